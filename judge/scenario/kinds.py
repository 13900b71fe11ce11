"""Reads classes of cards and what cards can have: `Knight characters`, `limited cards`, `an intrigue icon`."""

from __future__ import annotations

from collections.abc import Sequence

from judge.errors import meant, phrase
from judge.scenario.definition import faction_of, keyword_of, name_of, no_attachments_of, type_of
from judge.scenario.pick import Fits, every, named, owner_of
from judge.scenario.problems import refuse
from judge.scenario.syntax import Node
from judge.scenario.tables import tables
from judge.table import Keyword, Kind, Table

THINGS = ("card", "kind", "kind_of")
"""How a sentence names cards: by title, by kind, by kind and controller."""


def kind_of(node: Node, table: Table, player: str | None = None, natural: Sequence[Fits] = ()) -> Kind:
    """The cards that a sentence speaks of: some by title, or all of a kind; every card, if it names none."""
    cards = tuple(card for ref in node.nodes("card") for card in every(ref, table, player, natural))
    group = node.node("kind_of") or node
    kind = group.node("kind")
    return Kind(cards=cards) if cards or kind is None else _class(kind)


def _class(node: Node) -> Kind:
    noun, faction = node.word("TYPE", "PLOT"), node.node("faction")
    keyword = node.word("KEYWORD", "LOYAL")
    return Kind(
        types=(type_of(noun),) if noun else (),
        house=faction_of(faction) if faction else "",
        trait=name_of(node),
        keyword=keyword.lower.removesuffix("s") if keyword else "",
        unique=node.word("UNIQUE") is not None,
        duplicate=node.word("DUPLICATE") is not None,
    )


def holders_of(node: Node, table: Table) -> tuple[str, ...]:
    """Whose cards they must be: `Alice's characters`, `characters Alice controls`."""
    group, kind = node.node("kind_of"), node.node("kind")
    holder = named(group, table) if group else owner_of(kind, table, None) if kind else None
    return (holder,) if holder else ()


def kind_word(node: Node | None) -> str:
    """A kind in one word, for "does it count as marshaling a limited card?"; nothing for `it` or `a card`."""
    if node is None or node.rule != "kind":
        return ""
    told = node.word("KEYWORD", "UNIQUE", "LOYAL")
    faction, noun = node.node("faction"), node.word("TYPE", "PLOT", "DUPLICATE")
    return told.lower if told else faction_of(faction) if faction else name_of(node) or (type_of(noun) if noun else "")


def feature_of(node: Node) -> Keyword:
    """A keyword, an icon or a trait that a card can gain or have."""
    if node.rule == "keyword":
        return keyword_of(node)
    if node.rule == "no_attachments":
        return no_attachments_of(node)
    if node.rule == "icon":
        return Keyword(node.the_word("ICON").name)
    name = name_of(node.the_node("names"))
    if name[0].islower():  # traits are written with a capital, so this is a keyword misspelt
        keywords = [word for word, kinds in tables().words.items() if "KEYWORD" in kinds or "ICON" in kinds]
        refuse("unknown-keyword", node.span, "", meant(name, keywords) or phrase("capital-of-a-trait"), value=name)
    return Keyword(name)
