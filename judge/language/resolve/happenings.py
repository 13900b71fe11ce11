"""Reads what has happened before the first question: acts done, chances passed, what is about to befall a card."""

from __future__ import annotations

from judge.game.happening import MOMENT, Happening
from judge.game.table import Card, Table
from judge.language.parse.grammar import Line, Node
from judge.language.refuse import number, refuse
from judge.language.resolve.acts import action_of
from judge.language.resolve.card_classes_and_marks import kind_word
from judge.language.resolve.which_card import IN_PLAY, lies_in, named, pick
from judge.support.problems import phrase


def happened(line: Line, table: Table) -> Happening:
    """The event that the line tells of."""
    return {"happened": _done, "passed": _passed, "about": _about}[line.node.rule](line, table)


def _done(line: Line, table: Table) -> Happening:
    node = line.node
    act = next(n for n in node.nodes() if n.rule not in ("card", "period", "by"))
    ref, name = act.node("card") or node.node("card"), named(node, table) or named(node.node("by"), table)
    action = action_of(act)
    card = table.cards[pick(ref, table, None, (lies_in(table.vocabulary.act(action).get("leads_to", "play")),))] if ref else None
    amount = act.word("NUMBER")
    fight = act.word("FIGHT")
    return Happening(
        "enter_play" if action == "put_into_play" and not name else action,
        name or (card.controller if card else ""),
        card.id if card else "",
        was=_kinds(card, act),
        fight=fight.name if fight and not card else "",
        period=_period(node, table),
        amount=number(amount) if amount else 0,
        place=line.span,
    )


def _kinds(card: Card | None, act: Node) -> tuple[str, ...]:
    """What the card was: all that is printed on it, or what the line says of it."""
    if card:
        return tuple(filter(None, (card.face.type, *(keyword.name for keyword in card.face.keywords))))
    word = kind_word(act.node("kind"))
    return (word,) if word else ()


def _period(node: Node, table: Table) -> str:
    period = node.node("period")
    word = period.the_word("PERIOD").name if period else "phase"
    if word not in table.vocabulary.names("periods", "remembered"):
        refuse("unknown-period", node.span, "unknown-period.too-short", phrase("say-a-period"), word=word)
    return word


def _passed(line: Line, table: Table) -> Happening:
    name = named(line.node, table)
    return Happening(passed_action(line.node), name or "", passed=True, period=_period(line.node, table), place=line.span)


def passed_action(node: Node) -> str:
    """What was passed up; a plain pass passes the chance to act."""
    chance = node.node("chance")
    return action_of(next(chance.nodes())) if chance else "act"


def _about(line: Line, table: Table) -> Happening:
    ref, act = line.node.the_node("card"), list(line.node.nodes())[-1]
    action = action_of(act)
    if action not in table.vocabulary.befallen:
        refuse("unknown-event", act.span, "", phrase("what-befalls"))
    card = pick(ref, table, None, IN_PLAY)
    return Happening(action, which=card, would=True, period=MOMENT, place=line.span)
