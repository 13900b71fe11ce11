"""Shell completion: clause ids, card titles, codes. Nothing is loaded before somebody presses Tab, and nothing is said."""

from __future__ import annotations

from collections.abc import Callable

MOST = 50


def quietly(look: Callable[[], list[str]]) -> list[str]:
    """A shell that waits for Tab is no place for messages."""
    try:
        return look()[:MOST]
    except Exception:
        return []


def clause_ids(incomplete: str) -> list[str]:
    from judge.cli.clause_search import clause_ids

    return quietly(lambda: clause_ids(incomplete))


def card_titles(incomplete: str) -> list[str]:
    """Titles of both editions that begin so, or else in which the letters occur."""

    def look() -> list[str]:
        from judge.cards import Catalogue
        from judge.game.vocabulary import SHIPPED

        catalogue, typed = Catalogue(), incomplete.strip("\"'").casefold()
        editions = sorted(SHIPPED.names("editions"), reverse=True)
        titles = list(dict.fromkeys(t for edition in editions for t in catalogue.titles(edition)))
        begin = [t for t in titles if t.casefold().startswith(typed)]
        return begin or [t for t in titles if typed in t.casefold()]

    return quietly(look)
