"""The table of what may bear on what, `bearing.yaml`: read, looked over, and laid on what is known already."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judge.catalogue.fields import HOUSES, ICONS, PHASES, TYPES
from judge.errors import did_you_mean
from judge.nodes import Path as Steps
from judge.nodes import Tree
from judge.rulebook.pinpoint import at_key

CARD_TEXT = "card_text"
"""The section that has a part for each language in which cards are printed."""
LISTS = (
    "lasting", "deck_building", "openings", "letters", "foreign", "joins", "new_subjects", "links", "comparisons",
    "not_controlled",
    "every_trait", "for_itself", "keeps_off", "relatives", "times", "whenever", "conditions", "counts", "exclusive",
    "qualifiers", "verbs", "orders", "host", "pronouns",
    "whoever", "players", "others", "negations", "alternatives", "plural_endings", "possessives", "throughout",
    "in_a_challenge", "first_player", "not_first_player", "looks_back", "yours", "theirs", "lookalikes", "bans",
    "leaves", "passive", "limits", "cheaper", "dearer", "would", "interferes", "having", "at_least", "at_most", "begins",
    "deeds", "by_effect", "of_its_holder", "paying", "acts_after",
)  # fmt: skip
SPOKEN_MAPS = (
    "timing", "written_together", "kinds", "roles", "postures", "marks", "houses", "phases", "challenge_types", "figures",
    "areas", "there", "words",
)  # fmt: skip
LAW = (
    "bound", "icons", "begins", "deeds", "by_effect", "of_its_holder", "paying", "printed", "asks", "after", "acts_after",
    "acts", "happens",
)  # fmt: skip
SPOKEN = (*(section for section in LISTS if section not in LAW), *SPOKEN_MAPS)
SECTIONS = (CARD_TEXT, *LAW)
OF_ACTS = ("acts", "happens", "begins", "by_effect", "of_its_holder")
"""What is named there are actions."""
TOPICAL = tuple(section for section in LAW if section in ("acts", "happens") or section not in OF_ACTS)
"""What is listed there are topics."""
TIMES = ("used", "forced", "revealed")
NAMES: Mapping[str, tuple[str, ...]] = {
    "kinds": (*TYPES, "card"), "printed": TYPES, "houses": HOUSES, "phases": PHASES, "challenge_types": ICONS, "icons": ICONS,
    "roles": ("attacking", "defending", "participating"), "postures": ("standing", "kneeling"), "marks": ("unique", "loyal"),
    "figures": ("cost", "printed strength", "strength"),
    "there": (areas := ("hand", "shadows", "dead", "discard", "used plots", "deck")), "areas": areas,
}  # fmt: skip
"""Closed sets: what the sections that speak of them may name."""
Table = dict[str, Any]


def bearing(raw: Any, tree: Tree, known: Mapping[str, Any], actions: Iterable[str]) -> Table:
    """What is known, with what this file adds; every fault of the file is noted."""
    table: Table = {section: _copied(known.get(section), section) for section in LAW}
    table[CARD_TEXT] = {language: _spoken(told) for language, told in known.get(CARD_TEXT, {}).items()}
    if not isinstance(raw, dict):
        tree.fault("not-a-map", "what may bear on what is told in sections, `words: {…}`", tree.place(()))
        return table
    _sections(table, {section: told for section, told in raw.items() if section != CARD_TEXT}, tree, (), LAW)
    _languages(table[CARD_TEXT], raw.get(CARD_TEXT, {}), tree)
    _topics(raw, table, tree)
    _actions(raw, tree, set(actions))
    return table


def _spoken(known: Mapping[str, Any]) -> Table:
    return {section: _copied(known.get(section), section) for section in SPOKEN}


def _copied(told: Any, section: str) -> Any:
    if section in LISTS:
        return list(told or ())
    return {name: list(one) if isinstance(one, list) else one for name, one in (told or {}).items()}


def _languages(table: Table, told: Any, tree: Tree) -> None:
    for language, sections in told.items() if isinstance(told, dict) else ():
        path = (CARD_TEXT, language)
        if isinstance(sections, dict):
            _sections(table.setdefault(language, _spoken({})), sections, tree, path, SPOKEN)
        else:
            tree.fault("not-a-map", f"how card text speaks is told in sections, `{language}: {{words: …}}`", tree.place(path))
    if not isinstance(told, dict):
        tree.fault("not-a-map", f"`{CARD_TEXT}` has a part for each language, `en: {{…}}`", tree.place((CARD_TEXT,)))


def _sections(table: Table, raw: Mapping[str, Any], tree: Tree, path: Steps, known: tuple[str, ...]) -> None:
    for section, told in raw.items():
        if section not in known:
            _no_such(tree, path, section, known if path else SECTIONS, f"there is no section `{section}`")
        elif section in LISTS:
            table[section] = list(dict.fromkeys([*table[section], *_phrases(told, tree, (*path, section))]))
        elif isinstance(told, dict):
            _into(table[section], told, tree, (*path, section))
        else:
            tree.fault("not-a-map", f"`{section}` is a list of names, each with its words", tree.place((*path, section)))


def _into(table: Table, told: Mapping[str, Any], tree: Tree, path: Steps) -> None:
    section = path[-1]
    for name, one in told.items():
        if name not in (known := NAMES.get(str(section), (name,))):
            _no_such(tree, path, name, known, f"`{section}` has no `{name}`")
        elif section == "timing":
            _time(table, name, one, tree, path)
        else:
            table[name] = list(dict.fromkeys([*table.get(name, ()), *_phrases(one, tree, (*path, name))]))


def _no_such(tree: Tree, path: Steps, name: str, known: Iterable[str], message: str) -> None:
    tree.fault("unknown-key", message, at_key(tree, path, name), did_you_mean(name, known))


def _time(table: Table, name: str, one: Any, tree: Tree, path: Steps) -> None:
    if one in TIMES:
        table[name] = one
        return
    known = ", ".join(f"`{time}`" for time in TIMES)
    tree.fault("bad-value", f"an ability is one of {known}, not `{one}`", tree.place((*path, name)))


def _phrases(told: Any, tree: Tree, path: Steps) -> list[str]:
    """A list of words; what is none is left out and noted."""
    if not isinstance(told, list):
        tree.fault("not-a-list", f"`{path[-1]}` is a list of words", tree.place(path))
        return []
    for number, one in enumerate(told):
        if not isinstance(one, str) or not one.strip(" *."):
            tree.fault("bad-value", f"`{one}` is no word", tree.place((*path, number)))
    return [one for one in told if isinstance(one, str) and one.strip(" *.")]


def _topics(raw: Mapping[str, Any], table: Table, tree: Tree) -> None:
    """Questions and acts turn on topics that there are words for, in one language at least."""
    known = {topic: None for spoken in table[CARD_TEXT].values() for topic in spoken["words"]}
    for section in TOPICAL:
        told = raw.get(section)
        for path, topics in _lists(section, told):
            for number, topic in enumerate(topics):
                if isinstance(topic, str) and topic not in known:
                    place, hint = tree.place((*path, number)), did_you_mean(topic, known)
                    tree.fault("unknown-topic", f"there are no words for `{topic}`", place, hint)


def _lists(section: str, told: Any) -> Iterable[tuple[Steps, list[Any]]]:
    """The lists of a section with their places: itself, or one for each name."""
    named = told.items() if isinstance(told, dict) else ()
    lists: list[tuple[Steps, Any]] = [((section,), told), *(((section, name), one) for name, one in named)]
    return [(path, one) for path, one in lists if isinstance(one, list)]


def _actions(raw: Mapping[str, Any], tree: Tree, actions: set[str]) -> None:
    """Acts are actions."""
    for section in OF_ACTS if actions else ():
        told = raw.get(section)
        for name in told if isinstance(told, dict | list) else ():
            if isinstance(name, str) and name not in actions:
                hint = did_you_mean(name, actions)
                tree.fault("unknown-action", f"there is no action `{name}`", at_key(tree, (section,), name), hint)
