"""Reads `is "X" …?`: where a card is, how it lies, what it is, whose it is."""

from __future__ import annotations

from judge.errors import phrase
from judge.noun import replace
from judge.question import Is
from judge.scenario.kinds import kind_word
from judge.scenario.pick import IN_PLAY, Fits, area_of, named, owner_of, pick
from judge.scenario.problems import refuse
from judge.scenario.syntax import Node
from judge.table import Table

_PLACES = {"dead": "in_dead_pile", "discard": "in_discard_pile"}
_ON_THE_TABLE = ("standing", "kneeling", "attacking", "defending", "participating", "attacking_alone", "defending_alone")


def is_(node: Node, table: Table) -> Is:
    """What is asked of the card: the last thing said; what stands before it tells which card is meant."""
    *picks, predicate = (n for n in node.nodes() if n is not node.children[0])
    card = node.the_node("card")
    ref = card._replace(children=(*card.children, *picks))
    asked = _condition(predicate, table)
    natural: tuple[Fits, ...] = IN_PLAY if asked.word in _ON_THE_TABLE else ()
    found = pick(ref, table, None, natural)
    player = asked.player or (table.cards[found].owner if _hers(predicate) else None)
    return replace(asked, card=found, player=player)


def _hers(predicate: Node) -> bool:
    """`in her hand`: nobody else is named, so it is the owner's."""
    return predicate.rule == "in_place" and predicate.word("PRONOUN") is not None


def _condition(node: Node, table: Table) -> Is:
    match node.rule:
        case "in_place":
            area = area_of(node)
            return Is(_PLACES.get(area, f"in_{area}"), "", owner_of(node, table, None))
        case "controlled" | "owned":
            return Is(f"{node.rule}_by", "", named(node, table))
        case "condition":
            return _word(node)
        case "alone":
            return Is(f"{node.the_word('CONDITION').lower}_alone", "")
        case "attached":
            target = node.node("target")
            return Is("attached", "", value=pick(target.the_node("card"), table)) if target else Is("is_attached", "")
        case "kind":
            return _kind(node)
        case "removed":
            return Is("removed_from_game", "")
        case "trait":
            return Is("has", "", value=node.the_word("NAME").text)
    return Is(node.rule, "")


def _word(node: Node) -> Is:
    word = node.the_word("CONDITION", "UNIQUE", "LOYAL", "KEYWORD")
    if word.kind in ("KEYWORD", "LOYAL"):
        return Is("has", "", value=word.name)
    return Is(word.lower.replace("-", "").replace("knelt", "kneeling"), "")


def _kind(node: Node) -> Is:
    """`a duplicate`, `a location`, `a lannister card`."""
    value = kind_word(node)
    told = node.word("TYPE", "PLOT", "DUPLICATE")
    if told and len(list(node.children)) - len(list(node.words("PRONOUN", "POSSESSIVE"))) > 1:
        refuse("two-questions", node.span, "", phrase("one-by-one"))
    if told:
        return Is(value, "") if value in ("duplicate", "attachment") else Is("type", "", value=value)
    if node.node("faction"):
        return Is("house", "", value=value)
    return Is("unique", "") if node.word("UNIQUE") else Is("has", "", value=value)
