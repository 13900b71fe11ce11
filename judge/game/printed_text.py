"""What is printed on cards: the effects of their text, and whether a card is what an attachment's text asks for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from judge.game.effect import Effect
from judge.game.face import Face, Host
from judge.game.table import Card
from judge.support.frozen import replace

Names = Mapping[str, tuple[str, ...]]


def effects_of(card: Card, opponents: Iterable[str]) -> tuple[Effect, ...]:
    """The effects of a card in play: `you` and `opponents` become names, `this` and `host` become cards."""
    names = {"you": (card.controller,), "opponents": tuple(opponents)}
    ids = {"this": (card.id,), "host": (card.host,) if card.host else ()}
    return tuple(_placed(effect, card, names, ids) for effect in card.face.effects if _applies(effect, card))


def _applies(effect: Effect, card: Card) -> bool:
    return "host" not in effect.kind.cards or bool(card.host)


def _placed(effect: Effect, card: Card, names: Names, ids: Names) -> Effect:
    players = tuple(name for who in effect.players for name in names.get(who, (who,)))
    cards = tuple(one for which in effect.kind.cards for one in ids.get(which, (which,)))
    return replace(effect, players=players, kind=replace(effect.kind, cards=cards), source=card.id, place=card.place)


def suits(host: Host, face: Face, yours: bool, owned: bool = True) -> bool | None:
    """Yes, no, or unknown; `yours`: the attaching player controls the card, `owned`: and owns it."""
    answers = [_suits_alone(one, face, yours, owned) for one in (host, *host.others)]
    return True if True in answers else None if None in answers else False


def _suits_alone(host: Host, face: Face, yours: bool, owned: bool) -> bool | None:
    barred = [_all(_asked(out, face, yours, owned)) for out in host.excluding]
    wanted = _all(_asked(host, face, yours, owned))
    return _all(iter((wanted, *(None if answer is None else not answer for answer in barred))))


def _all(answers: Iterator[bool | None]) -> bool | None:
    found = list(answers)
    return False if False in found else None if None in found else True


def _asked(host: Host, face: Face, yours: bool, owned: bool) -> Iterator[bool | None]:
    """One answer for each thing that is asked of the card."""
    if host.type:
        yield None if face.type is None else face.type == host.type
    if host.side:
        yield yours == (host.side == "yours")
    if host.owned:
        yield owned
    if host.house:
        yield None if face.house is None else face.house == host.house
    if host.unique:
        yield face.unique
    if host.loyal:
        yield face.loyal
    if host.title:
        yield face.title == host.title
    if host.trait:
        yield _listed(host.trait, face.traits, face.open)
    if host.keyword:
        yield _listed(host.keyword, tuple(k.name for k in face.keywords), face.open)
    yield from _measured(host, face)


def _listed(word: str, words: tuple[str, ...], more: bool) -> bool | None:
    return word.casefold() in map(str.casefold, words) or (None if more else False)


def _measured(host: Host, face: Face) -> Iterator[bool | None]:
    """Printed numbers; a dash is no number, so it is neither high nor low enough."""
    for number, least, most in ((face.cost, host.least_cost, host.most_cost), (face.strength, None, host.most_strength)):
        if least is not None or most is not None:
            low, high = least or 0, most if most is not None else 99
            yield None if number is None else number != "-" and low <= int(number) <= high
