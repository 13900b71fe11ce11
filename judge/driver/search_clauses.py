"""The rulebook for looking things up: every document, and the casebook's expectations by clause."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from judge.driver.inputs import scenario_files
from judge.driver.open import Choice
from judge.rulebook import Rulebook, home, load_data


def open_library(choice: Choice) -> Rulebook:
    """All clauses of all documents."""
    data = load_data([choice.rulings or home() / "rulings", *choice.also])
    return Rulebook(data, "", data["documents"])


def search(book: Rulebook, words: list[str], edition: str | None, said: Callable[[str], str | None]) -> list[str]:
    """The clauses in whose id, text or sections all the words occur; `said` has the text of a language that adds its own."""
    wanted = [word.casefold() for word in words]
    found = []
    for clause_id, clause in book.data["clauses"].items():
        sections = " ".join(section for _, section in clause["sources"])
        text = " ".join((clause_id, *clause["text"].values(), said(clause_id) or "", sections)).casefold()
        documents = book.data["documents"]
        of_edition = edition is None or any(documents[d]["edition"] == edition for d, _ in clause["sources"])
        if of_edition and all(word in text for word in wanted):
            found.append(clause_id)
    return found


def scenarios_deciding(clause_id: str) -> Iterator[str]:
    """Where an expectation of the casebook names the clause among those that must decide."""
    casebook = home() / "scenarios"
    named = re.compile(rf"^\s*expect\b.*\bbecause\b(?:(?!\band\s+not\b).)*{re.escape(clause_id)}(?![\w-])", re.I | re.M)
    for file in scenario_files(casebook) if casebook.is_dir() else ():
        text = file.read_text(encoding="utf-8", errors="replace")
        for match in named.finditer(text):
            yield f"{file.relative_to(casebook.parent)}:{text.count(chr(10), 0, match.end()) + 1}"


def clause_ids(incomplete: str) -> list[str]:
    """The ids that begin so, for whoever completes one."""
    return [clause_id for clause_id in open_library(Choice()).data["clauses"] if clause_id.startswith(incomplete.upper())]
