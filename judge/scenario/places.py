"""Where an act finds its card: what Alice brings out of shadows is in her shadows area."""

from __future__ import annotations

from judge.scenario.pick import Fits
from judge.table import Card

_Spot = tuple[str, tuple[str, ...]]  # whose, and in which areas


def _mine(*areas: str) -> _Spot:
    return "mine", areas


def _theirs(*areas: str) -> _Spot:
    return "theirs", areas


def _any(*areas: str) -> _Spot:
    return "", areas


_AWAY = ("shadows", "hand", "discard", "dead", "deck")
_FROM_HAND = ("marshal", "marshal_into_shadows", "ambush", "set_up", "set_up_in_shadows")
_IN_PLAY = (
    *(
        "save_with_duplicate",
        "swap_with_duplicate",
        "bestow",
        "place_power",
        "attack",
        "defend",
        "kneel",
        "stand",
        "sacrifice",
        "use_ability",
        "move_gold",
    ),
    *("kill", "discard", "return_to_shadows", "return_to_hand", "remove_from_game", "remove_from_challenge", "leave_play"),
)
_SPOTS: dict[str, tuple[_Spot, ...]] = {
    **dict.fromkeys(_FROM_HAND, (_mine("hand"),)),
    **dict.fromkeys(_IN_PLAY, (_mine("play"), _any("play"))),
    "bring_out": (_mine("shadows"), _any("shadows")),
    "play": (_mine("hand"), _mine("shadows")),
    "put_into_play": (_mine(*_AWAY), _any(*_AWAY)),
    "place_in_shadows": (_mine("play"), _mine("hand", "discard", "dead", "deck"), _any("play")),
    "take_control": (_theirs("play"),),
    "bypass": (_theirs("play"),),
    "attach": (_mine("hand"), _mine("shadows"), _mine("play")),
}


def natural_places(action: str, player: str | None, origin: str | None = None, holder: str | None = None) -> tuple[Fits, ...]:
    """Tests for where the card would be, the likeliest place first; `holder` is whose area is named as its origin."""
    if action == "look":
        return (lambda card: card.facedown), (lambda card: card.area in ("hand", "deck"))
    spots = (_mine(origin), _any(origin)) if origin else _SPOTS.get(action, ())
    return tuple(_fits(spot, holder or player) for spot in spots)


def _fits(spot: _Spot, player: str | None) -> Fits:
    whose, areas = spot

    def fits(card: Card) -> bool:
        mine = player in (None, card.controller)
        return card.area in areas and (mine or whose != "mine") and (card.controller != player or whose != "theirs")

    return fits
