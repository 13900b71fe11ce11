"""How a question is retold, and the questions that are known, for whoever asked one that is not."""

# ruff: noqa: E501 - one phrase a line
from __future__ import annotations

RETOLD = (
    (r"(?:can|may) (\S+|@\w+|\"[^\"]*\") (.+)", r"whether \1 can \2"),
    (r"does (.+) count as (.+)", r"whether \1 counts as \2"),
    (r"does (.+) come before (.+)", r"whether \1 comes before \2"),
    (r"does (\S+|\"[^\"]*\") have (.+)", r"whether \1 has \2"),
    (r"does (\S+|\"[^\"]*\") (control|own) (.+)", r"whether \1 \2s \3"),
    (r"is (the .+ of (?:\S+|\"[^\"]*\")) (.+)", r"whether \1 is \2"),
    (r"is (\S+|\"[^\"]*\") (.+)", r"whether \1 is \2"),
    (r"what is (.+)", r"what \1 is"),
    (r"(?:how much|what) does it cost (you |opponent |\S+ )?to (.+)", r"what it costs \1to \2"),
    (r"(how many .+?|how much \w+|when|what) can (\S+|\"[^\"]*\") (.+)", r"\1 \2 can \3"),
    (r"how much (\w+) does (\S+|\"[^\"]*\") have", r"how much \1 \2 has"),
    (r"in what order are (cards?) (.+)", r"in what order \1 are \2"),
    (r"in what order do (players|the players) (.+)", r"in what order \1 \2"),
    (r"(.+)", r"\1"),
)
"""A question in the scenario language, and the same after "You ask"."""

VERBS = {
    "has": "has", "is": "is", "owns": "owns", "controls": "controls", "fate": "killed", "other": "opponent", "owner's": "you's",
}  # fmt: skip
"""What fills a retold fact where nothing else does; a verb is set right by PROSE."""

PROSE = (
    (r"\byou's\b", "your"), (r"\bopponent's\b", "your opponent's"), (r"(?<!your )\bopponent\b(?!')", "your opponent"),
    (r"\byou (owns|controls)\b", lambda m: f"you {m[1][:-1]}"), (r"\byou has\b", "you have"), (r"\byou is\b", "you are"),
    (r"\byou (brings|marshals|plays|puts|takes|attaches|passes|acts)\b", lambda m: f"you {m[1].removesuffix('es') if m[1] in ('attaches', 'passes') else m[1][:-1]}"),
    (r"\byou does\b", "you do"), (r"\bdead\b(?! pile)", "dead pile"), (r"\bdiscard\b(?! pile)", "discard pile"),
    (r"\bthe setup phase\b", "setup"), (r"\b([Aa]) (?=[aeio]|u(?!ni))", r"\1n "), (r"\b([Aa])n (?=uni)", r"\1 "), (r"\byou own and controls\b", "you own and control"), (r"\bcannot (\w{3,})ing\b", r"cannot \1"), (r'"', ""), (r"\s+", " "),
)  # fmt: skip
"""Seats as words: what stands for a player in a sentence."""

KNOWN = (
    "can I bring a card out of shadows?",
    "can it come out of shadows?",
    "can I marshal a card into shadows?",
    "can I marshal a card?",
    "can I play an event?",
    "can I play an event from shadows?",
    "can I ambush a card?",
    "can I put a card into play?",
    "can I put a card into play from shadows?",
    "can I put a card into shadows?",
    "can I return a card to shadows?",
    "can I take control of a card?",
    "can I attach an attachment to a character?",
    "can I set up a card?",
    "can I set up a card in shadows?",
    "can I save a character with its duplicate?",
    "can my opponent look at a card in my shadows?",
    "can I shuffle my cards in shadows?",
    "can I place 2 gold on a card?",
    "can I attack with a character?",
    "is a card in shadows in play?",
    "is it unique?",
    "is it standing?",
    "does it have shadow?",
    "does bringing a card out of shadows count as playing it?",
    "does marshaling a card into shadows count as marshaling a character?",
    "what does it cost to bring a card out of shadows?",
    "what does it cost to marshal a card into shadows?",
    "what is the printed cost of a card?",
    "how many cards can I bring out of shadows this phase?",
    "how much gold can I place on a card?",
    "who brings a card out of shadows first?",
    "who acts first?",
    "in what order are cards brought out of shadows?",
    "does bringing cards out of shadows come before other beginning-of-phase effects?",
    "when can I bring a card out of shadows?",
    "what happens if I bring a card out of shadows?",
)

KNOWN_FACTS = (
    "if a copy is in my dead pile",
    "if no copy is in my dead pile",
    "if a copy is in my discard pile",
    "if my dead pile is empty",
    "if I control a copy",
    "if I own and control a copy",
    "if my opponent controls my copy",
    "if I control my opponent's copy",
    "if my opponent has his own copy in play",
    "with no copy in play",
    "if I have 5 gold",
    "with no gold",
    "in the challenges phase",
    "during setup",
    "in an action window",
    "at the beginning of a phase",
    "as a reaction",
    "on my turn",
    "if I am the active player",
    "if I am not the active player",
    "if I am the first player",
    "if it is kneeling",
    "if it attacks alone",
    "if it is blank",
    "if it has shadow 3",
    "if it does not have shadow",
    "if it is in shadows",
    "if I have already brought a card out of shadows this phase",
    "if I have passed",
    "if I have marshaled a limited card this round",
    "if an effect says that I cannot bring cards out of shadows",
    "if it is about to be killed",
    "in first edition",
)

YOU_ASK = "You ask {question}"
