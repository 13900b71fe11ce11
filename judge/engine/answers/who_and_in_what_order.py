"""Questions about players: who, in what order, and what comes before what."""

from __future__ import annotations

from judge.engine.answers.about_acts import of_the_moment
from judge.engine.answers.about_state import provenance
from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.legality import weigh_act
from judge.engine.evaluate.ruling_from_what_was_weighed import rule
from judge.engine.evaluate.unknown_facts_and_doubt import leaves, may_hold
from judge.engine.evaluate.unstated_facts_it_depends_on import doubted, tidy
from judge.game.case_and_truth import Case
from judge.game.facts import ORDERS, look
from judge.question import Before, Order, WhoIs
from judge.rulebook import Entry
from judge.ruling import NOBODY, Finding, Heard, Proviso, Ruling


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
        conditions = tidy(Proviso(leaf, holds, "") for f in unsure for leaf, holds in leaves(f, True))
        return rule(book, "depends", [h for f in unsure for h in f.heard if h.truth is None], conditions=conditions)
    return rule(book, "player", _against([f for _, f in found]), answer=(NOBODY,))


def _against(found: list[Finding]) -> list[Heard]:
    """What denies it; where nothing does, what would have granted it."""
    denied = [h for f in found for h in f.heard if h.role == "excludes" and h.truth]
    return denied or [h for f in found for h in f.heard if h.role == "defines"]


def on_who(hearing: Hearing, asked: WhoIs) -> Ruling:
    if asked.what in ("controls", "owns") and asked.card:
        card = hearing.table.cards[asked.card]
        name = card.controller if asked.what == "controls" else card.owner
        case = Case(player=name, card=card.id)
        word = "controlled_by" if asked.what == "controls" else "owned_by"
        heard = [h for h in hearing.weigh(("word", word, None), case).heard if h.truth]
        heard += provenance(hearing, word, case)
        return rule(hearing.rulebook, "player", heard, case, answer=(name,))
    if asked.what != "first":
        return who_is(hearing, asked.what)
    ordered = on_order(hearing, Order(asked.action))
    if ordered.verdict != "order":
        return ordered
    first = ordered.answer[0] if ordered.answer else NOBODY
    return rule(hearing.rulebook, "player", ordered.decided, answer=(first,))


def on_order(hearing: Hearing, asked: Order) -> Ruling:
    """Players in order, as the clauses nearest to the action have it; those whose chance is gone are left out."""
    book = hearing.rulebook
    for node in book.lineage(asked.action):
        case = Case(asked.action, node)
        told = [(e, hearing.hear(e, case)) for e in book.entries("orders", node) if e.more.get("by")]
        held = [(e, h) for e, h in told if h.truth]
        unsure = [h for e, h in _before_it(told, held) if not held or e.more["by"] != held[0][0].more["by"]]
        if unsure:
            return rule(book, "depends", unsure, conditions=doubted(unsure))
        if held:
            players = look(ORDERS[held[0][0].more["by"]], hearing.table, case, None, hearing.has)
            return _ordered(hearing, asked.action, players, [h for _, h in held])
    return rule(book, "silent", ())


def _before_it(told: list[tuple[Entry, Heard]], held: list[tuple[Entry, Heard]]) -> list[tuple[Entry, Heard]]:
    """What may come to hold, and would then be heeded before what does."""
    ahead = told[: told.index(held[0])] if held else told
    return [(e, h) for e, h in ahead if may_hold(h)]


def _ordered(hearing: Hearing, action: str, players: tuple[str, ...] | None, heard: list[Heard]) -> Ruling:
    if players is None:
        finding = Finding("fact", "first_player", None, None, Case(action))
        return rule(hearing.rulebook, "depends", heard, conditions=(Proviso(finding, True, heard[0].clause),))
    still = tuple(p for p in players if not _chance_is_gone(hearing, Case(action, action, p)))
    return rule(hearing.rulebook, "order", heard, answer=still)


def _chance_is_gone(hearing: Hearing, case: Case) -> bool:
    """An order is asked as of the time when the thing is done, so that what time it is now takes nobody's chance."""
    return any(not of_the_moment(bar.finding) for bar in weigh_act(hearing, case).standing)


def on_before(hearing: Hearing, asked: Before) -> Ruling:
    book = hearing.rulebook
    told = [(e, Case(asked.action, node)) for node in book.lineage(asked.action) for e in book.entries("orders", node)]
    for key, verdict in (("before", "yes"), ("after", "no")):
        said = [hearing.hear(e, c) for e, c in told if e.more.get(key) == asked.other]
        if held := [h for h in said if h.truth]:
            return rule(book, verdict, held)  # type: ignore[arg-type]
        if unsure := [h for h in said if may_hold(h)]:
            return rule(book, "depends", unsure, conditions=doubted(unsure))
    return rule(book, "silent", ())
