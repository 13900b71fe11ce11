"""Syntax -> Scenario: names are looked up, nothing is judged."""

from __future__ import annotations

from bisect import bisect
from collections import defaultdict

from judge.game.vocabulary import Vocabulary
from judge.language.parse.grammar import Line
from judge.language.resolve.edition_moment_and_challenge import HEAD, head
from judge.language.resolve.printed_card import FaceFinder, Faces, named_as_laid
from judge.language.resolve.script_lines_and_expectations import Late, at_the_start, facts_below, misplaced, script
from judge.language.resolve.starting_table import broken, laid, of
from judge.language.scenario import Scenario
from judge.support.problems import Problem, Span, phrase, problem_at


def build(
    lines: list[Line], file: str, catalogue: FaceFinder, edition: str | None, problems: list[Problem], vocabulary: Vocabulary
) -> Scenario:
    """The scenario that the lines describe; what is wrong with the facts at its start is added to the problems."""
    start = at_the_start(lines)
    said = head(of(start, HEAD), problems)
    edition = edition or said.get("edition")
    if edition is None and not broken(start, ("ed", "eid")):
        problems.append(problem_at("no-edition", Span(file, 1), "", phrase("state-the-edition")))
    faces = Faces(catalogue, edition, vocabulary.names("editions"))
    table, whole = laid(start, faces, problems, vocabulary)
    expectations: list[Problem] = []
    below = _late(lines, len(start), Faces(catalogue, edition, faces.editions), vocabulary)
    script_lines = script(named_as_laid(lines, table.cards.values(), faces), expectations, below)
    return Scenario(
        file,
        said.get("title", ""),
        edition,
        table,
        script=script_lines,
        documents_as_of=said.get("documents_as_of"),
        documents_only=tuple(said.get("documents_only", "").split()),
        faces=tuple(faces.used.values()),
        documents_at={word.text: word.span for line in of(start, ("documents_only",)) for word in line.node.words("DOCUMENT")},
        problems=tuple(expectations),
        whole=whole,
    )


def _late(lines: list[Line], start: int, faces: Faces, vocabulary: Vocabulary) -> Late:
    """What is wrong with each fact below the first question or move; the board that they were to make is laid only to say so."""
    found = defaultdict[int, list[Problem]](list)
    for fact in facts_below(lines, start):
        found[fact.span.line] += [fact.wrong] if fact.wrong else []
    begins = [line.span.line for line in lines]
    for problem in (*misplaced(lines), *_told_of(lines, faces, vocabulary)) if found else ():
        line = begins[bisect(begins, problem.span.line) - 1]
        if line in found:
            found[line].append(problem)
    return {line: tuple(problems) for line, problems in found.items() if problems}


def _told_of(lines: list[Line], faces: Faces, vocabulary: Vocabulary) -> list[Problem]:
    problems: list[Problem] = []
    head(of(lines, HEAD), problems)
    laid(lines, faces, problems, vocabulary)
    return problems
