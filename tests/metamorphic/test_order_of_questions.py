"""A ruling is the same, word for word, whatever was asked before it: alone, after all others, in any order, twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from metamorphic.compare import differences, found_out, hold
from metamorphic.door import remember_too_much
from metamorphic.lines import Told, take_apart
from metamorphic.questions import by_question, each_alone, regrouped, whole
from metamorphic.texts import every_act, sample

Relation = Callable[[str], Iterator[str]]


def compared(before: Told, after: Told) -> Iterator[str]:
    first = by_question(before)
    for question, times in by_question(after).items():
        for said in times:
            yield from differences(first[question][0], said, dict)


def alone(text: str) -> Iterator[str]:
    told = take_apart(text)
    singly = [ruling for one in each_alone(told) for ruling in whole(one)]
    yield from differences(singly, whole(told), dict)


def some_alone(text: str) -> Iterator[str]:
    """Of very many questions some, drawn by lot."""
    told = take_apart(text)
    among = {ruling["question"]: ruling for ruling in whole(told)}
    ones = list(each_alone(told))
    for one in Random(text).sample(ones, len(ones) // 5):
        yield from (d for ruling in whole(one) for d in differences([ruling], [among[ruling["question"]]], dict))


def in_another_order(text: str) -> Iterator[str]:
    told, lot = take_apart(text), Random(text)
    yield from compared(told, regrouped(told, lambda group: lot.sample(group, len(group))))


def backwards(text: str) -> Iterator[str]:
    told = take_apart(text)
    yield from compared(told, regrouped(told, lambda group: group[::-1]))


def twice_running(text: str) -> Iterator[str]:
    told = take_apart(text)
    yield from compared(told, regrouped(told, lambda group: [block for block in group for _ in range(2)]))


def all_again(text: str) -> Iterator[str]:
    """Every question again after the last, in the reverse order."""
    told = take_apart(text)
    yield from compared(told, regrouped(told, lambda group: [*group, *group[::-1]]))


RELATIONS = (alone, in_another_order, backwards, twice_running, all_again)


def test_a_question_asked_alone_is_ruled_as_among_others() -> None:
    hold(alone, sample("asked alone", 6))


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_an_act_asked_about_alone_is_ruled_as_among_all_others(edition: str) -> None:
    hold(some_alone, [every_act(edition)])


def test_the_order_of_questions_does_not_matter() -> None:
    hold(in_another_order, sample("questions in another order", 10))


def test_questions_may_be_asked_backwards() -> None:
    hold(backwards, sample("last question first", 8))


def test_asking_twice_running_gives_the_same_ruling() -> None:
    hold(twice_running, sample("twice running", 5))


def test_asking_again_after_everything_else_gives_the_same_ruling() -> None:
    hold(all_again, sample("all again", 6))


@pytest.mark.parametrize("relation", [alone, in_another_order, backwards])
def test_a_judge_who_remembers_too_much_is_found_out(relation: Relation, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = remember_too_much(monkeypatch)
    monkeypatch.setattr("metamorphic.questions.judge", lambda: wrong)
    assert found_out(relation, sample("order of questions", 30))
