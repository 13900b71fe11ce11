"""What a rulebook must hold true of itself: a plain tuple of small checks over the compiled data, each yielding faults."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from judge.errors import Problem, Span, did_you_mean
from judge.facts import FACTS, GROUPS, NUMBERS, ORDERS
from judge.moves import MOVES
from judge.rulebook.book import BASES
from judge.rulebook.forms import words_of
from judge.rulebook.pinpoint import pinpoint
from judge.rulebook.rings import no_rings

Data = Mapping[str, Any]
ACTION_ROLES = ("permits", "forbids", "requires", "subjects", "causes", "caps", "orders", "counts")


LARGEST = 999
FEW = 8
"""So many known words can be listed where none is near."""


def check(data: Data) -> list[Problem]:
    return [problem for one in CHECKS for problem in one(data)]


def _place(clause: Mapping[str, Any], entry: Mapping[str, Any] | None = None) -> Span:
    line, column = (entry["line"], entry["column"]) if entry else (clause["line"], 1)
    return Span(clause["path"], line, column)


def _entries(data: Data) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    return ((clause, entry) for clause in data["clauses"].values() for entry in clause["says"])


def _unknown(what: str, word: str, known: Iterable[str], place: Span) -> Problem:
    hint = did_you_mean(word, known) or _known(sorted(known))
    return Problem(f"unknown-{what}", f"there is no {what} `{word}`", pinpoint(place, word), hint)


def _known(known: list[str]) -> str:
    return "known are: " + ", ".join(f"`{one}`" for one in known) if len(known) <= FEW else ""


def judged_words(data: Data) -> set[str]:
    """The words that clauses define."""
    return {of for _, entry in _entries(data) if entry["role"] == "defines" for of in entry["of"]}


def amounts(data: Data) -> set[str]:
    return {of for _, entry in _entries(data) if entry["role"] == "sets" for of in entry["of"]}


def words_known(data: Data) -> Iterator[Problem]:
    known, measured = set(FACTS) | judged_words(data), amounts(data)
    for clause, entry in _entries(data):
        for kind, word in words_of(entry["when"]):
            if kind == "word" and word not in known:
                yield _unknown("word", str(word), known, _place(clause, entry))
            if kind == "amount" and word not in measured:
                yield _unknown("amount", str(word), measured, _place(clause, entry))
            if kind == "group" and word not in GROUPS:
                yield _unknown("group", str(word), GROUPS, _place(clause, entry))
            if kind == "can" and word not in data["actions"]:
                yield _unknown("action", str(word), data["actions"], _place(clause, entry))


def actions_known(data: Data) -> Iterator[Problem]:
    known = {*data["actions"], "any"}
    measured = amounts(data)
    for clause, entry in _entries(data):
        if entry["role"] in ACTION_ROLES:
            own = [of for of in entry["of"] if entry["role"] != "counts" or of not in measured]
            named = [*own, *_listed(entry["more"].get("for")), *_targets(entry)]
            yield from (_unknown("action", n, known, _place(clause, entry)) for n in named if n not in known)
    for name, action in data["actions"].items():
        for parent in action.get("parents", ()):
            if parent not in known:
                yield _unknown("action", parent, known, pinpoint(Span(data.get("actions_file", ""), 1), name))


def _targets(entry: Mapping[str, Any]) -> list[str]:
    more = entry["more"]
    return _listed(more.get("to")) if entry["role"] == "subjects" else _listed(more.get("as"))


def _listed(raw: Any) -> list[str]:
    return [] if raw is None else [str(r) for r in raw] if isinstance(raw, list) else [str(raw)]


def clauses_known(data: Data) -> Iterator[Problem]:
    known = set(data["clauses"])
    for clause, entry in _entries(data):
        if entry["role"] in ("lifts", "disputes"):
            for of in entry["of"]:
                if of not in known and of not in data["actions"]:
                    yield _unknown("clause", of, known, _place(clause, entry))
    for clause in data["clauses"].values():
        yield from (_unknown("clause", r, known, _place(clause)) for r in clause["replaces"] if r not in known)


def numbers_known(data: Data) -> Iterator[Problem]:
    known = amounts(data)
    for clause, entry in _entries(data):
        for key in ("to", "by", "at", "besides"):
            raw = entry["more"].get(key)
            if entry["role"] == "orders" and key == "by" and raw is not None and not _in(raw, ORDERS):
                yield _unknown("order", str(raw), ORDERS, _place(clause, entry))
            elif entry["role"] in ("sets", "adds", "caps", "floors") and raw is not None:
                yield from _number(raw, known, _place(clause, entry))
        for key in ("costs", "from"):
            raw = entry["more"].get(key)
            if raw is not None and not _in(raw, known) and raw != "its_cost":
                yield _unknown("amount", str(raw), known, _place(clause, entry))


def _in(name: Any, known: Iterable[str]) -> bool:
    return isinstance(name, str) and name in known


def _number(raw: Any, known: set[str], place: Span) -> Iterator[Problem]:
    if isinstance(raw, int) and not -LARGEST <= raw <= LARGEST:
        hint = f"numbers go up to {LARGEST}"
        yield Problem("bad-value", f"`{raw}` is outside the range of numbers", pinpoint(place, raw), hint)
    if isinstance(raw, int) or raw in ("no value", "no limit"):
        return
    if isinstance(raw, dict) and "amount" in raw:
        if not _in(raw["amount"], known):
            yield _unknown("amount", str(raw["amount"]), known, place)
        return
    if isinstance(raw, dict) and ("sum_of" in raw or "count" in raw):
        yield from _over_a_group(raw, known, place)
        return
    name = next(iter(raw)) if isinstance(raw, dict) and raw else raw
    if not _in(name, NUMBERS):
        yield _unknown("number", str(name), NUMBERS, place)


def _over_a_group(raw: Mapping[str, Any], known: set[str], place: Span) -> Iterator[Problem]:
    """`{sum_of: AMOUNT, over: GROUP}` and `{count: GROUP, that: CONDITION}`."""
    group = str(raw.get("over") or raw.get("count"))
    if group not in GROUPS:
        yield _unknown("group", group, GROUPS, place)
    if "sum_of" in raw and not _in(raw["sum_of"], known):
        yield _unknown("amount", str(raw["sum_of"]), known, place)


def moves_known(data: Data) -> Iterator[Problem]:
    for clause, entry in _entries(data):
        named = _listed(entry["more"].get("does")) + _listed(entry["more"].get("with"))
        if entry["role"] == "replaces":
            named += entry["of"]
        yield from (_unknown("move", m, MOVES, _place(clause, entry)) for m in named if m not in MOVES)


def documents_known(data: Data) -> Iterator[Problem]:
    for clause in data["clauses"].values():
        for document, _ in clause["sources"]:
            if document not in data["documents"]:
                yield _unknown("document", document, data["documents"], _place(clause))


def texts_present(data: Data) -> Iterator[Problem]:
    for clause in data["clauses"].values():
        if not isinstance(clause["text"], dict) or not clause["text"].get("en"):
            place = pinpoint(_place(clause), "text")
            yield Problem("no-text", f"`{clause['id']}` has no English text", place, "add `text: {en: …}`")


def bases_known(data: Data) -> Iterator[Problem]:
    for clause in data["clauses"].values():
        if clause["basis"] not in BASES:
            yield _unknown("basis", str(clause["basis"]), BASES, _place(clause))


CHECKS = (
    words_known, actions_known, clauses_known, numbers_known, moves_known, documents_known, texts_present, bases_known,
    no_rings,
)  # fmt: skip
