"""Reads a `then` line into a Step: an act, or something that just happens."""

from __future__ import annotations

from collections.abc import Callable

from judge.game.table import Table
from judge.language.parse.grammar import Node
from judge.language.refuse import number, refuse
from judge.language.resolve.acts import act
from judge.language.resolve.card_definition import phase_name
from judge.language.resolve.happenings import passed_action
from judge.language.resolve.which_card import IN_PLAY, named, pick
from judge.language.scenario import ScriptLine
from judge.question import Act, Step
from judge.support.problems import phrase

CHOOSES = "chooses"
_BY_ITSELF = {"kneel": "kneels", "stand": "stands"}


def step(line: ScriptLine, node: Node, table: Table) -> Step:
    """What the node makes happen."""
    return _STEPS[node.rule](line, node, table)


def _verb(node: Node) -> Node:
    return next(n for n in node.nodes() if n.rule not in ("card", "by"))


def _event(line: ScriptLine, event: str, **told: str | None) -> Step:
    value = told.pop("value", "") or ""
    return Step(line.text, line.span, event=event, card=told.get("card"), player=told.get("player"), value=value)


def _does(line: ScriptLine, node: Node, table: Table) -> Step:
    subject, verb = node.node("card"), _verb(node)
    if subject and verb.rule in _BY_ITSELF:
        return _event(line, _BY_ITSELF[verb.rule], card=pick(subject, table, None, IN_PLAY))
    return _acted(line, act(verb, table, named(node, table), subject), verb)


def _acted(line: ScriptLine, done: Act, verb: Node) -> Step:
    price, choosing = verb.node("priced"), verb.node("choosing")
    prices = (("cost", number(price.the_word("NUMBER"))),) if price else ()
    chosen = (*prices, _option(choosing.the_node("option"))) if choosing else prices
    return Step(line.text, line.span, act=done, card=done.card, player=done.player, chosen=chosen)


def _chooses(line: ScriptLine, node: Node, table: Table) -> Step:
    """What somebody chooses who was to: a card, a price, or what is done."""
    return Step(line.text, line.span, event=CHOOSES, player=named(node, table), chosen=(_choice(node, table),))


def _option(node: Node) -> tuple[str, str]:
    """`to gain 2 gold`, `to draw 1 card`: one of the things that an ability may do."""
    verb = "draw_cards" if node.word("DRAW") else f"gain_{node.the_word('GOLD', 'POWER').lower}"
    return "option", f"{verb} {number(node.the_word('NUMBER'))}"


def _choice(node: Node, table: Table) -> tuple[str, int | str]:
    price, option = node.node("price"), node.node("option")
    if price:
        return "cost", number(price.the_word("NUMBER"))
    if option:
        return _option(option)
    return "host", pick(node.the_node("card"), table, None, IN_PLAY)


def _happens(line: ScriptLine, node: Node, table: Table) -> Step:
    """`"X" is killed`; by whom does not matter unless it is said."""
    subject, verb, by = node.the_node("card"), _verb(node), node.node("by")
    player = named(by, table)
    done = act(verb, table, player, subject)
    event = table.vocabulary.befallen.get(done.action) or _BY_ITSELF.get(done.action)
    if event is None:
        return _acted(line, done, verb)
    return _event(line, event, card=done.card, player=player)


def _passes(line: ScriptLine, node: Node, table: Table) -> Step:
    return _event(line, "passes", player=named(node, table), value=passed_action(node))


def _joins(line: ScriptLine, node: Node, table: Table) -> Step:
    role = node.the_word("ROLE").lower.removesuffix("s")
    return _event(line, "joins_challenge", card=pick(node.the_node("card"), table, None, IN_PLAY), value=role)


def _phase_begins(line: ScriptLine, node: Node, _table: Table) -> Step:
    return _event(line, "phase_begins", value=phase_name(node.the_word("PHASE", "PLOT")))


def _ends(line: ScriptLine, node: Node, _table: Table) -> Step:
    phase = node.word("PHASE", "PLOT")
    return _event(line, f"{node.the_word('PERIOD').lower}_ends", value=phase_name(phase) if phase else "")


def _revealed(line: ScriptLine, node: Node, _table: Table) -> Step:
    phase = node.the_word("PHASE")
    if phase.lower != "setup":
        advice = phrase("did-you-mean", value="setup")
        refuse("unknown-event", phase.span, "unknown-event.revealed", advice, phase=phase.text)
    return _event(line, "setup_revealed")


def _becomes(line: ScriptLine, node: Node, table: Table) -> Step:
    return _event(line, f"becomes_{node.the_word('TURN').lower}", player=named(node, table))


def _tokens_change(line: ScriptLine, node: Node, table: Table) -> Step:
    verb = "gains" if node.word("GAIN") else "loses"
    ref, what = node.node("card"), node.the_word("GOLD", "POWER").lower
    card = pick(ref, table, None, IN_PLAY) if ref else None
    return _event(line, f"{verb}_{what}", card=card, player=named(node, table), value=str(number(node.the_word("NUMBER"))))


_STEPS: dict[str, Callable[[ScriptLine, Node, Table], Step]] = {
    "does": _does,
    "chooses": _chooses,
    "happens": _happens,
    "passes": _passes,
    "joins": _joins,
    "phase_begins": _phase_begins,
    "ends": _ends,
    "revealed": _revealed,
    "players_may_act": lambda line, *_: _event(line, "players_may_act"),
    "becomes": _becomes,
    "tokens_change": _tokens_change,
    "wins": lambda line, node, table: _event(line, "wins", player=named(node, table)),
}
