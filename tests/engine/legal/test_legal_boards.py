"""Legal files that stumbled: each with two neighbours that would have stumbled too."""

from __future__ import annotations

from itertools import pairwise

import pytest
from casebook import catalogue, law
from legal import BOARD, Rule, answers

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.rule import open_hearing
from judge.game.card_descriptions import Which
from judge.game.effect import Blank, Effect, Gain, InForce, Lose
from judge.game.printed_face import Keyword
from judge.language import read
from judge.rulebook import rulebook
from judge.support.frozen_data_classes import replace

SECOND = BOARD.format(edition="2e")
SIDES = 'challenge: military, Alice against Bob\nattackers: "Gate Knight", "Burned Men"\ndefenders: none\n'
FIGHT = SECOND.replace("player Alice", f"{SIDES}player Alice")
OPEN = "edition: {edition}\nplayer Alice\nplayer Bob\n"


# ---- a card that the law speaks of and nobody named


def test_a_reaction_that_nobody_aims_is_ruled_on(rule: Rule) -> None:
    """Starfall Spy's reaction needs a card in shadows to put into play: none is named, so none can be moved there."""
    table = SECOND.replace('"Burned Men"', '"Starfall Spy"') + 'ask can "Starfall Spy" use the reaction?\n'
    assert answers(rule(table)) == ["no"]


def test_an_ability_that_its_player_does_not_aim_is_ruled_on(rule: Rule) -> None:
    table = SECOND.replace('"Burned Men"', '"Starfall Spy"') + 'ask can Alice use the ability of "Starfall Spy"?\n'
    assert answers(rule(table)) == ["no"]


def test_when_a_reaction_that_nobody_aims_can_be_used_is_ruled_on(rule: Rule) -> None:
    table = SECOND.replace('"Burned Men"', '"Starfall Spy"') + 'ask when can "Starfall Spy" use the reaction?\n'
    assert answers(rule(table)) == ["no"]


# ---- what ends


def test_the_game_ends(rule: Rule) -> None:
    """Cards lie where they lie, nothing is in force any longer, and nobody has a chance to act."""
    table = SECOND.replace("player Alice", 'effect: "Burned Men" gains stealth until the end of the round\nplayer Alice')
    told = rule(
        table + 'ask does "Burned Men" have stealth?\nthen the game ends\nask is "Burned Men" in play?\n'
        'ask does "Burned Men" have stealth?\nask can Alice bring "Gate Spy" out of shadows?\nask who wins the challenge?\n'
    )
    assert answers(told)[:4] == ["yes", "yes", "no", "no"]


def test_the_turn_ends(rule: Rule) -> None:
    """Whoever was active no longer is, and who will be is not stated."""
    table = SECOND.replace("phase: challenges", "phase: marshaling\nactive player: Alice")
    ask = 'ask can Alice marshal "Gate Spy"?\n'
    told = rule(f"{table}{ask}then the turn ends\n{ask}then Alice becomes the active player\n{ask}")
    assert [row["verdict"] for row in told["rulings"]] == ["yes", "depends", "yes"]
    assert [c["about"] for c in told["rulings"][1]["conditions"]] == ["active player"]


@pytest.mark.parametrize(
    ("until", "then", "has"),
    [
        ("turn", "the turn ends", "no"),
        ("turn", "the phase ends", "no"),
        ("game", "the game ends", "no"),
        ("game", "the turn ends", "yes"),
    ],
)
def test_what_lasts_that_long_ends_with_it(rule: Rule, until: str, then: str, has: str) -> None:
    table = SECOND.replace("player Alice", f'effect: "Burned Men" gains stealth until the end of the {until}\nplayer Alice')
    assert answers(rule(f'{table}then {then}\nask does "Burned Men" have stealth?\n')) == [has]


# ---- effects that bear on whom they name


def test_duplicates_are_blank(rule: Rule) -> None:
    """A duplicate is what lies under a copy; the card above it keeps its text."""
    table = SECOND.replace('play: "Gate Knight"', 'play: "Penny" (1 duplicate)')
    table = table.replace("player Alice", "effect: duplicates are blank\nplayer Alice")
    assert answers(rule(f'{table}ask is "Penny" blank?\nask can Alice save "Penny" with its duplicate?\n'))[0] == "no"


@pytest.mark.parametrize(
    ("effects", "asked", "answer"),
    [
        (["Knight characters are blank"], 'is "Gate Knight" blank', "yes"),
        (["Knight characters are blank"], 'is "Burned Men" blank', "no"),
        (["shadow cards are blank"], 'does "Gate Spy" have shadow', "no"),
        (["Knight characters lose Knight"], 'does "Gate Knight" have Knight', "no"),
        (["Knight characters gain Knight"], 'does "Burned Men" have Knight', "no"),
        (["Knight characters gain Spy", "Spy characters gain Knight"], 'does "Gate Knight" have Spy', "yes"),
        (["Knight characters gain Spy", "Spy characters gain Knight"], 'does "Burned Men" have Knight', "no"),
        (["Knight characters gain Spy", "Spy characters are blank"], 'is "Gate Knight" blank', "yes"),
        (['"Burned Men" gains Knight', "Knight characters are blank"], 'is "Burned Men" blank', "yes"),
        (['"Gate Knight" loses Knight', "Knight characters are blank"], 'is "Gate Knight" blank', "no"),
    ],
)
def test_an_effect_names_cards_by_what_they_are_without_it(rule: Rule, effects: list[str], asked: str, answer: str) -> None:
    table = SECOND.replace("player Alice", "".join(f"effect: {effect}\n" for effect in effects) + "player Alice")
    assert answers(rule(f"{table}ask {asked}?\n")) == [answer]


def test_the_order_in_which_one_asks_does_not_matter_where_effects_bear_on_each_other(rule: Rule) -> None:
    effects = "effect: Knight characters lose Spy\neffect: Spy characters gain Knight\nplayer Alice"
    table = SECOND.replace("player Alice", effects)
    asks = [f'ask does "Gate {who}" have {what}?\n' for who in ("Knight", "Spy") for what in ("Knight", "Spy")]
    there = answers(rule(table + "".join(asks)))
    assert answers(rule(table + "".join(asks[::-1]))) == there[::-1]
    assert there == [answer for ask in asks for answer in answers(rule(table + ask))]


def test_a_long_chain_of_effects_is_followed_to_its_end(rule: Rule) -> None:
    """Each makes cards what the next one names: `Qa characters gain Qb`, and so on."""
    names = ["Knight", *(f"Q{'abcdefghij'[n // 10]}{'abcdefghij'[n % 10]}" for n in range(99))]
    effects = "".join(f"effect: {one} characters gain {next_}\n" for one, next_ in pairwise(names))
    told = rule(SECOND.replace("player Alice", f"{effects}player Alice") + f'ask does "Gate Knight" have {names[-1]}?\n')
    assert answers(told) == ["yes"]


def test_twenty_effects_that_all_bear_on_each_other_are_ruled_on(rule: Rule) -> None:
    traits = [f"Q{letter}" for letter in "abcdefghijklmnopqrst"]
    effects = "".join(f"effect: {trait} characters are blank\n" for trait in traits)
    table = SECOND.replace("traits Knight", f"traits {' and '.join(traits)}").replace("player Alice", f"{effects}player Alice")
    assert answers(rule(f'{table}ask is "Gate Knight" blank?\nask is "Burned Men" blank?\n')) == ["yes", "no"]


# ---- nobody and nothing in particular


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize("what", ["it", "a card", "a unique character"])
def test_what_it_costs_to_bring_it_out_of_shadows_with_no_card_and_no_player(rule: Rule, edition: str, what: str) -> None:
    told = rule(OPEN.format(edition=edition) + f"ask what does it cost to bring {what} out of shadows?\n")
    assert [row["verdict"] for row in told["rulings"]] == ["depends"]


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize("act", [ "marshal a character", "marshal a card into shadows", "play an event", "set up a card"])
def test_what_an_act_costs_nobody_in_particular_is_ruled_on(rule: Rule, edition: str, act: str) -> None:
    told = rule(OPEN.format(edition=edition) + f"ask what is the cost to {act}?\n")
    assert told["rulings"][0]["verdict"] in ("depends", "value", "silent")


# ---- what a supposition takes away


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ('can Alice bring "Gate Spy" out of shadows', "no"),
        ('can Alice marshal "Gate Spy"', "no"),
        ('who owns "Gate Spy"', "Alice"),
        ('is "Gate Spy" in hand', "no"),
        ('what is the printed cost of "Gate Spy"', "3"),
        ('can "Gate Spy" be discarded', "yes"),  # from wherever it is
    ],
)
def test_a_card_that_is_not_there_can_be_asked_about(rule: Rule, asked: str, answer: str) -> None:
    table = SECOND.replace("phase: challenges", "phase: marshaling\nactive player: Alice")
    told = rule(f'{table}ask {asked}?\nwhat if no copy of "Gate Spy" is in Alice\'s hand?\n')
    assert told["rulings"][1]["answer"] == answer
    assert "the card" not in told["rulings"][1]["summary"], "it is called by its name"


def test_an_attacker_that_is_not_there_adds_no_strength(rule: Rule) -> None:
    told = rule(f'{FIGHT}ask what is the strength of the attackers?\nwhat if no copy of "Burned Men" is in Alice\'s play area?\n')
    assert answers(told) == ["4", "2"]


@pytest.mark.parametrize("elsewhere", ["hand", "dead pile", "shadows area"])
def test_an_attacker_that_lies_elsewhere_has_left_the_challenge(rule: Rule, elsewhere: str) -> None:
    ask = "ask what is the strength of the attackers?\n"
    told = rule(f'{FIGHT}{ask}what if "Burned Men" is in Alice\'s {elsewhere}?\nask who wins the challenge?\n')
    assert answers(told) == ["4", "2", "Alice"]


def test_what_lies_on_a_card_that_is_not_there_is_gone_too(rule: Rule) -> None:
    table = SECOND.replace('"Burned Men"', '"Burned Men" with "Cloak"')
    table = table.replace("player Alice", 'card "Cloak": attachment, neutral, cost 1\nplayer Alice')
    told = rule(f'{table}ask is "Cloak" in play?\nwhat if no copy of "Burned Men" is in Alice\'s play area?\n')
    assert answers(told) == ["yes", "no"]


def test_a_copy_that_attacks_can_be_thought_away(rule: Rule) -> None:
    """What keeps Alice's copy out of play is Bob's, and that one is fighting."""
    table = (
        'edition: 2e\nphase: challenges\ncard "Lone Lord": unique character, stark, cost 3, strength 3, military, shadow 1\n'
        'challenge: military, Bob against Alice\nattackers: "Lone Lord" controlled by Bob\ndefenders: none\n'
        'player Alice\n  gold: 4\n  shadows: "Lone Lord"\nplayer Bob\n  play: "Lone Lord" (owned by Alice)\n'
    )
    told = rule(f'{table}ask can Alice bring "Lone Lord" in shadows out of shadows?\n')
    assert answers(told) == ["no"]
    assert [turn["answer"] for turn in told["rulings"][0]["would_change"]]


# ---- the same printed on a card


SPY, KNIGHT = Which(traits=("Spy",)), Which(traits=("Knight",))
STEALTH = Gain(Keyword("stealth"), SPY)


def printed(*effects: Effect) -> Hearing:
    """The table above, where the Gate Knight's own text puts these effects in force."""
    scenario = read(SECOND, "table", catalogue())
    knight = next(c for c in scenario.table.cards.values() if c.title == "Gate Knight")
    table = scenario.table.with_card(replace(knight, face=replace(knight.face, effects=tuple(map(InForce, effects)))))
    return open_hearing(rulebook(law(), "2e"), table)


def has(hearing: Hearing, title: str, what: str) -> bool | None:
    card = next(c for c in hearing.table.cards.values() if c.title == title)
    return hearing.has(card.id, what)


def test_a_card_may_say_that_cards_like_itself_are_blank() -> None:
    """It is taken at its word: whether the text of a card that blanks itself works cannot be asked of that text."""
    hearing = printed(Blank(KNIGHT), STEALTH)
    assert has(hearing, "Gate Knight", "Knight") is False
    assert has(hearing, "Gate Spy", "stealth") is False, "a blank card gives nothing"
    assert has(hearing, "Gate Spy", "Spy") is True


def test_a_card_may_take_from_others_what_it_names_them_by() -> None:
    hearing = printed(Lose(Keyword("Spy"), SPY), STEALTH)
    assert has(hearing, "Gate Spy", "Spy") is False
    assert has(hearing, "Gate Knight", "Knight") is True
