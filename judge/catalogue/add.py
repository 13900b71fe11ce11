"""Adds cards to the user's own: files and folders of the public formats, and faces that were read elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from judge.catalogue.cards import Entry
from judge.catalogue.compile import Sources, save
from judge.catalogue.formats import Batch, read_file
from judge.catalogue.names import clean, fold
from judge.catalogue.places import store_path
from judge.catalogue.record import record_of
from judge.catalogue.store import SOURCES, Store
from judge.errors import Problem, Span, Unusable
from judge.noun import Noun
from judge.table import Face


class Report(Noun):
    """What an import did."""

    files: int = 0
    cards: int = 0  # taken in, new or not
    new: int = 0
    translations: int = 0
    skipped: tuple[str, ...] = ()  # files that hold no cards
    problems: tuple[Problem, ...] = ()


def add(paths: Iterable[Path], store: Path | None = None, edition: str = "2e") -> Report:
    """Add every good card of these files and folders; without one, nothing changes."""
    files, problems = _files(paths)
    batches = [(file, read_file(file)) for file in files]
    return keep(batches, problems, store or store_path(), edition)


def add_faces(faces: Iterable[Face], edition: str, source: str, store: Path | None = None) -> Report:
    """Add cards that were written out as faces, such as a player's own list."""
    batch = Batch()
    for face in faces:
        facts = {**record_of(face), "origin": face.pack or clean(Path(source).name)}
        # a list that is read again, from wherever, takes the place of the cards it names
        batch.cards.append(Entry(f"list:{fold(face.title)}:{fold(face.pack)}", facts, ""))
    return keep([(Path(source), batch)], [], store or store_path(), edition)


def keep(batches: list[tuple[Path, Batch]], problems: list[Problem], path: Path, edition: str) -> Report:
    """Merge what was read into the kept file."""
    store = Store(path)
    if store.damaged:
        problems.append(_damaged(path))
    sources = Sources(store.block(SOURCES))
    new = [sources.keep(edition, entry) for entry in _undisputed(batches, problems)]
    translations = sum(_name(sources, file, batch) for file, batch in batches)
    if new or translations:
        _save(path, sources)
    return Report(
        files=sum(batch.known and bool(batch.cards or batch.names) for _, batch in batches),
        cards=len(new),
        new=sum(new),
        translations=translations,
        skipped=tuple(clean(str(file)) for file, batch in batches if not batch.known),
        problems=(*problems, *_strangers(batches), *(p for _, batch in batches for p in batch.problems)),
    )


def _save(path: Path, sources: Sources) -> None:
    try:
        save(path, sources)
    except OSError as error:
        message = f"the cards cannot be kept: {error.strerror or error}"
        hint = "set JUDGE_DATA to a folder that can be written to"
        raise Unusable((Problem("cards-kept", message, Span(clean(str(path)), 1), hint),)) from error


def _files(paths: Iterable[Path]) -> tuple[list[Path], list[Problem]]:
    files: list[Path] = []
    problems = []
    for path in paths:
        found = sorted(path.rglob("*.json")) if path.is_dir() else [path] if path.exists() else []
        files += found
        if not found:
            message = "there are no card lists in" if path.is_dir() else "there is no"
            hint = "give a file or a folder of card lists"
            problems.append(Problem("cards-file", f"{message} `{clean(str(path))}`", Span(clean(str(path)), 1), hint))
    return files, problems


def _undisputed(batches: list[tuple[Path, Batch]], problems: list[Problem]) -> Iterator[Entry]:
    """Every card; of two files that give one code to different titles, the first is believed."""
    taken: dict[str, str] = {}
    for file, batch in batches:
        for entry in batch.cards:
            title = entry.facts["title"]
            if taken.setdefault(entry.code, title) == title:
                yield entry
            else:
                message = f"`{title}`: the code `{entry.code}` is taken by `{taken[entry.code]}`; the first is kept"
                problems.append(Problem("cards-code", message, Span(clean(str(file)), 1)))


def _name(sources: Sources, file: Path, batch: Batch) -> int:
    """Titles of a translation; the language is the folder under `translations`."""
    parts = file.parts
    language = parts[parts.index("translations") + 1] if "translations" in parts[:-2] else ""
    for code, title in batch.names:
        sources.names.setdefault(code, {})[language] = title
    return len(batch.names)


def _strangers(batches: list[tuple[Path, Batch]]) -> Iterator[Problem]:
    """A file that holds no cards is passed over in a folder, but not when there is nothing else."""
    if any(batch.cards or batch.names or batch.problems for _, batch in batches):
        return
    for file, _ in batches:
        hint = "card lists are throneteki pack files and ThronesDB lists"
        yield Problem("cards-file", f"there are no cards in `{clean(file.name)}`", Span(clean(str(file)), 1), hint)


def _damaged(path: Path) -> Problem:
    message = "the cards imported before were damaged and are lost"
    return Problem("cards-kept", message, Span(clean(str(path)), 1), "add the packs again that are missing")
