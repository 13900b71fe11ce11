"""Reads a player's own list of cards: the `card` lines of a scenario, and the edition they belong to."""

from __future__ import annotations

from judge.game.printed_face import Face
from judge.game.vocabulary import SHIPPED, Vocabulary
from judge.language.parse.grammar import BROKEN, Line, tables
from judge.language.parse_file import parse
from judge.language.refuse import refuse
from judge.language.resolve.card_definition import face_of
from judge.language.resolve.edition_moment_and_challenge import head
from judge.support.fold_and_clean_text import fold
from judge.support.frozen_data_classes import Noun
from judge.support.problems import Problem, Span, collected, phrase, problem_at

LARGEST_LIST = 1_000_000
"""Characters; every card of a whole edition fits in."""


class CardList(Noun):
    """The cards that a list describes, and what is wrong with the others."""

    edition: str | None = None
    faces: tuple[Face, ...] = ()
    problems: tuple[Problem, ...] = ()


def card_list(text: str, file: str, edition: str | None = None, vocabulary: Vocabulary = SHIPPED) -> CardList:
    """Every good card of a list; an edition given here is for a list that names none."""
    problems: list[Problem] = []
    lines = parse(text, file, problems, tables(vocabulary), LARGEST_LIST)
    said = head([line for line in lines if line.node.rule in ("title", "edition")], problems)
    edition = said.get("edition") or edition
    if edition is None and lines:
        problems.append(problem_at("no-edition", Span(file, 1), "", phrase("state-the-edition")))
    faces = _faces(lines, problems)
    return CardList(edition, faces if edition else (), tuple(sorted(problems, key=lambda p: p.span.line)))


def _faces(lines: list[Line], problems: list[Problem]) -> tuple[Face, ...]:
    known: dict[tuple[str, str], Face] = {}
    for line in lines:
        with collected(problems):
            if line.node.rule == "definition":
                _take(face_of(line.node), line, known)
            elif line.node.rule not in ("title", "edition", BROKEN):
                refuse("not-a-card", line.span, "", phrase("line-of-a-card"))
    return tuple(known.values())


def _take(face: Face, line: Line, known: dict[tuple[str, str], Face]) -> None:
    key = fold(face.title), fold(face.pack)
    if key in known:
        refuse("duplicate-card", line.span, "duplicate-card.first-kept", card=face.title)
    known[key] = face
