"""The shipped law as data: its files, what its clauses say, its words by kind, and parts of it exchanged for others."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import yaml

from judge.game.facts import FACTS, GROUPS, NUMBERS, ORDERS, VALUES
from judge.game.moves import MOVES
from judge.rulebook.clause import ROLES
from judge.rulebook.find_and_vet_law_files import rule_files

from .entry import HOME
from .soup import NUMBERS as FIGURES
from .soup import WRITABLE

RULINGS = HOME / "rulings"
ODD: tuple[Any, ...] = (
    None, "", 0, 1, -1, 10**30, 2.5, True, False, [], {}, [[]], [None], {"a": None}, {"not": None}, {"any": []}, {"can": 3},
    {"some": []}, {"amount": "x"}, {"amount": [], "at_most": {}}, {"count": {}}, {"sum_of": [], "over": 3},
    {"target": {"target": "x"}}, "any", "all", "it", "no limit", "no value", "its_cost", "X", {"forbids": []}, "\x85", "\u202e",
    "²", "③", "1e3", "1_000", "--5",
)  # fmt: skip


@cache
def law() -> tuple[tuple[str, str], ...]:
    """The files of the shipped law, and its cards."""
    files = [*map(Path, rule_files(RULINGS)), *sorted((RULINGS / "cards").glob("*.yaml"))]
    return tuple((str(file.relative_to(RULINGS)), file.read_text(encoding="utf-8")) for file in files)


@cache
def parsed(name: str) -> Any:
    return yaml.load(dict(law())[name], getattr(yaml, "CSafeLoader", yaml.SafeLoader))


@cache
def entries() -> tuple[dict[str, Any], ...]:
    """Everything that some clause of the law says."""
    files = [name for name, _ in law() if not name.startswith("cards") and isinstance(parsed(name), list)]
    clauses = [clause for name in files for clause in parsed(name)]
    return tuple(entry for clause in clauses for entry in clause.get("says", ()))


@cache
def alike() -> tuple[tuple[str, ...], ...]:
    """The words of the law by what they are: facts and words that clauses define, acts, amounts, and the others."""
    said = {role: _spoken_of(role) for role in ROLES}
    words, amounts = (*FACTS, *said["defines"]), (*said["sets"],)
    others = (tuple(book) for book in (NUMBERS, GROUPS, ORDERS, MOVES, VALUES))
    return words, (*parsed("actions.yaml"), "any"), amounts, *others


def _spoken_of(role: str) -> tuple[str, ...]:
    raw = [entry[role] for entry in entries() if role in entry]
    return tuple(dict.fromkeys(of for one in raw for of in (one if isinstance(one, list) else [one]) if isinstance(of, str)))


@cache
def known() -> tuple[str, ...]:
    """All of them, and the keys they stand under."""
    keys = ("when", "to", "by", "at", "as", "does", "for", "kind", "it", "count", "that", "sum_of", "over", "amount", "at_most")
    return tuple(dict.fromkeys([*(word for words in alike() for word in words), *ROLES, *keys]))


def everywhere(chance: Random) -> list[dict[str, Any]]:
    """One condition, one number and one move in every place where any such may stand."""
    words, acts, amounts, numbers, groups, orders, moves, values = alike()
    act, named = chance.choice(acts), chance.choice((None, "x", ["a", "b"], 5, "it", ["it", "a"], chance.choice(values)))
    word = chance.choice(words)
    plain: Any = word if named is None else {word: named}
    when: Any = chance.choice((plain, {"can": act}, {"some": chance.choice(groups), "is": word}))
    when = chance.choice((when, when, {"not": when}, {"target": when}))
    counted = {"count": chance.choice(groups), "that": when}
    number: Any = chance.choice((chance.choice(numbers), {chance.choice(numbers): act}, counted))
    some, move = chance.sample(amounts, 2), chance.choice(moves)
    places = [
        {"forbids": "any"}, {"permits": act}, {"requires": when, "for": act}, {"sets": some, "to": number},
        {"adds": some, "by": number}, {"floors": "any", "at": number}, {"caps": act, "at": number, "besides": number},
        {"causes": act, "does": move}, {"replaces": chance.choice(moves), "with": move},
        {"defines": chance.choice(words)}, {"excludes": chance.choice(words)},
        {"counts": act, "as": chance.choice(acts)}, {"orders": act, "by": chance.choice(orders)}, {"rules_out": "player"},
        {"rules_out": "card"}, {"lifts": act}, {"chooses": some}, {"subjects": act, "to": chance.choice(acts)},
    ]  # fmt: skip
    return [copied({**place, "when": when}) for place in chance.sample(places, 6)]


def replace_word(part: Any, chance: Random) -> None:
    """A word for another of its kind: what comes of it can mostly be loaded, and must then rule."""
    keys = list(part) if isinstance(part, dict) else list(range(len(part)))
    if not keys:
        return
    key = chance.choice(keys)
    if isinstance(part, dict) and key in alike()[0] and chance.random() < 0.5:
        part[chance.choice(alike()[0])] = part.pop(key)
    elif isinstance(part[key], dict | list):
        replace_word(part[key], chance)
    elif isinstance(part[key], int) and not isinstance(part[key], bool):
        part[key] = chance.choice((-999, -3, -1, 0, 1, 2, 999))
    else:
        part[key] = chance.choice(next((words for words in alike() if part[key] in words), (str(part[key]), *known())))


def exchange(part: Any, chance: Random) -> None:
    """Some part for something odd, for a word of the law, or for a part of another clause."""
    keys = list(part) if isinstance(part, dict) else list(range(len(part))) if isinstance(part, list) else []
    if not keys:
        return
    key = chance.choice(keys)
    if isinstance(part[key], dict | list) and part[key] and chance.random() < 0.85:
        exchange(part[key], chance)
    elif isinstance(part, dict) and chance.random() < 0.25:
        part[chance.choice(known())] = part.pop(key) if chance.random() < 0.5 else odd(chance)
    elif chance.random() < 0.1:
        del part[key]
    else:
        part[key] = odd(chance)


def odd(chance: Random) -> Any:
    drawn = chance.random()
    if drawn < 0.35:
        return copied(chance.choice(ODD))
    if drawn < 0.7:
        return chance.choice(known())
    if drawn < 0.85:
        return copied(chance.choice(list(chance.choice(entries()).values())))
    return chance.choice((*FIGURES, *WRITABLE))


def copied(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: copied(value) for key, value in part.items()}
    return [copied(value) for value in part] if isinstance(part, list) else part


def dumped(data: Any) -> str:
    return str(yaml.dump(data, Dumper=getattr(yaml, "CSafeDumper", yaml.SafeDumper), allow_unicode=True, sort_keys=False))
