"""What the tests of this folder say and hear: a text is ruled on from the front door, and nothing may stumble."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from legal import Record, Rule

from judge.cli import main


@pytest.fixture
def judge(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, str, str]]:
    """The command as it is typed: its status, what it prints, and what it complains of."""
    monkeypatch.setenv("JUDGE_DEBUG", "1")  # a mistake of ours is a traceback here, never a polite problem

    def run(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["judge", *arguments])
        status: object = 0
        try:
            main()
        except SystemExit as left:
            status = left.code
        out, err = capsys.readouterr()
        return int(str(status or 0)), out, err

    return run


@pytest.fixture
def rule(judge: Callable[..., tuple[int, str, str]], tmp_path: Any) -> Rule:
    """A text as a file: its record, after its pages were printed as well, short and long."""

    def ruled(text: str) -> Record:
        file = tmp_path / "table.scenario"
        file.write_text(text, encoding="utf-8")
        for more in ((), ("--why",)):
            status, _, err = judge("rule", str(file), *more)
            assert (status, err) == (0, "")
        record: Record = json.loads(judge("rule", "--json", str(file))[1])
        return record

    return ruled


@pytest.fixture
def asked(judge: Callable[..., tuple[int, str, str]]) -> Callable[..., Record]:
    """A question in one line: its record, after its page was printed as well."""

    def ask(question: str, *more: str) -> Record:
        status, page, err = judge("ask", question, *more)
        assert (status, err) == (0, ""), err
        assert page
        record: Record = json.loads(judge("ask", question, "--json", *more)[1])
        return record

    return ask
