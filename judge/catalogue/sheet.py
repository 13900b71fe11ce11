"""Reads our own card sheets: YAML nodes into plain card facts, with every mistake at its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import yaml

from judge.catalogue.fields import FIELDS, NAMES, WrongValueError
from judge.catalogue.record import Record
from judge.errors import Problem, Span, Unusable, did_you_mean

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_sheet(text: str, file: str) -> list[Record]:
    """Every card of a sheet; one that has a mistake makes the whole sheet unusable."""
    try:
        root = yaml.compose(text, Loader)
    except yaml.YAMLError as error:
        raise Unusable((_broken(error, file),)) from error
    problems: list[Problem] = []
    cards = [_card(node, file, problems) for node in (root.value if isinstance(root, yaml.SequenceNode) else ())]
    if root is not None and not isinstance(root, yaml.SequenceNode):
        problems.append(_problem("a sheet is a list of cards", root, file))
    if problems:
        raise Unusable(tuple(problems))
    return cards


def _broken(error: yaml.YAMLError, file: str) -> Problem:
    mark = getattr(error, "problem_mark", None)
    place = Span(file, mark.line + 1, mark.column + 1) if mark else Span(file, 1)
    return Problem("bad-sheet", f"this is not YAML: {getattr(error, 'problem', None) or error}", place)


def _card(node: yaml.Node, file: str, problems: list[Problem]) -> Record:
    card: Record = {}
    for key, value in _pairs(node, file, problems):
        name = str(key.value)
        read = FIELDS.get(name)
        if read is None:
            problems.append(_problem(f"a card has no field `{name}`", key, file, did_you_mean(name, FIELDS)))
            continue
        try:
            card[NAMES.get(name, name)] = read(_plain(value))
        except WrongValueError as error:
            problems.append(_problem(f"`{name}` {error}", value, file))
    if "title" not in card and isinstance(node, yaml.MappingNode):
        problems.append(_problem("a card needs a `title`", node, file))
    return card


def _pairs(node: yaml.Node, file: str, problems: list[Problem]) -> Iterator[tuple[yaml.ScalarNode, yaml.Node]]:
    """Keys and values in order; a second mention of a key is a mistake, never an override."""
    if not isinstance(node, yaml.MappingNode):
        problems.append(_problem("a card is a list of `field: value`", node, file))
        return
    seen: set[str] = set()
    for key, value in node.value:
        if key.value in seen:
            problems.append(_problem(f"`{key.value}` is given twice", key, file))
        else:
            seen.add(key.value)
            yield key, value


def _plain(node: yaml.Node) -> Any:
    """Words, lists and mappings; every scalar stays the word that was written."""
    if isinstance(node, yaml.SequenceNode):
        return [_plain(n) for n in node.value]
    if isinstance(node, yaml.MappingNode):
        return {k.value: _plain(v) for k, v in node.value}
    return node.value


def _problem(message: str, node: yaml.Node, file: str, hint: str = "") -> Problem:
    start, end = node.start_mark, node.end_mark
    last = end.column + 1 if end.line == start.line else 0
    return Problem("bad-sheet", message, Span(file, start.line + 1, start.column + 1, last), hint)
