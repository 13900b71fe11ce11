"""Tables that grow in one thing, for those who count what is tried and those who measure how long it takes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from string import ascii_lowercase

Table = Callable[[int], str]
KINDS = (
    "character, lannister, cost 3, strength 3, intrigue, shadow 2",
    "location, neutral, cost 2",
    "unique character, neutral, cost 5, strength 5, power, traits Knight",
    "attachment, neutral, cost 1, shadow 1",
)
NAMES = ["".join(letters) for letters in product(ascii_lowercase.upper(), ascii_lowercase, ascii_lowercase)]
NOW = "edition: 2e\nphase: marshaling\nactive player: Alice\nfirst player: Alice\n"


def players(number: int) -> str:
    return "".join(f"player {name}\n" for name in NAMES[:number])


def who_wins(number: int) -> str:
    """Nothing is stated but who sits there."""
    return f"edition: 2e\n{players(number)}ask who wins the challenge?\n"


def what_can(number: int, kinds: tuple[str, ...] = KINDS) -> str:
    """So many different cards, half of them in hand and half in play."""
    cards = "".join(f'card "Card {n}": {kinds[n // 2 % len(kinds)]}\n' for n in range(number))
    hand, play = (", ".join(f'"Card {n}"' for n in range(start, number, 2)) for start in (0, 1))
    return f"{NOW}{cards}player Alice\n  gold: 5\n  hand: {hand}\n  play: {play}\nplayer Bob\nask what can Alice do?\n"


def what_can_use(number: int) -> str:
    """So many cards in play that have an ability of their own, and as many in hand."""
    rows = f"  hand: {number // 4} x \"Burned Men\", {number // 4} x \"Penny\"\n  play: {number // 4} x \"Western Fiefdom\""
    return f"{NOW}player Alice\n  gold: 5\n{rows}, {number // 4} x \"Starfall Spy\"\nplayer Bob\nask what can Alice do?\n"


def can(number: int) -> str:
    """So many players more, each with a copy of his or her own."""
    others = "".join(f'player {name}\n  play: "Penny"\n' for name in NAMES[:number])
    head = 'edition: 2e\nphase: challenges\nplayer Alice\n  gold: 7\n  shadows: "Penny", "Ser Robert Strong"\n'
    asks = "".join(f"ask can Alice bring {which} out of shadows?\n" for which in ('"Ser Robert Strong"', '"Penny" in shadows'))
    return f"{head}{others}{asks}"


def cards_of_all(number: int) -> str:
    """So many cards on the table, and one question about one of them."""
    return what_can(number).replace("ask what can Alice do?", 'ask can Alice marshal "Card 0"?')


def depends(number: int) -> str:
    """So many questions, none of which has an answer by what is stated."""
    acts = ('bring "Ser Robert Strong" out of shadows', 'marshal "Penny"', 'marshal "Penny" into shadows', 'ambush "Penny"')
    asks = "".join(f"ask can Alice {acts[n % len(acts)]}?\n" for n in range(number))
    return f'edition: 2e\nplayer Alice\n  hand: "Penny"\n  shadows: "Ser Robert Strong"\nplayer Bob\n  dead: ?\n{asks}'
