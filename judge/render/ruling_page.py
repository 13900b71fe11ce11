"""A ruling as a page for people: the short answer first, then the clauses, then what else is to be known."""

from __future__ import annotations

import re
from collections.abc import Iterable

from judge.question import Question, Step
from judge.render.cited_clause import clause_blocks
from judge.render.clauses_behind_a_ruling import cited, main_clauses
from judge.render.expectation_met import shortfall
from judge.render.findings_in_words import change_text
from judge.render.messages import Language, sentence_case
from judge.render.page import Page, hanging, labelled, paint, spread, wrap
from judge.render.placeholders import Scene
from judge.render.ruling_in_one_sentence import summary
from judge.render.unread_caveat import LISTED, also_unread, provisionally
from judge.render.words_of_an_answer import answer_word, items
from judge.ruling import Change, Ruling

TONES = {"yes": "good", "no": "bad"}
UNREAD_SHOWN = 3
"""So many sentences that were not read are quoted under the first; programs are told of all."""


def heading(language: Language, title: str, edition: str | None, page: Page) -> list[str]:
    """What the file is about, and under which edition."""
    name = language.find("editions", edition or "") or edition or ""
    return spread(title or language.say("page", "untitled"), name, page)


def answer_text(scene: Scene, question: Question, ruling: Ruling, page: Page) -> list[str]:
    """One question with its ruling."""
    asked = hanging(question_text(scene, question.text), page, "  ", colour="strong")
    return [*asked, "", *ruling_text(scene, question, ruling, page), *_unexpected(scene, question, ruling, page)]


def ruling_text(scene: Scene, question: Question, ruling: Ruling, page: Page) -> list[str]:
    """The answer with its clauses, without the question."""
    lines = [*_verdict(scene, question, ruling, page), *_authority(scene, ruling, page)]
    lines += _sides(scene, ruling, page) if ruling.sides else _clauses(scene, ruling, page)
    lines += _beaten(scene, ruling, page)
    if ruling.otherwise:
        then = scene.language.say("page", "otherwise")
        return [*lines, "", *hanging(then, page, "  "), "", *ruling_text(scene, question, ruling.otherwise, page)]
    return lines


def _verdict(scene: Scene, question: Question, ruling: Ruling, page: Page) -> list[str]:
    """The line that can be read out; changes one below the other, unless a caveat has told them."""
    caveat = _caveat(scene, ruling, page)
    if ruling.read:
        depends = ruling.flatly.verdict == "depends"  # by what was read, too: that stays
        return [*caveat, *(_answer(scene, question, ruling.flatly, page, True) if depends else ())]
    if caveat and ruling.verdict in LISTED:
        return caveat
    return [*caveat, *_answer(scene, question, ruling, page, bool(caveat))]


def _caveat(scene: Scene, ruling: Ruling, page: Page) -> list[str]:
    """What was not read and may say otherwise comes first: an answer is never given flatly over it."""
    said = provisionally(scene, ruling)
    if not said:
        return []
    page = page._replace(voice=None)  # what a card says stands as it is printed
    head, *tail = hanging(said, page, "  ", 4)
    word = answer_word(scene, ruling)
    shown = head.replace(word, paint(page, TONES.get(ruling.verdict, "open"), word), 1) if word else head
    others = also_unread(scene, ruling, UNREAD_SHOWN)
    return [shown, *tail, *(line for text in others for line in hanging(text, page, "  · ", 4, "faint"))]


def _answer(scene: Scene, question: Question, ruling: Ruling, page: Page, said_already: bool) -> list[str]:
    changes = [sentence_case(item) for item in items(scene, ruling)] if ruling.verdict == "outcome" else []
    if changes:
        return [line for n, c in enumerate(changes, 1) for line in hanging(c, page, f"  {n}. ")]
    said, word = summary(scene, question.asked, ruling), answer_word(scene, ruling)
    if said_already or not word:
        return hanging(said, page, "  ")
    head, *tail = hanging(said, page, f"  {word}.  ", 4 if page.narrow else None)
    return [head.replace(word, paint(page, TONES.get(ruling.verdict, "open"), word), 1), *tail]


def _authority(scene: Scene, ruling: Ruling, page: Page) -> list[str]:
    """Said where the ruling needed more than what a document states."""
    label = scene.language.find("page", f"authority_{ruling.authority}")
    return hanging(label, page, "  ", colour="faint") if label else []


def _clauses(scene: Scene, ruling: Ruling, page: Page) -> list[str]:
    shown = cited(scene, ruling.decided)
    if ruling.verdict == "silent" and ruling.nearest:
        near = scene.language.say("page", "nearest")
        return hanging(f"{near}: {scene.language.joined(ruling.nearest)}.", page, "  ")
    main = main_clauses(shown)
    rest = [c.id for c in shown if c not in main]
    said = scene.language.say("page", "by_definition", clauses=scene.language.joined(rest)) if rest else ""
    lines = [*clause_blocks(scene, main, page), *(hanging(said, page, "  ", colour="faint") if said else [])]
    return ["", *lines] if shown else []


def _sides(scene: Scene, ruling: Ruling, page: Page) -> list[str]:
    lines: list[str] = []
    for number, side in enumerate(ruling.sides):
        label = scene.language.say("page", "other_side" if number else "one_side")
        lines += ["", *hanging(label, page, "  ", colour="strong"), *clause_blocks(scene, cited(scene, side), page)]
    return lines


def _beaten(scene: Scene, ruling: Ruling, page: Page) -> list[str]:
    """What applied, and what a lift or a higher document made of it."""
    told = {h.clause: scene.language.joined(h.beaten) for h in ruling.beaten}
    lines = [scene.language.say("page", "set_aside", clause=c, by=by) for c, by in told.items()]
    return ["", *(line for text in lines for line in hanging(text, page, "  "))] if lines else []


def _unexpected(scene: Scene, question: Question, ruling: Ruling, page: Page) -> list[str]:
    lines = unexpected(scene, question, ruling)
    return ["", *(line for text in lines for line in hanging(text, page, "  ", colour="bad"))] if lines else []


def unexpected(scene: Scene, question: Question, ruling: Ruling) -> list[str]:
    """What is not as the line under the question demands, in sentences."""
    if question.expected is None:
        return []
    short, say = shortfall(scene, ruling, question.expected), scene.language.say
    lines = [say("page", "expected", answer=question.expected.answer)] if short.answer else []
    lines += [say("page", "expected_clauses", clauses=scene.language.joined(short.missing))] if short.missing else []
    lines += [say("page", "expected_not", clauses=scene.language.joined(short.unwanted))] if short.unwanted else []
    return lines


def step_text(scene: Scene, step: Step, changes: Iterable[Change], page: Page) -> list[str]:
    """A move between questions, and what it changed."""
    language = scene.language
    what = sentence_case(language.say("page", "then", what=unquoted(scene, step.text)))
    label = language.say("page", "line", line=step.span.line)
    lines = labelled(what, label, page, "  ", len(label))
    done = [text for change in changes if (text := change_text(scene, change))]
    said = sentence_case("; ".join(done)) if done else ""
    return [*lines, *(f"    {line}" for line in wrap(said, page.width - 4))] if said else lines


def question_text(scene: Scene, text: str) -> str:
    """The question as asked, with titles unquoted and a capital."""
    text = unquoted(scene, text)
    return text[:1].upper() + text[1:] + ("" if text.endswith("?") else "?")


def unquoted(scene: Scene, text: str) -> str:
    """Titles without quotes; a handle with the title it stands for."""
    titles = {c.handle.casefold(): c.title for c in scene.table.cards.values() if c.handle}
    text = re.sub(r'["“”„]', "", text)
    return re.sub(r"(?<![\w(])@([\w-]+)", lambda m: _handled(m, titles, text), text)


def _handled(match: re.Match[str], titles: dict[str, str], text: str) -> str:
    title = titles.get(match[1].casefold())
    return match[0] if title is None or f"{title} {match[0]}" in text else f"{title} ({match[0]})"
