"""Halls to test: one in a thread of this process, or one in a process that can be killed."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from meadhall.hall.http.app import make_app
from meadhall.hall.http.serving import server_settings
from meadhall.hall.ops.config import VARIABLE, Config, Limits

GENEROUS = Limits(
    requests_per_second=1e6,
    requests_burst=10**6,
    files_per_second=1e6,
    files_burst=10**6,
    tables_per_minute=1e6,
    sockets_per_address=10**5,
    seats_per_address=100,
    messages_per_second=1e6,
    messages_burst=10**6,
    chat_per_minute=1e6,
    people_per_minute=1e6,
    names_per_day=1e6,
    leagues_per_day=1e6,
    guesses_per_hour=1e6,
    reports_of_address_per_hour=1e6,
    keys_per_minute=1e6,
    notices_per_hour=1e6,
    connections_per_address=10**5,
    hints_per_minute=1e6,
    hints_at_once=10**5,
    hints_in_all=10**5,
    searches_per_minute=1e6,
    searches_per_address=10**5,
    analyses_at_once=10**5,
    analyses_in_all=10**5,
)
"""For tests that are not about rates: all clients have the same address."""


def config(database: str | Path, **changes: object) -> Config:
    """A configuration for tests; a path is an SQLite file."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    settings: dict[str, object] = {"bot_pause": 0.0, "limits": GENEROUS, **changes}
    return Config(database=url, **settings)  # type: ignore[arg-type]


def quick(settings: Config) -> dict[str, Any]:
    """How a hall is served, but closed sooner."""
    return server_settings(settings) | {"timeout_graceful_shutdown": 3}


def free_port() -> int:
    """A port that nobody has now. It is none of those that systems give to whoever connects to
    somewhere: one of these may be taken again before anybody listens there."""
    while True:
        with socket.socket() as probe, suppress(OSError):
            port = secrets.choice(range(10_000, 30_000))
            probe.bind(("127.0.0.1", port))
            return port


@contextmanager
def hall_in_thread(settings: Config) -> Iterator[str]:
    """A hall in this process, and its address."""
    port = free_port()
    server = uvicorn.Server(
        uvicorn.Config(
            make_app(settings),
            port=port,
            **quick(settings),
        )
    )
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the hall didn't close"


class Process:
    """A hall in a process of its own, always at the same address."""

    def __init__(self, settings: Config, logs: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.logs = logs
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        import msgspec

        code = (
            "import uvicorn; uvicorn.run('meadhall.hall.http.app:build', factory=True, "
            f"port={self.port}, **{quick(self._settings)!r})"
        )
        with self.logs.open("ab") as logs:
            self._process = subprocess.Popen(
                [sys.executable, "-c", code],
                env=os.environ | {VARIABLE: msgspec.json.encode(self._settings).decode()},
                stderr=logs,
                stdout=logs,
            )

    def wait(self) -> None:
        for _ in range(400):
            try:
                if httpx.get(f"{self.address}/healthz", timeout=5, verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"no hall at {self.address}: {self.logs.read_text()[-2000:]}")

    def kill(self) -> None:
        """As the kernel would, without a word."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def terminate(self) -> int:
        """As an operator would; the exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        status = self._process.wait(20)
        self._process = None
        return status
