"""What can be done, as the generator writes it: each act in the four forms of its verb, with holes for players and cards.

A hole names where its card would be found: `{hand}` is a card in the player's hand, `{theirs}` one that somebody else controls
in play (see `holes.py`). An act of a card has the card for its subject, all others a player.
"""

from __future__ import annotations

from typing import NamedTuple


class Act(NamedTuple):
    """`verb` is base, third person, participle and gerund; `kind` is said of no card in particular."""

    verb: tuple[str, str, str, str]
    rest: tuple[str, ...]  # with a card; every one of these is a wording of its own
    kind: str = ""
    passive: str | None = ""  # what follows the participle when its card is the subject; None: that is not said
    subject: str = "{P}"
    scene: str = ""
    it: str = ""  # what it counts as, of a card named before

    def base(self, rest: str) -> str:
        return f"{self.verb[0]} {rest}".strip()

    def does(self, rest: str) -> str:
        return f"{self.verb[1]} {rest}".strip()

    def done(self, rest: str) -> str:
        return f"{self.verb[2]} {rest}".strip()

    def doing(self, rest: str) -> str:
        return f"{self.verb[3]} {rest}".strip()


def regular(verb: str) -> tuple[str, str, str, str]:
    stem = verb.removesuffix("e")
    return verb, f"{verb}s", f"{stem}ed", f"{stem}ing"


PUT = ("put", "puts", "put", "putting")
SET = ("set up", "sets up", "set up", "setting up")
ACTS: dict[str, Act] = {
    "bring_out": Act(
        ("bring", "brings", "brought", "bringing"),
        ("{shadows} out of shadows", "{attachment} out of shadows on {host}"),
        "{kinds} out of shadows",
        "out of shadows",
        it="it out of shadows",
    ),
    "come_out": Act(
        ("come", "comes", "come", "coming"),
        ("out of shadows", "out of shadows and into play"),
        "out of shadows",
        None,
        "{shadows}",
        it="out of shadows",
    ),
    "marshal": Act(regular("marshal"), ("{hand}", "{hand} from her hand", "{in hand} on {host}"), "{kinds}", it="it"),
    "marshal_into_shadows": Act(
        regular("marshal"),
        ("{hidable} into shadows", "{hidable} from hand into shadows"),
        "{kinds} into shadows",
        "into shadows",
        it="it into shadows",
    ),
    "play": Act(regular("play"), ("{event}", "{event} from shadows", "{event} from her hand"), "{kinds}", it="it"),
    "ambush": Act(("ambush", "ambushes", "ambushed", "ambushing"), ("{ambusher}",), "{kinds}", it="it"),
    "put_into_play": Act(
        PUT,
        (
            "{away} into play",
            "{dead} into play from her dead pile",
            "{shadows} into play from shadows",
            "{in hand} into play on {host}",
        ),
        "{kinds} into play",
        "into play",
        it="it into play",
    ),
    "place_in_shadows": Act(
        PUT,
        ("{play} into shadows", "{discarded} into shadows from her discard pile"),
        "{kinds} into shadows",
        "into shadows",
        it="it into shadows",
    ),
    "place_there": Act(regular("place"), ("{play} in shadows",), "{kinds} in shadows", "into shadows", it="it into shadows"),
    "return_to_shadows": Act(regular("return"), ("{play} to shadows",), "{kinds} to shadows", "to shadows", it="it to shadows"),
    "return_to_hand": Act(
        regular("return"), ("{play} to hand", "{play} to its hand"), "{kinds} to hand", "to hand", it="it to hand"
    ),
    "return_to_deck": Act(regular("return"), ("{play} to {P's} deck",), "{kinds} to deck", "to the deck", it="it to deck"),
    "take_control": Act(
        ("take", "takes", "taken", "taking"), ("control of {theirs}",), "control of {kinds}", None, it="control of it"
    ),
    "attach": Act(
        ("attach", "attaches", "attached", "attaching"),
        ("{attachment} to {host}", "{attached} to {host}"),
        "{kinds}",
        "to {host}",
        it="it",
    ),
    "set_up": Act(SET, ("{hand}",), "{kinds}", None, scene="setup", it="it"),
    "set_up_in_shadows": Act(SET, ("{hidable} in shadows",), "{kinds} in shadows", None, scene="setup", it="it in shadows"),
    "save_with_duplicate": Act(
        regular("save"), ("{doubled} with its duplicate", "{doubled}"), "{kinds}", "with its duplicate", it="it"
    ),
    "swap_with_duplicate": Act(
        ("swap", "swaps", "swapped", "swapping"), ("{doubled} with its duplicate",), "{kinds} with a duplicate", "", it="it"
    ),
    "rearrange_pile": Act(
        regular("rearrange"), ("her discard pile", "{O's} dead pile"), "the discard pile", None, it="her discard pile"
    ),
    "look": Act(regular("look"), ("at {hidden}", "at {their hand}"), "at {kinds}", None, it="at it"),
    "shuffle_shadows": Act(regular("shuffle"), ("her cards in shadows", "{O's} shadows area"), "shadows", None, it="shadows"),
    "bestow": Act(
        regular("place"), ("{1-3} gold on {bestowing}", "{1-3} gold on {mine}"), "gold on {kinds}", None, it="gold on it"
    ),
    "bestow_so": Act(regular("bestow"), ("{1-3} gold on {bestowing}", "2 on {bestowing}"), "on {kinds}", None, it="on it"),
    "place_power": Act(regular("place"), ("1 power on {mine}",), "1 power on {kinds}", None, it="1 power on it"),
    "attack": Act(
        regular("attack"),
        ("with {mychar}", "with {mychar}, {mychar}", "{O} with {mychar}"),
        "with {kinds}",
        None,
        scene="challenge",
        it="with it",
    ),
    "defend": Act(regular("defend"), ("with {mychar}", "with {mychar} and {mychar}"), "with {kinds}", None, scene="challenge"),
    "defend_with_none": Act(regular("declare"), ("no defenders",), "no defenders", None, scene="challenge"),
    "declare": Act(
        regular("declare"),
        ("{mychar} as an attacker", "{mychar} as a defender"),
        "as defenders",
        "as a defender",
        scene="challenge",
    ),
    "bypass": Act(
        ("bypass", "bypasses", "bypassed", "bypassing"),
        ("{theirchar} with stealth", "{theirchar}"),
        "{kinds} with stealth",
        "with stealth",
        scene="challenge",
        it="it with stealth",
    ),
    "kneel": Act(("kneel", "kneels", "knelt", "kneeling"), ("{mine}",), "{kinds}", it="it"),
    "stand": Act(("stand", "stands", "stood", "standing"), ("{mine}",), "{kinds}", it="it"),
    "kill": Act(regular("kill"), ("{char}",), "{kinds}", it="it"),
    "discard": Act(regular("discard"), ("{play}", "{in hand} from hand", "{shadows} from shadows"), "{kinds}", it="it"),
    "sacrifice": Act(regular("sacrifice"), ("{mine}",), "{kinds}", it="it"),
    "remove_from_game": Act(
        regular("remove"), ("{any} from the game",), "{kinds} from the game", "from the game", it="it from the game"
    ),
    "remove_from_challenge": Act(
        regular("remove"),
        ("{participant} from the challenge",),
        "{kinds} from the challenge",
        "from the challenge",
        scene="challenge",
        it="it from the challenge",
    ),
    "move_gold": Act(regular("move"), ("1 gold from {mine} to {play}",), "1 gold from {mine} to {play}", None),
    "use_ability": Act(
        ("use", "uses", "used", "using"),
        ("the ability of {mine}", "the reaction of {mine} on {play}", "a card ability of {mine}"),
        "card abilities",
        None,
    ),
    "initiate_challenge": Act(
        regular("initiate"),
        ("a {icon} challenge against {O}", "an intrigue challenge", "a challenge"),
        "a {icon} challenge",
        None,
        scene="challenge",
    ),
    "enter_play": Act(regular("enter"), ("play", "play from shadows", "play from hand"), "play", None, "{away}", it="play"),
    "cause_to_enter": Act(regular("cause"), ("{away} to enter play",), "{kinds} to enter play", None, it="it to enter play"),
    "leave_play": Act(("leave", "leaves", "left", "leaving"), ("play",), "play", None, "{play}", it="play"),
    "act": Act(regular("act"), ("",), "", None, it=""),
}
