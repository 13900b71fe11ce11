"""The kept file while it is being changed: nobody else changes it meanwhile, and what goes wrong is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from judge.support.lock import BusyError, locked
from judge.support.problems import Span, Unusable, phrase, problem_at, reason_of
from judge.support.text import clean
from judge.support.write_file import sweep


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Raises Unusable where somebody else does not let go of it, or it cannot be written."""
    place = Span(clean(str(path)), 1)
    try:
        with locked(path):
            sweep(path)
            yield
    except BusyError:
        raise Unusable((problem_at("cards-busy", place, "", phrase("try-again")),)) from None
    except OSError as error:
        raise Unusable((problem_at("cards-kept", place, "", phrase("set-folder"), reason=reason_of(error)),)) from error


def no_place() -> Unusable:
    """For a user without a home."""
    return Unusable((problem_at("cards-kept", Span("judge cards", 1), "cards-kept.nowhere", phrase("set-folder")),))
