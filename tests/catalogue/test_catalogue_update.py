"""Fetching the public list, from a server on this machine: whatever goes wrong, the old list stays."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from judge.catalogue import Catalogue
from judge.catalogue.places import store_path
from judge.catalogue.update import PUBLIC_LIST, update
from judge.errors import Unusable

LIST = (Path(__file__).parent / "data" / "thronesdb" / "pack" / "Odd.json").read_bytes()


class Server(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        getattr(self, self.path.strip("/"))()

    def good(self) -> None:
        self._send(LIST)

    def truncated(self) -> None:
        self._send(LIST[:300], length=len(LIST))

    def cut(self) -> None:
        self._send(LIST[:300])

    def malformed(self) -> None:
        self._send(b"<html>sorry</html>")

    def empty(self) -> None:
        self._send(b"[]")

    def huge(self) -> None:
        self._send(b"", length=100_000_000)

    def endless(self) -> None:
        self.send_response(200)
        self.end_headers()
        piece = b" " * 1_000_000
        for _ in range(40):
            self.wfile.write(piece)

    def gone(self) -> None:
        self.send_error(404)

    def away(self) -> None:
        self.send_response(302)
        self.send_header("Location", "http://example.invalid/")
        self.end_headers()

    def slow(self) -> None:
        time.sleep(1.5)

    def _send(self, body: bytes, length: int | None = None) -> None:
        self.send_response(200)
        self.send_header("Content-Length", str(len(body) if length is None else length))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None: ...

    def handle(self) -> None:
        try:
            super().handle()
        except OSError:
            return  # whoever asked has gone


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    http = ThreadingHTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=http.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{http.server_port}/"
    http.shutdown()
    http.server_close()


def test_the_list_is_fetched_and_kept(server):
    seen: list[tuple[int, int | None]] = []
    report = update(server + "good", progress=lambda so_far, size: seen.append((so_far, size)))
    assert (report.cards, report.problems) == (2, ())
    assert seen[-1] == (len(LIST), len(LIST))
    assert Catalogue().find("Reed Bridge")


FAILURES = (
    ("truncated", "the answer broke off after 300 of "),
    ("cut", "this is not JSON"),
    ("malformed", "this is not JSON: expecting value"),
    ("empty", "the answer is not a list of cards"),
    ("huge", "this is 100 MB; the limit is 32 MB"),
    ("endless", "this is 32 MB; the limit is 32 MB"),
    ("gone", "the server answers 404 Not Found"),
    ("slow", "no answer within 0.3 seconds"),
    ("away", "the server"),
)


@pytest.mark.parametrize(("path", "message"), FAILURES)
def test_the_old_list_survives_every_failure(server, path, message):
    update(server + "good")
    before = store_path().read_bytes()
    with pytest.raises(Unusable) as caught:
        update(server + path, timeout=0.3)
    assert caught.value.problems[0].message.startswith(message)
    assert store_path().read_bytes() == before
    assert list(store_path().parent.iterdir()) == [store_path()]


def test_a_server_that_is_not_there():
    with pytest.raises(Unusable) as caught:
        update("http://127.0.0.1:9/")
    assert caught.value.problems[0].message == "the server cannot be reached: Connection refused"


@pytest.mark.parametrize("url", ["http://example.invalid/", "file:///etc/passwd", "ftp://127.0.0.1/"])
def test_only_https_is_fetched(url):
    with pytest.raises(Unusable) as caught:
        update(url)
    assert caught.value.problems[0].message == "cards are fetched over https only"


def test_the_public_list_is_fetched_over_https():
    assert PUBLIC_LIST.startswith("https://")


def test_a_folder_that_cannot_be_written_to(server, tmp_path):
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(Unusable) as caught:
        update(server + "good", target=tmp_path / "file" / "cards")
    assert caught.value.problems[0].message.startswith("the cards cannot be kept: ")
