"""House 10: the README tells how it is built and has a recipe for each thing that one may add."""

from __future__ import annotations

import pytest
from casebook import HOME

RECIPES = (
    "a clause",
    "a keyword",
    "a phase",
    "an act",
    "a word",
    "an effect form",
    "a question",
    "a phrasing",
    "a command",
    "a language",
    "an edition",
)


def section(heading: str) -> str:
    text = (HOME / "README.md").read_text(encoding="utf-8")
    assert f"\n## {heading}\n" in text
    return text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def test_the_readme_has_the_picture_of_the_house() -> None:
    told = section("How it is built")
    assert all(
        package in told for package in ("language", "rulebook", "engine", "driver", "render", "game", "support", "cards", "cli")
    )
    assert "from judge import rule, ask" in (HOME / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("recipe", RECIPES)
def test_there_is_a_recipe_with_the_files_it_touches(recipe: str) -> None:
    told = section("How it is built")
    start = told.lower().index(f"**{recipe}**")
    assert "`" in told[start:].partition("\n\n")[0]


@pytest.mark.parametrize("recipe", RECIPES)
def test_a_test_follows_the_recipe(recipe: str) -> None:
    thing = "_".join(recipe.split()[1:])
    assert "house.cost" in (HOME / "tests" / "recipes" / f"test_{thing}.py").read_text(encoding="utf-8")
