"""A question in one line ruled on: on a table of what it says, or on that of a file after all its steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from judge.driver.inputs import Input
from judge.driver.open import LawAndCards
from judge.driver.rule_file import read_input, turns_of
from judge.driver.run_scenario import Answered, Session, hear, ruled
from judge.driver.unexpected_errors import trouble
from judge.engine.rule import open_hearing
from judge.language import Scenario
from judge.language.oneline.understand import Understood, understand
from judge.rulebook import Rulebook
from judge.support.frozen_data_classes import Noun
from judge.support.problems import Unusable

if TYPE_CHECKING:
    from judge.engine.unread.earlier_steps import Course
    from judge.engine.whatif import Turn

USUAL_EDITION = "2e"


class AskedLine(Noun):
    """What came of a question in one line."""

    understood: Understood
    answered: Answered
    rulebook: Rulebook

    def would_change(self, most: int | None = None) -> tuple[Turn, ...]:
        """What would change the ruling, looked for when somebody wants to be told."""
        return turns_of(self.rulebook, self.answered, most)


def ask_line(
    opened: LawAndCards, text: str, board: Input | None = None, tell: Callable[[Session], Session] | None = None
) -> AskedLine:
    """Raises Unusable with what was not understood, or with what is wrong with the board; `tell` gives its problems their
    reasons."""
    scenario, course = _played_out(opened, board, tell) if board else (None, None)
    understood = understand(text, opened.cards, opened.choice.edition or USUAL_EDITION, scenario, opened.vocabulary)
    return rule_line(opened, understood, scenario, course)


def rule_line(
    opened: LawAndCards, understood: Understood, scenario: Scenario | None = None, course: Course | None = None
) -> AskedLine:
    """The ruling on what was understood."""
    if wrong := opened.not_of((scenario and scenario.edition) or understood.edition):
        raise Unusable(wrong)
    book = opened.book_of(scenario) if scenario else opened.book(understood.edition)
    ruling = ruled(open_hearing(book, understood.table), understood.question.asked, course, opened.choice.strict)
    return AskedLine(understood, Answered(understood.question, ruling, understood.table), book)


def _played_out(
    opened: LawAndCards, board: Input, tell: Callable[[Session], Session] | None
) -> tuple[Scenario, Course | None]:
    """The table of a file after all its steps, for that is where the game stands; raises Unusable where one cannot be played."""
    if board.problems:
        raise Unusable(board.problems)
    scenario = read_input(opened, board)
    steps = tuple(line for line in scenario.script if line.kind == "then")
    if not steps:
        return scenario, None
    session = hear(scenario._replace(script=steps, problems=()), opened.book_of(scenario), opened.choice.strict, trouble)
    if session.problems:
        raise Unusable((tell(session) if tell else session).problems)
    return scenario._replace(table=session.table), session.course
