"""A kind of input: how one is made, how a file of it is called, and the ways in which it is tried."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import typer

from judge.cli.typer_app import app

from .checks import complaints
from .entry import Done

Way = tuple[str, ...]
"""A command and its options, as on a command line, without the input."""


class Kind(NamedTuple):
    """One kind of input."""

    name: str
    suffix: str
    share: int  # of every thousand
    together: int  # files in one call
    make: Callable[[Random, str], str]
    ways: Callable[[], tuple[Way, ...]]
    trial: Callable[[Desk, list[Path], Way], list[str]]


class Desk(NamedTuple):
    """Where inputs are tried: a folder of our own, and what was measured there."""

    folder: Path
    done: list[Done]  # every run since it was last emptied

    def complaints(self, done: Done, source: str = "", files: int = 1, deep: bool = False) -> list[str]:
        self.done.append(done)
        return list(dict.fromkeys(complaints(done, source, files, deep)))


def flags(*command: str) -> tuple[str, ...]:
    """The options of a command that take no value, read off the command itself; `--help` asks for something else."""
    found = _command(command)
    return tuple(p.opts[0] for p in found.params if getattr(p, "is_flag", False) and p.opts[0] not in ("--help", "--version"))


def _command(command: tuple[str, ...]) -> Any:
    found: Any = typer.main.get_command(app)
    for name in command:
        found = found.get_command(None, name)
    return found


def each_way(*command: str, more: tuple[Way, ...] = ()) -> tuple[Way, ...]:
    """A command plain, with each of its flags, with all of them, and with whatever else; in both languages."""
    own = flags(*command)
    ways = [(), *((flag,) for flag in own), tuple(flag for flag in own if flag != "--json"), *more]
    ways += [(flag, "--json") for flag in own if flag != "--json"] if "--json" in own else []
    ways += [(*way, "--lang", "de") for way in ways[:3]]
    return tuple((*command, *way) for way in dict.fromkeys(ways))
