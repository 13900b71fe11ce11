"""Cards in words: what is printed on one, in a line; what its host must be; the lines of a search; and how much is understood."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from judge.cards.card_as_plain_data import record_of
from judge.cards.find import FoundTitle, Version
from judge.game.card_descriptions import Which
from judge.game.printed_face import Face, Keyword
from judge.render.messages import Language
from judge.render.page import Page, hanging, paint

if TYPE_CHECKING:
    from judge.cards.text.how_much_is_understood import Share, Understanding

NUMBERS = ("cost", "shadow_cost", "s_cost", "strength", "gold", "initiative", "claim", "reserve")


def kind_words(language: Language, face: Face) -> str:
    """`unique loyal Lannister character`."""
    flags = [language.say("cards", flag) for flag in ("unique", "loyal") if getattr(face, flag)]
    house = [language.find("houses", face.house) or face.house] if face.house else []
    crest = [language.say("cards", "crest")] if face.crest else []
    return language.say("card_words", "between").join([*flags, *house, *crest, word(language, face.type or "")])


def word(language: Language, word: str) -> str:
    """A type, an icon or a keyword; what the language has no word for stands as it is."""
    return language.find("card_words", word) or word


def number_words(language: Language, face: Face) -> Iterator[str]:
    """`cost 6`, `shadow cost 5`, and the icons."""
    for name in NUMBERS:
        value = shadow_cost(face) if name == "shadow_cost" else getattr(face, name)
        if value is not None:
            yield language.say("cards", name, value=value)
    yield from (word(language, icon) for icon in face.icons)


def shadow_cost(face: Face) -> int | str | None:
    """The number after the shadow keyword; an X has none."""
    value = next((k for k in face.keywords if k.name == "shadow"), None)
    return None if value is None else "X" if value.value is None else value.value


def keyword_words(language: Language, keyword: Keyword) -> str:
    """`ambush (2)`, `no attachments except Weapon`."""
    if keyword.name == "no attachments":
        only, kept = language.joined(keyword.only, "or"), language.joined(keyword.excepting, "or")
        form = "only" if only else "excepting" if kept else "all"
        return language.say("cards", "no_attachments", form, traits=only or kept)
    name = word(language, keyword.name)
    return name if keyword.value is None else f"{name} ({keyword.value})"


def rows_text(language: Language, found: Mapping[str, Iterable[FoundTitle]], page: Page) -> list[str]:
    """What a search found, edition by edition."""
    lines: list[str] = []
    for edition, rows in found.items():
        listed = [line for row in rows for line in _row(language, row, page)]
        lines += [paint(page, "strong", language.say("editions", edition)), *listed, ""] if listed else []
    return lines


def _row(language: Language, row: FoundTitle, page: Page) -> list[str]:
    also = f" ({', '.join(row.also)})" if row.also else ""
    head, *tail = hanging(f"{row.title}{also}", page, "  ")
    return [head, *tail, *(line for version in row.versions for line in _version(language, version, page))]


def _version(language: Language, version: Version, page: Page) -> list[str]:
    packs = f"[{', '.join(version.packs)}]" if version.packs else ""
    face = version.face
    keywords = (keyword_words(language, k) for k in face.keywords if k.name != "shadow")  # which is told as a cost
    words = [kind_words(language, face), *number_words(language, face), *keywords]
    return hanging(" ".join(filter(None, (", ".join(words), packs))), page, "      ")


def row_record(row: FoundTitle, edition: str) -> dict[str, Any]:
    versions = [version_record(version) for version in row.versions]
    return {"title": row.title, "edition": edition, "also": list(row.also), "versions": versions}


def version_record(version: Version) -> dict[str, Any]:
    """What is printed, by the names of the fields; what is not said there has its usual value."""
    facts = record_of(version.face)
    for name in ("title", "effects", "unread", "pack"):
        facts.pop(name, None)
    facts["keywords"] = [{"name": k.name, "value": k.value} for k in version.face.keywords]
    cost = shadow_cost(version.face)
    return {**facts, "packs": list(version.packs), **({"shadow_cost": cost} if cost is not None else {})}


def host_words(language: Language, host: Which) -> str:
    """The cards it describes, with what it asks of them; or each of the descriptions that would do."""
    told = [host_words(language, one) for one in host.either]
    return language.joined(told or [" ".join((*_kind(language, host), *_qualified(language, host)))], "or")


def _kind(language: Language, host: Which) -> Iterator[str]:
    if host.whose:
        yield language.say("cards", "yours" if host.whose.role == "you" else "opponent's")
    yield from (language.say("cards", flag) for flag in host.flags)
    yield from (language.find("houses", name) or name for name in host.houses)
    yield from (*host.traits, *host.titles)
    yield " ".join(word(language, name) for name in host.types) or language.say("cards", "any_card")


def _qualified(language: Language, host: Which) -> Iterator[str]:
    yield from (language.say("cards", "with", value=word(language, name)) for name in host.keywords)
    limits = {"at_least": "least", "at_most": "most"}
    yield from (language.say("cards", f"{limits[b.how]}_{b.stat}", value=b.number) for b in host.bounds)
    yield from (language.say("cards", "excluding", value=host_words(language, one)) for one in host.without)


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
    lines += ["", *(line for share in report.shares for line in _share_lines(language, share, page, unread)), ""]
    return lines


def _share_lines(language: Language, share: Share, page: Page, unread: bool) -> list[str]:
    percent = 100 * share.understood // max(share.total, 1)
    kind = language.find("text_kinds", share.kind) or share.kind
    head = f"{kind:<26}{share.understood:>6,} / {share.total:,}".ljust(44) + f"{percent:>4} %"
    shown = share.unread if unread else ()
    return [f"  {head}", *(line for text, times in shown for line in hanging(f"{times} × {text}", page, "      · "))]
