"""The words of card text, and the descriptions of cards that they make up."""

from __future__ import annotations

from typing import Any

from judge.cards.card_as_plain_data import Record


class UnsureError(Exception):
    """A sentence that is not of a known form, or says more than can be kept."""


def house_name(code: str) -> str:
    """`[thenightswatch]`, `Lannister` and `lannister` as the scenario language writes them."""
    name = code.strip("[]").lower().replace("’", "'")
    return "night's watch" if name == "thenightswatch" else name


def trait_name(markup: str) -> str:
    return markup.removeprefix("<i>").removesuffix("</i>").strip(" .")


class DescribingWords:
    """Single words, and the descriptions of cards that they make up."""

    def HOUSE(self, token: str) -> tuple[str, Any]:  # noqa: N802
        return ("house", house_name(token))

    def TRAIT(self, token: str) -> tuple[str, Any]:  # noqa: N802
        return ("trait", trait_name(token))

    def NAME(self, token: str) -> tuple[str, Any]:  # noqa: N802
        return ("trait", str(token))

    def UNIQUE(self, _: str) -> tuple[str, Any]:  # noqa: N802
        return ("unique", True)

    def LOYAL(self, _: str) -> tuple[str, Any]:  # noqa: N802
        return ("loyal", True)

    def LIMITED(self, _: str) -> tuple[str, Any]:  # noqa: N802
        return ("keyword", "limited")

    def OPPONENTS(self, _: str) -> tuple[str, Any]:  # noqa: N802
        return ("side", "opponent's")

    def YOU_CONTROL(self, _: str) -> tuple[str, Any]:  # noqa: N802
        return ("side", "yours")

    def THIS(self, _: str) -> tuple[str, Any]:  # noqa: N802
        return ("refs", ("this",))

    def HOST(self, _: str) -> tuple[str, Any]:  # noqa: N802
        return ("refs", ("attached",))

    def YOU_OWN(self, _: str) -> tuple[str, Any]:  # noqa: N802
        return ("owned", True)

    def non(self, parts: list[Any]) -> tuple[str, Any]:
        return ("excluding", parts[0])

    def cost(self, parts: list[Any]) -> tuple[str, Any]:
        return ("least_cost" if parts[1].lower() == "higher" else "most_cost", int(parts[0]))

    def strength(self, parts: list[Any]) -> tuple[str, Any]:
        if parts[1].lower() == "higher":
            raise UnsureError(parts[1])
        return ("most_strength", int(parts[0]))

    def having(self, parts: list[Any]) -> tuple[str, Any]:
        return ("keyword", parts[0].lower())

    def chain(self, parts: list[Any]) -> list[Any]:
        return parts

    chains = chain

    def group(self, parts: list[Any]) -> list[Record]:
        """The cards described, as alternatives; `Lannister Lord or Lady` are Lannister Lords and Lannister Ladies."""
        chains, noun, *qualifiers = parts if isinstance(parts[0], list) else [[[]], *parts]
        first, *later = chains
        return [_described(noun, [*words, *qualifiers]) for words in (first, *(first[:-1] + words for words in later))]


def _described(noun: str, words: list[tuple[str, Any]]) -> Record:
    kind = noun.lower().removesuffix("s").replace("card", "")
    host: Record = {"type": kind}
    for field, value in words:
        if field == "excluding":
            host["excluding"] = (*host.get("excluding", ()), {"type": kind, value[0]: value[1]})
        elif field in host:
            raise UnsureError(field)
        else:
            host[field] = value
    return host
