"""Imported cards in rulings: what of their text was not weighed is said; titles are found however they are written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from test_cli_rule import judge, write

DATA = Path(__file__).parent.parent / "cards" / "data" / "throneteki"
BOARD = 'edition: 2e\nphase: challenges\nplayer Alice\n  gold: 7\n  shadows: "{}"\nplayer Bob\n  gold: 1\n'
ASK = 'ask can Alice bring "{}" out of shadows?\n'
LAMPS = "Reaction: After the lamps go out, light one of them."


@pytest.fixture
def data(tmp_path: Path) -> str:
    folder = str(tmp_path / "data")
    assert judge("cards", "add", DATA, JUDGE_DATA=folder).returncode == 0
    return folder


def test_text_that_is_not_modelled_is_told_where_it_may_bear(data: str, tmp_path: Path) -> None:
    used = 'ask can Alice use the reaction of "Lantern Keeper"?\n'
    file = write(tmp_path, BOARD.format("Lantern Keeper") + ASK.format("Lantern Keeper") + used)
    page = " ".join(judge("rule", file, JUDGE_DATA=data).stdout.split())
    assert page.count(f'by what was read, but Lantern Keeper [Inv] may say otherwise: "{LAMPS}"') == 1
    brought, used_up = json.loads(judge("rule", "--json", file, JUDGE_DATA=data).stdout)["rulings"]
    assert (brought["provisional"], brought["not_modelled"]) == (False, [])  # a reaction that nobody uses bars nothing
    assert (used_up["provisional"], used_up["not_modelled"]) == (True, [{"card": "Lantern Keeper", "text": LAMPS}])


def test_cards_that_no_question_is_about_are_left_alone(data: str, tmp_path: Path) -> None:
    board = BOARD.format("Penny").replace("player Bob", '  play: "Lantern Keeper"\nplayer Bob')
    done = judge("rule", "--json", write(tmp_path, board + ASK.format("Penny")), JUDGE_DATA=data)
    (ruling,) = json.loads(done.stdout)["rulings"]
    assert ruling["verdict"] == "yes" and ruling["not_modelled"] == []


@pytest.mark.parametrize("title", ["lantern keeper", "LANTERN—KEEPER", "Läntern Keeper", "‘Lantern Keeper’"])
def test_titles_are_found_however_they_are_written(data: str, tmp_path: Path, title: str) -> None:
    file = write(tmp_path, BOARD.format(title) + ASK.format("Lantern Keeper"))
    assert json.loads(judge("rule", "--json", file, JUDGE_DATA=data).stdout)["rulings"][0]["verdict"] == "yes"


def test_a_misspelt_title_suggests_the_nearest(data: str, tmp_path: Path) -> None:
    done = judge("rule", write(tmp_path, BOARD.format("Lantern Keper") + ASK.format("Lantern Keper")), JUDGE_DATA=data)
    assert done.returncode == 2 and "did you mean `Lantern Keeper`?" in done.stderr


def test_versions_that_differ_ask_for_their_pack(data: str, tmp_path: Path) -> None:
    judge("cards", "add", DATA.parent / "thronesdb", JUDGE_DATA=data)
    board = BOARD.format("Lantern Keeper") + ASK.format("Lantern Keeper")
    done = judge("rule", write(tmp_path, board), JUDGE_DATA=data)
    assert done.returncode == 2 and "say which one: `[Odd]`, `[Inv]`" in done.stderr
    told = board.replace('shadows: "Lantern Keeper"', 'shadows: "Lantern Keeper" [inv]')
    assert judge("rule", write(tmp_path, told), JUDGE_DATA=data).returncode == 0


def test_what_the_file_says_of_a_cards_effect_is_that_effect(data: str, tmp_path: Path) -> None:
    board = 'edition: 2e\nplayer Alice\n  play: "Hedge Knight" with "Borrowed Cloak"\nplayer Bob\n'
    ask = 'ask what is the strength of "Hedge Knight"?\n'
    stated = 'effect of "Borrowed Cloak": "Hedge Knight" gets +1 strength\n'
    for text in (board + ask, board + stated + ask):
        done = judge("rule", "--json", write(tmp_path, text), JUDGE_DATA=data)
        assert json.loads(done.stdout)["rulings"][0]["answer"] == "3", text
