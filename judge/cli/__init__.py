"""The front door: arguments and exit status. Each command is a small module, imported only when it is called."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from judge.cli.spoken import Commands

app = typer.Typer(cls=Commands, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def judge(version: Annotated[bool, typer.Option("--version", is_eager=True)] = False) -> None:
    if version:
        from judge import __version__

        typer.echo(f"judge {__version__}")
        raise typer.Exit


def main() -> None:
    """Runs a command; whatever happens, it does not end in a traceback (unless JUDGE_DEBUG asks for one)."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        app(prog_name="judge")
    except BrokenPipeError:
        # Whoever was reading has gone; Python must not complain about that on the way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(2)
    except Exception as error:
        if os.environ.get("JUDGE_DEBUG"):
            raise
        _last_words(error)


def _last_words(error: Exception) -> None:
    from judge.cli.complain import complain

    sys.exit(complain(error))
