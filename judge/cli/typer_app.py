"""All commands as an app of Typer's, made from their functions and rows: it helps, completes words and says what is wrong."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Annotated, Any, TypeAlias

import typer
from typer.core import TyperCommand, TyperGroup

from judge.cli import COMMANDS, INTERRUPTED
from judge.cli.bad_arguments import MISUSED, misused, refusing
from judge.cli.localized_help import Context, HasHelp
from judge.cli.options_and_language import Option, options_of, parameters

Command: TypeAlias = Any
"""Typer's own, which is Click's or a copy of Click's, by its version."""


class LocalizedCommand(HasHelp, TyperCommand):
    """One command."""


class Commands(HasHelp, TyperGroup):
    """All commands. A command's module is imported when it is named; one with `COMMANDS` of its own is a group of them."""

    names: Mapping[str, str] = COMMANDS
    room = "judge.cli"

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
        module = import_module(f"{self.room}.{self.names[cmd_name]}")
        made = _group(module, cmd_name) if hasattr(module, "COMMANDS") else _single(module, cmd_name)
        made.page, made.asked = f"{self.page} {cmd_name}".strip(), ctx.obj if ctx else ""
        return made


app = typer.Typer(cls=Commands, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def judge(version: Annotated[bool, typer.Option("--version", is_eager=True)] = False) -> None:
    if version:
        from judge import __version__

        typer.echo(f"judge {__version__}")
        raise typer.Exit


def run_by_typer(words: Sequence[str] | None, said: Sequence[str]) -> int:
    """The status of a call with these words, or with those of the process: `said` is what they were."""
    try:
        return int(app(words, prog_name="judge", standalone_mode=False) or 0)
    except typer.Abort:
        return INTERRUPTED
    except MISUSED as error:
        return misused(error, said)


def _single(module: Any, name: str) -> Command:
    single = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    rest = {"allow_extra_args": True, "ignore_unknown_options": True} if "rest" in parameters(module.command) else None
    single.command(name, cls=LocalizedCommand, context_settings=rest)(as_typer_wants(module))
    return typer.main.get_command(single)


def _group(module: Any, name: str) -> Command:
    group = Commands(name=name, rich_markup_mode=None, no_args_is_help=True)
    group.names, group.room = module.COMMANDS, module.__name__
    return group


def as_typer_wants(module: Any) -> Any:
    """The function of a command with its rows for annotations, as Typer reads them off a function."""
    options, own = options_of(module), inspect.signature(module.command).parameters

    def command(ctx: typer.Context, **given: Any) -> object:
        more = {"lang": ctx.obj, "rest": ctx.args}
        return module.command(**given, **{name: more[name] for name in own if name in more})

    kept = [own[name].replace(annotation=_annotation(row, own[name].default)) for name, row in options.items()]
    context = inspect.Parameter("ctx", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)
    command.__signature__ = inspect.Signature([context, *kept])  # type: ignore[attr-defined]
    command.__annotations__ = {"ctx": typer.Context, **{p.name: p.annotation for p in kept}}
    return command


def _annotation(row: Option, default: object) -> Any:
    if not row.metavar:
        return Annotated[bool, typer.Option(row.flag)]
    kind: Any = list[str] if row.several else str
    told: dict[str, Any] = {"metavar": row.metavar, "show_default": False, "autocompletion": row.complete}
    told |= {"parser": refusing(row.read)} if row.read else {}
    made = typer.Option(row.flag, **told) if row.flag else typer.Argument(**told)
    return Annotated[kind | None if default is None else kind, made]
