"""Reads the words of a call that are plainly in order, so that it can be done without loading Typer.

Whatever is not plain, from a slip to a wish for help, is left to Typer: nothing is refused or explained here.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from typing import Any

from judge.cli.options_and_language import LANG, BadValue, Option, language_asked, options_of, parameters

COMPLETING = "_JUDGE_COMPLETE"
"""Set by a shell that wants a word completed, which the words themselves do not tell."""


class NotPlain(Exception):
    """Typer is to read these words."""


def plain_call(words: Sequence[str]) -> Callable[[], object] | None:
    """The command that these words call, with its arguments; nothing where Typer is to look at them."""
    if COMPLETING in os.environ:
        return None
    try:
        module, rest = _command("judge.cli", words)
        return partial(module.command, **arguments(module, rest))
    except (NotPlain, BadValue):
        return None


def _command(room: str, words: Sequence[str]) -> tuple[Any, Sequence[str]]:
    """The module of a command, which may be one of a group of them, and the words behind its name."""
    commands = import_module(room).COMMANDS
    if not words or words[0] not in commands:
        raise NotPlain
    module = import_module(f"{room}.{commands[words[0]]}")
    return _command(module.__name__, words[1:]) if hasattr(module, "COMMANDS") else (module, words[1:])


def arguments(module: Any, words: Sequence[str]) -> dict[str, Any]:
    """What the command's function is called with; raises NotPlain, or BadValue where a value will not do."""
    options = options_of(module)
    taken = parameters(module.command)
    loose = [name for name, row in options.items() if not row.flag]
    if "rest" in taken or len(loose) > 1:  # options that only the command knows; words that are to be shared out
        raise NotPlain
    given = _values(options, _told_apart(options, words))
    required = taken[: len(taken) - len(module.command.__defaults__ or ())]
    if any(name not in given for name in required if name != "lang"):
        raise NotPlain
    return {**given, **({"lang": language_asked(words)} if "lang" in taken else {})}


def _told_apart(options: dict[str, Option], words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each value with the parameter that it is for; the words that belong to no option are the one's that takes such."""
    flags = {LANG.flag: ("lang", LANG), **{row.flag: (name, row) for name, row in options.items()}}
    coming = iter(words)
    for word in coming:
        if word == "--":
            yield from (_loose(flags, later) for later in coming)
        elif word[:1] != "-" or word == "-":
            yield _loose(flags, word)
        else:
            yield _option(flags, word, coming)


def _loose(flags: dict[str, tuple[str, Option]], word: str) -> tuple[str, str]:
    if "" not in flags or not word:
        raise NotPlain
    return flags[""][0], word


def _option(flags: dict[str, tuple[str, Option]], word: str, coming: Iterator[str]) -> tuple[str, str]:
    """`--flag`, `--option value` or `--option=value`; a value that is empty or looks like an option is not plain."""
    flag, joined, value = word.partition("=")
    name, row = flags.get(flag, ("", None))
    if not row or (joined and not row.metavar):
        raise NotPlain
    if not row.metavar:
        return name, flag
    value = value if joined else next(coming, "")
    if not value or (not joined and value[0] == "-"):
        raise NotPlain
    return name, value


def _values(options: dict[str, Option], told: Iterator[tuple[str, str]]) -> dict[str, Any]:
    """By parameter: what was said of it last, or all of it where it takes several."""
    said: dict[str, list[str]] = {}
    for name, value in told:
        said.setdefault(name, []).append(value)
    return {name: _value(options[name], values) for name, values in said.items() if name in options}


def _value(row: Option, values: list[str]) -> Any:
    if not row.metavar:
        return True
    if not row.flag and not row.several and len(values) > 1:
        raise NotPlain
    read = [row.read(value) if row.read else value for value in values]
    return read if row.several else read[-1]
