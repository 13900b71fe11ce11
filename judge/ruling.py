"""What an answer is: a verdict that carries its proof. Nothing here judges or speaks."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, TypeVar, overload

from judge.game.case_and_truth import Case, Truth
from judge.support.frozen_data_classes import NamedTuple, Noun
from judge.support.problems import Span

Verdict = Literal[
    "yes", "no", "value", "outcome", "player", "order", "moment", "actions", "depends", "disputed", "silent", "impossible"
]
T = TypeVar("T")
NO_VALUE: Literal["no value"] = "no value"
ANY_NUMBER: Literal["any number"] = "any number"
NOBODY: Literal["nobody"] = "nobody"


class Later(Sequence[T]):
    """What is made when somebody reads it: a proof is far longer than what most readers want of it."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], tuple[T, ...]]) -> None:
        self._make = make
        self._made: tuple[T, ...] | None = None

    def _whole(self) -> tuple[T, ...]:
        if self._made is None:
            self._made = self._make()
        return self._made

    def __iter__(self) -> Iterator[T]:
        return iter(self._whole())

    def __len__(self) -> int:
        return len(self._whole())

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[T, ...]: ...
    def __getitem__(self, place: int | slice) -> T | tuple[T, ...]:
        return self._whole()[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Later | tuple) and self._whole() == tuple(other)

    def __hash__(self) -> int:
        return hash(self._whole())

    def __repr__(self) -> str:
        return repr(self._whole())


Wanted = Callable[[Any], bool]
"""Whether somebody wants to read what comes of a condition."""


class Finding(NamedTuple):
    """What weighing a condition found, with the findings it rests on."""

    kind: Literal["fact", "judged", "not", "any", "all", "can", "pays", "of", "some"]
    word: str
    value: object
    truth: Truth
    case: Case
    at: tuple[Span, ...] = ()
    parts: "Sequence[Finding]" = ()
    names: Mapping[str, object] = {}
    heard: "Sequence[Heard]" = ()  # for what the law defines: the clauses that did


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


class AllHeard(Later[Heard]):
    """Everything that was heard. Most of it fails at sight: that is weighed only where somebody reads it."""

    __slots__ = ("_make_some", "telling")

    def __init__(self, telling: tuple[Heard, ...], make: Callable[["Wanted | None"], tuple[Heard, ...]]) -> None:
        self._made = None
        self._make_some = make
        self.telling = telling  # what does not fail at sight, in the same order

    def _whole(self) -> tuple[Heard, ...]:
        if self._made is None:
            self._made = self._make_some(None)
        return self._made

    def some(self, wanted: "Wanted") -> Sequence[Heard]:
        """The same, perhaps without what fails at sight by a condition that nobody wants to read of."""
        return self._make_some(wanted) if self._made is None else self._made


def telling(heard: Sequence[Heard]) -> Sequence[Heard]:
    """Of what was heard, what does not fail at sight."""
    return heard.telling if isinstance(heard, AllHeard) else heard


class Total(NamedTuple):
    """A number with its sum, line by line. `values` holds several where a player may choose; None: not known."""

    values: tuple[int, ...] | None
    lines: tuple[Heard, ...] = ()
    state: Literal["", "several", "no value", "any number", "disputed", "silent"] = ""
    at: tuple[Span, ...] = ()
    beaten: tuple[Heard, ...] = ()  # what lower documents would have set
    at_least: int = 0  # of a number that is not known: it is no less than this

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
    weighed: Sequence[Heard] = ()  # everything that was looked at
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
    def telling(self) -> Sequence[Heard]:
        """Of everything that was looked at, what does not fail at sight."""
        return telling(self.weighed)

    @property
    def provisional(self) -> bool:
        return bool(self.unread)

    @property
    def flatly(self) -> "Ruling":
        """What it would be by what was read alone."""
        return self.read.flatly if self.read else self
