"""A word of the law: what it asks for by the names of its parameters, what is true of it, and how it is made to look."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from judge.game.case import Case, Truth
from judge.game.case import Seen as Seen
from judge.game.effect import InForce
from judge.game.facts.whatif_on_cards import Maker
from judge.game.happening import Happening, described
from judge.game.nouns_from_data import is_noun, which_of
from judge.game.table import Card, Table
from judge.game.vocabulary import Vocabulary
from judge.support.frozen import NamedTuple, Noun
from judge.support.problems import Span


class Has(Protocol):
    """The law's own answer to "does this card have this keyword, icon or trait?": facts ask, they do not decide.

    Where an effect asks, to know whether it names the card, it says so: it may bear on the answer itself.
    """

    def __call__(self, card: str, what: str, of: InForce | None = None) -> Truth: ...


class NumberSeen(NamedTuple):
    """A number read off the table; several where more than one is printed, None where it is not stated."""

    values: tuple[int, ...] | None
    at: tuple[Span, ...] = ()
    dash: bool = False  # there is a dash where a number would stand


class Word(Noun):
    """A registered word: what it needs by name, and all that is true of it."""

    name: str
    look: Callable[..., Any]
    needs: tuple[str, ...]
    getters: tuple[Callable[[Table, Case, object, Has], Any], ...]
    things: tuple[int, ...]  # which of its needs are cards or players that may not be spoken of at all
    fields: frozenset[str]  # the particulars of a case that it depends on
    about: str  # what a ruling that turns on it is about
    timing: bool = False  # a moment is made of it
    state: str = ""  # the part of a card's or player's state that it sees: what brought that about is cited
    quiet: bool = False  # it keeps the law straight and tells a reader nothing
    printed: bool = False  # it is read off the card itself
    face: bool = False  # so is this, but it is not told as that: of a card it sees what is printed on it and where it is written
    usual: bool = False  # it is so as a rule: where a bar rests on nothing else, the clause itself says more
    last: bool = False  # that a permission fails by it is told only where that is all
    section: str = ""  # of `game.yaml`: what it may be asked for
    besides: tuple[str, ...] = ()  # what it may be asked for besides
    asked: bool = False  # a question may ask for it as it is
    one_of: Callable[[Vocabulary], Iterable[str]] | None = None  # where its thing has exactly one of these values
    law: str = ""  # the word by which the law answers, where a question uses this one
    reads: tuple[str, ...] | None = None  # the parts of the whole table that it looks at, where it takes that; None: any
    of_effects: bool = False  # it sees effects in force and nothing else: where there are none, nothing, whatever the card
    among: Callable[[Table, object], Iterable[Card]] | None = None  # cards outside of which it is not seen, quickly found
    edit: Maker | None = None  # the smallest changes to a table that would turn it round


NEEDS: dict[str, Callable[[Table, Case, object, Has], Any]] = {
    "table": lambda table, case, value, has: table,
    "player": lambda table, case, value, has: case.player,
    "seat": lambda table, case, value, has: table.index.seats.get(case.player),
    "card": lambda table, case, value, has: table.cards.get(case.card),
    "target": lambda table, case, value, has: table.cards.get(case.target),
    "card_named": lambda table, case, value, has: case.card,
    "card_if_any": lambda table, case, value, has: table.cards.get(case.card),
    "case": lambda table, case, value, has: case,
    "node": lambda table, case, value, has: case.node,
    "action": lambda table, case, value, has: case.action,
    "amount": lambda table, case, value, has: case.amount,
    "challenge": lambda table, case, value, has: case.challenge,
    "value": lambda table, case, value, has: value,
    "which": lambda table, case, value, has: which_of(value),
    "happening": lambda table, case, value, has: happening_of(value, case),
    "ability": lambda table, case, value, has: case.ability,
    "has": lambda table, case, value, has: has,
}


def asks_law(word: Word, value: object) -> bool:
    """Whether a word asks the law what cards have; for a description only where that names something had by law."""
    return "has" in word.needs and (not is_noun(value) or which_of(value).by_law)


def happening_of(value: Any, case: Case) -> Happening | None:
    """What a word is asked to look for: what is described, or what sets off the ability that is meant."""
    if isinstance(value, tuple):
        return described(value)
    return case.ability.trigger if case.ability else None


CARD, CARD_AND_VALUE = ("card",), ("card", "value")
THINGS = {"card": "card", "target": "target", "seat": "player"}
READ_WITH = {"happening": "ability"}
"""Needs that may not be there, and where the case names them."""


def look(word: Word, table: Table, case: Case, value: object, has: Has) -> Any:
    """Calls a word with just what it asks for; where no card or player is spoken of, what it would see of one is unknown."""
    if word.needs[:1] == CARD:  # most words look at the one card, and nothing is looked at more often
        card = table.cards.get(case.card)
        if card is None:
            return Seen(False if case.card else None)
        if word.needs == CARD:
            return word.look(card)
        if word.needs == CARD_AND_VALUE:
            return word.look(card, value)
    got = [get(table, case, value, has) for get in word.getters]
    for position in word.things:
        if got[position] is None:
            spoken_of: str = getattr(case, THINGS[word.needs[position]])
            return Seen(False if spoken_of else None)
    return word.look(*got)


def field_of(need: str) -> str:
    """The particular of a case that a word needs; one that also speaks where no card is named needs the card if there is one."""
    return READ_WITH.get(need) or THINGS.get(need, need.removesuffix("_if_any").removesuffix("_named"))
