"""The judge from Python: `rule` and `ask` return the objects that `--json` prints. Whatever is bad is in `problems`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from judge.driver.ask_line import ask_line
from judge.driver.inputs import text_input
from judge.driver.open import Choice, LawAndCards, open_law
from judge.driver.read_or_add_card_lists import catalogue_of, stamped
from judge.driver.rule_file import rule_file
from judge.driver.unexpected_errors import problems_of
from judge.render.answers_and_refusals_with_tables import reasoned
from judge.render.as_json import Record, file_record, line_problems, problem_record, safe_record
from judge.render.ask_page import line_record
from judge.render.messages import Language, load_language, spoken_as
from judge.support.frozen_data_classes import replace
from judge.support.problems import Problem, Span, Unusable, collected, problem_at
from judge.support.where_files_lie import store_path

TEXT, BOARD = "-", "board"
"""What problems call the text that was given, as with standard input, and the board of a question."""
Cards = Iterable[str | os.PathLike[str]]
Stamped = tuple[tuple[Path, object], ...]
"""Paths of cards, each with what tells whether they have changed."""


def rule(
    text: str,
    *,
    edition: str | None = None,
    documents: Iterable[str] | None = None,
    as_of: str | None = None,
    lang: str = "en",
    cards: Cards | None = None,
) -> dict[str, Any]:
    """The rulings on a scenario, as `judge rule --json` prints them."""

    def ruled(language: Language, opened: LawAndCards) -> Record:
        return safe_record(language, rule_file(opened, text_input(text, TEXT)))

    def refused(language: Language, problems: Iterable[Problem]) -> Record:
        return file_record(language, TEXT, "", None, [], problems)

    law = partial(_opened, edition, documents, as_of, cards)
    return _answered(lang, {"text": text}, law, ruled, refused)


def ask(
    question: str,
    *,
    edition: str = "2e",
    documents: Iterable[str] | None = None,
    as_of: str | None = None,
    lang: str = "en",
    cards: Cards | None = None,
    board: str | None = None,
) -> dict[str, Any]:
    """The ruling on a question in one line, as `judge ask --json` prints it; on a board, if a scenario's text is given."""

    def ruled(language: Language, opened: LawAndCards) -> Record:
        given = None if board is None else text_input(board, BOARD)
        return line_record(language, ask_line(opened, question, given, partial(reasoned, language)))

    def refused(language: Language, problems: Iterable[Problem]) -> Record:
        return line_problems(language, edition if isinstance(edition, str) else None, problems)

    law = partial(_opened, edition, documents, as_of, cards)
    texts: dict[str, object] = {"question": question} if board is None else {"question": question, "board": board}
    return _answered(lang, texts, law, ruled, refused)


def _answered(
    lang: str,
    texts: dict[str, object],
    law: Callable[[], tuple[LawAndCards, tuple[Problem, ...]]],
    ruled: Callable[[Language, LawAndCards], Record],
    refused: Callable[[Language, Iterable[Problem]], Record],
) -> Record:
    """The record of what was ruled, or of all that stood in the way."""
    language, wrong, amiss = Language("", {}), list[Problem](), tuple[Problem, ...]()
    try:
        language = _language("en")
        with collected(wrong):
            language = _language(_text("lang", lang))
        for name, text in texts.items():
            with collected(wrong):
                _text(name, text)
        with collected(wrong):
            opened, amiss = law()
        if wrong:
            raise Unusable(tuple(wrong))
        made = ruled(language, opened)
        return {**made, "problems": [*(problem_record(language, problem) for problem in amiss), *map(_renamed, made["problems"])]}
    except Exception as error:  # whatever it is, whoever asked from a program is told, and goes on
        return refused(language, (*amiss, *map(_by_argument, problems_of(error))))


def _by_argument(problem: Problem) -> Problem:
    return replace(problem, span=problem.span._replace(file=_argument(problem.span.file)))


def _renamed(problem: Record) -> Record:
    return {**problem, "file": _argument(problem["file"])}


def _argument(called: str) -> str:
    """What a command line calls `--as-of` is an argument here, and told by its name."""
    return called.removeprefix("--").replace("-", "_") if called.startswith("--") else called


def _opened(
    edition: str | None, documents: Iterable[str] | None, as_of: str | None, cards: Cards | None
) -> tuple[LawAndCards, tuple[Problem, ...]]:
    """What is ruled by, and what is wrong with lists of cards: by what could be read of them is ruled all the same."""
    wrong = list[Problem]()
    with collected(wrong):
        named = None if edition is None else _text("edition", edition).lower()
    with collected(wrong):
        only = _texts("documents", documents)
    with collected(wrong):
        day = None if as_of is None else _text("as_of", as_of)
    with collected(wrong):
        lists = None if cards is None else _texts("cards", cards, os.PathLike)
    if wrong:
        raise Unusable(tuple(wrong))
    choice = Choice(named, only, day)
    if lists is None:
        return _law_and_cards(choice, stamped(filter(None, [store_path()]))), ()
    return _law_and_lists(choice, stamped(Path(one or "''") for one in lists))


@lru_cache(16)
def _language(code: str) -> Language:
    return load_language(spoken_as(code))


@lru_cache(16)
def _law_and_cards(choice: Choice, cards: Stamped) -> LawAndCards:  # noqa: ARG001 - opened anew when they have changed
    return open_law(choice)


@lru_cache(16)
def _law_and_lists(choice: Choice, lists: Stamped) -> tuple[LawAndCards, tuple[Problem, ...]]:
    """For lists as they were at a time; they are read again when they have changed."""
    catalogue, problems = catalogue_of(dict(lists), choice.edition)
    return open_law(choice, catalogue), problems


def _text(name: str, given: object) -> str:
    if isinstance(given, str):
        return given
    raise Unusable((problem_at("bad-arguments", Span(name, 1), "bad-arguments.no-text", name=name),))


def _texts(name: str, given: Iterable[object] | None, *also: type) -> tuple[str, ...]:
    """One text is no list of them, though it is one of letters."""
    found = tuple(given) if isinstance(given, Iterable) and not isinstance(given, str | bytes | bytearray) else None
    if (found is None and given is not None) or not all(isinstance(one, (str, *also)) for one in found or ()):
        raise Unusable((problem_at("bad-arguments", Span(name, 1), "bad-arguments.no-list", name=name),))
    return tuple(os.fspath(one) if also else one for one in found or ())  # type: ignore[call-overload, misc]
