"""A word of the law: what it asks for by the names of its parameters, what is true of it, and how it is made to look."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from judge.game.case_and_truth import Case, Truth
from judge.game.case_and_truth import NumberSeen as NumberSeen
from judge.game.case_and_truth import Seen as Seen
from judge.game.descriptions_from_data import is_noun, which_of
from judge.game.effect import InForce
from judge.game.facts.whatif_on_cards import Maker
from judge.game.table import Card, Table
from judge.game.vocabulary import Vocabulary
from judge.support.frozen_data_classes import Noun


class Has(Protocol):
    """The law's own answer to "does this card have this keyword, icon or trait?": facts ask, they do not decide.

    Where an effect asks, to know whether it names the card, it says so: it may bear on the answer itself.
    """

    def __call__(self, card: str, what: str, of: InForce | None = None) -> Truth: ...


Sight = Callable[[Table, Case, object, Has], Any]
"""What is seen on a table, in a case, of a value; `has` for those who have to ask the law."""


class Word(Noun):
    """A registered word: what it needs by name, and all that is true of it."""

    name: str
    look: Callable[..., Any]
    needs: tuple[str, ...]
    getters: tuple[Sight, ...]  # each of what it needs
    sees: Sight  # how it is made to look
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
    glance: Callable[..., Truth] | None = None  # asked for the same: whether it is so and nothing else, where that is quicker
    edit: Maker | None = None  # the smallest changes to a table that would turn it round


def asks_law(word: Word, value: object) -> bool:
    """Whether a word asks the law what cards have; for a description only where that names something had by law."""
    return "has" in word.needs and (not is_noun(value) or which_of(value).by_law)


def look(word: Word, table: Table, case: Case, value: object, has: Has) -> Any:
    """Calls a word with just what it asks for; where no card or player is spoken of, what it would see of one is unknown."""
    return word.sees(table, case, value, has)
