"""Questions that were not ruled, told where a reader looks for their ruling, and with the problem that cost them it."""

from __future__ import annotations

from collections.abc import Sequence

from judge.cards import clean
from judge.language import Unruled, asked_text
from judge.render.messages import Language, sentence_case
from judge.render.page import Page, hanging, paint
from judge.render.placeholders import Scene
from judge.render.problem_page import lines_text
from judge.render.problem_sentence import message
from judge.render.ruling_page import question_text
from judge.support.problems import Problem

Place = tuple[int, list[str]]
"""The line of the file behind which something is told, and what."""


def unruled_texts(scene: Scene, lost: Sequence[Unruled], file: str, page: Page) -> list[Place]:
    """In the order of the file; what stands below a step that could not be played, or a bad fact, is told with it, at once."""
    mine = [one for one in lost if one.line.span.file == file]
    stopped = [one for one in mine if one.blamed.moves]
    found = [(one.line.span.line, ["", *_unruled(scene, one, page)]) for one in mine if not one.blamed.moves]
    if stopped:
        found.append((stopped[0].blamed.span.line, ["", *_stopped(scene.language, stopped, page)]))
    return sorted(found)


def _unruled(scene: Scene, one: Unruled, page: Page) -> list[str]:
    """The question, and in place of a ruling why there is none."""
    asked = hanging(question_text(scene, asked_text(one)), page, "  ", colour="strong")
    return [*asked, "", *_not_ruled(scene.language, _reason(scene.language, one), page)]


def _stopped(language: Language, lost: Sequence[Unruled], page: Page) -> list[str]:
    lines = lines_text(language, [one.line.span.line for one in lost])
    return _not_ruled(language, language.say("page", "unruled_below", lines=lines, line=lost[0].blamed.span.line), page)


def stumbled_text(language: Language, problem: Problem, page: Page) -> list[str]:
    """For a question that was ruled on, and whose ruling could not be put into words."""
    why = language.say("page", "unruled_own", line=problem.span.line, message=message(language, problem))
    return ["", *_not_ruled(language, why, page)]


def short_unruled(language: Language, line: int, problem: Problem, page: Page, label: str = "") -> list[str]:
    """Two lines as for a ruling: why there is none, and where that is explained."""
    own = problem.span.line == line
    why = message(language, problem) if own else language.say("page", "unruled_because", line=problem.span.line)
    word = paint(page, "bad", language.say("verdicts", "not_ruled"))
    said = f"{word}.  {sentence_case(clean(' '.join(why.split())))}"
    return [f"{clean(label)}: {said}" if label else said, f"judge explain {problem.code}"]


def why_unruled(language: Language, one: Unruled) -> str:
    """In a few words: what is wrong with the question itself, or the line that it hangs on."""
    if one.blamed is not one.line:
        return language.say("page", "unruled_because", line=one.blamed.span.line)
    return "; ".join(message(language, problem) for problem in one.problems)


def _reason(language: Language, one: Unruled) -> str:
    if one.blamed is not one.line:
        return language.say("page", "unruled_again", line=one.blamed.span.line)
    told = "; ".join(message(language, problem) for problem in one.problems)
    return language.say("page", "unruled_own", line=one.line.span.line, message=told)


def _not_ruled(language: Language, why: str, page: Page) -> list[str]:
    word = language.say("verdicts", "not_ruled")
    head, *tail = hanging(sentence_case(clean(why)), page, f"  {word}.  ", 4 if page.narrow else None)
    return [head.replace(word, paint(page, "bad", word), 1), *tail]
