"""Whether what a house's language file says can be said at all: held to the judge's own words, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import Formatter
from typing import Any

from judge.render.placeholders import PARTICULARS
from judge.render.problem_sentence import ADVICE, SENTENCES, WORDS
from judge.support.problems import Name, phrase, problem_at
from judge.support.yaml_places import Path, Tree, written

Data = Mapping[str, Any]
OF_A_CASE = frozenset({
    "facts", "judged", "found", "actions", "moves", "amounts", "moments", "areas", "types", "phases", "windows", "fates",
    "features", "sides", "houses", "groups", "pools", "nouns", "numbers", "roles", "summaries", "turns", "orders", "occasions",
})  # fmt: skip
"""Sections whose sentences are about a card, a player and what is done: they may name any of these."""
OF_A_PROBLEM = (SENTENCES, ADVICE, WORDS)
"""Sections whose sentences are each about what its problem names: what English names there, and nothing else."""
_BLANKS = "\n\u00a0\u202f"
Told = tuple[str, dict[str, Name]]
"""Which sentence tells what is wrong, and what it names."""


def look_over(raw: Any, tree: Tree, known: tuple[Data, ...]) -> None:
    """Notes every sentence that could not be said; `known` is what the judge itself says, in English and this language."""
    if raw is None:
        return
    if not isinstance(raw, dict):
        _fault(tree, (), "bad-words.no-map")
        return
    sections = {*raw, *(section for data in known for section in data)}
    for path, text in _leaves(raw, (), tree, known):
        for says, names in _trouble(path, text, sections, known):
            _fault(tree, path, says, **names)
    _rings(raw, tree, known)


def _fault(tree: Tree, path: Path, says: str, /, **names: Name) -> None:
    tree.problems.append(problem_at("bad-words", tree.place(path), says, **names))


def _leaves(raw: Any, path: Path, tree: Tree, known: tuple[Data, ...]) -> Iterator[tuple[Path, str]]:
    """Every text of the file with its path; what is of another kind than in the judge's own file is a fault."""
    wanted = _kind(path, known)
    if isinstance(raw, dict | list) and (wanted is type(raw) or (wanted is None and isinstance(raw, dict) and len(path) < 3)):
        parts = raw.items() if isinstance(raw, dict) else enumerate(raw)
        yield from (leaf for key, part in parts for leaf in _leaves(part, (*path, key), tree, known))
    elif isinstance(raw, str) and wanted in (None, str) and (len(path) > 1 or path == ("language",)):
        yield path, raw
    else:
        kind = "a-list" if wanted is list else "a-map" if wanted is dict or len(path) == 1 else "a-sentence"
        _fault(tree, path, "bad-words.kind", part=str(path[-1]), wanted=phrase(kind), found=written(raw))


def _kind(path: Path, known: tuple[Data, ...]) -> type | None:
    """What stands there in the judge's own file; nothing, where only a house has words for it."""
    for data in known:
        found: Any = data
        for step in path:
            found = found.get(step) if isinstance(found, dict) else found[0] if isinstance(found, list) and found else None
        if found is not None:
            return type(found)
    return None


def _trouble(path: Path, text: str, sections: set[str], known: tuple[Data, ...]) -> Iterator[Told]:
    if not all(c.isprintable() or c in _BLANKS for c in text):
        yield "bad-words.hidden", {}
    try:
        fields = list(_fields(text))
    except ValueError:
        yield "bad-words.braces", {}
        return
    names = _names(path, known)
    for name, spec, conversion in fields:
        section, dot, form = spec.partition(".")
        if not name.isidentifier() or conversion:
            yield "bad-words.no-name", {"name": f"{name}{conversion}"}
        elif name not in names:
            yield "bad-words", {"name": name}
        elif spec and (section not in sections or (dot and not form.isidentifier())):
            yield "bad-words.nowhere", {"name": name, "spec": spec}


def _fields(text: str) -> Iterator[tuple[str, str, str]]:
    """What stands between braces: the name, what follows its colon, and what else."""
    for _, name, spec, conversion in Formatter().parse(text):
        if name is not None:
            yield name, spec or "", f"!{conversion}" if conversion else ""


def _names(path: Path, known: tuple[Data, ...]) -> set[str]:
    """What a sentence in this place may name: what the judge's own sentences there do, and the particulars of a case."""
    section, key = str(path[0]), path[1] if len(path) > 1 else ""
    known = known[:1] if section in OF_A_PROBLEM else known
    of_a_case = section in OF_A_CASE or not any(section in data for data in known)
    sections = [data[section] for data in known if isinstance(data.get(section), dict)]
    there = [text for one in sections for text in _texts(one.get(key, one))]
    return {name for text in there for name, _, _ in _fields(text)} | (PARTICULARS if of_a_case else set())


def _texts(raw: Any) -> Iterator[str]:
    if isinstance(raw, dict | list):
        yield from (text for part in (raw.values() if isinstance(raw, dict) else raw) for text in _texts(part))
    else:
        yield str(raw)


def _rings(raw: Data, tree: Tree, known: tuple[Data, ...]) -> None:
    """A sentence that looks something up in a section whose sentences look it up again would never end."""
    leads: dict[str, set[str]] = {}
    for data in (*known, raw):
        for section, entries in data.items():
            if isinstance(entries, dict):
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
            _fault(tree, (section,), "bad-words.ring", section=str(section))


def _specs(text: str) -> Iterator[str]:
    try:
        yield from [spec for _, spec, _ in _fields(text)]
    except ValueError:
        return
