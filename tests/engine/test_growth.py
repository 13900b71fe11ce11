"""How much is tried for an answer: bounded, and no more than in proportion to what lies on the table.

Times are not measured here (tests/bench/bench_growth.py does): every look at the table, every condition weighed and every
table judged is counted.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import tables_that_grow as grow
from casebook import HOME, casebook, catalogue, heard, law

from judge.driver.run_scenario import Session, hear
from judge.engine.evaluate.case_fields_read import fields
from judge.engine.evaluate.evaluation import Hearing
from judge.engine.rule import decide, open_hearing
from judge.engine.whatif import would_change
from judge.game.facts import FACTS, NUMBERS
from judge.language import read
from judge.language.oneline.understand import understand
from judge.rulebook import load_data, rulebook
from judge.support.frozen_data_classes import replace

SLACK = 1.2
"""What is in proportion may cost this much more: something is always done once."""


@contextmanager
def counting() -> Iterator[Counter[str]]:
    """How many hearings are opened, conditions weighed and facts looked at meanwhile."""
    counted: Counter[str] = Counter()

    def spy(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def counts(*given: Any, **named: Any) -> Any:
            counted[name] += 1
            return function(*given, **named)

        return counts

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hearing, "__init__", spy("hearings", Hearing.__init__))
        patch.setattr(Hearing, "weighed", spy("weighed", Hearing.weighed))
        for words in (FACTS, NUMBERS):
            for name, word in words.items():
                spied = {way: spy("looks", getattr(word, way)) for way in ("look", "sees", "glance") if getattr(word, way)}
                patch.setitem(words, name, replace(word, **spied))
        yield counted


def heard_text(text: str) -> Session:
    session = hear(read(text, "table", catalogue()), rulebook(law(), "2e"))
    assert not session.problems
    return session


def counted(text: str) -> Counter[str]:
    """What hearing a file takes, what would change its answers included."""
    heard_text(text)  # what is worked out once a rulebook is not counted
    with counting() as found:
        session = heard_text(text)
        for answer in session.answers:
            would_change(session.rulebook, answer.table, answer.question.asked, answer.ruling)
    return found


def growth(table: grow.Table, small: int, large: int) -> float:
    """How many times as much for the large one, against how many times as large it is: weighed or looked at, what grew most."""
    few, many = counted(table(small)), counted(table(large))
    return max(many[what] / few[what] for what in ("weighed", "looks")) / (large / small)


CARDS = {
    "of every kind": grow.what_can,
    "characters": partial(grow.what_can, kinds=grow.KINDS[:1]),
    "attachments": partial(grow.what_can, kinds=grow.KINDS[2:]),
    "with abilities": grow.what_can_use,
}


@pytest.mark.parametrize("kind", CARDS)
def test_what_somebody_can_do_grows_with_the_cards_and_not_with_their_square(kind: str) -> None:
    assert growth(CARDS[kind], 20, 160) <= SLACK


def test_one_question_grows_with_the_cards_on_the_table() -> None:
    assert growth(grow.cards_of_all, 20, 160) <= SLACK


@pytest.mark.parametrize("number", [2, 4, 11, 21])
def test_who_wins_is_judged_once_however_many_sit_there(number: int) -> None:
    """Whoever wins, it is never a no: there is nothing to try by supposing this and that."""
    assert counted(grow.who_wins(number))["hearings"] == 1


def test_who_wins_grows_with_the_players() -> None:
    assert growth(grow.who_wins, 4, 40) <= SLACK


def test_a_question_among_many_players_grows_with_the_players() -> None:
    assert growth(grow.can, 40, 160) <= SLACK


class Looked(dict[str, Any]):
    """Cards that count how often one of them is looked at on the way through all of them."""

    seen = 0

    def values(self) -> Any:
        for card in super().values():
            type(self).seen += 1
            yield card


class Seats(tuple[Any, ...]):
    """Players that count the same."""

    seen = 0

    def __iter__(self) -> Iterator[Any]:
        for player in super().__iter__():
            type(self).seen += 1
            yield player


def seen_on(text: str) -> tuple[int, int]:
    """How many cards and players are looked at one after the other for the questions of a file."""
    scenario = read(text, "table", catalogue())
    table = replace(scenario.table, cards=Looked(scenario.table.cards), players=Seats(scenario.table.players))
    Looked.seen = Seats.seen = 0
    hear(scenario._replace(table=table), rulebook(law(), "2e"))
    return Looked.seen, Seats.seen


def test_facts_do_not_go_through_all_players_for_each_card() -> None:
    small, large = seen_on(grow.can(40)), seen_on(grow.can(160))
    assert large[0] <= SLACK * 4 * small[0]
    assert large[1] <= SLACK * 4 * small[1]


@pytest.mark.parametrize("kind", CARDS)
def test_facts_do_not_go_through_all_cards_for_each_card(kind: str) -> None:
    small, large = seen_on(CARDS[kind](20)), seen_on(CARDS[kind](160))
    assert large[0] <= SLACK * 8 * small[0]


@pytest.mark.parametrize("act", ["marshal a card", "bring a card out of shadows", "put an attachment into play"])
def test_what_a_supposition_cannot_change_is_not_looked_at_again(act: str) -> None:
    """Hundreds of suppositions are tried; each asks again for what is supposed, and not for all the rest."""
    understood = understand(f"can I {act}?", catalogue(), "2e", None)
    with counting() as found:
        decide(open_hearing(rulebook(law(), "2e"), understood.table), understood.question.asked)
    assert found["looks"] <= 10 * found["hearings"]


def test_questions_that_depend_grow_with_their_number() -> None:
    assert growth(grow.depends, 8, 32) <= SLACK


MOST_TABLES = 120
"""How many tables are judged at most to find what would change one answer."""


def tables_tried(question: str) -> int:
    understood = understand(question, catalogue(), "2e", None)
    book = rulebook(law(), understood.edition)
    ruling = decide(open_hearing(book, understood.table), understood.question.asked)
    with counting() as found:
        would_change(book, understood.table, understood.question.asked, ruling)
    return found["hearings"]


@pytest.mark.parametrize(
    "question",
    [
        "can I marshal a card if it is in shadows?",
        "can I bring a card out of shadows if it is in my hand?",
        "can I ambush a location if it is in play?",
        "can I bring a unique character out of shadows if a copy is in my dead pile?",
    ],
)
def test_looking_for_what_would_change_an_answer_judges_a_bounded_number_of_tables(question: str) -> None:
    assert tables_tried(question) <= MOST_TABLES


def test_in_the_casebook_too() -> None:
    for file in casebook():
        session = heard(file)
        for answer in session.answers:
            with counting() as found:
                would_change(session.rulebook, answer.table, answer.question.asked, answer.ruling)
            assert found["hearings"] <= MOST_TABLES, (file, answer.question.text)


def test_many_effects_are_not_thought_away_one_by_one_for_ever() -> None:
    """A hundred and eighty effects that each forbid it: no two of them taken away would turn the ruling over."""
    whom = ("Alice", "each player", "Alice and Bob", "Bob and Alice", "Alice and Carol", "Carol and Alice")
    what = ("cards", "characters", "unique cards", "unique characters", "neutral cards", "Fool characters")
    until = ("phase", "round", "challenge", "game", "turn")
    bans = [f"{one} cannot marshal {kind} until the end of the {end}" for one, kind, end in product(whom, what, until)]
    seats = 'player Alice\n  gold: 9\n  hand: "Penny"\nplayer Bob\nplayer Carol\n'
    text = "".join([grow.NOW, *(f"effect: {ban}\n" for ban in bans), seats, 'ask can Alice marshal "Penny"?\n'])
    session = heard_text(text)
    with counting() as found:
        answer = session.answers[0]
        would_change(session.rulebook, answer.table, answer.question.asked, answer.ruling)
    assert found["hearings"] <= MOST_TABLES


def bad_cards(number: int) -> bytes:
    rows = [{"code": f"{n:05}", "type_code": "character", "name": f"Card {n}", "cost": "much"} for n in range(number)]
    return json.dumps(rows, indent=1).encode()


def scans(work: Callable[[], object]) -> int:
    """How often a text is searched or counted through meanwhile."""
    found = 0

    def notice(_frame: object, event: str, called: Any) -> None:
        nonlocal found
        if event == "c_call" and isinstance(getattr(called, "__self__", None), str) and len(called.__self__) > 5_000:
            found += called.__name__ in ("find", "rfind", "index", "rindex", "count", "split", "splitlines")

    sys.setprofile(notice)
    try:
        work()
    finally:
        sys.setprofile(None)
    return found


def test_bad_cards_are_found_in_their_list_without_searching_it_for_each() -> None:
    from judge.cards.imported.formats import read_data

    batch = read_data(bad_cards(300), "list.json")
    assert [p.span.line for p in batch.problems[:3]] == [3, 9, 15]
    assert scans(lambda: read_data(bad_cards(300), "list.json")) <= 5


def test_bad_lines_of_ones_own_list_are_told_without_comparing_each_anew() -> None:
    """The same slip in every line: what was probably meant is looked for once."""
    from judge.language.read_cards_file import card_list

    text = "edition: 2e\n" + "".join(f'card "Card {n}": chracter, cost 3\n' for n in range(200))
    with counted_calls("difflib", "get_close_matches") as found:
        problems = card_list(text, "own.cards").problems
    assert len(problems) == 200
    assert found["get_close_matches"] <= 5


def words_of_a_house(tmp_path: Path, length: int) -> Counter[str]:
    """How often the words of a chain, each resting on the next one twice, are asked what they depend on."""
    rests = "".join(
        f"\n  - {{defines: word_{n}, when: {{any: [word_{n + 1}, {{not: word_{n + 1}}}, blank]}}}}" for n in range(length)
    )
    file = tmp_path / f"{length}.yaml"
    file.write_text(
        "documents: {house: {title: A house, short: House, edition: 2e, date: '2020-01-01', language: en, precedence: 9}}\n"
        "clauses:\n- id: HOUSE-0\n  sources: [{document: house, section: One}]\n  text: {en: A ruling.}\n"
        f"  says:{rests}\n  - {{defines: word_{length}, when: unique}}\n  - {{forbids: marshal, when: word_0}}\n"
    )
    book = rulebook(load_data([HOME / "rulings", file]), "2e")
    with counted_calls("judge.engine.evaluate.case_fields_read", "_fields") as found:
        for entry in (
            *book.entries("forbids", "marshal"),
            *(e for n in range(length) for e in book.entries("defines", f"word_{n}")),
        ):
            fields(book, entry.when)
    return found


def test_what_words_depend_on_is_worked_out_once_however_many_rest_on_them(tmp_path: Path) -> None:
    few, many = words_of_a_house(tmp_path, 5), words_of_a_house(tmp_path, 20)
    assert many["_fields"] / few["_fields"] <= 4 * SLACK


@contextmanager
def counted_calls(module: str, name: str) -> Iterator[Counter[str]]:
    import importlib

    found: Counter[str] = Counter()
    whole = importlib.import_module(module)
    function = getattr(whole, name)

    def counts(*given: Any, **named: Any) -> Any:
        found[name] += 1
        return function(*given, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(whole, name, counts)
        yield found
