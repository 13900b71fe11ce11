"""One table before several benches: the same questions under other editions or documents, side by side, and what flipped."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal

from judge.driver.run_scenario import Answered, Session, hear
from judge.game.case_and_truth import Case
from judge.game.printed_face import Face, Keyword
from judge.language import Scenario, Unruled, amiss, asked_text, in_order
from judge.rulebook import Rulebook, rulebook
from judge.ruling import Change, Finding, Ruling
from judge.support.frozen_data_classes import NamedTuple, replace
from judge.support.problems import Problem

NO_CORNER_COST: Literal["-"] = "-"


class Bench(NamedTuple):
    """A choice of law: an edition, with all its documents, those of a day, or just the named ones."""

    edition: str
    as_of: str | None = None
    only: tuple[str, ...] = ()


class Reading(NamedTuple):
    """How a card that bears the mark of one edition was read, so that every bench finds the mark it looks for."""

    title: str
    had: Literal["crest", "keyword"]
    number: int  # after the s, or after the keyword
    dash: bool = False  # no corner cost is printed, so a dash stands there


class ComparedQuestion(NamedTuple):
    """One question with the ruling of each bench; None where a bench did not rule: that neither agrees nor differs."""

    text: str
    line: int
    rulings: tuple[Ruling | None, ...]
    flipped: bool
    because: tuple[tuple[str, ...], ...]  # for each bench the clauses that decided there and not with the others
    lost: tuple[Unruled | None, ...] = ()  # for each bench that did not rule, why

    @property
    def ruled(self) -> bool:
        return None not in self.rulings


class Comparison(NamedTuple):
    """Everything that the benches said of one file."""

    benches: tuple[Bench, ...]
    rows: tuple[ComparedQuestion, ...]
    readings: tuple[Reading, ...]
    problems: tuple[tuple[Problem, ...], ...]  # for each bench: steps that cannot be played there stop the file
    amiss: tuple[Problem, ...] = ()  # what is wrong with the file itself, before whatever bench

    @property
    def flipped(self) -> tuple[ComparedQuestion, ...]:
        return tuple(row for row in self.rows if row.flipped)

    @property
    def compared(self) -> tuple[ComparedQuestion, ...]:
        """Where there is something to compare: what not every bench ruled counts only if the others differ."""
        return tuple(row for row in self.rows if row.ruled or row.flipped)

    @property
    def lost(self) -> tuple[ComparedQuestion, ...]:
        return tuple(row for row in self.rows if not row.ruled)


def compare(
    scenario: Scenario, data: Mapping[str, Any], benches: Iterable[Bench], listen: Callable[[Scenario, Rulebook], Session] = hear
) -> Comparison:
    """The scenario as it stands before each bench. Cards are read once: what differs is the law alone."""
    benches = tuple(benches)
    marked, readings = in_both_marks(scenario)
    sessions = [listen(marked._replace(edition=b.edition), rulebook(data, b.edition, b.as_of, b.only)) for b in benches]
    told = [{**_keyed(session), **_unruled(session)} for session in sessions]
    rows = tuple(_row(key, [one.get(key) for one in told]) for key in sorted({key for one in told for key in one}))
    everywhere = in_order((*amiss(scenario), *_shared(sessions)))
    only_there = tuple(tuple(p for p in session.problems if p not in everywhere) for session in sessions)
    return Comparison(benches, rows, readings, only_there, everywhere)


def _shared(sessions: list[Session]) -> Iterator[Problem]:
    """What is wrong before every bench alike is wrong with the file."""
    first, *others = sessions
    return (problem for problem in first.problems if others and all(problem in other.problems for other in others))


def editions_of(data: Mapping[str, Any]) -> tuple[Bench, ...]:
    """A bench for each edition that there are documents of."""
    known = dict.fromkeys(d["edition"] for d in data["documents"].values())
    return tuple(Bench(edition) for edition in sorted(known) if edition != "any")


def in_both_marks(scenario: Scenario) -> tuple[Scenario, tuple[Reading, ...]]:
    """The scenario with crest and keyword on every card that bears one of them, and a note on each such card."""
    faces = {card.face: _marked(card.face) for card in scenario.table.cards.values()}
    cards = {i: replace(card, face=faces[card.face][0]) for i, card in scenario.table.cards.items()}
    notes = dict.fromkeys(note for _, note in faces.values() if note)
    return scenario._replace(table=replace(scenario.table, cards=cards)), tuple(notes)


def _marked(face: Face) -> tuple[Face, Reading | None]:
    hidden = next((k.value for k in face.keywords if k.name == "shadow" and k.value is not None), None)
    if face.s_cost is not None and hidden is None:
        keywords = (*face.keywords, Keyword("shadow", face.s_cost))
        cost = NO_CORNER_COST if face.cost is None else face.cost
        return replace(face, keywords=keywords, cost=cost), Reading(face.title, "crest", face.s_cost, face.cost is None)
    if hidden is not None and face.s_cost is None:
        return replace(face, crest=True, s_cost=hidden), Reading(face.title, "keyword", hidden)
    return face, None


Key = tuple[int, int]


def _keyed(session: Session) -> dict[Key, Answered | Unruled]:
    """Each answer by its line, and by its turn where a line was asked more than once."""
    found: dict[Key, Answered | Unruled] = {}
    for answered in session.answers:
        line = answered.question.span.line
        found[line, sum(1 for key in found if key[0] == line)] = answered
    return found


def _unruled(session: Session) -> dict[Key, Answered | Unruled]:
    """Each question of the file that was not ruled; it has its line to itself."""
    return {(one.line.span.line, 0): one for one in session.unruled}


def _row(key: Key, answers: list[Answered | Unruled | None]) -> ComparedQuestion:
    rulings = tuple(a.ruling if isinstance(a, Answered) else None for a in answers)
    told = {_answer(r) for r in rulings if r}
    deciding = [tuple(h.clause for h in r.decided) if r else () for r in rulings]
    alone = tuple(tuple(c for c in mine if any(c not in other for other in deciding)) for mine in deciding)
    lost = tuple(a if isinstance(a, Unruled) else None for a in answers)
    return ComparedQuestion(_asked(answers), key[0], rulings, len(told) > 1, alone, lost)


def _asked(answers: list[Answered | Unruled | None]) -> str:
    """As the first bench that read the question has it, or else as it is written."""
    ruled = [a.question.text for a in answers if isinstance(a, Answered)]
    return next(iter((*ruled, *(asked_text(a) for a in answers if isinstance(a, Unruled)))), "")


def _answer(ruling: Ruling) -> object:
    """What a ruling says, apart from the clauses that say it."""
    return ruling.verdict, tuple(_plain(part) for part in ruling.answer)


def _plain(part: object) -> object:
    if isinstance(part, Change):
        return part.move, part.names.get("amount")
    if isinstance(part, Case):
        return part.action, part.card, part.target
    if isinstance(part, tuple):  # a moment: the conditions that make it up
        return tuple((f.word, str(f.value)) if isinstance(f, Finding) else str(f) for f in part)
    return part
