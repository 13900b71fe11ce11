"""House 4: dispatch by type, each word owning what is true of it, and changes of an answer asked for lazily."""

from __future__ import annotations

import ast
import importlib
import typing

import pytest

from .code import modules, name, tree

PACKAGES = ("cli", "render", "driver", "engine", "language", "rulebook", "cards", "game", "support")


def test_nothing_is_told_apart_by_the_name_of_its_class() -> None:
    """`type(x).__name__` says what a thing is called, in a message; it decides nothing."""
    found = [f"{name(file)}:{node.lineno}" for file in modules() for node in _class_names(tree(file))]
    assert found == []


def _class_names(whole: ast.AST) -> list[ast.Attribute]:
    """Names of classes that are read anywhere but within a text or as the reason that a problem gives."""
    told = [n for n in ast.walk(whole) if isinstance(n, ast.JoinedStr) or (isinstance(n, ast.keyword) and n.arg == "reason")]
    said = {id(n) for one in told for n in ast.walk(one)}
    return [n for n in ast.walk(whole) if isinstance(n, ast.Attribute) and _of_class(n) and id(n) not in said]


def _of_class(node: ast.Attribute) -> bool:
    of = node.value
    called = isinstance(of, ast.Call) and isinstance(of.func, ast.Name) and of.func.id == "type"
    return node.attr == "__name__" and (called or (isinstance(of, ast.Attribute) and of.attr == "__class__"))


@pytest.mark.parametrize("way", ["x[type(a).__name__]", "type(a).__name__ in x", "k = type(a).__name__", "a.__class__.__name__"])
def test_that_watcher_can_fail(way: str) -> None:
    assert _class_names(ast.parse(way))
    assert not _class_names(ast.parse('f"{type(a).__name__} lacks it"'))


ANSWERING = ("engine/rule", "engine/answers/cite_defining_clauses", "engine/unread/question_topics", "render/answer_sentence")


@pytest.mark.parametrize("module", ANSWERING)
def test_a_new_question_form_is_a_type_error_where_it_needs_something(module: str) -> None:
    (file,) = [f for f in modules() if name(f).removesuffix(".py") == module]
    closing = [
        node for node in ast.walk(tree(file)) if isinstance(node, ast.FunctionDef)
        and any(a.annotation is not None and "'Asked'" in ast.dump(a.annotation) for a in node.args.args)
        and any(isinstance(n, ast.Match) and "assert_never" in ast.dump(n.cases[-1]) for n in ast.walk(node))
    ]  # fmt: skip
    assert closing


def test_no_table_stands_for_the_cases_of_a_question() -> None:
    """What is kept by the name of a question's form would miss a new form in silence."""
    forms = {form.__name__ for form in typing.get_args(importlib.import_module("judge.question").Asked)}
    kept = [
        f"{name(file)}:{node.lineno}" for file in modules() for node in ast.walk(tree(file))
        if isinstance(node, (ast.Dict, ast.Tuple, ast.List, ast.Set))
        and len({n.value for n in _members(node) if isinstance(n, ast.Constant)} & forms) >= 3
    ]  # fmt: skip
    assert [one for one in kept if not one.startswith("question.py")] == []


OWNED = ("state", "quiet", "printed", "one_of", "edit")


@pytest.mark.parametrize("what", OWNED)
def test_a_word_owns_what_is_true_of_it(what: str) -> None:
    facts = importlib.import_module("judge.game.facts").FACTS
    assert any(getattr(word, what) for word in facts.values())


GONE = ("STATE", "JUDGED", "EDITS", "PRINTED", "TOPICS", "ONE_OF", "QUIET", "COPIES", "DEAD")


@pytest.mark.parametrize("table", GONE)
def test_a_side_table_of_words_is_gone(table: str) -> None:
    """A set or map at the top of a module that lists words of the law beside where they are written."""
    words = set(importlib.import_module("judge.game.facts").FACTS)
    kept = [
        f"{name(file)}:{node.lineno}" for file in modules() for node in tree(file).body
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and table in ast.dump(node) and len(_strings(node) & words) >= 3
    ]  # fmt: skip
    assert kept == []


def _strings(node: ast.AST) -> set[str]:
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def test_no_module_lists_words_of_the_law_beside_them() -> None:
    """Names that are fields of what lies on the table as well (house, type, phase) are listed where those are read."""
    nouns = [importlib.import_module(f"judge.game.{home}") for home in ("table", "printed_face", "effect")]
    fields = {field for home in nouns for noun in vars(home).values() for field in getattr(noun, "_fields", ())}
    words = set(importlib.import_module("judge.game.facts").FACTS) - fields
    outside = [f for f in modules() if not name(f).startswith(("game/facts", "data"))]
    lists = (ast.Tuple, ast.List, ast.Set, ast.Dict)
    kept = [
        f"{name(file)}:{node.lineno}" for file in outside for node in ast.walk(tree(file))
        if isinstance(node, lists) and len({n.value for n in _members(node) if isinstance(n, ast.Constant)} & words) >= 3
    ]  # fmt: skip
    assert kept == []


def test_nothing_turns_on_the_module_that_a_word_stands_in() -> None:
    asking = [n for f in modules() for n in ast.walk(tree(f)) if isinstance(n, ast.Attribute) and n.attr == "__module__"]
    assert asking == []


def test_every_part_of_the_state_that_a_word_names_is_one_that_moves_touch() -> None:
    facts, moves = (importlib.import_module(f"judge.game.{home}") for home in ("facts", "moves"))
    touched = {part for move in moves.MOVES.values() for part in move.touches}
    seen = {word.state for words in (facts.FACTS, facts.NUMBERS) for word in words.values()} - {""}
    asked = set(importlib.import_module("judge.game.vocabulary").SHIPPED.sections["states"])
    assert seen <= touched and asked <= touched and asked <= seen


def _members(node: ast.expr) -> list[ast.expr]:
    return [k for k in node.keys if k] if isinstance(node, ast.Dict) else list(getattr(node, "elts", ()))


@pytest.mark.parametrize("package", PACKAGES)
def test_the_packages_are_those_of_the_layout(package: str) -> None:
    told = importlib.import_module(f"judge.{package}").__doc__ or ""
    assert told.strip().endswith("."), "a package opens with one sentence: its job, and what it may import"
