"""Arguments that cannot be used, on every command that takes them: 2, words for people, and an object for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from doors import GOOD, call, commands, elsewhere, having, said
from test_cli_lawless import HOUSE

WITH_JSON = having("--json")
EDITIONS = having("--edition")


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere(monkeypatch, tmp_path / "data")


# ---- a program is told whatever happens


def objects(out: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in out.splitlines()]


def wrong_calls(name: str, folder: Path) -> dict[str, list[str]]:
    """Calls of a command that cannot be done, for every reason there is."""
    options = {option for p in commands()[name].params for option in p.opts}
    calls = {"unknown option": call(name, "--wibble", "x"), "no language": call(name, "--lang", "qq")}
    calls |= {"narrow": call(name, "--width=1"), "no number": call(name, "--width=wide"), "no value": call(name, "--width")}
    calls |= {"no rulebook": call(name, "--rulings", folder / "none")} if "--rulings" in options else {}
    calls |= {"no house rulings": call(name, "--also", folder / "none")} if "--also" in options else {}
    calls |= {"no edition": call(name, "--edition", "9e")} if "--edition" in options else {}
    calls |= {"no documents": call(name, "--documents", "wibble")} if "--documents" in options else {}
    calls |= {"no board": call(name, "--board", folder / "none")} if "--board" in options else {}
    required = [p for p in commands()[name].params if p.param_type_name == "argument" and p.required]
    calls |= {"nothing": name.split()} if required else {}
    none = str(folder / "none")
    wrong = {"FILE": none, "FILE...": none, "[PATH...]": none, "PATH...": none, "ID": "2E-WIBBLE-1", "[CODE]": "wibble"}
    named = [wrong[p.metavar] for p in commands()[name].params if p.metavar in wrong]
    return calls | ({"no such thing": [*name.split(), named[0]]} if named else {})


def test_these_commands_answer_programs() -> None:
    assert {"rule", "ask", "clause", "clauses", "compare", "appeal", "check", "coverage", "explain"} <= set(WITH_JSON)


@pytest.mark.parametrize("name", WITH_JSON)
def test_with_json_every_mistake_is_an_object(name: str, tmp_path: Path) -> None:
    wrong = []
    for what, arguments in wrong_calls(name, tmp_path).items():
        words = len(name.split())
        done = said(*arguments[:words], "--json", *arguments[words:])
        try:
            told = objects(done.out)
            problems = [problem for one in told for problem in one["problems"]]  # type: ignore[attr-defined]
            sound = bool(told and problems) and all(one["schema"] == 1 for one in told) and done.status == 2 and not done.err
            sound = sound and all({"code", "message", "hint", "line", "column", "file"} <= set(p) for p in problems)
        except (ValueError, KeyError):
            sound = False
        if not sound:
            wrong.append((what, done))
    assert wrong == []


@pytest.mark.parametrize("name", WITH_JSON)
def test_with_json_even_a_stumble_is_an_object(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import judge.cli.report_problems  # who tells of it is not to stumble himself

    assert judge.cli.report_problems.speech

    def stumble(*_: object, **__: object) -> None:
        raise RuntimeError("wibble")

    loads = ("driver.open.load_data", "driver.search_clauses.load_data", "driver.check_law_and_scenarios.faults")
    for place in (*loads, "cli.options_and_language.speech"):
        monkeypatch.setattr(f"judge.{place}", stumble)
    done = said(*call(name, "--json"))
    told = [problem["code"] for one in objects(done.out) for problem in one["problems"]]  # type: ignore[attr-defined]
    assert done.status == 2 and told and set(told) <= {"internal", "cards-fetch"}


def test_with_json_every_answer_says_that_there_were_no_problems() -> None:
    for name in [name for name in WITH_JSON if name != "cards update"]:
        done = said(*call(name, "--json"))
        assert done.status == 0 and all(one["schema"] == 1 and not any(one["problems"]) for one in objects(done.out)), name


def test_a_file_called_json_is_no_wish_for_it(tmp_path: Path) -> None:
    done = said("rule", "--", "--json")
    assert done.status == 2 and done.out == "" and "[no-such-file]" in done.err


# ---- numbers


def numbers() -> list[tuple[str, str]]:
    """Every option that takes a number, with its command."""
    options = [(name, p) for name, command in commands().items() for p in command.params]
    return [(name, p.opts[0]) for name, p in options if any(kind in p.type.name for kind in ("number", "integer", "float"))]


def test_these_options_take_numbers() -> None:
    assert {("coverage", "--min"), ("cards update", "--timeout"), ("appeal", "--line"), ("rule", "--width")} <= set(numbers())


def test_no_number_is_without_bounds() -> None:
    taken = []
    for name, option in numbers():
        for value in ("nan", "inf", "-inf", "-1", "-0.5", "1e400", "9" * 30, "1_0", "١", "", " "):
            done = said(*call(name, f"{option}={value}"))
            if done.status != 2 or option not in done.err or "Traceback" in done.err or "[internal]" in done.err:
                taken.append((name, option, value, done))
    assert taken == []


def test_a_percentage_is_one(tmp_path: Path) -> None:
    for value in ("nan", "NaN", "-nan", "inf", "infinity", "-1", "100.1", "1e3"):
        assert said("coverage", GOOD, f"--min={value}").status == 2, value
    assert said("coverage", GOOD, "--min=100").status == 1 and said("coverage", GOOD, "--min=0").status == 0


@pytest.mark.parametrize("name", having("--width"))
def test_a_page_is_so_wide_and_no_wider(name: str) -> None:
    for value in (-1, 0, 19, 1001, 10**6, 10**12, 10**30):
        done = said(*call(name, f"--width={value}"))
        assert done.status == 2 and "--width" in done.err and "1000" in done.err, value
    for value in (20, 1000):
        assert said(*call(name, f"--width={value}")).err.count("--width") == 0


def test_the_environment_has_no_wider_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for said_so in ("9" * 5000, "-5", "١٢٠", "80x", "", "1"):
        monkeypatch.setenv("COLUMNS", said_so)
        done = said("rule", GOOD)
        assert done.status == 0 and max(map(len, done.out.splitlines())) <= 120, said_so[:5]


# ---- editions and lines


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_that_there_is_not_is_refused_with_those_there_are(name: str) -> None:
    assert {"rule", "ask", "test", "clauses", "coverage", "cards find", "cards add"} <= set(EDITIONS)
    for value in ("9e", "", " 2e", "2", "second", "any", "2e\x1b[31m"):
        done = said(*call(name, f"--edition={value}"))
        assert done.status == 2 and "[unknown-edition]" in done.err and "1e, 2e" in done.err, (value, done)
        assert "\x1b" not in done.err


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_may_be_written_in_capitals(name: str) -> None:
    assert "[unknown-edition]" not in said(*call(name, "--edition=2E")).err


def test_an_appeal_on_a_line_without_a_question_says_where_there_is_one() -> None:
    (asked,) = [n for n, line in enumerate(GOOD.read_text().splitlines(), 1) if line.startswith("ask")]
    for line in (999, 1, asked + 1):
        done = said(*call("appeal", "--line", line))
        assert done.status == 2 and f"line {line}" in done.err and f"line {asked}" in done.err and "[no-question]" in done.err
        (problem,) = json.loads(said(*call("appeal", "--line", line, "--json")).out)["problems"]
        assert problem["code"] == "no-question"


def test_an_appeal_where_nothing_is_asked_says_so(tmp_path: Path) -> None:
    file = tmp_path / "silent.scenario"
    file.write_text("edition: 2e\nplayer Alice\nplayer Bob\n")
    done = said("appeal", file, "--alice", "2E-SHADOW-11", "--bob", "2E-UNIQUE-04")
    assert done.status == 2 and "[no-question]" in done.err


# ---- names that act on a terminal

RAW = ("\\e[31mRED", "\\x07", "\\u202e", "\\0", "\\x9b31m", "\\u200b")
PARTS = {
    "a clause": HOUSE.replace("id: H-1", 'id: "H-1RAW"'),
    "a document": HOUSE.replace("  house:", '  "houseRAW":').replace("document: house", 'document: "houseRAW"'),
    "the title of a document": HOUSE.replace("House rules", '"House rulesRAW"'),
    "its short title": HOUSE.replace("short: House", 'short: "HouseRAW"'),
    "a section": HOUSE.replace("section: Shadows", 'section: "ShadowsRAW"'),
    "a text": HOUSE.replace("Nobody brings anything out of shadows here.", '"Nobody brings anything RAW out of shadows here."'),
}


def assert_clean(text: str, *arguments: object, also: Path) -> None:
    (also / "house.yaml").write_text(text, encoding="utf-8")
    done = said(*arguments, "--also", also)
    for told in (done.out, done.err):
        assert all(c.isprintable() or c == "\n" for c in told), (arguments, told)





@pytest.mark.parametrize("part", list(PARTS))
def test_no_name_of_house_law_acts_on_a_terminal(part: str, tmp_path: Path) -> None:
    """Wherever house law names itself, on every page that shows it."""
    for raw in RAW[:4] if part == "a clause" else RAW[:2]:
        text = PARTS[part].replace("RAW", raw)
        assert text != HOUSE
        for arguments in (
            ["rule", GOOD, "--why"], ["clauses", "anything"], ["clauses", "H-1"], ["clause", "H-1"],
            ["check", GOOD], ["compare", GOOD], ["coverage", GOOD], ["coverage", GOOD, "--never"], ["test", GOOD],
            ["clause", "H-2"], ["rule", GOOD, "--documents", "hous"], call("appeal"), ["ask", "can I bring a card out?"],
        ):  # fmt: skip
            assert_clean(text, *arguments, also=tmp_path)


@pytest.mark.parametrize("name", ['"H-1\\e[31m"', '"H 1"', '""', '"H-1\\n"', "H-1é\u202e", '"H,1"', '"H-1."', "'H-1 and H-2'"])
def test_a_clause_is_called_what_an_expectation_can_name(name: str, tmp_path: Path) -> None:
    (tmp_path / "house.yaml").write_text(HOUSE.replace("id: H-1", f"id: {name}"), encoding="utf-8")
    done = said("rule", GOOD, "--also", tmp_path)
    assert done.status == 2 and "[bad-id]" in done.err and "house.yaml:4:" in done.err


# ---- a mark stands under what was typed, or nowhere


ASIDE = {
    "--documents": ("nope", "[unknown-document]"), "--edition": ("9e", "[unknown-edition]"), "--as-of": ("soon", "[bad-date]"),
    "--also": ("{empty}", "[no-law]"), "--rulings": ("{empty}", "[no-law]"), "--board": ("/nonexistent", "[no-such-file]"),
}  # fmt: skip


@pytest.mark.parametrize("option", ASIDE)
def test_no_mark_stands_under_another_text(option: str, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    value, code = ASIDE[option]
    value = value.format(empty=tmp_path / "empty")
    for name in ("rule", "ask", "compare", "test"):
        if option in {o for p in commands()[name].params for o in p.opts}:
            done = said(*call(name, option, value))
            first = done.err.partition("\n")[0]
            assert done.status == 2 and code in first and "^" not in done.err, (name, done)
            assert first.startswith((option, value)), (name, first)


@pytest.mark.parametrize(("typed", "mark"), [("garbage", "         ^"), ("Alice has x gold", "            ^")])
def test_what_is_supposed_is_marked_as_it_was_typed(typed: str, mark: str) -> None:
    done = said("rule", GOOD, "--what-if", "Alice has 3 gold", "--what-if", typed)
    place, shown, under, *_ = done.err.splitlines()
    assert done.status == 2 and place.startswith(f"--what-if:2:{len(mark) - 2}:") and shown == f"  {typed}" and under == mark


def test_the_line_of_a_board_is_marked_on_the_board(tmp_path: Path) -> None:
    board = tmp_path / "board.scenario"
    board.write_text("edition: 2e\nplayer Alice\n  gold: many\n", encoding="utf-8")
    done = said("ask", "can Alice marshal a card?", "--board", board)
    assert done.status == 2 and "\n    gold: many\n          ^^^^\n" in done.err
