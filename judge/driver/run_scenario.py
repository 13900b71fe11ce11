"""A scenario before a rulebook, line by line: questions are ruled on, steps are played, and the table moves on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.rule import decide, open_hearing
from judge.engine.unread.provisional import provisional, strictly
from judge.game.table import Table
from judge.language import Scenario, ScriptLine, Unruled, in_order, resolve, told, unruled, vary
from judge.question import Asked, Question, Step
from judge.rulebook import Rulebook
from judge.ruling import Change, Ruling
from judge.support.frozen_data_classes import NamedTuple, Noun
from judge.support.problems import Problem, Span, Unusable, problem_at

if TYPE_CHECKING:
    from judge.driver.play_step import Refused
    from judge.engine.unread.earlier_steps import Course


class Answered(NamedTuple):
    """A question, its ruling, and the table it was asked of."""

    question: Question
    ruling: Ruling
    table: Table
    heard_at: Hearing | None = None  # what was found on the way serves whoever asks what would change it


class Played(Noun):
    """A step that was played, and what it changed."""

    step: Step
    changes: tuple[Change, ...]
    table: Table


class Session(Noun):
    """A file, heard as far as it could be."""

    scenario: Scenario
    rulebook: Rulebook
    heard: tuple[Answered | Played, ...] = ()
    problems: tuple[Problem, ...] = ()
    refused: Refused | None = None
    unruled: tuple[Unruled, ...] = ()
    table: Table = Table()  # as it is at the end
    course: Course | None = None  # what was played, over text that may have had a say in it

    @property
    def answers(self) -> tuple[Answered, ...]:
        return tuple(h for h in self.heard if isinstance(h, Answered))


Stopped = tuple[int, Problem]
"""The line of the script that goes no further, and why."""
Trouble = Callable[[Exception, Span], Problem]
"""Makes a problem of what nobody expected to go wrong with the line at that place."""


def hear(scenario: Scenario, rulebook: Rulebook, strict: bool = False, trouble: Trouble | None = None) -> Session:
    """Every line in order; a step that cannot be played stops the file there, a question that cannot be asked only itself."""
    script, heard = scenario.script, list[Answered | Played]()
    failed = {position: line.wrong for position, line in enumerate(script) if line.wrong}
    refused: Refused | None = None
    hearing, course = open_hearing(rulebook, scenario.table), None
    for position, line in enumerate(script):
        if position not in failed and _asked_of(script, position) not in failed:
            try:
                heard.append(_heard(line, hearing, heard, course, strict))
            except Unusable as unusable:
                failed[position], refused = unusable.problems, getattr(unusable, "refused", None)
            except Exception as error:
                if trouble is None:
                    raise
                failed[position] = (trouble(error, line.span),)
        just_played = bool(heard) and isinstance(heard[-1], Played)
        if (just_played or hearing.table.pending) and (left := _left_open(heard, script, position)):
            step, problem = left
            failed[step] = (problem,)
            heard = heard[: max(n for n, one in enumerate(heard) if isinstance(one, Played))]
            break
        if line.moves and position in failed:
            break
        if heard and isinstance(played := heard[-1], Played) and line.kind == "then":
            from judge.driver.play_step import after_step  # many files only ask

            course = after_step(hearing, played.step, played.table, course)
            hearing = open_hearing(rulebook, played.table)
    problems = in_order(dict.fromkeys((*scenario.problems, *told(script, failed, scenario.file))))
    return Session(scenario, rulebook, tuple(heard), problems, refused, unruled(script, failed), hearing.table, course)


def _left_open(heard: list[Answered | Played], script: tuple[ScriptLine, ...], position: int) -> Stopped | None:
    """A choice that the next step does not make is never made: the step stops at its line, unless nothing asked turns on it."""
    played = _last_played(heard)
    if played is None or not played.table.pending:
        return None
    from judge.driver.report_open_choice import left_open, makes_a_choice
    from judge.game.steps_under_way_and_choices import open_choice

    choice = open_choice(played.table.pending)
    if choice is None or makes_a_choice(script[position + 1 :]) or _turns_on_nothing(heard, script[position + 1 :]):
        return None
    step = max(place for place in range(position + 1) if script[place].moves)
    return step, left_open(played.step, choice, played.table)


def _turns_on_nothing(heard: list[Answered | Played], ahead: tuple[ScriptLine, ...]) -> bool:
    """Whether the rest of the file only asks, and what it has been answered is so whatever is chosen."""
    if any(line.moves for line in ahead):
        return False
    if isinstance(last := heard[-1], Played):
        return bool(ahead)
    from judge.engine.whatif.each_open_choice import turns_on_choice

    return not turns_on_choice(last.ruling)


def _last_played(heard: list[Answered | Played]) -> Played | None:
    return next((one for one in reversed(heard) if isinstance(one, Played)), None)


def _asked_of(script: tuple[ScriptLine, ...], position: int) -> int:
    """Where the question stands that a `what if` asks again; any other line speaks for itself."""
    if script[position].kind != "what_if":
        return position
    return next((before for before in range(position - 1, -1, -1) if script[before].kind == "ask"), position)


def _heard(
    line: ScriptLine, hearing: Hearing, heard: list[Answered | Played], course: Course | None, strict: bool
) -> Answered | Played:
    if line.kind == "what_if":
        return _varied(line, hearing, heard, course, strict)
    resolved = resolve(line, hearing.table)
    if isinstance(resolved, Question):
        return Answered(resolved, ruled(hearing, resolved.asked, course, strict), hearing.table, hearing)
    from judge.driver.play_step import play

    table, changes = play(hearing, resolved, course)
    return Played(resolved, changes, table)


def ruled(hearing: Hearing, asked: Asked, course: Course | None = None, strict: bool = False) -> Ruling:
    """The ruling on a question, provisional where text that was not read may bear on it; strictly, it then depends."""
    ruling = provisional(hearing.rulebook, hearing.table, asked, _decided(hearing, asked), course)
    return strictly(ruling) if strict else ruling


def _decided(hearing: Hearing, asked: Asked) -> Ruling:
    """Answered for each way it can go, where somebody has yet to choose."""
    if not hearing.table.pending:
        return decide(hearing, asked)
    from judge.engine.whatif.each_open_choice import decide_each_way  # for such tables only

    return decide_each_way(hearing, asked)


def _varied(line: ScriptLine, hearing: Hearing, heard: list[Answered | Played], course: Course | None, strict: bool) -> Answered:
    """The last question again, on the table with one thing different."""
    last = next((h.question for h in reversed(heard) if isinstance(h, Answered)), None)
    if last is None:
        raise Unusable((problem_at("what-if-without-ask", line.span),))
    other = vary(line, hearing.table)
    plain = last.asks_again or last.text
    words = f"{plain.rstrip('? ')}, {line.text.rstrip('? ')}?"
    question = Question(last.asked, words, line.span, line.expected, plain)
    varied = course and course.varied(lambda table: _vary_or_not(line, table))
    again = open_hearing(hearing.rulebook, other)
    return Answered(question, ruled(again, last.asked, varied, strict), other, again)


def _vary_or_not(line: ScriptLine, table: Table) -> Table:
    try:
        return vary(line, table)
    except Unusable:
        return table
