"""What a camera above the table would see: players, cards, areas, tokens, and what the table was told. It knows no rules.

`None` always means "not stated"; a dash in place of a printed cost is the string `-`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Literal

from judge.errors import Span
from judge.noun import Noun, replace

Area = Literal["hand", "play", "shadows", "dead", "discard", "deck", "used plots", "plot", "agenda", "removed", "unknown"]
OPEN_AREAS: tuple[Area, ...] = ("play", "shadows", "dead", "discard")
"""Areas that lie on the table: unnamed in a file, they are empty. The others are unknown."""
NOTHING: Mapping[str, Any] = {}


class Keyword(Noun):
    """A keyword as printed or gained: `shadow` 2, `stealth`, `no attachments` with its qualifying traits."""

    name: str
    value: int | None = None
    only: tuple[str, ...] = ()  # no Weapon attachments: Weapon
    excepting: tuple[str, ...] = ()  # no attachments except Weapon: Weapon


class Host(Noun):
    """What an attachment's own text says it goes on: a card that is all of this and none of `excluding`, or one of `others`."""

    type: str = "character"  # empty: any card
    side: str = ""  # "yours", "opponent's" or either
    house: str = ""
    trait: str = ""
    unique: bool = False
    title: str = ""
    keyword: str = ""  # a character with shadow
    loyal: bool = False
    owned: bool = False  # a card you own
    least_cost: int | None = None  # printed
    most_cost: int | None = None
    most_strength: int | None = None  # printed
    excluding: tuple[Host, ...] = ()
    others: tuple[Host, ...] = ()


class Face(Noun):
    """What is printed on a card."""

    title: str
    type: str | None = None  # character, location, attachment, event, plot, agenda
    unique: bool | None = False
    house: str | None = None
    cost: int | Literal["-"] | None = None
    crest: bool = False  # first edition: the Shadows crest, and the number after the s
    s_cost: int | None = None
    strength: int | None = None
    icons: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    traits: tuple[str, ...] = ()
    loyal: bool = False
    event_window: str = "action"  # events: action, reaction, interrupt
    event_phase: str = ""  # events: the phase before the word Action
    host: Host = Host()
    gold: int | None = None  # plots
    initiative: int | None = None
    claim: int | None = None
    reserve: int | None = None
    pack: str = ""
    origin: str = "file"  # file, catalogue, or the pack it was imported from
    unread: tuple[str, ...] = ()  # card text that is not modelled
    open: bool = False  # a class of cards rather than a card: keywords and traits may be more than listed
    lacks: tuple[str, ...] = ()  # of a class: keywords that its cards surely do not have
    effects: tuple[Effect, ...] = ()  # constant abilities; players "you" or "opponents", cards "this" or "host"


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
    because: tuple[tuple[str, str], ...] = ()  # what of its state a clause brought about: ("kneeling", "2E-STAND-01")

    @property
    def title(self) -> str:
        return self.face.title


class Player(Noun):
    """A seat at the table."""

    name: str
    house: str | None = None
    gold: int | None = None
    power: int | None = None
    closed: frozenset[str] = frozenset(OPEN_AREAS)  # areas of which the file says everything
    places: Mapping[str, Span] = NOTHING  # "gold", "dead" … -> where the file says it
    because: tuple[tuple[str, str], ...] = ()


class Happened(Noun):
    """Something that has been done, or was passed up, and for how long it matters."""

    action: str
    player: str = ""
    card: str = ""  # id
    kinds: tuple[str, ...] = ()  # what the card was then: "limited", "event"
    passed: bool = False
    period: Literal["moment", "phase", "round", "game"] = "phase"
    amount: int = 0
    place: Span | None = None


class Kind(Noun):
    """A class of cards as an effect names it: `Knight characters`, `limited cards`, `lannister cards`, or single cards."""

    types: tuple[str, ...] = ()
    house: str = ""
    trait: str = ""
    keyword: str = ""
    unique: bool = False
    cards: tuple[str, ...] = ()  # ids; empty: every card of the kind

    @property
    def plain(self) -> bool:
        """Whether it names no characteristic at all."""
        return not (self.types or self.house or self.trait or self.keyword or self.unique or self.cards)


class Effect(Noun):
    """An effect that the file says is in force."""

    mode: Literal["cannot", "may", "cost", "gains", "loses", "strength", "blank"]
    players: tuple[str, ...] = ()  # whom it binds; empty: everybody
    action: str = ""
    kind: Kind = Kind()
    amount: int = 0  # signed: cost +1, strength -2
    gain: Keyword | None = None  # keyword, icon or trait by name
    by_abilities: bool = False  # `card abilities cannot …`
    by_effects: bool = False  # `card effects cannot …`
    once: bool = False  # it is used up by the first act it touches
    until: str = ""  # phase, round, challenge
    source: str = ""  # id of the card it comes from
    source_title: str = ""  # its title; the card itself need not be on the table
    origin: str = ""  # `put characters into play from shadows`
    text: str = ""
    place: Span | None = None


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


class Table(Noun):
    """Everything on and around the table at one moment."""

    players: tuple[Player, ...] = ()
    cards: Mapping[str, Card] = NOTHING
    phase: str | None = None
    window: str | None = None
    active: str | None = None
    first: str | None = None
    format: str | None = None
    history: tuple[Happened, ...] = ()
    effects: tuple[Effect, ...] = ()
    challenge: Challenge | None = None
    places: Mapping[str, Span] = NOTHING
    closed: frozenset[str] = frozenset({"history"})  # without it more may have happened than is told, but for these actions

    def told(self, done: Collection[object], action: str) -> bool | None:
        """Whether something was done, as far as the table was told: what is not told may have been, unless all is."""
        return True if done else False if self.closed & {"history", action} else None

    def player(self, name: str) -> Player:
        return next(p for p in self.players if p.name == name)

    def seats_from(self, name: str) -> tuple[str, ...]:
        """Names clockwise, beginning with this player."""
        names = [p.name for p in self.players]
        start = names.index(name)
        return tuple(names[start:] + names[:start])

    def copies(self, card: Card, area: Area) -> Iterator[Card]:
        """The other cards of the same title in an area, duplicates included."""
        return (c for c in self.cards.values() if c.area == area and c.id != card.id and c.title == card.title)

    def with_card(self, card: Card) -> Table:
        return replace(self, cards={**self.cards, card.id: card})

    def with_player(self, player: Player) -> Table:
        return replace(self, players=tuple(player if p.name == player.name else p for p in self.players))
