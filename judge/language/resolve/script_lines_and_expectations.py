"""Reads the moves and questions of a file, in order, each with the expectation under it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import takewhile
from types import MappingProxyType
from typing import Literal

from judge.language.mistakes.kind_of_line import SCRIPT, rule_of, unbegun
from judge.language.parse.grammar import BROKEN, Line
from judge.language.refuse import refuse
from judge.language.scenario import ScriptLine
from judge.question import Expectation
from judge.support.problems import Problem, Span, collected, phrase, problem_at

# Blanks are looked at from where they begin: ten thousand of them, each tried as a beginning, took seconds.
_PARTS = re.compile(r"(.*?)(?:(?<!\s)\s+because\b(.*?))?(?:(?<!\s)\s+and\s+not\b(.*))?", re.IGNORECASE)
_ID = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+")
_BETWEEN = re.compile(r"(?:\s|,|\band\b)+", re.IGNORECASE)


def expectation(line: Line) -> Expectation:
    """What the line demands of the answer above it."""
    text = line.node.the_word("TEXT").text
    parts = _PARTS.fullmatch(text)
    if parts is None or not parts[1].strip() or parts[1].lower().startswith("because"):
        refuse("unfinished-line", line.span, "unfinished-line.answer", phrase("expect-like-this"))
    answer = parts[1].strip().rstrip(".")
    return Expectation(answer, _ids(parts[2], line), _ids(parts[3], line), line.span, _written(line.text))


def _written(text: str) -> str:
    """The answer as it stands in a file of another language: its translation, word by word, need not be a sentence."""
    begins, _, said = text.partition(" ")
    return "" if begins.casefold() == "expect" else _clauses_follow().split(said, maxsplit=1)[0].strip().rstrip(".")


@cache
def _clauses_follow() -> re.Pattern[str]:
    """The words after which clauses are named, in every language: `wegen`, `und nicht`."""
    from judge.language.translate import tongues  # a file in English never comes here

    told = [
        r"\s+".join(map(re.escape, (first, *more)))
        for tongue in tongues()
        for first, phrases in tongue.answers.items()
        for more, english in phrases
        if english in ("because", "and not")
    ]
    return re.compile(rf"\s+(?:{'|'.join(told) or '(?!)'})\s+(?={_ID.pattern})", re.IGNORECASE)


def _ids(text: str | None, line: Line) -> tuple[str, ...]:
    if text is None:
        return ()
    words = [word for word in _BETWEEN.split(text) if word]
    wrong = next((word for word in words if not _ID.fullmatch(word)), "")
    if not words:
        refuse("unfinished-line", line.span, "unfinished-line.clause", phrase("form-of-an-id"))
    if wrong:
        refuse("bad-clause", _place(wrong, line), "", phrase("form-of-an-id"), word=wrong)
    return tuple(word.upper() for word in words)


def _place(wrong: str, line: Line) -> Span:
    """Where the word stands; if it is the translation of another, the whole line."""
    start = line.text.rfind(wrong)
    column = line.span.column + start
    return Span(line.span.file, line.span.line, column, column + len(wrong)) if start >= 0 else line.span


Late = Mapping[int, tuple[Problem, ...]]
"""What is wrong with facts that stand below a question or a move, by their line."""


def script(lines: list[Line], problems: list[Problem], late: Late = MappingProxyType({})) -> tuple[ScriptLine, ...]:
    """The script; names are looked up when their turn comes. What is wrong with an expectation is added to the problems."""
    found: list[ScriptLine] = []
    before = ""
    for line in lines:
        rule = rule_of(line)
        if rule in ("ask", "then", "what_if"):
            found.append(_asked(line, rule))
        elif rule == "expect" and line.wrong:
            problems.append(line.wrong)
        elif rule == "expect":
            with collected(problems):
                found[-1:] = _expecting(found, line, before)
        elif wrong := late.get(line.span.line):
            found.append(ScriptLine("fact", line.node, line.text, line.span, None, wrong, line.written))
        before = rule if rule in SCRIPT else line.node.rule
    return tuple(found)


def at_the_start(lines: list[Line]) -> list[Line]:
    """The facts that describe the start: those above the first question or move."""
    return list(takewhile(lambda line: rule_of(line) not in SCRIPT, lines))


def facts_below(lines: list[Line], start: int) -> list[Line]:
    """Those that stand among questions and moves."""
    return [line for line in lines[start:] if rule_of(line) not in SCRIPT]


def misplaced(lines: list[Line]) -> Iterator[Problem]:
    """From the first question or move on the table changes only through `then`; facts in a row are told of once."""
    before = ""
    for line in lines[len(at_the_start(lines)) :]:
        rule = rule_of(line)
        if rule not in SCRIPT and line.node.rule != BROKEN and before in SCRIPT:
            yield problem_at("misplaced-fact", line.span, "", phrase("move-it-up"))
        before = rule


def _asked(line: Line, rule: str) -> ScriptLine:
    words = " ".join((line.written if line.wrong else line.text).split())
    said = words if line.wrong and unbegun(line) else words.partition(" ")[2]
    kind: Literal["ask", "then", "what_if"] = rule  # type: ignore[assignment]
    return ScriptLine(kind, line.node, said, line.span, None, (line.wrong,) if line.wrong else (), line.written)


def _expecting(found: list[ScriptLine], line: Line, before: str) -> list[ScriptLine]:
    """The last line of the script with this expectation; where a fact made no sense, it may have been a question."""
    expected = expectation(line)
    if before == BROKEN:
        return found[-1:]
    if before == "expect" and found and found[-1].expected:
        refuse("expect-twice", line.span, "", phrase("join-them"))
    if before not in ("ask", "what_if"):
        refuse("expect-without-ask", line.span)
    return [found[-1]._replace(expected=expected)]
