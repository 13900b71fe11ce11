"""Reads an `ask` line into what is asked, against the table as it is then."""

from __future__ import annotations

from collections.abc import Callable

from judge.game.table import Card, Table
from judge.language.parse.grammar import Node
from judge.language.refuse import refuse
from judge.language.resolve.acts import act, act_or_kind, action_of, bare_act
from judge.language.resolve.card_classes_and_marks import feature_of, kind_word
from judge.language.resolve.state_questions import amount_of, compare, cost_to, is_
from judge.language.resolve.which_card import IN_PLAY, Fits, area_of, named, pick
from judge.question import Act, Asked, Before, Can, CountsAs, HowMany, HowMuch, IsSo, Order, WhatCan, WhatHappens, When, WhoIs

_NOT_ACTS = ("card", "kind", "by", "period")


def question(node: Node, table: Table) -> Asked:
    """What the node asks."""
    return _QUESTIONS[node.rule](node, table)


def _verb(node: Node) -> Node:
    return next(n for n in node.children if isinstance(n, Node) and n.rule not in _NOT_ACTS)


def _done(node: Node, table: Table) -> Act:
    """The act of a sentence with its subject: a player, or the card itself."""
    by, subject, verb = node.node("by"), node.node("card"), _verb(node)
    if priced := verb.node("priced", "choosing"):
        refuse("bad-choice", priced.span, "bad-choice.asked")
    return act(verb, table, named(by or node, table), subject)


def _has(node: Node, table: Table) -> IsSo:
    feature = feature_of(node.the_node("keyword", "icon", "trait", "no_attachments"), table.vocabulary)
    return IsSo("has", pick(node.the_node("card"), table, None, IN_PLAY), value=feature.name)


def _counts_as(node: Node, table: Table) -> CountsAs:
    acts = [n for n in node.nodes() if n.rule != "card"]
    source, other = acts[0], acts[1]
    done = act_or_kind(source, table, named(node, table), node.node("card"))
    place = other.node("origin")
    kind = kind_word(other.node("kind")) or (f"from {area_of(place.the_node('place'))}" if place else "")
    return CountsAs(done, other.rule if other.rule == "come_out" else action_of(other), kind)


def _how_many(node: Node, table: Table) -> HowMany:
    role, verb, period = node.word("ROLE"), _verb(node), node.node("period")
    player = named(node, table)
    if role and verb.rule == "declare":
        done = Act("attack" if role.lower.startswith("attack") else "defend", player)
    else:
        done = bare_act(verb, player)
    return HowMany(done, kind_word(node.node("kind")), period.the_word("PERIOD").name if period else "")


def _how_much_can(node: Node, table: Table) -> HowMuch:
    done = _done(node, table)
    return HowMuch("bestow_limit", done.card, done.player, done)


def _who(what: str) -> Callable[[Node, Table], WhoIs]:
    def read(node: Node, table: Table) -> WhoIs:
        ref = node.node("card")
        return WhoIs(what, pick(ref, table, alike=_holder) if ref else None)

    return read


def _holder(card: Card, _: Table) -> object:
    return card.controller, card.owner


def _held(word: str) -> Callable[[Node, Table], IsSo]:
    def read(node: Node, table: Table) -> IsSo:
        player = named(node, table)
        mine: Fits = lambda card: player in (card.controller, card.owner)  # noqa: E731 - a predicate
        return IsSo(word, pick(node.the_node("card"), table, player, (mine,)), player)

    return read


_QUESTIONS: dict[str, Callable[[Node, Table], Asked]] = {
    "can": lambda node, table: Can(_done(node, table)),
    "can_be": lambda node, table: Can(_done(node, table)),
    "is": is_,
    "compare": compare,
    "has": _has,
    "controls": _held("controlled_by"),
    "owns": _held("owned_by"),
    "counts_as": _counts_as,
    "comes_before": lambda node, _: Before(action_of(_verb(node)), "beginning_effects"),
    "what_is": lambda node, table: amount_of(next(node.nodes()), table),
    "what_happens": lambda node, table: WhatHappens(_done(node, table)),
    "what_can": lambda node, table: WhatCan(named(node, table) or ""),
    "how_many": _how_many,
    "how_often": lambda node, table: HowMany(_done(node, table)),
    "how_much_can": _how_much_can,
    "how_much_on": amount_of,
    "how_much_has": amount_of,
    "how_much_cost": cost_to,
    "who_first": lambda node, _: WhoIs("first", action=action_of(_verb(node))),
    "who_controls": _who("controls"),
    "who_owns": _who("owns"),
    "who_wins": _who("wins"),
    "order": lambda node, _: Order(action_of(_verb(node))),
    "when": lambda node, table: When(_done(node, table)),
}
