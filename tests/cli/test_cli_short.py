"""`--short`: verdict, one reason, one clause, on two lines a question, whatever the verdict."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from casebook import HOME
from front import run, write

DEAD_PILE = HOME / "scenarios" / "2e" / "unique-dead-pile.scenario"
HEAD = """\
edition: 2e
phase: challenges
first player: Alice
card "Odd Well": location, neutral, cost 1
player Alice
  gold: 7
  shadows: "Ser Robert Strong", "Penny"
  play: "Hedge Knight" @one, "Odd Well"
player Bob
  play: "Burned Men" (1 gold)
"""


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "40")  # narrow: what is short is not wrapped
    monkeypatch.setenv("LANG", "C.UTF-8")


def short(folder: Path, lines: str, *more: str, head: str = HEAD) -> list[str]:
    done = run("rule", "--short", *more, write(folder, head + lines))
    assert (done.status, done.err) == (0, "")
    return done.out.splitlines()


def test_it_is_as_the_contract_shows() -> None:
    done = run("rule", "--short", DEAD_PILE)
    assert (done.status, done.err) == (0, "")
    assert done.out == (
        "NO.  A copy of Ser Robert Strong is in Alice's dead pile.\n2E-UNIQUE-04, Rules Reference, Unique Cards\n"
    )


ASKED = {
    "yes": ('ask can Alice bring "Penny" out of shadows?', "YES.  Alice may bring Penny", "2E-SHADOW-11, "),
    "no": ('ask is "Penny" in play?', "NO.  Penny is in Alice's shadows area, not in play.", "2E-INPLAY-"),
    "value": ('ask what is the printed cost of "Odd Well"?', "1.  The printed cost of Odd Well is 1.", "2E-PRINTED-01, "),
    "outcome": ('ask what happens if Alice brings "Penny" out of shadows?', "Alice pays 1 gold; ", "2E-SHADOW-11, "),
    "player": ('ask who controls "Penny"?', "Alice controls Penny.", "2E-OWNERSHIP-"),
    "order": ("ask in what order do players act?", "Alice, then Bob.", "2E-"),
    "moment": ('ask when can Alice bring "Penny" out of shadows?', "Alice may bring Penny out of shadows ", "2E-SHADOW-11, "),
    "actions": ("ask what can Alice do?", "Alice may ", "2E-"),
    "silent": ('ask what is the cost to attach "Odd Well" to @one?', "THE RULES ARE SILENT.  ", "2E-ATTACH-"),
}


@pytest.mark.parametrize("verdict", ASKED)
def test_every_verdict_has_two_lines(verdict: str, tmp_path: Path) -> None:
    asked, first, second = ASKED[verdict]
    lines = short(tmp_path, f"{asked}\n")
    assert len(lines) == 2
    assert lines[0].startswith(first) and lines[1].startswith(second)


def test_what_it_depends_on_is_named_with_its_clause(tmp_path: Path) -> None:
    head = HEAD.replace("  gold: 7\n", "").replace("phase: challenges\n", "")
    first, second = short(tmp_path, 'ask can Alice bring "Penny" out of shadows?\n', head=head)
    assert first == "IT DEPENDS.  Yes, provided it is an action window (and 1 more condition)."
    assert second == "2E-SHADOW-11, Expansion Rules, Bringing a card out of shadows"


def test_a_single_condition_is_all(tmp_path: Path) -> None:
    first, _ = short(tmp_path, 'ask can Alice bring "Penny" out of shadows?\n', head=HEAD.replace("  gold: 7\n", ""))
    assert first == "IT DEPENDS.  Yes, provided Alice has at least 1 gold."


def test_disputed_and_impossible(tmp_path: Path) -> None:
    disputed = run("rule", "--short", HOME / "scenarios" / "2e" / "attachments-a-unique-one-without-a-host.scenario")
    assert any(line.startswith(("DISPUTED.", "line")) and "contradict each other" in line for line in disputed.out.splitlines())
    head = HEAD.replace('"Hedge Knight" @one', '"Penny", "Penny", "Hedge Knight" @one')
    first, second = short(tmp_path, 'ask is "Hedge Knight" in play?\n', head=head)
    assert first.startswith("IMPOSSIBLE.  ") and second.startswith("2E-UNIQUE-")


def test_several_questions_are_told_apart_by_their_lines(tmp_path: Path) -> None:
    lines = short(tmp_path, 'ask is "Penny" in play?\nthen "Burned Men" kneels\nask is "Burned Men" kneeling?\n')
    assert len(lines) == 4  # the step is not shown
    assert lines[0] == "line 11: NO.  Penny is in Alice's shadows area, not in play." and lines[2].startswith("line 13: YES.  ")
    assert lines[1].startswith("2E-INPLAY-") and lines[3].startswith("2E-STAND-03, ")


def test_several_files_are_told_apart_as_editors_do(tmp_path: Path) -> None:
    one = write(tmp_path, HEAD + 'ask is "Penny" in play?\n', "one.scenario")
    two = write(tmp_path, HEAD + 'ask is "Penny" in shadows?\n', "two.scenario")
    lines = run("rule", "--short", one, two).out.splitlines()
    assert len(lines) == 4
    assert lines[0] == f"{one}:11: NO.  Penny is in Alice's shadows area, not in play."
    assert lines[2].startswith(f"{two}:11: YES.  ")


def test_what_is_supposed_is_told_apart_too(tmp_path: Path) -> None:
    lines = short(tmp_path, 'ask can Alice bring "Penny" out of shadows?\n', "--what-if", "Alice has 0 gold")
    assert len(lines) == 4 and lines[0].startswith("line 11: YES.")
    assert lines[2].startswith("line 11, if Alice has 0 gold: NO.")


def test_problems_are_told_as_ever(tmp_path: Path) -> None:
    done = run("rule", "--short", write(tmp_path, f'{HEAD}ask is "Penny" in play?\nask is @nobody in play?\n'))
    assert (done.status, len(done.out.splitlines())) == (2, 4)
    assert done.out.startswith("line 11: NO.") and "\nline 12: NOT RULED." in done.out and "[unknown-handle]" in done.err


def test_in_german() -> None:
    done = run("rule", "--short", "--lang", "de", DEAD_PILE)
    first, second = done.out.splitlines()
    assert first.startswith("NEIN.  ") and second == "2E-UNIQUE-04, Rules Reference, Unique Cards"


def test_ask_too() -> None:
    done = run("ask", "--short", "can I bring a unique character out of shadows if a copy is in my dead pile?")
    assert done.out == (
        "NO.  A copy of the unique character is in your dead pile.\n2E-UNIQUE-04, Rules Reference, Unique Cards\n"
    )
    first, second = run("ask", "--short", "can this unique card come out of shadows?").out.splitlines()
    assert first == "IT DEPENDS.  Yes, provided it is an action window (and 7 more conditions)."
    assert second == "2E-SHADOW-11, Expansion Rules, Bringing a card out of shadows"


def test_where_no_clause_is_near_the_second_line_says_so() -> None:
    lines = run("rule", "--short", HOME / "scenarios" / "2e" / "german" / "the-insert-alone.scenario").out.splitlines()
    assert [lines[n] for n in range(1, len(lines), 2) if lines[n - 1].startswith("line 23: ")] == ["no clause speaks of it"]


def test_ask_on_a_board() -> None:
    done = run("ask", "--short", "can Alice bring Ser Robert Strong out of shadows?", "--board", DEAD_PILE)
    assert done.out == (
        "NO.  A copy of Ser Robert Strong is in Alice's dead pile.\n2E-UNIQUE-04, Rules Reference, Unique Cards\n"
    )


@pytest.mark.parametrize("command", [("rule", DEAD_PILE), ("ask", "can I look at my cards in shadows?")])
def test_short_and_why_contradict_each_other(command: tuple[str, ...]) -> None:
    done = run(*command, "--short", "--why")
    assert (done.status, done.out) == (2, "") and "[short-and-why]" in done.err


@pytest.mark.parametrize("command", [("rule", DEAD_PILE), ("ask", "can I look at my cards in shadows?")])
def test_a_record_is_whole(command: tuple[str, ...]) -> None:
    """Programs read what they need; `--short` is about pages."""
    assert run(*command, "--json", "--short") == run(*command, "--json")


def test_the_whole_casebook_has_two_lines_a_question() -> None:
    done = run("rule", "--short", HOME / "scenarios" / "1e", HOME / "scenarios" / "2e")
    counted = run("test", HOME / "scenarios" / "1e", HOME / "scenarios" / "2e").out.split(", ")[1]
    lines = done.out.splitlines()
    assert len(lines) == 2 * int(counted.removesuffix(" questions"))
    named = [line for line in lines[1::2] if re.match(r"[12]E-[A-Z]+-\d+, \S", line)]
    assert len(named) == len(lines) // 2 - 1  # an insert alone says nothing of placing gold


def test_nothing_raw_reaches_the_terminal(tmp_path: Path) -> None:
    strange = 'card "Odd\u202eWell\x1b[31m": location, neutral, cost 1\n'
    head = HEAD.replace("player Alice", f"{strange}player Alice").replace('"Odd Well"\n', '"Odd\u202eWell\x1b[31m" @odd\n')
    lines = short(tmp_path, "ask is @odd in play?\n", head=head)
    assert len(lines) == 2 and all(line.isprintable() for line in lines)


# ---- what was not ruled

PENNY = 'ask is "Penny" in play?\n'


def lost(folder: Path, text: str, *more: str) -> list[str]:
    done = run("rule", "--short", *more, write(folder, text))
    assert done.status == 2 and done.err
    return done.out.splitlines()


def test_a_question_that_is_not_read_has_its_two_lines(tmp_path: Path) -> None:
    lines = lost(tmp_path, f"{HEAD}{PENNY}ask frobnicate?\nwhat if Alice has 0 gold?\n{PENNY}")
    assert [line.partition("  ")[0] for line in lines[::2]] == [
        "line 11: NO.", "line 12: NOT RULED.", "line 13: NOT RULED.", "line 14: NO.",
    ]  # fmt: skip
    assert lines[2:6] == [
        "line 12: NOT RULED.  `frobnicate` does not fit here.", "judge explain unknown-question",
        "line 13: NOT RULED.  Because of line 12.", "judge explain unknown-question",
    ]  # fmt: skip


def test_so_has_one_below_a_bad_step_or_a_bad_fact(tmp_path: Path) -> None:
    lines = lost(tmp_path, f"{HEAD}{PENNY}then Alice frobnicates\n{PENNY}")
    assert lines[2:] == ["line 13: NOT RULED.  Because of line 12.", "judge explain unknown-act"]
    lines = lost(tmp_path, f"{HEAD}{PENNY}{PENNY}".replace("gold: 7", "gold: many"))
    assert lines == [
        "line 11: NOT RULED.  Because of line 6.", "judge explain bad-number",
        "line 12: NOT RULED.  Because of line 6.", "judge explain bad-number",
    ]  # fmt: skip


def test_alone_it_needs_no_line(tmp_path: Path) -> None:
    assert lost(tmp_path, f"{HEAD}ask frobnicate?\n")[0] == "NOT RULED.  `frobnicate` does not fit here."
    assert lost(tmp_path, f"{HEAD}ask frobnicate?\n", "--lang", "de")[0].startswith("NICHT ENTSCHIEDEN.  ")


STEPS = HEAD + 'ask is "Penny" in play?\nthen Alice brings "Penny" out of shadows\n'


def test_a_question_about_a_board_is_asked_after_its_steps(tmp_path: Path) -> None:
    """Where the game stands: what is asked in the file itself is left alone, and a step that cannot be played is told."""
    asked = ("ask", "--short", "--board")
    assert run(*asked, write(tmp_path, STEPS), "is Penny in play?").out.startswith("YES.")
    assert run(*asked, write(tmp_path, HEAD), "is Penny in play?").out.startswith("NO.")
    for bad in (STEPS.replace("gold: 7", "gold: 0"), STEPS + "then Alice frobs\n"):
        done = run(*asked, write(tmp_path, bad), "is Penny in play?")
        assert (done.status, done.out) == (2, "")
        assert "then Alice" in done.err


# ---- what was not read

ODD = {
    "Odd Arch": "Characters cannot come out of shadows on odd days.",
    "Odd Moat": "Each card that comes out of shadows at night costs 1 more gold.",
}
OVER = """\
edition: 2e
phase: challenges
player Alice
  gold: 7
  shadows: "Ser Robert Strong", "Penny"
  play: "Odd Arch", "Odd Moat"
player Bob
"""
STRONG = 'ask {} "Ser Robert Strong" out of shadows?\n'


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two places whose text nobody can read."""
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    place = {"type": "location", "faction": "neutral", "cost": 2, "traits": ["City"]}
    cards = [{**place, "code": f"9800{number}", "name": name, "text": text} for number, (name, text) in enumerate(ODD.items())]
    pack = write(tmp_path, json.dumps({"code": "Odd", "name": "Oddities", "cards": cards}), "odd.json")
    assert run("cards", "add", pack).status == 0
    return tmp_path


def test_a_long_answer_does_not_push_the_caveat_out_of_sight(odd: Path) -> None:
    first, _ = short(odd, STRONG.format("what happens if Alice brings"), head=OVER)
    assert first == (
        "Alice pays 5 gold; Ser Robert Strong enters play standing (and 2 more), by what was read, but Odd Arch [Odd] may say"
        f' otherwise: "{ODD["Odd Arch"]}" (Odd Moat [Odd] was not read either)'
    )
    whole = run("rule", write(odd, OVER + STRONG.format("what happens if Alice brings"))).out
    assert "(and 2 more), by" not in whole and "is turned faceup" in " ".join(whole.split())


STRICT = {
    "en": (
        f'IT DEPENDS, on text that was not read: Odd Arch [Odd]: "{ODD["Odd Arch"]}" (Odd Moat [Odd] was not read either)'
        " By what was read it depends too.  Yes, provided {} (and 1 more condition).",
        "it is an action window",
    ),
    "de": (
        f"ES KOMMT DARAUF AN, auf Text, der nicht gelesen wurde: Odd Arch [Odd]: „{ODD['Odd Arch']}“ (auch nicht gelesen:"
        " Odd Moat [Odd]) Auch nach dem, was gelesen wurde, kommt es darauf an."
        "  Ja, vorausgesetzt, {} (und 1 weitere Bedingung).",
        "es ist ein Aktionsfenster",
    ),
}


@pytest.mark.parametrize("tongue", STRICT)
def test_what_depends_already_keeps_its_condition_under_strict(tongue: str, odd: Path) -> None:
    said, condition = STRICT[tongue]
    head = OVER.replace("  gold: 7\n", "").replace("phase: challenges\n", "")
    first, second = short(odd, STRONG.format("can Alice bring"), "--strict", "--lang", tongue, head=head)
    assert first == said.format(condition)
    assert second == "2E-SHADOW-11, Expansion Rules, Bringing a card out of shadows"


def test_so_it_does_on_the_whole_page_and_for_who_asks(odd: Path) -> None:
    head = OVER.replace("  gold: 7\n", "")
    board = write(odd, head + STRONG.format("can Alice bring"))
    pages = [run("rule", "--strict", board), run("ask", "--strict", "--board", board, "can Alice bring Penny out of shadows?")]
    for page, gold in zip(pages, (5, 1), strict=True):
        told = " ".join(page.out.split())
        assert "By what was read it depends too." in told and f"Yes, provided Alice has at least {gold} gold." in told
    record = run("rule", "--strict", "--json", board).record["rulings"][0]
    assert [condition["about"] for condition in record["conditions"]] == ["card text", "card text", "gold"]


def test_what_does_not_depend_is_told_as_before(odd: Path) -> None:
    first, _ = short(odd, STRONG.format("can Alice bring"), "--strict", head=OVER)
    assert first.endswith("By what was read: yes.")
