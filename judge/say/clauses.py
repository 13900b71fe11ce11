"""A clause on the page: its id and source, its text, and the facts with where each was seen."""

from __future__ import annotations

from judge.say.layout import Page, hanging, labelled, paint
from judge.say.names import Scene
from judge.say.proof import Cited, Told

GAP = 3


def clause_block(scene: Scene, clause: Cited, page: Page, column: int, known: set[str]) -> list[str]:
    """Id and source, text, and the facts that no clause above has already shown."""
    indent = 4 if page.narrow else 2 + len(clause.id) + GAP
    lines = _head(scene, clause, page, indent)
    lines += hanging(clause.text, page, " " * indent)
    for fact in clause.facts:
        if fact.text not in known:
            known.add(fact.text)
            lines += labelled(fact.text, label(scene, fact), page, f"{' ' * indent}· ", column)
    return lines


def _head(scene: Scene, clause: Cited, page: Page, indent: int) -> list[str]:
    source = source_name(scene, clause.sources)
    head, *tail = hanging(source, page, f"  {clause.id}{' ' * GAP}", indent)
    return [head.replace(clause.id, paint(page, "strong", clause.id), 1), *tail]


def source_name(scene: Scene, sources: tuple[tuple[str, str], ...]) -> str:
    """The first document in force that carries the clause, and where in it."""
    in_force = [s for s in sources if s[0] in scene.book.documents] or list(sources)
    if not in_force:
        return ""
    document, section = in_force[0]
    return f"{scene.book.document(document).short}, {section}"


def label(scene: Scene, fact: Told) -> str:
    """Where a fact was seen."""
    if fact.seen.catalogue:
        return scene.language.say("page", "catalogue")
    return scene.language.say("page", "line", line=fact.seen.line) if fact.seen.line else ""


def fact_column(scene: Scene, shown: tuple[Cited, ...]) -> int:
    """How wide the labels at the right edge are."""
    return max((len(label(scene, fact)) for clause in shown for fact in clause.facts), default=0)
