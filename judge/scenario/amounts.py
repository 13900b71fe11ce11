"""Reads the amounts that can be asked for: costs, strengths, gold, power."""

from __future__ import annotations

from judge.question import Compare, HowMuch
from judge.scenario.acts import act_or_kind
from judge.scenario.pick import IN_PLAY, lies_in, named, pick
from judge.scenario.problems import number, refuse
from judge.scenario.syntax import Node, Word
from judge.table import Table


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


def compare(node: Node, table: Table) -> Compare:
    """`is the printed cost of "X" 5 or lower?`"""
    comparison = node.the_node("comparison")
    change, bound = comparison.word("CHANGE"), comparison.word("BOUND")
    value = number(comparison.the_word("NUMBER"))
    of = amount_of(next(node.nodes()), table)
    if bound:
        return Compare(of, "higher" if bound.lower == "least" else "lower", value)
    if change is None:
        return Compare(of, "equal", value)
    lower = change.lower in ("less", "lower", "fewer")
    strict = comparison.children[0] is change  # `lower than 5`, not `5 or lower`
    return Compare(of, "lower" if lower else "higher", value + (0 if not strict else -1 if lower else 1))


def _held(node: Node, table: Table) -> HowMuch:
    """Gold, power and the like, of a player or on a card."""
    ref = node.node("card")
    word = node.the_word("GOLD", "POWER", "STRENGTH", "STATISTIC")
    if ref:
        return HowMuch(_on_card(word), pick(ref, table, None, (*IN_PLAY, lies_in("plot"))))
    if word.kind == "STRENGTH":
        refuse("missing-card", word.span, "missing-card.strength")
    return HowMuch({"GOLD": "gold_pool", "POWER": "power_of"}.get(word.kind, word.lower), player=named(node, table))


def _on_card(word: Word) -> str:
    return {"GOLD": "gold_on", "POWER": "power_on", "STRENGTH": "strength"}.get(word.kind, word.lower)
