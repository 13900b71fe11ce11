"""Reads classes of cards and the marks in brackets: `Knight characters`, `an intrigue icon`, `(kneeling, 2 gold)`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.game.card_descriptions import Flag, Which, Who
from judge.game.printed_face import Keyword
from judge.game.table import Card, Table
from judge.game.vocabulary import Vocabulary
from judge.language.parse.grammar import Node, tables
from judge.language.refuse import known_player, number, refuse
from judge.language.resolve.card_definition import faction_of, keyword_of, name_of, no_attachments_of, type_of
from judge.language.resolve.which_card import Fits, every, named, owner_of
from judge.support.frozen_data_classes import replace
from judge.support.problems import meant, phrase

THINGS = ("card", "kind", "kind_of")
"""How a sentence names cards: by title, by kind, by kind and controller."""


def which_of(node: Node, table: Table, player: str | None = None, natural: Sequence[Fits] = ()) -> Which:
    """The cards that a sentence speaks of: some by title, or all of a kind; every card, if it names none."""
    cards = tuple(card for ref in node.nodes("card") for card in every(ref, table, player, natural))
    group = node.node("kind_of") or node
    kind = group.node("kind")
    return Which(refs=cards) if cards or kind is None else _class(kind)


def _class(node: Node) -> Which:
    noun, faction = node.word("TYPE", "PLOT"), node.node("faction")
    keyword, trait = node.word("KEYWORD", "LOYAL"), name_of(node)
    flags: dict[Flag, str] = {"unique": "UNIQUE", "duplicate": "DUPLICATE"}
    return Which(
        types=(type_of(noun),) if noun else (),
        houses=(faction_of(faction),) if faction else (),
        traits=(trait,) if trait else (),
        keywords=(keyword.name,) if keyword else (),
        flags=tuple(flag for flag, word in flags.items() if node.word(word)),
    )


def holder_of(node: Node, table: Table) -> Who | None:
    """Whose cards they must be: `Alice's characters`, `characters Alice controls`."""
    group, kind = node.node("kind_of"), node.node("kind")
    holder = named(group, table) if group else owner_of(kind, table, None) if kind else None
    return Who(names=(holder,)) if holder else None


def kind_word(node: Node | None) -> str:
    """A kind in one word, for "does it count as marshaling a limited card?"; nothing for `it` or `a card`."""
    if node is None or node.rule != "kind":
        return ""
    told = node.word("KEYWORD", "UNIQUE", "LOYAL")
    faction, noun = node.node("faction"), node.word("TYPE", "PLOT", "DUPLICATE")
    return told.name if told else faction_of(faction) if faction else name_of(node) or (type_of(noun) if noun else "")


def feature_of(node: Node, vocabulary: Vocabulary) -> Keyword:
    """A keyword, an icon or a trait that a card can gain or have."""
    if node.rule == "keyword":
        return keyword_of(node)
    if node.rule == "no_attachments":
        return no_attachments_of(node)
    if node.rule == "icon":
        return Keyword(node.the_word("ICON").name)
    name = name_of(node.the_node("names"))
    if name[0].islower():  # traits are written with a capital, so this is a keyword misspelt
        keywords = [word for word, kinds in tables(vocabulary).words.items() if "KEYWORD" in kinds or "ICON" in kinds]
        refuse("unknown-keyword", node.span, "", meant(name, keywords) or phrase("capital-of-a-trait"), value=name)
    return Keyword(name)


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
