"""House 1: what the game is made of stands in `rulings/game.yaml`, once, and everything else takes its lists from there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from casebook import HOME

from .scratch import Law, source

SETS = ("editions", "formats", "areas", "phases", "windows", "types", "houses", "icons", "keywords", "periods", "challenges")
FEW = 3
"""So many members of a set side by side are a list of it."""


@cache
def game() -> dict[str, Any]:
    return yaml.safe_load((HOME / "rulings" / "game.yaml").read_text(encoding="utf-8"))  # type: ignore[no-any-return]


@pytest.fixture
def law(tmp_path: Path) -> Law:
    return Law(tmp_path)


@pytest.mark.parametrize("name", SETS)
def test_a_closed_set_stands_in_game_yaml(name: str) -> None:
    assert len(game()[name]) >= 2


def test_a_row_says_what_is_true_of_it() -> None:
    assert {name for name, row in game()["areas"].items() if row and row.get("open")} == {"play", "shadows", "dead", "discard"}
    assert {name for name, row in game()["keywords"].items() if row and row.get("value")} >= {"shadow", "ambush", "bestow"}
    assert (game()["keywords"]["joust"] or {})["editions"] == ["1e"]


def listed(file: Path) -> Iterator[tuple[int, set[str]]]:
    """The words that stand side by side in a file: in one tuple, list, set or dict of Python, or in one terminal."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".lark":
        for number, line in enumerate(text.splitlines(), 1):
            yield number, set(re.findall(r"[a-z][a-z' ]+", line.partition(":")[2].lower()))
        return
    for node in ast.walk(ast.parse(text)):
        inside = getattr(node, "elts", None) or getattr(node, "keys", None) or ()
        words = {one.value for one in inside if isinstance(one, ast.Constant) and isinstance(one.value, str)}
        if words:
            yield node.lineno, words
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "|" in node.value:
            yield node.lineno, set(node.value.split("|"))


PHRASES = {"data", "oneline"}
"""The phrases of one-line questions are rebuilt as data with *Asked the way people ask*."""


@pytest.mark.parametrize("name", SETS)
def test_no_list_of_a_set_stands_anywhere_else(name: str) -> None:
    members = set(game()[name])
    files = [f for f in sorted((HOME / "judge").rglob("*")) if f.suffix in (".py", ".lark") and not PHRASES & set(f.parts)]
    few = min(FEW, len(members))
    again = [f"{f.relative_to(HOME)}:{line}" for f in files for line, words in listed(f) if len(words & members) >= few]
    assert again == []


FLAY = """\
edition: {edition}
card "Red Rider": character, cost 2, strength 2, military, flay
card "Grey Rider": character, cost 2, strength 2, military
player Alice
  play: "Red Rider", "Grey Rider"
player Bob
ask does "Red Rider" have flay?
ask does "Grey Rider" have flay?
ask can Alice kneel "Red Rider"?
"""


FLAYING = {
    "en": {"the": "the flay keyword"},
    "de": {"the": "das Schlüsselwort Häuten", "no": "das Schlüsselwort Häuten nicht", "after": "dem Schlüsselwort Häuten"},
}


def flay(law: Law) -> None:
    law.row("game.yaml", "keywords", "flay", is_now={"editions": ["1e"]})
    for language in ("en", "de"):
        law.row(f"languages/{language}.yaml", "features", "flay", is_now=FLAYING[language])
    told = {"en": "Who flays is never made to kneel.", "de": "Wer häutet, kniet nie."}
    says = [
        {"defines": "keyword_has_rules", "when": [{"named": ["it", "flay"]}]},
        {"forbids": "kneel", "when": [{"has": "flay"}]},
    ]
    flay = {"id": "1E-FLAY-01", "sources": source("1e-faq-5.2"), "text": told, "says": says}
    law.clause("1e/joust-and-melee-keywords.yaml", flay)


def test_a_keyword_is_added_with_rows_alone_and_ruled_on(law: Law) -> None:
    flay(law)
    has, has_not, kneel = law.ruled(FLAY.format(edition="1e"))
    assert (has["verdict"], has_not["verdict"], kneel["verdict"]) == ("yes", "no", "no")
    assert "the flay keyword" in law.run("rule", FLAY.format(edition="1e")).out
    assert kneel["clauses"][0]["id"] == "1E-FLAY-01"


def test_a_keyword_does_nothing_in_an_edition_that_has_no_clause_for_it(law: Law) -> None:
    """As joust, the name of a format in the second edition: a file may name it, and it means nothing."""
    flay(law)
    has, _, kneel = law.ruled(FLAY.format(edition="2e"))
    assert has["verdict"] == "yes"
    assert "1E-FLAY-01" not in [clause["id"] for clause in kneel["clauses"]]


def test_a_new_keyword_is_asked_for_in_german(law: Law) -> None:
    flay(law)
    said = law.run("rule", FLAY.format(edition="1e"), "--lang", "de")
    assert said.status == 0
    assert "das Schlüsselwort Häuten" in said.out and "Merkmal" not in said.out


PHASE = """\
edition: 2e
phase: mourning
card "Grey Rider": character, cost 2, strength 2, military
player Alice
  play: "Grey Rider"
player Bob
ask can Alice kneel "Grey Rider"?
"""


def test_a_phase_is_added_with_rows_alone_and_ruled_on(law: Law) -> None:
    law.row("game.yaml", "phases", "mourning", is_now={"editions": ["2e"]})
    law.row("languages/en.yaml", "phases", "mourning", is_now={"the": "the mourning phase"})
    law.row("languages/de.yaml", "phases", "mourning", is_now={"the": "die Trauerphase"})
    told = {"en": "Nobody kneels while the realm mourns.", "de": "Niemand kniet, während das Reich trauert."}
    says = [{"forbids": "kneel", "when": [{"phase": "mourning"}]}]
    law.clause("2e/challenges.yaml", {"id": "2E-MOURN-01", "sources": source("2e-rules-reference"), "text": told, "says": says})
    (ruling,) = law.ruled(PHASE)
    assert (ruling["verdict"], [clause["id"] for clause in ruling["clauses"]]) == ("no", ["2E-MOURN-01"])


AREA = """\
edition: 2e
card "Grey Rider": character, cost 2, strength 2, military
player Alice
  exile: "Grey Rider"
player Bob
ask is "Grey Rider" in exile?
ask can Alice put "Grey Rider" into play?
"""


def test_an_area_is_added_with_rows_alone_and_ruled_on(law: Law) -> None:
    law.row("game.yaml", "areas", "exile", is_now={"open": True})
    law.row(
        "languages/en.yaml",
        "areas",
        "exile",
        is_now={"in": "in exile", "own": "in {player}'s exile", "where": "in {holder}'s exile"},
    )
    law.row(
        "languages/de.yaml",
        "areas",
        "exile",
        is_now={"in": "im Exil", "own": "im Exil von {player}", "where": "im Exil von {holder}"},
    )
    told = {"en": "Nobody comes back from exile.", "de": "Aus dem Exil kehrt niemand zurück."}
    says = [{"forbids": "enter_play", "when": [{"in_area": "exile"}]}, {"defines": "in_exile", "when": [{"in_area": "exile"}]}]
    for language in ("en", "de"):
        sentences = {
            "seen": "{card} is gone",
            "unseen": "{card} is not gone",
            "unknown": "it is not stated whether {card} is gone",
        }
        law.row(f"languages/{language}.yaml", "judged", "in_exile", is_now=sentences)
    law.clause(
        "2e/entering-play.yaml", {"id": "2E-EXILE-01", "sources": source("2e-rules-reference"), "text": told, "says": says}
    )
    there, back = law.ruled(AREA)
    assert there["verdict"] == "yes"
    assert (back["verdict"], [clause["id"] for clause in back["clauses"]]) == ("no", ["2E-EXILE-01"])


def test_a_house_is_added_with_rows_alone(law: Law) -> None:
    law.row("game.yaml", "houses", "tully", is_now={})
    for language in ("en", "de"):
        law.row(f"languages/{language}.yaml", "houses", "tully", is_now="House Tully" if language == "en" else "Haus Tully")
    board = 'edition: 2e\ncard "Ford": location, tully, cost 1\nplayer Alice\n  play: "Ford"\nplayer Bob\n'
    (ruling,) = law.ruled(board + 'ask is "Ford" a tully card?\n')
    assert ruling["verdict"] == "yes"


def test_an_icon_is_added_with_rows_alone(law: Law) -> None:
    law.row("game.yaml", "icons", "lore", is_now={})
    for language in ("en", "de"):
        law.row(f"languages/{language}.yaml", "features", "lore", is_now={"the": "a lore icon"})
    board = 'edition: 2e\ncard "Sage": character, cost 1, strength 1, lore\nplayer Alice\n  play: "Sage"\nplayer Bob\n'
    (ruling,) = law.ruled(board + 'ask does "Sage" have a lore icon?\n')
    assert ruling["verdict"] == "yes"


COLLISIONS = {
    "a keyword called as a word of the grammar": ("keywords", "unique"),
    "a keyword called as a type": ("keywords", "character"),
    "an area called as a field of a player": ("areas", "gold"),
    "a phase called as a window": ("phases", "action"),
}


@pytest.mark.parametrize(("section", "word"), COLLISIONS.values(), ids=COLLISIONS)
def test_a_row_that_collides_is_reported_at_its_line(law: Law, section: str, word: str) -> None:
    law.row("game.yaml", section, word, is_now={})
    line = next(
        n for n, text in enumerate((law.folder / "game.yaml").read_text().splitlines(), 1) if text.startswith(f"  {word}:")
    )
    ran = law.check()
    assert ran.status == 1
    assert f"game.yaml:{line}:" in ran.out + ran.err


@pytest.mark.parametrize("key", ["found_in", "befalls", "who"])
def test_an_act_says_what_is_true_of_it(key: str) -> None:
    acts = yaml.safe_load((HOME / "rulings" / "actions.yaml").read_text(encoding="utf-8"))
    assert sum(key in row for row in acts.values()) >= 3


def test_english_and_german_of_a_clause_stand_side_by_side() -> None:
    assert not (HOME / "rulings" / "languages" / "clauses.de.yaml").exists()
    files = [f for f in sorted((HOME / "rulings").rglob("*.yaml")) if f.parent.name in ("1e", "2e")]
    clauses = [c for f in files for c in yaml.safe_load(f.read_text(encoding="utf-8")) if isinstance(c, dict) and "text" in c]
    assert clauses
    assert [c["id"] for c in clauses if set(c["text"]) < {"en", "de"}] == []


def test_a_period_that_no_row_ends_is_told_of(tmp_path: Path) -> None:
    """An effect that lasts until the end of it would last for ever, whatever a line says."""
    law = Law(tmp_path)
    law.row("game.yaml", "periods", "season", is_now={})
    found = law.check()
    assert found.status == 1 and "no row of `steps.yaml` ends the period `season` [unreachable]" in found.out
