"""Finds cards by half-remembered titles, and shows what is known of one."""

from __future__ import annotations

from collections.abc import Iterable

from judge.cards.catalogue import Catalogue, alike
from judge.game.printed_face import Face
from judge.support.fold_and_clean_text import clean, fold
from judge.support.frozen_data_classes import Noun
from judge.support.problems import Phrase, Span, Unusable, meant, phrase, problem_at


class Version(Noun):
    """A face, and the packs that print it."""

    face: Face
    packs: tuple[str, ...] = ()


class FoundTitle(Noun):
    """A title that was found, its versions that differ, and its translations that were asked for."""

    title: str
    versions: tuple[Version, ...]
    also: tuple[str, ...] = ()


def search(words: Iterable[str], catalogue: Catalogue, edition: str = "2e") -> tuple[FoundTitle, ...]:
    """Every title with all these words in it, those that begin with the first word in front."""
    wanted = [fold(word) for word in words if fold(word)]
    if not wanted:
        return ()
    rows: dict[str, FoundTitle] = {}
    for title in (t for t in catalogue.titles(edition) if all(word in fold(t) for word in wanted)):
        found = versions(title, catalogue, edition)
        name = found[0].face.title
        also = rows[name].also if name in rows else ()
        rows[name] = FoundTitle(name, found, also if title == name else (*also, title))
    return tuple(sorted(rows.values(), key=lambda row: (not fold(row.title).startswith(wanted[0]), fold(row.title))))


def suggestion(words: Iterable[str], catalogue: Catalogue, edition: str = "2e") -> Phrase | None:
    """Advice where nothing was found: the nearest title, or the nearest word of one."""
    asked, titles = " ".join(words), list(catalogue.titles(edition))
    parts = dict.fromkeys(part.strip("\"',.") for title in titles for part in title.split())
    return meant(asked, (*titles, *parts))


def show(title: str, catalogue: Catalogue, edition: str = "2e", pack: str = "") -> FoundTitle:
    """All that is known of one title; a title that is not known is a problem with the nearest as its hint."""
    found = versions(title, catalogue, edition)
    if pack and found:
        found = _of_pack(title, pack, found)
    if not found:
        advice = meant(title, catalogue.titles(edition))
        raise Unusable((problem_at("unknown-card", Span("", 1), "unknown-card.shown", advice, title=clean(title)),))
    return FoundTitle(found[0].face.title, found)


def versions(title: str, catalogue: Catalogue, edition: str = "2e") -> tuple[Version, ...]:
    """The versions of a title that differ in their facts, each with its packs."""
    same = alike(catalogue.versions(title, edition))
    return tuple(Version(faces[0], tuple(f.pack for f in faces if f.pack)) for faces in same)


def _of_pack(title: str, pack: str, found: tuple[Version, ...]) -> tuple[Version, ...]:
    if chosen := tuple(v for v in found if pack.casefold() in map(str.casefold, v.packs)):
        return chosen
    packs = tuple(name for version in found for name in version.packs)
    advice, names = meant(pack, packs) or phrase("packs", packs=packs), {"title": clean(title), "pack": clean(pack)}
    raise Unusable((problem_at("unknown-card", Span("", 1), "unknown-card.not-in-pack", advice, **names),))
