"""A call that is plainly in order is read without Typer, exactly as Typer reads it; all others are Typer's to read."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import pytest
from doors import GOOD, call, commands, elsewhere, module_of, said

from judge.cli import typer_app
from judge.cli.options_and_language import LANG, Option, options_of, parameters
from judge.cli.parse_arguments_without_typer import NotPlain, plain_call

QUESTION = "can I bring a unique character out of shadows if a copy is in my dead pile?"
GOOD_VALUES = {"--width": ["20", "80", "0100"], "--min": ["0", "99.5"], "--timeout": ["1", "0.5"], "--line": ["3"]}
ANY_VALUES = ["x", "a b", "2e", "-", "a=b", "=", "ä", "--", "-x", "--json", "--edition=1e", "", "1" * 30, "nan", "--help"]
EVER = 300
"""Calls of each command that are made up."""

modules = {name: module_of(name) for name in commands()}


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere(monkeypatch, tmp_path / "data")


def by_typer(words: list[str], monkeypatch: pytest.MonkeyPatch) -> dict[str, Any] | None:
    """What the function of the command would be called with, read by Typer; nothing where it would not be called."""
    seen: list[dict[str, Any]] = []
    for module in modules.values():
        monkeypatch.setattr(module, "command", recording(module, seen))
    typer_app.run_by_typer(words, words)
    return seen[0] if seen else None


def recording(module: Any, seen: list[dict[str, Any]]) -> Callable[..., int]:
    """A function with the parameters of a command, which only remembers them."""
    own: dict[str, Any] = {"seen": seen}
    real = getattr(module.command, "real", module.command)
    names, defaults = parameters(real), real.__defaults__ or ()
    bare, more = names[: len(names) - len(defaults)], names[len(names) - len(defaults) :]
    taken = ", ".join([*bare, *(f"{name}={default!r}" for name, default in zip(more, defaults, strict=True))])
    exec(f"def command({taken}):\n    seen.append(dict(locals()))\n    return 0", own)
    own["command"].real = real
    return own["command"]  # type: ignore[no-any-return]


def plainly(words: list[str]) -> dict[str, Any] | None:
    """What it is called with, read plainly; nothing where Typer is to read it."""
    found: Any = plain_call(words)
    if found is None:
        return None
    real = getattr(found.func, "real", found.func)
    names, defaults = parameters(real), real.__defaults__ or ()
    return {**dict(zip(names[len(names) - len(defaults) :], defaults, strict=True)), **found.keywords}


def made_up(name: str, chance: Random) -> list[str]:
    """A call of a command: its options in any order and number, before, between and after its words, with good values or odd."""
    rows = [*options_of(modules[name]).values(), LANG]
    words = [word for row in chance.choices(rows, [1 if row.flag else 5 for row in rows], k=chance.randrange(7))
             for word in said_of(row, chance)]  # fmt: skip
    if chance.random() < 0.2:
        words.insert(chance.randrange(len(words) + 1), chance.choice(["--", "--help", "--wibble", "-x", "--jso", "-", ""]))
    return [*name.split(), *words]


def said_of(row: Option, chance: Random) -> list[str]:
    if not row.metavar:
        return [row.flag + chance.choice([""] * 9 + ["=x"])]
    value = chance.choice(GOOD_VALUES.get(row.flag, ["x", "y z", "de", "-"]) if chance.random() < 0.8 else ANY_VALUES)
    if not row.flag:
        return [value]
    return [f"{row.flag}={value}"] if chance.random() < 0.4 else [row.flag, value] if chance.random() < 0.95 else [row.flag]


@pytest.mark.parametrize("name", sorted(modules))
def test_what_is_read_plainly_is_what_typer_reads(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chance, taken = Random(name), 0
    for _ in range(EVER):
        words = made_up(name, chance)
        plain = plainly(words)
        if plain is not None:
            taken += 1
            assert by_typer(words, monkeypatch) == plain, words
    assert taken > EVER / 10 or name == "appeal"  # its options are the players of a file, which only the file knows


@pytest.mark.parametrize("name", sorted(modules))
def test_a_usual_call_is_plain(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if name != "appeal":
        for words in (call(name), call(name, "--width", "80"), [*call(name), "--lang=de"]):
            assert plainly(words) == by_typer(words, monkeypatch) is not None


@pytest.mark.parametrize("words", (
    [], ["--version"], ["--help"], ["wibble"], ["cards"], ["cards", "wibble"], ["--lang", "de", "rule", "x"], ["rule"],
    ["rule", ""], ["rule", "x", "--help"], ["rule", "x", "--width", "1"], ["rule", "x", "--width"], ["rule", "x", "--json=yes"],
    ["rule", "-x"], ["rule", "x", "--edition", "--json"], ["rule", "x", "--edition="], ["rule", "x", "--rulings="],
    ["clause", "a", "b"], ["cards", "mend", "x"], ["rule", "--wid=20", "x"], ["rule", "--", ""],
))  # fmt: skip
def test_whatever_is_not_plain_is_left_to_typer(words: list[str]) -> None:
    assert plain_call(words) is None


def test_a_shell_that_completes_a_word_is_answered_by_typer(monkeypatch: pytest.MonkeyPatch) -> None:
    assert plain_call(["rule", "x"])
    monkeypatch.setenv("_JUDGE_COMPLETE", "complete_bash")
    assert plain_call(["rule", "x"]) is None


def test_what_a_value_will_not_do_for_is_told_by_typer() -> None:
    told = said("rule", GOOD, "--width=1")
    assert told.status == 2 and told.err.startswith("Usage: judge rule [OPTIONS] ") and "1000" in told.err


LOADED = """
import sys
from judge.cli import called
status = called(sys.argv[1:])
print(*sorted({name.partition(".")[0] for name in sys.modules} & {"typer", "click", "rich", "yaml", "lark"}), file=sys.stderr)
sys.exit(status)
"""


@pytest.mark.parametrize("words", (["rule", str(GOOD)], ["rule", "--json", str(GOOD)], ["test", str(GOOD)], ["ask", QUESTION]))
def test_a_plain_call_loads_no_typer(words: list[str]) -> None:
    done = subprocess.run([sys.executable, "-c", LOADED, *words], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr.strip()) == (0, ""), done
    helped = subprocess.run([sys.executable, "-c", LOADED, words[0], "--help"], capture_output=True, text=True, timeout=60)
    assert helped.returncode == 0 and "typer" in helped.stderr and "Usage: judge " in helped.stdout


@pytest.mark.parametrize("name", sorted(modules))
def test_a_row_gives_what_the_function_takes(name: str) -> None:
    """Rows and types of parameters stand in two places: they say the same."""
    from pathlib import Path as AnyPath

    module = modules[name]
    names = {**vars(module), "Path": AnyPath}
    types = get_type_hints(module.command, names)
    for parameter, row in options_of(module).items():
        told = str(types[parameter]).removesuffix(" | None").replace("pathlib.", "")
        told = told if told.startswith("list[") else told.removeprefix("<class '").removesuffix("'>")
        assert told == ("list[%s]" if row.several else "%s") % read_as(row), (name, parameter)


def read_as(row: Option) -> str:
    one = row.read("30") if row.read else "text" if row.metavar else True
    return "Path" if isinstance(one, Path) else type(one).__name__


def test_a_call_that_typer_would_share_out_is_not_plain() -> None:
    class Two:
        OPTIONS = {"a": Option("", "A"), "b": Option("", "B")}  # noqa: RUF012

        @staticmethod
        def command(a: str, b: str) -> None: ...

    from judge.cli.parse_arguments_without_typer import arguments

    with pytest.raises(NotPlain):
        arguments(Two, ["x", "y"])
