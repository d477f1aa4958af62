"""Which server holds without a proxy in front, and what that costs: our front door beside others.

    .venv/bin/python bench/front_door.py              # attacks, then throughput
    .venv/bin/python bench/front_door.py --no-attacks --rounds 9

Every server runs the same small application in a process of its own that may open 1,024 files, and
is told all that it can be told against such attacks: headers up to 32 KB, five seconds to send a
request. Peers that aren't installed are named and left out; any of them can be brought along:
`pip install --target peers granian hypercorn`, then `PYTHONPATH=peers`.

Attacks: one header that never ends; 1,100 requests of one address that stop in the middle of their
headers; 20 that send a byte of their headers, or of their body, now and then. Meanwhile somebody
else asks. Throughput is the server's processor time for one request, for machines are shared and
change their speed: everything is measured in turn, the medians are compared, and what counts is the
ratio.
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import click
from websockets.asyncio.client import connect

from meadhall.hall.http.doorkeeper import KEEPER, Doorkeeper
from meadhall.hall.http.serving import server_settings
from meadhall.hall.ops.config import Config, Limits

SECONDS = 5
"""What servers are told a request may take."""
FILES = 1_024
HEADER_BYTES = 32_768
ENDLESS_MB = 150
HALF_OPEN = 1_100
TRICKLES = 20
LINES = 32
BODY = json.dumps({"text": "Skål " * 150}).encode()
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(BODY) + BODY
OURS = "ours"
HERE = str(Path(__file__).parent)
UVICORN = f"import uvicorn; uvicorn.run('front_door:app', app_dir={HERE!r}, port=%d, **%r)"
PLAIN: dict[str, Any] = {
    "ws": "websockets-sansio",
    "ws_per_message_deflate": False,
    "access_log": False,
    "log_level": "critical",
    "timeout_keep_alive": SECONDS,
}


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """What every server serves: an answer to what was sent, over HTTP and over a socket."""
    if scope["type"] == "lifespan":
        if "MEADHALL_DOOR" in os.environ:
            limits = Limits(header_seconds=SECONDS, body_seconds=SECONDS)
            scope["state"][KEEPER] = Doorkeeper(limits)
        while True:
            message = await receive()
            await send({"type": f"{message['type']}.complete"})
            if message["type"] == "lifespan.shutdown":
                return
    elif scope["type"] == "http":
        length = 0
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            length += len(message.get("body", b""))
            more = message.get("more_body", False)
        body = b'{"length": %d}' % length
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})
    else:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})


def commands(port: int) -> dict[str, tuple[str, list[str]]]:
    """How each server is started, and which package it needs."""
    python = sys.executable
    httptools = PLAIN | {"http": "httptools"}
    h11 = PLAIN | {"http": "h11", "h11_max_incomplete_event_size": HEADER_BYTES}
    hypercorn = (
        f"import uvloop, sys; sys.path.insert(0, {HERE!r}); from front_door import app\n"
        "from hypercorn.asyncio import serve; from hypercorn.config import Config\n"
        f"told = Config.from_mapping(bind='127.0.0.1:{port}', read_timeout={SECONDS},\n"
        f"    h11_max_incomplete_size={HEADER_BYTES}, keep_alive_timeout={SECONDS},\n"
        "    backlog=2048, loglevel='CRITICAL')\n"
        "uvloop.run(serve(app, told))"
    )
    granian = (
        f"--interface asgi --http 1 --workers 1 --loop uvloop --port {port} --no-access-log"
        f" --log-level critical --http1-header-read-timeout {SECONDS * 1000}"
        f" --http1-buffer-size {HEADER_BYTES} --working-dir {HERE} front_door:app"
    )
    return {
        OURS: ("httptools", [python, "-c", UVICORN % (port, server_settings(Config()))]),
        "uvicorn + httptools": ("httptools", [python, "-c", UVICORN % (port, httptools)]),
        "uvicorn + h11": ("h11", [python, "-c", UVICORN % (port, h11)]),
        "hypercorn": ("hypercorn", [python, "-c", hypercorn]),
        "granian": ("granian", [python, "-m", "granian", *granian.split()]),
    }


class Server:
    """A server in a process, with its children."""

    def __init__(self, name: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.name = name
        _, command = commands(self.port)[name]
        limited = ["sh", "-c", f'ulimit -n {FILES}; exec "$@"', "sh", *command]
        environment = os.environ | ({"MEADHALL_DOOR": "1"} if name == OURS else {})
        self.process = subprocess.Popen(limited, env=environment, stderr=subprocess.DEVNULL)

    def pids(self) -> list[int]:
        """The process and those it started."""
        found = [self.process.pid]
        for pid in found:
            with suppress(OSError):
                text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
                found.extend(int(child) for child in text.split())
        return found

    def peak(self) -> float:
        """Megabytes at most so far."""
        total = 0
        for pid in self.pids():
            for line in Path(f"/proc/{pid}/status").read_text().splitlines():
                if line.startswith("VmHWM"):
                    total += int(line.split()[1])
        return total / 1024

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        total = 0
        for pid in self.pids():
            for stat in Path(f"/proc/{pid}/task").glob("*/stat"):
                fields = stat.read_text().rsplit(")", 1)[1].split()
                total += int(fields[11]) + int(fields[12])
        return total / os.sysconf("SC_CLK_TCK")

    def knock(self, first: bytes = b"", source: str = "127.0.0.7") -> socket.socket:
        """A connection from some address, and the first bytes over it."""
        line = socket.create_connection(("127.0.0.1", self.port), 3, (source, 0))
        with suppress(OSError):
            line.sendall(first)
        return line

    def answers(self) -> float | None:
        """Seconds until somebody else has an answer; None if there is none."""
        began = time.perf_counter()
        try:
            with self.knock(GET, "127.0.0.1") as line:
                good = b" 200 " in line.recv(4_096)
        except OSError:
            return None
        return time.perf_counter() - began if good else None


@contextmanager
def running(name: str) -> Iterator[Server]:
    """A server that answers."""
    server = Server(name)
    try:
        for _ in range(300):
            if server.answers() is not None:
                break
            time.sleep(0.1)
        else:
            raise SystemExit(f"{name} doesn't start")
        yield server
    finally:
        server.process.terminate()
        try:
            server.process.wait(10)
        except subprocess.TimeoutExpired:
            server.process.kill()
            server.process.wait()


# --- attacks ------------------------------------------------------------------------------------


def is_open(line: socket.socket) -> bool:
    """Has the server not hung up?"""
    line.setblocking(False)
    try:
        while True:
            if not line.recv(65_536):
                return False
    except BlockingIOError:
        return True
    except OSError:
        return False


def said(seconds: float | None) -> str:
    """How long somebody else waited."""
    return "NO ANSWER" if seconds is None else f"{seconds * 1000:.0f} ms"


def endless_header(server: Server) -> str:
    """One header without an end."""
    before = server.peak()
    sent = 0
    with server.knock(GET[:-2] + b"X: ") as line, suppress(OSError):
        for sent in range(ENDLESS_MB):
            line.sendall(b"a" * 1_000_000)
    other = server.answers()
    return (
        f"{sent + 1:4} MB taken, {server.peak() - before:4.0f} MB more memory, others {said(other)}"
    )


def half_open(server: Server) -> str:
    """Requests that stop in the middle of their headers."""
    before = server.peak()
    with ExitStack() as stack:
        lines = []
        for _ in range(HALF_OPEN):
            with suppress(OSError):
                lines.append(stack.enter_context(server.knock(GET[:-10])))
        other = server.answers()
        kept = sum(is_open(line) for line in lines)
        time.sleep(SECONDS + 3)
        left = sum(is_open(line) for line in lines)
        later = server.answers()
    more = server.peak() - before
    return (
        f"{kept:4} kept, {left:4} after {SECONDS + 3} s, {more:4.0f} MB more memory, "
        f"others {said(other)}, later {said(later)}"
    )


def trickle(server: Server, head: bytes, drop: bytes) -> str:
    """Requests that come in drops."""
    with ExitStack() as stack:
        lines = [stack.enter_context(server.knock(head)) for _ in range(TRICKLES)]
        until = time.monotonic() + SECONDS + 3
        while time.monotonic() < until:
            for line in lines:
                with suppress(OSError):
                    line.sendall(drop)
            time.sleep(0.5)
        return f"{sum(is_open(line) for line in lines):4} of {TRICKLES} still open"


ATTACKS: dict[str, Callable[[Server], str]] = {
    "an endless header": endless_header,
    "half-open requests": half_open,
    "slow headers": lambda server: trickle(server, GET[:-2], b"X: a\r\n"),
    "slow bodies": lambda server: trickle(server, POST[:-500], b" "),
}


# --- throughput ---------------------------------------------------------------------------------


async def ask(port: int, request: bytes, until: float) -> int:
    """One request after the other over one connection; how many."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    count = 0
    while time.perf_counter() < until:
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        assert b" 200 " in head
        await reader.readexactly(int(head.partition(b"content-length:")[2].split()[0]))
        count += 1
    writer.close()
    return count


async def echo(port: int, until: float) -> int:
    """One message after the other over one socket; how many."""
    count = 0
    async with connect(f"ws://127.0.0.1:{port}/", compression=None) as line:
        while time.perf_counter() < until:
            await line.send(BODY.decode())
            await line.recv()
            count += 1
    return count


def microseconds(server: Server, kind: str, seconds: float) -> float:
    """The server's processor time for one request of a kind."""

    async def everybody() -> int:
        until = time.perf_counter() + seconds
        if kind == "socket":
            return sum(await asyncio.gather(*(echo(server.port, until) for _ in range(LINES))))
        request = {"GET": GET, "POST": POST}[kind]
        return sum(await asyncio.gather(*(ask(server.port, request, until) for _ in range(LINES))))

    before = server.cpu()
    count = asyncio.run(everybody())
    return (server.cpu() - before) / count * 1e6


def throughput(names: list[str], rounds: int, seconds: float) -> None:
    """Everything in turn, and the ratios of the medians."""
    for kind in ("GET", "POST", "socket"):
        found: dict[str, list[float]] = {name: [] for name in names}
        with ExitStack() as stack:
            servers = [stack.enter_context(running(name)) for name in names]
            for server in servers:
                microseconds(server, kind, 0.5)
            for _ in range(rounds):
                for server in servers:
                    found[server.name].append(microseconds(server, kind, seconds))
        own = statistics.median(found[OURS])
        for name in names:
            median = statistics.median(found[name])
            print(f"{kind:8} {name:20} {median:7.0f} µs of processor = {median / own:5.2f} × ours")


@click.command()
@click.option("--attacks/--no-attacks", default=True, show_default=True)
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(0))
@click.option("--seconds", default=1.5, show_default=True, help="Of each measurement.")
def main(attacks: bool, rounds: int, seconds: float) -> None:
    """Attacks, then throughput."""
    names = []
    for name, (package, _) in commands(0).items():
        if importlib.util.find_spec(package):
            names.append(name)
        else:
            print(f"{name} is left out: {package} isn't installed here")
    for attack, run in ATTACKS.items() if attacks else ():
        for name in names:
            with running(name) as server:
                print(f"{attack:20} {name:20} {run(server)}", flush=True)
    if rounds:
        throughput(names, rounds, seconds)


if __name__ == "__main__":
    main()
