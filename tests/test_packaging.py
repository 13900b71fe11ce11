"""What is installed: every dependency has its bounds, and the versions that this was developed with are written down."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import requires, version

from casebook import HOME

PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINS = HOME / ".ci" / "constraints.txt"
NAME = re.compile(r"[A-Za-z0-9._-]+")


def named(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", NAME.match(requirement)[0]).lower()  # type: ignore[index]


def pins() -> dict[str, str]:
    rows = [line.partition("#")[0].strip() for line in PINS.read_text(encoding="utf-8").splitlines()]
    return {named(row): row.partition("==")[2] for row in rows if row}


def test_whatever_the_judge_needs_has_a_lower_and_an_upper_bound() -> None:
    assert [one for one in PROJECT["dependencies"] if ">=" not in one or "<" not in one] == []


def test_every_version_of_the_development_is_written_down() -> None:
    """Direct or not: whatever an installation of these versions brings along is pinned. Other versions may bring along others."""
    wanted, seen = [named(r) for r in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["test"])], set()
    elsewhere = ("extra ==", "python_version <", "win32", "Windows")
    while wanted:
        name = wanted.pop()
        if name not in seen and version(name) == pins().get(name):
            wanted += [named(r) for r in requires(name) or () if not any(word in r for word in elsewhere)]
        seen.add(name)
    assert sorted(seen - set(pins())) == []
    assert all(re.fullmatch(r"[0-9][0-9a-z.]*", pinned) for pinned in pins().values())


def test_the_versions_that_are_written_down_are_within_the_bounds() -> None:
    from packaging.requirements import Requirement

    for row in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["test"]):
        requirement = Requirement(row)
        assert requirement.specifier.contains(pins()[named(requirement.name)]), row


def test_it_names_versions_and_nothing_else() -> None:
    text = PINS.read_text(encoding="utf-8")
    assert "://" not in text and not re.search(r"^\s*-", text, re.M), "no addresses, no options"
    assert "constraints.txt" in (HOME / ".ci" / "run").read_text(encoding="utf-8")
    assert "constraints.txt" in (HOME / "README.md").read_text(encoding="utf-8")
