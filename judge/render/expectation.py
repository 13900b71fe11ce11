"""Whether a ruling is as an `expect` line has it, and the words that such a line would use for its answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.game.case import Case
from judge.question import Expectation
from judge.render.citations import deciding
from judge.render.messages import fill
from judge.render.placeholders import Scene, names
from judge.render.sentences import RELATED, about, change_text, condition_text, moment_text, topic
from judge.ruling import Change, Ruling
from judge.support.frozen import Noun

SHOUTED = ("yes", "no", "depends", "disputed", "silent", "impossible")
"""Verdicts that have a word of their own, in capitals before the reason."""


def answer(scene: Scene, ruling: Ruling) -> str:
    """`no`, `1 or 4`, `Bob, Carol, Alice`, `depends on gold` …"""
    language = scene.language
    match ruling.verdict:
        case "value":
            return language.joined((_word(scene, v) for v in ruling.answer), "or")
        case "player" | "order":
            return language.mark("comma").join(_word(scene, p) for p in ruling.answer) or _word(scene, "nobody")
        case "outcome" | "moment" | "actions":
            return language.mark("semicolon").join(items(scene, ruling)) or _word(scene, "nothing")
        case "depends" if ruling.conditions:
            return language.say("answers", "depends_on", what=", ".join(_topics(scene, ruling)))
    return _word(scene, ruling.verdict)


def answer_word(scene: Scene, ruling: Ruling) -> str:
    """What stands before the reason: `NO`, `3`; nothing where the sentence itself is the answer."""
    if ruling.verdict not in (*SHOUTED, "value"):
        return ""
    return scene.language.find("verdicts", ruling.verdict) or answer(scene, ruling)


def items(scene: Scene, ruling: Ruling) -> tuple[str, ...]:
    """The things an answer lists: changes, moments or acts, each in words."""
    return tuple(text for item in ruling.answer if (text := _item(scene, item)))


def _item(scene: Scene, item: object) -> str:
    if isinstance(item, Change):
        return change_text(scene, item)
    if isinstance(item, Case):
        template = scene.language.find("actions", item.action, "do")
        return fill(template, names(scene, item)) if template else item.action.replace("_", " ")
    return moment_text(scene, item) if isinstance(item, tuple) else str(item)


def _topics(scene: Scene, ruling: Ruling) -> Iterable[str]:
    """What it depends on, each once."""
    return dict.fromkeys(topic(scene, condition) for condition in ruling.conditions)


def _word(scene: Scene, value: object) -> str:
    """Numbers and names stand for themselves."""
    return scene.language.find("answers", str(value)) or str(value)


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
    told = (t for c in ruling.conditions for t in (condition_text(scene, c), topic(scene, c), *RELATED.get(about(scene, c), ())))
    return wanted.startswith(opening) and any(word in t.casefold() for t in told)
