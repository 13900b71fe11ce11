"""Random boards, as text: a few players, a few cards each, and questions about them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hypothesis import strategies as st

CARDS = {
    "Hidden Knight": "unique character, lannister, cost 4, strength 3, military, shadow 2, traits Knight",
    "Grey Cloak": "character, neutral, cost 2, strength 2, intrigue, shadow 1",
    "Old Well": "location, neutral, cost 1, limited, shadow 0",
    "Lady Nobody": "unique character, stark, cost 3, strength 2, power, bestow 2",
    "Quiet Word": "event, neutral, cost -, shadow 1",
    "Dull Knife": "attachment, neutral, cost 1, shadow 1",
    "Brigand": "character, neutral, cost 2, strength 2, military, ambush 1",
}
AREAS = ("hand", "play", "shadows", "dead", "discard")
ACTS = (
    "bring {card} out of shadows", "marshal {card}", "marshal {card} into shadows", "put {card} into play", "ambush {card}",
    "play {card}", "take control of {card}", "look at {card}", "return {card} to shadows",
)  # fmt: skip


@dataclass(frozen=True)
class Put:
    """A card in an area of a player's."""

    title: str
    area: str
    handle: str
    owner: str = ""
    kneeling: bool = False

    def text(self) -> str:
        notes = [n for n in (f"owned by {self.owner}" if self.owner else "", "kneeling" if self.kneeling else "") if n]
        return f'"{self.title}"' + (f" ({', '.join(notes)})" if notes else "") + f" @{self.handle}"


@dataclass(frozen=True)
class Board:
    """A board that can be written down in more than one way."""

    players: tuple[str, ...]
    cards: tuple[tuple[str, Put], ...]  # (player, card)
    gold: tuple[int | None, ...]
    phase: str | None
    active: int | None
    questions: tuple[tuple[str, str, str], ...]  # (player, act, handle)
    titles: tuple[tuple[str, str], ...] = tuple((t, t) for t in CARDS)

    def text(self, shuffled: bool = False) -> str:
        return "\n".join([*self.head(shuffled), *self.blocks(shuffled), *self.asks()]) + "\n"

    def head(self, shuffled: bool) -> list[str]:
        renamed = dict(self.titles)
        lines = [f'card "{renamed[t]}": {facts}' for t, facts in CARDS.items()]
        lines += [f"phase: {self.phase}"] if self.phase else []
        lines += [f"active player: {self.players[self.active]}"] if self.active is not None else []
        lines += [f"first player: {self.players[0]}", "edition: 2e"]
        return lines[::-1] if shuffled else lines

    def blocks(self, shuffled: bool) -> list[str]:
        lines = []
        for seat, player in enumerate(self.players):
            inner = [f"  gold: {self.gold[seat]}"] if self.gold[seat] is not None else []
            for area in AREAS:
                here = [p.text() for who, p in self.cards if who == player and p.area == area]
                inner += [f"  {area}: {', '.join(here[::-1] if shuffled else here)}"] if here else []
            lines += [f"player {player}", *(inner[::-1] if shuffled else inner)]
        return lines

    def asks(self) -> list[str]:
        return [f"ask can {who} {act.format(card='@' + handle)}?" for who, act, handle in self.questions]

    def renamed(self) -> Board:
        """The same board with other names for everybody and everything."""
        names = {p: f"{p}son" for p in self.players}
        cards = tuple((names[w], replace(p, title=f"The {p.title}", owner=names.get(p.owner, ""))) for w, p in self.cards)
        asked = tuple((names[w], act, h) for w, act, h in self.questions)
        titles = tuple((t, f"The {t}") for t in CARDS)
        return replace(self, players=tuple(names.values()), cards=cards, questions=asked, titles=titles)


def board(draw: st.DrawFn) -> Board:
    players = ("Ann", "Ben", "Cat")[: draw(st.integers(2, 3))]
    a_card = st.tuples(st.sampled_from(players), st.sampled_from(list(CARDS)), st.sampled_from(AREAS))
    chosen = draw(st.lists(a_card, min_size=1, max_size=7))
    cards = tuple((who, _put(draw, title, area, f"c{n}", players)) for n, (who, title, area) in enumerate(chosen))
    gold = tuple(draw(st.one_of(st.none(), st.integers(0, 6))) for _ in players)
    handles = [p.handle for _, p in cards]
    asked = st.tuples(st.sampled_from(players), st.sampled_from(ACTS), st.sampled_from(handles))
    questions = tuple(draw(st.lists(asked, min_size=1, max_size=5)))
    phase = draw(st.sampled_from([None, "marshaling", "challenges", "draw"]))
    return Board(players, cards, gold, phase, draw(st.one_of(st.none(), st.integers(0, len(players) - 1))), questions)


def _put(draw: st.DrawFn, title: str, area: str, handle: str, players: tuple[str, ...]) -> Put:
    owner = draw(st.sampled_from(("", "", "", *players))) if area in ("play", "shadows") else ""
    return Put(title, area, handle, owner, area == "play" and draw(st.booleans()))


boards = st.composite(board)()
