"""Searching, showing, reporting, and putting printed effects on the table."""

from __future__ import annotations

import pytest
import worded

from judge.cards import Catalogue, clean
from judge.cards.find import search, show, suggestion
from judge.cards.text.unread import kind_of, understanding
from judge.game.face import Face, Host, Keyword
from judge.game.printed_text import effects_of, suits
from judge.game.table import Card
from judge.support.problems import Unusable, phrase


def test_search_finds_every_title_with_the_words(invented):
    assert [row.title for row in search(["robert"], Catalogue())] == ["Ser Robert Strong"]
    assert [row.title for row in search(["keep", "LANTERN"], invented)] == ["Lantern Keeper"]
    assert search(["..."], invented) == ()


def test_search_knows_translations(invented):
    (row,) = search(["schilf"], invented)
    assert (row.title, row.also) == ("Reed Bridge", ("Schilfbrücke",))


def test_nothing_found_suggests_the_nearest(invented):
    assert suggestion(["robrt"], invented) == phrase("did-you-mean", value="Robert")
    assert suggestion(["zzzzz"], invented) is None


def test_show_lists_versions_by_pack(invented):
    row = show("lantern keeper", invented)
    assert [(v.face.cost, v.packs) for v in row.versions] == [(6, ("Odd",)), (4, ("Inv",))]
    assert [v.packs for v in show("lantern keeper", invented, pack="inv").versions] == [("Inv",)]


WRONG = (
    ("Penni", "", "there is no card `Penni`", "did you mean `Penny`?"),
    ("Pen\x1bni", "", "there is no card `Pen\\u001bni`", "did you mean `Penny`?"),
    ("Penny", "TMoV", "`Penny` is not in the pack `TMoV`", "did you mean `TMoW`?"),
    ("Penny", "xyz", "`Penny` is not in the pack `xyz`", "it is in TMoW"),
)


@pytest.mark.parametrize(("title", "pack", "message", "hint"), WRONG)
def test_show_tells_what_it_does_not_know(title, pack, message, hint):
    with pytest.raises(Unusable) as caught:
        show(title, Catalogue(), pack=pack)
    (problem,) = caught.value.problems
    assert (worded.message(problem), worded.hint(problem)) == (message, hint)


def test_a_report_on_what_is_understood(invented):
    report = understanding(invented.all())
    shares = {share.kind: (share.understood, share.total) for share in report.shares}
    assert (report.cards, report.complete) == (6, 2)
    assert shares["keywords"] == (8, 8)
    assert shares["attachment restrictions"] == (1, 1)
    assert shares["cannot"] == (1, 1)
    assert shares["triggered abilities"] == (0, 2)


KINDS = (
    ("Draft format only.", "formats"),
    ("Forced Reaction: After it rains, sing.", "triggered abilities"),
    ("Prized many.", "keywords"),
    ("Tall character only.", "attachment restrictions"),
    ("Reduce the cost of the first card you marshal by 1.", "cost changes"),
    ("While it rains, nobody cannot sing.", "cannot"),
    ("Old Tom gets +1 STR for each song.", "gains and strength"),
    ("It rains.", "other constant abilities"),
)


@pytest.mark.parametrize(("sentence", "kind"), KINDS)
def test_the_kinds_of_text(sentence, kind):
    assert kind_of(sentence) == kind


def test_printed_effects_get_names_and_cards(invented):
    cloak, bridge = invented.find("Borrowed Cloak")[0], invented.find("Reed Bridge")[0]
    worn = Card("c1", cloak, "Alice", "Bob", "play", host="p1")
    assert [effect.kind.cards for effect in effects_of(worn, ["Alice"])] == [("p1",), ("p1",)]
    assert effects_of(Card("c1", cloak, "Alice", "Bob", "play"), ["Alice"]) == ()
    (effect,) = effects_of(Card("b1", bridge, "Alice", "Bob", "play"), ["Alice"])
    assert (effect.players, effect.source) == (("Bob",), "b1")


KNIGHT = Face("Sir", "character", True, "stark", 4, strength=3, traits=("Knight",), keywords=(Keyword("shadow", 1),))
SUITS = (
    (Host(), True, True),
    (Host(type="location"), True, False),
    (Host(side="yours"), True, True),
    (Host(side="yours"), False, False),
    (Host(side="opponent's"), False, True),
    (Host(house="stark", unique=True), True, True),
    (Host(house="tyrell", others=(Host(trait="knight"),)), True, True),
    (Host(house="tyrell", others=(Host(type="", title="Sir"),)), True, True),
    (Host(excluding=(Host(trait="Knight"),)), True, False),
    (Host(excluding=(Host(loyal=True),)), True, True),
    (Host(keyword="shadow", most_cost=4), True, True),
    (Host(most_cost=3), True, False),
    (Host(least_cost=5), True, False),
    (Host(most_strength=3), True, True),
)


@pytest.mark.parametrize(("host", "yours", "answer"), SUITS)
def test_what_a_restriction_asks_for(host, yours, answer):
    assert suits(host, KNIGHT, yours) is answer


def test_what_a_restriction_asks_for_may_be_unknown():
    somebody = Face("somebody", None, None, open=True)
    for host in (Host(), Host(type="", unique=True), Host(type="", trait="Knight"), Host(type="", most_cost=3)):
        assert suits(host, somebody, yours=True) is None
    assert suits(Host(most_cost=3), Face("A", "character", cost="-"), yours=True) is False


@pytest.mark.parametrize(
    ("raw", "shown"),
    [("plain", "plain"), ("a\x1b[1m", "a\\u001b[1m"), ("a\u202eb", "a\\u202eb"), ("a\tb\nc", "a b c"), ("é–’", "é–’")],
)
def test_clean(raw, shown):
    assert clean(raw) == shown
