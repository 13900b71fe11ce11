"""A word that takes the whole table says which parts of it it looks at: what is shared between tables rests on that."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from casebook import casebook, heard, law
from net.record import BOARDS

from judge.engine.evaluate.table_differences import BIT, PARTS, Difference, difference
from judge.engine.evaluate.what_a_condition_can_read import form_reads, measure_reads, word_reads
from judge.game.case_and_truth import Case
from judge.game.facts import FACTS, GROUPS, NUMBERS, VALUES, Word
from judge.game.table import Card, Player, Table
from judge.support.frozen_data_classes import replace

FIELDS = {"phase_unlike": "phase", "closed": "history", "clock": "history", "players": "seats"}
FREE = {"vocabulary", "places", "told", "player", "copies", "seats_from"}
"""What no change touches, and what only looks further itself."""


class Watched:
    """A table, an index or a player that notes what is looked at."""

    def __init__(self, real: Any, seen: set[str]) -> None:
        self.__dict__.update(_real=real, _seen=seen)

    def __getattr__(self, name: str) -> Any:
        real, seen = self._real, self._seen
        if isinstance(real, Table):
            return self._of_table(real, name, seen)
        if isinstance(real, Player):
            seen.update({"told"} if name == "closed" else set() if name in ("name", "places") else {"seats"})
            return getattr(real, name)
        if name == "seats":
            return {key: Watched(player, seen) for key, player in real.seats.items()}
        seen.add({"told_of_all": "told", "printing": "effects"}.get(name, "cards"))
        return getattr(real, name)

    def _of_table(self, real: Table, name: str, seen: set[str]) -> Any:
        if name == "index":
            return Watched(real.index, seen)
        if name in ("told", "copies", "player", "seats_from"):
            return lambda *given, **named: getattr(Table, name)(self, *given, **named)
        if name == "players":
            return tuple(Watched(player, seen) for player in real.players)
        if name not in FREE:
            seen.add(FIELDS.get(name, name))
        return getattr(real, name)


@cache
def boards() -> list[Table]:
    second, first = (sorted((BOARDS / edition).glob("*.scenario")) for edition in ("2e", "1e"))
    return [heard(file).table for file in (*second[::6], *first[::12], *casebook("2e")[::6])]


WORDS = [word for words in (FACTS, NUMBERS, VALUES, GROUPS) for word in words.values()]
SAYING = [word for word in WORDS if "table" in word.needs and word.reads is not None]


@pytest.mark.parametrize("word", SAYING, ids=lambda word: word.name)
def test_a_word_looks_at_no_more_than_it_says(word: Word) -> None:
    """Effects are a part of their own: whom they name may be anything, and a table with any is held to be different in them."""
    assert word.reads is not None
    for table in boards():
        if table.effects and "effects" in word.reads:
            continue
        for case in cases(table):
            seen: set[str] = set()
            watched: Any = Watched(table, seen)
            looked(word, table, watched, case)
            assert seen <= {*word.reads, *({"cards"} if "effects" in word.reads and table.index.printing else ())}, case


def cases(table: Table) -> list[Case]:
    cards = list(table.cards)[:6]
    targets = list(table.cards)[-2:]
    name = table.players[0].name if table.players else ""
    return [Case("marshal", "marshal", name, card, target, None, (card,)) for card in cards for target in targets]


def looked(word: Word, table: Table, watched: Any, case: Case) -> None:
    """Calls the word with the watched table and all else as it is: the card of the case is its own to look at."""
    for value in asked_for().get(word.name, ["play"])[:12]:
        needed = zip(word.needs, word.getters, strict=True)
        given = [watched if need == "table" else get(table, case, value, lambda *_: False) for need, get in needed]
        if not any(given[place] is None for place in word.things):
            word.look(*given)


@cache
def asked_for() -> dict[str, list[Any]]:
    """What the law asks each word for."""
    found: dict[str, list[Any]] = {}
    for clause in law()["clauses"].values():
        for entry in clause["says"]:
            for name, value in words(entry["when"]):
                if value != "it" and value not in found.setdefault(name, []):
                    found[name].append(value)
    return found


def words(condition: Any) -> Iterator[tuple[str, Any]]:
    if condition[0] == "word":
        yield condition[1], condition[2]
    elif condition[0] in ("any", "all"):
        yield from (pair for part in condition[1] for pair in words(part))
    elif condition[0] in ("not", "of", "some"):
        yield from words(condition[-1])


def test_the_parts_are_those_of_a_table() -> None:
    """A new field of a table belongs to a part, or is told apart from all."""
    covered = {FIELDS.get(field, field) for field in Table._fields} - {"places", "vocabulary"}
    assert covered <= set(PARTS) | {"cards", "seats"}
    assert all(part in BIT for word in SAYING for part in word.reads or ())


def test_two_tables_differ_in_what_was_changed() -> None:
    table = next(t for t in boards() if len(t.cards) > 3 and t.players and not t.effects and not t.index.printing)
    card = next(iter(table.cards.values()))
    moved = difference(table, table.with_card(replace(card, kneeling=not card.kneeling)))
    assert moved is not None and moved.cards == {card.id} and moved.parts == BIT["cards"]
    rich = difference(table, table.with_player(replace(table.players[0], gold=99)))
    assert rich is not None and rich.seats == {table.players[0].name} and rich.parts == BIT["seats"]
    later = difference(table, replace(table, phase="taxation", window="none"))
    assert later is not None and not later.parts & ~(BIT["phase"] | BIT["window"])
    assert difference(table, replace(table, places={})) is None


def test_what_is_different_is_seen_by_whoever_looks_there() -> None:
    gold = Difference(BIT["seats"], frozenset(), frozenset({"Alice"}))
    assert gold.seen(word_reads(NUMBERS["gold_in_pool"]), Case(player="Alice"))
    assert not gold.seen(word_reads(NUMBERS["gold_in_pool"]), Case(player="Bob"))
    assert not gold.seen(word_reads(FACTS["is_kneeling"]), Case(player="Alice", card="a"))
    own = Difference(BIT["cards"], frozenset({"a"}), frozenset())
    assert own.seen(word_reads(FACTS["is_kneeling"]), Case(card="a"))
    assert not own.seen(word_reads(FACTS["is_kneeling"]), Case(card="b"))
    assert own.seen(word_reads(FACTS["is_kneeling"]), Case(card="b", cards=("b", "a")))


def test_what_is_printed_is_another_only_on_another_face() -> None:
    table = next(t for t in boards() if len(t.cards) > 3 and not t.effects and not t.index.printing)
    card = next(iter(table.cards.values()))
    printed, case = word_reads(FACTS["unique"]), Case(card=card.id)
    turned = difference(table, table.with_card(replace(card, kneeling=not card.kneeling)))
    other = difference(table, table.with_card(replace(card, face=replace(card.face, unique=not card.face.unique))))
    assert turned is not None and turned.cards == {card.id} and not turned.seen(printed, case)
    assert other is not None and other.faces == {card.id} and other.seen(printed, case)
    assert difference(table, replace(table, cards={i: c for i, c in table.cards.items() if i != card.id})) is None


@pytest.mark.parametrize("word", [w for w in WORDS if w.of_effects], ids=lambda word: word.name)
def test_a_word_of_effects_sees_nothing_where_there_are_none(word: Word) -> None:
    """Whatever the card, and without asking the law: what is different elsewhere on such a table cannot matter to it."""

    def has(*_: object) -> bool:
        raise AssertionError("the law was asked")

    assert word.reads == ("effects",)
    seen = set()
    for table in [t for t in boards() if not t.effects and not t.index.printing]:
        for case in cases(table):
            for value in asked_for().get(word.name, ["play"])[:12]:
                given = [get(table, case, value, has) for get in word.getters]
                if not any(given[place] is None for place in word.things):
                    seen.add(repr(word.look(*given)))
    assert len(seen) == 1, seen


class Face:
    """A card that shows what is printed on it and on which line it stands, and hides the rest."""

    def __init__(self, card: Card) -> None:
        self.face, self.place, self.title = card.face, card.place, card.title


@pytest.mark.parametrize("word", [w for w in WORDS if (w.printed or w.face) and not w.of_effects], ids=lambda word: word.name)
def test_a_printed_word_sees_of_a_card_what_is_printed_on_it(word: Word) -> None:
    for table in boards():
        for case in cases(table):
            for value in asked_for().get(word.name, ["play"])[:12]:
                given = [get(table, case, value, lambda *_: False) for get in word.getters]
                if not any(given[place] is None for place in word.things):
                    shown: list[Any] = [Face(one) if isinstance(one, Card) else one for one in given]
                    assert word.look(*shown) == word.look(*given)


def test_a_list_is_read_as_far_as_a_part_that_always_fails() -> None:
    """Penny's text gives an icon and a keyword; what has nothing to do with either need not count cards in shadows."""
    hearing = heard(casebook("2e")[0]).answers[0].heard_at
    assert hearing is not None
    book = hearing.rulebook
    assert form_reads(book, ("word", "has", "stealth")) & BIT["cards"]
    assert not form_reads(book, ("word", "has", "limited")) & BIT["cards"]
    assert form_reads(book, ("word", "has", "it")) & BIT["cards"]


def test_a_condition_reads_what_its_words_do_however_deep() -> None:
    hearing = heard(casebook("2e")[0]).answers[0].heard_at
    assert hearing is not None
    book = hearing.rulebook
    assert form_reads(book, ("word", "phase", "marshaling")) == BIT["phase"]
    assert form_reads(book, ("not", ("word", "standing", None))) & BIT["own"]
    assert form_reads(book, ("can", "attach", "any")) == sum(BIT.values())
    assert measure_reads(book, "gold_pool") & BIT["seat"]


