"""What takes the force of other texts: blank text boxes, immunity, numbers that cannot be changed. It bears where those do."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine.unread.bears_on import counters, timely
from judge.engine.unread.described_cards import touches
from judge.engine.unread.question_topics import Matter, effect_topics
from judge.engine.unread.reaches import Scales
from judge.engine.unread.take_sentence_apart import Statement
from judge.engine.unread.unread_sentences_in_force import Said
from judge.game.table import Card


def counteracting(scales: Scales, said: list[Said], found: list[Said]) -> Iterator[Said]:
    """Sentences that may take the force of a text that was found to bear, or of one that was read and does."""
    blankable = _with_a_say(scales, found)
    others = [card.id for card, _ in found] + [c.id for c in _with_effects(scales)]
    for card, told in said:
        if told.timing in ("used", "forced"):
            continue
        for piece in told.pieces:
            aims = _aims(scales, piece, blankable, others)
            if any(_reaches(scales, card, told.text, piece, aim) for aim in aims) and timely(scales, card, piece):
                yield card, told
                break


def _asked(scales: Scales) -> list[Card]:
    return [scales.board.table.cards[i] for i in scales.matter.cards]


def _aims(scales: Scales, piece: Statement, blankable: list[Card], others: list[str]) -> list[Card]:
    """What it may take the force of, or be held against: an effect by which what is asked would be done counts as a text."""
    kind = counters(scales, piece)
    if kind == "blank":
        return blankable
    done_by_effect = scales.matter.act in scales.words.data["by_effect"] and scales.answer != "no"
    kept_off = done_by_effect and scales.words.finds("keeps_off", piece.said)
    return _asked(scales) if kept_off or (kind == "shield" and _another(others, scales)) else []


def _another(others: list[str], scales: Scales) -> bool:
    """Somebody else's text is what a shield keeps off."""
    return bool(scales.board.table.effects) or any(i not in scales.matter.cards for i in others)


def _reaches(scales: Scales, card: Card, whole: str, piece: Statement, aim: Card) -> bool:
    text = piece.subject if piece.subject.strip() else piece.said
    if not text.strip() or scales.words.begins("for_itself", text):
        return aim.id == card.id
    return touches(scales.words, text, piece, whole, card, aim, scales.board)


def _with_a_say(scales: Scales, found: list[Said]) -> list[Card]:
    """Cards whose text has a say in the matter, read or not."""
    matter = scales.matter
    printed = [card for card in _asked(scales) if any(_turns_on(matter, k.name) for k in card.face.keywords)]
    used = [scales.board.table.cards[i] for i in matter.using]
    return [*printed, *used, *(card for card, _ in found), *_with_effects(scales)]


def _turns_on(matter: Matter, name: str) -> bool:
    return matter.topics is None or name in matter.topics


def _with_effects(scales: Scales) -> list[Card]:
    """Cards in play that do something by a text that was read."""
    topics = scales.matter.topics
    return [
        card for card in scales.board.table.cards.values()
        if card.face.effects and card.may_lie_in(scales.board.table.vocabulary.speaking_areas)
        and any(topics is None or effect_topics(scales.words, scales.book, e.effect) & topics for e in card.face.effects)
    ]  # fmt: skip
