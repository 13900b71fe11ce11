"""What loads must rule: a house ruling is refused with its place, or every question of a board is answered under it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from casebook import HOME, catalogue
from test_bad import ran

from judge.game.case_and_truth import Case
from judge.game.moves import MOVES, SHIFT, apply, possible
from judge.language import read
from judge.render.check_added_sentences_can_be_said import look_over
from judge.render.messages import languages, load_language
from judge.support.yaml_places import read_tree

HOUSE = """\
documents: {house: {title: Rulings of a house, short: House, edition: 2e, date: "2020-01-01", language: en, precedence: 9}}
clauses:
- id: HOUSE-01
  sources: [{document: house, section: One}]
"""
BOARD = """\
edition: 2e
phase: marshaling
card "Lone Rider": character, cost 3, strength 3
card "Lord Somebody": unique character, cost 2, strength 1
player Alice
  gold: 7
  hand: "Lone Rider", "Lord Somebody"
player Bob
  play: "Lord Somebody"
ask can Alice marshal "Lone Rider"?
ask what happens if Alice marshals "Lord Somebody"?
ask is "Lord Somebody" controlled by Bob unique?
ask what is the cost to marshal "Lone Rider"?
ask what can Alice do?
"""
REFUSED = {
    "an act of none is no act": ("text: {en: x}", "{forbids: []}", "missing-key"),
    "a requirement of none is none": ("text: {en: x}", "{requires: [], for: marshal}", "missing-key"),
    "a superscript is no number": ("text: {en: x}", "{floors: marshal_cost, at: ²}", "unknown-number"),
    "a digit in a ring is no number": ("text: {en: x}", "{sets: marshal_cost, to: ③}", "unknown-number"),
    "the digits of another script are no number": ("text: {en: x}", "{adds: marshal_cost, by: ٣}", "unknown-number"),
    "two minuses are no number": ("text: {en: x}", "{floors: marshal_cost, at: --5}", "unknown-number"),
    "an underscore is in no number": ("text: {en: x}", "{caps: marshal, at: 1_000}", "unknown-number"),
    "an exponent is in no number": ("text: {en: x}", "{caps: marshal, at: 1e3}", "unknown-number"),
    "a fraction is no number": ("text: {en: x}", "{sets: marshal_cost, to: 2.5}", "unknown-number"),
    "a flag is no number": ("text: {en: x}", "{sets: marshal_cost, to: true}", "unknown-number"),
    "a flag is compared with nothing": ("text: {en: x}", "{forbids: marshal, when: {amount: marshal_cost, at_most: true}}",
                                        "bad-condition"),
    "a text that is a list": ("text: {en: [a, b]}", "{forbids: marshal}", "bad-value"),
    "a text that is a number": ("text: {en: 5}", "{forbids: marshal}", "bad-value"),
    "a text in German that is a map": ("text: {en: x, de: {a: b}}", "{forbids: marshal}", "bad-value"),
    "an amount that is itself": ("text: {en: x}", "{sets: marshal_cost, to: {amount: marshal_cost}}", "ring"),
    "amounts that set each other": (
        "text: {en: x}", "{sets: play_cost, to: {amount: marshal_cost}}, {adds: marshal_cost, by: {amount: play_cost}}", "ring"),
    "an amount that looks at itself": (
        "text: {en: x}", "{sets: marshal_cost, to: 5, when: {amount: marshal_cost, at_most: 3}}", "ring"),
    "a word that excludes itself": ("text: {en: x}", "{excludes: is_unique, when: [is_unique]}", "ring"),
    "a floor without limit": ("text: {en: x}", "{floors: marshal_cost, at: no limit}", "bad-value"),
    "an amount without limit": ("text: {en: x}", "{sets: marshal_cost, to: no limit}", "bad-value"),
    "an addition of no value": ("text: {en: x}", "{adds: marshal_cost, by: no value}", "bad-value"),
    "an amount that is set to nothing": ("text: {en: x}", "{sets: marshal_cost}", "missing-key"),
    "an act that is subject to nothing": ("text: {en: x}", "{subjects: marshal}", "missing-key"),
    "an act that causes nothing": ("text: {en: x}", "{causes: marshal}", "missing-key"),
    "a replacement by nothing": ("text: {en: x}", "{replaces: pay}", "missing-key"),
    "a count of what is no condition": ("text: {en: x}", "{sets: marshal_cost, to: {count: attackers, that: {a: b, c: d}}}",
                                        "bad-condition"),
    "a keyword that is a number": ("text: {en: x}", "{forbids: marshal, when: {has: 5}}", "bad-value"),
    "a keyword that is a flag": ("text: {en: x}", "{forbids: marshal, when: {has: true}}", "bad-value"),
    "a title that is a number": ("text: {en: x}", "{forbids: marshal, when: {some: {titles: 7}}}", "bad-value"),
    "a list with a number among its words": ("text: {en: x}", "{forbids: marshal, when: {type: [character, 5]}}", "bad-value"),
    "a number within a not": ("text: {en: x}", "{forbids: marshal, when: {not: {has: 5}}}", "bad-value"),
    "a flag for what takes no value": ("text: {en: x}", "{forbids: marshal, when: {unique: false}}", "bad-value"),
    "a value for what takes none": ("text: {en: x}", "{forbids: marshal, when: {any: [{unique: much}, controls]}}", "bad-value"),
    "a phase that is not said": ("text: {en: x}", "{forbids: marshal, when: phase}", "bad-value"),
    "a requirement of the wrong type": ("text: {en: x}", "{requires: {has: 5}, for: marshal}", "bad-value"),
    "a count of the wrong type": ("text: {en: x}", "{sets: marshal_cost, to: {count: attackers, that: {has: 5}}}", "bad-value"),
    "a target of the wrong type": ("text: {en: x}", "{forbids: attach, when: {target: {has: 5}}}", "bad-value"),
    "some of the wrong type": ("text: {en: x}", "{forbids: marshal, when: {some: attackers, is: {has: 5}}}", "bad-value"),
    "conditions without end": ("text: {en: x}", f"{{forbids: marshal, when: {'{not: ' * 9}unique{'}' * 9}}}", "too-deep"),
    "words without end": (
        "text: {en: x}", ", ".join(["{forbids: marshal, when: w0}", "{defines: w200, when: unique}",
                                    *(f"{{defines: w{n}, when: w{n + 1}}}" for n in range(200))]), "too-deep"),
    "an amount of a million numbers": (
        "text: {en: x}", ", ".join(["{adds: marshal_cost, by: {amount: a0}}", "{sets: a20, to: 1}",
                                    *(f"{{{role}: a{n}, {key}: {{amount: a{n + 1}}}}}" for n in range(20)
                                      for role, key in (("sets", "to"), ("adds", "by")))]), "too-deep"),
}  # fmt: skip
DEEP = {
    "as deep as words may go": [f"{{defines: w{n}, when: {'{not: ' * 8}w{n + 1}{'}' * 8}}}" for n in range(20)]
    + ["{defines: w20, when: unique}", "{forbids: marshal, when: w0}"],
    "as many numbers as an amount may be made of": ["{sets: toll, to: 1}"]
    + [f"{{adds: marshal_cost, by: {{amount: toll}}, when: {{amount: toll, at_least: {n}}}}}" for n in range(25)],
}


def ruled(tmp_path: Path, *more: str) -> tuple[int, list[str], int]:
    """The status, the codes of the problems, and how many questions were answered."""
    board = tmp_path / "board.scenario"
    board.write_text(BOARD, encoding="utf-8")
    status, page = ran("rule", "--json", str(board), *more)
    told = json.loads(page)
    return status, [p["code"] for p in told["problems"]], len(told["rulings"])


def test_the_board_is_ruled_by_the_law_as_it_stands(tmp_path: Path) -> None:
    assert ruled(tmp_path) == (0, [], 5)


def test_a_condition_of_the_wrong_type_is_told_in_its_words(tmp_path: Path) -> None:
    told = {
        "{has: 5}": ("`has` takes words, not `5`", "what stands in quotes is a word, whatever it is"),
        "{unique: false}": ("`unique` takes no value", "write `unique`, or `{not: unique}`"),
        "phase": ("`phase` does not say its value", "write `{phase: …}`"),
    }
    for condition, (message, hint) in told.items():
        house = tmp_path / "house.yaml"
        house.write_text(f"{HOUSE}  text: {{en: x}}\n  says: [{{forbids: marshal, when: {condition}}}]\n", encoding="utf-8")
        page = ran("check", str(house))[1]
        assert page.startswith(f"{house}:6:") and f"{message} [bad-value]" in page and f"  hint: {hint}\n" in page, page


@pytest.mark.parametrize("case", REFUSED)
def test_law_that_could_not_rule_is_refused_at_its_place(case: str, tmp_path: Path) -> None:
    text, says, code = REFUSED[case]
    house = tmp_path / "house.yaml"
    house.write_text(f"{HOUSE}  {text}\n  says: [{says}]\n", encoding="utf-8")
    status, page = ran("check", str(house))
    assert status == 1 and f"[{code}]" in page and "^" in page, page
    assert page.startswith(f"{house}:"), "the place is in the file itself"
    assert ruled(tmp_path, "--also", str(house)) == (2, [code], 0)


@pytest.mark.parametrize("case", DEEP)
def test_law_that_is_deep_but_not_too_deep_rules(case: str, tmp_path: Path) -> None:
    house = tmp_path / "house.yaml"
    house.write_text(f"{HOUSE}  text: {{en: x}}\n  says: [{', '.join(DEEP[case])}]\n", encoding="utf-8")
    assert ruled(tmp_path, "--also", str(house)) == (0, [], 5)


WORDS = {
    "a width": '{check: {sound: "{count:300000000}"}}',
    "a fill and a width": '{page: {files: {many: "{count:*>9999999}"}}}',
    "a precision": '{check: {faults: {many: "{count:.99999999f}"}}}',
    "a conversion": '{check: {clauses: {many: "{count!r}"}}}',
    "what lies inside": '{check: {clauses: {many: "{count.__class__}"}}}',
    "a part of it": '{check: {clauses: {many: "{count[0]}"}}}',
    "a place by number": '{check: {clauses: {many: "{0}"}}}',
    "a name nobody fills in": '{check: {clauses: {many: "{cuont} clauses"}}}',
    "a name that the English sentence has not": '{problems: {cards-kept: "{count}"}}',
    "an open brace": '{check: {clauses: {many: "{count clauses"}}}',
    "a closed brace": '{check: {clauses: {many: "count} clauses"}}}',
    "a width that is looked up": '{check: {clauses: {many: "{count:{count}}"}}}',
    "a number for a sentence": "{check: {sound: 5}}",
    "a list for a section": "{check: [sound]}",
    "a comma that is a list": "{lists: {comma: [a]}}",
    "a section that is nothing but text": "{check: sound}",
    "what looks itself up": '{areas: {other: {where: "{card:areas.where}"}}}',
    "a section that there is not": '{facts: {unique: {seen: "{card:nowhere.at}"}}}',
    "a character that turns the line round": '{check: {sound: "\\u202esound"}}',
}


@pytest.mark.parametrize("case", WORDS)
@pytest.mark.parametrize("code", ["en", "de"])
def test_words_that_could_not_be_said_are_refused_at_their_place(case: str, code: str, tmp_path: Path) -> None:
    file = tmp_path / "house" / "languages" / f"{code}.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(WORDS[case], encoding="utf-8")
    (tmp_path / "house" / "house.yaml").write_text(f"{HOUSE}  text: {{en: x}}\n  says: [{{forbids: marshal}}]\n")
    board = tmp_path / "board.scenario"
    board.write_text(BOARD)
    for arguments in (("check", str(tmp_path / "house")), ("rule", str(board), str(board), "--also", str(tmp_path / "house"))):
        status, page = ran(*arguments, "--lang", code)
        assert status in (1, 2) and len(page) < 5000
        assert f"{file}:1:" in page and "[bad-words]" in page


@pytest.mark.parametrize("code", languages())
def test_the_languages_that_come_with_the_judge_can_be_said(code: str) -> None:
    file = HOME / "rulings" / "languages" / f"{code}.yaml"
    raw, tree = read_tree(file.read_text(encoding="utf-8"), str(file))
    look_over(raw, tree, tuple(load_language(one).data for one in ("en", code)))
    assert tree.problems == []


GOOD_WORDS = """\
amounts: {toll: {what: "the toll for {card}", is: "the toll for {card} is {value}", none: "no toll", unknown: "a toll"}}
check: {clauses: {many: "{count} rulings of ours"}}
own: {"Lone Rider": "the {value}"}
facts: {unique: {seen: "{card:own} is one of a kind", unseen: "{card} is one of many", unknown: "who knows"}}
"""


@pytest.mark.parametrize(("name", "said", "code"), [("de", WORDS["a width"], "bad-words"), ("clauses.de", "{", "not-yaml")])
def test_words_of_another_language_are_refused_before_they_are_wanted(name: str, said: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "languages").mkdir()
    (tmp_path / "languages" / f"{name}.yaml").write_text(said, encoding="utf-8")
    assert ruled(tmp_path, "--also", str(tmp_path)) == (2, [code], 0)


def test_a_house_may_say_all_that_the_judge_could(tmp_path: Path) -> None:
    (tmp_path / "languages").mkdir()
    (tmp_path / "languages" / "en.yaml").write_text(GOOD_WORDS, encoding="utf-8")
    (tmp_path / "house.yaml").write_text(f"{HOUSE}  text: {{en: x}}\n  says: [{{forbids: marshal, when: unique}}]\n")
    assert ran("check", str(tmp_path))[0] == 0
    assert ruled(tmp_path, "--also", str(tmp_path)) == (0, [], 5)


def test_a_language_of_the_house_alone_need_not_say_everything(tmp_path: Path) -> None:
    """What it lacks is called by its own name; nothing fails for want of a comma."""
    (tmp_path / "languages").mkdir()
    (tmp_path / "languages" / "xx.yaml").write_text("language: X\nverdicts: {yes: JA}\n", encoding="utf-8")
    for more in ([], ["--lang", "xx"]):
        assert ruled(tmp_path, "--also", str(tmp_path), *more) == (0, [], 5)


TABLE = """\
edition: 2e
phase: challenges
card "Lone Rider": character, cost 3, strength 3, military
player Alice
  gold: 7
  play: "Lone Rider"
player Bob
  play: "Lord Somebody"
card "Lord Somebody": unique character, cost 2, strength 1
ask who acts first?
"""


@pytest.mark.parametrize("name", MOVES)
def test_a_move_says_what_it_cannot_do_without(name: str) -> None:
    """Law may cause any move by any act: where there is no card, no player or no copy, nothing happens."""
    table = read(TABLE, "x", catalogue()).table
    cards = ("", *table.cards)
    for case in (Case("marshal", "marshal", player, card) for player in ("", "Alice", "Carol") for card in cards):
        if possible(table, name, case):
            apply(table, name, case, 0, ())


STEPS = ("the marshaling phase begins", '"Lone Rider" is discarded', '"Lord Somebody" is returned to shadows', "the phase ends")


ACTS = ("begin_phase", "end_phase", "discard", "return_to_shadows")
SHIFTING = [name for name, move in MOVES.items() if move.kind == SHIFT]
TOGETHER = [[name for name in MOVES if name not in SHIFTING], *([name] for name in SHIFTING)]
"""A card goes to one place at a time; everything else may happen at once."""


@pytest.mark.parametrize("names", TOGETHER, ids=lambda names: names[0] if len(names) == 1 else "all that shifts no card")
def test_any_act_may_cause_any_move(names: list[str], tmp_path: Path) -> None:
    says = ", ".join(f"{{causes: [{', '.join(ACTS)}], does: {name}}}" for name in names)
    (tmp_path / "house.yaml").write_text(f"{HOUSE}  text: {{en: x}}\n  says: [{says}]\n")
    for step in STEPS:
        (tmp_path / "board.scenario").write_text(TABLE.replace("ask", f"then {step}\nask"))
        page = ran("rule", "--json", str(tmp_path / "board.scenario"), "--also", str(tmp_path / "house.yaml"))[1]
        assert not {p["code"] for p in json.loads(page)["problems"]} & {"internal", "too-deep"}, page
