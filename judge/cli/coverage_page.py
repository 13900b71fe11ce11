"""The casebook heard, and what came of every clause: as a page, as a record, and what is below a percentage."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from judge.cli.inputs import inputs, scenario_files
from judge.cli.judge_files import Court, open_court
from judge.cli.options import Choice
from judge.driver.coverage import Exercise, by_document, coverage
from judge.driver.run import Session
from judge.render.as_json import problem_record
from judge.render.messages import Language
from judge.render.page import Page, hanging, paint
from judge.rulebook import home, rulebook
from judge.support.problems import Problem, Span

STATES = ("decided", "beaten", "never", "guides")
FEW = 3
"""So many scenarios are named for a clause."""


class Covered(NamedTuple):
    """Every clause, by document, and which files could not be heard to their end."""

    language: Language
    clauses: dict[str, Exercise]
    documents: dict[str, tuple[int, int]]
    unusable: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()  # of those


def covered(paths: list[str], choice: Choice) -> Covered:
    """Raises Unusable where the rulebook cannot be used, or no scenario is given."""
    court = open_court(choice)
    known = sorted({d["edition"] for d in court.data["documents"].values()} - {"any"})
    editions = [choice.edition] if choice.edition else known
    sittings = [court.hear(given) for given in inputs(_files(paths))]
    sessions = [s.session for s in sittings if s.session and s.scenario]
    found: dict[str, Exercise] = {}
    for edition in editions:
        found |= _covered(court, edition, [s for s in sessions if s.scenario.edition == edition])
    lacking = [s for s in sittings if s.problems]
    unusable, problems = tuple(s.input.name for s in lacking), tuple(p for s in lacking for p in s.problems)
    return Covered(court.language, found, by_document(found), unusable, problems)


def _covered(court: Court, edition: str, sessions: Iterable[Session]) -> dict[str, Exercise]:
    return coverage(rulebook(court.data, edition, place=Span("--edition", 1)), sessions)


def _files(paths: list[str]) -> list[str]:
    casebook = home() / "scenarios"
    if paths:
        return [str(path) for path in paths]
    return [str(f) for f in scenario_files(casebook) if "bad" not in f.relative_to(casebook).parts]


def percent(done: int, total: int) -> float:
    return round(100 * done / total, 1) if total else 100.0


def shortfalls(found: Covered, least: float | None) -> list[str]:
    """The documents of which too little is decided."""
    return [d for d, (done, total) in found.documents.items() if least is not None and percent(done, total) < least]


def covered_page(found: Covered, below: list[str], never: bool, page: Page) -> list[str]:
    """Document by document; with `never` only what decides nothing."""
    say = found.language.say
    lines: list[str] = []
    for document, (done, total) in found.documents.items():
        told = say("coverage", "line", decided=done, total=total, percent=f"{percent(done, total):g}")
        colour = "bad" if document in below else "strong"
        lines += [*([""] if lines else []), *hanging(f"{document}: {told}", page, colour=colour)]
        mine = (one for one in found.clauses.values() if document in one.documents)
        lines += [line for one in mine for line in _clause(found, one, never, page)]
    counted = [one for one in found.clauses.values() if not one.guides]
    done, total = sum(1 for one in counted if one.decided), len(counted)
    told = say("coverage", "line", decided=done, total=total, percent=f"{percent(done, total):g}")
    lines += ["", *hanging(f"{say('coverage', 'all')}: {told}", page)]
    return lines + ([found.language.count("coverage", "unused", len(found.unusable))] if found.unusable else [])


def _clause(found: Covered, one: Exercise, never: bool, page: Page) -> list[str]:
    if never and one.state != "never":
        return []
    files = sorted(Path(f).stem for f in one.decided or one.beaten)
    more = f" +{len(files) - FEW}" if len(files) > FEW else ""
    word = found.language.say("coverage", one.state)
    named = ", ".join(files[:FEW]) + more
    if page.narrow:
        head, tail = f"  {one.clause}  {word}", hanging(named, page, "      ") if named else []
    else:
        head, *tail = hanging(named, page, f"  {one.clause.ljust(20)}  {word.ljust(9)} ", 34)
    colour = {"decided": "good", "never": "bad"}.get(one.state, "faint")
    return [head.rstrip().replace(word, paint(page, colour, word), 1), *tail]


def covered_record(language: Language, found: Covered, below: list[str]) -> dict[str, Any]:
    documents = {
        document: {"decided": done, "clauses": total, "percent": percent(done, total), "below": document in below}
        for document, (done, total) in found.documents.items()
    }
    clauses = [
        {"id": one.clause, "state": one.state, "documents": list(one.documents), "decided": sorted(one.decided),
         "beaten": sorted(one.beaten)}
        for one in found.clauses.values()
    ]  # fmt: skip
    problems = [problem_record(language, problem) for problem in found.problems]
    return {"schema": 1, "documents": documents, "clauses": clauses, "unusable": list(found.unusable), "problems": problems}
