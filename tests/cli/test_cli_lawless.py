"""Law that is named on the command line is read, or the call is refused: nothing that was named is passed over in silence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from doors import GOOD, call, elsewhere, having, said

HOUSE = """\
documents:
  house: {title: House rules, short: House, edition: 2e, date: "2020-01-01", language: en, precedence: 9}
clauses:
  - id: H-1
    sources: [{document: house, section: Shadows}]
    text: {en: Nobody brings anything out of shadows here.}
    says: [{forbids: bring_out}]
"""


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere(monkeypatch, tmp_path / "data")


def _folder(path: Path, **files: str) -> Path:
    path.mkdir()
    for name, text in files.items():
        file = path / name.replace("__", "/").replace("_", ".")
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return path


def _file(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


SCENARIO = GOOD.read_text(encoding="utf-8")
LAWLESS: dict[str, Callable[[Path], Path]] = {
    "an empty folder": lambda at: _folder(at / "empty"),
    "a scenario": lambda at: _file(at / "table.scenario", SCENARIO),
    "a folder of scenarios": lambda at: _folder(at / "tables", a_scenario=SCENARIO),
    "a text": lambda at: _file(at / "house.txt", HOUSE),
    "no suffix": lambda at: _file(at / "house", HOUSE),
    "an empty file": lambda at: _file(at / "house.yaml", ""),
    "nothing but a comment": lambda at: _file(at / "house.yaml", "# to do\n"),
    "a folder with an empty file": lambda at: _folder(at / "hollow", house_yaml=""),
    "a document without a clause": lambda at: _file(at / "house.yaml", HOUSE.partition("clauses:")[0] + "clauses: []\n"),
    "a folder with such a document": lambda at: _folder(at / "house", house_yaml=HOUSE.partition("clauses:")[0]),
    "an empty list of clauses": lambda at: _file(at / "house.yaml", "clauses: []\n"),
    "empty folders below": lambda at: _folder(at / "deep", **{"2e__notes_md": "none yet"}),
}
MISNAMED: dict[str, Callable[[Path], Path]] = {
    "a file called .yml": lambda at: _file(at / "house.yml", HOUSE),
    "a folder with a .yml": lambda at: _folder(at / "house", house_yml=HOUSE),
    "a .yml beside a .yaml": lambda at: _folder(at / "house", first_yaml=HOUSE, house_yml=HOUSE.replace("H-1", "H-2")),
    "a .yml in a folder below": lambda at: _folder(at / "house", first_yaml=HOUSE, **{"2e__house_yml": HOUSE}),
    "capitals": lambda at: _folder(at / "house", house_YAML=HOUSE),
    "another capital": lambda at: _file(at / "house.Yml", HOUSE),
    "words of a language": lambda at: _folder(at / "house", first_yaml=HOUSE, **{"languages__house_yml": "facts: {}\n"}),
}


def test_these_commands_take_law() -> None:
    assert {"rule", "ask", "test", "compare", "clause", "check", "coverage", "cards show"} <= set(having("--also"))
    assert having("--also") == having("--rulings")


@pytest.mark.parametrize("option", ["--also", "--rulings"])
@pytest.mark.parametrize("name", having("--also"))
def test_where_there_is_no_law_the_call_is_refused(name: str, option: str, tmp_path: Path) -> None:
    taken = []
    for number, (what, make) in enumerate(LAWLESS.items()):
        place = make(_folder(tmp_path / str(number)))
        done = said(*call(name, option, place))
        if done.status != 2 or str(place) not in done.err + done.out or ".yaml" not in done.err + done.out:
            taken.append((what, done))
    assert taken == []


@pytest.mark.parametrize("option", ["--also", "--rulings"])
@pytest.mark.parametrize("name", having("--also"))
def test_law_under_another_name_is_told_how_it_is_called(name: str, option: str, tmp_path: Path) -> None:
    taken = []
    for number, (what, make) in enumerate(MISNAMED.items()):
        place = make(_folder(tmp_path / str(number)))
        done = said(*call(name, option, place))
        if done.status != 2 or "house.y" not in (done.err + done.out).lower() or "house.yaml" not in done.err + done.out:
            taken.append((what, done))
    assert taken == []


@pytest.mark.parametrize("name", sorted({*having("--also")} & {*having("--json")}))
def test_a_program_is_told_so_too(name: str, tmp_path: Path) -> None:
    for option, place in (("--also", _folder(tmp_path / "empty")), ("--rulings", _file(tmp_path / "house.yml", HOUSE))):
        done = said(*call(name, option, place, "--json"))
        assert done.status == 2 and json.loads(done.out)["problems"]


def test_a_misnamed_file_is_seen_though_the_law_beside_it_is_kept(tmp_path: Path) -> None:
    """What was compiled before must not hide what has come since."""
    house = _folder(tmp_path / "house", first_yaml=HOUSE)
    assert said("rule", GOOD, "--also", house).status == 0
    _file(house / "second.yml", HOUSE.replace("H-1", "H-2"))
    assert said("rule", GOOD, "--also", house).status == 2


def test_law_is_law(tmp_path: Path) -> None:
    for place in (_folder(tmp_path / "house", house_yaml=HOUSE), _file(tmp_path / "house.yaml", HOUSE)):
        assert "H-1" in said("rule", GOOD, "--also", place).out


def test_words_alone_are_something_too(tmp_path: Path) -> None:
    """A folder that only adds words to a language is not passed over, so it is not refused."""
    place = _folder(tmp_path / "words", **{"languages__en_yaml": "page: {hint: 'try: {hint}'}\n"})
    assert said("rule", GOOD, "--also", place).status == 0


def test_check_tells_a_fault_of_house_law_once(tmp_path: Path) -> None:
    place = _file(tmp_path / "house.yaml", HOUSE.replace("bring_out", "bring_ouut"))
    done = said("check", "--also", place)
    assert done.status == 1 and done.out.count("[unknown-action]") == 1 and done.out.rstrip().endswith("1 fault")
