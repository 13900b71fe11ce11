"""One card by itself: its versions, the clauses that name it, and what of its text is not modelled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from judge.cards.find import FoundTitle, Version
from judge.engine.unread.unread_sentences_in_force import modelled
from judge.game.printed_face import CHARACTER
from judge.render.cards_in_words import host_words, keyword_words, kind_words, number_words, version_record
from judge.render.clause_page import clause_line
from judge.render.page import Page, hanging, paint, spread
from judge.render.placeholders import Scene


def card_record(scene: Scene, row: FoundTitle, edition: str) -> dict[str, Any]:
    """Everything that is shown of a card, as plain data."""
    return {
        "title": row.title, "edition": edition,
        "versions": [_version(scene, version) for version in row.versions],
        "clauses": list(clauses_naming(scene, row.title, edition)),
    }  # fmt: skip


def _version(scene: Scene, version: Version) -> dict[str, Any]:
    face = version.face
    known = modelled(scene.book, face)
    said = [keyword_words(scene.language, keyword) for keyword in face.keywords]
    return {
        **version_record(version), "kind": kind_words(scene.language, face),
        "numbers": list(number_words(scene.language, face)), "keyword_texts": said,
        "goes_on": host_words(scene.language, face.host) if face.host != CHARACTER else "",
        "understood": list(dict.fromkeys(effect.text for effect in face.effects)),
        "not_modelled": [] if known else list(face.unread),
        "text_known": known or bool(face.unread) or face.origin != "catalogue",
    }  # fmt: skip


def clauses_naming(scene: Scene, title: str, edition: str) -> Iterator[str]:
    """The clauses whose conditions or sections name the card."""
    named = re.compile(rf"(?<!\w){re.escape(title)}(?!\w)")
    documents = scene.book.data["documents"]
    for clause_id, clause in scene.book.data["clauses"].items():
        here = any(documents[d]["edition"] in (edition, "any") for d, _ in clause["sources"])
        sections = (section for _, section in clause["sources"])
        if here and (any(map(named.search, sections)) or title in _strings(clause["says"])):
            yield clause_id


def _strings(part: Any) -> set[str]:
    """Every string in a part of a clause, however deep."""
    if isinstance(part, dict):
        part = list(part.values())
    if isinstance(part, tuple | list):
        return {string for inner in part for string in _strings(inner)}
    return {part} if isinstance(part, str) else set()


def card_page(scene: Scene, record: dict[str, Any], page: Page) -> list[str]:
    """The record as a page."""
    language = scene.language
    lines = spread(record["title"], language.say("editions", record["edition"]), page)
    for version in record["versions"]:
        lines += ["", *_version_lines(scene, version, page)]
    if record["clauses"]:
        lines += ["", f"  {paint(page, 'strong', language.say('cards', 'clauses'))}"]
        lines += [f"  {line}" for i in record["clauses"] for line in clause_line(scene, i, page._replace(width=page.width - 2))]
    return lines


def _version_lines(scene: Scene, version: dict[str, Any], page: Page) -> list[str]:
    say, packs = scene.language.say, f" [{', '.join(version['packs'])}]" if version["packs"] else ""
    lines = hanging(f"{version['kind']}{packs}", page, "  ", colour="strong")
    told = [", ".join(version["numbers"])]
    told += [_listed(scene, "keywords", version["keyword_texts"]), _listed(scene, "traits", version.get("traits", ()))]
    told += [say("cards", "goes_on", value=version["goes_on"])] if version["goes_on"] else []
    told += [say("cards", "understood", text=text) for text in version["understood"]]
    told += [say("cards", "also_reads", text=text) for text in version["not_modelled"]]
    told += [] if version["text_known"] else [say("cards", "text_unknown")]
    return [*lines, *(line for text in told if text for line in hanging(text, page, "  ", 4))]


def _listed(scene: Scene, key: str, words: Any) -> str:
    return scene.language.say("cards", key, value=", ".join(words)) if words else ""
