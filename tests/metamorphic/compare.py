"""What of two rulings is compared, and how a difference is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from metamorphic.door import Record, Ruled

SHOWN = 3
LISTS = ("actions", "outcome", "moment")


class Essence(NamedTuple):
    """What a ruling comes to, whatever its words: verdict, answer, clauses, and what it depends on."""

    verdict: str
    answer: tuple[str, ...]
    clauses: tuple[str, ...]
    conditions: tuple[tuple[str, str], ...]
    beaten: tuple[str, ...]
    otherwise: tuple[str, tuple[str, ...]] | None


def essence(ruled: Ruled) -> Essence:
    told = ruled.record
    other = told["otherwise"]
    return Essence(
        told["verdict"], answered(told), ids(told["clauses"]),
        tuple(sorted((c["about"], c["clause"]) for c in told["conditions"])), ids(told["beaten"]),
        (other["verdict"], ids(other["clauses"])) if other else None,
    )  # fmt: skip


def wording(ruled: Ruled) -> dict[str, Any]:
    """The same and its words: all of a record but the lines that it points at; what lists everything goes by what it lists."""
    told = ruled.record
    listed = told["verdict"] == "actions"
    return {
        **essence(ruled)._asdict(), "authority": told["authority"], "summary": "" if listed else told["summary"],
        "facts": [] if listed else [(c["id"], c["role"], [f["text"] for f in c["facts"]]) for c in told["clauses"]],
        "turns on": [c["text"] for c in told["conditions"]],
    }  # fmt: skip


def answered(told: Record) -> tuple[str, ...]:
    """The answer; of what lists several things, and of what it depends on, in no order."""
    if told["verdict"] == "depends":
        return tuple(sorted({c["about"] for c in told["conditions"]}))
    return tuple(sorted(told["answer"].split("; "))) if told["verdict"] in LISTS else (told["answer"],)


def ids(clauses: Iterable[Record]) -> tuple[str, ...]:
    return tuple(sorted({c["id"] for c in clauses}))


def placed(told: Any, text: str) -> Any:
    """The same with the lines themselves in place of their numbers, so that it does not matter where they stand."""
    lines = text.splitlines()
    if isinstance(told, dict):
        return {k: lines[v - 1].strip() if k == "line" and v else placed(v, text) for k, v in told.items()}
    if isinstance(told, list):
        return [placed(one, text) for one in told]
    if isinstance(told, str):
        return re.sub(r" {2,}line (\d+)$", lambda m: f" «{lines[int(m[1]) - 1].strip()}»", told)
    return told


def differences(before: Sequence[Any], after: Sequence[Any], what: Callable[[Any], Any] = wording) -> list[str]:
    """Each question whose ruling is not what it was."""
    if len(before) != len(after):
        return [f"{len(before)} questions became {len(after)}"]
    pairs = ((one, what(one), what(other)) for one, other in zip(before, after, strict=True))
    return [f"{question_of(one)}\n    {told(a, b)}" for one, a, b in pairs if a != b]


def question_of(one: Any) -> str:
    return one.question if isinstance(one, Ruled) else str(one.get("question", one) if isinstance(one, dict) else one)


def told(before: Any, after: Any) -> str:
    """Only what differs, part by part."""
    if isinstance(before, tuple) and hasattr(before, "_asdict"):
        before, after = before._asdict(), after._asdict()
    if isinstance(before, dict) and isinstance(after, dict):
        return "\n    ".join(f"{k}: {told(before[k], after.get(k))}" for k in before if before[k] != after.get(k))
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return "\n      ".join(told(one, other) for one, other in zip(before, after, strict=True) if one != other)
    return f"{before!r} -> {after!r}"


def hold(relation: Callable[[str], Iterable[str]], texts: Iterable[str]) -> None:
    """Fails with the first few differences that a relation finds."""
    found = [difference for text in texts for difference in relation(text)]
    assert not found, f"{len(found)} differ:\n" + "\n".join(found[:SHOWN])


def found_out(relation: Callable[[str], Iterable[str]], texts: Iterable[str]) -> bool:
    """Whether a relation notices that something is wrong."""
    return any(difference for text in texts for difference in relation(text))
