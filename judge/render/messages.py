"""A language: every word the judge says, from one YAML file, compiled once and found by section, key and form."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from judge.game.words_in_a_language import name_in
from judge.rulebook import home
from judge.support.cache import content_key, read_cache, write_cache
from judge.support.files_below import names_in
from judge.support.problems import Problem, Span, Unusable, phrase, problem_at
from judge.support.yaml_places import file_bytes

Data = Mapping[str, Any]
MARKS = {"comma": ", ", "semicolon": "; ", "then": ", "}
"""Between the things of a list, where a language does not say."""
READERS = tuple(Path(__file__).with_name(name) for name in ("check_added_sentences_can_be_said.py", "placeholders.py"))
"""What holds a house's words to the judge's own."""


class Language:
    """The sections of a language file; what is missing falls back to its own name, which a test does not forgive."""

    def __init__(self, code: str, data: Data, more: tuple[Path, ...] = ()) -> None:
        self.code = code
        self.data = data
        self.more = more  # the rulebooks that add words of their own
        self._codes: list[str] | None = None  # of the others
        self._others: dict[str, Language] = {}
        self._shipped: dict[str, Language] = {}

    def others(self) -> Iterator[Language]:
        """The same words in the other languages, each read only when it is reached; English first."""
        if self._codes is None:
            self._codes = sorted({*languages(self.more)} - {self.code}, key=lambda code: (code != "en", code))
        for code in self._codes:
            self._others[code] = self._others.get(code) or load_language(code, self.more)
            yield self._others[code]

    def tongues(self) -> Iterator[Language]:
        """This language and the others; then the judge's own words of each, which hold wherever a house has words of its own."""
        yield self
        yield from self.others()
        for code in languages() if self.more else ():
            self._shipped[code] = self._shipped.get(code) or load_language(code)
            yield self._shipped[code]

    def find(self, section: str, key: str, form: str = "") -> str | None:
        """The template under this key; None where the language has no such word."""
        entry = self.data.get(section, {}).get(key)
        found = entry.get(form) if isinstance(entry, dict) else entry
        return found if isinstance(found, str) else None

    def called(self, section: str, kind: str, word: str) -> str:
        """The name of a word, where a sentence that it has of its own is made as those of its kind are."""
        template, told = self.find(section, kind, "the"), self.find(section, word, "the")
        return (name_in(template, told) if template and told else "") or word

    def clause(self, clause_id: str) -> str | None:
        """The text of a clause in a language that the clause itself does not have."""
        return self.find("clauses", clause_id)

    def say(self, section: str, key: str, form: str = "", /, **names: object) -> str:
        """A sentence of the judge's own, filled."""
        return fill(self.find(section, key, form) or key, names)

    def count(self, section: str, key: str, number: int) -> str:
        """A number of things: `1 file`, `2 files`."""
        return self.say(section, key, "one" if number == 1 else "many", count=number)

    def joined(self, words: Iterable[str], last: str = "and") -> str:
        """`a, b and c`."""
        told = list(words)
        if len(told) < 2:
            return told[0] if told else ""
        *most, final = told
        return f"{self.mark('comma').join(most)}{self.mark(last)}{final}"

    def mark(self, name: str) -> str:
        """What stands between the things of a list."""
        return self.find("lists", name) or MARKS.get(name, " ")


def fill(template: str, names: Mapping[str, object]) -> str:
    """The template with its names filled in; a template that is broken is shown as it stands."""
    try:
        return template.format_map(names)
    except (KeyError, ValueError, IndexError, AttributeError):
        return template


def sentence_case(text: str) -> str:
    """With a capital and a full stop, as it is read out."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."


def load_language(code: str = "en", more: Iterable[Path] = ()) -> Language:
    """The judge's own file of that language, and on top what other rulebooks add to it."""
    more = tuple(more)
    files = _named(code, more)
    if not files:
        known = phrase("known", value=tuple(languages(more)))
        raise Unusable((problem_at("no-language", Span("--lang", 1), "", known, value=code),))
    for other in sorted({file.stem for file in _files(more) if not _shipped(file)} - {code}):
        # what a house says in any language may be wanted in the middle of a ruling, when it is too late to refuse it
        _kept(f"language-{other}", _named(other, more), other)
    return Language(code, _kept(f"language-{code}", files, code), more)


def _named(code: str, more: tuple[Path, ...]) -> list[Path]:
    return [file for file in _files(more) if file.stem == code]


def languages(more: Iterable[Path] = ()) -> list[str]:
    """The codes of the languages there is a file for."""
    return sorted({file.stem for file in _files(more)})


def spoken_as(called: str) -> str:
    """The code of a language as an environment may call it: `de_DE.UTF-8` is `de`; what nobody speaks stays as it is."""
    short = called.lower()
    for mark in ".@_-":
        short = short.partition(mark)[0]
    return short if short in languages() else called.lower()


def _files(more: Iterable[Path]) -> list[Path]:
    """Also what only looks like a file: it is told when it is read."""
    folders = [folder / "languages" for folder in (home() / "rulings", *more)]
    found = [folder / file for folder in folders for file in names_in(folder)]
    return [file for file in found if file.suffix == ".yaml"]


def _kept(name: str, files: list[Path], code: str) -> Data:
    """What the files say, one on top of the other, through the cache; sentences have the code of their language."""
    sources = [file_bytes(file) for file in files]
    house = [file for file in files if not _shipped(file)]
    key = content_key(*sources, *(file.read_bytes() for file in READERS if house))
    kept = read_cache(name, key)
    if isinstance(kept, dict):
        return kept
    data = _compiled(files, sources, house, code)
    write_cache(name, key, data)
    return data


def _shipped(file: Path) -> bool:
    return file.parent == home() / "rulings" / "languages"


def _own(code: str) -> tuple[Data, ...]:
    """What the judge itself says in English and in this language."""
    known = languages()
    return tuple(load_language(one).data for one in dict.fromkeys(("en", code)) if one in known)


def _compiled(files: list[Path], sources: list[bytes], house: list[Path], code: str) -> dict[str, Any]:
    from judge.support.yaml_places import read_tree  # PyYAML is needed on a miss only

    data: dict[str, Any] = {}
    problems: list[Problem] = []
    for file, source in zip(files, sources, strict=True):
        raw, tree = read_tree(source.decode("utf-8", "replace"), str(file))
        if file in house:
            from judge.render.check_added_sentences_can_be_said import look_over  # only a house's words are strangers

            look_over(raw, tree, _own(code))
        problems += tree.problems
        for section, entries in (raw if isinstance(raw, dict) else {}).items():
            known = data.get(section)
            data[section] = {**known, **entries} if isinstance(known, dict) and isinstance(entries, dict) else entries
    if problems:
        raise Unusable(tuple(problems))
    return data
