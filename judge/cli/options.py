"""The arguments that several commands share, and the language of the run. What they mean is said in the language file."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from judge.support.frozen import Noun

if TYPE_CHECKING:
    from judge.render.messages import Language


WIDEST = 1000
LONGEST_WAIT = 3600


def _refused(says: str, **names: object) -> typer.BadParameter:
    """Arguments are told by Typer, around a sentence of ours."""
    from judge.cli.report_problems import speech_or_english
    from judge.render.problem_sentence import SENTENCES

    return typer.BadParameter(speech_or_english().say(SENTENCES, says, **names))


def a_path(given: Any) -> Path:
    """An empty path is a slip of somebody's script, not the folder one happens to be in."""
    if not str(given):
        raise _refused("bad-arguments.path")
    return Path(given)


def a_number(least: float, most: float, kind: type[int] | type[float] = int) -> Callable[[Any], Any]:
    """A number in plain digits, within its bounds; `nan` is none, and nothing is without bounds."""

    def number(given: Any) -> Any:
        digits = str(given).replace(".", "", 1) if kind is float else str(given)
        if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= kind(given) <= most:
            return kind(given)
        says = "bad-arguments.whole-number" if kind is int else "bad-arguments.number"
        raise _refused(says, value=repr(str(given)[:40]), least=least, most=most)

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


class Choice(Noun):
    """Which law to rule by, as the command line has it."""

    edition: str | None = None
    documents: tuple[str, ...] = ()
    as_of: str | None = None
    rulings: Path | None = None
    also: tuple[Path, ...] = ()
    what_if: tuple[str, ...] = ()
    strict: bool = False  # what text that was not read may change depends on that text

    @classmethod
    def made(
        cls, edition: str | None, documents: str | None, as_of: str | None, rulings: Path | None, also: list[Path] | None
    ) -> Choice:
        named = () if documents is None else tuple(d.strip() for d in documents.split(",") if d.strip()) or ("",)
        return cls(None if edition is None else edition.lower(), named, as_of, rulings, tuple(also or ()))


OPTION = "--lang"
USUAL = "en"
_asked = ""
"""What the command line of this run asked for."""


def listen(args: Sequence[str]) -> None:
    """Heeds `--lang de` wherever it stands, so that help and complaints speak it too."""
    global _asked
    words = list(args[: list(args).index("--")]) if "--" in args else list(args)
    after = [later for word, later in pairwise(words) if word == OPTION]
    joined = [word.removeprefix(f"{OPTION}=") for word in words if word.startswith(f"{OPTION}=")]
    _asked = next(iter((*after, *joined)), _asked)


def forget() -> None:
    """A new run has asked for nothing yet."""
    global _asked
    _asked = ""


def code() -> str:
    """`de`; nothing is checked of what was asked for by name, so that it can be complained of."""
    return _asked.lower() or _of_the_environment()


def _of_the_environment() -> str:
    """The first that is set of LC_ALL, LC_MESSAGES and LANG, as everywhere; `de_DE.UTF-8` is `de`, and C is English."""
    from judge.render.messages import languages

    said = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    short = said.partition(".")[0].partition("_")[0].lower()
    return short if short and short in languages() else USUAL


def speech(more: Iterable[Path] = ()) -> Language:
    """The language of this run, and on top what other rulebooks add to it."""
    from judge.render.messages import load_language

    return load_language(code(), more)
