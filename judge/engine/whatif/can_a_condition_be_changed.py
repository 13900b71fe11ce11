"""Whether a change is known that would turn what a condition asks, as far down as a proof goes: only such proofs need be made."""

from __future__ import annotations

from judge.game.facts import FACTS
from judge.game.facts.whatif_on_cards import Maker
from judge.rulebook import Rulebook
from judge.rulebook.condition_forms import Form

CHANGEABLE = "whether somebody could change what a condition asks"


def maker_of(word: str, want: bool) -> Maker | None:
    """Who makes the changes to a fact that would make it so, or not so. An effect is only ever taken away, never made up."""
    fact = FACTS.get(word)
    return None if fact is None or (want and fact.of_effects) else fact.edit


def could_be_changed(book: Rulebook, condition: Form, want: bool = True) -> bool:
    """Worked out once for each; it is kept with it, so that no other is ever taken for it."""
    key = CHANGEABLE, id(condition), want
    known: tuple[Form, bool] | None = book.memo.get(key)
    if known is None:
        known = book.memo[key] = condition, _changeable(book, condition, want, set())
    return known[1]


def _changeable(book: Rulebook, condition: Form, want: bool, seen: set[tuple[str, bool]]) -> bool:
    """Whether another act is legal, or what an ability asks for, may always be changed; what an amount is never is."""
    match condition[0]:
        case "can" | "its":
            return True
        case "compare":
            return False
        case "all" | "any":
            return any(_changeable(book, part, want, seen) for part in condition[1])
        case "not":
            return _changeable(book, condition[1], not want, seen)
        case "word":
            return _word_changeable(book, condition[1], want, seen)
        case _:
            return _changeable(book, condition[-1], want, seen)


def _word_changeable(book: Rulebook, word: str, want: bool, seen: set[tuple[str, bool]]) -> bool:
    if word in FACTS:
        return maker_of(word, want) is not None
    if (word, want) in seen:
        return False
    seen.add((word, want))
    told = [(e, want) for e in book.entries("defines", word)] + [(e, not want) for e in book.entries("excludes", word)]
    return any("told_by" in entry.more or _changeable(book, entry.when, way, seen) for entry, way in told)
