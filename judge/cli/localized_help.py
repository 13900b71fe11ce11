"""Pages of help, whose words come from the language file, read only when somebody asks for help."""

from __future__ import annotations

from typing import Any, TypeAlias

from typer.core import TyperOption

from judge.cli.options_and_language import LANG, language_asked
from judge.cli.report_problems import speech_or_english

Context: TypeAlias = Any
HelpFormatter: TypeAlias = Any
"""Typer's own, which are Click's or a copy of Click's, by its version."""

LANGUAGE = TyperOption(param_decls=[LANG.flag], metavar=LANG.metavar, expose_value=False)


class HasHelp:
    """Whatever has a page in the language file: its help, its examples, and one line in a list."""

    page = ""  # `clause`, `cards find`
    asked = ""  # the language in which a list of commands names it

    def make_context(self, info_name: str | None, args: list[str], parent: Context = None, **extra: Any) -> Context:
        """Before anything else, help included: in which language. Every command finds it in its context."""
        asked = language_asked(args) or (parent.obj if parent else "")
        return super().make_context(info_name, args, parent, **{**extra, "obj": asked})  # type: ignore[misc]

    def get_params(self, ctx: Context) -> list[Any]:
        """Every command takes `--lang`, which was heeded already."""
        *own, last = super().get_params(ctx)  # type: ignore[misc]
        return [*own, LANGUAGE, last]

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        _speak(self, ctx)
        _headings(formatter, ctx)
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def format_epilog(self, ctx: Context, formatter: HelpFormatter) -> None:
        _examples(self.page or "judge", formatter, ctx)

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002
        return speech_or_english(self.asked).find("help", self.page, "about") or ""


def _speak(command: Any, ctx: Context) -> None:
    """Gives the command and its parameters their words."""
    language = speech_or_english(ctx.obj)
    page = command.page or "judge"
    command.help = language.find("help", page, "about")
    for parameter in command.get_params(ctx):
        said = language.find("help", page, parameter.name) or language.find("help", "options", parameter.name)
        parameter.help = said or getattr(parameter, "help", None)


def _headings(formatter: HelpFormatter, ctx: Context) -> None:
    """The headings of a page of help are the library's own: each is said in the words of the language, if it has them."""
    said = speech_or_english(ctx.obj).data.get("help", {}).get("headings", {})
    section, usage = formatter.section, formatter.write_usage
    formatter.section = lambda name: section(said.get(name, name))
    formatter.write_usage = lambda prog, args="", prefix=None: usage(prog, args, prefix or f"{said.get('Usage', 'Usage')}: ")


def _examples(page: str, formatter: HelpFormatter, ctx: Context) -> None:
    told = speech_or_english(ctx.obj).data.get("help", {})
    examples = told.get(page, {}).get("examples", ())
    if examples:
        with formatter.section(told.get("examples", "Examples")):
            for example in examples:
                formatter.write(f"  {example}\n")
