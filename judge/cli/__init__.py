"""The front door: arguments and exit status. Each command is a small module, imported only when it is called."""

from __future__ import annotations

import gc
import sys
from typing import Annotated

gc.set_threshold(400_000)  # a start makes much and drops little: looking for garbage all the while takes a tenth of it

try:
    import typer

    from judge.cli.command_exit import UNREAD
    from judge.cli.localized_help import Commands
    from judge.cli.streams import Unheard, open_streams
except KeyboardInterrupt:  # whoever breaks it off before it has begun: 128 and the signal, as for every command
    raise SystemExit(130) from None

app = typer.Typer(cls=Commands, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def judge(version: Annotated[bool, typer.Option("--version", is_eager=True)] = False) -> None:
    if version:
        from judge import __version__

        typer.echo(f"judge {__version__}")
        raise typer.Exit


def main() -> None:
    """Runs a command; whatever happens, it does not end in a traceback (unless JUDGE_DEBUG asks for one)."""
    open_streams()
    try:
        status = app(prog_name="judge", standalone_mode=False)
        sys.stdout.flush()
    except Unheard as unheard:
        status = UNREAD if unheard.reader_gone else _last_words(unheard)
    finally:
        gc.freeze()  # nor need what is about to go be looked through
    sys.exit(status)


def _last_words(unheard: Unheard) -> int:
    from judge.cli.options import language_asked
    from judge.cli.report_problems import cannot_write, complain

    return complain(cannot_write(str(unheard), "-"), language_asked(sys.argv[1:]))
