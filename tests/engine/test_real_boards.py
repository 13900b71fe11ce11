"""Boards with real cards, where they are to be had: few flat verdicts are overturned, and enough stay flat."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from casebook import SHARED

BOARDS = SHARED / "bin" / "boards"


@pytest.mark.skipif(not BOARDS.is_file(), reason="the boards are not here")
def test_few_flat_verdicts_are_overturned(tmp_path: Path) -> None:
    judge = Path(sys.executable).with_name("judge")
    command = [sys.executable, BOARDS, "--judge", judge, "--every", "3", "--agree", "5", "--at-most", "3", "--data", tmp_path]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout[-400:] + done.stderr[-400:]
