"""What lies on one table, found without going through all of it: facts ask for every card, and must not look at every card."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from judge.support.fold_and_clean_text import fold

if TYPE_CHECKING:
    from judge.game.table import Card, Player

UNKNOWN = "unknown"
"""The area of cards that lie nobody knows where."""
Cards = Sequence["Card"]
Grouped = dict[str, list["Card"]]
TITLE, AREA, CONTROLLER = attrgetter("face.title"), attrgetter("area"), attrgetter("controller")


def _by(name_of: Callable[[Card], str], cards: Iterable[Card]) -> Grouped:
    """The cards under each name, in their order."""
    found: Grouped = defaultdict(list)
    for card in cards:
        found[name_of(card)].append(card)
    return found


class Index:
    """The cards by title, by area, by who controls them and by what they lie on or under; the players by name.

    Each is made when first asked for: of most tables hardly anything is.
    """

    __slots__ = (
        "_areas", "_called", "_cards", "_closed", "_held", "_lying", "_players", "_titles", "printing", "seats", "unread"
    )  # fmt: skip

    def __init__(self, players: Iterable[Player], cards: Collection[Card]) -> None:
        self._players = tuple(players)
        self._cards = cards
        self.seats = {player.name: player for player in self._players}
        self._titles: Grouped | None = None
        self._areas: Grouped | None = None
        self._held: Grouped | None = None
        self._lying: Grouped | None = None
        self._called: Grouped | None = None
        self._closed: dict[frozenset[str], bool] = {}
        self.printing = [card for card in cards if card.face.effects]  # those with effects of their own
        self.unread = any(card.face.unread for card in cards)  # whether there is text that was not read

    def titled(self, title: str) -> Cards:
        if self._titles is None:
            self._titles = _by(TITLE, self._cards)
        return self._titles.get(title, ())

    def called(self, title: str) -> Cards:
        """Those with this title, as printed or as the file writes it; case, accents, quotes and dashes do not matter."""
        if self._called is None:
            found: Grouped = defaultdict(list)
            for card in self._cards:
                for name in {fold(card.face.title), fold(card.called)}:
                    found[name].append(card)
            self._called = found
        return self._called.get(fold(title), ())

    def lying_in(self, area: str) -> Cards:
        if self._areas is None:
            self._areas = _by(AREA, self._cards)
        return self._areas.get(area, ())

    def astray(self, area: str) -> Cards:
        """Those of which it is known that they lie there or somewhere else that is named."""
        return [card for card in self.lying_in(UNKNOWN) if area in card.perhaps]

    def controlled_by(self, player: str) -> Cards:
        if self._held is None:
            self._held = _by(CONTROLLER, self._cards)
        return self._held.get(player, ())

    def lying_on(self, card: str) -> Cards:
        """Attached to it, or under it as its duplicate."""
        if self._lying is None:
            self._lying = _by(lambda card: card.under or card.host, [c for c in self._cards if c.host or c.under])
        return self._lying.get(card, ())

    def told_of_all(self, areas: frozenset[str]) -> bool:
        """Whether of every player all is told of one of these areas."""
        if areas not in self._closed:
            self._closed[areas] = all(player.closed & areas for player in self._players)
        return self._closed[areas]
