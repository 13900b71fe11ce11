"""Every command of the app with arguments that it takes, found by looking at the app: a new command is tried unasked."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module
from io import BytesIO, TextIOWrapper
from typing import Any, NamedTuple

import typer
from casebook import HOME

from judge.cli import called
from judge.cli.typer_app import app

GOOD = HOME / "scenarios" / "2e" / "unique-dead-pile.scenario"
PACK = HOME / "tests" / "cards" / "data" / "throneteki" / "Inv.json"
ARGUMENTS = {
    "FILE...": [str(GOOD)], "FILE": [str(GOOD)], "[PATH...]": [str(GOOD)], "QUESTION": ["can", "I", "marshal", "a", "card?"],
    "ID": ["2E-UNIQUE-04"], "[WORDS...]": ["shadows"], "WORDS...": ["strong"], "TITLE": ["Penny"], "PATH...": [str(PACK)],
    "[CODE]": ["unknown-card"],
}  # fmt: skip
"""What each command is given, by how its arguments are called on its page of help."""
MORE = {
    "appeal": ["--alice", "2E-SHADOW-11", "--bob", "2E-UNIQUE-04"],
    "cards update": ["--from", "http://127.0.0.1:9/", "--timeout", "1"],  # nobody answers there
}


class Said(NamedTuple):
    """What came of one call."""

    status: int
    out: str
    err: str


def commands() -> dict[str, Any]:
    """`cards find` and all the others, by the words that call them."""
    return dict(_below(typer.main.get_command(app), ()))


def module_of(words: str) -> Any:
    """The module behind `cards find`."""
    room = import_module("judge.cli")
    for word in words.split():
        room = import_module(f"{room.__name__}.{room.COMMANDS[word]}")
    return room


def _below(command: Any, words: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    if not hasattr(command, "list_commands"):
        yield " ".join(words), command
        return
    for name in command.list_commands(None):
        yield from _below(command.get_command(None, name), (*words, name))


def having(option: str) -> list[str]:
    """The commands that take this option."""
    return [name for name, command in commands().items() if any(option in p.opts for p in command.params)]


def call(name: str, *options: object) -> list[str]:
    """A call that the command understands, and these options."""
    arguments = [p for p in commands()[name].params if p.param_type_name == "argument"]
    given = [word for p in arguments for word in ARGUMENTS[p.metavar]]
    return [*name.split(), *given, *MORE.get(name, []), *map(str, options)]


def said(*arguments: object) -> Said:
    """What a call says on each stream, and its status; exceptions of ours end the test."""
    out, err = (TextIOWrapper(BytesIO(), "utf-8", write_through=True) for _ in range(2))
    with redirect_stdout(out), redirect_stderr(err):
        status = called(list(map(str, arguments)))
    told = [stream.buffer.getvalue().decode() for stream in (out, err)]
    return Said(status, *told)


def elsewhere(monkeypatch: Any, folder: os.PathLike[str]) -> None:
    """A user without cards, colours or a wide terminal, who stands at home."""
    monkeypatch.chdir(HOME)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("JUDGE_DATA", os.fspath(folder))
    monkeypatch.delenv("JUDGE_DEBUG", raising=False)
