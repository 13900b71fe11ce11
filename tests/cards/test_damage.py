"""A store that was damaged: nobody is told less than was imported without being told so, and what is left is not thrown away."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from packs import EACH, pack

from judge.cards import Catalogue
from judge.cards.imported.add import ImportReport, add
from judge.support.problems import Unusable, phrase
from judge.support.where_files_lie import store_path

SETS = ("Rook", "Pawn", "King")


@pytest.fixture
def whole(tmp_path: Path) -> bytes:
    """A store of three sets, as it was written."""
    for name in SETS:
        (tmp_path / f"{name}.json").write_text(pack(name))
    (tmp_path / "One more.json").write_text(pack("Late", 1))
    assert not add([tmp_path / f"{name}.json" for name in SETS]).problems
    return store_path().read_bytes()


def known() -> dict[str, object]:
    """All that can be learnt of the imported cards, in every way there is to ask."""
    catalogue = Catalogue()
    titles = [f"{name} Walker {n}" for name in SETS for n in range(EACH)]
    return {
        "found": [catalogue.find(title) for title in titles],
        "all": sorted(face.title for face in Catalogue().all("2e")),
        "titles": sorted(title for title in Catalogue().titles("2e") if "Walker" in title),
    }


def told(ask: Callable[[], object]) -> object:
    """An answer, or that the store is damaged; whatever else goes wrong goes wrong."""
    try:
        return ask()
    except Unusable as unusable:
        assert {p.code for p in unusable.problems} == {"cards-damaged"}
        assert all(str(store_path()) in p.span.file and p.advice == phrase("mend") for p in unusable.problems)
        return "damaged"


def damages(whole: bytes, some: int, each: int = 1) -> Iterator[tuple[str, bytes]]:
    """Each bit of the front (or each so-manieth), and bits, cuts, holes and additions all over the place."""
    chance = random.Random(4)
    bits = [*range(0, 8 * 80, each), *chance.sample(range(8 * len(whole)), some)]
    for bit in bits:
        yield f"bit {bit}", whole[: bit // 8] + bytes([whole[bit // 8] ^ 1 << bit % 8]) + whole[bit // 8 + 1 :]
    for length in (0, 1, 41, 42, 43, len(whole) - 1, *chance.sample(range(len(whole)), some // 8)):
        yield f"cut at {length}", whole[:length]
    for start in chance.sample(range(len(whole)), some // 8):
        hole = whole[:start] + b"\0" * 512 + whole[start + 512 :]
        yield f"hole at {start}", hole[: len(whole)]
    yield "longer", whole + b"x"
    yield "doubled", whole + whole
    yield "something else", b"nonsense" * 100


def test_whoever_asks_is_told_all_or_that_it_is_damaged(whole: bytes) -> None:
    sound = known()
    for what, raw in damages(whole, 300):
        if raw == whole:
            continue
        store_path().write_bytes(raw)
        for way, answer in sound.items():
            now = told(lambda way=way: known_way(way))  # type: ignore[misc]
            assert now in ("damaged", answer), (what, way)
        assert store_path().read_bytes() == raw or known() == sound, f"{what}: a reader has changed the store"


def known_way(way: str) -> object:
    catalogue = Catalogue()
    if way == "found":
        return [catalogue.find(f"{name} Walker {n}") for name in SETS for n in range(EACH)]
    if way == "all":
        return sorted(face.title for face in catalogue.all("2e"))
    return sorted(title for title in catalogue.titles("2e") if "Walker" in title)


def test_an_import_keeps_all_or_changes_nothing(whole: bytes, tmp_path: Path) -> None:
    sound = known()
    for what, raw in damages(whole, 200, each=3):
        if raw == whole:
            continue
        store_path().write_bytes(raw)
        done = told(lambda: add([tmp_path / "One more.json"]))
        if done == "damaged":
            assert store_path().read_bytes() == raw, f"{what}: the damaged store was changed"
            continue
        assert isinstance(done, ImportReport) and done.new == 1, what
        assert {**known(), "all": sorted({*known()["all"]} - {"Late Walker 0"}),  # type: ignore[misc]
                "titles": sorted({*known()["titles"]} - {"Late Walker 0"})} == sound, what  # type: ignore[misc]  # fmt: skip


def test_mending_saves_what_is_left_and_names_what_is_lost(whole: bytes) -> None:
    from judge.cards.imported.repair import mend

    sound = known()
    for what, raw in damages(whole, 80, each=11):
        if raw == whole:
            continue
        for old in store_path().parent.iterdir():
            old.unlink()
        store_path().write_bytes(raw)
        if told(known) != "damaged":
            continue
        done = mend(store_path())
        assert Path(done.aside).read_bytes() == raw, f"{what}: the damaged file is kept"
        left = {face.title for face in Catalogue().all("2e")}
        of_sets = {name: {f"{name} Walker {n}" for n in range(EACH)} for name in SETS}
        short = {name for name, titles in of_sets.items() if not titles <= left}
        assert short <= set(done.lost) or done.lost == ("?",), f"{what}: what is lost is named"
        assert left <= {title for titles in of_sets.values() for title in titles}, what
        if what.startswith("bit"):
            assert known() == sound, f"{what}: everything is kept twice, so one bit costs nothing"
        assert told(known) != "damaged" and not add([store_path().parent.parent / "One more.json"]).problems


def test_a_saved_set_that_is_added_again_is_there_once(whole: bytes) -> None:
    """What was saved without its code is the same card: the second time takes its place."""
    from judge.cards.imported.repair import mend
    from judge.cards.imported.store_file_format import CARDS, head_of, lines_of
    from judge.cards.imported.store_file_format import front_of as front

    head = head_of(whole[:42], whole[42 : 42 + front(whole[:42]).length])
    assert head is not None
    (start,) = (start for name, start, *_ in lines_of(head) if name.startswith(f"{CARDS} ") and name.endswith("Rook"))
    place = head.body + start + 20
    store_path().write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
    done = mend(store_path())
    assert (done.lost, done.cards) == ((), EACH * len(SETS))
    again = add([store_path().parent.parent / "Rook.json"])
    assert (again.cards, again.new) == (EACH, 0)
    assert len([face for face in Catalogue().all("2e") if face.pack == "Rook"]) == EACH


def test_a_store_that_is_not_there_holds_no_cards() -> None:
    assert Catalogue().find("Rook Walker 1") == () and Catalogue().all("2e") == ()


def test_a_store_that_cannot_be_opened_is_told(whole: bytes) -> None:
    store_path().unlink()
    store_path().mkdir()
    with pytest.raises(Unusable) as caught:
        Catalogue().find("Rook Walker 1")
    assert caught.value.problems[0].code in ("cards-kept", "cards-damaged")


def test_a_store_of_the_first_format_is_read_and_kept(whole: bytes) -> None:
    """What was imported before the format changed is not imported again by anybody."""
    import marshal
    from zlib import crc32

    kept = {"X1": ({"title": "Old Walker", "type": "character", "house": "stark", "pack": "Old", "origin": "Old"}, "Stealth.")}
    block = marshal.dumps(({"2e": kept}, {}), 4)
    index = b"\n*sources\t0\t%d\t%d\n" % (len(block), crc32(block))
    numbers = b"".join(n.to_bytes(4, "little") for n in (len(index), crc32(index), len(block)))
    store_path().write_bytes(b"judge cards 1\n" + b"some old reader " + numbers + index + block)
    (face,) = Catalogue().find("Old Walker")
    assert face.pack == "Old" and face.keywords[0].name == "stealth"
    assert add([store_path().parent.parent / "One more.json"]).new == 1
    assert {face.title for face in Catalogue().all("2e")} == {"Old Walker", "Late Walker 0"}
    assert store_path().read_bytes().startswith(b"judge cards 2\n")
