"""A sentence that was not read, a question, and whether the one may bear on the other: both ways, a page of them.

Talker is a location that Alice controls; the sentence is the whole of its text. The board is in `made_up.py`.
"""

from __future__ import annotations

import pytest
from made_up import FIGHT, MadeUp, heard, told

from judge.driver.run_scenario import hear
from judge.game.printed_face import Face
from judge.language import Scenario
from judge.support.frozen_data_classes import replace

STRENGTH = 'ask what is the strength of "Hedge Knight"?'
HERS = 'ask what is the strength of "Sea Dog"?'
RENOWN = 'ask does "Hedge Knight" have renown?'
STEALTH = 'ask does "Hedge Knight" have stealth?'
ICON = 'ask does "Hedge Knight" have an intrigue icon?'
TRAIT = 'ask does "Hedge Knight" have the Lord trait?'
MARSHAL = 'ask can Alice marshal "Green Boy"?'
LOST = 'ask can Alice marshal "Lost Boy"?'
PRICE = 'ask what is the cost to marshal "Green Boy"?'
MILL = 'ask what is the cost to marshal "Old Mill"?'
HAND = 'ask is "Green Boy" in hand?'
PLAY = 'ask is "Hedge Knight" in play?'
ATTACK = 'ask can Alice attack with "Hedge Knight"?'
KILLED = 'ask can "Hedge Knight" be killed?'
INCOME = "ask what is the income of Alice?"
HIS_INCOME = "ask what is the income of Bob?"
CLAIM = "ask what is the claim of Alice?"
WINNER = "ask who wins the challenge?"
PRINTED = 'ask what is the printed cost of "Hedge Knight"?'
ATTACH = 'ask can Alice attach "Warm Cloak" to "Hedge Knight"?'
CONTROL = 'ask does Alice control "Hedge Knight"?'
ALL = "ask what can Alice do?"

BEARS = [
    ("Non-unique characters cannot be declared as attackers or defenders.", ATTACK),
    ("Such characters get -1 STR.", STRENGTH),
    ("Lone characters get +1 STR.", STRENGTH),
    ("Characters you do not control get -1 STR.", HERS),
    ("Characters you don't control get -1 STR.", HERS),
    ("All Knights and Squires get +1 STR.", STRENGTH),
    ("All your Knights get +1 STR.", STRENGTH),
    ("You may marshal cards in your discard pile as if they were in your hand.", LOST),
    ("While there are no cards in your deck, characters cannot be killed.", KILLED),
    ("Players can only marshal cards during the challenges phase.", MARSHAL),
    ("Squire characters can only be marshaled during the dominance phase.", MARSHAL),
    ("Talker is considered to be participating in each challenge.", WINNER),
    ("Each character you control gets +1 STR.", STRENGTH),
    ("Each [stark] character gets +1 STR for each lamp.", STRENGTH),
    ("Each Knight character you control gets +1 STR.", STRENGTH),
    ("Each Lord or Knight character in the rain gets -1 STR.", STRENGTH),
    ("Each character an opponent controls gets -1 STR.", HERS),
    ("Set each character's STR to 3.", STRENGTH),
    ("During the challenges phase, each character gets +5 STR.", STRENGTH),  # though no challenge is under way
    ("While you control a Squire character, Hedge Knight gets +2 STR.", STRENGTH),
    ("While Hedge Knight is standing, he gets +2 STR.", STRENGTH),
    ("Each Knight you control gains stealth.", STEALTH),
    ("Each character you control loses all keywords.", RENOWN),
    ("While a character has a keyword, each Knight character gains that keyword.", STEALTH),
    ("Each Knight character gains an [intrigue] icon while it rains.", ICON),
    ("Each character gains the Lord trait while it rains.", TRAIT),
    ("Treat each character as if its printed text box were blank (except for Traits).", RENOWN),
    ("Reduce the cost of the first character you marshal each round by 1.", PRICE),
    ("Each card you own is very heavy, and so it cannot be marshaled.", MARSHAL),
    ("You cannot marshal characters in the rain.", MARSHAL),
    ("Players cannot marshal more than 2 cards each round.", MARSHAL),
    ("+1 Income.", INCOME),
    ("Increase the gold value on each opponent's revealed plot card by 1.", HIS_INCOME),
    ("Raise the claim value on your revealed plot card by 1.", CLAIM),
    ("Each Knight character in the rain cannot be declared as an attacker.", ATTACK),
    ("You cannot initiate [military] challenges.", ATTACK),
    ("Each Knight character you control cannot leave play.", KILLED),
    ("Characters cannot be killed except by claim.", KILLED),
    ("Each character cannot have attachments.", ATTACH),
    ("The moon dances with every lamp.", STRENGTH),  # no word of it is known, so nothing shows that it does not bear
    ("The moon dances with every lamp.", MARSHAL),
    ("<b>Challenges Action:</b> Kneel Talker to stand a character.", ALL),
]

DOES_NOT = [
    ("All your Ladies and Raiders get +1 STR.", STRENGTH),
    ("You may marshal the top card of your deck as if it were in your hand.", MARSHAL),  # she may anyway
    ("Reduce the cost of the first character you marshal each round by 1.", MARSHAL),  # she can pay the full cost
    ("You may include Knight characters from any faction in your deck.", MARSHAL),
    ("Talker does not contribute its STR to your total for dominance.", STRENGTH),
    ("Non-Knight characters get -1 STR.", STRENGTH),
    ("+1 Income.", HAND),
    ("+1 Income.", STRENGTH),
    ("+1 Income.", MARSHAL),
    ("+1 Income.", HIS_INCOME),
    ("Increase the gold value on each opponent's revealed plot card by 1.", INCOME),
    ("+1 Reserve.", CLAIM),
    ("Draft format only.", STRENGTH),
    ("You may include non-loyal cards in your deck.", MARSHAL),
    ("Each character you control gets +1 STR.", HERS),
    ("Each character you control gets +1 STR.", RENOWN),
    ("Each character you control gets +1 STR.", PLAY),
    ("Each character you control gets +1 STR.", PRINTED),
    ("Each character you control gets +1 STR.", PRICE),
    ("Each [lannister] character you control gets +1 STR.", STRENGTH),
    ("Each Raider character you control gets +1 STR.", STRENGTH),
    ("Each non-Knight character you control gets +1 STR.", STRENGTH),
    ("Each location you control gains stealth.", STEALTH),
    ("Talker gains stealth in the rain.", STEALTH),
    ("While Hedge Knight is attacking, Talker gains stealth.", STEALTH),
    ("Each Knight character you control gains stealth.", RENOWN),
    ("Each Knight character you control gains a [power] icon.", ICON),
    ("Each character you control gains the Lady trait.", TRAIT),
    ("Each attacking character gets +1 STR.", STRENGTH),  # no challenge is under way
    ("While a challenge is under way, each attacking character gets +1 STR.", STRENGTH),
    ("During the dominance phase, each character gets +5 STR.", STRENGTH),
    ("During a [power] challenge, each character gets +5 STR.", STRENGTH),
    ("While you are not the first player, each character you control gets +1 STR.", STRENGTH),
    ("Treat each location as if its printed text box were blank (except for Traits).", RENOWN),
    ("Treat each character as if its printed text box were blank (except for Traits).", STRENGTH),
    ("Treat each character as if its printed text box were blank (except for Traits).", PLAY),
    ("Reduce the cost of the first location you marshal each round by 1.", PRICE),
    ("Reduce the cost of the first character you marshal each round by 1.", MILL),
    ("Reduce the cost of the first event you play each round by 1.", PRICE),
    ("Each Knight character you control cannot be declared as an attacker.", KILLED),
    ("Each Knight character you control cannot be declared as an attacker.", MARSHAL),
    ("You cannot marshal events or locations in the rain.", MARSHAL),
    ("Each opponent cannot marshal characters in the rain.", MARSHAL),
    ("Each Raider character you control cannot be killed.", KILLED),
    ("Each character you control cannot be killed.", CONTROL),
    ("<b>Action:</b> Kneel Talker to give a character +3 STR.", STRENGTH),
    ("<b>Reaction:</b> After a character enters play, it gets +3 STR until the end of the phase.", STRENGTH),
    ("<b>Interrupt:</b> When a character would be killed, save it.", KILLED),
    ("<b>Reaction:</b> After you marshal a character, draw 1 card.", MARSHAL),
    ("<b>Forced Reaction:</b> After a character is killed, sacrifice Talker.", STRENGTH),
    ("<b>Forced Reaction:</b> After a character is killed, sacrifice Talker.", MARSHAL),
    ("<b>When Revealed:</b> Each player draws 2 cards.", STRENGTH),
]


@pytest.mark.parametrize(("sentence", "asked"), BEARS)
def test_it_may_bear(sentence: str, asked: str) -> None:
    assert MadeUp({"Talker": sentence}).made["talker"].unread, "this sentence is read, so it shows nothing"
    assert "Talker" in [title for title, _ in told(heard(asked, phase=_phase(asked), Talker=sentence))]


@pytest.mark.parametrize(("sentence", "asked"), DOES_NOT)
def test_it_cannot_bear(sentence: str, asked: str) -> None:
    assert MadeUp({"Talker": sentence}).made["talker"].unread, "this sentence is read, so it shows nothing"
    assert told(heard(asked, phase=_phase(asked), Talker=sentence)) == []


def _phase(asked: str) -> str:
    return "marshaling" if "marshal" in asked else "challenges"


@pytest.mark.parametrize(
    ("sentence", "bears"),
    [
        ("Each attacking character gets +1 STR.", True),
        ("Each participating character without a crown gets -1 STR.", True),
        ("Talker contributes 2 STR to your side during any [military] challenge.", True),
        ("Each defending character does not contribute its STR.", True),
        ("Each Lady character you control gets +1 STR.", False),  # she takes no part
        ("During [intrigue] challenges, each character gets +1 STR.", False),
        ("Each character you control gains insight.", False),
        ("Each character you control cannot be killed.", False),
    ],
)
def test_who_wins_turns_on_those_who_take_part(sentence: str, bears: bool) -> None:
    assert bool(told(heard(WINNER, facts=FIGHT, Talker=sentence))) is bears


@pytest.mark.parametrize(
    ("where", "sentence", "asked", "bears"),
    [
        ("Old_Scar", "Attached character gets -2 STR for each scar.", STRENGTH, True),
        ("Old_Scar", "Attached character gets -2 STR for each scar.", HERS, False),
        ("Old_Scar", "Treat attached character as if its printed text box were blank.", RENOWN, True),
        ("Old_Scar", "Attached character must be declared as an attacker, if able.", ATTACK, True),
        ("Lean_Year", "Each character you control gets +1 STR.", STRENGTH, True),
        ("Hedge_Knight", "Hedge Knight gets +1 STR for each lamp.", STRENGTH, True),
        ("Hedge_Knight", "Hedge Knight gets +1 STR for each lamp.", HERS, False),
        ("Green_Boy", "Reduce the cost to marshal Green Boy by 1 for each lamp.", PRICE, True),
        ("Green_Boy", "Green Boy cannot be marshaled or placed during setup.", MARSHAL, True),
        ("Green_Boy", "+1 Reserve.", MARSHAL, False),
        ("Green_Boy", "<b>Reaction:</b> After Green Boy enters play, draw 1 card.", MARSHAL, False),
        ("Old_Mill", "Each character you control gets +1 STR.", STRENGTH, False),  # in hand
        ("Lost_Boy", "Each character you control gets +1 STR.", STRENGTH, False),  # in the discard pile
        ("Lost_Boy", "While Lost Boy is in your discard pile, each character you control gets +1 STR.", STRENGTH, True),
        ("Night_Eel", "Each character an opponent controls gets +1 STR.", STRENGTH, False),  # facedown in shadows
        ("Night_Eel", "While Night Eel is in shadows, each character gets +1 STR.", STRENGTH, True),
        ("Night_Eel", "Reduce the cost to bring Night Eel out of shadows by 1 for each lamp.",
         'ask what is the cost to bring "Night Eel" out of shadows?', True),
        ("Kind_Word", "Each character gets +1 STR.", STRENGTH, False),
    ],
)  # fmt: skip
def test_where_the_card_lies_tells_whether_its_text_is_active(where: str, sentence: str, asked: str, bears: bool) -> None:
    assert bool(told(heard(asked, phase=_phase(asked), **{where: sentence}))) is bears


def test_a_blanking_text_bears_where_the_text_it_blanks_does() -> None:
    blanker = "Treat attached character as if its printed text box were blank (except for Traits)."
    own = "Hedge Knight gets +1 STR for each lamp."
    assert {t for t, _ in told(heard(STRENGTH, Old_Scar=blanker, Hedge_Knight=own))} == {"Old Scar", "Hedge Knight"}
    assert told(heard(STRENGTH, Old_Scar=blanker)) == []


def test_what_the_file_says_of_a_cards_effect_is_that_effect() -> None:
    """`effect of "Old Scar"` and the text of Old Scar do not both count; another thing that it says still may."""
    stated = 'effect of "Old Scar": "Hedge Knight" gets -2 strength'
    scar = "Attached character gets -1 STR for each scar."
    assert told(heard(STRENGTH, Old_Scar=scar)) and told(heard(STRENGTH, facts=stated, Old_Scar=scar)) == []
    assert told(heard(STEALTH, facts=stated, Old_Scar="Attached character gains stealth in the rain."))
    assert told(heard(STRENGTH, facts=stated.replace("Old Scar", "Old Mill"), Old_Scar=scar))


@pytest.mark.parametrize("shield", ["Each character's STR cannot be reduced.", "Attached character is immune to locations."])
def test_a_shield_bears_where_there_is_something_to_keep_off(shield: str) -> None:
    blow = "Each character an opponent controls gets -1 STR."
    assert {t for t, _ in told(heard(STRENGTH, Old_Scar=shield, Tide_Pool=blow))} == {"Old Scar", "Tide Pool"}
    assert told(heard(STRENGTH, Old_Scar=shield)) == []


def test_an_event_that_is_asked_about_bears_with_all_its_text() -> None:
    assert [t for t, _ in told(heard('ask can Alice play "Kind Word"?'))] == ["Kind Word"]


def test_an_ability_that_is_asked_about_bears() -> None:
    asked = 'ask can Alice use the action of "Talker"?'
    assert [t for t, _ in told(heard(asked, Talker="<b>Action:</b> Kneel Talker to gain 1 gold."))] == ["Talker"]


FORCED = "<b>Forced Reaction:</b> After a character you control is killed, kneel each character in play."


@pytest.mark.parametrize(
    ("step", "asked", "sentence", "bears"),
    [
        ('then "Grey Sister" is killed', 'ask is "Hedge Knight" standing?', FORCED, True),
        ("", 'ask is "Hedge Knight" standing?', FORCED, False),
        ('then "Grey Sister" is sacrificed', 'ask is "Hedge Knight" standing?', FORCED, False),
        ('then "Grey Sister" is killed', STRENGTH, FORCED, False),
        ('then "Grey Sister" is killed', 'ask is "Hedge Knight" standing?', FORCED.replace("Forced ", ""), False),
        ('then Alice marshals "Green Boy"', "ask how much gold does Alice have?",
         "Reduce the cost of the first character you marshal each round by 1.", True),
        ('then Alice marshals "Green Boy"', 'ask is "Green Boy" standing?', "Each character enters play knelt.", True),
        ('then Alice marshals "Green Boy"', "ask how much gold does Alice have?", "Each Lady you control gets +1 STR.", False),
        ('then Alice plays "Kind Word"', STRENGTH, "Draft format only.", False),
    ],
)  # fmt: skip
def test_a_step_that_was_played_may_have_done_more(step: str, asked: str, sentence: str, bears: bool) -> None:
    phase = "marshaling" if "marshal" in step else "challenges"
    assert ("Talker" in {t for t, _ in told(heard(f"{step}\n{asked}", phase=phase, Talker=sentence))}) is bears


def test_what_a_played_event_did_was_not_read() -> None:
    text = "<b>Action:</b> Choose a character. Until the end of the phase, it gets +2 STR."
    played = f'then Alice plays "Kind Word"\n{STRENGTH}'
    assert [t for t, _ in told(heard(played, Kind_Word=text))] == ["Kind Word"]
    assert told(heard(f'then Alice plays "Kind Word"\n{INCOME}', Kind_Word=text)) == []


def test_what_happens_counts_forced_reactions_and_those_that_open() -> None:
    asked = 'ask what happens if Alice marshals "Green Boy"?'
    for word in ("Forced Reaction", "Reaction"):
        sentence = f"<b>{word}:</b> After you marshal a character, gain 1 gold."
        assert told(heard(asked, phase="marshaling", Talker=sentence)), word
    other = "<b>Forced Reaction:</b> After a challenge ends, gain 1 gold."
    assert told(heard(asked, phase="marshaling", Talker=other)) == []


READ = [
    "Each [stark] character gets +1 STR.",
    "Each Knight character gets -1 STR.",
    "Each Knight character gains stealth.",
    "Each character gains an [intrigue] icon.",
    "Each Knight character gains the <i>Lord</i> trait.",
    "Each Knight character cannot be declared as an attacker.",
    "Each character cannot be killed.",
    "You cannot marshal characters.",
    "Each player cannot marshal locations.",
    "Reduce the cost of each [stark] character you marshal by 1.",
    "Increase the cost of each location you marshal by 2.",
]
ASKED = (
    STRENGTH, HERS, STEALTH, ICON, TRAIT, MARSHAL, 'ask can Alice marshal "Old Mill"?', PRICE, MILL, ATTACK, KILLED, INCOME, PLAY,
)  # fmt: skip


@pytest.mark.parametrize("sentence", READ)
def test_what_changes_a_ruling_when_it_is_read_bears_on_it_when_it_is_not(sentence: str) -> None:
    """The grammar knows what these do: where that changes an answer, the table must not have shown that it cannot."""
    changed = 0
    for asked in ASKED:
        session = heard(asked, phase=_phase(asked), Talker=sentence)
        unread = hear(_unread(session.scenario), session.rulebook)
        assert session.scenario.table != unread.scenario.table, "this sentence is not read, so it shows nothing"
        read, without = (one.answers[-1].ruling for one in (session, unread))
        if (read.verdict, read.answer) != (without.verdict, without.answer):
            changed += 1
            assert without.provisional, asked
    assert changed


def _unread(scenario: Scenario) -> Scenario:
    """The same table, as if the grammar had not read a word."""
    cards = {i: replace(card, face=_forgotten(card.face)) for i, card in scenario.table.cards.items()}
    return replace(scenario, table=replace(scenario.table, cards=cards))


def _forgotten(face: Face) -> Face:
    return replace(face, effects=(), unread=(*face.unread, *dict.fromkeys(effect.text for effect in face.effects)))
