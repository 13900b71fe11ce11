"""Effects that bear on whom they name: `Knight characters lose Knight`, `shadow cards are blank`.

To know whom such an effect names, the law is asked what a card has; and that again is asked of the effects. A question that
comes back to itself is answered on a table where that effect is not in force: it names cards by what they are without it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from judge.game.case_and_truth import Truth
from judge.game.effect import Blank, InForce, Lose
from judge.game.facts.effects_in_force import apart, names_by_law

if TYPE_CHECKING:
    from judge.engine.evaluate.evaluation import Hearing

Question = tuple[InForce, str, str]
"""The effect that asks, and whether which card has what."""
DEEP = 12
"""How far a chain of effects is followed before its far end is settled first."""


class Circle(Exception):
    """Questions of which each has to be answered for the one before it, and the first for the last."""

    def __init__(self, questions: list[Question]) -> None:
        super().__init__(questions)
        self.questions = questions


class TooFar(Exception):
    """A question at the end of a long chain: it is to be settled by itself."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.question = question


class Circles:
    """What the effects of one hearing are asking just now, which of it goes round, and what was settled by itself."""

    __slots__ = ("asking", "round", "settled", "without")

    def __init__(self) -> None:
        self.asking: list[Question] = []
        self.round: set[Question] = set()
        self.settled: dict[Question, Truth] = {}
        self.without: dict[object, Hearing] = {}  # the same table with fewer effects in force


def asked_by(hearing: Hearing, question: Question) -> Truth:
    """What the law says, asked for an effect."""
    circles = hearing.circles
    if question in circles.settled:
        return circles.settled[question]
    if question in circles.round:
        return _apart(hearing, question)
    if question in circles.asking:
        raise Circle(circles.asking[circles.asking.index(question) :])
    if len(circles.asking) >= DEEP:
        raise TooFar(question)
    return _asked(hearing, question) if circles.asking else _far_end_first(hearing, question)


def _far_end_first(hearing: Hearing, question: Question) -> Truth:
    """However long the chain: where it is too long, its end is settled, and then it is shorter."""
    circles, waiting = hearing.circles, [question]
    while waiting:
        try:
            circles.settled[waiting[-1]] = _asked(hearing, waiting[-1])
            waiting.pop()
        except TooFar as far:
            if far.question in waiting:
                circles.round |= set(waiting[waiting.index(far.question) :])
            waiting.append(far.question)
    return circles.settled[question]


def _asked(hearing: Hearing, question: Question) -> Truth:
    circles = hearing.circles
    if question in circles.round:
        return _apart(hearing, question)
    circles.asking.append(question)
    try:
        return hearing.has(question[1], question[2])
    except Circle as circle:
        if circle.questions[0] != question:
            raise
        circles.round |= set(circle.questions)
    finally:
        circles.asking.pop()
    return _apart(hearing, question)


def _apart(hearing: Hearing, question: Question) -> Truth:
    """The answer on a table with fewer effects: what takes away goes first, then the effect that asks, then all that ask."""
    effect, card, what = question
    if hearing.outer is None:
        inner = _without(hearing, "takes", lambda e: names_by_law(e) and isinstance(e.effect, Lose | Blank))
    elif hearing.outer.outer is None:
        inner = _without(hearing, effect, lambda e: e == effect)
    else:
        inner = _without(hearing.outer, "asks", names_by_law)
    truth = inner.has(card, what)
    hearing.touch(inner)
    return truth


def _without(hearing: Hearing, what: object, goes: Callable[[InForce], bool]) -> Hearing:
    known = hearing.circles.without
    if what not in known:
        known[what] = hearing.on(apart(hearing.table, goes))
    return known[what]
