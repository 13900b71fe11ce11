"""Reads `is "X" …?`, `what is the cost of …?`: where a card is, how it lies, what it is, and how much of something."""

from __future__ import annotations

from judge.game.table import Table
from judge.language.parse.grammar import Node, WrittenWord
from judge.language.refuse import number, refuse
from judge.language.resolve.acts import act_or_kind
from judge.language.resolve.card_classes_and_marks import kind_word
from judge.language.resolve.which_card import IN_PLAY, Fits, area_of, lies_in, named, owner_of, pick
from judge.question import HowMuch, IsHowMuch, IsSo
from judge.support.frozen_data_classes import replace
from judge.support.problems import phrase


def amount_of(node: Node, table: Table) -> HowMuch:
    """The amount that a phrase names: `the printed cost of "X"`."""
    if node.rule in ("printed_cost", "s_cost", "printed_strength"):
        # What is printed is the same on every copy of one version, wherever it lies.
        return HowMuch(node.rule, pick(node.the_node("card"), table, alike=lambda card, _: card.face))
    if node.rule == "shadow_cost":
        return HowMuch(node.rule, pick(node.the_node("card"), table, None, (lies_in("shadows"), lies_in("hand"))))
    if node.rule == "strength":
        return HowMuch("strength", pick(node.the_node("card"), table, None, IN_PLAY))
    if node.rule == "side_strength":
        side = "attackers" if node.the_word("ROLE").lower.startswith("attack") else "defenders"
        return HowMuch(f"{side}_strength")
    return cost_to(node, table) if node.rule == "cost_to" else _held(node, table)


def cost_to(node: Node, table: Table) -> HowMuch:
    """`the cost to bring "X" out of shadows`."""
    done = act_or_kind(next(node.nodes()), table, named(node, table))
    return HowMuch("cost", done.card, done.player, done)


def compare(node: Node, table: Table) -> IsHowMuch:
    """`is the printed cost of "X" 5 or lower?`"""
    comparison = node.the_node("comparison")
    change, bound = comparison.word("CHANGE"), comparison.word("BOUND")
    value = number(comparison.the_word("NUMBER"))
    of = amount_of(next(node.nodes()), table)
    if bound:
        return IsHowMuch(of, "higher" if bound.lower == "least" else "lower", value)
    if change is None:
        return IsHowMuch(of, "equal", value)
    lower = change.lower in ("less", "lower", "fewer")
    strict = comparison.children[0] is change  # `lower than 5`, not `5 or lower`
    return IsHowMuch(of, "lower" if lower else "higher", value + (0 if not strict else -1 if lower else 1))


def _held(node: Node, table: Table) -> HowMuch:
    """Gold, power and the like, of a player or on a card."""
    ref = node.node("card")
    word = node.the_word("GOLD", "POWER", "STRENGTH", "STATISTIC")
    if ref:
        return HowMuch(_on_card(word), pick(ref, table, None, (*IN_PLAY, lies_in("plot"))))
    if word.kind == "STRENGTH":
        refuse("missing-card", word.span, "missing-card.strength")
    return HowMuch({"GOLD": "gold_pool", "POWER": "power_of"}.get(word.kind, word.lower), player=named(node, table))


def _on_card(word: WrittenWord) -> str:
    return {"GOLD": "gold_on", "POWER": "power_on", "STRENGTH": "strength"}.get(word.kind, word.lower)


_ON_THE_TABLE = ("standing", "kneeling", "attacking", "defending", "participating", "attacking_alone", "defending_alone")


def is_(node: Node, table: Table) -> IsSo:
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


def _condition(node: Node, table: Table) -> IsSo:
    match node.rule:
        case "in_place":
            return _lying(area_of(node), owner_of(node, table, None), table)
        case "controlled" | "owned":
            return IsSo(f"{node.rule}_by", "", named(node, table))
        case "condition":
            return _word(node)
        case "alone":
            return IsSo(f"{node.the_word('CONDITION').lower}_alone", "")
        case "attached":
            target = node.node("target")
            return IsSo("attached", "", value=pick(target.the_node("card"), table)) if target else IsSo("is_attached", "")
        case "kind":
            return _kind(node)
        case "removed":
            return IsSo("removed_from_game", "")
        case "trait":
            return IsSo("has", "", value=node.the_word("NAME").text)
    return IsSo(node.rule, "")


def _lying(area: str, player: str | None, table: Table) -> IsSo:
    """In an area, by the word that clauses define of it; of one that they say nothing of, what is seen."""
    told = table.vocabulary.asked_states
    ways = (area, *table.vocabulary.row("areas", area).get("field", ()))
    word = next((word for way in ways if (word := f"in_{way.replace(' ', '_')}") in told), "")
    return IsSo(word, "", player) if word else IsSo("in_own_area" if player else "in_area", "", player, area)


def _word(node: Node) -> IsSo:
    word = node.the_word("CONDITION", "UNIQUE", "LOYAL", "KEYWORD")
    if word.kind in ("KEYWORD", "LOYAL"):
        return IsSo("has", "", value=word.name)
    return IsSo(word.lower.replace("-", "").replace("knelt", "kneeling"), "")


def _kind(node: Node) -> IsSo:
    """`a duplicate`, `a location`, `a lannister card`."""
    value = kind_word(node)
    told = node.word("TYPE", "PLOT", "DUPLICATE")
    if told and len(list(node.children)) - len(list(node.words("PRONOUN", "POSSESSIVE"))) > 1:
        refuse("two-questions", node.span, "", phrase("one-by-one"))
    if told:
        return IsSo(value, "") if value in ("duplicate", "attachment") else IsSo("type", "", value=value)
    if node.node("faction"):
        return IsSo("house", "", value=value)
    return IsSo("unique", "") if node.word("UNIQUE") else IsSo("has", "", value=value)
