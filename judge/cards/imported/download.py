"""Fetches the public card list and adds it; whatever goes wrong on the way, the old list stays."""

from __future__ import annotations

from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from judge.cards.imported.add import ImportReport, keep
from judge.cards.imported.formats import LARGEST, TOO_LARGE, Batch, read_data, sizes
from judge.support.fold_and_clean_text import clean
from judge.support.problems import Name, Problem, Span, Unusable, phrase, problem_at
from judge.support.where_files_lie import store_path

PUBLIC_LIST = "https://thronesdb.com/api/public/cards/"
PATIENCE = 20.0  # seconds for each answer of the server
WHOLE = 10  # times as long for the whole list, redirects and all
PIECE = 64 * 1024

Progress = Callable[[int, int | None], None]  # bytes so far, and of how many if the server says


def update(
    url: str = PUBLIC_LIST, target: Path | None = None, progress: Progress | None = None, timeout: float = PATIENCE
) -> ImportReport:
    """Fetch the card list and keep it; raises `Unusable` and changes nothing if there is no good card in the answer."""
    data = fetch(url, progress or _silent, timeout)
    batch = read_data(data, url)
    if not batch.cards:
        raise Unusable(_nothing_good(batch, url))
    return keep([(Path(clean(url)), batch)], [], target or store_path(), "2e")


def fetch(url: str, progress: Progress, timeout: float) -> bytes:
    """The whole answer of a server, within the time that there is for it, however it comes."""
    if _address(url) is None:
        raise _failed(url, "cards-fetch.no-address")
    if not _private(url):
        raise _failed(url, "cards-fetch.not-https", "write-https")
    errand = Errand(url, progress, timeout)
    errand.start()
    errand.join(timeout * WHOLE)
    if errand.is_alive():
        errand.given_up = True
        raise _failed(url, "cards-fetch.too-slow", seconds=f"{timeout * WHOLE:g}")
    if errand.trouble:
        raise errand.trouble
    return errand.data


class Errand(Thread):
    """Fetches by itself: a server that sends a byte now and then keeps it busy, and nobody else."""

    def __init__(self, url: str, progress: Progress, timeout: float) -> None:
        super().__init__(daemon=True)
        self.url, self.progress, self.timeout = url, progress, timeout
        self.data, self.given_up = b"", False
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            self.data = self._fetched()
        except BaseException as error:
            self.trouble = error

    def _fetched(self) -> bytes:
        request = Request(self.url, headers={"User-Agent": "judge", "Accept": "application/json"})
        try:
            with build_opener(Redirects).open(request, timeout=self.timeout) as answer:
                return self._read(answer)
        except HTTPError as error:
            reason = clean(str(error.reason))[:60]
            raise _failed(self.url, "cards-fetch.answers", status=error.code, reason=reason) from error
        except (OSError, HTTPException, ValueError) as error:
            raise self._unreached(getattr(error, "reason", error)) from error

    def _read(self, answer: Any) -> bytes:
        size = answer.length  # what the server announces, if it does
        if size is not None and size > LARGEST:
            raise _failed(self.url, TOO_LARGE, **sizes(size))
        pieces, so_far = [], 0
        while not self.given_up and (piece := answer.read1(PIECE)):
            pieces.append(piece)
            so_far += len(piece)
            self.progress(so_far, size)
            if so_far > LARGEST:
                raise _failed(self.url, TOO_LARGE, **sizes(so_far))
        if size is not None and so_far < size:
            raise _failed(self.url, "cards-fetch.broke-off", came=f"{so_far:,}", size=f"{size:,}")
        return b"".join(pieces)

    def _unreached(self, reason: Any) -> Unusable:
        if isinstance(reason, TimeoutError):
            return _failed(self.url, "cards-fetch.no-answer", seconds=f"{self.timeout:g}")
        return _failed(self.url, "cards-fetch", reason=clean(str(getattr(reason, "strerror", None) or reason))[:120])


class Redirects(HTTPRedirectHandler):
    """Looks at where it is sent before it goes there."""

    def redirect_request(self, req: Request, fp: Any, code: int, msg: str, headers: Any, newurl: str) -> Request | None:
        if not allowed(req.full_url, newurl):
            raise _failed(req.full_url, "cards-fetch.redirect")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def allowed(url: str, onward: str) -> bool:
    """Over https; on this very machine for one who asked there himself, not for whom a server outside sends there."""
    return _private(onward) and (_here(url) or not _here(onward))


def _private(url: str) -> bool:
    """Over https, or on this very machine."""
    scheme, host = _address(url) or ("", "")
    return (scheme == "https" and bool(host)) or _here(url)


def _here(url: str) -> bool:
    scheme, host = _address(url) or ("", "")
    return scheme == "http" and host in ("127.0.0.1", "localhost", "::1")


def _address(url: str) -> tuple[str, str] | None:
    """Scheme and host, if it is an address at all."""
    try:
        parts = urlsplit(url)
        sound = url.isprintable() and " " not in url and parts.port != 0
    except ValueError:
        return None
    return (parts.scheme, parts.hostname or "") if sound else None


def _nothing_good(batch: Batch, url: str) -> tuple[Problem, ...]:
    return tuple(batch.problems[:5]) or _failed(url, "cards-fetch.no-list").problems


def _failed(url: str, says: str, advice: str = "cards-unchanged", /, **names: Name) -> Unusable:
    return Unusable((problem_at("cards-fetch", Span(clean(url), 1), says, phrase(advice), **names),))


def _silent(so_far: int, size: int | None) -> None:
    """Progress that nobody watches."""
