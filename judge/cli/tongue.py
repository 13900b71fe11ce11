"""Which language to speak: as the command line asks, else as the environment has it if there is a file for that."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.say.language import Language

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
    from judge.say.language import languages

    said = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    short = said.partition(".")[0].partition("_")[0].lower()
    return short if short and short in languages() else USUAL


def speech(more: Iterable[Path] = ()) -> Language:
    """The language of this run, and on top what other rulebooks add to it."""
    from judge.say.language import load_language

    return load_language(code(), more)
