"""What the law says of abilities holds of cards that nobody has printed: other types, other acts, both editions.

Each example stands next to one of `test_found_by_second_review.py` and would have failed with it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from .scratch import Law
from .test_found_by_second_review import CARDS, GAIN, IN_SHADOWS, board, itself, last, printed

CHOOSE_CHARACTER = {"choose": {"types": "character", "place": "play"}}
CHOOSE_LOCATION = {"choose": {"types": "location", "place": "play"}}
OTHER = {"choose": {"types": "character", "place": "play", "many": "another"}}
FIRST = "edition: 1e\nphase: challenges\nwindow: {window}\nfirst player: Alice\n"
CLOAK = 'card "Cloak": character, neutral, cost s1, strength 2, military\n'


def action(*body: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"action": "printed", **more, "body": list(body) or [GAIN]}


def first(mine: str, asked: str, window: str = "action", gold: int = 5) -> str:
    """A table of the first edition."""
    ours = f'player Alice\n  gold: {gold}\n  {mine}\n  shadows: "Cloak"\n'
    return f'{FIRST.format(window=window)}{CARDS}{CLOAK}{ours}player Bob\n  play: "Guard", "Gate"\n{asked}\n'


class Told(NamedTuple):
    """What a card prints, a table with a question, the answer; the edition, and which card it is."""

    prints: dict[str, Any]
    text: str
    right: str
    edition: str = "2e"
    title: str = "Lamp"


USE = 'ask can Alice use the action of "Lamp"?\n'
ON_GUARD = 'ask can Alice use the action of "Lamp" on "Guard"?\n'
COSTS = {
    "a sacrifice that is barred is no price": Told(
        action(cost=[{"sacrifice": "this"}]), board('play: "Lamp"', more='effect: "Lamp" cannot be sacrificed\n') + USE, "no"
    ),
    "one that is not barred is": Told(action(cost=[{"sacrifice": "this"}]), board('play: "Lamp"') + USE, "yes"),
    "what is out of play cannot be returned to hand for it": Told(
        action(cost=[CHOOSE_LOCATION, {"return_to_hand": "chosen"}]),
        board('play: "Lamp"\n  discard: "Gate" @lost') + 'ask can Alice use the action of "Lamp" on @lost?\n',
        "no",
    ),
    "gold that is there pays": Told(action(cost=[{"pay": 3}]), board('play: "Lamp"', gold=3) + USE, "yes"),
    "and is gone": Told(
        action(cost=[{"pay": 3}]),
        board('play: "Lamp"', gold=4) + 'then Alice uses the action of "Lamp"\nask how much gold does Alice have?\n',
        "3",
    ),
    "a reaction has its price": Told(
        {"reaction": {"come_out": "any", "who": "you"}, "cost": [{"pay": 4}], "body": [GAIN]},
        board('play: "Lamp"\n  shadows: "Penny"', gold=4)
        + 'then Alice brings "Penny" out of shadows\nask can Alice use the reaction of "Lamp"?\n',
        "no",
    ),
    "gold is a price in the first edition too": Told(action(cost=[{"pay": 3}]), first('play: "Lamp"', USE, gold=2), "no", "1e"),
    "and what kneels does not kneel again": Told(
        action(cost=[{"kneel": "this"}]), first('play: "Lamp" (kneeling)', USE), "no", "1e"
    ),
    "nor what cannot be knelt": Told(
        action(cost=[{"kneel": "this"}]),
        'effect: "Lamp" cannot be knelt\n'.join(first('play: "Lamp"', USE).partition("player Alice\n")[::2]).replace(
            "be knelt\n", "be knelt\nplayer Alice\n", 1
        ),
        "no",
        "1e",
    ),
    "an event costs what its text asks besides": Told(
        {"event": "printed", "cost": [CHOOSE_CHARACTER, {"kneel": "chosen"}], "body": [GAIN]},
        board('hand: "Order"', 'play: "Guard" (kneeling)', more='card "Order": event, neutral, cost 1\n')
        + 'ask can Alice play "Order"?\n',
        "no",
        title="Order",
    ),
}
TARGETS = {
    "what kneels is not chosen to be knelt": Told(
        action(CHOOSE_CHARACTER, {"kneel": "chosen"}), board('play: "Lamp"', 'play: "Guard" (kneeling)') + ON_GUARD, "no"
    ),
    "what stands is": Told(action(CHOOSE_CHARACTER, {"kneel": "chosen"}), board('play: "Lamp"') + ON_GUARD, "yes"),
    "nobody takes control of what is theirs": Told(
        action(CHOOSE_CHARACTER, {"take_control": "chosen"}),
        board('play: "Lamp", "Guard" @mine') + 'ask can Alice use the action of "Lamp" on @mine?\n',
        "no",
    ),
    "a location is not chosen to be killed": Told(
        action({"choose": {"place": "play"}}, {"kill": "chosen"}),
        board('play: "Lamp"') + 'ask can Alice use the action of "Lamp" on "Gate"?\n',
        "no",
    ),
    "one of two things that can be done is enough": Told(
        action(CHOOSE_CHARACTER, {"kneel": "chosen"}, {"kill": "chosen"}),
        board('play: "Lamp"', 'play: "Guard" (kneeling)') + ON_GUARD,
        "yes",
    ),
    "an act that no clause permits may be done by card text": Told(
        action(CHOOSE_CHARACTER, {"stand": "chosen"}),
        first('play: "Lamp"', ON_GUARD).replace('play: "Guard"', 'play: "Guard" (kneeling)'),
        "yes",
        "1e",
    ),
    "what cannot be killed is not chosen for it in the first edition": Told(
        action(CHOOSE_CHARACTER, {"kill": "chosen"}),
        first('play: "Lamp"', ON_GUARD).replace("player Alice\n", 'effect: "Guard" cannot be killed\nplayer Alice\n', 1),
        "no",
        "1e",
    ),
    "an action that chooses nothing is used on nothing": Told(action(), board('play: "Lamp"') + ON_GUARD, "no"),
    "nor is one of the first edition": Told(action(), first('play: "Lamp"', ON_GUARD), "no", "1e"),
}
TWICE = [CHOOSE_LOCATION, {"kneel": "chosen"}, OTHER, {"kill": "chosen"}]
DONE_TO_BOTH = 'then Alice uses the action of "Lamp" on "Gate" and "Guard"\n'
CHOICES = {
    "the first card is for the first step": Told(
        action(*TWICE), board('play: "Lamp"') + DONE_TO_BOTH + 'ask is "Gate" kneeling?\n', "yes"
    ),
    "the second for the second": Told(
        action(*TWICE), board('play: "Lamp"') + DONE_TO_BOTH + 'ask is "Guard" in Bob\'s dead pile?\n', "yes"
    ),
    "in the order in which the text chooses": Told(
        action(*TWICE), board('play: "Lamp"') + 'ask can Alice use the action of "Lamp" on "Guard" and "Gate"?\n', "no"
    ),
    "without a card for one of them it is not used": Told(action(*TWICE), board('play: "Lamp"', 'play: "Gate"') + USE, "no"),
    "where there is just one card for each nobody has to say": Told(
        action(*TWICE),
        board('play: "Lamp"') + 'then Alice uses the action of "Lamp"\nask is "Guard" in Bob\'s dead pile?\n',
        "yes",
    ),
    "of several somebody chooses": Told(
        action(*TWICE),
        board('play: "Lamp"', 'play: "Guard" @one, "Guard" @two, "Gate"')
        + 'then Alice uses the action of "Lamp"\nthen Alice chooses @two\nask is @one in play?\n',
        "yes",
    ),
    "whoever uses an event takes control": Told(
        {"event": "printed", "body": [OTHER, {"take_control": "chosen"}]},
        board('hand: "Order"', more='card "Order": event, neutral, cost 1\n')
        + 'then Alice plays "Order"\nask who controls "Guard"?\n',
        "Alice",
        title="Order",
    ),
    "and of a reaction of the first edition": Told(
        {
            "response": {"bring_out": "any", "who": "you"},
            "body": [{"choose": {"types": "location", "place": "play", "whose": "opponent"}}, {"take_control": "chosen"}],
        },
        first(
            'play: "Lamp"',
            'then Alice brings "Cloak" out of shadows\nthen Alice uses the response of "Lamp" on "Gate"\n'
            'ask who controls "Gate"?',
            "beginning",
        ),
        "Alice",
        "1e",
    ),
}
KNEELS = {"is": {"flags": "kneeling"}, "ref": "this"}
CONSTANTS = {
    "a location has conditions of its own": Told(
        {"constant": [{"while": KNEELS, "effects": [itself("limited")]}, itself("renown")]},
        board('play: "Gate"', 'play: "Guard"') + 'ask does "Gate" have renown?\n',
        "yes",
        title="Gate",
    ),
    "and the other where it is so": Told(
        {"constant": [{"while": KNEELS, "effects": [itself("stealth")]}, itself("renown")]},
        board('play: "Gate" (kneeling)', 'play: "Guard"') + 'ask does "Gate" have stealth?\n',
        "yes",
        title="Gate",
    ),
    "conditions around conditions both hold": Told(
        {"constant": {"while": IN_SHADOWS, "effects": [{"while": KNEELS, "effects": [itself("stealth")]}]}},
        board('play: "Lamp"\n  shadows: "Penny"') + 'ask does "Lamp" have stealth?\n',
        "no",
    ),
    "what is given twice is had either way": Told(
        {"constant": [{"while": IN_SHADOWS, "effects": [itself("stealth")]}, {"while": KNEELS, "effects": [itself("stealth")]}]},
        board('play: "Lamp" (kneeling)\n  shadows: none') + 'ask does "Lamp" have stealth?\n',
        "yes",
    ),
    "as long as it kneels it has it": Told(
        {"constant": itself("stealth", flags="kneeling")},
        board('play: "Lamp" (kneeling)') + 'ask does "Lamp" have stealth?\n',
        "yes",
    ),
    "so in the first edition": Told(
        {"constant": [itself("stealth", flags="kneeling"), itself("renown")]},
        first('play: "Lamp"', 'ask does "Lamp" have stealth?'),
        "no",
        "1e",
    ),
}
ORDER = 'card "Order": event, neutral, cost 1\n'
ONCE = {"event": "printed", "limit": {"round": 1}, "body": [GAIN]}
KNEELING = {"types": "location", "place": "play", "flags": "kneeling"}
STANDS = {"event": "printed", "phase": "challenges", "body": [{"choose": KNEELING}, {"stand": "chosen"}]}
PLAY = 'ask can Alice play "Order"?\n'
EVENTS = {
    "in its phase and with a card to choose": Told(
        STANDS, board('play: "Gate" (kneeling) @k\n  hand: "Order"', more=ORDER) + PLAY, "yes", title="Order"
    ),
    "and it is carried out": Told(
        STANDS,
        board('play: "Gate" (kneeling) @k\n  hand: "Order"', more=ORDER) + 'then Alice plays "Order"\nask is @k kneeling?\n',
        "no",
        title="Order",
    ),
    "once a round is once a round": Told(
        ONCE,
        board('hand: "Order"', more=ORDER) + 'then Alice plays "Order"\nthen "Order" is returned to hand\n' + PLAY,
        "no",
        title="Order",
    ),
    "an event of the first edition heeds its phase": Told(
        STANDS | {"phase": "marshaling"},
        first('play: "Gate" (kneeling)\n  hand: "Order"', PLAY).replace(CARDS, CARDS + ORDER),
        "no",
        "1e",
        "Order",
    ),
    "and what it chooses": Told(
        STANDS, first('play: "Lamp" (kneeling)\n  hand: "Order"', PLAY).replace(CARDS, CARDS + ORDER), "no", "1e", "Order"
    ),
    "else it can be played": Told(
        STANDS, first('play: "Gate" (kneeling)\n  hand: "Order"', PLAY).replace(CARDS, CARDS + ORDER), "yes", "1e", "Order"
    ),
}
USED = 'then Alice brings "Cloak" out of shadows\nthen Alice uses the response of "Lamp"\n'
RESPONDS = {"response": {"bring_out": "any", "who": "you"}, "cost": [{"kneel": "this"}], "body": [GAIN]}
COMES_ABOUT = {
    "the gold is gained": Told(
        RESPONDS, first('play: "Lamp"', f"{USED}ask how much gold does Alice have?", "beginning", 5), "6", "1e"
    ),
    "an action stands a card": Told(
        action(CHOOSE_LOCATION, {"stand": "chosen"}),
        first('play: "Lamp", "Gate" (kneeling) @k', 'then Alice uses the action of "Lamp" on @k\nask is @k kneeling?'),
        "no",
        "1e",
    ),
    "a price is paid in gold": Told(
        action(cost=[{"pay": 3}]),
        first('play: "Lamp"', 'then Alice uses the action of "Lamp"\nask how much gold does Alice have?'),
        "4",
        "1e",
    ),
    "used plots that go elsewhere go there": Told(
        action({"put": {"place": "used plots", "whose": "you"}, "to": "hand"}),
        board('play: "Lamp"\n  used plots: "A Noble Cause" @p')
        + 'then Alice uses the action of "Lamp"\nask is @p in Alice\'s hand?\n',
        "yes",
    ),
    "a plot in the plot deck is out of play": Told(
        action({"put": {"place": "used plots", "whose": "you"}, "to": "plot deck"}),
        board('play: "Lamp"\n  used plots: "A Noble Cause" @p')
        + 'then Alice uses the action of "Lamp"\nask is @p out of play?\n',
        "yes",
    ),
}
ALL = {**COSTS, **TARGETS, **CHOICES, **CONSTANTS, **EVENTS, **COMES_ABOUT}


@pytest.mark.parametrize("told", ALL.values(), ids=ALL)
def test_any_card(told: Told, tmp_path: Path) -> None:
    law = printed(tmp_path, told.prints, edition=told.edition, title=told.title)
    assert last(law, told.text) == told.right


SENSELESS: dict[str, tuple[dict[str, Any], str]] = {
    "chosen as a price before it is chosen": (action(CHOOSE_CHARACTER, cost=[{"kneel": "chosen"}]), "no card"),
    "chosen in one of two things": (action({"either": [{"kill": "chosen"}, GAIN]}), "no card"),
    "a player returned to hand": (action({"return_to_hand": "you"}), "is a player"),
    "cards drawn without a number": (action({"draw_cards": "you"}), "how many"),
    "a limit in two periods": (action(limit={"round": 1, "phase": 1}), "one period"),
    "a constant that costs something": ({"constant": itself("stealth"), "cost": [{"kneel": "this"}]}, "no `cost`"),
    "an action that answers": ({"action": {"kill": "any"}, "body": [GAIN]}, "answers nothing"),
    "an event that answers a word": ({"event": "whenever", "body": [GAIN]}, "answers nothing"),
}


@pytest.mark.parametrize(("ability", "says"), SENSELESS.values(), ids=SENSELESS)
def test_what_it_cannot_mean_is_told_where_it_stands(ability: dict[str, Any], says: str, tmp_path: Path) -> None:
    law: Law = printed(tmp_path, ability)
    found = law.check()
    assert found.status == 1 and says in found.out and "[bad-ability]" in found.out and "cards.yaml:" in found.out


@pytest.mark.parametrize(
    ("lang", "wanted"), [("en", "but not: card, called Guard"), ("de", "aber nicht: Karte, mit dem Titel Guard")]
)
def test_any_field_of_a_description_is_in_words(lang: str, wanted: str, tmp_path: Path) -> None:
    law = printed(tmp_path, action({"choose": {"place": "play", "without": {"titles": "Guard"}}}, {"kill": "chosen"}))
    shown = law.run("rule", board('play: "Lamp"') + ON_GUARD, "--lang", lang).out
    assert wanted in " ".join(shown.split())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_whose_it_is_and_its_side_are_in_words(lang: str, tmp_path: Path) -> None:
    which = {"whose": "opponent", "on": {"types": "intrigue", "side": "attackers"}, "same_title": "this"}
    law = printed(tmp_path, action({"choose": which}, {"kill": "chosen"}))
    shown = law.run("rule", board('play: "Lamp"') + ON_GUARD, "--lang", lang, "--why").out
    assert not any(noun in shown for noun in ("same_title", "whose opponent", "side attackers", "on ("))
