"""Commands whose help comes from the language file, read only when somebody asks for help."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

import typer
from typer.core import TyperCommand, TyperGroup

if TYPE_CHECKING:
    from judge.say.language import Language

Context: TypeAlias = Any
HelpFormatter: TypeAlias = Any
Command: TypeAlias = Any
"""Typer's own, which are Click's or a copy of Click's, by its version."""

COMMANDS = ("rule", "test", "clause", "clauses", "appeal")
"""Each is a module of this package with a function `command`, and a page in the `help` section of the language file."""


class Spoken(TyperCommand):
    """One command."""

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        _speak(self, ctx)
        super().format_help(ctx, formatter)

    def format_epilog(self, ctx: Context, formatter: HelpFormatter) -> None:  # noqa: ARG002
        _examples(str(self.name), formatter)

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002
        return _language().find("help", str(self.name), "about") or ""


class Commands(TyperGroup):
    """All commands. A command's module is imported when it is named."""

    def list_commands(self, ctx: Context) -> list[str]:  # noqa: ARG002
        return list(COMMANDS)

    def get_command(self, ctx: Context, cmd_name: str) -> Command:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        single = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
        module = import_module(f"judge.cli.{cmd_name}")
        single.command(cmd_name, cls=Spoken, context_settings=getattr(module, "SETTINGS", None))(module.command)
        return typer.main.get_command(single)

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        _speak(self, ctx)
        super().format_help(ctx, formatter)

    def format_epilog(self, ctx: Context, formatter: HelpFormatter) -> None:  # noqa: ARG002
        _examples("judge", formatter)


def _language() -> Language:
    from judge.say.language import load_language

    return load_language()


def _speak(command: Any, ctx: Context) -> None:
    """Gives the command and its parameters their words."""
    language = _language()
    page = command.name if command.name in COMMANDS else "judge"
    command.help = language.find("help", page, "about")
    for parameter in command.get_params(ctx):
        said = language.find("help", page, parameter.name) or language.find("help", "options", parameter.name)
        parameter.help = said or getattr(parameter, "help", None)


def _examples(page: str, formatter: HelpFormatter) -> None:
    language = _language()
    examples = language.data["help"].get(page, {}).get("examples", ())
    if examples:
        with formatter.section(language.data["help"]["examples"]):
            for example in examples:
                formatter.write(f"  {example}\n")
