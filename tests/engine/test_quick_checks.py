"""What fails at sight is not weighed: it must fail when it is, a glance must tell what the word tells, and nothing is lost."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from casebook import law
from engine.test_what_words_read import asked_for, boards, cases

from judge.engine.evaluate.bars_on_an_act import bars_on, with_node
from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.skip_failing_clauses import not_failing
from judge.engine.rule import decide, open_hearing
from judge.game.case_and_truth import Case, Seen
from judge.game.facts import FACTS
from judge.game.facts.registry import calling
from judge.game.table import Table
from judge.question import Act, Can
from judge.rulebook import Rulebook, rulebook
from judge.ruling import AllHeard

ACTS = ("marshal", "bring_out", "put_into_play", "ambush", "attach", "take_control", "discard", "kneel", "attack", "play")
GLANCES = [word for word in FACTS.values() if word.glance]


@pytest.fixture(scope="module")
def law_of() -> dict[str, Rulebook]:
    return {edition: rulebook(law(), edition) for edition in ("1e", "2e")}


def acts(table: Table) -> Iterator[Case]:
    players = [player.name for player in table.players] or [""]
    return (Case(act, act, who, card, cards=(card,)) for act in ACTS for who in players for card in list(table.cards)[:8])


@pytest.mark.parametrize("word", GLANCES, ids=lambda word: word.name)
def test_a_glance_tells_what_the_word_tells(word, law_of: dict[str, Rulebook]) -> None:  # type: ignore[no-untyped-def]
    glance = calling(word.glance, word.needs)
    told = set()
    for table in boards():
        hearing = open_hearing(law_of["2e"], table)
        for case in [*cases(table), *acts(table)]:
            for value in asked_for()[word.name]:
                seen, looked = word.sees(table, case, value, hearing.has), glance(table, case, value, hearing.has)
                assert (looked.truth if isinstance(looked, Seen) else looked) is seen.truth, (case, value)
                told.add(seen.truth)
    assert told == {True, False, None}


def left_out(hearing: Hearing, case: Case) -> list[int]:
    entries, _ = hearing.rulebook.bars(case.action)
    left = set(not_failing(hearing, entries, case))
    return [place for place in range(len(entries)) if place not in left]


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_what_fails_at_sight_fails_when_it_is_weighed(edition: str, law_of: dict[str, Rulebook]) -> None:
    """And it comes to the same where it is weighed later, for whoever reads all of it."""
    dropped = 0
    for table in boards()[::4]:
        hearing = open_hearing(law_of[edition], table)
        for case in acts(table):
            entries, nodes = hearing.rulebook.bars(case.action)
            for place in left_out(hearing, case):
                here = with_node(case, nodes[place])
                heard = hearing.hear(entries[place], here)
                assert heard.finding.truth is False, (entries[place].clause, case)
                assert hearing.rest.hear(entries[place], here) == heard
                dropped += 1
    assert dropped > 1000


def test_all_that_was_heard_is_there_in_its_order(law_of: dict[str, Rulebook]) -> None:
    for table in boards()[::8]:
        hearing = open_hearing(law_of["2e"], table)
        for case in acts(table):
            bars = bars_on(hearing, case)
            places = [list(bars).index(heard) for heard in bars.telling]
            assert places == sorted(places)
            assert not [heard for heard in bars if heard.truth is not False and heard not in bars.telling]


def test_a_hearing_that_is_done_with_is_gone(law_of: dict[str, Rulebook]) -> None:
    """A ruling may be read later without the hearing; nor do the two keep each other alive until somebody looks for garbage."""
    table = boards()[0]
    card, who = next(iter(table.cards)), table.players[0].name
    gc.disable()
    try:
        for act in ACTS:
            hearing = open_hearing(law_of["2e"], table)
            gone, ruling = weakref.ref(hearing), decide(hearing, Can(Act(act, who, (card,))))
            del hearing
            assert gone() is None, act
            assert isinstance(ruling.weighed, AllHeard | tuple)
            assert len(list(ruling.weighed)) >= len(ruling.telling)
    finally:
        gc.enable()
