"""What `judge check` looks at: rulebooks, laid on the judge's own where they are no whole ones, and scenarios."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from judge.driver.inputs import Input, file_input, inputs, scenario_files
from judge.driver.open import Choice, LawAndCards, open_law
from judge.driver.rule_file import Report, rule_file
from judge.rulebook import home
from judge.rulebook.check import faults
from judge.rulebook.find_and_vet_law_files import misnamed, rule_files, whole_path
from judge.support.files_below import is_folder, names_in
from judge.support.frozen_data_classes import NamedTuple
from judge.support.problems import Problem, Span, Unusable, phrase, problem_at, reason_of

UNUSABLE = (
    "no-such-file", "unreadable", "nothing-to-check", "no-folder", "no-scenarios", "cannot-write", "no-law", "misnamed-law",
    "no-language", "cards-damaged", "cards-kept",
)  # fmt: skip
"""What is not a fault of a rulebook or a scenario: there is none to look at, or no looking at it."""


class Looked(NamedTuple):
    """What was looked at, and what is wrong with it."""

    clauses: int = 0
    scenarios: int = 0
    problems: tuple[Problem, ...] = ()


Unsaid = Callable[[Mapping[str, Any], Iterable[Path]], Iterable[Problem]]
"""What the languages of folders have no words for; only who knows the words can tell."""
Tell = Callable[[Report], Report]
"""The report with its problems as they are told."""


def look_at(path: str, choice: Choice, unsaid: Unsaid, teller: Callable[[], Tell]) -> Looked:
    """A file or a folder of law, of scenarios, or of both."""
    place = Path(path)
    if path != "-" and (trouble := _unseen(path)):
        return Looked(problems=(trouble,))
    law = rule_files(place) or misnamed(place) if path != "-" else []
    cases = scenario_files(place) if is_folder(place) else [place] if not law else []
    if not law and not cases:
        return Looked(problems=(problem_at("nothing-to-check", Span(path, 1), "", phrase("can-be-checked")),))
    found = _law(place, choice, unsaid) if law else Looked()
    if found.problems or not cases:
        return found
    told = _scenarios([str(c) for c in cases], choice, teller)
    return Looked(found.clauses, told.scenarios, told.problems)


def _unseen(path: str) -> Problem | None:
    """Why there is nothing to look at; an empty path is a slip, not the folder one happens to be in."""
    try:
        os.stat(path)  # noqa: PTH116 - a Path would make a folder of an empty one
    except FileNotFoundError:
        return problem_at("no-such-file", Span(path or "''", 1))
    except OSError as error:
        return problem_at("unreadable", Span(path, 1), "unreadable.data", reason=reason_of(error))
    return None


def _law(place: Path, choice: Choice, unsaid: Unsaid) -> Looked:
    """A folder with actions of its own is a whole rulebook; anything else is law on top of one."""
    whole = "actions.yaml" in names_in(place)
    below = () if whole else (choice.rulings or home() / "rulings", *choice.also)
    data, found = faults((*below, place), thorough=True)
    own = [p for p in found if Path(p.span.file).is_relative_to(place)] or found
    if not found:
        own = _lacking(data, place, unsaid)
    mine = [c for c in data.get("clauses", {}).values() if Path(whole_path(c["path"])).is_relative_to(place)]
    return Looked(len(mine), problems=tuple(own))


def _lacking(data: Mapping[str, Any], place: Path, unsaid: Unsaid) -> list[Problem]:
    """What the languages of a folder lack, or, before that, what they could not say."""
    try:
        return list(unsaid(data, [place] if is_folder(place) else []))
    except Unusable as unusable:
        return list(unusable.problems)


def _scenarios(paths: list[str], choice: Choice, teller: Callable[[], Tell]) -> Looked:
    try:
        tell, opened = teller(), open_law(choice)
    except Unusable as unusable:
        return Looked(problems=unusable.problems)
    given = [one for p in paths for one in (inputs([p]) if p == "-" else [file_input(Path(p))])]
    return Looked(scenarios=len(given), problems=tuple(p for one in given for p in _case(opened, one, tell)))


def _case(opened: LawAndCards, given: Input, tell: Tell) -> Iterator[Problem]:
    """Every problem of a scenario; and a clause it expects that is not in force for it."""
    report = tell(rule_file(opened, given))
    yield from report.problems
    if report.session is None or report.scenario is None:
        return
    book = report.session.rulebook
    for line in report.scenario.script:
        for clause in line.expected.because if line.expected else ():
            if book.precedence(clause) < 0:
                place = (line.expected and line.expected.span) or line.span
                advice = phrase("not-carried", edition=report.scenario.edition or "")
                yield problem_at("not-in-force", place, "", advice, clause=clause)
