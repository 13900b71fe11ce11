"""Pieces of another language -> pieces of the scenario language: phrases first, then the order of words."""

from __future__ import annotations

from judge.scenario.tongue.pieces import Piece, Pieces, translated
from judge.scenario.tongue.rules import arranged
from judge.scenario.tongue.tongue import Phrases, Tongue


def translate(line: Pieces, tongue: Tongue) -> Pieces:
    """The line in words that the grammar knows; a word that the table does not know stays as it is."""
    if line and tongue.starts.get(line[0].word) == "expect":
        return (*worded(line[:1], tongue.words), *worded(worded(line[1:], tongue.answers), tongue.words))
    line = worded(_parted(_separated(line, tongue), tongue), tongue.words)
    return tuple(piece for piece in arranged(line, tongue.order, tongue.verbs) if piece.said)


def _separated(line: Pieces, tongue: Tongue) -> Pieces:
    """A verb whose prefix stands at the end of its clause, joined: `legt Alice "X" an "Y" an`."""
    words = [piece.word for piece in line]
    last = len(words) - 1 - (bool(words) and words[-1] == "?")
    for stem, prefix, english in tongue.separable:
        if last > 0 and words[last] == prefix and stem in words[:last]:
            place = words.index(stem)
            verb = translated(english, line[place].start, line[place].end)
            return (*line[:place], *verb, *line[place + 1 : last], *line[last + 1 :])
    return line


def _parted(line: Pieces, tongue: Tongue) -> Pieces:
    """`Ritter-Charakter` as two words, if the last of them is one of ours."""
    out: list[Piece] = []
    for piece in line:
        head, dash, tail = piece.said.rpartition("-")
        if dash and head and piece.word not in tongue.words and tail.lower() in tongue.words and piece.word[0] not in '"[%':
            cut = piece.start + len(head)
            out += [Piece(head.lower(), head, piece.start, cut), Piece(tail.lower(), tail, cut + 1, piece.end)]
        else:
            out.append(piece)
    return tuple(out)


def worded(line: Pieces, phrases: Phrases) -> Pieces:
    """The line with each phrase of the table translated, the longest first."""
    out: list[Piece] = []
    place = 0
    while place < len(line):
        size, english = _phrase(line, place, phrases)
        if size:
            out += translated(english, line[place].start, line[place + size - 1].end)
        else:
            out.append(line[place])
        place += size or 1
    return tuple(out)


def _phrase(line: Pieces, place: int, phrases: Phrases) -> tuple[int, str]:
    """How many pieces the longest phrase takes that begins here, and what it means."""
    for more, english in phrases.get(line[place].word, ()):
        if [piece.word for piece in line[place + 1 : place + 1 + len(more)]] == more:
            return 1 + len(more), english
    return 0, ""
