"""Lark compiles a grammar, and its tables are packed as text: numbers for names, each set of symbols once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lark import Lark
from lark.lexer import Lexer


class _NoLexer(Lexer):
    """The rooms that use the tables do the lexing; Lark's own lexers would be built and checked in vain."""

    def __init__(self, conf: object) -> None: ...

    def lex(self, lexer_state: object, parser_state: object) -> Any: ...


def compiled(grammar: str, ways: tuple[str, ...]) -> str:
    """The text of the tables, the same on every run."""
    lark = Lark(grammar, parser="lalr", start=list(ways), lexer=_NoLexer, maybe_placeholders=False)
    table = lark.parser.parser._parse_table
    rules = {rule: number for number, rule in enumerate(lark.rules)}
    order = _order(table, ways)
    symbols = sorted({name for row in table.states.values() for name in row})
    packed, sets = _states([table.states[state] for state in order], rules, order, symbols)
    sections = (
        [f"{way} {order[table.start_states[way]]} {order[table.end_states[way]]}" for way in ways],
        [" ".join(symbols)],
        [" ".join(sorted(_dropped(lark)))],
        [f"{t.name} {_pattern(t)}" for t in sorted(lark.terminals, key=_first_tried)],
        sets,
        list(map(_rule, lark.rules)),
        packed,
    )
    return "\n\n".join("\n".join(section) for section in sections)


def _order(table: Any, ways: tuple[str, ...]) -> dict[int, int]:
    """New numbers for the states, the same on every run, which Lark's are not."""
    order: dict[int, int] = {}
    waiting = [table.start_states[way] for way in reversed(ways)]
    while waiting:
        state = waiting.pop()
        if state not in order:
            order[state] = len(order)
            row = table.states[state]
            waiting += [row[name][1] for name in sorted(row, reverse=True) if isinstance(row[name][1], int)]
    return order


def _states(rows: Iterable[Any], rules: dict[Any, int], order: dict[int, int], symbols: list[str]) -> tuple[list[str], list[str]]:
    """A line for each state: what it shifts to, and which rules it finishes before which set of symbols."""
    number = {name: n for n, name in enumerate(symbols)}
    sets: dict[str, int] = {}
    lines = []
    for row in rows:
        shifts = [f"{number[n]} {order[to]}" for n in sorted(row) if isinstance(to := row[n][1], int)]
        before: dict[int, list[str]] = {}
        for name in sorted(row):
            if not isinstance(row[name][1], int):
                before.setdefault(rules[row[name][1]], []).append(str(number[name]))
        reductions = [f"{rule} {sets.setdefault(' '.join(names), len(sets))}" for rule, names in sorted(before.items())]
        lines.append(";".join(filter(None, (" ".join(shifts) or " ", " ".join(reductions)))))
    return lines, list(sets)


def _dropped(lark: Any) -> set[str]:
    return {s.name for rule in lark.rules for s in rule.expansion if s.is_term and s.filter_out} | set(lark.ignore_tokens)


def _rule(rule: Any) -> str:
    origin = str(rule.origin.name)
    name = "" if origin.startswith("_") else str(rule.alias or origin)
    return f"{origin} {name} {len(rule.expansion)} {int(rule.options.expand1 and not rule.alias)}"


def _pattern(terminal: Any) -> str:
    """On one line; to a regular expression it makes no difference how a control character is written."""
    return str(terminal.pattern.to_regexp()).translate({9: r"\t", 10: r"\n", 13: r"\r"})


def _first_tried(terminal: Any) -> tuple[Any, ...]:
    """Lark's own order."""
    return (-terminal.priority, -terminal.pattern.max_width, -len(terminal.pattern.value), terminal.name)
