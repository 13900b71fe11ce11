"""What an answer that depends really turns on: each unknown fact is supposed either way and the question answered again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.supposed_facts import Supposed, Topic, topic_of
from judge.game.table import Table
from judge.ruling import Finding, Proviso, Ruling

AGAINST = ("no", "disputed")
MOST = 24  # facts looked at; more are not asked about at a table
PAIRED = 10
"""How many of them are tried two by two: twice as many would be four times as much to try."""
TRIES = 300
"""How often a question is answered again at most; what has not turned up by then is told as it is."""


class Probe:
    """Answers a question again, supposing this and that besides what is taken for granted already."""

    def __init__(self, hearing: Hearing, answer: Callable[[Hearing], Ruling]) -> None:
        self._granted, self._answer = hearing, answer
        self.left = TRIES

    def __call__(self, given: Supposed) -> Ruling:
        self.left -= 1
        return self._answer(self._granted.supposing(self._also(given)))

    def grant(self, given: Supposed) -> Ruling:
        """From now on this is taken for granted."""
        self._granted = self._granted.supposing(self._also(given))
        return self._answer(self._granted)

    def _also(self, given: Supposed) -> Supposed:
        return self._granted.supposed.also(given) if self._granted.supposed else given


def turning(ruling: Ruling, table: Table, probe: Probe) -> tuple[tuple[Proviso, ...], Supposed]:
    """The conditions that decide: those without which it is a no, then those that make it one together.

    With them what to suppose for a yes, as far as single facts go.
    """
    found, supposed = _alone(ruling, table, probe)
    after = probe(supposed)
    if after.verdict == "depends" and not _settled(after, supposed, table, probe):
        together = list(_together(after, supposed, table, probe))
        permitted = together or any(h.role == "permits" and h.truth for h in after.telling)
        found += together if permitted else [c for c in after.conditions if c.holds]
    return tuple(found) or ruling.conditions, supposed


def _topic(condition: Proviso, table: Table) -> Topic:
    found = condition.finding
    return topic_of(found.word, found.value, found.case, table)


def _known(condition: Proviso, supposed: Supposed, table: Table) -> bool:
    return supposed.truth(_topic(condition, table)) is not None


def _leaves(ruling: Ruling, supposed: Supposed, table: Table) -> list[Proviso]:
    """The unknown facts under a ruling, each once."""
    once = {_topic(c, table): c for c in ruling.conditions if not _known(c, supposed, table)}
    return list(once.values())[:MOST]


def _alone(ruling: Ruling, table: Table, probe: Probe) -> tuple[list[Proviso], Supposed]:
    """The facts that decide by themselves, each then taken to be as a yes needs it, until no more turn up."""
    found: list[Proviso] = []
    supposed, before = Supposed(), -1
    while before < len(found) and ruling.verdict == "depends":
        before = len(found)
        for leaf in _leaves(ruling, supposed, table):
            if probe.left <= 0:
                break
            topic = _topic(leaf, table)
            wrong = _wrong(leaf, topic, supposed, probe)
            if wrong is not None:
                found.append(leaf._replace(holds=not wrong))
                supposed = supposed.given(topic, not wrong)
                ruling = probe.grant(supposed)
    return found, supposed


def _wrong(leaf: Proviso, topic: Topic, supposed: Supposed, probe: Probe) -> bool | None:
    """What the fact must not be, if one of the two makes it a no; what a yes wants of it is tried last."""
    for value in (not leaf.holds, leaf.holds):
        if supposed.truth(topic) is None and probe(supposed.given(topic, value)).verdict in AGAINST:
            return value
    return None


def _settled(ruling: Ruling, supposed: Supposed, table: Table, probe: Probe) -> bool:
    """Whether what is left does not matter: some fact leads to a yes whichever way it is."""
    return any(
        all(probe(supposed.given(_topic(leaf, table), value)).verdict in ("yes", "outcome") for value in (True, False))
        for leaf in _leaves(ruling, supposed, table)
    )


def _together(ruling: Ruling, supposed: Supposed, table: Table, probe: Probe) -> Iterator[Proviso]:
    """Pairs of facts that make it a no, though neither does alone; none that another pair covers."""
    found: list[tuple[Supposed, Proviso]] = []
    for one, other in combinations(_leaves(ruling, supposed, table)[:PAIRED], 2):
        if probe.left <= 0:
            break
        for pair in product((True, False), repeat=2):
            given = supposed.given(_topic(one, table), pair[0]).given(_topic(other, table), pair[1])
            if all(given.left.values()) and probe(given).verdict in AGAINST:
                found.append((given, Proviso(_both((one, other), pair), False, other.clause)))
    for given, condition in found:
        if not any(wider.covers(given) and wider != given for wider, _ in found):
            yield condition


def _both(leaves: tuple[Proviso, Proviso], values: tuple[bool, ...]) -> Finding:
    """Two facts as one finding, told by the second."""
    parts = tuple(_so(leaf.finding, value) for leaf, value in zip(leaves, values, strict=True))
    last = leaves[1].finding
    return Finding("all", last.word, last.value, None, last.case, (), parts)


def _so(finding: Finding, value: bool) -> Finding:
    return finding if value else Finding("not", finding.word, finding.value, None, finding.case, (), (finding,))
