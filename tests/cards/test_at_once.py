"""Several imports at once, imports that are killed, and folders in which somebody has laid a trap: real processes throughout."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from packs import EACH, pack

from judge.cards import Catalogue
from judge.cards.imported.add import add
from judge.support.problems import Unusable
from judge.support.where_files_lie import store_path

ADD = "from judge.cli import main; main()"
KILLED = """
import os, signal, sys
left = int(sys.argv.pop(1))
def counted(call):
    def instead(*args, **more):
        global left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return call(*args, **more)
    return instead
import judge.cards.imported.add, judge.cards.imported.compile  # what is read to get going is not part of it
import judge.cli.cards.add, judge.cli.report_problems, judge.driver.read_or_add_card_lists
for name in ("open", "write", "fsync", "replace", "rename", "unlink", "close", "mkdir", "fstat"):
    setattr(os, name, counted(getattr(os, name)))
from judge.cli import main
main()
"""
"""An import that is killed at the n-th time that it turns to the disk."""


def importing(*files: Path, code: str = ADD, before: tuple[object, ...] = ()) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", code, *map(str, before), "cards", "add", *map(str, files)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ})


def titles() -> set[str]:
    return {face.title for face in Catalogue().all("2e")}


def written(folder: Path, name: str) -> Path:
    file = folder / f"{name}.json"
    file.write_text(pack(name))
    return file


def test_twelve_imports_at_once_keep_every_card(tmp_path: Path) -> None:
    names = [f"Set{chr(65 + n)}" for n in range(12)]
    running = [importing(written(tmp_path, name)) for name in names]
    told = [(one.communicate(timeout=300), one.returncode) for one in running]
    assert [status for _, status in told] == [0] * 12, told
    assert titles() == {f"{name} Walker {n}" for name in names for n in range(EACH)}


def test_readers_meanwhile_see_the_old_cards_or_the_new(tmp_path: Path) -> None:
    add([written(tmp_path, "First")])
    running = [importing(written(tmp_path, f"Set{n}")) for n in range(4)]
    while any(one.poll() is None for one in running):
        assert {f"First Walker {n}" for n in range(EACH)} <= titles()
    assert [one.communicate()[1] for one in running] == [""] * 4


def test_an_import_killed_at_any_moment_loses_nothing(tmp_path: Path) -> None:
    add([written(tmp_path, "First")])
    first, both = titles(), titles() | {f"Second Walker {n}" for n in range(EACH)}
    before, second = store_path().read_bytes(), written(tmp_path, "Second")
    for moment in range(1, 200):
        store_path().write_bytes(before)
        running = importing(second, code=KILLED, before=(moment,))
        running.communicate(timeout=120)
        if running.returncode != -signal.SIGKILL:
            break
        assert titles() in (first, both), f"killed at the {moment}th turn"
    assert running.returncode == 0 and 8 < moment < 199, "it was killed until there was nothing left to be killed at"
    assert titles() == both
    add([written(tmp_path, "Third")])
    assert {file.name for file in store_path().parent.iterdir()} <= {store_path().name, ".cards.lock"}, "nothing lies about"


def test_whoever_waits_too_long_is_told_and_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from judge.support import lock

    add([written(tmp_path, "First")])
    before = store_path().read_bytes()
    monkeypatch.setattr(lock, "PATIENCE", 0.2)
    with lock.locked(store_path()), pytest.raises(Unusable) as caught:
        add([written(tmp_path, "Second")])
    assert [p.code for p in caught.value.problems] == ["cards-busy"] and caught.value.problems[0].advice
    assert store_path().read_bytes() == before
    assert add([written(tmp_path, "Second")]).new == EACH, "the lock is free again"


def test_the_lock_of_somebody_who_died_is_free(tmp_path: Path) -> None:
    code = "import os, sys; from pathlib import Path; from judge.support.lock import locked\n"
    code += "with locked(Path(sys.argv[1])): print('held', flush=True); os.read(0, 1)"
    store_path().parent.mkdir()
    holder = subprocess.Popen([sys.executable, "-c", code, str(store_path())], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert holder.stdout and holder.stdout.readline() == b"held\n"
    holder.kill()
    holder.communicate()
    assert add([written(tmp_path, "First")]).new == EACH


def test_a_planted_link_is_not_written_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    precious = tmp_path / "precious"
    precious.write_text("mine")
    store_path().parent.mkdir()
    monkeypatch.setattr(os, "getpid", lambda: 4711)
    names = (f".{store_path().name}.4711", f"{store_path().name}.4711", f"{store_path().name}.tmp", ".cards.lock")
    for name in names:
        (store_path().parent / name).unlink(missing_ok=True)
        (store_path().parent / name).symlink_to(precious)
        try:
            add([written(tmp_path, "First")])
        except Unusable as unusable:
            assert name == ".cards.lock" and unusable.problems[0].code == "cards-kept"
        assert precious.read_text() == "mine", name
        assert (store_path().parent / name).is_symlink(), name
        (store_path().parent / name).unlink()


def test_every_file_that_is_written_is_made_by_whoever_writes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its name: a file that is there already is never opened for writing."""
    seen: list[tuple[str, int]] = []
    really = os.open
    monkeypatch.setattr(os, "open", lambda path, flags, *more, **named: (
        seen.append((os.fspath(path), flags)) or really(path, flags, *more, **named)))  # fmt: skip
    add([written(tmp_path, "First")])
    add([written(tmp_path, "Second")])
    made = [(Path(path).name, flags) for path, flags in seen if flags & (os.O_WRONLY | os.O_RDWR)]
    assert made and all(flags & os.O_EXCL or (name == ".cards.lock" and flags & os.O_NOFOLLOW) for name, flags in made)
    names = [name for name, flags in made if flags & os.O_EXCL]
    assert len(names) == 2 == len(set(names)), "and its name is never the same"


def test_a_store_is_readable_to_whom_it_was_before(tmp_path: Path) -> None:
    """A folder of cards that several people share stays so; and no file is made for one's own eyes only by surprise."""
    from judge.support.write_file import replace_file

    before = os.umask(0o022)
    try:
        replace_file(tmp_path / "file", b"x")
    finally:
        os.umask(before)
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o644
