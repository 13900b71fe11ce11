"""What a language has no words for: every fact, judged word, action, move, amount, number and order needs its sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from judge.game.facts import FACTS, NUMBERS, ORDERS
from judge.game.moves import MOVES
from judge.render.messages import Language, languages, load_language
from judge.rulebook.check import amounts, judged_words
from judge.rulebook.check_card_descriptions import described_cards
from judge.rulebook.clause import ROLES
from judge.rulebook.law_entries_and_their_places import line_of
from judge.rulebook.read_game import AT
from judge.rulebook.read_steps import each_row
from judge.support.files_below import names_in
from judge.support.problems import Phrase, Problem, Span, meant, phrase, problem_at

TRUTHS = ("seen", "unseen", "unknown")
Data = Mapping[str, Any]
Needs = Iterable[tuple[str, Iterable[str], tuple[str, ...]]]


def unsaid(data: Data, folders: Iterable[Path]) -> Iterator[Problem]:
    """In every language that has a file, what its file lacks."""
    folders = tuple(folders)
    yield from (problem for code in languages(folders) for problem in _nameless(load_language(code, folders), data))
    own = [folder / "languages" / name for folder in folders for name in names_in(folder / "languages")]
    for file in sorted(file for file in own if file.suffix == ".yaml"):
        language = load_language(file.stem, folders)
        for section, keys, forms in _needs(data):
            yield from _lacking(language, _place(file, section), section, keys, forms)


WORDS_OF_THE_GAME: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "areas": ("areas", ("in", "own", "where")),
    "types": ("types", ("a", "many")),
    "phases": ("phases", ("the",)),
    "windows": ("windows", ("a", "when")),
    "houses": ("houses", ("",)),
    "icons": ("features", ("the",)),
    "keywords": ("features", ("the",)),
}
"""Where and in which forms a language speaks of the rows of `game.yaml`; formats, periods and the rest no sentence names."""


def _nameless(language: Language, data: Data) -> Iterator[Problem]:
    """Rows of `game.yaml` for which a language has no words."""
    for section, (told, forms) in WORDS_OF_THE_GAME.items():
        rows = {name: row for name, row in data["game"].get(section, {}).items() if AT in row and not row.get("unwritten")}
        for name, row in rows.items():
            yield from _lacking(language, _where(language, row, told), told, (name,), forms)


def _where(language: Language, row: Mapping[str, Any], section: str) -> Span:
    """In the language file beside the row; where there is none, at the row itself."""
    file = Path(row[AT][0]).parent / "languages" / f"{language.code}.yaml"
    return _place(file, section) if file.name in names_in(file.parent) else Span(*row[AT])


def _needs(data: Data) -> Needs:
    yield "facts", FACTS, TRUTHS
    yield "judged", judged_words(data), TRUTHS
    yield "descriptions", described_cards(data), TRUTHS
    yield "actions", data["actions"], ("do", "does", "doing", "done")
    yield "amounts", amounts(data), ("what", "is", "none", "unknown")
    yield "roles", ROLES, ("label", "says")
    yield from (("moves", MOVES, ("",)), ("numbers", NUMBERS, ("",)), ("orders", ORDERS, ("",)))
    yield "moments", (name for name, word in FACTS.items() if word.timing), ("",)
    yield "steps", _rows(data), ("",)
    yield "editions", {d["edition"] for d in data["documents"].values()}, ("",)


def _rows(data: Data) -> Iterator[str]:
    """The names of all rows of all sequences, of whatever edition."""
    told = (rows for sequences in data["steps"].values() for rows in sequences.values())
    return (row["step"] for rows in told for row in each_row(rows) if "step" in row)


def _lacking(language: Language, place: Span, section: str, keys: Iterable[str], forms: tuple[str, ...]) -> Iterator[Problem]:
    for key in sorted(set(keys)):
        missing = tuple(form for form in forms if language.find(section, key, form) is None)
        if missing:
            advice = _advice(language, section, key)
            if missing == ("",):
                yield problem_at("no-sentence", place, "", advice, section=section, word=key)
            else:
                yield problem_at("no-sentence", place, "no-sentence.forms", advice, section=section, word=key, forms=missing)


def _advice(language: Language, section: str, key: str) -> Phrase:
    return meant(key, language.data.get(section, {})) or phrase("add-to-section", section=section)


def _place(file: Path, section: str) -> Span:
    return line_of(str(file), section)
