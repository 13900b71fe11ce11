"""Two players each name a clause: which applies here, which prevails, and why."""

from __future__ import annotations

from typing import Literal

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.ruling_from_what_was_weighed import failures
from judge.rulebook.clause import ROLES
from judge.ruling import Finding, Heard, Ruling
from judge.support.frozen_data_classes import NamedTuple

BARS = ("forbids", "requires", "caps")
Standing = Literal["decides", "beaten", "outweighed", "fails", "unsure", "elsewhere", "not_in_force"]
Ground = Literal["alone", "bar", "lifted", "precedence", "both", "neither", "disputed"]


class Claim(NamedTuple):
    """What a clause that somebody named is worth here."""

    player: str
    clause: str
    standing: Standing
    failed: tuple[Finding, ...] = ()  # the conditions that are not met
    beaten_by: tuple[str, ...] = ()


class Appeal(NamedTuple):
    """Both claims, whose prevails if either does, and on what ground."""

    claims: tuple[Claim, ...]
    prevails: Claim | None
    ground: Ground
    ruling: Ruling  # what it is an appeal from


def appeal(hearing: Hearing, ruling: Ruling, named: dict[str, str]) -> Appeal:
    """Weighs what each player relies on against what decided."""
    claims = tuple(_claim(hearing, ruling, player, clause) for player, clause in named.items())
    deciding = [c for c in claims if c.standing == "decides"]
    if ruling.verdict == "disputed" and len(deciding) > 1:
        return Appeal(claims, None, "disputed", ruling)
    if len(deciding) != 1:
        return Appeal(claims, None, "both" if deciding else "neither", ruling)
    return Appeal(claims, deciding[0], _ground(claims, deciding[0]), ruling)


def _claim(hearing: Hearing, ruling: Ruling, player: str, clause: str) -> Claim:
    if hearing.rulebook.precedence(clause) < 0:
        return Claim(player, clause, "not_in_force")
    if any(clause in (h.clause, *h.via) for h in ruling.decided):
        return Claim(player, clause, "decides")
    heard = [h for h in (*ruling.beaten, *ruling.weighed) if h.clause == clause]
    return _weighed(player, clause, heard or _asked(hearing, ruling, clause))


def _asked(hearing: Hearing, ruling: Ruling, clause: str) -> list[Heard]:
    """What a clause says of this act, though nothing turned on it."""
    book = hearing.rulebook
    spoken_of = {*book.lineage(ruling.case.action), "any", *(h.clause for h in ruling.weighed)}
    said = [e for role in ROLES for of in spoken_of for e in book.entries(role, of) if e.clause == clause]
    return [hearing.hear(e, ruling.case, whole=True) for e in said]


def _weighed(player: str, clause: str, heard: list[Heard]) -> Claim:
    if not heard:
        return Claim(player, clause, "elsewhere")
    best = max(heard, key=lambda h: (h.finding.truth is True, h.finding.truth is None))
    if best.beaten and best.finding.truth:
        return Claim(player, clause, "beaten", beaten_by=best.beaten)
    if best.finding.truth:
        return Claim(player, clause, "outweighed")
    if best.finding.truth is None:
        return Claim(player, clause, "unsure")
    return Claim(player, clause, "fails", tuple(failures(best.finding)))


def _ground(claims: tuple[Claim, ...], winner: Claim) -> Ground:
    others = [c for c in claims if c is not winner]
    if any(winner.clause in c.beaten_by for c in others):
        return "lifted"
    if any(c.standing == "outweighed" for c in others):
        return "bar"
    return "precedence" if any(c.standing == "beaten" for c in others) else "alone"
