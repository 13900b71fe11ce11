"""Looks over what a clause prints as an ability: every key is one that is read, and every word that it names is noted with its
place, to be held to the sets of the game once all files are read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_type_hints

from judge.game.ability import CHOOSE, CHOSEN, EITHER, KINDS, PAY, PUT
from judge.game.card_descriptions import ValueOf
from judge.game.descriptions_from_data import CASES, FIELDS, HOW, frozen
from judge.game.effect import Bar, Value
from judge.rulebook.check_ability_sense import NOT_CHOSEN, OF_A_PLAYER, WITHOUT_NUMBER, not_chosen
from judge.rulebook.happening_forms import BESIDES, OF_CARDS, VERBS
from judge.rulebook.law_entries_and_their_places import at_key
from judge.support.problems import meant, meant_or_known
from judge.support.yaml_places import Path as Steps
from judge.support.yaml_places import Tree, written

KEYS = (*KINDS, "phase", "condition", "cost", "body", "limit")
STEP = ("told", "amount", "can", "to")
"""What may stand beside the one thing that a step is."""
YOU = "you"
BEFALLEN = ("this", CHOSEN, YOU)
Named = tuple[str, Any, int, int]
"""A set of the game, a word that must be in it, and where that stands."""


def _literal(noun: type, field: str) -> tuple[str, ...]:
    return tuple(one for one in get_args(get_type_hints(noun)[field]) if one)


class LookedOver:
    """One ability in a file: its faults go to the tree, what it names is kept."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.named: list[Named] = []

    def ability(self, raw: Mapping[str, Any], path: Steps) -> None:
        sound = len(self.tree.problems)
        self._keys(raw, KEYS, path)
        kind = next(one for one in KINDS if one in raw)
        if kind == "constant":
            self._each(raw[kind], (*path, kind), self._effect)
        elif isinstance(raw[kind], dict):
            self._happening(raw[kind], (*path, kind))
        self._name("phases", raw.get("phase"), (*path, "phase"))
        for period in raw["limit"] if isinstance(raw.get("limit"), dict) else ():
            self._name("periods", period, (*path, "limit"), period)
        for part in ("cost", "body"):
            self._each(raw.get(part, []), (*path, part), self._step)
        for act, where in not_chosen(raw, path) if len(self.tree.problems) == sound else ():
            self._name(NOT_CHOSEN, act, where, act)

    def _each(self, raw: Any, path: Steps, look: Any) -> None:
        several = raw if isinstance(raw, list) else [raw]
        for number, one in enumerate(several):
            where = (*path, number) if isinstance(raw, list) else path
            if isinstance(one, dict):
                look(one, where)
            else:
                self.tree.fault("bad-condition", self.tree.place(where), "bad-condition.ability")

    def _step(self, raw: Mapping[str, Any], path: Steps) -> None:
        if any(case in raw for case in CASES):
            return self._effect(raw, path)
        verbs = [key for key in raw if key not in STEP]
        if len(verbs) != 1:
            return self._keys(raw, (*STEP, *verbs[:1]), path)
        verb = verbs[0]
        self._whole(raw.get("amount", 0), (*path, "amount"))
        if verb in (CHOOSE, PUT):
            self._which(raw[verb], (*path, verb))
            self._name("actions", raw.get("can"), (*path, "can"))
            self._name("areas", raw.get("to"), (*path, "to"))
        elif verb == EITHER:
            self._each(raw[verb], (*path, verb), self._step)
        elif verb == PAY:
            self._number(raw[verb], (*path, verb))
        else:
            self._name("actions", verb, path, verb)
            self._one_of(verb, raw[verb], BEFALLEN, (*path, verb))
            self._name(OF_A_PLAYER, verb if raw[verb] == YOU else None, path, verb)
            self._name(WITHOUT_NUMBER, None if "amount" in raw else verb, path, verb)
        return None

    def _effect(self, raw: Mapping[str, Any], path: Steps) -> None:
        case = next((key for key in CASES if key in raw), "")
        if not case:
            return self._keys(raw, CASES, path)
        noun, first = CASES[case]
        fields = [case, *(field for field in noun._fields if field != first), "told"]  # type: ignore[attr-defined]
        self._keys(raw, fields, path)
        for key in (key for key in raw if key in fields):
            self._field(case, first if key == case else key, raw[key], (*path, key))
        return None

    def _field(self, case: str, field: str, raw: Any, path: Steps) -> None:
        """One field of an effect, by what it is called in the noun."""
        match field:
            case "act":
                self._name("actions", raw, path)
            case "what":
                self._name("features", raw[0] if isinstance(raw, list) and raw else raw, path)
            case "which":
                self._which(raw, path)
            case "who":
                self._name("who", raw, path)
            case "period":
                self._name("periods", raw, path)
            case "stat":
                self._one_of(case, raw, _literal(Value, "stat"), path)
            case "by" if case in ("bar", "leave"):
                self._one_of("by", raw, _literal(Bar, "by"), path)
            case "by":
                self._whole(raw, path)
            case "effects":
                self._each(raw, path, self._effect)
            case "condition":
                self._condition(raw, path)
            case _:
                pass

    def _condition(self, raw: Any, path: Steps) -> None:
        """`{count: WHICH, more_than: NUMBER}`, `{is: WHICH, ref: this}`."""
        if not isinstance(raw, dict):
            return self.tree.fault("bad-condition", self.tree.place(path), "bad-condition.ability")
        self._keys(raw, ("is", "ref") if "is" in raw else ("count", *HOW), path)
        for key in ("is", "count"):
            if key in raw:
                self._which(raw[key], (*path, key))
        for how in HOW:
            self._number(raw.get(how, 0), (*path, how))
        return None

    def _whole(self, raw: Any, path: Steps) -> None:
        if type(raw) is not int:
            self.tree.fault("bad-condition", self.tree.place(path), "bad-condition.ability")

    def _number(self, raw: Any, path: Steps) -> None:
        if isinstance(raw, dict):
            self._keys(raw, ("value_of", "stat") if "value_of" in raw else ("count",), path)
            self._one_of("stat", raw.get("stat", ""), ("", *_literal(ValueOf, "stat")), (*path, "stat"))
            if "count" in raw:
                self._which(raw["count"], (*path, "count"))
        else:
            self._whole(raw, path)

    def _happening(self, raw: Mapping[str, Any], path: Steps) -> None:
        verbs = [key for key in raw if key not in BESIDES]
        for verb in verbs:
            several = raw[verb] if verb == VERBS and isinstance(raw[verb], list) else [verb]
            for one in several:
                self._name("actions", one, (*path, verb), one if verb == one else None)
            which = raw.get("which") if verb == VERBS else raw[verb]
            if isinstance(which, dict):
                self._keys(which, OF_CARDS, (*path, verb))
                self._which({key: value for key, value in which.items() if key in FIELDS}, (*path, verb))
        self._name("who", raw.get("who"), (*path, "who"))

    def _which(self, raw: Any, path: Steps) -> None:
        if not isinstance(raw, dict):
            return self.tree.fault("bad-condition", self.tree.place(path), "bad-condition.ability")
        self._keys(raw, FIELDS, path)
        self._name("which", frozen(raw), path)
        for field in ("without", "either"):
            for one in self._several(raw.get(field)):
                self._keys(one, FIELDS, (*path, field))
        return None

    def _several(self, raw: Any) -> Iterator[Mapping[str, Any]]:
        return (one for one in (raw if isinstance(raw, list) else [raw]) if isinstance(one, dict))

    def _keys(self, raw: Mapping[str, Any], known: Any, path: Steps) -> None:
        for key in raw:
            if key not in known:
                where, advice = at_key(self.tree, path, key), meant(key, known)
                self.tree.fault("unknown-key", where, "unknown-key.ability", advice, key=key)

    def _one_of(self, word: str, value: Any, known: tuple[str, ...], path: Steps) -> None:
        if value not in known:
            advice = meant_or_known(str(value), filter(None, known))
            self.tree.fault("unknown-value", self.tree.place(path), "", advice, word=word, value=written(value))

    def _name(self, section: str, word: Any, path: Steps, key: str | None = None) -> None:
        if section != "which" and not (word is None or isinstance(word, str)):
            self.tree.fault("bad-value", self.tree.place(path), "bad-value.words", word=str(path[-1]), value=written(word))
        elif word is not None:
            place = at_key(self.tree, path, key) if key else self.tree.place(path)
            self.named.append((section, word, place.line, place.column))
