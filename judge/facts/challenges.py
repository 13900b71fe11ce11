"""Challenges: who attacks, who defends, and with what."""

from __future__ import annotations

from judge.facts.effects import in_force, names_card
from judge.facts.words import Has, Number, Seen, fact, group, number, places, value
from judge.ruling import Case
from judge.table import Card, Table


def _sides(table: Table) -> tuple[tuple[str, ...], tuple[str, ...]]:
    fight = table.challenge
    return (fight.attackers, fight.defenders or ()) if fight else ((), ())


def _taking_part(table: Table) -> tuple[str, ...]:
    return tuple(card for side in _sides(table) for card in side)


@group(about="attackers")
def attackers(table: Table) -> tuple[str, ...] | None:
    return table.challenge.attackers if table.challenge else None


@group(about="defenders")
def defenders(table: Table) -> tuple[str, ...] | None:
    """None until it is stated who was declared."""
    return table.challenge.defenders if table.challenge else None


@group(about="participants")
def participants(table: Table) -> tuple[str, ...] | None:
    return _taking_part(table) if table.challenge else None


@value(about="challenge")
def challenge_type(table: Table) -> str | None:
    return table.challenge.type if table.challenge else None


@fact(about="challenge")
def challenge_under_way(table: Table) -> Seen:
    return Seen(table.challenge is not None, places(table.places.get("challenge")))


@fact(about="challenge")
def attacking_player(table: Table, player: str) -> Seen:
    fight = table.challenge
    return Seen(fight.attacker == player if fight else None, places(table.places.get("challenge")))


@fact(about="challenge")
def defending_player(table: Table, player: str) -> Seen:
    fight = table.challenge
    return Seen(fight.defender == player if fight else None, places(table.places.get("challenge")))


@fact(about="challenge")
def defending_player_controls(table: Table, card: Card) -> Seen:
    fight = table.challenge
    return Seen(card.controller == fight.defender if fight else None, places(card.place))


@fact(about="challenge")
def participates(table: Table, card: Card) -> Seen:
    return Seen(card.id in _taking_part(table), places(card.place))


@fact(about="attackers")
def attacks(table: Table, card: Card) -> Seen:
    return Seen(card.id in _sides(table)[0], places(card.place))


@fact(about="defenders")
def defends(table: Table, card: Card) -> Seen:
    return Seen(card.id in _sides(table)[1], places(card.place))


@fact(about="attackers")
def attacks_with_others(table: Table, card: Card) -> Seen:
    """Somebody attacks beside this card."""
    others = [table.cards[c].place for c in _sides(table)[0] if c != card.id]
    return Seen(bool(others), places(*others))


@fact(about="defenders")
def defends_with_others(table: Table, card: Card) -> Seen:
    others = [table.cards[c].place for c in _sides(table)[1] if c != card.id]
    return Seen(bool(others), places(*others))


@fact(about="declarations")
def was_declared(table: Table, card: Card) -> Seen:
    """The card was declared for the challenge, not put into it later."""
    return Seen(bool(table.challenge and card.id in table.challenge.declared), places(card.place))


@fact(about="stealth")
def chosen_by_stealth(table: Table, card: Card) -> Seen:
    return Seen(bool(table.challenge and card.id in table.challenge.bypassed), places(card.place))


@fact(about="side")
def joins_as(case: Case, value: object) -> Seen:
    return Seen(case.origin == value)


@fact(about="challenges made")
def made_such_a_challenge(table: Table, player: str, case: Case) -> Seen:
    """The player has already initiated a challenge of this type; of which type, must be said."""
    done = [h for h in table.history if h.action == "initiate_challenge" and h.player == player and not h.passed]
    same = [h for h in done if case.challenge in h.kinds]
    unsure = bool(done) and (not case.challenge or any(not h.kinds for h in done))
    made = True if same and case.challenge else None if unsure else table.told((), "initiate_challenge")
    return Seen(made, places(*(h.place for h in done)))


@fact(about="what happened")
def sides_have_changed(table: Table) -> Seen:
    """Somebody has left the challenge or was put into it."""
    done = [h for h in table.history if h.action in ("leave_challenge", "join_challenge")]
    return Seen(bool(done), places(*(h.place for h in done)))


def _opposed(table: Table, card: Card, cards: tuple[str, ...]) -> list[Card]:
    return [c for i in cards if (c := table.cards[i]).controller != card.controller]


@number(about="participants")
def opposing_participants(table: Table, card: Card) -> Number:
    """The participating characters that somebody else than this card's controller controls."""
    found = _opposed(table, card, _taking_part(table))
    return Number((len(found),), places(*(c.place for c in found)))


@fact(about="participants")
def opponents_character_beside_it(table: Table, card: Card) -> Seen:
    """A character that somebody else controls takes part on the same side."""
    own = next((side for side in _sides(table) if card.id in side), ())
    found = _opposed(table, card, own)
    return Seen(bool(found), places(*(c.place for c in found)))


@number(about="defenders")
def other_declared_defenders(table: Table, case: Case) -> Number:
    """Who was declared as a defender before, those that are named now aside."""
    fight = table.challenge
    before = [c for c in (fight.defenders or ()) if c in fight.declared and c not in case.cards] if fight else []
    return Number((len(before),))


@number(about="stealth")
def others_bypassed(table: Table, case: Case) -> Number:
    fight = table.challenge
    return Number((len([c for c in fight.bypassed if c not in case.cards]) if fight else 0,))


@fact(about="icons")
def loses_as_often_as_it_gains(table: Table, card: Card, value: object, has: Has) -> Seen:
    """Effects take this from the card at least once, and at least as often as others give it."""
    told = [e for e in in_force(table, has) if e.gain and e.gain.name.casefold() == value and names_card(e, card, has)]
    lost = [e for e in told if e.mode == "loses"]
    return Seen(bool(lost) and len(lost) * 2 >= len(told), places(*(e.place for e in lost)))
