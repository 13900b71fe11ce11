"""What a sentence can do to an answer: a ban turns no NO, a leave no YES, gold what turns on gold."""

from __future__ import annotations

import pytest
from made_up import heard, told

MARSHAL = 'ask can Alice marshal "Green Boy"?'
KILLED = 'ask can "Hedge Knight" be killed?'
ATTACK = 'ask can Alice attack with "Hedge Knight"?'
POOR = "gold: 1"
RICH = "gold: 9"


def bears(asked: str, sentence: str, phase: str = "marshaling", gold: str = RICH, **more: str) -> bool:
    return bool(told(heard(asked, phase=phase, gold=gold, Talker=sentence, **more)))


LEAVING = "If a Knight would leave play, you may kneel it instead."


@pytest.mark.parametrize("way", ["killed", "discarded", "sacrificed", "returned to hand", "removed from the game"])
def test_what_answers_leaving_play_bears_on_every_way_to_leave_it(way: str) -> None:
    act = {"returned to hand": 'return "Hedge Knight" to hand', "sacrificed": 'sacrifice "Hedge Knight"'}.get(way)
    asked = f"ask can Alice {act}?" if act else f'ask can "Hedge Knight" be {way}?'
    assert bears(asked, LEAVING)
    assert bears(f'then "Hedge Knight" is {way}\nask is "Hedge Knight" in play?', LEAVING) or "hand" in way
    assert not bears(asked, LEAVING.replace("Knight", "Raider"))
    assert not bears(ATTACK, LEAVING, "challenges") and not bears('ask can "Sea Dog" be killed?', LEAVING)


def test_what_answers_one_way_of_leaving_play() -> None:
    killed = LEAVING.replace("leave play", "be killed")
    assert bears(KILLED, killed)
    assert not bears('ask can Alice sacrifice "Hedge Knight"?', killed)


GOLD = [
    ("You cannot spend gold on a windless day.", RICH, True),
    ("Each player has 2 less gold in the rain.", RICH, True),
    ("Gold on Talker is gold of yours.", POOR, True),
    ("Each opponent has 2 additional gold.", POOR, False),
    ("Reduce the cost of the first character you marshal each round by 1.", POOR, True),
    ("Reduce the cost of the first character you marshal each round by 1.", RICH, False),
    ("Increase the cost of the first character you marshal each round by 1.", RICH, True),
    ("Increase the cost of the first character you marshal each round by 1.", POOR, False),
]


def test_gold_bears_where_a_cost_is_paid_and_could_change_whether_it_can_be() -> None:
    for sentence, gold, may in GOLD:
        assert bears(MARSHAL, sentence, gold=gold) is may, (sentence, gold)


def test_gold_does_not_bear_where_the_answer_does_not_turn_on_it() -> None:
    cheaper = "Reduce the cost of the first character you marshal each round by 1."
    assert not bears(MARSHAL, cheaper, phase="challenges")  # it can be paid for, but not now
    assert bears(MARSHAL, "You may marshal characters during the challenges phase.", phase="challenges")


TYPE = "Treat each Knight as a location in the rain."


@pytest.mark.parametrize("asked", [KILLED, ATTACK, 'ask can Alice attach "Warm Cloak" to "Hedge Knight"?'])
def test_a_change_of_type_bears_where_an_act_turns_on_type(asked: str) -> None:
    phase = "challenges" if asked == ATTACK else "marshaling"
    assert bears(asked, TYPE, phase)
    assert not bears(asked, TYPE.replace("Knight", "Raider"), phase)
    assert not bears('ask what is the strength of "Hedge Knight"?', TYPE.replace("Knight", "Lady"))


ONE_WAY = [
    ("You cannot marshal characters in the rain.", MARSHAL, "marshaling", RICH, True),
    ("You cannot marshal characters in the rain.", MARSHAL, "marshaling", POOR, False),
    ("You cannot marshal characters in the rain.", MARSHAL, "challenges", RICH, False),
    ("Characters cannot be killed in the rain.", 'ask can "Green Boy" be killed?', "marshaling", RICH, False),
    ("Characters cannot be killed in the rain.", KILLED, "marshaling", RICH, True),
    ("You may marshal characters even though it rains.", MARSHAL, "marshaling", RICH, False),
    ("You may marshal characters even though it rains.", MARSHAL, "challenges", RICH, True),
    ("You may marshal only 1 character in the rain.", MARSHAL, "marshaling", RICH, True),
    ("If you would marshal a character, you may discard it instead.", MARSHAL, "marshaling", RICH, True),
    ("Kneeling Knights can attack even though they are kneeling.", ATTACK, "challenges", RICH, False),
    ("Each player may marshal a single card in the rain.", MARSHAL, "marshaling", RICH, True),
    ("Each opponent may cancel the marshaling of a card.", MARSHAL, "marshaling", RICH, True),
    ("Each opponent may dance at the marshaling of a card.", MARSHAL, "marshaling", RICH, False),
    ("Knights cannot be killed and may be discarded even though it rains.", KILLED, "marshaling", RICH, True),
    ("Raiders cannot be killed and may be discarded even though it rains.", KILLED, "marshaling", RICH, False),
    ("Characters cannot be killed and gain stealth.", 'ask can "Green Boy" be killed?', "marshaling", RICH, True),
    ("Characters cannot lose icons in the rain.", 'ask can Alice attack with "Grey Sister"?', "challenges", RICH, True),
]


def test_a_ban_turns_no_no_and_a_leave_no_yes() -> None:
    for sentence, asked, phase, gold, may in ONE_WAY:
        assert bears(asked, sentence, phase, gold) is may, (sentence, asked, gold)


OWN_NAME = [
    ("Talker cannot be killed in the rain.", KILLED, False),
    ("Tide Pool cannot be killed in the rain.", KILLED, False),
    ("Hedge Knight cannot be killed in the rain.", KILLED, True),
    ("Talker dances with the moon.", "ask how much gold does Bob have?", False),
    ("Tide Pool gets the first lamp.", "ask what is the initiative of Alice?", False),
]


def test_what_speaks_of_one_card_by_its_name_bears_where_that_card_counts() -> None:
    for sentence, asked, may in OWN_NAME:
        assert bears(asked, sentence) is may, (sentence, asked)


FIGURES = [
    ("Each character with printed cost 2 or lower gets +1 STR.", False),
    ("Each character with printed cost 3 or lower gets +1 STR.", True),
    ("Each Knight with printed cost 4 or higher gets +1 STR.", False),
    ("Each Knight with printed cost 3 or higher gets +1 STR.", True),
    ("Each character with STR 4 or higher gets +1 STR.", False),
    ("Each character with STR 3 or higher gets +1 STR.", True),
    ("Each Knight character with printed STR 2 or lower gets +1 STR.", False),
    ("Each character with printed cost 3 gets +1 STR for each lamp.", True),
    ("Each character with printed cost 2 or lower or a lamp gets +1 STR.", True),
    ("Each character with printed cost 5 gets +1 STR for each lamp.", False),
]


def test_a_card_outside_of_the_figures_is_not_borne_upon() -> None:
    for sentence, may in FIGURES:
        assert bears('ask what is the strength of "Hedge Knight"?', sentence) is may, sentence


def test_a_strength_that_something_may_change_is_not_known() -> None:
    strong = "Each character with STR 4 or higher gets +1 STR."
    assert bears('ask what is the strength of "Hedge Knight"?', strong, Tide_Pool="Each Knight gets +1 STR for each lamp.")


def test_a_figure_that_the_file_does_not_tell_may_be_any() -> None:
    low = "Each character with printed cost 2 or lower cannot be killed in the rain."
    assert bears('ask can "Nobody Knows" be killed?', low, also='"Nobody Knows"', facts='card "Nobody Knows": character')


ABILITY = "<b>Action:</b> Kneel Talker to gain 1 gold."


def test_an_ability_that_was_not_read_makes_it_depend() -> None:
    ruling = heard('ask can Alice use the ability of "Talker"?', Talker=ABILITY).answers[-1].ruling
    assert ruling.verdict == "depends" and [one.text for one in ruling.unread] == ["Action: Kneel Talker to gain 1 gold."]
    assert [c.finding.word for c in ruling.conditions] == ["card_text"]


def test_an_ability_that_is_not_there_or_not_theirs_stays_a_no() -> None:
    for player, text in (("Alice", "+1 Income."), ("Bob", ABILITY)):
        assert heard(f'ask can {player} use the ability of "Talker"?', Talker=text).answers[-1].ruling.verdict == "no", player
    hand = 'ask can Alice use the ability of "Old Mill"?'
    assert heard(hand, Old_Mill=ABILITY.replace("Talker", "Old Mill")).answers[-1].ruling.verdict == "no"


def test_a_ban_on_a_deed_that_takes_several_words_turns_no_no() -> None:
    """With a verb and the cards it is done with between; over a YES it bears as ever."""
    asked = 'ask can Alice marshal "Green Boy"?'
    assert not bears(asked, "Players cannot put any character into play.", phase="challenges")
    assert not bears(asked, "Each player cannot marshal cards.", gold=POOR)
    assert bears(asked, "Players cannot put any character into play.")


CONTROL = [
    ("You are considered to control each Knight in play.", True),
    ("Treat each Knight as if you controlled it.", True),
    ("Each Knight you control gets +1 STR.", False),
]


@pytest.mark.parametrize(("sentence", "may"), CONTROL)
def test_who_controls_a_card_turns_on_text_about_control_whoever_has_it(sentence: str, may: bool) -> None:
    assert bears('ask who controls "Hedge Knight"?', sentence) is may
    assert bears('ask is "Hedge Knight" controlled by Alice?', sentence) is may


PILES = ["Ignore all cards in dead piles.", "Each dead pile is considered to be a discard pile."]


@pytest.mark.parametrize("sentence", PILES)
def test_text_about_dead_piles_bears_on_what_a_dead_pile_forbids(sentence: str) -> None:
    assert bears(MARSHAL, sentence)
    assert not bears(ATTACK, sentence, "challenges")
    assert not bears('ask what is the strength of "Hedge Knight"?', sentence)


NO_LEAVE = [
    "No player may marshal characters.", "Neither player may marshal Squires.", "Nobody may marshal characters.",
    "Players may marshal no Squires.", "Players may marshal none but Knights.", "Hardly any character may be marshaled.",
    "A player may marshal a character if he or she controls a Maester.", "Players may marshal characters while it rains.",
    "Reduce the cost of each character by 1, then it cannot be marshaled.", "Treat each Squire as an event.",
    "You skip your action.",
]  # fmt: skip


@pytest.mark.parametrize("sentence", NO_LEAVE)
def test_what_only_looks_like_a_leave_bears_on_a_yes(sentence: str) -> None:
    """Nobody may, few may, or only if: a ban in other words."""
    assert bears(MARSHAL, sentence)


TOLLS = [("Attackers have to pay 1 gold each.", True), ("Attacking costs 1 gold for each character.", True),
         ("Players have to pay 1 gold to marshal a location.", False)]  # fmt: skip


@pytest.mark.parametrize(("sentence", "may"), TOLLS)
def test_what_has_to_be_paid_for_an_attack_bears_on_attacking(sentence: str, may: bool) -> None:
    assert bears(ATTACK, sentence, "challenges") is may


@pytest.mark.parametrize("sentence", ["You control each character.", "Each opponent gains control of your Knights."])
def test_control_in_other_words(sentence: str) -> None:
    assert bears('ask who controls "Hedge Knight"?', sentence)
