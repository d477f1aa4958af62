"""Server processes to measure, on databases of their own, with limits nobody reaches."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

from meadhall.hall.http.serving import server_settings
from meadhall.hall.ops.config import VARIABLE, Config, Limits

UNLIMITED = Limits(
    requests_per_second=1e9,
    requests_burst=10**9,
    tables_per_minute=1e9,
    sockets_per_address=10**6,
    seats_per_address=100,
    messages_per_second=1e9,
    messages_burst=10**9,
    connections=10**6,
    connections_per_address=10**6,
)


class Server:
    """A server process on an empty database; `app` is what it serves, and `more` changes how its
    hall is set up."""

    def __init__(
        self, database: str, app: str = "meadhall.hall.http.app:build", **more: Any
    ) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.app = app
        self.config = Config(
            database=database, log_level="warning", **{"limits": UNLIMITED, **more}
        )

    def __enter__(self) -> Server:
        return self.start().wait()

    def start(self) -> Server:
        """Begin, and don't wait for it."""
        code = (
            f"import uvicorn; uvicorn.run('{self.app}', factory=True, "
            f"app_dir={str(Path(__file__).parent)!r}, port={self.port}, "
            f"**{server_settings(self.config)!r})"
        )
        environment = os.environ | {VARIABLE: msgspec.json.encode(self.config).decode()}
        self.process = subprocess.Popen([sys.executable, "-c", code], env=environment)
        return self

    def wait(self) -> Server:
        """Until it answers."""
        for _ in range(600):
            try:
                httpx.get(f"{self.address}/healthz", verify=False)
                return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise SystemExit("the server doesn't start")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()

    def kill(self) -> None:
        """As the system would, without a word."""
        self.process.kill()
        self.process.wait()

    def memory(self) -> int:
        """Resident bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        return 0

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
