"""Says what is wrong with a line that does not parse: one mistake, one message, in the reader's words."""

from __future__ import annotations

import re
from collections.abc import Container

from judge.language.mistakes.expected_words import close_to, expected, near, words
from judge.language.mistakes.nearest_sentence import nearest_form
from judge.language.mistakes.quote_and_number_slips import no_quotes, slip
from judge.language.parse.grammar import END, LineGrammar
from judge.language.parse.line_parser import Stuck
from judge.language.parse.lines import LogicalLine
from judge.support.problems import Phrase, Problem, nearest, phrase, problem_at

_PIECE = re.compile(r'"[^"]*"|@?\w+(?:[\'’.-]\w+)*:?|\S')
_FIRST = re.compile(r"\s*([^\W\d_]+)")
_FIELD = re.compile(r"\s*([^\W\d_]+(?:[ \t_-]+[^\W\d_]+){0,3})[ \t]*:")
_SHOWN = 40

# Where a word of one class is wanted, the first terminal that was expected names the mistake and its sentence.
_CLASSES = (
    ("EDITION", "unknown-edition", "unknown-edition.word"),
    ("FORMAT", "unknown-format", ""),
    ("DATE", "bad-date", ""),
    ("S_NUMBER", "bad-number", "bad-number.cost"),
    ("_PRINTED", "unknown-amount", ""),
    ("CONDITION", "unknown-condition", ""),
    ("_MARSHAL", "unknown-act", ""),
    ("MARK", "unknown-mark", ""),
    ("_TRAIT", "unknown-keyword", "unknown-keyword.of-a-card"),
    ("KEYWORD", "unknown-keyword", "unknown-keyword.of-a-card"),
    ("WINDOW", "unknown-window", ""),
    ("FACTION", "unknown-house", ""),
    ("AREA", "unknown-area", ""),
    ("PHASE", "unknown-phase", ""),
    ("PERIOD", "unknown-period", ""),
    ("ICON", "unknown-icon", ""),
    ("FIGHT", "unknown-icon", ""),
)
_BEGUN = {"ask": "unknown-question", "then": "unknown-move", "effect": "unknown-effect"}


def complain(source: LogicalLine, stuck: Stuck, tables: LineGrammar, names: Container[str] = ()) -> Problem:
    """The problem with a line that got stuck."""
    return (
        _first_word(source, stuck, tables)
        or _unfinished(source, stuck, tables)
        or slip(source, stuck, tables)
        or no_quotes(source, stuck, words(stuck, tables), names)
        or _wrong_word(source, stuck, tables)
    )


def _first_word(source: LogicalLine, stuck: Stuck, tables: LineGrammar) -> Problem | None:
    """A line that begins with no word of ours, or with a field that lacks its colon."""
    first, field = _FIRST.match(source.text), _FIELD.match(source.text)
    if first is None or stuck.after > (field or first).end():
        return None
    if field and (unknown := _unknown_field(source, field, tables)):
        return unknown
    if stuck.after > first.end():
        return None
    span, word = source.span(*first.span(1)), first[1]
    begins = tables.starts.get(word.lower(), "")
    if not field and word.lower() in tables.fields and begins not in ("ask", "then"):
        return problem_at("missing-colon", span, "", phrase("write", line=f"{word}:"), word=word)
    if word.lower() in tables.words:
        return None
    starts = [s for s, kind in tables.starts.items() if kind not in ("effect", "what")]
    starts += [f"{name}:" for name in tables.fields]
    return problem_at("unknown-statement", span, "", close_to(word, starts), word=word)


def _unknown_field(source: LogicalLine, field: re.Match[str], tables: LineGrammar) -> Problem | None:
    """What stands before a colon like a field and is none; a word that means something elsewhere, only where one is near."""
    head = " ".join(re.split(r"[\s_-]+", field[1].lower()))
    parts = head.split(" ")
    if parts[0] in tables.starts or " ".join(field[1].lower().split()) in tables.fields:
        return None
    meant = nearest(head, tables.fields) or _meant_by_a_word(parts, tables)
    if not meant and (parts[0] in tables.words or _begins_like(parts, tables)):
        return None
    area = tables.fields.get(meant) == "AREA_"
    advice = phrase("did-you-mean", value=f"{meant}:") if meant else None
    place = source.span(field.start(1), field.end())
    return problem_at("unknown-area" if area else "unknown-field", place, "unknown-field", advice, field=field[1])


def _begins_like(parts: list[str], tables: LineGrammar) -> bool:
    """`player Alice:` and the like, misspelt, are no fields."""
    return len(parts) > 1 and nearest(parts[0], (*tables.starts, *tables.fields)) in tables.starts


def _meant_by_a_word(parts: list[str], tables: LineGrammar) -> str:
    """The field that one of several words names: `hand area`, `my hand`."""
    return "" if _begins_like(parts, tables) else next((near for part in parts if (near := nearest(part, tables.fields))), "")


def _unfinished(source: LogicalLine, stuck: Stuck, tables: LineGrammar) -> Problem | None:
    if stuck.position < len(source.text):
        return None
    last = _PIECE.findall(source.text)[-1]
    advice = expected(stuck, tables) or nearest_form(source.text, tables.forms, tables.fields)
    at = stuck.after - (last == "," and source.cut)  # where another statement follows, the comma itself is the slip
    if last == ",":
        return problem_at("unfinished-line", source.span(at, at + 1), "unfinished-line.comma", advice)
    return problem_at("unfinished-line", source.span(at, at + 1), "", advice, word=_short(last))


def _wrong_word(source: LogicalLine, stuck: Stuck, tables: LineGrammar) -> Problem:
    """A word that does not fit; where one class of words is wanted, the sentence says which."""
    match = _PIECE.match(source.text, stuck.position)
    piece = match[0] if match else source.text[stuck.position]
    span = source.span(stuck.position, stuck.position + len(piece))
    if piece[0] in '"“„' and "COMMA" in stuck.expected:
        return problem_at("missing-comma", span, word=_short(piece))
    begun, effect = _begun(source, stuck, tables), _kind(source, tables) == "effect"
    advice = _advice(source, stuck, tables, piece, begun)
    for terminal, code, says in () if begun or END in stuck.expected else _CLASSES:
        if terminal in stuck.expected:
            if code == "unknown-keyword" and effect and not (advice and advice.key == "did-you-mean"):
                break
            return problem_at(code, span, says, advice, value=_short(piece))
    code = begun or ("unknown-effect" if effect else "unexpected-word")
    return problem_at(code, span, "unexpected-word", advice, word=_short(piece))


def _advice(source: LogicalLine, stuck: Stuck, tables: LineGrammar, piece: str, begun: str) -> Phrase | None:
    """The word that was meant, what could stand here, or the form of the whole sentence."""
    if _kind(source, tables) == "player":
        return phrase("one-word-name")
    meant = near(piece, words(stuck, tables))
    if meant and (piece.lower() not in tables.words or piece[:4].lower() in meant):  # else it is spelt well, and not in place
        return phrase("did-you-mean", value=meant)
    form = nearest_form(source.text, tables.forms, tables.fields)
    return (form if begun else None) or expected(stuck, tables) or form


def _kind(source: LogicalLine, tables: LineGrammar) -> str:
    """What the first word of a line begins."""
    first = _FIRST.match(source.text)
    return tables.starts.get(first[1].lower(), "") if first else ""


def _begun(source: LogicalLine, stuck: Stuck, tables: LineGrammar) -> str:
    """The code for a sentence of which only the first word was understood."""
    first = _FIRST.match(source.text)
    return _BEGUN.get(_kind(source, tables), "") if first and stuck.after <= first.end() + len(" :") else ""


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
