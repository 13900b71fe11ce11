"""A command: a module with a function `command`, its name in the list, its page of help in every language."""

from __future__ import annotations

from pathlib import Path

from .house_copy import HouseCopy

MODULE = '''"""`judge documents`: which documents there are."""

from __future__ import annotations


def command() -> None:
    from judge.rulebook import home, load_data

    for document, told in load_data([home() / "rulings"])["documents"].items():
        print(f"{told['date']}  {document}")
'''


def test_a_command_takes_three_places(tmp_path: Path) -> None:
    house = HouseCopy(tmp_path)
    house.add("judge/cli/documents.py", MODULE)
    house.instead("judge/cli/__init__.py", '"explain": "explain",', '"explain": "explain", "documents": "documents",')
    house.row("rulings/languages/en.yaml", "help", 'documents: {about: "Lists the documents that there are."}')
    house.row("rulings/languages/de.yaml", "help", 'documents: {about: "Zählt die Dokumente auf, die es gibt."}')
    listed = house.judge("documents")
    assert listed.returncode == 0 and "2e-rules-reference" in listed.stdout
    assert "Zählt die Dokumente auf" in house.judge("documents", "--help", "--lang", "de").stdout
    house.sound()
    assert house.cost.files <= 3 and house.cost.python <= 10
