"""How many generated scenario files a second `judge test` gets through on two processes.

python tests/bench/bench_test.py [FILES]
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

sys.path.append(str(Path(__file__).resolve().parents[2]))

from judge.cards import Catalogue
from judge.driver.run_scenario import hear
from judge.language import read
from judge.rulebook import home, load_data, rulebook

FILES = 3000
PLAYERS = ("Alice", "Bob")
AREAS = ("hand", "play", "shadows", "dead", "discard")
CARDS = {
    "Hidden Knight": "unique character, lannister, cost 4, strength 3, military, shadow 2, traits Knight",
    "Grey Cloak": "character, neutral, cost 2, strength 2, intrigue, shadow 1",
    "Old Well": "location, neutral, cost 1, limited, shadow 0",
    "Lady Nobody": "unique character, stark, cost 3, strength 2, power, bestow 2",
    "Dull Knife": "attachment, neutral, cost 1, shadow 1",
    "Brigand": "character, neutral, cost 2, strength 2, military, ambush 1",
}
ACTS = ("bring {} out of shadows", "marshal {}", "marshal {} into shadows", "put {} into play", "ambush {}")


def main() -> None:
    files = int(sys.argv[1]) if len(sys.argv) > 1 else FILES
    with tempfile.TemporaryDirectory() as folder:
        boards = Path(folder) / "boards"
        write(boards, files)
        told, took, busy = timed(boards, Path(folder) / "cache")
    print(told)
    print(f"{files} files in {took:.1f} s: {files / took:.0f} files a second (at least 300), {os.cpu_count()} cores here")
    print(f"{busy / files * 1e3:.2f} ms of processor time a file: {2 * files / busy:.0f} files a second on two idle cores")


def write(folder: Path, files: int) -> None:
    """Boards with six cards and two questions, each with the answer that is expected."""
    folder.mkdir()
    dice = random.Random(1)
    law, faces = rulebook(load_data([home() / "rulings"]), "2e"), Catalogue()
    for number in range(files):
        text = board(dice)
        answers = hear(read(text, "board", faces), law).answers
        (folder / f"{number:04}.scenario").write_text(expecting(text, [a.ruling.verdict for a in answers]))


def expecting(text: str, verdicts: list[str]) -> str:
    """The board with the answer under each question."""
    told = iter(verdicts)
    lines = (f"{line}\nexpect {next(told)}" if line.startswith("ask ") else line for line in text.splitlines())
    return "\n".join(lines) + "\n"


def board(dice: random.Random) -> str:
    lines = ["edition: 2e", "phase: marshaling", "active player: Alice", "window: action"]
    lines += [f'card "{title}": {facts}' for title, facts in CARDS.items()]
    places = {title: (dice.choice(PLAYERS), dice.choice(AREAS)) for title in CARDS}
    for player in PLAYERS:
        lines += [f"player {player}", f"  gold: {dice.randrange(8)}"]
        for area in AREAS:
            here = [f'"{title}"' for title, place in places.items() if place == (player, area)]
            lines.append(f"  {area}: {', '.join(here) or 'none'}")
    for title in dice.sample(list(CARDS), 2):
        act = dice.choice(ACTS).format(f'"{title}"')
        lines.append(f"ask can {places[title][0]} {act}?")
    return "\n".join(lines) + "\n"


def timed(boards: Path, cache: Path) -> tuple[str, float, float]:
    """What `judge test` says at the end, how long it took from start to exit, and how long processors were busy with it."""
    env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | {"XDG_CACHE_HOME": str(cache)}
    command = [str(Path(sys.executable).with_name("judge")), "test", str(boards)]
    start = time.perf_counter()
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    took = time.perf_counter() - start
    assert done.returncode in (0, 1), done.stderr
    used = getrusage(RUSAGE_CHILDREN)
    return done.stdout.splitlines()[-1], took, used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
