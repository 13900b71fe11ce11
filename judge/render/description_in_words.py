"""A description of cards in the words of a language: what they are, then each thing that is asked of them, a comma between."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from judge.game.card_descriptions import Bound, Fight, Which, Who
from judge.render.cards_in_words import word

if TYPE_CHECKING:
    from judge.render.placeholders import Scene

FLAGS = {"unique": "unique", "loyal": "loyal", "duplicate": "a_duplicate", "kneeling": "kneeling"}


def which_words(scene: Scene, which: Which) -> str:
    """`character, kneeling, in play, but not: card, trait Knight`."""
    return ", ".join((_head(scene, which), *_is(scene, which), *_lies(scene, which), *_besides(scene, which)))


def _head(scene: Scene, which: Which) -> str:
    """What sort of card; one that is named is just that."""
    told = [_card(scene, ref) for ref in which.refs] or [word(scene.language, one) for one in which.types]
    return _or(scene, told) or scene.language.say("described", "card")


def _is(scene: Scene, which: Which) -> Iterator[str]:
    """What it is and has."""
    say, language = scene.language.say, scene.language
    if which.many.kind == "another":
        yield say("described", "another")
    yield from (say("described", FLAGS[flag]) for flag in which.flags)
    if which.houses:
        yield _or(scene, (language.find("houses", house) or house for house in which.houses))
    if which.traits:
        yield say("described", "trait", value=_or(scene, which.traits))
    if which.keywords:
        yield say("cards", "with", value=_or(scene, (word(language, one) for one in which.keywords)))
    yield from (_bound(scene, bound) for bound in which.bounds)


def _lies(scene: Scene, which: Which) -> Iterator[str]:
    """What it is called, where it lies, whose it is, and on which side of a challenge."""
    say, language = scene.language.say, scene.language
    if which.titles:
        yield say("described", "called", value=_or(scene, which.titles))
    if which.same_title:
        yield say("described", "same_title", value=_card(scene, which.same_title))
    if which.place:
        yield _or(scene, (language.find("areas", area, "in") or area for area in which.place.areas))
    if which.whose:
        yield say("described", "controlled_by", value=_who(scene, which.whose))
    if which.owner:
        yield say("described", "owned_by", value=_who(scene, which.owner))
    if which.on:
        yield _fight(scene, which.on)


def _besides(scene: Scene, which: Which) -> Iterator[str]:
    """What it is not, and of what it must be one."""
    for one in which.without:
        yield scene.language.say("described", "but_not", value=which_words(scene, one))
    if which.either:
        told = _or(scene, (which_words(scene, one) for one in which.either))
        yield scene.language.say("described", "one_of", value=told)


def _or(scene: Scene, several: Iterable[str]) -> str:
    """Of one field any of its words will do."""
    return scene.language.joined(several, "or")


def _card(scene: Scene, ref: str) -> str:
    card = scene.table.cards.get(ref)
    return card.title if card else scene.language.say("described", "attached" if ref == "attached" else "this")


def _who(scene: Scene, who: Who) -> str:
    say = scene.language.say
    if who.names:
        return _or(scene, who.names)
    if who.of:
        return say("described", "owner_of", value=_card(scene, who.of))
    if who.role == "opponent":
        return say("described", "each_opponent" if who.many == "each" else "an_opponent")
    return say("described", "you" if who.role == "you" else "its_owner")


def _bound(scene: Scene, bound: Bound) -> str:
    say, least = scene.language.say, bound.how == "at_least"
    if bound.stat == "cost":
        return say("described", "cost_at_least" if least else "cost_at_most", value=bound.number)
    return say("described", "strength_at_least" if least else "strength_at_most", value=bound.number)


def _fight(scene: Scene, fight: Fight) -> str:
    say, kinds = scene.language.say, _or(scene, (word(scene.language, one) for one in fight.types))
    told = say("described", "attacking" if fight.side == "attackers" else "defending" if fight.side else "taking_part")
    return f"{told} {say('described', 'in_a_challenge', value=kinds)}" if kinds else told
