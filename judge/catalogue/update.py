"""Fetches the public card list and adds it; whatever goes wrong on the way, the old list stays."""

from __future__ import annotations

import time
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from judge.catalogue.add import Report, keep
from judge.catalogue.formats import LARGEST, Batch, read_data, too_large
from judge.catalogue.names import clean
from judge.catalogue.places import store_path
from judge.errors import Problem, Span, Unusable

PUBLIC_LIST = "https://thronesdb.com/api/public/cards/"
PATIENCE = 20.0  # seconds for each answer of the server
WHOLE = 180.0  # seconds for the whole list
PIECE = 64 * 1024

Progress = Callable[[int, int | None], None]  # bytes so far, and of how many if the server says


def update(
    url: str = PUBLIC_LIST, target: Path | None = None, progress: Progress | None = None, timeout: float = PATIENCE
) -> Report:
    """Fetch the card list and keep it; raises `Unusable` and changes nothing if there is no good card in the answer."""
    data = fetch(url, progress or _silent, timeout)
    batch = read_data(data, url)
    if not batch.cards:
        raise Unusable(_nothing_good(batch, url))
    return keep([(Path(clean(url)), batch)], [], target or store_path(), "2e")


def fetch(url: str, progress: Progress, timeout: float) -> bytes:
    """The whole answer of a server."""
    if not _private(url):
        raise _failed(url, "cards are fetched over https only")
    try:
        request = Request(url, headers={"User-Agent": "judge", "Accept": "application/json"})
        with urlopen(request, timeout=timeout) as answer:
            if not _private(answer.url):
                raise _failed(url, "the server points to an address without https")
            return _read(answer, url, progress, time.monotonic() + max(timeout, WHOLE))
    except HTTPError as error:
        raise _failed(url, f"the server answers {error.code} {clean(str(error.reason))[:60]}") from error
    except TimeoutError as error:
        raise _failed(url, f"no answer within {timeout:g} seconds") from error
    except (OSError, HTTPException, ValueError) as error:
        reason = getattr(error, "reason", error)
        raise _failed(url, _told(reason, timeout)) from error


def _read(answer: Any, url: str, progress: Progress, until: float) -> bytes:
    size = answer.length  # what the server announces, if it does
    if size is not None and size > LARGEST:
        raise _failed(url, too_large(size))
    pieces, so_far = [], 0
    while piece := answer.read(PIECE):
        pieces.append(piece)
        so_far += len(piece)
        progress(so_far, size)
        if so_far > LARGEST:
            raise _failed(url, too_large(so_far))
        if time.monotonic() > until:
            raise _failed(url, f"the list did not arrive within {WHOLE:g} seconds")
    if size is not None and so_far < size:
        raise _failed(url, f"the answer broke off after {so_far:,} of {size:,} bytes")
    return b"".join(pieces)


def _told(reason: Any, timeout: float) -> str:
    if isinstance(reason, TimeoutError):
        return f"no answer within {timeout:g} seconds"
    return f"the server cannot be reached: {clean(str(getattr(reason, 'strerror', None) or reason))[:120]}"


def _private(url: str) -> bool:
    """Over https, or on this very machine."""
    parts = urlsplit(url)
    return parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in ("127.0.0.1", "localhost", "::1"))


def _nothing_good(batch: Batch, url: str) -> tuple[Problem, ...]:
    return tuple(batch.problems[:5]) or _failed(url, "the answer is not a list of cards").problems


def _failed(url: str, message: str) -> Unusable:
    hint = "the cards you have are unchanged"
    return Unusable((Problem("cards-fetch", message, Span(clean(url), 1), hint),))


def _silent(so_far: int, size: int | None) -> None:
    """Progress that nobody watches."""
