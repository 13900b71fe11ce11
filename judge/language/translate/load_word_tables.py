"""Keyword tables, `LANGUAGE.yaml`, compiled once for each content, and which language a file is written in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from judge.language.parse.grammar import LineGrammar
from judge.language.translate.add_rulebook_words import with_rows
from judge.language.translate.word_table import Phrases, Tongue
from judge.support.cache import content_key, read_cache, write_cache

READERS = tuple(Path(__file__).with_name(name) for name in ("load_word_tables.py", "word_table.py"))
FOLDER = Path(__file__).parent
_CHOICE = re.compile(r"\[([^\]]*)\]|([^\s\[\]]+)")


def tongues() -> tuple[Tongue, ...]:
    """The languages that there is a table for, besides English."""
    return _all(FOLDER)


def tongue(language: str) -> Tongue | None:
    """The table of a language, if there is one."""
    return next((one for one in tongues() if one.language == language), None)


@cache
def _all(folder: Path) -> tuple[Tongue, ...]:
    return tuple(_read(path) for path in sorted(folder.glob("*.yaml")))


def _read(path: Path) -> Tongue:
    language = path.stem
    source = path.read_bytes()
    name, key = f"keywords-{language}", content_key(source, *map(Path.read_bytes, READERS))
    kept = read_cache(name, key)
    if not isinstance(kept, tuple):
        from judge.support.yaml_places import read_tree

        data, _ = read_tree(source.decode(), str(path), lambda text, _plain: text)
        kept = tuple(_compiled(language, data))
        write_cache(name, key, kept)
    return Tongue(*kept)


def _compiled(language: str, data: dict[str, Any]) -> Tongue:
    fields = {form.lower(): english for said, english in data["fields"].items() for form in expanded(said)}
    verbs: dict[str, str] = {said: english for english, forms in data.get("verbs", {}).items() for said in _listed(forms)}
    titled = {f"{said} :": f"{english}:" for said, english in fields.items()}
    words = {**titled, **data.get("starts", {}), **data["words"], **verbs}
    asked = data.get("ask", {})
    return Tongue(
        language=language,
        starts={said.lower(): english for said, english in data.get("starts", {}).items()},
        declares=[word.lower() for word in data.get("declares", [])],
        fields=fields,
        words=_phrases(words),
        answers=_phrases(data.get("answers", {})),
        separable=[(*pair.split(), english) for pair, english in data.get("separable", {}).items()],
        verbs=sorted({english.split()[-1].upper() for english in (*verbs.values(), *data.get("separable", {}).values())}),
        order=_rules(data.get("order", [])),
        endings=list(data.get("genitive", [])),
        forms=data.get("forms", {}),
        spoken=[(form, english) for said, english in words.items() for form in expanded(said) if " " not in form],
        asked=_phrases(asked.get("words", {})),
        asked_order=_rules(asked.get("order", [])),
        supposing=data.get("supposing", ""),
        rows=[(row["of"], row["printed"], row["as"], row["means"]) for row in data.get("rows", [])],
        **{name: list(asked.get(name, [])) for name in ("clauses", "joins", "opens", "happens", "known")},
    )


def _listed(forms: str) -> list[str]:
    return [form.strip() for form in forms.split(",")]


def _rules(rows: list[str]) -> list[tuple[str, str]]:
    parts = [row.partition("->") for row in rows]
    return [(" ".join(pattern.split()), " ".join(replacement.split())) for pattern, _, replacement in parts]


def _phrases(table: dict[str, str]) -> Phrases:
    found: Phrases = {}
    for said, english in table.items():
        for form in expanded(said):
            first, *more = form.lower().split()
            found.setdefault(first, []).append((more, english))
    return {first: sorted(rows, key=lambda row: -len(row[0])) for first, rows in found.items()}


def expanded(said: str) -> Iterator[str]:
    """Every phrase that an entry stands for: `aus [den|dem|] Schatten` are three, `limitiert~` has every ending."""
    parts = [_choices(match) for match in _CHOICE.finditer(said)]
    for choice in product(*parts):
        yield " ".join(" ".join(choice).split())


def _choices(part: re.Match[str]) -> list[str]:
    if part[2] is not None:
        return _endings(part[2])
    return [form for choice in part[1].split("|") for form in _endings(choice)]


def _endings(word: str) -> list[str]:
    stem = word.removesuffix("~")
    return [word] if stem == word else [stem + ending for ending in ("", "e", "er", "en", "es", "em")]


_FIELD = re.compile(r"\s*([^\W\d_]+(?:[ \t]+[^\W\d_]+)*)[ \t]*:[ \t]*(.*)")
_FIRST = re.compile(r"\s*([^\W\d_]+)")
_DECLARES = "language"


def detect(line: str, english: LineGrammar) -> Tongue | None:
    """The language that this line begins in, or says that the file is in, unless that is English."""
    if named := declared(line):
        found = tongue(named)
    else:
        field, first = _FIELD.match(line), _FIRST.match(line)
        found = next((other for other in tongues() if _known(field, first, other, english)), None)
    return with_rows(found.language, english.vocabulary) if found else None


def declared(line: str) -> str:
    """The language that the file is said to be in, if this line says so."""
    field = _FIELD.match(line)
    words = (_DECLARES, *(word for other in tongues() for word in other.declares)) if field else ()
    return field[2].strip().lower() if field and field[1].lower() in words else ""


def _known(field: re.Match[str] | None, first: re.Match[str] | None, other: Tongue, english: LineGrammar) -> bool:
    """Whether the field or the word that the line begins with is theirs, and not ours."""
    if field and (name := " ".join(field[1].lower().split())) in other.fields and name not in english.fields:
        return True
    return bool(first and first[1].lower() in other.starts and first[1].lower() not in english.words)
