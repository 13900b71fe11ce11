"""The whole tree of a ruling: every clause weighed, what it looked at, and what beat what."""

from __future__ import annotations

from collections.abc import Iterable

from judge.render.cited_clause import label
from judge.render.clauses_behind_a_ruling import Told
from judge.render.findings_in_words import sentence
from judge.render.findings_to_tell_and_where_seen import seen
from judge.render.main_reason import failures
from judge.render.page import Page, hanging, labelled, paint
from judge.render.placeholders import Scene
from judge.ruling import Finding, Heard, Ruling

MARKS = {True: "+", False: "-", None: "?"}
TONES = {True: "good", False: "faint", None: "open"}
DEEP = 4
"""How far down the definitions of words are followed."""

GROUPS = {
    "permissions": ("permits",),
    "bars": ("forbids", "requires", "caps", "subjects"),
    "lifts": ("lifts", "disputes"),
}


def why_text(scene: Scene, ruling: Ruling, page: Page) -> list[str]:
    """Clauses by what they would do to the answer; those that do not come to bear with what is missing."""
    weighed = _each_once((*ruling.weighed, *ruling.decided))
    lines = hanging(scene.language.say("why", "title"), page, "  ", colour="strong")
    for name in (*GROUPS, "others"):
        group = [h for h in weighed if _group(h) == name]
        if group:
            lines += hanging(scene.language.say("why", name), page, "  ", colour="strong")
            lines += [line for h in group for line in _heard(scene, h, page)]
    return [*lines, *_nearest(scene, ruling, page), *_finding(scene, ruling, page)]


def _each_once(heard: Iterable[Heard]) -> list[Heard]:
    """A clause may say several things; the same thing weighed twice is told once."""
    found: dict[object, Heard] = {}
    for one in heard:
        told = one.finding
        found.setdefault((one.clause, one.role, one.truth, told.word, str(told.value), len(told.parts)), one)
    return sorted(found.values(), key=lambda h: (h.truth is False, h.truth is None))


def _group(heard: Heard) -> str:
    return next((name for name, roles in GROUPS.items() if heard.role in roles), "others")


def _heard(scene: Scene, heard: Heard, page: Page) -> list[str]:
    state = _state(scene, heard)
    role = scene.language.find("roles", heard.role, "label") or heard.role
    head = hanging(f"{role} · {state}", page, f"    {heard.clause}  ")
    marked = [line.replace(heard.clause, paint(page, "strong", heard.clause), 1) for line in head[:1]]
    return [*marked, *head[1:], *tree(scene, heard.finding, page, 6)]


def _state(scene: Scene, heard: Heard) -> str:
    language = scene.language
    if heard.beaten:
        state = language.say("why", "beaten", by=language.joined(heard.beaten))
    else:
        state = language.say("why", {True: "holds", False: "fails", None: "unknown"}[heard.truth])
    brought = language.say("why", "brought", by=language.joined(heard.via)) if heard.via else ""
    return f"{state}, {brought}" if brought else state


def tree(scene: Scene, finding: Finding, page: Page, indent: int, depth: int = 0) -> list[str]:
    """What a condition rests on. One that failed shows what failed; the law behind a word stands under it."""
    if finding.kind == "all":
        parts = finding.parts if finding.truth is not False else [p for p in finding.parts if p.truth is False]
        return [line for part in parts for line in tree(scene, part, page, indent, depth)]
    inner = finding.parts[0] if finding.kind == "not" and finding.parts else finding
    if inner.kind in ("all", "any", "some") and finding.parts:
        return [line for part in finding.parts for line in tree(scene, part, page, indent, depth)]
    return [*_leaf(scene, finding, page, indent), *_below(scene, finding, page, indent + 2, depth + 1)]


def _leaf(scene: Scene, finding: Finding, page: Page, indent: int) -> list[str]:
    told = Told(sentence(scene, finding), seen(scene, finding))
    mark = MARKS[finding.truth]
    lines = labelled(told.text, label(scene, told), page, f"{' ' * indent}{mark} ", 9)
    return [lines[0].replace(mark, paint(page, TONES[finding.truth], mark), 1), *lines[1:]]


def _below(scene: Scene, finding: Finding, page: Page, indent: int, depth: int) -> list[str]:
    """The clauses that define the word, and what they saw."""
    core = finding.parts[0] if finding.kind in ("not", "of") and finding.parts else finding
    if depth >= DEEP or core.kind not in ("judged", "can"):
        return []
    told = [h for h in core.heard if h.truth is not False]
    lines: list[str] = []
    for heard in told:
        by = scene.language.say("why", "because", clauses=heard.clause)
        lines += [*hanging(by, page, " " * indent), *tree(scene, heard.finding, page, indent + 2, depth + 1)]
    return lines


def _nearest(scene: Scene, ruling: Ruling, page: Page) -> list[str]:
    """For a no without a bar: the permission that came nearest, and where it fails."""
    near = [h for h in ruling.decided if h.role == "permits" and h.truth is False]
    if ruling.verdict != "no" or not near:
        return []
    reason = scene.language.joined(sentence(scene, f) for f in failures(near[0].finding))
    return hanging(scene.language.say("why", "nearest", clause=near[0].clause, reason=reason), page, "  ")


def _finding(scene: Scene, ruling: Ruling, page: Page) -> list[str]:
    """Where no clause was needed: what was seen."""
    return tree(scene, ruling.finding, page, 4) if ruling.finding and not ruling.weighed else []
