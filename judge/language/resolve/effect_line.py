"""Reads an `effect` line into an effect in force: whom and what it binds, not what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from judge.game.card_descriptions import Place, Which, Who
from judge.game.effect import Bar, Effect, Gain, InForce, Leave, Lose, Price, Strength, Until, by_rule, period_of
from judge.game.printed_face import Keyword
from judge.game.table import Table
from judge.language.parse.grammar import Line, Node
from judge.language.refuse import known_player, number, refuse
from judge.language.resolve.acts import action_of, natural_places
from judge.language.resolve.card_classes_and_marks import THINGS, feature_of, holder_of, which_of
from judge.language.resolve.printed_card import unquoted
from judge.language.resolve.which_card import area_of, is_called, pick
from judge.support.frozen_data_classes import replace

_NOT_ACTS = (*THINGS, "everybody", "opponents", "abilities", "card_effects", "by")


def effect_of(line: Line, table: Table) -> InForce:
    """The effect that the line puts in force."""
    body = next(n for n in line.node.nodes() if n.rule not in ("source", "until", "period"))
    until, source = line.node.node("until", "period"), line.node.node("source")
    plain = by_rule(body.rule)
    effect = plain(_held(body, table)) if plain else _EFFECTS[body.rule](body, table)
    lasting = Until(until.the_word("PERIOD").name, (effect,)) if until else effect
    told = InForce(lasting, text=line.text[body.span.column - line.span.column :], place=line.span)
    return _from(source, told, table) if source else told


def _from(source: Node, told: InForce, table: Table) -> InForce:
    """The card it comes from need not be on the table: it may have been an event, or a plot now used."""
    title = source.word("STRING")
    if title and not any(is_called(card, unquoted(title)) for card in table.cards.values()):
        return replace(told, source_title=unquoted(title))
    card = table.cards[pick(source, table)]
    constant = card.area in table.vocabulary.speaking_areas and not period_of(told.effect)
    return replace(told, source=card.id, source_title=card.title, ends_with_source=constant)


def _bound(node: Node, table: Table) -> Who | None:
    """The players whom it binds; none means everybody."""
    names = tuple(p.name for p in table.players)
    against = node.node("opponents")
    if against:
        return _others(against, names)
    named = [*node.words("NAME"), *(word for by in node.nodes("by") for word in by.words("NAME"))]
    if named:
        return Who(names=tuple(known_player(word, names) for word in named))
    return holder_of(node, table)


def _others(node: Node, names: tuple[str, ...]) -> Who:
    player = known_player(node.the_word("NAME", "POSSESSIVE"), names)
    if len(names) == 1:  # an empty list would bind everybody
        refuse("unknown-player", node.span, "unknown-player.no-opponents", player=player)
    return Who(names=tuple(name for name in names if name != player))


def _acts_in(node: Node) -> list[Node]:
    return [n for n in node.nodes() if n.rule not in _NOT_ACTS]


def _told_of(node: Node) -> Literal["", "abilities", "effects"]:
    """`card abilities cannot …`, `… cannot be … by card effects`."""
    told = [n.rule for n in (*node.nodes(), *(inner for by in node.nodes("by") for inner in by.nodes()))]
    return "abilities" if "abilities" in told else "effects" if "card_effects" in told else ""


def _ruled(node: Node, table: Table) -> tuple[str, Which, Who | None]:
    """What is done with which cards, and by whom."""
    (act,), who = _acts_in(node), _bound(node, table)
    which = _acted_on(node if node.node(*THINGS) else act, act, who, table)
    origin = act.node("origin")
    area = area_of(origin.the_node("place")) if origin else ""
    return action_of(act), replace(which, place=Place((area,))) if area else which, who


def _acted_on(node: Node, act: Node, who: Who | None, table: Table) -> Which:
    """The cards that the act is done with, looked for where such an act finds them."""
    player = who.names[0] if who and len(who.names) == 1 else None
    return which_of(node, table, player, natural_places(table.vocabulary, action_of(act), player))


def _costs(node: Node, table: Table) -> Price:
    acts, who = _acts_in(node), _bound(node, table)
    amount = number(node.the_word("NUMBER"))
    less = node.the_word("CHANGE").lower in ("less", "lower", "fewer")
    which = _acted_on(node, acts[0], who, table) if acts else which_of(node, table)
    return Price(action_of(acts[0]) if acts else "", -amount if less else amount, which, who)


def _held(node: Node, table: Table) -> Which:
    """The cards that have something, or no longer: perhaps only those of a player."""
    return replace(which_of(node, table), whose=_bound(node, table))


def _feature(node: Node, table: Table) -> Keyword:
    return feature_of(node.the_node("keyword", "icon", "trait", "no_attachments"), table.vocabulary)


_EFFECTS: dict[str, Callable[[Node, Table], Effect]] = {
    "cannot": lambda node, table: Bar(*_ruled(node, table), _told_of(node)),
    "cannot_be": lambda node, table: Bar(*_ruled(node, table), _told_of(node)),
    "may": lambda node, table: Leave(*_ruled(node, table), _told_of(node)),
    "costs": _costs,
    "gains": lambda node, table: Gain(_feature(node, table), _held(node, table)),
    "loses": lambda node, table: Lose(_feature(node, table), _held(node, table)),
    "gets": lambda node, table: Strength(number(node.the_word("SIGNED")), _held(node, table)),
}
