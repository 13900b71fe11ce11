"""Every form of question that the grammar reads, asked of every card of boards in both editions: plain text, no luck in it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

CARDS = {
    "1e": (
        'card "Kn": unique character, lannister, cost 4, strength 3, military, stealth, traits Knight\n'
        'card "Cl": character, neutral, cost s1, strength 2, intrigue\n'
        'card "We": location, neutral, cost 1, limited\n'
        'card "Ev": event, neutral, cost 0\n'
        'card "At": attachment, neutral, cost 1\n'
        'card "SA": attachment, neutral, cost s1\n'
        'card "Jo": character, baratheon, cost 3, strength 3, military power, joust\n'
        'card "Pl": plot, gold 4, initiative 3, claim 1, reserve 6\n'
    ),
    "2e": (
        'card "Kn": unique character, lannister, cost 4, strength 3, military, stealth, traits Knight, bestow 2\n'
        'card "Cl": character, neutral, cost 2, strength 2, intrigue, shadow 1\n'
        'card "We": location, neutral, cost 1, limited\n'
        'card "Ev": event, neutral, cost 0\n'
        'card "At": attachment, neutral, cost 1\n'
        'card "SA": attachment, neutral, cost -, shadow 0\n'
        'card "Jo": character, baratheon, cost 3, strength 3, military power, ambush 1\n'
        'card "Pl": plot, gold 4, initiative 3, claim 1, reserve 6\n'
    ),
}
BOARD = """\
player Alice
  house: lannister
  power: 3
{gold}  play: "Kn" (1 gold, 2 power, 1 duplicate) @kn with "At" @at, "Cl" (kneeling) @cl, "We" @we
  shadows: "Cl" @cls, "SA" @sas
  hand: "Jo" @joh, "Ev" @evh, "At" @ath, "We" @weh, "Kn" @knh
  dead: "Cl" @cld
  discard: "Jo" @jod
  deck: "Cl" @clk, ?
  plot: "Pl" @pl
player Bob
{gold}  play: "Jo" @jo, "Cl" (owned by Alice) @clo with "At" (owned by Alice) @ato
  shadows: "Kn" @knb
  hand: ?
  dead: ?
"""
HANDLES = (
    "@kn", "@at", "@cl", "@we", "@cls", "@sas", "@joh", "@evh", "@ath", "@weh", "@knh", "@cld", "@jod", "@clk", "@jo", "@clo",
    "@ato", "@knb", "@pl",
)  # fmt: skip
MOMENTS = (
    "",
    "phase: marshaling\nactive player: Alice\nfirst player: Alice\n",
    "phase: challenges\nfirst player: Bob\nwindow: action\n",
    "phase: challenges\nfirst player: Alice\nwindow: beginning\n",
    "phase: setup\n",
    "phase: plot\nwindow: none\n",
)
FIGHTS = (
    "",
    "challenge: military, Alice against Bob\nattackers: @kn, @cl\ndefenders: @jo\n",
    "challenge: power, Alice against Bob\nattackers: @kn\ndefenders: none\n",
    "challenge: intrigue, Bob against Alice\nattackers: @clo\n",
)
EFFECTS = (
    "",
    "effect: @jo gains stealth\neffect: @kn is blank\neffect: Alice cannot bring cards out of shadows\n"
    "effect: cards Alice marshals cost 1 less\neffect: @cl gets +2 strength\n",
)

IS = (
    "in play", "in hand", "in shadows", "in the dead pile", "in the discard pile", "in the deck", "in Bob's dead pile",
    "in Alice's hand", "out of play", "removed from the game", "standing", "kneeling", "facedown", "faceup", "blank",
    "attacking", "defending", "participating", "attacking alone", "defending alone", "participating alone", "a duplicate",
    "an attachment", "a character", "a location", "an event", "a plot", "an agenda", "unique", "loyal", "stealth", "a Knight",
    "a lannister card", "a neutral card", "a limited card", "a unique card", "attached", "attached to @kn", "attached to @jo",
    "controlled by Alice", "controlled by Bob", "owned by Alice", "owned by Bob",
)  # fmt: skip
HAS = ("stealth", "a military icon", "the Knight trait", "shadow", "no attachments", "renown", "ambush")
ACTS = (
    "bring/s {} out of shadows", "marshal/s {}", "marshal/s {} into shadows", "play/s {}", "play/s {} from shadows",
    "ambush/es {}", "put/s {} into play", "put/s {} into play from shadows", "put/s {} into shadows", "return/s {} to shadows",
    "return/s {} to hand", "return/s {} to her deck", "take/s control of {}", "attach/es {} to @kn", "attach/es {} to @jo",
    "set/s up {}", "set/s up {} in shadows", "save/s {} with its duplicate", "swap/s {} with its duplicate", "look/s at {}",
    "place/s 2 gold on {}", "place/s 1 power on {}", "attack/s with {}", "defend/s with {}", "bypass/es {} with stealth",
    "kneel/s {}", "stand/s {}", "kill/s {}", "discard/s {}", "sacrifice/s {}", "remove/s {} from the game",
    "remove/s {} from the challenge", "move/s 1 gold from {} to @jo", "use/s the reaction of {}", "cause/s {} to enter play",
)  # fmt: skip
DOING = (
    "bringing {} out of shadows", "marshaling {}", "marshaling {} into shadows", "playing {}", "ambushing {}",
    "putting {} into play", "putting {} into shadows", "setting up {}", "attaching {} to @kn", "killing {}", "discarding {}",
    "sacrificing {}", "taking control of {}", "kneeling {}", "attacking with {}", "looking at {}",
)  # fmt: skip
DONE = (
    "bringing it out of shadows", "coming out of shadows", "marshaling it", "marshaling a character",
    "marshaling a limited card", "marshaling it into shadows", "playing it", "playing an event", "ambushing it",
    "putting it into play", "entering play", "leaving play", "putting it into shadows", "attaching it", "taking control of it",
    "acting", "discarding it", "killing it", "looking at it", "kneeling it", "playing a Knight card", "playing it from hand",
)  # fmt: skip
OF_A_CARD = (
    "what is the printed cost of {}", "what is the shadow cost of {}", "what is the s-cost of {}", "what is the strength of {}",
    "what is the printed strength of {}", "what is the gold on {}", "how much power is on {}", "how much strength does {} have",
    "is the printed cost of {} 3 or lower", "is the strength of {} 3", "is the gold on {} at least 1",
    "how much gold can Alice place on {}", "how much power can Alice place on {}", "who controls {}", "who owns {}",
    "does Alice control {}", "does Bob own {}", "what is the cost to marshal {}", "what is the cost to bring {} out of shadows",
    "what is the cost to play {}", "what is the cost to ambush {}", "what is the cost to set up {}",
    "what is the cost to set up {} in shadows", "what is the cost to marshal {} into shadows",
    "what is the cost to attach {} to @kn", "what is the cost to put {} into play", "can {} come out of shadows",
    "can {} be killed", "can {} be discarded", "can {} enter play", "can {} leave play", "when can {} come out of shadows",
    "how often can Alice use the reaction of {}", "what happens if {} is killed", "what happens if {} is discarded",
    "what happens if {} leaves play", "does {} entering play count as playing it", "what is the claim of {}",
    "what is the initiative of {}", "what is the income of {}",
)  # fmt: skip
OF_THE_TABLE = (
    "can {} shuffle her cards in shadows", "can {} rearrange her dead pile", "can {} declare no defenders",
    "can {} initiate a military challenge against Bob", "can {} initiate a challenge", "can {} act", "what can {} do",
    "how many cards can {} bring out of shadows this phase", "how many cards can {} marshal into shadows this phase",
    "how many cards can {} marshal", "how many limited cards can {} marshal this round", "how many characters can {} set up",
    "how many defenders can {} declare", "how many attackers can {} declare", "how many cards can {} play",
    "how much gold does {} have", "how much power does {} have", "what is the initiative of {}", "what is the claim of {}",
    "what is the reserve of {}", "what is the income of {}", "is the gold of {} 3 or higher", "is the power of {} 3 or lower",
    "how often can {} act", "who acts first", "who brings a card out of shadows first", "who marshals first",
    "who sets up first", "in what order do players act", "in what order are cards brought out of shadows",
    "in what order are cards set up", "who wins the challenge",
    "does bringing cards out of shadows come before other beginning-of-phase effects",
    "does marshaling cards come before other beginning-of-phase effects", "what is the strength of the attackers",
    "what is the strength of the defenders", "is the strength of the attackers 3 or higher",
    "what does it cost to marshal a card into shadows", "how much does it cost to marshal a card",
)  # fmt: skip


def questions() -> Iterator[str]:
    """All of them, about every card and by both players."""
    for card in HANDLES:
        yield from (f"is {card} {what}" for what in IS)
        yield from (f"does {card} have {what}" for what in HAS)
        yield from (form.format(card) for form in OF_A_CARD)
        for act in ACTS:
            verb, _, rest = act.partition(" ")
            rest = rest.format(card)
            plain, _, ending = verb.partition("/")
            yield from (f"can {player} {plain} {rest}" for player in ("Alice", "Bob"))
            yield f"what happens if Alice {plain}{ending} {rest}"
            yield f"when can Alice {plain} {rest}"
        yield from (f"does {one.format(card)} count as {other}" for one, other in product(DOING, DONE))
    for form in OF_THE_TABLE:
        yield from (form.format(player) for player in (("Alice", "Bob") if "{}" in form else ("",)))


def heads(edition: str) -> Iterator[str]:
    """The facts of every board, each moment with every fight that it can hold."""
    for moment, fight, effects, gold in product(MOMENTS, FIGHTS, EFFECTS, ("  gold: 3\n", "")):
        if fight and "challenges" not in moment:
            continue
        board = BOARD.format(gold="" if "setup" in moment else gold)
        yield f"edition: {edition}\n{CARDS[edition]}{moment}{board}{fight}{effects}"


def boards(edition: str, asked: int, seed: int = 10) -> Iterator[str]:
    """Every board with so many questions, other ones each time."""
    chance, every = Random(seed), list(questions())
    for head in heads(edition):
        yield head + "".join(f"ask {question}?\n" for question in chance.sample(every, asked))
