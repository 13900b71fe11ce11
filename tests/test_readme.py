"""The README tells the truth: every command in it is run, every scenario in it is held to its expectations.

`JUDGE_README=update pytest tests/test_readme.py` writes what the commands print today into the README, to be read in the diff.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
ENV = {**os.environ, "NO_COLOR": "1", "COLUMNS": "96", "LANG": "C.UTF-8"}


def blocks(kind: str) -> list[str]:
    return [body for found, body in BLOCK.findall(README.read_text(encoding="utf-8")) if found == kind]


def commands() -> list[tuple[str, str]]:
    """(command, what the README says it prints) of every console block."""
    pairs = []
    for body in blocks("console"):
        for part in re.split(r"^\$ ", body, flags=re.M)[1:]:
            command, _, printed = part.partition("\n")
            pairs.append((command, printed))
    return pairs


def run(command: str) -> str:
    """Runs a line of the README as a shell would, with the judge of this environment."""
    judge = f"{shlex.quote(sys.executable)} -m judge"
    line = re.sub(r"(^|\| )judge(?= )", lambda m: f"{m.group(1)}{judge}", command)
    done = subprocess.run(["bash", "-c", line], cwd=ROOT, env=ENV, capture_output=True, text=True, timeout=120)
    return done.stdout + done.stderr


@pytest.fixture(autouse=True, scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The card lists that the README shows, imported where its commands look for cards."""
    folder = tmp_path_factory.mktemp("readme")
    ENV["JUDGE_DATA"] = str(folder / "data")
    for number, text in enumerate(blocks("json")):
        (folder / f"{number}.json").write_text(text, encoding="utf-8")
        assert "1 card" in run(f"judge cards add {folder}/{number}.json")


def test_the_readme_has_examples() -> None:
    assert len(commands()) >= 8
    assert len(blocks("scenario")) >= 3


@pytest.mark.parametrize(("command", "printed"), commands(), ids=[c for c, _ in commands()])
def test_commands_print_what_the_readme_says(command: str, printed: str) -> None:
    now = run(command)
    if os.environ.get("JUDGE_README") == "update":
        text = README.read_text(encoding="utf-8")
        README.write_text(text.replace(f"$ {command}\n{printed}", f"$ {command}\n{now}", 1), encoding="utf-8")
        return
    assert "Traceback" not in now
    assert now == printed


@pytest.mark.parametrize("text", blocks("scenario"))
def test_scenarios_in_the_readme_are_held_to_their_expectations(text: str, tmp_path: Path) -> None:
    file = tmp_path / "readme.scenario"
    file.write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "judge", "test", str(file)], env=ENV, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("text", blocks("python"))
def test_python_in_the_readme_runs(text: str) -> None:
    done = subprocess.run([sys.executable, "-c", text], env=ENV, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_readme_shows_the_python_face() -> None:
    assert any("from judge import rule, ask" in text for text in blocks("python"))
