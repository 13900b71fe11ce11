"""Lays the table of a question: its cards where they must be, then all that was said."""

from __future__ import annotations

from judge.game.table import Card, Table
from judge.language.oneline.placing import DEEDS
from judge.language.oneline.references import References
from judge.language.oneline.side_facts import Fact, elsewhere, named
from judge.language.oneline.table_so_far import OPPONENT, YOU, AskedScene, act_of, card_of, laid, with_states
from judge.language.oneline.words_with_places import span
from judge.language.parse.grammar import Node
from judge.language.resolve.questions import question
from judge.question import Asked
from judge.support.frozen_data_classes import replace

OF_ACTOR = ("gold", "no_gold", "empty", "no_copy")


def lay(node: Node, said: list[Fact], refs: References, scene: AskedScene) -> tuple[Asked, AskedScene, list[Fact]]:
    """What is asked, the table with all that was said, and that as it was understood."""
    table = scene.table
    for handle, thing in refs.things.items():
        table = table.with_card(Card(handle, thing.face, scene.you, scene.you, "unknown", handle=handle))
    asked = question(node, table)
    act = act_of(asked)
    main = card_of(asked) or next(iter(refs.things), "")
    scene = scene._replace(card=main, action=act.action if act else "", table=table)
    scene = scene._replace(table=_handled(_laid(asked, refs, scene), main))
    said = [_of_actor(fact, (act.player if act else None) or scene.you, scene) for fact in said]
    said = [elsewhere(fact, asked) if _card(fact, scene) == main else fact for fact in said]
    for fact in said:
        scene = _with(fact, scene)
    return question(node, scene.table), scene, said


def _of_actor(fact: Fact, actor: str, scene: AskedScene) -> Fact:
    """`with no gold` speaks of whoever acts."""
    if fact.deed not in OF_ACTOR or fact.held.keys() & {"who", "whose"}:
        return fact
    word = {scene.you: YOU, scene.opponent: OPPONENT}.get(actor, actor)
    return fact._replace(held={**fact.held, "who": word})


def _laid(asked: Asked, refs: References, scene: AskedScene) -> Table:
    """The things of the question where they must be, and the phase that the act itself tells."""
    table = scene.table
    for handle, thing in refs.things.items():
        table = with_states(table.with_card(laid(table.cards[handle], thing, asked, scene)), handle, thing)
    if scene.action == "save_with_duplicate":  # the question speaks of its duplicate
        table = DEEDS["duplicate"](scene._replace(table=table), {}, "")
    return replace(table, phase="setup") if scene.action.startswith("set_up") and table.phase is None else table


def _handled(table: Table, card: str) -> Table:
    """The card that is asked about can be named in the scenario language."""
    found = table.cards.get(card)
    return table.with_card(replace(found, handle="it")) if found and not found.handle else table


def _with(fact: Fact, scene: AskedScene) -> AskedScene:
    """The scene with one fact more."""
    here = scene._replace(card=_card(fact, scene), span=span(fact.words))
    return scene._replace(table=DEEDS[fact.deed](here, fact.held, fact.argument))


def _card(fact: Fact, scene: AskedScene) -> str:
    """The card that a fact speaks of: the one that is asked about, unless it names another."""
    title = next((token.word[1:-1] for token in named(fact) if token.word.startswith('"')), "")
    return next((c.id for c in scene.table.cards.values() if title and c.title == title), scene.card)
