"""A question in one line -> what is asked, of which table, and a sentence that says so."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from judge.game.table import Table
from judge.game.vocabulary import SHIPPED, Vocabulary
from judge.language import FaceFinder, Scenario
from judge.language.oneline.english.if_clause_patterns import ADVERBIALS
from judge.language.oneline.english.rewrites import LOOSE
from judge.language.oneline.find_titles import common_words, mostly_english, title_finder, with_titles
from judge.language.oneline.lay_table import lay
from judge.language.oneline.people import seated, with_people
from judge.language.oneline.read_back_or_not_understood import (
    fact_not_understood,
    no_question,
    not_understood,
    restate,
    unknown_card,
    unknown_title,
)
from judge.language.oneline.references import References, names_a_class, names_something, referred
from judge.language.oneline.rewrite_by_patterns import compiled, rewrite
from judge.language.oneline.side_facts import Fact, facts, named, unsaid
from judge.language.oneline.skip_patterns import may_fit, words_of
from judge.language.oneline.table_so_far import OPPONENT, YOU, AskedScene, bare_table
from judge.language.oneline.things import versions
from judge.language.oneline.to_grammar import parsed
from judge.language.oneline.words_with_places import FILE, Token, Words, joined, tokens, within
from judge.language.parse.grammar import Node
from judge.language.parse.line_parser import Stuck
from judge.question import Question
from judge.support.frozen_data_classes import Noun
from judge.support.problems import Span, Unusable, problem_at

if TYPE_CHECKING:
    from judge.language.oneline.to_english import Translator
from judge.language.oneline.read_back_or_not_understood import prose

LONGEST = 600  # characters
_IDLE = ("?", ",", "and", "but", "so")


class Understood(Noun):
    """What was understood of a question: everything that was not said is unknown on its table."""

    question: Question
    table: Table
    edition: str
    restatement: str


def understand(
    text: str, faces: FaceFinder, edition: str = "2e", board: Scenario | None = None, vocabulary: Vocabulary = SHIPPED
) -> Understood:
    """The question, its table, and what was understood; raises Unusable with the words that were not."""
    words, other = _words(text), None if mostly_english(text, vocabulary) else _translator(text)
    try:
        scene = seated(board.table) if board else AskedScene(bare_table(vocabulary))
        return _understood(words, text, faces, edition, board, other, scene)
    except Unusable as unusable:
        raise Unusable(tuple(other.nearest(p, text) if other else p for p in unusable.problems)) from None


def _understood(
    words: Words,
    text: str,
    faces: FaceFinder,
    edition: str,
    board: Scenario | None,
    other: Translator | None,
    scene: AskedScene,
) -> Understood:
    edition = _edition(other.in_english(words) if other else words, board.edition if board and board.edition else edition)
    known = title_finder(faces, edition, board)
    words = with_titles(words, text, known, common_words(scene.table.vocabulary) | (other.everyday if other else frozenset()))
    if strange := [token for token in words if token.word.startswith('"') and not known(token.word[1:-1])]:
        raise Unusable(tuple(unknown_card(token, faces.titles(edition)) for token in strange))
    words = other.in_english(words, [player.name for player in scene.table.players]) if other else words
    words = rewrite(with_people(words, scene), LOOSE)
    said, rest = facts(words)
    rest = _trimmed(rest)
    if wrong := unsaid(rest):
        raise Unusable((fact_not_understood(wrong, text),))
    refs = References(lambda title: versions(faces.find(title, "", edition)), board is not None, scene.table.vocabulary)
    main = _referred(rest, said, refs, text)
    node = _node(main, text, scene, lambda: faces.titles(edition))
    asked, scene, said = lay(node, said, refs, scene)
    place = Span(FILE, 1, 1, len(text) + 1)
    told = restate(joined(main), said, refs.things, scene)
    return Understood(Question(asked, text.strip(), place), scene.table, edition, told)


def _translator(text: str) -> Translator | None:
    from judge.language.oneline.to_english import language_of  # which few questions need, and all would wait for

    return language_of(text)


def _words(text: str) -> Words:
    if len(text) > LONGEST:
        raise Unusable((problem_at("not-understood", Span(FILE, 1, 1, LONGEST), "not-understood.too-long"),))
    words = tokens(text)
    if not any(token.word[0].isalpha() for token in words):
        raise Unusable((no_question(text),))
    return words


def _edition(words: Words, edition: str) -> str:
    """The edition that the question names, before any title is looked up."""
    text = joined(words)
    told = (row for row in ADVERBIALS if row[1] == "edition" and may_fit(row[0], words_of(text)))
    return next((row[2] for row in told if compiled(row[0]).search(text)), edition)


def _trimmed(words: Words) -> Words:
    """What is left of the question, without what only joined its parts."""
    while words and words[-1].word in _IDLE:
        words = words[:-1]
    while words and words[0].word in _IDLE:
        words = words[1:]
    return tuple(token for token in words if token.word not in (",", "?"))


def _referred(rest: Words, said: list[Fact], refs: References, text: str) -> Words:
    """The question with a handle for each thing; a thing that only a fact names, or speaks of as `it`, comes first."""
    told = [words for fact in said if names_something(words := named(fact))]
    if told and not names_something(rest):
        referred(told.pop(0), refs)
    elif any(fact.held.get("it") for fact in said) and not names_something(rest):
        refs.last()
    if others := [words for words in told if names_a_class(words)]:
        raise Unusable((fact_not_understood(others[0], text),))
    main = referred(rest, refs)
    for fact in said:
        for token in named(fact):
            if token.word.startswith('"'):
                refs.title(token.word)
    return main


def _node(main: Words, text: str, scene: AskedScene, titles: Callable[[], Iterable[str]]) -> Node:
    """The question as the scenario language reads it."""
    if not main:
        raise Unusable((no_question(text),))
    said = tuple(_seated(token, scene) for token in main)
    ask = Token("ask", main[0].start, main[0].start)
    node = parsed((ask, *said), frozenset(p.name for p in scene.table.players), scene.table.vocabulary)
    if not isinstance(node, Stuck) and not _two_subjects(next(node.nodes())):
        return next(node.nodes())
    start = within((ask, *said), node.position, len(joined((ask, *said)))).start - 1 if isinstance(node, Stuck) else 0
    wrong = said[start:] or said
    raise Unusable((unknown_title(main, text, titles) or not_understood(wrong, text, main),))


def _two_subjects(node: Node) -> bool:
    """A card does nothing to another card: `can it bring a character out of shadows` was not meant."""
    done = [inner for inner in node.nodes() if inner.rule not in ("card", "kind", "period", "by")]
    return node.rule in ("can", "when", "what_happens") and bool(node.node("card") and done and done[0].node("card"))


def _seated(token: Token, scene: AskedScene) -> Token:
    end = "'s" if token.word.endswith("'s") else ""
    return token._replace(word=scene.seat(token.word) + end) if token.word.removesuffix("'s") in (YOU, OPPONENT) else token


__all__ = ["FILE", "Understood", "prose", "understand"]
