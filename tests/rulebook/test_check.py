"""Rulebooks with one fault each, and the exact page that `judge check` answers with. JUDGE_CHECK=update rewrites."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest
from casebook import HOME
from codes import codes
from hostile import mutated
from test_bad import ran

from judge.render.messages import load_language
from judge.render.problem_code_page import load_pages
from judge.render.problem_sentence import advice, message
from judge.rulebook import load_data
from judge.rulebook.check import faults
from judge.rulebook.check_cycles import VERBS
from judge.rulebook.find_and_vet_law_files import rule_files

FOLDER = HOME / "tests" / "check"
CASES = sorted(FOLDER.glob("*.yaml"))
BASE = "tests/check/base"


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HOME)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_its_exact_page(case: Path) -> None:
    status, page = ran("check", case.relative_to(HOME).as_posix(), "--rulings", BASE)
    if os.environ.get("JUDGE_CHECK") == "update":
        case.with_suffix(".out").write_text(page, encoding="utf-8")
    assert status == 1
    assert page == case.with_suffix(".out").read_text(encoding="utf-8")
    assert page.count("\n  ") >= 2, "the line and a mark under it"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_german_has_words_of_its_own_for_a_fault(case: Path) -> None:
    english, german = load_language("en"), load_language("de")
    _, found = faults([HOME / BASE, case], thorough=True)
    assert found and all(problem.says in english.data["problems"] for problem in found)
    assert all(message(german, problem) != message(english, problem) for problem in found)
    advised = [problem for problem in found if problem.advice]
    assert all(advice(german, problem) != advice(english, problem) for problem in advised)


def test_what_is_named_by_its_kind_has_a_sentence_for_each_kind() -> None:
    known = load_language("en").data["problems"].keys()
    assert {f"ring.{verb}" for verbs in VERBS.values() for verb in verbs} <= known
    kinds = [(code, what) for code in ("not-a-map", "missing-key", "unknown-key") for what in ("action", "document")]
    assert {f"{code}.{what}" for code, what in kinds} | {"not-a-map.actions", "not-a-map.documents"} <= known


def test_the_base_is_sound() -> None:
    assert ran("check", BASE) == (0, "2 clauses, 0 scenarios, sound\n")


def test_what_comes_with_the_judge_is_sound() -> None:
    status, page = ran("check")
    assert (status, page.rpartition(", ")[2]) == (0, "sound\n"), page


def test_a_program_is_told_the_same() -> None:
    status, page = ran("check", "tests/check/three-faults.yaml", "--rulings", BASE, "--json")
    told = json.loads(page)
    assert status == 1 and [p["code"] for p in told["problems"]] == ["unknown-action", "unknown-word", "unknown-clause"]
    assert all(p["file"].endswith("three-faults.yaml") and p["line"] and p["column"] for p in told["problems"])


def test_scenarios_are_checked_too(tmp_path: Path) -> None:
    file = tmp_path / "old.scenario"
    file.write_text("edition: 2e\nplayer Alice\nask who acts first?\nexpect Alice because 1E-SHADOW-01\n")
    status, page = ran("check", str(file))
    assert status == 1 and "`1E-SHADOW-01` cannot decide here [not-in-force]" in page
    status, page = ran("check", "scenarios/bad/expect-two-answers.scenario")
    assert status == 1 and "[contradiction]" in page and page.endswith("0 clauses, 1 scenario, 1 fault\n")


def test_what_cannot_be_checked(tmp_path: Path) -> None:
    assert ran("check", str(tmp_path / "none"))[0] == 2
    (tmp_path / "notes.txt").write_text("nothing")
    status, page = ran("check", str(tmp_path))
    assert status == 2 and "[nothing-to-check]" in page


def test_a_language_without_words_is_a_fault(tmp_path: Path) -> None:
    for file in Path(BASE).glob("*.yaml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "languages").mkdir()
    (tmp_path / "languages" / "xx.yaml").write_text("language: Test\nfacts:\n  unique: {seen: x}\n")
    status, page = ran("check", str(tmp_path))
    assert status == 1 and "xx.yaml:2:1: `facts` has no words for `unique` (unseen, unknown) [no-sentence]" in page


def test_every_code_has_its_page_and_every_page_its_code() -> None:
    pages = load_pages()
    assert sorted(codes() - set(pages)) == [], "no page"
    assert sorted(set(pages) - codes()) == [], "no code"
    assert all(page["means"] for page in pages.values())
    bare = [code for code, page in pages.items() if not (page.get("wrong") and page.get("right"))]
    assert set(bare) <= {"internal", "cards-more"}


def test_explain() -> None:
    assert ran("explain", "[unknown-card]")[1].startswith("unknown-card\n\nNeither the catalogue")
    status, page = ran("explain", "unknown-crad")
    assert status == 2 and "did you mean `unknown-card`?" in page
    listed = ran("explain")[1]
    assert all(f"\n{code}" in listed for code in codes())
    assert json.loads(ran("explain", "ring", "--json")[1])["code"] == "ring"


HOSTILE = {
    "bomb": ("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n", "alias"),
    "deep": ("[" * 5000 + "]" * 5000, "too-deep"),
    "deep-maps": ("\n".join("  " * n + "a:" for n in range(200)), "too-deep"),
    "huge": ("# " + "x" * 5_000_000, "file-too-large"),
    "tag": ("- !!python/object/apply:os.system [echo]\n", "no-id"),
    "two": ("--- a\n--- b\n", "not-yaml"),
    "control": ("- id: \x1b[31mX\n", "not-yaml"),
    "number": (f"documents: {{x: {{precedence: 1{'0' * 9000}}}}}", "bad-value"),
    "keys": ("? [a, b]\n: c\n", "not-yaml"),
    "scalar": ("just words", "not-a-list"),
    "nothing-but-dashes": ("- - - -\n", "no-id"),
    "wrong-kinds": ("- {id: X, sources: 3, text: 4, says: [5, {forbids: {a: b}, when: {can: [a]}}]}\n", "not-a-list"),
    "wrong-replaces": ("- {id: X, sources: [], replaces: {a: b}, says: {}}\n", "unknown-clause"),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_law_is_refused_with_its_limit(name: str, tmp_path: Path) -> None:
    text, code = HOSTILE[name]
    (tmp_path / "law.yaml").write_text(text)
    _, found = faults([HOME / BASE, tmp_path], thorough=True)
    assert code in {p.code for p in found}, found
    status, page = ran("check", str(tmp_path), "--rulings", BASE)
    assert status == 1 and "[internal]" not in page and len(page) < 5000
    assert all(c.isprintable() or c == "\n" for c in page)
    if code in ("too-deep", "file-too-large"):
        assert any(digits in page for digits in ("40", "4000000"))


def test_random_law_never_ends_in_a_traceback(tmp_path: Path) -> None:
    chance = random.Random(11)
    files = [Path(f) for f in rule_files(HOME / "rulings")]
    for _ in range(60):
        file = chance.choice(files)
        target = tmp_path / (file.name if file.name in ("documents.yaml", "actions.yaml") else "law.yaml")
        target.write_text(mutated(file, chance), encoding="utf-8")
        faults([HOME / BASE, tmp_path], thorough=True)
        target.unlink()


def test_an_unreadable_file_of_law_is_told(tmp_path: Path) -> None:
    (tmp_path / "law.yaml").write_bytes(b"- id: \xff\xfe")
    status, page = ran("check", str(tmp_path), "--rulings", BASE)
    assert status == 2 and "[unreadable]" in page


@pytest.mark.parametrize("damage", [b"", b"judge-cache-2 x y\nzzz", b"\0" * 100, b"judge-cache-2"])
def test_damaged_caches_are_rebuilt(damage: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    before = load_data([HOME / BASE])
    for kept in (tmp_path / "judge").iterdir():
        kept.write_bytes(damage)
    assert dict(load_data([HOME / BASE])["clauses"]).keys() == dict(before["clauses"]).keys()


def test_a_cache_that_cannot_be_kept_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "judge").write_text("a file where the folder would be")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert ran("check", BASE)[0] == 0
    status, page = ran("rule", "scenarios/bad/misspelt-title.scenario")
    assert status == 2 and "[unknown-card]" in page
