"""Reads a text in another language: each line is translated, and then read by the one grammar."""

from __future__ import annotations

import re

from judge.language.mistakes.kind_of_line import sounds_asked
from judge.language.mistakes.quote_and_number_slips import one_quote
from judge.language.parse.grammar import LineGrammar, Node
from judge.language.parse.line_parser import Stuck, run
from judge.language.parse.lines import LogicalLine, split
from judge.language.translate import Tongue, declared, detect, foreign, home_again, tongues, vocabulary
from judge.language.translate import tongue as tongue_of
from judge.support.frozen_data_classes import NamedTuple
from judge.support.problems import Problem, nearest, phrase, problem_at

Read = list[tuple[LogicalLine, Node | Problem, str]]
"""A line, what it says, and its words."""
_ENGLISH = Tongue.none()
ENGLISH = ("en", "english", "englisch")
"""What a file may say of itself that is in English."""


class _TranslatingReader(NamedTuple):
    """A language, and the players of the file."""

    tongue: Tongue
    names: frozenset[str]
    tables: LineGrammar

    def node(self, source: LogicalLine) -> Node | Problem:
        """What a line says; one in English among the others is understood as well."""
        if source.open_quote:
            return one_quote(source)
        line = foreign(source, self.tongue, self.names)
        result = run(line, self.tables, self.names)
        if not isinstance(result, Stuck):
            return result
        english = run(source, self.tables, self.names)
        return english if isinstance(english, Node) else self._complaint(source, home_again(result, line))

    def _complaint(self, source: LogicalLine, stuck: Stuck) -> Problem:
        from judge.language.mistakes.diagnose import complain

        return complain(source, stuck, vocabulary(self.tongue, self.tables), self.names)


def in_its_language(source: LogicalLine, text: str, tables: LineGrammar) -> Read | None:
    """Every line of a text in the language of one of them; nothing, if that is no other than English."""
    tongue = detect(source.text, tables)
    if tongue is None and not declared(source.text):
        return None
    return _read(text, source.file, tongue or _ENGLISH, tables)


def _read(text: str, file: str, tongue: Tongue, tables: LineGrammar) -> Read:
    reader = _TranslatingReader(tongue, frozenset(re.findall(tongue.players, text, re.IGNORECASE | re.MULTILINE)), tables)
    free = re.compile(tongue.free, re.IGNORECASE)
    lines = list(split(text, file, free, tongue.statement))
    strange = [(line, _unknown(line), line.text) for line in lines if _is_unknown(declared(line.text))]
    mine = [line for line in lines if not declared(line.text)]
    return [*strange, *((line, node := reader.node(line), _words(line, node, reader)) for line in mine)]


def _is_unknown(language: str) -> bool:
    return bool(language) and language not in ENGLISH and tongue_of(language) is None


def _unknown(line: LogicalLine) -> Problem:
    known = phrase("known", value=tuple(sorted((ENGLISH[0], *(other.language for other in tongues())))))
    return problem_at("no-language", line.whole, "", known, value=declared(line.text))


def _words(line: LogicalLine, node: Node | Problem, reader: _TranslatingReader) -> str:
    """The words of a line; of one that makes no sense, in English; in a supposition one comes before `if`, as in English."""
    text, tongue = line.text.strip(), reader.tongue
    if isinstance(node, Problem):
        return _begun(foreign(line, tongue, reader.names).text, tongue)
    supposed = re.search(rf"\b{tongue.supposes}\b.*", text, re.DOTALL) if tongue.supposes else None
    return f"what {supposed[0]}" if supposed and node.rule == "what_if" else text


def _begun(text: str, tongue: Tongue) -> str:
    """The line with its first word as it was probably meant, so that a misspelt question is known for one."""
    first, space, rest = text.partition(" ")
    known = {*tongue.starts.values(), *tongue.starts}
    said = "" if first.lower() in known else tongue.starts.get(nearest(first, tongue.starts), "")
    return f"{said}{space}{rest}" if said == "then" or (said == "ask" and sounds_asked(rest)) else text
