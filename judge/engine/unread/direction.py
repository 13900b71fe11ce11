"""Which way a piece of text may turn the answer to whether something can be done: a ban turns no NO, a leave no YES."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine.unread.bearing_words import BearingWords
from judge.engine.unread.reaches import Scales
from judge.engine.unread.take_sentence_apart import Sentence, Statement
from judge.question import Asked, Can, IsSo
from judge.ruling import Finding, Ruling

HAS = "has"
BETWEEN = 3
"""Words that may stand between: a verb that goes with what follows, and the cards it is done with."""


def may_turn(scales: Scales, told: Sentence, piece: Statement) -> bool:
    """Whether it may make another answer of the one that was given; all others may be turned by anything."""
    words = scales.words
    if scales.absent and _takes(words, piece):
        return False
    if scales.answer == "no":
        return not (piece.answers or bans(words, piece) or (_of_paying(scales, piece) and not _makes_it_paid(scales, piece)))
    if scales.answer == "yes":
        cheaper = _of_paying(scales, piece) and _simply(words, "cheaper", piece)
        return words.finds("bans", piece.said) or not (cheaper or _gives_leave(words, told, piece))
    return True


def bans(words: BearingWords, piece: Statement) -> bool:
    """`cannot be killed`: that, and nothing else."""
    return _of_a_deed(words, "bans", piece)


def _gives_leave(words: BearingWords, told: Sentence, piece: Statement) -> bool:
    """`may be marshaled even though …`: what limits it, counts, or makes it wait for something is more than a leave."""
    limited = words.finds("limits", told.text) or any(letter.isdigit() for letter in told.text)
    return not limited and not piece.answers and not piece.conditions and _of_a_deed(words, "leaves", piece)


def _takes(words: BearingWords, piece: Statement) -> bool:
    """`loses each keyword`, and nothing else: what is not there is not lost."""
    said = piece.said.strip()
    lost = words.phrases("words", "loss").match(said) if piece.subject else None
    return lost is not None and not any(words.finds(section, said[lost.end() :]) for section in ("verbs", "interferes"))


def _of_a_deed(words: BearingWords, way: str, piece: Statement) -> bool:
    """Whether a deed is what follows, before any other verb, and the whole of it: `cannot bring Knights out of shadows`."""
    deeds = "|".join(words.phrases("words", deed).pattern for deed in words.data["deeds"])
    ways, passive = words.phrases(way).pattern, words.phrases("passive").pattern
    verbs = words.phrases("verbs").pattern
    between = rf"(?:(?!(?:{verbs})(?!\w))[\w'’-]+ ){{,{BETWEEN}}}"
    first = words.pattern(rf"(?:{ways}) (?:(?:{passive}) )?{between}(?:{deeds})").match(piece.said.strip())
    return bool(first) and not words.does_more(piece.said) and not words.shields(piece.said)


def _of_paying(scales: Scales, piece: Statement) -> bool:
    """Whether it is only by what has to be paid, and with what, that it bears."""
    matter, bound = scales.matter, scales.words.data["bound"]
    if matter.topics is None:
        return False
    shared = piece.topics & (matter.topics | matter.after)
    named = {act for topic in shared for act in bound.get(topic, ())}
    return bool(shared - named) and shared - named <= scales.words.paying


def _makes_it_paid(scales: Scales, piece: Statement) -> bool:
    """It could not be paid for, and this does not make it dearer."""
    return scales.unpaid and not _simply(scales.words, "dearer", piece)


def _simply(words: BearingWords, way: str, piece: Statement) -> bool:
    """`reduce the cost`, and nothing else; less gold is not less cost."""
    of_cost = "cost" in piece.topics and "gold" not in piece.topics
    return of_cost and words.begins(way, piece.said) and not words.does_more(piece.said)


def answered(asked: Asked, ruling: Ruling) -> str:
    """The answer, where it is one to whether something can be done."""
    return ruling.verdict if isinstance(asked, Can) and ruling.verdict in ("yes", "no") else ""


def absent(asked: Asked, ruling: Ruling) -> bool:
    """Whether it was asked for a keyword, an icon or a trait that is not there."""
    return isinstance(asked, IsSo) and asked.word == HAS and ruling.verdict == "no"


def unpaid(ruling: Ruling) -> bool:
    """Whether it was seen that something could not be paid for, or might not."""
    return any(finding.kind == "pays" and finding.truth is not True for finding in _looked_at(ruling))


def _looked_at(ruling: Ruling) -> Iterator[Finding]:
    left = [heard.finding for heard in (*ruling.weighed, *ruling.decided)]
    while left:
        finding = left.pop()
        yield finding
        left += finding.parts
