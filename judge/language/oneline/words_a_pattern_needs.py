"""Works out which words a pattern cannot do without, from the pattern itself: when the judge is built, or on a miss."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.language.oneline.english.words import TELLING
from judge.language.oneline.skip_patterns import FIRST, Choice

OPEN = "~"
"""Stands where a word may begin or end outside of the brackets."""
_PIECE = re.compile(r"<(\w+)>|([a-z0-9'-]+)(?:(\?)|\(([a-z]+)\)\?)?|\\.|\[[^]]*\]|.")
_END = re.compile(r"(?:\(\?[!=][^()]*\))*(?: (?![?*])|\$|$|\(\?= |(?:\(\?P<\w+>|\(\?:|\() )")
"""Where a word ends: a blank, the end, or brackets that begin with a blank, whatever must (not) follow."""
_GROUP = re.compile(r"\(\?P<\w+>|\(\?:|\(")


def worked_out(pattern: str) -> tuple[Choice, ...]:
    """`(bring|take) <obj> out` needs bring or take, and out."""
    found = tuple(dict.fromkeys(_of_sequence(pattern.removeprefix(FIRST))))
    begins = _opening(pattern.removeprefix(FIRST)) if pattern.startswith(FIRST) else None
    return (frozenset(FIRST + word for word in begins), *found) if begins else found


def _opening(pattern: str) -> Choice | None:
    """The words of which one comes first, if a pattern surely begins with a word or with brackets that hold single words."""
    end = _closing(pattern, 0) if pattern.startswith("(") else 0
    first = tuple(_of_sequence(pattern[:end])) if end else ()
    if end and _END.match(pattern, end) and all(re.fullmatch(r"[a-z]+", way) for way in _ways(pattern[:end])):
        return first[0]
    word = _PIECE.match(pattern)
    return next(_of_piece(word, " ", bool(_END.match(pattern, word.end()))), None) if word and not end else None


def _of_sequence(pattern: str) -> Iterator[Choice]:
    """What a sequence needs; a word that may be part of a longer one, or may be left out, says nothing."""
    place, before = 0, " "
    while place < len(pattern):
        if pattern[place] == "(":
            end = _closing(pattern, place)
            inner, after = pattern[place:end], pattern[end : end + 1]
            edges = "" if before in " ^" else OPEN, "" if _END.match(pattern, end) else OPEN
            yield from _of_group(inner, after, edges)
            place, before = end + (after in ("?", "*")), _last(inner)
        else:
            piece = _PIECE.match(pattern, place)
            assert piece is not None
            place = piece.end()
            yield from _of_piece(piece, before, bool(_END.match(pattern, place)))
            before = piece[0][-1]


def _of_piece(piece: re.Match[str], before: str, ends: bool) -> Iterator[Choice]:
    slot, word, shorter, more = piece.groups()
    if slot in TELLING:
        yield TELLING[slot]
    elif word and before in " ^" and ends:
        yield frozenset((word, word[:-1] if shorter else word + (more or "")))


def _of_group(group: str, after: str, edges: tuple[str, str]) -> list[Choice]:
    """One of the words that its alternatives need, if each of them needs some and it must be there."""
    if after in ("?", "*") or group.startswith(("(?!", "(?=", "(?<")):
        return []
    each = [tuple(_of_sequence(way.join(edges))) for way in _ways(group)]
    if len(each) == 1:
        return list(each[0])
    return [frozenset().union(*(min(way, key=len) for way in each))] if all(each) else []


def _ways(group: str) -> list[str]:
    """The alternatives of a group."""
    opening = _GROUP.match(group)
    assert opening is not None
    ways, depth = [""], 0
    for char in group[opening.end() : -1]:
        depth += (char == "(") - (char == ")")
        if char == "|" and depth == 0:
            ways.append("")
        else:
            ways[-1] += char
    return ways


def _closing(pattern: str, place: int) -> int:
    """Just behind the bracket that closes the one at this place."""
    depth = 0
    for at in range(place, len(pattern)):
        depth += (pattern[at] == "(") - (pattern[at] == ")")
        if depth == 0:
            return at + 1
    return len(pattern)


def _last(group: str) -> str:
    """What stands before whatever follows a group: a blank only if all of its alternatives end in one."""
    return " " if group.startswith(("(?!", "(?=", "(?<")) or all(way.endswith(" ") for way in _ways(group)) else "#"
