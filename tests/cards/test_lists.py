"""Players' own lists: read as `card` lines, kept by edition, and what they say of a title."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judge.cards import Catalogue
from judge.cards.imported.add import add, add_faces
from judge.game.card_descriptions import Which
from judge.game.effect import Strength
from judge.game.printed_face import Face
from judge.language.read_cards_file import card_list

LIST = Path(__file__).parent / "data" / "lists" / "attic.cards"


def test_a_list_is_read_as_card_lines():
    read = card_list(LIST.read_text(encoding="utf-8"), "attic.cards")
    assert (read.edition, read.problems) == ("1e", ())
    assert [f.title for f in read.faces] == ["Dusty Envoy", "Creaking Stair", "Old Key"]
    assert (read.faces[0].crest, read.faces[0].s_cost, read.faces[0].pack) == (True, 3, "Attic")


def test_an_edition_given_is_for_a_list_that_names_none():
    assert card_list('card "A": location', "a.cards", "1e").edition == "1e"
    assert card_list('edition: 2e\ncard "A": location', "a.cards", "1e").edition == "2e"
    assert card_list('card "A": location', "a.cards").faces == ()


BROKEN = ["", "\0", "wibble", 'card "A"', "edition: 3e", "edition: 1e\nedition: 2e", '"' * 5000, "\u202e"]


@pytest.mark.parametrize("text", BROKEN)
def test_no_list_is_too_broken_to_be_told_so(text):
    read = card_list(text, "bad.cards")
    assert read.faces == () and read.problems


def test_a_list_without_packs_speaks_for_the_whole_title_but_not_for_ours():
    add_faces([Face("Lantern Keeper", "location"), Face("Penny", "event")], "2e", "mine.cards")
    add([Path(__file__).parent / "data" / "throneteki"])
    assert [f.type for f in Catalogue().find("lantern keeper")] == ["location"]
    assert [f.type for f in Catalogue().find("lantern keeper", "Inv")] == ["character"]
    assert [f.type for f in Catalogue().find("penny")] == ["character"]


def test_our_own_card_takes_its_text_from_the_imported_twin(tmp_path):
    card = {"code": "1", "type": "attachment", "name": "Milk of the Poppy", "faction": "neutral", "cost": 5, "traits": [],
            "text": "Attached character gets -1 STR.\n<b>Reaction:</b> After dawn, sleep."}  # fmt: skip
    (tmp_path / "core.json").write_text(json.dumps({"code": "Core", "cards": [card]}))
    add([tmp_path])
    (face,) = Catalogue().find("Milk of the Poppy")
    assert (face.cost, face.origin) == (1, "catalogue")
    assert [told.effect for told in face.effects] == [Strength(-1, Which(refs=("attached",)))]
    assert face.unread == ("Reaction: After dawn, sleep.",)
