"""`judge explain`: the page of a problem's code."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import AsJson, Width, quietly

if TYPE_CHECKING:
    from judge.render.problem_page import Pages


def _complete(incomplete: str) -> list[str]:
    from judge.render.problem_page import load_pages

    return quietly(lambda: [code for code in load_pages() if code.startswith(incomplete)])


Code = Annotated[str | None, typer.Argument(metavar="[CODE]", show_default=False, autocompletion=_complete)]


def command(ctx: typer.Context, code: Code = None, as_json: AsJson = False, width: Width = None) -> None:
    from judge.cli.options import speech
    from judge.render.page import paper
    from judge.render.problem_page import all_codes, code_page, load_pages, unknown_code
    from judge.support.problems import Unusable

    language = speech(ctx.obj)
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
