"""The words of the law, by subject: each looks at the table and tells what it saw. None of them knows a rule."""

from judge.game.facts import (
    abilities,
    attachment_hosts,
    bans_and_cost_changes,
    challenges,
    gold_power_and_plots,
    history,
    house_agenda_crest,
    is_there_such_a_card,
    other_characters_in_a_challenge,
    place_and_control,
    printed_gained_or_lost,
    timing,
)
from judge.game.facts.registry import FACTS, GROUPS, NUMBERS, ORDERS, VALUES, NumberSeen, Seen, Word, look

__all__ = [
    "FACTS", "GROUPS", "NUMBERS", "ORDERS", "VALUES", "NumberSeen", "Seen", "Word", "abilities", "attachment_hosts",
    "bans_and_cost_changes", "challenges", "gold_power_and_plots", "history", "house_agenda_crest", "is_there_such_a_card",
    "look", "other_characters_in_a_challenge", "place_and_control", "printed_gained_or_lost", "timing",
]  # fmt: skip
