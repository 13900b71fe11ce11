"""The arguments that several commands share. What they mean is said in the `help` section of the language file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from judge.noun import Noun

Paths = Annotated[list[str], typer.Argument(metavar="FILE...", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json")]
Edition = Annotated[str | None, typer.Option("--edition", metavar="EDITION", show_default=False)]
Documents = Annotated[str | None, typer.Option("--documents", metavar="ID,ID", show_default=False)]
AsOf = Annotated[str | None, typer.Option("--as-of", metavar="DATE", show_default=False)]
Rulings = Annotated[Path | None, typer.Option("--rulings", metavar="DIR", show_default=False)]
Also = Annotated[list[Path] | None, typer.Option("--also", metavar="DIR", show_default=False)]
WhatIf = Annotated[list[str] | None, typer.Option("--what-if", metavar="FACT", show_default=False)]
Why = Annotated[bool, typer.Option("--why")]
Short = Annotated[bool, typer.Option("--short")]
Strict = Annotated[bool, typer.Option("--strict")]
Width = Annotated[int | None, typer.Option("--width", metavar="N", min=20, show_default=False)]


class Choice(Noun):
    """Which law to rule by, as the command line has it."""

    edition: str | None = None
    documents: tuple[str, ...] = ()
    as_of: str | None = None
    rulings: Path | None = None
    also: tuple[Path, ...] = ()
    what_if: tuple[str, ...] = ()
    strict: bool = False  # what text that was not read may change depends on that text

    @classmethod
    def made(
        cls, edition: str | None, documents: str | None, as_of: str | None, rulings: Path | None, also: list[Path] | None
    ) -> Choice:
        named = tuple(d.strip() for d in (documents or "").split(",") if d.strip())
        return cls(edition.lower() if edition else None, named, as_of, rulings, tuple(also or ()))
