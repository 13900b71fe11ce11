"""What a card's text says beyond what the judge has as facts and clauses: told with every ruling that involves the card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.question import Act, Question
from judge.ruling import Ruling
from judge.say.layout import Page, hanging
from judge.say.names import Scene
from judge.table import Card, Face

CARD_TEXT = 4
"""The precedence of card text among the documents."""
BARS = "cannot"


def not_modelled(scene: Scene, question: Question, ruling: Ruling) -> list[dict[str, str]]:
    """Card by card, the sentences that the ruling did not weigh: of the cards involved, and the bars of any in play."""
    told: dict[tuple[str, str], None] = {}
    involved = set(_asked_about(question.asked)) | set(_deciding(ruling))
    for card in scene.table.cards.values():
        if card.face.unread and (sentences := _sentences(card, card.id in involved)) and not modelled(scene, card.face):
            told |= {(card.title, sentence): None for sentence in sentences}
    return [{"card": title, "text": text} for title, text in told]


def not_modelled_text(scene: Scene, question: Question, ruling: Ruling, page: Page) -> list[str]:
    """The same as lines on a page."""
    told: dict[str, list[str]] = {}
    for row in not_modelled(scene, question, ruling):
        told.setdefault(row["card"], []).append(row["text"])
    lines = [scene.language.say("page", "also_reads", card=card, text=" ".join(texts)) for card, texts in told.items()]
    return ["", *(line for text in lines for line in hanging(text, page, "  ", 4, "faint"))] if lines else []


def modelled(scene: Scene, face: Face) -> bool:
    """Whether clauses of card text speak for this very card."""
    names = {face.title, f"{face.title} ({face.pack})"}
    documents = scene.book.data["documents"]
    clauses = scene.book.data["clauses"].values()
    return any(s in names and documents[d]["precedence"] == CARD_TEXT for c in clauses for d, s in c["sources"])


def _sentences(card: Card, involved: bool) -> tuple[str, ...]:
    if involved:
        return card.face.unread
    if card.facedown or card.area not in ("play", "plot", "agenda"):
        return ()
    from judge.catalogue.understanding import kind_of

    return tuple(sentence for sentence in card.face.unread if kind_of(sentence) == BARS)


def _asked_about(asked: Any) -> Iterator[str]:
    """The cards that a question names."""
    for part in (asked, getattr(asked, "act", None), getattr(asked, "of", None)):
        if isinstance(part, Act):
            yield from (*part.cards, part.target or "")
        elif part is not None:
            yield getattr(part, "card", None) or ""
            if part is not asked:
                yield from _asked_about(part)


def _deciding(ruling: Ruling) -> Iterator[str]:
    """The cards that the clauses spoke of."""
    for heard in ruling.decided:
        yield from (heard.finding.case.card, heard.finding.case.target)
