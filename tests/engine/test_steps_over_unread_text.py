"""A step that was played over text that may forbid or change it: what rests on the step is provisional, what does not is flat.

The board is in `made_up.py`: Alice has 9 gold and may marshal Green Boy (cost 3); Bob's Night Eel lies in shadows.
"""

from __future__ import annotations

import pytest
from made_up import FIGHT, heard, told

from judge.ruling import Ruling

RAIN = "You cannot marshal characters in the rain."
MARSHALED = 'then Alice marshals "Green Boy"\n'
IN_PLAY = 'ask is "Green Boy" in play?'

RESTS = [
    (MARSHALED, IN_PLAY, RAIN),
    (MARSHALED, 'ask is "Green Boy" in hand?', RAIN),
    (MARSHALED, "ask how much gold does Alice have?", RAIN),
    (MARSHALED, 'ask can "Green Boy" be killed?', RAIN),
    (MARSHALED, 'ask can Alice attach "Warm Cloak" to "Green Boy"?', RAIN),
    (MARSHALED + 'then Alice marshals "Old Mill"\n', IN_PLAY, RAIN),
    (MARSHALED + 'then "Green Boy" is killed\n', 'ask is "Green Boy" in the dead pile?', RAIN),
    (MARSHALED + 'then "Talker" is discarded\n', IN_PLAY, RAIN),  # the text has gone, what it may have forbidden has not
    (MARSHALED + "then the phase ends\n", IN_PLAY, RAIN),
    (MARSHALED, 'ask can Alice save "Green Boy" with a duplicate?', "Each character enters play as a duplicate."),
]  # fmt: skip
STILL_RESTS = [
    (MARSHALED, "what can Alice do?", RAIN),
    ('then "Hedge Knight" is killed\n', 'ask is "Hedge Knight" in play?', "Each Knight cannot be killed in the rain."),
    ('then "Hedge Knight" is killed\n', 'ask is "Old Scar" in play?', "Each Knight cannot be killed in the rain."),
    (MARSHALED, 'ask is "Green Boy" kneeling?', "Each character enters play knelt."),
    (MARSHALED, 'ask can "Green Boy" be knelt?', "Each character enters play knelt."),
]  # fmt: skip
DOES_NOT_REST = [
    (MARSHALED, 'ask is "Hedge Knight" in play?', RAIN),
    (MARSHALED, 'ask what is the strength of "Hedge Knight"?', RAIN),
    (MARSHALED, "ask how much gold does Bob have?", RAIN),
    (MARSHALED, "ask what is the income of Alice?", RAIN),
    (MARSHALED, IN_PLAY, "You cannot marshal locations in the rain."),
    (MARSHALED, IN_PLAY, "You may marshal Squire characters in the rain."),  # it was legal already
    (MARSHALED + 'then Alice marshals "Old Mill"\n', 'ask is "Old Mill" in play?', RAIN),
    (MARSHALED, 'ask can "Hedge Knight" be killed?', RAIN),
]  # fmt: skip


def _last(script: str, asked: str, sentence: str, strict: bool = False) -> Ruling:
    asked = asked if asked.startswith("ask") else f"ask {asked}"
    return heard(script + asked, phase="marshaling", strict=strict, Talker=sentence).answers[-1].ruling


@pytest.mark.parametrize(("script", "asked", "sentence"), RESTS)
def test_what_rests_on_the_step_quotes_the_sentence(script: str, asked: str, sentence: str) -> None:
    assert sentence in [one.text for one in _last(script, asked, sentence).unread]
    assert _last(script, asked, sentence, strict=True).verdict == "depends"


@pytest.mark.parametrize(("script", "asked", "sentence"), STILL_RESTS)
def test_what_rested_on_it_before_still_does(script: str, asked: str, sentence: str) -> None:
    assert sentence in [one.text for one in _last(script, asked, sentence).unread]


def test_a_ban_that_would_have_left_the_answer_as_it_is_cannot_bear() -> None:
    sentence = "Each Knight cannot be killed in the rain."
    assert _last('then "Hedge Knight" is killed\n', 'ask is "Grey Sister" in play?', sentence).unread == ()


@pytest.mark.parametrize(("script", "asked", "sentence"), DOES_NOT_REST)
def test_what_does_not_rest_on_it_stays_flat(script: str, asked: str, sentence: str) -> None:
    assert _last(script, asked, sentence).unread == ()
    assert _last(script, asked, sentence, strict=True).verdict != "depends"


def test_a_step_of_the_opponent() -> None:
    out = 'then Bob brings "Night Eel" out of shadows\n'
    tide = "Cards cannot come out of shadows at low tide."
    assert ("Talker", tide) in told(heard(f'{out}ask is "Night Eel" in play?', Talker=tide))
    assert told(heard(f'{out}ask is "Sea Dog" in play?', Talker=tide)) == []
    assert told(heard(f'{out}ask is "Night Eel" in play?', Talker="Locations cannot come out of shadows at low tide.")) == []


def test_each_step_carries_its_own_sentence() -> None:
    both = f'{MARSHALED}then Alice marshals "Old Mill"\n'
    mills = "You cannot marshal locations on a windless day."
    texts = {"Talker": RAIN, "Tide_Pool": mills.replace("You", "Players")}
    asked = {IN_PLAY: ["Talker"], 'ask is "Old Mill" in play?': ["Tide Pool"], 'ask is "Grey Sister" in play?': []}
    for question, quoted in asked.items():
        session = heard(both + question, phase="marshaling", **texts)
        assert [title for title, _ in told(session)] == quoted, question
    gold = heard(f"{both}ask how much gold does Alice have?", phase="marshaling", **texts)
    assert sorted(title for title, _ in told(gold)) == ["Talker", "Tide Pool"]


def test_a_step_that_is_refused_because_of_an_earlier_one_says_so() -> None:
    twice = f'{MARSHALED}then Alice marshals "Green Boy"\n'
    (problem,) = heard(twice, phase="marshaling", Talker=RAIN).problems
    assert problem.code == "illegal-step" and ("Talker", RAIN) in problem.unread
    (problem,) = heard(f'{MARSHALED}then Alice marshals "Lost Boy"\n', phase="marshaling", Talker=RAIN).problems
    assert problem.code == "illegal-step" and not problem.unread


def test_a_what_if_after_the_step() -> None:
    session = heard(f"{MARSHALED}{IN_PLAY}\nwhat if Bob has 1 gold?", phase="marshaling", Talker=RAIN)
    assert [bool(answered.ruling.unread) for answered in session.answers] == [True, True]


def test_who_wins_a_challenge_that_may_not_have_been_begun_like_that() -> None:
    attack = 'then Alice initiates a military challenge against Bob\nthen Alice attacks with "Hedge Knight"\n'
    shy = "Each Knight cannot be declared as an attacker in the rain."
    session = heard(f'{attack}ask is "Hedge Knight" attacking?', Talker=shy)
    assert [title for title, _ in told(session)] == ["Talker"]
    assert told(heard(f'{attack}ask is "Hedge Knight" attacking?', Talker=shy.replace("Knight", "Raider"))) == []


KNELT = "Each character enters play knelt."
LATER = f"{MARSHALED}then the phase ends\nthen the challenges phase begins\nthen players may act\n"


def test_what_can_be_done_later_rests_on_how_the_step_left_its_card() -> None:
    """Also where the answer depends on something else: it is the same without the step, or it is not."""
    for asked, rests in (('can Alice attack with "Green Boy"', True), ('can Alice attack with "Hedge Knight"', False)):
        assert bool(_last(LATER, f"ask {asked}?", KNELT).unread) is rests, asked
    assert _last(LATER, "ask who wins the challenge?", KNELT).unread == ()


def test_a_text_that_is_gone_had_its_say() -> None:
    gone = f'{MARSHALED}then "Talker" is discarded\n'
    assert _last(gone, 'ask is "Green Boy" standing?', KNELT).unread
    assert _last(gone, 'ask what is the strength of "Grey Sister"?', KNELT).unread == ()
    late = 'then "Talker" is discarded\n' + MARSHALED  # it was gone before
    assert _last(late, 'ask is "Green Boy" standing?', KNELT).unread == ()


def test_as_many_steps_are_left_out_as_can_be_looked_at() -> None:
    """Beyond that nothing shows what rests on them, so everything may; and what is tried does not grow with the square."""
    turns = "".join('then "Sea Dog" kneels\nthen "Sea Dog" stands\n' for _ in range(4))
    still = "Raider characters cannot kneel in the rain."
    assert _last(turns, 'ask is "Green Boy" in hand?', still).unread == ()
    assert _last(turns * 2, 'ask is "Green Boy" in hand?', still).unread


def test_a_fact_of_the_file_was_not_played() -> None:
    """What the file states is so, whatever a text says about how it came to be."""
    assert told(heard('ask is "Hedge Knight" attacking?', facts=FIGHT, Talker="Each Knight cannot attack in the rain.")) == []
