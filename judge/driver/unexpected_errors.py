"""Whatever nobody expected to go wrong is a problem of the piece that it happened to; all the others are ruled and told."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

from judge.support.frozen_data_classes import replace
from judge.support.problems import Problem, Span, Unusable, phrase, problem_at

T = TypeVar("T")


def trouble(error: Exception, span: Span) -> Problem:
    """What nobody expected, as a problem; for whoever looks for its cause it is raised instead."""
    if os.environ.get("JUDGE_DEBUG") and not isinstance(error, RecursionError):
        raise error
    if isinstance(error, RecursionError):
        return problem_at("too-deep", span)
    return problem_at("internal", span, "", phrase("internal"), reason=type(error).__name__)


class Attempts:
    """What the telling of one file came to grief over."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def at(self, span: Span, tell: Callable[[], T], asked: bool = False) -> T | None:
        """What it comes to, or nothing and one problem more; a question that cannot be told has no ruling to show."""
        try:
            return tell()
        except Exception as error:
            found = trouble(error, span)
            self.problems.append(replace(found, not_ruled=(span.line,)) if asked else found)
            return None


def problems_of(error: Exception) -> tuple[Problem, ...]:
    """What ended a whole run, told as problems."""
    if isinstance(error, Unusable):
        return error.problems
    told = f"{type(error).__name__}: {error}"
    return (problem_at("internal", Span("judge", 1), "", phrase("internal"), reason=told),)
