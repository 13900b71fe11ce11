"""Says what is wrong with a line that does not parse: one mistake, one message, in the reader's words."""

from __future__ import annotations

import re
from collections.abc import Container

from judge.errors import Problem, nearest
from judge.scenario.automaton import Stuck
from judge.scenario.expected import close_to, expected, words
from judge.scenario.lines import Source
from judge.scenario.nearby import nearest_form
from judge.scenario.quotes import no_quotes
from judge.scenario.slips import slip
from judge.scenario.tables import END, Tables

_PIECE = re.compile(r'"[^"]*"|@?\w+(?:[\'’.-]\w+)*:?|\S')
_FIRST = re.compile(r"\s*([^\W\d_]+)")
_FIELD = re.compile(r"\s*([^\W\d_]+(?:[ \t_-]+[^\W\d_]+){0,3})[ \t]*:")
_SHOWN = 40

# Where a word of one class is wanted, the first terminal that was expected names the mistake.
_CLASSES = (
    ("EDITION", "unknown-edition", "an edition"),
    ("FORMAT", "unknown-format", "a format"),
    ("DATE", "bad-date", "a day"),
    ("S_NUMBER", "bad-number", "a cost"),
    ("_PRINTED", "unknown-amount", "an amount"),
    ("CONDITION", "unknown-condition", "anything that a card can be"),
    ("_MARSHAL", "unknown-act", "anything that can be done"),
    ("MARK", "unknown-mark", "anything to note on a card"),
    ("_TRAIT", "unknown-keyword", "anything that a card can have"),
    ("KEYWORD", "unknown-keyword", "anything that a card can have"),
    ("WINDOW", "unknown-window", "a window"),
    ("FACTION", "unknown-house", "a house"),
    ("AREA", "unknown-area", "an area"),
    ("PHASE", "unknown-phase", "a phase"),
    ("PERIOD", "unknown-period", "a stretch of time"),
    ("ICON", "unknown-icon", "a challenge icon"),
)
_BEGUN = {"ask": "unknown-question", "then": "unknown-move", "effect": "unknown-effect"}


def complain(source: Source, stuck: Stuck, tables: Tables, names: Container[str] = ()) -> Problem:
    """The problem with a line that got stuck."""
    return (
        _first_word(source, stuck, tables)
        or _unfinished(source, stuck, tables)
        or slip(source, stuck, tables)
        or no_quotes(source, stuck, words(stuck, tables), names)
        or _wrong_word(source, stuck, tables)
    )


def _first_word(source: Source, stuck: Stuck, tables: Tables) -> Problem | None:
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
        return Problem("missing-colon", f"there is no colon after `{word}`", span, f"write `{word}:`")
    if word.lower() in tables.words:
        return None
    starts = [s for s, kind in tables.starts.items() if kind not in ("effect", "what")]
    starts += [f"{name}:" for name in tables.fields]
    return Problem("unknown-statement", f"`{word}` does not begin a line", span, close_to(word, starts))


def _unknown_field(source: Source, field: re.Match[str], tables: Tables) -> Problem | None:
    """What stands before a colon like a field and is none; a word that means something elsewhere, only where one is near."""
    head = " ".join(re.split(r"[\s_-]+", field[1].lower()))
    parts = head.split(" ")
    if parts[0] in tables.starts or " ".join(field[1].lower().split()) in tables.fields:
        return None
    meant = nearest(head, tables.fields) or _meant_by_a_word(parts, tables)
    if not meant and (parts[0] in tables.words or _begins_like(parts, tables)):
        return None
    area = tables.fields.get(meant) == "AREA_"
    hint = f"did you mean `{meant}:`?" if meant else ""
    place = source.span(field.start(1), field.end())
    return Problem("unknown-area" if area else "unknown-field", f"`{field[1]}:` is not a field", place, hint)


def _begins_like(parts: list[str], tables: Tables) -> bool:
    """`player Alice:` and the like, misspelt, are no fields."""
    return len(parts) > 1 and nearest(parts[0], (*tables.starts, *tables.fields)) in tables.starts


def _meant_by_a_word(parts: list[str], tables: Tables) -> str:
    """The field that one of several words names: `hand area`, `my hand`."""
    return "" if _begins_like(parts, tables) else next((near for part in parts if (near := nearest(part, tables.fields))), "")


def _unfinished(source: Source, stuck: Stuck, tables: Tables) -> Problem | None:
    if stuck.position < len(source.text):
        return None
    last = _PIECE.findall(source.text)[-1]
    hint = expected(stuck, tables) or nearest_form(source.text, tables.forms, tables.fields)
    message = "the list ends in a comma" if last == "," else f"the line stops after `{_short(last)}`"
    at = stuck.after - (last == "," and source.cut)  # where another statement follows, the comma itself is the slip
    return Problem("unfinished-line", message, source.span(at, at + 1), hint)


def _wrong_word(source: Source, stuck: Stuck, tables: Tables) -> Problem:
    """A word that does not fit; where one class of words is wanted, the message says which."""
    match = _PIECE.match(source.text, stuck.position)
    piece = match[0] if match else source.text[stuck.position]
    span = source.span(stuck.position, stuck.position + len(piece))
    if piece[0] in '"“„' and "COMMA" in stuck.expected:
        return Problem("missing-comma", f"there is no comma before `{_short(piece)}`", span)
    begun = _begun(source, stuck, tables)
    hint = _hint(source, stuck, tables, piece, begun)
    for terminal, code, phrase in () if begun or END in stuck.expected else _CLASSES:
        if terminal in stuck.expected:
            if code == "unknown-keyword" and _kind(source, tables) == "effect" and not hint.startswith("did you mean `"):
                break
            return Problem(code, f"`{_short(piece)}` is not {phrase}", span, hint)
    effect, message = _kind(source, tables) == "effect", f"`{_short(piece)}` does not fit here"
    return Problem(begun or ("unknown-effect" if effect else "unexpected-word"), message, span, hint)


def _hint(source: Source, stuck: Stuck, tables: Tables, piece: str, begun: str) -> str:
    """The word that was meant, what could stand here, or the form of the whole sentence."""
    meant = close_to(piece, words(stuck, tables))
    if piece.lower() in tables.words and piece[:4].lower() not in meant:
        meant = ""  # it is spelt well, and just does not stand here
    if _kind(source, tables) == "player":
        return "a player's name is one word"
    form = nearest_form(source.text, tables.forms, tables.fields)
    return meant or (begun and form) or expected(stuck, tables) or form


def _kind(source: Source, tables: Tables) -> str:
    """What the first word of a line begins."""
    first = _FIRST.match(source.text)
    return tables.starts.get(first[1].lower(), "") if first else ""


def _begun(source: Source, stuck: Stuck, tables: Tables) -> str:
    """The code for a sentence of which only the first word was understood."""
    first = _FIRST.match(source.text)
    return _BEGUN.get(_kind(source, tables), "") if first and stuck.after <= first.end() + len(" :") else ""


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
