"""Nothing is spoken of that has no sentence, and no sentence is kept that nothing says; a key that is deleted is noticed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import pytest
from casebook import HOME, law
from codes import codes
from test_language import FOUND

from judge.cli import COMMANDS
from judge.game.descriptions_from_data import is_noun, spelled
from judge.game.facts import FACTS, GROUPS, NUMBERS, ORDERS, VALUES
from judge.game.happening import described
from judge.game.moves import MOVES
from judge.game.vocabulary import SHIPPED
from judge.render.check_for_missing_messages import _rows
from judge.render.messages import MARKS, languages, load_language
from judge.rulebook.book import BASES
from judge.rulebook.check import amounts, judged_words
from judge.rulebook.clause import ROLES
from judge.rulebook.happening_forms import TAKING
from judge.ruling import ANY_NUMBER, NO_VALUE, Verdict

Leaf = tuple[str, ...]
PLAIN = {"yes", "no", "depends", "disputed", "silent", "impossible"}
"""Verdicts that are words; the others are told by what they come to."""
TRUTHS = ("seen", "unseen", "unknown")
NOUNS = {"it", "other", "unknown"}
"""What stands for a thing that is not named or not known."""


def leaves(entry: Any, path: Leaf = ()) -> Iterator[Leaf]:
    if isinstance(entry, dict):
        for key, inner in entry.items():
            yield from leaves(inner, (*path, str(key)))
    else:
        yield path


@cache
def sentences(code: str) -> frozenset[Leaf]:
    return frozenset(leaves(load_language(code).data))


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(file.read_text(encoding="utf-8")) for file in sorted((HOME / "judge").rglob("*.py"))]


@cache
def literals() -> set[str]:
    """Every string that is written in the code."""
    nodes = (node for tree in trees() for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def constants(node: ast.expr) -> list[str]:
    """A plain string, or both arms of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return [*constants(node.body), *constants(node.orelse)] if isinstance(node, ast.IfExp) else []


def calls(*names: str) -> Iterator[ast.Call]:
    for node in (node for tree in trees() for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in names:
            yield node


def valued(part: Any) -> Iterator[tuple[str, Any]]:
    """Every word of a condition with the value that it takes."""
    if isinstance(part, tuple | list) and len(part) == 3 and part[0] == "word":
        yield part[1], part[2]
    elif isinstance(part, tuple | list):
        yield from (pair for inner in part for pair in valued(inner))


@cache
def taken() -> set[tuple[str, Any]]:
    """The words of the law that take a noun, with that noun."""
    clauses = law()["clauses"].values()
    conditions = [entry["when"] for clause in clauses for entry in clause["says"]]
    conditions += [one["condition"] for clause in clauses for one in clause.get("abilities", ())]
    return {(word, value) for when in conditions for word, value in valued(when) if isinstance(value, tuple)}


def described_cards() -> set[str]:
    return {spelled(value) for _, value in taken() if is_noun(value)}


def happenings() -> set[str]:
    """Those with a sentence of their own; any other is told by the act."""
    told = {f"{word} {described(value).spelled}" for word, value in taken() if word in TAKING}
    told |= {" ".join((word, *value)) for word, value in taken() if word == "used"}
    printed = (ability for clause in law()["clauses"].values() for ability in clause.get("abilities", ()))
    told |= {f"just_happened {described(ability['trigger']).spelled}" for ability in printed if ability.get("trigger")}
    return told & set(load_language("en").data["happenings"])


def told_moves() -> set[str]:
    return {*MOVES, "reaction_opens"}


@cache
def spoken_of() -> dict[str, tuple[set[str], tuple[str, ...]]]:
    """The sections whose keys have a home of their own: those keys, and the forms that each of them needs."""
    areas, types, words = SHIPPED.names("areas"), SHIPPED.names("types"), {*SHIPPED.names("keywords"), *SHIPPED.names("icons")}
    pools = {action.get("pool", "gold_pool") for action in law()["actions"].values()}
    befalling = {row["befalls"] for row in law()["actions"].values() if "befalls" in row}
    told = {"editions": {d["edition"] for d in law()["documents"].values()} | {"any"}}
    return {
        "facts": (set(FACTS), TRUTHS),
        "descriptions": (described_cards(), TRUTHS),
        "happenings": (happenings(), TRUTHS),
        "judged": (judged_words(law()), TRUTHS),
        "actions": ({*law()["actions"], "any"}, ("do", "does", "doing", "done")),
        "moves": (told_moves(), ("",)),
        "expected": ({key for key in load_language("en").data["expected"] if set(key.split()) <= told_moves()}, ("",)),
        "amounts": (amounts(law()), ("what", "is", "none", "unknown")),
        "numbers": ({*NUMBERS, NO_VALUE}, ("",)),
        "orders": (set(ORDERS), ("",)),
        "moments": ({name for name, word in FACTS.items() if word.timing}, ("",)),
        "roles": (set(ROLES), ("label", "says")),
        "editions": (told["editions"], ("",)),
        "bases": (set(BASES), ("",)),
        "groups": (set(GROUPS), ("",)),
        "pools": (pools, ("",)),
        "lists": ({*MARKS, "and", "or"}, ("",)),
        "areas": ({*areas, "unknown"}, ("in", "own", "where")),
        "types": ({*(t for t in types if t in SHIPPED.common_types or t in ("plot", "agenda")), "it"}, ("a", "many")),
        "phases": (set(SHIPPED.names("phases")), ("the",)),
        "windows": (set(SHIPPED.names("windows")), ("a", "when")),
        "houses": (set(SHIPPED.names("houses")), ("",)),
        "features": ({*words, "it", "other", "any keyword", "any icon"}, ("the",)),
        "help": (set(COMMANDS), ("about", "examples")),
        "fates": (befalling & set(load_language("en").data["fates"]), ("",)),
        "answers": ({"yes", "no", "silent", "disputed", "impossible", NO_VALUE, ANY_NUMBER}, ("",)),
        "found": (FOUND, TRUTHS),
        "card_words": ({*words, *types}, ("",)),
        "steps": (set(_rows(law())), ("",)),
        "verdicts": (set(get_args(Verdict)) & PLAIN, ("",)),
    }  # fmt: skip


@cache
def written() -> set[Leaf]:
    """What the code asks for by section, key and form, all written down."""
    found: set[Leaf] = set()
    for call in calls("say", "find", "count"):
        if len(call.args) > 1:
            counted = getattr(call.func, "attr", "") == "count"
            forms = ["one", "many"] if counted else constants(call.args[2]) if len(call.args) > 2 else [""]
            pairs = [(s, k) for s in constants(call.args[0]) for k in constants(call.args[1]) if s in load_language("en").data]
            found |= {(*pair, form) if form else pair for pair in pairs for form in forms}
    return found


@cache
def problems() -> set[str]:
    """The sentences of problems: one of every code, and every literal that is a code and more."""
    known = codes()
    more = {text for text in literals() if text.partition(".")[0] in known and re.fullmatch(r"[a-z-]+\.[a-z-]+", text)}
    return more | known - {"unknown-effect", "unknown-question"}  # these are told as a word that is not expected


@cache
def turns() -> set[str]:
    """What might be different, where somebody asks what would change an answer: the edits by name."""
    windows = {f"window_is_{how}{window}" for how in ("", "not_") for window in SHIPPED.names("windows") if window != "none"}
    return windows | {key for call in calls("Edit") for key in constants(call.args[0])}


def counted() -> set[str]:
    """Acts that the law caps: how many may be done is told in words of its own."""
    return {
        of for clause in law()["clauses"].values() for entry in clause["says"] if entry["role"] == "caps" for of in entry["of"]
    }


@cache
def needed() -> frozenset[Leaf]:
    homes = spoken_of().items()
    told = {(s, key, form) if form else (s, key) for s, (keys, forms) in homes for key in keys for form in forms}
    many = {("actions", act, "many") for act in counted() - {"use_ability"}}
    return frozenset(told | written() | many | {("problems", k) for k in problems()} | {("turns", k) for k in turns()})


@pytest.mark.parametrize("code", languages())
def test_what_is_spoken_of_has_its_sentence(code: str) -> None:
    assert sorted(needed() - sentences(code)) == []


@pytest.mark.parametrize("code", languages())
def test_what_is_advised_has_its_sentence(code: str) -> None:
    """Hints and words inside sentences are asked for by one name."""
    rows = {key for section in ("hints", "problem_words") for key in load_language(code).data[section]}
    asked = {key for call in calls("phrase") for key in constants(call.args[0])}
    assert len(asked) > 100 and sorted(asked - rows) == []


MADE = re.compile(
    r"authority_(inferred|community)|lies\.[\w ]+|(choice|stated)\.\w+|window_is_(not_)?\w+|not[_ ][\w /]+|prevails_\w+|read_\w+"
    r"|cards \w+|[a-z-]+-unread|\w+_(word|amount|act|any|before|after)"
    r"|unknown-[a-z]+(\.law)?|ring\.\w+|(missing-key|not-a-map|unknown-key)\.\w+|bad-value\.(missing|none|row|words)"
)
"""Names that the code puts together: of an area, a line, a window, a reason, a command, a kind of thing that is not known."""


@cache
def own_names() -> set[str]:
    """The names of things: words of the game, of the law, of the judge's own nouns."""
    named = {key for keys, _ in spoken_of().values() for key in keys}
    of_law = {str(one) for clause in law()["clauses"].values() for entry in clause["says"] for one in _values(entry["more"])}
    grammar = set(re.findall(r"\w+", (HOME / "judge/language/parse/grammar.lark").read_text(encoding="utf-8")))
    return (
        named
        | of_law
        | set(VALUES)
        | grammar
        | {word for section in law()["game"].values() for word in section}
        | set(FACTS)
        | NOUNS
    )


def _values(raw: Any) -> Iterator[Any]:
    if isinstance(raw, dict | list | tuple):
        yield from (one for part in (raw.values() if isinstance(raw, dict) else raw) for one in _values(part))
    else:
        yield raw


GRAMMAR = {"accusative", "dative", "of", "topics", "seats"}
"""Sections of a language's own, which its sentences look things up in."""
HEADINGS = ("help", "headings")
"""English has them from Typer; `other` is what a language says of things that it has no word for."""


@pytest.mark.parametrize("code", languages())
def test_no_sentence_is_kept_that_nothing_says(code: str) -> None:
    """Its key is written in the code, is the name of a thing, or is put together from such."""
    known = literals() | own_names()
    keys = {leaf[:2] for leaf in sentences(code) if len(leaf) > 1 and leaf[0] in load_language("en").data}
    strange = {(section, key) for section, key in keys if key not in known and not MADE.fullmatch(key)}
    assert sorted(strange) == []


def test_no_language_has_a_sentence_of_its_own() -> None:
    """Beyond English it has only sections and forms that its own sentences ask for: what was taken out of English shows."""
    english = sentences("en")
    shared = {leaf[0] for leaf in english}
    for code in set(languages()) - {"en"}:
        texts = " ".join(str(_held(load_language(code).data, leaf)) for leaf in sentences(code))
        asked = {tuple(spec.split(".")) for spec in re.findall(r"\{\w*:(\w+\.\w+)\}", texts)}
        asked -= {(leaf[0], leaf[-1]) for leaf in english}
        own = {leaf for leaf in sentences(code) - english if leaf[0] in shared and (leaf[0], leaf[-1]) not in asked}
        assert sorted(leaf for leaf in own if leaf[:2] != HEADINGS and leaf[1] != "other") == []
        assert {leaf[0] for leaf in sentences(code)} - shared <= GRAMMAR


def test_most_sentences_would_be_missed() -> None:
    """Taken out of one language, the other shows it; taken out of all, most are named by what they are said of.

    The rest have keys that are handed about in the code: their loss shows on the pages that tests hold letter by letter.
    """
    asked = {key for call in calls("phrase") for key in constants(call.args[0])}
    advised = {(section, key) for section in ("hints", "problem_words") for key in asked}
    assert len(sentences("en") & (needed() | advised)) / len(sentences("en")) > 0.84


def _held(data: Any, path: Leaf) -> Any:
    for key in path:
        data = data[key]
    return data
