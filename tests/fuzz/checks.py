"""What must hold of every run, whatever its input was; a complaint is told in a few words, the same for all of its kind."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from .entry import Done

SECONDS, MEGABYTES = 2.0, 500.0
STATUSES = (0, 1, 2)
RAW = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]")
SWALLOWED = re.compile(r"^(.*?):\d+:\d+: .*\[(internal|too-deep)\]$", re.M)
TEMPLATE = re.compile(r"(?<!`)\{[a-z_]+(?:[:.!][a-z_.]+)?\}")
VERDICTS = (
    "yes", "no", "value", "outcome", "player", "order", "moment", "actions", "area", "choice", "depends", "disputed", "silent",
    "impossible", "lookup",
)  # fmt: skip


def complaints(done: Done, source: str, files: int = 1, deep: bool = False) -> Iterator[str]:
    """Everything that is wrong with a run over so many files; `deep` input may be refused for its depth."""
    if done.raised:
        yield done.raised
        return
    for check in (_status, _swallowed, _resources, _raw, _unfilled):
        yield from check(done, source, deep)
    if "--json" in done.arguments:
        yield from _records(done, files, deep)


def _status(done: Done, source: str, deep: bool) -> Iterator[str]:
    if done.status not in STATUSES:
        yield f"status {done.status}"
    if done.arguments[0] in ("rule", "ask") and "--json" not in done.arguments and (done.status == 2) is not bool(done.err):
        yield f"status {done.status} {'with' if done.err else 'without'} a problem"


def _swallowed(done: Done, source: str, deep: bool) -> Iterator[str]:
    for file, code in SWALLOWED.findall(done.err + done.out):
        if code == "internal" or not _may_be_deep(file, deep):
            yield f"swallowed {code}"


def _may_be_deep(file: str, deep: bool) -> bool:
    """Law may be refused for its depth; a board that is ruled on by it may not."""
    return deep and not file.endswith(".scenario")


def _resources(done: Done, source: str, deep: bool) -> Iterator[str]:
    if done.longest > SECONDS:
        yield "over two seconds"
    if done.megabytes > MEGABYTES:
        yield "over 500 MB"


def _raw(done: Done, source: str, deep: bool) -> Iterator[str]:
    for stream, text in (("output", done.out), ("errors", done.err)):
        if found := RAW.search(text):
            yield f"raw U+{ord(found[0]):04X} in the {stream}"


def _unfilled(done: Done, source: str, deep: bool) -> Iterator[str]:
    """A sentence whose names were not filled in, unless the input brought it along."""
    for found in TEMPLATE.findall(done.out + done.err):
        if found not in source and done.arguments[0] != "explain":  # whose pages have examples of them
            yield f"unfilled {found}"


def _records(done: Done, files: int, deep: bool) -> Iterator[str]:
    try:
        records = [json.loads(line, parse_constant=_refused) for line in done.out.split("\n") if line]
    except ValueError:
        yield "not JSON"
        return
    if not all(isinstance(record, dict) and record.get("schema") == 1 for record in records):
        yield "a record without its schema"
        return
    yield from _counted(done, records, files)
    problems = [problem for record in records for problem in _flat(record.get("problems") or [])]
    yield from _problems(done, problems, deep)
    for ruling in (ruling for record in records for ruling in record.get("rulings") or ()):
        if ruling["verdict"] not in VERDICTS:
            yield f"a verdict {ruling['verdict']}"


def _flat(problems: list[Any]) -> Iterator[Any]:
    """Where two sides are compared, each has its own."""
    for one in problems:
        yield from _flat(one) if isinstance(one, list) else (one,)


def _counted(done: Done, records: list[Any], files: int) -> Iterator[str]:
    """One object a file from `rule`; one from the others, where they could be used at all."""
    if done.arguments[0] == "rule" and len(records) != files:
        yield f"{'fewer' if len(records) < files else 'more'} objects than files"
    elif done.arguments[0] not in ("rule", "appeal") and len(records) > 1:
        yield "several objects"


def _problems(done: Done, problems: list[Any], deep: bool) -> Iterator[str]:
    told = done.status == 2 if done.arguments[0] != "check" else done.status in (1, 2)
    if done.out and done.arguments[0] != "compare" and told is not bool(problems):
        yield f"status {done.status} {'with' if problems else 'without'} a problem"
    for problem in problems:
        depth = problem["code"] == "too-deep" and not _may_be_deep(problem.get("file", ".scenario"), deep)
        if problem["code"] == "internal" or depth:
            yield f"swallowed {problem['code']}"
        if not {"line", "code", "message"} <= set(problem):
            yield "a problem without its place"


def _refused(name: str) -> Callable[[str], Any]:
    raise ValueError(name)
