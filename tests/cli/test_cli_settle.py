"""At a terminal, what an answer depends on is asked for one by one."""

from __future__ import annotations

import pytest

from judge.cli.ask import _answered
from judge.cli.follow_up import settle
from judge.cli.judge_files import open_court
from judge.cli.options import Choice
from judge.language.oneline.replies import prose
from judge.language.oneline.understand import understand
from judge.render.page import Page

QUESTION = "can I bring Ser Robert Strong out of shadows if my dead pile is empty?"


def settled(replies: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[list[str], str]:
    """What was asked for, and the page that came of it."""
    asked: list[str] = []
    left = iter(replies)
    monkeypatch.setattr("builtins.input", lambda prompt: asked.append(prompt.strip()) or next(left, ""))
    court = open_court(Choice())
    understood = understand(QUESTION, court.catalogue)
    settle(court, understood, _answered(court, understood, None), Page(100, voice=prose))
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
