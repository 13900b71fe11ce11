"""The table of what may bear on what (`rulings/bearing.yaml`), made ready to look at sentences with."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

Topics = frozenset[str]


class Words:
    """The table of one rulebook. Its patterns are made when first needed, and every sentence is taken apart once."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.memo: dict[tuple[str, str], Any] = {}  # (sentence, title of its card) -> the sentence taken apart

    def topics(self, text: str) -> Topics:
        """What a piece of text would change, by its words; a longer phrase takes the words of a shorter one with it."""
        found = (self._by_word(match.group().casefold()) for match in self._any_word.finditer(text))
        return frozenset(topic for topics in found for topic in topics)

    def asks(self, name: str) -> Topics | None:
        """What an amount, a word or a kind of question turns on; None: there is no telling."""
        topics = self.data["asks"].get(name)
        return None if topics is None else frozenset(topics)

    def after(self, name: str) -> Topics:
        """What it turns on besides, once a step has been played."""
        return frozenset(self.data["after"].get(name, ()))

    def knows(self, topic: str) -> bool:
        return topic in self.data["words"]

    def finds(self, section: str, text: str) -> bool:
        """Whether one of the phrases of a section stands in the text."""
        return bool(self.phrases(section).search(text))

    def shields(self, said: str) -> bool:
        """Whether what is said is, first of all, that something cannot be changed."""
        return bool(re.match(rf"(?:is |are |gains? )?(?:{_either(self.data['words']['shield'])})", said.strip(), re.I))

    def yours(self, text: str) -> bool:
        return self.finds("yours", text)

    def theirs(self, text: str) -> bool:
        return self.finds("theirs", text)

    def phrases(self, section: str) -> re.Pattern[str]:
        if section not in self._sections:
            self._sections[section] = re.compile(_either(self.data[section]), re.I)
        return self._sections[section]

    @cached_property
    def _sections(self) -> dict[str, re.Pattern[str]]:
        return {}

    @cached_property
    def _any_word(self) -> re.Pattern[str]:
        return re.compile(_either([*self.data["apart"], *(p for ps in self.data["words"].values() for p in ps)]), re.I)

    @cached_property
    def _phrases(self) -> list[tuple[re.Pattern[str], str]]:
        return [(re.compile(shape(p), re.I), topic) for topic, ps in self.data["words"].items() for p in ps]

    @cached_property
    def _by_phrase(self) -> dict[str, tuple[str, ...]]:
        return {}

    def _by_word(self, word: str) -> tuple[str, ...]:
        if word not in self._by_phrase:
            own = tuple(topic for pattern, topic in self._phrases if pattern.fullmatch(word))
            self._by_phrase[word] = own
        return self._by_phrase[word]


def _either(phrases: Iterable[str]) -> str:
    return "|".join(shape(p) for p in sorted(set(phrases), key=lambda p: (-len(p), p)))


def shape(phrase: str) -> str:
    """A phrase as a pattern: whole words, `*` for the rest of one."""
    inner = re.escape(phrase).replace(r"\*", r"\w*")
    return (r"(?<!\w)" if phrase[0].isalnum() else "") + inner + (r"(?!\w)" if phrase[-1].isalnum() else "")
