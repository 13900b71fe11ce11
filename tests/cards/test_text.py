"""Card text: what templating makes certain is understood, the rest is kept and not guessed."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from lark import Lark
from lark.exceptions import LarkError

from judge.cards.card_as_plain_data import face_of
from judge.cards.text.read_text import read_text
from judge.cards.text.sentence_parser import GRAMMAR, WAYS_IN, understood
from judge.cards.text.sentence_to_effects import DEEDS, NOT_YET
from judge.game.card_descriptions import Bound, Which, Who
from judge.game.effect import Bar, Gain, Price, Strength
from judge.game.printed_face import Keyword
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


C, L, ME = ("character",), ("location",), Who("you")
HOSTS = (
    ("Lannister character only.", Which(types=C, houses=("lannister",))),
    ("[lannister] character only.", Which(types=C, houses=("lannister",))),
    ("[thenightswatch] character only.", Which(types=C, houses=("night's watch",))),
    ("<i>Knight</i> character only.", Which(types=C, traits=("Knight",))),
    ("Knight character only.", Which(types=C, traits=("Knight",))),
    ("Location only.", Which(types=L)),
    ("Opponent's character only.", Which(types=C, whose=Who("opponent"))),
    ("Opponent’s location only.", Which(types=L, whose=Who("opponent"))),
    ("Character you control only.", Which(types=C, whose=ME)),
    ("Unique [stark] character only.", Which(types=C, houses=("stark",), flags=("unique",))),
    (
        "Unique character with printed cost 7 or lower only.",
        Which(types=C, flags=("unique",), bounds=(Bound("cost", "at_most", 7),)),
    ),
    (
        "[tyrell] character with printed cost 5 or higher only.",
        Which(types=C, houses=("tyrell",), bounds=(Bound("cost", "at_least", 5),)),
    ),
    ("Character with printed STR 3 or lower only.", Which(types=C, bounds=(Bound("strength", "at_most", 3),))),
    ("Character with shadow you control only.", Which(types=C, keywords=("shadow",), whose=ME)),
    ("Non-<i>Lady</i> character only.", Which(types=C, without=(Which(types=C, traits=("Lady",)),))),
    ("Non-loyal character you own only.", Which(types=C, owner=ME, without=(Which(types=C, flags=("loyal",)),))),
    ("Non-limited location only.", Which(types=L, without=(Which(types=L, keywords=("limited",)),))),
    (
        "<i>Lord</i> or <i>Lady</i> character only.",
        Which(either=(Which(types=C, traits=("Lord",)), Which(types=C, traits=("Lady",)))),
    ),
    (
        "[stark] <i>Lord</i> or <i>Lady</i> character only.",
        Which(either=(Which(types=C, houses=("stark",), traits=("Lord",)), Which(types=C, houses=("stark",), traits=("Lady",)))),
    ),
    (
        "[stark] or <i>Pedlar</i> character only.",
        Which(either=(Which(types=C, houses=("stark",)), Which(types=C, traits=("Pedlar",)))),
    ),
    (
        "<i>A</i>, <i>B</i>, or <i>C</i> character you control only.",
        Which(either=tuple(Which(types=C, traits=(trait,), whose=ME) for trait in ("A", "B", "C"))),
    ),
    ("<i>Pedlar</i> character or Old Tom only.", Which(either=(Which(types=C, traits=("Pedlar",)), Which(titles=("Old Tom",))))),
)


@pytest.mark.parametrize(("text", "host"), HOSTS)
def test_attachment_restrictions(text, host):
    read = face(text, "attachment")
    assert (read.host, read.unread) == (host, ())


HOST, THIS = Which(refs=("attached",)), Which(refs=("this",))
CHARACTERS, LOCATIONS = Which(types=C), Which(types=L)
YOU, OPPONENT = Who("you"), Who("opponent")
EFFECTS = (
    ("Old Tom cannot be killed.", [Bar("kill", THIS)]),
    ("Locations cannot stand.", [Bar("stand", LOCATIONS)]),
    ("Card abilities cannot cause locations to leave play.", [Bar("leave_play", LOCATIONS, by="abilities")]),
    (
        "Each opponent cannot ambush characters or bring cards out of shadows.",
        [Bar("ambush", CHARACTERS, OPPONENT), Bar("bring_out", who=OPPONENT)],
    ),
    (
        "You cannot marshal characters or attachments.",
        [Bar("marshal", CHARACTERS, YOU), Bar("marshal", Which(types=("attachment",)), YOU)],
    ),
    (
        "Reduce the cost of each [stark] card you marshal or play by 1.",
        [Price(act, -1, Which(houses=("stark",)), YOU) for act in ("marshal", "play")],
    ),
    (
        "Increase the cost to marshal each of your cards into shadows by 2.",
        [Price("marshal_into_shadows", 2, who=YOU)],
    ),
    ("Attached location gets -7 STR.", [Strength(-7, HOST)]),
    (
        "Attached character gains a [power] icon and the <i>King</i> trait.",
        [Gain(Keyword("power"), HOST), Gain(Keyword("King"), HOST)],
    ),
)


@pytest.mark.parametrize(("text", "effects"), EFFECTS)
def test_constant_abilities(text, effects):
    read = face(text, "location")
    assert [told.effect for told in read.effects] == effects
    assert read.unread == ()
    assert all(told.text == text.replace("<i>", "").replace("</i>", "") for told in read.effects)


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


def test_what_an_older_version_kept_is_as_good_as_not_read():
    """Where the kept file cannot be made anew: a sentence is never lost, and never half understood."""
    kept = {"mode": "cannot", "kind": {"types": ("character",)}, "text": "Nobody sings."}
    old = [{**kept, "action": act} for act in ("kill", "discard")]
    read = face_of({"title": "Old Tom", "type": "location", "effects": tuple(old), "unread": ("It rains.",)})
    assert (read.effects, read.unread) == ((), ("It rains.", "Nobody sings."))
