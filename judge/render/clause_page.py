"""A clause by itself: its text and sources, what it says, what lifts it, and where it decides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge.render.clause_in_words import entry_text
from judge.render.clauses_behind_a_ruling import clause_text
from judge.render.messages import sentence_case
from judge.render.page import Page, hanging, paint, spread
from judge.render.placeholders import Scene


def clause_record(scene: Scene, clause_id: str, scenarios: Iterable[str]) -> dict[str, Any]:
    """Everything that is shown of a clause, as plain data."""
    raw = scene.book.data["clauses"][clause_id]
    said = [(entry["role"], *entry_text(scene, entry)) for entry in raw["says"]]
    return {
        "id": clause_id, "edition": edition_of(scene, clause_id), "text": clause_text(scene, clause_id),
        "basis": raw["basis"], "file": raw["file"], "line": raw["line"],
        "sources": [{"document": d, "title": scene.book.document(d).title, "section": s} for d, s in raw["sources"]],
        "says": [{"role": role, "text": text, "when": when} for role, text, when in said],
        "lifts": _spoken_of(scene, clause_id, "lifts"), "lifted_by": _speakers(scene, clause_id, "lifts"),
        "disputed_by": _speakers(scene, clause_id, "disputes"), "replaces": list(raw["replaces"]),
        "scenarios": list(scenarios),
    }  # fmt: skip


def edition_of(scene: Scene, clause_id: str) -> str:
    documents = scene.book.data["documents"]
    return next((documents[d]["edition"] for d, _ in scene.book.data["clauses"][clause_id]["sources"]), "")


def _spoken_of(scene: Scene, clause_id: str, role: str) -> list[str]:
    entries = scene.book.data["clauses"][clause_id]["says"]
    clauses = scene.book.data["clauses"]
    return list(dict.fromkeys(of for entry in entries if entry["role"] == role for of in entry["of"] if of in clauses))


def _speakers(scene: Scene, clause_id: str, role: str) -> list[str]:
    found = scene.book.data["index"].get(f"{role} {clause_id}", ())
    return list(dict.fromkeys(speaker for speaker, _ in found))


def clause_page(scene: Scene, record: dict[str, Any], page: Page) -> list[str]:
    """The record as a page."""
    say = scene.language.say
    edition = scene.language.find("editions", record["edition"]) or record["edition"]
    basis = scene.language.find("bases", record["basis"]) or record["basis"]
    lines = [*spread(record["id"], edition, page), "", *hanging(record["text"], page, "  "), ""]
    lines += _listed(say("clause", "sources"), [f"{s['title']}: {s['section']}" for s in record["sources"]], page)
    lines += [*hanging(say("clause", "basis", basis=basis), page, "  "), "", *_says(scene, record, page)]
    for key in ("lifts", "lifted_by", "disputed_by", "replaces"):
        title = say("clause", "replaced" if key == "replaces" else key)
        lines += hanging(f"{title}: {scene.language.joined(record[key])}", page, "  ") if record[key] else []
    return [*lines, "", *_listed(say("clause", "scenarios"), record["scenarios"] or [say("clause", "none")], page)]


def _says(scene: Scene, record: dict[str, Any], page: Page) -> list[str]:
    lines = hanging(scene.language.say("clause", "says"), page, "  ", colour="strong")
    for entry in record["says"]:
        when = scene.language.say("clause", "when") if entry["when"] else ""
        lines += hanging(f"{sentence_case(entry['text'])[:-1]}{', ' if when else '.'}{when}", page, "  · ")
        lines += [line for condition in entry["when"] for line in hanging(condition, page, "      - ")]
    return lines


def _listed(title: str, items: Iterable[str], page: Page) -> list[str]:
    head = [f"  {paint(page, 'strong', title)}"]
    return [*head, *(line for item in items for line in hanging(item, page, "  · "))]


def clause_line(scene: Scene, clause_id: str, page: Page) -> list[str]:
    """One clause of a list."""
    indent = 4 if page.narrow else 18
    head, *tail = hanging(clause_text(scene, clause_id), page, f"{clause_id}  ".ljust(indent), indent)
    return [head.replace(clause_id, paint(page, "strong", clause_id), 1), *tail]
