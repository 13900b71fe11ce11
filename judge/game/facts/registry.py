"""The words of the law by name: each is a few lines of Python that look at the table and tell what they saw."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from judge.game.case_and_truth import Case, Truth
from judge.game.case_and_truth import Seen as Seen
from judge.game.facts.call_a_fact import NEEDS as NEEDS
from judge.game.facts.call_a_fact import THINGS as THINGS
from judge.game.facts.call_a_fact import asked_for as asked_for
from judge.game.facts.call_a_fact import calling as calling
from judge.game.facts.call_a_fact import field_of
from judge.game.facts.fact_definition import Has as Has
from judge.game.facts.fact_definition import NumberSeen as NumberSeen
from judge.game.facts.fact_definition import Word as Word
from judge.game.facts.fact_definition import asks_law as asks_law
from judge.game.facts.fact_definition import look as look
from judge.game.facts.whatif_on_cards import Maker
from judge.game.table import Card, Table
from judge.game.vocabulary import Vocabulary
from judge.support.problems import Span

T = TypeVar("T")

FACTS: dict[str, Word] = {}
NUMBERS: dict[str, Word] = {}
ORDERS: dict[str, Word] = {}
VALUES: dict[str, Word] = {}
GROUPS: dict[str, Word] = {}

def _register(book: dict[str, Word], about: str, **owned: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def keep(function: Callable[..., Any]) -> Callable[..., Any]:
        code = function.__code__
        needs = code.co_varnames[: code.co_argcount]
        things = tuple(i for i, need in enumerate(needs) if need in THINGS)
        fields = frozenset(Case._fields if "case" in needs else [n for n in map(field_of, needs) if n in Case._fields])
        getters = tuple(NEEDS[need] for need in needs)
        name = function.__name__
        about_it = about or name.replace("_", " ")
        book[name] = Word(name, function, needs, getters, calling(function, needs), things, fields, about_it, **owned)
        return function

    return keep


def fact(
    about: str = "",
    *,
    timing: bool = False,
    state: str = "",
    quiet: bool = False,
    printed: bool = False,
    face: bool = False,
    usual: bool = False,
    last: bool = False,
    section: str = "",
    besides: tuple[str, ...] = (),
    asked: bool = False,
    one_of: Callable[[Vocabulary], Iterable[str]] | None = None,
    law: str = "",
    reads: tuple[str, ...] | None = None,
    of_effects: bool = False,
    among: Callable[[Table, object], Iterable[Card]] | None = None,
    glance: Callable[..., Truth] | None = None,
    edit: Maker | None = None,
) -> Callable[[Callable[..., Seen]], Callable[..., Seen]]:
    """A word for conditions, with what is true of it: see `Word`."""
    told = {"quiet": quiet, "printed": printed, "face": face, "usual": usual, "last": last, "timing": timing, "asked": asked}
    values = {"section": section, "besides": besides, "one_of": one_of, "among": among, "glance": glance}
    return _register(FACTS, about, state=state, law=law, edit=edit, reads=reads, of_effects=of_effects, **told, **values)


def number(
    about: str = "", *, state: str = "", face: bool = False, reads: tuple[str, ...] | None = None, of_effects: bool = False
) -> Callable[[Callable[..., NumberSeen]], Callable[..., NumberSeen]]:
    """A word for amounts."""
    return _register(NUMBERS, about, state=state, face=face, reads=reads, of_effects=of_effects)


def order(about: str = "") -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A word for who comes when: player names in order, or None where that is not stated."""
    return _register(ORDERS, about)


def group(about: str = "") -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A word for several cards: their ids, or None where that is not stated."""
    return _register(GROUPS, about)


def value(about: str = "") -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A word that stands for something printed, used as the value of another word."""
    return _register(VALUES, about)


def places(*spans: Span | None) -> tuple[Span, ...]:
    return spans if None not in spans else tuple([s for s in spans if s is not None])  # type: ignore[return-value]


NO_NAMES: dict[str, object] = {}


def shown(card: Card, truth: Truth) -> Seen:
    """What is seen on a card, and where the file speaks of that; most facts see no more, so this is as quick as can be."""
    return tuple.__new__(Seen, (truth, () if card.place is None else (card.place,), NO_NAMES))


def once(scan: Callable[[Table], T]) -> Callable[[Table], T]:
    """Keeps what was found on the last table: it does not change, and is looked at for every card and clause."""
    last: tuple[Table, T] | None = None

    def kept(table: Table) -> T:
        nonlocal last
        known = last  # another thread may look at another table meanwhile
        if known is None or known[0] is not table:
            last = known = (table, scan(table))
        return known[1]

    return kept
