"""`python -m tests.metamorphic [RELATION …]`: every relation over all texts there are, and a table of what was found.

Runs for long: a relation that is named runs alone. What differs goes to the standard error as it is found.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ["JUDGE_METAMORPHIC"] = "all"

Relation = Callable[[str], Iterable[str]]
SHOWN = 12
"""So many of the differences of a relation are shown."""


def relations() -> dict[str, Relation]:
    """What is held in English, by name."""
    from metamorphic import (
        test_defaults,
        test_idle,
        test_languages,
        test_names,
        test_one_more_fact,
        test_order_of_effects,
        test_order_of_facts,
        test_order_of_questions,
        test_seats,
        test_text_and_json,
    )

    named: dict[str, Relation] = {
        "order of facts": test_order_of_facts.in_another_order, "players first": test_order_of_facts.players_first,
        "order of effects": test_order_of_effects.effects_reversed, "names": test_names.by_other_names,
        "seats": test_seats.from_another_seat, "idle card": test_idle.with_one_more_card,
        "idle player": test_idle.with_one_more_player, "page and record": test_text_and_json.page_against_record,
        "answered in German": test_languages.answered_in_german,
    }  # fmt: skip
    named |= {f"default {one.__name__}": partial(test_defaults.stated, one) for one in test_defaults.DEFAULTS}
    named |= {f"more {one.__name__}": partial(test_one_more_fact.told_more, one) for one in test_one_more_fact.FACTS}
    return named | {f"questions {one.__name__}": one for one in test_order_of_questions.RELATIONS}


def of_german() -> dict[str, tuple[Relation, list[str]]]:
    """What is held of German cases, and of the boards that are drawn in both languages."""
    from metamorphic import test_languages, test_text_and_json
    from metamorphic.texts import cases, drawn

    german = cases("all", 1, german=True)
    return {
        "German page and record": (test_text_and_json.german_page_against_record, german),
        "German case in English": (test_languages.translated, german),
        "asked in German": (test_languages.asked_in_german, [board.english for board in drawn("all", 1)]),
    }


def count_rulings() -> list[int]:
    """A number that grows with every ruling from now on."""
    from metamorphic.door import Judge

    right, made = Judge.rule, [0]

    def rule(self: Any, text: str) -> Any:
        ruled = right(self, text)
        made[0] += len(ruled)
        return ruled

    Judge.rule = rule  # type: ignore[method-assign]
    return made


def found_by(relation: Relation, text: str) -> list[str]:
    """What differs; a judge who breaks down differs too."""
    try:
        return list(relation(text))
    except Exception as broken:
        return [f"{type(broken).__name__}: {broken}"]


def main(wanted: list[str]) -> int:
    from metamorphic.texts import sample

    texts = sample("all", 1)
    every = {name: (relation, texts) for name, relation in relations().items()} | of_german()
    rulings, worst = count_rulings(), 0
    print("relation\ttexts\trulings\tfindings\tseconds")
    for name, (relation, among) in every.items():
        if wanted and name not in wanted:
            continue
        rulings[0], began = 0, time.process_time()
        found = [one for text in among for one in found_by(relation, text)]
        print("\n".join(f"## {name}: {one}" for one in found[:SHOWN]), file=sys.stderr, flush=True)
        print(name, len(among), rulings[0], len(found), round(time.process_time() - began), sep="\t", flush=True)
        worst = max(worst, len(found))
    return min(worst, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
