"""Descriptions of cards meet cards in one place: in three values, with what that rests on, and unknown never becomes no."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.game.card_descriptions import Amount, Bound, CountOf, Fight, Place, Which, Who
from judge.game.card_fits_description import Standpoint, matches
from judge.game.descriptions_from_data import condition, effect, frozen, spelled, which, which_of, who
from judge.game.facts.printed_gained_or_lost import printed
from judge.game.find_fitting_cards import find, holds
from judge.game.printed_face import Face, Keyword
from judge.game.table import Card, Challenge, Player, Table
from judge.support.frozen_data_classes import replace
from judge.support.problems import Span

YOU, OPPONENT = Who("you"), Who("opponent")
SEATS = ("Alice", "Bob", "Carol")
PEDLAR = Face("Old Tom", "character", False, "tyrell", 3, strength=2, traits=("Pedlar",), keywords=(Keyword("stealth"),))
TOM = Card("t1", PEDLAR, "Alice", "Alice", "play", Span("f", 3))


def laid(*cards: Card, closed: frozenset[str] = frozenset(), **more: Any) -> Table:
    return Table(tuple(Player(name, closed=closed) for name in SEATS), {card.id: card for card in cards}, **more)


def seen_from(table: Table, you: str = "Alice", this: str = "") -> Standpoint:
    """Under a law by which cards have what is printed on them."""

    def has(card: str, what: str, _: object = None) -> bool | None:
        return printed(table.cards[card], what).truth

    return Standpoint(table, has, you, this)


def fits(described_as: Which, card: Card = TOM, *others: Card, **more: Any) -> bool | None:
    return matches(described_as, card, seen_from(laid(card, *others, **more), this="t1")).truth


SOMEBODY = Card("s1", Face("somebody", None, None, open=True), "", "", "unknown", kneeling=None)
UNDER = replace(TOM, id="t2", under="t1")
DASH = replace(TOM, face=replace(PEDLAR, cost="-"))
FOUND = [
    (Which(), TOM, True),
    (Which(), SOMEBODY, True),
    (Which(types=("location", "character")), TOM, True),
    (Which(types=("location",)), SOMEBODY, None),
    (Which(houses=("stark",)), SOMEBODY, None),
    (Which(flags=("unique",)), TOM, False),
    (Which(flags=("unique",)), SOMEBODY, None),
    (Which(flags=("kneeling",)), SOMEBODY, None),
    (Which(flags=("duplicate",)), UNDER, True),
    (Which(types=("character",), without=(Which(flags=("duplicate",)),)), UNDER, False),
    (Which(traits=("Lord", "Pedlar")), TOM, True),
    (Which(traits=("Lord",)), SOMEBODY, None),
    (Which(keywords=("stealth",), traits=("Lord",)), TOM, False),
    (Which(without=(Which(traits=("Lord",)),)), SOMEBODY, None),
    (Which(without=(Which(traits=("Lord",)), Which(traits=("Pedlar",)))), TOM, False),
    (Which(either=(Which(traits=("Lord",)), Which(titles=("Old Tom",)))), TOM, True),
    (Which(either=(Which(traits=("Lord",)), Which(titles=("Old Tom",)))), SOMEBODY, None),
    (Which(bounds=(Bound("cost", "at_least", 3), Bound("cost", "at_most", 3))), TOM, True),
    (Which(bounds=(Bound("cost", "at_most", 9),)), DASH, False),
    (Which(bounds=(Bound("cost", "at_least", 0),)), DASH, False),
    (Which(bounds=(Bound("strength", "at_most", 1),)), SOMEBODY, None),
    (Which(same_title="this"), UNDER, True),
    (Which(same_title="this", many=Amount("another")), TOM, False),
    (Which(place=Place(("dead", "play"))), TOM, True),
    (Which(place=Place(("dead",))), SOMEBODY, None),
    (Which(place=Place(("dead",))), replace(SOMEBODY, elsewhere="dead"), False),
    (Which(on=Fight()), TOM, False),
]  # fmt: skip


@pytest.mark.parametrize(("described_as", "card", "truth"), FOUND, ids=[f"{n}" for n in range(len(FOUND))])
def test_a_card_and_a_description(described_as: Which, card: Card, truth: bool | None) -> None:
    others = () if card.id == "t1" else (TOM,)
    assert fits(described_as, card, *others) is truth


def test_what_it_rests_on_is_the_line_of_the_card() -> None:
    here = seen_from(laid(TOM, UNDER))
    assert matches(Which(types=("character",)), TOM, here).at == (Span("f", 3),)
    assert matches(Which(types=("location",)), TOM, here).at == (Span("f", 3),)
    assert matches(Which(types=("character",)), replace(TOM, place=None), here).at == ()


OWNED = [
    ("Alice", "Alice", Which(owner=YOU, whose=YOU), True),
    ("Alice", "Bob", Which(owner=YOU, whose=YOU), False),
    ("Alice", "Bob", Which(owner=YOU, whose=OPPONENT), True),
    ("Bob", "Alice", Which(owner=OPPONENT, whose=YOU), True),
    ("Bob", "Carol", Which(owner=OPPONENT, whose=Who("owner")), False),
    ("Bob", "Bob", Which(owner=OPPONENT, whose=Who("owner")), True),
    ("", "Alice", Which(whose=YOU), True),
    ("", "Alice", Which(owner=YOU), None),
    ("", "Alice", Which(owner=OPPONENT, whose=Who("owner")), False),
    ("", "Bob", Which(owner=OPPONENT, whose=Who("owner")), None),
    ("", "", Which(owner=YOU, whose=YOU), None),
    ("Bob", "Alice", Which(whose=Who(names=("Carol", "Alice"))), True),
]


@pytest.mark.parametrize(("owner", "controller", "described_as", "truth"), OWNED)
def test_who_owns_and_who_controls_are_two_things(owner: str, controller: str, described_as: Which, truth: bool | None) -> None:
    assert fits(described_as, replace(TOM, owner=owner, controller=controller)) is truth


def test_whose_it_is_cannot_be_said_where_nobody_acts() -> None:
    assert matches(Which(whose=YOU), TOM, seen_from(laid(TOM), you="")).truth is None


def test_single_cards_are_told_at_a_glance() -> None:
    def has(*_: object) -> bool:
        raise AssertionError("the law is asked of a card that is not meant")

    worn = replace(TOM, id="c1", host="t1")
    here = Standpoint(laid(TOM, worn), has, "Alice", "c1")
    assert matches(Which(refs=("t1",), traits=("Lord",)), worn, here).truth is False
    assert [matches(Which(refs=("attached",)), card, here).truth for card in (TOM, worn)] == [True, False]
    assert [matches(Which(refs=("this",)), card, here).truth for card in (TOM, worn)] == [False, True]


FIGHT = Challenge("intrigue", "Alice", "Bob", ("t1",))
FIGHTS = [
    (Fight(), FIGHT, True),
    (Fight(("intrigue",), "attackers"), FIGHT, True),
    (Fight(("power",), "attackers"), FIGHT, False),
    (Fight(("power",)), replace(FIGHT, type=""), None),
    (Fight((), "defenders"), FIGHT, None),
    (Fight((), "defenders"), replace(FIGHT, defenders=()), False),
]


@pytest.mark.parametrize(("wanted", "fight", "truth"), FIGHTS)
def test_a_side_of_a_challenge(wanted: Fight, fight: Challenge, truth: bool | None) -> None:
    assert fits(Which(on=wanted), TOM, challenge=fight) is truth


# ---- what there is of a description


def test_more_may_lie_there_than_was_told() -> None:
    hidden = Which(place=Place(("shadows",)), whose=YOU)
    card = replace(TOM, area="shadows")
    assert find(hidden, seen_from(laid(card))) == ((card,), (), True)
    assert find(hidden, seen_from(laid(card, closed=frozenset({"shadows"})))) == ((card,), (), False)
    assert find(hidden, seen_from(laid(card, closed=frozenset({"shadows"})), "Bob")) == ((), (), False)


MOST_HIDDEN = condition({
    "count": {"place": "shadows", "whose": "you"},
    "more_than": {"count": {"place": "shadows", "whose": "each opponent"}},
})  # fmt: skip


@pytest.mark.parametrize(
    ("alice", "bob", "carol", "told", "truth"),
    [(2, 1, 1, True, True), (2, 2, 0, True, False), (2, 1, 1, False, None), (0, 0, 0, True, False), (1, 0, 0, True, True)],
)
def test_more_than_each_opponent(alice: int, bob: int, carol: int, told: bool, truth: bool | None) -> None:
    held = {"Alice": alice, "Bob": bob, "Carol": carol}
    cards = [
        replace(TOM, id=f"{name}{n}", area="shadows", owner=name, controller=name)
        for name, count in held.items() for n in range(count)
    ]  # fmt: skip
    table = laid(*cards, closed=frozenset({"shadows"}) if told else frozenset())
    assert holds(MOST_HIDDEN, seen_from(table)).truth is truth


def test_a_card_that_is_named_may_be_so() -> None:
    attacks = condition({"is": {"on": {"types": "intrigue", "side": "attackers"}}, "ref": "this"})
    assert holds(attacks, seen_from(laid(TOM, challenge=FIGHT), this="t1")).truth is True
    assert holds(attacks, seen_from(laid(TOM), this="t1")).truth is False
    assert holds(attacks, seen_from(laid(TOM, challenge=FIGHT), this="")).truth is None


# ---- nouns as plain data


def test_a_description_is_the_same_however_it_is_written() -> None:
    one = {"place": "dead", "same_title": "this", "whose": "you"}
    other = {"whose": "you", "same_title": "this", "place": ["dead"]}
    assert which_of(frozen(one)) == which_of(frozen(other)) == Which(same_title="this", whose=YOU, place=Place(("dead",)))
    assert spelled(frozen(one)) == "same_title this, whose you, place dead"
    assert which({"without": {"flags": "duplicate"}}) == which({"without": [{"flags": ["duplicate"]}]})


def test_players_are_written_as_people_say_it() -> None:
    assert [who(raw) for raw in ("you", "each opponent", "owner", "owner of this", ("Bob",))] == [
        YOU, Who("opponent", many="each"), Who("owner"), Who("owner", of="this"), Who(names=("Bob",)),
    ]  # fmt: skip


def test_effects_hang_on_conditions_and_periods() -> None:
    until = {"until": "phase", "effects": [{"gain": "renown"}]}
    told: Any = effect({"while": {"count": {"types": "location"}, "at_least": 2}, "effects": [until]})
    assert (told.condition.left, told.condition.right) == (CountOf(Which(types=("location",))), 2)
    assert told.effects[0].effects[0].what == Keyword("renown")


# ---- unknown never becomes no

PARTS = st.sampled_from([
    Which(types=("character",)), Which(houses=("tyrell", "stark")), Which(flags=("unique",)), Which(flags=("kneeling",)),
    Which(titles=("Old Tom",)), Which(traits=("Pedlar",)), Which(keywords=("stealth",)), Which(whose=YOU), Which(owner=OPPONENT),
    Which(owner=OPPONENT, whose=Who("owner")), Which(place=Place(("play", "hand"))), Which(bounds=(Bound("cost", "at_most", 3),)),
    Which(on=Fight(("intrigue",))),
])  # fmt: skip
DESCRIPTIONS = st.recursive(
    PARTS,
    lambda inner: st.builds(
        lambda one, without, either: replace(one, without=tuple(without), either=tuple(either)),
        PARTS, st.lists(inner, max_size=2), st.lists(inner, max_size=3),
    ),
    max_leaves=5,
)  # fmt: skip
WHOLE = st.builds(
    lambda kind, house, unique, cost, traits, owner, holder, area, kneeling: Card(
        "t1", Face("Old Tom", kind, unique, house, cost, traits=traits), owner, holder, area, kneeling=kneeling
    ),
    st.sampled_from(["character", "location"]), st.sampled_from(["tyrell", "martell"]), st.booleans(),
    st.sampled_from([2, 5, "-"]), st.sampled_from([(), ("Pedlar",)]), st.sampled_from(SEATS), st.sampled_from(SEATS),
    st.sampled_from(["play", "hand", "dead"]), st.booleans(),
)  # fmt: skip
FORGOTTEN = st.sets(st.sampled_from(["type", "house", "unique", "cost", "more", "owner", "controller", "area", "kneeling"]))


def forgetting(card: Card, aspects: set[str]) -> Card:
    """The same card as a file has it that does not say all."""
    face = replace(card.face, **{name: None for name in ("type", "house", "unique", "cost") if name in aspects})
    if "more" in aspects:
        face = replace(face, traits=(), keywords=(), open=True)
    less: dict[str, Any] = {name: "" for name in ("owner", "controller") if name in aspects}
    less |= {"area": "unknown"} if "area" in aspects else {}
    return replace(card, face=face, **less, **({"kneeling": None} if "kneeling" in aspects else {}))


@settings(max_examples=400, deadline=None)
@given(DESCRIPTIONS, WHOLE, FORGOTTEN)
def test_what_is_told_besides_never_turns_an_answer_round(described_as: Which, card: Card, aspects: set[str]) -> None:
    before, after = fits(described_as, forgetting(card, aspects)), fits(described_as, card)
    assert before is None or before is after


@settings(max_examples=200, deadline=None)
@given(DESCRIPTIONS, DESCRIPTIONS, WHOLE, FORGOTTEN)
def test_without_and_either_are_not_and_or(one: Which, other: Which, card: Card, aspects: set[str]) -> None:
    card = forgetting(card, aspects)
    first, second = fits(one, card), fits(other, card)
    assert fits(Which(without=(one,)), card) is (None if first is None else not first)
    both = (first, second)
    assert fits(Which(either=(one, other)), card) is (True if True in both else None if None in both else False)
