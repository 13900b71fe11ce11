"""`--lang` and LANG: everything that a person reads, in that person's language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from front import run

from judge.cli import COMMANDS
from judge.rulebook import home

DEAD_PILE = "scenarios/2e/unique-dead-pile.scenario"
QUIET = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "C.UTF-8"}


def judge(*arguments: object, **environment: str) -> Any:
    env = {**os.environ, **QUIET, "PYTHONUTF8": "1", **environment}
    command = [sys.executable, "-m", "judge", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=env, cwd=home(), check=False)


@pytest.mark.parametrize(
    ("environment", "verdict"),
    [
        ({}, "NO."), ({"LANG": "de_DE.UTF-8"}, "NEIN."), ({"LANG": "de"}, "NEIN."), ({"LANG": "de_AT"}, "NEIN."),
        ({"LANG": "fr_FR.UTF-8"}, "NO."), ({"LANG": "POSIX"}, "NO."), ({"LANG": "en_GB.UTF-8"}, "NO."),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "NEIN."), ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "C"}, "NO."),
    ],
)  # fmt: skip
def test_the_environment_names_a_language_if_there_is_a_file_for_it(environment: dict[str, str], verdict: str) -> None:
    assert f"  {verdict}  " in judge("rule", DEAD_PILE, **environment).stdout


@pytest.mark.parametrize(
    "order",
    [
        ("--lang", "de", "rule", DEAD_PILE),
        ("rule", DEAD_PILE, "--lang", "de"),
        ("rule", "--lang=DE", DEAD_PILE),
        ("rule", "--lang", "de_AT.UTF-8", DEAD_PILE),
    ],
)
def test_the_option_stands_anywhere_and_beats_the_environment(order: tuple[str, ...]) -> None:
    assert "NEIN.  Eine Kopie von Ser Robert Strong ist im Totenstapel von Alice." in judge(*order, LANG="en_US.UTF-8").stdout


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    refused = judge("rule", DEAD_PILE, "--lang", "xx")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "--lang:1:1: there is no language `xx` [no-language]\n  hint: known are: de, en\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_in_german_wherever_lang_stands(command: str) -> None:
    before, after = judge(command, "--lang", "de", "--help"), judge(command, "--help", "--lang", "de")
    assert before.stdout == after.stdout
    assert before.stdout.startswith("Aufruf: judge")
    assert "Optionen:" in before.stdout
    assert "Diese Hilfe zeigen." in before.stdout


def test_expectations_in_english_are_met_in_german() -> None:
    files = ("scenarios/2e/shadows-cost-raised-lowered-chosen.scenario", "scenarios/2e/unknown-the-window.scenario")
    done = judge("test", *files, "--lang", "de")
    assert done.returncode == 0
    assert done.stdout.endswith(" wie erwartet, 0 nicht\n")


def test_what_cannot_be_used_is_told_in_german(tmp_path: Path) -> None:
    table = tmp_path / "t.scenario"
    table.write_text('edition: 2e\nplayer Alice\n  hand: "Pennny"\nask can Alice marshal "Pennny"?\n', encoding="utf-8")
    told = judge("rule", table, "--lang", "de").stderr
    assert "es gibt keine Karte" in told
    assert "Hinweis: war `Penny` gemeint?" in told


def test_a_clause_is_shown_in_german() -> None:
    shown = judge("clause", "2E-SHADOW-19", "--lang", "de", "--width", 120).stdout
    assert "Eine einzigartige Karte, die nicht ins Spiel kommen dürfte" in shown
    assert "Einzigartige Karten und die Schatten" in shown


def test_a_third_language_costs_one_file(tmp_path: Path) -> None:
    folder = tmp_path / "languages"
    folder.mkdir()
    made_up = Path(__file__).parent.parent / "render" / "xx.yaml"
    (folder / "xx.yaml").write_text(made_up.read_text(encoding="utf-8"), encoding="utf-8")
    ruled = judge("rule", "scenarios/2e/unique-dead-pile.scenario", "--also", tmp_path, "--lang", "xx")
    assert ruled.returncode == 0
    assert "NOX.  Ser Robert Strong copi in mort pila di Alice." in ruled.stdout
    assert "Mort copi stopa." in ruled.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("rule", "--nope", "x"), "die Option `--nope` gibt es nicht"),
        (("rule", "x", "--width"), "`--width` braucht einen Wert"),
        (("rule",), "`FILE...` fehlt"),
        (("nope",), "den Befehl `nope` gibt es nicht"),
        (("cards", "nope"), "den Befehl `nope` gibt es nicht"),
        (("rule", "x", "--width", "3"), "`--width`: '3' ist keine ganze Zahl von 20 bis 1000"),
    ],
)
def test_arguments_that_will_not_do_are_told_in_the_language(words: tuple[str, ...], told: str) -> None:
    for json_too in ((), ("--json",)) if words[0] == "rule" else ((),):
        done = run("--lang", "de", *words[:1], *json_too, *words[1:])
        assert done.status == 2 and told in (done.record["problems"][0]["message"] if json_too else done.err)
    english = run(*words)
    assert english.status == 2 and "Error: " in english.err
