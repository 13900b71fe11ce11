"""How this room says no: one problem at a time, or all that a file has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn

from judge.language.parse.grammar import WrittenWord
from judge.support.problems import Name, Phrase, Problem, Span, Unusable, meant, phrase, problem_at

LARGEST = 999


def refuse(code: str, span: Span, says: str = "", advice: Phrase | None = None, /, **names: Name) -> NoReturn:
    """Give up on what is being read, for one reason."""
    raise Unusable((problem_at(code, span, says, advice, **names),))


def settled(problem: Problem) -> bool:
    """Whether a line has this problem on every table, whatever moves come before it."""
    return problem.code not in ("ambiguous-title", "no-such-copy")


def number(word: WrittenWord, most: int = LARGEST) -> int:
    """A number as written, unless it is absurd."""
    digits = word.text.lstrip("+−–-sS")
    if len(digits) > len(str(most)) or int(digits) > most:
        refuse("bad-number", word.span, "bad-number.too-large", phrase("numbers-up-to", most=most), value=_short(word.text))
    return -int(digits) if word.text[0] in "−–-" else int(digits)


def _short(text: str) -> str:
    return text if len(text) <= 12 else f"{text[:11]}…"


def known_player(word: WrittenWord, names: Iterable[str]) -> str:
    """The player of that name, in any case of letters."""
    names = tuple(names)
    wanted = word.text.removesuffix("s").rstrip("'’") if word.kind == "POSSESSIVE" else word.text
    if wanted in names:
        return wanted
    by_folded = {name.casefold(): name for name in reversed(names)}
    if wanted.casefold() in by_folded:
        return by_folded[wanted.casefold()]
    seated = phrase("at-the-table", players=tuple(f"`{name}`" for name in names)) if names else phrase("seat", player=wanted)
    refuse("unknown-player", word.span, "", meant(wanted, names) or seated, player=wanted)
