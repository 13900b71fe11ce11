"""What happens, has happened or is about to, and what law and cards say of it: one noun, and whether one fits another."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from judge.game.card_descriptions import Which
from judge.game.card_fits_description import Standpoint, matches
from judge.game.case_and_truth import Case, Truth
from judge.game.descriptions_from_data import which_of
from judge.game.periods_gone_by import MOMENT, Stamp, was_in
from judge.support.frozen_data_classes import NamedTuple, Noun
from judge.support.problems import Span

if TYPE_CHECKING:
    from judge.game.table import Table

PENDING = "pending"
"""What is closed where all is told that is about to happen."""
THIS, YOU, ANY = "this", "you", "any"
"""The card, the player and any card whatever, where a happening is described and not told."""


ANY_CARD = Which()


class Happening(Noun):
    """With names and ids something that happens; with `you`, `this` and a description what has to happen, or may not."""

    verb: str | tuple[str, ...]  # acts of `actions.yaml`; several: any of them
    who: str = ""
    which: str = ""  # the card: an id; `this`, `any`
    was: tuple[str, ...] = ()  # what the card was then, or has to have been: "limited", "event"
    fight: str = ""  # the type of the challenge; `this`: of the one that is spoken of
    card: Which = Which()  # the card it befell, as it has to be described now
    would: bool = False  # it is about to happen
    passed: bool = False  # the chance was passed up
    since: str = ""  # an act of which this has to have come after the last
    period: str = "phase"  # of `game.yaml`, or `moment`: the shortest of which it is known that it was in it, or has to be
    at: Stamp = ()  # the periods that were over by then
    amount: int = 0
    place: Span | None = None

    @property
    def of_a_card(self) -> bool:
        """Whether it befalls the card that is spoken of, or a copy of it."""
        return self.which == THIS or self.copy

    @property
    def copy(self) -> bool:
        """Whether a card of the same title will do."""
        return bool(self.card.same_title)

    @property
    def reads(self) -> frozenset[str]:
        """What of a case it takes to tell whether something is what is described."""
        player = self.who or self.card.owner or self.card.whose
        named = {"player": player, "card": self.of_a_card, "challenge": self.fight}
        return frozenset(field for field, read in named.items() if read)

    @property
    def spelled(self) -> str:
        """What is described, in short: `you marshal/play limited`. Its sentences are found by it."""
        card = "copy" if self.copy else self.which
        fight = "in this challenge" if self.fight else ""
        return " ".join(part for part in (self.who, "/".join(self.verbs), card, *self.was, fight) if part)

    @property
    def verbs(self) -> tuple[str, ...]:
        return self.verb if isinstance(self.verb, tuple) else (self.verb,)


class Fit(NamedTuple):
    """Whether something told is what was described, and what was told of it."""

    truth: Truth
    told: tuple[Happening, ...] = ()

    @property
    def at(self) -> tuple[Span, ...]:
        return tuple(one.place for one in self.told if one.place is not None)


NEVER = Fit(False)


@lru_cache(maxsize=512)
def described(plain: tuple[tuple[str, Any], ...]) -> Happening:
    """The happening that a clause describes, out of the plain data in which law is kept."""
    told = dict(plain)
    return Happening(**{**told, "card": which_of(told["card"])} if "card" in told else told)


def looked_for(table: Table, wanted: Happening, case: Case, among: Collection[Happening]) -> Fit:
    """Whether one of these is what is described."""
    if wanted.which == THIS and not case.card:
        return Fit(None)
    if not among:
        return NEVER
    answers = [(fits(table, told, wanted, case), told) for told in among]
    for truth in (True, None):
        if found := tuple(told for answer, told in answers if answer is truth):
            return Fit(truth, found)
    return Fit(False)


def untold(table: Table, wanted: Happening) -> Truth:
    """Whether something may have happened of which nothing is said: unless all is told."""
    return table.told((), *wanted.verbs, of=wanted.was)


def fits(table: Table, told: Happening, wanted: Happening, case: Case) -> Truth:
    """Whether what has happened, or is about to, is what is described for this case."""
    if told.passed != wanted.passed or told.would != wanted.would:
        return False
    parts = (_verb(table, told, wanted), _who(told, wanted, case), _which(table, told, wanted, case), _was(told, wanted))
    answers = (*parts, _fight(told, wanted, case), was_in(table, told, wanted.period), _after(table, told, wanted.since))
    return False if False in answers else None if None in answers else True


def _verb(table: Table, told: Happening, wanted: Happening) -> Truth:
    """An act is also whatever it is a way of; of the wider one it is not told in which way it was done."""
    done = told.verbs[0]
    if not set(wanted.verbs).isdisjoint(table.vocabulary.ways(done)):
        return True
    return None if any(done in table.vocabulary.ways(verb) for verb in wanted.verbs) else False


def _who(told: Happening, wanted: Happening, case: Case) -> Truth:
    """`you` is the player for whom it is asked, an opponent anybody else."""
    if not wanted.who:
        return True
    return (told.who == case.player) is (wanted.who == YOU) if told.who and case.player else None


def _which(table: Table, told: Happening, wanted: Happening, case: Case) -> Truth:
    if wanted.which == THIS:
        return told.which == case.card if told.which else None
    if wanted.card == ANY_CARD:
        return True
    card = table.cards.get(told.which)
    return None if card is None else matches(wanted.card, card, Standpoint(table, _not_asked, case.player, case.card)).truth


def _not_asked(card: str, what: str, of: object = None) -> Truth:  # noqa: ARG001 - whatever is asked
    """What a card had by law when it happened nobody knows any more."""
    return None


def _was(told: Happening, wanted: Happening) -> Truth:
    """Of a card that is named all is told that it was; of one that is not, only what is said."""
    return set(wanted.was) <= set(told.was) or (False if told.which else None)


def _fight(told: Happening, wanted: Happening, case: Case) -> Truth:
    if not wanted.fight:
        return True
    kind = case.challenge if wanted.fight == THIS else wanted.fight
    return told.fight == kind if told.fight and kind else None


def _after(table: Table, told: Happening, act: str) -> Truth:
    """Whether it came after the last such act, if there was one."""
    if not act or told.would:
        return True
    before = next((n for n, one in enumerate(table.history) if one is told), 0)
    return not any(act in one.verbs for one in table.history[before:])


__all__ = ["ANY", "MOMENT", "PENDING", "THIS", "YOU", "Fit", "Happening", "described", "fits", "looked_for", "untold"]
