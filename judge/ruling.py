"""What an answer is: a verdict that carries its proof. Nothing here judges or speaks."""

from collections.abc import Mapping
from typing import Literal

from judge.game.case import Case, Truth
from judge.support.frozen import NamedTuple, Noun
from judge.support.problems import Span

Verdict = Literal[
    "yes", "no", "value", "outcome", "player", "order", "moment", "actions", "depends", "disputed", "silent", "impossible"
]
NO_VALUE: Literal["no value"] = "no value"
ANY_NUMBER: Literal["any number"] = "any number"
NOBODY: Literal["nobody"] = "nobody"


class Finding(NamedTuple):
    """What weighing a condition found, with the findings it rests on."""

    kind: Literal["fact", "judged", "not", "any", "all", "can", "pays", "of", "some"]
    word: str
    value: object
    truth: Truth
    case: Case
    at: tuple[Span, ...] = ()
    parts: "tuple[Finding, ...]" = ()
    names: Mapping[str, object] = {}
    heard: "tuple[Heard, ...]" = ()  # for what the law defines: the clauses that did


class Heard(NamedTuple):
    """One thing a clause says, weighed for a case."""

    clause: str
    role: str
    finding: Finding
    beaten: tuple[str, ...] = ()  # the clauses that lift or outrank it here
    via: tuple[str, ...] = ()  # the clauses that brought it to bear on this action
    number: "Total | None" = None  # for amounts: what it contributes
    case: Case = Case()  # what it was weighed for; the finding tells only as much of it as it looked at

    @property
    def truth(self) -> Truth:
        return False if self.beaten else self.finding.truth


class Total(NamedTuple):
    """A number with its sum, line by line. `values` holds several where a player may choose; None: not known."""

    values: tuple[int, ...] | None
    lines: tuple[Heard, ...] = ()
    state: Literal["", "several", "no value", "any number", "disputed", "silent"] = ""
    at: tuple[Span, ...] = ()
    beaten: tuple[Heard, ...] = ()  # what lower documents would have set

    @property
    def least(self) -> int | None:
        return min(self.values) if self.values else None


class Change(Noun):
    """One thing that happens, and the clauses that make it happen."""

    move: str
    case: Case
    because: tuple[str, ...]
    names: Mapping[str, object] = {}


class Proviso(Noun):
    """Something unstated on which the answer turns: the answer is yes provided it is (or is not) so."""

    finding: Finding
    holds: bool  # what it would have to be for a yes
    clause: str


class Variation(Noun):
    """What would happen instead of the usual, if something unstated were so: it enters play as a duplicate."""

    move: str
    conditions: tuple[Proviso, ...]
    clause: str


class Unread(Noun):
    """A sentence of card text that the judge did not read and that may bear on the question."""

    card: str  # id
    title: str
    pack: str
    text: str


class Ruling(Noun):
    """The answer to one question."""

    verdict: Verdict
    answer: tuple[object, ...] = ()  # numbers, player names, moments, changes: what the verdict speaks of (or usually would)
    decided: tuple[Heard, ...] = ()  # the clauses that decided it
    beaten: tuple[Heard, ...] = ()  # applied, but lifted or outranked
    weighed: tuple[Heard, ...] = ()  # everything that was looked at
    conditions: tuple[Proviso, ...] = ()  # for `depends`
    variations: tuple[Variation, ...] = ()  # for `depends`: what unstated facts would make of the act
    sides: tuple[tuple[Heard, ...], ...] = ()  # for `disputed`: the two readings
    otherwise: "Ruling | None" = None  # for `impossible`: what it would be if it did happen
    authority: str = "stated"
    finding: Finding | None = None  # where no clause was needed: what was seen
    case: Case = Case()
    nearest: tuple[str, ...] = ()  # for `silent`: the clauses that speak of something near
    unread: tuple[Unread, ...] = ()  # what may bear on it and was not read: the ruling is provisional
    read: "Ruling | None" = None  # of a strict ruling: what it would be by what was read

    @property
    def provisional(self) -> bool:
        return bool(self.unread)

    @property
    def flatly(self) -> "Ruling":
        """What it would be by what was read alone."""
        return self.read.flatly if self.read else self
