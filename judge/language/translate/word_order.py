"""Rules on the order of words, as data: `CAN <who> <rest> <last> <end> -> CAN <who> <last> <rest>`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from judge.language.translate.pieces import Pieces, TranslatedWord, joined, translated, within

LONGEST = 80  # pieces
_PICKED = r"(?: (?:CONTROLLED_BY|OWNED_BY) %[^\s']+| IN (?:%\S+'s |HER |HIS |THE )?+(?:PLAY|HAND|(?:DEAD|DISCARD) PILE)(?!\S))*+"
_CARD = rf"(?:\"\d+\"(?: \[\d+\])?+(?: @\S+)?+|@\S+){_PICKED}"
"""A card with all that picks it out of several; taken whole (`+`), so that no rule ends in the middle of it."""
_SLOTS = {
    "who": rf"(?P<who>(?>(?:(?:THE|A|AN|%\S+'s) )?+(?:{_CARD}|[^\s?,\"]+)))",
    "one": rf"(?P<one>%[^\s']+|{_CARD}|(?![A-Z])\w\S*)",
    "last": r"(?P<last>[^\s?,|]+)",
    "card": rf"(?P<card>(?>(?:%\S+'s )?+{_CARD}))",
    "name": r"(?P<name>%[^\s']+)",
    "whose": r"(?P<whose>%[^\s']+'s)",
    "end": r"(?= [?|]|$)",
}
_NAMED = re.compile(r"(?<!\?P)<(\w+)> ?")
_TRAILING = re.compile(r" <(?!end|who|one|last|card|name|whose|verb)(\w+)> <end>")
_NEEDED = re.compile(r"(?<![^\s^])[A-ZÄÖÜa-zäöüß_:]+(?![^\s$])")


def arranged(line: Pieces, rules: Iterable[tuple[str, str]], verbs: Iterable[str]) -> Pieces:
    """The line after every rule that fits it, in their order; no sentence is as long as the longest lists."""
    if len(line) > LONGEST:
        return line
    verbs, said = tuple(verbs), {piece.word for piece in line}
    for pattern, replacement in rules:
        if _needed(pattern) <= said:
            line = _applied(line, _compiled(pattern, verbs), replacement)
            said = {piece.word for piece in line}
    return line


@cache
def _needed(pattern: str) -> frozenset[str]:
    """The words without which a rule cannot fit."""
    outside = re.sub(r"\([^()]*\)\S*|\([^()]*\([^()]*\)[^()]*\)\S*", "#", re.sub(r"(?<!\?P)<\w+>", "#", pattern))
    return frozenset(_NEEDED.findall(outside))


@cache
def _compiled(pattern: str, verbs: tuple[str, ...]) -> re.Pattern[str]:
    whole = _NAMED.sub(lambda slot: _slot(slot, verbs), _TRAILING.sub(_trailing, pattern).replace(" <end>", "<end>"))
    return re.compile(rf"(?<!\S){whole}(?!\S)")


def _trailing(slot: re.Match[str]) -> str:
    """Whatever stands last, nothing included; it takes the blank before it along."""
    return rf"(?P<{slot[1]}>(?: [^\s?|]+)*)<end>"


def _slot(slot: re.Match[str], verbs: tuple[str, ...]) -> str:
    name, blank = slot[1], " " if slot[0].endswith(" ") else ""
    if name == "verb":
        return rf"(?P<verb>{'|'.join(verbs)})(?!\S){blank}"
    if name in _SLOTS:
        return _SLOTS[name] + blank
    return rf"(?P<{name}>(?:[^\s|]+ )*?)"  # whatever stands there, nothing included; it takes the blank after it along


def _applied(line: Pieces, pattern: re.Pattern[str], replacement: str) -> Pieces:
    match = pattern.search(joined(line))
    if match is None:
        return line
    cut = within(line, *match.span())
    return (*line[: cut.start], *_replaced(line, line[cut], match, replacement), *line[cut.stop :])


def _replaced(line: Pieces, old: Pieces, match: re.Match[str], replacement: str) -> Pieces:
    """What a slot held keeps its places; a word that stood there keeps its own, and a new one stands for all of them."""
    left, new = list(old), list[TranslatedWord]()
    for word in replacement.split():
        if word[0] == "<":
            held = word.removesuffix("'s")[1:-1]
            kept = line[within(line, *match.span(held))] if match[held] else ()
            new += [_owner(piece) for piece in kept] if word.endswith("'s") else kept
        else:
            same = next((piece for piece in left if piece.word == word), None)
            new += [same] if same else _new(word, old)
    return tuple(new)


def _owner(piece: TranslatedWord) -> TranslatedWord:
    """`<name>'s`: what belongs to whom the slot holds."""
    return piece._replace(word=f"{piece.word}'s", said=f"{piece.said}'s")


def _new(word: str, old: Pieces) -> Pieces:
    start, end = min(piece.start for piece in old), max(piece.end for piece in old)
    return (TranslatedWord("|", "", start, end),) if word == "|" else translated(word.lower(), start, end)
