"""From what was heard about an act to the ruling on it: yes, no, depends, disputed or silent, with the clauses that decided."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.engine.evaluate.legality import Weighed
from judge.engine.evaluate.unknown_facts_and_doubt import leaves
from judge.engine.evaluate.unstated_facts_it_depends_on import conditions_of, tidy
from judge.game.case_and_truth import Case, Truth
from judge.rulebook import Rulebook, weakest
from judge.ruling import AllHeard, Finding, Heard, Proviso, Ruling, Total, Verdict, telling
from judge.support.frozen_data_classes import replace

NOTHING, PLAIN = Case(), Ruling("silent")
OF_ONE_CARD = ("ability",)
"""What a permission fails by that speaks of another card."""


def unique(heard: Iterable[Heard]) -> tuple[Heard, ...]:
    """Each clause once, the first time it was heard."""
    found: dict[str, Heard] = {}
    for one in heard:
        found.setdefault(one.clause, one)
    return tuple(found.values())


def authority(book: Rulebook, heard: tuple[Heard, ...]) -> str:
    bases = {book.basis(h.clause) for h in heard}
    bases.update([book.basis(i) for h in heard if h.via for i in h.via])
    bases.discard("")
    return weakest(bases)


def because(clause: str, case: Case) -> Heard:
    """A clause that made something so, earlier on or just now."""
    return Heard(clause, "causes", Finding("all", "", None, True, case), case=case)


def rule(book: Rulebook, verdict: Verdict, decided: Iterable[Heard], case: Case = NOTHING, **more: object) -> Ruling:
    decided = unique(decided)
    return replace(PLAIN, verdict=verdict, decided=decided, authority=authority(book, decided), case=case, **more)  # type: ignore[arg-type]


def rule_on_act(book: Rulebook, weighed: Weighed, case: Case) -> Ruling:
    weighty = {"weighed": _all_heard(weighed), "beaten": _beaten(book, weighed)}
    standing = weighed.standing
    if standing and all(any(bar is b for _, b in weighed.disputes) for bar in standing):
        claims = tuple(claim for claim, _ in weighed.disputes)
        return rule(book, "disputed", (*claims, *standing), case, sides=(claims, standing), **weighty)
    if standing:
        return rule(book, "no", (*standing, *_brought(standing), *definitions(standing)), case, **weighty)
    if not weighed.spoken_of and weighed.truth is not True:
        return rule(book, "silent", (), case, **weighty)
    if weighed.truth:
        held = [p for p in weighed.permissions if p.truth]
        return rule(book, "yes", (*held, *weighed.lifts, *definitions((*held, *weighed.lifts))), case, **weighty)
    if weighed.truth is False:
        near = _nearest(weighed.permissions)
        failed = [f for failed, _ in near for f in failed]
        return rule(book, "no", (*[p for _, p in near], *_unpaid(failed), *_defining(failed)), case, **weighty)
    conditions = conditions_of(weighed)
    return rule(book, "depends", _turning(weighed), case, conditions=conditions, **weighty)


def _all_heard(weighed: Weighed) -> AllHeard:
    for_it, bars, lifts = weighed.permissions, weighed.bars, weighed.lifts
    telling = (*for_it, *bars.telling, *lifts)
    return AllHeard(telling, lambda wanted: (*for_it, *(bars.some(wanted) if wanted else bars), *lifts))


def definitions(heard: Iterable[Heard]) -> list[Heard]:
    """The clauses that made a judged word what it is, under what decided."""
    return _defining([h.finding for h in heard])


def _defining(findings: Iterable[Finding]) -> list[Heard]:
    return [d for f in findings for d in _defined(f)]


def _defined(finding: Finding) -> list[Heard]:
    if finding.kind == "judged":
        role = "defines" if finding.truth else "excludes"
        made = [h for h in telling(finding.heard) if h.truth and h.role == role]
        return [*made, *(d for h in made for d in _defined(h.finding))]
    if finding.kind == "fact" and finding.heard:  # an amount against a number: what made the amount
        return [h for h in finding.heard if h.truth and not h.beaten]
    parts = () if finding.kind in ("can", "fact") else finding.parts
    below = [part for part in parts if part.truth is not None and (part.kind != "fact" or part.heard)]
    return [d for part in below for d in _defined(part)]


def _beaten(book: Rulebook, weighed: Weighed) -> tuple[Heard, ...]:
    """Bars that were lifted, and what a higher document outranked on the way to a bar or a permission."""
    lifted = [b for b in weighed.bars.telling if b.beaten and b.finding.truth]
    if not weighed.outranking:
        return unique(lifted)
    return unique((*lifted, *outranked(book, (h.finding for h in (*weighed.permissions, *weighed.bars.telling)))))


def outranked(book: Rulebook, findings: Iterable[Finding]) -> Iterator[Heard]:
    """What a lower document says of a word or an amount where a higher one says otherwise, all the way down."""
    ahead, seen = list(findings)[::-1], set[int]()
    while ahead:
        finding = ahead.pop()
        if id(finding) not in seen:  # what was found once is part of many proofs
            seen.add(id(finding))
            yield from [h for h in telling(finding.heard) if h.beaten and h.finding.truth and _lower(book, h)]
            ahead += [part for part in finding.parts[::-1] if part.parts or part.heard]


def _lower(book: Rulebook, heard: Heard) -> bool:
    return any(book.precedence(by) > book.precedence(heard.clause) for by in heard.beaten)


def _brought(bars: Iterable[Heard]) -> list[Heard]:
    """The clauses that made another action's bars bind here."""
    return [Heard(i, "subjects", bar.finding, case=bar.case) for bar in bars for i in bar.via]


def nearest(permissions: tuple[Heard, ...]) -> tuple[Heard, ...]:
    """The permissions that fail in the fewest conditions; card text is near only to its own card."""
    return tuple([p for _, p in _nearest(permissions)])


def _nearest(permissions: tuple[Heard, ...]) -> list[tuple[list[Finding], Heard]]:
    """Each of them with the conditions that it fails in."""
    found = [(failures(p.finding), p) for p in permissions]
    failing = [(_distance(failed), failed, p) for failed, p in found if not any(f.word in OF_ONE_CARD for f in failed)]
    least = min([distance for distance, _, _ in failing], default=(0, False))
    return [(failed, p) for distance, failed, p in failing if distance == least]


def _distance(failed: list[Finding]) -> tuple[int, bool]:
    """One that fails only for want of gold has met all conditions of its own, so it is nearer."""
    return len(failed), any(f.kind != "pays" for f in failed)


def failures(finding: Finding) -> list[Finding]:
    """The conditions that failed, as far down as a list goes."""
    if finding.truth is not False:
        return []
    if finding.kind == "all":
        return [f for part in finding.parts if part.truth is False for f in failures(part)]
    return [finding]


def _unpaid(failed: Iterable[Finding]) -> list[Heard]:
    """Where the price was the trouble, what made the price and the purse."""
    return [line for f in failed if f.kind == "pays" for line in f.heard if line.truth]


def _turning(weighed: Weighed) -> list[Heard]:
    return [h for h in (*weighed.permissions, *weighed.bars.telling) if h.truth is None]


def from_amount(book: Rulebook, amount: Total, case: Case, name: str) -> Ruling:
    """An amount as an answer."""
    lines = [line for line in amount.lines if line.truth]
    if amount.state == "disputed":
        return rule(book, "disputed", lines, case, sides=tuple((line,) for line in lines))
    if amount.state in ("no value", "any number"):
        return rule(book, "value", lines, case, answer=(amount.state,), beaten=unique(amount.beaten))
    if amount.values is not None:
        return rule(book, "value", lines, case, answer=amount.values, beaten=unique(amount.beaten))
    if amount.state == "silent":
        return rule(book, "silent", (), case)
    return rule(book, "depends", lines, case, conditions=unstated(name, case, amount))


def unstated(name: str, case: Case, amount: Total) -> tuple[Proviso, ...]:
    lines = [line for line in amount.lines if line.finding.truth is None]
    below = tuple(Proviso(leaf, True, line.clause) for line in lines for leaf, _ in leaves(line.finding, True))
    return tidy(below) or (Proviso(Finding("fact", "amount_stated", name, None, case), True, ""),)


def truth_verdict(truth: Truth) -> Verdict:
    return "depends" if truth is None else "yes" if truth else "no"
