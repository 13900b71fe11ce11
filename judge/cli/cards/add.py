"""`judge cards add`: packs of both public formats, and players' own lists."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import AsJson, Edition, Width

if TYPE_CHECKING:
    from judge.catalogue.add import Report
    from judge.say.language import Language

Paths = Annotated[list[str], typer.Argument(metavar="PATH...", show_default=False)]


def command(paths: Paths, as_json: AsJson = False, edition: Edition = None, width: Width = None) -> None:
    from judge.cli.tongue import speech

    raise typer.Exit(_add(speech(), list(map(_path, paths)), as_json, edition, width))


def _path(given: str) -> Path:
    """An empty path is a slip of somebody's script, not the folder one happens to be in."""
    return Path(given or "''")


def _add(language: Language, paths: list[Path], as_json: bool, edition: str | None, width: int | None) -> int:
    from judge.catalogue.add import add
    from judge.cli.cards.lists import add_list, sorted_out
    from judge.cli.cards.shelf import editions
    from judge.cli.cards.told import told

    chosen = None if edition is None else editions(edition)[0]
    packs, lists = sorted_out(paths)
    steps: list[Callable[[], Report]] = [lambda: add(packs, edition=chosen or "2e")] if packs else []
    steps += [partial(add_list, path, chosen) for path in lists]
    return told(language, list(_reports(steps)), as_json, width)


def _reports(steps: list[Callable[[], Report]]) -> Iterator[Report]:
    """What each step did; where the cards cannot be kept the rest is not tried, and what was kept before is told all the same."""
    from judge.catalogue.add import Report
    from judge.errors import Unusable

    for step in steps:
        try:
            yield step()
        except Unusable as unusable:
            yield Report(problems=unusable.problems)
            return
