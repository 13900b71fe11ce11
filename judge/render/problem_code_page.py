"""What the code of a problem means and how to mend it: the pages of `judge explain`, and the list of all codes."""

from __future__ import annotations

from collections.abc import Mapping

from judge.render.messages import Language
from judge.render.page import Page, hanging, paint, wrap
from judge.rulebook import home
from judge.support.cache import content_key, read_cache, write_cache
from judge.support.problems import Problem, Span, meant, phrase, problem_at

Pages = Mapping[str, Mapping[str, str]]


def load_pages(code: str = "en") -> Pages:
    """Every page in that language; examples that it does not bring along are the English ones."""
    folder = home() / "rulings" / "languages" / "explain"
    files = [f for name in dict.fromkeys(("en", code)) if (f := folder / f"{name}.yaml").is_file()]
    sources = [file.read_bytes() for file in files]
    key = content_key(*sources)
    pages: dict[str, Mapping[str, str]] | None = read_cache(f"explain-{code}", key)
    if not isinstance(pages, dict):
        from judge.support.yaml_places import read_tree

        pages = {}
        for file, source in zip(files, sources, strict=True):
            told = read_tree(source.decode("utf-8", "replace"), str(file))[0] or {}
            pages |= {name: {**pages.get(name, {}), **page} for name, page in told.items()}
        write_cache(f"explain-{code}", key, pages)
    return pages


def code_page(language: Language, pages: Pages, code: str, page: Page) -> list[str]:
    """One code."""
    told = pages[code]
    lines = [paint(page, "strong", code), "", *wrap(told["means"], page.width)]
    for key, colour in (("wrong", "bad"), ("right", "good")):
        if told.get(key):
            lines += ["", language.say("explain", key), *_example(told[key], page, colour)]
    return lines


def _example(text: str, page: Page, colour: str) -> list[str]:
    return [f"  {paint(page, colour, line)}" for line in text.rstrip("\n").split("\n")]


def all_codes(language: Language, pages: Pages, page: Page) -> list[str]:
    """Every code with the first sentence of its page."""
    lines = [*wrap(language.say("explain", "all"), page.width), ""]
    widest = 0 if page.narrow else max(map(len, pages)) + 2
    for code, told in pages.items():
        first = told["means"].split(". ")[0].rstrip(".")
        if page.narrow:
            lines += [code, *hanging(first, page, "  ")]
        else:
            lines += hanging(first, page, code.ljust(widest))
    return lines


def unknown_code(pages: Pages, code: str) -> Problem:
    advice = meant(code, pages) or phrase("all-codes")
    return problem_at("unknown-code", Span("judge explain", 1), "", advice, value=code)
