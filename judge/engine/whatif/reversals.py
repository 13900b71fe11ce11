"""Looks for the smallest changes that turn a yes into a no or back: one change, else two, each checked by ruling again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.table_differences import Difference, difference, fixed
from judge.engine.rule import decide_roughly, decide_unchecked, if_possible, open_hearing
from judge.engine.whatif.can_a_condition_be_changed import could_be_changed, maker_of
from judge.engine.whatif.skip_changes_that_cannot_help import AtStake, at_stake
from judge.game.facts.whatif_on_cards import Edit
from judge.game.table import Table
from judge.question import Asked
from judge.rulebook import Rulebook
from judge.ruling import AllHeard, Finding, Heard, Ruling, Total
from judge.support.frozen_data_classes import Noun, replace

PAIRS = 8
"""How many edits are tried two by two; the search must stay cheap at a table with the clock running."""
TABLES = 120
"""How many tables are judged at most for one answer, whoever asks: what has not turned up by then is not worth the wait."""


OTHER = {"yes": "no", "no": "yes"}
Judged = tuple[Hearing, Ruling]
"""A changed table, and what it comes to there, whether or not that table can arise."""
Pivot = tuple[Callable[[Table, Finding, bool], Iterator[Edit]], Finding, bool]
"""Who makes changes to a fact, the fact, and what it would have to be."""


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
    if ruling.verdict not in OTHER:
        return ()
    hearing = _heard(rulebook, table, asked, heard_at)
    search = _Search(hearing, asked, ruling)
    return tuple(islice(search.singly(hearing.table, ruling), most)) or tuple(islice(search.in_pairs(), 1))


def _heard(rulebook: Rulebook, table: Table, asked: Asked, heard_at: Hearing | None) -> Hearing:
    """The table as it is, with the question heard on it."""
    if heard_at is not None and (heard_at.table is table or heard_at.given is table) and heard_at.rulebook is rulebook:
        return heard_at
    hearing = open_hearing(rulebook, table)
    decide_roughly(hearing, asked)
    return hearing


class _Search:
    """Judges one changed table after the other, each once, until there have been enough of them."""

    def __init__(self, unchanged: Hearing, asked: Asked, ruling: Ruling) -> None:
        self._unchanged, self._asked = unchanged, asked
        self._at_stake: AtStake | None = None
        self._other = OTHER[ruling.verdict]
        self._left = TABLES - 1  # the table as it is was one
        self._tried: list[tuple[Edit, Judged | None]] = []
        self._pivots: list[Pivot] = []

    def singly(self, table: Table, ruling: Ruling) -> Iterator[Turn]:
        """Each change to what the ruling rests on that may turn it, and the ruling after it."""
        self._pivots = _pivots(self._unchanged.rulebook, ruling)
        edits = _edits_by(self._pivots, table)[: self._left]
        self._at_stake = at_stake(self._unchanged, self._asked, ruling) if edits else None
        if self._at_stake and self._at_stake.stays_whatever_changes(fixed(table)):
            return
        for edit in edits:
            self._left -= 1
            different = self._different(edit.table)
            stays = self._stays_barred(different) or self._stays_unpermitted(different)
            after = None if stays else self._judged(edit.table, different)
            self._tried.append((edit, after))
            if after and self._turned(after):
                yield Turn((edit,), after[1])

    def in_pairs(self) -> Iterator[Turn]:
        """The first few of them again, each with another of them; else each with one change more to what it then rests on."""
        for one, _ in self._tried[:PAIRS]:
            for two in _edits_by(self._pivots, one.table):
                yield from self._both(one, two, self._unchanged)
        for one, after in self._tried[:PAIRS]:
            judged = after or self._judged(one.table)
            for two in _edits(judged[0].rulebook, one.table, if_possible(*judged)):
                yield from self._both(one, two, judged[0])

    def _both(self, one: Edit, two: Edit, known: Hearing) -> Iterator[Turn]:
        """The two together, if that turns it; by what was found on a table that is much like it."""
        if one.key == two.key or not self._left:
            return
        different = self._different(two.table)
        if self._stays_barred(different):
            return
        self._left -= 1
        both = None if self._stays_unpermitted(different) else self._judged(two.table, None, known)
        if both and self._turned(both):
            yield Turn((one, two), both[1])

    def _different(self, table: Table) -> Difference | None:
        return difference(self._unchanged.table, table) if self._at_stake else None

    def _stays_barred(self, different: Difference | None) -> bool:
        return bool(self._at_stake and different and self._at_stake.stays_barred(different))

    def _stays_unpermitted(self, different: Difference | None) -> bool:
        return bool(self._at_stake and different and self._at_stake.stays_unpermitted(different))

    def _judged(self, table: Table, different: Difference | None = None, before: Hearing | None = None) -> Judged:
        """By what was found before: on the table as it is, or on that with one of the changes."""
        hearing = (before or self._unchanged).changed_to(table, different)
        return hearing, decide_unchecked(hearing, self._asked)

    def _turned(self, judged: Judged) -> bool:
        """Whether it is the other answer, on a board that can arise: whether it can is asked only then."""
        return judged[1].verdict == self._other and if_possible(*judged) is judged[1]


def _edits(book: Rulebook, table: Table, ruling: Ruling) -> list[Edit]:
    return _edits_by(_pivots(book, ruling), table)


def _edits_by(pivots: list[Pivot], table: Table) -> list[Edit]:
    """Edits to whatever a ruling rests on, each once, in the order the clauses were heard."""
    found: dict[object, Edit] = {}
    for maker, finding, want in pivots:
        for edit in maker(table, finding, want):
            found.setdefault((edit.key, *map(str, edit.names.values())), edit)
    return list(found.values())


def _pivots(book: Rulebook, ruling: Ruling) -> list[Pivot]:
    """The facts on which a ruling could turn that somebody could change, each once: many clauses rest on the same."""
    found: list[Pivot] = []
    for finding, want in {(id(finding), want): (finding, want) for finding, want in _facts_under(book, ruling)}.values():
        maker = _gold if finding.kind == "pays" else maker_of(finding.word, want)
        if maker:
            found.append((maker, finding, want))
    return found


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


def _facts_under(book: Rulebook, ruling: Ruling) -> Iterator[tuple[Finding, bool]]:
    """The facts on which the ruling could turn, with what each would have to be."""
    yes = ruling.verdict == "yes"
    if ruling.finding is not None:
        yield from turners(ruling.finding, not yes)
    for heard in _against(book, ruling) if yes else _deciding(ruling):
        bar = heard.role in ("forbids", "requires", "caps")
        yield from turners(heard.finding, yes if bar else not yes)


def _against(book: Rulebook, ruling: Ruling) -> list[Heard]:
    """Permissions first: what they need is nearer than what might come to bar it."""
    whole = ruling.weighed
    weighed = whole.some(partial(could_be_changed, book)) if isinstance(whole, AllHeard) else whole
    return sorted((h for h in weighed if h.role in ("permits", "forbids", "requires")), key=lambda h: h.role != "permits")


def _deciding(ruling: Ruling) -> list[Heard]:
    standing = [h for h in ruling.telling if h.role in ("forbids", "requires", "caps") and h.truth]
    return standing or [h for h in ruling.decided if h.role == "permits"]


def turners(finding: Finding, want: bool) -> list[tuple[Finding, bool]]:
    """The facts under a finding whose turning could turn it."""
    if finding.truth is want:
        return []
    if finding.kind in ("fact", "pays"):
        return [(finding, want)]
    below = not want if finding.kind == "not" else want
    return [turner for part in finding.parts if part.truth is not below for turner in turners(part, below)]
