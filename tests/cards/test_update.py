"""Fetching the public list, from a server on this machine: whatever goes wrong, the old list stays."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
import worded

from judge.cards import Catalogue
from judge.cards.imported.download import PUBLIC_LIST, update
from judge.support.problems import Unusable
from judge.support.where_files_lie import store_path

LIST = (Path(__file__).parent / "data" / "thronesdb" / "pack" / "Odd.json").read_bytes()


class Server(BaseHTTPRequestHandler):
    trickled = 0

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

    def trickling(self) -> None:
        self.send_response(200)
        self.send_header("Content-Length", "1000000")
        self.end_headers()
        self._trickle(b" " * 1200)

    def trickling_unsaid(self) -> None:
        self.send_response(200)
        self.end_headers()
        self._trickle(b" " * 1200)

    def trickling_headers(self) -> None:
        self._trickle(b"HTTP/1.0 200 OK\r\nX-Long: " + b"x" * 1200)

    def trickling_redirects(self) -> None:
        self._trickle(b"HTTP/1.0 302 Found\r\nLocation: /trickling_redirects\r\n\r\n", 0.02)

    def _trickle(self, data: bytes, pause: float = 0.05) -> None:
        """A byte now and then: never silent, and never at an end."""
        for byte in data:
            self.wfile.write(bytes([byte]))
            self.wfile.flush()
            Server.trickled += 1
            time.sleep(pause)

    def to_ftp(self) -> None:
        self._redirect("ftp://127.0.0.1:9/cards.json")

    def to_http(self) -> None:
        self._redirect("http://cards.example.invalid/")

    def to_file(self) -> None:
        self._redirect("file:///etc/passwd")

    def to_nonsense(self) -> None:
        self._redirect("https://[")

    def to_good(self) -> None:
        self._redirect("/good")

    def _redirect(self, where: str) -> None:
        self.send_response(302)
        self.send_header("Location", where)
        self.end_headers()

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
    assert worded.message(caught.value.problems[0]).startswith(message)
    assert store_path().read_bytes() == before
    assert {file.name for file in store_path().parent.iterdir()} == {store_path().name, ".cards.lock"}


def test_a_server_that_is_not_there():
    with pytest.raises(Unusable) as caught:
        update("http://127.0.0.1:9/")
    assert worded.message(caught.value.problems[0]) == "the server cannot be reached: Connection refused"


@pytest.mark.parametrize("url", ["http://example.invalid/", "file:///etc/passwd", "ftp://127.0.0.1/"])
def test_only_https_is_fetched(url):
    with pytest.raises(Unusable) as caught:
        update(url)
    assert worded.message(caught.value.problems[0]) == "cards are fetched over https only"


def test_the_public_list_is_fetched_over_https():
    assert PUBLIC_LIST.startswith("https://")


def test_a_folder_that_cannot_be_written_to(server, tmp_path):
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(Unusable) as caught:
        update(server + "good", target=tmp_path / "file" / "cards")
    assert worded.message(caught.value.problems[0]).startswith("the cards cannot be kept: ")


@pytest.mark.parametrize("path", ["trickling", "trickling_unsaid", "trickling_headers", "trickling_redirects"])
def test_a_list_that_trickles_in_is_given_up(server, path):
    """The server would go on for a minute, byte by byte; each byte comes within the time limit."""
    Server.trickled = 0
    with pytest.raises(Unusable) as caught:
        update(server + path, timeout=0.2)
    assert worded.message(caught.value.problems[0]).endswith("within 2 seconds")
    assert Server.trickled < 400
    assert not store_path().exists()


@pytest.mark.parametrize("path", ["to_ftp", "to_http", "to_file", "to_nonsense"])
def test_a_redirect_is_looked_at_before_it_is_followed(server, path, monkeypatch):
    import socket

    asked: list[object] = []
    really = socket.getaddrinfo
    monkeypatch.setattr(socket, "getaddrinfo", lambda *told, **named: asked.append(told) or really(*told, **named))
    with pytest.raises(Unusable) as caught:
        update(server + path, timeout=5)
    told = worded.message(caught.value.problems[0])
    assert told == "the server points to an address without https" or path in ("to_file", "to_nonsense")
    assert len(asked) == 1, "nobody else was turned to"


def test_a_redirect_to_a_good_address_is_followed(server):
    assert update(server + "to_good").cards == 2


def test_nobody_outside_sends_us_to_this_machine(monkeypatch):
    """Over https or on this very machine; but what is on this machine is for whoever sits at it."""
    from judge.cards.imported.download import allowed

    assert allowed("https://cards.example/list", "https://other.example/list")
    assert allowed("http://localhost:80/", "http://127.0.0.1:81/")
    assert not allowed("https://cards.example/list", "http://127.0.0.1:8080/admin")


def test_what_is_no_address_is_refused():
    for url in ("https://[", "https://[::1", "http://[", "//", "", "https://", "https:///x", "https://a b/", "https://x:y/"):
        with pytest.raises(Unusable) as caught:
            update(url, timeout=1)
        assert [p.code for p in caught.value.problems] == ["cards-fetch"]
        assert worded.message(caught.value.problems[0]) in ("this is not an address", "cards are fetched over https only"), url
