"""Searching, showing, reporting, and putting printed effects on the table."""

from __future__ import annotations

import pytest
import worded

from judge.cards import Catalogue, clean
from judge.cards.card_as_plain_data import host_of, host_record
from judge.cards.find import search, show, suggestion
from judge.cards.text.how_much_is_understood import kind_of, understanding
from judge.game.card_descriptions import Bound, Which, Who
from judge.game.card_fits_description import Standpoint, matches
from judge.game.facts.bans_and_cost_changes import effects_on_cost_of
from judge.game.facts.effects_in_force import on_it
from judge.game.facts.printed_gained_or_lost import printed
from judge.game.printed_face import Face, Keyword
from judge.game.table import Card, Player, Table
from judge.support.frozen_data_classes import replace
from judge.support.problems import Unusable, phrase


def test_search_finds_every_title_with_the_words(invented):
    assert [row.title for row in search(["robert"], Catalogue())] == ["Ser Robert Strong"]
    assert [row.title for row in search(["keep", "LANTERN"], invented)] == ["Lantern Keeper"]
    assert search(["..."], invented) == ()


def test_search_knows_translations(invented):
    (row,) = search(["schilf"], invented)
    assert (row.title, row.also) == ("Reed Bridge", ("Schilfbrücke",))


def test_nothing_found_suggests_the_nearest(invented):
    assert suggestion(["robrt"], invented) == phrase("did-you-mean", value="Robert")
    assert suggestion(["zzzzz"], invented) is None


def test_show_lists_versions_by_pack(invented):
    row = show("lantern keeper", invented)
    assert [(v.face.cost, v.packs) for v in row.versions] == [(6, ("Odd",)), (4, ("Inv",))]
    assert [v.packs for v in show("lantern keeper", invented, pack="inv").versions] == [("Inv",)]


WRONG = (
    ("Penni", "", "there is no card `Penni`", "did you mean `Penny`?"),
    ("Pen\x1bni", "", "there is no card `Pen\\u001bni`", "did you mean `Penny`?"),
    ("Penny", "TMoV", "`Penny` is not in the pack `TMoV`", "did you mean `TMoW`?"),
    ("Penny", "xyz", "`Penny` is not in the pack `xyz`", "it is in TMoW"),
)


@pytest.mark.parametrize(("title", "pack", "message", "hint"), WRONG)
def test_show_tells_what_it_does_not_know(title, pack, message, hint):
    with pytest.raises(Unusable) as caught:
        show(title, Catalogue(), pack=pack)
    (problem,) = caught.value.problems
    assert (worded.message(problem), worded.hint(problem)) == (message, hint)


def test_a_report_on_what_is_understood(invented):
    report = understanding(invented.all())
    shares = {share.kind: (share.understood, share.total) for share in report.shares}
    assert (report.cards, report.complete) == (6, 2)
    assert shares["keywords"] == (8, 8)
    assert shares["attachment restrictions"] == (1, 1)
    assert shares["cannot"] == (1, 1)
    assert shares["triggered abilities"] == (0, 2)


KINDS = (
    ("Draft format only.", "formats"),
    ("Forced Reaction: After it rains, sing.", "triggered abilities"),
    ("Prized many.", "keywords"),
    ("Tall character only.", "attachment restrictions"),
    ("Reduce the cost of the first card you marshal by 1.", "cost changes"),
    ("While it rains, nobody cannot sing.", "cannot"),
    ("Old Tom gets +1 STR for each song.", "gains and strength"),
    ("It rains.", "other constant abilities"),
)


@pytest.mark.parametrize(("sentence", "kind"), KINDS)
def test_the_kinds_of_text(sentence, kind):
    assert kind_of(sentence) == kind


def laid(*cards: Card) -> Table:
    return Table((Player("Alice"), Player("Bob")), {card.id: card for card in cards})


def by_print(table: Table):
    """A law under which cards have what is printed on them."""
    return lambda card, what, _=None: printed(table.cards[card], what).truth


def touched(table: Table, player: str = "") -> list[tuple[str, str]]:
    """The effects printed on cards in play, each with a card that it names."""
    law = by_print(table)
    found = [(one, card) for card in table.cards.values() for one in on_it(table, law, card, lambda _: True)]
    return [(type(one.effect).__name__, card.id) for one, card in found if one.truth]


def test_printed_effects_find_the_cards_they_name(invented):
    (cloak,) = invented.find("Borrowed Cloak")
    worn, wearer = Card("c1", cloak, "Alice", "Bob", "play", host="p1"), Card("p1", KNIGHT, "Bob", "Bob", "play")
    assert touched(laid(worn, wearer)) == [("Strength", "p1"), ("Gain", "p1")]
    assert touched(laid(replace(worn, host=""), wearer)) == []
    assert touched(laid(replace(worn, area="hand"), wearer)) == []


def test_printed_effects_bind_whoever_controls_the_card(invented):
    (bridge,) = invented.find("Reed Bridge")
    pedlar = Card("p1", replace(KNIGHT, traits=("Pedlar",)), "Alice", "Alice", "hand")
    table = laid(Card("b1", bridge, "Alice", "Bob", "play"), pedlar)
    costs = [effects_on_cost_of(table, name, pedlar, "marshal", by_print(table)).values for name in ("Alice", "Bob")]
    assert costs == [(0,), (-1,)]


KNIGHT = Face("Sir", "character", True, "stark", 4, strength=3, traits=("Knight",), keywords=(Keyword("shadow", 1),))
C, L, ME = ("character",), ("location",), Who("you")
SUITS = (
    (Which(types=C), True, True),
    (Which(types=L), True, False),
    (Which(types=C, whose=ME), True, True),
    (Which(types=C, whose=ME), False, False),
    (Which(types=C, whose=Who("opponent")), False, True),
    (Which(types=C, houses=("stark",), flags=("unique",)), True, True),
    (Which(either=(Which(types=C, houses=("tyrell",)), Which(types=C, traits=("knight",)))), True, True),
    (Which(either=(Which(types=C, houses=("tyrell",)), Which(titles=("Sir",)))), True, True),
    (Which(types=C, without=(Which(types=C, traits=("Knight",)),)), True, False),
    (Which(types=C, without=(Which(types=C, flags=("loyal",)),)), True, True),
    (Which(types=C, keywords=("shadow",), bounds=(Bound("cost", "at_most", 4),)), True, True),
    (Which(types=C, bounds=(Bound("cost", "at_most", 3),)), True, False),
    (Which(types=C, bounds=(Bound("cost", "at_least", 5),)), True, False),
    (Which(types=C, bounds=(Bound("strength", "at_most", 3),)), True, True),
)


def suits(host: Which, face: Face, yours: bool) -> bool | None:
    card = Card("k", face, "Alice", "Alice" if yours else "Bob", "play")
    table = laid(card)
    return matches(host, card, Standpoint(table, by_print(table), "Alice")).truth


@pytest.mark.parametrize(("host", "yours", "answer"), SUITS)
def test_what_a_restriction_asks_for(host, yours, answer):
    assert suits(host, KNIGHT, yours) is answer
    assert host_of(host_record(host)) == host, "and a sheet can say it"


def test_what_a_restriction_asks_for_may_be_unknown():
    somebody = Face("somebody", None, None, open=True)
    cheap = (Bound("cost", "at_most", 3),)
    for host in (Which(types=C), Which(flags=("unique",)), Which(traits=("Knight",)), Which(bounds=cheap)):
        assert suits(host, somebody, yours=True) is None
    assert suits(Which(types=C, bounds=cheap), Face("A", "character", cost="-"), yours=True) is False


@pytest.mark.parametrize(
    ("raw", "shown"),
    [("plain", "plain"), ("a\x1b[1m", "a\\u001b[1m"), ("a\u202eb", "a\\u202eb"), ("a\tb\nc", "a b c"), ("é–’", "é–’")],
)
def test_clean(raw, shown):
    assert clean(raw) == shown
