"""At a terminal, what an answer depends on is asked for one by one."""

from __future__ import annotations

import pytest

from judge.cli.ask import settle
from judge.driver.ask_line import ask_line
from judge.driver.open import Choice, open_law
from judge.language.oneline.read_back_or_not_understood import prose
from judge.render.messages import load_language
from judge.render.page import Page

QUESTION = "can I bring Ser Robert Strong out of shadows if my dead pile is empty?"


def settled(replies: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[list[str], str]:
    """What was asked for, and the page that came of it."""
    asked: list[str] = []
    left = iter(replies)
    monkeypatch.setattr("builtins.input", lambda prompt: asked.append(prompt.strip()) or next(left, ""))
    settle(load_language(), ask_line(open_law(Choice()), QUESTION), Page(100, voice=prose))
    return asked, capsys.readouterr().out


def test_answers_lead_to_a_yes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked, page = settled(["y", "y", "n", "n", "n"], monkeypatch, capsys)
    assert asked[:2] == ["Is it so that it is an action window?", "Is it so that you have at least 5 gold?"]
    assert "YES.  You may bring Ser Robert Strong out of shadows for 5 gold." in page


def test_one_answer_may_settle_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked, page = settled(["n"], monkeypatch, capsys)
    assert len(asked) == 1
    assert "NO.  It is not an action window." in page


def test_nobody_has_to_answer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked, page = settled([""], monkeypatch, capsys)
    assert len(asked) == 1
    assert "YES" not in page
    assert "NO" not in page
