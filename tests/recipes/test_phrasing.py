"""A phrasing that people use: one line of the table of looser ways to ask. (A line of YAML with *Asked the way people ask*.)"""

from __future__ import annotations

import json
from pathlib import Path

from .house_copy import HouseCopy

QUESTION = "can I sneak a unique character out of shadows if a copy is in my dead pile?"


def test_a_phrasing_takes_one_line(tmp_path: Path) -> None:
    house = HouseCopy(tmp_path)
    assert house.judge("ask", "--json", QUESTION).returncode == 2
    line = '    (r"sneak <obj> out of shadows", "bring <obj> out of shadows"),\n'
    house.put("judge/language/oneline/english/rewrites.py", "\nLOOSE = (\n", line)
    done = house.judge("ask", "--json", QUESTION)
    assert (done.returncode, json.loads(done.stdout)["rulings"][0]["verdict"]) == (0, "no")
    assert house.cost == (1, 1)
