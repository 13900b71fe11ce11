"""A question on a table where somebody has yet to choose: answered for each way it can go, once where they agree."""

from __future__ import annotations

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.ruling_from_what_was_weighed import rule
from judge.engine.play.act_under_way import open_choice, standing_at
from judge.engine.play.run_step_sequence import went_on
from judge.engine.rule import decide
from judge.game.case_and_truth import Case
from judge.game.steps_under_way_and_choices import OpenChoice
from judge.question import Asked
from judge.ruling import Finding, Proviso, Ruling

MOST = 12
"""So many ways are followed."""
WORDS = {
    "host": "choice_made", "target": "choice_made", "cost": "price_chosen", "option": "option_chosen",
    "ability": "ability_chosen",
}  # fmt: skip
Way = tuple[int | str, Ruling]


def decide_each_way(hearing: Hearing, asked: Asked) -> Ruling:
    """The answer, if it is the same whatever is chosen; else it depends on the choice."""
    choice = open_choice(hearing.table.pending)
    if choice is None:
        return decide(hearing, asked)
    ways = [(one, _if_chosen(hearing, choice, one, asked)) for one in choice.among[:MOST]]
    (_, first), *others = ways
    if all((other.verdict, other.answer) == (first.verdict, first.answer) for _, other in others) and len(choice.among) <= MOST:
        return first
    return _depends(hearing, choice, ways)


def _if_chosen(hearing: Hearing, choice: OpenChoice, one: int | str, asked: Asked) -> Ruling:
    after = standing_at(went_on(hearing, one))
    return decide_each_way(hearing.anew(after), asked)


def turns_on_choice(ruling: Ruling) -> bool:
    """Whether it hangs on what somebody has yet to choose."""
    return any(condition.finding.word in WORDS.values() for condition in ruling.conditions)


def _depends(hearing: Hearing, choice: OpenChoice, ways: list[Way]) -> Ruling:
    """On what makes it a yes, or on every way where that is not asked."""
    decided = [heard for _, ruling in ways for heard in ruling.decided]
    telling = [(one, ruling) for one, ruling in ways if ruling.verdict == "yes"] or ways
    conditions = tuple(_proviso(hearing, choice, one) for one, _ in telling)
    return rule(hearing.rulebook, "depends", decided, ways[0][1].case, conditions=conditions)


def _proviso(hearing: Hearing, choice: OpenChoice, one: int | str) -> Proviso:
    """That somebody chooses this: a price, a card, or what is done."""
    card = str(one) if choice.what in ("host", "target") else ""
    value = hearing.table.cards[card].title if card else str(one).partition(" ")[0] if choice.what == "option" else one
    found = Finding("fact", WORDS[choice.what], value, None, Case(player=choice.who, card=card))
    return Proviso(found, True, next(iter(choice.by), ""))
