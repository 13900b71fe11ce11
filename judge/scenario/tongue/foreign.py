"""A line of another language as the grammar reads it: every place in it leads back to the line that was written."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Container

from judge.errors import Span
from judge.scenario.automaton import Stuck
from judge.scenario.lines import Source
from judge.scenario.tongue.pieces import Piece, Pieces, pieces
from judge.scenario.tongue.tongue import Tongue
from judge.scenario.tongue.translate import translate


class Foreign(Source):
    """The translated line; its spans are those of the original."""

    original: Source
    spans: tuple[tuple[int, int, Piece], ...] = ()

    def span(self, start: int, end: int) -> Span:
        first = bisect_right(self.spans, start, key=lambda span: span[1])
        last = bisect_left(self.spans, end, key=lambda span: span[0])
        found = [piece for _, _, piece in self.spans[first:last]]
        if found:
            return self.original.span(min(p.start for p in found), max(p.end for p in found))
        return self.original.span(len(self.original.text), len(self.original.text) + 1)


def foreign(source: Source, tongue: Tongue, names: Container[str] = ()) -> Foreign:
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


def _free(source: Source, tongue: Tongue) -> Pieces:
    """A title: its field, and the writer's own words as they are."""
    field = re.match(r"\s*([^\W\d_]+)\s*:\s*", source.text)
    if not field or tongue.fields.get(field[1].lower()) != "title" or field.end() == len(source.text):
        return ()
    text = source.text[field.end() :]
    return Piece("TITLE:", "title:", field.start(1), field.end()), Piece(text, text, field.end(), len(source.text))


def home_again(stuck: Stuck, line: Foreign) -> Stuck:
    """Where the original got stuck, and after which of its words."""
    here = next((piece for first, last, piece in line.spans if last > stuck.position), None)
    text = line.original.text
    if here is None:
        return Stuck(len(text), stuck.expected, len(text.rstrip(" ?")))
    fitted = [piece.end for first, last, piece in line.spans if last <= stuck.after and piece.end <= here.start]
    return Stuck(here.start, stuck.expected, max(fitted, default=0))
