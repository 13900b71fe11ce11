"""Reads a `card "…": …` line into a Face."""

from __future__ import annotations

from judge.game.card_descriptions import Which, Who
from judge.game.printed_face import Face, Keyword
from judge.language.parse.grammar import Node, WrittenWord
from judge.language.refuse import number, refuse
from judge.language.resolve.printed_card import unquoted
from judge.support.frozen_data_classes import replace
from judge.support.problems import phrase


def face_of(node: Node) -> Face:
    """The card that the line describes."""
    title, pack = node.the_word("STRING"), node.word("PACK")
    if not unquoted(title):
        refuse("missing-title", title.span)
    face = Face(unquoted(title), pack=pack.text if pack else "")
    for attribute in node.nodes():
        face = _ATTRIBUTES[attribute.rule](face, attribute)
    if face.type is None:
        refuse("missing-type", node.span, "", phrase("name-a-type"), card=face.title)
    return face


def faction_of(node: Node) -> str:
    """stark, night's watch …"""
    return "night's watch" if node.word("NIGHTS") else node.the_word("FACTION").name


def keyword_of(node: Node) -> Keyword:
    """`shadow 2`, `stealth`."""
    value = node.word("NUMBER")
    return Keyword(node.the_word("KEYWORD").name, number(value) if value else None)


def no_attachments_of(node: Node) -> Keyword:
    """`no attachments`, `no Weapon attachments`, `no attachments except Weapon`."""
    if not node.the_word("TYPE").lower.startswith("attachment"):
        refuse("unknown-keyword", node.span, "unknown-keyword.attachments")
    excepting = node.node("excepting")
    kept = tuple(name_of(n) for n in excepting.nodes("names")) if excepting else ()
    return Keyword("no attachments", only=tuple(name_of(n) for n in node.nodes("names")), excepting=kept)


def name_of(node: Node) -> str:
    """Several words that make one name: Small Council."""
    return " ".join(word.text for word in node.words("NAME"))


def type_of(word: WrittenWord) -> str:
    """character, whether one or many are spoken of."""
    return word.meant or word.lower.removesuffix("s")


def _type(face: Face, node: Node) -> Face:
    kind = node.word("TYPE", "PLOT")
    return replace(
        face,
        type=type_of(kind) if kind else face.type,
        unique=face.unique or node.word("UNIQUE") is not None,
        loyal=face.loyal or node.word("LOYAL") is not None,
    )


def _cost(face: Face, node: Node) -> Face:
    s_cost = node.word("S_NUMBER")
    if s_cost:
        return replace(face, crest=True, s_cost=number(s_cost))
    amount = node.word("NUMBER")
    return replace(face, cost=number(amount) if amount else "-")


def _statistic(face: Face, node: Node) -> Face:
    name, value = node.the_word("STATISTIC", "STRENGTH", "GOLD"), node.word("NUMBER")
    amount = number(value) if value else None
    match name.lower:
        case "gold" | "income":
            return replace(face, gold=amount)
        case "initiative":
            return replace(face, initiative=amount)
        case "claim":
            return replace(face, claim=amount)
        case "reserve":
            return replace(face, reserve=amount)
    return replace(face, strength=amount)


def _icons(face: Face, node: Node) -> Face:
    return replace(face, icons=(*face.icons, *(word.name for word in node.words("ICON"))))


def _keyword(face: Face, node: Node) -> Face:
    return replace(face, keywords=(*face.keywords, keyword_of(node)))


def _no_attachments(face: Face, node: Node) -> Face:
    return replace(face, keywords=(*face.keywords, no_attachments_of(node)))


def _traits(face: Face, node: Node) -> Face:
    return replace(face, traits=(*face.traits, *(name_of(names) for names in node.nodes("names"))))


def _host(face: Face, node: Node) -> Face:
    side, faction, trait = node.word("SIDE"), node.node("faction"), node.node("names")
    host = Which(
        types=(type_of(node.the_word("TYPE")),),
        whose=Who("you" if side.lower == "your" else "opponent") if side else None,
        houses=(faction_of(faction),) if faction else (),
        traits=(name_of(trait),) if trait else (),
        flags=("unique",) if node.word("UNIQUE") else (),
    )
    return replace(face, host=host)


def _timing(face: Face, node: Node) -> Face:
    phase = node.word("PHASE", "PLOT")
    return replace(face, event_window=node.the_word("WINDOW").name, event_phase=phase_name(phase) if phase else "")


def phase_name(word: WrittenWord) -> str:
    """The phase in our spelling."""
    return word.name


_ATTRIBUTES = {
    "type": _type,
    "faction": lambda face, node: replace(face, house=faction_of(node)),
    "cost": _cost,
    "statistic": _statistic,
    "icons": _icons,
    "keyword": _keyword,
    "no_attachments": _no_attachments,
    "traits": _traits,
    "host": _host,
    "timing": _timing,
}
