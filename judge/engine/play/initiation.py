"""The rows of something that a player does: restrictions, cost, payment, targets, effect, and the reactions it opens."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine.evaluate.ability_targets import fit_for_target
from judge.engine.evaluate.conditions_and_sums_over_groups import one_by_one
from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.legality import Weighed, ways, weigh_act
from judge.engine.play.act_under_way import OpenChoice, Run, begun
from judge.engine.play.carry_out_ability import OPTION, named, usable
from judge.engine.play.carry_out_occurrence import happen, planned
from judge.engine.play.choose_host import hosts, on_a_host
from judge.engine.play.determine_and_pay_gold_price import determine_cost, modify_cost, pay, weighed
from judge.engine.play.planned_moves import plan
from judge.game.ability import chosen_cards, either, on_choice, with_card
from judge.game.case_and_truth import Case
from judge.game.happening import MOMENT, Happening
from judge.game.periods_gone_by import next_period, with_happening
from judge.ruling import Change
from judge.support.frozen_data_classes import replace

ABILITY = "ability"
"""What is chosen of several abilities of a card that can be used."""


def check(run: Run) -> Run:
    """What is not legal goes no further; what is legal to go on now is all that may be chosen later."""
    run = weighed(run)
    illegal = run.weighed is not None and run.weighed.truth is False and not followed(run.weighed, run.following)
    if illegal:
        return replace(run, state="barred")
    run = _with_ability(run)
    if run.stopped:
        return run
    aimless = _wants_target(run) and not _targets(run)
    options = _may_be_chosen(run) if _wants_target(run) else hosts(run)
    return replace(run, options=options, state="aimless" if aimless else run.state)


def _with_ability(run: Run) -> Run:
    """With the ability that is used: the only one of the card's that can be, or the one that the line names."""
    able = usable(run.hearing, run.case)
    picked = next(iter(able)) if len(able) == 1 else run.pick(ABILITY)
    if len(able) > 1 and picked not in able and not run.asked:
        by = tuple(one.ability.clause for one in able.values() if one.ability)
        return replace(run, choice=OpenChoice(run.case.player, ABILITY, tuple(able), tuple(dict.fromkeys(by))))
    return replace(run, case=able.get(str(picked), run.case))


def followed(weighed: Weighed, clause: str) -> bool:
    """Whether every bar that stands is disputed, and the clause that contradicts it is the one followed."""
    claimed = {bar.clause for claim, bar in weighed.disputes if claim.clause == clause}
    return bool(claimed) and {bar.clause for bar in weighed.standing} <= claimed


def sides(hearing: Hearing, case: Case, weighed: Weighed | None) -> frozenset[str]:
    """The clauses that can be followed, since others of equal weight say something else."""
    places = (heard.clause for side in plan(hearing, case).clash for heard in side)
    return frozenset((*places, *(claim.clause for claim, _ in (weighed.disputes if weighed else ()))))


def _wants_target(run: Run) -> bool:
    """Whether an ability is used that chooses a card, and none was named."""
    ability = run.case.ability
    return bool(ability and len(chosen_cards(run.case)) < len(ability.choices) and not run.asked)


def _targets(run: Run) -> tuple[str, ...]:
    """The cards that can be named next, as far as is known."""
    aimed = ((card, with_card(run.case, card)) for card in run.table.cards)
    return tuple(card for card, case in aimed if weigh_act(run.hearing, case).truth is not False)


def _may_be_chosen(run: Run) -> tuple[str, ...]:
    """The cards that fit any choice that is still open, as far as is known."""
    choices = run.case.ability.choices if run.case.ability else ()
    cases = [(one, on_choice(run.case, number)) for number, one in enumerate(choices)]
    still = [(one, case) for one, case in cases if not case.target]
    return tuple(
        card for card in run.table.cards
        if any(fit_for_target(run.hearing, one, case._replace(target=card)).truth is not False for one, case in still)
    )  # fmt: skip


def _at_targets(run: Run) -> Run:
    """With a card for each choice, as long as there is one to be had."""
    while _wants_target(run) and not run.stopped:
        before, run = run, _at_target(run)
        if run.case is before.case:
            return run
    return run


def _at_target(run: Run) -> Run:
    """On the only card there is, or on the one chosen, among those that were legal at the first check."""
    left = tuple(card for card in _targets(run) if card in run.options)
    by, number = (run.case.ability.clause,) if run.case.ability else (), len(chosen_cards(run.case))
    choice = OpenChoice(run.case.player, "target", left, by, str(number + 1) if number else "")
    picked = dict(run.chosen).get(choice.key)
    if len(left) > 1 and picked not in left:
        return replace(run, choice=choice)
    return replace(run, case=with_card(run.case, str(picked) if len(left) > 1 else left[0])) if left else run


def choose_targets(run: Run) -> Run:
    """An attachment goes on the only host there is, or on the one chosen, among those that were legal at the first check."""
    run = _at_targets(run)
    if run.stopped:
        return run
    return on_a_host(_option(planned(run)), run.options)


def _option(run: Run) -> Run:
    """Of several things that an ability may do somebody chooses one."""
    several = either(run.case.ability)
    names = tuple(map(named, several.options)) if several else ()
    if not names or run.asked or run.pick(OPTION) in names:
        return run
    by = (run.case.ability.clause,) if run.case.ability else ()
    return replace(run, choice=OpenChoice(run.case.player, OPTION, names, by))


def resolve(run: Run) -> Run:
    """It happens, with several cards with one after the other, and is noted."""
    if len(run.case.cards) < 2:
        return noted(happen(run))
    for one in one_by_one(run.case):
        each = happen(replace(begun(run.hearing, one._replace(cards=(one.card,))), chosen=run.chosen, asked=run.asked))
        heard, changes = (*run.heard, *each.heard), (*run.changes, *each.changes)
        run = replace(run, hearing=each.hearing, heard=heard, changes=changes, clash=each.clash, choice=each.choice)
        if run.stopped:
            return run
    return noted(run)


def noted(run: Run) -> Run:
    """A note that it was done; what mattered only for the moment before it is over, unless it is this very moment's."""
    if run.stopped:
        return run
    case, table = run.case, run.table
    answers = case.action in table.vocabulary.answers
    amount = case.ability.number if case.ability and answers else run.spent
    shortest = table.vocabulary.names("periods")[0]
    note = Happening(case.action, case.player, case.card, fight=case.challenge, amount=amount, period=shortest)
    if answers:  # it answers the moment and does not end it
        return run.on(with_happening(table, note))
    now = [h for h in table.history if h.period == MOMENT and h not in run.before.table.history]
    earlier = tuple(h for h in table.history if h not in now)
    table = next_period(replace(table, history=earlier), MOMENT)
    for one in (note, *now, replace(note, period=MOMENT, amount=0)):  # the last for what answers it and names a wider act
        table = with_happening(table, one)
    return run.on(table)


PARTS: dict[str, Callable[[Run], Run]] = {
    "check": check,
    "determine_cost": determine_cost,
    "modify_cost": modify_cost,
    "pay": pay,
    "choose_targets": choose_targets,
    "start_effects": lambda run: run,
    "resolve": resolve,
    "put_away": lambda run: run,
    "occur": resolve,
    "close": lambda run: run,
}


def opened(run: Run, known: frozenset[str]) -> tuple[Change, ...]:
    """The reactions that are possible now and were not: named, not played."""
    found = []
    cases = [Case("use_ability", "use_ability", card.controller, card.id) for card in run.table.cards.values()]
    for way in (way for case in cases for way in ways(run.hearing, case) if way.ability and case.card not in known):
        open_now = run.hearing.weigh(("word", "ability_open", None), way)
        if open_now.truth:
            found.append(Change("reaction_opens", way, tuple(h.clause for h in open_now.heard if h.truth)))
    return tuple(found)
