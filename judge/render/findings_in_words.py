"""Findings, conditions and changes as sentences, each from its place in the language file."""

from __future__ import annotations

from judge.game.descriptions_from_data import is_noun, which_of
from judge.game.facts import FACTS
from judge.game.facts.is_there_such_a_card import lie_in
from judge.render.messages import fill
from judge.render.placeholders import Names, Scene, names
from judge.render.sentence_for_description_or_happening import of_a_noun
from judge.ruling import Change, Finding, Proviso, Total

FORM = {True: "seen", False: "unseen", None: "unknown"}
UNSTATED = "amount_stated"
"""What is missing is an amount itself, not a fact about it."""


def sentence(scene: Scene, finding: Finding, form: str = "") -> str:
    """What was found, as a bullet would say it; with a form, as it would be if it were so."""
    return scene.once(finding, form, _sentence)


def _sentence(scene: Scene, finding: Finding, form: str) -> str:
    if finding.kind in ("not", "of") and finding.parts:
        return sentence(scene, finding.parts[0], _turned(form) if finding.kind == "not" else form)
    if finding.kind in ("all", "any", "some") and finding.parts:
        return _several(scene, finding, form)
    if finding.word == UNSTATED:
        return _amount_unstated(scene, finding)
    section, key, more = _entry(scene, finding)
    given = {"value": finding.value, **finding.names, **more}
    if "effect" in given:
        given["effect"] = str(given["effect"]).replace('"', "")
    return _said(scene, section, key, form or _form(finding), names(scene, finding.case, **given))


def _amount_unstated(scene: Scene, finding: Finding) -> str:
    """Of an amount of which nothing is known: that it is not stated."""
    template = scene.language.find("amounts", str(finding.value), "unknown")
    return fill(template, names(scene, finding.case)) if template else amount_name(scene, str(finding.value), finding)


def _form(finding: Finding) -> str:
    """A purse that nobody has counted is told by what it must hold."""
    purse = finding.names.get("purse")
    uncounted = finding.kind == "pays" and isinstance(purse, Total) and purse.values is None
    return "needed" if uncounted and finding.truth else FORM[finding.truth]


def _turned(form: str) -> str:
    return {"seen": "unseen", "needed": "unseen", "unseen": "seen"}.get(form, form)


def _several(scene: Scene, finding: Finding, form: str) -> str:
    telling = [p for p in finding.parts if p.truth is finding.truth] or list(finding.parts)
    said = (sentence(scene, part, form) for part in telling)
    return scene.language.joined(said, "or") if (finding.kind, form) == ("all", "unseen") else scene.language.joined(said)


def _said(scene: Scene, section: str, key: str, form: str, given: dict[str, object]) -> str:
    language = scene.language
    template = language.find(section, key, form)
    if template is None and form == "needed":
        template = language.find(section, key, "seen")
    return fill(template, given) if template else key.replace("_", " ")


def _entry(scene: Scene, finding: Finding) -> tuple[str, str, dict[str, object]]:
    """The section and key of a finding's sentence, and the names only it has."""
    if finding.kind == "pays":
        return "found", _payment(finding), {"purse_of": finding.value}
    if finding.kind == "can":
        return "found", "can_somewhere" if finding.value == "any" else "can", {"action": finding.word}
    if finding.kind == "some":
        return "found", "some", {"what": finding.word}
    if "how" in finding.names:
        return "found", str(finding.names["how"]), _compared(scene, finding)
    if finding.kind == "judged" or finding.word not in FACTS:
        return ("judged" if finding.word in scene.language.data.get("judged", {}) else "found"), finding.word, {}
    return of_a_noun(scene, finding) or ("facts", finding.word, {})


def _compared(scene: Scene, finding: Finding) -> dict[str, object]:
    """An amount against a number, or against another amount."""
    number = finding.names.get("number")
    other = amount_name(scene, number, finding) if isinstance(number, str) else number
    return {"what": amount_name(scene, finding.word, finding), "measured": finding.word, "number": other}


def _payment(finding: Finding) -> str:
    cost = finding.names.get("cost")
    if not isinstance(cost, Total) or (cost.least is None and cost.state in ("no value", "silent")):
        return "no_price"
    return "pays_somehow" if cost.least is None else "pays" if cost.least else "pays_nothing"


def amount_name(scene: Scene, amount: str, finding: Finding) -> str:
    """An amount by its name: `the printed cost of a card`."""
    template = scene.language.find("amounts", amount, "what")
    return fill(template, names(scene, finding.case)) if template else amount.replace("_", " ")


def condition_text(scene: Scene, condition: Proviso) -> str:
    """What would have to be so for a yes."""
    if condition.finding.word == UNSTATED:
        return amount_name(scene, str(condition.finding.value), condition.finding)
    return sentence(scene, condition.finding, "needed" if condition.holds else "unseen")


def exception_text(scene: Scene, condition: Proviso) -> str:
    """What would spoil a yes, for after "unless"."""
    return sentence(scene, condition.finding, "needed")


RELATED = {"window": ("phase",), "phase": ("window",)}
"""Saying the one says the other: a file that names a phase has a window."""


def about(scene: Scene, condition: Proviso) -> str:
    """What a condition is about, in the word that an `expect` line may use."""
    finding = condition.finding
    if finding.kind == "pays":
        return purse(str(finding.value))
    if finding.word == UNSTATED:
        return str(finding.value).replace("_", " ")
    if is_noun(finding.value):
        return lie_in(which_of(finding.value), scene.table.vocabulary)
    if topic := _own_topic(finding):
        return topic
    return FACTS[finding.word].about if finding.word in FACTS else finding.word.replace("_", " ")


def purse(pool: str) -> str:
    """What a payment is about."""
    return pool.replace("gold_pool", "gold").replace("_", " ")


def _own_topic(finding: Finding) -> str:
    """What the fact itself says it is about; where two facts are told as one, it is the second that says."""
    below = (_own_topic(part) for part in reversed(finding.parts) if part.word == finding.word)
    return str(finding.names.get("about", "")) or next((topic for topic in below if topic), "")


def topic(scene: Scene, condition: Proviso) -> str:
    """The same in the language that is spoken."""
    told = about(scene, condition)
    return scene.language.find("topics", told) or told


def change_text(scene: Scene, change: Change) -> str:
    """One thing that happens: `Alice pays 5 gold`. A move with an empty sentence is bookkeeping, and not told."""
    template = change_template(scene, change)
    if template is None:
        return change.move.replace("_", " ")
    return fill(template, change_names(scene, change))


def change_names(scene: Scene, change: Change) -> Names:
    """What the sentence of a change may name."""
    given = {name: value for name, value in change.names.items() if name != "told"}
    return names(scene, change.case, **_meant(scene, change), **given)


def change_template(scene: Scene, change: Change) -> str | None:
    """The sentence of a move before its names stand in it: the card's own words for it, or else the language's."""
    told = dict(change.names["told"]) if "told" in change.names else {}  # type: ignore[call-overload]
    return told.get(scene.language.code) or told.get("en") or scene.language.find("moves", change.move)


def _meant(scene: Scene, change: Change) -> dict[str, object]:
    """A duplicate is told apart from the card it lies under; a host still to be chosen is any that will do."""
    nouns, card = scene.language.data.get("nouns", {}), scene.table.cards.get(change.case.card)
    meant = {} if change.case.target else {"target": nouns.get("eligible")}
    if card and card.under and "duplicate" in nouns:
        meant["card"] = fill(nouns["duplicate"], {"card": card.title})
    return meant


def moment_text(scene: Scene, parts: tuple[Finding, ...]) -> str:
    """When: `in any action window during the marshaling phase`."""
    order = list(scene.language.data.get("moments", {}))
    ranked = sorted(moment_parts(parts), key=lambda f: order.index(f.word) if f.word in order else len(order))
    return " ".join(_moment(scene, f) for f in ranked)


def moment_parts(parts: tuple[Finding, ...]) -> list[Finding]:
    """What is told of a moment: an event that names no phase of its own suits every phase."""
    return [f for f in parts if f.word != "events_own_phase" or f.names.get("phase")]


def _moment(scene: Scene, finding: Finding) -> str:
    template = scene.language.find("moments", finding.word)
    return fill(template, moment_names(scene, finding)) if template else sentence(scene, finding, "seen")


def moment_names(scene: Scene, finding: Finding) -> Names:
    """What the sentence of a part of a moment may name."""
    return names(scene, finding.case, **{"value": finding.value, **finding.names})
