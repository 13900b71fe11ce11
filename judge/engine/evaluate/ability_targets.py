"""Whether a card is one that an ability may choose: the matcher says so, and the words of the law tell of each thing it asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability import Do
from judge.game.card_descriptions import Bound, Which, parted
from judge.game.card_fits_description import Standpoint, matches
from judge.game.case_and_truth import Case, Truth, both
from judge.game.descriptions_from_data import plain
from judge.game.find_fitting_cards import find
from judge.rulebook.condition_forms import BEYOND, Form
from judge.ruling import Finding

if TYPE_CHECKING:
    from judge.engine.evaluate.evaluation import Hearing

FLAGS = {"kneeling": "is_kneeling", "unique": "unique", "duplicate": "lies_under_its_copy"}
STATS = {"cost": "printed_cost", "strength": "strength"}


def fit_for_target(hearing: Hearing, choice: Do, case: Case) -> Finding:
    """What must be so of the card that it is used on; where none is named, whether there is one on which it could be used."""
    if case.target or choice.among is None or case.card not in hearing.table.cards:
        return _of_target(hearing, choice, case)
    found = find(choice.among, _from(hearing, case))
    each = [_of_target(hearing, choice, case._replace(target=card.id)) for card in (*found.sure, *found.maybe)]
    if fit := next((one for one in each if one.truth), None):
        return fit
    if found.more or any(one.truth is None for one in each):
        return _of_target(hearing, choice, case)
    return hearing.weigh(("word", "a_target_is_there", plain(choice.among)), case)._replace(truth=False)


def _of_target(hearing: Hearing, choice: Do, case: Case) -> Finding:
    """All that is asked of it, or the first thing that is not so."""
    parts = asked_of_target(hearing, choice, case)
    failed = next((part for part in parts if part.truth is False), None)
    at = tuple(dict.fromkeys(at for part in parts for at in part.at))
    return failed or Finding("all", "", None, both([p.truth for p in parts]), case, at, parts)


def asked_of_target(hearing: Hearing, choice: Do, case: Case) -> tuple[Finding, ...]:
    """One finding for each thing that the card must be which a step chooses, and what must be possible with it."""
    described = [_part(hearing, part, case) for part in parted(choice.among or Which())]
    able = [hearing.weigh(("of", "target", ("can", choice.can, "")), case)] if choice.can else []
    by_law = [hearing.weigh(("not", ("word", BEYOND, None)), case)] if hearing.rulebook.entries("defines", BEYOND) else []
    return (*described, *able, *by_law)


def _part(hearing: Hearing, part: Which, case: Case) -> Finding:
    """What the matcher says; what it does not know may be supposed of the fact that tells of it."""
    told, card = hearing.weigh(_told_by(part), case), hearing.table.cards.get(case.target)
    truth = matches(part, card, _from(hearing, case)).truth if card else None
    return told if truth is None else told._replace(truth=truth)


def _from(hearing: Hearing, case: Case) -> Standpoint:
    """From the side of whoever uses the ability; what a number is, the law says."""

    def within(card: str, bound: Bound) -> Truth:
        return hearing.weigh(_measured(bound), Case(card=card)).truth

    return Standpoint(hearing.table, hearing.has, case.player, case.card, within=within)


def _measured(bound: Bound) -> Form:
    return ("compare", STATS[bound.stat], bound.how, bound.number)


def _told_by(part: Which) -> Form:
    """The fact that tells of one thing that is asked; where the law has no word for it, that the card is so described."""
    word = _word(part)
    return ("of", "target", word) if word else ("word", "target_described", plain(part))


def _word(part: Which) -> Form | None:
    mine = part.whose is not None and part.whose.role == "you"
    if part.types:
        return ("word", "type", part.types if len(part.types) > 1 else part.types[0])
    if part.place and (mine or part.whose is None) and len(part.place.areas) == 1:
        return ("word", "in_own_area" if mine else "in_area", part.place.areas[0])
    if part.flags and part.flags[0] in FLAGS:
        return ("word", FLAGS[part.flags[0]], None)
    if part.bounds:
        return _measured(part.bounds[0])
    if part.houses:
        return ("any", tuple(("word", "house", house) for house in part.houses))
    if part.traits or part.keywords:
        return ("any", tuple(("word", "has", what) for what in (*part.traits, *part.keywords)))
    return ("word", "controls", None) if mine and not part.place else None
