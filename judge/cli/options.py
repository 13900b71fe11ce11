"""The arguments that several commands share, how a shell completes them, and in which language a run is to speak."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from judge.driver.open import Choice
    from judge.render.messages import Language


WIDEST = 1000
LONGEST_WAIT = 3600


class BadValue(typer.BadParameter):
    """An argument that will not do. It is told by Typer, around a sentence of ours in the language of its run."""

    def __init__(self, says: str, **names: object) -> None:
        super().__init__(says)
        self._says, self._names = says, names

    def sentence(self) -> str:
        from judge.cli.report_problems import speech_or_english
        from judge.render.problem_sentence import SENTENCES

        return speech_or_english(self.ctx.obj if self.ctx else "").say(SENTENCES, self._says, **self._names)

    def format_message(self) -> str:
        self.message = self.sentence()
        return super().format_message()


def a_path(given: Any) -> Path:
    """An empty path is a slip of somebody's script, not the folder one happens to be in."""
    if not str(given):
        raise BadValue("bad-arguments.path")
    return Path(given)


def a_number(least: float, most: float, kind: type[int] | type[float] = int) -> Callable[[Any], Any]:
    """A number in plain digits, within its bounds; `nan` is none, and nothing is without bounds."""

    def number(given: Any) -> Any:
        digits = str(given).replace(".", "", 1) if kind is float else str(given)
        if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= kind(given) <= most:
            return kind(given)
        says = "bad-arguments.whole-number" if kind is int else "bad-arguments.number"
        raise BadValue(says, value=repr(str(given)[:40]), least=least, most=most)

    return number


Paths = Annotated[list[str], typer.Argument(metavar="FILE...", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json")]
Edition = Annotated[str | None, typer.Option("--edition", metavar="EDITION", show_default=False)]
Documents = Annotated[str | None, typer.Option("--documents", metavar="ID,ID", show_default=False)]
AsOf = Annotated[str | None, typer.Option("--as-of", metavar="DATE", show_default=False)]
Rulings = Annotated[Path | None, typer.Option("--rulings", metavar="DIR", parser=a_path, show_default=False)]
Also = Annotated[list[Path] | None, typer.Option("--also", metavar="DIR", parser=a_path, show_default=False)]
WhatIf = Annotated[list[str] | None, typer.Option("--what-if", metavar="FACT", show_default=False)]
Why = Annotated[bool, typer.Option("--why")]
Short = Annotated[bool, typer.Option("--short")]
Strict = Annotated[bool, typer.Option("--strict")]
Width = Annotated[int | None, typer.Option("--width", metavar="N", parser=a_number(20, WIDEST), show_default=False)]
Line = Annotated[int | None, typer.Option("--line", metavar="N", parser=a_number(1, 1_000_000), show_default=False)]
Percent = Annotated[float | None, typer.Option("--min", metavar="PERCENT", parser=a_number(0, 100, float), show_default=False)]
Seconds = Annotated[
    float, typer.Option("--timeout", metavar="SECONDS", parser=a_number(0.1, LONGEST_WAIT, float), show_default=False)
]
Junit = Annotated[Path | None, typer.Option("--junit", metavar="FILE", parser=a_path, show_default=False)]


def chosen(
    edition: str | None, documents: str | None, as_of: str | None, rulings: Path | None, also: list[Path] | None
) -> Choice:
    """Which law the command line names."""
    from judge.driver.open import Choice

    named = () if documents is None else tuple(d.strip() for d in documents.split(",") if d.strip()) or ("",)
    return Choice(None if edition is None else edition.lower(), named, as_of, rulings, tuple(also or ()))


OPTION = "--lang"
USUAL = "en"


def language_asked(words: Sequence[str]) -> str:
    """What `--lang de` names, wherever it stands; behind `--` there are only files. Nothing where no language is named."""
    words = list(words[: list(words).index("--")] if "--" in words else words)
    named = [later for word, later in pairwise(words) if word == OPTION]
    joined = [word.removeprefix(f"{OPTION}=") for word in words if word.startswith(f"{OPTION}=")]
    return next(iter((*named, *joined)), "")


def _of_the_environment() -> str:
    """The first that is set of LC_ALL, LC_MESSAGES and LANG, as everywhere; `de_DE.UTF-8` is `de`, and C is English."""
    from judge.render.messages import languages

    said = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    short = said.partition(".")[0].partition("_")[0].lower()
    return short if short and short in languages() else USUAL


def speech(asked: str, more: Iterable[Path] = ()) -> Language:
    """The language that was asked for by name, or else that of the environment; on top, what other rulebooks add to it."""
    from judge.render.messages import load_language

    return load_language(asked.lower() or _of_the_environment(), more)


MOST = 50


def quietly(look: Callable[[], list[str]]) -> list[str]:
    """What completes a word; a shell that waits for Tab is no place for messages."""
    try:
        return look()[:MOST]
    except Exception:
        return []


def card_titles(incomplete: str) -> list[str]:
    """Titles of both editions that begin so, or else in which the letters occur."""

    def look() -> list[str]:
        from judge.cards import Catalogue
        from judge.game.vocabulary import all_editions

        catalogue, typed = Catalogue(), incomplete.strip("\"'").casefold()
        titles = list(dict.fromkeys(t for edition in all_editions() for t in catalogue.titles(edition)))
        begin = [t for t in titles if t.casefold().startswith(typed)]
        return begin or [t for t in titles if typed in t.casefold()]

    return quietly(look)
