"""The reason why a step is not legal, beside the clauses that its problem names: as a ruling has it."""

from __future__ import annotations

from judge.driver.play_step import Refused
from judge.question import Act, Can
from judge.render.headline import summary
from judge.render.placeholders import Scene
from judge.render.problem_sentence import advice
from judge.support.frozen import replace
from judge.support.problems import Problem, phrase

ILLEGAL = "illegal-step"


def with_reason(scene: Scene, refused: Refused, problem: Problem) -> Problem:
    """The problem of that step, told with the sentence that a ruling on it begins with; any other as it is."""
    if problem.code != ILLEGAL or problem.span != refused.step.span:
        return problem
    case = refused.ruling.case
    asked = Can(refused.step.act or Act(case.action, case.player, case.cards))
    told = advice(scene.language, problem)
    return replace(problem, advice=phrase("with-reason", told=told, reason=summary(scene, asked, refused.ruling)))
