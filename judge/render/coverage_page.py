"""What came of every clause: as a page, as a record, and what is below a percentage."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from judge.driver.coverage import Covered, Exercise
from judge.render.as_json import SCHEMA, problem_record
from judge.render.messages import Language
from judge.render.page import Page, hanging, paint
from judge.support.problems import Problem

FEW = 3
"""So many scenarios are named for a clause."""


def percent(done: int, total: int) -> float:
    return round(100 * done / total, 1) if total else 100.0


def shortfalls(found: Covered, least: float | None) -> list[str]:
    """The documents of which too little is decided."""
    return [d for d, (done, total) in found.documents.items() if least is not None and percent(done, total) < least]


def covered_page(language: Language, found: Covered, below: list[str], never: bool, page: Page) -> list[str]:
    """Document by document; with `never` only what decides nothing."""
    say = language.say
    lines: list[str] = []
    for document, (done, total) in found.documents.items():
        told = say("coverage", "line", decided=done, total=total, percent=f"{percent(done, total):g}")
        colour = "bad" if document in below else "strong"
        lines += [*([""] if lines else []), *hanging(f"{document}: {told}", page, colour=colour)]
        mine = (one for one in found.clauses.values() if document in one.documents)
        lines += [line for one in mine for line in _clause(language, one, never, page)]
    counted = [one for one in found.clauses.values() if not one.guides]
    done, total = sum(1 for one in counted if one.decided), len(counted)
    told = say("coverage", "line", decided=done, total=total, percent=f"{percent(done, total):g}")
    lines += ["", *hanging(f"{say('coverage', 'all')}: {told}", page)]
    return lines + ([language.count("coverage", "unused", len(found.lacking))] if found.lacking else [])


def _clause(language: Language, one: Exercise, never: bool, page: Page) -> list[str]:
    if never and one.state != "never":
        return []
    files = sorted(Path(f).stem for f in one.decided or one.beaten)
    more = f" +{len(files) - FEW}" if len(files) > FEW else ""
    word = language.say("coverage", one.state)
    named = ", ".join(files[:FEW]) + more
    if page.narrow:
        head, tail = f"  {one.clause}  {word}", hanging(named, page, "      ") if named else []
    else:
        head, *tail = hanging(named, page, f"  {one.clause.ljust(20)}  {word.ljust(9)} ", 34)
    colour = {"decided": "good", "never": "bad"}.get(one.state, "faint")
    return [head.rstrip().replace(word, paint(page, colour, word), 1), *tail]


def covered_record(language: Language, found: Covered, below: list[str], problems: list[Problem]) -> dict[str, Any]:
    documents = {
        document: {"decided": done, "clauses": total, "percent": percent(done, total), "below": document in below}
        for document, (done, total) in found.documents.items()
    }
    clauses = [
        {"id": one.clause, "state": one.state, "documents": list(one.documents), "decided": sorted(one.decided),
         "beaten": sorted(one.beaten)}
        for one in found.clauses.values()
    ]  # fmt: skip
    told = [problem_record(language, problem) for problem in problems]
    unusable = [report.input.name for report in found.lacking]
    return {"schema": SCHEMA, "documents": documents, "clauses": clauses, "unusable": unusable, "problems": told}
