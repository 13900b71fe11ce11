"""What rows of `steps.yaml` name, and what names a row: acts, sequences, periods, clauses, words and moments are known."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from typing import Any

from judge.game.descriptions_from_data import is_noun
from judge.game.facts import FACTS
from judge.game.no_longer_known import FIRST_PLAYER, QUANTITIES
from judge.rulebook.check_card_descriptions import condition_faults, description_faults
from judge.rulebook.condition_forms import Form, words_of
from judge.rulebook.law_entries_and_their_places import Data, entries, judged_words, pinpoint, place, unknown
from judge.rulebook.read_game import AT
from judge.rulebook.read_steps import PARTS, each_row
from judge.support.problems import Problem, Span, problem_at

TOGETHER = "together"
"""At the same time as what it goes with."""
Row = dict[str, Any]


def steps_known(data: Data) -> Iterator[Problem]:
    """Every fault of every row."""
    for sequences in data["steps"].values():
        for rows in sequences.values():
            for row in each_row(rows):
                yield from _named(row, data, sequences)
        yield from _rings(sequences)
    yield from _endless(data)


def _endless(data: Data) -> Iterator[Problem]:
    """A period that no row ends would never be over, whatever a line says."""
    ended = {end for sequences in data["steps"].values() for rows in sequences.values() for end in _ends(rows)}
    for name, row in data["game"]["periods"].items():
        if data["steps"] and AT in row and name not in ended:
            yield problem_at("unreachable", Span(*row[AT]), "unreachable.period", name=name)


def _ends(rows: list[Row]) -> Iterator[str]:
    return (end for row in each_row(rows) for end in row.get("ends", ()))


def _place(row: Row) -> Span:
    return Span(row["file"], row["line"], row["column"])


def _named(row: Row, data: Data, sequences: Mapping[str, list[Row]]) -> Iterator[Problem]:
    acts, windows, own = {*data["actions"]}, data["game"]["windows"], _place(row)
    wrong = (
        [unknown("action", n, acts | {*PARTS}, pinpoint(own, "does")) for n in _missing(row, "does", acts | {*PARTS})],
        [unknown("action", n, acts, pinpoint(own, "may")) for n in _missing(row, "may", acts)],
        [unknown("window", n, windows, pinpoint(own, "window")) for n in _missing(row, "window", windows)],
        [unknown("sequence", n, sequences, pinpoint(own, "run")) for n in _missing(row, "run", sequences)],
        [unknown("period", n, _periods(data), pinpoint(own, "ends")) for n in _missing(row, "ends", _periods(data))],
        [unknown("area", n, _had(data), pinpoint(own, "unsettles")) for n in _missing(row, "unsettles", _had(data))],
        [unknown("area", n, QUANTITIES, pinpoint(own, "raises")) for n in _missing(row, "raises", QUANTITIES)],
        [unknown("clause", n, data["clauses"], pinpoint(own, "by")) for n in _missing(row, "by", data["clauses"])],
    )
    yield from (problem for problems in wrong for problem in problems)
    for noun in filter(is_noun, row.get("unsettles", ())):
        yield from description_faults(noun, data, pinpoint(own, "unsettles"))
    if "when" in row:
        yield from _asked(row["when"], data, pinpoint(own, "when"))


def _asked(condition: Form, data: Data, at: Span) -> Iterator[Problem]:
    """What the condition of a row names: words of the law, acts, and what descriptions of cards may say."""
    known = {"word": set(FACTS) | judged_words(data), "verb": {*data["actions"]}}
    for kind, word in words_of(condition):
        if word not in known.get(kind, (word,)):
            yield unknown("action" if kind == "verb" else kind, str(word), known[kind], at)
    yield from condition_faults(condition, data, at)


def _missing(row: Row, key: str, known: Container[str]) -> list[str]:
    raw = row.get(key, [])
    return [name for name in (raw if isinstance(raw, list) else [raw]) if not is_noun(name) and name not in known]


def _had(data: Data) -> set[str]:
    """What of a player may be known."""
    return {*data["game"].get("areas", ()), *QUANTITIES, FIRST_PLAYER}


def _periods(data: Data) -> set[str]:
    return set(data["game"]["periods"])


def _rings(sequences: Mapping[str, list[Row]]) -> Iterator[Problem]:
    """A sequence that runs itself, at whatever remove, would never come to an end."""
    runs = {name: [row for row in each_row(rows) if row.get("run") in sequences] for name, rows in sequences.items()}
    for name, rows in runs.items():
        for row in rows:
            if name in _reached(row["run"], runs):
                where = pinpoint(pinpoint(_place(row), "run"), row["run"])
                yield problem_at("ring", where, "ring.runs", name=name)


def _reached(start: str, runs: Mapping[str, list[Row]]) -> set[str]:
    reached, ahead = set[str](), [start]
    while ahead:
        if (one := ahead.pop()) not in reached:
            reached.add(one)
            ahead += [row["run"] for row in runs[one]]
    return reached


def moments_known(data: Data) -> Iterator[Problem]:
    """What follows at a row follows at one that there is; a rulebook without rows has ours."""
    if not data["steps"]:
        return
    rows = (row for sequences in data["steps"].values() for one in sequences.values() for row in each_row(one))
    known = {row["step"] for row in rows if "step" in row} | {TOGETHER}
    for clause, entry in entries(data):
        at = entry["more"].get("at")
        if entry["role"] == "causes" and at is not None and at not in known:
            yield unknown("step", str(at), known, place(clause, entry))
