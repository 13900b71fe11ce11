"""Puts players and cards on the table, as the facts of a file say."""

from __future__ import annotations

from judge.game.printed_face import Face
from judge.game.table import Area, Card, Player
from judge.game.vocabulary import Vocabulary
from judge.language.parse.grammar import Line, Node, WrittenWord
from judge.language.refuse import number, refuse
from judge.language.resolve.card_classes_and_marks import marked, marks
from judge.language.resolve.card_definition import faction_of
from judge.language.resolve.printed_card import Faces, unquoted
from judge.support.frozen_data_classes import replace
from judge.support.problems import Problem, Span, collected, phrase

MOST_COPIES = 60


class TableInMaking:
    """The table while it is being laid; cards are numbered in the order of the file."""

    def __init__(self, faces: Faces, names: tuple[str, ...], problems: list[Problem], vocabulary: Vocabulary) -> None:
        self.faces, self.names, self.problems, self.vocabulary = faces, names, problems, vocabulary
        self.players: list[Player] = []
        self.cards: dict[str, Card] = {}
        self.handles: set[str] = set()
        self.astray = False  # below a player who could not be seated

    def put(self, card: Card, word: WrittenWord | None) -> Card:
        """Give the card its number, and its handle if it has one."""
        handle = word.text[1:] if word else ""
        if handle in self.handles and word:
            refuse("duplicate-handle", word.span, handle=word.text)
        self.handles |= {handle} - {""}
        card = replace(card, id=f"c{len(self.cards) + 1}", handle=handle)
        self.cards[card.id] = card
        return card


def lay(line: Line, board: TableInMaking) -> None:
    """Lay what one line of a player's block says."""
    if line.node.rule == "player":
        _seat(line.node, board)
        return
    if board.astray:
        return
    if not board.players:
        field_name = line.text.split(":")[0].strip()
        refuse("no-player", line.span, "", phrase("seat-somebody"), field=field_name)
    player = _area(line.node, board) if line.node.rule == "area" else _value(line.node, board.players[-1])
    board.players[-1] = player


def _seat(node: Node, board: TableInMaking) -> None:
    name = node.the_word("NAME")
    board.astray = any(player.name.casefold() == name.text.casefold() for player in board.players)
    if board.astray:
        refuse("duplicate-player", name.span, player=name.text)
    board.players.append(Player(name.text, closed=board.vocabulary.open_areas, places={"player": node.span}))


def _value(node: Node, player: Player) -> Player:
    """`house:`, `gold:`, `power:`."""
    if node.rule in player.places:
        refuse("stated-twice", node.span, "stated-twice.of", player=player.name, what=phrase(f"stated.{node.rule}"))
    player = _placed(player, node.rule, node.span)
    if node.node("unknown"):
        return player
    if node.rule == "house":
        return replace(player, house=faction_of(node.the_node("faction")))
    amount = number(node.the_word("NUMBER"))
    return replace(player, gold=amount) if node.rule == "gold" else replace(player, power=amount)


def _placed(player: Player, what: str, span: Span) -> Player:
    return replace(player, places={**player.places, what: span})


def _area(node: Node, board: TableInMaking) -> Player:
    """One area of the current player, with its cards."""
    area = node.the_word("AREA_").name
    player = _placed(board.players[-1], area, node.span)
    for entry in node.nodes("entry"):
        with collected(board.problems):
            _entry(entry, area, player.name, board)
    return replace(player, closed=_closed(player, area, node))


def _closed(player: Player, area: Area, node: Node) -> frozenset[str]:
    """Whether everything in the area is now known: a hand or a deck that is listed may hold more."""
    if node.node("unknown"):
        return player.closed - {area}
    told = node.node("nothing") or area in ("plot", "agenda")
    return player.closed | {area} if told else player.closed


def _entry(node: Node, area: Area, player: str, board: TableInMaking) -> None:
    count, handle = node.word("NUMBER"), node.word("HANDLE")
    copies = number(count, MOST_COPIES) if count else 1
    if handle and copies > 1:
        refuse("duplicate-handle", handle.span, "duplicate-handle.copies", handle=handle.text, copies=copies)
    face = board.faces.face(node.the_word("STRING"), node.word("PACK"))
    for _ in range(copies):
        _lay_card(node, face, area, player, board)


def _lay_card(node: Node, face: Face, area: Area, player: str, board: TableInMaking) -> None:
    """A card with what lies under it and on it."""
    plain = Card("", face, player, player, area, place=node.span, facedown=area == "shadows", called=_called(node))
    card = board.put(marked(plain, node, board.names), node.word("HANDLE"))
    for mark in marks(node, "duplicates"):
        for _ in range(number(mark.the_word("NUMBER"), MOST_COPIES)):
            under = Card("", face, card.owner, card.owner, card.area, place=mark.span, under=card.id)  # like an attachment
            board.put(under, None)
    for attachment in node.nodes("attachment"):
        with collected(board.problems):
            _attach(attachment, card, player, board)


def _attach(node: Node, host: Card, player: str, board: TableInMaking) -> None:
    face = board.faces.face(node.the_word("STRING"), node.word("PACK"))
    plain = Card("", face, player, player, host.area, place=node.span, host=host.id, called=_called(node))
    card = marked(plain, node, board.names)
    if not list(marks(node, "controlled")):
        card = replace(card, controller=card.owner)
    board.put(card, node.word("HANDLE"))


def _called(node: Node) -> str:
    return unquoted(node.the_word("STRING"))
