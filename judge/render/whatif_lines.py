"""What would change a ruling, in sentences, each with the clause that would then decide."""

from __future__ import annotations

from typing import Any

from judge.engine.whatif import Edit, Turn
from judge.game.case_and_truth import Case
from judge.render.messages import fill
from judge.render.page import Page, hanging
from judge.render.placeholders import Scene, names

MOST = 3
"""How many a page shows; a record has them all."""


def turns_text(scene: Scene, turns: tuple[Turn, ...], page: Page) -> list[str]:
    """`It would be YES if Alice had 1 more gold (2E-SHADOW-11).`"""
    said = [_sentence(scene, turn) for turn in turns[:MOST]]
    return ["", *(line for text in said for line in hanging(text, page, "  ", 4))] if said else []


def _sentence(scene: Scene, turn: Turn) -> str:
    """Where no clause would decide, no bracket stands empty."""
    deciding = clauses(turn)
    said, verdict = "would" if deciding else "would_by_no_clause", scene.language.find("verdicts", turn.ruling.verdict)
    named = scene.language.joined(deciding[:2])
    return scene.language.say("turned", said, verdict=verdict, what=what(scene, turn), clauses=named)


def what(scene: Scene, turn: Turn) -> str:
    return scene.language.joined(edit_text(scene, edit) for edit in turn.edits)


def edit_text(scene: Scene, edit: Edit) -> str:
    template = scene.language.find("turns", edit.key)
    given = {key: _plain(value) for key, value in edit.names.items()}
    return fill(template, names(scene, Case(), **given)) if template else edit.key.replace("_", " ")


def _plain(value: object) -> object:
    """An effect is told in the file's words, without the quotes round titles."""
    return value.replace('"', "") if isinstance(value, str) else value


def clauses(turn: Turn) -> list[str]:
    """Those that would decide; where nothing but definitions would, these."""
    telling = [h.clause for h in turn.ruling.decided if h.role not in ("defines", "excludes", "sets")]
    return telling or [h.clause for h in turn.ruling.decided]


def turn_record(scene: Scene, turn: Turn) -> dict[str, Any]:
    return {"text": what(scene, turn), "answer": turn.ruling.verdict, "clauses": clauses(turn)}
