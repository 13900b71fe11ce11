"""A pattern that is passed over because a word is missing would not have fitted: the short cut never changes an answer."""

from __future__ import annotations

import re._constants as kinds
import re._parser as parser
from random import Random
from typing import Any

import pytest

from judge.language.oneline.english.if_clause_patterns import ADVERBIALS, CONNECTORS, FACTS
from judge.language.oneline.english.rewrites import LOOSE
from judge.language.oneline.english.words import FEATURES, PEOPLE
from judge.language.oneline.rewrite_by_patterns import compiled
from judge.language.oneline.skip_patterns import DIGITS, may_fit, needed, words_of

PATTERNS = sorted({CONNECTORS, *(row[0] for table in (LOOSE, FACTS, ADVERBIALS, FEATURES, PEOPLE) for row in table)})


def drawn(tree: Any, chance: Random) -> str:
    """Some text that an expression fits, as far as it says what must be there."""
    return "".join(one(kind, more, chance) for kind, more in tree)


def one(kind: Any, more: Any, chance: Random) -> str:
    if kind is kinds.LITERAL:
        return chr(more)
    if kind is kinds.ANY or kind is kinds.NOT_LITERAL:
        return chance.choice("aq ")
    if kind is kinds.IN:
        return member(more, chance)
    if kind is kinds.BRANCH:
        return drawn(chance.choice(more[1]), chance)
    if kind is kinds.SUBPATTERN:
        return drawn(more[3], chance)
    if kind in (kinds.MAX_REPEAT, kinds.MIN_REPEAT):
        least, most, inner = more
        return "".join(drawn(inner, chance) for _ in range(chance.randint(least, min(most, least + 2))))
    assert kind in (kinds.AT, kinds.ASSERT, kinds.ASSERT_NOT), kind
    return ""


def member(these: Any, chance: Random) -> str:
    kind, more = chance.choice(these)
    if kind is kinds.LITERAL:
        return chr(more)
    if kind is kinds.RANGE:
        return chr(chance.randint(*more))
    return "7" if more is kinds.CATEGORY_DIGIT else chance.choice("bx3")


@pytest.mark.parametrize("pattern", PATTERNS)
def test_what_fits_a_pattern_has_the_words_that_it_needs(pattern: str) -> None:
    fitting, chance = compiled(pattern), Random(pattern)
    tree = parser.parse(fitting.pattern)
    texts = [f"{before}{drawn(tree, chance)}{after}" for before, after in (("", ""), ("can you ", " ?")) for _ in range(40)]
    passed_over = [text for text in texts if fitting.search(text) and not may_fit(pattern, words_of(text))]
    assert not passed_over


def test_the_texts_that_are_tried_do_fit() -> None:
    tried = [(fitting, drawn(parser.parse(fitting.pattern), Random(1))) for fitting in map(compiled, PATTERNS)]
    assert sum(bool(fitting.search(text)) for fitting, text in tried) > len(PATTERNS) * 0.8


@pytest.mark.parametrize(
    ("pattern", "wanted"),
    [
        ("(bring|take) <obj> out", [{"bring", "take"}, {"out"}]),
        ("<who> owns? <it>( but <other> controls? it)?", [{"own", "owns"}]),
        ("(<it> is )?(an? )?limited( card)?", [{"limited"}]),
        ("blank(ed)?( out)?", [{"blank", "blanked"}]),
        ("^when (may|is) <it>", [{"^when"}, {"when"}, {"may", "is"}]),
        ("^(is|are) (all|both) cards?$", [{"^is", "^are"}, {"is", "are"}, {"all", "both"}, {"card", "cards"}]),
        ("^(is it|are) so", [{"is", "are"}, {"so"}]),
        ("(costs?|cost of) <n>", [{"cost", "costs"}, {DIGITS}]),
        ("(any|(?:one|two) of) them(?! all)", [{"any", "of"}, {"them"}]),
        ("^do(?P<rest> (cards|events) .+)", [{"^do"}, {"do"}, {"cards", "events"}]),
        ("do(?P<rest>ing|es)? it", [{"it"}]),
    ],
)
def test_what_a_pattern_needs(pattern: str, wanted: list[set[str]]) -> None:
    assert list(map(set, needed(pattern))) == wanted
