"""How titles are compared and shown, and how a day is written.

Titles are folded to their letters, and never shown with a character that acts on a terminal.
"""

from __future__ import annotations

from functools import cache

MARKUP = ("<b>", "</b>", "</ b>", "<i>", "</i>", "<em>", "</em>")


@cache
def fold(title: str) -> str:
    """The letters and digits of a title; case, accents, quotes, dashes, blanks and punctuation do not count."""
    if not title.isascii():
        from unicodedata import combining, normalize

        title = "".join(c for c in normalize("NFKD", title.casefold()) if not combining(c))
    return "".join(filter(str.isalnum, title.casefold()))


def clean(text: str) -> str:
    """The same text, safe to print: control, bidirectional and invisible characters are spelt out."""
    return text if text.isprintable() else "".join(map(_shown, text))


def _shown(char: str) -> str:
    if char.isprintable():
        return char
    if char.isspace():
        return " "
    return f"\\u{ord(char):04x}"


def plain(text: str) -> str:
    """Card text without its markup, safe to print."""
    for mark in MARKUP:
        text = text.replace(mark, "")
    return clean(text).strip()


def is_day(text: object) -> bool:
    """Whether it is a day of the calendar, as `2010-01-31`; not a digit more, however the calendar reads others: days are
    compared as they are written."""
    from datetime import date  # few calls name a day

    try:
        return isinstance(text, str) and date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
