"""The grammar, compiled: Lark turns grammar.lark into LALR tables once, and they are kept as plain data.

Lark takes longer to import than a file takes to parse, so it is loaded only when there are no tables yet; `automaton`
runs them. A test holds both to the same trees.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from judge.cache import content_key, read_cache, write_cache

GRAMMAR = Path(__file__).with_name("grammar.lark")
END = "$END"


class Tables(NamedTuple):
    """What the automaton needs. A goto is the next state; a negative one, -1 - n, reduces by rule n."""

    start: int
    end: int
    states: list[dict[str, int]]
    rules: list[tuple[str, str, int, bool]]  # origin, name of the node ("" to inline), length, inline a single child
    words: dict[str, list[str]]  # "bring" -> its terminals
    fields: dict[str, str]  # "first player" -> its terminal
    spoken: dict[str, list[str]]  # the other way round, the usual form first
    patterns: list[tuple[str, str]]  # the other terminals, in the order in which they are tried
    dropped: list[str]  # terminals that leave no trace in the tree


@cache
def tables() -> Tables:
    """The tables, from the cache where it holds those of this very grammar."""
    source = GRAMMAR.read_bytes()
    key = content_key(source, Path(__file__).read_bytes(), _lark_version())
    kept = read_cache("grammar", key)
    if kept is None:
        kept = compile_grammar(source.decode())
        write_cache("grammar", key, kept)
    return Tables(*kept)


def _lark_version() -> bytes:
    """Lark's front page, which names its version, read without importing Lark."""
    spec = find_spec("lark")
    return Path(spec.origin).read_bytes() if spec and spec.origin else b""


def compile_grammar(grammar: str) -> tuple[Any, ...]:
    """The fields of `Tables`, computed by Lark."""
    from lark import Lark
    from lark.lexer import Lexer

    class NoLexer(Lexer):  # `automaton` does the lexing; Lark's own lexers would be built and checked in vain
        def __init__(self, conf: object) -> None: ...
        def lex(self, lexer_state: object, parser_state: object) -> Any: ...

    lark = Lark(grammar, parser="lalr", lexer=NoLexer, maybe_placeholders=False)
    table = lark.parser.parser._parse_table
    numbers = {rule: n for n, rule in enumerate(lark.rules)}
    symbols: set[Any] = {s for rule in lark.rules for s in rule.expansion if s.is_term}
    return (
        table.start_states["start"],
        table.end_states["start"],
        [_row(table.states[state], numbers) for state in range(len(table.states))],
        [_rule(rule) for rule in lark.rules],
        *_words(lark.terminals, lark.ignore_tokens),
        sorted(s.name for s in symbols if s.filter_out),
    )


def _row(row: dict[str, Any], numbers: dict[Any, int]) -> dict[str, int]:
    return {name: target if isinstance(target, int) else -1 - numbers[target] for name, (_, target) in row.items()}


def _rule(rule: Any) -> tuple[str, str, int, bool]:
    origin = str(rule.origin.name)
    name = "" if origin.startswith("_") else str(rule.alias or origin)
    return origin, name, len(rule.expansion), bool(rule.options.expand1 and not rule.alias)


def _words(terminals: Any, ignored: list[str]) -> tuple[Any, ...]:
    """The words, fields, words of each terminal, and other patterns."""
    words: dict[str, list[str]] = {}
    fields: dict[str, str] = {}
    spoken: dict[str, list[str]] = {}
    patterns: list[tuple[str, str]] = []
    # The order in which Lark itself would try them.
    for terminal in sorted(terminals, key=lambda t: (-t.priority, -t.pattern.max_width, -len(t.pattern.value), t.name)):
        if field := re.fullmatch(r"\(?([\w |]+?)\)? \*:", terminal.pattern.value):
            fields |= dict.fromkeys(field[1].split("|"), terminal.name)
        elif keyword := re.fullmatch(r"\(?([\w'|×-]+)\)?\(\?!\\w\)", terminal.pattern.value):
            spoken[terminal.name] = keyword[1].split("|")
            for word in spoken[terminal.name]:
                words.setdefault(word, []).append(terminal.name)
        elif terminal.name not in ignored:
            patterns.append((terminal.name, terminal.pattern.to_regexp()))
    return words, fields, spoken, patterns
