"""The page of a problem's code: what it means, an example of the mistake, and the mended line."""

from __future__ import annotations

from judge.errors import Problem, Span, did_you_mean
from judge.say.language import Language
from judge.say.layout import Page, hanging, paint, wrap


def code_page(language: Language, pages: Language, code: str, page: Page) -> list[str]:
    """One code."""
    told = pages.data[code]
    lines = [paint(page, "strong", code), "", *wrap(told["means"], page.width)]
    for key, colour in (("wrong", "bad"), ("right", "good")):
        if told.get(key):
            lines += ["", language.say("explain", key), *_example(told[key], page, colour)]
    return lines


def _example(text: str, page: Page, colour: str) -> list[str]:
    return [f"  {paint(page, colour, line)}" for line in text.rstrip("\n").split("\n")]


def all_codes(language: Language, pages: Language, page: Page) -> list[str]:
    """Every code with the first sentence of its page."""
    lines = [*wrap(language.say("explain", "all"), page.width), ""]
    widest = 0 if page.narrow else max(map(len, pages.data)) + 2
    for code, told in pages.data.items():
        first = told["means"].split(". ")[0].rstrip(".")
        if page.narrow:
            lines += [code, *hanging(first, page, "  ")]
        else:
            lines += hanging(first, page, code.ljust(widest))
    return lines


def unknown_code(language: Language, pages: Language, code: str) -> Problem:
    message = language.say("explain", "unknown", value=code)
    return Problem("unknown-code", message, Span("judge explain", 1), did_you_mean(code, pages.data) or "`judge explain` lists all")
