"""Imported packs: both formats, translations, versions, and everything that can be wrong with a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import worded

from judge.cards import Catalogue
from judge.cards.imported.add import add, add_faces
from judge.cards.imported.formats import LARGEST
from judge.game.card_descriptions import Which, Who
from judge.game.effect import Gain, Price, Strength
from judge.game.printed_face import Face, Keyword
from judge.support.where_files_lie import store_path

DATA = Path(__file__).parent / "data"


def pack(*cards: dict[str, object]) -> str:
    return json.dumps({"code": "Tst", "name": "Test", "cards": list(cards)}, indent=1)


def card(**changes: object) -> dict[str, object]:
    return {"code": "96001", "type": "character", "name": "Testing Man", "faction": "stark", "text": "", **changes}


def test_a_throneteki_pack(invented):
    face = invented.find("lantern keeper", "Inv")[0]
    assert (face.type, face.unique, face.loyal, face.house) == ("character", True, True, "tyrell")
    assert (face.cost, face.strength, face.icons) == (4, 3, ("intrigue", "power"))
    assert (face.traits, face.origin) == (("Lady", "Old Moon"), "Inv")
    assert face.keywords == (
        Keyword("bestow", 2),
        Keyword("no attachments", excepting=("Lamp",)),
        Keyword("shadow", 3),
    )
    assert face.unread == ("Reaction: After the lamps go out, light one of them.",)


def test_an_event_and_its_moment(invented):
    (face,) = invented.find("hush now")
    assert (face.cost, face.event_window, face.event_phase) == ("-", "action", "challenges")


def test_an_attachment_and_its_hosts(invented):
    (face,) = invented.find("Borrowed Cloak")
    black = Which(types=("character",), houses=("night's watch",), whose=Who("you"))
    assert face.host == Which(either=(black, Which(types=("character",), traits=("Pedlar",), whose=Who("you"))))
    worn = Which(refs=("attached",))
    assert [told.effect for told in face.effects] == [Strength(1, worn), Gain(Keyword("stealth"), worn)]
    assert face.unread == ()


def test_a_plot_whose_claim_is_not_a_number(invented):
    (face,) = invented.find("A Lean Supper")
    assert (face.gold, face.initiative, face.claim, face.reserve) == (3, 5, None, 4)
    assert face.unread == ("X is the number of spoons.",)


def test_a_thronesdb_list(invented):
    (face,) = invented.find("Reed Bridge")
    assert (face.type, face.cost, face.traits, face.pack) == ("location", 0, ("The Marsh",), "Odd")
    (told,) = face.effects
    assert isinstance(told.effect, Price)
    assert (told.effect.act, told.effect.by, told.effect.which.traits) == ("marshal", -1, ("Pedlar",))


def test_versions_that_differ_are_all_found(invented):
    assert [face.pack for face in invented.find("Lantern Keeper")] == ["Odd", "Inv"]
    assert invented.packs("Lantern Keeper") == ("Odd", "Inv")


def test_versions_that_agree_are_one(tmp_path):
    (tmp_path / "a.json").write_text(pack(card()))
    (tmp_path / "b.json").write_text(pack(card(code="96002")).replace("Tst", "Two"))
    assert not add([tmp_path]).problems
    assert [face.pack for face in Catalogue().find("Testing Man")] == ["Tst"]
    assert Catalogue().packs("Testing Man") == ("Tst", "Two")
    assert [face.pack for face in Catalogue().find("Testing Man", "two")] == ["Two"]


@pytest.mark.parametrize("written", ["Laternenhüterin", "laternenhuterin", "LATERNENHÜTERIN"])
def test_a_title_in_another_language_names_the_same_card(invented, written):
    (face,) = invented.find(written, "Odd")
    assert face.title == "Lantern Keeper"


def test_our_own_card_stays_ours(tmp_path):
    (tmp_path / "a.json").write_text(pack(card(name="Penny", cost=9)).replace("Tst", "TMoW"))
    add([tmp_path])
    (face,) = Catalogue().find("Penny")
    assert (face.cost, face.origin) == (2, "catalogue")


def test_a_report_counts():
    report = add([DATA])
    assert (report.files, report.cards, report.new, report.translations) == (3, 6, 6, 3)
    assert [Path(file).name for file in report.skipped] == ["packs.json"]
    assert add([DATA]).new == 0


def test_editions_are_kept_apart():
    faces = [Face("Wharf Watcher", "character", crest=True, s_cost=1, keywords=(Keyword("melee"),))]
    assert add_faces(faces, "1e", "mine.cards").new == 1
    (face,) = Catalogue().find("wharf watcher", edition="1e")
    assert (face.s_cost, face.keywords, face.origin) == (1, (Keyword("melee"),), "mine.cards")
    assert Catalogue().find("Wharf Watcher", edition="2e") == ()


BROKEN = (
    (card(name=""), "`96001`: a card needs a `name`"),
    (card(code=None), "`Testing Man`: a card needs a `code`"),
    (card(type="dragon"), "`Testing Man`: a card cannot be of type `dragon`"),
    (card(faction=["stark"]), "`Testing Man`: there is no faction `['stark']`"),
    (card(cost="many"), "`Testing Man`: `cost` cannot be `many`"),
    (card(cost=-1), "`Testing Man`: `cost` cannot be `-1`"),
    (card(strength=True), "`Testing Man`: `strength` cannot be `True`"),
    (card(unique="yes"), "`Testing Man`: `unique` must be true or false"),
    (card(traits="Lord"), "`Testing Man`: `traits` must be a list of words"),
    (card(icons=["military"]), "`Testing Man`: `icons` must be a list of icons with true or false"),
    (card(text=7), "`Testing Man`: `text` must be text"),
    (card(text="x" * 20_000), "`Testing Man`: its text is longer than 10,000 characters"),
    (card(name="x" * 200), f"`{'x' * 80}`: its name is longer than 120 characters"),
    ("a word", "`card 2`: a card is a list of names and values"),
)


@pytest.mark.parametrize(("broken", "message"), BROKEN)
def test_a_broken_card_is_named_and_the_good_ones_load(tmp_path, broken, message):
    (tmp_path / "a.json").write_text(pack(card(code="96009", name="Good Man"), broken))
    report = add([tmp_path])
    assert [worded.message(problem) for problem in report.problems] == [message]
    assert report.problems[0].span.file == str(tmp_path / "a.json")
    assert Catalogue().find("Good Man")
    assert not Catalogue().find("Testing Man")


def test_a_broken_card_is_shown_at_its_line(tmp_path):
    text = pack(card(code="96009", name="Good Man"), card(cost="many"))
    (tmp_path / "a.json").write_text(text)
    (problem,) = add([tmp_path]).problems
    assert '"96001"' in text.splitlines()[problem.span.line - 1]


FILES = (
    (b"{", "this is not JSON: expecting property name enclosed in double quotes"),
    (b"\xff\xfe\x00", "this is not usable JSON in UTF-8"),
    (b"[" * 100_000, "this is not usable JSON in UTF-8"),
    (b"{}", "there are no cards in `a.json`"),
    (b"", "this is not JSON: expecting value"),
)


@pytest.mark.parametrize(("content", "message"), FILES)
def test_a_file_that_is_no_card_list_changes_nothing(tmp_path, content, message):
    (tmp_path / "a.json").write_bytes(content)
    report = add([tmp_path / "a.json"])
    assert [worded.message(problem) for problem in report.problems] == [message]
    assert not store_path().exists()


def test_a_bad_file_does_not_keep_a_good_one_out(tmp_path):
    (tmp_path / "a.json").write_text("{")
    (tmp_path / "b.json").write_text(pack(card()))
    assert len(add([tmp_path]).problems) == 1
    assert Catalogue().find("Testing Man")


def test_a_file_that_is_too_large_states_the_limit(tmp_path):
    with (tmp_path / "a.json").open("wb") as file:
        file.truncate(100_000_000)
    (problem,) = add([tmp_path]).problems
    assert worded.message(problem) == f"this is 100 MB; the limit is {LARGEST // 1_000_000} MB"


def test_a_path_that_is_not_there(tmp_path):
    (problem,) = add([tmp_path / "nowhere"]).problems
    assert worded.message(problem) == f"there is no `{tmp_path / 'nowhere'}`"
    assert problem.advice


def test_a_code_given_twice_in_a_file(tmp_path):
    (tmp_path / "a.json").write_text(pack(card(), card(name="Other Man")))
    (problem,) = add([tmp_path]).problems
    assert worded.message(problem) == "`Other Man`: the code is taken by `Testing Man`; the first is kept"
    assert not Catalogue().find("Other Man")


def test_a_code_given_twice_in_two_files(tmp_path):
    (tmp_path / "a.json").write_text(pack(card()))
    (tmp_path / "b.json").write_text(pack(card(name="Other Man")))
    (problem,) = add([tmp_path]).problems
    assert worded.message(problem) == "`Other Man`: the code `96001` is taken by `Testing Man`; the first is kept"


def test_characters_that_act_on_a_terminal_never_leave_raw(tmp_path):
    (tmp_path / "a.json").write_text(pack(card(name="Pen\u202eny\x1b[31m", text="Sings\x07 loudly.")))
    add([tmp_path])
    (face,) = Catalogue().find("Penny[31m", "Tst")
    assert face.title.isprintable()
    assert face.unread == ("Sings\\u0007 loudly.",)


def test_a_reader_that_has_learnt_reads_the_kept_texts_anew(invented, monkeypatch):
    monkeypatch.setattr("judge.cards.imported.open_store.reader_key", lambda: b"another reader..")
    monkeypatch.setattr("judge.cards.imported.compile.reader_key", lambda: b"another reader..")
    before = store_path().read_bytes()
    assert Catalogue().find("Reed Bridge") == invented.find("Reed Bridge")
    assert b"another reader" in store_path().read_bytes()
    assert before != store_path().read_bytes()


def test_nothing_is_read_before_a_title_is_looked_up(tmp_path):
    Catalogue(sheets=tmp_path / "nowhere", imported=tmp_path / "nothing")
    assert list(tmp_path.iterdir()) == []
