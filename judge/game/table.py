"""What a camera above the table would see: players, cards, areas, tokens, and what the table was told. It knows no rules.

`None` always means "not stated"; a dash in place of a printed cost is the string `-`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from judge.game.effect import InForce
from judge.game.periods_gone_by import Stamp
from judge.game.printed_face import Face, Keyword
from judge.game.steps_under_way_and_choices import Frame
from judge.game.table_index import UNKNOWN, Index
from judge.game.vocabulary import SHIPPED, Vocabulary
from judge.support.frozen_data_classes import Noun, replace
from judge.support.problems import Span

if TYPE_CHECKING:
    from judge.game.happening import Happening

Area = str
"""An area of `game.yaml`, or `unknown`."""
NOTHING: Mapping[str, Any] = {}
NOBODY = ""
"""Who is active where it is known that no player is."""


class Card(Noun):
    """One physical card."""

    id: str
    face: Face
    owner: str
    controller: str
    area: Area
    place: Span | None = None
    handle: str = ""
    called: str = ""  # its title as the file writes it, perhaps in another language
    kneeling: bool | None = False
    facedown: bool = False
    gold: int = 0
    power: int = 0
    host: str = ""  # the card this one is attached to
    under: str = ""  # the card this one is a duplicate of
    elsewhere: str = ""  # of a card whose area is unknown: the one in which it surely is not
    between: tuple[Area, ...] = ()  # of such a card, where that is known: the areas in one of which it surely is
    because: tuple[tuple[str, str], ...] = ()  # what of its state a clause brought about: ("kneeling", "2E-STAND-01")

    @property
    def title(self) -> str:
        return self.face.title

    @property
    def perhaps(self) -> tuple[Area, ...]:
        """The areas in one of which it lies, where nobody knows in which; none where that is known, or nothing is."""
        return self.between if self.area == UNKNOWN else ()

    def may_lie_in(self, areas: Collection[object]) -> bool:
        """Whether it lies in one of these, or that is one of the areas between which nobody can say."""
        return self.area in areas or any(area in areas for area in self.perhaps)

    def lies_in(self, areas: Collection[object]) -> bool | None:
        """Whether it lies in one of these areas, as far as it is known where it lies."""
        if self.area != UNKNOWN:
            return self.area in areas
        if self.between:
            there = [area in areas for area in self.between]
            return True if all(there) else None if any(there) else False
        return None if any(area != self.elsewhere for area in areas) else False

    def still(self, was: bool | None) -> bool | None:
        """Whether what was so of it is so; where nobody knows whether it has left, what was not so still is not."""
        return None if was and self.perhaps else was


def any_there(cards: Collection[Card]) -> bool | None:
    """Whether one of these is surely still where it was; None where nobody knows."""
    return True if any(not card.perhaps for card in cards) else None if cards else False


class Player(Noun):
    """A seat at the table."""

    name: str
    house: str | None = None
    gold: int | None = None
    power: int | None = None
    at_least: Mapping[str, int] = NOTHING  # of gold and power that are not known: they are no less than this
    closed: frozenset[str] = frozenset()  # areas of which the file says everything
    places: Mapping[str, Span] = NOTHING  # "gold", "dead" … -> where the file says it
    because: tuple[tuple[str, str], ...] = ()


class Challenge(Noun):
    """A challenge under way."""

    type: str
    attacker: str
    defender: str
    attackers: tuple[str, ...] = ()
    defenders: tuple[str, ...] | None = None  # None: not declared yet
    bypassed: tuple[str, ...] = ()
    declared: tuple[str, ...] = ()  # who was declared, as opposed to put into the challenge later
    places: Mapping[str, Span] = NOTHING

    def without(self, gone: Collection[str]) -> Challenge:
        """The challenge that these cards have left."""

        def left(cards: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(card for card in cards if card not in gone)

        defenders = None if self.defenders is None else left(self.defenders)
        declared, bypassed = left(self.declared), left(self.bypassed)
        return replace(self, attackers=left(self.attackers), defenders=defenders, bypassed=bypassed, declared=declared)


class Table(Noun):
    """Everything on and around the table at one moment."""

    __slots__ = ("_index",)  # beside its fields: what is worked out from them

    players: tuple[Player, ...] = ()
    cards: Mapping[str, Card] = NOTHING
    phase: str | None = None
    phase_unlike: str = ""  # where the phase is not stated: the one that it surely is not
    window: str | None = None
    active: str | None = None  # NOBODY: it is known that no player is
    first: str | None = None
    format: str | None = None
    history: tuple[Happening, ...] = ()
    clock: Stamp = ()  # how many of its periods are over
    effects: tuple[InForce, ...] = ()
    challenge: Challenge | None = None
    pending: tuple[Frame, ...] = ()  # what is under way, the innermost last
    places: Mapping[str, Span] = NOTHING
    closed: frozenset[str] = frozenset({"history"})  # without it more may have happened than is told, but for these actions
    vocabulary: Vocabulary = SHIPPED  # what the game is made of, under the law that is asked

    def told(self, done: Collection[object], *actions: str, of: Collection[str] = ()) -> bool | None:
        """Whether something was done, as far as the table was told: what is not told may have been, unless all is.

        All may be told of these actions, or of what is done with such cards.
        """
        return True if done else False if "history" in self.closed or {*actions} <= self.closed or self.closed & {*of} else None

    @property
    def index(self) -> Index:
        """Made when first asked for, since most tables on the way to an answer are never looked at that closely."""
        try:
            return self._index  # type: ignore[attr-defined, no-any-return]
        except AttributeError:
            found = Index(self.players, self.cards.values())
            object.__setattr__(self, "_index", found)
            return found

    def share_index(self, other: Table) -> None:
        """Where another table has the same cards and players, what was worked out from these serves here."""
        if self.cards is other.cards and self.players is other.players:
            object.__setattr__(self, "_index", other.index)

    def player(self, name: str) -> Player:
        return self.index.seats[name]

    def seats_from(self, name: str) -> tuple[str, ...]:
        """Names clockwise, beginning with this player."""
        names = [p.name for p in self.players]
        start = names.index(name)
        return tuple(names[start:] + names[:start])

    def copies(self, card: Card, area: Area) -> Iterator[Card]:
        """The other cards of the same title in an area, duplicates included."""
        return (c for c in self.index.titled(card.title) if c.area == area and c.id != card.id)

    def with_card(self, card: Card) -> Table:
        return replace(self, cards={**self.cards, card.id: card})

    def moved(self, card: Card) -> Table:
        """With the card as it now is; one that is not in play takes part in no challenge."""
        fight = self.challenge.without({card.id}) if self.challenge and card.area != "play" else self.challenge
        return replace(self.with_card(card), challenge=fight)

    def without(self, cards: Sequence[Card]) -> Table:
        """The table if these cards were not where they are, nor what lies on them: where else nobody has said."""
        gone = [*cards, *(on for card in cards for on in self.index.lying_on(card.id))]
        away = {c.id: replace(c, area=UNKNOWN, elsewhere=c.area, between=(), host="", under="", gold=0, power=0) for c in gone}
        fight = self.challenge.without(away) if self.challenge else None
        return replace(self, cards={**self.cards, **away}, challenge=fight)

    def with_player(self, player: Player) -> Table:
        return replace(self, players=tuple(player if p.name == player.name else p for p in self.players))


__all__ = [
    "NOBODY", "UNKNOWN", "Area", "Card", "Challenge", "Face", "InForce", "Keyword", "Player", "Table",
]  # fmt: skip
