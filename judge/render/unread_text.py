"""How much of the cards' text is understood, as a page and as a record."""

from __future__ import annotations

from typing import Any

from judge.cards.text.unread import Share, Understanding
from judge.render.messages import Language
from judge.render.page import Page, hanging, paint


def check_record(report: Understanding) -> dict[str, Any]:
    kinds = {share.kind: _share(share) for share in report.shares}
    return {"cards": report.cards, "complete": report.complete, "kinds": kinds}


def _share(share: Share) -> dict[str, Any]:
    unread = [{"text": text, "times": times} for text, times in share.unread]
    return {"understood": share.understood, "total": share.total, "unread": unread}


def check_text(language: Language, edition: str, report: Understanding, page: Page, unread: bool) -> list[str]:
    """A line for each kind of text; if asked for, the sentences that were not understood, most frequent first."""
    say = language.say
    lines = [paint(page, "strong", say("editions", edition))]
    lines += hanging(say("cards", "complete", complete=f"{report.complete:,}", cards=f"{report.cards:,}"), page, "  ")
    lines += ["", *(line for share in report.shares for line in _lines(language, share, page, unread)), ""]
    return lines


def _lines(language: Language, share: Share, page: Page, unread: bool) -> list[str]:
    percent = 100 * share.understood // max(share.total, 1)
    kind = language.find("text_kinds", share.kind) or share.kind
    head = f"{kind:<26}{share.understood:>6,} / {share.total:,}".ljust(44) + f"{percent:>4} %"
    shown = share.unread if unread else ()
    return [f"  {head}", *(line for text, times in shown for line in hanging(f"{times} × {text}", page, "      · "))]
