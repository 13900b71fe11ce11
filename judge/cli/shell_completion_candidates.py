"""What completes a word that somebody types in a shell: titles of cards, clauses, codes of problems."""

from __future__ import annotations

from collections.abc import Callable

MOST = 50


def quietly(look: Callable[[], list[str]]) -> list[str]:
    """A shell that waits for Tab is no place for messages."""
    try:
        return look()[:MOST]
    except Exception:
        return []


def card_titles(incomplete: str) -> list[str]:
    """Titles of both editions that begin so, or else in which the letters occur."""

    def look() -> list[str]:
        from judge.cards import Catalogue
        from judge.game.vocabulary import all_editions

        catalogue, typed = Catalogue(), incomplete.strip("\"'").casefold()
        titles = list(dict.fromkeys(t for edition in all_editions() for t in catalogue.titles(edition)))
        begin = [t for t in titles if t.casefold().startswith(typed)]
        return begin or [t for t in titles if typed in t.casefold()]

    return quietly(look)


def clause_ids(incomplete: str) -> list[str]:
    """Clauses of the judge's own law that begin so, in any case of letters."""

    def look() -> list[str]:
        from judge.driver.search_clauses import clause_ids

        return clause_ids(incomplete)

    return quietly(look)


def problem_codes(incomplete: str) -> list[str]:
    """Codes that have a page and begin so."""

    def look() -> list[str]:
        from judge.render.problem_code_page import load_pages

        return [code for code in load_pages() if code.startswith(incomplete)]

    return quietly(look)
