"""What clauses say about themselves: that they restate others, or that they are only cited; and whether that is true."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.rulebook.law_entries_and_their_places import Data, pinpoint, place, unknown
from judge.support.problems import Problem, phrase, problem_at
from judge.support.yaml_places import written

ONLY_CITED = "only_cited"
TAKING_AWAY = ("lifts", "forbids", "caps", "excludes", "counts", "explains")
"""Roles of what may decide nothing by design: a caution against what nothing grants, a comfort where nothing bars.
What grants, causes, sets, orders or defines something decides it, or is a reprint."""
STAYING = ("leave_gold_on_cards", "leave_shadows_facedown")
"""Moves that only account for what stays as it was."""


def reprints_known(data: Data) -> Iterator[Problem]:
    """What is restated exists, is another clause, and says as much of the same."""
    for clause in data["clauses"].values():
        named = clause.get("restates", ())
        for other in named:
            if other not in data["clauses"]:
                yield unknown("clause", other, data["clauses"], place(clause))
            elif other == clause["id"]:
                yield problem_at("not-restated", pinpoint(place(clause), "restates"), "not-restated.itself", clause=other)
        yield from _more(data, clause, [data["clauses"][i] for i in named if i in data["clauses"] and i != clause["id"]])


def _more(data: Data, clause: Mapping[str, Any], others: list[Mapping[str, Any]]) -> Iterator[Problem]:
    """Entries that speak of what none of the others does in the same role."""
    said = {(entry["role"], of) for other in others for entry in other["says"] for of in entry["of"]}
    for entry in clause["says"] if others else ():
        wider = {up for of in entry["of"] for up in ("any", *_lineage(data, of))}
        if not any((entry["role"], of) in said for of in wider) and not _decides_nothing(data, entry):
            names = {"clause": clause["id"], "role": entry["role"], "of": ", ".join(entry["of"])}
            yield problem_at("not-restated", place(clause, entry), "", phrase("restate-or-not"), **names)


def _decides_nothing(data: Data, entry: Mapping[str, Any]) -> bool:
    """What explains is only named, and an act counts as what it is a kind of, whoever says so."""
    if entry["role"] == "explains":
        return True
    raw = entry["more"].get("as", ())
    named = {raw} if isinstance(raw, str) else set(raw)
    return entry["role"] == "counts" and all(named and named <= set(_lineage(data, of)) for of in entry["of"])


def _lineage(data: Data, act: str, below: tuple[str, ...] = ()) -> Iterator[str]:
    """An act, its parents, theirs; what is no act stands for itself, and a ring is told elsewhere."""
    yield act
    for parent in data["actions"].get(act, {}).get("parents", ()) if act not in below else ():
        yield from _lineage(data, parent, (*below, act))


def only_cited_says_why(data: Data) -> Iterator[Problem]:
    """What decides nothing by design gives its reason, and has no role in which a clause decides."""
    for clause in data["clauses"].values():
        if ONLY_CITED not in clause:
            continue
        why = clause[ONLY_CITED]
        if not isinstance(why, str) or not why.strip():
            where = pinpoint(place(clause), ONLY_CITED)
            yield problem_at("bad-value", where, key=ONLY_CITED, wanted=phrase("a-reason"), value=written(why))
        for entry in clause["says"]:
            if entry["role"] not in TAKING_AWAY and entry["more"].get("does") not in STAYING:
                where = pinpoint(place(clause, entry), entry["role"])
                yield problem_at("not-only-cited", where, "", phrase("show-a-case"), clause=clause["id"], role=entry["role"])
