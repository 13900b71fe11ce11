"""Whether a ruling is what the line under the question demands."""

from __future__ import annotations

from collections.abc import Iterator

from judge.noun import Noun
from judge.question import Expectation
from judge.ruling import Ruling
from judge.say.answer import answer
from judge.say.names import Scene
from judge.say.proof import deciding
from judge.say.sentences import RELATED, about, condition_text, topic


class Shortfall(Noun):
    """What is not as expected; all empty where everything is."""

    answer: bool = False  # the answer is another one
    missing: tuple[str, ...] = ()  # clauses that should have decided
    unwanted: tuple[str, ...] = ()  # clauses that should not have

    @property
    def met(self) -> bool:
        return not (self.answer or self.missing or self.unwanted)


def shortfall(scene: Scene, ruling: Ruling, expected: Expectation) -> Shortfall:
    ids = {i.upper() for i in deciding(ruling)}
    return Shortfall(
        not any(_answers(one, ruling, expected.answer.casefold()) for one in _tongues(scene)),
        tuple(i for i in expected.because if i.upper() not in ids),
        tuple(i for i in expected.not_because if i.upper() in ids),
    )


def _tongues(scene: Scene) -> Iterator[Scene]:
    """A file may be written in another language than the one the judge speaks."""
    yield scene
    yield from (scene._replace(language=other) for other in scene.language.others())


def _answers(scene: Scene, ruling: Ruling, wanted: str) -> bool:
    if ruling.verdict == "depends":
        return _depends(scene, ruling, wanted)
    told = answer(scene, ruling).casefold()
    return wanted in told if ruling.verdict == "outcome" else told == wanted


def _depends(scene: Scene, ruling: Ruling, wanted: str) -> bool:
    """The word stands in one of the conditions."""
    if wanted == scene.language.say("answers", "depends"):
        return True
    opening = scene.language.say("answers", "depends_on", what="")
    word = wanted.removeprefix(opening)
    told = (t for c in ruling.conditions for t in (condition_text(scene, c), topic(scene, c), *RELATED.get(about(c), ())))
    return wanted.startswith(opening) and any(word in t.casefold() for t in told)
