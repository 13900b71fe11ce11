"""The values that words of the law take, and the numbers and amounts that clauses name: each is known and in its range."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from judge.game.descriptions_from_data import is_noun
from judge.game.facts import FACTS, GROUPS, NUMBERS, ORDERS
from judge.rulebook.condition_forms import Form
from judge.rulebook.happening_forms import TAKING
from judge.rulebook.law_entries_and_their_places import Data, amounts, conditions, entries, judged_words, pinpoint, place, unknown
from judge.support.problems import Name, Phrase, Problem, Span, meant_or_known, phrase, problem_at
from judge.support.yaml_places import written

LARGEST = 999


def numbers_known(data: Data) -> Iterator[Problem]:
    known = amounts(data)
    for clause, entry in entries(data):
        for key in ("to", "by", "at", "besides"):
            raw = entry["more"].get(key)
            if entry["role"] == "orders" and key == "by" and raw is not None and not _in(raw, ORDERS):
                yield unknown("order", str(raw), ORDERS, place(clause, entry))
            elif entry["role"] in ("sets", "adds", "caps", "floors") and raw is not None:
                yield from _number(raw, known, place(clause, entry), entry["role"])
        if type(much := entry["more"].get("amount", 0)) is not int or not 0 <= much <= LARGEST:
            yield problem_at("bad-value", pinpoint(place(clause, entry), "amount"), "bad-value.range", value=written(much))
        for key in ("costs", "from"):
            raw = entry["more"].get(key)
            if raw is not None and not _in(raw, known) and raw != "its_cost":
                yield unknown("amount", str(raw), known, place(clause, entry))


def _in(name: Any, known: Iterable[str]) -> bool:
    return isinstance(name, str) and name in known


WORDS = {"no value": "sets", "no limit": "caps"}
"""What may stand in place of a number, and for which role."""


def _number(raw: Any, known: set[str], where: Span, role: str) -> Iterator[Problem]:
    if type(raw) is int:
        if raw < 0 and role == "caps":
            yield problem_at("bad-value", pinpoint(where, raw), "bad-value.below-zero", value=raw)
        if not -LARGEST <= raw <= LARGEST:
            advice = phrase("numbers-up-to", most=LARGEST)
            yield problem_at("bad-value", pinpoint(where, raw), "bad-value.range", advice, value=raw)
        return
    if isinstance(raw, str) and raw in WORDS:
        if WORDS[raw] != role:
            advice = phrase("only-role", role=WORDS[raw])
            yield problem_at("bad-value", pinpoint(where, raw), "bad-value.number", advice, role=role, value=raw)
        return
    if isinstance(raw, dict) and "amount" in raw:
        if not _in(raw["amount"], known):
            yield unknown("amount", str(raw["amount"]), known, where)
        return
    if isinstance(raw, dict) and ("sum_of" in raw or "count" in raw):
        yield from _over_a_group(raw, known, where)
        return
    name, value = next(iter(raw.items())) if isinstance(raw, dict) and raw else (raw, "")
    if not _in(name, NUMBERS):
        yield unknown("number", _said_of_numbers(name), NUMBERS, where)
    elif not isinstance(value, str):
        yield problem_at("bad-value", pinpoint(where, name), "bad-value.word", word=name, value=written(value))


def _said_of_numbers(name: Any) -> str:
    return "true" if name is True else str(name)


def _over_a_group(raw: Mapping[str, Any], known: set[str], where: Span) -> Iterator[Problem]:
    """`{sum_of: AMOUNT, over: GROUP}` and `{count: GROUP, that: CONDITION}`."""
    group = str(raw.get("over") or raw.get("count"))
    if group not in GROUPS:
        yield unknown("group", group, GROUPS, where)
    if "sum_of" in raw and not _in(raw["sum_of"], known):
        yield unknown("amount", str(raw["sum_of"]), known, where)


IT = "it"
"""Stands for the value that is asked about."""
def values_fit(data: Mapping[str, Any]) -> Iterator[Problem]:
    """A value that its word does not take, or lacks: the condition would load, and never hold or always."""
    judged = judged_words(data)
    for clause, entry in entries(data):
        asked = dict.fromkeys(pair for condition in conditions(entry) for pair in _said(condition))
        for word, values in asked:
            yield from _misfit(word, values, judged, place(clause, entry))


def _misfit(word: str, values: tuple[tuple[type, Any], ...], judged: Container[str], where: Span) -> Iterator[Problem]:
    """Values are words, all of them; a fact that looks at none takes none. What the law itself defines may take one or not."""
    valued = word in judged or word not in FACTS or not {"value", "which"}.isdisjoint(FACTS[word].needs)
    if values and not valued:
        yield _bad(word, where, "none", phrase("word-alone", word=word))
    elif not values and word not in judged and word in FACTS and valued:
        yield _bad(word, where, "missing", phrase("word-and-value", word=word))
    else:
        wrong = (written(value) for _, value in values if not isinstance(value, str))
        yield from (_bad(word, where, "words", phrase("quoted-is-word"), value=one) for one in islice(wrong, 1))


def _bad(word: str, where: Span, how: str, advice: Phrase, **names: Name) -> Problem:
    return problem_at("bad-value", pinpoint(where, word), f"bad-value.{how}", advice, word=word, **names)


def _said(condition: Form) -> Iterator[tuple[str, tuple[tuple[type, Any], ...]]]:
    """Every word with all its values, each beside its type, for `1` and `true` are one to Python."""
    if condition[0] == "word" and condition[1] in TAKING:  # what a happening names was looked over as it was read
        return
    if condition[0] == "word":
        one = condition[2] is not None and not isinstance(condition[2], tuple)
        values = (condition[2],) if one else ("",) if is_noun(condition[2]) else condition[2] or ()  # see check_card_descriptions
        yield condition[1], tuple((type(value), value) for value in values)
    elif condition[0] in ("any", "all"):
        yield from (pair for part in condition[1] for pair in _said(part))
    elif condition[0] not in ("can", "compare", "its"):
        yield from _said(condition[-1])


def values_known(data: Mapping[str, Any]) -> Iterator[Problem]:
    """A value that its word never takes."""
    for clause, entry in entries(data):
        for word, value in (pair for condition in conditions(entry) for pair in _valued(condition)):
            seen = FACTS.get(word)
            known = (*data["game"].get(seen.section, ()), *seen.besides) if seen else ()
            if seen and seen.section and value not in known:
                where, advice = pinpoint(place(clause, entry), value), meant_or_known(str(value), known)
                yield problem_at("unknown-value", where, "", advice, word=word, value=str(value))


def _valued(condition: Form) -> Iterator[tuple[str, Any]]:
    """Every word with each value that it is asked for."""
    if condition[0] == "word" and condition[1] in TAKING:
        period = dict(condition[2]).get("period") if isinstance(condition[2], tuple) else None
        yield from (("happened", one) for one in (period,) if one)
    elif condition[0] == "word":
        values = condition[2] if isinstance(condition[2], tuple) else (condition[2],)
        yield from ((condition[1], value) for value in values if value not in (None, IT) and not is_noun(values))
    elif condition[0] in ("any", "all"):
        yield from (pair for part in condition[1] for pair in _valued(part))
    elif condition[0] not in ("can", "compare", "its"):
        yield from _valued(condition[-1])
