"""One bad line does not void a file: what can be ruled is ruled, and every message says what could not be."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from casebook import casebook
from front import LOST, Ran, run, write

HEAD = """\
edition: 2e
phase: challenges
first player: Alice
player Alice
  gold: 7
  shadows: "Ser Robert Strong", "Penny"
player Bob
  play: "Burned Men"
"""
"""Eight lines of facts, all of them good; what a test adds begins with line 9."""
STRONG = 'ask can Alice bring "Ser Robert Strong" out of shadows?\n'
PENNY = 'ask is "Penny" in play?\n'


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "C.UTF-8")


def ruled(folder: Path, lines: str, head: str = HEAD, *more: str) -> Ran:
    return run("rule", "--json", write(folder, head + lines), *more)


QUESTIONS = [
    ('ask can Alice frobnicate "Penny"?', "unknown-act"),
    ('ask frobnicate "Penny"?', "unknown-question"),
    ('ask is "Peny" in play?', "unknown-card"),
    ("ask is @nobody in play?", "unknown-handle"),
    ('ask can Zoe bring "Penny" out of shadows?', "unknown-player"),
    ('ask is "Penny in play?', "missing-quote"),
    ("ask", "unfinished-line"),
    ('aks is "Penny" in play?', "unknown-statement"),
    ('can Alice bring "Penny" out of shadows?', "unexpected-word"),
]


@pytest.mark.parametrize(("bad", "code"), QUESTIONS)
def test_a_bad_question_is_told_at_its_line_and_the_others_are_ruled(bad: str, code: str, tmp_path: Path) -> None:
    done = ruled(tmp_path, f"{STRONG}{bad}\n{PENNY}")
    assert (done.status, done.ruled) == (2, [9, 11])
    assert done.problems == [(10, code)]
    assert done.not_ruled == [[10]]


def test_every_bad_question_is_told(tmp_path: Path) -> None:
    lines = "".join(f"{bad}\n" for bad, _ in QUESTIONS)
    done = ruled(tmp_path, lines + PENNY)
    assert (done.status, done.ruled) == (2, [18])
    assert done.problems == [(9 + n, code) for n, (_, code) in enumerate(QUESTIONS)]


EXPECTATIONS = [
    ("expect no because UNIQUE", "bad-clause"),
    ("expect no because", "unfinished-line"),
    ("expect", "unfinished-line"),
    ("expect no because 2E-UNIQUE-04 and not 2E-UNIQUE-04", "contradiction"),
]


@pytest.mark.parametrize(("bad", "code"), EXPECTATIONS)
def test_a_bad_expectation_leaves_its_question_sound(bad: str, code: str, tmp_path: Path) -> None:
    done = ruled(tmp_path, f"{STRONG}{bad}\n{PENNY}expect no\n")
    assert (done.status, done.ruled, done.problems) == (2, [9, 11], [(10, code)])
    assert done.not_ruled == [[]]
    assert done.record["rulings"][1]["met"] is True


def test_so_does_a_clause_that_there_is_none_of(tmp_path: Path) -> None:
    done = ruled(tmp_path, f"{STRONG}expect no because 2E-UNIQUE-99\n{PENNY}")
    assert (done.status, done.ruled, done.problems) == (2, [9, 11], [(10, "unknown-clause")])


def test_a_second_expectation_does_not_undo_the_first(tmp_path: Path) -> None:
    done = ruled(tmp_path, f"{STRONG}expect yes\nexpect no\n")
    assert (done.status, done.ruled, done.problems) == (2, [9], [(11, "expect-twice")])
    assert done.record["rulings"][0]["met"] is True


def test_an_expectation_of_nothing_voids_nothing(tmp_path: Path) -> None:
    done = ruled(tmp_path, f"expect no\n{STRONG}")
    assert (done.status, done.ruled, done.problems) == (2, [10], [(9, "expect-without-ask")])


def test_the_expectation_under_a_bad_question_is_no_mistake_of_its_own(tmp_path: Path) -> None:
    done = ruled(tmp_path, f"ask is @nobody in play?\nexpect no because 2E-INPLAY-05\n{PENNY}expect no\n")
    assert (done.status, done.ruled, done.problems) == (2, [11], [(9, "unknown-handle")])


def test_but_a_clause_that_there_is_none_of_is_one_there_too(tmp_path: Path) -> None:
    done = ruled(tmp_path, f"ask is @nobody in play?\nexpect no because 2E-UNIQUE-99\n{PENNY}")
    assert (done.ruled, done.problems) == ([11], [(9, "unknown-handle"), (10, "unknown-clause")])


# ---- what if


@pytest.mark.parametrize("bad", ['ask can Alice frobnicate "Penny"?', 'ask is "Peny" in play?'])
def test_what_if_never_goes_back_behind_the_bad_question_that_it_asks_again(bad: str, tmp_path: Path) -> None:
    lines = f"{STRONG}{bad}\nwhat if Alice has 0 gold?\nexpect no\n{PENNY}what if Alice has 0 gold?\n"
    done = ruled(tmp_path, lines)
    assert (done.status, done.ruled) == (2, [9, 13, 14])
    assert [line for line, _ in done.problems] == [10]
    assert done.not_ruled == [[10, 11]]
    page = run("rule", tmp_path / "table.scenario")
    assert "It asks the question of line 10 again." in page.out
    assert "not ruled because of it: line 11" in page.err


def test_what_if_asks_the_bad_question_again_after_a_step_too(tmp_path: Path) -> None:
    """The card is there no more when its question comes: that is found only when the file is heard."""
    lines = f'{STRONG}then "Burned Men" is killed\nask is "Burned Men" in play attacking?\nwhat if Alice has 0 gold?\n'
    done = ruled(tmp_path, lines)
    assert (done.status, done.ruled) == (2, [9])
    assert done.not_ruled == [[11, 12]]


@pytest.mark.parametrize("bad", ["what if Alice frobnicates?", 'what if "Peny" is in play?', "what if Zoe has 3 gold?"])
def test_a_bad_what_if_voids_nothing_not_even_the_next(bad: str, tmp_path: Path) -> None:
    done = ruled(tmp_path, f"{STRONG}{bad}\nwhat if Alice has 0 gold?\n{PENNY}")
    assert (done.status, done.ruled, done.not_ruled) == (2, [9, 11, 12], [[10]])
    assert done.record["rulings"][1]["verdict"] == "no"


@pytest.mark.parametrize("fact", ["Alice frobnicates", 'a copy of "Nobody" is in Alice\'s dead pile'])
def test_a_bad_supposition_of_the_command_line_is_told_once_and_the_file_is_ruled(fact: str, tmp_path: Path) -> None:
    done = ruled(tmp_path, f"{STRONG}{PENNY}", HEAD, "--what-if", fact)
    assert (done.status, done.ruled) == (2, [9, 10])
    assert [problem["file"] for problem in done.record["problems"]] == ["--what-if"]


def test_a_supposition_of_the_command_line_asks_only_good_questions_again(tmp_path: Path) -> None:
    done = ruled(tmp_path, f"{STRONG}ask is @nobody in play?\n{PENNY}", HEAD, "--what-if", "Alice has 0 gold")
    assert done.status == 2
    assert [ruling["verdict"] for ruling in done.record["rulings"]] == ["yes", "no", "no", "no"]
    assert done.problems == [(10, "unknown-handle")]


# ---- facts and steps


FACTS = [("  gold: many", "bad-number"), ('  dead: "Peny"', "unknown-card"), ("wibble wobble", "unknown-statement")]


@pytest.mark.parametrize(("bad", "code"), FACTS)
def test_nothing_is_ruled_on_a_bad_fact_and_its_message_says_so(bad: str, code: str, tmp_path: Path) -> None:
    head = HEAD.replace("player Bob", f"{bad}\nplayer Bob")
    done = ruled(tmp_path, f"{STRONG}{PENNY}", head.replace("  gold: 7\n", "  power: 0\n"))
    assert (done.status, done.ruled, done.problems, done.not_ruled) == (2, [], [(7, code)], [[10, 11]])
    page = run("rule", tmp_path / "table.scenario")
    assert page.out == "" and "  not ruled because of it: lines 10, 11\n" in page.err


def test_a_bad_question_beside_a_bad_fact_answers_for_itself_alone(tmp_path: Path) -> None:
    head = HEAD.replace("  gold: 7", "  gold: many")
    done = ruled(tmp_path, f"{STRONG}ask frobnicate?\n{PENNY}", head)
    assert (done.ruled, done.problems) == ([], [(5, "bad-number"), (10, "unknown-question")])
    assert done.not_ruled == [[9, 10, 11], [10]]


LATE = [
    ("effect: Alice cannot bring cards out of shadows", "misplaced-fact"),
    ("  gold: many", "bad-number"),
    ('  dead: "Peny"', "unknown-card"),
    ("wibble wobble", "unknown-statement"),
    ("player Bob", "duplicate-player"),
    ('player Carol\n  dead: "Penny"', "misplaced-fact"),
]


@pytest.mark.parametrize(("late", "code"), LATE)
def test_a_fact_below_a_question_stops_what_follows_it_and_only_that(late: str, code: str, tmp_path: Path) -> None:
    """Facts describe the start, before the first question, and from there on the lines run from top to bottom."""
    done = ruled(tmp_path, f"{STRONG}{late}\n{PENNY}what if Alice has 0 gold?\n")
    first = 11 + late.count("\n")
    assert (done.status, done.ruled) == (2, [9])
    assert (10, code) in done.problems and {line for line, _ in done.problems} == {10}
    assert done.not_ruled == [[first, first + 1]] * len(done.problems)
    page = run("rule", tmp_path / "table.scenario")
    assert f"NOT RULED.  Lines {first}, {first + 1}, because of line 10." in page.out
    assert page.err.count("not ruled because of") == 1


def test_the_question_above_is_ruled_on_the_facts_above_it_alone(tmp_path: Path) -> None:
    alone = ruled(tmp_path, STRONG, HEAD.replace("  gold: 7\n", "  power: 0\n"))
    below = ruled(tmp_path, f"{STRONG}player Zoe\n  gold: 7\n{PENNY}", HEAD.replace("  gold: 7\n", "  power: 0\n"))
    assert alone.record["rulings"] == below.record["rulings"] and alone.record["rulings"][0]["verdict"] == "depends"


def test_every_fact_below_a_question_that_is_bad_is_told(tmp_path: Path) -> None:
    done = ruled(tmp_path, f'{STRONG}  gold: many\n  dead: "Peny"\n{PENNY}wibble\nask frobnicate?\n')
    assert done.problems == [(10, "bad-number"), (11, "unknown-card"), (13, "unknown-statement"), (14, "unknown-question")]
    assert done.not_ruled == [[12, 14], [12, 14], [14], [14]] and done.ruled == [9]


def test_no_question_is_held_to_a_card_that_a_fact_below_the_first_was_to_bring(tmp_path: Path) -> None:
    lines = 'player Carol\n  play: "Hedge Knight" @h\nask is @h in play?\nask can Carol attack with @h?\n'
    done = ruled(tmp_path, f"{STRONG}{lines}")
    assert (done.problems, done.not_ruled) == ([(10, "misplaced-fact")], [[12, 13]])


def test_a_bad_fact_hides_no_mistake_of_a_question(tmp_path: Path) -> None:
    done = ruled(tmp_path, f'{STRONG}ask is "Xyzzy" in play?\n{PENNY}', HEAD.replace("first player: Alice", "first player: Zoe"))
    assert done.problems == [(3, "unknown-player"), (10, "unknown-card")]
    assert done.not_ruled == [[9, 10, 11], [10]]


def test_but_no_question_is_blamed_for_a_card_that_a_bad_fact_was_to_bring(tmp_path: Path) -> None:
    done = ruled(tmp_path, 'ask is "Xyzzy" in play?\nask is @x in play?\n', HEAD + '  play: "Xyzy" @x\n')
    assert [code for _, code in done.problems] == ["unknown-card"]


def test_what_several_bad_facts_cost_is_said_once(tmp_path: Path) -> None:
    head = HEAD.replace("  gold: 7", '  gold: many\n  power: many\n  dead: "Peny"')
    done = ruled(tmp_path, f"{STRONG}{PENNY}", head)
    assert [line for line, _ in done.problems] == [5, 6, 7] and done.not_ruled == [[11, 12]] * 3
    page = run("rule", tmp_path / "table.scenario")
    assert page.err.endswith("  not ruled because of these: lines 11, 12\n") and page.err.count("not ruled because of") == 1
    assert "  deshalb nicht entschieden: Zeilen 11, 12\n" in run("rule", "--lang", "de", tmp_path / "table.scenario").err


@pytest.mark.parametrize("bad", ["first player: Zoe", "wibble wobble"])
def test_a_record_of_a_file_whose_facts_are_bad_keeps_title_and_edition(bad: str, tmp_path: Path) -> None:
    done = ruled(tmp_path, PENNY, f"title: The long way home\n{HEAD}".replace("first player: Alice", bad))
    assert (done.record["title"], done.record["edition"], done.ruled) == ("The long way home", "2e", [])


def test_a_fact_below_a_bad_question_is_below_a_question(tmp_path: Path) -> None:
    done = ruled(tmp_path, f"ask frobnicate?\nfirst player: Bob\n{PENNY}", HEAD.replace("first player: Alice", "# nobody"))
    assert (10, "misplaced-fact") in done.problems and done.ruled == []


def test_an_unknown_document_stops_all_questions(tmp_path: Path) -> None:
    done = ruled(tmp_path, f"{STRONG}{PENNY}", HEAD.replace("first player: Alice", "documents: only 2e-nothing"))
    assert (done.ruled, done.problems, done.not_ruled) == ([], [(3, "unknown-document")], [[9, 10]])


STEPS = [
    ('then Alice brings "Peny" out of shadows', "unknown-card"),
    ('then Alice frobnicates "Penny"', "unknown-act"),
    ("then", "unfinished-line"),
    ('then Bob brings "Penny" out of shadows', "illegal-step"),
    ('thne Alice brings "Penny" out of shadows', "unknown-statement"),
]


@pytest.mark.parametrize(("bad", "code"), STEPS)
def test_a_bad_step_stops_what_follows_and_only_that(bad: str, code: str, tmp_path: Path) -> None:
    done = ruled(tmp_path, f"{STRONG}{bad}\n{PENNY}what if Alice has 0 gold?\nexpect no\n{STRONG}")
    assert (done.status, done.ruled, done.problems, done.not_ruled) == (2, [9], [(10, code)], [[11, 12, 14]])
    page = run("rule", tmp_path / "table.scenario")
    assert "  not ruled because of it: lines 11, 12, 14\n" in page.err
    assert "NOT RULED.  Lines 11, 12, 14, because of line 10." in page.out


def test_below_a_bad_step_every_other_mistake_is_still_told(tmp_path: Path) -> None:
    done = ruled(tmp_path, f'then Alice frobnicates "Penny"\nask is @nobody in play?\nthen Zoe acts\n{PENNY}')
    assert done.problems == [(9, "unknown-act"), (10, "unknown-handle"), (11, "unknown-player")]
    assert done.not_ruled == [[10, 12], [10], [12]]


def test_a_comma_that_swallows_the_next_line_hides_neither_step_nor_question(tmp_path: Path) -> None:
    """Were the swallowed step lost with the question, what follows would be ruled on a table that it never saw."""
    lines = f'ask can Bob attack with "Burned Men",\n{PENNY}then "Burned Men" kneels,\n{STRONG}'
    done = ruled(tmp_path, lines)
    assert (done.ruled, done.problems) == ([10], [(9, "unfinished-line"), (11, "unexpected-word")])
    assert done.not_ruled == [[9], [12]]


# ---- the page


def test_the_page_says_in_its_place_that_a_question_was_not_ruled(tmp_path: Path) -> None:
    file = write(tmp_path, f'{HEAD}{STRONG}ask can Alice frobnicate "Penny"?\n{PENNY}')
    page = run("rule", file)
    told = [row for row in page.out.splitlines() if row.startswith(("  Can", "  Is", "  YES", "  NO"))]
    assert told == [
        "  Can Alice bring Ser Robert Strong out of shadows?",
        "  YES.  Alice may bring Ser Robert Strong out of shadows for 5 gold.",
        "  Can Alice frobnicate Penny?",
        "  NOT RULED.  Line 10: `frobnicate` is not anything that can be done.",
        "  Is Penny in play?",
        "  NO.  Penny is in Alice's shadows area, not in play.",
    ]
    assert page.status == 2
    assert page.err.startswith(f"{file}:10:15: `frobnicate` is not anything that can be done [unknown-act]\n")
    assert "               ^^^^^^^^^^" in page.err
    assert "not ruled because of it" not in page.err  # the question itself is all there is


def test_in_german(tmp_path: Path) -> None:
    german = (
        'Ausgabe: 2e\nPhase: Herausforderungen\nSpieler Alice\n  Gold: 7\n  Schatten: "Penny"\nSpieler Bob\n'
        'frage ist "Penny" im Spiel?\nfrage kann Alice "Penny" frobnizieren?\nwas wäre, wenn Alice 0 Gold hat?\n'
        'dann Alice frobniziert "Penny"\nfrage ist "Penny" im Spiel?\nfrage ist "Penny" in den Schatten?\n'
    )
    file = write(tmp_path, german)
    done = run("rule", "--json", "--lang", "de", file)
    assert (done.status, done.ruled, [line for line, _ in done.problems]) == (2, [7], [8, 10])
    assert done.not_ruled == [[8, 9], [11, 12]]
    page = run("rule", "--lang", "de", file)
    assert "  NICHT ENTSCHIEDEN.  Zeile 8: " in page.out
    assert "  NICHT ENTSCHIEDEN.  Sie stellt die Frage von Zeile 8 noch einmal." in page.out
    assert "  NICHT ENTSCHIEDEN.  Zeilen 11, 12, wegen Zeile 10." in page.out
    assert "  deshalb nicht entschieden: Zeile 9\n" in page.err
    assert "  deshalb nicht entschieden: Zeilen 11, 12\n" in page.err


# ---- the other commands

MIXED = f"{STRONG}expect yes\nask is @nobody in play?\nexpect no\n{PENNY}expect yes\n"
"""One as expected, one bad, one not as expected."""


def test_test_counts_what_could_be_held_to_its_expectation(tmp_path: Path) -> None:
    done = run("test", write(tmp_path, HEAD + MIXED))
    assert done.status == 2
    assert done.out.splitlines()[-1] == f"1 file, 3 questions, 1 as expected, 1 not, {LOST}1 file could be used only in part"
    assert ":13: Is Penny in play?" in done.out and "[unknown-handle]" in done.err


def test_rule_counts_them_the_same_way(tmp_path: Path) -> None:
    write(tmp_path, HEAD + MIXED)
    write(tmp_path, "wibble\n", "worse.scenario")
    done = run("rule", tmp_path)
    assert done.out.splitlines()[-1] == (
        f"2 files, 3 questions, 1 as expected, 1 not, {LOST}1 file could not be used, 1 file could be used only in part"
    )


BELOW = f"{STRONG}expect yes\nthen Alice frobnicates\n{PENNY}expect no\nwhat if Alice has 0 gold?\nexpect no\n"
LAST = {
    "en": "1 file, 3 questions, 1 as expected, 0 not, 2 not ruled (what they expect was not checked), ",
    "de": "1 Datei, 3 Fragen, 1 wie erwartet, 0 nicht, 2 nicht entschieden (ihre Erwartungen wurden nicht geprüft), ",
}


@pytest.mark.parametrize("tongue", LAST)
def test_what_stands_below_a_bad_step_is_counted_too(tongue: str, tmp_path: Path) -> None:
    done = run("test", "--lang", tongue, write(tmp_path, HEAD + BELOW))
    assert done.status == 2 and done.out.splitlines()[-1].startswith(LAST[tongue])


def test_a_file_with_a_bad_fact_says_how_many_questions_it_costs(tmp_path: Path) -> None:
    bad = write(tmp_path, f"{HEAD}{MIXED}".replace("gold: 7", "gold: many"))
    for command in ("test", "rule"):
        done = run(command, bad, write(tmp_path, f"{HEAD}{STRONG}expect yes\n", "good.scenario"))
        assert done.status == 2 and done.out.splitlines()[-1] == (
            "2 files, 4 questions, 1 as expected, 0 not, 3 not ruled (what they expect was not checked), 1 file could not be used"
        )


def test_junit_tells_rulings_and_problems(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    run("test", write(tmp_path, HEAD + MIXED), "--junit", report)
    suite = ElementTree.parse(report).getroot()
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("4", "1", "1")
    assert suite.get("skipped") == "1" and [case.get("name") for case in suite.findall("testcase[skipped]")] == ["line 11"]
    assert len(suite.findall("testcase")) == 4 and len(suite.findall("testcase/error")) == 1


def test_check_tells_what_lies_beyond_the_bad_line_too(tmp_path: Path) -> None:
    """A clause that is not in force is looked for where the file could be heard."""
    done = run("check", "--json", write(tmp_path, f"{HEAD}ask is @nobody in play?\n{PENNY}expect no because 1E-PLAY-10\n"))
    assert done.status == 1
    assert done.problems == [(9, "unknown-handle"), (11, "not-in-force")]


def test_compare_sets_the_questions_side_by_side_and_tells_the_bad_one(tmp_path: Path) -> None:
    file = write(tmp_path, HEAD + MIXED)
    done = run("compare", file)
    assert done.status == 2 and "Can Alice bring Ser Robert Strong out of shadows?" in done.out
    assert done.err.count("[unknown-handle]") == 1 and done.out.count("NOT RULED. No card is marked `@nobody`.") == 2
    assert "\n         ^^^^^^^\n" in done.err
    record = run("compare", "--json", file)
    assert record.status == 2 and [row["line"] for row in record.record["rows"] if row["ruled"]] == [9, 13]


def test_compare_says_that_a_file_stops_before_every_bench(tmp_path: Path) -> None:
    file = write(tmp_path, f'{HEAD}{STRONG}then Bob brings "Penny" out of shadows\n{PENNY}')
    assert run("compare", file).status == run("compare", "--json", file).status == 2
    file = write(tmp_path, f'{HEAD}{STRONG}then Alice brings "Penny" out of shadows\n{PENNY}')
    assert run("compare", file).status == 2  # the first edition forbids it: there is nothing to compare below


def test_compare_shows_the_line_of_a_bad_fact(tmp_path: Path) -> None:
    done = run("compare", write(tmp_path, f"{HEAD}{STRONG}".replace("gold: 7", "gold: many")))
    assert done.status == 2 and "\n    gold: many\n          ^^^^\n" in done.err


def test_appeal_weighs_the_good_questions(tmp_path: Path) -> None:
    file = write(tmp_path, HEAD + MIXED)
    claims = ("--alice", "2E-SHADOW-11", "--bob", "2E-INPLAY-05")
    done = run("appeal", file, *claims)
    assert done.status == 2 and "Is Penny in play?" in done.out and done.err.count("[unknown-handle]") == 1
    assert run("appeal", file, "--line", 11, *claims).out == ""


def test_coverage_counts_the_good_questions_and_says_that_not_all_was_used(tmp_path: Path) -> None:
    done = run("coverage", "--json", "--edition", "2e", write(tmp_path, HEAD + MIXED))
    decided = {clause["id"] for clause in done.record["clauses"] if clause["state"] == "decided"}
    assert done.status == 2 and "2E-SHADOW-11" in decided


def test_a_board_is_a_board_whatever_was_asked_of_it(tmp_path: Path) -> None:
    file = write(tmp_path, HEAD + MIXED)
    done = run("ask", "can Alice bring Penny out of shadows?", "--board", file)
    assert done.status == 0 and "YES." in done.out


def test_a_question_over_which_the_judge_stumbles_is_one_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import judge.driver.run_scenario
    from judge.question import IsSo

    real = judge.driver.run_scenario.decide

    def stumbling(hearing: object, asked: object) -> object:
        if isinstance(asked, IsSo):
            raise ZeroDivisionError
        return real(hearing, asked)  # type: ignore[arg-type]

    monkeypatch.setattr(judge.driver.run_scenario, "decide", stumbling)
    done = ruled(tmp_path, f"{STRONG}{PENNY}what if Alice has 3 gold?\n{STRONG}")
    assert (done.status, done.ruled, done.problems) == (2, [9, 12], [(10, "internal")])
    assert done.not_ruled == [[10, 11]]


def test_in_german_a_misspelt_first_word_is_known_for_what_it_was_meant(tmp_path: Path) -> None:
    german = (
        'Ausgabe: 2e\nPhase: Herausforderungen\nSpieler Alice\n  Gold: 7\n  Schatten: "Penny"\nSpieler Bob\n'
        'frgae ist "Penny" im Spiel?\nfrage ist "Penny" im Spiel?\ndnan Alice holt "Penny" aus den Schatten\n'
        'frage ist "Penny" im Spiel?\n'
    )
    done = run("rule", "--json", write(tmp_path, german))
    assert (done.ruled, done.problems) == ([8], [(7, "unknown-statement"), (9, "unknown-statement")])
    assert done.not_ruled == [[7], [10]]


@pytest.mark.parametrize(
    "line",
    [
        "dead ?", 'hand "Penny", ?', "gold ?", "house ?",  # facts that a question mark ends
        "May has marshald a limited card this round?", "Expert has marshald a limited card this round",
        'asking "Penny" has entered play', "in play ?", 'card "Penny" is nice?',
        "aks player Carol?", 'as dead: "Penny"?', "goldexpect 4",
    ],
)  # fmt: skip
def test_what_may_have_been_a_fact_is_never_taken_for_a_question(line: str, tmp_path: Path) -> None:
    """Were it left out, the others would be ruled on a table that the file does not describe."""
    done = ruled(tmp_path, f"{STRONG}{PENNY}", HEAD.replace("player Bob", f"{line}\nplayer Bob"))
    assert (done.status, done.ruled) == (2, [])
    assert done.not_ruled[0] == [10, 11]


def test_an_expectation_that_begins_with_a_misspelt_word_voids_nothing(tmp_path: Path) -> None:
    done = ruled(tmp_path, f"{STRONG}expct yes\n{PENNY}")
    assert (done.ruled, done.problems, done.not_ruled) == ([9, 11], [(10, "unknown-statement")], [[]])


# ---- over the casebook


def _told(record: dict[str, object]) -> list[tuple[object, ...]]:
    rulings: list[dict[str, Any]] = record["rulings"]  # type: ignore[assignment]
    return [(r["question"], r["verdict"], r["answer"], [c["id"] for c in r["clauses"]]) for r in rulings]


@pytest.mark.parametrize("file", casebook("1e", "2e")[::6], ids=lambda file: file.stem)
def test_a_bad_question_before_each_changes_no_ruling(file: Path, tmp_path: Path) -> None:
    """Bad questions touch nothing: a file full of them is ruled as if they were not there."""
    text = file.read_text(encoding="utf-8")
    german = re.search(r"^frage\b", text, re.MULTILINE | re.IGNORECASE)
    bad = 'frage kann Niemand "Xyzzy" frobnizieren?\n' if german else 'ask can Nobody frobnicate "Xyzzy"?\n'
    spoilt, count = re.subn(r"^(?=(?:ask|frage)\b)", bad, text, flags=re.MULTILINE | re.IGNORECASE)
    whole, part = run("rule", "--json", file), run("rule", "--json", write(tmp_path, spoilt))
    assert (whole.status, part.status) == (0, 2) and count == len(part.problems)
    assert _told(part.record) == _told(whole.record)
    assert sum(len(lost) for lost in part.not_ruled) == count


# ---- a step that is not legal says why, as a ruling does

DEAD = HEAD.replace('"Penny"\n', '"Penny"\n  dead: "Ser Robert Strong"\n')
BARRED = 'then Alice brings "Ser Robert Strong" out of shadows\n'
WHY = {
    "en": "it is ruled out by 2E-SHADOW-19, 2E-UNIQUE-04, 2E-DEAD-03, 2E-SHADOW-30, 2E-COPY-01."
    " A copy of Ser Robert Strong is in Alice's dead pile.",
    "de": "dagegen stehen: 2E-SHADOW-19, 2E-UNIQUE-04, 2E-DEAD-03, 2E-SHADOW-30, 2E-COPY-01."
    " Eine Kopie von Ser Robert Strong ist im Totenstapel von Alice.",
}


COMMANDS = ["rule --short", "rule", "test", "check", "compare", "ask is-Penny-in-play? --board"]


@pytest.mark.parametrize("tongue", WHY)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_step_that_is_not_legal_is_told_with_its_reason(command: str, tongue: str, tmp_path: Path) -> None:
    said = [word.replace("-", " ") if word.startswith("is") else word for word in command.split()]
    done = run(*said, write(tmp_path, DEAD + BARRED + PENNY), "--lang", tongue)
    assert done.status and WHY[tongue] in " ".join(f"{done.out} {done.err}".split())


def test_programs_are_told_too(tmp_path: Path) -> None:
    (problem,) = ruled(tmp_path, BARRED + PENNY, DEAD).record["problems"]
    assert (problem["code"], problem["hint"]) == ("illegal-step", WHY["en"])


def test_what_befalls_a_card_and_is_barred_has_a_reason_too(tmp_path: Path) -> None:
    barred = 'then "Burned Men" is discarded\n'
    (problem,) = ruled(tmp_path, barred + PENNY, HEAD + 'effect: "Burned Men" cannot be discarded\n').record["problems"]
    assert problem["code"] == "illegal-step" and re.fullmatch(r"it is ruled out by [A-Z0-9, -]+\. [A-Z][^.]+\.", problem["hint"])


def test_a_reason_that_cannot_be_told_costs_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.render.ruling_in_one_sentence.summary", lambda *_: 1 / 0)
    done = ruled(tmp_path, PENNY + BARRED + PENNY, DEAD)
    assert (done.ruled, done.problems) == ([10], [(11, "illegal-step")])
