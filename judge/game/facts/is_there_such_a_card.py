"""Whether there are cards of some description, and copies of a card. What makes cards copies is for the law to say."""

from __future__ import annotations

from judge.game.card_descriptions import Which
from judge.game.card_fits_description import Standpoint
from judge.game.case_and_truth import Truth
from judge.game.facts import whatif_on_cards as changes
from judge.game.facts.registry import Has, Seen, fact, places
from judge.game.find_fitting_cards import ANOTHER, THIS, find, holders, just
from judge.game.table import Card, Table
from judge.game.vocabulary import Vocabulary
from judge.support.problems import Span


def there_is(table: Table, player: str, card: Card, which: Which, has: Has) -> Truth:
    """Whether there is a card of this description. Where no other bears the title and all is told, there is no copy."""
    known = which.whose is None or (which.whose.role == "you" and player)
    if known and which.same_title == THIS and which.many.kind == ANOTHER and which.place:
        index = table.index
        if len(index.titled(card.face.title)) == 1 and all(map(index.told_of_all, map(just, which.place.areas))):
            return False
    found = find(which, Standpoint(table, has, player, card.id))
    return True if found.sure else None if found.maybe or found.more else False


@fact(about="cards", glance=there_is, edit=changes.some_card, reads=("cards", "told", "challenge"))
def some(table: Table, player: str, card: Card, which: Which, has: Has) -> Seen:
    """There is a card of this description, read from the side of the player who acts and of the card that is spoken of."""
    here = Standpoint(table, has, player, card.id)
    found = find(which, here)
    if found.sure:
        telling = (card,) if card in found.sure else found.sure
        names = {"owner": telling[0].owner, "controller": telling[0].controller}
        return Seen(True, places(*(c.place for c in telling)), names)
    if found.maybe:
        return Seen(None, places(*(c.place for c in found.maybe)))
    return Seen(None if found.more else False, _listed(which, here))


def _listed(which: Which, here: Standpoint) -> tuple[Span, ...]:
    """Where the file lists what lies there."""
    names, areas = holders(which, here) or (), which.place.areas if which.place else ()
    return places(*[here.table.player(name).places.get(area) for name in names for area in areas])


def lie_in(which: Which, vocabulary: Vocabulary) -> str:
    """Where such cards lie, as a file calls it: `dead pile`, `cards in play`."""
    area = which.place.areas[0] if which.place else ""
    called = str(next(iter(vocabulary.row("areas", area).get("field", ())), area))
    return f"cards {called}" if called.startswith("in ") else called or "cards"


@fact(reads=("cards",))
def copy_has_duplicate(table: Table, player: str, card: Card) -> Seen:
    """The card of this title that the player has in play already has a duplicate."""
    over, unsure = _copies_in_play(table, player, card)
    under = [c.place for copy in over for c in table.index.lying_on(copy.id) if c.under]
    return Seen(True if under else None if unsure else False, places(*under))


@fact(reads=("cards",))
def copy_is_another_version(table: Table, player: str, card: Card) -> Seen:
    """The card of this title that the player has in play is a different version."""
    mine, unsure = _copies_in_play(table, player, card)
    other = any(c.face != card.face for c in mine)
    return Seen(True if other else None if unsure else False, places(*(c.place for c in mine)))


def _copies_in_play(table: Table, player: str, card: Card) -> tuple[list[Card], bool]:
    """Those that the player has in play and that are no duplicates, and whether one may be there of which nobody knows."""
    mine = [c for c in table.copies(card, "play") if c.controller == player and not c.under]
    return mine, any(c.title == card.title and c.controller == player for c in table.index.astray("play"))
