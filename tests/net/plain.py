"""Sentences that the generator does not make of frames and acts, a line each; the holes are those of `table.py`."""

from __future__ import annotations

QUESTIONS = """
is {any} in play
is {any} in hand
is {any} in shadows
is {any} in {P's} dead pile
is {any} in her discard pile
is {title} controlled by {holder} in play
is {play} controlled by {P}
is {play} owned by {P}
is {any} out of play
is {any} removed from the game
is {play} standing
is {play} kneeling
is {any} facedown
is {any} faceup
is {play} blank
is {play} treated blank
is {any} unique
is {any} loyal
is {any} limited
is {any} stealth
is {mychar} attacking
is {theirchar} defending
is {char} participating in the challenge
is {char} attacking alone
is {char} defending alone
is {play} a duplicate
is {play} an attachment
is {any} a {kind}
is {any} a lannister card
is {any} a Knight
is {attached} attached
is {attached} attached to {host}
is the printed cost of {any} 3 or lower
is the printed cost of {any} equal to 2
is the strength of {char} higher than 2
is the strength of {char} at least 3
is the strength of {char} at most 4
is the printed strength of {char} 2
is {P's} gold less than 3
is the gold on {play} 1 or more
is the power on {play} fewer than 2
is the s-cost of {shadows} 1
is the strength of the attackers 3 or more
is the combined strength of the defenders higher than 2
is the cost to marshal {hand} 2 or more
is the shadow cost of {shadows} lower than 2
does {any} have stealth
does {any} have the {keyword} keyword
does {char} have a military icon
does {char} have an intrigue icon
does {char} have the Knight trait
does {char} have no attachments
does {P} control {play}
does {O} control {any}
does {P} own {any}
what is the printed cost of {any}
what is the cost of {any}
what is the shadow cost of {shadows}
what is the shadow cost of {any}
what is the s-cost of {shadows}
what is the strength of {char}
what is the printed strength of {char}
what is the total strength of the attackers
what is the strength of the defenders
what is the gold on {play}
what is the power on {play}
what is the gold of {P}
what is the power of {P}
what is {P's} gold
what is {O's} power
what is the initiative of {P}
what is the claim of {plot}
what is the reserve of {P}
what is the income of {P}
what is the gold of {plot}
what can {P} do
how much gold can {P} place on {bestowing}
how much gold can {P} bestow on {mine}
how much gold is on {play}
how much power is on {play}
how much gold does {P} have
how much power does {P} have
how much strength does {char} have
how much power does {mine} have
how much gold does {play} have
who controls {any}
who owns {any}
who wins the challenge
who wins
who acts first
who may act first
who can bring a card out of shadows first
in what order do players act
in what order do the players bring cards out of shadows
in what order are cards brought out of shadows
how many attackers can {P} declare
how many defenders can {O} declare
how many defenders may {P} declare
how many cards can {P} bring out of shadows this phase
how many cards can {P} marshal into shadows this phase
how many limited cards can {P} marshal this round
how many unique cards may {P} set up
how many cards can {P} marshal into shadows this round
how often can {P} use the ability of {mine} this phase
how often can {P} bypass {theirchar} with stealth
does bringing cards out of shadows come before other beginning-of-phase effects
does acting come before beginning-of-phase effects
"""

STEPS = """
{P} passes
{P} passes her chance to bring a card out of shadows
{P} passes the opportunity to act
{char} kneels
{char} stands
{char} joins the challenge as a defender
{char} joins the challenge as an attacker
the challenges phase begins
the marshaling phase begins
the plot phase begins
a draw phase begins
the phase ends
the challenges phase ends
the round ends
the challenge ends
the setup cards are revealed
players may take actions
the players can act
the action window opens
{P} becomes the active player
{P} becomes first player
{P} gains {1-3} gold
{P} loses 1 gold
{play} gains 1 power
{play} loses 1 power
{play} gains {1-3} gold
{P} gains 1 power
{P} wins the challenge
"""

EFFECTS = """
{kinds} {P} controls gain stealth
{kinds} {P} controls lose {keyword}
{char} gains stealth
{char} gains renown
{char} gains an intrigue icon
{char} gains a military icon
{char} loses a military icon
{char} loses the Knight trait
{char} loses no attachments
Knight characters gain stealth
unique characters lose renown
locations are blank
{kinds} cannot attack
{kinds} {P} controls cannot attack
{kinds} {O} controls cannot defend
card abilities may put characters into play
card effects may return {kinds} to hand
{char} loses {keyword}
{char} has the Knight trait
{char} gains no attachments
{char} gains no Weapon attachments except Knight or Spy
{any} gains shadow 2
{hand} gains the limited keyword
{char} gets +2 strength
{char}, {char} get -1 strength
{char} and {char} get +1 strength
Knight characters get +1 strength
{kinds} {O} controls get -2 strength
{P's} characters get +3 strength
{play} is blank
{char} is treated as blank
{kinds} {P} controls are blank
{any} costs 1 less
{any} costs 2 more
{kinds} cost 1 more to marshal
{kinds} {P} controls cost 1 less
{hand} costs 1 gold less to marshal
{kinds} {P} marshals into shadows cost 1 less
{kinds} {P} brings out of shadows cost 1 more
each player cannot bring {kinds} out of shadows
{P} and {O} cannot marshal {kinds}
each opponent of {P} cannot bring cards out of shadows
{P's} opponents may not marshal {kinds}
card abilities cannot put {kinds} into play
card effects cannot return {kinds} to hand
abilities cannot kill {kinds}
players cannot act
each opponent of {P} may bring {kinds} out of shadows
{char} cannot attack
{char} cannot defend
{char} cannot be killed
{char} cannot be killed by card abilities
{any} cannot be discarded by {P}
{kinds} cannot be killed
{kinds} {P} controls cannot be discarded by card effects
"""

HISTORY = """
{P} has passed
{P} has passed her chance to bring a card out of shadows
{P} passed the chance to act this phase
{P} has marshaled a limited card this round
{P} has brought a card out of shadows this phase
{char} has been killed this round
{play} has entered play this phase
{play} was put into play by {P} this phase
{P} has initiated a {icon} challenge this phase
{play} is about to be killed
{play} is about to be discarded
{play} is about to be returned to hand
{play} is about to be returned to shadows
{play} is about to be returned to the deck
{play} is about to be removed from the game
{play} is about to be sacrificed
{play} is about to leave play
{char} is about to be removed from the challenge
{doubled} is about to be killed
{doubled} is about to be discarded
{doubled} is about to be returned to hand
"""

SUPPOSITIONS = """
{P} has {0-6} gold
{any} is in {P's} dead pile
{any} is in shadows
{any} is in play
a copy of {title} is in {P's} dead pile
no copy of {title} is in {O's} play area
a copy of {title} is in {O's} hand
phase: marshaling
phase: challenges
phase: draw
window: beginning
window: action
active player: {P}
first player: {P}
effect: {P} cannot act
effect: {any} costs 1 less
effect: {play} is blank
{play} is kneeling
{P} has brought a card out of shadows this phase
{P} has passed her chance to bring a card out of shadows
{play} is about to be killed
{char} has knelt
"""
