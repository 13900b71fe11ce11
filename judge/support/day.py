"""A day, written in one way: days are compared as they are written, so no other way may pass for one."""

from __future__ import annotations

FORM = "2010-01-31"


def is_day(text: object) -> bool:
    """Whether it is a day of the calendar, as `2010-01-31`; not a digit more, however the calendar reads others."""
    from datetime import date  # few calls name a day

    try:
        return isinstance(text, str) and date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
