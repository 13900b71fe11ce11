"""Words: what a fact saw, and what clauses make of a word that they define."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from judge.game.ability import CONSTANT
from judge.game.case_and_truth import Case, Truth, both, either, negated
from judge.game.facts import FACTS, VALUES, Seen, Word, look
from judge.game.facts.effects_in_force import CLAUSES, HAD
from judge.rulebook import Entry, Rulebook
from judge.rulebook.condition_forms import Form
from judge.ruling import AllHeard, Finding, Heard, Later, Wanted

if TYPE_CHECKING:
    from judge.engine.evaluate.condition_plans import Weigher
    from judge.engine.evaluate.evaluate_conditions_and_clauses import Rest
    from judge.engine.evaluate.evaluation import Hearing


def valued(hearing: Hearing, value: object, case: Case) -> object:
    """What a value word stands for on this card; any other value stands for itself."""
    if not isinstance(value, str) or value not in VALUES:
        return value
    got = look(VALUES[value], hearing.table, case, None, hearing.has)
    return "" if isinstance(got, Seen) else got


def word(hearing: Hearing, condition: Form, case: Case) -> Finding:
    """A word whose value may have to be read off the card first."""
    kind, name, asked = condition
    value = valued(hearing, asked, case)
    if value is None and asked is not None:
        return Finding("fact", name, asked, None, case)  # what it asks for is itself not stated
    return word_way(hearing.rulebook, name)(hearing, (kind, name, value), case)


def word_way(rulebook: Rulebook, name: str) -> Weigher:
    if rulebook.entries("defines", name):
        return _judged
    return seeing(FACTS[name]) if name in FACTS else _not_in_force


def _judged(hearing: Hearing, condition: Form, case: Case) -> Finding:
    return judged(hearing, condition[1], condition[2], case)


def _not_in_force(_: Hearing, condition: Form, case: Case) -> Finding:
    return Finding("judged", condition[1], condition[2], False, case)


def seeing(word: Word) -> Weigher:
    """Looks at the table with a word; what it cannot see may be supposed."""
    name = word.name

    def weigh(hearing: Hearing, condition: Form, case: Case) -> Finding:
        value = condition[2]
        truth, at, names = word.sees(hearing.table, case, value, hearing.has)
        if truth is None:
            truth = hearing.suppose(name, value, case)
        heard = _printing(hearing, names, truth, case) if CLAUSES in names else ()
        return tuple.__new__(Finding, ("fact", name, value, truth, case, at, (), names, heard))

    return weigh


def _printing(hearing: Hearing, names: Mapping[str, Any], truth: Truth, case: Case) -> tuple[Heard, ...]:
    """The clauses of card text that print what a fact saw, and those that make the card what it is named by."""
    printed = (Heard(clause, "defines", Finding("all", "", None, truth, case), case=case) for clause in names[CLAUSES])
    found = (hearing.weigh(("word", "has", what), Case(card=case.card)) for what in names.get(HAD, ()))
    return (*printed, *(heard for one in found for heard in one.heard if heard.truth))


def judged(hearing: Hearing, name: str, value: object, case: Case) -> Finding:
    """A word that clauses define: so if one says so and none that outranks or equals it says otherwise."""
    book = hearing.rulebook
    defines, excludes = book.entries("defines", name), book.entries("excludes", name)
    by_text = _by_card_text(hearing, defines, case)
    standing = _each_heard(hearing, by_text, value) if by_text else hearing.telling(defines, case, value)
    excluded = hearing.telling(excludes, case, value)
    against = [h.truth for h in excluded.values()]
    if True in against:
        told = [entry for entry, _ in by_text] if by_text else defines
        standing = _outranked(hearing, told, standing, [(excludes[place], h) for place, h in excluded.items()])
    so = either([h.truth for h in standing.values()])
    truth = so if so else both([so, negated(either(against))])
    rest = hearing.rest

    def in_full(_: Wanted | None) -> tuple[Heard, ...]:
        making = standing.values() if by_text else _with_rest(rest, defines, standing, case, value)
        return (*making, *_with_rest(rest, excludes, excluded, case, value))

    heard = AllHeard((*standing.values(), *excluded.values()), in_full)
    parts = Later(lambda: tuple(h.finding if h.role == "defines" else _denied(h) for h in heard))
    return tuple.__new__(Finding, ("judged", name, value, truth, case, _at(heard.telling), parts, {}, heard))


def _with_rest(rest: Rest, entries: Sequence[Entry], heard: dict[int, Heard], case: Case, value: object) -> list[Heard]:
    return [heard.get(place) or rest.hear(entry, case, (), value) for place, entry in enumerate(entries)]


def _outranked(
    hearing: Hearing, defines: Sequence[Entry], standing: dict[int, Heard], excluded: list[tuple[Entry, Heard]]
) -> dict[int, Heard]:
    """What still says that it is so: only what outranks all that says otherwise."""
    top = max(e.precedence for e, h in excluded if h.truth)
    ranked = {place: defines[place].precedence for place, h in standing.items() if h.truth}
    hearing.outranking |= any(rank < top for rank in ranked.values())
    beaten = {place: standing[place]._replace(beaten=_by(rank, excluded)) for place, rank in ranked.items() if rank <= top}
    return {**standing, **beaten}


def _by_card_text(hearing: Hearing, defines: tuple[Entry, ...], case: Case) -> list[tuple[Entry, Case]]:
    """Each entry with the case that it is asked of, where card text has a say; none where it has not."""
    card = hearing.table.cards.get(case.card)
    if card is None or not hearing.rulebook.abilities(card.face):
        return []
    cases = [(entry, one) for entry in defines for one in told_by(hearing, entry, case)]
    return [] if all(one is case for _, one in cases) else cases


def _each_heard(hearing: Hearing, told: list[tuple[Entry, Case]], value: object) -> dict[int, Heard]:
    return {place: hearing.hear(entry, one, (), value) for place, (entry, one) in enumerate(told)}


def told_by(hearing: Hearing, entry: Entry, case: Case) -> tuple[Case, ...]:
    """What card text gives a card is asked of each constant ability of that card; of any other entry just this case."""
    card = hearing.table.cards.get(case.card) if "told_by" in entry.more and case.ability is None else None
    found = [one for one in hearing.rulebook.abilities(card.face) if one.kind == CONSTANT] if card else ()
    return tuple(case._replace(ability=one) for one in found) or (case,)


def _denied(heard: Heard) -> Finding:
    found = heard.finding
    told: tuple[object, ...] = "not", found.word, found.value, negated(heard.truth), found.case, found.at, (found,), {}, ()
    return tuple.__new__(Finding, told)


def _by(rank: int, excluded: list[tuple[Entry, Heard]]) -> tuple[str, ...]:
    return tuple(h.clause for e, h in excluded if h.truth and e.precedence >= rank)


def _at(heard: tuple[Heard, ...]) -> tuple[Any, ...]:
    return tuple(dict.fromkeys([at for h in heard if h.truth for at in h.finding.at]))
