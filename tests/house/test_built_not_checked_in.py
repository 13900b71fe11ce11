"""House 7: parser tables and the compiled rulebook are made when it is built; git holds neither."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from functools import cache
from pathlib import Path

import pytest
from casebook import HOME


@cache
def tracked() -> tuple[str, ...]:
    done = subprocess.run(["git", "ls-files"], cwd=HOME, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("no clone of the repository")
    return tuple(done.stdout.splitlines())


def test_no_generated_file_is_checked_in() -> None:
    assert [file for file in tracked() if file.endswith((".tables", ".compiled", ".marshal")) or "/built/" in file] == []


def test_the_top_level_stays() -> None:
    top = {file.partition("/")[0] for file in tracked()}
    assert {one for one in top if not one.startswith(".")} == {
        "pyproject.toml",
        "judge",
        "rulings",
        "scenarios",
        "tests",
        "README.md",
        "LICENSE",
    }


def test_the_hook_lives_under_judge_and_lists_what_it_makes() -> None:
    build = tomllib.loads((HOME / "pyproject.toml").read_text())["tool"]["hatch"]["build"]
    assert str(build["hooks"]["custom"]["path"]).startswith("judge/")
    assert build["artifacts"]


def test_a_wheel_starts_warm(tmp_path: Path) -> None:
    """Installed from a wheel, a first ruling writes nothing into the user's cache and needs no YAML and no Lark."""
    clone = tmp_path / "clone"
    shutil.copytree(HOME, clone, ignore=shutil.ignore_patterns(".venv", ".git", "built", "__pycache__", ".*_cache"))
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(clone)],
        capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    site = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(site)
    board = tmp_path / "board.scenario"
    board.write_text('edition: 2e\nplayer Alice\n  play: "Penny"\nplayer Bob\nask is "Penny" in play?\n')
    code = "import sys; sys.modules['yaml'] = sys.modules['lark'] = None; sys.argv = ['judge', 'rule', sys.argv[1]]\n"
    code += "from judge.cli import main; main()"
    env = {**os.environ, "PYTHONPATH": str(site), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    ran = subprocess.run(
        [sys.executable, "-c", code, str(board)], capture_output=True, text=True, env=env, cwd=tmp_path, timeout=60
    )
    assert ran.returncode == 0, ran.stderr
    same = "assert {*rewrite_by_patterns.PATTERNS} == {*rewrite_by_patterns.of_the_tables()}"
    kept = f"from judge.language.oneline import rewrite_by_patterns; {same}"
    assert subprocess.run([sys.executable, "-c", kept], env=env, cwd=tmp_path, timeout=60).returncode == 0
    assert not list((tmp_path / "cache").rglob("*.*"))


def test_a_clone_that_was_never_installed_compiles_into_the_users_cache(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    shutil.copytree(HOME, clone, ignore=shutil.ignore_patterns(".venv", ".git", "built", "__pycache__", ".*_cache"))
    env = {**os.environ, "PYTHONPATH": str(clone), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    board = HOME / "scenarios" / "2e" / "unique-dead-pile.scenario"
    ran = subprocess.run(
        [sys.executable, "-m", "judge", "rule", str(board)], capture_output=True, text=True, env=env, cwd=clone, timeout=120
    )
    assert ran.returncode == 0, ran.stderr
    kept = {f.name.partition("-cpython")[0] for f in (tmp_path / "cache" / "judge").iterdir()}
    assert {"lalr-grammar", "rulebook", "language-en"} <= kept
    assert not (clone / "judge" / "built").exists()


def test_law_that_is_edited_after_the_build_takes_effect_at_once(tmp_path: Path) -> None:
    """As in an editable install: what was built is stale from then on, and is not believed."""
    clone = tmp_path / "clone"
    shutil.copytree(HOME, clone, ignore=shutil.ignore_patterns(".venv", ".git", "built", "__pycache__", ".*_cache"))
    env = {**os.environ, "PYTHONPATH": str(clone), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    make = "from pathlib import Path; from judge.build_hook import compiled; built = Path('judge/built'); built.mkdir()\n"
    make += "for name, data in compiled().items(): (built / name).write_bytes(data)"
    made = subprocess.run([sys.executable, "-c", make], env=env, cwd=clone, capture_output=True, text=True, timeout=120)
    assert made.returncode == 0, made.stderr
    law = clone / "rulings" / "2e" / "unique-cards.yaml"
    law.write_text(law.read_text(encoding="utf-8").replace("A copy in a player's own dead pile", "A twin among one's own dead"))
    said = [sys.executable, "-m", "judge", "clause", "2E-UNIQUE-04"]
    told = subprocess.run(said, env=env, cwd=clone, capture_output=True, text=True, timeout=120)
    assert "A twin among one's own dead" in told.stdout
