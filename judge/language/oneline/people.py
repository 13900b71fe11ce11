"""Who is meant: `I` is the asker, everybody else the opponent; names are those of the board."""

from __future__ import annotations

from itertools import zip_longest

from judge.game.table import Table
from judge.language.oneline.english.words import FIRST_PERSON, PEOPLE, PERSONS, POSSESSIVES, VERBS_OF_PLAYERS
from judge.language.oneline.rewrite_by_patterns import rewrite
from judge.language.oneline.table_so_far import OPPONENT, YOU, AskedScene
from judge.language.oneline.words_with_places import Token, Words, span
from judge.support.problems import Unusable, phrase, problem_at


def seated(table: Table) -> AskedScene:
    """The scene of a board: the first player named is the asker."""
    names = [player.name for player in table.players]
    return AskedScene(table, you=names[0] if names else YOU, opponent=names[1] if len(names) == 2 else "")


def with_people(words: Words, scene: AskedScene) -> Words:
    """The words with `you` and `opponent` for whoever is meant."""
    words = tuple(_named(token, scene) for token in words)
    words = _his(rewrite(words, PEOPLE))
    unclear = [token for token in words if token.word.removesuffix("'s") == OPPONENT and not scene.opponent]
    if unclear:
        raise Unusable((problem_at("which-opponent", span(unclear[:1]), "", phrase("name-the-player")),))
    return words


def _named(token: Token, scene: AskedScene) -> Token:
    """A player of the board by name."""
    names = {player.name.casefold(): player.name for player in scene.table.players}
    name = names.get(token.word)
    if name is None or token.word in (YOU, OPPONENT):
        return token
    return token._replace(word={scene.you: YOU, scene.opponent: OPPONENT}.get(name, name))


def _his(words: Words) -> Words:
    """Who *he* is and whose *his*: the player mentioned last, unless that is the asker, who would have said *my*."""
    out: list[Token] = []
    last = OPPONENT
    for token, after in zip_longest(words, words[1:]):
        seat = token.word.removesuffix("'s")
        if seat in (YOU, OPPONENT):
            last = OPPONENT if token.raw.lower() in FIRST_PERSON else seat
        elif token.word in PERSONS and after and after.word in VERBS_OF_PLAYERS:
            token = token._replace(word=last)
        elif token.word in POSSESSIVES and not (out and out[-1].word in ("with", "to", "of")):
            token = token._replace(word=f"{last}'s")
        out.append(token)
    return tuple(out)
