"""`judge rule` from outside: what it prints, where, and its exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from front import Ran, run

LAW = Path(__file__).parent.parent / "render" / "law"
TABLES = Path(__file__).parent.parent / "render" / "tables"
GOOD = TABLES / "dead-pile.scenario"
BOARD = 'edition: 2e\nphase: challenges\nplayer Alice\n  gold: 7\n  shadows: "Penny"\nplayer Bob\n  gold: 1\n'
ASK = 'ask can Alice bring "Penny" out of shadows?\n'


def judge(*arguments: object, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from judge.cli import main; main()", *map(str, arguments)]
    variables = {**{k: v for k, v in os.environ.items() if k not in ("COLUMNS", "JUDGE_DEBUG")}, **environment}
    done = subprocess.run(command, input=stdin, capture_output=True, env=variables, timeout=60)
    return subprocess.CompletedProcess(command, done.returncode, done.stdout.decode(), done.stderr.decode())


def rule(*arguments: object, **more: object) -> subprocess.CompletedProcess[str]:
    return judge("rule", "--rulings", LAW, *arguments, **more)  # type: ignore[arg-type]


def write(folder: Path, text: str | bytes, name: str = "table.scenario") -> Path:
    file = folder / name
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return file


def test_a_ruling_is_plain_text_when_piped() -> None:
    done = rule(GOOD)
    assert done.returncode == 0
    assert "  NO.  A copy of Ser Robert Strong is in Alice's dead pile." in done.stdout.splitlines()
    assert "\x1b" not in done.stdout
    assert done.stderr == ""


def test_json_is_the_contract() -> None:
    row = json.loads(rule("--json", GOOD).stdout)
    assert list(row)[:6] == ["schema", "file", "title", "edition", "rulings", "problems"]
    (ruling,) = row["rulings"]
    assert {k: ruling[k] for k in ("line", "question", "verdict", "answer", "summary", "conditions", "authority", "met")} == {
        "line": 13,
        "question": 'can Alice bring "Ser Robert Strong" out of shadows?',
        "verdict": "no",
        "answer": "no",
        "summary": "A copy of Ser Robert Strong is in Alice's dead pile.",
        "conditions": [],
        "authority": "stated",
        "met": True,
    }
    assert ruling["expected"] == {"answer": "no", "because": ["T-UNIQUE-04"], "not_because": []}
    clause = ruling["clauses"][0]
    assert (clause["id"], clause["role"]) == ("T-UNIQUE-04", "forbids")
    assert clause["sources"] == [{"document": "reference", "section": "Unique Cards"}]
    assert clause["facts"][-1] == {"text": "a copy of Ser Robert Strong is in Alice's dead pile", "line": 8, "from": "file"}


def test_conditions_say_what_a_yes_needs() -> None:
    rulings = json.loads(rule("--json", TABLES / "not-so-simple.scenario").stdout)["rulings"]
    told = {c["about"]: c["text"] for c in rulings[0]["conditions"]}
    assert told["gold"] == "Alice has at least 5 gold"
    assert told["dead pile"] == "no copy of Ser Robert Strong is in Alice's dead pile"
    assert rulings[0]["answer"].startswith("depends on ")


def test_answers_are_the_words_of_an_expect_line() -> None:
    rulings = json.loads(rule("--json", TABLES / "many-answers.scenario").stdout)["rulings"]
    assert [r["answer"] for r in rulings] == [
        "yes", "Alice pays 5 gold; Ser Robert Strong becomes a duplicate", "5", "Bob", "Bob, Alice", "in any action window",
        "bring Penny out of shadows", "yes", "1",
    ]  # fmt: skip


UNUSABLE = {
    "empty": (b"", "empty-file"),
    "binary": (b"edition: 2e\n\0\1\2", "not-text"),
    "latin": ("title: Mörder\n".encode("latin-1"), "not-utf8"),
    "utf16": ("edition: 2e\n".encode("utf-16"), None),
    "nonsense": (b"edition: 2e\nwibble wobble\n", None),
    "huge": (b"# " + b"x" * 1_100_000, "file-too-large"),
    "no edition": (BOARD.partition("\n")[2].encode() + ASK.encode(), "no-edition"),
    "illegal step": (f'{BOARD}then Bob brings "Penny" out of shadows\n'.encode(), None),
    "unknown clause": (f"{BOARD}{ASK}expect yes because T-SHADWO-11\n".encode(), "unknown-clause"),
}


@pytest.mark.parametrize("name", UNUSABLE)
def test_what_cannot_be_used_is_two_and_never_a_traceback(name: str, tmp_path: Path) -> None:
    raw, code = UNUSABLE[name]
    file = write(tmp_path, raw)
    page, record = rule(file), rule("--json", file)
    assert (page.returncode, record.returncode) == (2, 2)
    assert "Traceback" not in page.stderr + record.stderr
    assert page.stderr.startswith(f"{file}:")
    problems = json.loads(record.stdout)["problems"]
    assert problems and set(problems[0]) >= {"line", "column", "code", "message", "hint"}
    assert code is None or code in {p["code"] for p in problems}


def test_a_problem_points_and_suggests(tmp_path: Path) -> None:
    file = write(tmp_path, f"{BOARD}{ASK}expect yes because T-SHADWO-11\n")
    assert rule(file).stderr.splitlines() == [
        f"{file}:9:20: there is no clause `T-SHADWO-11` [unknown-clause]",
        "  expect yes because T-SHADWO-11",
        "                     ^^^^^^^^^^^",
        "  hint: did you mean `T-SHADOW-11`?",
    ]


def test_other_files_of_the_run_are_still_ruled(tmp_path: Path) -> None:
    bad, good = write(tmp_path, "wibble\n", "a.scenario"), write(tmp_path, BOARD + ASK, "b.scenario")
    done = rule(tmp_path)
    assert done.returncode == 2
    assert "YES." in done.stdout and str(good) in done.stdout and str(bad) in done.stderr
    assert done.stdout.splitlines()[-1] == "2 files, 1 question, 0 as expected, 0 not, 1 file could not be used"
    rows = [json.loads(line) for line in rule("--json", tmp_path, tmp_path / "missing").stdout.splitlines()]
    assert [(Path(row["file"]).name, len(row["rulings"])) for row in rows] == [
        ("a.scenario", 0), ("b.scenario", 1), ("missing", 0),
    ]  # fmt: skip


def test_a_folder_without_scenarios(tmp_path: Path) -> None:
    done = rule(tmp_path)
    assert done.returncode == 2
    assert "[no-scenarios]" in done.stderr


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is unreadable to root")
def test_an_unreadable_file(tmp_path: Path) -> None:
    file = write(tmp_path, BOARD + ASK)
    file.chmod(0)
    assert (done := rule(file)).returncode == 2 and "[unreadable]" in done.stderr


def test_standard_input_and_an_edition_for_a_file_that_names_none() -> None:
    text = (BOARD.partition("\n")[2] + ASK).encode()
    assert rule("-", stdin=text).returncode == 2
    done = rule("-", "--edition", "2e", stdin=text)
    assert done.returncode == 0 and "YES." in done.stdout


def test_the_edition_of_a_file_stays(tmp_path: Path) -> None:
    assert rule(write(tmp_path, BOARD + ASK), "--edition", "1e").returncode == 0


def test_documents_of_the_command_line_override_the_file(tmp_path: Path) -> None:
    file = write(tmp_path, f"documents: only reference\n{BOARD}{ASK}")
    row = json.loads(rule("--json", file, "--documents", "expansion").stdout)
    assert {c["id"] for r in row["rulings"] for c in r["clauses"]} == {"T-SHADOW-11"}
    old = json.loads(rule("--json", file, "--as-of", "2016-01-01").stdout)["rulings"][0]["clauses"]
    assert "T-SHADOW-19" not in {c["id"] for c in old}


def test_arguments_that_cannot_be_used(tmp_path: Path) -> None:
    file = write(tmp_path, BOARD + ASK)
    for arguments in (["--as-of", "soon"], ["--documents", "refernce"], ["--also", tmp_path / "none"], ["--wibble"]):
        done = rule(file, *arguments)
        assert done.returncode == 2 and "Traceback" not in done.stderr, arguments
    assert "did you mean `reference`" in rule(file, "--documents", "refernce").stderr
    assert json.loads(rule("--json", file, "--as-of", "soon").stdout)["problems"][0]["code"] == "bad-date"
    assert json.loads(judge("rule", "--json", "--rulings", tmp_path / "none", file).stdout)["problems"]


def test_house_rulings_on_top(tmp_path: Path) -> None:
    house = tmp_path / "house"
    house.mkdir()
    law = """documents:
  house: {title: House rules, short: House, edition: 2e, date: "2020-01-01", language: en, precedence: 9}
clauses:
  - id: H-1
    sources: [{document: house, section: Shadows}]
    text: {en: Nobody brings anything out of shadows here.}
    says: [{forbids: bring_out}]
"""
    (house / "house.yaml").write_text(law, encoding="utf-8")
    done = rule(write(tmp_path, BOARD + ASK), "--also", house)
    assert "  NO.  Nobody brings anything out of shadows here." in done.stdout.splitlines()


def test_width_is_kept() -> None:
    for width in (40, 60, 100):
        assert max(map(len, rule(GOOD, "--width", width).stdout.splitlines())) <= width
    assert rule(GOOD, COLUMNS="60").stdout == rule(GOOD, "--width", 60).stdout


@pytest.mark.parametrize("options", [(), ("--short",)], ids=["page", "short"])
def test_a_table_without_a_question_says_that_nothing_is_asked(tmp_path: Path, options: tuple[str, ...]) -> None:
    """It is no mistake, so the status is 0; steps alone are shown as ever, and what is wrong is told instead."""
    table = "edition: 2e\nplayer Alice\nplayer Bob\n"
    asked = ask_nothing(tmp_path, table, *options)
    assert (asked.status, asked.out.splitlines()[-1].strip()) == (0, "Nothing is asked in this file.")
    assert "In dieser Datei wird nichts gefragt." in ask_nothing(tmp_path, table, *options, "--lang", "de").out
    assert "Nothing is asked" not in ask_nothing(tmp_path, table + "then Alice passes\n", *options).out
    assert "Nothing is asked" not in ask_nothing(tmp_path, table + "ask nonsense?\n", *options).out


def ask_nothing(folder: Path, text: str, *options: str) -> Ran:
    return run("rule", *options, write(folder, text))


@pytest.mark.parametrize("end", ["", "?", " ?"])
@pytest.mark.parametrize("begun", ["effect: ", 'effect of "No Surprises": '])
def test_a_supposed_effect_is_told_as_it_is_written(begun: str, end: str, tmp_path: Path) -> None:
    banned = "Alice cannot bring cards out of shadows"
    text = f"{BOARD}{ASK}what if {begun}{banned}{end}\n"
    told = run("rule", "--json", write(tmp_path, text)).record["rulings"][1]
    assert told["summary"] == f"An effect forbids it: {banned}."
