"""A choice that a file leaves open, as a problem: who makes it, between what, and the lines that would make it."""

from __future__ import annotations

from collections.abc import Sequence

from judge.engine.play.act_under_way import open_choice
from judge.engine.play.planned_moves import Clash
from judge.game.steps_under_way_and_choices import OpenChoice
from judge.game.table import Table
from judge.language import ScriptLine
from judge.language.resolve.acts import ORDINALS
from judge.language.resolve.then_lines import CHOOSES
from judge.question import Step
from judge.support.problems import AnyOf, Name, Problem, phrase, problem_at, quoted

MOST = 12
"""So many lines are shown, and so many ways followed."""


WHAT = {
    "cost": phrase("choice.cost"), "host": phrase("choice.host"), "target": phrase("choice.target"),
    "option": phrase("choice.option"), "ability": phrase("choice.ability"),
}  # fmt: skip


def left_open(step: Step, choice: OpenChoice, table: Table) -> Problem:
    """The step stops here: nothing is chosen for anybody."""
    told = phrase("choose", lines=lines(choice, table))
    return problem_at("open-choice", step.span, "", told, player=choice.who, what=WHAT[choice.what])


def two_readings(step: Step, clash: Clash) -> Problem:
    """Clauses of equal weight make two things of the step; the file may follow either."""
    sides = "; ".join(" + ".join(h.clause for h in side) for side in clash)
    told = [f"then {step.text} (as {side[0].clause})" for side in clash if side]
    return problem_at("disputed-step", step.span, "disputed-step.does", phrase("follow", lines=AnyOf(quoted(told))), sides=sides)


def makes_a_choice(script: Sequence[ScriptLine]) -> bool:
    """Whether the next step of a file is a choice; questions may stand in between."""
    following = next((line for line in script if line.moves), None)
    said = next(following.node.nodes(), None) if following else None  # a line that made no sense says nothing
    return said is not None and said.rule == CHOOSES


def chosen_for(step: Step, choice: OpenChoice) -> tuple[str, int | str]:
    """What the line chooses; a card may be one to go on or one to choose."""
    what, one = step.chosen[0]
    return (choice.what if what == "host" and choice.what == "target" else what), one


def no_such_choice(step: Step, table: Table) -> Problem | None:
    """Why the line makes no choice that is to be made here."""
    choice = open_choice(table.pending)
    if choice is None:
        return problem_at("bad-choice", step.span, "", phrase("nothing-open"))
    if step.player != choice.who:
        return problem_at("bad-choice", step.span, "bad-choice.who", player=choice.who, other=step.player or "")
    if chosen_for(step, choice) not in [(choice.what, one) for one in choice.among]:
        return problem_at("bad-choice", step.span, "bad-choice.what", phrase("choose", lines=lines(choice, table)))
    return None


def lines(choice: OpenChoice, table: Table) -> Name:
    """Every line that would make it."""
    does = "uses" if choice.what == "ability" else "chooses"
    told = [f"then {choice.who} {does} {one}" for one in options(choice, table)]
    return AnyOf(quoted(told)) if len(told) > 1 else told[0]


def options(choice: OpenChoice, table: Table) -> list[str]:
    """What can be chosen, as a line would call it."""
    return [_told(choice.what, one, table) for one in choice.among[:MOST]]


DONE = {"gain_gold": "to gain {} gold", "gain_power": "to gain {} power", "draw_cards": "to draw {} card"}
"""How a line says what an ability may do."""


def _told(what: str, one: int | str, table: Table) -> str:
    if what == "ability":
        kind, _, number = str(one).partition(" ")
        return f"the {ORDINALS[int(number) - 1]} {kind} of {_called(table.pending[-1].what[0].case.card, table)}"
    if what == "option":
        verb, _, amount = str(one).partition(" ")
        return DONE.get(verb, verb).format(amount)
    return f"{one} gold" if isinstance(one, int) else _called(one, table)


def _called(card: str, table: Table) -> str:
    one = table.cards[card]
    if one.handle:
        return f"@{one.handle}"
    alike = [c for c in table.index.titled(one.title) if c.area == "play"]
    whose = f" controlled by {one.controller}" if len(alike) > 1 else ""
    return f'"{one.called or one.title}"{whose}'
