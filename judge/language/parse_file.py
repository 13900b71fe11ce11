"""Text -> syntax: every logical line on its own, so that every problem of a file is found."""

from __future__ import annotations

import re

from judge.language.parse.grammar import BROKEN, Line, LineGrammar, Node, tables
from judge.language.parse.line_parser import Stuck
from judge.language.parse.lines import LogicalLine, split
from judge.language.parse.parse_by_shape import parsed
from judge.support.problems import Problem, Span, phrase, problem_at

LARGEST_FILE = 200_000
_PLAYER = re.compile(r"^[^\S\n]*player[^\S\n]+(\w+)", re.IGNORECASE | re.MULTILINE)


def parse(
    text: str, file: str, problems: list[Problem], words: LineGrammar | None = None, most: int = LARGEST_FILE
) -> list[Line]:
    """The lines of the file; one that makes no sense becomes a problem and a broken line. Whose law is asked knows its words."""
    trouble = _unreadable(text, file, most)
    if trouble:
        problems.append(trouble)
        return []
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    lines = _lines(text, file, words or tables(), problems)
    if not lines:
        problems.append(problem_at("empty-file", Span(file, 1), "", phrase("empty-file")))
    return lines


def _lines(text: str, file: str, words: LineGrammar, problems: list[Problem]) -> list[Line]:
    """Every line; the first that is not English tells in which language to read them all."""
    names = frozenset(_PLAYER.findall(text))
    lines: list[Line] = []
    found: list[Problem] = []
    for source in split(text, file):
        result = None if source.open_quote else parsed(source, words, names)
        if not isinstance(result, Node) and (translated := _translated(source, text, words, problems)) is not None:
            return translated
        lines.append(_line(source, result if isinstance(result, Node) else _complaint(source, result, words, names), found))
    problems += found
    return lines


def _translated(source: LogicalLine, text: str, words: LineGrammar, problems: list[Problem]) -> list[Line] | None:
    """The lines of the text in the language of this one, if that is not English."""
    from judge.language.parse_translated import in_its_language  # most files are English, and have no line that is not

    results = in_its_language(source, text, words)
    return None if results is None else [_line(line, result, problems, text) for line, result, text in results]


def _unreadable(text: str, file: str, most: int) -> Problem | None:
    if len(text) > most:
        return problem_at("file-too-large", Span(file, 1), "file-too-large.text", phrase("most-characters", most=most))
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        return problem_at("not-text", Span(file, line))
    return None


def _line(source: LogicalLine, result: Node | Problem, problems: list[Problem], text: str = "") -> Line:
    written = source.text.strip()
    if isinstance(result, Problem):
        problems.append(result)
        return Line(Node(BROKEN, (), source.whole), text or written, source.whole, result, written)
    return Line(result, text or written, source.whole, None, written)


def _complaint(source: LogicalLine, stuck: Stuck | None, words: LineGrammar, names: frozenset[str]) -> Problem:
    from judge.language.mistakes.diagnose import complain  # most files give no reason to
    from judge.language.mistakes.quote_and_number_slips import one_quote

    return complain(source, stuck, words, names) if stuck else one_quote(source)
