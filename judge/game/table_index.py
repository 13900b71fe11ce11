"""What lies on one table, found without going through all of it: facts ask for every card, and must not look at every card."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from judge.support.text import fold

if TYPE_CHECKING:
    from judge.game.table import Card, Player

Cards = Sequence["Card"]


class Index:
    """The cards by title, by area, by who controls them and by what they lie on or under; the players by name."""

    __slots__ = (
        "_areas", "_called", "_cards", "_closed", "_held", "_lying", "_players", "_titles", "printing", "seats", "unread"
    )  # fmt: skip

    def __init__(self, players: Iterable[Player], cards: Collection[Card]) -> None:
        self._players = tuple(players)
        self._cards = cards
        self._called: dict[str, list[Card]] | None = None
        self.seats = {player.name: player for player in self._players}
        self._titles: dict[str, list[Card]] = defaultdict(list)
        self._areas: dict[str, list[Card]] = defaultdict(list)
        self._held: dict[str, list[Card]] = defaultdict(list)
        self._lying: dict[str, list[Card]] = defaultdict(list)
        self.printing: list[Card] = []  # those with effects of their own
        self.unread = False  # whether there is text that was not read
        self._closed: dict[frozenset[str], bool] = {}
        for card in cards:
            self._titles[card.face.title].append(card)
            self._areas[card.area].append(card)
            self._held[card.controller].append(card)
            if card.face.unread:
                self.unread = True
            if card.face.effects:
                self.printing.append(card)
            if card.host or card.under:
                self._lying[card.under or card.host].append(card)

    def titled(self, title: str) -> Cards:
        return self._titles.get(title, ())

    def called(self, title: str) -> Cards:
        """Those with this title, as printed or as the file writes it; case, accents, quotes and dashes do not matter."""
        if self._called is None:
            found: dict[str, list[Card]] = defaultdict(list)
            for card in self._cards:
                for name in {fold(card.face.title), fold(card.called)}:
                    found[name].append(card)
            self._called = found
        return self._called.get(fold(title), ())

    def lying_in(self, area: str) -> Cards:
        return self._areas.get(area, ())

    def controlled_by(self, player: str) -> Cards:
        return self._held.get(player, ())

    def lying_on(self, card: str) -> Cards:
        """Attached to it, or under it as its duplicate."""
        return self._lying.get(card, ())

    def told_of_all(self, areas: frozenset[str]) -> bool:
        """Whether of every player all is told of one of these areas."""
        if areas not in self._closed:
            self._closed[areas] = all(player.closed & areas for player in self._players)
        return self._closed[areas]
