"""Acts that may be used on another card: which others are worth trying, and with which the act is legal."""

from __future__ import annotations

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.legality import Weighed, not_permitted_at_sight, ways, weigh_act
from judge.game.case_and_truth import Case
from judge.game.facts import FACTS, VALUES
from judge.rulebook import Rulebook
from judge.rulebook.condition_forms import Form


def legal_ways(hearing: Hearing, plain: Case) -> list[tuple[Case, Weighed]]:
    """The legal ways of one act with one card: by itself, where that says it all, else on each card that it can be used on."""
    aimed = hearing.rulebook.action(plain.action).needs == "target"
    if not aimed and not_permitted_at_sight(hearing, plain):
        return []
    weighed = weigh_act(hearing, plain)
    if weighed.truth:
        return [(plain, weighed)]
    if not aimed:
        return []
    on_each = [case for way in ways(hearing, plain) if _worth_aiming(hearing, way) for case in _aimed(hearing, way)]
    return [(case, weighed) for case in on_each if (weighed := weigh_act(hearing, case)).truth]


def _aimed(hearing: Hearing, way: Case) -> list[Case]:
    """On each card that lies where the ability looks for one, the card itself included; where it does not say, in play."""
    among = way.ability.choices[0].among if way.ability and way.ability.choices else None
    areas = among.place.areas if among and among.place else ("play",)
    cards = (card.id for area in areas for card in hearing.table.index.lying_in(area))
    return [way._replace(target=card) for card in cards if among or card != way.card]


def _worth_aiming(hearing: Hearing, plain: Case) -> bool:
    """Whether some permission does not fail whatever the other card is: most cards have no ability that could be aimed."""
    book = hearing.rulebook
    entries = (*book.entries("permits", plain.action), *book.entries("permits", "any"))
    return any(not _fails(hearing, entry.when, plain) for entry in entries)


def _fails(hearing: Hearing, when: Form, plain: Case) -> bool:
    parts = when[1] if when[0] == "all" else (when,)
    return any(hearing.weigh(part, plain).truth is False for part in parts if not looks_at_target(hearing.rulebook, part))


def looks_at_target(book: Rulebook, condition: Form, seen: frozenset[str] = frozenset()) -> bool:
    """Whether the card that something is used on can make a difference to the condition."""
    kind = condition[0]
    if kind == "word":
        return _word_looks(book, condition, seen)
    if kind in ("any", "all"):
        return any(looks_at_target(book, part, seen) for part in condition[1])
    return kind not in ("not", "some") or looks_at_target(book, condition[-1], seen)


def _word_looks(book: Rulebook, condition: Form, seen: frozenset[str]) -> bool:
    _, name, value = condition
    if isinstance(value, str) and value in VALUES and "target" in VALUES[value].fields:
        return True
    entries = (*book.entries("defines", name), *book.entries("excludes", name))
    if not book.entries("defines", name):
        return name in FACTS and "target" in FACTS[name].fields
    lifts = [lift for e in entries for lift in book.entries("lifts", e.clause)]
    return name not in seen and any(looks_at_target(book, e.when, seen | {name}) for e in (*entries, *lifts))
