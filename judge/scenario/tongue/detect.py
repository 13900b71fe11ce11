"""Which language a line is in: told by the first word that only one table knows."""

from __future__ import annotations

import re
from pathlib import Path

from judge.scenario.tables import tables
from judge.scenario.tongue.load import FOLDER, tongue, tongues
from judge.scenario.tongue.tongue import Tongue

_FIELD = re.compile(r"\s*([^\W\d_]+(?:[ \t]+[^\W\d_]+)*)[ \t]*:")
_FIRST = re.compile(r"\s*([^\W\d_]+)")
_DECLARED = re.compile(r"^\s*([^\W\d_]+)[ \t]*:[ \t]*(\w+)[ \t]*(?:#.*)?$", re.MULTILINE)


def detect(line: str, folder: Path = FOLDER) -> Tongue | None:
    """The language that this line begins in, if that is not English."""
    field, first = _FIELD.match(line), _FIRST.match(line)
    known = tables()
    for language in tongues(folder):
        other = tongue(language, folder)
        if field and (name := " ".join(field[1].lower().split())) not in known.fields and name in (*other.fields, *other.declares):
            return other
        if first and first[1].lower() not in known.words and first[1].lower() in other.starts:
            return other
    return None


def declared(text: str, folder: Path = FOLDER) -> tuple[str, re.Match[str]] | None:
    """The language that a file says it is in, and where it says so."""
    for match in _DECLARED.finditer(text):
        words = {word for language in tongues(folder) for word in tongue(language, folder).declares}
        if match[1].lower() in words | {"language"}:
            return match[2].lower(), match
    return None
