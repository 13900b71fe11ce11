"""Which editions there are: those of the game, and those that a rulebook of somebody's own brings along."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judge.game.vocabulary import SHIPPED
from judge.support.problems import Span, Unusable, phrase, problem_at


def the_edition(data: Mapping[str, Any], chosen: str | None) -> str | None:
    """The edition that the command line names, if it names one; raises Unusable where there is no such edition."""
    if chosen is None:
        return None
    return known_edition(chosen, {*SHIPPED.names("editions"), *(d["edition"] for d in data["documents"].values())} - {"any"})


def known_edition(chosen: str, known: Iterable[str]) -> str:
    if chosen.lower() in known:
        return chosen.lower()
    advice = phrase("known", value=tuple(sorted(known)))
    raise Unusable((problem_at("unknown-edition", Span("--edition", 1), "", advice, value=chosen),))
