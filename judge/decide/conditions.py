"""What an answer turns on where something is not stated: unknown facts, each with what it would have to be."""

from __future__ import annotations

from collections.abc import Iterable

from judge.decide.acts import Weighed
from judge.decide.doubt import leaves
from judge.ruling import Condition, Finding, Heard


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


def doubted(unsure: Iterable[Heard], want: bool = True) -> tuple[Condition, ...]:
    """What clauses that are in doubt turn on."""
    return tidy(Condition(leaf, holds, heard.clause) for heard in unsure for leaf, holds in leaves(heard.finding, want))
