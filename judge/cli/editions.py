"""Which editions there are: those of the game, and those that a rulebook of somebody's own brings along."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judge.errors import Problem, Span, Unusable
from judge.say.language import Language

EDITIONS = ("2e", "1e")


def the_edition(language: Language, data: Mapping[str, Any], chosen: str | None) -> str | None:
    """The edition that the command line names, if it names one; raises Unusable where there is no such edition."""
    if chosen is None:
        return None
    return known_edition(language, chosen, {*EDITIONS, *(d["edition"] for d in data["documents"].values())} - {"any"})


def known_edition(language: Language, chosen: str, known: Iterable[str]) -> str:
    if chosen.lower() in known:
        return chosen.lower()
    hint = language.say("hints", "known", value=", ".join(sorted(known)))
    message = language.say("problems", "unknown-edition", value=chosen)
    raise Unusable((Problem("unknown-edition", message, Span("--edition", 1), hint),))
