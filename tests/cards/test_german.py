"""A German title names the card that the English one names: in our own sheets, and in imported translations."""

from __future__ import annotations

from judge.cards import Catalogue
from judge.language import read

BOARD = """\
Ausgabe: 2e
Phase: Herausforderungsphase
Spieler Alice
  Schatten: "{laid}"
Spieler Bob
frage kann Alice "{asked}" aus den Schatten holen?
"""


def test_our_own_cards_have_german_titles() -> None:
    cards = Catalogue()
    for german, english in (("Ser Robert Kraft", "Ser Robert Strong"), ("hella", "Penny"), ("BRANDMÄNNER", "Burned Men")):
        assert [face.title for face in cards.find(german)] == [english]
        assert cards.find(german) == cards.find(english)


def test_imported_translations_name_the_same_card(invented: Catalogue) -> None:
    (card,) = invented.find("Schilfbrücke")
    assert invented.find(card.title) == (card,)


def test_a_card_is_laid_in_one_language_and_asked_about_in_another(invented: Catalogue) -> None:
    (imported,) = invented.find("Schilfbrücke")
    for german, english in (("Ser Robert Kraft", "Ser Robert Strong"), ("Schilfbrücke", imported.title)):
        for laid, asked in ((german, english), (english, german), (german, german)):
            scenario = read(BOARD.format(laid=laid, asked=asked), "datei", invented)
            assert [card.title for card in scenario.table.cards.values()] == [english]
