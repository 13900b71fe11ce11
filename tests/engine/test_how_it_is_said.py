"""How a provisional ruling is said: the answer first, then the sentence that fits best, then whose text was not read either."""

from __future__ import annotations

from made_up import heard

from judge.driver.run_scenario import Session
from judge.render.messages import load_language
from judge.render.page import Page
from judge.render.placeholders import Scene
from judge.render.ruling_page import ruling_text
from judge.render.short_page import first_line

MARSHAL = 'ask can Alice marshal "Green Boy"?'
MOON = "The moon dances with every lamp."  # no word of it is known
ENTER = "Characters cannot enter play in the rain."
OWN = "Green Boy cannot be marshaled in the rain."
VERB = "You cannot marshal characters in the rain."


def page(asked: str, language: str = "en", phase: str = "marshaling", **texts: str) -> list[str]:
    session = heard(asked, phase, **texts)
    answered = session.answers[-1]
    return ruling_text(_scene(session, language), answered.question, answered.ruling, Page(width=400))


def short(asked: str, language: str = "en", **texts: str) -> str:
    session = heard(asked, "marshaling", **texts)
    answered = session.answers[-1]
    return first_line(_scene(session, language), answered.question, answered.ruling, Page())


def _scene(session: Session, language: str) -> Scene:
    return Scene(load_language(language), session.rulebook, session.answers[-1].table)


def test_the_sentence_that_fits_best_is_quoted_first() -> None:
    texts = {"Talker": MOON, "Hedge_Knight": ENTER, "Tide_Pool": VERB.replace("You", "Players"), "Green_Boy": OWN}
    unread = heard(MARSHAL, "marshaling", **texts).answers[-1].ruling.unread
    assert [one.title for one in unread] == ["Green Boy", "Tide Pool", "Hedge Knight", "Talker"]
    del texts["Green_Boy"]
    assert f'Tide Pool [Odd] may say otherwise: "{texts["Tide_Pool"]}"' in short(MARSHAL, **texts)


def test_a_short_ruling_names_the_other_cards() -> None:
    texts = {"Talker": MOON, "Tide_Pool": VERB.replace("You", "Players")}
    said = short(MARSHAL, **texts)
    assert said.endswith('in the rain." (Talker [Odd] was not read either)  Alice may marshal Green Boy for 3 gold.')
    three = short(MARSHAL, Hedge_Knight=ENTER, **texts)
    assert "(Hedge Knight [Odd] and Talker [Odd] were not read either)" in three and MOON not in three
    assert "not read either" not in short(MARSHAL, Talker=MOON)
    assert "(auch nicht gelesen: Hedge Knight [Odd] und Talker [Odd])" in short(MARSHAL, "de", Hedge_Knight=ENTER, **texts)


def test_what_happens_is_said_before_the_caveat() -> None:
    first, *rest = page('ask what happens if Alice marshals "Green Boy"?', Talker="Each character enters play knelt.")
    assert first == (
        "  Alice pays 3 gold; Green Boy enters play standing, by what was read, but Talker [Odd] may say otherwise: "
        '"Each character enters play knelt."'
    )
    assert not any("pays 3 gold" in line for line in rest)
    flat, *_ = page('ask what happens if Alice marshals "Green Boy"?', Talker="Draft format only.")
    assert flat == "  1. Alice pays 3 gold."


def test_what_can_be_done_is_said_before_the_caveat() -> None:
    use = "<b>Action:</b> Kneel Talker to gain 1 gold."
    first, *rest = page("ask what can Alice do?", Talker=use, Kind_Word="Draft format only.")
    assert first.startswith("  Marshal Green Boy; ") and 'may say otherwise: "Action: Kneel Talker' in first
    assert not any("Alice may marshal Green Boy" in line for line in rest)
    german, *_ = page("ask what can Alice do?", "de", Talker=use)
    assert "nach dem, was gelesen wurde" in german and not german.strip().startswith("Nach dem")
