"""Reads an `effect` line into an Effect: whom and what it binds, not what follows from it."""

from __future__ import annotations

from judge.game.effect import Effect, Kind
from judge.game.table import Table
from judge.language.parse.grammar import Line, Node
from judge.language.refuse import known_player, number, refuse
from judge.language.resolve.acts import action_of, natural_places
from judge.language.resolve.card_classes import THINGS, feature_of, holders_of, kind_of
from judge.language.resolve.printed_card import unquoted
from judge.language.resolve.which_card import area_of, is_called, pick
from judge.support.frozen import replace

_NOT_ACTS = (*THINGS, "everybody", "opponents", "abilities", "card_effects", "by")


def effect_of(line: Line, table: Table) -> Effect:
    """The effect that the line puts in force."""
    body = next(n for n in line.node.nodes() if n.rule not in ("source", "until", "period"))
    until, source = line.node.node("until", "period"), line.node.node("source")
    effect = replace(
        _EFFECTS[body.rule](body, table),
        until=until.the_word("PERIOD").name if until else "",
        text=line.text[body.span.column - line.span.column :],
        place=line.span,
    )
    return _from(source, effect, table) if source else effect


def _from(source: Node, effect: Effect, table: Table) -> Effect:
    """The card it comes from need not be on the table: it may have been an event, or a plot now used."""
    title = source.word("STRING")
    if title and not any(is_called(card, unquoted(title)) for card in table.cards.values()):
        return replace(effect, source_title=unquoted(title))
    card = table.cards[pick(source, table)]
    return replace(effect, source=card.id, source_title=card.title)


def _bound(node: Node, table: Table) -> tuple[str, ...]:
    """The players whom it binds; none means everybody."""
    names = tuple(p.name for p in table.players)
    against = node.node("opponents")
    if against:
        return _others(against, names)
    named = [*node.words("NAME"), *(word for by in node.nodes("by") for word in by.words("NAME"))]
    if named:
        return tuple(known_player(word, names) for word in named)
    return holders_of(node, table)


def _others(node: Node, names: tuple[str, ...]) -> tuple[str, ...]:
    player = known_player(node.the_word("NAME", "POSSESSIVE"), names)
    if len(names) == 1:  # an empty list would bind everybody
        refuse("unknown-player", node.span, "unknown-player.no-opponents", player=player)
    return tuple(name for name in names if name != player)


def _acts_in(node: Node) -> list[Node]:
    return [n for n in node.nodes() if n.rule not in _NOT_ACTS]


def _rule(node: Node, table: Table) -> Effect:
    """cannot, cannot be, may."""
    (act,), players = _acts_in(node), _bound(node, table)
    origin, by = act.node("origin"), node.node("by")
    return Effect(
        "may" if node.rule == "may" else "cannot",
        players=players,
        action=action_of(act),
        kind=_acted_on(node if node.node(*THINGS) else act, act, players, table),
        by_abilities=_bans(node, by, "abilities"),
        by_effects=_bans(node, by, "card_effects"),
        origin=area_of(origin.the_node("place")) if origin else "",
    )


def _bans(node: Node, by: Node | None, what: str) -> bool:
    """`card abilities cannot …`, `… cannot be … by card effects`."""
    return bool(node.node(what) or (by and by.node(what)))


def _acted_on(node: Node, act: Node, players: tuple[str, ...], table: Table) -> Kind:
    """The cards that the act is done with, looked for where such an act finds them."""
    player = players[0] if len(players) == 1 else None
    return kind_of(node, table, player, natural_places(table.vocabulary, action_of(act), player))


def _costs(node: Node, table: Table) -> Effect:
    acts, players = _acts_in(node), _bound(node, table)
    amount = number(node.the_word("NUMBER"))
    less = node.the_word("CHANGE").lower in ("less", "lower", "fewer")
    return Effect(
        "cost",
        players=players,
        action=action_of(acts[0]) if acts else "",
        kind=_acted_on(node, acts[0], players, table) if acts else kind_of(node, table),
        amount=-amount if less else amount,
    )


def _has(node: Node, table: Table) -> Effect:
    """gains, loses."""
    gain = feature_of(node.the_node("keyword", "icon", "trait", "no_attachments"))
    effect = Effect("gains", _bound(node, table), kind=kind_of(node, table), gain=gain)
    return effect if node.rule == "gains" else replace(effect, mode="loses")


def _gets(node: Node, table: Table) -> Effect:
    amount = number(node.the_word("SIGNED"))
    return Effect("strength", _bound(node, table), kind=kind_of(node, table), amount=amount)


def _blank(node: Node, table: Table) -> Effect:
    return Effect("blank", _bound(node, table), kind=kind_of(node, table))


_EFFECTS = {
    "cannot": _rule,
    "cannot_be": _rule,
    "may": _rule,
    "costs": _costs,
    "gains": _has,
    "loses": _has,
    "gets": _gets,
    "blank": _blank,
}
