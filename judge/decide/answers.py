"""One small function a kind of question: what was asked, and the ruling on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.decide.acts import weigh_act
from judge.decide.amounts import amount, aside
from judge.decide.caps import caps
from judge.decide.hearing import Hearing
from judge.decide.outcome import newly_opened, outcome
from judge.decide.players import who_is
from judge.decide.rulings import from_amount, leaves, rule, rule_on_act, tidy, truth_verdict
from judge.facts import FACTS, ORDERS, look
from judge.question import Act, Before, Can, Compare, HowMany, HowMuch, Is, Order, WhatCan, WhatHappens, When, Who
from judge.ruling import NOBODY, Amount, Case, Condition, Finding, Heard, Ruling
from judge.table import Table

STATE = {
    "standing": "kneeling", "kneeling": "kneeling", "facedown": "facedown", "faceup": "facedown", "duplicate": "under",
    "in_play": "area", "in_shadows": "area", "in_dead_pile": "area", "in_discard_pile": "area", "in_hand": "area",
    "in_deck": "area", "controlled_by": "controller", "attachment": "host", "gold_on": "gold", "power_on": "power",
    "gold_pool": "pool", "attacking": "side", "defending": "side", "participating": "side", "attacking_alone": "side",
    "power_of": "faction power",
}  # fmt: skip
"""Which part of a card's or player's state a word asks about: what brought it about is cited."""


def case_of(act: Act, table: Table) -> Case:
    """The particulars of an act; where no player is named it is the card's controller."""
    card = act.card or ""
    player = act.player or (table.cards[card].controller if card else "")
    there = Case(act.action, act.action, player, card, act.target or "", act.amount, act.cards, act.origin or "")
    return there._replace(challenge=act.challenge or "", opponent=act.opponent or "")


def on_can(hearing: Hearing, asked: Can) -> Ruling:
    case = case_of(asked.act, hearing.table)
    return rule_on_act(hearing.rulebook, weigh_act(hearing, case), case)


def on_what_happens(hearing: Hearing, asked: WhatHappens, reopen: Callable[[Table], Hearing]) -> Ruling:
    """The changes in order; if it is not legal, the ruling on that."""
    case = case_of(asked.act, hearing.table)
    weighed = weigh_act(hearing, case)
    legal = rule_on_act(hearing.rulebook, weighed, case)
    if legal.verdict != "yes":
        return legal
    done = outcome(hearing, case, reopen, weighed)
    if done.clash:
        return rule(hearing.rulebook, "disputed", [h for side in done.clash for h in side], case, sides=done.clash)
    done = done._replace(changes=(*done.changes, *newly_opened(hearing, reopen(done.table))))
    behind = {i for change in done.changes for i in change.because}
    used = [*legal.decided, *(h for h in done.heard if h.clause in behind)]
    known = {h.clause for h in used}
    used += [_because(i, case) for change in done.changes for i in change.because if i not in known]
    return rule(hearing.rulebook, "outcome", used, case, answer=done.changes, weighed=legal.weighed, beaten=legal.beaten)


def _because(clause: str, case: Case) -> Heard:
    return Heard(clause, "causes", Finding("all", "", None, True, case))


def on_when(hearing: Hearing, asked: When) -> Ruling:
    """The moments that the permissions name, leaving out those that fail for another reason than the time."""
    case = case_of(asked.act, hearing.table)
    weighed = weigh_act(hearing, case)
    found = [(p, _moment(p.finding)) for p in weighed.permissions if not _fails_otherwise(p.finding)]
    timed = [(p, m) for p, m in found if m]
    if weighed.standing or not timed:
        return rule_on_act(hearing.rulebook, weighed, case)
    moments = tuple({tuple((f.word, str(f.value)) for f in m): m for _, m in timed}.values())
    return rule(hearing.rulebook, "moment", [p._replace(beaten=()) for p, _ in timed], case, answer=moments)


def _timing(finding: Finding) -> bool:
    return finding.kind == "fact" and finding.word in FACTS and FACTS[finding.word].timing


def _flat(finding: Finding) -> list[Finding]:
    return [f for part in finding.parts for f in _flat(part)] if finding.kind == "all" else [finding]


def _moment(finding: Finding) -> tuple[Finding, ...]:
    return tuple(f for f in _flat(finding) if _timing(f))


def _fails_otherwise(finding: Finding) -> bool:
    return any(f.truth is False and not _timing(f) and f.kind != "pays" for f in _flat(finding))


def on_is(hearing: Hearing, asked: Is) -> Ruling:
    case = Case("", "", asked.player or hearing.table.cards[asked.card].controller, asked.card)
    word = "is_of_type" if asked.word == "type" else asked.word
    if word not in FACTS and not hearing.rulebook.entries("defines", word):
        return rule(hearing.rulebook, "silent", (), case)
    finding = hearing.weigh(("word", word, asked.value), case)
    heard = [h for h in finding.heard if h.truth and (h.role == "defines") is bool(finding.truth)]
    heard += [*_despite(finding), *_provenance(hearing, asked.word, case)]
    more: dict[str, Any] = {"finding": finding, "weighed": finding.heard}
    if finding.truth is None:
        more["conditions"] = tidy(Condition(leaf, holds, "") for leaf, holds in leaves(finding, True))
    return rule(hearing.rulebook, truth_verdict(finding.truth), heard, case, **more)


def _despite(finding: Finding) -> list[Heard]:
    """What took away the force of a clause that would have said no."""
    beaten = [h for h in finding.heard if h.role == "excludes" and h.beaten and h.finding.truth]
    return [_because(i, h.finding.case) for h in beaten for i in h.beaten] if finding.truth else []


def _provenance(hearing: Hearing, word: str, case: Case) -> list[Heard]:
    """The clauses that made this part of the state what it is, earlier on."""
    attribute = STATE.get(word)
    of_player = attribute in ("pool", "faction power")
    thing = hearing.table.player(case.player) if of_player else hearing.table.cards.get(case.card)
    notes = thing.because if thing else ()
    return [_because(i, case) for a, i in notes if a == attribute and hearing.rulebook.precedence(i) >= 0]


def on_how_much(hearing: Hearing, asked: HowMuch) -> Ruling:
    case, found, name = value_of(hearing, asked)
    if isinstance(found, Ruling):
        return found
    ruling = from_amount(hearing.rulebook, found, case, name)
    more = [*_provenance(hearing, name, case), *aside(hearing, name, case)]
    if not more or ruling.verdict != "value":
        return ruling
    return rule(hearing.rulebook, "value", (*ruling.decided, *more), case, answer=ruling.answer, beaten=ruling.beaten)


def value_of(hearing: Hearing, asked: HowMuch) -> tuple[Case, Amount | Ruling, str]:
    """The amount asked for: by name, the price of an act, or what may be placed."""
    if asked.act is not None:
        case = case_of(asked.act, hearing.table)
        if asked.amount != "cost":
            return case, _allowance(hearing, case), asked.amount
        name = hearing.rulebook.action(case.action).cost
        return case, amount(hearing, name, case), name
    holder = asked.player or (hearing.table.cards[asked.card].controller if asked.card else "")
    case = Case("", "", holder, asked.card or "")
    return case, amount(hearing, asked.amount, case), asked.amount


def _allowance(hearing: Hearing, case: Case) -> Ruling:
    """How much an act may be done with: nothing where it may not be done at all."""
    legal = rule_on_act(hearing.rulebook, weigh_act(hearing, case), case)
    if legal.verdict == "no":
        return rule(hearing.rulebook, "value", legal.decided, case, answer=(0,))
    cap = from_amount(hearing.rulebook, caps(hearing, case), case, "gold_pool")
    if legal.verdict != "yes" or cap.verdict != "value":
        return legal if legal.verdict != "yes" else cap
    return rule(hearing.rulebook, "value", (*legal.decided, *cap.decided), case, answer=cap.answer)


def on_compare(hearing: Hearing, asked: Compare) -> Ruling:
    """A comparison with no value is never true."""
    value = on_how_much(hearing, asked.of)
    if value.verdict != "value":
        return value
    numbers = [n for n in value.answer if isinstance(n, int)]
    holds = {"equal": int.__eq__, "lower": int.__le__, "higher": int.__ge__}[asked.how]
    so = any(holds(n, asked.number) for n in numbers)
    return rule(hearing.rulebook, "yes" if so else "no", value.decided, value.case, beaten=value.beaten)


def on_how_many(hearing: Hearing, asked: HowMany) -> Ruling:
    case = case_of(asked.act, hearing.table)
    return from_amount(hearing.rulebook, caps(hearing, case), case, "cap")


def on_who(hearing: Hearing, asked: Who) -> Ruling:
    if asked.what in ("controls", "owns") and asked.card:
        card = hearing.table.cards[asked.card]
        name = card.controller if asked.what == "controls" else card.owner
        case = Case(player=name, card=card.id)
        word = "controlled_by" if asked.what == "controls" else "owned_by"
        heard = [h for h in hearing.weigh(("word", word, None), case).heard if h.truth]
        heard += _provenance(hearing, word, case)
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
        told = [(e, h) for e in book.entries("orders", node) if e.more.get("by") and (h := hearing.hear(e, case)).truth]
        if told:
            players = look(ORDERS[told[0][0].more["by"]], hearing.table, case, None, hearing.has)
            return _ordered(hearing, asked.action, players, [h for _, h in told])
    return rule(book, "silent", ())


def _ordered(hearing: Hearing, action: str, players: tuple[str, ...] | None, heard: list[Heard]) -> Ruling:
    if players is None:
        finding = Finding("fact", "first_player", None, None, Case(action))
        return rule(hearing.rulebook, "depends", heard, conditions=(Condition(finding, True, heard[0].clause),))
    still = tuple(p for p in players if not weigh_act(hearing, Case(action, action, p)).standing)
    return rule(hearing.rulebook, "order", heard, answer=still)


def on_before(hearing: Hearing, asked: Before) -> Ruling:
    book = hearing.rulebook
    told = [(e, Case(asked.action, node)) for node in book.lineage(asked.action) for e in book.entries("orders", node)]
    for key, verdict in (("before", "yes"), ("after", "no")):
        said = [h for e, c in told if e.more.get(key) == asked.other and (h := hearing.hear(e, c)).truth]
        if said:
            return rule(book, verdict, said)  # type: ignore[arg-type]
    return rule(book, "silent", ())


def _ways(hearing: Hearing, action: str, player: str, card: str) -> list[Case]:
    """An act with a card; where it may be used on another card, on each of those too."""
    plain = Case(action, action, player, card, cards=(card,))
    others = [c.id for c in hearing.table.cards.values() if c.area == "play" and c.id != card]
    aimed = [plain._replace(target=c) for c in others] if hearing.rulebook.action(action).needs == "target" else []
    return [plain, *aimed]


def on_what_can(hearing: Hearing, asked: WhatCan) -> Ruling:
    """Every offered act that is legal with a card of this player's."""
    book = hearing.rulebook
    offered = [a for a in book.actions() if book.action(a).offered]
    mine = [c.id for c in hearing.table.cards.values() if c.controller == asked.player and not c.under]
    tried = [case for a in offered for c in mine for case in _ways(hearing, a, asked.player, c)]
    legal = [(case, w) for case in tried if (w := weigh_act(hearing, case)).truth]
    heard = [p for _, w in legal for p in w.permissions if p.truth]
    return rule(book, "actions", heard, Case(player=asked.player), answer=tuple(case for case, _ in legal))
