"""`judge explain`: the page of a problem's code."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from judge.cli.options_and_language import argument
from judge.cli.shell_completion_candidates import problem_codes

if TYPE_CHECKING:
    from judge.render.problem_code_page import Pages

OPTIONS = {"code": argument("[CODE]", several=False, complete=problem_codes)}


def command(lang: str, code: str | None = None, as_json: bool = False, width: int | None = None) -> None:
    from judge.cli.options_and_language import speech
    from judge.render.page import paper
    from judge.render.problem_code_page import all_codes, code_page, load_pages, unknown_code
    from judge.support.problems import Unusable

    language = speech(lang)
    pages = load_pages(language.code)
    wanted = (code or "").strip("[]` ").lower()
    if wanted and wanted not in pages:
        raise Unusable((unknown_code(pages, wanted),))
    if as_json:
        _record(pages, wanted)
        return
    page = paper(sys.stdout, width)
    print("\n".join(code_page(language, pages, wanted, page) if wanted else all_codes(language, pages, page)))


def _record(pages: Pages, wanted: str) -> None:
    import json

    chosen = [{"code": code, **page} for code, page in pages.items() if wanted in ("", code)]
    told = {"codes": chosen} if not wanted else chosen[0]
    print(json.dumps({"schema": 1, **told, "problems": []}))
