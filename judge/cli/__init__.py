"""The front door: arguments and exit status. Each command is a small module, imported only when it is called."""

from __future__ import annotations

import gc
import os
import sys
from typing import Annotated

gc.set_threshold(100_000)  # a start makes much and drops little: looking for garbage all the while takes a tenth of it

import typer  # noqa: E402

from judge.cli.spoken import Commands  # noqa: E402

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
    finally:
        gc.freeze()  # nor need what is about to go be looked through


def _last_words(error: Exception) -> None:
    from judge.cli.complain import complain

    sys.exit(complain(error))
