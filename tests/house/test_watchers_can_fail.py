"""House 8: a clause with an effect changes an answer when it is switched off, and every name that is used exists."""

from __future__ import annotations

import re

import pytest
import yaml
from casebook import HOME

from judge.rulebook.compile import CLAUSE_KEYS

RULINGS = HOME / "rulings"


def clauses() -> list[dict[str, object]]:
    files = [f for edition in ("1e", "2e") for f in sorted((RULINGS / edition).glob("*.yaml"))]
    return [c for f in files for c in yaml.safe_load(f.read_text(encoding="utf-8")) if isinstance(c, dict) and "id" in c]


@pytest.mark.xfail(strict=True, reason="house 8 a reprint says what it restates")
def test_a_reprint_says_what_it_restates_and_says_the_same() -> None:
    every = {c["id"]: c for c in clauses()}
    reprints = [c for c in every.values() if c.get("restates")]
    assert reprints
    differ = [c["id"] for c in reprints if roles(c) != roles(every[c["restates"]])]
    assert differ == []


def roles(clause: dict[str, object]) -> set[str]:
    says = clause["says"]
    assert isinstance(says, list)
    return {f"{key} {entry[key]}" for entry in says for key in entry if key not in ("when", "because")}


@pytest.mark.xfail(strict=True, reason="house 8 switching off changes a verdict, an answer or a condition, not a citation")
def test_the_watcher_of_mutations_counts_no_citation() -> None:
    text = (HOME / "tests" / "rulebook" / "test_watchers.py").read_text(encoding="utf-8")
    told = re.search(r"def (\w*switch\w*|\w*mutat\w*)\([^)]*\)[^:]*:(.*?)\n\n\n", text, re.S)
    assert told
    assert "clauses" not in told[2] and "cited" not in told[2]


FORMS = {"return_to": ("return_to_hand", "return_to_shadows", "return_to_deck"), "declare": ("attack", "defend")}
"""Forms of a sentence that stand for several acts; the rest of the sentence says which."""


def acts_of_the_grammar() -> list[str]:
    (grammar,) = (f for f in (HOME / "judge").rglob("grammar.lark") if "_act:" in f.read_text(encoding="utf-8"))
    told = re.search(r"^_act:(.*?)(?=^\w)", grammar.read_text(encoding="utf-8"), re.S | re.M)
    assert told
    return [act for form in re.findall(r"\w+", told[1]) for act in FORMS.get(form, (form,))]


@pytest.mark.parametrize("act", acts_of_the_grammar())
def test_an_act_of_the_grammar_is_in_the_tree_of_actions(act: str) -> None:
    assert act in yaml.safe_load((RULINGS / "actions.yaml").read_text(encoding="utf-8"))


@pytest.mark.xfail(strict=True, reason="house 8 clause-level replaces is consulted or gone")
def test_replaces_of_a_clause_is_consulted_or_gone() -> None:
    """A key that is read, checked and never asked for promises what it does not hold."""
    engine = [f.read_text(encoding="utf-8") for f in (HOME / "judge" / "engine").rglob("*.py")]
    assert engine
    assert "replaces" not in CLAUSE_KEYS or any(re.search(r"\.replaces\b|\[.replaces.\]", text) for text in engine)
