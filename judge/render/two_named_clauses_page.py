"""Two clauses that players name against each other: what each is worth here and which prevails, on a page and as a record."""

from __future__ import annotations

from typing import Any

from judge.engine.two_named_clauses import Appeal, Claim
from judge.question import Question
from judge.render.findings_in_words import sentence
from judge.render.page import Page, hanging
from judge.render.placeholders import Scene
from judge.render.ruling_page import question_text
from judge.render.unread_caveat import not_modelled, provisionally


def appeal_text(scene: Scene, question: Question, heard: Appeal, page: Page) -> list[str]:
    """The question, a line for each claim, and the finding; first of all, what was not read."""
    asked = hanging(question_text(scene, question.text), page, "  ", colour="strong")
    lines = [line for claim in heard.claims for line in hanging(claim_text(scene, claim), page, "  ", 4)]
    caveat = provisionally(scene, heard.ruling)
    asked += ["", *(hanging(caveat, page, "  ", 4) if caveat else [])]
    return ["", *asked, *lines, *hanging(finding_text(scene, heard), page, "  ", 4)]


def claim_text(scene: Scene, claim: Claim) -> str:
    failed = scene.language.joined(sentence(scene, f) for f in claim.failed)
    by = scene.language.joined(claim.beaten_by)
    say = scene.language.say
    return say("appeal", claim.standing, player=claim.player, clause=claim.clause, failed=failed, by=by)


def finding_text(scene: Scene, heard: Appeal) -> str:
    winner = heard.prevails
    say = scene.language.say
    if winner is None:
        return say("appeal", heard.ground)
    return say("appeal", f"prevails_{heard.ground}", player=winner.player, clause=winner.clause)


def appeal_record(scene: Scene, question: Question, heard: Appeal) -> dict[str, Any]:
    return {
        "schema": 1, "line": question.span.line, "question": question.text,
        "claims": [
            {"player": c.player, "clause": c.clause, "standing": c.standing, "text": claim_text(scene, c)} for c in heard.claims
        ],
        "prevails": heard.prevails.clause if heard.prevails else None, "ground": heard.ground, "text": finding_text(scene, heard),
        "provisional": heard.ruling.provisional, "not_modelled": not_modelled(heard.ruling),
    }  # fmt: skip
