"""The fuzzers, for a few seconds: the same inputs on every run, counted and not timed."""

from __future__ import annotations

import re
import subprocess
import sys
from random import Random

import pytest

from . import checks
from .campaign import KINDS, LANGUAGES, campaign
from .checks import complaints
from .entry import HOME, Done, run
from .kinds import Kind, flags
from .reduce import reduced
from .soup import raw, unraw

FEW = {"scenario": 200, "card text": 40, "card list": 80, "rulebook": 3, "house ruling": 6, "house language": 4, "one-liner": 30}
"""Inputs of each kind and language."""
STANDING = ("swallowed KeyError in hear.py, _befalling",)
"""Found, and not mended yet: ground 4 B, that the turn and the game end."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_nothing_is_found(kind: Kind, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "SECONDS", float("inf"))  # a test measures no time; a campaign does
    row = campaign(kind, language, FEW[kind.name], "the tests")
    assert [(f.complaint, f.way, ascii(f.text)) for f in row.findings if f.complaint not in STANDING] == []
    assert row.inputs == FEW[kind.name]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_the_same_seed_makes_the_same_inputs_and_another_makes_others(kind: Kind) -> None:
    one, again, other = ([kind.make(Random(f"{seed} {n}"), "en") for n in range(8)] for seed in ("a", "a", "b"))
    assert one == again != other
    assert all(unraw(raw(text)) == text for text in one)


def test_a_campaign_prints_its_table() -> None:
    command = [sys.executable, "-m", "tests.fuzz", "--n", "20", "--kind", "card list", "--seed", "5"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=HOME, timeout=120)
    assert done.returncode == 0, done.stderr
    rows = re.findall(r"^card list +(en|de) +(\d+) +(\d+) +\d+\.\d\d +\d+ +\d+$", done.stdout, re.M)
    assert rows == [("en", "10", "0"), ("de", "10", "0")]
    assert re.search(r"^all +20 +0 ", done.stdout, re.M)


WRONG = {
    "an exception that got out": (Done(("rule",), None, raised="KeyError in hear.py, play"), "KeyError in hear.py, play"),
    "a status that means nothing": (Done(("rule",), 3, err="x"), "status 3"),
    "a problem that is not one": (Done(("rule",), 0, err="a.scenario:1:1: no [code]"), "status 0 with a problem"),
    "a fault that was swallowed": (Done(("check",), 2, err="a:1:1: it stumbled [internal]\n"), "swallowed internal"),
    "depth that is none": (Done(("rule",), 2, err="a:1:1: too deep [too-deep]\n"), "swallowed too-deep"),
    "a colour": (Done(("rule",), 0, "\x1b[31mNO"), "raw U+001B in the output"),
    "a line turned round": (Done(("rule",), 2, err="\u202eno"), "raw U+202E in the errors"),
    "half a letter": (Done(("rule",), 0, "\udcff"), "raw U+DCFF in the output"),
    "an empty sentence": (Done(("rule",), 0, "{variable}ed"), "unfilled {variable}"),
    "a long wait": (Done(("rule",), 0, longest=2.1), "over two seconds"),
    "much memory": (Done(("rule",), 0, megabytes=501), "over 500 MB"),
    "half an object": (Done(("rule", "--json"), 0, '{"schema": 1'), "not JSON"),
    "a number that JSON has not": (Done(("rule", "--json"), 0, '{"schema": 1, "line": NaN}'), "not JSON"),
    "an object too few": (Done(("rule", "--json"), 0, ""), "fewer objects than files"),
    "an object of no schema": (Done(("rule", "--json"), 0, "{}"), "a record without its schema"),
    "a verdict of its own": (Done(("rule", "--json"), 0, '{"schema": 1, "rulings": [{"verdict": "maybe"}]}'), "a verdict maybe"),
    "a status without its problem": (Done(("rule", "--json"), 2, '{"schema": 1}'), "status 2 without a problem"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_complained_of(case: str) -> None:
    done, complaint = WRONG[case]
    assert complaint in complaints(done, "")


def test_what_is_in_order() -> None:
    assert list(complaints(Done(("rule",), 0, "YES.\n"), "")) == []
    assert list(complaints(Done(("rule",), 2, err="a:1:1: `{card}` does not fit [unexpected-word]\n"), 'ask "{card}"?')) == []
    assert list(complaints(Done(("check",), 1, "a:1:1: nested deeper than 40 [too-deep]\n"), "", deep=True)) == []


def test_a_run_is_a_run_of_the_command(tmp_path: object) -> None:
    done = run("explain", "ring", "--json")
    assert (done.status, done.err, done.raised) == (0, "", "") and done.out.startswith('{"schema": 1, "code": "ring"')
    done = run("rule", "no such file")
    assert done.status == 2 and "[no-such-file]" in done.err


def test_options_are_read_off_the_command() -> None:
    assert {"--json", "--why"} <= set(flags("rule")) and "--help" not in flags("rule")


def test_a_finding_is_reduced() -> None:
    text = "edition: 2e\nplayer Alice\n" + "gold: 7\n" * 50 + "ask can Alice explode the moon?\nexpect yes"
    assert reduced(text, lambda less: "explode" in less and "Alice" in less) == "Alicexplode"
    assert reduced(text, lambda _: False) == text
