"""What would change an answer: judged on tables that share what the change cannot reach, as if each were judged from nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from casebook import casebook, heard
from net.record import BOARDS

from judge import rule
from judge.driver.run_scenario import Answered
from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.table_differences import difference, fixed
from judge.engine.rule import decide_roughly, open_hearing
from judge.engine.whatif import reversals, would_change
from judge.engine.whatif.reversals import _edits
from judge.engine.whatif.skip_changes_that_cannot_help import at_stake
from judge.game.table import Player, Table
from judge.support.frozen_data_classes import replace
from judge.support.problems import Unusable

MOST = 4
"""So many changes are tried of each answer, and as many in pairs: the net has thousands of answers."""


@cache
def files() -> dict[str, list[Path]]:
    found = {folder: sorted((BOARDS / folder).glob("*.scenario")) for folder in ("1e", "2e")}
    return {**found, "casebook 1e": casebook("1e"), "casebook 2e": casebook("2e")}


def answers(which: str) -> Iterator[tuple[Hearing, Answered]]:
    for file in files()[which][:: 1 if which.startswith("casebook") else 2]:
        try:
            session = heard(file)
        except Unusable:
            continue
        for answer in session.answers:
            assert answer.heard_at is not None
            yield answer.heard_at, answer


def changed(answer: Answered) -> Iterator[Table]:
    """Tables with one thing different, and with two."""
    ruling = answer.ruling.flatly
    assert answer.heard_at is not None
    for edit in _edits(answer.heard_at.rulebook, answer.table, ruling)[:MOST]:
        yield edit.table
        after = decide_roughly(open_hearing(answer.heard_at.rulebook, edit.table), answer.question.asked)
        yield from (more.table for more in _edits(answer.heard_at.rulebook, edit.table, after)[:1])


@pytest.mark.parametrize("which", ["1e", "2e", "casebook 1e", "casebook 2e"])
def test_what_is_shared_is_what_would_have_been_found(which: str) -> None:
    tried = 0
    for hearing, answer in answers(which):
        for table in changed(answer):
            asked = answer.question.asked
            shared = decide_roughly(hearing.changed_to(table), asked)
            assert shared == decide_roughly(open_hearing(hearing.rulebook, table), asked), answer.question.text
            tried += 1
    assert tried > 400, "few tables were tried"


@pytest.mark.parametrize("which", ["1e", "2e", "casebook 1e", "casebook 2e"])
def test_every_suggestion_is_true_when_ruled_again(which: str) -> None:
    """On the changed table, and from nothing, it is the other answer: no board that cannot be, nothing left open."""
    other = {"yes": "no", "no": "yes"}
    told = 0
    for hearing, answer in answers(which):
        asked, ruling = answer.question.asked, answer.ruling
        for turn in would_change(hearing.rulebook, answer.table, asked, ruling, None, hearing):
            again = decide_roughly(open_hearing(hearing.rulebook, turn.edits[-1].table), asked)
            assert again == turn.ruling
            assert again.verdict == other[ruling.verdict], answer.question.text
            told += 1
    assert told > 100


def test_what_was_worked_out_from_the_cards_serves_while_these_are_the_same() -> None:
    table = Table(players=(Player("Alice", gold=1),), phase="draw")
    later, richer = replace(table, phase="plot"), table.with_player(Player("Alice", gold=2))
    for other in (later, richer):
        other.share_index(table)
    assert later.index is table.index
    assert richer.index is not table.index and richer.player("Alice").gold == 2


def test_whose_hearing_it_is_makes_no_difference() -> None:
    for hearing, answer in list(answers("2e"))[::5]:
        asked, ruling, table = answer.question.asked, answer.ruling, answer.table
        fresh = would_change(hearing.rulebook, table, asked, ruling)
        assert fresh == would_change(hearing.rulebook, table, asked, ruling, None, hearing)


@pytest.mark.parametrize("which", ["1e", "2e", "casebook 1e", "casebook 2e"])
def test_a_table_that_is_not_judged_would_not_have_turned_the_answer(which: str) -> None:
    """Where nothing is different that a standing bar looks at, or that the permissions fail by, it is no yes, from nothing."""
    spared = tried = 0
    for hearing, answer in answers(which):
        asked, stake = answer.question.asked, at_stake(hearing, answer.question.asked, answer.ruling)
        for table in changed(answer) if stake else ():
            different = difference(answer.table, table)
            if stake and different and (stake.stays_barred(different) or stake.stays_unpermitted(different)):
                assert decide_roughly(open_hearing(hearing.rulebook, table), asked).verdict != "yes", answer.question.text
                spared += 1
            tried += 1
    assert tried > 100 and spared, (spared, tried)


@pytest.mark.parametrize("which", ["1e", "2e", "casebook 1e", "casebook 2e"])
def test_what_is_printed_is_not_changed_and_what_it_forbids_is_no_yes(which: str) -> None:
    """Nothing of what is held to be fixed differs after one change or two, nor what fails by it alone."""
    tried = 0
    for hearing, answer in answers(which):
        asked, table = answer.question.asked, hearing.table
        stake = at_stake(hearing, asked, answer.ruling)
        for other in changed(answer):
            different = difference(table, other)
            assert different is None or not different.parts & fixed(table)
            assert all(other.cards[i].face is card.face for i, card in table.cards.items() if i in other.cards)
            if stake and stake.stays_whatever_changes(fixed(table)):
                assert decide_roughly(open_hearing(hearing.rulebook, other), asked).verdict != "yes", answer.question.text
            tried += 1
    assert tried > 400


AMBUSH = """edition: 2e
phase: marshaling
card "Scout": character, neutral, cost 1, strength 1{keyword}
player Alice
  gold: 7
  hand: "Scout"
player Bob
ask can Alice ambush "Scout"?
"""


def test_for_want_of_a_printed_keyword_no_table_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reversals, "decide_unchecked", lambda *_: pytest.fail("a changed table was judged"))
    (told,) = rule(AMBUSH.format(keyword=""))["rulings"]
    assert (told["verdict"], told["would_change"]) == ("no", [])


def test_with_the_keyword_the_phase_would_change_it() -> None:
    (told,) = rule(AMBUSH.format(keyword=", ambush 1"))["rulings"]
    assert told["verdict"] == "no" and "challenges" in told["would_change"][0]["text"]


@pytest.mark.parametrize("which", ["1e", "2e", "casebook 1e", "casebook 2e"])
def test_a_second_change_is_judged_by_what_was_found_after_the_first(which: str) -> None:
    """Tables that stand on one another's findings come to what each comes to from nothing."""
    tried = 0
    for hearing, answer in list(answers(which))[::2]:
        asked = answer.question.asked
        for one in _edits(hearing.rulebook, answer.table, answer.ruling.flatly)[:2]:
            once = hearing.changed_to(one.table)
            for two in _edits(hearing.rulebook, one.table, decide_roughly(once, asked))[:2]:
                twice = decide_roughly(once.changed_to(two.table), asked)
                assert twice == decide_roughly(open_hearing(hearing.rulebook, two.table), asked), answer.question.text
                tried += 1
    assert tried > 50


@pytest.mark.parametrize("which", ["1e", "2e", "casebook 1e", "casebook 2e"])
def test_what_is_not_worked_out_could_not_have_been_changed(which: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same changes are known where every bar is worked out, whether or not somebody could change what it fails by."""
    tried = 0
    for hearing, answer in answers(which):
        book, ruling = hearing.rulebook, answer.ruling.flatly
        few = _edits(book, answer.table, ruling)
        with monkeypatch.context() as patch:
            patch.setattr(reversals, "could_be_changed", lambda _book, _condition: True)
            every = _edits(book, answer.table, ruling)
        assert [(one.key, one.names) for one in few] == [(one.key, one.names) for one in every], answer.question.text
        tried += bool(every)
    assert tried > 50
