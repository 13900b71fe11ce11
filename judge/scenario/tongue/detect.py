"""Which language a line is in: told by the first word that only one table knows, or by the line itself."""

from __future__ import annotations

import re

from judge.scenario.tables import Tables
from judge.scenario.tongue.load import tongue, tongues
from judge.scenario.tongue.tongue import Tongue

_FIELD = re.compile(r"\s*([^\W\d_]+(?:[ \t]+[^\W\d_]+)*)[ \t]*:[ \t]*(.*)")
_FIRST = re.compile(r"\s*([^\W\d_]+)")
_DECLARES = "language"


def detect(line: str, english: Tables) -> Tongue | None:
    """The language that this line begins in, or says that the file is in, unless that is English."""
    if named := declared(line):
        return tongue(named)
    field, first = _FIELD.match(line), _FIRST.match(line)
    return next((other for other in tongues() if _known(field, first, other, english)), None)


def declared(line: str) -> str:
    """The language that the file is said to be in, if this line says so."""
    field = _FIELD.match(line)
    words = (_DECLARES, *(word for other in tongues() for word in other.declares)) if field else ()
    return field[2].strip().lower() if field and field[1].lower() in words else ""


def _known(field: re.Match[str] | None, first: re.Match[str] | None, other: Tongue, english: Tables) -> bool:
    """Whether the field or the word that the line begins with is theirs, and not ours."""
    if field and (name := " ".join(field[1].lower().split())) in other.fields and name not in english.fields:
        return True
    return bool(first and first[1].lower() in other.starts and first[1].lower() not in english.words)
