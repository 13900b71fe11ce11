"""What a third reader found short of one vocabulary: rows of `game.yaml` that said nothing, or said it of another word."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from front import run

from .scratch import Law, source

SAGE = 'card "Sage": character, cost 2, strength 2, {printed}\n'
BOARD = 'edition: 2e\n{cards}player Alice\n  play: "Sage"\nplayer Bob\n'


@pytest.fixture
def law(tmp_path: Path) -> Law:
    return Law(tmp_path)


def board(printed: str) -> str:
    return BOARD.format(cards=SAGE.format(printed=printed))


def line_of(law: Law, section: str, word: str) -> int:
    """The line of a row, in the section where it stands."""
    rows = (law.folder / "game.yaml").read_text(encoding="utf-8").splitlines()
    start = rows.index(f"{section}:")
    return next(n for n, text in enumerate(rows[start:], start + 1) if text.startswith((f"  {word}:", f"  '{word}':")))


def faults_at(law: Law, section: str, word: str) -> bool:
    """Whether `judge check` finds a fault in this row."""
    ran, first = law.check(), line_of(law, section, word)
    rows = (law.folder / "game.yaml").read_text(encoding="utf-8").splitlines()
    length = next((n for n, text in enumerate(rows[first:], 1) if not text.startswith("   ")), len(rows) - first + 1)
    return ran.status == 1 and any(f"game.yaml:{line}:" in ran.out + ran.err for line in range(first, first + length))


def worded(law: Law, section: str, word: str, row: dict[str, Any] | None = None, **german: str) -> None:
    """A row of the game with its words in both languages."""
    law.row("game.yaml", section, word, is_now=row or {})
    english: dict[str, object] = {
        "keywords": {"the": f"the {word} keyword"},
        "icons": {"the": f"the {word} icon"},
        "phases": {"the": f"the {word} phase"},
        "areas": {"in": f"in the {word}", "own": f"in {{player}}'s {word}", "where": f"in {{holder}}'s {word}"},
        "houses": f"House {word.title()}",
        "types": {"a": f"a {word}", "many": f"{word}s"},
    }
    told = {"keywords": "features", "icons": "features"}.get(section, section)
    law.row("languages/en.yaml", told, word, is_now=english[section])
    law.row("languages/de.yaml", told, word, is_now=german or english[section])


# ---- 1: two rows of one spelling

SHARED = {
    "a keyword called as another one": ("keywords", "dread", {"also": ["stealth"]}),
    "an area laid as another one": ("areas", "exile", {"field": ["hand"]}),
    "an area whose name is the field of another": ("areas", "dead pile", {}),
    "a house called as another one": ("houses", "tully", {"also": ["stark"]}),
    "a phase called as another one's other name": ("phases", "mourning", {"also": ["marshalling"]}),
    "a type called as another one's other name": ("types", "relic", {"also": ["events"]}),
    "a state that asks what another one asks": ("states", "tapped", {"asked": ["kneeling"]}),
    "a keyword called as an icon": ("keywords", "dread", {"also": ["military"]}),
    "a window called as another one": ("windows", "quiet", {"also": ["reaction"]}),
}


@pytest.mark.parametrize(("section", "word", "row"), SHARED.values(), ids=SHARED)
def test_two_rows_of_one_spelling_are_reported(law: Law, section: str, word: str, row: dict[str, Any]) -> None:
    law.row("game.yaml", section, word, is_now=row)
    said = law.check()
    told = [text for text in (said.out + said.err).splitlines() if "game.yaml:" in text]
    assert faults_at(law, section, word) and any("ambiguous-word" in text for text in told), told


# ---- 2: words of several words


def test_a_house_of_two_words(law: Law) -> None:
    worded(law, "houses", "free folk")
    assert law.ruled(board("free folk") + 'ask is "Sage" a free folk card?\n')[0]["verdict"] == "yes"
    assert law.ruled(board("stark") + 'ask is "Sage" a free folk card?\n')[0]["verdict"] == "no"


@pytest.mark.parametrize("word", ["no mercy", "to the last man"])
def test_a_keyword_of_several_words(law: Law, word: str) -> None:
    worded(law, "keywords", word)
    asked = f'ask does "Sage" have {word}?\n'
    assert law.ruled(board(word) + asked)[0]["verdict"] == "yes"
    assert law.ruled(board("no attachments") + asked)[0]["verdict"] == "no"
    assert law.ruled(board("military") + f'effect: "Sage" gains {word}\n' + asked)[0]["verdict"] == "yes"
    assert law.ruled(board(word) + 'ask does "Sage" have no attachments?\n')[0]["verdict"] == "no"


@pytest.mark.parametrize("word", ["black cells", "the black cells"])
def test_an_area_of_several_words(law: Law, word: str) -> None:
    worded(law, "areas", word, {"open": True})
    says = [{"forbids": "enter_play", "when": [{"in_area": word}]}]
    told = {"en": "Nobody comes back from the cells.", "de": "Aus den Zellen kehrt niemand zurück."}
    law.clause("2e/entering-play.yaml", {"id": "X-CELLS-01", "sources": source("2e-rules-reference"), "text": told, "says": says})
    there = board("military").replace("play:", f"{word}:")
    asked = f'ask is "Sage" in {word}?\nask can Alice put "Sage" into play from {word}?\nask is "Sage" in play?\n'
    inside, back, play = law.ruled(there + asked)
    assert (inside["verdict"], back["verdict"], play["verdict"]) == ("yes", "no", "no")
    assert [clause["id"] for clause in back["clauses"]] == ["X-CELLS-01"]


def test_a_phase_of_two_words(law: Law) -> None:
    worded(law, "phases", "long night", {"printed": True})
    says = [{"forbids": "kneel", "when": [{"phase": "long night"}]}]
    told = {"en": "Nobody kneels in the long night.", "de": "In der langen Nacht kniet niemand."}
    law.clause("2e/challenges.yaml", {"id": "X-NIGHT-01", "sources": source("2e-rules-reference"), "text": told, "says": says})
    (ruling,) = law.ruled("phase: long night\n" + board("military") + 'ask can Alice kneel "Sage"?\n')
    assert (ruling["verdict"], [clause["id"] for clause in ruling["clauses"]]) == ("no", ["X-NIGHT-01"])


@pytest.mark.parametrize("area", ["used plots", "the used plots"])
def test_used_plots_are_asked_for(law: Law, area: str) -> None:
    feast = 'edition: 2e\ncard "Feast": plot, gold 5, initiative 1, claim 1, reserve 5\n'
    text = feast + 'player Alice\n  used plots: "Feast"\nplayer Bob\n'
    assert law.ruled(text + f'ask is "Feast" in {area}?\n')[0]["verdict"] == "yes"
    assert law.ruled(text.replace("used plots:", "plot:") + f'ask is "Feast" in {area}?\n')[0]["verdict"] == "no"


# ---- 3: what no line could say, and what names nothing

STRANGE = [
    "3",
    "double-strike",
    "o'hara",
    "x",
    "alone",
    "kneel",
    "hand",
    "Zeal",
    "two  blanks",
    "s5",
    "a.b",
    "-",
    "@home",
    "_low",
]
LINES = 'ask does "Sage" have {word}?\nask is "Sage" {word}?\n'


def works(law: Law, word: str) -> bool:
    effects = f'effect: "Other" gains {word}\neffect: {word} characters get +1 strength\n'
    head = board(word).replace("player Alice", 'card "Other": character, cost 1\nplayer Alice')
    head = head.replace(' "Sage"\n', ' "Sage", "Other"\n')
    has, is_ = law.ruled(head + effects + LINES.format(word=word))
    other, _ = law.ruled(board("military") + LINES.format(word=word))
    return (has["verdict"], is_["verdict"], other["verdict"]) == ("yes", "yes", "no")


@pytest.mark.parametrize("word", STRANGE)
def test_a_word_that_no_line_could_say_is_reported(law: Law, word: str) -> None:
    worded(law, "keywords", word)
    assert faults_at(law, "keywords", word) or (law.check().status == 0 and works(law, word))


NAMELESS = {
    "an edition that there is not": ("keywords", "dread", {"editions": ["9e"]}),
    "an edition of an area that there is not": ("areas", "exile", {"editions": ["2e", "9e"]}),
    "an icon that there is not": ("challenges", "lore", {"icon": "lore"}),
    "a challenge without an icon": ("challenges", "lore", {}),
    "a state that no word asks about": ("states", "tapped", {"asked": ["nonsense"]}),
}


@pytest.mark.parametrize(("section", "word", "row"), NAMELESS.values(), ids=NAMELESS)
def test_a_row_that_names_what_there_is_not_is_reported(law: Law, section: str, word: str, row: dict[str, Any]) -> None:
    law.row("game.yaml", section, word, is_now=row)
    assert faults_at(law, section, word)


# ---- 4: words without words

BARE = {
    "keywords": "dread",
    "icons": "lore",
    "areas": "exile",
    "phases": "mourning",
    "types": "relic",
    "houses": "tully",
    "windows": "quiet",
}


@pytest.mark.parametrize(("section", "word"), BARE.items(), ids=BARE)
def test_a_row_without_its_words_is_reported(law: Law, section: str, word: str) -> None:
    law.row("game.yaml", section, word, is_now={})
    said = law.check()
    told = [text for text in (said.out + said.err).splitlines() if "no-sentence" in text and f"`{word}`" in text]
    assert said.status == 1 and len(told) >= 2, told


def test_a_rulebook_besides_ours_brings_its_words(tmp_path: Path) -> None:
    more = tmp_path / "house"
    more.mkdir()
    (more / "game.yaml").write_text("keywords:\n  dread: {}\n", encoding="utf-8")
    said = run("check", more)
    assert "no-sentence" in said.out + said.err, said.out + said.err


@pytest.mark.parametrize(("section", "word"), [("keywords", "dread"), ("icons", "lore")])
@pytest.mark.parametrize(("lang", "trait"), [("en", "trait"), ("de", "Merkmal")])
def test_no_sentence_calls_a_keyword_or_an_icon_a_trait(law: Law, section: str, word: str, lang: str, trait: str) -> None:
    law.row("game.yaml", section, word, is_now={})
    asked = board(word) + f'ask does "Sage" have {word}?\n'
    for text in (asked, asked.replace(f"2, {word}", "2")):
        said = law.run("rule", text, "--lang", lang)
        wrong = f"the {word} {trait}" if lang == "en" else f"{trait} {word}"
        assert said.status == 0 and wrong not in said.out, said.out
    assert trait in law.run("rule", board("trait Knight") + 'ask does "Sage" have the Knight trait?\n', "--lang", lang).out


# ---- 5: German names are words of German files

GERMAN = 'Ausgabe: 2e\nKarte "Sage": Charakter, Kosten 2, Stärke 2, {printed}\nSpieler Alice\n  Im Spiel: "Sage"\nSpieler Bob\n'


def test_a_german_keyword_is_printed_and_read(law: Law) -> None:
    law.row("game.yaml", "keywords", "dread", is_now={})
    law.row("languages/en.yaml", "features", "dread", is_now={"the": "the dread keyword"})
    law.row("languages/de.yaml", "features", "dread", is_now={"the": "das Schlüsselwort Grauen"})
    assert law.check().status == 0
    text = GERMAN.format(printed="Grauen") + 'frage hat "Sage" Grauen?\n'
    assert law.ruled(text)[0]["verdict"] == "yes"
    assert "das Schlüsselwort Grauen" in law.run("rule", text, "--lang", "de").out
    assert law.ruled(text.replace("2, Grauen", "2, Militär"))[0]["verdict"] == "no"


def test_a_german_icon_is_printed_and_read(law: Law) -> None:
    law.row("game.yaml", "icons", "lore", is_now={})
    law.row("languages/en.yaml", "features", "lore", is_now={"the": "a lore icon"})
    names = {"the": "ein Wissenssymbol", "no": "kein Wissenssymbol", "after": "einem Wissenssymbol"}
    law.row("languages/de.yaml", "features", "lore", is_now=names)
    law.row("languages/de.yaml", "card_words", "lore", is_now="Wissen")
    text = GERMAN.format(printed="Wissen") + 'frage hat "Sage" ein Wissenssymbol?\n'
    assert law.ruled(text)[0]["verdict"] == "yes"
    assert "Wissenssymbol" in law.run("rule", text, "--lang", "de").out


def test_a_german_phase_is_printed_and_read(law: Law) -> None:
    law.row("game.yaml", "phases", "mourning", is_now={})
    law.row("languages/en.yaml", "phases", "mourning", is_now={"the": "the mourning phase"})
    law.row(
        "languages/de.yaml", "phases", "mourning", is_now={"the": "die Trauerphase", "in": "in der Trauerphase"}
    )
    for said in ("mourning", "Trauerphase"):
        assert law.ruled(f"Phase: {said}\n" + GERMAN.format(printed="Militär") + 'frage ist "Sage" stehend?\n')


def test_a_german_area_is_printed_and_read(law: Law) -> None:
    law.row("game.yaml", "areas", "exile", is_now={"open": True})
    english = {"in": "in exile", "own": "in {player}'s exile", "where": "in {holder}'s exile"}
    law.row("languages/en.yaml", "areas", "exile", is_now=english)
    german = {"in": "im Exil", "own": "im Exil {player:of}", "where": "im Exil {holder:of}"}
    law.row("languages/de.yaml", "areas", "exile", is_now=german)
    text = GERMAN.format(printed="Militär").replace("Im Spiel:", "Exil:") + 'frage ist "Sage" im Exil?\n'
    assert law.ruled(text)[0]["verdict"] == "yes"


# ---- 6: challenges are those of `challenges`


def test_a_challenge_that_is_taken_out_is_none(law: Law) -> None:
    rows = {"military": {"icon": "military"}, "intrigue": {"icon": "intrigue"}}
    law.row("game.yaml", "challenges", is_now=rows)
    ran = law.run("rule", board("power") + 'challenge: power, Alice against Bob\nask is "Sage" kneeling?\n')
    assert ran.status == 2 and "power" in ran.out + ran.err


def test_an_icon_alone_makes_no_challenge(law: Law) -> None:
    worded(law, "icons", "lore")
    ran = law.run("rule", board("lore") + 'challenge: lore, Alice against Bob\nask is "Sage" kneeling?\n')
    assert ran.status == 2 and "lore" in ran.out + ran.err


FIGHT = """\
edition: 2e
phase: challenges
first player: Alice
active player: Alice
card "Sage": character, cost 2, strength 2, lore
card "Guard": character, cost 2, strength 2, military
player Alice
  play: "Sage", "Guard"
player Bob
challenge: {kind}, Alice against Bob
ask can Alice attack with "Sage"?
ask can Alice attack with "Guard"?
"""


@pytest.mark.parametrize("kind", ["lore", "scholarly", "battle of wits"])
def test_a_challenge_needs_the_icon_of_its_row(law: Law, kind: str) -> None:
    worded(law, "icons", "lore")
    law.row("game.yaml", "challenges", kind, is_now={"icon": "lore"})
    sage, guard = (ruling["verdict"] for ruling in law.ruled(FIGHT.format(kind=kind)))
    assert (sage, guard) == ("yes", "no")
    assert "lore icon" in law.run("rule", FIGHT.format(kind=kind)).out


# ---- 7: a question of one line is asked under the law of the folder


def test_a_question_of_one_line_knows_the_folder_s_words(law: Law) -> None:
    worded(law, "keywords", "dread")
    worded(law, "icons", "lore")
    worded(law, "houses", "tully")
    worded(law, "areas", "exile", {"open": True})
    for asked in (
        "does Penny have dread?",
        "does Penny have a lore icon?",
        "can I marshal a tully character?",
        "can I marshal a dread character?",
        "is Penny in exile?",
    ):
        said = run("ask", "--rulings", law.folder, asked)
        assert said.status == 0, (asked, said.out + said.err)


def test_so_it_does_beside_a_board(law: Law) -> None:
    worded(law, "keywords", "dread")
    file = law.folder.parent / "board.scenario"
    file.write_text(board("dread"), encoding="utf-8")
    said = run("ask", "--rulings", law.folder, "--board", file, "does Sage have dread?")
    assert said.status == 0 and "YES" in said.out, said.out + said.err


# ---- 8: card text names them as the rows do


def test_card_text_takes_its_words_from_the_vocabulary() -> None:
    from judge.cards.text import read_text

    text = Path(read_text.__file__).read_text(encoding="utf-8")
    assert "marshalling" not in text
    assert "interrupt" not in text
