"""Which particulars of a case a condition can depend on at all: so that what was found for one case serves the others."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from operator import itemgetter

from judge.game.case_and_truth import Case
from judge.game.facts import FACTS, GROUPS, VALUES
from judge.game.facts.registry import asks_law
from judge.game.happening import described
from judge.rulebook import Entry, Rulebook
from judge.rulebook.condition_forms import Form
from judge.support.frozen_data_classes import NamedTuple

ACTS = frozenset({"player", "card", "target", "amount", "cards", "origin", "challenge", "opponent"})
"""What asking whether something else can be done depends on: all but what is being done now."""
NAMED = frozenset({"player", "card", "cards", "target"})
"""Who acts and with what: told with every act, and with a word that no document in force gives a meaning."""
NOTHING = Case()
CARD = Case._fields.index("card")
WORDS = "what the words of the law depend on"

DEEP = frozenset({"how deep within other acts"})
"""No particular of a case, but what is asked about other acts depends on it too, since that is not asked without end."""


class Reach(NamedTuple):
    """What a condition depends on: what its findings are remembered by, and all that they may look at and show."""

    pick: Callable[[Case], object]
    narrowed: Callable[[Case], Case]
    deep: bool


def reach(rulebook: Rulebook, condition: Form) -> Reach:
    names = fields(rulebook, condition)
    positions = [i for i, name in enumerate(Case._fields) if name in names]
    pick: Callable[[Case], object] = itemgetter(*positions) if positions else lambda _: None
    return Reach(pick, _narrowing(positions), names >= DEEP)


def _narrowing(positions: list[int]) -> Callable[[Case], Case]:
    """Leaves out of a case what a finding does not depend on: so it cannot show that either, whoever asks first."""
    if len(positions) == len(NOTHING):
        return lambda case: case
    left_out = len(NOTHING)  # of a case and an empty one in a row, the second is taken
    if not positions:
        return lambda _: NOTHING
    if positions == [CARD]:  # most facts look at the one card
        before, after = NOTHING[:CARD], NOTHING[CARD + 1 :]
        return lambda case: tuple.__new__(Case, (*before, case[CARD], *after))
    kept = itemgetter(*(i if i in positions else left_out + i for i in range(left_out)))
    return lambda case: tuple.__new__(Case, kept(case + NOTHING))


def fields(rulebook: Rulebook, condition: Form) -> frozenset[str]:
    """What a condition depends on. What each word does is worked out once a rulebook, whatever rests on it."""
    known: dict[str, frozenset[str]] = rulebook.memo.setdefault(WORDS, {})
    new = _rests_on(rulebook, condition, known, {})
    if not new:
        return _fields(rulebook, condition, known)
    words = {**known, **dict.fromkeys(new, frozenset[str]())}
    while _grown(rulebook, words, new):  # words may lead back to themselves; each pass can only add
        pass
    known.update((name, words[name]) for name in new)
    return _fields(rulebook, condition, known)


def _grown(rulebook: Rulebook, words: dict[str, frozenset[str]], new: Iterable[str]) -> bool:
    before = [words[name] for name in new]
    for name in new:
        words[name] = _of_meaning(rulebook, name, words)
    return before != [words[name] for name in new]


def _rests_on(rulebook: Rulebook, condition: Form, known: Container[str], met: dict[str, bool]) -> list[str]:
    """The words with a meaning in law that a condition leads to and that are not known yet, what one rests on before it."""
    kind = condition[0]
    if kind in ("compare", "can", "its"):
        return []
    if kind != "word":
        parts = condition[1] if kind in ("any", "all") else (condition[-1],)
        return [name for part in parts for name in _rests_on(rulebook, part, known, met)]
    name = condition[1]
    if name in FACTS and asks_law(FACTS[name], condition[2]) and not rulebook.entries("defines", name):
        name = "has"
    if name in known or met.setdefault(name, False) or not rulebook.entries("defines", name):
        return []
    met[name] = True
    return [*(n for e in _meaning(rulebook, name) for n in _rests_on(rulebook, e.when, known, met)), name]


def _fields(rulebook: Rulebook, condition: Form, words: Mapping[str, frozenset[str]]) -> frozenset[str]:
    kind = condition[0]
    if kind == "word":
        return _of_word(rulebook, condition, words)
    if kind in ("any", "all"):
        return frozenset().union(*(_fields(rulebook, part, words) for part in condition[1]))
    if kind in ("compare", "its"):
        return DEEP.union(Case._fields)
    if kind == "can":
        return DEEP | (ACTS - {"target"} if condition[2] == "any" else ACTS)
    inner = _fields(rulebook, condition[-1], words)
    if kind == "some":  # asked of other cards than that of the case
        return GROUPS[condition[1]].fields | (inner - {"card", "target"})
    return inner | {"card", "target"} if kind == "of" else inner


def _of_word(rulebook: Rulebook, condition: Form, words: Mapping[str, frozenset[str]]) -> frozenset[str]:
    _, name, value = condition
    found = VALUES[value].fields if isinstance(value, str) and value in VALUES else frozenset[str]()
    if rulebook.entries("defines", name):
        return found | words[name]
    return found | (_of_fact(name, value, words) if name in FACTS else NAMED)


def _of_meaning(rulebook: Rulebook, name: str, words: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """What the clauses look at that give a word its meaning, take it away or lift one of those."""
    said = _meaning(rulebook, name)
    scoped = frozenset({"action"}) if any(e.role == "lifts" and "for" in e.more for e in said) else frozenset[str]()
    return scoped.union(*(_fields(rulebook, e.when, words) for e in said))


def _meaning(rulebook: Rulebook, name: str) -> list[Entry]:
    entries = [*rulebook.entries("defines", name), *rulebook.entries("excludes", name)]
    return [*entries, *(lift for e in entries for lift in rulebook.entries("lifts", e.clause))]


def _of_fact(name: str, value: object, words: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """What a fact looks at, and, if it is about an act, what that is told with."""
    looked_at = FACTS[name].fields
    if "happening" in FACTS[name].needs and isinstance(value, tuple):  # of what happens, only what is described
        looked_at &= described(value).reads
    told_with = NAMED if looked_at & {"action", "node"} else frozenset[str]()
    of_law = words.get("has", frozenset()) & DEEP if asks_law(FACTS[name], value) else frozenset[str]()
    return looked_at | told_with | of_law


def _for_it(raw: object, value: object) -> object:
    if isinstance(raw, tuple):
        return tuple(value if part == "it" else part for part in raw)
    return value if raw == "it" else raw


def filled(condition: Form, value: object) -> Form:
    """The condition with `it` standing for the value asked about."""
    if value is None:
        return condition
    kind = condition[0]
    if kind == "word":
        return (kind, condition[1], _for_it(condition[2], value))
    if kind in ("any", "all"):
        return (kind, tuple(filled(part, value) for part in condition[1]))
    return (*condition[:-1], filled(condition[-1], value)) if kind in ("not", "of", "some") else condition
