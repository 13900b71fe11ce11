"""The cards that a question speaks of: by title, or a class of cards of which only what is said is known."""

from __future__ import annotations

from judge.game.printed_face import Face, Keyword
from judge.game.vocabulary import SHIPPED, Vocabulary
from judge.language.oneline.english.words import DETERMINERS, FEATURES, KEYWORDS, NOUNS, STATES
from judge.language.oneline.rewrite_by_patterns import compiled, slots
from judge.language.oneline.skip_patterns import may_fit, words_of
from judge.language.oneline.words_with_places import Words, joined, within
from judge.support.frozen_data_classes import Noun, replace


class Thing(Noun):
    """A card of the question: what is known of it, and what was said of where it is and how it lies."""

    face: Face
    said: str  # as the question puts it
    owner: str = ""
    controller: str = ""
    area: str = ""
    states: tuple[str, ...] = ()


def class_of(words: Words, vocabulary: Vocabulary = SHIPPED) -> Thing:
    """The class that a noun with its adjectives names: `a unique Lannister character`."""
    noun = words[-1].word.removesuffix("s")
    inner = [t for t in words[:-1] if t.word not in DETERMINERS]
    name = " ".join([*(t.raw if t.raw[:1].isupper() else t.word for t in inner), noun])
    face = Face(f"the {name}" if inner or noun != "card" else "this card", None, unique=None, event_window="", open=True)
    thing = Thing(replace(face, type=None if noun == "card" else noun), joined(words))
    for token in inner:
        thing = _described(thing, token.word, token.raw, vocabulary)
    holder = next((t.word[:-2] for t in words if t.word in ("you's", "opponent's")), "")
    return replace(thing, owner=holder, controller=holder)


def _described(thing: Thing, word: str, raw: str, vocabulary: Vocabulary) -> Thing:
    """The thing with one adjective more."""
    face = thing.face
    if word in ("unique", "non-unique"):
        return replace(thing, face=replace(face, unique=word == "unique"))
    if word in KEYWORDS or word in vocabulary.spellings("keywords"):
        return replace(thing, face=_with_keyword(face, word, None))
    if word in STATES:
        return replace(thing, states=(*thing.states, word))
    if word in vocabulary.names("houses"):
        return replace(thing, face=replace(face, house=word))
    if word in vocabulary.names("icons"):
        return replace(thing, face=replace(face, icons=(*face.icons, word)))
    return replace(thing, face=replace(face, loyal=True) if word == "loyal" else replace(face, traits=(*face.traits, raw)))


def _with_keyword(face: Face, name: str, value: int | None) -> Face:
    name = "shadow" if name == "shadows" else name
    return replace(face, keywords=(*(k for k in face.keywords if k.name != name), Keyword(name, value)))


def told(face: Face, what: str, held: dict[str, str]) -> Face:
    """The face with something that was said of it: what a feature or a fact names."""
    keyword, number = held.get("keyword", "").replace("shadows", "shadow"), int(held["n"]) if "n" in held else None
    match what:
        case "unique" | "common":
            return replace(face, unique=what == "unique")
        case "limited":
            return _with_keyword(face, "limited", None)
        case "keyword":
            return _with_keyword(face, keyword, number)
        case "lacks":
            kept = tuple(k for k in face.keywords if k.name != keyword)
            return replace(face, keywords=kept, lacks=(*face.lacks, keyword))
        case "dash":
            return replace(face, cost="-")
        case "cost":
            return replace(face, cost=number)
        case "type":
            return replace(face, type=held["type"])
        case "crest" | "s_cost":
            return replace(face, crest=True, s_cost=number if what == "s_cost" else face.s_cost)
    return face


def feature(words: Words, thing: Thing) -> tuple[int, Thing]:
    """What is said of the thing right after its noun: how many words that took, and the thing with it."""
    text = joined(words)
    said = words_of(text)
    for pattern, what in FEATURES:
        if may_fit(pattern, said) and (found := compiled(pattern).match(text)):
            held = slots(found)
            size = len(words[within(words, *found.span())])
            return size, _placed(thing, what, held, joined(words[:size]))
    return 0, thing


def _placed(thing: Thing, what: str, held: dict[str, str], said: str) -> Thing:
    who = held.get("whose", "").removesuffix("'s") or held.get("who", "")
    if what == "place":
        return replace(thing, area=held["pile"], controller=who or thing.controller, owner=thing.owner or who)
    said = f"{thing.said} {said}"
    if what in ("owned", "controlled"):
        return replace(thing, said=said, owner=who) if what == "owned" else replace(thing, said=said, controller=who)
    return replace(thing, face=told(thing.face, what, held), said=said)


def noun_phrase(words: Words, place: int, vocabulary: Vocabulary = SHIPPED) -> slice | None:
    """The noun phrase that ends at this word, if one does: its determiner, its adjectives, its noun."""
    noun = words[place].word
    if (noun not in NOUNS and noun.removesuffix("s") not in NOUNS) or not noun[0].isalpha():
        return None
    start = place
    while start and _adjective(words[start - 1].word, words[start - 1].raw, vocabulary):
        start -= 1
    while start and words[start - 1].word in DETERMINERS:
        start -= 1
    return slice(start, place + 1)


def _adjective(word: str, raw: str, vocabulary: Vocabulary) -> bool:
    closed = (way for section in ("keywords", "houses", "icons") for way in vocabulary.spellings(section))
    known = (*closed, *STATES, "unique", "non-unique", "loyal")
    return word in known or (raw[:1].isupper() and raw.lower() == word and word not in DETERMINERS and word.isalpha())


def versions(faces: tuple[Face, ...]) -> Face:
    """One face for all versions of a title: what they share is known, what they differ in is not."""
    first, *others = faces
    if not others:
        return first
    shared = {name: getattr(first, name) for name in ("type", "unique", "house", "cost", "strength", "s_cost")}
    for name, value in shared.items():
        shared[name] = value if all(getattr(face, name) == value for face in others) else None
    everything = {k.name for face in faces for k in face.keywords}
    return replace(
        first, **shared, open=True, pack="", effects=(), unread=_texts(faces),
        keywords=tuple(k for k in first.keywords if all(k in f.keywords for f in others)),
        icons=tuple(i for i in first.icons if all(i in f.icons for f in others)),
        traits=tuple(t for t in first.traits if all(t in f.traits for f in others)),
        lacks=tuple(k for k in KEYWORDS if k not in everything),
    )  # fmt: skip


def _texts(faces: tuple[Face, ...]) -> tuple[str, ...]:
    """Any of them may be meant, so what one of them says may bear, and none of it is weighed."""
    return tuple(dict.fromkeys(text for face in faces for text in (*face.unread, *(effect.text for effect in face.effects))))
