"""Which sentence tells of a fact about a noun: a description of cards, or something that happens, has one by what it says."""

from __future__ import annotations

from typing import Any

from judge.game.descriptions_from_data import is_noun, spelled, which_of
from judge.game.happening import Happening, described
from judge.render.description_in_words import which_words
from judge.render.placeholders import Scene
from judge.rulebook.happening_forms import NAMED, TAKING
from judge.ruling import Finding

SentenceOfNoun = tuple[str, str, dict[str, object]]
"""The section and key of a sentence, and the names only it has."""


def of_a_noun(scene: Scene, finding: Finding) -> SentenceOfNoun | None:
    """None for a fact that takes no noun."""
    if is_noun(finding.value):
        return _described(scene, finding)
    of_a_happening = isinstance(finding.value, tuple) or finding.value in NAMED
    return _of_a_happening(scene, finding) if of_a_happening else None


def _described(scene: Scene, finding: Finding) -> SentenceOfNoun:
    """What is said of a description of cards has a sentence of its own, by the description."""
    spelled_out = spelled(finding.value)
    known = spelled_out in scene.language.data.get("descriptions", {})
    if known:
        return "descriptions", spelled_out, {}
    return "facts", finding.word, {"which": which_words(scene, which_of(finding.value))}


def _of_a_happening(scene: Scene, finding: Finding) -> SentenceOfNoun:
    """What happens has sentences by what it is; where there is none, the word has one that names the act."""
    value: Any = finding.value
    if finding.word not in TAKING:
        key = " ".join((finding.word, *map(str, value)))
        return ("happenings", key, {}) if key in scene.language.data.get("happenings", {}) else ("facts", finding.word, {})
    happening = described(value) if isinstance(value, tuple) else _trigger(finding)
    key = f"{finding.word} {happening.spelled}"
    if key in scene.language.data.get("happenings", {}):
        return "happenings", key, {}
    befallen = scene.book.vocabulary.befallen
    return "facts", finding.word, {"value": happening.verbs, "fate": tuple(befallen.get(verb, verb) for verb in happening.verbs)}


def _trigger(finding: Finding) -> Happening:
    """What the ability answers that is spoken of."""
    found = finding.case.ability
    return found.trigger if found and found.trigger else Happening(("act",))
