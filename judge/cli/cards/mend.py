"""`judge cards mend`: saves what can be read of a damaged store, and says what is to be added again."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.cards.imported.repair import Mended
    from judge.render.messages import Language
    from judge.support.problems import Problem


def command(lang: str, as_json: bool = False, width: int | None = None) -> int:
    from judge.cli.options_and_language import speech

    return _mend(speech(lang), as_json, width)


def _mend(language: Language, as_json: bool, width: int | None) -> int:
    from judge.cards.imported.repair import mend
    from judge.cli.cards import print_record
    from judge.cli.report_problems import complain_of
    from judge.render.as_json import problem_record
    from judge.support.where_files_lie import store_path

    done = mend(store_path())
    problems = [_lost(name, done.aside) for name in done.lost]
    if as_json:
        told = [problem_record(language, problem) for problem in problems]
        print_record({"cards": done.cards, "lost": list(done.lost), "aside": done.aside, "problems": told})
    else:
        print(_said(language, done))
        complain_of(language, problems, width=width)
    return 2 if problems else 0


def _said(language: Language, done: Mended) -> str:
    from judge.cards import clean

    if not done.aside:
        return language.say("cards", "nothing_to_mend")
    saved = language.count("cards", "saved", done.cards)
    return language.say("cards", "mended", saved=saved, file=clean(done.aside))


def _lost(name: str, aside: str) -> Problem:
    from judge.cards import clean
    from judge.cards.imported.original_imported_records import TRANSLATIONS, UNNAMED
    from judge.support.problems import Span, phrase, problem_at

    says = {UNNAMED: "cards-lost.all", TRANSLATIONS: "cards-lost.names"}.get(name, "cards-lost")
    return problem_at("cards-lost", Span(clean(aside), 1), says, phrase("cards-lost"), name=name)
