"""A question in one line, told: what was understood and its ruling, as a page, on two lines, or as a record."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from judge.driver.ask_line import AskedLine
from judge.game.table import Table
from judge.language.oneline.read_back_or_not_understood import prose
from judge.render.messages import Language
from judge.render.page import Page, hanging
from judge.render.placeholders import Scene
from judge.support.frozen_data_classes import replace

if TYPE_CHECKING:
    from judge.render.as_json import Record


def voice_of(language: Language) -> Callable[[str], str] | None:
    """`your dead pile` for `you's dead pile`."""
    return prose if language.code == "en" else None


def line_scene(language: Language, asked: AskedLine) -> Scene:
    return Scene(language, asked.rulebook, _shown(language, asked.understood.table), {})


def _shown(language: Language, table: Table) -> Table:
    """Classes of cards are called in English words; another language has a noun for them, in every case."""
    if language.code == "en":
        return table
    unnamed = {i: replace(c, face=replace(c.face, title="")) for i, c in table.cards.items() if c.face.open}
    return replace(table, cards={**table.cards, **unnamed})


def line_short(language: Language, asked: AskedLine, page: Page) -> list[str]:
    from judge.render.short_page import short_text

    return short_text(line_scene(language, asked), asked.answered.question, asked.answered.ruling, page)


def line_text(language: Language, asked: AskedLine, page: Page, why: bool) -> list[str]:
    from judge.render.ruling_page import ruling_text
    from judge.render.whatif_lines import MOST, turns_text

    scene, (question, ruling) = line_scene(language, asked), (asked.answered.question, asked.answered.ruling)
    lines = ruling_text(scene, question, ruling, page)
    lines += turns_text(scene, asked.would_change(MOST), page)
    if why:
        from judge.render.why_page import why_text

        lines += ["", *why_text(scene, ruling, page)]
    return [*hanging(_restated(language, asked), page, "  "), "", *lines]


def _restated(language: Language, asked: AskedLine) -> str:
    """What was understood, in one sentence: the judge's own words, or the asker's where it has none in that language."""
    question, restatement = asked.understood.question.text, asked.understood.restatement
    return language.say("asked", "understood", question=question, restatement=restatement)


def line_record(language: Language, asked: AskedLine) -> Record:
    from judge.render.as_json import SCHEMA, answer_record

    row: Any = answer_record(line_scene(language, asked), asked.answered, asked.would_change())
    voice = voice_of(language)
    row = _said(row, voice) if voice and not asked.answered.ruling.read else row
    told = {"edition": asked.understood.edition, "understood": _restated(language, asked)}
    return {"schema": SCHEMA, **told, "rulings": [row], "problems": []}


def _said(thing: Any, voice: Callable[[str], str]) -> Any:
    """Every sentence of a record in the same voice; ids and codes have none."""
    if isinstance(thing, dict):
        spoken, printed = ("text", "summary", "answer"), ("not_modelled",)
        said = {k: voice(v) if k in spoken and isinstance(v, str) else _said(v, voice) for k, v in thing.items()}
        return {**said, **{k: thing[k] for k in printed if k in thing}}
    return [_said(part, voice) for part in thing] if isinstance(thing, list) else thing
