"""A language as its keyword table tells it."""

from __future__ import annotations

from judge.language.parse.grammar import LineGrammar
from judge.support.frozen_data_classes import NamedTuple, replace

Phrases = dict[str, list[tuple[list[str], str]]]
"""By their first word: the words of a phrase and its translation, the longest first."""


class Tongue(NamedTuple):
    """Plain data, as it is kept in the cache; what each part means stands in the table itself."""

    language: str
    starts: dict[str, str]  # "frage" -> "ask"
    declares: list[str]  # "sprache"
    fields: dict[str, str]  # "ausgabe" -> "edition"
    words: Phrases
    answers: Phrases
    separable: list[tuple[str, str, str]]  # "legt", "an", "attach"
    verbs: list[str]  # "BRING"
    order: list[tuple[str, str]]
    endings: list[str]
    forms: dict[str, list[str]]
    spoken: list[tuple[str, str]]  # single words and their translations, in the order of the table
    asked: Phrases  # what is said in questions of one line only
    asked_order: list[tuple[str, str]]
    supposing: str  # "was wäre, wenn": its last word says `if`
    clauses: list[str]  # words that begin what is said besides the question
    joins: list[str]  # "und"
    opens: list[str]  # words that begin a question
    happens: list[str]  # "passiert": what follows is the question itself
    known: list[str]  # questions to show
    rows: list[tuple[str, str, str, str]]  # "keywords", "features.the", "das Schlüsselwort {value}", "{row}"

    @classmethod
    def none(cls) -> Tongue:
        """A table without a word: English, which needs no translation."""
        return cls("en", {}, [], {}, {}, {}, [], [], [], [], {}, [], {}, [], "", [], [], [], [], [], [])

    @property
    def supposes(self) -> str:
        return self.supposing.rpartition(" ")[2]

    @property
    def free(self) -> str:
        """How a line begins whose words are the writer's own, as a regular expression."""
        titles = "|".join(name for name, english in self.fields.items() if english == "title")
        expects = "|".join(name for name, english in self.starts.items() if english == "expect")
        return rf"\s*(?:(?:title|{titles or 'title'})\s*:|(?:expect|{expects or 'expect'})\b)"

    @property
    def statement(self) -> str:
        """How a line begins that is no part of a list above it, as a regular expression."""
        words = "|".join(("ask", "then", "expect", "player", "card", "what if", *self.starts))
        return rf"\s*(?:(?:{words})\b|[^\W\d_]+(?:[ \t]+[^\W\d_]+)*[ \t]*:)"

    @property
    def players(self) -> str:
        """How a player is announced, as a regular expression."""
        words = "|".join(word for word, english in self.starts.items() if english == "player")
        return rf"^[^\S\n]*(?:player|{words or 'player'})[^\S\n]+(\w+)"


_last: list[tuple[Tongue, LineGrammar, LineGrammar]] = []


def vocabulary(other: Tongue, english: LineGrammar) -> LineGrammar:
    """The grammar with this language's words in place of the English ones; kept, since a file asks at every slip."""
    known = next(iter(_last), None)  # another thread may ask for another one meanwhile
    if known is None or known[0] is not other or known[1] is not english:
        known = other, english, _made(other, english)
        _last[:] = [known]
    return known[2]


def _made(other: Tongue, english: LineGrammar) -> LineGrammar:
    words: dict[str, list[str]] = {}
    spoken: dict[str, list[str]] = {}
    for said, meant in other.spoken:
        for terminal in english.words.get(meant.lower(), ()):
            words.setdefault(said.lower(), []).append(terminal)
            spoken.setdefault(terminal, []).append(said)
    fields = {said: english.fields[meant] for said, meant in other.fields.items() if meant in english.fields}
    return replace(
        english, words=words, fields=fields, spoken={**english.spoken, **spoken}, starts=other.starts, forms=other.forms
    )
