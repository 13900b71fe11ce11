"""What unstated facts would make of an act: "as a duplicate if you own and control a copy in play"."""

from __future__ import annotations

from collections.abc import Iterator

from judge.decide.conditions import tidy
from judge.decide.doubt import leaves
from judge.decide.hearing import Hearing
from judge.rulebook import Entry
from judge.ruling import Case, Condition, Variation


def variations(hearing: Hearing, case: Case) -> tuple[Variation, ...]:
    """Each replacement of what the act usually does that may apply, once, with what it turns on."""
    found: dict[object, Variation] = {}
    for entry in _replacements(hearing, case):
        heard = hearing.hear(entry, case)
        wanted = tidy(Condition(leaf, holds, entry.clause) for leaf, holds in leaves(heard.finding, True))
        if heard.truth is None and wanted:
            key = (str(entry.more["with"]), *(c.finding.word for c in wanted))
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
