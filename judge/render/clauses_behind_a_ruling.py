"""The clauses behind a ruling, each with its text, its sources and the facts that brought it to bear."""

from __future__ import annotations

from judge.render.findings_in_words import sentence
from judge.render.findings_to_tell_and_where_seen import SeenWhere, seen, telling
from judge.render.messages import fill
from judge.render.placeholders import Scene, names, number_words
from judge.rulebook.clause import Clause
from judge.ruling import Finding, Heard, Ruling, Total
from judge.support.frozen_data_classes import NamedTuple


class Told(NamedTuple):
    """A fact in words, and where it was seen."""

    text: str
    seen: SeenWhere = SeenWhere()


class Cited(NamedTuple):
    """A clause as it is shown."""

    id: str
    role: str
    sources: tuple[tuple[str, str], ...]
    text: str
    facts: tuple[Told, ...] = ()


def cited(scene: Scene, heard: tuple[Heard, ...]) -> tuple[Cited, ...]:
    """The clauses, those that speak for themselves first, and after them those that only brought another to bear."""
    ranked = sorted(heard, key=_rank) if len(heard) > 1 else heard
    known = {h.clause for h in heard}
    brought = dict.fromkeys(i for h in ranked for i in h.via if i not in known)
    return (*(cite(scene, h) for h in ranked), *(_clause(scene, i, "subjects") for i in brought))


def main_clauses(shown: tuple[Cited, ...]) -> tuple[Cited, ...]:
    """Those that tell why: what defines or explains a word is among them only where nothing else is."""
    told = (tuple(c for c in shown if c.role not in without) for without in (("defines", "explains"), ("explains",)))
    return next((main for main in told if main), shown)


def deciding(ruling: Ruling) -> set[str]:
    """The ids of every clause that decided."""
    return {i for h in ruling.decided for i in (h.clause, *h.via)}


def _rank(heard: Heard) -> int:
    return 2 if heard.role == "subjects" else 1 if derived(heard.finding) else 0


def derived(finding: Finding) -> bool:
    """Whether it rests on what another ruling would be."""
    if finding.kind not in ("all", "any", "not"):
        return finding.kind == "can"
    return any(derived(part) for part in finding.parts if part.kind != "fact")


def cite(scene: Scene, heard: Heard) -> Cited:
    if heard.role == "subjects":
        return _clause(scene, heard.clause, heard.role)
    facts = {told.text: told for told in [scene.once(f, "told", _told) for f in telling(heard.finding)]}
    return _clause(scene, heard.clause, heard.role, (*facts.values(), *_contribution(scene, heard)))


def _told(scene: Scene, finding: Finding, _: str) -> Told:
    return Told(sentence(scene, finding), seen(scene, finding))


def _clause(scene: Scene, clause_id: str, role: str, facts: tuple[Told, ...] = ()) -> Cited:
    sources, text = scene.once(scene.book.clause(clause_id), "cited", _sources_and_text)
    return Cited(clause_id, role, sources, text, facts)


def _sources_and_text(scene: Scene, clause: Clause, _: str) -> tuple[tuple[tuple[str, str], ...], str]:
    return tuple((s.document, s.section) for s in clause.sources), clause_text(scene, clause.id)


def clause_text(scene: Scene, clause_id: str) -> str:
    """In the language that is spoken: the clause's own text, or the language's; else in English."""
    text = scene.book.clause(clause_id).text
    return text.get(scene.language.code) or scene.language.clause(clause_id) or text.get("en", "")


def _contribution(scene: Scene, heard: Heard) -> tuple[Told, ...]:
    """What a clause adds to a sum: the whole amount by its name, or how it is changed."""
    number = heard.number
    if number is None or heard.role not in ("sets", "adds", "caps", "floors"):
        return ()
    key, value = _line(heard.role, number)
    words = value if value is not None else number_words(scene.language, number)
    at = SeenWhere(_line_of(scene, heard, number)) if number.at else SeenWhere()
    text = _amount_is(scene, heard, words) or scene.language.say("lines", key, value=words)
    return (Told(text, at),) if words else ()


def _line_of(scene: Scene, heard: Heard, number: Total) -> int:
    """Where the number stands; a pool that a step has changed was changed there."""
    seat = next((p for p in scene.table.players if p.name == heard.case.player), None)
    pool = seat and seat.places.get("gold") == number.at[0]
    return (scene.moved.get(seat.name) if seat and pool else None) or number.at[0].line


def _amount_is(scene: Scene, heard: Heard, words: str) -> str:
    """`the shadow cost of a card is 1`, where the clause sets one amount."""
    entries = scene.book.data["clauses"][heard.clause]["says"]
    set_here = {of for entry in entries if entry["role"] == "sets" for of in entry["of"]}
    if heard.role != "sets" or len(set_here) != 1 or not heard.number or heard.number.values is None:
        return ""
    template = scene.language.find("amounts", set_here.pop(), "is")
    return fill(template, names(scene, heard.case, value=words)) if template else ""


def _line(role: str, number: Total) -> tuple[str, str | None]:
    if role == "adds" and number.least is not None:
        return ("takes", str(-number.least)) if number.least < 0 else ("adds", str(number.least))
    return ("caps_any" if role == "caps" and number.state == "any number" else role), None
