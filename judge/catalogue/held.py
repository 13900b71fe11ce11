"""The kept file while it is being changed: nobody else changes it meanwhile, and what goes wrong is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from judge.catalogue.names import clean
from judge.disk.lock import BusyError, locked
from judge.disk.write import sweep
from judge.errors import Problem, Span, Unusable


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Raises Unusable where somebody else does not let go of it, or it cannot be written."""
    place = Span(clean(str(path)), 1)
    try:
        with locked(path):
            sweep(path)
            yield
    except BusyError:
        hint = "try again when it is done; nothing was changed"
        raise Unusable((Problem("cards-busy", "somebody else is adding cards", place, hint),)) from None
    except OSError as error:
        message = f"the cards cannot be kept: {error.strerror or error}"
        raise Unusable((Problem("cards-kept", message, place, NOWHERE),)) from error


NOWHERE = "set JUDGE_DATA to a folder that can be written to"


def no_place() -> Unusable:
    """For a user without a home."""
    return Unusable((Problem("cards-kept", "there is no home folder to keep cards in", Span("judge cards", 1), NOWHERE),))
