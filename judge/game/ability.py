"""What a card's text lets a player do, or does by itself: when, at what cost, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from judge.game.card_descriptions import Condition, Number, Which
from judge.game.descriptions_from_data import CASES, effect, number, which
from judge.game.effect import Effect, Gain, Until, While
from judge.game.happening import Happening
from judge.support.frozen_data_classes import NamedTuple, Noun, replace

if TYPE_CHECKING:
    from judge.game.case_and_truth import Case

CHOOSE, EITHER = "choose", "either"
"""Steps that do nothing to the table: a card is named, or one of several things is picked."""
PAY, PUT = "pay", "put"
"""Gold that is due for it, and cards that are laid somewhere else, all that are described."""
STEPS_APART = (CHOOSE, EITHER, PAY, PUT)
"""Steps that are no act of `actions.yaml`."""
CHOSEN = "chosen"
"""The card that the step before has named."""
CONSTANT = "constant"
KINDS = ("reaction", "action", "event", CONSTANT)
"""How an ability is used; a constant one just works."""
ALSO = {"response": "reaction"}
"""What the first edition calls it."""
ITSELF = ("this",)
"""How a description names just the card whose text it is."""


class Do(Noun):
    """One thing that is done once: an act of `actions.yaml`, a choice that gives a name, or one of several things."""

    verb: str
    which: str = "this"  # whom it befalls: a reference
    among: Which | None = None  # of a choice: what there is to choose from
    can: str = ""  # of a choice: what must be possible with the card
    amount: Number | None = None
    to: str = ""  # of cards that are laid somewhere else: in which area of their owner's
    told: tuple[tuple[str, str], ...] = ()  # in the words of each language, where the act alone does not say it
    options: tuple[Do, ...] = ()  # of several things: which one, somebody has to say


class Put(Noun):
    """An effect is put in force."""

    effect: Effect
    told: tuple[tuple[str, str], ...] = ()


Step = Do | Put


class Ability(Noun):
    """One ability of a card."""

    clause: str  # that prints it
    number: int  # on the card, from 1
    kind: str
    phase: str = ""  # in which it can be used; empty: in any
    trigger: Happening | None = None
    condition: tuple[Any, ...] = ("all", ())
    cost: tuple[Do, ...] = ()
    body: tuple[Step, ...] = ()
    limit: tuple[int, str] | None = None  # how often, and in which period

    @property
    def choices(self) -> tuple[Do, ...]:
        """The steps that choose a card, in the order in which the cards are named."""
        return tuple(step for step in self.steps if isinstance(step, Do) and step.verb == CHOOSE)

    def of_choice(self, number: int) -> Ability:
        """Just that choice, the first being 0, and what is done with its card: up to the next one it is the one that is meant."""
        if len(self.choices) == 1:
            return self
        met = zip(self.steps, accumulate(isinstance(step, Do) and step.verb == CHOOSE for step in self.steps), strict=True)
        own = [at == number + 1 and isinstance(step, Do) and step.which == CHOSEN for step, at in met]
        cost = tuple(step for step, keep in zip(self.cost, own, strict=False) if keep)
        body = tuple(step for step, keep in zip(self.body, own[len(self.cost) :], strict=True) if keep)
        return replace(self, cost=cost, body=body)

    @property
    def price(self) -> Number | None:
        """The gold that is due for it, where it names that itself."""
        return next((step.amount for step in self.cost if step.verb == PAY), None)

    @property
    def steps(self) -> tuple[Step, ...]:
        return (*self.cost, *self.body)


def step(raw: Mapping[str, Any]) -> Step:
    """`{kill: chosen}`, `{choose: WHICH, can: ACT}`, `{either: …}`, or an effect as `read_nouns` has it."""
    told = tuple(sorted(raw.get("told", {}).items()))
    plain = {key: value for key, value in raw.items() if key != "told"}
    if any(case in plain for case in CASES):
        return Put(effect(plain), told)
    if CHOOSE in plain:
        return Do(CHOOSE, CHOSEN, which(plain[CHOOSE]), plain.get("can", ""))
    if PUT in plain:
        return Do(PUT, "", which(plain[PUT]), told=told, to=plain["to"])
    if PAY in plain:
        return Do(PAY, "", amount=number(plain[PAY]), told=told)
    if EITHER in plain:
        return Do(EITHER, told=told, options=tuple(one for raw in plain[EITHER] if isinstance(one := step(raw), Do)))
    verb = next(key for key in plain if key != "amount")
    return Do(verb, str(plain[verb]), amount=plain.get("amount"), told=told)


def either(ability: Ability | None) -> Do | None:
    """The step of which somebody has to say what it is."""
    steps = ability.body if ability else ()
    return next((one for one in steps if isinstance(one, Do) and one.verb == EITHER and one.options), None)


def chosen_cards(case: Case) -> tuple[str, ...]:
    """The cards that it is used on, as far as they are named."""
    return (case.target, *case.targets) if case.target else ()


def chosen_by(case: Case, number: int) -> str:
    """The card of that choice, the first being 0; none where it is not named."""
    return next(iter(chosen_cards(case)[number : number + 1]), "")


def on_choice(case: Case, number: int) -> Case:
    """The case with just that choice, and its card as the one that the ability is used on."""
    narrowed = case.ability.of_choice(number) if case.ability else None
    return case._replace(target=chosen_by(case, number), targets=(), ability=narrowed)


def with_card(case: Case, card: str) -> Case:
    """The case with that card named for the next choice."""
    return case._replace(targets=(*case.targets, card)) if case.target else case._replace(target=card)


class OwnGain(NamedTuple):
    """A keyword, icon or trait for the card itself, and what must be so for it; what the card must be is in the gain."""

    gain: Gain
    conditions: tuple[Condition, ...] = ()


def own_gains(effect: Effect) -> tuple[OwnGain, ...]:
    """All that it gives its card."""
    match effect:
        case While(condition=so, effects=inner):
            return tuple(OwnGain(own.gain, (so, *own.conditions)) for one in inner for own in own_gains(one))
        case Until(effects=inner):
            return tuple(own for one in inner for own in own_gains(one))
        case Gain(which=which) if which.refs == ITSELF:
            return (OwnGain(effect),)
        case _:
            return ()
