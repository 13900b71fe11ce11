"""What was not read and may bear on a ruling: the caveat of its first line, the other sentences, and the list for programs."""

from __future__ import annotations

from itertools import accumulate

from judge.render.messages import sentence_case
from judge.render.placeholders import Scene
from judge.render.words_of_an_answer import answer, answer_word, items
from judge.ruling import Ruling, Unread

LISTED = ("outcome", "moment", "actions")
"""Verdicts whose answer is a list: before a caveat it stands in one line, and is not told again."""
IN_SIGHT = 80
"""So many letters of such a list stand before the caveat where there are two lines for everything."""


def provisionally(scene: Scene, ruling: Ruling, naming: bool = False) -> str:
    """`YES, by what was read, but The Wall [Core] may say otherwise: "…"`, or nothing where all was read that may bear.

    What a ruling depends on by what was read comes after it, in a sentence of its own."""
    if not ruling.unread:
        return ""
    first, *others = each_once(ruling)
    more = _named_too(scene, first, others) if naming else _more(scene, others)
    names = {"card": named(first), "text": first.text, "more": more}
    if ruling.read:
        read, key = answer(scene, ruling.flatly), "strict_too" if ruling.flatly.verdict == "depends" else "strict"
        return scene.language.say("page", key, word=answer_word(scene, ruling), read=read, **names)
    word = answer_word(scene, ruling) or sentence_case(_briefly(scene, ruling) if naming else answer(scene, ruling)).rstrip(".")
    return scene.language.say("page", "provisional", word=word, **names)


def _briefly(scene: Scene, ruling: Ruling) -> str:
    """A long list only as far as it leaves the caveat in sight; at least the first thing of it is told."""
    told = items(scene, ruling) if ruling.verdict in LISTED else ()
    lengths = accumulate(len(item) for item in told)
    shown = max(1, sum(1 for length in lengths if length <= IN_SIGHT))
    if len(told) <= shown:
        return answer(scene, ruling)
    more = scene.language.say("page", "unread_more", count=len(told) - shown)
    return f"{scene.language.mark('semicolon').join(told[:shown])} {more}"


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
