"""Reads a card's text, sentence by sentence; what it does not understand it keeps as it stands."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from judge.cards.card_as_plain_data import Record
from judge.cards.text.sentence_parser import understood
from judge.game.vocabulary import SHIPPED
from judge.support.fold_and_clean_text import plain

WINDOWS = "|".join((*SHIPPED.names("windows", "printed"), "when revealed"))
ABILITY = re.compile(rf"(?:<b>)?(?:(\w+) )?({WINDOWS})\b *:?(?:</ ?b>)?:?", re.I)
BREAK = re.compile(r"(?<=\.)\s+(?=[A-Z\[<(])")

# A cheap look decides which way into the grammar is worth trying.
KEYWORDS = "|".join(("no", *SHIPPED.names("keywords", "-editions")))
KEYWORD = re.compile(rf"(?:{KEYWORDS})\b", re.I)
SHORT = 60  # a keyword with the longest of its qualifiers
STATEMENT = re.compile(r"^(?:Reduce|Increase)| (?:cannot|gets|gains) ")

Found = dict[str, list[Any]]


def read_text(text: str, title: str, kind: str) -> Record:
    """What the text of a card adds to its facts."""
    found: Found = {"keywords": [], "host": [], "effects": [], "unread": []}
    lines = _lines(text)
    for line in lines:
        if _is_ability(line[: line.find(":") + 1]):  # few beginnings, so each is looked at once
            found["unread"].append(line)
        else:
            _read_line(line.replace("<b>", "").replace("</b>", ""), title, kind, found)
    facts: Record = {name: tuple(values) for name, values in found.items() if values}
    if found["host"]:
        facts["host"] = found["host"][0]
    return {**facts, **_event(lines)} if kind == "event" else facts


@cache
def _is_ability(beginning: str) -> bool:
    return bool(ABILITY.match(beginning))


def _lines(text: str) -> list[str]:
    """The paragraphs; a point of a list belongs to the paragraph before it."""
    lines: list[str] = []
    for line in filter(None, map(str.strip, text.split("\n"))):
        if lines and line.startswith(("- ", "• ")):
            lines[-1] += " " + line
        else:
            lines.append(line)
    return lines


def _read_line(line: str, title: str, kind: str, found: Found) -> None:
    rest = []
    for sentence in BREAK.split(line):
        if keyword := len(sentence) < SHORT and KEYWORD.match(sentence) and understood(sentence, "keyword"):
            found["keywords"].append(keyword)
        elif host := _restriction(sentence, kind):
            found["host"].append(host)
        else:
            rest.append(sentence)
    effects = [_statement(sentence, title) if kind != "event" else [] for sentence in rest]
    # one sentence may qualify another, so a paragraph is understood as a whole or not at all
    if all(effects):
        found["effects"] += [effect for group in effects for effect in group]
    else:
        found["unread"] += rest


def _restriction(sentence: str, kind: str) -> Any:
    return kind == "attachment" and sentence.endswith("only.") and understood(sentence, "restriction")


def _statement(sentence: str, title: str) -> list[Record]:
    if not STATEMENT.search(sentence):
        return []
    sentence = f"~{sentence[len(title) :]}" if sentence.startswith(f"{title} ") else sentence
    effects = understood(sentence, "statement")
    return [{**effect, "text": plain(sentence.replace("~", title))} for effect in effects or ()]


def _event(lines: list[str]) -> Record:
    """When an event is played: the bold words before its effect."""
    first = next(filter(None, map(ABILITY.match, lines)), None)
    if first is None:
        return {}
    phase, window = (first[1] or "").lower(), first[2].lower()
    return {"event_window": window, "event_phase": SHIPPED.printed_phases.get(phase, phase) if window == "action" else ""}
