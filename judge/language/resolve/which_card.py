"""Which card on the table a question or a move speaks of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn

from judge.game.effect import named_by
from judge.game.periods_gone_by import of_this
from judge.game.table import Card, Table
from judge.language.parse.grammar import Node, WrittenWord
from judge.language.refuse import known_player, refuse
from judge.language.resolve.printed_card import unquoted
from judge.support.fold_and_clean_text import fold
from judge.support.frozen_data_classes import replace
from judge.support.problems import Phrase, meant, phrase

Fits = Callable[[Card], bool]


def pick(
    ref: Node,
    table: Table,
    player: str | None = None,
    natural: Sequence[Fits] = (),
    taken: Sequence[str] = (),
    alike: Callable[[Card, Table], object] | None = None,
) -> str:
    """The id of the card that is meant.

    `natural` says where it would be found, the likeliest place first; copies that are `alike` need not be told apart.
    """
    handle = ref.word("HANDLE")
    if handle:
        return _by_handle(handle, table)
    cards = _described(ref, table, player)
    cards = [card for card in cards if not card.under] or cards
    cards = [card for card in cards if card.id not in taken] or cards
    cards = next((found for fits in natural if (found := [c for c in cards if fits(c)])), cards)
    cards = [card for card in cards if card.called] or cards  # duplicates that the file only counts go by no title
    if len(cards) > 1 and len({(alike or fingerprint)(card, table) for card in cards}) > 1:
        _several(ref, cards)
    return cards[0].id


def pick_all(refs: Iterable[Node], table: Table, player: str | None, natural: Sequence[Fits]) -> tuple[str, ...]:
    """Several cards; a title that is named twice means two copies."""
    taken: list[str] = []
    for ref in refs:
        taken.append(pick(ref, table, player, natural, taken))
    return tuple(taken)


def every(ref: Node, table: Table, player: str | None = None, natural: Sequence[Fits] = ()) -> tuple[str, ...]:
    """All copies of a title, as an effect names them: copies that differ must be told apart."""
    first = pick(ref, table, player, natural)
    if ref.word("HANDLE"):
        return (first,)
    like = fingerprint(table.cards[first], table)
    return tuple(card.id for card in _described(ref, table, player) if fingerprint(card, table) == like)


def lies_in(*areas: str) -> Fits:
    """A test for where a card is."""
    return lambda card: card.area in areas


IN_PLAY = (lies_in("play"),)


def named(node: Node | None, table: Table, *kinds: str) -> str | None:
    """The player whom the sentence names, if it names one."""
    word = node.word(*(kinds or ("NAME", "POSSESSIVE"))) if node else None
    return known_player(word, [p.name for p in table.players]) if word else None


def area_of(node: Node) -> str:
    """The area that a place names."""
    return node.the_word("AREA").name


def owner_of(node: Node, table: Table, player: str | None) -> str | None:
    """Whose it is, where that is said: `Bob's dead pile`, `her hand`."""
    return player if node.word("PRONOUN") else named(node, table, "POSSESSIVE")


def fingerprint(card: Card, table: Table) -> tuple[object, ...]:
    """All that tells a card from a copy of it: where and how it lies, what is on it, what was said of it."""
    on_it = sorted(repr(_plain(c)) for c in table.cards.values() if card.id in (c.host, c.under))
    fight = table.challenge
    roles = fight and [card.id in (group or ()) for group in (fight.attackers, fight.defenders, fight.bypassed)]
    meant = [card.id in named_by(e.effect) for e in table.effects]
    past = [h.which == card.id for h in of_this(table, "phase")]
    return repr(_plain(card)), tuple(on_it), repr(roles), tuple(meant), tuple(past)


def is_called(card: Card, title: str) -> bool:
    """Whether that is its title, as printed or as the file writes it (perhaps in another language)."""
    return fold(title) in (fold(card.title), fold(card.called))


def _plain(card: Card) -> Card:
    return replace(card, id="", place=None, handle="", called="", because=(), host="", under=card.under and "under")


def _by_handle(handle: WrittenWord, table: Table) -> str:
    marked = {f"@{card.handle}".casefold(): card.id for card in table.cards.values() if card.handle}
    wanted = handle.text.casefold()
    if wanted not in marked:
        refuse("unknown-handle", handle.span, "", meant(wanted, marked), handle=handle.text)
    return marked[wanted]


def _described(ref: Node, table: Table, player: str | None) -> list[Card]:
    """The cards of that title that fit what is said of them."""
    title, pack = ref.the_word("STRING"), ref.word("PACK")
    copies = table.index.called(unquoted(title))
    if not copies:
        known = meant(unquoted(title), {card.title for card in table.cards.values()}) or phrase("put-it-in-an-area")
        refuse("unknown-card", title.span, "unknown-card.on-the-table", known, card=unquoted(title))
    tests = [_test(pick_, table, player) for pick_ in ref.nodes("controlled", "owned", "in_place")]
    if pack:
        tests.append(lambda card: fold(card.face.pack) == fold(pack.text))
    holder = owner_of(ref, table, player)
    cards = [c for c in copies if holder in (None, c.controller, c.owner) and (not tests or all(test(c) for test in tests))]
    if not cards:
        refuse("no-such-copy", ref.span, "", phrase("there-is", where=_where(copies)), card=unquoted(title))
    return cards


def _test(node: Node, table: Table, player: str | None) -> Fits:
    if node.rule == "in_place":
        area, holder = area_of(node), owner_of(node, table, player)
        return lambda card: card.may_lie_in((area,)) and holder in (None, card.controller)
    name = named(node, table)
    return lambda card: name == (card.owner if node.rule == "owned" else card.controller)


def _where(cards: Iterable[Card]) -> tuple[Phrase, ...]:
    return tuple(dict.fromkeys(_lies(card) for card in cards))


def _lies(card: Card) -> Phrase:
    where = phrase(f"lies.{card.area}", player=card.controller, area=card.area)
    return phrase("with-handle", where=where, handle=f"@{card.handle}") if card.handle else where


def _several(ref: Node, cards: list[Card]) -> NoReturn:
    title = unquoted(ref.the_word("STRING"))
    refuse("ambiguous-title", ref.span, "", phrase("say-which-copy"), card=title, count=len(cards), where=_where(cards))
