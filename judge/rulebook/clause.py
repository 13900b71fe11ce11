"""A clause of the law and the things it says, as frozen data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.support.frozen_data_classes import NamedTuple, Noun

ROLES: Mapping[str, tuple[str, ...]] = {
    "permits": ("costs", "from", "told_by"),
    "forbids": ("told_by",),
    "requires": ("for",),
    "subjects": ("to",),
    "lifts": ("for",),
    "disputes": ("for",),
    "sets": ("to", "told_by"),
    "chooses": (),
    "adds": ("by", "told_by"),
    "floors": ("at", "told_by"),
    "caps": ("at", "besides", "kind", "told_by"),
    "causes": ("does", "amount", "each", "at", "told_by"),
    "replaces": ("with", "for"),
    "orders": ("by", "before", "after"),
    "counts": ("as", "kind"),
    "excludes": ("as", "kind"),
    "defines": ("told_by",),
    "explains": (),
    "rules_out": (),
    "guides": (),
}
"""Each role with the keys it may carry besides `when`. The role is the rulebook's own modal verb."""

NEEDED: Mapping[str, tuple[str, ...]] = {
    "requires": ("for",), "subjects": ("to",), "sets": ("to",), "adds": ("by",), "floors": ("at",), "caps": ("at",),
    "causes": ("does",), "replaces": ("with",), "orders": ("by", "before", "after"),
}  # fmt: skip
"""What a role is nothing without: one of these keys."""


class Entry(NamedTuple):
    """One thing a clause says: a role, what it speaks of, and when."""

    clause: str
    role: str
    of: tuple[str, ...]  # actions, amounts, judged words or clause ids, as the role has it
    when: Any  # a condition in the five forms, see `forms`
    more: Mapping[str, Any]
    precedence: int
    basis: str


class Source(Noun):
    document: str
    section: str


class Clause(Noun):
    """A rule in our own words, with the places that carry it."""

    id: str
    text: Mapping[str, str]
    sources: tuple[Source, ...]
    basis: str
    file: str
    line: int


class Document(Noun):
    """A rules document. Precedence decides between clauses; the date decides what is in force."""

    id: str
    title: str
    short: str
    edition: str
    date: str
    language: str
    precedence: int
    translates: str = ""
    takes_in: str = ""  # an insert whose text later printings of it carry
    adds_to: str = ""  # the document that it is an addition to, and cannot be read without


class Action(Noun):
    """Something that can be done; bars and requirements come down from the parents, permissions never."""

    name: str
    parents: tuple[str, ...] = ()
    abstract: bool = False  # not done by itself: legal unless barred
    offered: bool = False  # listed when somebody asks what can be done
    counted: bool = False  # nothing is done without a number
    cost: str = ""  # the amount that it costs
    pool: str = "gold_pool"
    needs: str = "card"  # card, target, cards, amount, nothing
    aims_at: tuple[str, ...] = ()  # the areas in which the other card is looked for; none: everywhere
