"""The rulebook for looking things up: every document, and the casebook's expectations by clause."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from judge.cli.inputs import scenario_files
from judge.cli.options import Choice, speech
from judge.game.table import Table
from judge.render.citations import clause_text
from judge.render.placeholders import Scene
from judge.rulebook import Rulebook, home, load_data


def open_library(rulings: Path | None = None, also: tuple[Path, ...] = ()) -> Scene:
    """All clauses of all documents, on an empty table."""
    choice = Choice(rulings=rulings, also=also)
    data = load_data([choice.rulings or home() / "rulings", *choice.also])
    language = speech((*([rulings] if rulings else []), *also))
    return Scene(language, Rulebook(data, "", data["documents"]), Table())


def search(scene: Scene, words: list[str], edition: str | None) -> list[str]:
    """The clauses in whose id, text or sections all the words occur."""
    wanted = [word.casefold() for word in words]
    found = []
    for clause_id, clause in scene.book.data["clauses"].items():
        sections = " ".join(section for _, section in clause["sources"])
        text = " ".join((clause_id, *clause["text"].values(), clause_text(scene, clause_id), sections)).casefold()
        documents = scene.book.data["documents"]
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
    """For shell completion."""
    try:
        ids = open_library().book.data["clauses"]
    except Exception:  # a shell that waits for Tab is no place for messages
        return []
    return [clause_id for clause_id in ids if clause_id.startswith(incomplete.upper())]
