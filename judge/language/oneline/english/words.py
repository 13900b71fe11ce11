"""Single words: short forms, numbers, players, what a card can be called, and what the slots of a pattern stand for."""

# ruff: noqa: E501 - one phrase a line
from __future__ import annotations

from judge.game.vocabulary import SHIPPED

SHORT_FORMS = {
    "can't": "cannot", "isn't": "is not", "aren't": "are not", "wasn't": "is not", "doesn't": "does not", "don't": "do not",
    "didn't": "did not", "hasn't": "has not", "haven't": "have not", "i'm": "i am", "i've": "i have", "i'd": "i would",
    "i'll": "i will", "it's": "it is", "he's": "he is", "she's": "she is", "they've": "they have", "they're": "they are",
    "there's": "there is", "what's": "what is", "who's": "who is", "that's": "that is", "couldn't": "could not",
    "dupe": "duplicate", "dupes": "duplicates", "marshalling": "marshaling", "marshalled": "marshaled", "marshall": "marshal",
    "marshalls": "marshals", "knelt": "kneeling", "setup": "setup", "set-up": "setup", "face-down": "facedown",
    "nonunique": "non-unique", "opp": "opponent", "opponents": "opponent", "char": "character", "chars": "characters",
    "loc": "location", "attach.": "attach", "pls": "", "please": "", "still": "", "ever": "", "actually": "", "legally": "",
    "also": "", "then": "", "just": "", "even": "even", "simply": "", "instance": "copy", "version": "copy", "graveyard": "dead pile",
    "0s": "0", "golds": "gold", "coin": "gold", "coins": "gold", "money": "gold", "!": "", ";": ",", "--": "-",
}  # fmt: skip
"""What a word stands for; nothing: it may be left out."""

NUMBERS = {
    "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8",
    "nine": "9", "ten": "10",
}  # fmt: skip

PEOPLE = (
    (r"(my|the|an|another|your|any|some|one of my) opponent 's( own)?", "opponent's"),
    (r"opponent 's( own)?", "opponent's"),
    (r"(my|the|an|another|your|any|some|each|every|one of my) opponent", "opponent"),
    (r"(someone|somebody|anyone|anybody|everyone) else 's( own)?", "opponent's"),
    (r"(someone|somebody|anyone|anybody|everyone) else", "opponent"),
    (r"(another|the other|an other|a different) player 's( own)?", "opponent's"),
    (r"(another|the other|an other|a different) player", "opponent"),
    (r"(a|any|one|each|every|the same) player 's( own)?", "you's"),
    (r"(a|any|one|each|every|the same) player", "you"),
    (r"(someone|somebody|anyone|anybody)", "you"),
    (r"(my|mine|our|your)( own)?", "you's"),
    (r"(i|me|myself|we|us|yourself)", "you"),
)
"""Whoever is spoken of, as `you` or `opponent`."""

PERSONS = frozenset({"he", "she", "they"})
VERBS_OF_PLAYERS = frozenset({
    "has", "have", "control", "controls", "own", "owns", "bring", "brings", "marshal", "marshals", "play", "plays", "put", "puts",
    "take", "takes", "ambush", "set", "look", "looks", "attach", "place", "return", "save", "shuffle", "pay", "pays", "already",
})  # fmt: skip
"""Before one of these *he* is a player, and otherwise a card."""

FIRST_PERSON = frozenset({"i", "me", "my", "mine", "myself", "we", "our", "us", "your", "you"})
POSSESSIVES = frozenset({"his", "her", "their", "theirs", "hers"})
"""Whose they are is settled by the player who was mentioned last."""

PRONOUNS = r"(?:it|him|her|he|she|them|(?:this|that|the|the same) (?:card|character|location|attachment|event|one))"
NOUNS = ("card", *SHIPPED.common_types, "plot")
DETERMINERS = frozenset({
    "a", "an", "the", "this", "that", "any", "another", "some", "1", "each", "every", "such", "other", "second", "you's", "opponent's",
})  # fmt: skip
KEYWORDS = (*SHIPPED.names("keywords"), "no attachments")
PHASES = sorted((*SHIPPED.names("phases"), *SHIPPED.printed_phases), reverse=True)  # the longer of two before the shorter
STATES = ("kneeling", "standing", "facedown", "faceup", "blank", "attacking")

FEATURES = (
    (r"(with|that has|which has|having) (a |the )?shadows crest", "crest"),
    (
        r"(with no|without( the| a)?|lacking( the)?|that has no|that does not have( the)?|which has no) <keyword>( keyword)?",
        "lacks",
    ),
    (r"(with( the)?|that has( the)?|which has( the)?|having( the)?|whose) <keyword> (cost )?(of )?<n>", "keyword"),
    (r"(with( the)?|that has( the)?|which has( the)?|having( the)?) <keyword> x", "keyword"),
    (r"(with( the)?|that has( the)?|which has( the)?|having( the)?) <keyword>( keyword)?", "keyword"),
    (
        r"(with|that has|which has|having) (a |an )?(printed )?(dash|-)( as| for| in place of)?( its| a| the)?( gold| printed)?( cost)?",
        "dash",
    ),
    (r"(with|that has|which has|having) no (printed )?(gold )?cost", "dash"),
    (r"with (a |an )?(printed |gold )?cost (of )?<n>", "cost"),
    (r"(that costs|which costs|costing|that cost) <n>( gold)?", "cost"),
    (r"(with|that has|which has|having) s <n>", "s_cost"),
    (r"(that is|which is) (not unique|non-unique)", "common"),
    (r"(that is|which is) (a )?unique", "unique"),
    (r"(that is|which is) limited", "limited"),
    (r"(that is |which is |lying |hidden |currently )?in <whose> <area>", "place"),
    (r"(that is |which is |lying |hidden |currently )?in (the )?(?P<pile>shadows|play|hand)( area)?", "place"),
    (r"(that )?(is )?owned by <who>", "owned"),
    (r"(that )?<who> owns?", "owned"),
    (r"(that is |which is )?controlled by <who>", "controlled"),
    (r"(that )?<who> controls?", "controlled"),
)
"""What may be said of a card right after its noun."""


_FEATURE = r"with(?:out)?(?: an?| the| no)?(?: printed)? (?:shadows?|dash|-|bestow|ambush|limited|stealth|cost|s)(?: (?:keyword|cost|crest|of|x|\d+))*"
_NOUN = rf"(?:{'|'.join(NOUNS)})s?(?! pile)"
_CLASS = (
    rf"(?:(?:{'|'.join(sorted(DETERMINERS))}) )?(?:(?!out |into |in |from |to |if |and )[\w'-]+ ){{0,4}}?{_NOUN}(?: {_FEATURE})?"
)
_CARD = r"@\w+|\"[^\"]*\""
_COPY = r"(?:(?:an?|another|1|the|some|any|second|further) )*(?:other |second |own )?cop(?:y|ies)"

SLOTS = {
    "who": r"(?P<who>you|opponent|[A-Z]\w*)",
    "other": r"(?P<other>you|opponent|[A-Z]\w*)",
    "whose": r"(?P<whose>you's|opponent's|[A-Z]\w*'s)",
    "n": r"(?P<n>\d+)",
    "it": rf"(?P<it>{_CARD}|{PRONOUNS}|{_CLASS})",
    "obj": rf"(?P<obj>{_CARD}|{PRONOUNS}|{_CLASS})",
    "copy": rf"(?:(?P<holder>you's|opponent's)(?: own)? (?:other |second )?copy|{_COPY})(?: of (?P<of>{_CARD}|{PRONOUNS}|{_CLASS}))?",
    "pile": r"(?P<pile>dead|discard|hand|deck|shadows)(?: pile| area)?",
    "area": r"(?P<pile>dead|discard|hand|deck|shadows|play)(?: pile| area)?",
    "phase": rf"(?P<phase>{'|'.join(PHASES)})(?: phase)?",
    "keyword": rf"(?P<keyword>shadows|{'|'.join(KEYWORDS)})",
    "type": rf"(?P<type>{'|'.join(NOUNS[1:])})",
    "rest": r"(?P<rest>.+)",
}

_PILES = frozenset({"dead", "discard", "hand", "deck", "shadows"})
TELLING = {
    "copy": frozenset({"copy", "copies"}), "pile": _PILES, "area": _PILES | {"play"}, "n": frozenset({"#"}),
    "phase": frozenset(PHASES),
    "keyword": frozenset({"shadows", *(keyword.split()[0] for keyword in KEYWORDS)}),
}  # fmt: skip
"""Of some slots, the words of which one must be there; `#` stands for a number."""
