"""What an attachment goes on, in words: `unique Lannister character`."""

from __future__ import annotations

from collections.abc import Iterator

from judge.say.cards import word
from judge.say.language import Language
from judge.table import Host

LIMITS = ("least_cost", "most_cost", "most_strength")


def host_words(language: Language, host: Host) -> str:
    """The card it names, with what it asks of it; then the others that would do."""
    told = " ".join((*_kind(language, host), *_qualified(language, host)))
    return language.joined([told, *(host_words(language, other) for other in host.others)], "or")


def _kind(language: Language, host: Host) -> Iterator[str]:
    yield from (language.say("cards", name) for name in (host.side,) if name)
    yield from (language.say("cards", name) for name in ("unique", "loyal") if getattr(host, name))
    yield from (language.find("houses", name) or name for name in (host.house,) if name)
    yield from filter(None, (host.trait, host.title))
    yield word(language, host.type) or language.say("cards", "any_card")


def _qualified(language: Language, host: Host) -> Iterator[str]:
    yield from (language.say("cards", "with", value=word(language, name)) for name in (host.keyword,) if name)
    yield from (language.say("cards", name, value=v) for name in LIMITS if (v := getattr(host, name)) is not None)
    yield from (language.say("cards", "excluding", value=host_words(language, one)) for one in host.excluding)
