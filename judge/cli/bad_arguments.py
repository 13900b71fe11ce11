"""Arguments that no command takes: told by Typer in English, as a problem like any other to programs and in other languages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import typer

from judge.cli import for_a_program, told
from judge.cli.options_and_language import BadValue, language_asked
from judge.cli.report_problems import speech_or_english
from judge.support.problems import Span, Unusable, phrase, problem_at

MISUSED: Any = typer.BadParameter.__base__
"""A class of Click's, or of the copy that Typer brings along."""


class RefusedValue(typer.BadParameter):
    """A value that will not do. It is told by Typer, around a sentence of ours in the language of its run."""

    def __init__(self, bad: BadValue) -> None:
        super().__init__(bad.says)
        self._bad = bad

    def sentence(self) -> str:
        from judge.render.problem_sentence import SENTENCES

        language = speech_or_english(self.ctx.obj if self.ctx else "")
        return language.say(SENTENCES, self._bad.says, **self._bad.names)

    def format_message(self) -> str:
        self.message = self.sentence()
        return super().format_message()


def refusing(read: Callable[[object], Any]) -> Callable[[object], Any]:
    """What reads a value, refusing as Typer wants it."""

    @wraps(read)
    def reader(given: object) -> Any:
        try:
            return read(given)
        except BadValue as bad:
            raise RefusedValue(bad) from None

    return reader


def misused(error: Any, words: Sequence[str]) -> int:
    """Says what is wrong with the words of a call: the status of it."""
    language = speech_or_english(language_asked(words))
    if not for_a_program(words) and (language.code in ("", "en") or _is_help(error)):
        error.show()
        return int(error.exit_code)
    called = error.ctx.command_path if error.ctx else "judge"
    says, names = ("", _in_english(error)) if language.code in ("", "en") else _usage(error)
    advice = phrase("see-help", command=called)
    return told(Unusable((problem_at("bad-arguments", Span(called, 1), says, advice, **names),)), words)


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
