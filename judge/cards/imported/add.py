"""Adds cards to the user's own: files and folders of the public formats, and faces that were read elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from judge.cards.card_as_plain_data import record_of
from judge.cards.imported.compile import save
from judge.cards.imported.formats import Batch, read_file
from judge.cards.imported.one_card import KeptCard
from judge.cards.imported.original_imported_records import Sources, read_sources
from judge.cards.imported.store_reader import Store, held, no_place
from judge.game.printed_face import Face
from judge.support.files_below import files_below, is_folder
from judge.support.fold_and_clean_text import clean, fold
from judge.support.frozen_data_classes import Noun
from judge.support.problems import Problem, Span, phrase, problem_at
from judge.support.where_files_lie import store_path


class ImportReport(Noun):
    """What an import did."""

    files: int = 0
    cards: int = 0  # taken in, new or not
    new: int = 0
    translations: int = 0
    skipped: tuple[str, ...] = ()  # files that hold no cards
    problems: tuple[Problem, ...] = ()


Batches = list[tuple[Path, Batch]]
"""Files, and what was read in each."""


def add(paths: Iterable[Path], store: Path | None = None, edition: str = "2e") -> ImportReport:
    """Add every good card of these files and folders; without one, nothing changes."""
    return keep(*read_lists(paths), store or store_path(), edition)


def add_faces(faces: Iterable[Face], edition: str, source: str, store: Path | None = None) -> ImportReport:
    """Add cards that were written out as faces, such as a player's own list."""
    return keep([(Path(source), batch_of(faces, source))], [], store or store_path(), edition)


def read_lists(paths: Iterable[Path]) -> tuple[Batches, list[Problem]]:
    """What stands in these files and folders, and what is wrong with the paths."""
    files, problems = _files(paths)
    return [(file, read_file(file)) for file in files], problems


def batch_of(faces: Iterable[Face], source: str) -> Batch:
    batch = Batch()
    for face in faces:
        facts = {**record_of(face), "origin": face.pack or clean(Path(source).name)}
        # a list that is read again, from wherever, takes the place of the cards it names
        batch.cards.append(KeptCard(f"list:{fold(face.title)}:{fold(face.pack)}", facts, ""))
    return batch


def keep(batches: Batches, problems: list[Problem], path: Path | None, edition: str) -> ImportReport:
    """Merge what was read into the kept file; raises Unusable, and changes nothing, where that is damaged or in use."""
    if not any(batch.cards or batch.names for _, batch in batches):
        return take_in(Sources(), batches, problems, edition)
    if path is None:
        raise no_place()
    with held(path):
        sources = read_sources(Store(path))
        report = take_in(sources, batches, problems, edition)
        save(path, sources)
    return report


def take_in(sources: Sources, batches: Batches, problems: list[Problem], edition: str) -> ImportReport:
    """Merge what was read into what was there."""
    new = [sources.keep(edition, entry) for entry in _undisputed(batches, problems)]
    translations = sum(_name(sources, file, batch) for file, batch in batches)
    return ImportReport(
        files=sum(batch.known and bool(batch.cards or batch.names) for _, batch in batches),
        cards=len(new),
        new=sum(new),
        translations=translations,
        skipped=tuple(clean(str(file)) for file, batch in batches if not batch.known),
        problems=(*problems, *_strangers(batches), *(p for _, batch in batches for p in batch.problems)),
    )


def _files(paths: Iterable[Path]) -> tuple[list[Path], list[Problem]]:
    files: list[Path] = []
    problems = []
    for path in paths:
        found = sorted(map(Path, files_below(str(path), _is_list))) if is_folder(path) else [path] if _is_there(path) else []
        files += found
        if not found:
            problems.append(nothing_in(path))
    return files, problems


def nothing_in(path: Path) -> Problem:
    """There is no list of cards: in a folder, or under that name."""
    says, file = "cards-file.no-lists" if is_folder(path) else "" if _is_there(path) else "cards-file.none", clean(str(path))
    return problem_at("cards-file", Span(file, 1), says, phrase("give-lists"), file=file)


def _is_list(name: str) -> bool:
    return name.endswith(".json")


def _is_there(path: Path) -> bool:
    """Or may be, as far as one is let to see: then it is told why it cannot be read."""
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError, ValueError):  # no file is called so
        return False
    except OSError:
        return True
    return True


def _undisputed(batches: Batches, problems: list[Problem]) -> Iterator[KeptCard]:
    """Every card; of two files that give one code to different titles, the first is believed."""
    taken: dict[str, str] = {}
    for file, batch in batches:
        for entry in batch.cards:
            title = entry.facts["title"]
            if taken.setdefault(entry.code, title) == title:
                yield entry
            else:
                names = {"card": title, "code": entry.code, "other": taken[entry.code]}
                problems.append(problem_at("cards-code", Span(clean(str(file)), 1), "cards-code.named", **names))


def _name(sources: Sources, file: Path, batch: Batch) -> int:
    """Titles of a translation; the language is the folder under `translations`."""
    parts = file.parts
    language = parts[parts.index("translations") + 1] if "translations" in parts[:-2] else ""
    for code, title in batch.names:
        sources.names.setdefault(code, {})[language] = title
    return len(batch.names)


def _strangers(batches: Batches) -> Iterator[Problem]:
    """A file that holds no cards is passed over in a folder, but not when there is nothing else."""
    if any(batch.cards or batch.names or batch.problems for _, batch in batches):
        return
    for file, _ in batches:
        advice, name = phrase("card-lists"), clean(file.name)
        yield problem_at("cards-file", Span(clean(str(file)), 1), "", advice, file=name)
