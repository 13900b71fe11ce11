"""What an answer turns on where something is not stated: unknown facts, each with what it would have to be."""

from __future__ import annotations

from collections.abc import Iterable

from judge.decide.acts import Weighed
from judge.facts import FACTS
from judge.facts.words import THINGS
from judge.ruling import Amount, Condition, Finding, Heard


def conditions_of(weighed: Weighed) -> tuple[Condition, ...]:
    """What the answer turns on, the permission's own conditions first."""
    held = any(p.truth for p in weighed.permissions)
    permissions = [] if held else [p for p in weighed.permissions if p.truth is None]
    wanted = [(p, p.finding, True) for p in permissions[:1]]
    unsure = sorted((b for b in weighed.bars if b.truth is None), key=lambda b: _roundabout(b.finding))
    wanted += [(b, b.finding, False) for b in unsure]
    return tidy(Condition(leaf, holds, heard.clause) for heard, f, want in wanted for leaf, holds in leaves(f, want))


def _roundabout(finding: Finding) -> bool:
    """Whether a bar looks at the fact itself or asks what else could be done: the first is the better clause to name."""
    return finding.kind == "can" or any(_roundabout(part) for part in finding.parts)


def tidy(conditions: Iterable[Condition]) -> tuple[Condition, ...]:
    """Each once, and none that is the same fact about the same card under another clause."""
    found: dict[object, Condition] = {}
    for one in conditions:
        f = one.finding
        found.setdefault((f.word, str(f.value), f.case.player, f.case.card, f.case.target, one.holds), one)
    return tuple(found.values())


def leaves(finding: Finding, want: bool) -> list[tuple[Finding, bool]]:
    """The unknown facts under a finding, each with what it would have to be."""
    if finding.truth is not None:
        return []
    if finding.kind == "not":
        return [leaf for part in finding.parts for leaf in leaves(part, not want)]
    if finding.kind == "fact" or not finding.parts:
        return [(finding, want)]
    if finding.kind == "pays":  # the gold itself, and what the price turns on
        below = [leaf for part in finding.parts for leaf in leaves(part, want)]
        purse = finding.names.get("purse")
        counted = isinstance(purse, Amount) and purse.values is not None
        return below if below and counted and _priced(finding) else [(finding, want), *below]
    return [leaf for part in finding.parts for leaf in leaves(part, want)]


def in_doubt(heard: Heard) -> bool:
    """Whether it may hold, as far as is stated. What is unknown only because the question names no card is no doubt."""
    found = leaves(heard.finding, True)
    return heard.truth is None and not any(_of_nothing_named(leaf) for leaf, _ in found)


def _of_nothing_named(leaf: Finding) -> bool:
    """Whether it is unknown because the question names no card or player of which it could be seen."""
    word = FACTS.get(leaf.word)
    if word is None:
        return not leaf.case.card
    return any(not getattr(leaf.case, THINGS[word.needs[position]]) for position in word.things)


def doubted(unsure: Iterable[Heard], want: bool = True) -> tuple[Condition, ...]:
    """What clauses that are in doubt turn on."""
    return tidy(Condition(leaf, holds, heard.clause) for heard in unsure for leaf, holds in leaves(heard.finding, want))


def _priced(finding: Finding) -> bool:
    """Whether the number that the price starts from is known, so that it turns on facts alone."""
    cost = finding.names.get("cost")
    lines = cost.lines if isinstance(cost, Amount) else ()
    based = [line.number for line in lines if line.role == "sets"]
    return not any(number is not None and number.values is None for number in based)
