"""What a rulebook must hold true of itself: a plain tuple of small checks over the compiled data, each yielding faults."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from judge.game.facts import FACTS, GROUPS
from judge.game.moves import MOVES
from judge.rulebook.book import BASES
from judge.rulebook.check_card_descriptions import descriptions_known
from judge.rulebook.check_cycles import no_rings
from judge.rulebook.check_game import game_known
from judge.rulebook.check_restates_and_only_cited import only_cited_says_why, reprints_known
from judge.rulebook.check_steps import moments_known, steps_known
from judge.rulebook.check_unreachable import unreachable
from judge.rulebook.check_values import numbers_known, values_fit, values_known
from judge.rulebook.compile import compile_rulebook
from judge.rulebook.find_and_vet_law_files import no_law, rule_files, unfit, whole_path
from judge.rulebook.law_entries_and_their_places import Data, amounts, asked, entries, judged_words, pinpoint, place, unknown
from judge.rulebook.read_abilities_in_clauses import abilities_known
from judge.support.problems import Problem, Span, phrase, problem_at
from judge.support.yaml_places import read_tree_file, written

__all__ = ["amounts", "check", "judged_words"]
NOTHING = "nothing"
"""What a clause may say that an act comes to."""
ACTION_ROLES = ("permits", "forbids", "requires", "subjects", "causes", "caps", "orders", "counts")


def check(data: Data) -> list[Problem]:
    return [problem for one in CHECKS for problem in one(data)]


def words_known(data: Data) -> Iterator[Problem]:
    known, measured = set(FACTS) | judged_words(data), amounts(data)
    for clause, entry in entries(data):
        for kind, word in dict.fromkeys(asked(entry)):
            if kind == "word" and word not in known:
                yield unknown("word", str(word), known, place(clause, entry))
            if kind == "amount" and word not in measured:
                yield unknown("amount", str(word), measured, place(clause, entry))
            if kind == "group" and word not in GROUPS:
                yield unknown("group", str(word), GROUPS, place(clause, entry))
            if kind in ("can", "verb") and word not in data["actions"]:
                yield unknown("action", str(word), data["actions"], place(clause, entry))


def actions_known(data: Data) -> Iterator[Problem]:
    known = {*data["actions"], "any"}
    measured = amounts(data)
    for clause, entry in entries(data):
        if entry["role"] in ACTION_ROLES:
            own = [of for of in entry["of"] if entry["role"] != "counts" or of not in measured]
            named = [*own, *_listed(entry["more"].get("for")), *_targets(entry)]
            yield from (unknown("action", n, known, place(clause, entry)) for n in named if n not in known)
    for name, action in data["actions"].items():
        for parent in action.get("parents", ()):
            if parent not in known:
                yield unknown("action", parent, known, pinpoint(Span(data.get("actions_file", ""), 1), name))


def _targets(entry: Mapping[str, Any]) -> list[str]:
    more = entry["more"]
    return _listed(more.get("to")) if entry["role"] == "subjects" else _listed(more.get("as"))


def _listed(raw: Any) -> list[str]:
    return [] if raw is None else [str(r) for r in raw] if isinstance(raw, list) else [str(raw)]


def explained_known(data: Data) -> Iterator[Problem]:
    """What is explained can be asked about: an act, a word or an amount."""
    known = {*data["actions"], *FACTS, *judged_words(data), *amounts(data)}
    for clause, entry in entries(data):
        for of in entry["of"] if entry["role"] == "explains" else ():
            if of not in known:
                yield unknown("word", of, known, place(clause, entry))


def clauses_known(data: Data) -> Iterator[Problem]:
    known = set(data["clauses"])
    for clause, entry in entries(data):
        if entry["role"] in ("lifts", "disputes"):
            for of in entry["of"]:
                if of not in known and of not in data["actions"]:
                    yield unknown("clause", of, known, place(clause, entry))
    for clause in data["clauses"].values():
        yield from (unknown("clause", r, known, place(clause)) for r in clause["replaces"] if r not in known)


def moves_known(data: Data) -> Iterator[Problem]:
    for clause, entry in entries(data):
        named = _listed(entry["more"].get("does")) + _listed(entry["more"].get("with"))
        if entry["role"] == "replaces":
            named += entry["of"]
        known = {*MOVES, *data["actions"], NOTHING}  # what an act makes of itself, or the act that it brings about
        yield from (unknown("move", m, known, place(clause, entry)) for m in named if m not in known)


def documents_known(data: Data) -> Iterator[Problem]:
    for document, *where in data["named_documents"]:
        if document not in data["documents"]:
            yield unknown("document", document, data["documents"], Span(*where))
    for clause in data["clauses"].values():
        for document, _ in clause["sources"]:
            if document not in data["documents"]:
                yield unknown("document", document, data["documents"], place(clause))


def texts_present(data: Data) -> Iterator[Problem]:
    for clause in data["clauses"].values():
        text = clause["text"]
        if not isinstance(text, dict) or not text.get("en"):
            where = pinpoint(place(clause), "text")
            yield problem_at("no-text", where, "", phrase("add-text"), clause=clause["id"])
            continue
        for language, said in text.items():
            if not isinstance(said, str):
                where = pinpoint(pinpoint(place(clause), "text"), language)
                advice = phrase("quoted-is-text")
                yield problem_at("bad-value", where, "bad-value.text", advice, language=language, value=written(said))


NAMES = ("for", "to", "as", "does", "with", "before", "after", "kind")
"""What names something, and names it by words."""


def names_are_words(data: Data) -> Iterator[Problem]:
    for clause, entry in entries(data):
        for key in NAMES:
            raw = entry["more"].get(key)
            if raw is None or (key == "to" and entry["role"] == "sets"):
                continue
            if not all(isinstance(one, str) for one in (raw if isinstance(raw, list) else [raw])):
                where = pinpoint(place(clause, entry), key)
                yield problem_at("bad-value", where, key=key, wanted=phrase("a-word-or-words"), value=written(raw))


def bases_known(data: Data) -> Iterator[Problem]:
    for clause in data["clauses"].values():
        if clause["basis"] not in BASES:
            yield unknown("basis", str(clause["basis"]), BASES, place(clause))


CHECKS = (
    game_known,
    names_are_words, words_known, actions_known, explained_known, clauses_known, numbers_known, moves_known, documents_known,
    texts_present, abilities_known, bases_known, reprints_known, only_cited_says_why, values_fit,
    descriptions_known, no_rings, steps_known, moments_known,
)  # fmt: skip


LOST = ("not-yaml", "unreadable", "alias", "too-deep", "file-too-large")
"""Where a whole file is lost, what others say of its clauses is no fault of theirs."""


def faults(folders: Iterable[Path], thorough: bool = False) -> tuple[dict[str, Any], list[Problem]]:
    """The law of all folders, and every fault of it, by place."""
    folders = tuple(folders)
    if missing := [problem for folder in folders for problem in unfit(folder)]:
        return {}, missing
    data, problems = compile_rulebook(folders)
    problems += [no_law(folder) for folder in folders if not problems and _hollow(folder, data)]
    if not any(problem.code in LOST for problem in problems):
        problems += check(data)
        problems += (*values_known(data), *unreachable(data)) if thorough else ()
    return data, sorted(dict.fromkeys(problems), key=lambda p: (p.span.file, p.span.line, p.span.column))


def _hollow(place: Path, data: dict[str, Any]) -> bool:
    """Whether there is no law in any of its files; words of a language are something, a document without a clause is not."""
    files = rule_files(place)
    if not files or any(whole_path(clause["path"]) in files for clause in data["clauses"].values()):
        return False
    return not any(_says_something(file) for file in files) and not rule_files(place / "languages")


def _says_something(file: str) -> bool:
    raw, _ = read_tree_file(file)
    return any(said for section, said in raw.items() if section != "documents") if isinstance(raw, dict) else bool(raw)
