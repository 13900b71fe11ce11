"""The nouns that clauses write as values: descriptions of cards, of which every field and every word in it is known."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, get_args, get_type_hints

from judge.game.card_descriptions import Amount, Bound, Fight, Flag, Who
from judge.game.descriptions_from_data import FIELDS, is_noun, spelled
from judge.game.facts import FACTS
from judge.rulebook.condition_forms import Form
from judge.rulebook.law_entries_and_their_places import Data, conditions, entries, pinpoint, place
from judge.support.problems import Problem, Span, meant_or_known, phrase, problem_at
from judge.support.yaml_places import written

REFERENCES = ("this", "attached")
ROLES = tuple(role for role in get_args(get_type_hints(Who)["role"]) if role)
WHO = (*ROLES, *(f"each {role}" for role in ROLES), *(f"owner of {ref}" for ref in REFERENCES))
SECTIONS = {"types": "types", "houses": "houses", "keywords": "keywords", "place": "areas"}
"""The section of `game.yaml` that holds what a field may say."""
WORDS: Mapping[str, tuple[str, ...]] = {
    "refs": REFERENCES,
    "same_title": REFERENCES,
    "flags": get_args(Flag),
    "many": get_args(get_type_hints(Amount)["kind"]),
    "whose": WHO,
    "owner": WHO,
}
"""What a field may say where the game has no list of it."""
FREE = ("traits", "titles")
"""Any word will do."""


def descriptions_known(data: Data) -> Iterator[Problem]:
    """A field that no description has, or a word that stands for nothing there."""
    for clause, entry in entries(data):
        each = [("each", entry["more"]["each"])] if "each" in entry["more"] else []
        for word, value in (*each, *(pair for condition in conditions(entry) for pair in _nouns(condition))):
            where = pinpoint(place(clause, entry), word)
            if is_noun(value):
                yield from _faults(value, data, where)
            elif value is not None:
                advice = phrase("described-by", fields=tuple(WRITTEN))
                yield problem_at("bad-value", where, "bad-value.description", advice, word=word, value=written(value))


def described_cards(data: Data) -> set[str]:
    """Every description that the law asks for, in one line."""
    asked = [condition for _, entry in entries(data) for condition in conditions(entry)]
    asked += [one["condition"] for clause in data["clauses"].values() for one in clause.get("abilities", ())]
    found = (pair for condition in asked for pair in _nouns(condition))
    return {spelled(value) for _, value in found if is_noun(value)}


WRITTEN = tuple(field for field in FIELDS if field in {*SECTIONS, *WORDS, *FREE, "without", "either"})
"""The fields that a clause may write."""


def _faults(noun: Any, data: Data, where: Span, known: Collection[str] = WRITTEN) -> Iterator[Problem]:
    for field, value in noun[1:]:
        at = pinpoint(where, field)
        if field not in known:
            yield problem_at("unknown-key", at, "unknown-key.description", meant_or_known(str(field), known), key=str(field))
        elif field in ("without", "either"):
            yield from (fault for one in _several(value) for fault in _inner(field, one, data, at, known))
        else:
            told = _in_a_challenge_or_within(field, value, data, at)
            yield from _misfits(field, value, data, at) if told is None else told


def condition_faults(condition: Form, data: Data, where: Span) -> Iterator[Problem]:
    """The same of every description that a condition asks for."""
    return (fault for _, noun in _nouns(condition) if is_noun(noun) for fault in _faults(noun, data, where))


def description_faults(noun: Any, data: Data, where: Span) -> Iterator[Problem]:
    """What a description in an ability says that stands for nothing; there every field of the noun may be written."""
    return _faults(noun, data, where, FIELDS)


def _in_a_challenge_or_within(field: str, value: Any, data: Data, at: Span) -> list[Problem] | None:
    """What is said of a challenge or of a number; None for any other field."""
    if field == "on":
        types = _out_of(_of_noun(value, "types"), tuple(data["game"].get("challenges", ())), field, at)
        return [*types, *_out_of(_of_noun(value, "side"), SIDES, field, at)]
    if field != "bounds":
        return None
    bounds = [one for one in _several(value) if isinstance(one, tuple) and len(one) == 3]
    named = [*((one[0], STATS) for one in bounds), *((one[1], HOWS) for one in bounds)]
    return [problem for one, known in named for problem in _out_of(one, known, field, at)]


SIDES = get_args(get_type_hints(Fight)["side"])
STATS, HOWS = (get_args(get_type_hints(Bound)[field]) for field in ("stat", "how"))


def _of_noun(value: Any, field: str) -> Any:
    return dict(value[1:]).get(field, ()) if is_noun(value) else ()


def _out_of(value: Any, known: tuple[str, ...], word: str, where: Span) -> Iterator[Problem]:
    for one in _several(value):
        if one not in known:
            advice = meant_or_known(str(one), filter(None, known))
            yield problem_at("unknown-value", pinpoint(where, one), "", advice, word=word, value=str(one))


def _inner(field: str, value: Any, data: Data, at: Span, known: Collection[str]) -> Iterator[Problem]:
    if is_noun(value):
        yield from _faults(value, data, at, known)
    else:
        advice = phrase("described-by", fields=tuple(WRITTEN))
        yield problem_at("bad-value", at, "bad-value.description", advice, word=field, value=written(value))


def _misfits(field: str, value: Any, data: Data, at: Span) -> Iterator[Problem]:
    known = tuple(data["game"].get(SECTIONS[field], ())) if field in SECTIONS else WORDS.get(field, ())
    for one in _several(value):
        if not isinstance(one, str):
            yield problem_at("bad-value", at, "bad-value.words", phrase("quoted-is-word"), word=field, value=written(one))
        elif field not in FREE and one not in known:
            advice = meant_or_known(one, known)
            yield problem_at("unknown-value", pinpoint(at, one), "", advice, word=field, value=one)


def _several(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) and not is_noun(value) else (value,)


def _nouns(condition: Form) -> Iterator[tuple[str, Any]]:
    """Every word that takes a description, with what stands there."""
    if condition[0] == "word":
        if condition[1] in FACTS and "which" in FACTS[condition[1]].needs:
            yield condition[1], condition[2]
    elif condition[0] in ("any", "all"):
        yield from (pair for part in condition[1] for pair in _nouns(part))
    elif condition[0] not in ("can", "compare", "its"):
        yield from _nouns(condition[-1])
