"""Ways of asking in one line, and the ruling that each must give.

A row is a question, the verdict, and what it must say: for yes and no a clause that decided, for `depends` what the
conditions are about (`provided | unless`), for the others the answer and a clause. `judge ask` takes all of these.
"""
# ruff: noqa: E501 - one question a line

from __future__ import annotations

import pytest

from judge.game.table import Table
from judge.render.findings_in_words import about
from judge.render.messages import load_language
from judge.render.placeholders import Scene

WAYS = [
    ('can I bring a unique character out of shadows if a copy is in my dead pile?', 'no', '2E-UNIQUE-04'),
    ('can this unique card come out of shadows?', 'depends', 'window, type, gold, keywords | dead pile, cards in play, attach'),
    ('can I bring Ser Robert Strong out of shadows with 5 gold?', 'depends', 'window | dead pile, cards in play'),
    ('can I bring Ser Robert Strong out of shadows with 3 gold in the challenges phase?', 'no', '2E-SHADOW-11'),
    ("can I bring ser robert strong out of shadows if I control my opponent's copy?", 'no', '2E-UNIQUE-06'),
    ('may I bring Ser Robert Strong out of shadows if my opponent controls my copy?', 'no', '2E-UNIQUE-06'),
    ('am I allowed to bring a unique character from shadows while my opponent has his own copy in play?', 'depends', 'window, gold, keywords | dead pile, cards in play'),
    ('If a copy is in my discard pile, can I bring a unique character out of shadows?', 'depends', 'window, gold, keywords | dead pile, cards in play'),
    ('can I bring a card without shadow out of shadows?', 'no', '2E-SHADOW-21'),
    ('is it legal to marshal an event into shadows?', 'depends', 'phase, window, active player, keywords, gold'),
    ('can I marshal a card without shadow into shadows?', 'no', '2E-SHADOW-05'),
    ('what does it cost to marshal a card into shadows?', 'value', '2 because 2E-SHADOW-01'),
    ('how much is it to bring Penny out of shadows?', 'value', '1 because 2E-SHADOW-11'),
    ('how much gold do I pay to bring a card with shadow 3 out of shadows?', 'value', '3 because 2E-SHADOW-11'),
    ('does bringing a card out of shadows count as playing it?', 'no', '2E-SHADOW-12'),
    ('is bringing a character out of shadows considered marshaling a character?', 'no', '2E-SHADOW-12'),
    ('who brings a card out of shadows first?', 'depends', 'first player'),
    ('who goes first when bringing cards out of shadows if I am first player?', 'player', 'you because 2E-FIRST-03'),
    ('when can I bring a card out of shadows?', 'moment', 'action'),
    ('what happens if I bring a unique character out of shadows if I own and control a copy?', 'depends', 'window, gold, keywords | dead pile'),
    ('how many cards can I bring out of shadows each phase?', 'value', 'any number because 2E-SHADOW-22'),
    ('is a card in shadows in play?', 'no', '2E-INPLAY-05'),
    ('is it in play while in shadows?', 'no', '2E-INPLAY-05'),
    ('can my opponent look at my cards in shadows?', 'no', '2E-SHADOW-09'),
    ("can I look at my opponent's cards in shadows?", 'no', '2E-SHADOW-09'),
    ('can I look at my cards in shadows?', 'yes', '2E-SHADOW-08'),
    ('can I shuffle my cards in shadows?', 'no', '2E-SHADOW-10'),
    ('can I put a unique character into play if a copy is in my dead pile?', 'no', '2E-UNIQUE-04'),
    ("can I take control of my opponent's unique character if a copy is in my dead pile?", 'no', '2E-UNIQUE-04'),
    ('can I take control of a unique character if I control a copy?', 'no', '2E-UNIQUE-03'),
    ('can I marshal a limited location if I already marshaled a limited card this round?', 'no', '2E-LIMITED-01'),
    ('can I marshal a second limited card this round?', 'no', '2E-LIMITED-01'),
    ('can I bring a limited location out of shadows if I have marshaled a limited card this round?', 'depends', 'window, gold, keywords | dead pile, cards in play'),
    ('can I play an event from shadows?', 'depends', 'keywords, window, phase, gold | dead pile, limited cards'),
    ('can I play Beneath the Bridge of Dream from shadows in the plot phase?', 'depends', 'window'),
    ('can I set up a card in shadows?', 'depends', 'keywords'),
    ('can I set up a limited location?', 'depends', 'setup gold | limited cards, printed cost'),
    ('can I place 2 gold on a card with bestow 3 as it enters play?', 'depends', 'gold'),
    ('how much gold can I place on Defensive Debris when it enters play if I have 1 gold?', 'value', '1 because 2E-BESTOW-01'),
    ('can I ambush Burned Men in the challenges phase with 2 gold?', 'depends', 'window'),
    ('can I bring a card out of shadows during setup?', 'no', '2E-SHADOW-11'),
    ('can I bring a card out of shadows if an effect says I cannot bring cards out of shadows?', 'no', '2E-CANNOT-01'),
    ('can I bring a shadow card out of shadows if it is blank?', 'no', '2E-SHADOW-21'),
    ('does a blank shadow card have shadow?', 'no', '2E-BLANK-01'),
    ('what is the printed cost of a card with a dash cost?', 'value', 'no value because 2E-PRINTED-05'),
    ('can I save a unique character with its duplicate if it is about to be killed?', 'yes', '2E-DUPLICATE-02'),
    ('can I attach Milk of the Poppy to a character?', 'depends', ' | host refuses attachments'),
    ('can I bring an attachment out of shadows?', 'depends', 'window, gold, keywords | attach, dead pile, cards in play'),
    ('does bringing cards out of shadows come before other beginning-of-phase effects?', 'no', '2E-SHADOW-11'),
    ('in what order are cards brought out of shadows?', 'depends', 'first player'),
    ('can I bring out a second copy of a unique character I control?', 'depends', 'window, gold, keywords, cards in play | dead pile'),
    ('can I bring a unique character out of shadows if I control a copy?', 'depends', 'window, gold, keywords, cards in play | dead pile'),
    ('can I bring a unique character out of shadows with no copy in play and an empty dead pile?', 'depends', 'window, gold, keywords'),
    ('can I bring a card with shadow 3 out of shadows with 3 gold in an action window if it is a character and not unique?', 'yes', '2E-SHADOW-11'),
    ("Could I take Ser Robert Strong out of the shadows while he's in my dead pile?", 'no', '2E-UNIQUE-04'),
    ('is it possible for my opponent to bring Penny out of shadows if I have a copy in play?', 'depends', 'window, gold | cards in play, dead pile'),
    ('can I get a character out of shadows in the draw phase?', 'depends', 'window, gold, keywords | dead pile, cards in play'),
    ('can I bring an event out of shadows?', 'no', '2E-EVENT-04'),
    ('can I marshal a unique character into shadows if I own and control a copy?', 'depends', 'phase, window, active player, keywords, gold'),
    ('can I marshal a unique character into shadows while a copy is in my dead pile?', 'depends', 'phase, window, active player, keywords, gold'),
    ('can I marshal a unique card into shadows if I have a copy in play but not in my dead pile?', 'depends', 'phase, window, active player, keywords, gold'),
    ('am I allowed to hide a card facedown in shadows in the challenges phase?', 'no', '2E-SHADOW-02'),
    ('can I marshal a card into shadows if I am not the active player?', 'no', '2E-SHADOW-02'),
    ('can I marshal Penny into shadows with only 1 gold?', 'no', '2E-SHADOW-02'),
    ('can I marshal Penny into shadows on my turn in the marshaling phase with 2 gold?', 'depends', 'window'),
    ('how much does it cost me to hide a card?', 'value', '2 because 2E-SHADOW-01'),
    ('does marshaling a card into shadows count as marshaling a character?', 'no', '2E-SHADOW-04'),
    ('does marshaling a limited card into shadows count as marshaling a limited card?', 'no', '2E-SHADOW-04'),
    ('is marshaling a card into shadows considered playing it?', 'no', '2E-SHADOW-04'),
    ('does putting a card into play from shadows count as bringing it out of shadows?', 'yes', '2E-SHADOW-17'),
    ('does ambushing a card count as marshaling it?', 'no', '2E-AMBUSH-02'),
    ('does setting up a card count as marshaling it?', 'no', '2E-ENTER-03'),
    ('can I play an event out of shadows?', 'depends', 'keywords, window, phase, gold | dead pile, limited cards'),
    ('can I put an event into play from shadows?', 'no', '2E-EVENT-08'),
    ('can I marshal an event?', 'no', '2E-MARSHAL-03'),
    ('can I play a character?', 'no', '2E-EVENT-10'),
    ('can I put a unique character into play from my discard pile while a copy is in my dead pile?', 'no', '2E-UNIQUE-04'),
    ("can I put my opponent's unique character into play if he has a copy in play?", 'no', '2E-UNIQUE-01'),
    ("can I take control of a unique character if my opponent's copy is in his dead pile?", 'no', '2E-UNIQUE-09'),
    ('can I return a character to shadows?', 'yes', '2E-SHADOW-07'),
    ('can an effect put a card without shadow into shadows?', 'depends', ' | where the card is'),
    ('can I attach Milk of the Poppy to Penny?', 'yes', '2E-ATTACH-03'),
    ('can Milk of the Poppy be attached to a location?', 'no', '2E-ATTACH-02'),
    ('can I attach an attachment to an event?', 'no', '2E-ATTACH-02'),
    ('can I bring Penny out of shadows if an effect says I may bring Penny out of shadows?', 'depends', 'gold | dead pile, cards in play'),
    ('can I bring a card out of shadows if an effect stops me from bringing cards out of shadows?', 'no', '2E-CANNOT-01'),
    ("can I ambush a limited card if I've already marshaled a limited card this round?", 'depends', 'phase, window, keywords, gold | type, dead pile, cards in play, attach'),
    ('can I ambush a card in the marshaling phase?', 'no', '2E-AMBUSH-01'),
    ('can I set up two limited cards?', 'no', '2E-LIMITED-02'),
    ('can I put 3 gold on a card with bestow 2 when it enters play?', 'no', '2E-BESTOW-01'),
    ('can I place 2 gold on The House of Black and White if it is blank?', 'no', '2E-BESTOW-11'),
    ('how much gold can I bestow on a card with bestow 3 if I have 2 gold?', 'depends', 'what just happened'),
    ('is a unique card in shadows in play?', 'no', '2E-INPLAY-05'),
    ('is a duplicate an attachment?', 'no', '2E-DUPLICATE-04'),
    ('is a card in shadows facedown?', 'yes', '2E-SHADOW-26'),
    ('can someone else look at a card in my dead pile?', 'yes', '2E-DEAD-05'),
    ("can I look at my opponent's hand?", 'no', '2E-INFO-02'),
    ('what is the printed cost of Ser Robert Strong?', 'value', '6 because 2E-PRINTED-04'),
    ('what is the shadow cost of Penny?', 'value', '1 because 2E-SHADOW-13'),
    ("what's Penny's shadow cost?", 'value', '1 because 2E-SHADOW-13'),
    ('is the printed cost of a card with a dash cost 3 or lower?', 'no', '2E-PRINTED-05'),
    ('what does Ser Robert Strong cost?', 'value', '6 because 2E-PRINTED-04'),
    ('what does it cost to bring Penny out of shadows if it costs 1 less?', 'value', '0 because 2E-SHADOW-11'),
    ('how much do I have to pay for bringing Penny out of shadows?', 'value', '1 because 2E-SHADOW-11'),
    ('when may I bring Ser Robert Strong out of shadows?', 'moment', 'action'),
    ('when can my opponent marshal a card into shadows?', 'moment', 'marshaling, action, active_player'),
    ('when can I ambush Burned Men?', 'moment', 'challenges, action'),
    ('what happens when I bring Penny out of shadows in an action window with 5 gold, an empty dead pile and no copy in play?', 'outcome', 'pay, enter_standing, enter_faceup, note_coming_out'),
    ('what happens if I bring Penny out of shadows in an action window with 5 gold if I own and control a copy and my dead pile is empty?', 'outcome', 'pay, become_duplicate, enter_faceup, note_coming_out'),
    ('how many cards can I marshal into shadows this phase?', 'value', 'any number because 2E-SHADOW-03'),
    ('is there a limit on how many cards I can bring out of shadows per phase?', 'value', 'any number because 2E-SHADOW-22'),
    ('can I bring several cards out of shadows in the same phase?', 'value', 'any number because 2E-SHADOW-22'),
    ('who acts first if my opponent is the first player?', 'player', 'opponent because 2E-FIRST-03'),
    ('in what order do players act if I am the first player?', 'order', 'you opponent because 2E-FIRST-03'),
    ('in first edition, can I bring a card out of shadows?', 'depends', 'window, gold, s-cost | cards brought out, chances passed, phase, dead pile, cards in play'),
    ('can I bring a unique character out of shadows in 1e if a copy is in my dead pile?', 'no', '1E-SHADOW-46'),
    ('can I bring a card with a shadows crest out of shadows in first edition at the beginning of a phase if I have already brought a card out of shadows this phase?', 'no', '1E-SHADOW-34'),
    ('in 1e how many cards can I bring out of shadows each phase?', 'value', '1'),
    ('in 1e who brings a card out of shadows first if I am the first player?', 'player', 'you because 1E-SHADOW-32'),
    ('in 1e does bringing cards out of shadows come before other beginning-of-phase effects?', 'yes', '1E-SHADOW-33'),
    ('in 1e when can I bring a card out of shadows?', 'moment', 'beginning'),
    ('in 1e can I bring a unique character out of shadows if I own and control a copy?', 'depends', 'window, gold, s-cost | cards brought out, chances passed, phase, dead pile'),
    ('in 1e what does it cost to play a card into shadows?', 'value', '2 because 1E-SHADOW-07'),
    ('can I marshal a card into shadows in setup in first edition?', 'no', '1E-SHADOW-06'),
    ('in 1e can I bring a card out of shadows if I passed?', 'no', '1E-SHADOW-34'),
    ('in 1e can my opponent look at my cards in shadows?', 'no', '1E-PLAY-07'),
    ('can a unique card come out of shadows in 1e?', 'depends', 'window, gold, s-cost | cards brought out, chances passed, phase, dead pile, cards in play, type'),
    ('in first edition, can I set up a card in shadows?', 'depends', 'crest, s-cost'),
    ('is Milk of the Poppy an attachment?', 'yes', '2E-PRINTED-01'),
    ('can a player bring a unique card out of shadows if a copy is in his dead pile?', 'no', '2E-UNIQUE-04'),
    ('Can I bring "Ser Robert Strong" out of shadows, even though my opponent has a copy in his dead pile?', 'depends', 'window, gold | dead pile, cards in play'),
    ('can it come out of shadows if it has no shadow keyword?', 'no', '2E-SHADOW-21'),
    ('can my unique character come out of shadows with no gold?', 'depends', 'window, gold, keywords | dead pile, cards in play'),
    ('can I bring a card with shadow 0 out of shadows with no gold in an action window if it is a character and not unique?', 'yes', '2E-SHADOW-11'),
    ('If I own a copy that my opponent controls, can I marshal a unique character?', 'no', '2E-UNIQUE-06'),
    ('If a unique character is in my shadows area and a copy is in my dead pile, can it come out?', 'no', '2E-UNIQUE-04'),
    ('what does it cost to marshal a unique character if I own and control a copy?', 'value', '0 because 2E-DUPLICATE-03'),
    ('what does it cost to bring a unique character with shadow 5 out of shadows if I own and control a copy?', 'value', '5 because 2E-SHADOW-11'),
    ('can I put a limited location into play if I have marshaled a limited card this round?', 'depends', ' | where the card is, dead pile, cards in play'),
    ('can I play a limited event from shadows if I have already marshaled a limited card this round?', 'no', '2E-LIMITED-01'),
    ('may my opponent bring a card out of shadows on my turn?', 'depends', 'window, type, gold, keywords | dead pile, cards in play'),
    ('does a shadow card in shadows have shadow?', 'yes', '2E-PRINTED-01'),
    ('can I bring a card out of shadows as a reaction?', 'no', '2E-SHADOW-11'),
    ("can I bring a unique character out of shadows if a copy is in my opponent's dead pile but not in my dead pile?", 'depends', 'window, gold, keywords | cards in play'),
    ('how much do I pay to play an event with shadow 2 from shadows?', 'value', '2 because 2E-EVENT-07'),
    ('can a player bring a unique character out of shadows if a copy is in his dead pile?', 'no', '2E-UNIQUE-04'),
    ("If a player controls someone else's copy, may he bring a unique character out of shadows?", 'no', '2E-UNIQUE-06'),
    ("Is it OK to bring Penny out from shadows if she's in play under my opponent's control?", 'depends', 'window, gold | cards in play, dead pile'),
]


@pytest.mark.parametrize(("question", "verdict", "told"), WAYS, ids=[row[0] for row in WAYS])
def test_way_of_asking(question: str, verdict: str, told: str, ruled) -> None:
    _, ruling = ruled(question)
    assert ruling.verdict == verdict, ruling.verdict
    assert _met(ruling, told), told


def test_there_are_many_ways() -> None:
    assert len({question for question, _, _ in WAYS}) >= 60


def _met(ruling, told: str) -> bool:
    if ruling.verdict == "depends":
        return _turns_on(ruling, told)
    if ruling.verdict in ("outcome", "moment", "actions"):
        return all(word in _words(ruling) for word in told.split(", ") if word)
    answer, _, clause = told.rpartition(" because ") if " because " in told else (told, "", "")
    if ruling.verdict in ("yes", "no"):
        answer, clause = "", told
    decided = {h.clause for h in ruling.decided} | {via for h in ruling.decided for via in h.via}
    return (not answer or " ".join(map(str, ruling.answer)) == answer) and (not clause or clause in decided)


def _turns_on(ruling, told: str) -> bool:
    """Nothing that must be named is missing, and nothing that must not is there."""
    scene = Scene(load_language("en"), None, Table())  # what it is about is no matter of law
    provided, _, unless = told.partition("|")
    for words, holds in ((provided, True), (unless, False)):
        named = {about(scene, c) for c in ruling.conditions if c.holds is holds}
        if named != {word.strip() for word in words.split(",") if word.strip()}:
            return False
    return True


def _words(ruling) -> set[str]:
    if ruling.verdict == "outcome":
        return {change.move for change in ruling.answer}
    return {str(f.value or f.word) for moment in ruling.answer for f in moment} if ruling.verdict == "moment" else set()
