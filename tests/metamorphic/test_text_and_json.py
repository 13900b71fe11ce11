"""The page and the record tell one ruling: the same verdict, the same answer, the same clauses."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from metamorphic.compare import found_out, hold
from metamorphic.door import Record, Ruled, judge, mislead
from metamorphic.texts import cases, sample

WORDS = {
    "en": {"yes": "YES", "no": "NO", "depends": "IT DEPENDS", "disputed": "DISPUTED", "impossible": "IMPOSSIBLE"},
    "de": {"yes": "JA", "no": "NEIN"},
}
CLAUSE = re.compile(r"\b[12]E(?:-[A-Z]+)+-\d+\b")


def apart(ruled: Ruled, words: dict[str, str]) -> list[str]:
    """Where the page says something else than the record."""
    told, page = ruled.whole, "\n".join(ruled.page)
    found = [] if told["summary"] in page or told["verdict"] == "outcome" else [f"the page does not say: {told['summary']}"]
    found += [f"the page does not say {item}" for item in _items(told) if item.casefold() not in page.casefold()]
    word = words.get(told["verdict"])
    found += [f"the page does not begin with {word}"] if word and f"  {word}.  " not in page else []
    found += [f"{n} verdicts on the page" for n in [len(_verdicts(page, words))] if n != _said(told, words)]
    found += [f"{clause} is not on the page" for clause in sorted(_decided(told) - _named(page))]
    found += [f"{clause} is only on the page" for clause in sorted(_named(page) - _all(told))]
    return [f"{ruled.question}: {one}\n{page}" for one in found]


def _items(told: Record) -> list[str]:
    """The parts of an answer that the page must show as they are: numbers, names, changes, acts."""
    several = {"outcome": "; ", "actions": "; ", "player": ", ", "order": ", ", "value": " or "}.get(told["verdict"])
    return [item for item in told["answer"].split(several) if item] if several and told["answer"] != "nothing" else []


def _said(told: Record, words: dict[str, str]) -> int:
    """How many verdicts the page begins with a word: the ruling, and what it would be on a board that cannot arise."""
    return sum(1 for ruling in (told, told["otherwise"]) if ruling and ruling["verdict"] in words)


def _verdicts(page: str, words: dict[str, str]) -> list[str]:
    return re.findall(rf"^  (?:{'|'.join(words.values())})\.  ", page, re.MULTILINE)


def _named(page: str) -> set[str]:
    return set(CLAUSE.findall(page))


def _decided(told: Record) -> set[str]:
    """What decided, one way or the other; of a silent document the page names the nearest clauses instead."""
    here = {c["id"] for c in told["clauses"]} | {i for side in told["sides"] for i in side}
    return here | _decided(told["otherwise"]) if told.get("otherwise") else here


def _all(told: Record) -> set[str]:
    turns = {i for turn in told["would_change"] for i in turn["clauses"]}
    beaten = {i for one in (told, told["otherwise"]) if one for b in one["beaten"] for i in (b["id"], *b["by"])}
    expected = told["expected"] or {"because": [], "not_because": []}
    missed = {*expected["because"], *expected["not_because"]}  # an expectation that is not met is told too
    return _decided(told) | turns | beaten | missed


def page_against_record(text: str, language: str = "en") -> Iterator[str]:
    for ruled in judge(language).rule(text):
        if not silent(ruled.record):
            yield from apart(ruled, WORDS[language])


def silent(told: Record | None) -> bool:
    """Where no document speaks the page names the nearest clauses, though nothing decided."""
    return told is not None and (told["verdict"] == "silent" or silent(told.get("otherwise")))


def german_page_against_record(text: str) -> Iterator[str]:
    yield from page_against_record(text, "de")


def test_the_page_says_what_the_record_says() -> None:
    hold(page_against_record, sample("text and json", 18))


UPSIDE_DOWN = """\
edition: 2e
phase: challenges
card "Twin Star": unique character, neutral, cost 4, strength 4, military
card "Lone Widow": unique character, neutral, cost 3, strength 3, power
player Alice
  play: "Twin Star", "Twin Star"
  dead: "Lone Widow"
player Bob
"""


def test_what_is_set_aside_on_a_board_that_cannot_arise_is_in_the_record_too() -> None:
    asked = f'{UPSIDE_DOWN}ask can Alice put "Lone Widow" into play from her dead pile?\n'
    (ruled,) = judge().rule(asked)
    assert ruled.record["verdict"] == "impossible"
    assert {"id": "2E-DEAD-03", "by": ["2E-DEAD-04"]} in ruled.record["otherwise"]["beaten"]
    assert list(page_against_record(asked)) == []


def test_what_a_board_that_cannot_arise_would_depend_on_is_in_the_record_too() -> None:
    (ruled,) = judge().rule(f'{UPSIDE_DOWN}  shadows: "Penny"\nask can Bob bring "Penny" out of shadows?\n')
    other = ruled.record["otherwise"]
    assert (other["verdict"], [told["about"] for told in other["conditions"]]) == ("depends", ["gold"])


def test_the_german_page_says_what_the_german_record_says() -> None:
    hold(german_page_against_record, cases("text and json", 15, german=True))


def test_a_record_that_says_the_contrary_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    mislead(monkeypatch, bool)
    assert found_out(page_against_record, sample("text and json", 1))
