"""`judge compare`: what a bench did not rule neither agrees nor differs, and every answer names a clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from casebook import HOME, catalogue, law
from front import run, write

from judge.driver.compare_editions_or_documents import Bench, compare
from judge.language import read

HEAD = """\
edition: 2e
phase: challenges
first player: Alice
player Alice
  gold: 7
  shadows: "Ser Robert Strong", "Penny"
player Bob
"""
OUT = 'ask can Alice bring "Ser Robert Strong" out of shadows?\n'
LOOK = 'ask can Bob look at "Penny"?\n'
STEP = 'then Alice brings "Penny" out of shadows\n'
IN_PLAY = 'ask is "Penny" in play?\n'


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "130")


def rows(out: str) -> list[str]:
    """What each bench says, and the last line."""
    said = [line.strip() for line in out.splitlines()]
    return [line for line in said if re.match(r"(first|second|erste|zweite) ", line)] + [said[-1]]


def test_what_one_bench_did_not_rule_is_no_difference(tmp_path: Path) -> None:
    done = run("compare", write(tmp_path, HEAD + OUT + STEP + IN_PLAY))
    assert (done.status, done.err) == (2, "")
    assert rows(done.out) == [
        "first edition   no (1E-SHADOW-26)", "second edition  yes (2E-SHADOW-11)",
        "first edition   NOT RULED. Because of line 9.", "second edition  yes (2E-STAND-01)",
        "1 of 1 answers differ. 1 question was not ruled throughout, and neither agrees nor differs.",
    ]  # fmt: skip
    assert "Under first edition the file stops at line 9: " in done.out and done.out.count("The answer differs.") == 1


def test_what_no_bench_ruled_is_on_the_page_at_its_place(tmp_path: Path) -> None:
    bad = "ask is @nobody in play?\nwhat if Alice has 0 gold?\nask frobnicate?\n"
    done = run("compare", write(tmp_path, HEAD + LOOK + bad + LOOK))
    assert done.status == 2 and [code in done.err for code in ("[unknown-handle]", "[unknown-question]")] == [True, True]
    assert rows(done.out) == [
        "first edition   no (1E-PLAY-07)", "second edition  no (2E-SHADOW-09)",
        "first edition   NOT RULED. No card is marked `@nobody`.", "second edition  NOT RULED. No card is marked `@nobody`.",
        "first edition   NOT RULED. Because of line 9.", "second edition  NOT RULED. Because of line 9.",
        "first edition   NOT RULED. `frobnicate` does not fit here.",
        "second edition  NOT RULED. `frobnicate` does not fit here.",
        "first edition   no (1E-PLAY-07)", "second edition  no (2E-SHADOW-09)",
        "0 of 2 answers differ. 3 questions were not ruled throughout, and neither agree nor differ.",
    ]  # fmt: skip


def test_so_it_is_in_german(tmp_path: Path) -> None:
    done = run("compare", "--lang", "de", write(tmp_path, HEAD + OUT + STEP + IN_PLAY))
    assert done.status == 2
    assert rows(done.out)[2:] == [
        "erste Edition   NICHT ENTSCHIEDEN. Wegen Zeile 9.", "zweite Edition  ja (2E-STAND-01)",
        "1 von 1 Antworten sind verschieden. 1 Frage wurde nicht überall entschieden und zählt nicht mit.",
    ]  # fmt: skip
    assert "ist hier nicht erlaubt" in done.out and "not legal" not in done.out


def test_a_record_says_it_too(tmp_path: Path) -> None:
    done = run("compare", "--json", write(tmp_path, f"{HEAD}{OUT}ask is @nobody in play?\n{STEP}{IN_PLAY}"))
    told = [(row["line"], row["ruled"], row["flipped"], row["not_ruled_because_of"]) for row in done.record["rows"]]
    assert done.status == 2
    assert told == [(8, True, True, [None, None]), (9, False, False, [9, 9]), (11, False, False, [10, None])]


def test_of_three_benches_two_may_differ_while_the_third_is_lost() -> None:
    """What the others answer is compared all the same; where they agree there is nothing to count."""
    table = read(HEAD + STEP + IN_PLAY, "table", catalogue())
    found = compare(table, law(), [Bench("2e"), Bench("1e"), Bench("2e")])
    (row,) = found.rows
    assert (row.ruled, row.flipped, found.lost, found.compared) == (False, False, (row,), ())
    other = row._replace(flipped=True)
    assert found._replace(rows=(other,)).compared == (other,)


def test_a_question_over_which_the_judge_stumbles_costs_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import judge.driver.run_scenario

    ruled = judge.driver.run_scenario.ruled
    monkeypatch.setattr(judge.driver.run_scenario, "ruled", lambda *a: 1 / 0 if type(a[1]).__name__ == "IsSo" else ruled(*a))
    done = run("compare", write(tmp_path, HEAD + LOOK + IN_PLAY))
    assert done.status == 2 and "[internal]" in done.err
    assert "0 of 1 answers differ. 1 question was not ruled throughout" in done.out


def test_every_answer_names_a_clause() -> None:
    """Over all of the casebook that tells of the editions, whether they agree or not."""
    said = [rows(run("compare", file).out)[:-1] for file in sorted((HOME / "scenarios" / "editions").glob("*.scenario"))[:25]]
    ruled = [line for lines in said for line in lines if "NOT RULED." not in line]
    bare = [line for line in ruled if not re.search(r"\(([12]E-[A-Z]+-\d+|no clause)", line)]
    assert len(said) == 25 and bare == []
