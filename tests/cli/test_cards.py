"""`judge cards` from outside: finding, showing, adding, checking; what it prints, and its exit status."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from test_cli_rule import judge, write

from judge.cli.cards import COMMANDS

DATA = Path(__file__).parent.parent / "cards" / "data"
LIST = DATA / "lists" / "attic.cards"
Cards = Callable[..., "CompletedProcess[str]"]


@pytest.fixture
def cards(tmp_path: Path) -> Cards:
    """`judge cards` for a user who has no cards yet."""
    return lambda *arguments, **more: judge("cards", *arguments, JUDGE_DATA=str(tmp_path / "data"), **more)


def rows(done: CompletedProcess[str]) -> dict[str, object]:
    return json.loads(done.stdout)  # type: ignore[no-any-return]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_page(command: str) -> None:
    done = judge("cards", command, "--help")
    assert done.returncode == 0 and f"Examples:\n  judge cards {command}" in done.stdout
    assert f"\n  {command} " in judge("cards", "--help").stdout


def test_packs_of_both_formats_and_lists_are_added(cards: Cards) -> None:
    done = cards("add", DATA)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0].startswith("4 files, ")
    again = rows(cards("add", DATA, "--json"))
    assert again["new"] == 0 and again["problems"] == [] and again["cards"] == 9
    found = rows(cards("find", "lantern keeper", "--json"))["cards"]
    assert [(c["title"], c["edition"]) for c in found] == [("Lantern Keeper", "2e")]  # type: ignore[attr-defined]


def test_a_list_is_kept_in_its_edition(cards: Cards) -> None:
    assert cards("add", LIST).stdout == "1 file, 3 cards, 3 of them new\n"
    assert cards("find", "envoy").stdout.splitlines() == [
        "first edition",
        "  Dusty Envoy",
        "      unique Stark Shadows crest character, cost s3, strength 3, intrigue",
        "      [Attic]",
        "",
        "1 card",
    ]
    assert "0 cards" in cards("find", "envoy", "--edition", "2e").stdout
    assert "Goes on: your own character" in cards("show", "old", "key").stdout


def test_a_list_read_again_from_elsewhere_takes_the_place_of_its_cards(cards: Cards, tmp_path: Path) -> None:
    cards("add", LIST)
    write(tmp_path, 'edition: 1e\ncard "Creaking Stair": location, neutral, cost 2\n', "new.cards")
    assert cards("add", tmp_path / "new.cards").stdout == "1 file, 1 card, 0 of them new\n"
    (stair,) = rows(cards("find", "stair", "--json"))["cards"]  # type: ignore[misc]
    assert [v["cost"] for v in stair["versions"]] == [2]  # type: ignore[index]


def test_what_is_wrong_with_a_list_is_shown_and_the_good_cards_load(cards: Cards, tmp_path: Path) -> None:
    text = 'edition: 1e\ncard "A": location\ncard "B": wibble\nplayer Bob\ncard "A": event\ncard "C"\n'
    done = cards("add", write(tmp_path, text, "mixed.cards"))
    assert done.returncode == 2 and done.stdout == "1 file, 1 card, 1 of them new\n"
    for told in ("mixed.cards:3:", "mixed.cards:4:1: a list of cards has nothing but cards in it", "described twice", ":6:"):
        assert told in done.stderr
    assert "Traceback" not in done.stderr and '  card "B": wibble\n' in done.stderr


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("none.cards", b'card "A": location\n', "the edition is not stated"),
        ("empty.cards", b"", "there is nothing in this file"),
        ("raw.cards", b"\0\1\2", "this is not a text file"),
        ("latin.cards", 'card "Café": location\n'.encode("latin-1"), "this is not UTF-8 text"),
        ("huge.cards", b"x" * 1_000_001, "too large for a list of cards"),
        ("wrong.json", b"{", "this is not JSON"),
        ("other.json", b"[1, 2]", "there are no cards in `other.json`"),
        ("deep.json", b"[" * 100_000, "this is not usable JSON"),
    ],
)
def test_what_is_no_list_of_cards_changes_nothing(cards: Cards, tmp_path: Path, name: str, content: bytes, told: str) -> None:
    file = write(tmp_path, content, name)
    done = cards("add", file)
    assert (done.returncode, done.stdout) == (2, "no cards were added; nothing has changed\n")
    assert told in done.stderr and str(file) in done.stderr
    assert not (tmp_path / "data").exists()
    assert told in rows(cards("add", file, "--json"))["problems"][0]["message"]  # type: ignore[index]


def test_paths_and_folders_that_are_not_there(cards: Cards, tmp_path: Path) -> None:
    done = cards("add", tmp_path / "gone", LIST)
    assert done.returncode == 2 and "gone" in done.stderr and done.stdout.startswith("1 file, 3 cards")
    (tmp_path / "data").chmod(0o500)
    (tmp_path / "file").write_text("")
    done = judge("cards", "add", LIST, JUDGE_DATA=str(tmp_path / "file" / "below"))
    assert done.returncode == 2 and "the cards cannot be kept" in done.stderr
    assert cards("add", LIST, "--edition", "9e").returncode == 2


def test_what_was_kept_before_it_went_wrong_is_told(cards: Cards, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two lists, and the disk is full after the first."""
    from doors import said

    from judge.support import write_file as disk

    really, left = disk.replace_file, [1]

    def full(path: Path, data: bytes) -> None:
        if not left:
            raise OSError(28, "No space left on device")
        left.pop()
        really(path, data)

    monkeypatch.setattr("judge.cards.imported.compile.replace_file", full)
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    write(tmp_path, 'edition: 1e\ncard "Late": location\n', "late.cards")
    done = said("cards", "add", LIST, tmp_path / "late.cards")
    assert done.status == 2 and done.out == "1 file, 3 cards, 3 of them new\n"
    assert "the cards cannot be kept: No space left on device" in done.err


def test_titles_are_found_however_they_are_written(cards: Cards) -> None:
    cards("add", DATA)
    for title in ('"Hush, Now"', "hush now", "HUSH-NOW", "“hush, now”"):
        assert cards("show", title).stdout.startswith('"Hush, Now"'), title
    done = cards("show", "Lantern Keper")
    assert done.returncode == 2 and "did you mean `Lantern Keeper`?" in done.stderr
    assert "0 cards\nhint: did you mean" in cards("find", "lantrn").stdout


def test_a_card_is_shown_with_its_clauses(cards: Cards) -> None:
    done = cards("show", "Ser Robert Strong")
    assert done.returncode == 0 and "2E-STRONG-01" in done.stdout and "shadow cost 5" in done.stdout
    (record,) = rows(cards("show", "no surprises", "--json"))["cards"]  # type: ignore[misc]
    assert {"2E-NOSURPRISES-01", "2E-SHADOW-17"} <= set(record["clauses"])  # type: ignore[index]
    assert "but not its text" in cards("show", "Handmaiden").stdout


def test_a_card_is_shown_with_what_is_not_modelled(cards: Cards) -> None:
    cards("add", DATA)
    assert "Its text also reads: Reaction: After the lamps go out" in cards("show", "lantern keeper").stdout
    done = cards("show", "lantern keeper", "--pack", "Nope")
    assert done.returncode == 2 and "it is in Odd, Inv" in done.stderr
    (problem,) = rows(cards("show", "lantern keeper", "--pack", "Nope", "--json"))["problems"]  # type: ignore[misc]
    assert problem["code"] == "unknown-card"  # type: ignore[index]


def test_how_much_is_understood(cards: Cards) -> None:
    assert cards("check").stdout.startswith("no cards have been imported yet")
    cards("add", DATA)
    done = cards("check", "--unread")
    assert done.returncode == 0 and "cards are understood completely" in done.stdout
    assert "1 × Reaction: After the lamps go out, light one of them." in done.stdout
    kinds = rows(cards("check", "--json"))["editions"]["2e"]["kinds"]  # type: ignore[index]
    assert kinds["keywords"]["understood"] == kinds["keywords"]["total"] > 0


def test_nothing_found_is_no_failure(cards: Cards) -> None:
    done = cards("find", "wibblewobble")
    assert done.returncode == 0 and done.stdout.startswith("0 cards\nhint: ")
    assert cards("find").returncode == 2
