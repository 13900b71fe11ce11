"""What English files may say in any order, German files may too; and what picks out a card may stand with it."""

from __future__ import annotations

import random

import pytest
from legal import Rule

FACTS = {
    "de": [
        "Titel: Eine Kopie im Totenstapel", "Ausgabe: 2e", "Phase: Herausforderungen", "Startspieler: Alice",
        'Karte "Torritter": einzigartiger Charakter, Stark, Kosten 3, Stärke 3, Militär, Schatten 1',
        "Effekt: @seiner erhält Heimlich", "Alice hat in dieser Phase eine Karte aus den Schatten geholt",
        'Spieler Alice\n  Gold: 7\n  Schatten: "Torritter" @meiner\n  Totenstapel: "Torritter"',
        'Spieler Bob\n  Im Spiel: "Torritter" (kniend) @seiner\n  Hand: keine',
    ],
    "en": [
        "title: A copy in the dead pile", "edition: 2e", "phase: challenges", "first player: Alice",
        'card "Torritter": unique character, stark, cost 3, strength 3, military, shadow 1',
        "effect: @seiner gains stealth", "Alice has brought a card out of shadows this phase",
        'player Alice\n  gold: 7\n  shadows: "Torritter" @meiner\n  dead: "Torritter"',
        'player Bob\n  play: "Torritter" (kneeling) @seiner\n  hand: none',
    ],
}  # fmt: skip
ASKS = {
    "de": ['kann Alice @meiner aus den Schatten holen?', "ist @seiner im Spiel?", "hat @seiner Heimlich?"],
    "en": ["can Alice bring @meiner out of shadows?", "is @seiner in play?", "does @seiner have stealth?"],
}


@pytest.mark.parametrize("seed", range(6))
def test_the_order_of_blocks_does_not_matter_in_either_language(rule: Rule, seed: int) -> None:
    verdicts = []
    for language, word in (("de", "frage"), ("en", "ask")):
        facts = FACTS[language][:]
        random.Random(seed).shuffle(facts)
        told = rule("\n".join([*facts, *(f"{word} {one}" for one in ASKS[language])]) + "\n")
        verdicts.append([row["verdict"] for row in told["rulings"]])
    assert verdicts == [["no", "yes", "yes"]] * 2


@pytest.mark.parametrize(
    ("german", "english"),
    [
        ('kann "Torritter" @seiner getötet werden', 'can "Torritter" @seiner be killed'),
        ('kann Bobs "Torritter" getötet werden', "can @seiner be killed"),
        ('kann "Torritter" kontrolliert von Bob getötet werden', "can @seiner be killed"),
        ('kann "Torritter" im Spiel getötet werden', "can @seiner be killed"),
        ('hat "Torritter" kontrolliert von Bob Heimlich', "does @seiner have stealth"),
        ('kann Alice die Kontrolle über "Torritter" im Spiel übernehmen', 'can Alice take control of "Torritter" in play'),
    ],
)
def test_what_picks_out_a_card_stands_with_it_in_german_too(rule: Rule, german: str, english: str) -> None:
    table = {language: "\n".join(facts) for language, facts in FACTS.items()}
    one, other = rule(f"{table['de']}\nfrage {german}?\n"), rule(f"{table['en']}\nask {english}?\n")
    assert one["rulings"][0]["verdict"] == other["rulings"][0]["verdict"]
    assert {c["id"] for c in one["rulings"][0]["clauses"]} == {c["id"] for c in other["rulings"][0]["clauses"]}


def test_a_step_may_pick_out_its_card_in_german(rule: Rule) -> None:
    table = "\n".join(FACTS["de"])
    told = rule(f'{table}\ndann wird "Torritter" kontrolliert von Bob getötet\nfrage ist @seiner im Spiel?\n')
    assert [row["verdict"] for row in told["rulings"]] == ["no"]
