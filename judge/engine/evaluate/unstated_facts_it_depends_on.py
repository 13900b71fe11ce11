"""What an answer turns on where something is not stated: unknown facts, each with what it would have to be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.legality import Weighed
from judge.engine.evaluate.unknown_facts_and_doubt import leaves
from judge.game.case_and_truth import Case
from judge.rulebook import Entry
from judge.ruling import Finding, Heard, Proviso, Variation


def conditions_of(weighed: Weighed) -> tuple[Proviso, ...]:
    """What the answer turns on, the permission's own conditions first."""
    held = any(p.truth for p in weighed.permissions)
    permissions = [] if held else [p for p in weighed.permissions if p.truth is None]
    wanted = [(p, p.finding, True) for p in permissions[:1]]
    unsure = sorted((b for b in weighed.bars.telling if b.truth is None), key=lambda b: _roundabout(b.finding))
    wanted += [(b, b.finding, False) for b in unsure]
    return tidy(Proviso(leaf, holds, heard.clause) for heard, f, want in wanted for leaf, holds in leaves(f, want))


def _roundabout(finding: Finding) -> bool:
    """Whether a bar looks at the fact itself or asks what else could be done: the first is the better clause to name."""
    return finding.kind == "can" or any(_roundabout(part) for part in finding.parts)


def tidy(conditions: Iterable[Proviso]) -> tuple[Proviso, ...]:
    """Each once, and none that is the same fact about the same card under another clause."""
    found: dict[object, Proviso] = {}
    for one in conditions:
        f = one.finding
        found.setdefault((f.word, str(f.value), f.case.player, f.case.card, f.case.target, one.holds), one)
    return tuple(found.values())


def doubted(unsure: Iterable[Heard], want: bool = True) -> tuple[Proviso, ...]:
    """What clauses that are in doubt turn on."""
    return tidy(Proviso(leaf, holds, heard.clause) for heard in unsure for leaf, holds in leaves(heard.finding, want))


def variations(hearing: Hearing, case: Case) -> tuple[Variation, ...]:
    """Each replacement of what the act usually does that may apply, once, with what it turns on."""
    found: dict[object, Variation] = {}
    for entry in _replacements(hearing, case):
        heard = hearing.hear(entry, case)
        wanted = tidy(Proviso(leaf, holds, entry.clause) for leaf, holds in leaves(heard.finding, True))
        if heard.truth is None and wanted:
            key = (str(entry.more["with"]), *((c.finding.word, str(c.finding.value)) for c in wanted))
            found.setdefault(key, Variation(str(entry.more["with"]), wanted, entry.clause))
    return tuple(found.values())


def _replacements(hearing: Hearing, case: Case) -> Iterator[Entry]:
    """The entries that may replace what the act causes, those that speak of this act by name first."""
    book = hearing.rulebook
    line = book.lineage(case.action)
    caused = dict.fromkeys(move for node in line for e in book.entries("causes", node) for move in _listed(e.more["does"]))
    told = [entry for move in caused for entry in book.entries("replaces", move)]
    yield from (e for e in told if set(_listed(e.more.get("for"))) & set(line))
    yield from (e for e in told if "for" not in e.more)


def _listed(raw: object) -> list[str]:
    return [] if raw is None else [str(r) for r in raw] if isinstance(raw, list | tuple) else [str(raw)]
