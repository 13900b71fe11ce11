"""YAML read in one pass: every value keeps its line and column, `no` stays a word, duplicate keys and bombs are refused."""

from __future__ import annotations

from collections.abc import Callable
from os import PathLike, fspath
from typing import Any

from judge.support.problems import Name, Phrase, Problem, Span, Unusable, phrase, problem_at, reason_of
from judge.support.read_regular_file import read_file

LIMIT_BYTES = 4_000_000
LIMIT_DEPTH = 40
Path = tuple[str | int, ...]
Place = tuple[int, int, int, Any]  # line, column, column after the end, and the places of the parts


class Tree:
    """Where each part of the data stands, and what is wrong with it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.root: Place = (1, 1, 0, None)
        self.problems: list[Problem] = []

    def fault(self, code: str, place: Span, says: str = "", advice: Phrase | None = None, /, **names: Name) -> None:
        """What `problem_at` makes, noted."""
        self.problems.append(problem_at(code, place, says, advice, **names))

    def place(self, path: Path) -> Span:
        """The place of a part, or of the nearest thing around it."""
        found = self.root
        for step in path:
            try:
                found = found[3][step]
            except (KeyError, IndexError, TypeError):
                break
        return Span(self.file, *found[:3])


def word_or_number(text: str, plain: bool) -> str | int | bool:
    """Only plain digits are numbers and `true` a flag: `no` is a word of the game, and `²` is none of ours."""
    digits = text.removeprefix("-")
    if plain and digits.isascii() and digits.isdigit() and len(text) < 7:
        return int(text)
    return True if plain and text == "true" else text


def file_bytes(file: str | PathLike[str]) -> bytes:
    """What stands in a file of YAML; raises Unusable where it is none, cannot be read or is too large."""
    try:
        raw = read_file(file, LIMIT_BYTES)
    except OSError as error:
        raise Unusable((unreadable(fspath(file), reason_of(error)),)) from None
    if len(raw) > LIMIT_BYTES:
        raise Unusable((_too_large(fspath(file)),))
    return raw


def read_tree_file(file: str | PathLike[str]) -> tuple[Any, Tree]:
    """A file to plain data with places; raises Unusable where it is no YAML."""
    try:
        return read_tree(file_bytes(file).decode("utf-8"), fspath(file))
    except UnicodeDecodeError as error:
        raise Unusable((unreadable(fspath(file), str(error)),)) from None


def unreadable(file: str, reason: Name) -> Problem:
    """Of a file or a folder of data, which nobody can look into; the reason is the system's."""
    return problem_at("unreadable", Span(file, 1), "unreadable.data", reason=reason)


def _too_large(file: str) -> Problem:
    return problem_at("file-too-large", Span(file, 1), "file-too-large.data", most=LIMIT_BYTES)


def written(value: Any) -> Name:
    """A value that should have been another, in a sentence."""
    if isinstance(value, dict | list):
        return phrase("a-map" if isinstance(value, dict) else "a-list")
    return "`true`" if value is True else f"`{value}`" if str(value) else phrase("nothing")


def read_tree(text: str, file: str, scalar: Callable[[str, bool], Any] = word_or_number) -> tuple[Any, Tree]:
    """Text to plain data with places; raises Unusable where it is not YAML."""
    import yaml

    if len(text.encode("utf-8", "replace")) > LIMIT_BYTES:
        raise Unusable((_too_large(file),))
    _refuse_hidden_breaks(text, file)
    tree = Tree(file)
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)(text)
    try:
        return _Reader(loader.get_event, tree, scalar).document(), tree
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        place = Span(file, mark.line + 1 if mark else 1, mark.column + 1 if mark else 1)
        reason = str(getattr(error, "problem", None) or "").replace("'", "`")
        says = "not-yaml.reason" if reason else ""
        raise Unusable((problem_at("not-yaml", place, says, phrase("quote-or-bracket"), reason=reason),)) from None
    finally:
        loader.dispose()


_HIDDEN = "\x85\u2028\u2029"


def _refuse_hidden_breaks(text: str, file: str) -> None:
    """YAML begins a new line at these, and no editor does: every place after one would be off by a line."""
    where = min((at for at in map(text.find, _HIDDEN) if at >= 0), default=-1)
    if where >= 0:
        line, column = text.count("\n", 0, where) + 1, where - text.rfind("\n", 0, where)
        raise Unusable((problem_at("not-yaml", Span(file, line, column), "not-yaml.hidden-break"),))


class _Reader:
    """Turns events into data. Nothing of ours needs aliases, and they are what bombs are made of."""

    def __init__(self, next_event: Callable[[], Any], tree: Tree, scalar: Callable[[str, bool], Any]) -> None:
        from yaml import events  # as late as the loader itself

        self.next, self.tree, self.scalar, self.kinds = next_event, tree, scalar, events

    def document(self) -> Any:
        self.next()  # the stream begins
        if isinstance(self.next(), self.kinds.StreamEndEvent):
            return None
        found, self.tree.root = self.value(self.next(), 0)
        self.next()  # the document ends
        more = self.next()
        if not isinstance(more, self.kinds.StreamEndEvent):
            self._refuse("not-yaml", more, "not-yaml.second-document")
        return found

    def value(self, event: Any, depth: int) -> tuple[Any, Place]:
        if isinstance(event, self.kinds.ScalarEvent):
            return self.scalar(event.value, not event.style), _place(event, event, None)
        if isinstance(event, self.kinds.AliasEvent):
            self._refuse("alias", event)
        if depth == LIMIT_DEPTH:
            self._refuse("too-deep", event, "too-deep.data", most=LIMIT_DEPTH)
        sequence = isinstance(event, self.kinds.SequenceStartEvent)
        return self._sequence(event, depth + 1) if sequence else self._mapping(event, depth + 1)

    def _sequence(self, start: Any, depth: int) -> tuple[list[Any], Place]:
        found: list[Any] = []
        places: list[Place] = []
        while not isinstance(event := self.next(), self.kinds.SequenceEndEvent):
            one, place = self.value(event, depth)
            found.append(one)
            places.append(place)
        return found, _place(start, event, places)

    def _mapping(self, start: Any, depth: int) -> tuple[dict[str, Any], Place]:
        found: dict[str, Any] = {}
        places: dict[str, Place] = {}
        while not isinstance(key := self.next(), self.kinds.MappingEndEvent):
            name = self._key(key)
            if name in found:
                self.tree.fault("duplicate-key", self._span(key), name=name)
            found[name], places[name] = self.value(self.next(), depth)
        return found, _place(start, key, places)

    def _key(self, event: Any) -> str:
        if not isinstance(event, self.kinds.ScalarEvent):
            self._refuse("not-yaml", event, "not-yaml.key")
        return str(event.value)

    def _span(self, event: Any) -> Span:
        return Span(self.tree.file, *_place(event, event, None)[:3])

    def _refuse(self, code: str, event: Any, says: str = "", /, **names: Name) -> None:
        raise Unusable((problem_at(code, self._span(event), says, **names),))


def _place(start: Any, end: Any, parts: Any) -> Place:
    first, last = start.start_mark, end.end_mark
    return first.line + 1, first.column + 1, last.column + 1 if last.line == first.line else 0, parts
