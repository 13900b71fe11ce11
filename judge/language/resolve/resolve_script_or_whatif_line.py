"""One line of the script on the table of its moment: a question, a step, or `what if …` with one thing different."""

from __future__ import annotations

from collections.abc import Callable

from judge.game.periods_gone_by import with_happening
from judge.game.table import Card, Table
from judge.language.parse.grammar import Line, Node
from judge.language.refuse import number, refuse
from judge.language.resolve.edition_moment_and_challenge import restated
from judge.language.resolve.printed_card import unquoted
from judge.language.resolve.questions import question
from judge.language.resolve.which_card import area_of, is_called, named, owner_of, pick
from judge.language.scenario import ScriptLine
from judge.question import Question, Step
from judge.support.frozen_data_classes import replace
from judge.support.problems import phrase


def resolve(line: ScriptLine, table: Table) -> Question | Step:
    """The question or step that the line is at this table; raises Unusable if a name fits nothing, or too much."""
    if line.asked_at and line.asked_at[0] is table and line.asked_at[1].expected is line.expected:
        return line.asked_at[1]
    node = next(line.node.nodes())
    if line.kind == "then":
        from judge.language.resolve.then_lines import step  # many files only ask

        return replace(step(line, node, table), following=_followed(line.node))
    return Question(question(node, table), line.text, line.span, line.expected)


def _followed(node: Node) -> str:
    """`(as 2E-OWNERSHIP-04)`: the side that is taken where a step is disputed."""
    following = node.node("following")
    return following.the_word("DOCUMENT").text.upper() if following else ""


def vary(line: ScriptLine, table: Table) -> Table:
    """The table on which the last question is asked again."""
    node = next(line.node.nodes())
    supposed = line.text.partition(" ")[2].rstrip(" ?")  # without the `if`: the place of a word in it is that in its node
    return _WAYS[node.rule](Line(node, supposed, node.span), table)


def _gold(line: Line, table: Table) -> Table:
    seat = table.player(named(line.node, table) or "")
    return table.with_player(replace(seat, gold=number(line.node.the_word("NUMBER"))))


def _place(line: Line, table: Table) -> Table:
    """The card lies there instead; if nobody's area is named, in that of whoever has it."""
    card = table.cards[pick(line.node.the_node("card"), table)]
    where = line.node.the_node("in_place")
    area = area_of(where)
    holder = owner_of(where, table, card.controller) or card.controller
    return table.moved(replace(card, area=area, controller=holder, facedown=area == "shadows", host="", under=""))


def _copy(line: Line, table: Table) -> Table:
    """One more card of that title there, or none of them; any card on the table tells what it looks like."""
    ref = line.node.the_node("card")
    title = ref.word("STRING")
    alike = [c for c in table.cards.values() if title and is_called(c, unquoted(title))]
    card = alike[0] if alike else table.cards[pick(ref, table)]
    where = line.node.the_node("in_place")
    area, holder = area_of(where), owner_of(where, table, None)
    if holder is None:
        refuse("whose-area", where.span, "", phrase("say-whose-area"))
    if line.node.word("NO"):
        return table.without([c for c in table.index.titled(card.title) if c.area == area and c.controller == holder])
    return table.with_card(Card(f"{card.id}+", card.face, holder, holder, area, place=line.span))


def _effect(line: Line, table: Table) -> Table:
    from judge.language.resolve.effect_line import effect_of

    return replace(table, effects=(*table.effects, effect_of(line, table)))


def _happened(line: Line, table: Table) -> Table:
    """What would have been done; a card that kneels or stands does so now."""
    verb = next((n for n in line.node.nodes() if n.rule in ("kneel", "stand")), None)
    ref: Node | None = line.node.node("card")
    if verb and ref:
        card = table.cards[pick(ref, table)]
        return table.with_card(replace(card, kneeling=verb.rule == "kneel"))
    from judge.language.resolve.happenings import happened

    told = happened(line, table)
    if told.which and not told.would and told.verb in table.vocabulary.befallen and line.node.node("period") is None:
        refuse("unknown-event", line.node.span, "unknown-event.now", phrase("as-a-step"))  # it would change nothing on the table
    return with_happening(table, told)


_WAYS: dict[str, Callable[[Line, Table], Table]] = {
    "supposed_gold": _gold,
    "supposed_place": _place,
    "supposed_copy": _copy,
    "phase": lambda line, table: restated(line, table),
    "window": lambda line, table: restated(line, table),
    "active": lambda line, table: restated(line, table),
    "first": lambda line, table: restated(line, table),
    "effect": _effect,
    "happened": _happened,
    "passed": _happened,
    "about": _happened,
}
