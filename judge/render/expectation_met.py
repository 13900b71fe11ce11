"""Whether a ruling is as an `expect` line has it."""

from __future__ import annotations

from judge.question import Expectation
from judge.render.clauses_behind_a_ruling import deciding
from judge.render.parse_expected_answer import AnswerNumbers, AnswerTopic, AnswerWord, Plain, names_of, plain_answer
from judge.render.placeholders import Scene
from judge.render.words_of_an_answer import items
from judge.ruling import NOBODY, Ruling
from judge.support.frozen_data_classes import NamedTuple


class Shortfall(NamedTuple):
    """What is not as expected; all empty where everything is."""

    answer: bool = False  # the answer is another one
    missing: tuple[str, ...] = ()  # clauses that should have decided
    unwanted: tuple[str, ...] = ()  # clauses that should not have

    @property
    def met(self) -> bool:
        return not (self.answer or self.missing or self.unwanted)


def shortfall(scene: Scene, ruling: Ruling, expected: Expectation) -> Shortfall:
    ids = {i.upper() for i in deciding(ruling)} if expected.because or expected.not_because else ()
    return Shortfall(
        not any(_answers(scene, ruling, wording.casefold()) for wording in expected.wordings),
        tuple(i for i in expected.because if i.upper() not in ids),
        tuple(i for i in expected.not_because if i.upper() in ids),
    )


def _answers(scene: Scene, ruling: Ruling, wanted: str) -> bool:
    """Whether the answer is the expected one, by what both mean."""
    value = plain_answer(scene.language, wanted)
    match ruling.verdict:
        case "value":
            return _is_value(ruling.answer, value)
        case "player" | "order":
            names = [str(name).casefold() for name in ruling.answer if name != NOBODY]
            return names == names_of(wanted) if names else value == AnswerWord(NOBODY)
        case "outcome" | "moment" | "actions":
            return _told_so(scene, ruling, wanted, value)
        case "depends":
            return value == AnswerWord("depends") or (isinstance(value, AnswerTopic) and _turns_on(scene, ruling, value))
    return isinstance(value, AnswerWord) and value.name == ruling.verdict


def _is_value(answer: tuple[object, ...], value: Plain | None) -> bool:
    if isinstance(value, AnswerWord):
        return answer == (value.name,)
    return isinstance(value, AnswerNumbers) and answer == value.values


def _told_so(scene: Scene, ruling: Ruling, wanted: str, value: Plain | None) -> bool:
    """Of an outcome some of its changes may be named; of moments and acts all must be, in whatever order."""
    if value is not None:
        return value == AnswerWord("nothing") and not items(scene, ruling)
    from judge.render.match_expected_outcomes import left_untold  # most files expect a yes or a no

    left = left_untold(scene, ruling.answer, wanted.split(";"))
    return left is not None and (ruling.verdict == "outcome" or not left)


def _turns_on(scene: Scene, ruling: Ruling, said: AnswerTopic) -> bool:
    from judge.render.expect_depends_on import turns_on

    return turns_on(scene, ruling, said)
