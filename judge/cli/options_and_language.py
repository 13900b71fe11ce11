"""How the parameters of commands are written on a command line, row by row, and in which language a run is to speak."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.support.frozen_data_classes import NamedTuple

if TYPE_CHECKING:
    from judge.driver.open import Choice
    from judge.render.messages import Language

WIDEST = 1000
LONGEST_WAIT = 3600


class BadValue(ValueError):
    """An argument that will not do, as a sentence of the language file and the names in it."""

    def __init__(self, says: str, **names: object) -> None:
        super().__init__(says)
        self.says, self.names = says, names


def a_path(given: object) -> Path:
    """An empty path is a slip of somebody's script, not the folder one happens to be in."""
    if not str(given):
        raise BadValue("bad-arguments.path")
    return Path(str(given))


def a_number(least: float, most: float, kind: type[int] | type[float] = int) -> Callable[[object], Any]:
    """A number in plain digits, within its bounds; `nan` is none, and nothing is without bounds."""

    def number(given: object) -> Any:
        told = str(given)
        digits = told.replace(".", "", 1) if kind is float else told
        if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= kind(told) <= most:
            return kind(told)
        says = "bad-arguments.whole-number" if kind is int else "bad-arguments.number"
        raise BadValue(says, value=repr(told[:40]), least=least, most=most)

    return number


class Option(NamedTuple):
    """One parameter of a command. Whether it must be given, and what it is if it is not, the command's function says."""

    flag: str  # nothing: it takes the words that belong to no option
    metavar: str = ""  # nothing: it has no value, but is there or not
    several: bool = False
    read: Callable[[object], Any] | None = None  # raises BadValue
    complete: Callable[[str], list[str]] | None = None  # for a shell


def argument(metavar: str, several: bool = True, complete: Callable[[str], list[str]] | None = None) -> Option:
    """The words of a call that belong to no option."""
    return Option("", metavar, several, None, complete)


Options = Mapping[str, Option]
"""By the name of the parameter, which is also what its help is found by in the language file."""

LANG = Option("--lang", "LANG")
"""Every command has it, wherever it stands, and need not name it."""
SHARED: Options = {
    "as_json": Option("--json"),
    "edition": Option("--edition", "EDITION"),
    "documents": Option("--documents", "ID,ID"),
    "as_of": Option("--as-of", "DATE"),
    "rulings": Option("--rulings", "DIR", read=a_path),
    "also": Option("--also", "DIR", several=True, read=a_path),
    "why": Option("--why"),
    "short": Option("--short"),
    "strict": Option("--strict"),
    "width": Option("--width", "N", read=a_number(20, WIDEST)),
}
"""What several commands take. A command's module has its own in `OPTIONS`."""


def options_of(module: Any) -> dict[str, Option]:
    """The rows of a command, in the order of its parameters; `lang` and `rest` it is given besides."""
    own: Options = getattr(module, "OPTIONS", {})
    return {name: own.get(name) or SHARED[name] for name in parameters(module.command) if name not in ("lang", "rest")}


def parameters(command: Callable[..., Any]) -> tuple[str, ...]:
    """By name; as `inspect` would tell, whose import takes longer than many a command."""
    code = command.__code__
    return code.co_varnames[: code.co_argcount]


def chosen(
    edition: str | None, documents: str | None, as_of: str | None, rulings: Path | None, also: list[Path] | None
) -> Choice:
    """Which law the command line names."""
    from judge.driver.open import Choice

    named = () if documents is None else tuple(d.strip() for d in documents.split(",") if d.strip()) or ("",)
    return Choice(None if edition is None else edition.lower(), named, as_of, rulings, tuple(also or ()))


USUAL = "en"


def language_asked(words: Sequence[str]) -> str:
    """What `--lang de` names, wherever it stands; behind `--` there are only files. Nothing where no language is named."""
    told = list(words[: list(words).index("--")] if "--" in words else words)
    named = [later for word, later in pairwise(told) if word == LANG.flag]
    joined = [word.removeprefix(f"{LANG.flag}=") for word in told if word.startswith(f"{LANG.flag}=")]
    return next(iter((*named, *joined)), "")


def _of_the_environment() -> str:
    """The first that is set of LC_ALL, LC_MESSAGES and LANG, as everywhere; `de_DE.UTF-8` is `de`, and C is English."""
    from judge.render.messages import languages, spoken_as

    said = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return code if (code := spoken_as(said)) in languages() else USUAL


def speech(asked: str, more: Iterable[Path] = ()) -> Language:
    """The language that was asked for by name, or else that of the environment; on top, what other rulebooks add to it."""
    from judge.render.messages import languages, load_language, spoken_as

    named = asked.lower() if asked.lower() in languages(more) else spoken_as(asked)  # `de_DE`, as an environment has it
    return load_language(named or _of_the_environment(), more)
