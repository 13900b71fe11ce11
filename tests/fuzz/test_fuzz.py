"""The fuzzers, for a few seconds."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from casebook import HOME

KINDS = ("scenario", "card text", "card list", "rulebook", "house ruling", "house language", "one-liner")


@pytest.mark.xfail(strict=True, reason="ground 2: there is no fuzzer")
@pytest.mark.parametrize("kind", KINDS)
def test_a_campaign_counts_its_inputs_and_finds_nothing(kind: str) -> None:
    command = [sys.executable, "-m", "tests.fuzz", "--n", "8", "--kind", kind, "--seed", "5"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=HOME, timeout=120)
    assert done.returncode == 0, done.stderr
    rows = re.findall(rf"^{kind}\s+(en|de)\s+(\d+)\s+(\d+)", done.stdout, re.M)
    assert [(language, int(found)) for language, _, found in rows] == [("en", 0), ("de", 0)]
    assert sum(int(count) for _, count, _ in rows) >= 8
