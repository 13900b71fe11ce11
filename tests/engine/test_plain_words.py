"""Cards spoken of in the plural, without *each* or *all*, and the word for whoever attacks or defends: a text that could
overturn the answer bears on it, however plainly it is put. Its neighbour, about other cards, does not."""

from __future__ import annotations

import pytest
from made_up import MadeUp, heard, told

from judge.support.fold_and_clean_text import fold

ATTACK = 'ask can Alice attack with "Hedge Knight"?'
SISTER = 'ask can Alice attack with "Grey Sister"?'
CHALLENGE = "ask can Alice initiate a military challenge?"
DEFEND = 'ask can Bob defend with "Sea Dog"?'
MARSHAL = 'ask can Alice marshal "Green Boy"?'
PRICE = 'ask what is the cost to marshal "Green Boy"?'
BRING = 'ask can Bob bring "Night Eel" out of shadows?'
OUT = 'ask what is the cost to bring "Night Eel" out of shadows?'
TYPE = 'ask is "Green Boy" a character?'
KILLED = 'ask can "Hedge Knight" be killed?'
STAND = 'ask can "Hedge Knight" be stood?'
STRENGTH = 'ask what is the strength of "Grey Sister"?'
CLOAK = 'ask can Alice marshal "Warm Cloak"?'
WEAR = 'ask can Alice attach "Warm Cloak" to "Hedge Knight"?'


def bears(asked: str, sentence: str, where: str = "Talker") -> bool:
    assert MadeUp({where: sentence}).made[fold(where)].unread, "this sentence is read, so it shows nothing"
    facts = 'challenge: military, Alice against Bob\nattackers: "Hedge Knight"' if asked == DEFEND else ""
    phase = "marshaling" if "marshal" in asked else "challenges"
    texts = {where.replace(" ", "_"): sentence}
    return where in [title for title, _ in told(heard(asked, phase=phase, facts=facts, **texts))]


POSTURE = [
    ("Knights kneel at the beginning of each challenge.", ATTACK, True),
    ("Knights kneel at the beginning of each challenge.", CHALLENGE, True),
    ("Raiders kneel at the start of each challenge.", DEFEND, True),
    ("At the beginning of each challenge, Knights kneel.", ATTACK, True),
    ("Kneel Knights at the beginning of each phase.", ATTACK, True),
    ("Knights are discarded at the beginning of each challenge.", ATTACK, True),
    ("Remove Knights from challenges.", ATTACK, True),
    ("Ignore Knights.", ATTACK, True),
    ("Knights kneel at the beginning of each challenge.", SISTER, False),
    ("While it rains, Hedge Knight does not kneel when it defends.", ATTACK, False),
    ("Knights cannot stand during the standing phase.", ATTACK, False),
    ("Each Knight enters play knelt.", ATTACK, False),
    ("Raiders are discarded at the beginning of each challenge.", ATTACK, False),
    ("Knights kneel at the beginning of each challenge.", MARSHAL, False),
]
ROLES = [
    ("Defenders must outnumber attackers.", DEFEND, True),
    ("Attackers must outnumber defenders.", ATTACK, True),
    ("Blockers have to outnumber attackers.", DEFEND, True),
    ("Each defender needs more STR than each attacker.", DEFEND, True),
    ("Defenders must outnumber attackers.", MARSHAL, False),
    ("Attacking characters must outnumber Lords.", ATTACK, True),
    ("Defenders get +1 STR in the rain.", DEFEND, False),
]
ADJECTIVES = [
    ("Hidden characters cost 2 more.", OUT, True),
    ("Hidden characters cost 2 more.", BRING, True),
    ("Young characters cost 2 more.", PRICE, True),
    ("Facedown cards cost 1 more.", OUT, True),
    ("Lady characters cost 2 more.", PRICE, False),
    ("Hidden locations cost 2 more.", OUT, False),
]
STAYING = [
    ("Facedown cards stay facedown.", BRING, True),
    ("Hidden cards remain hidden.", BRING, True),
    ("Facedown cards are left facedown.", BRING, True),
    ("Facedown cards stay facedown.", MARSHAL, False),
    ("Squires stay in hand.", MARSHAL, True),
    ("Locations remain in their owners' hands.", MARSHAL, False),
    ("Knights remain in play.", KILLED, True),
    ("Characters stay knelt.", STAND, True),
    ("Knights remain kneeling.", STAND, True),
    ("Raiders remain kneeling.", STAND, False),
]
ICONS = [
    ("Knights lose all icons.", ATTACK, True),  # whichever the challenge will ask for
    ("Knights lose their icons.", ATTACK, True),
    ("Raiders lose all icons.", ATTACK, False),
]
PHASES = [
    ("The marshaling phase is skipped.", MARSHAL, True),
    ("The challenges phase does not take place.", ATTACK, True),
]
TYPES = [
    ("Treat Squires as events.", MARSHAL, True),
    ("Treat Squires as events.", TYPE, True),
    ("Treat Knights as locations.", KILLED, True),
    ("Players treat Squires as events.", TYPE, True),
    ("Squires become locations.", MARSHAL, True),
    ("Knights become locations.", MARSHAL, False),
    ("Treat Knights as locations.", TYPE, False),
    ("Treat Raiders as locations.", KILLED, False),
]
EXCLUSIVE = [
    ("Only Raiders may attack.", ATTACK, True),
    ("Only Lords may be marshaled.", MARSHAL, True),
    ("Marshal Knights only.", MARSHAL, True),
    ("Each player may only marshal Knight characters.", MARSHAL, True),
    ("Only Raiders may attack.", MARSHAL, False),
]
PLURALS = [
    ("All your Ladies get +1 STR.", STRENGTH, True),
    ("Each of your Knights and Ladies gets +1 STR.", STRENGTH, True),
    ("Consider Knights to be Raiders.", 'ask does "Hedge Knight" have the Raider trait?', True),
    ("All your Allies get +1 STR.", STRENGTH, False),
    ("Ladies get +1 STR in the rain.", 'ask what is the strength of "Sea Dog"?', False),
]


PLAIN = [*POSTURE, *ROLES, *ADJECTIVES, *STAYING, *ICONS, *PHASES, *TYPES, *EXCLUSIVE, *PLURALS]


@pytest.mark.parametrize(("sentence", "asked", "may"), PLAIN)
def test_plain_words_bear_as_formal_ones_do(sentence: str, asked: str, may: bool) -> None:
    assert bears(asked, sentence) is may


WORN = [
    ("Warm Cloak cannot be attached to characters.", CLOAK, True),
    ("Warm Cloak cannot be attached to characters.", WEAR, True),
    ("Attach only to a Lady character.", CLOAK, True),
    ("Attach only to a Lady character.", WEAR, True),
    ("Attach to a location in the rain.", WEAR, True),
    ("Attached character must be a wet Lord.", CLOAK, True),
    ("Attached character must have an [intrigue] icon and a hat.", WEAR, True),
    ("Attached character gets +1 STR in the rain.", CLOAK, False),
    ("Attached character gains the Lord trait in the rain.", WEAR, False),
    ("Attached character cannot be killed in the rain.", WEAR, False),
]


@pytest.mark.parametrize(("sentence", "asked", "may"), WORN)
def test_what_an_attachment_says_of_its_host_bears_before_it_has_one(sentence: str, asked: str, may: bool) -> None:
    assert bears(asked, sentence, "Warm Cloak") is may
