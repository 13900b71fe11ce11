"""Words: what a fact saw, and what clauses make of a word that they define."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.game.ability import CONSTANT
from judge.game.case import Case, both, either, negated
from judge.game.facts import FACTS, VALUES, Seen, Word, look
from judge.rulebook import Entry, Rulebook
from judge.rulebook.condition_forms import Form
from judge.ruling import Finding, Heard

if TYPE_CHECKING:
    from judge.engine.evaluate.condition_plans import Weigher
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
    alike = word.of_effects and not word.things  # where no effect is in force it sees the same, whatever it is asked of

    def weigh(hearing: Hearing, condition: Form, case: Case) -> Finding:
        value = condition[2]
        seen = _without_effects(hearing, word, case, value) if alike else None
        truth, at, names = seen or look(word, hearing.table, case, value, hearing.has)
        if truth is None:
            truth = hearing.suppose(name, value, case)
        return tuple.__new__(Finding, ("fact", name, value, truth, case, at, (), names, ()))

    return weigh


def _without_effects(hearing: Hearing, word: Word, case: Case, value: object) -> Seen | None:
    """What such a word sees on a table without effects, looked up once; None where there are any."""
    if hearing.table.effects or hearing.table.index.printing:
        return None
    seen: Seen | None = hearing.found.get(word.name)
    if seen is None:
        seen = hearing.found[word.name] = look(word, hearing.table, case, value, hearing.has)
    return seen


def judged(hearing: Hearing, name: str, value: object, case: Case) -> Finding:
    """A word that clauses define: so if one says so and none that outranks or equals it says otherwise."""
    defines, excludes = hearing.rulebook.entries("defines", name), hearing.rulebook.entries("excludes", name)
    defines, standing = _defined(hearing, defines, value, case)
    excluded = hearing.hear_each(excludes, case, it=value)
    against = [h.truth for h in excluded]
    if True in against:
        standing = _outranked(hearing, list(zip(defines, standing, strict=True)), list(zip(excludes, excluded, strict=True)))
    so = either([h.truth for h in standing])
    truth = so if so else both([so, negated(either(against))])
    heard = (*standing, *excluded)
    parts = (*[h.finding for h in standing], *[_denied(h) for h in excluded])
    return tuple.__new__(Finding, ("judged", name, value, truth, case, _at(heard), parts, {}, heard))


def _outranked(hearing: Hearing, defined: list[tuple[Entry, Heard]], excluded: list[tuple[Entry, Heard]]) -> list[Heard]:
    """What still says that it is so: only what outranks all that says otherwise."""
    top = max(e.precedence for e, h in excluded if h.truth)
    hearing.outranking |= any(h.truth and e.precedence < top for e, h in defined)
    return [h._replace(beaten=_by(e, excluded)) if h.truth and e.precedence <= top else h for e, h in defined]


def _defined(
    hearing: Hearing, defines: tuple[Entry, ...], value: object, case: Case
) -> tuple[tuple[Entry, ...], list[Heard]]:
    """What each entry comes to; what card text says, once for each ability of the card."""
    cases = [told_by(hearing, entry, case) for entry in defines]
    if all(one == (case,) for one in cases):
        return defines, hearing.hear_each(defines, case, it=value)
    told = [(entry, one) for entry, several in zip(defines, cases, strict=True) for one in several]
    return tuple(entry for entry, _ in told), [hearing.hear(entry, one, (), value) for entry, one in told]


def told_by(hearing: Hearing, entry: Entry, case: Case) -> tuple[Case, ...]:
    """What card text gives a card is asked of each constant ability of that card; of any other entry just this case."""
    card = hearing.table.cards.get(case.card) if "told_by" in entry.more and case.ability is None else None
    found = [one for one in hearing.rulebook.abilities(card.face) if one.kind == CONSTANT] if card else ()
    return tuple(case._replace(ability=one) for one in found) or (case,)


def _denied(heard: Heard) -> Finding:
    found = heard.finding
    told: tuple[object, ...] = "not", found.word, found.value, negated(heard.truth), found.case, found.at, (found,), {}, ()
    return tuple.__new__(Finding, told)


def _by(entry: Entry, excluded: list[tuple[Entry, Heard]]) -> tuple[str, ...]:
    return tuple(h.clause for e, h in excluded if h.truth and e.precedence >= entry.precedence)


def _at(heard: tuple[Heard, ...]) -> tuple[Any, ...]:
    return tuple(dict.fromkeys([at for h in heard if h.truth for at in h.finding.at]))
