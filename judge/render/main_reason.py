"""The one fact that tells most: why something is barred, or why no permission reaches it."""

from __future__ import annotations

from collections.abc import Iterable

from judge.game.facts import FACTS
from judge.render.clauses_behind_a_ruling import derived
from judge.render.findings_in_words import sentence
from judge.render.findings_to_tell_and_where_seen import telling
from judge.render.placeholders import Scene
from judge.ruling import Finding, Heard

BACKGROUND = ("has", "by_card_ability", "by_card_effect", "another_copy_in_own_dead_pile")
"""Of what clauses define, what is usually so: where a bar rests on nothing else, the clause itself says more."""


def bar_reason(scene: Scene, bars: Iterable[Heard]) -> str:
    """The telling fact of the first bar that does not merely follow from another, or nothing."""
    told = [(h, telling(h.finding)) for h in bars if h.role != "subjects"]
    ranked = sorted((pair for pair in told if pair[1]), key=lambda pair: derived(pair[0].finding))
    found = _most_telling(ranked[0][1]) if ranked else None
    return sentence(scene, found) if found and _weight(found) else ""


def board_reason(scene: Scene, faults: Iterable[Heard]) -> str:
    """What cannot stand together on a board."""
    there = [f for h in list(faults)[:1] for f in telling(h.finding) if f.kind != "not" and f.word != "unique"]
    return scene.language.joined(sentence(scene, f) for f in there)


def _most_telling(findings: list[Finding]) -> Finding:
    """What is there tells more than what is not; of several things that are there the last, else the first."""
    weight = max(map(_weight, findings))
    equal = [f for f in findings if _weight(f) == weight]
    return equal[0] if weight == 1 else equal[-1]


def _weight(finding: Finding) -> int:
    if finding.kind == "not":
        return 1
    return 0 if _usual(finding.word) or finding.kind == "of" else 2


def _usual(word: str) -> bool:
    return FACTS[word].usual if word in FACTS else word in BACKGROUND


def failure_reason(scene: Scene, heard: Iterable[Heard]) -> str:
    """The first condition in which the nearest permission failed; that the card lies elsewhere only where it is all."""
    failed = [f for h in heard if h.role == "permits" for f in failures(h.finding)]
    failed.sort(key=lambda f: f.word in FACTS and FACTS[f.word].last)
    return sentence(scene, failed[0]) if failed else ""


def failures(finding: Finding) -> list[Finding]:
    return [f for f in telling(finding) if f.truth is False] if finding.truth is False else []
