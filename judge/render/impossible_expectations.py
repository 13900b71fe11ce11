"""Expectations that the answer above them could never meet: each is a problem at its line, with what was meant."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import assert_never

from judge.driver.rule_file import Report
from judge.driver.run_scenario import Answered
from judge.game.table import Table
from judge.language import in_order
from judge.question import (
    Asked,
    Before,
    Can,
    CountsAs,
    Expectation,
    HowMany,
    HowMuch,
    IsHowMuch,
    IsSo,
    Order,
    WhatCan,
    WhatHappens,
    When,
    WhoIs,
)
from judge.render.messages import Language
from judge.render.parse_expected_answer import AnswerNumbers, AnswerTopic, AnswerWord, answer_words, names_of, plain_answer
from judge.ruling import Change
from judge.support.frozen_data_classes import replace
from judge.support.problems import Phrase, Problem, Span, meant, phrase, problem_at

SENTENCES = frozenset({"changes", "moments", "acts"})
OPEN = frozenset({"depends", "disputed", "silent", "impossible"})
"""What may come of any question."""
TRUTH, NUMBER = frozenset({"yes", "no"}), frozenset({"numbers", "no value", "any number"})
PLAYERS, ACTS = frozenset({"players", "nobody"}), frozenset({"acts", "nothing"})
CHANGES, MOMENTS = frozenset({"changes", "nothing", "no"}), frozenset({"moments", "nothing", *TRUTH})
"""Where an act is not legal, nothing happens at any time: there the answer is no."""
INSTEAD: Mapping[frozenset[str], Phrase] = {
    TRUTH: phrase("answer-yes-or-no"), NUMBER: phrase("answer-a-number"), PLAYERS: phrase("answer-players"),
    CHANGES: phrase("answer-changes"), MOMENTS: phrase("answer-moments"), ACTS: phrase("answer-acts"),
}  # fmt: skip


def with_answers_checked(language: Language, report: Report) -> Report:
    """The report, with a problem at each expectation that no answer could ever meet; the questions are sound all the same."""
    found = [problem for answered in report.heard if isinstance(answered, Answered) for problem in _unfit(language, answered)]
    return replace(report, problems=in_order((*report.problems, *found))) if found else report


def _unfit(language: Language, answered: Answered) -> Iterator[Problem]:
    expected, answers = answered.question.expected, answered_with(answered.question.asked)
    if expected is None or expected.answer == answered.ruling.verdict:  # what has come can come
        return
    kinds = kinds_of(language, expected, answered.table)
    if kinds <= SENTENCES and _told_by_a_card(answered):
        return
    place, said = expected.span or Span("", 1), expected.wordings[0]
    if not kinds:
        advice = _meant(language, said, answered.table) or phrase("expect-like-this")
        yield problem_at("no-answer", place, "", advice, value=said)
    elif kinds.isdisjoint(OPEN | answers):
        yield problem_at("no-answer", place, "no-answer.here", INSTEAD[answers], value=said)


def answered_with(asked: Asked) -> frozenset[str]:
    """The kinds of answers that a question can have, besides those of any."""
    match asked:
        case Can() | CountsAs() | IsSo() | IsHowMuch() | Before():
            return TRUTH
        case HowMuch() | HowMany():
            return NUMBER
        case WhoIs() | Order():
            return PLAYERS
        case WhatHappens():
            return CHANGES
        case When():
            return MOMENTS
        case WhatCan():
            return ACTS
    assert_never(asked)


def _told_by_a_card(answered: Answered) -> bool:
    """Whether a card has words of its own for what happens: whoever expects it may use them."""
    return any(isinstance(change, Change) and change.names.get("told") for change in answered.ruling.answer)


def kinds_of(language: Language, expected: Expectation, table: Table) -> frozenset[str]:
    """The kinds of answers that the words may be; none, where no question could be answered so."""
    return frozenset(kind for wording in expected.wordings for kind in _kinds(language, wording.casefold(), table))


def _kinds(language: Language, said: str, table: Table) -> Iterable[str]:
    match plain_answer(language, said):
        case AnswerWord(name=name):
            return (name,)
        case AnswerNumbers():
            return ("numbers",)
        case AnswerTopic(named=named, language=tongue):
            return ("depends",) if _are_topics(tongue, table, named) else ()
    if set(names_of(said)) <= {player.name.casefold() for player in table.players}:
        return ("players",)
    from judge.render.read_expected_sentence import tellings  # most files expect a yes or a no

    told = [{telling.kind for telling in tellings(language, part)} for part in said.split(";")]
    return set.intersection(*told)


def _are_topics(language: Language, table: Table, named: tuple[str, ...]) -> bool:
    from judge.render.expect_depends_on import is_topic

    return all(is_topic(language, table, name) for name in named)


def _meant(language: Language, said: str, table: Table) -> Phrase | None:
    words = (word for one in (language, *language.others()) for word in answer_words(one))
    return meant(said, (*words, *(player.name for player in table.players)))
