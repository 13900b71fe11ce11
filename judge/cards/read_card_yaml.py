"""Reads our own card sheets: YAML into plain card facts, with every mistake at its place."""

from __future__ import annotations

from typing import Any

from judge.cards.card_as_plain_data import Record
from judge.cards.fields import FIELDS, NAMES, WrongValueError
from judge.support.problems import Name, Phrase, Unusable, meant, problem_at
from judge.support.yaml_places import Path, Tree, read_tree


def read_sheet(text: str, file: str) -> list[Record]:
    """Every card of a sheet; one that has a mistake makes the whole sheet unusable."""
    raw, tree = read_tree(text, file, _as_written)
    if raw is not None and not isinstance(raw, list):
        _fault(tree, (), "bad-sheet.no-cards")
    cards = [_card(card, (number,), tree) for number, card in enumerate(raw)] if isinstance(raw, list) else []
    if tree.problems:
        raise Unusable(tuple(tree.problems))
    return cards


def _as_written(text: str, _: bool) -> str:
    return text


def _card(raw: Any, path: Path, tree: Tree) -> Record:
    card: Record = {}
    if not isinstance(raw, dict):
        _fault(tree, path, "bad-sheet.no-fields")
        return card
    for name, value in raw.items():
        read = FIELDS.get(str(name))
        if read is None:
            _fault(tree, (*path, name), "bad-sheet.no-such-field", meant(name, FIELDS), field=str(name))
            continue
        try:
            card[NAMES.get(name) or str(name)] = read(value)
        except WrongValueError as error:
            _fault(tree, (*path, name), error.says, field=str(name), **error.names)
    if "title" not in card:
        _fault(tree, path, "bad-sheet.needs", field="title")
    return card


def _fault(tree: Tree, path: Path, says: str, advice: Phrase | None = None, /, **names: Name) -> None:
    tree.problems.append(problem_at("bad-sheet", tree.place(path), says, advice, **names))
