"""The grammar of card text, compiled: Lark makes LALR tables of text.lark, and they are shipped as plain data.

Lark takes longer to start than two thousand cards take to read, so it works only when the grammar was changed;
`python -m judge.catalogue.tables` writes the tables anew, and a test holds them to the grammar.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.util import source_hash
from pathlib import Path
from typing import Any, NamedTuple

GRAMMAR = Path(__file__).with_name("text.lark")
SHIPPED = Path(__file__).with_name("text.json")
WAYS_IN = ("keyword", "restriction", "statement")


class Tables(NamedTuple):
    """What the automaton needs. A target is the next state; a negative one, -1 - n, reduces by rule n."""

    starts: dict[str, int]
    ends: dict[str, int]
    states: list[dict[str, int]]
    rules: list[list[Any]]  # origin, name of its meaning ("" passes its parts on), length, whether one part passes alone
    terminals: list[list[str]]  # name and pattern, in the order in which they are tried
    dropped: list[str]  # terminals that carry no meaning


@cache
def tables() -> Tables:
    """The shipped tables, or new ones where the grammar is not the one they were made of."""
    kept = json.loads(SHIPPED.read_text("utf-8")) if SHIPPED.exists() else {}
    return Tables(*kept["tables"]) if kept.get("key") == grammar_key() else compile_grammar()


def grammar_key() -> str:
    return source_hash(GRAMMAR.read_bytes()).hex()


def build(**options: Any) -> Any:
    from lark import Lark

    return Lark(GRAMMAR.read_text("utf-8"), parser="lalr", start=list(WAYS_IN), maybe_placeholders=False, **options)


def compile_grammar() -> Tables:
    """The tables, computed by Lark."""
    from lark.lexer import Lexer

    class NoLexer(Lexer):  # the automaton does the lexing; Lark's own would be built and checked in vain
        def __init__(self, conf: object) -> None: ...
        def lex(self, lexer_state: object, parser_state: object) -> Any: ...

    lark = build(lexer=NoLexer)
    table = lark.parser.parser._parse_table
    rules = {rule: n for n, rule in enumerate(lark.rules)}
    dropped = {s.name for rule in lark.rules for s in rule.expansion if s.is_term and s.filter_out}
    order = _order(table)
    return Tables(
        {way: order[table.start_states[way]] for way in WAYS_IN},
        {way: order[table.end_states[way]] for way in WAYS_IN},
        [_row(table.states[state], rules, order) for state in order],
        [_rule(rule) for rule in lark.rules],
        [[t.name, t.pattern.to_regexp()] for t in sorted(lark.terminals, key=_first_tried)],
        sorted(dropped | set(lark.ignore_tokens)),
    )


def _order(table: Any) -> dict[int, int]:
    """New numbers for the states, the same on every run, which Lark's are not."""
    order: dict[int, int] = {}
    waiting = [table.start_states[way] for way in reversed(WAYS_IN)]
    while waiting:
        state = waiting.pop()
        if state not in order:
            order[state] = len(order)
            row = table.states[state]
            waiting += [row[name][1] for name in sorted(row, reverse=True) if isinstance(row[name][1], int)]
    return order


def _row(row: dict[str, Any], rules: dict[Any, int], order: dict[int, int]) -> dict[str, int]:
    targets = {name: row[name][1] for name in sorted(row)}
    return {name: order[to] if isinstance(to, int) else -1 - rules[to] for name, to in targets.items()}


def _rule(rule: Any) -> list[Any]:
    origin = str(rule.origin.name)
    name = "" if origin.startswith("_") else str(rule.alias or origin)
    return [origin, name, len(rule.expansion), bool(rule.options.expand1 and not rule.alias)]


def _first_tried(terminal: Any) -> tuple[Any, ...]:
    """Lark's own order."""
    return (-terminal.priority, -terminal.pattern.max_width, -len(terminal.pattern.value), terminal.name)


def ship() -> None:
    kept = {"key": grammar_key(), "tables": compile_grammar()}
    SHIPPED.write_text(json.dumps(kept, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    ship()
