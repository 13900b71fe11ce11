"""Expectations that no answer could ever meet: each is a problem at its line, with what was meant."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from judge.driver.rule_file import Report
from judge.driver.run_scenario import Answered
from judge.language import in_order
from judge.render.messages import Language
from judge.render.parse_expected_answer import PLACE, answer_words, names_of, plain_answer, words_of
from judge.ruling import Change
from judge.support.frozen import replace
from judge.support.problems import Phrase, Problem, Span, meant, phrase, problem_at

Sections = tuple[tuple[str, str], ...]
MOMENTS: Sections = (("moments", ""),)
SENTENCES: Sections = (("moves", ""), *MOMENTS, ("actions", "do"))
"""Where the sentences stand that changes, moments and acts are told in."""
ANY_NAME, ANY_NUMBER = "*", "#"
_PARTS = re.compile(r"[^\W_]+|[*#]")
NUMBERED = ("amount", "cost", "number")
LONGEST = 40
"""Words of a moment."""
TELLING = 4
"""So many letters has a word that tells one sentence from another."""
Pattern = tuple[tuple[str, ...], frozenset[str]]


def with_answers_checked(language: Language, report: Report) -> Report:
    """The report, with a problem at each expectation that no answer could ever meet; the questions are sound all the same."""
    found = [problem for answered in report.heard if isinstance(answered, Answered) for problem in _unfit(language, answered)]
    return replace(report, problems=in_order((*report.problems, *found))) if found else report


def _unfit(language: Language, answered: Answered) -> Iterator[Problem]:
    expected = answered.question.expected
    players = [player.name for player in answered.table.players]
    if expected and not is_answer(language, expected.answer.casefold(), players) and not _told_by_a_card(answered):
        place = expected.span or Span("", 1)
        advice = _meant(language, expected.answer, players) or phrase("expect-like-this")
        yield problem_at("no-answer", place, "", advice, value=expected.answer)


def _told_by_a_card(answered: Answered) -> bool:
    """Whether a card has words of its own for what happens: whoever expects it may use them."""
    return any(isinstance(change, Change) and change.names.get("told") for change in answered.ruling.answer)


def is_answer(language: Language, said: str, players: Iterable[str]) -> bool:
    """Whether there is any question that could be answered so."""
    if plain_answer(language, said) or set(names_of(said)) <= {name.casefold() for name in players}:
        return True
    return any(all(_told_in(one, part) for part in said.split(";")) for one in (language, *language.others()))


def _told_in(language: Language, part: str) -> bool:
    """Whether this is a sentence of the language that can be part of an answer, or a stretch of one."""
    words = words_of(part)
    return _stretches(words, _patterns(language, SENTENCES)) or _moments(words, _patterns(language, MOMENTS))


def _stretches(words: list[str], sentences: Iterable[Pattern]) -> bool:
    return any(_is_stretch(words, sentence) for sentence in sentences if not sentence[1].isdisjoint(words))


def _moments(words: list[str], sentences: Iterable[Pattern]) -> bool:
    """A moment is told by several of them in a row: `in any action window during the marshaling phase`."""
    cuts = range(1, len(words)) if len(words) < LONGEST else ()
    return any(_stretches(words[:cut], sentences) and _stretches(words[cut:], sentences) for cut in cuts)


def _is_stretch(words: list[str], sentence: Pattern) -> bool:
    """Whether the words stand in the sentence in a row, its names being whatever they are, and one of them tells it apart."""
    parts = sentence[0]
    reached = {(place, False) for place in range(len(parts))}  # what comes next, and whether it was told apart by then
    for word in words:
        reached = {after for place, told in reached if place < len(parts) for after in _taken(parts[place], word, place, told)}
    return any(told for _, told in reached)


def _taken(part: str, word: str, place: int, told: bool) -> Iterator[tuple[int, bool]]:
    if part == ANY_NAME:
        yield from ((place, told), (place + 1, told))
    elif part == word or (part == ANY_NUMBER and word.isdigit()):
        yield place + 1, told or (part == word and len(word) >= TELLING)


@lru_cache(8)
def _patterns(language: Language, sections: Sections) -> tuple[Pattern, ...]:
    return tuple(dict.fromkeys(map(_pattern, _sentences(language, sections))))


def _pattern(text: str) -> Pattern:
    """The words of a sentence, with a mark for each name that stands in it; and those by which it can be known."""
    marked = PLACE.sub(lambda place: f" {ANY_NUMBER if place[1] in NUMBERED else ANY_NAME} ", text.casefold())
    parts = tuple(_PARTS.findall(marked))
    return parts, frozenset(part for part in parts if len(part) >= TELLING)


def _sentences(language: Language, sections: Sections) -> Iterator[str]:
    for section, form in sections:
        for entry in language.data.get(section, {}).values():
            text = entry.get(form) if isinstance(entry, dict) else entry
            if isinstance(text, str):
                yield text
                yield from (told for place in PLACE.finditer(text) if place[2] for told in _forms(language, place[2], place[3]))


def _forms(language: Language, section: str, form: str) -> Iterator[str]:
    for entry in language.data.get(section, {}).values():
        if isinstance(entry, dict) and isinstance(entry.get(form), str):
            yield entry[form]


def _meant(language: Language, said: str, players: list[str]) -> Phrase | None:
    return meant(said, (*(word for one in (language, *language.others()) for word in answer_words(one)), *players))
