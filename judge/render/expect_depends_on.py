"""What an `expect depends on …` line names, held to what the answer depends on, and to all that an answer can depend on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from judge.game.facts import FACTS, GROUPS, NUMBERS, VALUES
from judge.game.table import Table
from judge.game.vocabulary import Vocabulary
from judge.render.findings_in_words import RELATED, about, condition_text, purse, topic
from judge.render.messages import Language
from judge.render.parse_expected_answer import AnswerTopic, Words, words_of
from judge.render.placeholders import Scene
from judge.ruling import Proviso, Ruling

NOUNS = ("areas", "phases", "windows", "types", "houses", "icons", "keywords")
"""Sections of `game.yaml` whose names may stand in a condition."""
CARDS = "cards "
"""How a place is called that cards lie in: `depends on in play` is said for short."""


def turns_on(scene: Scene, ruling: Ruling, said: AnswerTopic) -> bool:
    """Whether the answer depends on each thing that is named."""
    scene = scene._replace(language=said.language)
    return all(any(_is_about(scene, condition, name) for condition in ruling.conditions) for name in said.named)


def _is_about(scene: Scene, condition: Proviso, name: str) -> bool:
    told = about(scene, condition)
    if name in (told, told.removeprefix(CARDS), *RELATED.get(told, ()), topic(scene, condition).casefold()):
        return True
    return is_topic(scene.language, scene.table, name) and _stands_in(words_of(name), words_of(condition_text(scene, condition)))


def _stands_in(words: Words, sentence: Words) -> bool:
    return any(sentence[n : n + len(words)] == words for n in range(len(sentence)))


def is_topic(language: Language, table: Table, name: str) -> bool:
    """Whether an answer can depend on it: by the names that the game has, or as a card or player of this table."""
    if name in _abouts():  # nearly always, and then nothing has to be read
        return True
    words = words_of(name)
    if any(words in _topics(tongue, table.vocabulary) for tongue in language.tongues()):
        return True
    called = (*(card.title for card in table.cards.values()), *(player.name for player in table.players))
    return any(words == words_of(one) for one in called)


@lru_cache(16)
def _topics(language: Language, vocabulary: Vocabulary) -> frozenset[Words]:
    return frozenset(words_of(name.replace("_", " ")) for name in _names(language, vocabulary))


def _names(language: Language, vocabulary: Vocabulary) -> Iterator[str]:
    """As they are called in files, and as the language calls them."""
    yield from _abouts()
    for section in NOUNS:
        yield from vocabulary.names(section)
        yield from _fields(vocabulary, section)
    yield from map(purse, language.data.get("pools", {}))
    for section in ("amounts", "judged", "topics"):
        entries: dict[str, object] = language.data.get(section, {})
        yield from entries
        yield from (name for name in entries.values() if isinstance(name, str))


def _abouts() -> Iterator[str]:
    """What the facts are about."""
    for word in (*FACTS.values(), *NUMBERS.values(), *GROUPS.values(), *VALUES.values()):
        yield word.about
        yield word.about.removeprefix(CARDS)


def _fields(vocabulary: Vocabulary, section: str) -> Iterable[str]:
    """What a file calls an area: `dead pile`, `in play`."""
    return (str(name) for row in vocabulary.names(section) for name in vocabulary.row(section, row).get("field", ()))
