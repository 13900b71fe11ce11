"""What a user sees of a damaged store: every command says so, nothing is lost, and one command mends it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from doors import elsewhere, said
from packs import pack

TABLE = 'edition: 2e\nplayer Alice\n  hand: "Rook Walker 1"\nplayer Bob\nask can Alice marshal "Rook Walker 1"?\n'
OWN = 'edition: 2e\ncard "Mine": character, cost 1\nplayer Alice\n  hand: "Mine"\nplayer Bob\nask can Alice marshal "Mine"?\n'


@pytest.fixture(autouse=True)
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A store of two sets; the one called Pawn is damaged, and so is the card of the Rook that the table names."""
    elsewhere(monkeypatch, tmp_path / "data")
    for name in ("Rook", "Pawn"):
        (tmp_path / f"{name}.json").write_text(pack(name))
        assert said("cards", "add", tmp_path / f"{name}.json").status == 0
    (tmp_path / "table.scenario").write_text(TABLE)
    (tmp_path / "own.scenario").write_text(OWN)
    return tmp_path / "data" / "cards.compiled"


def damage(store: Path, what: bytes) -> bytes:
    """One bit of every place where this stands."""
    raw = store.read_bytes()
    assert what in raw
    store.write_bytes(raw.replace(what, bytes([what[0] ^ 1]) + what[1:]))
    return store.read_bytes()


def test_every_command_that_asks_for_cards_says_so(store: Path, tmp_path: Path) -> None:
    raw = damage(store, b"Rook Walker 1")
    for call in (
        ["rule", tmp_path / "table.scenario"], ["test", tmp_path / "table.scenario"], ["cards", "show", "Rook Walker 1"],
        ["cards", "find", "walker"], ["cards", "check"], ["cards", "add", tmp_path / "Rook.json"],
        ["check", tmp_path / "table.scenario"], ["compare", tmp_path / "table.scenario"], ["ask", "can I marshal Rook Walker 1?"],
    ):  # fmt: skip
        done = said(*call)
        assert done.status == 2, call
        assert (done.err + done.out).count("[cards-damaged]") == 1, (call, done)
        assert "judge cards mend" in done.err + done.out, call
        assert store.read_bytes() == raw, f"{call} has changed the store"


def test_a_table_that_needs_no_imported_card_is_ruled(store: Path, tmp_path: Path) -> None:
    damage(store, b"Rook Walker 1")
    assert said("rule", tmp_path / "own.scenario").status == 0


def test_mending_says_what_was_saved_and_what_to_add_again(store: Path, tmp_path: Path) -> None:
    raw = damage(store, b"After the lamps of Pawn go out, light 3")
    done = said("cards", "mend")
    assert done.status == 2 and "15 cards" in done.out and "Pawn" in done.err and "[cards-lost]" in done.err
    (aside,) = store.parent.glob("cards.damaged*")
    assert aside.read_bytes() == raw and str(aside) in done.out
    assert said("cards", "show", "Rook Walker 1").status == 0
    assert said("cards", "add", tmp_path / "Pawn.json").status == 0
    assert said("cards", "show", "Pawn Walker 3").status == 0
    assert said("cards", "mend").status == 0 and aside.read_bytes() == raw


def test_damage_to_what_can_be_made_again_loses_nothing(store: Path) -> None:
    raw = store.read_bytes()
    store.write_bytes(raw[:20] + bytes([raw[20] ^ 4]) + raw[21:])
    done = said("cards", "mend", "--json")
    told = json.loads(done.out)
    assert done.status == 0 and told["cards"] == 16 and told["lost"] == [] == told["problems"]
    assert Path(told["aside"]).is_file()


def test_two_damaged_stores_are_kept_side_by_side(store: Path) -> None:
    kept = []
    for _ in range(2):
        raw = store.read_bytes()
        store.write_bytes(raw[:20] + bytes([raw[20] ^ 4]) + raw[21:])
        kept.append(store.read_bytes())
        assert said("cards", "mend").status == 0
    assert sorted(f.read_bytes() for f in store.parent.glob("cards.damaged*")) == sorted(kept)


def test_where_nothing_is_damaged_nothing_is_mended(store: Path) -> None:
    raw = store.read_bytes()
    done = said("cards", "mend")
    assert done.status == 0 and "nothing" in done.out and store.read_bytes() == raw
    store.unlink()
    assert said("cards", "mend").status == 0 and not store.exists()
