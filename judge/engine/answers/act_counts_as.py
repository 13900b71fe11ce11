"""Whether one act counts as another: what clauses count and exclude, the higher document first, exclusion among equals."""

from __future__ import annotations

from judge.engine.answers.about_acts import case_of
from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.ruling_from_what_was_weighed import rule, truth_verdict, unique
from judge.engine.evaluate.unknown_facts_and_doubt import leaves, may_hold
from judge.engine.evaluate.unstated_facts_it_depends_on import doubted, tidy
from judge.game.case_and_truth import Case
from judge.question import CountsAs
from judge.rulebook import Entry
from judge.ruling import Heard, Proviso, Ruling


def on_counts(hearing: Hearing, asked: CountsAs) -> Ruling:
    """What clauses count and exclude; where one that may hold would make a difference, it depends."""
    case = case_of(asked.act, hearing.table)
    told = [one for role in ("counts", "excludes") for one in _told(hearing, role, asked, case)]
    held = [one for one in told if one[1].truth]
    ruling = _ruled(hearing, asked, case, held)
    likely = [one for one in told if may_hold(one[1])]
    unsure = [one[1] for one in likely if _ruled(hearing, asked, case, [*held, one]).verdict != ruling.verdict]
    if not unsure:
        return ruling
    return rule(hearing.rulebook, "depends", unsure, case, conditions=doubted(unsure, ruling.verdict != "yes"))


def _ruled(hearing: Hearing, asked: CountsAs, case: Case, told: list[tuple[Entry, Heard]]) -> Ruling:
    """The highest document decides; among equals, exclusion."""
    top = max((e.precedence for e, _ in told), default=-1)
    counted, excluded = ([(e, h) for e, h in told if e.role == role] for role in ("counts", "excludes"))
    against = [h for e, h in excluded if e.precedence == top]
    if against:
        return rule(hearing.rulebook, "no", against, case, beaten=_outranked(counted, top, against))
    if counted:
        held = [h for _, h in counted]
        return rule(hearing.rulebook, "yes", held, case, beaten=_outranked(excluded, top, held))
    return _by_nature(hearing, asked, case)


def _outranked(told: list[tuple[Entry, Heard]], top: int, by: list[Heard]) -> tuple[Heard, ...]:
    """What lower documents say against it."""
    return unique(h._replace(beaten=tuple(b.clause for b in by)) for e, h in told if e.precedence < top)


def _told(hearing: Hearing, role: str, asked: CountsAs, case: Case) -> list[tuple[Entry, Heard]]:
    book = hearing.rulebook
    return [
        (entry, heard) for node in book.lineage(case.action) for entry in book.entries(role, node)
        if _speaks(hearing, entry, asked) and (heard := hearing.hear(entry, case._replace(node=node))).truth is not False
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
    return (
        said == asked
        or said == "any"
        or (said == "characteristic" and asked not in ("", "duplicate") and not asked.startswith("from "))
    )


def _by_nature(hearing: Hearing, asked: CountsAs, case: Case) -> Ruling:
    """Where no clause counts or excludes: an act is what it is, done to the card as it is."""
    if asked.action not in hearing.rulebook.lineage(case.action):
        return rule(hearing.rulebook, "silent", (), case)
    word = ("word", "type", asked.kind) if asked.kind in hearing.rulebook.vocabulary.common_types else ("word", "has", asked.kind)
    fits = hearing.weigh(word, case) if asked.kind else None
    if fits is None:
        return rule(hearing.rulebook, "yes", (), case)
    conditions = tidy(Proviso(leaf, holds, "") for leaf, holds in leaves(fits, True))
    return rule(hearing.rulebook, truth_verdict(fits.truth), (), case, conditions=conditions)
