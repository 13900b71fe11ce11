"""The sentence that was probably meant: every form of question, move, effect and supposition, and which one is nearest."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from functools import cache, lru_cache

from judge.support.problems import Phrase, phrase

_FORMS = {
    "ask": """
        can Alice bring "X" out of shadows? | can "X" come out of shadows? | can Alice marshal "X" into shadows?
        can Alice marshal "X"? | can Alice play "X"? | can Alice play "X" from shadows? | can Alice ambush "X"?
        can Alice put "X" into play? | can Alice put "X" into shadows? | can Alice return "X" to shadows?
        can Alice take control of "X"? | can Alice attach "X" to "Y"? | can Alice set up "X"?
        can Alice set up "X" in shadows? | can Alice save "X" with its duplicate? | can Bob look at "X"?
        can Alice shuffle her cards in shadows? | can Alice place 2 gold on "X"? | is "X" in play? | is "X" standing?
        is "X" in Bob's dead pile? | is "X" a duplicate? | does "X" have stealth? | can Alice attack with "X"?
        does bringing "X" out of shadows count as playing it? | what is the printed cost of "X"? | what is the strength of "X"?
        what is the cost to bring "X" out of shadows? | is the printed cost of "X" 5 or lower? | can Bob defend with "X"?
        how many cards can Alice bring out of shadows this phase? | how much gold can Alice place on "X"?
        how much gold is on "X"? | how much gold does Alice have? | who brings a card out of shadows first? | who acts first?
        who controls "X"? | who owns "X"? | in what order are cards brought out of shadows? | in what order do players act?
        when can Alice bring "X" out of shadows? | what happens if Alice brings "X" out of shadows? | what can Alice do?
        how many defenders can Bob declare? | who wins the challenge? | can Alice bypass "X" with stealth?""",
    "then": """
        Alice brings "X" out of shadows | Alice marshals "X" | Alice marshals "X" into shadows | Alice takes control of "X"
        "X" is killed | "X" kneels | "X" stands | Alice passes her chance to bring a card out of shadows
        the challenges phase begins | players may take actions | the setup cards are revealed | the phase ends
        Alice attacks with "X" | Bob defends with "X" | "X" is removed from the challenge | Alice gains 2 gold
        Alice plays "X" | Alice attaches "X" to "Y" | Alice puts "X" into play | "X" is discarded | Alice ambushes "X" """,
    "effect": """
        Alice cannot bring cards out of shadows | Alice may bring "X" out of shadows | cards Alice marshals cost 1 less
        cards Alice brings out of shadows cost 1 less | "X" gains stealth | "X" loses stealth | "X" gets +2 strength
        "X" is blank | each opponent of Alice cannot bring cards out of shadows until the end of the phase""",
    "what": """
        if Alice has 5 gold? | if "X" is in Alice's dead pile? | if a copy of "X" is in Alice's dead pile?
        if phase: marshaling | if window: reaction | if first player: Alice | if effect: Alice cannot play events""",
    "card": '"X": character, neutral, cost 3, strength 2, shadow 1',
}  # fmt: skip
_TITLE = re.compile(r'"[^"]*"')
_NAME = re.compile(r"(?<!\w)(?!Alice|Bob|X\b|Y\b)[^\W\d_a-z]\w*")
_FAR = 0.6


def nearest_form(text: str, others: Mapping[str, list[str]], fields: Container[str] = ()) -> Phrase | None:
    """Advice with the form that a sentence most resembles; where none is near, with the first of its kind.

    It begins as it should: with a colon after a field, and with none after any other word."""
    first, _, rest = " ".join(text.split()).partition(" ")
    kind, first = first.lower().rstrip(":"), first.rstrip(":")
    first += ":" if kind in fields else ""
    forms = others.get(kind) or _forms(kind)
    if not forms:
        return None
    near = _nearest(_NAME.sub("Alice", _TITLE.sub('"X"', rest[:200])), tuple(forms))
    return phrase("nearest-form", form=f"{first} {near}") if near else phrase("for-instance", form=f"{first} {forms[0]}")


@lru_cache(maxsize=256)  # a file that gets a form wrong often gets it wrong all the way down
def _nearest(plain: str, forms: tuple[str, ...]) -> str:
    from difflib import get_close_matches

    return next(iter(get_close_matches(plain, forms, n=1, cutoff=_FAR)), "")


@cache
def _forms(kind: str) -> list[str]:
    return [" ".join(form.split()) for row in _FORMS.get(kind, "").split("\n") for form in row.split("|") if form.strip()]
