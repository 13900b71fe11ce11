"""When the game is over nothing more is done: a fact that a step leaves behind, and a clause that says what follows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from front import Ran, run, write

TABLES = {
    "2e": ("phase: challenges\nwindow: action", 'card "Gate Spy": character, neutral, cost 3, strength 2, intrigue, shadow 1'),
    "1e": ("phase: challenges\nwindow: beginning", 'card "Gate Spy": character, neutral, cost s1, strength 2, intrigue'),
}
CLAUSE = {"2e": "2E-VICTORY-04", "1e": "1E-VICTORY-01"}
ASK = 'ask can Alice bring "Gate Spy" out of shadows?\n'
STEPS = [
    'then Alice brings "Gate Spy" out of shadows', 'then "Burned Men" is killed', 'then "Burned Men" kneels',
    "then the dominance phase begins", "then players may take actions", "then Alice becomes the first player",
    "then Alice becomes the active player", "then Alice gains 1 gold", "then the phase ends", "then the round ends",
    "then the turn ends", "then the game ends",
]  # fmt: skip


def ruled(folder: Path, edition: str, lines: str, *more: str) -> Ran:
    moment, spy = TABLES[edition]
    men = 'card "Burned Men": character, neutral, cost 2, strength 2, military'
    board = 'player Alice\n  gold: 4\n  shadows: "Gate Spy"\nplayer Bob\n  play: "Burned Men"\n'
    head = f"edition: {edition}\n{moment}\nfirst player: Alice\n{spy}\n{men}\n{board}"
    return run("rule", "--json", *more, write(folder, head + lines))


def clauses(ruling: dict[str, Any]) -> list[str]:
    return [clause["id"] for clause in ruling["clauses"]]


@pytest.mark.parametrize("edition", TABLES)
def test_what_could_be_done_before_cannot_be_after(edition: str, tmp_path: Path) -> None:
    done = ruled(tmp_path, edition, f"{ASK}then the game ends\n{ASK}")
    before, after = done.record["rulings"]
    assert (done.status, before["verdict"], after["verdict"]) == (0, "yes", "no")
    assert CLAUSE[edition] in clauses(after) and CLAUSE[edition] not in clauses(before)
    assert after["summary"] == "The game is over."
    german = ruled(tmp_path, edition, f"then the game ends\n{ASK}", "--lang", "de")
    assert german.record["rulings"][0]["summary"] == "Das Spiel ist vorbei."


@pytest.mark.parametrize("edition", TABLES)
def test_no_step_is_legal_any_more_and_the_clause_says_so(edition: str, tmp_path: Path) -> None:
    wrong = []
    for step in STEPS:
        done = ruled(tmp_path, edition, f'then the game ends\n{step}\nask who owns "Burned Men"?\n')
        told = [(p["line"], p["code"], CLAUSE[edition] in p["hint"], p["not_ruled"]) for p in done.record["problems"]]
        at = len((tmp_path / "table.scenario").read_text().splitlines())
        if (done.status, told) != (2, [(at - 1, "illegal-step", True, [at])]):
            wrong.append((step, told))
    assert wrong == []


def test_without_the_clause_it_would_be_legal(tmp_path: Path) -> None:
    """Law says it, and no line of Python: under documents that do not carry the clause the next step is played."""
    lines = 'then the game ends\nthen "Burned Men" kneels\nask is "Burned Men" kneeling?\n'
    done = ruled(tmp_path, "2e", lines, "--documents", "2e-expansion-rules")
    assert (done.status, done.problems) == (0, [])


def test_cards_lie_where_they_lie(tmp_path: Path) -> None:
    asked = 'ask is "Burned Men" in play?\nask what can Alice do?\nask who acts first?\n'
    done = ruled(tmp_path, "2e", f"then the game ends\n{asked}")
    verdicts = [(r["verdict"], r["answer"]) for r in done.record["rulings"]]
    assert verdicts[0] == ("yes", "yes") and verdicts[1][0] == "actions" and verdicts[2][1] != "Alice"
