"""Question + Rulebook + Table -> Ruling: the front door of the engine, which also knows boards that cannot arise."""

from __future__ import annotations

from typing import assert_never

from judge.engine.answers.about_acts import case_of, on_can, on_what_can, on_what_happens, on_when
from judge.engine.answers.cite_defining_clauses import grounded
from judge.engine.evaluate.add_up_amounts import amount
from judge.engine.evaluate.constant_abilities_from_clauses import with_constants
from judge.engine.evaluate.evaluation import Combined, Hearing
from judge.engine.evaluate.legality import Weighed, can, weigh_act
from judge.engine.evaluate.ruling_from_what_was_weighed import rule, rule_on_act
from judge.engine.evaluate.skip_failing_clauses import cards_not_failing
from judge.engine.evaluate.supposed_facts import Supposed
from judge.engine.evaluate.what_an_ability_requires import its
from judge.game.case_and_truth import Case
from judge.game.table import Table
from judge.question import (
    Asked,
    Before,
    Can,
    CountsAs,
    HowMany,
    HowMuch,
    IsHowMuch,
    IsSo,
    Order,
    WhatCan,
    WhatHappens,
    When,
    WhoIs,
)
from judge.rulebook import Entry, Rulebook
from judge.ruling import Heard, Proviso, Ruling
from judge.support.frozen_data_classes import replace


def faults(hearing: Hearing) -> tuple[Heard, ...]:
    """The clauses that rule this board out, each with the card or player that breaks it."""
    if hearing.faults is None:
        hearing.faults = tuple(_found(hearing))
    return hearing.faults


def _found(hearing: Hearing) -> list[Heard]:
    by_card = hearing.rulebook.entries("rules_out", "card")
    by_player = hearing.rulebook.entries("rules_out", "player")
    weighed = _in_order(hearing, by_card, cards_not_failing(hearing, by_card))
    players = [Case("", "", p.name) for p in hearing.table.players] if by_player else []
    weighed += [(e, case) for case in players for e in by_player if hearing.may_differ(e, case)]
    return [h for entry, case in weighed if hearing.weigh(entry.when, case).truth and (h := hearing.hear(entry, case)).truth]


def _in_order(hearing: Hearing, entries: tuple[Entry, ...], left: list[tuple[int, Case]]) -> list[tuple[Entry, Case]]:
    """Card by card as they lie on the table, of each what the clauses say in their order."""
    if not left:
        return []
    places = {card: place for place, card in enumerate(hearing.table.cards)}
    return [(entries[n], case) for n, case in sorted(left, key=lambda one: (places[one[1].card], one[0]))]


COMBINED = Combined(can, amount, its)


def open_hearing(rulebook: Rulebook, table: Table) -> Hearing:
    hearing = Hearing(rulebook, with_constants(rulebook, table), COMBINED)
    hearing.given = table
    return hearing


def decide(hearing: Hearing, asked: Asked) -> Ruling:
    """The ruling on a question, with what it turns on; on a board that cannot arise, that, and what it would have been."""
    ruling = _answer(hearing, asked)
    turned = _turning(hearing, asked, ruling) if ruling.verdict == "depends" else ruling
    return if_possible(hearing, grounded(hearing, asked, turned))


def decide_roughly(hearing: Hearing, asked: Asked) -> Ruling:
    """The same, but what an answer that depends really turns on is not tried: for those who only want to know the verdict."""
    return if_possible(hearing, decide_unchecked(hearing, asked))


def decide_unchecked(hearing: Hearing, asked: Asked) -> Ruling:
    """The same, whether or not such a board can arise."""
    return grounded(hearing, asked, _answer(hearing, asked))


def if_possible(hearing: Hearing, ruling: Ruling) -> Ruling:
    broken = faults(hearing)
    return rule(hearing.rulebook, "impossible", broken, ruling.case, otherwise=ruling) if broken else ruling


def _turning(hearing: Hearing, asked: Asked, ruling: Ruling) -> Ruling:
    """What it turns on, tried by answering again, and what else may come of it if it is a yes."""
    from judge.engine.evaluate.unstated_facts_it_depends_on import variations

    act = asked.act if isinstance(asked, Can | WhatHappens) else None
    legal = Can(act) if act else asked  # what is only supposed is not on the table, so nothing is played there
    conditions, yes = _conditions(hearing, legal, ruling)
    more = variations(hearing.supposing(yes), case_of(act, hearing.table)) if act else ()
    turned = {c.clause for c in conditions}
    decided = tuple(h for h in ruling.decided if h.clause in turned) or ruling.decided
    return replace(ruling, conditions=conditions, variations=more, decided=decided)


def _conditions(hearing: Hearing, asked: Asked, ruling: Ruling) -> tuple[tuple[Proviso, ...], Supposed]:
    """Where nothing could make the answer a no, there is nothing to try: whoever it is, somebody or nobody it is."""
    if isinstance(asked, WhoIs | Order):
        return tuple(c for c in ruling.conditions if c.holds) or ruling.conditions, Supposed()
    from judge.engine.evaluate.deciding_unknowns import Probe, turning

    return turning(ruling, hearing.table, Probe(hearing, lambda supposing: _answer(supposing, asked)))


def decide_given(hearing: Hearing, asked: Asked, given: Supposed) -> Ruling:
    """The ruling if these unknown facts were as somebody has now said."""
    told = hearing.supposing(given)
    ruling = grounded(hearing, asked, _answer(told, asked))
    if ruling.verdict != "depends":
        return ruling
    conditions, _ = _conditions(told, asked, ruling)
    return replace(ruling, conditions=conditions)


def _answer(hearing: Hearing, asked: Asked) -> Ruling:
    """A question form without an answer is a type error here. Most files only ask whether something can be done."""
    match asked:
        case Can():
            return on_can(hearing, asked)
        case WhatHappens():
            return on_what_happens(hearing, asked)
        case When():
            return on_when(hearing, asked)
        case WhatCan():
            return on_what_can(hearing, asked)
        case IsSo() | HowMuch() | IsHowMuch() | HowMany():
            return _of_state(hearing, asked)
        case WhoIs() | Order() | Before():
            return _of_players(hearing, asked)
        case CountsAs():
            from judge.engine.answers.act_counts_as import on_counts

            return on_counts(hearing, asked)
        case _:
            assert_never(asked)


def _of_state(hearing: Hearing, asked: IsSo | HowMuch | IsHowMuch | HowMany) -> Ruling:
    from judge.engine.answers.about_state import on_compare, on_how_many, on_how_much, on_is

    match asked:
        case IsSo():
            return on_is(hearing, asked)
        case HowMuch():
            return on_how_much(hearing, asked)
        case IsHowMuch():
            return on_compare(hearing, asked)
        case HowMany():
            return on_how_many(hearing, asked)
        case _:
            assert_never(asked)


def _of_players(hearing: Hearing, asked: WhoIs | Order | Before) -> Ruling:
    from judge.engine.answers.who_and_in_what_order import on_before, on_order, on_who

    match asked:
        case WhoIs():
            return on_who(hearing, asked)
        case Order():
            return on_order(hearing, asked)
        case Before():
            return on_before(hearing, asked)
        case _:
            assert_never(asked)


__all__ = [
    "Hearing", "Supposed", "Weighed", "case_of", "decide", "decide_given", "decide_roughly", "decide_unchecked", "grounded",
    "if_possible", "open_hearing", "rule_on_act", "weigh_act",
]  # fmt: skip
