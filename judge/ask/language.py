"""Which language a question is in: told by its words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.ask.vocabulary import common_words

if TYPE_CHECKING:
    from judge.ask.foreign import Translator

_TITLE = re.compile(r'["“„][^"”“„]*["”“]')
_WORD = re.compile(r"[^\W\d_]+")


def language_of(text: str) -> Translator | None:
    """Who translates the question: nobody, if as many of its words are English as not."""
    said = _WORD.findall(_TITLE.sub("", text.lower()))
    english = sum(word in common_words() for word in said)
    if english * 2 >= len(said) and english > 1:
        return None
    from judge.ask.foreign import translators  # most questions are English

    best = max(translators(), key=lambda other: other.known(said), default=None)
    return best if best and best.known(said) > english else None
