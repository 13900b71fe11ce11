"""The parts of a table, and which of them two tables differ in: so that what was found on one serves the other."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.case_and_truth import Case
from judge.game.table import Card, Table
from judge.support.frozen_data_classes import NamedTuple

PARTS = ("phase", "window", "active", "first", "format", "history", "effects", "challenge", "pending", "cards", "told", "seats")
"""What a word may say that it reads; `effects` are those in force, printed ones included, `told` areas of which all is told."""
BIT = {part: 1 << place for place, part in enumerate((*PARTS, "own", "face", "seat", "laid"))}
OWN, FACE, SEAT, LAID = BIT["own"], BIT["face"], BIT["seat"], BIT["laid"]
CARDS, SEATS = BIT["cards"], BIT["seats"]
"""The cards that a case names, what is printed on them, the seat of its player, and whether a table was described at all."""
ANYTHING = (1 << len(BIT)) - 1
FIELDS = {"phase_unlike": "phase", "closed": "history", "clock": "history", "players": "seats"}
"""Fields of a table that belong to a part of another name."""
ASIDE = ("places", "vocabulary")
PLAIN = tuple(field for field in Table._fields if field not in (*ASIDE, "cards", "players"))


class Difference(NamedTuple):
    """What is different on another table."""

    parts: int
    cards: frozenset[str]
    seats: frozenset[str]
    now: tuple[object, ...] = ()  # how all of it is there
    faces: frozenset[str] = frozenset()  # those of the cards on which something else is printed, or that stand on another line

    def seen(self, reads: int, case: Case) -> bool:
        """Whether something that reads so much of a table may see it, asked of this case."""
        if reads & self.parts or (reads & SEAT and case.player in self.seats):
            return True
        cards = self.cards if reads & OWN else self.faces if reads & FACE else frozenset[str]()
        return bool(cards) and (case.card in cards or case.target in cards or not cards.isdisjoint(case.cards))


def difference(one: Table, other: Table) -> Difference | None:
    """None where there is no telling: the lines that show things, the words of the game or the players are others.

    Nor where a card is gone: what was seen of it can be seen no more.
    """
    before, after = one.__dict__, other.__dict__
    seats = {p.name: p for p in one.players}
    if one.places is not other.places or one.vocabulary is not other.vocabulary:
        return None
    if one.players is not other.players and list(seats) != [p.name for p in other.players]:
        return None
    named = [f for f in PLAIN if before[f] is not after[f] and before[f] != after[f]]
    parts = sum({BIT[FIELDS.get(f, f)] for f in named})
    if one.cards is not other.cards and not one.cards.keys() <= other.cards.keys():
        return None
    ids = frozenset(_others(one.cards, other.cards))
    moved = [table.cards[i] for table in (one, other) for i in ids if i in table.cards]
    faces = frozenset(i for i in ids if i not in one.cards or not _same_face(one.cards[i], other.cards[i]))
    parts |= CARDS if ids else 0
    others = frozenset(p.name for p in other.players if seats[p.name] is not p)
    if others:
        parts |= SEATS | (BIT["told"] if [p.closed for p in one.players] != [p.closed for p in other.players] else 0)
        laid = any(p.closed for p in one.players) is not any(p.closed for p in other.players)
        parts |= LAID if laid else 0
    if one.effects or other.effects or one.index.printing or any(card.face.effects for card in moved):
        parts |= BIT["effects"]  # whom they name, and while what is so, may be anything
    now = (*((f, getattr(other, f)) for f in named), *(p for p in other.players if p.name in others))
    return Difference(parts, ids, others, (*now, *((i, other.cards.get(i)) for i in ids)), faces)


def fixed(table: Table) -> int:
    """What no suggested change makes different: cards are moved and copied, not printed anew, and no effect is thought up."""
    return FACE if table.effects or table.index.printing else FACE | BIT["effects"]


def _others(one: Mapping[str, Card], other: Mapping[str, Card]) -> list[str]:
    """The cards that are not the same."""
    return [] if one is other else [i for i, card in other.items() if one.get(i) is not card]


def _same_face(one: Card, other: Card) -> bool:
    return one.face is other.face and one.place is other.place
