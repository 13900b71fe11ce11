"""House 8: a clause with an effect changes an answer when it is switched off, and every name that is used exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from casebook import HOME

from judge.rulebook import load_data, rulebook
from judge.rulebook.clause import ROLES

RULINGS = HOME / "rulings"


def clauses() -> list[dict[str, object]]:
    files = [f for edition in ("1e", "2e") for f in sorted((RULINGS / edition).glob("*.yaml"))]
    return [c for f in files for c in yaml.safe_load(f.read_text(encoding="utf-8")) if isinstance(c, dict) and "id" in c]


def test_a_reprint_says_what_it_restates_and_says_the_same() -> None:
    """In the same role, of the same act, word or amount, or of what that act is a kind of."""
    every = {c["id"]: c for c in clauses()}
    reprints = [c for c in every.values() if c.get("restates")]
    assert len(reprints) > 50
    differ = [c["id"] for c in reprints for entry in c["says"] if not repeated(entry, [every[i] for i in named(c["restates"])])]
    assert differ == []


def repeated(entry: dict[str, object], others: list[dict[str, object]]) -> bool:
    role = next(key for key in entry if key in ROLES)
    said = {of for other in others for one in other["says"] if role in one for of in named(one[role])}
    return (
        role in NAMED_ONLY or bool(said & {up for of in named(entry[role]) for up in ("any", *lineage(of))}) or of_course(entry)
    )


NAMED_ONLY = ("explains",)
"""What decides nothing beside the rest of a clause."""


def of_course(entry: dict[str, object]) -> bool:
    """An act counts as what it is a kind of, whoever says so."""
    return "counts" in entry and all(set(named(entry["as"])) <= lineage(of) for of in named(entry["counts"]))


def lineage(act: str) -> set[str]:
    tree = yaml.safe_load((RULINGS / "actions.yaml").read_text(encoding="utf-8"))
    found = {act}
    while more := {up for one in found for up in tree.get(one, {}).get("parents", ())} - found:
        found |= more
    return found


def named(raw: object) -> list[str]:
    return [str(one) for one in raw] if isinstance(raw, list) else [str(raw)]


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


LATER = """
documents:
  ours: {title: Ours, short: Ours, edition: 2e, date: "2030-01-01", language: en, precedence: 2}
clauses:
  - id: OURS-1
    sources: [{document: ours, section: Shadows}]
    text: {en: Nobody brings out more than two cards in a phase.}
    replaces: 2E-SHADOW-22
    says: [{caps: bring_out, at: 2}]
"""


def test_replaces_of_a_clause_is_consulted_or_gone(tmp_path: Path) -> None:
    """A key that is read, checked and never asked for promises what it does not hold."""
    (tmp_path / "ours.yaml").write_text(LATER, encoding="utf-8")
    data = load_data([RULINGS, tmp_path])
    assert "2E-SHADOW-22" in rulebook(data, "2e", "2029-12-31").clauses()
    assert {"2E-SHADOW-22", "OURS-1"} & set(rulebook(data, "2e").clauses()) == {"OURS-1"}
