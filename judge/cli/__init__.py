"""The front door: which command is called, and its exit status, whatever happens.

Each command is a small module, imported only when it is called; whatever goes wrong in it is told in words, or as an object to a
program.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import NoReturn

COMMANDS: Mapping[str, str] = {
    "rule": "rule", "ask": "ask", "test": "test", "clause": "clause", "clauses": "clauses",
    "compare": "compare_editions_or_documents", "appeal": "appeal_between_two_clauses", "cards": "cards",
    "check": "check", "coverage": "coverage", "explain": "explain",
}  # fmt: skip
"""Each is a module of this package with a function `command` (or a package with `COMMANDS` of its own), and a page
in the `help` section of the language file."""
INTERRUPTED, UNREAD = 130, 141
"""As a shell has them, 128 and the signal: somebody broke it off, or nobody is left to read."""


def process() -> NoReturn:
    """`main` in a process of its own, which ends at once when all is said: what it holds need not be given back bit by bit."""
    status = 1
    try:
        main()
    except SystemExit as ended:
        status = int(ended.code or 0)
    except BaseException as error:  # asked for by JUDGE_DEBUG
        sys.excepthook(type(error), error, error.__traceback__)
    with suppress(OSError, ValueError):
        sys.stderr.flush()
    os._exit(status)


def main() -> None:
    """Runs a command; whatever happens, it does not end in a traceback (unless JUDGE_DEBUG asks for one)."""
    gc.set_threshold(400_000)  # a start makes much and drops little: looking for garbage all the while takes a tenth of it
    try:
        status = _heard()
    except KeyboardInterrupt:  # before it had begun, or when it was over
        status = INTERRUPTED
    finally:
        gc.freeze()  # nor need what is about to go be looked through
    sys.exit(status)


def _heard() -> int:
    from judge.cli.closed_or_broken_streams import Unheard, open_streams

    open_streams()
    try:
        status = called()
        sys.stdout.flush()
    except Unheard as unheard:
        status = UNREAD if unheard.reader_gone else _last_words(unheard)
    return status


def _last_words(unheard: BaseException) -> int:
    from judge.cli.options_and_language import language_asked
    from judge.cli.report_problems import cannot_write, complain

    return complain(cannot_write(str(unheard), "-"), language_asked(sys.argv[1:]))


def called(words: Sequence[str] | None = None) -> int:
    """The status of a call of `judge` with these words, or with those that the process was started with."""
    said = sys.argv[1:] if words is None else words
    return _attended(lambda: _done(words, said), said)


def _done(words: Sequence[str] | None, said: Sequence[str]) -> object:
    """Words that are plainly in order are done at once; all others, wishes for help and mistakes, are read by Typer, which
    takes longer to load than most commands take."""
    from judge.cli.parse_arguments_without_typer import plain_call

    expanded = words is None and sys.platform == "win32"  # there a program is to know what `*` stands for, and Typer does
    command = None if expanded else plain_call(said)
    if command:
        return command()
    from judge.cli.typer_app import run_by_typer

    return run_by_typer(words, said)


def _attended(command: Callable[[], object], words: Sequence[str]) -> int:
    """The status of a command that was called with these words; nothing of ours ends in a traceback."""
    from judge.support.problems import Unusable

    try:
        return int(command() or 0)  # type: ignore[call-overload, no-any-return]
    except KeyboardInterrupt:
        return INTERRUPTED
    except Unusable as unusable:
        return told(unusable, words)
    except Exception as error:
        if os.environ.get("JUDGE_DEBUG"):
            raise
        return told(error, words)


def for_a_program(words: Sequence[str]) -> bool:
    """Whether an object was asked for; behind `--` there are only files."""
    return "--json" in words[: list(words).index("--") if "--" in words else None]


def told(error: Exception, words: Sequence[str]) -> int:
    """Says what went wrong to whoever called: the status of it."""
    from judge.cli.options_and_language import language_asked
    from judge.cli.report_problems import complain, print_complaint

    return (print_complaint if for_a_program(words) else complain)(error, language_asked(words))
