"""The form that a hint shows is right and whole: it can be copied into the file."""

from __future__ import annotations

from pathlib import Path

import pytest
from front import run, write

HEADS = {
    "en": 'edition: 2e\nphase: challenges\nplayer Alice\n  gold: 7\n  shadows: "Penny"\nplayer Bob\n',
    "de": 'Ausgabe: 2e\nPhase: Herausforderungsphase\nSpieler Alice\n  Gold: 7\n  Schatten: "Penny"\nSpieler Bob\n',
}
SHOWN = [
    ("en", 'Then: Alice brings "Penny" out of shadows', 'did you mean a form such as `Then Alice brings "X" out of shadows`?'),
    ("en", 'ask: is "Penny" in play?', 'did you mean a form such as `ask is "X" in play?`?'),
    ("de", 'Dann: holt Alice "Penny" aus den Schatten', 'war eine Form wie `Dann holt Alice "X" aus den Schatten` gemeint?'),
    ("de", 'frage: ist "Penny" im Spiel?', 'war eine Form wie `frage ist "X" im Spiel?` gemeint?'),
    ("de", "frage: wie viele Karten kann Alice in dieser Phase aus den Schatten holen?",
     "war eine Form wie `frage wie viele Karten kann Alice in dieser Phase aus den Schatten holen?` gemeint?"),
]  # fmt: skip


@pytest.mark.parametrize(("tongue", "line", "hint"), SHOWN)
def test_the_form_can_be_copied(tongue: str, line: str, hint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    done = run("rule", "--lang", tongue, write(tmp_path, f"{HEADS[tongue]}{line}\n"))
    assert done.status == 2 and hint in " ".join(done.err.split()), done.err
