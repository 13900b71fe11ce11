"""The way out of every command: whatever went wrong is told in words, or as an object to a program, with its status."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

import typer

MISUSED: Any = typer.BadParameter.__base__
"""Arguments that no command takes: a class of Click's, or of the copy that Typer brings along."""
UNUSABLE, INTERRUPTED, UNREAD = 2, 130, 141
"""The last two as a shell has them, 128 and the signal: somebody broke it off, or nobody is left to read."""


def attended(command: Callable[[], object], words: Sequence[str]) -> int:
    """The status of a command that was called with these words; nothing of ours ends in a traceback."""
    from judge.support.problems import Unusable

    try:
        return int(command() or 0)  # type: ignore[call-overload, no-any-return]
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except MISUSED as error:
        return _misused(error, words)
    except Unusable as unusable:
        return _told(unusable, words)
    except Exception as error:
        if os.environ.get("JUDGE_DEBUG"):
            raise
        return _told(error, words)


def for_a_program(words: Sequence[str]) -> bool:
    """Whether an object was asked for; behind `--` there are only files."""
    return "--json" in words[: list(words).index("--") if "--" in words else None]


def _misused(error: Any, words: Sequence[str]) -> int:
    """Typer tells it in English; to a program, and in other languages, it is a problem like any other."""
    from judge.cli.options import language_asked
    from judge.cli.report_problems import speech_or_english

    language = speech_or_english(language_asked(words))
    if not for_a_program(words) and (language.code in ("", "en") or _is_help(error)):
        error.show()
        return int(error.exit_code)
    from judge.support.problems import Span, Unusable, phrase, problem_at

    called = error.ctx.command_path if error.ctx else "judge"
    says, names = ("", _in_english(error)) if language.code in ("", "en") else _usage(error)
    advice = phrase("see-help", command=called)
    return _told(Unusable((problem_at("bad-arguments", Span(called, 1), says, advice, **names),)), words)


def _is_help(error: Any) -> bool:
    """A call without a word is told by the page of help itself."""
    return bool(error.ctx) and error.message == error.ctx.get_help()


def _in_english(error: Any) -> dict[str, str]:
    return {"told": error.format_message().rstrip(".")}


def _usage(error: Any) -> tuple[str, dict[str, str]]:
    """What is wrong with the arguments, by what the library knows of it; what it only says stays in its words."""
    parameter, option = getattr(error, "param", None), getattr(error, "option_name", "")
    name = (getattr(parameter, "metavar", "") or parameter.name) if parameter else ""
    if option:
        unknown = hasattr(error, "possibilities")
        return "bad-arguments.no-option" if unknown else "bad-arguments.option-alone", {"name": option}
    if parameter and hasattr(error, "param_type"):
        return "bad-arguments.missing", {"name": name}
    if command := getattr(error, "command_name", ""):
        return "bad-arguments.no-command", {"name": command}
    if parameter and hasattr(error, "sentence"):
        return "bad-arguments.value", {"name": parameter.opts[0], "told": error.sentence()}
    return "", _in_english(error)


def _told(error: Exception, words: Sequence[str]) -> int:
    from judge.cli.options import language_asked
    from judge.cli.report_problems import complain, print_complaint

    return (print_complaint if for_a_program(words) else complain)(error, language_asked(words))
