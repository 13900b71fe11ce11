"""What the slots of a pattern stand for: `<who>`, `<copy>`, `<pile>` …"""

# ruff: noqa: E501 - one phrase a line
from __future__ import annotations

from judge.ask.english.words import DETERMINERS, KEYWORDS, NOUNS, PRONOUNS

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
    "phase": r"(?P<phase>setup|plot|draw|marshaling|challenges?|dominance|standing|taxation)(?: phase)?",
    "keyword": rf"(?P<keyword>shadows|{'|'.join(KEYWORDS)})",
    "type": rf"(?P<type>{'|'.join(NOUNS[1:])})",
    "rest": r"(?P<rest>.+)",
}

TELLING = {"copy": "(copy|copies)", "pile": "(dead|discard|hand|deck|shadows)"}
"""Of some slots, a word that must be there."""
