"""Looks for the smallest changes that turn a yes into a no or back: one change, else two, each checked by ruling again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.rule import decide_roughly, open_hearing
from judge.game.facts import FACTS
from judge.game.facts.card_changes import Edit
from judge.game.table import Table
from judge.question import Asked
from judge.rulebook import Rulebook
from judge.ruling import Finding, Heard, Ruling, Total
from judge.support.frozen import Noun, replace

PAIRS = 8
"""How many edits are tried two by two; the search must stay cheap at a table with the clock running."""
TABLES = 120
"""How many tables are judged at most for one answer, whoever asks: what has not turned up by then is not worth the wait."""


class Turn(Noun):
    """What would have to be different, and the ruling that would then be given."""

    edits: tuple[Edit, ...]
    ruling: Ruling


def would_change(
    rulebook: Rulebook, table: Table, asked: Asked, ruling: Ruling, most: int | None = None, heard_at: Hearing | None = None
) -> tuple[Turn, ...]:
    """Every single change that turns the ruling over, or the first few of them; else the first pair.

    `heard_at`: where the ruling was found, so that what a change cannot reach need not be found again.
    """
    if ruling.verdict not in ("yes", "no"):
        return ()
    search = _Search(_heard(rulebook, table, asked, heard_at), asked)
    other = {"yes": "no", "no": "yes"}[ruling.verdict]
    single = (turn for turn in search.singly(table, ruling) if turn.ruling.verdict == other)
    found = tuple(islice(single, most))
    return found or tuple(islice((turn for turn in search.in_pairs() if turn.ruling.verdict == other), 1))


def _heard(rulebook: Rulebook, table: Table, asked: Asked, heard_at: Hearing | None) -> Hearing:
    """The table as it is, with the question heard on it."""
    if heard_at is not None and heard_at.table is table and heard_at.rulebook is rulebook:
        return heard_at
    hearing = open_hearing(rulebook, table)
    decide_roughly(hearing, asked)
    return hearing


class _Search:
    """Judges one changed table after the other, each once, until there have been enough of them."""

    def __init__(self, unchanged: Hearing, asked: Asked) -> None:
        self._unchanged, self._asked = unchanged, asked
        self._left = TABLES - 1  # the table as it is was one
        self._tried: list[Turn] = []

    def singly(self, table: Table, ruling: Ruling) -> Iterator[Turn]:
        """Each change to what the ruling rests on, and the ruling after it."""
        for edit in _edits(table, ruling)[: self._left]:
            self._tried.append(Turn((edit,), self._ruled(edit.table)))
            yield self._tried[-1]

    def in_pairs(self) -> Iterator[Turn]:
        """The first few of them again, each with one change more to what the ruling then rests on."""
        for one in self._tried[:PAIRS]:
            (edit,) = one.edits
            for two in [e for e in _edits(edit.table, one.ruling) if e.key != edit.key]:
                if not self._left:
                    return
                yield Turn((edit, two), self._ruled(two.table))

    def _ruled(self, table: Table) -> Ruling:
        self._left -= 1
        return decide_roughly(self._unchanged.changed_to(table), self._asked)


def _edits(table: Table, ruling: Ruling) -> list[Edit]:
    """Edits to whatever the ruling rests on, each once, in the order the clauses were heard."""
    found: dict[object, Edit] = {}
    for finding, want in _pivots(ruling):
        word = FACTS.get(finding.word)
        maker = _gold if finding.kind == "pays" else word.edit if word else None
        for edit in maker(table, finding, want) if maker else ():
            found.setdefault((edit.key, tuple(sorted((k, str(v)) for k, v in edit.names.items()))), edit)
    return list(found.values())


def _gold(table: Table, found: Finding, want: bool) -> Iterator[Edit]:
    """Just enough gold, or just too little."""
    cost, purse = found.names.get("cost"), found.names.get("purse")
    price = cost.least if isinstance(cost, Total) else None
    held = purse.least if isinstance(purse, Total) else None
    if price is None or found.value != "gold_pool" or (not want and price == 0):
        return
    seat = table.player(found.case.player)
    aim = price if want else price - 1
    key = "has_gold" if held is None else "more_gold" if want else "less_gold"
    names = {"player": seat.name, "amount": aim if held is None else abs(aim - held), "gold": aim}
    yield Edit(key, names, table.with_player(replace(seat, gold=aim)))


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
