"""Mistakes that people make: each file of `scenarios/bad` with the exact page it is answered with. JUDGE_BAD=update rewrites."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from casebook import HOME
from front import LOST

from judge.cli import called

BAD = HOME / "scenarios" / "bad"
CASES = sorted([*BAD.glob("*.scenario"), *(f for f in BAD.iterdir() if f.is_dir())])
ENOUGH = 60


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(HOME)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    return iter(())


def ran(*arguments: str) -> tuple[int, str]:
    """The status of a command, and all that it printed, in order."""
    page = StringIO()
    with redirect_stdout(page), redirect_stderr(page):
        status = called(arguments)
    return status, page.getvalue()


def expected(case: Path) -> Path:
    return case.with_suffix(".out")


def name(case: Path) -> str:
    return case.relative_to(HOME).as_posix()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_its_exact_page(case: Path) -> None:
    status, page = ran("rule", name(case))
    if os.environ.get("JUDGE_BAD") == "update":
        expected(case).write_text(page, encoding="utf-8")
    assert status == 2
    assert page == expected(case).read_text(encoding="utf-8")
    assert "Traceback" not in page and "[internal]" not in page


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_a_program_is_told_the_same(case: Path) -> None:
    status, page = ran("rule", name(case), "--json")
    (line,) = page.splitlines()
    told = json.loads(line)
    assert status == 2 and told["schema"] == 1 and told["problems"]
    shown = expected(case).read_text(encoding="utf-8")
    for problem in told["problems"]:
        assert f":{problem['line']}:{problem['column']}: " in shown and f"[{problem['code']}]" in shown
    assert sum(shown.count(f" [{code}]\n") for code in {p["code"] for p in told["problems"]}) == len(told["problems"])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_messages_read_well(case: Path) -> None:
    problems = json.loads(ran("rule", name(case), "--json")[1])["problems"]
    for problem in problems:
        assert not problem["message"].endswith("."), problem
        assert problem["message"][0] == "`" or problem["message"][0].islower() or problem["message"].startswith("Alice"), problem
    assert len({(p["line"], p["column"]) for p in problems}) == len(problems), "one mistake, one message"


def test_there_are_enough_and_none_is_left_over() -> None:
    assert len(CASES) >= ENOUGH
    assert {expected(case) for case in CASES} == set(BAD.glob("*.out"))


def test_nothing_raw_reaches_the_terminal() -> None:
    for page in BAD.glob("*.out"):
        text = page.read_text(encoding="utf-8")
        assert all(c.isprintable() or c == "\n" for c in text), page.name


def test_from_outside_it_is_the_same() -> None:
    for case in (BAD / "misspelt-title.scenario", BAD / "latin-1.scenario"):
        command = [sys.executable, "-m", "judge", "rule", name(case)]
        done = subprocess.run(command, capture_output=True, cwd=HOME, timeout=60)
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.decode() == expected(case).read_text(encoding="utf-8")


GOOD = """\
edition: 2e
phase: challenges
player Alice
\tgold: 7
\tshadows: "Penny"
ask can Alice bring "Penny" out of shadows?
expect yes
"""


@pytest.mark.parametrize("text", [GOOD, "\ufeff" + GOOD, GOOD.replace("\n", "\r\n"), GOOD.replace("\n", "\r"), GOOD.upper()])
def test_what_is_no_mistake(text: str, tmp_path: Path) -> None:
    file = tmp_path / "fine.scenario"
    file.write_bytes(text.encode())
    assert ran("test", str(file)) == (0, "1 file, 1 question, 1 as expected, 0 not\n")


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() == 0, reason="root reads everything")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    file = tmp_path / "locked.scenario"
    file.write_text(GOOD)
    file.chmod(0)
    status, page = ran("rule", str(file))
    assert status == 2 and page.startswith(f"{file}:1:1: this cannot be read: Permission denied [unreadable]\n")


def test_what_is_no_file(tmp_path: Path) -> None:
    for path, code in ((tmp_path / "none.scenario", "no-such-file"), (tmp_path, "no-scenarios")):
        status, page = ran("rule", str(path))
        assert status == 2 and f"[{code}]" in page


def test_other_files_of_the_run_are_ruled(tmp_path: Path) -> None:
    (tmp_path / "good.scenario").write_text(GOOD)
    status, page = ran("rule", name(BAD / "misspelt-title.scenario"), str(tmp_path / "good.scenario"))
    assert status == 2 and "YES." in page and "[unknown-card]" in page
    assert page.endswith(f"2 files, 2 questions, 1 as expected, 0 not, {LOST}1 file could not be used\n")
