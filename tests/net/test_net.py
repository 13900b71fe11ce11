"""What the judge says today is what the net says; a change is shown question by question."""

from __future__ import annotations

from pathlib import Path

import pytest

from . import generate
from .door import HOME, rule
from .record import BOARDS, CASEBOOK, COLUMNS, SHOWN, changes, kept, lines, name, path, records, shown

PART = 20
"""So many files make one test, so that several processes can share a record."""
PARTS = [
    pytest.param(record, files[at : at + PART], id=f"{record}-{name(files[at])}")
    for record, files in records().items()
    for at in range(0, len(files), PART)
]


@pytest.mark.parametrize(("record", "files"), PARTS)
def test_every_ruling_is_as_recorded(record: str, files: list[Path]) -> None:
    recorded = kept(record)
    found = [one for file in files for one in changes(recorded.get(name(file), []), lines(file))]
    assert not found, shown(found)


NO_VERDICT = ("silent", "problems", "nothing asked")


def test_every_verdict_names_a_clause() -> None:
    told = (line for record in records() for lines_of in kept(record).values() for line in lines_of)
    every = [dict(zip(COLUMNS, line, strict=True)) for line in told]
    assert not [line for line in every if line["clauses"] == "-" and line["verdict"] not in NO_VERDICT]


@pytest.mark.parametrize("record", records())
def test_a_record_speaks_of_its_files_and_no_others(record: str) -> None:
    assert list(kept(record)) == [name(file) for file in records()[record]]


def test_the_net_holds_the_whole_casebook_in_both_languages_and_the_boards() -> None:
    files = {file for group in records().values() for file in group}
    assert files == {*CASEBOOK.rglob("*.scenario"), *BOARDS.rglob("*.scenario")}
    assert {"casebook-1e", "casebook-2e", "casebook-german", "casebook-bad", "boards-1e", "boards-2e"} < set(records())


def test_no_record_is_left_of_files_that_are_gone() -> None:
    assert {file.stem for file in path("").parent.glob("*.tsv")} == set(records())


OLD = [("a.scenario", "7", "can Alice act?", "yes", "yes", "2E-ACT-01", "-", "0", "-")]
NEW = [("a.scenario", "7", "can Alice act?", "depends", "yes, …", "2E-ACT-01", "gold 2E-ACT-01", "0", "-")]


def test_a_change_is_shown_column_by_column() -> None:
    told = ["  a.scenario:7  can Alice act?", "      verdict: yes → depends", "      answer: yes → yes, …"]
    assert list(changes(OLD, NEW)) == [*told, "      conditions: - → gold 2E-ACT-01"]
    assert not list(changes(OLD, OLD))


def test_a_line_that_comes_or_goes_is_shown_whole() -> None:
    assert list(changes(OLD, [])) == [f"- {'  '.join(OLD[0])}"]
    assert list(changes([], OLD)) == [f"+ {'  '.join(OLD[0])}"]


def test_only_the_first_changes_are_shown() -> None:
    page = shown([f"change {n}" for n in range(SHOWN + 3)])
    assert f"change {SHOWN - 1}" in page
    assert f"change {SHOWN}" not in page
    assert "3 lines more" in page


MIXED = """edition: 2e
phase: challenges
player Alice
  shadows: "Penny", "Ser Robert Strong"
  dead: "Ser Robert Strong"
player Bob
ask can Alice bring "Penny" out of shadows?
ask can Alice bring "Ser Robert Strong" out of shadows?
then Alice marshals "Penny" into shadows
"""


OWN = 'edition: 2e\ncard "Nobody But Mine": character, neutral, cost 2, strength 1, shadow 1\n'


@pytest.fixture
def mixed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A board of one's own, recorded as if it were below the boards."""
    monkeypatch.setattr("net.record.BOARDS", tmp_path)
    monkeypatch.setattr("net.record.HOME", tmp_path)
    monkeypatch.setattr("net.door.HOME", tmp_path)
    file = tmp_path / "mixed.scenario"
    file.write_text(MIXED, encoding="utf-8")
    return file


def test_a_line_has_all_that_makes_a_ruling(mixed: Path) -> None:
    depends, barred, trouble = (dict(zip(COLUMNS, line, strict=True)) for line in lines(mixed))
    assert (depends["line"], depends["question"]) == ("7", 'can Alice bring "Penny" out of shadows?')
    assert (depends["verdict"], depends["clauses"], depends["conditions"]) == ("depends", "2E-SHADOW-11", "gold 2E-SHADOW-11")
    assert (barred["verdict"], barred["answer"], barred["conditions"]) == ("no", "no", "-")
    assert barred["clauses"].split(", ") == sorted(barred["clauses"].split(", "))
    assert "2E-UNIQUE-04" in barred["clauses"]
    assert (trouble["verdict"], trouble["answer"]) == ("problems", "9 illegal-step")
    assert {depends["status"], barred["status"], trouble["status"]} == {"2"}


def test_a_file_that_asks_nothing_has_a_line(mixed: Path) -> None:
    mixed.write_text("edition: 2e\nplayer Alice\n", encoding="utf-8")
    assert [line[3:] for line in lines(mixed)] == [("nothing asked", "-", "-", "-", "0", "-")]


def test_no_users_cards_come_in(
    mixed: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A card of the user's own is known to the command, and not to the net."""
    from judge.cli import called

    mixed.write_text(MIXED.replace("Penny", "Nobody But Mine"), encoding="utf-8")
    (tmp_path / "own.cards").write_text(OWN, encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    called(["cards", "add", str(tmp_path / "own.cards")])
    called(["rule", "--json", str(mixed)])
    assert "unknown-card" not in capsys.readouterr().out
    assert {p["code"] for p in rule(mixed).record["problems"]} == {"unknown-card"}


def test_more_boards_leave_those_that_stand(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(generate, "BOARDS", tmp_path)
    first = generate.add(2)
    first[0].write_text("as it stood\n", encoding="utf-8")
    assert [file.relative_to(tmp_path).as_posix() for file in generate.add(5)] == [
        *("1e/0001.scenario", "2e/0001.scenario", "1e/0002.scenario", "2e/0002.scenario"),
    ]
    assert first[0].read_text(encoding="utf-8") == "as it stood\n"
    assert generate.add(4) == []


def test_a_board_is_drawn_from_its_number_alone() -> None:
    again = generate.board("2e", 7)
    generate.board("1e", 3)
    assert generate.board("2e", 7) == again
    assert generate.board("2e", 8) != again


def test_the_net_is_ruled_from_here() -> None:
    assert (HOME / "pyproject.toml").is_file()
