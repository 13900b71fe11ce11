"""Challenges: who attacks, who defends, and with what."""

from __future__ import annotations

from judge.game.case_and_truth import Case
from judge.game.facts.registry import Seen, fact, group, places, shown, value
from judge.game.table import Card, Table


def sides(table: Table) -> tuple[tuple[str, ...], tuple[str, ...]]:
    fight = table.challenge
    return (fight.attackers, fight.defenders or ()) if fight else ((), ())


def taking_part(table: Table) -> tuple[str, ...]:
    return tuple(card for side in sides(table) for card in side)


@group(about="attackers")
def attackers(table: Table) -> tuple[str, ...] | None:
    return table.challenge.attackers if table.challenge else None


@group(about="defenders")
def defenders(table: Table) -> tuple[str, ...] | None:
    """None until it is stated who was declared."""
    return table.challenge.defenders if table.challenge else None


@group(about="participants")
def participants(table: Table) -> tuple[str, ...] | None:
    return taking_part(table) if table.challenge else None


@value(about="challenge")
def challenge_icon(table: Table) -> str | None:
    """The icon that takes part in such a challenge; a question in one line may not say of which type it is."""
    return table.vocabulary.row("challenges", table.challenge.type).get("icon") if table.challenge else None


@fact(about="challenge", reads=("challenge",))
def challenge_under_way(table: Table) -> Seen:
    return Seen(table.challenge is not None, places(table.places.get("challenge")))


@fact(about="challenge", reads=("challenge",))
def attacking_player(table: Table, player: str) -> Seen:
    fight = table.challenge
    return Seen(fight.attacker == player if fight else None, places(table.places.get("challenge")))


@fact(about="challenge", reads=("challenge",))
def defending_player(table: Table, player: str) -> Seen:
    fight = table.challenge
    return Seen(fight.defender == player if fight else None, places(table.places.get("challenge")))


@fact(about="challenge", reads=("challenge",))
def attacking_player_controls(table: Table, card: Card) -> Seen:
    fight = table.challenge
    return shown(card, card.controller == fight.attacker if fight else None)


@fact(about="challenge", reads=("challenge",))
def defending_player_controls(table: Table, card: Card) -> Seen:
    fight = table.challenge
    return shown(card, card.controller == fight.defender if fight else None)


def _participating(table: Table, _: object) -> list[Card]:
    return [table.cards[card] for card in taking_part(table)]


@fact(about="challenge", state="side", reads=("challenge",), among=_participating)
def participates(table: Table, card: Card) -> Seen:
    return shown(card, card.id in taking_part(table))


@fact(about="attackers", state="side", reads=("challenge",))
def attacks(table: Table, card: Card) -> Seen:
    return shown(card, card.id in sides(table)[0])


@fact(about="defenders", state="side", reads=("challenge",))
def defends(table: Table, card: Card) -> Seen:
    return shown(card, card.id in sides(table)[1])


@fact(about="attackers", reads=("challenge", "cards"))
def attacks_with_others(table: Table, card: Card) -> Seen:
    """Somebody attacks beside this card."""
    others = [table.cards[c].place for c in sides(table)[0] if c != card.id]
    return Seen(bool(others), places(*others))


@fact(about="defenders", reads=("challenge", "cards"))
def defends_with_others(table: Table, card: Card) -> Seen:
    others = [table.cards[c].place for c in sides(table)[1] if c != card.id]
    return Seen(bool(others), places(*others))


@fact(about="declarations", reads=("challenge",))
def was_declared(table: Table, card: Card) -> Seen:
    """The card was declared for the challenge, not put into it later."""
    return shown(card, bool(table.challenge and card.id in table.challenge.declared))


@fact(about="stealth", reads=("challenge",))
def chosen_by_stealth(table: Table, card: Card) -> Seen:
    return shown(card, bool(table.challenge and card.id in table.challenge.bypassed))


@fact(about="side", quiet=True)
def joins_as(case: Case, value: object) -> Seen:
    return Seen(case.origin == value)
