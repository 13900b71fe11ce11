"""The other commands, help, and what starting up may cost."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from test_cli_rule import ASK, BOARD, LAW, TABLES, judge, write

from judge.cli import COMMANDS


def test_test_is_nought_one_or_two(tmp_path: Path) -> None:
    met = write(tmp_path, f"{BOARD}{ASK}expect yes because T-SHADOW-11 and not T-UNIQUE-04\n", "met.scenario")
    unmet = write(tmp_path, f"{BOARD}{ASK}expect no because T-UNIQUE-04\n", "unmet.scenario")
    bad = write(tmp_path, "wibble\n", "bad.scenario")
    test = lambda *files: judge("test", "--rulings", LAW, *files)  # noqa: E731 - a shorthand
    assert [test(*files).returncode for files in ([met], [met, unmet], [met, unmet, bad], [tmp_path / "none"])] == [0, 1, 2, 2]
    assert test(met).stdout == "1 file, 1 question, 1 as expected, 0 not\n"
    assert test(met, unmet).stdout.splitlines() == [
        f"{unmet}:8: Can Alice bring Penny out of shadows?",
        "  Expected no, and this is not it.",
        "  Expected to decide, but did not: T-UNIQUE-04.",
        "  Got yes (T-SHADOW-11).",
        "2 files, 2 questions, 1 as expected, 1 not",
    ]


def test_many_files_on_two_processes_come_out_as_on_one(tmp_path: Path) -> None:
    for number in range(120):
        expected = "no" if number == 77 else "yes"
        write(tmp_path, f"{BOARD}{ASK}expect {expected}\n", f"{number:03}.scenario")
    done = judge("test", "--rulings", LAW, tmp_path)
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "120 files, 120 questions, 119 as expected, 1 not"
    assert "077.scenario:8" in done.stdout


def test_junit_is_xml(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    done = judge("test", "--rulings", LAW, TABLES, "--junit", report)
    assert done.returncode == 1
    suite = ElementTree.parse(report).getroot()
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("16", "1", "0")
    assert judge("test", "--rulings", LAW, TABLES, "--junit", tmp_path / "no" / "report.xml").returncode == 2


def test_a_clause_shows_what_it_says() -> None:
    done = judge("clause", "--rulings", LAW, "t-unique-04")
    assert done.returncode == 0
    assert [line.strip() for line in done.stdout.splitlines() if "-" in line] == [
        "T-UNIQUE-04                                                       second edition",
        "- the card is unique",
        "- a copy of the card is in the player's dead pile",
    ]
    record = json.loads(judge("clause", "--rulings", LAW, "T-LOOK-02", "--json").stdout)
    assert record["disputed_by"] == ["T-LOOK-03"]
    assert record["says"][0]["role"] == "forbids"


def test_an_unknown_clause_is_two_with_a_guess() -> None:
    done = judge("clause", "--rulings", LAW, "T-UNIQE-04")
    assert done.returncode == 2 and "did you mean `T-UNIQUE-04`?" in done.stderr


def test_clauses_are_searched() -> None:
    assert judge("clauses", "--rulings", LAW, "dead", "PILE").stdout.splitlines()[-1] == "2 clauses"
    found = json.loads(judge("clauses", "--rulings", LAW, "--json", "--edition", "2e", "unique").stdout)
    assert "T-UNIQUE-04" in {c["id"] for c in found["clauses"]}
    assert judge("clauses", "--rulings", LAW, "wibble").stdout.split() == ["0", "clauses"]


def test_every_clause_of_the_game_can_be_shown() -> None:
    done = judge("clauses", "--json")
    assert done.returncode == 0
    assert all(said["text"] for clause in json.loads(done.stdout)["clauses"] for said in clause["says"])


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_help_has_examples(command: str) -> None:
    done = judge(*([command] if command else []), "--help")
    assert done.returncode == 0
    assert "Examples:\n  judge " in done.stdout


@pytest.mark.parametrize("arguments", (["--version"], ["--help"], ["rule", "--help"], ["rule", TABLES / "dead-pile.scenario"]))
def test_nothing_heavy_is_imported(arguments: list[object]) -> None:
    call = [*map(str, arguments), *(["--rulings", str(LAW)] if len(arguments) > 1 and arguments[1] != "--help" else [])]
    code = f"import sys; sys.argv = ['judge', *{call}]\nfrom judge.cli import main\n"
    code += "try: main()\nexcept SystemExit: pass\nprint(sorted({'yaml', 'lark', 'rich', 'pydantic'} & set(sys.modules)))"
    run = lambda: subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)  # noqa: E731
    run()  # the first run may have to compile
    assert run().stdout.splitlines()[-1] == "[]"


def test_a_terminal_gets_colour_unless_it_does_not_want_it() -> None:
    def shown(**environment: str) -> str:
        mine, theirs = pty.openpty()
        code = f"import sys; sys.argv = ['judge', 'rule', '--rulings', {str(LAW)!r}, {str(TABLES / 'dead-pile.scenario')!r}]\n"
        variables = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "TERM": "xterm", **environment}
        done = subprocess.Popen([sys.executable, "-c", code + "from judge.cli import main; main()"], stdout=theirs, env=variables)
        os.close(theirs)
        text = b""
        while chunk := _read(mine):
            text += chunk
        done.wait(60)
        return text.decode()

    assert "\x1b[31mNO\x1b[0m" in shown()
    assert "\x1b" not in shown(NO_COLOR="1")


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # how a terminal says that nobody writes to it any more
        return b""


def test_a_reader_who_goes_away_is_no_trouble() -> None:
    code = "from judge.cli import main; main()"
    command = f"'{sys.executable}' -c '{code}' rule --rulings '{LAW}' '{TABLES}' | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=60)
    assert "Traceback" not in done.stderr and "Broken" not in done.stderr
