"""Which players are what a word of the law says: who wins."""

from __future__ import annotations

from judge.decide.conditions import tidy
from judge.decide.doubt import leaves
from judge.decide.hearing import Hearing
from judge.decide.rulings import rule
from judge.ruling import NOBODY, Case, Condition, Finding, Heard, Ruling


def who_is(hearing: Hearing, word: str) -> Ruling:
    """The players for whom a judged word holds; nobody, if it is denied to all of them."""
    book = hearing.rulebook
    if not book.entries("defines", word):
        return rule(book, "silent", ())
    found = [(p.name, hearing.weigh(("word", word, None), Case(player=p.name))) for p in hearing.table.players]
    so = tuple(name for name, f in found if f.truth)
    if so:
        heard = [h for _, f in found if f.truth for h in f.heard if h.truth]
        return rule(book, "player", heard, Case(player=so[0]), answer=so)
    unsure = [f for _, f in found if f.truth is None]
    if unsure:
        conditions = tidy(Condition(leaf, holds, "") for f in unsure for leaf, holds in leaves(f, True))
        return rule(book, "depends", [h for f in unsure for h in f.heard if h.truth is None], conditions=conditions)
    return rule(book, "player", _against([f for _, f in found]), answer=(NOBODY,))


def _against(found: list[Finding]) -> list[Heard]:
    """What denies it; where nothing does, what would have granted it."""
    denied = [h for f in found for h in f.heard if h.role == "excludes" and h.truth]
    return denied or [h for f in found for h in f.heard if h.role == "defines"]
