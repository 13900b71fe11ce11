"""Run by hatch when a wheel or an editable install is made: whatever a first start would have to compile comes with it.

What is made here is checked against its sources whenever it is read, so that YAML edited in a checkout takes effect at once.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledLaw(BuildHookInterface[Any]):
    """Compiles law, words, cards and grammars into `judge/built`, which git ignores and `artifacts` keeps."""

    PLUGIN_NAME = "compiled-law"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        built = Path(self.root, "judge", "built")
        shutil.rmtree(built, ignore_errors=True)
        sys.path.insert(0, self.root)
        try:
            made = compiled()
        finally:
            sys.path.remove(self.root)
        built.mkdir()
        for name, data in made.items():
            (built / name).write_bytes(data)


def compiled() -> dict[str, bytes]:
    """Everything through the loaders that a start uses, with an empty cache folder for their only memory."""
    with tempfile.TemporaryDirectory() as caches:
        before = os.environ.get("XDG_CACHE_HOME")
        os.environ["XDG_CACHE_HOME"] = caches
        try:
            _load_everything()
        finally:
            os.environ.pop("XDG_CACHE_HOME")
            if before is not None:
                os.environ["XDG_CACHE_HOME"] = before
        from judge.support.cache import built_from

        return built_from(Path(caches))


def _load_everything() -> None:
    from judge.cards.shipped_cards import OwnCards
    from judge.cards.text.sentence_parser import automaton
    from judge.game.vocabulary import SHIPPED
    from judge.language.oneline.rewrite_by_patterns import keep_patterns
    from judge.language.oneline.skip_patterns import needed
    from judge.language.parse.grammar import tables
    from judge.language.translate import tongues
    from judge.language.translate.add_rulebook_words import with_rows
    from judge.render.messages import languages, load_language
    from judge.render.problem_code_page import load_pages
    from judge.rulebook.load import load_data
    from judge.support.where_files_lie import home

    own = home() / "rulings"
    data = load_data([own])
    assert SHIPPED.acts and tables() and automaton() and all(with_rows(one.language, SHIPPED) for one in tongues())
    needed("")
    keep_patterns()
    for edition in sorted({document["edition"] for document in data["documents"].values()}):
        OwnCards(edition, own / "cards").titles()
    for code in languages():
        load_language(code)
        load_pages(code)
