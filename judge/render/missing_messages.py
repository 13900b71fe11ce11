"""What a language has no words for: every fact, judged word, action, move, amount, number and order needs its sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from judge.game.facts import FACTS, NUMBERS, ORDERS
from judge.game.moves import MOVES
from judge.render.messages import Language, load_language
from judge.rulebook.check import amounts, judged_words
from judge.rulebook.check_card_descriptions import described_cards
from judge.rulebook.clause import ROLES
from judge.rulebook.read_steps import each_row
from judge.rulebook.walk_entries import line_of
from judge.support.files_below import names_in
from judge.support.problems import Phrase, Problem, Span, meant, phrase, problem_at

TRUTHS = ("seen", "unseen", "unknown")
Needs = Iterable[tuple[str, Iterable[str], tuple[str, ...]]]


def unsaid(data: Mapping[str, Any], folders: Iterable[Path]) -> Iterator[Problem]:
    """In every language that has a file, what its file lacks."""
    folders = tuple(folders)
    own = [folder / "languages" / name for folder in folders for name in names_in(folder / "languages")]
    for file in sorted(file for file in own if file.suffix == ".yaml"):
        language = load_language(file.stem, folders)
        for section, keys, forms in _needs(data):
            yield from _lacking(language, file, section, keys, forms)


def _needs(data: Mapping[str, Any]) -> Needs:
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


def _rows(data: Mapping[str, Any]) -> Iterator[str]:
    """The names of all rows of all sequences, of whatever edition."""
    told = (rows for sequences in data["steps"].values() for rows in sequences.values())
    return (row["step"] for rows in told for row in each_row(rows) if "step" in row)


def _lacking(language: Language, file: Path, section: str, keys: Iterable[str], forms: tuple[str, ...]) -> Iterator[Problem]:
    for key in sorted(set(keys)):
        missing = tuple(form for form in forms if language.find(section, key, form) is None)
        if missing:
            place, advice = _place(file, section), _advice(language, section, key)
            if missing == ("",):
                yield problem_at("no-sentence", place, "", advice, section=section, word=key)
            else:
                yield problem_at("no-sentence", place, "no-sentence.forms", advice, section=section, word=key, forms=missing)


def _advice(language: Language, section: str, key: str) -> Phrase:
    return meant(key, language.data.get(section, {})) or phrase("add-to-section", section=section)


def _place(file: Path, section: str) -> Span:
    return line_of(str(file), section)
