"""The one door from these tests to the judge: the text of a scenario goes in, what it tells programs and people comes out."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import cache, cached_property
from pathlib import Path
from time import sleep
from typing import Any

from pytest import MonkeyPatch

from judge.cards import Catalogue
from judge.driver.inputs import Input
from judge.driver.open import Choice, LawAndCards
from judge.driver.rule_file import Report, rule_file
from judge.driver.run_scenario import Answered
from judge.engine.evaluate import condition_plans as ways
from judge.language.parse.lines import split
from judge.language.translate import foreign, tongue
from judge.render.answers_and_refusals_with_tables import answers_in_scenes, as_told
from judge.render.as_json import answer_record, problem_record, ruling_record
from judge.render.file_page import turned_text
from judge.render.messages import load_language
from judge.render.page import Page
from judge.render.placeholders import Scene
from judge.render.ruling_page import answer_text
from judge.render.why_page import why_text
from judge.rulebook import home, load_data

WIDE = Page(2000)
"""No sentence is broken, so that it can be found on the page."""
Record = dict[str, Any]


class Ruled:
    """One question with what was said to it; whatever takes time is told when it is asked for."""

    def __init__(self, report: Report, scene: Scene, answered: Answered) -> None:
        self._report, self._scene, self._answered = report, scene, answered
        self.question = answered.question.text

    @cached_property
    def record(self) -> Record:
        """What a program is told, but for what would change the ruling."""
        return ruling_record(self._scene, self._answered.question, self._answered.ruling)

    @cached_property
    def whole(self) -> Record:
        """The same with what would change it, the page and the whole tree: all that anybody can be shown of it."""
        turns = self._report.would_change(self._answered)
        return {**answer_record(self._scene, self._answered, turns), "page": self.page, "why": self.why}

    def turned(self) -> Ruled:
        """The contrary: what a judge would say who is wrong."""
        other = copy(self)
        verdict = {"yes": "no", "no": "yes"}.get(self.record["verdict"], "silent")
        other.record = {**self.record, "verdict": verdict, "answer": verdict}
        other.whole = {**self.whole, "verdict": verdict, "answer": verdict}
        return other

    @property
    def page(self) -> list[str]:
        scene, answered = self._scene, self._answered
        turned = turned_text(self._report, scene, answered, WIDE)
        return [*answer_text(scene, answered.question, answered.ruling, WIDE), *turned]

    @property
    def why(self) -> list[str]:
        return why_text(self._scene, self._answered.ruling, WIDE)


class Judge:
    """A court that rules on texts: law, cards and language are opened once."""

    def __init__(self, language: str = "en", house: Path | None = None) -> None:
        law = load_data([home() / "rulings", house]) if house else _law()
        self.language, self.opened = load_language(language), LawAndCards(Choice(), law, Catalogue())

    def rule(self, text: str) -> list[Ruled]:
        """Every question of a text that has no mistakes."""
        report = self.hear(text)
        assert not report.problems, (report.problems, text)
        return [Ruled(report, scene, heard) for scene, heard in answers_in_scenes(self.language, report)]

    def problems(self, text: str) -> list[Record]:
        return [problem_record(self.language, problem) for problem in self.hear(text).problems]

    def hear(self, text: str) -> Report:
        return as_told(self.language, rule_file(self.opened, Input("a.scenario", text)))


@cache
def judge(language: str = "en") -> Judge:
    """The judge that all tests of a run share."""
    return Judge(language)


@cache
def _law() -> Any:
    return load_data([home() / "rulings"])


def in_the_law(title: str) -> bool:
    """Whether a clause speaks of this very card."""
    return any(title in text for clause in _law()["clauses"].values() for text in clause["text"].values())


def mislead(monkeypatch: MonkeyPatch, wrong: Callable[[str], bool]) -> None:
    """Makes every judge rule the contrary on the texts of which this is so: a relation that is any good finds out."""
    right = Judge.rule

    def rule(self: Judge, text: str) -> list[Ruled]:
        contrary = wrong(text)
        return [ruled.turned() if contrary else ruled for ruled in right(self, text)]

    monkeypatch.setattr(Judge, "rule", rule)


def remember_too_much(monkeypatch: MonkeyPatch) -> Judge:
    """A judge who takes what was found for one player for what is so of another."""
    right = ways.reach

    def forgetful(*of: Any) -> Any:
        found = right(*of)
        return found._replace(pick=lambda case: found.pick(case._replace(player="")), narrowed=lambda case: case)

    monkeypatch.setattr(ways, "reach", forgetful)
    return Judge()


def give_way(monkeypatch: MonkeyPatch) -> None:
    """Lets another thread in wherever the judge works something out for all hearings, so that threads are sure to meet."""
    right = ways.reach
    monkeypatch.setattr(ways, "reach", lambda *given: (sleep(2e-4), right(*given))[1])


def in_english(text: str) -> str:
    """A German text in the words of the grammar, line by line; what is the writer's own stays as it is."""
    german = tongue("de")
    assert german
    names = {line.split()[1].rstrip(":") for line in text.splitlines() if line.casefold().startswith("spieler ")}
    lines = [foreign(line, german, names).text for line in split(text, "de") if not line.text.casefold().startswith("sprache")]
    return "\n".join(lines) + "\n"
