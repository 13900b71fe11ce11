"""Kinds of sentences over which an answer was flat: each with neighbours that bear, and with some that do not."""

from __future__ import annotations

import pytest
from made_up import MadeUp, heard, told

from judge.support.fold_and_clean_text import fold

Line = tuple[str, str, str, bool]
"""On which card, the sentence, the question, and whether it is due."""
BEGUN = 'challenge: military, Alice against Bob\nattackers: "Hedge Knight"'
PLAY = 'ask can Alice play "Kind Word"?'
AGAIN = f'then Alice plays "Kind Word"\n{PLAY.replace("Kind Word", "Last Word")}'
MARSHAL = 'ask can Alice marshal "Green Boy"?'
MILL = 'ask can Alice marshal "Old Mill"?'
SET_UP = 'ask can Alice set up "Green Boy"?'
ATTACK = 'ask can Alice attack with "Hedge Knight"?'
DEFEND = 'ask can Bob defend with "Sea Dog"?'
PUT = 'ask can Alice put "Green Boy" into play?'
SEIZED = 'ask can Bob take control of "Hedge Knight"?'
KILLED = 'ask can "Hedge Knight" be killed?'
DROWNED = 'ask can "Tide Pool" be killed?'
SEEN = 'ask can Bob look at "Green Boy"?'
SPIED = 'ask can Alice look at "Night Eel"?'
RENOWN = 'ask does "Hedge Knight" have renown?'
FIRST = "ask who acts first?"
ORDER = "ask in what order do players act?"


def due(where: str, sentence: str, asked: str) -> bool:
    assert MadeUp({where: sentence}).made[fold(where)].unread, "this sentence is read, so it shows nothing"
    phase = "setup" if "set up" in asked else "marshaling" if "marshal" in asked else "challenges"
    facts = BEGUN if "defend" in asked else ""
    session = heard(asked, phase=phase, facts=facts, **{where.replace(" ", "_"): sentence})
    return any(title == where for title, _ in told(session))


def wrong(lines: list[Line]) -> list[Line]:
    return [line for line in lines if due(*line[:3]) is not line[3]]


EVENTS: list[Line] = [
    ("Talker", "Each player that does not control a Squire character cannot play more than 1 event each phase.", PLAY, True),
    ("Talker", "Each player who has no Lord character cannot play more than 2 events each round.", PLAY, True),
    ("Talker", "Each player who has no Lord character cannot play more than 2 events each round.", AGAIN, True),
    ("Tide Pool", "Each opponent that is without a Maester character cannot play events.", PLAY, True),
    ("Talker", "Each opponent that is without a Maester character cannot play events.", PLAY, False),
    ("Talker", "While a player does not control a Squire character, he or she cannot play events.", PLAY, True),
    ("Talker", "While a player controls no Lord character, he or she cannot marshal locations.", MILL, True),
    ("Talker", "While a player controls no Lord character, he or she cannot marshal locations.", MARSHAL, False),
    ("Talker", "Each player that does not control a Squire cannot marshal more than 1 location each phase.", PLAY, False),
    ("Talker", "Each character that is without a lamp gets +1 STR.", 'ask what is the strength of "Hedge Knight"?', True),
]
SETUP: list[Line] = [
    ("Green Boy", "Green Boy cannot be marshaled or placed during setup.", SET_UP, True),
    ("Green Boy", "Green Boy cannot enter play during setup.", SET_UP, True),
    ("Talker", "During setup, Squires stay at home.", SET_UP, True),
    ("Green Boy", "Green Boy cannot be marshaled or placed during setup.", MARSHAL, True),
    ("Talker", "During setup, each player draws 1 additional card.", MARSHAL, False),
]
KNEELING: list[Line] = [
    ("Talker", "Knights cannot kneel while it rains.", ATTACK, True),
    ("Old Scar", "Attached character cannot be knelt while it rains.", ATTACK, True),
    ("Tide Pool", "Raiders cannot be knelt while it rains.", DEFEND, True),
    ("Talker", "Ladies cannot kneel while it rains.", ATTACK, False),
    ("Talker", "Knights cannot be knelt by non-plot card effects.", ATTACK, False),
    ("Talker", "Knights cannot be knelt by non-plot card effects.", 'ask can Bob kneel "Hedge Knight"?', True),
]
BY_EFFECT = [
    SEIZED, KILLED, 'ask can Bob put "Hedge Knight" into shadows?', 'ask can Bob return "Hedge Knight" to shadows?',
    'ask can Bob kneel "Hedge Knight"?', 'ask can Bob return "Hedge Knight" to hand?', 'ask can Bob discard "Hedge Knight"?',
    'ask can Bob remove "Hedge Knight" from the game?',
]  # fmt: skip
SHIELDS = [
    ("Hedge Knight", "Immune to card effects while it rains."),
    ("Talker", "Cards you control are immune to opponents' card effects."),
    ("Old Scar", 'Attached character gains "immune to events" while it rains.'),
]
IMMUNE: list[Line] = [
    *((where, sentence, asked, True) for where, sentence in SHIELDS for asked in BY_EFFECT),
    ("Green Boy", "Immune to card effects while it rains.", PUT, True),
    *((where, sentence, ATTACK, False) for where, sentence in SHIELDS),
    ("Green Boy", "Immune to card effects while it rains.", MARSHAL, False),
    ("Sea Dog", "Immune to card effects while it rains.", SEIZED, False),
    ("Hedge Knight", "Immune to card effects while it rains.", 'ask can Bob sacrifice "Hedge Knight"?', False),
]
LOOKING: list[Line] = [
    ("Talker", "You play with your hand revealed.", SEEN, True),
    ("Tide Pool", "Your opponents reveal their hand and shadows area at all times.", SEEN, True),
    ("Talker", "Each opponent plays with their shadows area revealed.", SPIED, True),
    ("Talker", "Each player reveals his or her hand and shadows area at all times.", SPIED, True),
    ("Talker", "You may look at facedown cards at any time.", SPIED, True),
    ("Talker", "Each player cannot play loud events, and plays with each card in their shadows area revealed.", SPIED, True),
    ("Talker", "You cannot marshal Squires, and your opponents play with their shadows area revealed.", SPIED, True),
    ("Talker", "You may look at facedown cards at any time.", SEEN, False),
    ("Talker", "You play with your hand revealed.", SPIED, False),
]
HOLDING: list[Line] = [
    *(("Talker", "Each player cannot control more than 3 characters.", asked, True) for asked in (MARSHAL, PUT, SEIZED, SET_UP)),
    ("Talker", "Players cannot have more than 2 locations in play.", MILL, True),
    ("Talker", "You can control only 1 Squire.", MARSHAL, True),
    ("Talker", "Each player cannot control more than 3 characters.", MILL, False),
    ("Talker", "You cannot control more than 3 characters.", SEIZED, False),
    ("Talker", "Each player cannot have more than 3 cards in hand.", MARSHAL, False),
]
ATTACKS = 'ask what happens if Alice attacks with "Hedge Knight"?'
DECLARING: list[Line] = [
    ("Talker", "Each player must sacrifice a location when he or she declares attackers.", ATTACKS, True),
    ("Tide Pool", "Each opponent must discard 1 card from his or her hand when he or she declares attackers.", ATTACKS, True),
    ("Talker", "Whenever a player declares attackers, he or she must kneel a location.", ATTACKS, True),
    ("Talker", "Each opponent must sacrifice a location when he or she declares attackers.", ATTACKS, False),
    ("Talker", "Each player must sacrifice a location when he or she marshals a Squire.", ATTACKS, False),
]
TYPES: list[Line] = [
    *(("Talker", "Treat each location as if it was a character with 1 STR.", asked, True)
      for asked in ('ask is "Tide Pool" a character?', DROWNED)),
    ("Talker", "Treat locations as if they were also characters.", 'ask is "Tide Pool" a character?', True),
    ("Talker", "Treat each attachment as if it was a character with 1 STR.", 'ask is "Tide Pool" a character?', False),
]  # fmt: skip
COPIES: list[Line] = [
    ("Green Boy", "Green Boy counts as a duplicate of Grey Sister.", 'ask is "Green Boy" a duplicate?', True),
    ("Talker", "Each Squire may be placed on a Knight as a duplicate.", 'ask is "Green Boy" a duplicate?', True),
    ("Green Boy", "Green Boy counts as a duplicate of Grey Sister.", MARSHAL, True),
    ("Green Boy", "Green Boy counts as a duplicate of Grey Sister.", 'ask is "Green Boy" unique?', False),
]
TURNS: list[Line] = [
    *((where, sentence, asked, True) for asked in (FIRST, ORDER) for where, sentence in (
        ("Talker", "You act first each phase."), ("Tide Pool", "Reverse the order of play."),
        ("Talker", "Play proceeds counterclockwise each phase."), ("Talker", "Each opponent goes last each phase."))),
    ("Talker", "Skip the draw phase.", ORDER, False),
]  # fmt: skip
INCOME: list[Line] = [
    ("Talker", "Your income is raised by 1.", RENOWN, False),
    ("Hedge Knight", "The initiative of each opponent is lowered by 1.", RENOWN, False),
    ("Talker", "Your income is raised by 1.", "ask what is the income of Alice?", True),
    ("Talker", "Knights with power are like the moon.", RENOWN, True),  # of what they are nothing is known
]
SHARED_TAILS: list[Line] = [
    ("Talker", "Cards cannot enter or leave play.", PUT, True),
    ("Talker", "Cards cannot leave or enter play.", MARSHAL, True),
    ("Talker", "No Knight enters or leaves play.", KILLED, True),
    ("Talker", "Cards cannot enter or leave play.", RENOWN, False),
]
FOREIGN: list[Line] = [
    ("Talker", "Deine Gegner können keine Karten aus den Schatten holen.", MARSHAL, True),
    ("Talker", "Jeder Ritter erhält STK +2.", 'ask what is the strength of "Hedge Knight"?', True),
    ("Talker", "Die Kosten für Knappen sind um 2 erhöht.", 'ask what is the cost to marshal "Green Boy"?', True),
    ("Talker", "Chaque personnage gagne furtif.", RENOWN, True),
]
CLASSES = {
    "a player described by a clause": EVENTS, "setup": SETUP, "a ban on kneeling": KNEELING, "immunity": IMMUNE,
    "looking": LOOKING, "how many one may control": HOLDING, "a demand when something is done": DECLARING,
    "another type": TYPES, "duplicates": COPIES, "who acts first": TURNS, "what the subject is": INCOME,
    "two verbs with one tail": SHARED_TAILS, "another language": FOREIGN,
}  # fmt: skip


@pytest.mark.parametrize("kind", CLASSES)
def test_a_sentence_of_this_kind_is_due_where_it_bears_and_only_there(kind: str) -> None:
    assert wrong(CLASSES[kind]) == []


TIES = "Each player who has a lamp wins ties."
PILES = [
    "If a card would be placed in your dead pile, remove it from the game instead.",
    "If a Knight would be killed, place it in shadows instead.",
]


@pytest.mark.parametrize("sentence", PILES)
def test_what_happens_instead_is_quoted_before_what_only_may_matter(sentence: str) -> None:
    asked = 'ask what happens if "Hedge Knight" is killed?'
    quoted = told(heard(asked, Hedge_Knight="The moon dances with every lamp.", Talker=sentence, Tide_Pool=TIES))
    assert quoted[0] == ("Talker", sentence)
