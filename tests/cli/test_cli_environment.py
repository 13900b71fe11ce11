"""What surrounds a call: no home, closed and full outputs, pipes that break, a hand that breaks it off, files that are none."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from doors import GOOD, call, commands, elsewhere, said
from test_cli_lawless import HOUSE
from test_cli_rule import ASK, BOARD, LAW, judge, write

MAIN = "from judge.cli import main; main()"


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere(monkeypatch, tmp_path / "data")


def shell(line: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """A line of the shell in which $judge is the judge."""
    command = ["bash", "-c", f'judge() {{ {sys.executable!r} -c "{MAIN}" "$@"; }}; {line}', "bash", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


# ---- no home


@pytest.fixture
def homeless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user whom nobody knows, in a folder of which nothing is to be seen later."""
    import pwd

    def nobody(_: int) -> None:
        raise KeyError

    for name in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "JUDGE_DATA", "USERPROFILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    return here


def test_without_a_home_there_are_rulings_but_no_place_for_cards(homeless: Path, tmp_path: Path) -> None:
    file = write(tmp_path, 'edition: 2e\nplayer Alice\n  hand: "Penny"\nplayer Bob\nask can Alice marshal "Penny"?\n')
    rulings = (["rule", file], ["ask", "can I marshal Penny?"], ["cards", "show", "Penny"], ["cards", "check"], ["cards", "mend"])
    for arguments in rulings:
        assert said(*arguments).status == 0, arguments
    done = said(*call("cards add"))
    assert done.status == 2 and "[cards-kept]" in done.err and "JUDGE_DATA" in done.err
    assert list(homeless.iterdir()) == [], "nothing is left in the folder one happens to stand in"


# ---- outputs that are closed, full, or read by nobody


@pytest.mark.parametrize("name", ["rule", "test", "ask", "clause", "cards find", "check", "explain"])
def test_a_closed_stream_is_one_that_nobody_reads(name: str) -> None:
    """What is said on standard output was asked for: where it cannot be written the command has not done it."""
    for closed, status in ((">&-", 2), ("2>&-", 0), ("<&-", 0), (">&- 2>&- <&-", 2)):
        done = shell(f'exec 9>&1; judge "$@" {closed}; echo "status $?" >&9', *call(name))
        assert done.stdout.splitlines()[-1] == f"status {status}", (closed, done)
        assert "Traceback" not in done.stderr and (closed != ">&-" or "[cannot-write]" in done.stderr)


@pytest.mark.parametrize(("loaded", "words"), [("pathlib", ["rule", "x"]), ("typer", ["--help"])])
def test_who_breaks_it_off_before_it_has_begun_sees_no_traceback(loaded: str, words: list[str], tmp_path: Path) -> None:
    (tmp_path / f"{loaded}.py").write_text("raise KeyboardInterrupt\n", encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{GOOD.parents[2]}"}
    done = subprocess.run([sys.executable, "-m", "judge", *words], env=env, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here is always full")
@pytest.mark.parametrize("name", ["rule", "test", "clause", "clauses", "check"])
def test_what_cannot_be_written_is_said(name: str) -> None:
    done = shell('judge "$@" > /dev/full', *call(name))
    assert done.returncode == 2 and "[cannot-write]" in done.stderr
    assert "Traceback" not in done.stderr and "Exception" not in done.stderr
    assert shell('judge "$@" > /dev/full 2>&1', *call(name)).returncode == 2


@pytest.mark.parametrize("arguments", (["clauses"], ["clauses", "--json"], ["rule", str(GOOD.parent)], ["--help"], ["explain"]))
def test_a_reader_who_goes_away_is_told_nothing(arguments: list[str]) -> None:
    """141, as the shell has it for everybody else whose reader goes away: none of the three that say something."""
    line = 'set -o pipefail; judge "$@" | true; echo "${PIPESTATUS[0]}"'
    done = shell(line, *arguments)
    assert done.stderr == ""
    assert done.stdout.split() == ["141"] or (done.stdout.split() == ["0"] and arguments == ["--help"])


# ---- a hand that breaks it off


def interrupted(folder: Path, how: signal.Signals, whom: str) -> tuple[int, str, list[int]]:
    """`judge test` on more than it can rule meanwhile, broken off once it reports: its status, its errors, and who is left."""
    for number in range(500):
        write(folder, f"{BOARD}{ASK * 80}expect {'no' if number == 0 else 'yes'}\n", f"{number:03}.scenario")
    command = [sys.executable, "-u", "-c", MAIN, "test", "--rulings", str(LAW), str(folder)]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=_heeding
    )  # fmt: skip
    assert running.stdout and running.stdout.readline()
    (os.killpg if whom == "all" else os.kill)(running.pid, how)
    status = running.wait(60)
    for _ in range(100):
        if not (left := _group(running.pid)):
            break
        time.sleep(0.1)
    for one in left:
        os.kill(one, signal.SIGKILL)
    return status, running.communicate()[1], left


def _heeding() -> None:
    """As at a terminal: whoever is started in the background is told to ignore Ctrl-C, and so would be all these tests start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _group(leader: int) -> list[int]:
    """Who is left of those who were started together; a process that has ended counts no more."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, group = stat.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(group) == leader and state != "Z":
            found.append(int(stat.parent.name))
    return found


def test_whoever_breaks_off_a_test_sees_no_traceback_and_leaves_nobody_behind(tmp_path: Path) -> None:
    assert interrupted(tmp_path, signal.SIGINT, "all") == (130, "", [])


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="who is left is looked up in /proc")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_test_that_is_killed_leaves_nobody_behind(how: signal.Signals, tmp_path: Path) -> None:
    status, told, left = interrupted(tmp_path, how, "one")
    assert (status, left) == (-how, []) and "Traceback" not in told


@pytest.mark.parametrize("name", sorted(commands()))
def test_a_hand_that_breaks_off_any_command_is_130(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("judge.cli.options_and_language.speech", broken_off)
    monkeypatch.setattr("judge.cli.report_problems.speech", broken_off)
    done = said(*call(name))
    assert (done.status, done.err.strip()) == (130, "")


# ---- files that are none


def paths_of(name: str) -> list[tuple[str, ...]]:
    """Every way in which a command is given a path: its argument, or an option."""
    parameters = commands()[name].params
    named = [p for p in parameters if p.metavar in ("FILE", "DIR")]
    arguments = [p.metavar for p in parameters if p.param_type_name == "argument"]
    own = [("",)] if {*arguments} & {"FILE...", "FILE", "[PATH...]", "PATH..."} else []
    return own + [(p.opts[0],) for p in named if p.param_type_name == "option"]


def test_an_empty_path_is_not_the_folder_one_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = tmp_path / "here"
    here.mkdir()
    write(here, GOOD.read_bytes())
    write(here, HOUSE, "house.yaml")
    write(here, (Path(__file__).parent.parent / "cards/data/throneteki/Inv.json").read_bytes(), "Inv.json")
    monkeypatch.chdir(here)
    taken = []
    for name in commands():
        for (option,) in paths_of(name):
            arguments = [*call(name), option, ""] if option else [*name.split(), ""]
            done = said(*arguments)
            if done.status != 2 or not done.err + done.out:
                taken.append((name, option, done))
    assert taken == []
    assert len(list(here.iterdir())) == 3, "nor is anything written there"


def test_what_lies_in_a_forbidden_folder_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As root nothing is forbidden, so it is forbidden here."""
    forbidden = tmp_path / "forbidden"
    forbidden.mkdir()
    _forbid(forbidden, monkeypatch)
    taken = []
    for name in commands():
        for (option,) in paths_of(name):
            inside = forbidden / ("report.xml" if option == "--junit" else "file.scenario")
            words = len(name.split())
            done = said(*([*call(name), option, inside] if option else [*name.split(), inside, *call(name)[words + 1 :]]))
            told = done.err + done.out
            if done.status != 2 or "[internal]" in told or str(inside) not in told or "Permission denied" not in told:
                taken.append((name, option, done))
    assert taken == []


LOOKING = ("scandir", "listdir")
EVERYTHING = ("stat", "lstat", "open", "mkdir", *LOOKING)


def _forbid(folder: Path, monkeypatch: pytest.MonkeyPatch, what: tuple[str, ...] = EVERYTHING) -> None:
    def guarded(call: object) -> object:
        def instead(path: object = ".", *more: object, **named: object) -> object:
            if isinstance(path, str | os.PathLike) and Path(path).is_relative_to(folder):
                raise PermissionError(13, "Permission denied", os.fspath(path))
            return call(path, *more, **named)  # type: ignore[operator]

        return instead

    for name in what:
        monkeypatch.setattr(os, name, guarded(getattr(os, name)))
    if "open" in what:
        monkeypatch.setattr("io.open", guarded(open))
        monkeypatch.setattr("builtins.open", guarded(open))


@pytest.mark.parametrize("what", [EVERYTHING, LOOKING], ids=["nothing at all", "no looking in"])
def test_a_forbidden_folder_below_is_not_passed_over(
    what: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = Path(__file__).parent.parent / "cards/data/throneteki/Inv.json"
    below = tmp_path / "all" / "below"
    below.mkdir(parents=True)
    write(tmp_path / "all", GOOD.read_bytes(), "a.scenario")
    write(tmp_path / "all", HOUSE, "house.yaml")
    write(tmp_path / "all", pack.read_bytes(), "Inv.json")
    _forbid(below, monkeypatch, what)
    for arguments in (["rule"], ["test"], ["coverage"], ["check"], ["cards", "add"], ["rule", GOOD, "--also"]):
        done = said(*arguments, tmp_path / "all")
        assert done.status == 2 and str(below) in done.err + done.out, (arguments, done)
        assert "Permission denied" in done.err + done.out and "[internal]" not in done.err, (arguments, done)


@pytest.mark.parametrize("kind", ["fifo", "zero", "full", "dangling", "round", "folder"])
def test_what_is_no_file_is_not_read(kind: str, tmp_path: Path) -> None:
    """In a folder of law, scenarios, cards or words: one that nobody writes to, one that never ends, one that leads nowhere."""
    folder = tmp_path / "all"
    for name in ("odd.yaml", "odd.scenario", "odd.json", "odd.cards", "languages/en.yaml"):
        place = folder / name.replace(".", "-") / Path(name).name if "languages" not in name else folder / "words" / name
        place.parent.mkdir(parents=True)
        _odd(place, kind)
    for arguments in (
        ["rule", folder / "odd-scenario"], ["test", folder / "odd-scenario"], ["check", folder / "odd-scenario"],
        ["rule", GOOD, "--also", folder / "odd-yaml"], ["rule", GOOD, "--also", folder / "odd-yaml" / "odd.yaml"],
        ["check", folder / "odd-yaml"], ["cards", "add", folder / "odd-json"], ["cards", "add", folder / "odd-cards"],
        ["rule", GOOD, "--also", folder / "words"], ["rule", GOOD, "--rulings", folder / "odd-yaml"],
    ):  # fmt: skip
        done = judge(*arguments)
        assert done.returncode == 2, (arguments, done)
        assert "[internal]" not in done.stderr + done.stdout and "Traceback" not in done.stderr
        assert "odd" in done.stderr + done.stdout or "en.yaml" in done.stderr + done.stdout


def _odd(place: Path, kind: str) -> None:
    if kind == "fifo":
        os.mkfifo(place)
    elif kind == "folder":
        place.mkdir()
    else:
        place.symlink_to({"zero": "/dev/zero", "full": "/dev/full", "dangling": "nowhere", "round": place}[kind])


def test_a_loop_of_links_is_walked_once(tmp_path: Path) -> None:
    house = tmp_path / "house"
    (house / "a" / "b").mkdir(parents=True)
    write(house / "a" / "b", HOUSE, "house.yaml")
    write(house / "a", GOOD.read_bytes(), "a.scenario")
    (house / "a" / "b" / "round").symlink_to(house)
    (house / "a" / "again").symlink_to(house / "a")
    (house / "self").symlink_to(".")
    assert "H-1" in said("rule", GOOD, "--also", house).out
    assert said("check", house).out.startswith("1 clause, 1 scenario, sound")
    assert said("rule", house).status == 0


@pytest.mark.parametrize("name", ["rule", "test", "compare"])
def test_a_pipe_that_was_named_is_read(name: str) -> None:
    """`judge rule <(…)` names a pipe, and is answered: only what lies about in a folder must be a file."""
    done = shell(f'judge {name} <(cat "$1")', GOOD)
    assert done.returncode == 0 and ("Robert Strong" in done.stdout or "1 as expected" in done.stdout)


# ---- reports


def test_a_report_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report = tmp_path / "report.xml"
    report.write_text("the old one")
    monkeypatch.setattr(os, "write", _full_after(100, os.write))
    monkeypatch.setattr(os, "fsync", _no_space)
    done = said("test", GOOD, "--junit", report)
    monkeypatch.undo()
    assert done.status == 2 and "[cannot-write]" in done.err and "1 file" in done.out
    assert report.read_text() == "the old one" and list(tmp_path.glob("*report*")) == [report]
    assert not list(tmp_path.glob(".*"))


def _no_space(_: int) -> None:
    raise OSError(28, "No space left on device")


def _full_after(most: int, really: object) -> object:
    def write_some(file: int, data: bytes) -> int:
        if len(data) > most:
            raise OSError(28, "No space left on device")
        return really(file, data)  # type: ignore[operator, no-any-return]

    return write_some


def test_a_report_may_go_to_a_device_and_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.xml").write_text("")
    (tmp_path / "link.xml").symlink_to(tmp_path / "real.xml")
    assert said("test", GOOD, "--junit", tmp_path / "link.xml").status == 0
    assert (tmp_path / "link.xml").is_symlink() and "<testsuite" in (tmp_path / "real.xml").read_text()
    assert said("test", GOOD, "--junit", "/dev/null").status == 0 and Path("/dev/null").is_char_device()
    shell('judge test "$1" --junit /dev/stdout >> "$2"', GOOD, tmp_path / "both")
    assert "1 as expected" in (tmp_path / "both").read_text() and not list(tmp_path.glob(".*"))
