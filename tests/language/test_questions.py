"""What each form of a question asks, on the board of conftest.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from judge.game.card_descriptions import Who
from judge.question import Act, Before, Can, CountsAs, HowMany, HowMuch, IsHowMuch, IsSo, Order, WhatCan, WhatHappens, When, WhoIs

# Alice's cards: c1 Burned Men, c2 Western Fiefdom, c3 Quiet Word, c4 Strong @held (hand); c5 Strong, c6 Quiet Word @hidden
# (shadows); c7 Penny @p, c8 Milk on it, c9 c10 Squires (play); c11 Widow's Wail (dead).
# Bob's: c12 c13 Burned Men, c14 Strong @stolen (play).
OUT = Act("bring_out", "Alice", ("c5",))
QUESTIONS: list[tuple[str, Any]] = [
    ('can Alice bring "Ser Robert Strong" out of shadows?', Can(OUT)),
    ('can "Ser Robert Strong" come out of shadows?', Can(OUT)),
    ('can Alice marshal "Ser Robert Strong" into shadows?', Can(Act("marshal_into_shadows", "Alice", ("c4",)))),
    ('can Alice marshal "Burned Men"?', Can(Act("marshal", "Alice", ("c1",)))),
    ('can Alice play "Quiet Word"?', Can(Act("play", "Alice", ("c3",)))),
    ('can Alice play "Quiet Word" from shadows?', Can(Act("play", "Alice", ("c6",), origin="shadows"))),
    ('can Alice ambush "Burned Men"?', Can(Act("ambush", "Alice", ("c1",)))),
    ('can Alice put "Widow\'s Wail" into play?', Can(Act("put_into_play", "Alice", ("c11",)))),
    (
        'can Alice put "Widow\'s Wail" into play from her dead pile?',
        Can(Act("put_into_play", "Alice", ("c11",), origin="dead")),
    ),
    ('can Alice put "Penny" into shadows?', Can(Act("place_in_shadows", "Alice", ("c7",)))),
    ('can Alice return "Penny" to shadows?', Can(Act("return_to_shadows", "Alice", ("c7",)))),
    ('can Alice return "Penny" to hand?', Can(Act("return_to_hand", "Alice", ("c7",)))),
    ('can Alice take control of "Ser Robert Strong"?', Can(Act("take_control", "Alice", ("c14",)))),
    ('can Bob attach "Milk of the Poppy" to "Penny"?', Can(Act("attach", "Bob", ("c8",), target="c7"))),
    ('can Alice set up "Burned Men"?', Can(Act("set_up", "Alice", ("c1",)))),
    ('can Alice set up "Ser Robert Strong" in shadows?', Can(Act("set_up_in_shadows", "Alice", ("c4",)))),
    ('can Alice save "Penny" with its duplicate?', Can(Act("save_with_duplicate", "Alice", ("c7",)))),
    ('can Bob look at "Ser Robert Strong"?', Can(Act("look", "Bob", ("c5",)))),
    ("can Alice shuffle her cards in shadows?", Can(Act("shuffle_shadows", "Alice"))),
    ('can Alice place 2 gold on "Penny"?', Can(Act("bestow", "Alice", ("c7",), amount=2))),
    ('can Bob attack with "Burned Men", "Burned Men"?', Can(Act("attack", "Bob", ("c12", "c13")))),
    ("can Bob defend with @stolen and @p?", Can(Act("defend", "Bob", ("c14", "c7")))),
    ("can Bob declare no defenders?", Can(Act("defend_with_none", "Bob"))),
    ('can Bob declare "Burned Men" as a defender?', Can(Act("defend", "Bob", ("c12",)))),
    ('can Alice bypass "Burned Men" with stealth?', Can(Act("bypass", "Alice", ("c12",)))),
    ('can Alice kneel "Penny"?', Can(Act("kneel", "Alice", ("c7",)))),
    ('can "Penny" be killed?', Can(Act("kill", None, ("c7",)))),
    ('can "Penny" attack?', Can(Act("attack", "Alice", ("c7",)))),
    (
        'can Alice use the reaction of "Penny" on "Burned Men"?',
        Can(Act("use_ability", "Alice", ("c7",), target="c12", ability="reaction")),
    ),
    ('can Alice use the second action of "Penny"?', Can(Act("use_ability", "Alice", ("c7",), ability="action 2"))),
    (
        "can Alice initiate a military challenge against Bob?",
        Can(Act("initiate_challenge", "Alice", challenge="military", opponent="Bob")),
    ),
    ('is "Penny" in play?', IsSo("in_play", "c7")),
    ('is "Penny" in Bob\'s dead pile?', IsSo("in_dead_pile", "c7", "Bob")),
    ('is "Penny" in the discard pile?', IsSo("in_discard_pile", "c7")),
    ('is "Penny" in her hand?', IsSo("in_hand", "c7", "Alice")),
    ('is "Penny" out of play?', IsSo("out_of_play", "c7")),
    ('is "Penny" kneeling?', IsSo("kneeling", "c7")),
    ('is "Ser Robert Strong" standing?', IsSo("standing", "c14")),
    ('is "Ser Robert Strong" in shadows facedown?', IsSo("facedown", "c5")),
    ('is "Ser Robert Strong" controlled by Bob unique?', IsSo("unique", "c14")),
    ("is @stolen owned by Alice?", IsSo("owned_by", "c14", "Alice")),
    ("is @stolen controlled by Alice?", IsSo("controlled_by", "c14", "Alice")),
    ('is "Penny" a duplicate?', IsSo("duplicate", "c7")),
    ('is "Milk of the Poppy" an attachment?', IsSo("attachment", "c8")),
    ('is "Penny" a character?', IsSo("type", "c7", value="character")),
    ('is "Penny" a Knight?', IsSo("has", "c7", value="Knight")),
    ('is "Western Fiefdom" limited?', IsSo("has", "c2", value="limited")),
    ('is "Milk of the Poppy" attached to "Penny"?', IsSo("attached", "c8", value="c7")),
    ('is "Penny" attacking alone?', IsSo("attacking_alone", "c7")),
    ('does "Penny" have Stealth?', IsSo("has", "c7", value="stealth")),
    ('does "Penny" have an intrigue icon?', IsSo("has", "c7", value="intrigue")),
    ('does "Penny" have the Small Council trait?', IsSo("has", "c7", value="Small Council")),
    ("does bringing @hidden out of shadows count as playing it?", CountsAs(Act("bring_out", "Alice", ("c6",)), "play")),
    (
        'does marshaling "Burned Men" count as marshaling a character?',
        CountsAs(Act("marshal", "Alice", ("c1",)), "marshal", "character"),
    ),
    (
        'does marshaling "Burned Men" count as marshaling a limited card?',
        CountsAs(Act("marshal", "Alice", ("c1",)), "marshal", "limited"),
    ),
    (
        'does marshaling "Burned Men" count as marshaling a duplicate?',
        CountsAs(Act("marshal", "Alice", ("c1",)), "marshal", "duplicate"),
    ),
    ('does ambushing "Burned Men" count as entering play?', CountsAs(Act("ambush", "Alice", ("c1",)), "enter_play")),
    ('does ambushing "Burned Men" count as coming out of shadows?', CountsAs(Act("ambush", "Alice", ("c1",)), "come_out")),
    ('does ambushing "Burned Men" count as putting it into play?', CountsAs(Act("ambush", "Alice", ("c1",)), "put_into_play")),
    ('does ambushing "Burned Men" count as bringing it out of shadows?', CountsAs(Act("ambush", "Alice", ("c1",)), "bring_out")),
    ('does ambushing "Burned Men" count as using a card ability?', CountsAs(Act("ambush", "Alice", ("c1",)), "use_ability")),
    ("does bringing a card out of shadows count as playing it?", CountsAs(Act("bring_out"), "play")),
    ('what is the printed cost of "Ser Robert Strong"?', HowMuch("printed_cost", "c4")),
    ('what is the shadow cost of "Ser Robert Strong"?', HowMuch("shadow_cost", "c5")),
    ('what is the strength of "Penny"?', HowMuch("strength", "c7")),
    ("what is the strength of the attackers?", HowMuch("attackers_strength")),
    ('what is the cost to bring "Ser Robert Strong" out of shadows?', HowMuch("cost", "c5", "Alice", OUT)),
    ('how much does it cost Alice to bring "Ser Robert Strong" out of shadows?', HowMuch("cost", "c5", "Alice", OUT)),
    ('is the printed cost of "Penny" 5 or lower?', IsHowMuch(HowMuch("printed_cost", "c7"), "lower", 5)),
    ('is the printed cost of "Penny" 5 or higher?', IsHowMuch(HowMuch("printed_cost", "c7"), "higher", 5)),
    ('is the printed cost of "Penny" equal to 3?', IsHowMuch(HowMuch("printed_cost", "c7"), "equal", 3)),
    ('is the printed cost of "Penny" lower than 3?', IsHowMuch(HowMuch("printed_cost", "c7"), "lower", 2)),
    ("how many cards can Alice bring out of shadows this phase?", HowMany(Act("bring_out", "Alice"), period="phase")),
    ("how many limited cards can Alice marshal?", HowMany(Act("marshal", "Alice"), "limited")),
    ("how many defenders can Bob declare?", HowMany(Act("defend", "Bob"))),
    (
        'how much gold can Alice place on "Penny"?',
        HowMuch("bestow_limit", "c7", "Alice", Act("bestow", "Alice", ("c7",))),
    ),
    ('how much gold is on "Penny"?', HowMuch("gold_on", "c7")),
    ('how much power is on "Penny"?', HowMuch("power_on", "c7")),
    ("how much gold does Alice have?", HowMuch("gold_pool", player="Alice")),
    ("how much power does Bob have?", HowMuch("power_of", player="Bob")),
    ("what is Bob's claim?", HowMuch("claim", player="Bob")),
    ("who brings a card out of shadows first?", WhoIs("first", action="bring_out")),
    ("who acts first?", WhoIs("first", action="act")),
    ('who controls "Penny"?', WhoIs("controls", "c7")),
    ("who owns @stolen?", WhoIs("owns", "c14")),
    ("who wins the challenge?", WhoIs("wins")),
    ("in what order are cards brought out of shadows?", Order("bring_out")),
    ("in what order do players act?", Order("act")),
    (
        "does bringing cards out of shadows come before other beginning-of-phase effects?",
        Before("bring_out", "beginning_effects"),
    ),
    ('when can Alice bring "Ser Robert Strong" out of shadows?', When(OUT)),
    ('what happens if Alice brings "Ser Robert Strong" out of shadows?', WhatHappens(OUT)),
    ('what happens if "Penny" is killed?', WhatHappens(Act("kill", None, ("c7",)))),
    ("what can Alice do?", WhatCan("Alice")),
    ("WHAT CAN alice DO", WhatCan("Alice")),
]


@pytest.mark.parametrize(("question", "meaning"), QUESTIONS, ids=[q for q, _ in QUESTIONS])
def test_question(question: str, meaning: Any, asked: Callable[[str], Any]) -> None:
    assert asked(question) == meaning


def test_a_player_may_be_called_like_a_word_of_the_language(scenario: Callable[[str], Any]) -> None:
    table = scenario("edition: 2e\nplayer A\nplayer May\neffect: A cannot play events\nA has passed\nthen A passes").table
    assert [p.name for p in table.players] == ["A", "May"]
    assert table.effects[0].effect.who == Who(names=("A",))
