"""Every verdict names a clause: nothing is so merely because the judge says it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from casebook import SHARED, casebook, catalogue, heard, law
from forms import boards, heads, questions

from judge.driver.run_scenario import Answered, Session, hear
from judge.language import read
from judge.rulebook import Rulebook, rulebook
from judge.ruling import Ruling
from judge.support.problems import Unusable

EDITIONS = ("1e", "2e")
CASES = [*casebook(), *(f for e in EDITIONS for f in sorted((SHARED / "scenarios" / e).glob("*.scenario")))]


@cache
def whole(edition: str) -> Rulebook:
    return rulebook(law(), edition)


def asked(text: str, edition: str) -> Session:
    return hear(read(text, "board", catalogue()), whole(edition))


def _all(ruling: Ruling | None) -> Iterator[Ruling]:
    """A ruling, and what it would be if the board could arise."""
    while ruling:
        yield ruling
        ruling = ruling.otherwise


def groundless(answers: Iterable[Answered]) -> list[str]:
    """The questions with a verdict that names no clause; silence is the absence of one."""
    return [
        f"{a.question.text} -> {ruling.verdict}"
        for a in answers for ruling in _all(a.ruling) if not ruling.decided and ruling.verdict != "silent"
    ]  # fmt: skip


def test_in_the_casebook() -> None:
    found = {file.name: told for file in CASES if (told := groundless(heard(file).answers))}
    assert not found


@pytest.mark.parametrize("edition", EDITIONS)
def test_on_every_board_for_every_form_of_question(edition: str) -> None:
    found = [told for text in boards(edition, 150) for told in groundless(asked(text, edition).answers)]
    assert not found, found[:20]


SEEN = ("IsSo", "WhoIs", "HowMuch", "IsHowMuch")
"""What a camera sees of cards and players needs no document in force: it is so, whoever has written about it."""
ALL_ALONE = [(e, name) for e in EDITIONS for name, document in law()["documents"].items() if document["edition"] == e]


def test_what_no_document_in_force_speaks_of_is_no_verdict() -> None:
    """Each document alone, as if nobody had written another."""
    for edition, document in ALL_ALONE:
        book = rulebook(law(), edition, None, (document,))
        answers = [a for text in boards(edition, 8) for a in hear(read(text, "board", catalogue()), book).answers]
        assert not groundless(a for a in answers if type(a.question.asked).__name__ not in SEEN), document


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("act", ["remove @kn from the challenge", "move 1 gold from @kn to @cl"])
def test_how_often_something_may_be_done_that_no_clause_speaks_of_nobody_can_say(act: str, edition: str) -> None:
    head = next(h for h in heads(edition) if FIGHT in h.replace("first player: Bob\n", "") and "defenders: @jo" in h)
    (answer,) = asked(f"{head}ask how often can Alice {act} this round?\n", edition).answers
    assert (answer.ruling.verdict, answer.ruling.answer) == ("silent", ())


NAMED = {
    "is @at attached to @kn": "yes",
    "is @at attached to @jo": "no",
    "is @kn attached": "no",
    "is @kn attacking alone": "no",
    "is @cl attacking alone": "no",
    "is @we participating": "no",
    "is @kn a lannister card": "yes",
    "is @kn a neutral card": "no",
    "is @kn removed from the game": "no",
    "is @kn in hand": "no",
    "is @kn a location": "no",
    "is @kn blank": "no",
    "is @kn owned by Bob": "no",
    "is @kn loyal": "no",
    "does @kn have renown": "no",
    "can @joh enter play": "yes",
    "can @we leave play": "yes",
    "can Alice act": "yes",
    "can Alice use the reaction of @we": "no",
    "what happens if @we leaves play": "outcome",
    "how many cards can Alice play": "value",
    "how often can Alice act": "value",
    "how often can Alice use the reaction of @we": "value",
    "how much does it cost to marshal a card": "depends",
    "does marshaling @joh count as marshaling it": "yes",
    "does marshaling @joh count as marshaling a character": "yes",
    "does marshaling @joh count as marshaling a limited card": "no",
    "does killing @kn count as killing it": "yes",
    "does kneeling @kn count as acting": "yes",
}
FIGHT = "phase: challenges\nwindow: action\n"
NO_ABILITIES = ("1e", "can Alice use the reaction of @we")
"""The first edition's documents at hand say nothing that would let an ability be used, so they are silent there."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("question", NAMED)
def test_for_each_thing_that_is_simply_seen(question: str, edition: str) -> None:
    head = next(h for h in heads(edition) if FIGHT in h.replace("first player: Bob\n", "") and "defenders: @jo" in h)
    (answer,) = asked(f"{head}ask {question}?\n", edition).answers
    assert answer.ruling.verdict == ("silent" if (edition, question) == NO_ABILITIES else NAMED[question])
    assert answer.ruling.decided or answer.ruling.nearest


UNHEARD_OF = re.compile(r"what is the (initiative|reserve|claim|income) of|participating alone")
"""What no clause of the one edition or the other speaks of at all, not even from afar."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_silence_names_the_nearest_clauses(edition: str) -> None:
    """Where the documents do not speak to it, they speak of something near it."""
    silent = [a for text in boards(edition, 60) for a in asked(text, edition).answers if a.ruling.verdict == "silent"]
    alone = [a.question.text for a in silent if not a.ruling.nearest]
    assert silent and not [text for text in alone if not UNHEARD_OF.search(text)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_named_speaks_of_the_edition_and_is_in_force(edition: str) -> None:
    named = {h.clause for text in boards(edition, 20) for a in asked(text, edition).answers for h in a.ruling.decided}
    assert named and all(whole(edition).precedence(clause) >= 0 for clause in named)
    assert groundless(a for text in boards(edition, 5) for a in asked(text, edition).answers) == []


def test_the_forms_are_read() -> None:
    """A form that the grammar no longer reads would be asked of nobody."""
    for edition in EDITIONS:
        head = next(heads(edition))
        with_all = head + "".join(f"ask {question}?\n" for question in list(questions())[::7])
        try:
            assert read(with_all, "board", catalogue()).script
        except Unusable as unusable:
            pytest.fail(str(unusable.problems[:3]))


def test_a_file_per_edition_is_looked_at() -> None:
    assert {file.parent.name for file in CASES if isinstance(file, Path)} >= set(EDITIONS)


EXPLAINED = (
    *NAMED, "is @cls standing", "is @cls kneeling", "is @we facedown", "what is the s-cost of @kn", "how much gold is on @we",
    "how much power is on @we",
)  # fmt: skip
ALONE = {"1e": ("1e-core",), "2e": ("2e-rules-reference",)}
"""A document that is a whole rulebook by itself."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_explanation_is_named_somewhere(edition: str) -> None:
    """What explains a word, and could be struck out without anybody noticing, is noise."""
    entries = {(c["id"], of) for c in law()["clauses"].values() for e in c["says"] if e["role"] == "explains" for of in e["of"]}
    mine = {(clause, of) for clause, of in entries if whole(edition).precedence(clause) >= 0}
    head = next(h for h in heads(edition) if "phase: challenges" in h and "defenders: @jo" in h)
    scenario = read(head + "".join(f"ask {question}?\n" for question in EXPLAINED), "board", catalogue())
    named = {only: _named(hear(scenario, rulebook(law(), edition, None, only))) for only in ((), ALONE[edition])}
    idle = [pair for pair in mine if all(_named(hear(scenario, _without(edition, only, *pair))) == named[only] for only in named)]
    assert mine and not idle


def _named(session: Session) -> list[tuple[object, ...]]:
    return [(tuple(h.clause for h in a.ruling.decided), a.ruling.nearest) for a in session.answers]


def _without(edition: str, only: tuple[str, ...], clause: str, of: str) -> Rulebook:
    """The law of an edition without one explanation."""
    key = f"explains {of}"
    index = {**law()["index"], key: [pair for pair in law()["index"][key] if pair[0] != clause]}
    return rulebook({**law(), "index": index}, edition, None, only)
