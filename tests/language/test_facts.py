"""What the facts of a file put on the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from judge.game.card_descriptions import Which, Who
from judge.game.effect import Bar, Blank, Effect, Gain, Leave, Lose, Price, Strength, Until
from judge.game.happening import Happening
from judge.game.printed_face import Keyword
from judge.game.table import Card, Challenge
from judge.language import Scenario

Read = Callable[[str], Scenario]
PENNY = Which(refs=("c7",))


def by(*names: str) -> Who:
    return Who(names=names)


EFFECTS: list[tuple[str, Effect]] = [
    ("Alice cannot bring cards out of shadows", Bar("bring_out", who=by("Alice"))),
    ("each opponent of Bob cannot play events", Bar("play", Which(types=("event",)), by("Alice", "Carol"))),
    ("Alice's opponents cannot attack", Bar("attack", who=by("Bob", "Carol"))),
    ("players cannot ambush", Bar("ambush")),
    ("Alice may not marshal limited cards", Bar("marshal", Which(keywords=("limited",)), by("Alice"))),
    ("limited cards cannot be marshaled", Bar("marshal", Which(keywords=("limited",)))),
    ("Knight characters cannot attack", Bar("attack", Which(types=("character",), traits=("Knight",)))),
    ('"Penny" cannot be killed', Bar("kill", PENNY)),
    ("cards Alice brings out of shadows cost 1 less", Price("bring_out", -1, who=by("Alice"))),
    ("lannister cards Alice marshals cost 2 more", Price("marshal", 2, Which(houses=("lannister",)), by("Alice"))),
    ("cards Alice marshals into shadows cost 1 less", Price("marshal_into_shadows", -1, who=by("Alice"))),
    (
        "Small Council characters Bob ambushes cost 1 less",
        Price("ambush", -1, Which(types=("character",), traits=("Small Council",)), by("Bob")),
    ),
    ('Alice may bring "Ser Robert Strong" out of shadows', Leave("bring_out", Which(refs=("c5",)), by("Alice"))),
    ('"Penny" gains stealth', Gain(Keyword("stealth"), PENNY)),
    ('"Penny" gains shadow 2', Gain(Keyword("shadow", 2), PENNY)),
    ('"Penny" gains an intrigue icon', Gain(Keyword("intrigue"), PENNY)),
    ('"Penny" loses the Knight trait', Lose(Keyword("Knight"), PENNY)),
    ('"Penny" gets +2 strength until the end of the phase', Until("phase", (Strength(2, PENNY),))),
    ('"Squire" gets -1 strength', Strength(-1, Which(refs=("c9", "c10")))),
    ("characters Bob controls get -1 strength", Strength(-1, Which(types=("character",), whose=by("Bob")))),
    ('"Penny" is blank', Blank(PENNY)),
    ("card abilities cannot put characters into play", Bar("put_into_play", Which(types=("character",)), by="abilities")),
    ("card abilities cannot cause characters to enter play", Bar("enter_play", Which(types=("character",)), by="abilities")),
]


@pytest.mark.parametrize(("text", "told"), EFFECTS, ids=[text for text, _ in EFFECTS])
def test_effect(text: str, told: Effect, scenario: Read, board: str) -> None:
    (effect,) = scenario(f"effect: {text}\n{board}").table.effects
    assert effect.effect == told
    assert effect.text == text


def test_the_source_of_an_effect_need_not_be_on_the_table(scenario: Read, board: str) -> None:
    text = 'effect of "No: Surprises": Bob cannot play events\neffect of "Penny": Bob cannot attack\n'
    gone, here = scenario(text + board).table.effects
    assert (gone.source, gone.source_title, gone.text) == ("", "No: Surprises", "Bob cannot play events")
    assert (here.source, here.source_title) == ("c7", "Penny")


PAST = [
    ("Alice has brought a card out of shadows this phase", Happening("bring_out", "Alice")),
    ("Alice has passed her chance to bring a card out of shadows", Happening("bring_out", "Alice", passed=True)),
    ("Alice has marshaled a limited card this round", Happening("marshal", "Alice", was=("limited",), period="round")),
    (
        'Alice has marshaled "Ser Robert Strong" into shadows this phase',
        Happening("marshal_into_shadows", "Alice", "c5", was=("character", "shadow")),
    ),
    ('"Penny" has entered play this phase', Happening("enter_play", "Alice", "c7", was=("character", "shadow"))),
    ('"Penny" is about to be killed', Happening("kill", which="c7", would=True, period="moment")),
    ('"Penny" is about to be returned to hand', Happening("return_to_hand", which="c7", would=True, period="moment")),
    (
        '"Penny" is about to be removed from the game',
        Happening("remove_from_game", which="c7", would=True, period="moment"),
    ),
]


@pytest.mark.parametrize(("line", "told"), PAST, ids=[line for line, _ in PAST])
def test_history(line: str, told: Happening, scenario: Read, board: str) -> None:
    (event,) = scenario(f"{board}\n{line}").table.history
    assert event.place is not None
    assert (event.verb, event.who, event.which, event.was) == (told.verb, told.who, told.which, told.was)
    assert (event.passed, event.period) == (told.passed, told.period)


def test_cards_lie_where_the_file_says(scenario: Read, board: str) -> None:
    cards = scenario(board).table.cards
    penny, milk, stolen, hidden = cards["c7"], cards["c8"], cards["c14"], cards["c6"]
    assert (penny.kneeling, penny.power, penny.gold, penny.handle) == (True, 2, 1, "p")
    assert (milk.host, milk.owner, milk.controller) == ("c7", "Bob", "Bob")
    assert (stolen.owner, stolen.controller, stolen.area) == ("Alice", "Bob", "play")
    assert hidden.facedown and not penny.facedown


def test_duplicates_lie_under_their_card(scenario: Read) -> None:
    table = scenario('edition: 2e\nplayer Alice\n play: "Penny" (2 duplicates, kneeling)').table
    top, *under = table.cards.values()
    assert [(c.under, c.area, c.owner, c.facedown) for c in under] == [(top.id, "play", "Alice", False)] * 2


def test_what_is_not_said(scenario: Read) -> None:
    text = 'edition: 2e\nplayer Alice\n hand: "Penny"\n dead: ?\n discard: "Penny", ?\n deck: none\nplayer Bob\n house: ?'
    alice, bob = scenario(text).table.players
    assert alice.closed == {"play", "shadows", "deck"}
    assert (bob.house, bob.gold, bob.power) == (None, None, None)
    assert "dead" in alice.places


@pytest.mark.parametrize(
    ("lines", "window", "format_"),
    [("phase: draw", "action", "joust"), ("phase: setup", None, "joust"), ("", None, "joust"), ("window: none", "none", "joust")],
)
def test_the_moment(lines: str, window: str | None, format_: str, scenario: Read) -> None:
    table = scenario(f"edition: 2e\n{lines}\nplayer Alice\nplayer Bob").table
    assert (table.window, table.format) == (window, format_)


def test_a_challenge(scenario: Read, board: str) -> None:
    text = f'{board}challenge: military, Bob against Alice\nattackers: "Burned Men"\ndefenders: @p, "Squire", "Squire"'
    fight = scenario(text).table.challenge
    assert isinstance(fight, Challenge)
    assert (fight.type, fight.attacker, fight.defender) == ("military", "Bob", "Alice")
    assert (fight.attackers, fight.defenders) == (("c12",), ("c7", "c9", "c10"))


def test_defenders_that_are_none_are_not_undeclared(scenario: Read, board: str) -> None:
    start = f'{board}challenge: military, Bob against Alice\nattackers: "Burned Men"\n'
    undeclared, none = scenario(start).table.challenge, scenario(start + "defenders: none").table.challenge
    assert undeclared and undeclared.defenders is None
    assert none and none.defenders == ()


CARDS = [
    (
        "character, neutral, cost 3, strength 2, intrigue, shadow 1, traits Spy and Small Council",
        "traits",
        ("Spy", "Small Council"),
    ),
    ("attachment, cost -, on opponent's character", "host", Which(types=("character",), whose=Who("opponent"))),
    ("attachment, on a unique Knight character", "host", Which(types=("character",), traits=("Knight",), flags=("unique",))),
    ("attachment, on lannister location", "host", Which(types=("location",), houses=("lannister",))),
    ("attachment, cost -", "cost", "-"),
    ("unique character, military power", "icons", ("military", "power")),
    ("character, cost s1", "s_cost", 1),
    ("character, cost s1", "crest", True),
    ("character, shadow 4, shadow 1", "keywords", (Keyword("shadow", 4), Keyword("shadow", 1))),
    ("character, no attachments except Weapon", "keywords", (Keyword("no attachments", excepting=("Weapon",)),)),
    ("character, no Weapon attachments", "keywords", (Keyword("no attachments", only=("Weapon",)),)),
    ("event, challenges action", "event_phase", "challenges"),
    ("event, reaction", "event_window", "reaction"),
    ("plot, gold 4, initiative 3, claim 1, reserve 6", "reserve", 6),
    ("character, Night’s Watch", "house", "night's watch"),
]


@pytest.mark.parametrize(("told", "what", "value"), CARDS, ids=[told for told, _, _ in CARDS])
def test_a_card_line(told: str, what: str, value: object, scenario: Read) -> None:
    table = scenario(f'edition: 2e\ncard "Something New": {told}\nplayer Alice\n hand: "something new"').table
    (card,) = table.cards.values()
    assert isinstance(card, Card)
    assert getattr(card.face, what) == value


def test_a_card_line_overrides_the_catalogue(scenario: Read) -> None:
    text = 'edition: 2e\ncard "Penny": location, cost 9\ncard "Cersei Lannister" [Core]: character, cost 1\nplayer Alice\n'
    table = scenario(text + ' hand: "Penny", "Cersei Lannister" [core], "Cersei Lannister" [LoCR], "Heads on Spikes"').table
    assert [card.face.cost for card in table.cards.values()] == [9, 1, 6, None]


def test_the_head_of_a_file(scenario: Read) -> None:
    told = scenario('title: One: "two"  # three\nedition: 1E\ndocuments: only 1e-a, 1e-b.2\nplayer Alice')
    assert (told.title, told.edition, told.documents_only) == ('One: "two"', "1e", ("1e-a", "1e-b.2"))
    assert scenario("edition: 2e\ndocuments: as of 2010-01-01").documents_as_of == "2010-01-01"


def test_expectations(scenario: Read, board: str) -> None:
    text = f'{board}ask is "Penny" standing?\nexpect no because 2E-A-01, 2e-b-2a and not 2E-C-01\nthen Alice passes\n'
    question, move = scenario(text).script
    assert question.expected and move.expected is None
    assert (question.expected.answer, question.expected.because) == ("no", ("2E-A-01", "2E-B-2A"))
    assert question.expected.not_because == ("2E-C-01",)
    assert (question.text, question.span.line) == ('is "Penny" standing?', 19)
