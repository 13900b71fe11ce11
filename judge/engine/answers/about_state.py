"""Questions about how things are: what a card is, how much of something there is, and what made it so."""

from __future__ import annotations

from typing import Any

from judge.engine.answers.about_acts import case_of
from judge.engine.evaluate.add_up_amounts import aside
from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.facts_and_defined_words import told_by
from judge.engine.evaluate.how_many_allowed import caps
from judge.engine.evaluate.legality import weigh_act
from judge.engine.evaluate.ruling_from_what_was_weighed import because, definitions, from_amount, rule, rule_on_act, truth_verdict
from judge.engine.evaluate.unknown_facts_and_doubt import leaves
from judge.engine.evaluate.unstated_facts_it_depends_on import tidy
from judge.game.case_and_truth import Case
from judge.game.facts import FACTS, NUMBERS
from judge.question import HowMany, HowMuch, IsHowMuch, IsSo
from judge.ruling import Finding, Heard, Proviso, Ruling, Total


def by_law(word: str) -> str:
    """What is printed on a card and what the law lets it be are asked with one word."""
    return (FACTS[word].law or word) if word in FACTS else word


def on_is(hearing: Hearing, asked: IsSo) -> Ruling:
    case = Case("", "", asked.player or hearing.table.cards[asked.card].controller, asked.card)
    word = by_law(asked.word)
    if word not in FACTS and not hearing.rulebook.entries("defines", word):
        return rule(hearing.rulebook, "silent", (), case)
    finding = hearing.weigh(("word", word, asked.value), case)
    heard = [h for h in finding.heard if h.truth and (h.role == "defines") is bool(finding.truth)]
    heard += [*_despite(finding), *definitions(heard), *provenance(hearing, asked.word, case)]
    heard += [] if finding.truth is not False else _own_text(hearing, word, asked.value, case)
    more: dict[str, Any] = {"finding": finding, "weighed": finding.heard}
    if finding.truth is None:
        more["conditions"] = tidy(Proviso(leaf, holds, "") for leaf, holds in leaves(finding, True))
    return rule(hearing.rulebook, truth_verdict(finding.truth), heard, case, **more)


def _own_text(hearing: Hearing, word: str, value: object, case: Case) -> list[Heard]:
    """What the card itself says about it, where that comes to nothing now."""
    entries = [e for e in hearing.rulebook.entries("defines", word) if "told_by" in e.more]
    told = [hearing.hear(e, one, (), value, whole=True) for e in entries for one in told_by(hearing, e, case) if one.ability]
    return [h for h in told if any(p.word == "its_text_gives" and p.truth for p in h.finding.parts)]


def _despite(finding: Finding) -> list[Heard]:
    """What took away the force of a clause that would have said no."""
    beaten = [h for h in finding.heard if h.role == "excludes" and h.beaten and h.finding.truth]
    return [because(i, h.case) for h in beaten for i in h.beaten] if finding.truth else []


def provenance(hearing: Hearing, word: str, case: Case) -> list[Heard]:
    """The clauses that made this part of the state what it is, earlier on."""
    attribute, of_player = _state(hearing, word)
    thing = hearing.table.player(case.player) if of_player else hearing.table.cards.get(case.card)
    notes = thing.because if thing else ()
    return [because(i, case) for a, i in notes if a == attribute and hearing.rulebook.precedence(i) >= 0]


def _state(hearing: Hearing, word: str) -> tuple[str, bool]:
    """Which part of the state a word asks about, and whether of a player's.

    What the camera sees says so itself, an amount by the number that it is set to; of a word that clauses define the
    game says so, since what defines it looks at more than that.
    """
    numbers = (e.more.get("to") for e in hearing.rulebook.entries("sets", word))
    seen = FACTS.get(word) or next((NUMBERS[n] for n in numbers if isinstance(n, str) and n in NUMBERS), None)
    if seen:
        return seen.state, "seat" in seen.needs
    return hearing.rulebook.vocabulary.asked_states.get(word, ""), False


def on_how_much(hearing: Hearing, asked: HowMuch) -> Ruling:
    case, found, name = value_of(hearing, asked)
    if isinstance(found, Ruling):
        return found
    ruling = from_amount(hearing.rulebook, found, case, name)
    more = [*provenance(hearing, name, case), *aside(hearing, name, case)]
    if not more or ruling.verdict != "value":
        return ruling
    return rule(hearing.rulebook, "value", (*ruling.decided, *more), case, answer=ruling.answer, beaten=ruling.beaten)


def value_of(hearing: Hearing, asked: HowMuch) -> tuple[Case, Total | Ruling, str]:
    """The amount asked for: by name, the price of an act, or what may be placed."""
    if asked.act is not None:
        case = case_of(asked.act, hearing.table)
        if asked.amount != "cost":
            return case, _allowance(hearing, case), asked.amount
        name = hearing.rulebook.action(case.action).cost
        return case, hearing.measure(name, case), name
    holder = asked.player or (hearing.table.cards[asked.card].controller if asked.card else "")
    case = Case("", "", holder, asked.card or "")
    return case, hearing.measure(asked.amount, case), asked.amount


def _allowance(hearing: Hearing, case: Case) -> Ruling:
    """How much an act may be done with: nothing where it may not be done at all."""
    legal = rule_on_act(hearing.rulebook, weigh_act(hearing, case), case)
    if legal.verdict == "no":
        return rule(hearing.rulebook, "value", legal.decided, case, answer=(0,))
    cap = from_amount(hearing.rulebook, caps(hearing, case), case, "gold_pool")
    if legal.verdict != "yes" or cap.verdict != "value":
        return legal if legal.verdict != "yes" else cap
    return rule(hearing.rulebook, "value", (*legal.decided, *cap.decided), case, answer=cap.answer)


def on_compare(hearing: Hearing, asked: IsHowMuch) -> Ruling:
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
    return from_amount(hearing.rulebook, caps(hearing, case, asked.kind), case, "cap")
