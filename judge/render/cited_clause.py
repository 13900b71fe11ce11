"""A clause on the page: its id and source, its text, and the facts with where each was seen."""

from __future__ import annotations

from judge.render.clauses_behind_a_ruling import Cited, Told
from judge.render.page import Page, hanging, labelled, paint
from judge.render.placeholders import Scene
from judge.support.frozen_data_classes import Noun

GAP = 3


class Columns(Noun):
    """Where the texts begin, and how wide the labels at the right edge are."""

    indent: int
    labels: int


def clause_blocks(scene: Scene, shown: tuple[Cited, ...], page: Page) -> list[str]:
    """Clause after clause; a fact is told once."""
    widest = max((len(clause.id) for clause in shown), default=0)
    labels = max((len(label(scene, fact)) for clause in shown for fact in clause.facts), default=0)
    columns = Columns(4 if page.narrow else 2 + widest + GAP, labels)
    known: set[str] = set()
    return [line for clause in shown for line in _block(scene, clause, page, columns, known)]


def _block(scene: Scene, clause: Cited, page: Page, columns: Columns, known: set[str]) -> list[str]:
    """Id and source, text, and the facts that no clause above has already shown."""
    margin = " " * columns.indent
    printed = page._replace(voice=None)  # a clause's text stands as it is written
    lines = [*_head(scene, clause, printed, columns.indent), *hanging(clause.text, printed, margin)]
    for fact in clause.facts:
        if fact.text not in known:
            known.add(fact.text)
            lines += labelled(fact.text, label(scene, fact), page, f"{margin}· ", columns.labels)
    return lines


def _head(scene: Scene, clause: Cited, page: Page, indent: int) -> list[str]:
    source = source_name(scene, clause.sources)
    head, *tail = hanging(source, page, f"  {clause.id}{' ' * GAP}".ljust(indent), indent + 2 if page.narrow else indent)
    return [head.replace(clause.id, paint(page, "strong", clause.id), 1), *tail]


def source_name(scene: Scene, sources: tuple[tuple[str, str], ...]) -> str:
    """The first document in force that carries the clause, and where in it."""
    in_force = _in_force(scene, sources)
    others = [scene.book.document(d).short for d, _ in in_force[1:] if d != in_force[0][0]]
    first = first_source(scene, sources)
    return scene.language.say("page", "also", source=first, others=scene.language.joined(others)) if others else first


def first_source(scene: Scene, sources: tuple[tuple[str, str], ...]) -> str:
    """`Rules Reference, Unique Cards`."""
    return next((f"{scene.book.document(d).short}, {section}" for d, section in _in_force(scene, sources)), "")


def _in_force(scene: Scene, sources: tuple[tuple[str, str], ...]) -> list[tuple[str, str]]:
    return [s for s in sources if s[0] in scene.book.documents] or list(sources)


def label(scene: Scene, fact: Told) -> str:
    """Where a fact was seen."""
    if fact.seen.catalogue:
        return scene.language.say("page", "catalogue")
    return scene.language.say("page", "line", line=fact.seen.line) if fact.seen.line else ""
