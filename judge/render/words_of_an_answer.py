"""The answer of a ruling in the words that an `expect` line would use."""

from __future__ import annotations

from collections.abc import Iterable

from judge.game.case_and_truth import Case
from judge.render.findings_in_words import change_text, moment_text, topic
from judge.render.messages import fill
from judge.render.placeholders import Scene, names
from judge.ruling import Change, Ruling

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
