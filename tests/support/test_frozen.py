"""A noun is what a frozen dataclass is, and a named tuple what typing makes."""

from __future__ import annotations

import copy
import dataclasses
import pickle

import pytest

from judge.game.printed_face import Face, Keyword
from judge.game.table import Card
from judge.support.frozen_data_classes import NamedTuple, replace
from judge.support.problems import Problem, Span

HERE = Span("file", 1)


def test_fields_are_given_in_order_or_by_name() -> None:
    assert Keyword("shadow", 2) == Keyword(value=2, name="shadow")
    assert Keyword("shadow").only == ()


def test_equal_nouns_have_equal_hashes_whatever_the_order() -> None:
    assert hash(Keyword("shadow", 2)) == hash(Keyword(value=2, name="shadow"))
    assert Keyword("shadow") != Keyword("stealth")
    assert Face("A") != Card("A", Face("A"), "", "", "hand")


@pytest.mark.parametrize("wrong", [{}, {"name": "x", "colour": 1}, {"colour": 1}])
def test_a_noun_with_the_wrong_fields_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(TypeError, match="Keyword"):
        Keyword(**wrong)  # type: ignore[arg-type]


def test_too_many_fields_are_refused() -> None:
    with pytest.raises(TypeError, match="Problem"):
        Problem("code", "message", HERE, "hint", (), *(["more"] * 9))  # type: ignore[call-arg]


def test_nothing_can_be_changed() -> None:
    card = Card("a", Face("A"), "Alice", "Alice", "hand")
    with pytest.raises(AttributeError):
        card.area = "play"  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del card.area
    assert replace(card, area="play").area == "play"
    assert card.area == "hand"


def test_a_noun_is_a_dataclass_to_whoever_asks() -> None:
    keyword = Keyword("shadow", 2)
    assert dataclasses.replace(keyword, value=3) == Keyword("shadow", 3)
    assert dataclasses.asdict(keyword) == {"name": "shadow", "value": 2, "only": (), "excepting": ()}


def test_a_noun_travels() -> None:
    problem = Problem("code", "message", HERE)
    assert pickle.loads(pickle.dumps(problem)) == copy.deepcopy(problem) == problem
    assert repr(HERE) in repr(problem)


def test_a_named_tuple_is_what_typing_makes() -> None:
    assert Place._fields == ("x", "y") and issubclass(Place, tuple)
    assert Place(1) == (1, "here") == Place(x=1, y="here") == Place(0)._replace(x=1)
    assert Place(1).told == "1 here" and Place(2).moved(3) == Place(5)
    assert Place.__match_args__ == ("x", "y") and Place.__doc__ == "Somewhere." and list(Place.__annotations__) == ["x", "y"]
    assert pickle.loads(pickle.dumps(Place(1))) == Place(1) and repr(Place(1)) == "Place(x=1, y='here')"
    assert Further(1, "there").told == "1 there" and Further(1).far
    for wrong in ((), (1, 2, 3)):
        with pytest.raises(TypeError):
            Place(*wrong)


class Place(NamedTuple):
    """Somewhere."""

    x: int
    y: str = "here"

    @property
    def told(self) -> str:
        return f"{self.x} {self.y}"

    def moved(self, by: int) -> Place:
        return self._replace(x=self.x + by)


class Further(Place):
    far = True
