"""Telling, piece by piece: whatever goes wrong with one piece is a problem of that piece, and the others are told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from judge.cli.judge_files import Court
from judge.support.frozen import replace
from judge.support.problems import Problem, Span

T = TypeVar("T")


class Attempts:
    """What the telling of one file came to grief over."""

    def __init__(self, court: Court) -> None:
        self.problems: list[Problem] = []
        self._court = court

    def at(self, span: Span, tell: Callable[[], T], asked: bool = False) -> T | None:
        """What it comes to, or nothing and one problem more; a question that cannot be told has no ruling to show."""
        try:
            return tell()
        except Exception as error:
            trouble = self._court.trouble(error, span)
            self.problems.append(replace(trouble, not_ruled=(span.line,)) if asked else trouble)
            return None
