"""What the parsed sentences of card text mean: keywords, hosts and effects as plain data."""

from __future__ import annotations

from typing import Any

from judge.cards.card_as_plain_data import Record
from judge.cards.text.descriptions import DescribingWords, UnsureError

DEEDS = {
    "declared as an attacker or defender": ("attack", "defend"),
    "declared as attackers or defenders": ("attack", "defend"),
    "bypassed by stealth": ("bypass",),
    "discarded from play": ("discard",),
    "put into play": ("put_into_play",),
    "enter play": ("enter_play",),
    "leave play": ("leave_play",),
    "gain power": ("gain_power",),
    "marshaled": ("marshal",),
    "played": ("play",),
    "killed": ("kill",),
    "saved": ("save",),
}
# Acts that the tree of actions does not have yet: a bar on one would bind nobody, so its sentence stays unread.
NOT_YET = frozenset(("save",))
WHO = {"you": {"who": "you"}, "each player": {}, "players": {}}
KIND_FIELDS = {"type", "house", "trait", "unique", "keyword"}  # what an effect can say of a class of cards


class Meaning(DescribingWords):
    """Whole sentences."""

    def plain(self, parts: list[Any]) -> tuple[Any, ...]:
        return (parts[0].lower(), None, (), ())

    def valued(self, parts: list[Any]) -> tuple[Any, ...]:
        return (parts[0].lower(), int(parts[1]) if parts[1].isdigit() else None, (), ())

    def no_attachments(self, parts: list[Any]) -> tuple[Any, ...]:
        return (f"no {attachments(parts[0])}", None, (), ())

    def attachments_except(self, parts: list[Any]) -> tuple[Any, ...]:
        return (f"no {attachments(parts[0])}", None, (), parts[1])

    def attachments_only(self, parts: list[Any]) -> tuple[Any, ...]:
        return (f"no {attachments(parts[1])}", None, parts[0], ())

    def traits(self, parts: list[Any]) -> tuple[str, ...]:
        return tuple(name for _, name in parts)

    def title(self, parts: list[Any]) -> list[Record]:
        return [{"type": "", "title": parts[0][1]}]

    def restriction(self, parts: list[Any]) -> Record:
        first, *others = [host for group in parts for host in group]
        return {**first, "others": tuple(others)} if others else first

    def deeds(self, parts: list[Any]) -> tuple[str, ...]:
        return tuple(deed for part in parts for deed in deed_names(part))

    def verbs(self, parts: list[Any]) -> tuple[str, ...]:
        return tuple(map(act_name, parts))

    def act(self, parts: list[Any]) -> tuple[str, list[Record]]:
        return (act_name(parts[0]), parts[1])

    def acts(self, parts: list[Any]) -> list[tuple[str, list[Record]]]:
        """A second kind of card belongs to the verb before it: `marshal locations or attachments`."""
        done: list[tuple[str, list[Record]]] = []
        for part in parts:
            done.append(part if isinstance(part, tuple) else (done[-1][0], part))
        return done

    def subject_cannot(self, parts: list[Any]) -> list[Record]:
        return [{"bar": deed, **which} for which in described(parts[0]) for deed in parts[1]]

    def player_cannot(self, parts: list[Any]) -> list[Record]:
        who = WHO.get(parts[0].lower(), {"who": "opponent"})
        return [{"bar": action, **who, **which} for action, group in parts[1] for which in described(group)]

    def abilities_cannot(self, parts: list[Any]) -> list[Record]:
        bars = [(deed, which) for deed in deed_names(parts[1]) for which in described(parts[0])]
        return [{"bar": deed, **which, "by": "abilities"} for deed, which in bars]

    def gets(self, parts: list[Any]) -> list[Record]:
        return [{"strength": int(parts[1]), **which} for which in one_description(parts[0])]

    def gains(self, parts: list[Any]) -> list[Record]:
        return [{"gain": gained(g), **which} for which in one_description(parts[0]) for g in parts[1:]]

    def gets_and_gains(self, parts: list[Any]) -> list[Record]:
        return [*self.gets(parts[:2]), *self.gains([parts[0], parts[2]])]

    def costs(self, parts: list[Any]) -> list[Record]:
        change, group, _, verbs, number = parts
        by = signed(change, number)
        return [{"price": verb, "by": by, "who": "you", **which} for verb in verbs for which in one_description(group)]

    def costs_into_shadows(self, parts: list[Any]) -> list[Record]:
        return [{"price": "marshal_into_shadows", "by": signed(parts[0], parts[1]), "who": "you"}]


def attachments(noun: str) -> str:
    """The one noun that a keyword can deny."""
    if noun.lower() != "attachments":
        raise UnsureError(noun)
    return noun.lower()


def deed_names(phrase: str) -> tuple[str, ...]:
    phrase = phrase.lower()
    deeds = DEEDS.get(phrase, (phrase,))
    if phrase.startswith("declared as ") and phrase not in DEEDS:
        deeds = ("attack",) if "attacker" in phrase else ("defend",)
    if NOT_YET.intersection(deeds):
        raise UnsureError(phrase)
    return deeds


def act_name(verb: str) -> str:
    return {"bring": "bring_out", "put into play": "put_into_play"}.get(verb.lower(), verb.lower())


def signed(change: str, number: str) -> int:
    return -int(number) if change.lower() == "reduce" else int(number)


def gained(thing: Any) -> str:
    """A keyword, an icon or a trait, by name."""
    return str(thing[1]) if isinstance(thing, tuple) else str(thing.strip("[]").lower())


def described(subject: Any) -> list[Record]:
    """The cards that a subject names; `this` and `attached` are the card itself and what it is attached to."""
    if isinstance(subject, tuple):
        return [{"which": dict([subject])}]
    return [{"which": which} if (which := _which(host)) else {} for host in subject]


def one_description(subject: Any) -> list[Record]:
    """A single one: a card that fits two of them would be affected twice."""
    found = described(subject)
    if len(found) > 1:
        raise UnsureError("or")
    return found


def _which(host: Record) -> Record:
    if not host.keys() <= KIND_FIELDS:
        raise UnsureError(str(host))
    named = {f"{field}s": (host[field],) for field in ("type", "house", "trait", "keyword") if host.get(field)}
    return {**named, **({"flags": ("unique",)} if "unique" in host else {})}
