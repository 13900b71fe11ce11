"""Where an act finds its card, as `actions.yaml` says: what Alice brings out of shadows is in her shadows area."""

from __future__ import annotations

from judge.game.vocabulary import Vocabulary
from judge.scenario.pick import Fits
from judge.table import Card


def natural_places(
    vocabulary: Vocabulary, action: str, player: str | None, origin: str | None = None, holder: str | None = None
) -> tuple[Fits, ...]:
    """Tests for where the card would be, the likeliest place first; `holder` is whose area is named as its origin."""
    if action == "look":  # at what is hidden
        return (lambda card: card.facedown), (lambda card: card.area not in vocabulary.open_areas)
    spots = (f"own {origin}", f"any {origin}") if origin else vocabulary.act(action).get("found_in", ())
    return tuple(_fits(spot, holder or player) for spot in spots)


def _fits(spot: str, player: str | None) -> Fits:
    whose, *areas = spot.split()

    def fits(card: Card) -> bool:
        mine = player in (None, card.controller)
        return card.area in areas and (mine or whose != "own") and (card.controller != player or whose != "other")

    return fits
