"""Reads what somebody does into an Act: its cards found where such an act finds them."""

from __future__ import annotations

from functools import lru_cache

from judge.game.ability import ALSO
from judge.game.table import Card, Table
from judge.game.vocabulary import Vocabulary
from judge.language.parse.grammar import Node
from judge.language.refuse import number, refuse
from judge.language.resolve.which_card import IN_PLAY, Fits, area_of, named, owner_of, pick, pick_all
from judge.question import Act
from judge.support.problems import phrase


@lru_cache(200)  # the same for every card with which one player does the same
def natural_places(
    vocabulary: Vocabulary, action: str, player: str | None, origin: str | None = None, holder: str | None = None
) -> tuple[Fits, ...]:
    """Tests for where the card would be, the likeliest place first; `holder` is whose area is named as its origin."""
    if action == "look":  # at what is hidden
        return (lambda card: card.facedown), (lambda card: card.area not in vocabulary.open_areas)
    spots = (f"own {origin}", f"any {origin}") if origin else vocabulary.act(action).get("found_in", ())
    return tuple(_fits(spot, holder or player) for spot in spots)


def _fits(spot: str, player: str | None) -> Fits:
    whose, *areas = spot.split()

    def fits(card: Card) -> bool:
        mine = player in (None, card.controller)
        return card.area in areas and (mine or whose != "own") and (card.controller != player or whose != "other")

    return fits


def act(node: Node, table: Table, player: str | None = None, subject: Node | None = None) -> Act:
    """The act that a player does, or that is done with the card that is the subject of the sentence."""
    name, origin = action_of(node), _origin(node)
    natural = natural_places(table.vocabulary, name, player, origin, _holder(node, table, player))
    refs = [subject] if subject else list(node.nodes("card"))
    cards = pick_all(refs, table, player, natural)
    if not cards and table.vocabulary.act(name).get("needs") != "nothing":
        refuse("missing-card", node.span, "", phrase("name-the-card"))
    number_told, who = node.word("NUMBER"), player or _controller(name, cards, table)
    amount, targets = number(number_told) if number_told else None, _targets(node, table, player)
    opponent = named(node, table) if node.word("NAME") else None
    target = targets[0] if targets else None
    return Act(name, who, cards, target, amount, origin, _challenge(node), opponent, _ability(node), targets[1:])


def act_or_kind(node: Node, table: Table, player: str | None, subject: Node | None = None) -> Act:
    """An act that may be asked about as such, without a card: `the cost to marshal a card into shadows`."""
    named_card = subject or node.node("card") or node.node("kind", "it") is None
    return act(node, table, player, subject) if named_card else bare_act(node, player)


def bare_act(node: Node, player: str | None) -> Act:
    """An act with no card of its own: `how many cards can Alice marshal?`"""
    return Act(action_of(node), player, origin=_origin(node))


def action_of(node: Node) -> str:
    """The action's name in the rulebook's tree."""
    if node.rule == "come_out":
        return "bring_out"
    if node.rule == "return_to":
        return f"return_to_{area_of(node.the_node('place'))}"
    if node.rule == "declare":
        role = node.word("ROLE")
        if role is None:
            refuse("unfinished-line", node.span, "unfinished-line.declared", phrase("add-a-role"))
        return "attack" if role.lower.startswith("attack") else "defend"
    if node.rule == "bestow" and node.word("POWER"):
        return "place_power"
    return node.rule


def _origin(node: Node) -> str | None:
    origin = node.node("origin")
    return area_of(origin.the_node("place")) if origin else None


def _holder(node: Node, table: Table, player: str | None) -> str | None:
    """Whose area the card comes from, where another player's is named."""
    origin = node.node("origin")
    return owner_of(origin.the_node("place"), table, player) if origin else None


ORDINALS = ("first", "second", "third", "fourth")


def _ability(node: Node) -> str:
    """Which ability is used, as the line calls it: `reaction`, `reaction 2`; just one that the card has: nothing."""
    told, ordinal = node.word("ANSWER", "OWN_ACTION"), node.word("ORDINAL")
    kind = told.lower.removesuffix("s") if told else ""
    number = f" {ORDINALS.index(ordinal.lower) + 1}" if ordinal else ""
    return f"{ALSO.get(kind, kind) or 'ability'}{number}" if kind or number else ""


def _targets(node: Node, table: Table, player: str | None) -> tuple[str, ...]:
    """The cards that it is used on, in their order."""
    target = node.node("target", "chosen")
    return tuple(pick(one, table, player, IN_PLAY) for one in target.nodes("card")) if target else ()


def _controller(action: str, cards: tuple[str, ...], table: Table) -> str | None:
    """Who does it, where the line leaves that open: whoever controls the card, unless anybody may."""
    open_to_all = table.vocabulary.act(action).get("who") == "anybody"
    return table.cards[cards[0]].controller if cards and not open_to_all else None


def _challenge(node: Node) -> str | None:
    fight = node.word("FIGHT")
    return fight.name if fight else None
