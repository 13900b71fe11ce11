"""What was not read and may bear on a ruling: the caveat of its first line, the other sentences, and the list for programs."""

from __future__ import annotations

from judge.ruling import Ruling, Unread
from judge.say.answer import answer, answer_word
from judge.say.language import sentence_case
from judge.say.names import Scene

LISTED = ("outcome", "moment", "actions")
"""Verdicts whose answer is a list: before a caveat it stands in one line, and is not told again."""


def provisionally(scene: Scene, ruling: Ruling, naming: bool = False) -> str:
    """`YES, by what was read, but The Wall [Core] may say otherwise: "…"`, or nothing where all was read that may bear."""
    if not ruling.unread:
        return ""
    first, *others = each_once(ruling)
    more = _named_too(scene, first, others) if naming else _more(scene, others)
    names = {"card": named(first), "text": first.text, "more": more}
    if ruling.read:
        read = answer(scene, ruling.read)
        return scene.language.say("page", "strict", word=answer_word(scene, ruling), read=read, **names)
    word = answer_word(scene, ruling) or sentence_case(answer(scene, ruling)).rstrip(".")
    return scene.language.say("page", "provisional", word=word, **names)


def also_unread(scene: Scene, ruling: Ruling, most: int) -> list[str]:
    """What stands in no first line: the other sentences, as many as help."""
    others = each_once(ruling)[1:]
    return [scene.language.say("page", "unread", card=named(one), text=one.text) for one in others[:most]]


def each_once(ruling: Ruling) -> list[Unread]:
    """Two copies of a card say one thing."""
    return list({(one.title, one.pack, one.text): one for one in ruling.unread}.values())


def named(one: Unread) -> str:
    return f"{one.title} [{one.pack}]" if one.pack else one.title


def not_modelled(ruling: Ruling) -> list[dict[str, str]]:
    """The sentences that were not read and may bear, for programs."""
    return [{"card": one.title, "text": one.text} for one in each_once(ruling)]


def _more(scene: Scene, others: list[Unread]) -> str:
    return " " + scene.language.say("page", "unread_more", count=len(others)) if others else ""


def _named_too(scene: Scene, first: Unread, others: list[Unread]) -> str:
    """The other cards, where their sentences are not quoted; what else the first one says is counted."""
    titles = list(dict.fromkeys(named(one) for one in others if named(one) != named(first)))
    if not titles:
        return _more(scene, others)
    number = "one" if len(titles) == 1 else "many"
    return " " + scene.language.say("page", "unread_too", number, cards=scene.language.joined(titles))
