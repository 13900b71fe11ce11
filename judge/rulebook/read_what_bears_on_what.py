"""The table of what may bear on what, `bearing.yaml`: read, looked over, and laid on what is known already."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judge.game.vocabulary import Vocabulary
from judge.rulebook.law_entries_and_their_places import at_key
from judge.support.problems import meant, quoted
from judge.support.yaml_places import Path as Steps
from judge.support.yaml_places import Tree

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
POSITIONS: Mapping[str, tuple[str, ...]] = {
    "roles": ("attacking", "defending", "participating"), "postures": ("standing", "kneeling"), "marks": ("unique", "loyal"),
    "figures": ("cost", "printed strength", "strength"),
}  # fmt: skip
"""Closed sets that are no words of the game: what the sections that speak of them may name."""
Table = dict[str, Any]


def bearing(raw: Any, tree: Tree, known: Mapping[str, Any], vocabulary: Vocabulary, actions: Iterable[str]) -> Table:
    """What is known, with what this file adds; every fault of the file is noted."""
    table: Table = {section: _copied(known.get(section), section) for section in LAW}
    table[CARD_TEXT] = {language: _spoken(told) for language, told in known.get(CARD_TEXT, {}).items()}
    if not isinstance(raw, dict):
        tree.fault("not-a-map", tree.place(()), "not-a-map.bearing")
        return table
    _sections(table, {section: told for section, told in raw.items() if section != CARD_TEXT}, tree, (), LAW)
    _languages(table[CARD_TEXT], raw.get(CARD_TEXT, {}), tree)
    _topics(raw, table, tree)
    _actions(raw, tree, set(actions))
    _closed(raw, tree, _names(vocabulary))
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
            tree.fault("not-a-map", tree.place(path), "not-a-map.language", language=language)
    if not isinstance(told, dict):
        tree.fault("not-a-map", tree.place((CARD_TEXT,)), "not-a-map.languages", section=CARD_TEXT)


def _sections(table: Table, raw: Mapping[str, Any], tree: Tree, path: Steps, known: tuple[str, ...]) -> None:
    for section, told in raw.items():
        if section not in known:
            advice = meant(section, known if path else SECTIONS)
            tree.fault("unknown-key", at_key(tree, path, section), "unknown-key.section", advice, section=section)
        elif section in LISTS:
            table[section] = list(dict.fromkeys([*table[section], *_phrases(told, tree, (*path, section))]))
        elif isinstance(told, dict):
            _into(table[section], told, tree, (*path, section))
        else:
            tree.fault("not-a-map", tree.place((*path, section)), section=section)


def _into(table: Table, told: Mapping[str, Any], tree: Tree, path: Steps) -> None:
    section = path[-1]
    for name, one in told.items():
        if section == "timing":
            _time(table, name, one, tree, path)
        else:
            table[name] = list(dict.fromkeys([*table.get(name, ()), *_phrases(one, tree, (*path, name))]))


def _names(vocabulary: Vocabulary) -> Mapping[str, tuple[str, ...]]:
    """What the sections may name that speak of a closed set."""
    types, icons = vocabulary.names("types"), vocabulary.names("icons")
    silent = vocabulary.names("areas", "-speaks", "-unwritten")
    return {
        **POSITIONS, "kinds": (*types, "card"), "printed": types, "houses": vocabulary.names("houses"), "icons": icons,
        "phases": vocabulary.names("phases", "printed"), "challenge_types": vocabulary.names("challenges"),
        "there": silent, "areas": silent,
    }  # fmt: skip


def _closed(raw: Mapping[str, Any], tree: Tree, known: Mapping[str, tuple[str, ...]]) -> None:
    """Whatever is named is one of its set."""
    spoken = raw.get(CARD_TEXT)
    parts = [
        ((), raw),
        *(((CARD_TEXT, language), told) for language, told in (spoken.items() if isinstance(spoken, dict) else ())),
    ]
    for path, sections in parts:
        for section in known if isinstance(sections, dict) else ():
            told = sections.get(section)
            for name in told if isinstance(told, dict) else ():
                if name not in known[section]:
                    where, advice = at_key(tree, (*path, section), name), meant(name, known[section])
                    tree.fault("unknown-key", where, "", advice, section=section, key=name)


def _time(table: Table, name: str, one: Any, tree: Tree, path: Steps) -> None:
    if one in TIMES:
        table[name] = one
        return
    where = tree.place((*path, name))
    tree.fault("bad-value", where, "bad-value.ability", known=quoted(TIMES), value=f"`{one}`")


def _phrases(told: Any, tree: Tree, path: Steps) -> list[str]:
    """A list of words; what is none is left out and noted."""
    if not isinstance(told, list):
        tree.fault("not-a-list", tree.place(path), "not-a-list.words", key=path[-1])
        return []
    for number, one in enumerate(told):
        if not isinstance(one, str) or not one.strip(" *."):
            tree.fault("bad-value", tree.place((*path, number)), "bad-value.no-word", value=f"`{one}`")
    return [one for one in told if isinstance(one, str) and one.strip(" *.")]


def _topics(raw: Mapping[str, Any], table: Table, tree: Tree) -> None:
    """Questions and acts turn on topics that there are words for, in one language at least."""
    known = {topic: None for spoken in table[CARD_TEXT].values() for topic in spoken["words"]}
    for section in TOPICAL:
        told = raw.get(section)
        for path, topics in _lists(section, told):
            for number, topic in enumerate(topics):
                if isinstance(topic, str) and topic not in known:
                    tree.fault("unknown-topic", tree.place((*path, number)), "", meant(topic, known), topic=topic)


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
                tree.fault("unknown-action", at_key(tree, (section,), name), "", meant(name, actions), value=name)
