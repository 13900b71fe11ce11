"""What cannot turn the answer is not held against it: a text for others, a ban where only the price is asked, a loss over a
NO; and of several sentences the one that could forbid all of it is quoted first."""

from __future__ import annotations

import pytest
from made_up import MadeUp, heard, told

from judge.support.fold_and_clean_text import fold

MARSHAL = 'ask can Alice marshal "Green Boy"?'
PRICE = 'ask what is the cost to marshal "Green Boy"?'
PLAYED = 'ask what is the cost to play "Kind Word"?'
OUT = 'ask what is the cost to bring "Night Eel" out of shadows?'
ATTACK = 'ask can Alice attack with "Hedge Knight"?'
STRENGTH = 'ask what is the strength of "Hedge Knight"?'
HERS = 'ask what is the strength of "Sea Dog"?'
KILLED = 'ask can "Hedge Knight" be killed?'
DROWNED = 'ask can "Sea Dog" be killed?'
RENOWN = 'ask does "Hedge Knight" have renown?'
STEALTH = 'ask does "Hedge Knight" have stealth?'
ICON = 'ask does "Hedge Knight" have an intrigue icon?'
LORD = 'ask does "Hedge Knight" have the Lord trait?'
KNIGHT = 'ask does "Hedge Knight" have the Knight trait?'


def bears(asked: str, sentence: str, where: str = "Talker") -> bool:
    assert MadeUp({where: sentence}).made[fold(where)].unread, "this sentence is read, so it shows nothing"
    phase = "marshaling" if "marshal" in asked else "challenges"
    return bool([title for title, _ in told(heard(asked, phase=phase, **{where.replace(" ", "_"): sentence})) if title == where])


OTHERS = [
    ("Your opponents cannot marshal Squires.", MARSHAL, False),
    ("Your opponents cannot attack.", ATTACK, False),
    ("None of your opponents can marshal Squires.", MARSHAL, False),
    ("Other players cannot marshal Squires in the rain.", MARSHAL, False),
    ("Your opponents' characters cannot be killed in the rain.", KILLED, False),
    ("Your opponents' characters cannot be killed in the rain.", DROWNED, True),
    ("Your opponent's characters get -1 STR.", STRENGTH, False),
    ("Your opponent's characters get -1 STR.", HERS, True),
    ("Characters your opponents control get -1 STR.", STRENGTH, False),
    ("Everyone but you cannot marshal Squires.", MARSHAL, False),
    ("You and your opponents cannot marshal Squires.", MARSHAL, True),
    ("Only your opponents may marshal Squires.", MARSHAL, True),
    ("Your opponent must agree to each Squire you marshal.", MARSHAL, True),
    ("Your opponents choose which Squires are marshaled.", MARSHAL, True),
    ("Your opponents' rain keeps your characters dry, and you cannot marshal Squires.", MARSHAL, True),
]


@pytest.mark.parametrize(("sentence", "asked", "may"), OTHERS)
def test_what_is_meant_for_opponents_is_not_held_against_its_controller(sentence: str, asked: str, may: bool) -> None:
    assert bears(asked, sentence) is may


COSTS = [
    ("Green Boy", "Green Boy cannot be marshaled in the rain.", PRICE, False),
    ("Green Boy", "Limit 1 per deck.", PRICE, False),
    ("Green Boy", "Green Boy is marshaled for free in the rain.", PRICE, True),
    ("Talker", "You cannot marshal Squires in the rain.", PRICE, False),
    ("Talker", "You cannot marshal more than 2 cards each round.", PRICE, False),
    ("Talker", "Reduce the cost of the first character you marshal each round by 1.", PRICE, True),
    ("Talker", "The cost of characters cannot be paid with coins from marshaling.", PRICE, True),
    ("Talker", "Squires take 2 more gold.", PRICE, True),
    ("Talker", "Cards cannot be brought out of shadows in the rain.", OUT, False),
    ("Talker", "Cards brought out of shadows cost 1 more.", OUT, True),
    ("Kind Word", "Kind Word cannot be played in the rain.", PLAYED, False),
    ("Kind Word", "Max 1 per round.", PLAYED, False),
    ("Kind Word", "Play only if it rains.", PLAYED, False),
    ("Kind Word", "Max 1 per round.", 'ask can Alice play "Kind Word"?', True),
]


@pytest.mark.parametrize(("where", "sentence", "asked", "may"), COSTS)
def test_a_ban_or_a_limit_does_not_change_a_price(where: str, sentence: str, asked: str, may: bool) -> None:
    assert bears(asked, sentence, where) is may


HAVING = [
    ("Each character loses each keyword.", STEALTH, False),
    ("Each character loses each keyword.", RENOWN, True),
    ("Each Knight loses stealth in the rain.", STEALTH, False),
    ("Each Knight loses all icons.", ICON, False),
    ("Each Knight loses the Lord trait in the rain.", LORD, False),
    ("Each Knight loses all Traits.", KNIGHT, True),
    ("Each Knight gains stealth in the rain.", STEALTH, True),
    ("Each character loses each keyword and gains stealth.", STEALTH, True),
    ("Each character loses one keyword or gains stealth.", STEALTH, True),
    ("Each Knight gains renown and loses all keywords.", RENOWN, True),
    ("Each Knight gains stealth instead of renown.", RENOWN, True),
    ("Characters cannot lose keywords in the rain.", STEALTH, True),
    ("Knights who lose challenges have stealth.", STEALTH, True),
    ("Lose renown to give Knights stealth.", STEALTH, True),
    ("Knights lose stealth and insight.", STEALTH, False),
    ("Each Knight loses each keyword and each icon.", STEALTH, False),
    ("Each Knight loses each keyword and each icon.", 'ask does "Hedge Knight" have a military icon?', True),
    ("Knights lose their icons.", 'ask does "Hedge Knight" have a military icon?', True),
]


@pytest.mark.parametrize(("sentence", "asked", "may"), HAVING)
def test_a_loss_turns_no_no(sentence: str, asked: str, may: bool) -> None:
    assert bears(asked, sentence) is may


FIRST = [
    ("Green Boy", "Increase the cost to marshal Green Boy by 1.", "You cannot marshal Squires in the rain.", MARSHAL),
    ("Green Boy", "While it rains, Green Boy costs 1 more.", "No player may marshal Squires.", MARSHAL),
    ("Hedge Knight", "Hedge Knight loses a [military] icon in the rain.", "Knights cannot be declared as attackers in the rain.",
     'ask can Alice attack with "Hedge Knight"?'),
    ("Hedge Knight", "If Hedge Knight would be killed, kneel it instead.", "Knights cannot be killed in the rain.", KILLED),
]  # fmt: skip


@pytest.mark.parametrize(("where", "own", "ban", "asked"), FIRST)
def test_what_could_forbid_the_whole_act_is_quoted_first(where: str, own: str, ban: str, asked: str) -> None:
    phase = "marshaling" if "marshal" in asked else "challenges"
    facts = "" if phase == "marshaling" or asked == KILLED else "challenge: military, Alice against Bob"
    session = heard(asked, phase=phase, facts=facts, Talker=ban, **{where.replace(" ", "_"): own})
    assert [title for title, _ in told(session)] == ["Talker", where]
