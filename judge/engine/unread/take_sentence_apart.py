"""Takes a sentence of card text apart, as far as its templating goes: when it works, of whom it speaks, what it would change.

Nothing of this understands the sentence. It finds out what the sentence cannot be about.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.engine.unread.bearing_words import BearingWords, Topics
from judge.support.frozen_data_classes import Noun

ITSELF = "~"
ABILITY = "ability"
POINT = re.compile(r"\s(?:-|•)\s")
OPENING = "^"
"""Stands before the first word of a sentence: its capital may be that of the sentence alone."""


class Statement(Noun):
    """One thing a sentence says: of whom, what, and when."""

    subject: str  # empty: an order, meant for whoever it names
    said: str
    conditions: tuple[str, ...] = ()
    topics: Topics = frozenset()  # empty: no word of it is known, so it may be about anything
    answers: bool = False  # it is what the sentence answers: `if a Knight would leave play`
    follows: bool = False  # and what the sentence says only comes of it: it stands in the way of nothing


class Sentence(Noun):
    """A sentence of card text, taken apart."""

    text: str
    timing: str = ""  # used, forced, revealed; empty: it works all the time
    trigger: str = ""  # of an ability that answers something: what it answers
    pieces: tuple[Statement, ...] = ()
    deck_building: bool = False  # it speaks of decks, of no table
    lasting: bool = False
    defines: bool = False  # it only says what a letter stands for


def sentence(words: BearingWords, text: str, title: str) -> Sentence:
    """The sentence of a card, its own title written as `~`; taken apart once."""
    key = (text, title)
    found: Sentence | None = words.memo.get(key)
    if found is None:
        found = words.memo[key] = _taken_apart(words, text, title)
    return found


def _taken_apart(words: BearingWords, text: str, title: str) -> Sentence:
    if words.finds("foreign", text.replace(title, "")):
        return Sentence(text, pieces=(Statement("", text),))
    plain = text.replace(ITSELF, " ").replace("’", "'").replace(title.replace("’", "'"), ITSELF)
    for together in words.data["written_together"]:
        plain = words.phrases("written_together", together).sub(together, plain)
    bold = _bold(words).match(plain)
    if bold is None:
        decks, defines = words.finds("deck_building", plain), words.begins("letters", plain)
        pieces = _constant(words, plain)
        return Sentence(text, "", "", (*pieces, *_answered(words, pieces)), decks, defines=defines)
    timing = words.data["timing"][bold[1].lower()]
    rest = plain[bold.end() :]
    trigger, _, effect = rest.partition(", ") if words.begins("conditions", rest) else ("", "", rest)
    piece = Statement("", effect or rest, (), words.topics(effect or rest))
    return Sentence(text, timing, trigger, (piece,), lasting=words.finds("lasting", rest))


def _bold(words: BearingWords) -> re.Pattern[str]:
    """The bold words before an ability, now and then after the name of a phase."""
    bold = words.phrases("timing").pattern
    return words.pattern(rf"(?:(?!{bold})\w+ )?({bold}) *:? *")


def _granted(words: BearingWords) -> re.Pattern[str]:
    """An ability that a card gains, in quotes: until it is used it changes nothing else."""
    return words.pattern(rf'"(?:\w+ )?(?:{words.phrases("timing", "used").pattern}):[^"]*"?')


def _constant(words: BearingWords, text: str) -> list[Statement]:
    """What is so all the time: the points of a list share the words before it."""
    head, *points = POINT.split(text)
    shared, rest = _leading(words, head)
    if points and not rest.rstrip(" :"):
        return [piece for point in points for piece in _pieces(words, point.partition(", ")[2] or point, shared)]
    opening = OPENING if not shared and rest[:1].isupper() and not words.begins("openings", rest) else ""
    first, *others = _pieces(words, rest, shared)
    more = [piece for point in points for piece in _pieces(words, point, shared)]
    return [_opened(words, first, opening), *others, *more]


def _opened(words: BearingWords, piece: Statement, opening: str) -> Statement:
    """The capital of a sentence stands before its subject, or before all of it where no verb was found to part them."""
    if piece.subject:
        return piece._replace(subject=opening + piece.subject)
    whole = not any(words.begins(section, piece.said) for section in ("orders", "verbs"))
    return piece._replace(said=opening + piece.said) if whole else piece


def _answered(words: BearingWords, pieces: list[Statement]) -> Iterator[Statement]:
    """What would have happened, but for the sentence, or is done when it speaks: it bears on that, whatever it makes of it."""
    of_which = {condition: piece for piece in pieces for condition in piece.conditions}
    for condition, piece in of_which.items():
        if words.finds("would", condition):
            subject, said = _parted(words, "would", condition)
            yield Statement(subject, said, (), words.topics(said), answers=True)
        elif words.begins("whenever", condition) and (topics := words.topics(condition)):
            subject, said = _parted(words, "verbs", condition)
            if words.begins("pronouns", subject or said) and words.finds("players", piece.subject):
                subject, said = piece.subject, words.phrases("pronouns").sub(" ", said)  # `when he or she declares attackers`
            yield Statement(subject, said, (), topics, answers=True, follows=not words.demands(piece.said))


def _parted(words: BearingWords, section: str, condition: str) -> tuple[str, str]:
    """A condition without the word that it begins with: of whom it speaks, and what it says."""
    begun = words.phrases("conditions").match(condition)
    told = condition[begun.end() if begun else 0 :].lstrip()
    verb = words.phrases(section).search(told)
    return (told[: verb.start()], told[verb.start() :]) if verb else ("", told)


def _leading(words: BearingWords, text: str) -> tuple[tuple[str, ...], str]:
    """The conditions that a sentence begins with, and what follows them."""
    found = []
    while words.begins("conditions", text) and "," in text:
        condition, _, text = text.partition(",")
        found.append(condition)
        text = text.lstrip()
    if words.begins("conditions", text) and text.rstrip().endswith(":"):
        return (*found, text), ""
    return tuple(found), text


def _pieces(words: BearingWords, text: str, shared: tuple[str, ...]) -> list[Statement]:
    more, text = _leading(words, text)
    another = words.pattern(rf",? (?:{words.phrases('joins').pattern}) (?=(?:{words.phrases('new_subjects').pattern}) )")
    return [_piece(words, part, (*shared, *more)) for part in another.split(text)]


def _piece(words: BearingWords, text: str, shared: tuple[str, ...]) -> Statement:
    text = text[:1].lower() + text[1:] if words.begins("openings", text) else text
    if words.begins("orders", text):
        subject, said = "", text
    else:
        verb = _main_verb(words, text)
        subject, said = (text[: verb.start()], text[verb.start() :]) if verb else ("", text)
    subject = "" if _a_player(words, subject, shared) else subject
    trailing, granted = _trailing(words), _granted(words)
    conditions = tuple(match.group() for match in trailing.finditer(said))
    said = trailing.sub(" ", said)
    _, *owned = words.phrases("possessives").split(subject, 1)  # `each character's STR cannot …`
    owned += [*_roles_bound(words, subject, said), *(one for one in conditions if words.finds("interferes", one))]
    owned += [one for one in (*shared, *conditions) if words.finds("times", one)]
    topics = words.topics(f"{' '.join(owned)} {granted.sub(' ', said)}") or _of_subject(words, subject)
    return Statement(subject, said, (*shared, *conditions), topics | {ABILITY} if granted.search(said) else topics)


def _a_player(words: BearingWords, subject: str, shared: tuple[str, ...]) -> bool:
    """`while a player has no lamp, he or she cannot …`: such a pronoun stands for no card."""
    pronoun, either = words.phrases("pronouns").pattern, words.phrases("alternatives").pattern
    told = words.pattern(rf"(?:{pronoun}) (?:{either}) (?:{pronoun})").fullmatch(subject.strip())
    return bool(told) and any(words.finds("players", condition) for condition in shared)


def _of_subject(words: BearingWords, subject: str) -> Topics:
    """Where no word is known of what is said, it is said of something: `your income is raised`. Of cards it may be anything."""
    cut = words.phrases("qualifiers").search(subject)
    spoken_of = subject[: cut.start()] if cut else subject
    cards = ITSELF in spoken_of or any(words.finds(section, spoken_of) for section in ("kinds", "host", "pronouns"))
    return frozenset() if cards else words.topics(spoken_of)


def _main_verb(words: BearingWords, text: str) -> re.Match[str] | None:
    """Not that of a clause which only says more of the subject: `each player that has a lamp cannot …`."""
    found = list(words.phrases("verbs").finditer(text))
    clause = words.pattern(rf"(?:{words.phrases('relatives').pattern}) $")
    return next((verb for verb in found if not clause.search(text[: verb.start()])), found[0] if found else None)


def _roles_bound(words: BearingWords, subject: str, said: str) -> list[str]:
    """`defenders must …`: what is demanded of those who defend is about defending, whatever it is."""
    return words.phrases("roles").findall(subject) if words.demands(said) else []


def _trailing(words: BearingWords) -> re.Pattern[str]:
    """From a word such as `for each` as far as the next thing that is said; `as if` is none of them."""
    begin, verb, joins = (words.phrases(section).pattern for section in ("counts", "verbs", "joins"))
    unless = "".join(rf"(?<!{re.escape(word)} )" for word in words.data["comparisons"])
    return words.pattern(rf"{unless}(?:{begin}).*?(?=,? (?:{joins}) (?:{verb})|$)")
