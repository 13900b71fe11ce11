"""Ruling -> the one sentence that can be read out at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.question import Asked, Can, IsSo, WhatHappens
from judge.render.answer_sentence import plainly, said
from judge.render.findings_in_words import UNSTATED, change_text, condition_text, exception_text, sentence
from judge.render.main_reason import board_reason
from judge.render.messages import fill, sentence_case
from judge.render.placeholders import Scene, names
from judge.ruling import Change, Ruling


def summary(scene: Scene, asked: Asked, ruling: Ruling) -> str:
    """Short, whole, with a capital and a full stop."""
    say = _VERDICTS.get(ruling.verdict)
    return sentence_case(say(scene, asked, ruling) if say else plainly(scene, asked, ruling))


def _depends(scene: Scene, asked: Asked, ruling: Ruling) -> str:
    if ruling.read:
        return scene.language.joined(dict.fromkeys(sentence(scene, c.finding, "unknown") for c in ruling.conditions))
    conditions = [c for c in ruling.conditions if c.finding.word != UNSTATED]
    if not conditions:
        return _unstated(scene, ruling)
    if not isinstance(asked, Can | IsSo | WhatHappens) or ruling.answer:  # it is done; what it does is not known
        unknown = scene.language.joined(dict.fromkeys(sentence(scene, c.finding, "unknown") for c in conditions))
        return "; ".join([unknown, *_variations(scene, ruling)])
    provided = scene.language.joined(condition_text(scene, c) for c in conditions if c.holds)
    unless = scene.language.joined((exception_text(scene, c) for c in conditions if not c.holds), "or")
    key = "provided_unless" if provided and unless else "provided" if provided else "unless"
    return "; ".join([said(scene, key, ruling.case, conditions=provided, exceptions=unless), *_variations(scene, ruling)])


def _variations(scene: Scene, ruling: Ruling) -> list[str]:
    """What else may come of it: `it becomes a duplicate if you own and control a copy of it in play`."""
    return [
        said(scene, "variation", ruling.case, what=change_text(scene, Change(v.move, ruling.case, ())),
             conditions=scene.language.joined(condition_text(scene, c) for c in v.conditions))
        for v in ruling.variations
    ]  # fmt: skip


def _unstated(scene: Scene, ruling: Ruling) -> str:
    for condition in ruling.conditions:
        template = scene.language.find("amounts", str(condition.finding.value), "unknown")
        if template:
            return fill(template, names(scene, condition.finding.case))
    return said(scene, "depends", ruling.case)


def _disputed(scene: Scene, _: Asked, ruling: Ruling) -> str:
    sides = [scene.language.joined(dict.fromkeys(h.clause for h in side)) for side in ruling.sides]
    if len(sides) != 2:
        return said(scene, "disputed_alone", ruling.case)
    return said(scene, "disputed", ruling.case, one=sides[0], other=sides[1])


def _silent(scene: Scene, _: Asked, ruling: Ruling) -> str:
    return said(scene, "silent", ruling.case)


def _impossible(scene: Scene, _: Asked, ruling: Ruling) -> str:
    reason = board_reason(scene, ruling.decided)
    return said(scene, "impossible" if reason else "impossible_plain", ruling.case, reason=reason)


_VERDICTS: dict[str, Callable[[Scene, Any, Ruling], str]] = {
    "depends": _depends, "disputed": _disputed, "silent": _silent, "impossible": _impossible,
}  # fmt: skip
