"""Which findings of a proof are worth telling, and where each was seen."""

from __future__ import annotations

from judge.game.facts import FACTS
from judge.render.placeholders import Scene
from judge.ruling import Finding
from judge.support.frozen_data_classes import NamedTuple
from judge.support.problems import Span

ASKED = "question"
"""What a one-line question calls itself where a file would have its name."""


class SeenWhere(NamedTuple):
    """Where a finding was seen: a line of the file, the catalogue, or nowhere in particular."""

    line: int | None = None
    catalogue: bool = False


def telling(finding: Finding) -> list[Finding]:
    """The findings that made a condition come out as it did."""
    return [f for f in _flat(finding) if not _quiet(_core(f).word)]


def _quiet(word: str) -> bool:
    return word in FACTS and FACTS[word].quiet


def _flat(finding: Finding) -> list[Finding]:
    kind, parts = finding.kind, finding.parts
    if kind == "not" and parts and parts[0].kind in ("all", "any", "some"):
        return _flat(parts[0])
    if kind not in ("all", "any", "some") or (not parts and kind == "some"):
        return [finding]
    everything = finding.truth is (kind == "all")
    return [f for part in parts if everything or part.truth is finding.truth for f in _flat(part)]


def _core(finding: Finding) -> Finding:
    return _core(finding.parts[0]) if finding.kind in ("not", "of") and finding.parts else finding


def seen(scene: Scene, finding: Finding) -> SeenWhere:
    """The line that shows it, or the catalogue for what is printed on a card; what follows from law is seen nowhere."""
    if _core(finding).kind == "can":
        return SeenWhere()
    printed = False
    for leaf in _leaves(finding):
        if _printed(scene, leaf):
            printed = True
        elif leaf.at:
            return SeenWhere(_moved(scene, leaf) or _line(leaf.at[0]))
    return SeenWhere(catalogue=printed)


def _leaves(finding: Finding) -> list[Finding]:
    """The facts that made a finding what it is: of a word that is so, those under the clauses that say so."""
    if finding.kind in ("fact", "pays") or not finding.parts:
        return [finding]
    if finding.kind == "judged" and finding.truth:
        return [leaf for h in finding.heard if h.truth and h.role == "defines" for leaf in _leaves(h.finding)]
    if finding.kind in ("not", "of"):
        return _leaves(finding.parts[0])
    return [leaf for part in finding.parts if part.truth is finding.truth for leaf in _leaves(part)]


def _printed(scene: Scene, leaf: Finding) -> bool:
    """Read off a card that the file does not describe."""
    card = scene.table.cards.get(leaf.case.card)
    word = FACTS.get(leaf.word)
    if card is None or word is None or not word.printed:
        return False
    return card.face.origin != "file" and (not leaf.at or leaf.at == (card.place,))


def _moved(scene: Scene, leaf: Finding) -> int | None:
    """The step that brought it about, where the file's own line tells of an earlier state."""
    card = scene.table.cards.get(leaf.case.card)
    if leaf.kind == "pays":
        return scene.moved.get(leaf.case.player)
    if card is None or leaf.at != (card.place,):
        return None
    word = FACTS.get(leaf.word)
    return scene.moved.get(card.id) if word and not word.printed else None


def _line(place: Span) -> int | None:
    """The line of a file; a question in one line has no lines to point at."""
    return None if place.file == ASKED else place.line
