"""Whether what a sentence of an `expect` line tells is what happened, or when, or what can be done: value by value."""

from __future__ import annotations

from collections.abc import Iterable

from judge.game.case_and_truth import Case
from judge.render.findings_in_words import change_names, change_template, change_text, moment_names, moment_parts
from judge.render.parse_expected_answer import Words, words_of
from judge.render.placeholders import PLACE, Names, Scene, Term, names
from judge.render.read_expected_sentence import ExpectedThing, Telling, tellings
from judge.ruling import Change, Finding

TELLING = 4
"""So many letters has a word that tells what happens from what else is said."""


def left_untold(scene: Scene, items: Iterable[object], parts: Iterable[str]) -> list[object] | None:
    """The changes, moments or acts that no part tells; None where a part tells none of them. Whoever says more of one is
    heard first."""
    left = list(items)
    for part in sorted(parts, key=lambda part: len(words_of(part)), reverse=True):
        found = _told_by(scene, left, part)
        if not found:
            return None
        for item in found:
            left.remove(item)
    return left


def _told_by(scene: Scene, items: list[object], part: str) -> list[object]:
    for telling in tellings(scene.language, part):
        if found := _all_told(scene._replace(language=telling.language), items, telling):
            return found
    words = words_of(part)
    return next(([item] for item in items if _told_by_card(scene, item, words)), [])


def _all_told(scene: Scene, items: list[object], telling: Telling) -> list[object]:
    """What the sentence tells: one of them, or one for each of the several things that happen to a card."""
    if telling.kind != "changes":
        return [item for item in items if _is_told(scene, item, telling)][:1]
    left, found = list(items), list[object]()
    for told in telling.told:
        item = next((one for one in left if isinstance(one, Change) and _is_change(scene, one, told)), None)
        if item is None:
            return []
        left.remove(item)
        found.append(item)
    return found


def _is_told(scene: Scene, item: object, telling: Telling) -> bool:
    if isinstance(item, Case):
        (told,) = telling.told
        return telling.kind == "acts" and told.key == item.action and _names(names(scene, item), told)
    return telling.kind == "moments" and isinstance(item, tuple) and _is_moment(scene, item, telling.told)


def _is_moment(scene: Scene, parts: tuple[Finding, ...], told: tuple[ExpectedThing, ...]) -> bool:
    """Every part of the moment is told, in whatever order."""
    left = moment_parts(parts)
    for one in told:
        found = next((part for part in left if part.word == one.key and _names(moment_names(scene, part), one)), None)
        if found is None:
            return False
        left.remove(found)
    return not left


def _is_change(scene: Scene, change: Change, told: ExpectedThing) -> bool:
    """A duplicate may be called so, or by its title like any card."""
    if change.move != told.key:
        return False
    return _names(change_names(scene, change), told) or _names(names(scene, change.case, **change.names), told)


def _names(known: Names, told: ExpectedThing) -> bool:
    """Whether whoever is named is who it is."""
    return all(_chosen(known[name]) == key for name, key in told.chosen) and all(
        _words(known, place) == said for place, said in told.said
    )


def _chosen(value: object) -> str:
    return str(value.value if isinstance(value, Term) else value)


def _words(known: Names, place: str) -> Words:
    name, _, spec = place.partition(":")
    return words_of(format(known[name], spec))


def _told_by_card(scene: Scene, change: object, part: Words) -> bool:
    """Whether the words are a stretch of what a card itself says of it, and not only a name that stands there."""
    if not isinstance(change, Change) or "told" not in change.names:
        return False
    return any(_is_stretch(scene._replace(language=tongue), change, part) for tongue in scene.language.tongues())


def _is_stretch(scene: Scene, change: Change, part: Words) -> bool:
    sentence, own = words_of(change_text(scene, change)), words_of(PLACE.sub(" ", change_template(scene, change) or ""))
    telling = any(len(word) >= TELLING and word in own for word in part)
    return telling and any(sentence[n : n + len(part)] == part for n in range(len(sentence)))
