"""Takes a sentence of card text apart, as far as its templating goes: when it works, of whom it speaks, what it would change.

Nothing of this understands the sentence. It finds out what the sentence cannot be about.
"""

from __future__ import annotations

import re

from judge.bearing.words import Topics, Words
from judge.noun import Noun

ITSELF = "~"
BOLD = re.compile(r"(?:(?!forced)(\w+) )?((?:forced )?(?:action|reaction|interrupt|when revealed))\b *:? *", re.I)
GRANTED = re.compile(r'"(?:\w+ )?(?:action|reaction|interrupt):[^"]*"?', re.I)
"""An ability that a card gains: until it is used it changes nothing else."""
ABILITY = "ability"
POINT = re.compile(r"\s(?:-|•)\s")
CAPITAL = re.compile(
    r"(?:Each|All|Every|Your|Other|Any|No|The|Un\w+|Loyal|Neutral|Attached|Participating|Attacking|Defending|Non-\S+)\b"
)
"""Words with which a sentence begins; any other capital may be that of a trait or a title."""
OPENING = "^"
"""Stands before the first word of a sentence: its capital may be that of the sentence alone."""
LETTER = re.compile(r"X is\b")
EACH = re.compile(r",? and (?=(?:each|all|your|every|an opponent) )")


class Piece(Noun):
    """One thing a sentence says: of whom, what, and when."""

    subject: str  # empty: an order, meant for whoever it names
    said: str
    conditions: tuple[str, ...] = ()
    topics: Topics = frozenset()  # empty: no word of it is known, so it may be about anything


class Sentence(Noun):
    """A sentence of card text, taken apart."""

    text: str
    timing: str = ""  # used, forced, revealed; empty: it works all the time
    trigger: str = ""  # of an ability that answers something: what it answers
    pieces: tuple[Piece, ...] = ()
    beside: bool = False  # it speaks of no table
    lasting: bool = False
    defines: bool = False  # it only says what a letter stands for


def sentence(words: Words, text: str, title: str) -> Sentence:
    """The sentence of a card, its own title written as `~`; taken apart once."""
    key = (text, title)
    found: Sentence | None = words.memo.get(key)
    if found is None:
        found = words.memo[key] = _taken_apart(words, text, title)
    return found


def _taken_apart(words: Words, text: str, title: str) -> Sentence:
    plain = text.replace(ITSELF, " ").replace("’", "'").replace(title.replace("’", "'"), ITSELF)
    plain = plain.replace("do not control", "don't control")  # no verb of the sentence: it says whose cards are meant
    bold = BOLD.match(plain)
    if bold is None:
        beside, defines = words.finds("beside", plain), bool(LETTER.match(plain))
        return Sentence(text, "", "", tuple(_constant(words, plain)), beside, defines=defines)
    timing = words.data["timing"].get(bold[2].lower(), "forced")
    rest = plain[bold.end() :]
    trigger, _, effect = rest.partition(", ") if words.phrases("conditions").match(rest) else ("", "", rest)
    piece = Piece("", effect or rest, (), words.topics(effect or rest))
    return Sentence(text, timing, trigger, (piece,), lasting=words.finds("lasting", rest))


def _constant(words: Words, text: str) -> list[Piece]:
    """What is so all the time: the points of a list share the words before it."""
    head, *points = POINT.split(text)
    shared, rest = _leading(words, head)
    if points and not rest.rstrip(" :"):
        return [piece for point in points for piece in _pieces(words, point.partition(", ")[2] or point, shared)]
    opening = OPENING if not shared and rest[:1].isupper() and not CAPITAL.match(rest) else ""
    first, *others = _pieces(words, rest, shared)
    more = [piece for point in points for piece in _pieces(words, point, shared)]
    return [first._replace(subject=opening + first.subject if first.subject else ""), *others, *more]


def _leading(words: Words, text: str) -> tuple[tuple[str, ...], str]:
    """The conditions that a sentence begins with, and what follows them."""
    found = []
    while words.phrases("conditions").match(text) and "," in text:
        condition, _, text = text.partition(",")
        found.append(condition)
        text = text.lstrip()
    if words.phrases("conditions").match(text) and text.rstrip().endswith(":"):
        return (*found, text), ""
    return tuple(found), text


def _pieces(words: Words, text: str, shared: tuple[str, ...]) -> list[Piece]:
    more, text = _leading(words, text)
    return [_piece(words, part, (*shared, *more)) for part in EACH.split(text)]


def _piece(words: Words, text: str, shared: tuple[str, ...]) -> Piece:
    text = text[:1].lower() + text[1:] if CAPITAL.match(text) else text
    if words.phrases("orders").match(text):
        subject, said = "", text
    else:
        verb = words.phrases("verbs").search(text)
        subject, said = (text[: verb.start()], text[verb.start() :]) if verb else ("", text)
    trailing = _trailing(words)
    conditions = tuple(match.group() for match in trailing.finditer(said))
    said = trailing.sub(" ", said)
    owned = subject.partition("'s ")[2]  # `each character's STR cannot …`
    topics = words.topics(f"{owned} {GRANTED.sub(' ', said)}")
    return Piece(subject, said, (*shared, *conditions), topics | {ABILITY} if GRANTED.search(said) else topics)


def _trailing(words: Words) -> re.Pattern[str]:
    """From a word such as `for each` as far as the next thing that is said."""
    key = ("", "trailing")
    if key not in words.memo:
        begin, verb = words.phrases("counts").pattern, words.phrases("verbs").pattern
        words.memo[key] = re.compile(rf"(?<!as )(?:{begin}).*?(?=,? and (?:{verb})|$)", re.I)
    found: re.Pattern[str] = words.memo[key]
    return found
