"""Whatever the law permits leaves a board that it does not call impossible: acts of every kind, played on drawn boards."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path

from boards import Board, boards
from casebook import HOME, book, casebook, catalogue, law, scenario
from hypothesis import HealthCheck, given, settings

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.legality import weigh_act
from judge.engine.play.act_under_way import Run, standing_at
from judge.engine.play.run_step_sequence import acted, went_on
from judge.engine.rule import decide, faults, open_hearing
from judge.game.case_and_truth import Case
from judge.game.table import Table
from judge.language import read
from judge.question import WhatCan
from judge.rulebook import Rulebook, rulebook

DRAW = int(os.environ.get("JUDGE_DRAW", "8"))
"""Another number draws other boards and acts."""
BOARDS, ACTS, AT_LEAST = 80, 200, 2000
"""So many boards, so many acts of each at most, and so many in all that were permitted and played."""
EASY = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
OPEN_QUESTION = "under_owners_control"
"""No word of the law looks at what the owner of a card controls, where somebody else has an effect put it into play."""


def files() -> list[Path]:
    drawn = [*sorted((HOME / "tests" / "net" / "boards").glob("?e/*.scenario")), *casebook("1e", "2e", "editions")]
    return random.Random(DRAW).sample(drawn, BOARDS)


def acts(law_of_it: Rulebook, table: Table) -> list[Case]:
    """Everything that somebody could try with a card."""
    done = [name for name in law_of_it.actions() if not law_of_it.action(name).abstract]
    return [Case(a, a, p.name, card, cards=(card,)) for a in done for p in table.players for card in table.cards]


def offered(hearing: Hearing) -> Iterator[Case]:
    """What players are told that they can do."""
    for player in hearing.table.players:
        yield from (case for case in decide(hearing, WhatCan(player.name)).answer if isinstance(case, Case))


def impossible_after(hearing: Hearing, case: Case) -> list[str]:
    """The clauses that rule out what comes of an act; a step that is disputed is not played."""
    played = [done for done in ways(acted(hearing, case)) if not done.clash]
    settled = [done for done in played if not any(change.move == OPEN_QUESTION for change in done.changes)]
    return [heard.clause for done in settled for heard in faults(open_hearing(hearing.rulebook, done.table))]


def ways(run: Run) -> list[Run]:
    """Every end that it can come to, whatever is chosen on the way."""
    if run.choice is None:
        return [run]
    waiting = run.hearing.anew(standing_at(run))
    return [end for one in run.choice.among for end in ways(went_on(waiting, one))]


def wrong(hearing: Hearing, cases: list[Case]) -> tuple[int, list[tuple[Case, list[str]]]]:
    """How many of these acts are permitted, and those that should not have been."""
    permitted = [case for case in cases if weigh_act(hearing, case).truth]
    after = [(case, impossible_after(hearing, case)) for case in permitted]
    return len(permitted), [(case, clauses) for case, clauses in after if clauses]


def test_what_is_permitted_on_boards_of_the_net_and_the_casebook() -> None:
    chance, played, found = random.Random(DRAW), 0, []
    for file in files():
        hearing = open_hearing(book(file), scenario(file).table)
        every = acts(hearing.rulebook, hearing.table)
        tried = [] if faults(hearing) else [*chance.sample(every, min(ACTS, len(every))), *offered(hearing)]
        count, wrongly = wrong(hearing, tried)
        played += count
        found += [(file.name, *one) for one in wrongly]
    assert played >= AT_LEAST and found == []


@EASY
@given(boards)
def test_what_is_permitted_on_any_board(board: Board) -> None:
    hearing = open_hearing(rulebook(law(), "2e"), read(board.text(), "board", catalogue()).table)
    tried = [] if faults(hearing) else [*acts(hearing.rulebook, hearing.table), *offered(hearing)]
    assert wrong(hearing, tried)[1] == []


def test_what_enters_under_its_owners_control_looks_at_the_owner() -> None:
    file = HOME / "scenarios" / "2e" / "unique-cards-stolen.scenario"
    hearing = open_hearing(book(file), scenario(file).table)
    mine = next(c.id for c in hearing.table.cards.values() if c.controller == "Alice" and c.area == "shadows")
    assert not weigh_act(hearing, Case("put_into_play", "put_into_play", "Carol", mine)).truth
