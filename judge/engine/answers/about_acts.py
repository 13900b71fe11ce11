"""Questions about acts: can it be done, when, what happens, and what else could be done."""

from __future__ import annotations

from judge.engine.evaluate.conditions_and_sums_over_groups import one_by_one
from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.legality import Weighed, may_be_permitted, weigh_act
from judge.engine.evaluate.ruling_from_what_was_weighed import because, rule, rule_on_act
from judge.engine.evaluate.unknown_facts_and_doubt import leaves
from judge.engine.evaluate.unstated_facts_it_depends_on import conditions_of, doubted, tidy
from judge.game.case_and_truth import Case
from judge.game.facts import FACTS
from judge.game.table import Table
from judge.question import Act, Can, WhatCan, WhatHappens, When
from judge.ruling import Finding, Heard, Proviso, Ruling, Total


def case_of(act: Act, table: Table) -> Case:
    """The particulars of an act; where no player is named it is the card's controller."""
    card = act.card or ""
    player = act.player or (table.cards[card].controller if card else "")
    aim, origin, challenge, opponent = act.target or "", act.origin or "", act.challenge or "", act.opponent or ""
    told = aim, act.amount, act.cards, origin, challenge, opponent, None, act.ability, act.targets
    return tuple.__new__(Case, (act.action, act.action, player, card, *told))


def on_can(hearing: Hearing, asked: Can) -> Ruling:
    case = case_of(asked.act, hearing.table)
    return rule_on_act(hearing.rulebook, weigh_act(hearing, case), case)


def on_what_happens(hearing: Hearing, asked: WhatHappens) -> Ruling:
    """The changes in order; if it is not legal, the ruling on that."""
    case = case_of(asked.act, hearing.table)
    weighed = weigh_act(hearing, case)
    legal = rule_on_act(hearing.rulebook, weighed, case)
    if legal.verdict != "yes":
        return legal
    from judge.engine.play.planned_moves import doubts
    from judge.engine.play.run_step_sequence import would_happen  # who only asks whether it can be done never pays for play

    done = would_happen(hearing, case)
    if done.clash:
        return rule(hearing.rulebook, "disputed", [h for side in done.clash for h in side], case, sides=done.clash)
    unsure = [h for one in one_by_one(case) for h in doubts(hearing, one)]
    if unsure:
        turns = {"conditions": doubted(unsure), "weighed": legal.weighed}
        return rule(hearing.rulebook, "depends", unsure, case, answer=done.changes, **turns)
    behind = {i for change in done.changes for i in change.because}
    used = [*legal.decided, *_priced(weighed), *(h for h in done.heard if h.clause in behind)]
    known = {h.clause for h in used}
    used += [because(i, case) for change in done.changes for i in change.because if i not in known]
    return rule(hearing.rulebook, "outcome", used, case, answer=done.changes, weighed=legal.weighed, beaten=legal.beaten)


def _priced(weighed: Weighed) -> list[Heard]:
    """What made the price that is paid; nothing is not a payment."""
    paid = (part for p in weighed.permissions if p.truth for part in p.finding.parts if part.kind == "pays")
    prices = [part.names["cost"] for part in paid]
    return [line for price in prices if isinstance(price, Total) and price.least for line in price.lines if line.truth]


def on_when(hearing: Hearing, asked: When) -> Ruling:
    """The moments that the permissions name, leaving out those that fail for another reason than the time."""
    case = case_of(asked.act, hearing.table)
    weighed = weigh_act(hearing, case)
    found = [(p, _moment(p.finding)) for p in weighed.permissions if not _fails_otherwise(p.finding)]
    timed = [(p, m) for p, m in found if m]
    if not timed or not all(of_the_moment(bar.finding) for bar in weighed.standing):
        return rule_on_act(hearing.rulebook, weighed, case)
    moments = tuple({tuple((f.word, str(f.value)) for f in m): m for _, m in timed}.values())
    return rule(hearing.rulebook, "moment", [p._replace(beaten=()) for p, _ in timed], case, answer=moments)


def _timing(finding: Finding) -> bool:
    return finding.kind == "fact" and finding.word in FACTS and FACTS[finding.word].timing


def of_the_moment(finding: Finding) -> bool:
    """Whether it is so because of what time it is: at another it need not be."""
    if finding.kind == "any":
        return all(of_the_moment(part) for part in finding.parts if part.truth)
    return any(map(of_the_moment, finding.parts)) if finding.kind in ("all", "not") else _timing(finding)


def _flat(finding: Finding) -> list[Finding]:
    return [f for part in finding.parts for f in _flat(part)] if finding.kind == "all" else [finding]


def _moment(finding: Finding) -> tuple[Finding, ...]:
    return tuple(f for f in _flat(finding) if _timing(f))


def _fails_otherwise(finding: Finding) -> bool:
    return any(f.truth is False and not _timing(f) and f.kind != "pays" for f in _flat(finding))


def _maybe(hearing: Hearing, cases: list[Case]) -> list[Weighed]:
    """What may be legal, as far as is stated: where nothing surely is, that nothing can be done is not known."""
    weighed = (weigh_act(hearing, case) for case in cases)
    return [w for w in weighed if w.truth is None and w.spoken_of and not w.standing and conditions_of(w)]


def on_what_can(hearing: Hearing, asked: WhatCan) -> Ruling:
    """Every offered act that is legal with a card of this player's."""
    book = hearing.rulebook
    offered = [a for a in book.actions() if book.action(a).offered and may_be_permitted(hearing, a, asked.player)]
    mine = [c.id for c in hearing.table.index.controlled_by(asked.player) if not c.under]
    from judge.engine.answers.legal_ways_of_an_act import legal_ways

    legal = [done for a in offered for c in mine for done in legal_ways(hearing, Case(a, a, asked.player, c, cards=(c,)))]
    if not legal and (unsure := _maybe(hearing, [Case(a, a, asked.player, c, cards=(c,)) for a in offered for c in mine])):
        turning = [p for w in unsure for p in w.permissions if p.truth is None]
        turns = tidy(condition for w in unsure for condition in conditions_of(w))
        return rule(book, "depends", turning, Case(player=asked.player), conditions=turns)
    if not legal and (unseen := _with_unseen_cards(hearing, asked.player, offered)):
        turns = tidy(Proviso(leaf, True, heard.clause) for heard, leaf in unseen)
        return rule(book, "depends", [heard for heard, _ in unseen], Case(player=asked.player), conditions=turns)
    heard = [p for _, w in legal for p in w.permissions if p.truth]
    return rule(book, "actions", heard, Case(player=asked.player), answer=tuple(case for case, _ in legal))


def _with_unseen_cards(hearing: Hearing, player: str, offered: list[str]) -> list[tuple[Heard, Finding]]:
    """What permits something with a card that may lie where nobody has said what lies there, and where that is."""
    told = hearing.table.player(player).closed
    found = []
    for weighed in (weigh_act(hearing, Case(action, action, player)) for action in offered):
        for held in () if weighed.standing else weighed.permissions:
            unknown = [leaf for leaf, wanted in leaves(held.finding, True) if wanted and leaf.word == "in_own_area"]
            found += [(held, leaf) for leaf in unknown if held.truth is None and leaf.value not in told]
    return found
