"""A scenario before a rulebook, line by line: questions are ruled on, steps are played, and the table moves on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from judge.engine.answers.about_acts import case_of
from judge.engine.answers.defining_clauses import grounded
from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.legality import Weighed, weigh_act
from judge.engine.evaluate.verdict import rule_on_act
from judge.engine.play.outcome import perform
from judge.engine.rule import decide, open_hearing
from judge.engine.unread.provisional import provisional, strictly, went_on
from judge.game.case import Case
from judge.game.effect import Effect, Happened
from judge.game.facts.history import GAME_ENDS
from judge.game.table import Table
from judge.language import Scenario, ScriptLine, Unruled, in_order, resolve, told, unruled, vary
from judge.question import Act, Asked, Can, Question, Step
from judge.rulebook import Rulebook
from judge.ruling import Change, Ruling
from judge.support.frozen import Noun, replace
from judge.support.problems import Problem, Span, Unusable, phrase, problem_at

if TYPE_CHECKING:
    from judge.engine.unread.earlier_steps import Course

ANYTHING = "happen"
"""The root of the tree of actions: a bar on it bars whatever happens."""


class Answered(Noun):
    """A question, its ruling, and the table it was asked of."""

    question: Question
    ruling: Ruling
    table: Table


class Played(Noun):
    """A step that was played, and what it changed."""

    step: Step
    changes: tuple[Change, ...]
    table: Table


class Refused(Noun):
    """A step that is not legal, and the ruling that says so."""

    step: Step
    ruling: Ruling
    table: Table


class Illegal(Unusable):
    """The problem with a step that is not legal; it knows its ruling."""

    refused: Refused


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
        if line.moves and position in failed:
            break
        if heard and isinstance(played := heard[-1], Played) and line.kind == "then":
            course = _went_on(hearing, played, course)
            hearing = open_hearing(rulebook, played.table)
    problems = in_order(dict.fromkeys((*scenario.problems, *told(script, failed, scenario.file))))
    return Session(scenario, rulebook, tuple(heard), problems, refused, unruled(script, failed), hearing.table, course)


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
        return Answered(resolved, ruled(hearing, resolved.asked, course, strict), hearing.table)
    table, changes = play(hearing, resolved, course)
    return Played(resolved, changes, table)


def _went_on(hearing: Hearing, played: Played, course: Course | None) -> Course | None:
    """What was played before, with this step; on the tables without an earlier one, what is not legal there is not done."""
    step, case = played.step, _done(hearing.table, played.step)
    happens = step.act or step.event in hearing.table.vocabulary.happens
    return went_on(
        hearing.rulebook, hearing.table, played.table, _asked_about(step, case), case if happens else Case(), course,
        lambda table: _played_again(hearing.rulebook, table, step),
    )  # fmt: skip


def _played_again(book: Rulebook, table: Table, step: Step) -> Table:
    try:
        return play(open_hearing(book, table), step)[0]
    except Unusable:
        return table


def ruled(hearing: Hearing, asked: Asked, course: Course | None = None, strict: bool = False) -> Ruling:
    """The ruling on a question, provisional where text that was not read may bear on it; strictly, it then depends."""
    ruling = provisional(hearing.rulebook, hearing.table, asked, decide(hearing, asked), course)
    return strictly(ruling) if strict else ruling


def _varied(
    line: ScriptLine, hearing: Hearing, heard: list[Answered | Played], course: Course | None, strict: bool
) -> Answered:
    """The last question again, on the table with one thing different."""
    last = next((h.question for h in reversed(heard) if isinstance(h, Answered)), None)
    if last is None:
        raise Unusable((problem_at("what-if-without-ask", line.span),))
    other = vary(line, hearing.table)
    words = f"{last.text.partition(', if ')[0].rstrip('? ')}, {line.text.rstrip('? ')}?"
    question = Question(last.asked, words, line.span, line.expected)
    varied = course and course.varied(lambda table: _vary_or_not(line, table))
    return Answered(question, ruled(open_hearing(hearing.rulebook, other), last.asked, varied, strict), other)


def _vary_or_not(line: ScriptLine, table: Table) -> Table:
    try:
        return vary(line, table)
    except Unusable:
        return table


def play(hearing: Hearing, step: Step, course: Course | None = None) -> tuple[Table, tuple[Change, ...]]:
    """One step; what is not legal is a problem at its line, with the ruling that forbids it."""
    table = moved_on(hearing.table, step)
    if table is not None:
        clock = _ticking(hearing.table, step)
        _refuse(hearing, clock, weigh_act(hearing, clock), step, course)
    if table is not None and step.event not in table.vocabulary.happens:
        return table, ()
    hearing = open_hearing(hearing.rulebook, table) if table is not None else hearing
    case = _done(hearing.table, step)
    weighed, done = perform(hearing, case, lambda t: open_hearing(hearing.rulebook, t))
    _refuse(hearing, case, weighed, step, course)
    if done.clash:
        sides = "; ".join(" + ".join(h.clause for h in side) for side in done.clash)
        raise Unusable((problem_at("disputed-step", step.span, "disputed-step.does", phrase("describe-after"), sides=sides),))
    return done.table, done.changes


def _ticking(table: Table, step: Step) -> Case:
    """What the clock does, before it has: an action that law speaks of, or just something that happens."""
    action = table.vocabulary.happens.get(step.event, ANYTHING)
    return Case(action, action, step.player or "")


def _done(table: Table, step: Step) -> Case:
    """The particulars of a step, whether somebody does it or it just happens."""
    return case_of(step.act, table) if step.act else _befalling(table, step)


def _befalling(table: Table, step: Step) -> Case:
    action = table.vocabulary.happens.get(step.event, step.event)
    card = step.card or ""
    player = step.player or (table.cards[card].controller if card else "")
    amount = int(step.value) if step.value.isdigit() else None
    return Case(action, action, player, card, amount=amount, cards=(card,) if card else (), origin=step.value)


def _refuse(hearing: Hearing, case: Case, weighed: Weighed, step: Step, course: Course | None) -> None:
    """What somebody does must be legal as far as is known; what befalls a card just must not be barred."""
    barred = weighed.standing if step.act is None else weighed.truth is False or not weighed.spoken_of
    if barred:
        asked = _asked_about(step, case)
        ruling = rule_on_act(hearing.rulebook, weighed, case)
        ruling = provisional(hearing.rulebook, hearing.table, asked, ruling, course)
        illegal = Illegal((_not_legal(step, ruling),))
        shown = grounded(hearing, Can(step.act), ruling) if step.act else ruling
        illegal.refused = Refused(step, shown, hearing.table)
        raise illegal


def _asked_about(step: Step, case: Case) -> Can:
    """Whether a step can be done, or can happen, as a question."""
    return Can(step.act or Act(case.action, case.player, case.cards))


def _not_legal(step: Step, ruling: Ruling) -> Problem:
    clauses = tuple(h.clause for h in ruling.decided)
    unread = tuple(dict.fromkeys((one.title, one.text) for one in ruling.unread))
    if ruling.verdict == "disputed":
        told = problem_at("disputed-step", step.span, "", phrase("contradict", clauses=clauses), step=step.text)
        return replace(told, unread=unread)
    why = "ruled-out" if clauses else "not-permitted"
    advice = phrase(f"{why}-unread", clauses=clauses, card=unread[0][0]) if unread else phrase(why, clauses=clauses)
    return replace(problem_at("illegal-step", step.span, "", advice, step=step.text), unread=unread)


def moved_on(table: Table, step: Step) -> Table | None:
    """What the clock does: phases begin and end, windows open, chances are passed. None where only cards move."""
    if step.event == "phase_begins":
        return _new_phase(table, step.value)
    if step.event == "phase_ends":
        return replace(table, history=_without(table, "phase"), effects=_lasting(table, "phase"), window="none")
    if step.event == "round_ends":
        kept = tuple(h for h in table.history if h.period == "game")
        return replace(table, history=kept, effects=_lasting(table, "round"), phase=None, window="none")
    if step.event == "turn_ends":
        return replace(table, history=_without(table, "moment"), effects=_lasting(table, "turn"), active=None)
    if step.event == "game_ends":
        ended = Happened(GAME_ENDS, period="game", place=step.span)
        over = replace(table, history=(ended,), effects=_lasting(table, "game"), challenge=None)
        return replace(over, phase=None, window="none", active=None)
    if step.event == "players_may_act":
        return replace(table, window="action", history=_without(table, "moment"))
    if step.event == "becomes_active":
        return replace(table, active=step.player)
    if step.event == "passes":
        passed = Happened(step.value, step.player or "", passed=True, place=step.span)
        return replace(table, history=(*table.history, passed))
    if step.event == "becomes_first":
        return replace(table, first=step.player)
    if step.event == "challenge_ends":
        return replace(table, effects=_lasting(table, "challenge"))
    if step.event == "setup_revealed":
        return table
    return None


def _new_phase(table: Table, phase: str) -> Table:
    ended = replace(table, history=_without(table, "phase"), effects=_lasting(table, "phase"))
    return replace(ended, phase=phase, window="beginning", active=None, challenge=None)


def _without(table: Table, period: str) -> tuple[Happened, ...]:
    return tuple(h for h in table.history if h.period not in (period, "moment"))


def _lasting(table: Table, ended: str) -> tuple[Effect, ...]:
    periods = table.vocabulary.names("periods")
    over = periods[: periods.index(ended) + 1]
    return tuple(e for e in table.effects if e.until not in over)
