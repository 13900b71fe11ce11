"""`judge cards update` against a server on this machine: progress on a terminal, and the old list survives."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from test_cli_rule import judge

LIST = (Path(__file__).parent.parent / "cards" / "data" / "thronesdb" / "pack" / "Odd.json").read_bytes()


class Server(BaseHTTPRequestHandler):
    ANSWERS = {"/good": LIST, "/malformed": b"<html>", "/cut": LIST[:300]}  # noqa: RUF012

    def do_GET(self) -> None:
        if self.path not in self.ANSWERS:
            self.send_error(404)
            return
        self.send_response(200)
        self.send_header("Content-Length", str(len(LIST if self.path == "/cut" else self.ANSWERS[self.path])))
        self.end_headers()
        self.wfile.write(self.ANSWERS[self.path])

    def log_message(self, *_: object) -> None:
        """Quiet."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def test_a_list_is_fetched_and_survives_what_goes_wrong(address: str, tmp_path: Path) -> None:
    update = lambda path, *more: judge("cards", "update", "--from", address + path, *more, JUDGE_DATA=str(tmp_path))  # noqa: E731
    assert update("/good").returncode == 0
    kept = (tmp_path / "cards.compiled").read_bytes()
    for path in ("/malformed", "/cut", "/gone"):
        done = update(path)
        assert done.returncode == 2 and "Traceback" not in done.stderr and f"{address}{path}" in done.stderr
        assert (tmp_path / "cards.compiled").read_bytes() == kept
    assert json.loads(update("/gone", "--json").stdout)["problems"][0]["code"] == "cards-fetch"
    assert json.loads(update("/good", "--json").stdout)["new"] == 0


def test_only_https_unless_on_this_machine(tmp_path: Path) -> None:
    done = judge("cards", "update", "--from", "http://example.invalid/", JUDGE_DATA=str(tmp_path))
    assert done.returncode == 2 and "https only" in done.stderr


def test_a_bar_on_a_terminal(address: str, tmp_path: Path) -> None:
    mine, theirs = pty.openpty()
    code = "from judge.cli import main; main()"
    command = [sys.executable, "-c", code, "cards", "update", "--from", f"{address}/good"]
    done = subprocess.run(command, stderr=theirs, capture_output=False, stdout=subprocess.PIPE, timeout=60,
                          env={**os.environ, "JUDGE_DATA": str(tmp_path)})  # fmt: skip
    os.close(theirs)
    assert b"[####" in os.read(mine, 65536)
    assert done.returncode == 0 and b"\r" not in done.stdout
