"""Commands whose help comes from the language file, read only when somebody asks for help."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from judge.cli.command_exit import MISUSED, attended
from judge.cli.options import OPTION, language_asked

if TYPE_CHECKING:
    from judge.render.messages import Language

Context: TypeAlias = Any
HelpFormatter: TypeAlias = Any
Command: TypeAlias = Any
"""Typer's own, which are Click's or a copy of Click's, by its version."""

COMMANDS = ("rule", "ask", "test", "clause", "clauses", "compare", "appeal", "cards", "check", "coverage", "explain")
"""Each is a module of this package with a function `command` (or a package with `COMMANDS` of its own), and a page
in the `help` section of the language file."""


LANG = TyperOption(param_decls=[OPTION], metavar="LANG", expose_value=False)


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
        return [*own, LANG, last]

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        _speak(self, ctx)
        _headings(formatter, ctx)
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def format_epilog(self, ctx: Context, formatter: HelpFormatter) -> None:
        _examples(self.page or "judge", formatter, ctx)

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002
        return _language(self.asked).find("help", self.page, "about") or ""


class LocalizedCommand(HasHelp, TyperCommand):
    """One command."""


class Commands(HasHelp, TyperGroup):
    """All commands. A command's module is imported when it is named; one with `COMMANDS` of its own is a group of them."""

    names: tuple[str, ...] = COMMANDS
    room = "judge.cli"

    def main(self, args: Sequence[str] | None = None, *, standalone_mode: bool = True, **more: Any) -> int:  # type: ignore[override]
        """Runs a command and returns its status, or leaves with it."""
        run = super().main
        status = attended(lambda: run(args, standalone_mode=False, **more), sys.argv[1:] if args is None else args)
        return sys.exit(status) if standalone_mode else status

    def resolve_command(self, ctx: Context, args: list[str]) -> Any:
        """The library says that there is no such command; which one there is not is told besides."""
        try:
            return super().resolve_command(ctx, args)
        except MISUSED as error:
            error.command_name = args[0] if args else ""
            raise

    def list_commands(self, ctx: Context) -> list[str]:  # noqa: ARG002
        return list(self.names)

    def get_command(self, ctx: Context, cmd_name: str) -> Command:
        if cmd_name not in self.names:
            return None
        module = import_module(f"{self.room}.{cmd_name}")
        made = _group(module, cmd_name) if hasattr(module, "COMMANDS") else _single(module, cmd_name)
        made.page, made.asked = f"{self.page} {cmd_name}".strip(), ctx.obj if ctx else ""
        return made


def _single(module: Any, name: str) -> Command:
    single = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    single.command(name, cls=LocalizedCommand, context_settings=getattr(module, "SETTINGS", None))(module.command)
    return typer.main.get_command(single)


def _group(module: Any, name: str) -> Command:
    group = Commands(name=name, rich_markup_mode=None, no_args_is_help=True)
    group.names, group.room = module.COMMANDS, module.__name__
    return group


def _language(asked: str) -> Language:
    from judge.cli.report_problems import speech_or_english

    return speech_or_english(asked)


def _speak(command: Any, ctx: Context) -> None:
    """Gives the command and its parameters their words."""
    language = _language(ctx.obj)
    page = command.page or "judge"
    command.help = language.find("help", page, "about")
    for parameter in command.get_params(ctx):
        said = language.find("help", page, parameter.name) or language.find("help", "options", parameter.name)
        parameter.help = said or getattr(parameter, "help", None)


def _headings(formatter: HelpFormatter, ctx: Context) -> None:
    """The headings of a page of help are the library's own: each is said in the words of the language, if it has them."""
    said = _language(ctx.obj).data.get("help", {}).get("headings", {})
    section, usage = formatter.section, formatter.write_usage
    formatter.section = lambda name: section(said.get(name, name))
    formatter.write_usage = lambda prog, args="", prefix=None: usage(prog, args, prefix or f"{said.get('Usage', 'Usage')}: ")


def _examples(page: str, formatter: HelpFormatter, ctx: Context) -> None:
    language = _language(ctx.obj)
    told = language.data.get("help", {})
    examples = told.get(page, {}).get("examples", ())
    if examples:
        with formatter.section(told.get("examples", "Examples")):
            for example in examples:
                formatter.write(f"  {example}\n")
