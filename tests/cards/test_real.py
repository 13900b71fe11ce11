"""The real packs, where they are at hand: every keyword value and attachment restriction, held against the text."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from judge.cards import Catalogue
from judge.cards.imported.add import add
from judge.cards.text.how_much_is_understood import understanding

SHARED = Path(__file__).resolve().parents[3] / "shared" / "cards"
pytestmark = pytest.mark.skipif(not SHARED.is_dir(), reason="the real card data is not here")


@pytest.fixture(scope="module")
def cards() -> dict[tuple[str, str, str], dict[str, object]]:
    packs = [json.loads(file.read_bytes()) for file in (SHARED / "throneteki-packs").glob("*.json")]
    return {(c["name"], p["code"], c["text"]): c for p in packs for c in p["cards"]}


@pytest.mark.parametrize(("keyword", "number"), [("shadow", 200), ("bestow", 91), ("ambush", 65), ("prized", 6)])
def test_every_value_of_a_keyword_is_the_one_in_the_text(real, cards, keyword, number):
    printed = re.compile(rf"(?:^|\. ){keyword} \(?(\d+|X)\)?\.", re.I | re.M)
    told = sorted((t, p, m[1]) for (t, p, text) in cards if (m := printed.search(text)))
    read = [(f.title, f.pack, k.value) for f in real.all() for k in f.keywords if k.name == keyword]
    assert len(told) == number
    assert sorted((t, p, "X" if value is None else str(value)) for t, p, value in read) == told


def test_all_keywords_and_all_restrictions_are_understood(real):
    shares = {share.kind: share for share in understanding(real.all()).shares}
    assert shares["keywords"].unread == ()
    assert shares["attachment restrictions"].unread == ()


def test_every_attachment_that_names_its_host_has_one(real):
    for face in (f for f in real.all() if f.type == "attachment"):
        assert not [sentence for sentence in face.unread if sentence.endswith(" only.") and "format" not in sentence]


def test_every_event_has_its_moment(real, cards):
    bold = re.compile(r"<b>(?:\w+ )?(action|reaction|interrupt)", re.I)
    first = {(t, p): m[1].lower() for (t, p, text), c in cards.items() if c["type"] == "event" and (m := bold.search(text))}
    assert {(f.title, f.pack): f.event_window for f in real.all() if f.type == "event"} == first


def test_every_card_is_found_by_its_title(real, cards):
    assert all(real.find(title, pack) for title, pack, _ in cards)


def test_our_own_cards_agree_with_the_packs(real):
    own = Catalogue(imported=Path("nowhere"))
    for title in own.titles():
        (ours,) = own.find(title)
        theirs = next(f for f in real.all() if (f.title, f.pack) == (title, ours.pack))
        for field in ("type", "unique", "loyal", "house", "cost", "strength", "icons", "traits", "host"):
            assert getattr(ours, field) == getattr(theirs, field), (title, field)
        assert set(ours.keywords) == set(theirs.keywords), title
        assert ours.event_window == theirs.event_window, title
        assert (ours.gold, ours.initiative, ours.claim, ours.reserve) == (
            theirs.gold,
            theirs.initiative,
            theirs.claim,
            theirs.reserve,
        )


def test_both_formats_say_the_same(real, tmp_path):
    add([SHARED / "thronesdb"], tmp_path / "cards")
    theirs = {(f.title, f.pack): f for f in Catalogue(imported=tmp_path / "cards").all()}
    ours = {(f.title, f.pack): f for f in real.all()}
    both = [(ours[key], theirs[key]) for key in ours.keys() & theirs.keys()]
    same = [a.keywords == b.keywords and a.cost == b.cost and a.type == b.type for a, b in both]
    assert len(same) > 1300
    assert sum(same) / len(same) > 0.98  # the lists were corrected at different times


def test_german_titles_name_the_same_cards(tmp_path):
    report = add([SHARED / "thronesdb"], tmp_path / "cards")
    assert report.translations > 1000
    catalogue = Catalogue(imported=tmp_path / "cards")
    assert [f.title for f in catalogue.find("ser robert kraft")] == ["Ser Robert Strong"]


def test_importing_makes_few_of_our_own_titles_ambiguous(real):
    """Only where another printing really differs must a scenario say which pack it means."""
    own = Catalogue(imported=Path("nowhere"))
    several = {title for title in own.titles() if len(real.find(title)) > 1}
    assert several == {"Cersei Lannister"}


def test_the_casebook_means_the_same_cards_with_every_pack_imported(real):
    from judge.language import read

    casebook = Path(__file__).resolve().parents[2] / "scenarios"
    alone = Catalogue(imported=Path("nowhere"))
    for file in (f for f in casebook.rglob("*.scenario") if "bad" not in f.parts):
        text = file.read_text(encoding="utf-8")
        facts = [[_known(c) for c in read(text, file.name, book).table.cards.values()] for book in (alone, real)]
        assert facts[0] == facts[1], file.name


def _known(card):
    """A card but for its text, of which our own sheets say nothing."""
    return card._replace(face=card.face._replace(effects=(), unread=()))
