"""What was played before a question, over text that was not read: it may have forbidden a step, or had a say in what it did."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from judge.engine.unread.bears_on import answers, counters, timely
from judge.engine.unread.card_fits_adjectives import GivenByText
from judge.engine.unread.direction import bans, may_turn
from judge.engine.unread.question_topics import act_topics
from judge.engine.unread.reaches import Scales, may_touch
from judge.engine.unread.take_sentence_apart import Sentence, Statement
from judge.engine.unread.unread_sentences_in_force import Said
from judge.game.case_and_truth import Case
from judge.game.table import Card, Table
from judge.ruling import Ruling, Unread
from judge.support.frozen_data_classes import Noun

MOST = 4
"""So many steps are left out, one at a time, to see what rests on them."""
Again = Callable[[Table], Table]
"""Plays a step on another table; what is not legal there is not done."""
DONE_BY_TEXT = ("use_ability", "play")


class PlayedOverText(Noun):
    """A step that was played: on which table, with what text about, and which cards and players it changed."""

    case: Case
    board: GivenByText
    said: tuple[Said, ...]
    changed: frozenset[str]


class Doubt:
    """Text that may have forbidden a step, and the table as it would be without that step."""

    def __init__(self, unread: tuple[Unread, ...], table: Table, since: tuple[Again, ...] = ()) -> None:
        self.unread = unread
        self._table = table
        self._since = list(since)

    @property
    def table(self) -> Table:
        """Played on when somebody looks."""
        for again in self._since:
            self._table = again(self._table)
        self._since.clear()
        return self._table

    def then(self, again: Again) -> Doubt:
        return Doubt(self.unread, self._table, (*self._since, again))


class Course(Noun):
    """Everything that was played, as far as text that was not read may have had a say in it."""

    steps: tuple[PlayedOverText, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    unshown: tuple[Unread, ...] = ()  # of more steps than are left out: nothing shows what rests on them

    def varied(self, vary: Again) -> Course:
        """For a question that is asked with something different."""
        return self._replace(doubts=tuple(doubt.then(vary) for doubt in self.doubts))


def changed(before: Table, after: Table) -> frozenset[str]:
    """The cards and the players that are not as they were."""
    cards = (i for i, card in after.cards.items() if before.cards.get(i) != card)
    players = (player.name for player in after.players if player not in before.players)
    return frozenset((*cards, *players))


def doubted(course: Course, unread: tuple[Unread, ...], before: Table, again: Again) -> Course:
    """The course with one more step: it is played on every table without an earlier one, and itself left out if in doubt."""
    doubts = tuple(doubt.then(again) for doubt in course.doubts)
    if not unread:
        return course._replace(doubts=doubts)
    if len(doubts) == MOST:
        return course._replace(doubts=doubts, unshown=tuple(dict.fromkeys((*course.unshown, *unread))))
    return course._replace(doubts=(*doubts, Doubt(unread, before)))


def rested_on(course: Course, told: Collection[Unread], ruling: Ruling, ruled: Callable[[Table], Ruling]) -> Iterator[Unread]:
    """What may have forbidden a step without which the answer would be another; what is told already needs no showing."""
    yield from course.unshown
    known = {*told, *course.unshown}
    for doubt in course.doubts:
        if not known.issuperset(doubt.unread) and _said(ruled(doubt.table)) != _said(ruling):
            yield from doubt.unread
            known.update(doubt.unread)


def _said(ruling: Ruling) -> tuple[object, ...]:
    open_facts = {(c.finding.word, str(c.finding.value), c.finding.case.card, c.holds) for c in ruling.conditions}
    return ruling.verdict, ruling.answer, open_facts


def had_a_say(scales: Scales, steps: Iterable[PlayedOverText], found: Iterable[Said]) -> Iterator[Said]:
    """The sentences that may have had a say in what a step did, and so in what is asked about; each of them once."""
    known = {(card.id, told.text) for card, told in found}
    for step in steps:
        then = scales._replace(board=step.board)
        for card, told in step.said:
            if (card.id, told.text) not in known and _bore(then, step, card, told):
                known.add((card.id, told.text))
                yield card, told


def _bore(scales: Scales, step: PlayedOverText, card: Card, told: Sentence) -> bool:
    match told.timing:
        case "used":
            return step.case.card == card.id and step.case.action in DONE_BY_TEXT and _on_topic(scales, told)
        case "forced":
            return answers(scales, card, told, (step.case,)) and _on_topic(scales, told)
        case "revealed" if not told.lasting:
            return False
    return not told.defines and any(_altered(scales, step, card, told, piece) for piece in told.pieces)


def _on_topic(scales: Scales, told: Sentence) -> bool:
    topics, after = scales.matter.topics, scales.matter.after
    return topics is None or any(not piece.topics or piece.topics & (topics | after) for piece in told.pieces)


def _altered(scales: Scales, step: PlayedOverText, card: Card, told: Sentence, piece: Statement) -> bool:
    matter = scales.matter
    if counters(scales, piece) or not timely(scales, card, piece) or not may_turn(scales, told, piece):
        return False
    if not matter.after or (piece.topics and not piece.topics & matter.after) or not _of_this_step(scales, step, piece):
        return False
    touched = matter.cards | ({step.case.card} if step.case.card else frozenset())
    return _counts(scales, step, piece) and may_touch(scales, card, told, piece, touched)


def _of_this_step(scales: Scales, step: PlayedOverText, piece: Statement) -> bool:
    """Whether it speaks of what was done or came of it; of a ban it is seen by leaving out the step."""
    own, more = (act_topics(scales.words, scales.book, step.case.action, section) for section in ("acts", "happens"))
    if own is None or more is None or not piece.topics:
        return True
    return bool(piece.topics & (own | more)) and not (bans(scales.words, piece) and piece.topics & own)


def _counts(scales: Scales, step: PlayedOverText, piece: Statement) -> bool:
    """For what can be done now: it must be about a card that the step changed, or gold that it took."""
    matter = scales.matter
    paid = piece.topics & matter.after & scales.words.paying and not matter.players.isdisjoint(step.changed)
    return not matter.act or bool(paid) or not piece.topics or not matter.cards.isdisjoint(step.changed)
