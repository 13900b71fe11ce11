"""YAML read as nodes: every value keeps its line and column, `no` stays a word, duplicate keys and bombs are refused."""

from __future__ import annotations

from typing import Any

from judge.errors import Problem, Span, Unusable

LIMIT_BYTES = 4_000_000
LIMIT_DEPTH = 40
Path = tuple[str | int, ...]


class Tree:
    """Plain data and, beside it, where each part of it stands."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.places: dict[Path, Span] = {}
        self.problems: list[Problem] = []

    def fault(self, code: str, message: str, place: Span, hint: str = "") -> None:
        self.problems.append(Problem(code, message, place, hint))

    def place(self, path: Path) -> Span:
        """The place of a part, or of the nearest thing around it."""
        while path and path not in self.places:
            path = path[:-1]
        return self.places.get(path, Span(self.file, 1))


def read_tree(text: str, file: str) -> tuple[Any, Tree]:
    """Text to plain data with places; raises Unusable where it is not YAML."""
    import yaml

    tree = Tree(file)
    if len(text.encode("utf-8", "replace")) > LIMIT_BYTES:
        raise Unusable((Problem("file-too-large", f"the file is larger than {LIMIT_BYTES} bytes", Span(file, 1)),))
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        _refuse_aliases(yaml, text, loader, file)
        node = yaml.compose(text, Loader=loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        place = Span(file, mark.line + 1 if mark else 1, mark.column + 1 if mark else 1)
        raise Unusable((Problem("not-yaml", str(getattr(error, "problem", None) or error), place),)) from None
    except RecursionError:
        raise Unusable((Problem("too-deep", f"nested deeper than {LIMIT_DEPTH}", Span(file, 1)),)) from None
    return (None if node is None else _plain(node, (), tree)), tree


def _refuse_aliases(yaml: Any, text: str, loader: Any, file: str) -> None:
    """Nothing of ours needs anchors, and they are what bombs are made of; depth is checked before composing recurses."""
    depth = 0
    for event in yaml.parse(text, Loader=loader):
        if isinstance(event, yaml.AliasEvent):
            place = Span(file, event.start_mark.line + 1, event.start_mark.column + 1)
            raise Unusable((Problem("alias", "aliases (`*name`) are not used in a rulebook", place),))
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > LIMIT_DEPTH:
            place = Span(file, event.start_mark.line + 1, event.start_mark.column + 1)
            raise Unusable((Problem("too-deep", f"nested deeper than {LIMIT_DEPTH}", place),))


def _plain(node: Any, path: Path, tree: Tree) -> Any:
    mark = node.start_mark
    end = node.end_mark.column + 1 if node.end_mark.line == mark.line else 0
    tree.places[path] = Span(tree.file, mark.line + 1, mark.column + 1, end)
    if node.id == "sequence":
        return [_plain(item, (*path, i), tree) for i, item in enumerate(node.value)]
    if node.id == "mapping":
        return _mapping(node, path, tree)
    return _scalar(node)


def _mapping(node: Any, path: Path, tree: Tree) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, inner in node.value:
        name = str(key.value)
        if name in found:
            place = Span(tree.file, key.start_mark.line + 1, key.start_mark.column + 1)
            tree.fault("duplicate-key", f"`{name}` stands here twice", place)
        found[name] = _plain(inner, (*path, name), tree)
    return found


def _scalar(node: Any) -> str | int | bool:
    """Only plain digits are numbers and `true` a flag: `no` is a word of the game."""
    raw = str(node.value)
    if not node.style and raw.lstrip("-").isdigit() and len(raw) < 7:
        return int(raw)
    return True if not node.style and raw == "true" else raw
