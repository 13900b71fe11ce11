"""The table of what may bear on what (`rulings/bearing.yaml`), made ready to look at sentences with."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

Topics = frozenset[str]
PRINTED_IN = "en"
"""The language of the card text that can be imported today."""


class BearingWords:
    """The table of one rulebook. Its patterns are made when first needed, and every sentence is taken apart once."""

    def __init__(self, data: Mapping[str, Any], language: str = PRINTED_IN) -> None:
        self.data: Mapping[str, Any] = {**data, **data["card_text"][language]}
        self.memo: dict[tuple[str, str], Any] = {}  # (sentence, title of its card) -> the sentence taken apart
        self._sections: dict[tuple[str, str], re.Pattern[str]] = {}
        self._by_phrase: dict[str, tuple[str, ...]] = {}

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

    @cached_property
    def paying(self) -> Topics:
        """What turns on gold, where something is paid for."""
        return frozenset(self.data["paying"])

    def feature(self, name: str) -> Topics:
        """What an icon or a keyword that a card may have is spoken of as; a trait has no topic of its own."""
        icon = self.data["icons"].get(name)
        return frozenset(icon or ((name,) if name in self.data["words"] else ()))

    def finds(self, section: str, text: str, name: str = "") -> bool:
        """Whether one of the phrases of a section stands in the text."""
        return bool(self.phrases(section, name).search(text))

    def begins(self, section: str, text: str) -> bool:
        """Whether the text begins with one of them."""
        return bool(self.phrases(section).match(text))

    def named(self, section: str, text: str) -> tuple[str, ...]:
        """Of a section with names: those of which a phrase stands in the text."""
        return tuple(name for name in self.data[section] if self.finds(section, text, name))

    def name_of(self, section: str, word: str) -> str:
        """Of a section with names: the one that this word stands for; nothing if there is none."""
        return next((name for name in self.data[section] if self.phrases(section, name).fullmatch(word)), "")

    def demands(self, said: str) -> bool:
        """Whether what is said begins with what has to be so: `must`, `can only`; what cannot be done is a ban."""
        return self.begins("limits", said) and not self.begins("bans", said)

    def sides(self, text: str) -> tuple[bool, bool]:
        """Whether it speaks of its controller, and whether of others: `your opponents` are others only."""
        theirs = self.phrases("theirs")
        return self.finds("yours", theirs.sub(" ", text)), bool(theirs.search(text))

    def shields(self, said: str) -> bool:
        """Whether what is said is, first of all, that something cannot be changed."""
        shield, links = _either(self.data["words"]["shield"]), self.phrases("links").pattern
        return bool(re.match(rf"(?:(?:{links}) )?(?:{shield})", said.strip(), re.I))

    def phrases(self, section: str, name: str = "") -> re.Pattern[str]:
        """What is looked for: the words of a section, or of one name in it."""
        if (section, name) not in self._sections:
            self._sections[section, name] = re.compile(_either(self._listed(section, name)), re.I)
        return self._sections[section, name]

    def does_more(self, said: str) -> bool:
        """Whether something else is said after the first thing: `cannot be killed and gains stealth`."""
        joins, verbs = self.phrases("joins").pattern, self.phrases("verbs").pattern
        return bool(self.pattern(rf"(?:,|{joins}) (?:{verbs})").search(said))

    def pattern(self, told: str) -> re.Pattern[str]:
        """What is put together of them, made once."""
        if ("", told) not in self._sections:
            self._sections["", told] = re.compile(told, re.I)
        return self._sections["", told]

    def _listed(self, section: str, name: str) -> Iterable[str]:
        told = self.data[section]
        if section == "timing":
            return [bold for bold, time in told.items() if name in ("", time)]
        return told if isinstance(told, list) else told[name] if name else [p for phrases in told.values() for p in phrases]

    @cached_property
    def _any_word(self) -> re.Pattern[str]:
        return re.compile(_either([*self.data["lookalikes"], *(p for ps in self.data["words"].values() for p in ps)]), re.I)

    @cached_property
    def _phrases(self) -> list[tuple[re.Pattern[str], str]]:
        return [(re.compile(shape(p), re.I), topic) for topic, ps in self.data["words"].items() for p in ps]

    def _by_word(self, word: str) -> tuple[str, ...]:
        if word not in self._by_phrase:
            own = tuple(topic for pattern, topic in self._phrases if pattern.fullmatch(word))
            self._by_phrase[word] = own
        return self._by_phrase[word]


def _either(phrases: Iterable[str]) -> str:
    """One of the phrases, the longest first; where there are none, nothing is found."""
    return "|".join(shape(p) for p in sorted(set(phrases), key=lambda p: (-len(p), p))) or r"(?!)"


def shape(phrase: str) -> str:
    """A phrase as a pattern: whole words, `*` for the rest of one, `...` for up to three."""
    inner = re.escape(phrase).replace(r"\.\.\.\ ", r"(?:\S+ ){,3}?").replace(r"\*", r"\w*")
    return (r"(?<!\w)" if phrase[0].isalnum() else "") + inner + (r"(?!\w)" if phrase[-1].isalnum() else "")
