"""A rulebook as the judge uses it: the clauses in force, found by what they speak of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from judge.game.ability import Ability
from judge.game.printed_face import Face
from judge.game.vocabulary import SHIPPED, Vocabulary
from judge.rulebook.clause import Action, Clause, Document, Entry, Source
from judge.rulebook.read_abilities_in_clauses import ability

if TYPE_CHECKING:
    from judge.rulebook.steps_in_force import Row

BASES = ("stated", "inferred", "community")


class Rulebook:
    """The law of one edition under one choice of documents. Entries are made when first asked for.

    Threads may share it: whatever it keeps, each would have worked out alike, and nothing kept is ever changed.
    """

    def __init__(
        self,
        data: Mapping[str, Any],
        edition: str,
        documents: Iterable[str],
        without: frozenset[str] = frozenset(),
        as_of: str | None = None,
    ) -> None:
        self.data = data
        self.edition = edition
        self.documents = frozenset(documents)
        self.without = without  # clauses switched off, for the watchers
        self.as_of = as_of
        self._abilities: dict[tuple[str, str], tuple[Ability, ...]] = {}
        self._entries: dict[tuple[str, str], tuple[Entry, ...]] = {}
        self._lineage: dict[str, tuple[str, ...]] = {}
        self._actions: dict[str, Action] = {}
        self._force: dict[str, int] = {}
        self._bases: dict[str, str] = {}
        self._rows: dict[str, tuple[Row, ...]] = {}
        self._clauses: dict[str, Clause] = {}
        self._bars: dict[str, tuple[tuple[Entry, ...], tuple[str, ...]]] = {}
        self._subjects: dict[str, tuple[tuple[str, Entry], ...]] = {}
        self._lifts: dict[str, tuple[tuple[str, tuple[Entry, ...]], ...]] = {}
        self.bearing: Any = None  # what may bear on what, made ready when text was not read
        self.vocabulary = Vocabulary(data) if "game" in data else SHIPPED
        self.memo: dict[Any, Any] = {}  # what the judge works out once about its conditions

    def abilities(self, face: Face) -> tuple[Ability, ...]:
        """What the clauses in force print on a card of this face, in their order."""
        printed = self.data.get("abilities", {})
        if not printed:
            return ()
        key = (face.title, face.pack)
        if key not in self._abilities:
            names = (face.title, f"{face.title} ({face.pack})")
            ids = [i for name in names for i in printed.get(name, ()) if self.precedence(i) >= 0]
            plain = [(i, one) for i in ids for one in self.data["clauses"][i]["abilities"]]
            self._abilities[key] = tuple(ability(i, number, one) for number, (i, one) in enumerate(plain, 1))
        return self._abilities[key]

    def all_abilities(self) -> Iterator[Ability]:
        """Those of every card that a clause in force speaks for."""
        ids = {i for printed in self.data.get("abilities", {}).values() for i in printed if self.precedence(i) >= 0}
        return (ability(i, 1, one) for i in sorted(ids) for one in self.data["clauses"][i]["abilities"])

    def entries(self, role: str, of: str) -> tuple[Entry, ...]:
        """What the clauses in force say in this role of this action, amount, word or clause."""
        entries = self._entries.get((role, of))
        if entries is None:
            found = self.data["index"].get(f"{role} {of}", ())
            entries = self._entries[role, of] = tuple(self._entry(i, n) for i, n in found if self.precedence(i) >= 0)
        return entries

    def _entry(self, clause_id: str, position: int) -> Entry:
        clause = self.data["clauses"][clause_id]
        raw = clause["says"][position]
        return Entry(
            clause_id, raw["role"], tuple(raw["of"]), raw["when"], raw["more"], self.precedence(clause_id), clause["basis"]
        )

    def precedence(self, clause_id: str) -> int:
        """The highest precedence of the documents in force that carry the clause; -1 if none does."""
        if clause_id not in self._force:
            gone = clause_id in self.without or self._replaced(clause_id)
            self._force[clause_id] = -1 if gone else self._rank(clause_id)[0]
        return self._force[clause_id]

    def basis(self, clause_id: str) -> str:
        """What a clause rests on; nothing is known of one that no document carries."""
        known = self._bases.get(clause_id)
        if known is None:
            clauses = self.data["clauses"]
            known = self._bases[clause_id] = clauses[clause_id]["basis"] if clause_id in clauses else ""
        return known

    def _replaced(self, clause_id: str) -> bool:
        """Whether a later print of the same rule is in force, in a document that ranks with this one or above it."""
        later = [i for i in self.data["replaced"].get(clause_id, ()) if i not in self.without]
        return any(self._rank(i) > self._rank(clause_id) for i in later)

    def _rank(self, clause_id: str) -> tuple[int, str]:
        """The precedence and the day of the best document in force that carries the clause."""
        if clause_id not in self.data["clauses"]:
            return -1, ""
        sources = [d for d, _ in self.data["clauses"][clause_id]["sources"]]
        carried = [d for d in sources if d in self.documents and self._printed_by_then(d, sources)]
        documents = (self.data["documents"][d] for d in carried)
        return max(((d["precedence"], d["date"]) for d in documents), default=(-1, ""))

    def _printed_by_then(self, document: str, sources: list[str]) -> bool:
        """A document that has taken in an insert carries the insert's clauses only since that was published."""
        documents = self.data["documents"]
        taken_in = documents[document].get("takes_in")
        return not (self.as_of and taken_in in sources and documents[taken_in]["date"] > self.as_of)

    def lineage(self, action: str) -> tuple[str, ...]:
        """The action, its parents, theirs, …, each once."""
        if action not in self._lineage:
            line: dict[str, None] = {action: None}
            for parent in self.data["actions"].get(action, {}).get("parents", ()):
                line |= dict.fromkeys(self.lineage(parent))
            self._lineage[action] = tuple(line)
        return self._lineage[action]

    def bars(self, action: str) -> tuple[tuple[Entry, ...], tuple[str, ...]]:
        """What forbids or requires something for an action or an ancestor of it, and of each which of these it speaks of."""
        known = self._bars.get(action)
        if known is None:
            found = [(entry, node) for node in self.lineage(action) for entry in self._bars_on(node)]
            known = self._bars[action] = tuple(entry for entry, _ in found), tuple(node for _, node in found)
        return known

    def subjects(self, action: str) -> tuple[tuple[str, Entry], ...]:
        """What makes the bars of other actions bind this one, for it and each ancestor."""
        known = self._subjects.get(action)
        if known is None:
            found = ((node, entry) for node in self.lineage(action) for entry in self.entries("subjects", node))
            known = self._subjects[action] = tuple(found)
        return known

    def blanket_lifts(self, action: str) -> tuple[tuple[str, tuple[Entry, ...]], ...]:
        """What says of an action or an ancestor of it that it is all right whatever else is said; only where something does."""
        known = self._lifts.get(action)
        if known is None:
            found = ((node, self.entries("lifts", node)) for node in self.lineage(action))
            known = self._lifts[action] = tuple((node, lifts) for node, lifts in found if lifts)
        return known

    def _bars_on(self, node: str) -> list[Entry]:
        return [e for role in ("forbids", "requires") for of in (node, "any") for e in self.entries(role, of)]

    def action(self, name: str) -> Action:
        if name not in self._actions:
            raw: dict[str, Any] = self.data["actions"].get(name, {})
            own = {key: value for key, value in raw.items() if key in Action._fields}  # the rest is for who reads files
            listed = {key: tuple(raw.get(key, ())) for key in ("parents", "aims_at")}
            self._actions[name] = Action(name, **{**own, **listed})
        return self._actions[name]

    def rows(self, sequence: str) -> tuple[Row, ...]:
        """What comes after what in this sequence; none where there is no such sequence. Only a step ever asks."""
        if sequence not in self._rows:
            from judge.rulebook.steps_in_force import standing

            raw = self.data.get("steps", {}).get(self.edition, {}).get(sequence, [])
            self._rows[sequence] = standing(raw, lambda clause: self.precedence(clause) >= 0)
        return self._rows[sequence]

    def sequences(self) -> tuple[str, ...]:
        return tuple(self.data.get("steps", {}).get(self.edition, {}))

    def actions(self) -> tuple[str, ...]:
        return tuple(self.data["actions"])

    def clause(self, clause_id: str) -> Clause:
        known = self._clauses.get(clause_id)
        if known is None:
            raw = self.data["clauses"][clause_id]
            sources = tuple(Source(d, s) for d, s in raw["sources"])
            known = self._clauses[clause_id] = Clause(raw["id"], raw["text"], sources, raw["basis"], raw["file"], raw["line"])
        return known

    def clauses(self) -> tuple[str, ...]:
        """The ids of everything in force."""
        return tuple(i for i in self.data["clauses"] if self.precedence(i) >= 0)

    def document(self, document_id: str) -> Document:
        raw = self.data["documents"][document_id]
        return Document(document_id, **raw)


def weakest(bases: Iterable[str]) -> str:
    """The authority of a ruling is that of the weakest clause it needed."""
    return BASES[max(map(BASES.index, bases), default=0)]
