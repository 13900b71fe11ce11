"""House 2: cards, happenings, effects and abilities are values; one matcher answers for all of them."""

from __future__ import annotations

import ast
import importlib
import typing
from typing import Any

import pytest
import yaml
from casebook import HOME

from .code import modules, name, tree

HOMES = {
    "Which": "card_descriptions", "Amount": "card_descriptions", "Place": "card_descriptions", "Who": "card_descriptions",
    "Fight": "card_descriptions", "Number": "card_descriptions", "Condition": "card_descriptions",
    "Happening": "happening", "Effect": "effect", "While": "effect", "Until": "effect", "Do": "ability", "Ability": "ability",
}  # fmt: skip
CASES = ("Gain", "Lose", "Strength", "Price", "Blank", "Bar")


def noun(called: str) -> Any:
    return getattr(importlib.import_module(f"judge.game.{HOMES.get(called, 'effect')}"), called)


EVERY_NOUN = list(HOMES)


@pytest.mark.parametrize("called", EVERY_NOUN)
def test_a_noun_has_its_home(called: str) -> None:
    assert noun(called)


def test_an_effect_is_one_of_its_cases() -> None:
    cases = typing.get_args(noun("Effect"))
    assert {case.__name__ for case in cases} >= set(CASES)


def read_attributes() -> set[str]:
    """Every attribute that some module reads of anything, and every name in a pattern."""
    read: set[str] = set()
    for file in modules():
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                read.add(node.attr)
            elif isinstance(node, ast.MatchClass):
                read.update(node.kwd_attrs)
    return read


def kinds_of(called: str) -> list[type]:
    """The noun, or each case of a union."""
    found = noun(called)
    return [found] if isinstance(found, type) else [case for case in typing.get_args(found) if case is not int]


@pytest.mark.parametrize("called", EVERY_NOUN)
def test_every_field_of_a_noun_is_read(called: str) -> None:
    read = read_attributes()
    fields = [(kind.__name__, field) for kind in kinds_of(called) for field in typing.get_type_hints(kind)]
    assert [(kind, field) for kind, field in fields if not field.startswith("_") and field not in read] == []


@pytest.mark.parametrize("union", ["Asked", "Effect", "Number", "Condition"])
def test_the_cases_of_a_union_are_told_apart_with_assert_never(union: str) -> None:
    """Somewhere a function takes the union and closes with `assert_never`: a new case is a type error there."""
    closed = [
        name(file) for file in modules() for node in ast.walk(tree(file))
        if isinstance(node, ast.FunctionDef) and "assert_never" in ast.dump(node)
        and any(a.annotation is not None and f"id='{union}'" in ast.dump(a.annotation) for a in node.args.args)
    ]  # fmt: skip
    assert closed


def test_there_is_one_matcher_and_who_uses_it_says_so() -> None:
    texts = {name(f): f.read_text(encoding="utf-8") for f in modules()}
    users = [who for who, text in texts.items() if "from judge.game.card_descriptions import" in text and "matches" in text]
    assert len(users) >= 4, "effects, hosts, targets, counts"
    functions = [(name(f), node) for f in modules() for node in ast.walk(tree(f)) if isinstance(node, ast.FunctionDef)]
    assert [file for file, function in functions if function.name == "matches"] == ["game/card_fits_description"]


GONE = (
    "about_to",
    "bestow_is_open",
    "last_deed",
    "reaction_used_up",
    "brought_out_this_phase",
    "was_ambushed",
    "was_set_up",
    "just_came_out",
    "a_card_of_theirs_just_came_out",
    "used_this_phase",
    "somebody_brought_a_card_out",
    "was_brought_out",
    "title_was_regained",
    "just_won_with_it",
    "used_limited_allowance",
    "set_up_limited_card",
    "made_such_a_challenge",
    "sides_have_changed",
    "game_over",
)


def test_words_for_one_title_are_gone() -> None:
    assert [word for word in importlib.import_module("judge.game.facts").FACTS if word.startswith("title_")] == []


def test_words_for_one_acts_history_are_gone() -> None:
    facts = importlib.import_module("judge.game.facts").FACTS
    assert [word for word in facts if word in GONE] == []
    assert {"happened", "just_happened", "pending", "used"} <= set(facts)


ONE_CARD = (
    "gain_two_gold_or_draw",
    "lower_next_lannister_cost",
    "stop_events_and_coming_out",
    "kill_target",
    "return_used_plots",
)


def test_no_move_serves_a_single_card() -> None:
    moves = importlib.import_module("judge.game.moves").MOVES
    assert [move for move in moves if move in ONE_CARD] == []
    every = yaml.safe_load((HOME / "rulings" / "2e" / "card-texts-as-clauses.yaml").read_text(encoding="utf-8"))
    titles = {
        source["section"].partition(" (")[0] for clause in every for source in clause["sources"] if source["document"] == "card"
    }
    told = {title: name(f) for title in titles for f in modules() if title in f.read_text(encoding="utf-8")}
    assert told == {}


def test_the_cards_of_the_example_are_abilities_in_yaml() -> None:
    every = yaml.safe_load((HOME / "rulings" / "2e" / "card-texts-as-clauses.yaml").read_text(encoding="utf-8"))
    of_cards = [clause for clause in every if clause["sources"][0]["document"] == "card"]
    spoken = [c for c in of_cards if any("guides" not in entry for entry in c.get("says", ()))]
    assert [c["id"] for c in spoken if not c.get("abilities") or "titled" in str(c["says"])] == []
