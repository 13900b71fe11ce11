"""A line of another language -> a line of the scenario language: phrases first, then the order of words."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Container

from judge.language.parse.line_parser import Stuck
from judge.language.parse.lines import LogicalLine
from judge.language.translate.pieces import Pieces, TranslatedWord, pieces, translated
from judge.language.translate.word_order import arranged
from judge.language.translate.word_table import Phrases, Tongue
from judge.support.problems import Span


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
    out: list[TranslatedWord] = []
    for piece in line:
        head, dash, tail = piece.said.rpartition("-")
        if dash and head and piece.word not in tongue.words and tail.lower() in tongue.words and piece.word[0] not in '"[%':
            cut = piece.start + len(head)
            out += [TranslatedWord(head.lower(), head, piece.start, cut), TranslatedWord(tail.lower(), tail, cut + 1, piece.end)]
        else:
            out.append(piece)
    return tuple(out)


def worded(line: Pieces, phrases: Phrases) -> Pieces:
    """The line with each phrase of the table translated, the longest first."""
    out: list[TranslatedWord] = []
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


class Foreign(LogicalLine):
    """The translated line; its spans are those of the original."""

    original: LogicalLine
    spans: tuple[tuple[int, int, TranslatedWord], ...] = ()

    def span(self, start: int, end: int) -> Span:
        first = bisect_right(self.spans, start, key=lambda span: span[1])
        last = bisect_left(self.spans, end, key=lambda span: span[0])
        found = [piece for _, _, piece in self.spans[first:last]]
        if found:
            return self.original.span(min(p.start for p in found), max(p.end for p in found))
        return self.original.span(len(self.original.text), len(self.original.text) + 1)


def foreign(source: LogicalLine, tongue: Tongue, names: Container[str] = ()) -> Foreign:
    """The line in the scenario language's own words."""
    line = _free(source, tongue) or translate(pieces(source.text, names, tuple(tongue.endings)), tongue)
    text, spans = "", []
    for piece in line:
        text += "" if piece.said == "," or not text else " "
        spans.append((len(text), len(text) + len(piece.said), piece))
        text += piece.said
    made = Foreign(source.file, source.line, text)
    made.original, made.spans = source, tuple(spans)
    return made


def _free(source: LogicalLine, tongue: Tongue) -> Pieces:
    """A title: its field, and the writer's own words as they are."""
    field = re.match(r"\s*([^\W\d_]+)\s*:\s*", source.text)
    if not field or tongue.fields.get(field[1].lower()) != "title" or field.end() == len(source.text):
        return ()
    text = source.text[field.end() :]
    head = TranslatedWord("TITLE:", "title:", field.start(1), field.end())
    return head, TranslatedWord(text, text, field.end(), len(source.text))


def home_again(stuck: Stuck, line: Foreign) -> Stuck:
    """Where the original got stuck, and after which of its words."""
    here = next((piece for first, last, piece in line.spans if last > stuck.position), None)
    text = line.original.text
    if here is None:
        return Stuck(len(text), stuck.expected, len(text.rstrip(" ?")))
    fitted = [piece.end for first, last, piece in line.spans if last <= stuck.after and piece.end <= here.start]
    return Stuck(here.start, stuck.expected, max(fitted, default=0))
