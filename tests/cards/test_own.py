"""Our own cards: found by their titles, however written, and read strictly."""

from __future__ import annotations

from pathlib import Path

import pytest
import worded

from judge.cards import Catalogue
from judge.cards.read_card_yaml import read_sheet
from judge.game.printed_face import Keyword
from judge.support.problems import Unusable

EXAMPLE = (
    ("Ser Robert Strong", "character", 6, ("shadow", 5)),
    ("Penny", "character", 2, ("shadow", 1)),
    ("Cersei Lannister", "character", 4, None),
    ("Bowels of Casterly Rock", "location", 3, None),
    ("Burned Men", "character", 2, ("ambush", 2)),
    ("Western Fiefdom", "location", 0, ("limited", None)),
    ("Beneath the Bridge of Dream", "event", "-", ("shadow", 0)),
    ("Exchange of Information", "plot", None, None),
)


@pytest.mark.parametrize(("title", "kind", "cost", "keyword"), EXAMPLE)
def test_the_cards_of_the_play_area_example(title, kind, cost, keyword):
    (face,) = Catalogue().find(title)
    assert (face.type, face.cost, face.origin) == (kind, cost, "catalogue")
    assert face.keywords == ((Keyword(*keyword),) if keyword else ())


@pytest.mark.parametrize(
    "written", ["ser robert strong", "SER ROBERT STRONG", "Ser-Robert  Strong!", "“Ser Róbert Strong”", "serrobertstrong"]
)
def test_a_title_is_found_however_it_is_written(written):
    (face,) = Catalogue().find(written)
    assert face.title == "Ser Robert Strong"


def test_a_pack_picks_a_version():
    assert Catalogue().find("Penny", "tmow")
    assert Catalogue().find("Penny", "Core") == ()


def test_what_is_not_known_is_not_found():
    assert Catalogue().find("Nobody at All") == Catalogue().find("!?") == Catalogue().find("Penny", edition="1e") == ()


def test_every_title_leads_to_one_version():
    catalogue = Catalogue()
    assert all(len(catalogue.find(title)) == 1 for title in catalogue.titles("2e"))


def test_a_damaged_cache_is_made_anew(tmp_path):
    assert Catalogue().find("Penny")
    for file in (tmp_path / "cache").rglob("cards*"):
        file.write_bytes(b"judge-cache-1 nonsense")
    assert Catalogue().find("Penny")


BAD = (
    ("- {title: A, cost: six}", 1, "`cost` must be a number"),
    ("- {title: A, title: B}", 1, "`title` stands here twice"),
    ("- {title: A, unique: maybe}", 1, "`unique` cannot be `maybe`; it is one of yes, no"),
    ("- {title: A, kost: 6}", 1, "a card has no field `kost`"),
    ("- {title: A}\n- {type: plot}", 2, "a card needs a `title`"),
    ("- {title: A, on: {colour: red}}", 1, "`on` is a mapping of type, side, house, trait, unique"),
    ("- [a, list]", 1, "a card is a list of `field: value`"),
    ("title: A", 1, "a sheet is a list of cards"),
    ("- {title: A", 1, "did not find expected `,` or `}`"),
)


@pytest.mark.parametrize(("text", "line", "message"), BAD)
def test_a_mistake_in_a_sheet_is_told_with_its_line(text, line, message):
    with pytest.raises(Unusable) as caught:
        read_sheet(text, "x.yaml")
    problem = caught.value.problems[0]
    assert worded.message(problem) == message
    assert problem.span.line == line or "expected" in message


def test_a_misspelt_field_has_a_hint():
    with pytest.raises(Unusable) as caught:
        read_sheet("- {title: A, kost: 6}", "x.yaml")
    assert worded.hint(caught.value.problems[0]) == "did you mean `cost`?"


def test_words_that_yaml_would_turn_into_something_else_stay_words(tmp_path: Path):
    (tmp_path / "2e.yaml").write_text("- {title: No, pack: 007, traits: [yes, 1e3]}\n")
    (face,) = Catalogue(sheets=tmp_path).find("no")
    assert (face.title, face.pack, face.traits) == ("No", "007", ("yes", "1e3"))
