"""How this room says no: one problem at a time, or all that a file has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NoReturn

from judge.errors import Problem, Span, Unusable, did_you_mean
from judge.scenario.syntax import Word

LARGEST = 999


def refuse(code: str, message: str, span: Span, hint: str = "") -> NoReturn:
    """Give up on what is being read, for one reason."""
    raise Unusable((Problem(code, message, span, hint),))


@contextmanager
def collected(problems: list[Problem]) -> Iterator[None]:
    """Note what goes wrong inside and go on after it."""
    try:
        yield
    except Unusable as unusable:
        problems.extend(unusable.problems)


def settled(problem: Problem) -> bool:
    """Whether a line has this problem on every table, whatever moves come before it."""
    return problem.code not in ("ambiguous-title", "no-such-copy")


def number(word: Word, most: int = LARGEST) -> int:
    """A number as written, unless it is absurd."""
    digits = word.text.lstrip("+−–-sS")
    if len(digits) > len(str(most)) or int(digits) > most:
        refuse("bad-number", f"`{_short(word.text)}` is too large", word.span, f"numbers go up to {most}")
    return -int(digits) if word.text[0] in "−–-" else int(digits)


def _short(text: str) -> str:
    return text if len(text) <= 12 else f"{text[:11]}…"


def known_player(word: Word, names: Iterable[str]) -> str:
    """The player of that name, in any case of letters."""
    names = tuple(names)
    wanted = word.text.removesuffix("s").rstrip("'’") if word.kind == "POSSESSIVE" else word.text
    by_folded = {name.casefold(): name for name in reversed(names)}
    if wanted in names:
        return wanted
    if wanted.casefold() in by_folded:
        return by_folded[wanted.casefold()]
    seated = f"at the table: {', '.join(f'`{name}`' for name in names)}" if names else f"write `player {wanted}` above it"
    refuse("unknown-player", f"no player is called `{wanted}`", word.span, did_you_mean(wanted, names) or seated)
