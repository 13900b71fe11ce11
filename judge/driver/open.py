"""Which law to rule by, and the law and cards that are opened for it once, for file after file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from judge.cards import Catalogue
from judge.game.vocabulary import Vocabulary, all_editions
from judge.language import FaceFinder, Scenario
from judge.rulebook import Rulebook, home, load_data, rulebook, unknown_document
from judge.support.files_below import is_folder
from judge.support.fold_and_clean_text import is_day
from judge.support.frozen_data_classes import Noun
from judge.support.problems import Problem, Span, Unusable, collected, phrase, problem_at


class Choice(Noun):
    """Which law to rule by, and how: what a command line or a caller names."""

    edition: str | None = None
    documents: tuple[str, ...] = ()
    as_of: str | None = None
    rulings: Path | None = None
    also: tuple[Path, ...] = ()
    what_if: tuple[str, ...] = ()
    strict: bool = False  # what text that was not read may change depends on that text

    @property
    def added(self) -> tuple[Path, ...]:
        """The folders, besides the judge's own, that bring law and words."""
        return (*([self.rulings] if self.rulings else []), *self.also)


class LawAndCards:
    """What every file of a run is ruled by; nothing of it changes, so that threads may share it."""

    def __init__(self, choice: Choice, data: Mapping[str, Any], cards: FaceFinder) -> None:
        self.choice, self.data, self.cards = choice, data, cards
        self.vocabulary = Vocabulary(data, choice.added)
        self._books: dict[tuple[object, ...], Rulebook] = {}  # two threads may make the same book, and either is as good

    def not_of(self, edition: str) -> tuple[Problem, ...]:
        """What is wrong with the documents that the caller names, for whatever is of this edition."""
        return of_other_editions(self.data, ((named, Span("--documents", 1)) for named in self.choice.documents), edition)

    def book_of(self, scenario: Scenario) -> Rulebook:
        """The law a file is ruled by; what the caller says of documents overrides the file."""
        told = self.choice.documents or self.choice.as_of
        only = self.choice.documents if told else scenario.documents_only
        as_of = self.choice.as_of if told else scenario.documents_as_of
        return self._book(scenario.edition or "", as_of, only)

    def book(self, edition: str) -> Rulebook:
        """The law for whatever stands in no file."""
        return self._book(edition, self.choice.as_of, self.choice.documents)

    def _book(self, edition: str, as_of: str | None, only: tuple[str, ...]) -> Rulebook:
        key = (edition, as_of, only)
        made = self._books.get(key)
        if made is None:
            made = self._books[key] = rulebook(self.data, edition, as_of, only)
        return made


def open_law(choice: Choice, cards: FaceFinder | None = None) -> LawAndCards:
    """Raises Unusable, with every reason, where the rulebook or the choice itself cannot be used."""
    wrong: list[Problem] = []
    with collected(wrong):
        check_days([] if choice.as_of is None else [choice.as_of])
    data = load_data([choice.rulings or home() / "rulings", *choice.also])
    with collected(wrong):
        the_edition(data, choice.edition)
    with collected(wrong):
        check_documents(data, choice.documents)
    if wrong:
        raise Unusable(tuple(wrong))
    return LawAndCards(choice, data, cards or Catalogue(_own_sheets(choice)))


def _own_sheets(choice: Choice) -> Path | None:
    """A rulebook of somebody's own may bring its cards along."""
    sheets = choice.rulings / "cards" if choice.rulings else None
    return sheets if sheets and is_folder(sheets) else None


def check_days(days: list[str]) -> None:
    """Every day that the caller names is one; documents are chosen by it, so nothing else may pass for one."""
    place, advice = Span("--as-of", 1), phrase("bad-date")
    if wrong := tuple(problem_at("bad-date", place, "", advice, value=day) for day in days if not is_day(day)):
        raise Unusable(wrong)


def check_documents(data: Mapping[str, Any], named: Iterable[str], edition: str = "") -> None:
    """What the caller names is told with the option, whatever file comes after it."""
    known, place, named = data["documents"], Span("--documents", 1), tuple(named)
    wrong = tuple(unknown_document(document, known, place) for document in named if document not in known)
    if wrong or (edition and (wrong := of_other_editions(data, ((document, place) for document in named), edition))):
        raise Unusable(wrong)


def of_other_editions(data: Mapping[str, Any], named: Iterable[tuple[str, Span]], edition: str) -> tuple[Problem, ...]:
    """Each document that is of another edition than what is ruled on: no law of that game is in it."""
    documents = data["documents"]
    fitting = tuple(known for known, row in documents.items() if row["edition"] in (edition, "any"))
    return tuple(
        problem_at("other-edition", place, "", phrase("known", value=fitting), value=document, edition=edition)
        for document, place in named
        if document in documents and document not in fitting
    )


def the_edition(data: Mapping[str, Any], chosen: str | None) -> str | None:
    """The edition that the caller names, if it names one; raises Unusable where there is no such edition."""
    if chosen is None:
        return None
    return known_edition(chosen, {*all_editions(), *(d["edition"] for d in data["documents"].values())} - {"any"})


def known_edition(chosen: str, known: Iterable[str]) -> str:
    if chosen.lower() in known:
        return chosen.lower()
    advice = phrase("known", value=tuple(sorted(known)))
    raise Unusable((problem_at("unknown-edition", Span("--edition", 1), "", advice, value=chosen),))
