"""Reads the head of a file: its title, its edition, and which documents count."""

from __future__ import annotations

from judge.day import is_day
from judge.errors import Problem, phrase
from judge.scenario.problems import collected, refuse
from judge.scenario.syntax import Line

HEAD = ("title", "edition", "documents_as_of", "documents_only")


def head(lines: list[Line], problems: list[Problem]) -> dict[str, str]:
    """What each line of the head says, by its rule; several documents stand below one another."""
    said: dict[str, str] = {}
    for line in lines:
        with collected(problems):
            if line.node.rule in said:
                refuse("stated-twice", line.span, what=phrase(f"stated.{line.node.rule.partition('_')[0]}"))
            said[line.node.rule] = _said(line)
    return said


def _said(line: Line) -> str:
    words = [word.text for word in line.node.words("TEXT", "EDITION", "DATE", "DOCUMENT")]
    if line.node.rule == "documents_as_of":
        _check_day(line)
    return words[0].lower() if line.node.rule == "edition" else "\n".join(words)


def _check_day(line: Line) -> None:
    word = line.node.the_word("DATE")
    if not is_day(word.text):
        refuse("bad-date", word.span, "", phrase("bad-date"), value=word.text)
