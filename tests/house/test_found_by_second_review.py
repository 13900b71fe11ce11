"""What a second reader with fresh eyes found short of the points of the house: each failed until it was mended."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from .scratch import Law, source

HEAD = "edition: 2e\nphase: {phase}\nwindow: action\nfirst player: Alice\nactive player: Alice\n"
LAMP = 'card "Lamp": character, neutral, cost 2, strength 2, intrigue\n'
GUARD = 'card "Guard": character, neutral, cost 2, strength 2, military\n'
GATE = 'card "Gate": location, neutral, cost 1\n'
CARDS = LAMP + GUARD + GATE


def board(mine: str, theirs: str = 'play: "Guard", "Gate"', phase: str = "challenges", more: str = "", gold: int = 5) -> str:
    """A table on which Alice has these and Bob those."""
    return f"{HEAD.format(phase=phase)}{CARDS}{more}player Alice\n  gold: {gold}\n  {mine}\nplayer Bob\n  gold: 5\n  {theirs}\n"


def printed(folder: Path, *abilities: dict[str, Any], edition: str = "2e", title: str = "Lamp") -> Law:
    law = Law(folder)
    told = {"en": f"{title} does what the test says.", "de": f"{title} tut, was der Test sagt."}
    document = "card" if edition == "2e" else "1e-card"
    clause = {"id": "X-LAMP-01", "sources": source(document, title), "text": told, "abilities": list(abilities)}
    law.clause(f"{edition}/cards.yaml", clause)
    return law


def last(law: Law, text: str) -> str:
    return str(law.ruled(text)[-1]["answer"])


class Shipped(NamedTuple):
    """A table, what is done on it and asked last, and the answer that the documents give."""

    point: str
    text: str
    right: str


OUT = 'then Alice brings "Ser Robert Strong" out of shadows\nask can Alice use the reaction of "Ser Robert Strong"?\n'
ROBERT = 'shadows: "Ser Robert Strong", "Penny"\n  play: "Bowels of Casterly Rock"'
SPY = "challenge: military, Alice against Bob\nattackers: @spy\ndefenders: none\n"
NEW_ROUND = (
    'edition: 2e\nphase: dominance\nfirst player: Alice\neffect: "Guard" gains stealth until the end of the round\n'
    f'{GUARD}player Alice\n  gold: 9\n  play: "Guard" (kneeling)\nplayer Bob\nthen the draw phase begins\n'
)
SHIPPED = {
    "the standing phase stands nothing that cannot stand": Shipped("house 3", board(
        'play: "Lamp" (kneeling)', phase="dominance", more='effect: "Lamp" cannot stand\n',
    ) + 'then the standing phase begins\nask is "Lamp" kneeling?\n', "yes"),
    "a cost that is barred cannot be paid": Shipped("house 3", board(
        'play: "Starfall Spy" @spy\n  shadows: "Penny"', more=f'{SPY}effect: "Starfall Spy" cannot be returned to shadows\n',
    ) + 'then Alice wins the challenge\nask can Alice use the reaction of @spy on "Penny"?\n', "no"),
    "nor one that kneels what cannot be knelt": Shipped("house 3", board(
        'play: "Western Fiefdom"', phase="marshaling", more='effect: "Western Fiefdom" cannot be knelt\n',
    ) + 'ask can Alice use the action of "Western Fiefdom"?\n', "no"),
    "past income the purse is not known": Shipped("house 3", board(
        'hand: "Lamp"', phase="plot", gold=0,
    ) + 'then the marshaling phase begins\nthen players may act\nask can Alice marshal "Lamp"?\n', "depends on gold"),
    "a round is over when an earlier phase begins": Shipped("house 3", NEW_ROUND + 'ask does "Guard" have stealth?\n', "no"),
    "and what stands in between has stood": Shipped("house 3", NEW_ROUND + 'ask is "Guard" kneeling?\n', "no"),
    "a challenge that a file tells of counts": Shipped("house 3", board(
        'play: "Guard" @mine, "Lamp"', more="challenge: military, Alice against Bob\nattackers: @mine\ndefenders: none\n",
    ) + "then Alice wins the challenge\nthen the challenge ends\n"
        "ask can Alice initiate a military challenge against Bob?\n", "no"),
    "used plots go back to the plot deck": Shipped("house 2", board(
        'shadows: "Beneath the Bridge of Dream"\n  hand: none\n  used plots: "A Noble Cause" @p', phase="plot",
    ).replace("window: action", "window: interrupt")
        + 'then Alice plays "Beneath the Bridge of Dream" from shadows\nask is @p in Alice\'s deck?\n', "no"),
    "what cannot be killed is no target of a killing": Shipped("house 2", board(
        ROBERT, 'play: "Guard" (kneeling), "Lamp" (kneeling)', more='effect: "Guard" cannot be killed\n',
    ) + 'then Alice brings "Ser Robert Strong" out of shadows\n'
        'ask can Alice use the reaction of "Ser Robert Strong" on "Guard"?\n', "no"),
    "what chooses nothing is used on nothing": Shipped("house 2", board(ROBERT) + 'then Alice brings "Penny" out of shadows\n'
        'ask can Alice use the reaction of "Bowels of Casterly Rock" on "Guard"?\n', "no"),
    "with a legal target it can be used": Shipped("house 2", board(ROBERT, 'play: "Guard" (kneeling)') + OUT, "yes"),
    "without one it cannot": Shipped("house 2", board(ROBERT, 'play: "Gate"') + OUT, "no"),
    "where all choices agree a question is answered": Shipped("house 3", board(ROBERT)
        + 'then Alice brings "Penny" out of shadows\nthen Alice uses the reaction of "Bowels of Casterly Rock"\n'
        'ask is "Penny" in play?\n', "yes"),
    "after the last turn nobody is active": Shipped("house 3",
        'edition: 2e\nphase: marshaling\nfirst player: Alice\nactive player: Bob\nplayer Alice\nplayer Bob\n'
        '  gold: 9\n  hand: "Burned Men"\nthen the turn ends\nask can Bob marshal "Burned Men"?\n', "no"),
}  # fmt: skip


@pytest.mark.parametrize("name", SHIPPED)
def test_the_shipped_law(name: str, tmp_path: Path) -> None:
    case = SHIPPED[name]
    assert last(Law(tmp_path), case.text) == case.right


class Printed(NamedTuple):
    """What a new card prints, a table, what is done on it and asked last, and the answer that its text gives."""

    abilities: tuple[dict[str, Any], ...]
    text: str
    right: str


IN_SHADOWS = {"count": {"place": "shadows", "whose": "you"}, "at_least": 1}
IN_DEAD_PILE = {"count": {"place": "dead", "whose": "you"}, "at_least": 1}


def itself(what: Any, **more: Any) -> dict[str, Any]:
    return {"gain": what, "which": {"refs": "this", **more}}


GAIN = {"gain_gold": "you", "amount": 2}
TWO_STEPS = [
    {"choose": {"types": "character", "place": "play"}}, {"kneel": "chosen"},
    {"choose": {"types": "location", "place": "play"}}, {"discard": "chosen"},
]  # fmt: skip
CARDS_PRINT = {
    "each condition is for its own effects": Printed(
        ({"constant": [
            {"while": IN_SHADOWS, "effects": [itself("stealth")]}, {"while": IN_DEAD_PILE, "effects": [itself("renown")]},
        ]},),
        board('play: "Lamp"\n  shadows: "Penny"') + 'ask does "Lamp" have stealth?\n', "yes",
    ),
    "and for no other": Printed(
        ({"constant": [itself("renown"), {"while": IN_DEAD_PILE, "effects": [itself("stealth")]}]},),
        board('play: "Lamp"') + 'ask does "Lamp" have renown?\n', "yes",
    ),
    "what it gives itself as long as it is so": Printed(
        ({"constant": itself("stealth", flags="kneeling")},), board('play: "Lamp"') + 'ask does "Lamp" have stealth?\n', "no",
    ),
    "gold is a price of actions too": Printed(
        ({"action": "printed", "cost": [{"pay": 3}], "body": [{"draw_cards": "you", "amount": 1}]},),
        board('play: "Lamp"', gold=2) + 'ask can Alice use the action of "Lamp"?\n', "no",
    ),
    "a kneeling card cannot kneel for a reaction": Printed(
        ({"reaction": {"come_out": "any", "who": "you"}, "cost": [{"kneel": "this"}], "body": [GAIN]},),
        board('play: "Lamp" (kneeling)\n  shadows: "Penny"')
        + 'then Alice brings "Penny" out of shadows\nask can Alice use the reaction of "Lamp"?\n', "no",
    ),
    "whoever uses it takes control": Printed(
        ({"action": "printed", "body": [
            {"choose": {"types": "character", "place": "play", "many": "another"}}, {"take_control": "chosen"},
        ]},),
        board('play: "Lamp"') + 'then Alice uses the action of "Lamp" on "Guard"\nask who controls "Guard"?\n', "Alice",
    ),
    "a second choice is one of its own": Printed(
        ({"action": "printed", "body": TWO_STEPS},),
        board('play: "Lamp"') + 'then Alice uses the action of "Lamp" on "Guard" and "Gate"\nask is "Guard" in play?\n', "yes",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CARDS_PRINT.values(), ids=CARDS_PRINT)
def test_a_new_card(case: Printed, tmp_path: Path) -> None:
    assert last(printed(tmp_path, *case.abilities), case.text) == case.right


EVENT = {
    "event": "printed", "phase": "challenges", "limit": {"round": 1},
    "body": [{"choose": {"types": "location", "place": "play", "flags": "kneeling"}}, {"stand": "chosen"}],
}  # fmt: skip


@pytest.mark.parametrize(("phase", "mine"), [("marshaling", '"Gate" (kneeling)'), ("challenges", '"Lamp" (kneeling)')])
def test_an_event_says_when_and_on_what(phase: str, mine: str, tmp_path: Path) -> None:
    law = printed(tmp_path, EVENT, title="Order")
    text = board(f'play: {mine}\n  hand: "Order"', phase=phase, more='card "Order": event, neutral, cost 1\n')
    assert last(law, f'{text}ask can Alice play "Order"?\n') == "no"


def test_a_response_of_the_first_edition_pays_and_gains(tmp_path: Path) -> None:
    ability = {"response": {"bring_out": "any", "who": "you"}, "cost": [{"kneel": "this"}], "body": [GAIN]}
    text = (
        f'edition: 1e\nphase: challenges\nwindow: beginning\nfirst player: Alice\n{LAMP}'
        'card "Cloak": character, neutral, cost s1, strength 2, military\n'
        'player Alice\n  gold: 9\n  play: "Lamp"\n  shadows: "Cloak"\nplayer Bob\n'
        'then Alice brings "Cloak" out of shadows\nthen Alice uses the response of "Lamp"\nask is "Lamp" kneeling?\n'
    )  # fmt: skip
    assert last(printed(tmp_path, ability, edition="1e"), text) == "yes"


UNSOUND: dict[str, dict[str, Any]] = {
    "chosen without a choice": {"action": "printed", "body": [{"kill": "chosen"}]},
    "a player who is no card": {"action": "printed", "body": [{"kill": "you"}]},
    "gold without an amount": {"action": "printed", "body": [{"gain_gold": "you"}]},
    "a limit of none": {"action": "printed", "limit": {"round": 0}, "body": [{"gain_gold": "you", "amount": 1}]},
    "what an action answers": {"action": "nonsense", "body": [{"gain_gold": "you", "amount": 1}]},
    "what a reaction answers": {"reaction": "printed", "body": [{"gain_gold": "you", "amount": 1}]},
    "a limit of a constant": {"constant": itself("stealth"), "limit": {"round": 1}},
}


@pytest.mark.parametrize("ability", UNSOUND.values(), ids=UNSOUND)
def test_what_an_ability_cannot_mean(ability: dict[str, Any], tmp_path: Path) -> None:
    assert printed(tmp_path, ability).check().status == 1


def test_a_change_that_comes_once_is_expected_once(tmp_path: Path) -> None:
    asked = 'ask what happens if Alice brings "Penny" out of shadows?\nexpect Penny enters play; Penny enters play\n'
    assert Law(tmp_path).ruled(board('shadows: "Penny"') + asked)[0]["met"] is False


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_noun_of_ours_stands_on_a_page(lang: str, tmp_path: Path) -> None:
    law = printed(tmp_path, {"action": "printed", "body": [
        {"choose": {"types": "character", "place": "play", "without": {"traits": "Knight"}}}, {"kill": "chosen"},
    ]})  # fmt: skip
    text = board('play: "Lamp"').replace("2, military\n", "2, military, traits Knight\n", 1)
    shown = law.run("rule", f'{text}ask can Alice use the action of "Lamp" on "Guard"?\n', "--lang", lang).out
    assert "traits Knight" not in shown
