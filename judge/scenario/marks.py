"""Reads what stands in brackets after a card: how it lies, what is on it, whose it is."""

from __future__ import annotations

from collections.abc import Iterator

from judge.noun import replace
from judge.scenario.problems import known_player, number
from judge.scenario.syntax import Node
from judge.table import Card


def marks(node: Node, *rules: str) -> Iterator[Node]:
    """The marks of these rules, from all brackets."""
    return (mark for state in node.nodes("state") for mark in state.nodes(*rules))


def marked(card: Card, node: Node, names: tuple[str, ...]) -> Card:
    """The card with all that its brackets say."""
    for state in node.nodes("state"):
        for word in state.words("MARK"):
            card = _mark(card, word.lower.replace("-", ""))
    for mark in marks(node, "tokens"):
        amount = number(mark.the_word("NUMBER"))
        card = replace(card, gold=amount) if mark.word("GOLD") else replace(card, power=amount)
    for mark in marks(node, "owned"):
        card = replace(card, owner=known_player(mark.the_word("NAME"), names))
    for mark in marks(node, "controlled"):
        card = replace(card, controller=known_player(mark.the_word("NAME"), names))
    return card


def _mark(card: Card, word: str) -> Card:
    if word in ("facedown", "faceup"):
        return replace(card, facedown=word == "facedown")
    return replace(card, kneeling=word != "standing")
