"""A question in one line -> what is asked, of which table, and a sentence that says so."""

from __future__ import annotations

from collections.abc import Iterable

from judge.ask.deeds import DEEDS
from judge.ask.english.facts import ADVERBIALS
from judge.ask.english.forms import SAID
from judge.ask.english.wording import LOOSE
from judge.ask.patterns import compiled, rewrite
from judge.ask.people import seated, with_people
from judge.ask.references import References, names_something, referred
from judge.ask.restate import restate
from judge.ask.saying import Fact, elsewhere, facts, unsaid
from judge.ask.scene import OPPONENT, YOU, Scene, act_of, bare_table, card_of, laid, with_states
from judge.ask.spoken import parsed
from judge.ask.stuck import fact_not_understood, no_question, not_understood, unknown_title
from judge.ask.things import versions
from judge.ask.titles import with_titles
from judge.ask.tokens import FILE, Token, Words, joined, span, tokens, within
from judge.ask.vocabulary import common_words, title_finder
from judge.errors import Problem, Span, Unusable
from judge.noun import Noun, replace
from judge.question import Asked, Question
from judge.scenario import FaceFinder, Scenario
from judge.scenario.automaton import Stuck
from judge.scenario.questions import question
from judge.scenario.syntax import Node
from judge.table import Card, Table

LONGEST = 600  # characters
_IDLE = ("?", ",", "and", "but", "so")


class Understood(Noun):
    """What was understood of a question: everything that was not said is unknown on its table."""

    question: Question
    table: Table
    edition: str
    restatement: str


def understand(text: str, faces: FaceFinder, edition: str = "2e", board: Scenario | None = None) -> Understood:
    """The question, its table, and what was understood; raises Unusable with the words that were not."""
    words = _words(text)
    edition = _edition(words, board.edition if board and board.edition else edition)
    scene = seated(board.table) if board else Scene(bare_table())
    words = with_titles(words, text, title_finder(faces, edition, board), common_words())
    words = rewrite(with_people(words, scene), LOOSE)
    said, rest = facts(words)
    rest = _trimmed(rest)
    if wrong := unsaid(rest):
        raise Unusable((fact_not_understood(wrong, text),))
    refs = References(lambda title: versions(faces.find(title, "", edition)), board is not None)
    main = _referred(rest, said, refs)
    node = _node(main, text, scene, faces.titles(edition))
    asked, scene, said = _asked(node, said, refs, scene)
    place = Span(FILE, 1, 1, len(text) + 1)
    told = restate(joined(main), said, refs.things, scene)
    return Understood(Question(asked, text.strip(), place), scene.table, edition, told)


def _words(text: str) -> Words:
    if len(text) > LONGEST:
        raise Unusable((Problem("not-understood", SAID["too_long"], Span(FILE, 1, 1, LONGEST)),))
    words = tokens(text)
    if not any(token.word[0].isalpha() for token in words):
        raise Unusable((no_question(text),))
    return words


def _edition(words: Words, edition: str) -> str:
    """The edition that the question names, before any title is looked up."""
    named = [row for row in ADVERBIALS if row[1] == "edition" and compiled(row[0]).search(joined(words))]
    return named[0][2] if named else edition


def _trimmed(words: Words) -> Words:
    """What is left of the question, without what only joined its parts."""
    while words and words[-1].word in _IDLE:
        words = words[:-1]
    while words and words[0].word in _IDLE:
        words = words[1:]
    return tuple(token for token in words if token.word not in (",", "?"))


def _referred(rest: Words, said: list[Fact], refs: References) -> Words:
    """The question with a handle for each thing; a thing that only a fact names comes first."""
    named = [_slot(fact) for fact in said if names_something(_slot(fact))]
    if named and not names_something(rest):
        referred(named[0], refs)
    main = referred(rest, refs)
    for fact in said:
        for token in _slot(fact):
            if token.word.startswith('"'):
                refs.title(token.word)
    return main


def _slot(fact: Fact) -> Words:
    """The words of a fact that name a card."""
    named = fact.held.get("of") or fact.held.get("it") or ""
    place = joined(fact.words).find(named) if named else -1
    return fact.words[within(fact.words, place, place + len(named))] if place >= 0 else ()


def _node(main: Words, text: str, scene: Scene, titles: Iterable[str]) -> Node:
    """The question as the scenario language reads it."""
    if not main:
        raise Unusable((no_question(text),))
    said = tuple(_seated(token, scene) for token in main)
    ask = Token("ask", main[0].start, main[0].start)
    node = parsed((ask, *said), frozenset(p.name for p in scene.table.players))
    if not isinstance(node, Stuck):
        return next(node.nodes())
    wrong = said[within((ask, *said), node.position, len(joined((ask, *said)))).start - 1 :] or said
    raise Unusable((unknown_title(main, text, titles) or not_understood(wrong, text, main),))


def _seated(token: Token, scene: Scene) -> Token:
    end = "'s" if token.word.endswith("'s") else ""
    return token._replace(word=scene.seat(token.word) + end) if token.word.removesuffix("'s") in (YOU, OPPONENT) else token


def _asked(node: Node, said: list[Fact], refs: References, scene: Scene) -> tuple[Asked, Scene, list[Fact]]:
    """What is asked, the table with all that was said, and that as it was understood."""
    table = scene.table
    for handle, thing in refs.things.items():
        table = table.with_card(Card(handle, thing.face, scene.you, scene.you, "unknown", handle=handle))
    asked = question(node, table)
    act = act_of(asked)
    main = card_of(asked) or next(iter(refs.things), "")
    scene = scene._replace(card=main, action=act.action if act else "", table=table)
    scene = scene._replace(table=_handled(_laid(asked, refs, scene), main))
    said = [elsewhere(fact, asked) for fact in said]
    for fact in said:
        scene = _with(fact, scene)
    return question(node, scene.table), scene, said


def _laid(asked: Asked, refs: References, scene: Scene) -> Table:
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


def _with(fact: Fact, scene: Scene) -> Scene:
    """The scene with one fact more."""
    title = next((token.word[1:-1] for token in _slot(fact) if token.word.startswith('"')), "")
    other = next((c.id for c in scene.table.cards.values() if title and c.title == title), scene.card)
    here = scene._replace(card=other, span=span(fact.words))
    return scene._replace(table=DEEDS[fact.deed](here, fact.held, fact.argument))
