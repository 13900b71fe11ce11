"""The moves that clauses make of an act: caused, replaced, and two readings where they clash."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.unknown_facts_and_doubt import may_hold
from judge.game.case_and_truth import Case
from judge.game.moves import MOVES, SHIFT, UNLOAD
from judge.rulebook import Entry
from judge.ruling import Change, Heard
from judge.support.frozen_data_classes import Noun

TOGETHER = "together"
NOTHING = "nothing"
"""What an act may come to, by a clause that says so."""
Clash = tuple[tuple[Heard, ...], ...]


class Planned(Noun):
    """A change to come, and the row at which it does; without one it is part of the occurrence itself."""

    change: Change
    at: str = ""
    each: object = None  # the cards that it befalls, as the law describes them; else it is about the card of the case


class Plan(Noun):
    """What an act comes to, the clauses behind it, and two readings that differ."""

    changes: tuple[Planned, ...]
    heard: tuple[Heard, ...] = ()
    clash: Clash = ()


def plan(hearing: Hearing, case: Case, also: Entry | None = None, following: str = "") -> Plan:
    """The changes that clauses make of an act; `also` is taken to hold, and of two readings the one of `following`."""
    caused = [(entry, heard) for entry, heard in _caused(hearing, case) if heard.truth or entry is also]
    by_move: dict[str, list[str]] = {}
    moments: dict[str, tuple[str, object]] = {}
    amounts: dict[str, int] = {}
    for entry, heard in caused:
        for name in _listed(entry.more["does"]):
            by_move.setdefault(name, []).append(heard.clause)
            amounts |= {name: entry.more["amount"]} if "amount" in entry.more else {}
            moments.setdefault(name, (str(entry.more.get("at", "")), entry.more.get("each")))
    replaced, more = _replaced(hearing, case, by_move, also)
    replaced = _followed(replaced, following)
    told = [*(heard for _, heard in caused), *more]
    much = {name: {"amount": number} for name, number in amounts.items()}
    kept = [(name, Change(name, case, tuple(dict.fromkeys(by)), much.get(name, {}))) for name, by in _kept(replaced)]
    changes = (Planned(change, *moments.get(name, ("", None))) for name, change in kept)
    return Plan(tuple(changes), tuple(told), _clash(replaced, told))


def _kept(replaced: dict[str, list[str]]) -> list[tuple[str, list[str]]]:
    """Without what another move includes, which is cited with it."""
    kept = {n: b for n, b in replaced.items() if n != NOTHING and not any(n in _includes(o) for o in replaced)}
    for name in kept:
        kept[name] += [c for o in _includes(name) for c in replaced.get(o, []) if c not in kept[name]]
    return list(kept.items())


def _includes(name: str) -> tuple[str, ...]:
    return MOVES[name].includes if name in MOVES else ()


def kind(name: str) -> str:
    """Of what kind a move is; an act that comes with another goes as the card is unloaded."""
    return MOVES[name].kind if name in MOVES else UNLOAD


def doubts(hearing: Hearing, case: Case) -> tuple[Heard, ...]:
    """What may hold, as far as is stated, and would make something else of the act."""
    usual = {planned.change.move for planned in plan(hearing, case).changes}
    likely = [(e, h) for e, h in (*_caused(hearing, case), *_replacing(hearing, case, usual)) if may_hold(h)]
    return tuple(h for e, h in likely if {p.change.move for p in plan(hearing, case, e).changes} != usual)


def _caused(hearing: Hearing, case: Case) -> list[tuple[Entry, Heard]]:
    book = hearing.rulebook
    causes = [(node, entry) for node in book.lineage(case.action) for entry in book.entries("causes", node)]
    return [(entry, hearing.hear(entry, case._replace(node=node))) for node, entry in causes]


def _replacing(hearing: Hearing, case: Case, moves: Iterable[str]) -> list[tuple[Entry, Heard]]:
    """What speaks of replacing one of these moves, where it is meant for such an act."""
    entries = (entry for move in moves for entry in hearing.rulebook.entries("replaces", move))
    return [(entry, hearing.hear(entry, case)) for entry in entries if _meant(hearing, entry, case)]


def _replaced(
    hearing: Hearing, case: Case, by_move: dict[str, list[str]], also: Entry | None
) -> tuple[dict[str, list[str]], list[Heard]]:
    """Moves with their replacements in their stead: the family of the replaced move goes with it."""
    told = [(entry, heard) for entry, heard in _replacing(hearing, case, by_move) if heard.truth or entry is also]
    left = dict(by_move)
    for entry, heard in told:
        for gone in [m for m in left if m in entry.of or set(_includes(m)) & set(entry.of)]:
            left.pop(gone)
        for name in _listed(entry.more["with"]):
            left.setdefault(name, []).append(heard.clause)
    return left, [h for _, h in told]


def _meant(hearing: Hearing, entry: Entry, case: Case) -> bool:
    scope = _listed(entry.more.get("for"))
    return not scope or bool(set(scope) & set(hearing.rulebook.lineage(case.action)))


def _followed(by_move: dict[str, list[str]], clause: str) -> dict[str, list[str]]:
    """Of the places where a card may go, the one that this clause names; all, where it names none."""
    wanted = [m for m, clauses in by_move.items() if kind(m) == SHIFT and clause in clauses]
    return {m: clauses for m, clauses in by_move.items() if not wanted or m in wanted or kind(m) != SHIFT}


def _clash(by_move: dict[str, list[str]], heard: list[Heard]) -> Clash:
    """A card goes to one place: two shifts that neither include nor replace each other are two readings."""
    shifts = [m for m in by_move if kind(m) == SHIFT]
    apart = [m for m in shifts if not any(m in _includes(o) for o in shifts)]
    if len(apart) < 2:
        return ()
    return tuple(tuple(h for h in heard if h.clause in by_move[m]) for m in apart)


def _listed(raw: object) -> list[str]:
    return [] if raw is None else [str(r) for r in raw] if isinstance(raw, list | tuple) else [str(raw)]
