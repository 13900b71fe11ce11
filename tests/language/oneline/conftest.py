"""The rulebook of this checkout and our own cards, for questions in one line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from judge.cards import Catalogue
from judge.engine.rule import decide, open_hearing
from judge.language.oneline.understand import Understood, understand
from judge.rulebook.load import home, load_data, rulebook
from judge.ruling import Ruling

Ruled = Callable[..., tuple[Understood, Ruling]]


@pytest.fixture(scope="session")
def cards() -> Catalogue:
    """Our own cards only: what a user has imported is not asked about here."""
    return Catalogue(imported=Path("/nowhere/cards.compiled"))


@pytest.fixture(scope="session")
def ruled(cards: Catalogue) -> Ruled:
    """Understands a question and rules on it."""
    law = load_data([home() / "rulings"])

    def rule(question: str, edition: str = "2e", board: Any = None) -> tuple[Understood, Ruling]:
        understood = understand(question, cards, edition, board)
        hearing = open_hearing(rulebook(law, understood.edition), understood.table)
        return understood, decide(hearing, understood.question.asked)

    return rule
