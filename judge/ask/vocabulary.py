"""Which words are everyday words, and which make up a title."""

from __future__ import annotations

import re
from functools import cache

from judge.ask.english.facts import ADVERBIALS, FACTS
from judge.ask.english.forms import KNOWN
from judge.ask.english.wording import LOOSE
from judge.ask.english.words import FEATURES, KEYWORDS, PEOPLE, SHORT_FORMS, STATES
from judge.ask.titles import Known
from judge.catalogue.names import fold
from judge.scenario import FaceFinder, Scenario
from judge.scenario.tables import tables


@cache
def common_words() -> frozenset[str]:
    """Every word that a question may use: alone they are no title, unless written like one."""
    rows = (*FACTS, *ADVERBIALS, *LOOSE, *FEATURES, *PEOPLE)
    phrases = " ".join([*(row[0] for row in rows), *KNOWN, *KEYWORDS, *STATES]).lower()
    return frozenset(re.findall(r"[a-z'-]+", phrases)) | frozenset(tables().words) | frozenset(SHORT_FORMS)


def title_finder(faces: FaceFinder, edition: str, board: Scenario | None) -> Known:
    """Looks titles up on the board, where there is one, then in the catalogue."""
    laid = {fold(name): card.title for card in board.table.cards.values() for name in (card.title, card.called)} if board else {}

    def known(said: str) -> str:
        found = laid.get(fold(said))
        if found:
            return found
        faces_found = faces.find(said, "", edition)
        return faces_found[0].title if faces_found else ""

    return known
