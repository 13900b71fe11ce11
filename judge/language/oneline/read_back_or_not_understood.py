"""Says in one sentence what was understood, or which known question is nearest to what was not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise

from judge.language.oneline.english.read_back_phrases import KNOWN, KNOWN_FACTS, PROSE, RETOLD, VERBS, YOU_ASK
from judge.language.oneline.side_facts import Fact
from judge.language.oneline.table_so_far import AskedScene
from judge.language.oneline.things import Thing
from judge.language.oneline.words_with_places import FILE, Token, Words, hull, span
from judge.support.problems import Problem, Span, meant, phrase, problem_at


def restate(question: str, facts: Iterable[Fact], things: Mapping[str, Thing], scene: AskedScene) -> str:
    """`You ask whether you can bring a unique character out of shadows while a copy is in your dead pile.`"""
    facts, titles = tuple(facts), _Titles()
    moments = " ".join(_retold(fact) for fact in facts if fact.adverbial)
    told = " and ".join(_retold(fact) for fact in facts if not fact.adverbial)
    whole = f"{_question(titles.hidden(question))} {moments}{' while ' if told else ''}{told}"
    named = titles.hidden(re.sub(r"@(\w+)", lambda m: _thing(m[1], things), whole))
    return titles.shown(f"{prose(YOU_ASK.format(question=named), scene).strip()}.")


class _Titles:
    """Titles are names: whatever words they are made of, no sentence is turned round inside of them."""

    def __init__(self) -> None:
        self._kept: list[str] = []

    def hidden(self, text: str) -> str:
        return re.sub(r'"([^"]*)"', self._keep, text)

    def _keep(self, title: re.Match[str]) -> str:
        self._kept.append(title[1])
        return f"§{len(self._kept) - 1}"

    def shown(self, text: str) -> str:
        return re.sub(r"§(\d+)", lambda mark: self._kept[int(mark[1])], text)


def _question(text: str) -> str:
    for pattern, retold in RETOLD:
        if match := re.fullmatch(pattern, text):
            return match.expand(retold)
    return text


def _thing(handle: str, things: Mapping[str, Thing]) -> str:
    thing = things.get(handle)
    if thing is None:
        return "it"
    whose = f"{thing.controller}'s " if thing.controller else ""
    return thing.said + (f" in {whose}{thing.area}" if thing.area else "")


def _retold(fact: Fact) -> str:
    """A fact in the words of its table; what its slots held fills them."""
    held = fact.held
    who = held.get("who") or held.get("whose", "you").removesuffix("'s")
    given = {
        **VERBS, **held, "who": who, "who's": f"{who}'s", "whose": held.get("whose", f"{who}'s"),
        "it": held["it"] if held.get("it", "").startswith('"') else "it",
        "copy": f"{held['holder']} copy" if held.get("holder", "").endswith("'s") else "a copy",
        "phase": held.get("phase", "").replace("challenges", "challenge").replace("challenge", "challenges"),
    }  # fmt: skip
    return re.sub(r"\{([\w']+)\}", lambda slot: given.get(slot[1], ""), fact.retold)


def prose(text: str, scene: AskedScene | None = None) -> str:
    """Sentences about the seats `you` and `opponent` as one says them: your dead pile, you have 5 gold."""
    capital = text[:4] in ("You ", "You'")
    text = f"y{text[1:]}" if capital else text
    for pattern, said in PROSE:
        text = re.sub(pattern, said, text)
    text = f"Y{text[1:]}" if capital else text
    if scene and scene.you != "you":
        text = re.sub(r"\byour\b(?! opponent)", f"{scene.you}'s", text)
    return text


SMALL = {"of", "the", "and", "to", "in", "for", "on", "'s", "’s"}
"""What may stand without a capital inside a title."""


def no_question(text: str) -> Problem:
    advice = phrase("nearest-question", form=KNOWN[0])
    return problem_at("not-understood", Span(FILE, 1, 1, len(text) + 1), "not-understood.no-question", advice)


def not_understood(words: Words, text: str, whole: Words, known: Iterable[str] = KNOWN) -> Problem:
    """The problem with some words of the question, with the nearest question as a whole."""
    said = text[slice(*hull(words))] if words else text
    form = closest(text[slice(*hull(whole))] if whole else text, known)
    advice = phrase("nearest-question" if known is KNOWN else "nearest-fact", form=form)
    return problem_at("not-understood", span(words or whole), "", advice, words=said)


def fact_not_understood(words: Words, text: str) -> Problem:
    return not_understood(words, text, words, KNOWN_FACTS)


def closest(said: str, known: Iterable[str]) -> str:
    """The known wording that is most like what was said: words in common count, then letters."""
    from difflib import SequenceMatcher

    words = set(said.lower().strip("?").split())

    def likeness(form: str) -> tuple[float, float]:
        theirs = set(form.lower().strip("?").split())
        return len(words & theirs) / len(words | theirs), SequenceMatcher(None, said.lower(), form.lower()).ratio()

    return max(known, key=likeness)


def unknown_title(words: Words, text: str, titles: Callable[[], Iterable[str]]) -> Problem | None:
    """A run of words with capitals that is no title, but looks like one."""
    run = [t for t in words if t.raw[:1].isupper() and t.raw.lower() == t.word and t.start]
    if not run:
        return None
    last = next((a for a, b in pairwise(run) if not set(text[a.end : b.start].split()) <= SMALL), run[-1])
    said = text[run[0].start : last.end]
    return unknown_card(Token(f'"{said}"', run[0].start, last.end), titles())


def unknown_card(token: Token, titles: Iterable[str]) -> Problem:
    """A title that no card has, and the nearest that one has."""
    title = token.word[1:-1]
    return problem_at("unknown-card", span((token,)), "", meant(title, titles), card=title)
