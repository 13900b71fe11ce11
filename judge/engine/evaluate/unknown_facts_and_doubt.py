"""What is not known, fact by fact, and whether it is open at all: what nobody asked about is not in doubt."""

from __future__ import annotations

from collections.abc import Sequence

from judge.game.facts import FACTS
from judge.game.facts.registry import THINGS
from judge.ruling import Finding, Heard, Total


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
        counted = isinstance(purse, Total) and purse.values is not None
        return below if below and counted and _priced(finding) else [(finding, want), *below]
    return [leaf for part in finding.parts for leaf in leaves(part, want)]


def in_doubt(finding: Finding) -> bool:
    """Whether it may hold, as far as is stated. What is unknown only because the question names no card is no doubt."""
    return finding.truth is None and not any(_of_nothing_named(leaf) for leaf, _ in leaves(finding, True))


def may_hold(heard: Heard) -> bool:
    return not heard.beaten and in_doubt(heard.finding)


def unless(finding: Finding, lifting: Sequence[Finding]) -> Finding:
    """What holds, unless something that may be so lifts it: not known then."""
    if not finding.truth or not lifting:
        return finding
    lifts = [Finding("not", one.word, one.value, None, one.case, one.at, (one,)) for one in lifting]
    return Finding("all", "", None, None, finding.case, finding.at, (finding, *lifts))


def _of_nothing_named(leaf: Finding) -> bool:
    """Whether it is unknown because the question names no card or player of which it could be seen."""
    word = FACTS.get(leaf.word)
    if word is None:
        return not leaf.case.card
    return any(not getattr(leaf.case, THINGS[word.needs[position]]) for position in word.things)


def _priced(finding: Finding) -> bool:
    """Whether the number that the price starts from is known, so that it turns on facts alone."""
    cost = finding.names.get("cost")
    lines = cost.lines if isinstance(cost, Total) else ()
    based = [line.number for line in lines if line.role == "sets"]
    return not any(number is not None and number.values is None for number in based)
