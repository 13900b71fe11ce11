"""The record: files -> lines, lines -> text, and what has changed between two of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from .door import HOME, rule

HERE = Path(__file__).parent
BOARDS = HERE / "boards"
CASEBOOK = HOME / "scenarios"
COLUMNS = ("file", "line", "question", "verdict", "answer", "clauses", "conditions", "status", "provisional")
UNREAD = "unread-"
"""The boards with such cards lie in folders of their own."""
SHOWN = 25
"""So many changes are shown; more would not be read."""

Line = tuple[str, ...]


def records() -> dict[str, list[Path]]:
    """The files that each record is made of."""
    found: dict[str, list[Path]] = {}
    for file in sorted(CASEBOOK.rglob("*.scenario")):
        folder = "german" if "german" in file.parts else file.relative_to(CASEBOOK).parts[0]
        found.setdefault(f"casebook-{folder}", []).append(file)
    for file in sorted(BOARDS.glob("*/*.scenario")):
        found.setdefault(f"boards-{file.parent.name}", []).append(file)
    return found


def path(record: str) -> Path:
    return HERE / f"{record}.tsv"


def unread(file: Path) -> bool:
    """Whether there are cards on the board whose text is not read."""
    return file.parent.name.startswith(UNREAD)


def name(file: Path) -> str:
    """As short as it is clear: below the casebook or below the boards."""
    return file.relative_to(BOARDS if file.is_relative_to(BOARDS) else CASEBOOK).as_posix()


def lines(file: Path) -> list[Line]:
    """A line for each question, then one for all that was wrong with the file, if anything was; never none."""
    ruled = rule(file.relative_to(HOME), unread(file))
    asked = [(*_question(one), _provisional(one)) for one in ruled.record["rulings"]]
    wrong = [f"{p['line']} {p['code']}" for p in ruled.record["problems"]]
    trouble = [("-", "-", "problems", ", ".join(wrong), "-", "-", "-")] if wrong else []
    nothing = [("-", "-", "nothing asked", "-", "-", "-", "-")] if not asked and not wrong else []
    told = (*asked, *trouble, *nothing)
    return [tuple(map(_plain, (name(file), *one, str(ruled.status), caveat))) for *one, caveat in told]


def _question(ruling: dict[str, Any]) -> Line:
    """Sets are sorted: only what changes a ruling is to change a line."""
    clauses = sorted({clause["id"] for clause in ruling["clauses"]})
    conditions = sorted({f"{c['about']} {c['clause']}" for c in ruling["conditions"]})
    told = str(ruling["line"]), ruling["question"], ruling["verdict"], ruling["answer"]
    return (*told, ", ".join(clauses) or "-", ", ".join(conditions) or "-")


def _provisional(ruling: dict[str, Any]) -> str:
    """Whether it is said that text which was not read may say otherwise."""
    return "provisional" if ruling["provisional"] else "-"


def _plain(text: str) -> str:
    """On one line, in one column, with nothing that a terminal would act upon."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text) or "-"


def written(all_lines: Iterable[Line]) -> str:
    return "".join("\t".join(line) + "\n" for line in (COLUMNS, *all_lines))


def kept(record: str) -> dict[str, list[Line]]:
    """What the record says of each file."""
    found: dict[str, list[Line]] = {}
    text = path(record).read_text(encoding="utf-8") if path(record).exists() else ""
    for row in text.split("\n")[1:]:
        if row:
            line = tuple(row.split("\t"))
            found.setdefault(line[0], []).append(line)
    return found


def changes(before: Sequence[Line], after: Sequence[Line]) -> Iterator[str]:
    """What differs, question by question, old → new; a question is known by its file, its line and its words."""
    old, new = ({line[:3]: line for line in told} for told in (before, after))
    for key in dict.fromkeys((*old, *new)):
        was, now = old.get(key), new.get(key)
        if was is None or now is None:
            yield f"{'+' if now else '-'} {'  '.join(now or was or ())}"
        elif was != now:
            yield f"  {key[0]}:{key[1]}  {key[2]}"
            for column, one, other in zip(COLUMNS, was, now, strict=True):
                if one != other:
                    yield f"      {column}: {one} → {other}"


def shown(found: Sequence[str]) -> str:
    """The changes as a person reads them."""
    more = [f"… and {len(found) - SHOWN} lines more"] if len(found) > SHOWN else []
    advice = "If the new lines are right: `python -m tests.net`, and the commit says which rule or finding makes them so."
    return "\n".join(("the net has changed", *found[:SHOWN], *more, advice))
