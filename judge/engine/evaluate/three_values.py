"""Three values: so, not so, unknown; and how they combine (Kleene)."""

from __future__ import annotations

from judge.game.case import Truth


def both(truths: list[Truth]) -> Truth:
    """Kleene's and."""
    return False if False in truths else None if None in truths else True


def either(truths: list[Truth]) -> Truth:
    """Kleene's or."""
    return True if True in truths else None if None in truths else False


def negated(truth: Truth) -> Truth:
    return None if truth is None else not truth
