"""A judge that can be questioned: what if, what would change it, and appeals."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
DEAD = "scenarios/2e/unique-dead-pile.scenario"


def judge(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "judge", *arguments], cwd=ROOT, capture_output=True, text=True, timeout=60)


def rulings(*arguments: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(judge("rule", "--json", *arguments).stdout)["rulings"]
    return found


def test_what_would_change_a_no_is_ruled_on_again() -> None:
    (turn,) = rulings(DEAD)[0]["would_change"]
    assert turn["text"] == "no copy of Ser Robert Strong were in Alice's dead pile"
    assert (turn["answer"], turn["clauses"]) == ("yes", ["2E-SHADOW-11"])


def test_a_supposition_on_the_command_line_asks_every_question_again() -> None:
    asked = rulings(DEAD, "--what-if", 'no copy of "Ser Robert Strong" is in Alice\'s dead pile', "--what-if", "Alice has 0 gold")
    assert [r["verdict"] for r in asked] == ["no", "yes", "no"]


def test_a_supposition_that_is_not_understood_is_refused() -> None:
    done = judge("rule", DEAD, "--what-if", "Alice is nice")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_an_appeal_names_the_clause_that_prevails() -> None:
    done = judge("appeal", DEAD, "--alice", "2e-shadow-11", "--bob", "2E-UNIQUE-04", "--json")
    appeal = json.loads(done.stdout)
    assert appeal["prevails"] == "2E-UNIQUE-04"
    assert [c["standing"] for c in appeal["claims"]] == ["outweighed", "decides"]


def test_an_appeal_says_why_a_clause_does_not_apply() -> None:
    done = judge("appeal", DEAD, "--alice", "2E-UNIQUE-08", "--bob", "2E-UNIQUE-06")
    assert "2E-UNIQUE-08 does not apply here" in done.stdout
    assert "Neither of the two decides this." in done.stdout


def test_an_appeal_needs_players_and_clauses_that_are_there() -> None:
    done = judge("appeal", DEAD, "--carol", "2E-UNIQUE-08", "--bob", "2E-UNIQUE-99")
    assert done.returncode == 2
    assert "unknown-player" in done.stderr
    assert "unknown-clause" in done.stderr
