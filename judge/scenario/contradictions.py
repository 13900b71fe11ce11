"""Expectations that cannot all be met: a clause that must and must not decide, one question with two answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.errors import Problem, Span, phrase, problem_at
from judge.question import Expectation
from judge.scenario.scenario import ScriptLine

_WORDS = ("yes", "no", "disputed", "silent", "impossible", "no value", "any number", "nobody")
"""Answers of which a question has at most one; of an outcome or a condition several may be named."""


def contradictions(script: Iterable[ScriptLine]) -> Iterator[Problem]:
    """Every expectation that contradicts itself, or one above it on the same table."""
    held: dict[str, Expectation] = {}
    for line in script:
        if line.moves:
            held.clear()
        elif line.expected and not line.wrong:
            yield from _itself(line.expected)
            asked = " ".join(line.text.casefold().rstrip("? ").split())
            if line.kind == "ask":
                yield from _another(held.setdefault(asked, line.expected), line.expected)


def _itself(one: Expectation) -> Iterator[Problem]:
    if both := [clause for clause in one.because if clause in one.not_because]:
        yield problem_at("contradiction", _place(one), "", phrase("name-once"), clause=both[0])


def _another(first: Expectation, second: Expectation) -> Iterator[Problem]:
    one, two = _word(first), _word(second)
    if one and two and one != two:
        advice = phrase("asked-before", line=_place(first).line)
        yield problem_at("contradiction", _place(second), "contradiction.answers", advice, one=one, other=two)


def _word(expected: Expectation) -> str:
    answer = expected.answer.casefold()
    return "depends" if answer.startswith("depends") else answer if answer in _WORDS or answer.isdigit() else ""


def _place(expected: Expectation) -> Span:
    return expected.span or Span("", 1)
