"""Whether one act counts as another: what clauses count and exclude, the higher document first, exclusion among equals."""

from __future__ import annotations

from judge.decide.conditions import leaves, tidy
from judge.decide.hearing import Hearing
from judge.decide.on_acts import case_of
from judge.decide.rulings import rule, truth_verdict, unique
from judge.question import CountsAs
from judge.rulebook import Entry
from judge.ruling import Case, Condition, Heard, Ruling

TYPES = ("character", "location", "attachment", "event")


def on_counts(hearing: Hearing, asked: CountsAs) -> Ruling:
    case = case_of(asked.act, hearing.table)
    counted, excluded = _told(hearing, "counts", asked, case), _told(hearing, "excludes", asked, case)
    top = max((e.precedence for e, _ in (*counted, *excluded)), default=-1)
    against = [h for e, h in excluded if e.precedence == top]
    if against:
        return rule(hearing.rulebook, "no", against, case, beaten=_outranked(counted, top, against))
    if counted:
        told = [h for _, h in counted]
        return rule(hearing.rulebook, "yes", told, case, beaten=_outranked(excluded, top, told))
    return _by_nature(hearing, asked, case)


def _outranked(told: list[tuple[Entry, Heard]], top: int, by: list[Heard]) -> tuple[Heard, ...]:
    """What lower documents say against it."""
    return unique(h._replace(beaten=tuple(b.clause for b in by)) for e, h in told if e.precedence < top)


def _told(hearing: Hearing, role: str, asked: CountsAs, case: Case) -> list[tuple[Entry, Heard]]:
    book = hearing.rulebook
    return [
        (entry, heard) for node in book.lineage(case.action) for entry in book.entries(role, node)
        if _speaks(hearing, entry, asked) and (heard := hearing.hear(entry, case._replace(node=node))).truth
    ]  # fmt: skip


def _speaks(hearing: Hearing, entry: Entry, asked: CountsAs) -> bool:
    """Counting as something counts as its parents too; being excluded from something excludes just that."""
    named = entry.more.get("as")
    named = [named] if isinstance(named, str) else named or []
    if entry.role == "counts":
        named = [up for n in named for up in hearing.rulebook.lineage(n)]
    return asked.action in named and _kind_fits(entry.more.get("kind", ""), asked.kind)


def _kind_fits(said: str, asked: str) -> bool:
    """`any` speaks of the card however it is called, `characteristic` of every way to call it by what it is."""
    return said == asked or said == "any" or (
        said == "characteristic" and asked not in ("", "duplicate") and not asked.startswith("from ")
    )


def _by_nature(hearing: Hearing, asked: CountsAs, case: Case) -> Ruling:
    """Where no clause counts or excludes: an act is what it is, done to the card as it is."""
    if asked.action not in hearing.rulebook.lineage(case.action):
        return rule(hearing.rulebook, "silent", (), case)
    word = ("word", "type", asked.kind) if asked.kind in TYPES else ("word", "has", asked.kind)
    fits = hearing.weigh(word, case) if asked.kind else None
    if fits is None:
        return rule(hearing.rulebook, "yes", (), case)
    conditions = tidy(Condition(leaf, holds, "") for leaf, holds in leaves(fits, True))
    return rule(hearing.rulebook, truth_verdict(fits.truth), (), case, conditions=conditions)
