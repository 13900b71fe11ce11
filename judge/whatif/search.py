"""Looks for the smallest changes that turn a yes into a no or back: one change, else two, each checked by ruling again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from judge.decide import decide, open_hearing
from judge.noun import Noun
from judge.question import Asked
from judge.rulebook import Rulebook
from judge.ruling import Finding, Heard, Ruling
from judge.table import Table
from judge.whatif import moments  # noqa: F401  (registers its edits)
from judge.whatif.edits import EDITS, Edit

PAIRS = 8
"""How many edits are tried two by two; the search must stay cheap at a table with the clock running."""


class Turn(Noun):
    """What would have to be different, and the ruling that would then be given."""

    edits: tuple[Edit, ...]
    ruling: Ruling


def would_change(
    rulebook: Rulebook, table: Table, asked: Asked, ruling: Ruling, most: int | None = None
) -> tuple[Turn, ...]:
    """Every single change that turns the ruling over, or the first few of them; else the first pair."""
    if ruling.verdict not in ("yes", "no"):
        return ()
    found = _edits(table, ruling)
    tried = (_turned(rulebook, asked, ruling, (edit,), edit.table) for edit in found)
    single = tuple(islice((turn for turn in tried if turn), most))
    return single or tuple(_pairs(rulebook, asked, ruling, found))


def _pairs(rulebook: Rulebook, asked: Asked, ruling: Ruling, found: list[Edit]) -> Iterator[Turn]:
    for one in found[:PAIRS]:
        for two in [e for e in _edits(one.table, decide(open_hearing(rulebook, one.table), asked)) if e.key != one.key]:
            turn = _turned(rulebook, asked, ruling, (one, two), two.table)
            if turn:
                yield turn
                return


def _turned(rulebook: Rulebook, asked: Asked, ruling: Ruling, edits: tuple[Edit, ...], table: Table) -> Turn | None:
    after = decide(open_hearing(rulebook, table), asked)
    other = {"yes": "no", "no": "yes"}[ruling.verdict]
    return Turn(edits, after) if after.verdict == other else None


def _edits(table: Table, ruling: Ruling) -> list[Edit]:
    """Edits to whatever the ruling rests on, each once, in the order the clauses were heard."""
    found: dict[object, Edit] = {}
    for finding, want in _pivots(ruling):
        maker = EDITS.get(finding.word)
        for edit in maker(table, finding, want) if maker else ():
            found.setdefault((edit.key, tuple(sorted((k, str(v)) for k, v in edit.names.items()))), edit)
    return list(found.values())


def _pivots(ruling: Ruling) -> Iterator[tuple[Finding, bool]]:
    """The facts on which the ruling could turn, with what each would have to be."""
    yes = ruling.verdict == "yes"
    if ruling.finding is not None:
        yield from turners(ruling.finding, not yes)
    for heard in _against(ruling.weighed) if yes else _deciding(ruling):
        bar = heard.role in ("forbids", "requires", "caps")
        yield from turners(heard.finding, yes if bar else not yes)


def _against(weighed: Iterable[Heard]) -> list[Heard]:
    """Permissions first: what they need is nearer than what might come to bar it."""
    return sorted((h for h in weighed if h.role in ("permits", "forbids", "requires")), key=lambda h: h.role != "permits")


def _deciding(ruling: Ruling) -> list[Heard]:
    standing = [h for h in ruling.weighed if h.role in ("forbids", "requires", "caps") and h.truth]
    return standing or [h for h in ruling.decided if h.role == "permits"]


def turners(finding: Finding, want: bool) -> Iterator[tuple[Finding, bool]]:
    """The facts under a finding whose turning could turn it."""
    if finding.truth is want:
        return
    if finding.kind == "not":
        yield from (t for part in finding.parts for t in turners(part, not want))
    elif finding.kind in ("fact", "pays"):
        yield finding, want
    else:
        yield from (t for part in finding.parts for t in turners(part, want))
