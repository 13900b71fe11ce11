"""What a question turns on: topics of the table in `rulings/bearing.yaml`, and the cards and players it is about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from judge.engine.unread.bearing_words import BearingWords, Topics
from judge.game.case_and_truth import Case
from judge.game.effect import Bar, Effect, Gain, Leave, Lose, Simple, parts
from judge.game.table import Table
from judge.question import (
    Act,
    Asked,
    Before,
    Can,
    CountsAs,
    HowMany,
    HowMuch,
    IsHowMuch,
    IsSo,
    Order,
    WhatCan,
    WhatHappens,
    When,
    WhoIs,
)
from judge.rulebook import Rulebook
from judge.support.frozen_data_classes import Noun

TRAITS = "traits"
CONTROLLED = "controlled_by"
GOLD = "gold_pool"


class Matter(Noun):
    """What is to be settled."""

    topics: Topics | None = frozenset()  # None: it may turn on anything
    cards: frozenset[str] = frozenset()
    players: frozenset[str] = frozenset()
    after: Topics = frozenset()  # what it turns on besides, if something was done before
    trait: str = ""  # the trait that is asked for
    using: frozenset[str] = frozenset()  # cards whose own abilities are asked for
    acts: tuple[Case, ...] = ()  # what is asked to happen
    own: Topics = frozenset()  # of what it turns on: what it is called by
    act: str = ""  # the action that is asked about
    price: bool = False  # it is asked what something costs, not whether it can be done
    begins: bool = False  # it is about a challenge that is only beginning
    everything: bool = False
    holders: frozenset[str] = frozenset()  # of an act that concerns them as much: whose the cards are


def matter_of(words: BearingWords, book: Rulebook, table: Table, asked: Asked) -> Matter:
    """What is asked, without what was done before."""
    match asked:
        case Can(act=act) | When(act=act) | CountsAs(act=act):
            return _of_act(words, book, table, act)
        case HowMany(act=act):
            return _also(_of_act(words, book, table, act), frozenset(("limits",)))
        case WhatHappens(act=act):
            found = _also(_of_act(words, book, table, act), act_topics(words, book, act.action, "happens"))
            return found._replace(acts=(_case(act, table),))
        case IsSo():
            return _of_word(words, table, asked)
        case IsHowMuch(of=of):
            return matter_of(words, book, table, of)
        case HowMuch(act=Act() as act, amount="cost"):
            topics = words.asks(book.action(act.action).cost)
            return _of_act(words, book, table, act)._replace(topics=topics, using=frozenset(), after=frozenset(), price=True)
        case HowMuch():
            return _named(words, asked.amount, _there(asked.card), _players(table, asked.player, asked.card))
        case WhoIs(what="wins"):
            fight = table.challenge
            sides = (*fight.attackers, *(fight.defenders or ())) if fight else ()
            return _named(words, "wins", frozenset(sides), frozenset(p.name for p in table.players))
        case WhoIs(what=what):
            return _named(words, what, _there(asked.card), frozenset(p.name for p in table.players))
        case Order():
            return _named(words, "order", frozenset(), frozenset())
        case Before():
            return _named(words, "before", frozenset(), frozenset())
        case WhatCan(player=player):
            mine = frozenset(c.id for c in table.cards.values() if c.controller == player)
            return Matter(None, mine, frozenset((player,)), everything=True)
        case _:
            assert_never(asked)


def act_topics(words: BearingWords, book: Rulebook, action: str, section: str = "acts") -> Topics | None:
    """What an act turns on (or what `happens` with it), with what its parents do; None: there is no telling."""
    if action not in words.data["acts"]:
        return None
    return frozenset(topic for node in book.lineage(action) for topic in words.data[section].get(node, ()))


def effect_topics(words: BearingWords, book: Rulebook, effect: Effect) -> Topics:
    """What an effect that is known changes."""
    return frozenset(topic for part in parts(effect) for topic in _topics_of(words, book, part))


def _topics_of(words: BearingWords, book: Rulebook, effect: Simple) -> Topics:
    match effect:
        case Bar(act=act) | Leave(act=act):
            return act_topics(words, book, act) or frozenset()
        case Gain(what=what) | Lose(what=what):
            return words.feature(what.name) or frozenset((TRAITS,))
        case _:
            return frozenset((effect.TOPIC,))


def _also(matter: Matter, more: Topics | None) -> Matter:
    return matter._replace(topics=None if matter.topics is None or more is None else matter.topics | more)


def _of_act(words: BearingWords, book: Rulebook, table: Table, act: Act) -> Matter:
    case = _case(act, table)
    begins = not set(book.lineage(act.action)).isdisjoint(words.data["begins"])
    cards = frozenset(filter(None, (*act.cards, act.target))) or (_able(table, case.player) if begins else frozenset())
    players = frozenset(filter(None, (case.player, case.opponent)))
    holders = frozenset(table.cards[i].controller for i in act.cards if act.action in words.data["of_its_holder"])
    topics = _paid_for(words, book, act, _in_this_challenge(words, act_topics(words, book, act.action), act, table))
    event = any(table.cards[card].face.type == "event" for card in act.cards)
    using = frozenset(act.cards) if act.action == "use_ability" or (event and act.action == "play") else frozenset()
    own, after = (frozenset(told) for told in (words.data["acts"].get(act.action, ()), words.data["acts_after"]))
    after |= (topics or own) & words.paying
    return Matter(topics, cards, players, after, using=using, own=own, act=act.action, begins=begins, holders=holders)


def _paid_for(words: BearingWords, book: Rulebook, act: Act, topics: Topics | None) -> Topics | None:
    """What is paid for in gold turns on gold."""
    action = book.action(act.action)
    return topics | words.paying if topics is not None and action.cost and action.pool == GOLD else topics


def _able(table: Table, player: str) -> frozenset[str]:
    """Whoever might be declared."""
    return frozenset(c.id for c in table.cards.values() if c.may_lie_in(("play",)) and c.controller == player)


def _in_this_challenge(words: BearingWords, topics: Topics | None, act: Act, table: Table) -> Topics | None:
    """Of the icons, the one that the challenge asks for."""
    kind = act.challenge or (table.challenge.type if table.challenge else "")
    icon = words.data["icons"].get(kind)
    return topics - {"icons"} | set(icon) if topics and "icons" in topics and icon else topics


def _case(act: Act, table: Table) -> Case:
    card = act.card or ""
    player = act.player or (table.cards[card].controller if card else "")
    return Case(act.action, act.action, player, card, act.target or "", opponent=act.opponent or "")


def _of_word(words: BearingWords, table: Table, asked: IsSo) -> Matter:
    cards, players = _there(asked.card), _players(table, asked.player, asked.card)
    if asked.word == CONTROLLED:  # it may as well be somebody else's who is not spoken of
        players = frozenset(p.name for p in table.players)
    if asked.word != "has":
        return _named(words, asked.word, cards, players)
    value = str(asked.value)
    if topics := words.feature(value.lower()):
        return Matter(topics, cards, players, own=topics)
    return Matter(frozenset((TRAITS,)), cards, players, trait=value)


def _named(words: BearingWords, name: str, cards: frozenset[str], players: frozenset[str]) -> Matter:
    topics = words.asks(name)
    return Matter(topics, cards, players, words.after(name), own=topics or frozenset())


def _there(card: str | None) -> frozenset[str]:
    return frozenset((card,)) if card else frozenset()


def _players(table: Table, player: str | None, card: str | None) -> frozenset[str]:
    held: Iterable[str | None] = (player, table.cards[card].controller if card else None)
    return frozenset(filter(None, held))
