"""The face rules where there is nothing but Python itself, the package and what was compiled with it: as in a browser."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from casebook import HOME

from judge import ask, rule

BOARD = """\
edition: 2e
card "Old Bear": unique character, neutral, cost 4, strength 4
phase: marshaling
window: action
active player: Alice
player Alice
  gold: 6
  hand: "Old Bear"
  dead: "Old Bear"
player Bob
ask can Alice marshal "Old Bear"?
expect no
then Alice marshals "Old Bear"
"""
GERMAN = """\
Sprache: de
Ausgabe: 2e
Phase: Herausforderungsphase
Effekt: Karten, die Alice aus den Schatten holt, kosten 1 weniger
Spieler Alice
  Gold: 1
  Schatten: "Brandmänner", "Hella"
Spieler Bob
frage wie hoch sind die Kosten, um "Hella" aus den Schatten zu holen?
erwarte 0 wegen 2E-SHADOW-13
frage kann Alice "Brandmänner" aus den Schatten holen?
"""
CALLS: list[tuple[str, list[Any], dict[str, Any]]] = [
    ("rule", [BOARD], {}),
    ("rule", [BOARD], {"lang": "de"}),
    ("rule", [GERMAN], {"lang": "de"}),
    ("rule", ["nothing of the kind"], {}),
    ("rule", [7], {"edition": "2e"}),
    ("rule", [BOARD], {"edition": "9e"}),
    ("rule", [BOARD], {"lang": "xx"}),
    ("rule", [BOARD], {"cards": ["/nowhere/at/all.json"]}),
    ("ask", ["can I bring a unique character out of shadows if a copy is in my dead pile?"], {}),
    ("ask", ["kann ich Hella aus den Schatten holen?"], {"lang": "de"}),
    ("ask", ["can Alice marshal Old Bear?"], {"board": BOARD.partition("then ")[0]}),
    ("ask", ["can Alice marshal Old Bear?"], {"board": "\x00"}),
    ("ask", ["colourless green ideas"], {}),
]
BARE = """
import json, sys
sys.path.insert(0, sys.argv[1])
import judge
assert judge.__file__.startswith(sys.argv[1])
made = [getattr(judge, name)(*given, **named) for name, given, named in json.loads(sys.argv[2])]
strange = {"typer", "click", "yaml", "lark", "rich", "pytest"} & {name.partition(".")[0] for name in sys.modules}
print(json.dumps([made, sorted(strange)]))
"""
COMPILED = """
import sys
from pathlib import Path
from judge.build_hook import compiled
for name, data in compiled().items():
    Path(sys.argv[1], name).write_bytes(data)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as a wheel lays it down."""
    site = tmp_path_factory.mktemp("site")
    shutil.copytree(HOME / "judge", site / "judge", ignore=shutil.ignore_patterns("__pycache__", "built"))
    for folder in ("rulings", "scenarios"):
        shutil.copytree(HOME / folder, site / "judge" / "data" / folder)
    (site / "judge" / "built").mkdir()
    subprocess.run([sys.executable, "-c", COMPILED, site / "judge" / "built"], check=True, timeout=300, cwd=site)
    return site


def test_it_rules_and_answers_with_nothing_installed(installed: Path, tmp_path: Path) -> None:
    bare = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "none" / "\n")}
    (tmp_path / "none").touch()  # no cache can be kept there
    command = [sys.executable, "-I", "-S", "-c", BARE, str(installed), json.dumps(CALLS)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, env=bare, check=False)
    assert done.returncode == 0, done.stderr
    made, strange = json.loads(done.stdout)
    assert strange == []
    here = [(ask if name == "ask" else rule)(*given, **named) for name, given, named in CALLS]
    assert made == json.loads(json.dumps(here))
    assert [bool(one["rulings"]) for one in made] == [
        True, True, True, False, False, False, False, True, True, True, True, False, False,
    ]  # fmt: skip
