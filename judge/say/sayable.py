"""Whether what a house's language file says can be said at all: held to the judge's own words, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import Formatter
from typing import Any

from judge.nodes import Path, Tree, shown
from judge.say.names import PARTICULARS

Data = Mapping[str, Any]
OF_A_CASE = frozenset({
    "facts", "judged", "found", "actions", "moves", "amounts", "moments", "areas", "types", "phases", "windows", "fates",
    "features", "sides", "houses", "groups", "pools", "nouns", "numbers", "roles", "summaries", "turns", "orders", "occasions",
})  # fmt: skip
"""Sections whose sentences are about a card, a player and what is done: they may name any of these."""
SLOTS = 4
"""So many names a message may hold that is said in other words: each makes it harder to tell one from another."""
_BLANKS = "\n\u00a0\u202f"


def look_over(raw: Any, tree: Tree, known: tuple[Data, ...]) -> None:
    """Notes every sentence that could not be said; `known` is what the judge itself says, in English and this language."""
    if raw is None:
        return
    if not isinstance(raw, dict):
        tree.fault("bad-words", "a language is a map of sections", tree.place(()))
        return
    sections = {*raw, *(section for data in known for section in data)}
    for path, text in _leaves(raw, (), tree, known):
        told = _reworded(path, text) if path[0] == "reworded" else _trouble(path, text, sections, known)
        for message in told:
            tree.fault("bad-words", message, tree.place(path))
    _rings(raw, tree, known)


def _leaves(raw: Any, path: Path, tree: Tree, known: tuple[Data, ...]) -> Iterator[tuple[Path, str]]:
    """Every text of the file with its path; what is of another kind than in the judge's own file is a fault."""
    wanted = _kind(path, known)
    if isinstance(raw, dict | list) and (wanted is type(raw) or (wanted is None and isinstance(raw, dict) and len(path) < 3)):
        parts = raw.items() if isinstance(raw, dict) else enumerate(raw)
        yield from (leaf for key, part in parts for leaf in _leaves(part, (*path, key), tree, known))
    elif isinstance(raw, str) and wanted in (None, str) and (len(path) > 1 or path == ("language",)):
        yield path, raw
    else:
        said = "a list" if wanted is list else "a map" if wanted is dict or len(path) == 1 else "a sentence"
        tree.fault("bad-words", f"`{path[-1]}` is {said}, not {shown(raw)}", tree.place(path))


def _kind(path: Path, known: tuple[Data, ...]) -> type | None:
    """What stands there in the judge's own file; nothing, where only a house has words for it."""
    for data in known:
        found: Any = data
        for step in path:
            found = found.get(step) if isinstance(found, dict) else found[0] if isinstance(found, list) and found else None
        if found is not None:
            return type(found)
    return None


def _trouble(path: Path, text: str, sections: set[str], known: tuple[Data, ...]) -> Iterator[str]:
    if not all(c.isprintable() or c in _BLANKS for c in text):
        yield "there is a character in this that no terminal should see"
    try:
        fields = list(_fields(text))
    except ValueError:
        yield "the braces of this are not in order"
        return
    names = _names(path, known)
    for name, spec, conversion in fields:
        section, dot, form = spec.partition(".")
        if not name.isidentifier() or conversion:
            yield f"`{{{name}{conversion}}}` is not a name between braces"
        elif name not in names:
            yield f"nobody fills in `{{{name}}}` here"
        elif spec and (section not in sections or (dot and not form.isidentifier())):
            yield f"`{{{name}:{spec}}}` looks it up in no section"


def _fields(text: str) -> Iterator[tuple[str, str, str]]:
    """What stands between braces: the name, what follows its colon, and what else."""
    for _, name, spec, conversion in Formatter().parse(text):
        if name is not None:
            yield name, spec or "", f"!{conversion}" if conversion else ""


def _names(path: Path, known: tuple[Data, ...]) -> set[str]:
    """What a sentence in this place may name: what the judge's own sentences there do, and the particulars of a case."""
    section, key = str(path[0]), path[1] if len(path) > 1 else ""
    of_a_case = section in OF_A_CASE or not any(section in data for data in known)
    sections = [data[section] for data in known if isinstance(data.get(section), dict)]
    there = [text for one in sections for text in _texts(one.get(key, one))]
    return {name for text in there for name, _, _ in _fields(text)} | (PARTICULARS if of_a_case else set())


def _texts(raw: Any) -> Iterator[str]:
    if isinstance(raw, dict | list):
        yield from (text for part in (raw.values() if isinstance(raw, dict) else raw) for text in _texts(part))
    else:
        yield str(raw)


def _reworded(path: Path, text: str) -> Iterator[str]:
    """A message in other words: what it names stands in the message itself, each once."""
    try:
        held, said = ([name for name, spec, more in _fields(one) if not spec and not more] for one in (str(path[-1]), text))
    except ValueError:
        yield "the braces of this are not in order"
        return
    if len(held) > SLOTS or len(set(held)) < len(held) or not all(name.isidentifier() for name in held):
        yield f"a message names at most {SLOTS} things, each once"
    elif set(said) - set(held):
        yield f"nobody fills in `{{{min(set(said) - set(held))}}}` here"


def _rings(raw: Data, tree: Tree, known: tuple[Data, ...]) -> None:
    """A sentence that looks something up in a section whose sentences look it up again would never end."""
    leads: dict[str, set[str]] = {}
    for data in (*known, raw):
        for section, entries in data.items():
            if section != "reworded" and isinstance(entries, dict):
                found = (spec for text in _texts(entries) for spec in _specs(text))
                leads.setdefault(section, set()).update(spec.partition(".")[0] for spec in found if spec)
    for section in raw:
        reached: set[str] = set()
        ahead = sorted(leads.get(section, ()))
        while ahead:
            if (one := ahead.pop()) not in reached:
                reached.add(one)
                ahead += leads.get(one, ())
        if section in reached:
            tree.fault("bad-words", f"the sentences of `{section}` look things up in `{section}`", tree.place((section,)))


def _specs(text: str) -> Iterator[str]:
    try:
        yield from [spec for _, spec, _ in _fields(text)]
    except ValueError:
        return
