"""Card text: what templating makes certain is understood, the rest is kept and not guessed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from lark import Lark
from lark.exceptions import LarkError

from judge.cards.card_data import face_of
from judge.cards.text.meaning import DEEDS, NOT_YET
from judge.cards.text.read_text import read_text
from judge.cards.text.sentence_parser import GRAMMAR, WAYS_IN, understood
from judge.game.effect import Effect, Kind
from judge.game.face import Host, Keyword
from judge.game.vocabulary import SHIPPED, filled


def face(text: str, kind: str = "character"):
    return face_of({"title": "Old Tom", "type": kind, **read_text(text, "Old Tom", kind)})


KEYWORDS = (
    ("Stealth.", Keyword("stealth")),
    ("Limited.", Keyword("limited")),
    ("Terminal.", Keyword("terminal")),
    ("Shadow (5).", Keyword("shadow", 5)),
    ("Shadow (0).", Keyword("shadow", 0)),
    ("Shadow (X).", Keyword("shadow")),
    ("Bestow (10).", Keyword("bestow", 10)),
    ("Ambush (3).", Keyword("ambush", 3)),
    ("Prized 2.", Keyword("prized", 2)),
    ("Prized (2).", Keyword("prized", 2)),
    ("No attachments.", Keyword("no attachments")),
    ("No attachments except <i>Weapon</i>.", Keyword("no attachments", excepting=("Weapon",))),
    ("No attachments except Weapon.", Keyword("no attachments", excepting=("Weapon",))),
    ("No attachments except <i>Cat</i> or <i>Dog</i>.", Keyword("no attachments", excepting=("Cat", "Dog"))),
    ("No <i>Condition</i> attachments.", Keyword("no attachments", only=("Condition",))),
    ("<b>Stealth.</b>", Keyword("stealth")),
)


@pytest.mark.parametrize(("text", "keyword"), KEYWORDS)
def test_keywords(text, keyword):
    read = face(text)
    assert (read.keywords, read.unread) == ((keyword,), ())


def test_keywords_share_a_line():
    read = face("Assault. No attachments. Shadow (2). Stealth.")
    assert [k.name for k in read.keywords] == ["assault", "no attachments", "shadow", "stealth"]


HOSTS = (
    ("Lannister character only.", Host(house="lannister")),
    ("[lannister] character only.", Host(house="lannister")),
    ("[thenightswatch] character only.", Host(house="night's watch")),
    ("<i>Knight</i> character only.", Host(trait="Knight")),
    ("Knight character only.", Host(trait="Knight")),
    ("Location only.", Host(type="location")),
    ("Opponent's character only.", Host(side="opponent's")),
    ("Opponent’s location only.", Host(type="location", side="opponent's")),
    ("Character you control only.", Host(side="yours")),
    ("Unique [stark] character only.", Host(unique=True, house="stark")),
    ("Unique character with printed cost 7 or lower only.", Host(unique=True, most_cost=7)),
    ("[tyrell] character with printed cost 5 or higher only.", Host(house="tyrell", least_cost=5)),
    ("Character with printed STR 3 or lower only.", Host(most_strength=3)),
    ("Character with shadow you control only.", Host(keyword="shadow", side="yours")),
    ("Non-<i>Lady</i> character only.", Host(excluding=(Host(trait="Lady"),))),
    ("Non-loyal character you own only.", Host(owned=True, excluding=(Host(loyal=True),))),
    ("Non-limited location only.", Host(type="location", excluding=(Host(type="location", keyword="limited"),))),
    ("<i>Lord</i> or <i>Lady</i> character only.", Host(trait="Lord", others=(Host(trait="Lady"),))),
    (
        "[stark] <i>Lord</i> or <i>Lady</i> character only.",
        Host(house="stark", trait="Lord", others=(Host(house="stark", trait="Lady"),)),
    ),
    ("[stark] or <i>Pedlar</i> character only.", Host(house="stark", others=(Host(trait="Pedlar"),))),
    (
        "<i>A</i>, <i>B</i>, or <i>C</i> character you control only.",
        Host(trait="A", side="yours", others=(Host(trait="B", side="yours"), Host(trait="C", side="yours"))),
    ),
    ("<i>Pedlar</i> character or Old Tom only.", Host(trait="Pedlar", others=(Host(type="", title="Old Tom"),))),
)


@pytest.mark.parametrize(("text", "host"), HOSTS)
def test_attachment_restrictions(text, host):
    read = face(text, "attachment")
    assert (read.host, read.unread) == (host, ())


HOST, THIS = Kind(cards=("host",)), Kind(cards=("this",))
EFFECTS = (
    ("Old Tom cannot be killed.", [Effect("cannot", action="kill", kind=THIS)]),
    ("Locations cannot stand.", [Effect("cannot", action="stand", kind=Kind(types=("location",)))]),
    (
        "Card abilities cannot cause locations to leave play.",
        [Effect("cannot", action="leave_play", kind=Kind(types=("location",)), by_abilities=True)],
    ),
    (
        "Each opponent cannot ambush characters or bring cards out of shadows.",
        [
            Effect("cannot", ("opponents",), "ambush", Kind(types=("character",))),
            Effect("cannot", ("opponents",), "bring_out"),
        ],
    ),
    (
        "You cannot marshal characters or attachments.",
        [
            Effect("cannot", ("you",), "marshal", Kind(types=("character",))),
            Effect("cannot", ("you",), "marshal", Kind(types=("attachment",))),
        ],
    ),
    (
        "Reduce the cost of each [stark] card you marshal or play by 1.",
        [Effect("cost", ("you",), act, Kind(house="stark"), -1) for act in ("marshal", "play")],
    ),
    (
        "Increase the cost to marshal each of your cards into shadows by 2.",
        [Effect("cost", ("you",), "marshal_into_shadows", amount=2)],
    ),
    ("Attached location gets -7 STR.", [Effect("strength", kind=HOST, amount=-7)]),
    (
        "Attached character gains a [power] icon and the <i>King</i> trait.",
        [Effect("gains", kind=HOST, gain=Keyword("power")), Effect("gains", kind=HOST, gain=Keyword("King"))],
    ),
)


@pytest.mark.parametrize(("text", "effects"), EFFECTS)
def test_constant_abilities(text, effects):
    read = face(text, "location")
    assert [replace(effect, text="") for effect in read.effects] == effects
    assert read.unread == ()
    assert all(effect.text == text.replace("<i>", "").replace("</i>", "") for effect in read.effects)


UNREAD = (
    "While it rains, Old Tom cannot be killed.",
    "Old Tom cannot be killed unless it rains.",
    "Reduce the cost of the first card you marshal each round by 1.",
    "Each <i>Pedlar</i> character you control gets +1 STR.",
    "Old Tom sings.",
    "Shadow of a doubt.",
    "Stealth is an art.",
    "Shadow (many).",
    "Attached character gets +1 STR. (+3 STR instead if it rains.)",
    "Reaction: After it rains, Old Tom cannot be killed.",
)


@pytest.mark.parametrize("text", UNREAD)
def test_what_is_not_certain_is_kept_as_it_stands(text):
    read = face(text, "attachment")
    assert (read.keywords, read.effects) == ((), ())
    assert " ".join(read.unread) == text.replace("<i>", "").replace("</i>", "")


def test_every_act_that_is_barred_is_one_the_law_knows():
    """A deed that gets its place in the tree of actions leaves NOT_YET."""
    tree = set(yaml.safe_load((Path(__file__).resolve().parents[2] / "rulings" / "actions.yaml").read_text()))
    deeds = {deed for names in DEEDS.values() for deed in names} | {"stand", "kneel", "ambush", "bring_out"}
    assert deeds - NOT_YET <= tree
    assert not NOT_YET & tree


def test_a_list_stays_with_its_sentence():
    read = face("Choose one:\n- Sleep.\n- Eat.")
    assert read.unread == ("Choose one: - Sleep. - Eat.",)


MOMENTS = (
    ("<b>Action:</b> Sing.", ("action", "")),
    ("<b>Challenges Action:</b> Sing.", ("action", "challenges")),
    ("<b>Challenge Action:</b> Sing.", ("action", "challenges")),
    ("Marshalling Action: Sing.", ("action", "marshaling")),
    ("<b>Action</b>: Sing.", ("action", "")),
    ("<b>Reaction:</b> After a song, sing.", ("reaction", "")),
    ("Shadow (1).\n<b>Interrupt:</b> When a song ends, sing.", ("interrupt", "")),
)


@pytest.mark.parametrize(("text", "moment"), MOMENTS)
def test_when_an_event_is_played(text, moment):
    read = face(text, "event")
    assert (read.event_window, read.event_phase) == moment


def build(**options):
    return Lark(
        filled(GRAMMAR.read_text("utf-8"), SHIPPED), parser="lalr", start=list(WAYS_IN), maybe_placeholders=False, **options
    )


def test_the_grammar_has_no_conflicts():
    pytest.importorskip("interegular")
    build(lexer="basic", strict=True)


@pytest.mark.parametrize("sentence", [text for text, _ in (*HOSTS, *EFFECTS)])
def test_our_automaton_accepts_what_lark_accepts(sentence, lark):
    for way in WAYS_IN:
        try:
            accepted = bool(lark.parse(sentence.replace("Old Tom cannot", "~ cannot"), start=way))
        except LarkError:
            accepted = False
        assert (understood(sentence.replace("Old Tom cannot", "~ cannot"), way) is not None) == accepted


@pytest.fixture(scope="module")
def lark():
    return build(lexer="basic")
