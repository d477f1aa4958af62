"""The front door holds with nobody in front of it: attacks, while others are served."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from meadhall.hall.http.doorkeeper import SPARE_PLACES
from meadhall.hall.http.safety import address as counted_as
from meadhall.hall.http.serving import OTHER_FILES, make_room, room
from meadhall.hall.ops.config import Limits

from .client import Api
from .serving import GENEROUS, Process, config, free_port, hall_in_thread

PATIENCE = 20.0
QUICK = {"header_seconds": 0.6, "body_seconds": 0.8, "keep_alive_seconds": 0.5}
ASK = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF = b"GET / HTTP/1.1\r\nHost: local"
linux = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc, and 127.0.0.2")


def limits(**changes: float) -> Limits:
    """Generous but for what the test is about."""
    return msgspec.structs.replace(GENEROUS, **changes)


@contextmanager
def hall(file: Path, **changes: float) -> Iterator[str]:
    with hall_in_thread(config(file, limits=limits(**changes))) as address:
        yield address


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A hall whose memory and connections are nobody else's."""
    folder = tmp_path_factory.mktemp("served")
    usual = limits(connections_per_address=Limits().connections_per_address, reply_seconds=1.0)
    process = Process(config(folder / "hall.db", limits=usual), folder / "log")
    process.start()
    try:
        process.wait()
        assert is_well(process.address)
        yield process
    finally:
        process.kill()


LINES = ExitStack()


@pytest.fixture(autouse=True)
def _hang_up() -> Iterator[None]:
    yield
    LINES.close()


def knock(address: str, first: bytes = b"", source: str = "") -> socket.socket:
    """A connection, and the first bytes over it; closed when the test is over."""
    parts = urlsplit(address)
    line = socket.create_connection(
        (parts.hostname, parts.port), PATIENCE, (source, 0) if source else None
    )
    LINES.enter_context(line)
    with suppress(ConnectionError):  # it may have been refused already
        line.sendall(first)
    return line


def cut_off(line: socket.socket, data: bytes, pause: float = 0.0, most: int = 10**9) -> bool:
    """Send that again and again: does somebody hang up?"""
    until = time.monotonic() + PATIENCE
    try:
        for _ in range(most):
            line.sendall(data)
            time.sleep(pause)
            if time.monotonic() > until:
                return False
    except ConnectionError:
        return True
    return False


def listen(address: str, table: str) -> ClientConnection:
    """A socket to a table, open and in use."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    line = LINES.enter_context(connect(url, compression=None))
    line.send('{"type": "hello"}')
    line.recv(PATIENCE)
    return line


def rest(line: socket.socket) -> bytes:
    """What is said until the line is closed."""
    said = b""
    with suppress(ConnectionError):
        while more := line.recv(65_536):
            said += more
    return said


def code(said: bytes) -> tuple[int, str]:
    """The status and the code of an answer that is the last."""
    head, _, body = said.partition(b"\r\n\r\n")
    assert b"\r\nconnection: close" in head
    return int(head.split()[1]), json.loads(body)["code"]


def is_there(address: str) -> bool:
    """Does anybody answer?"""
    try:
        return httpx.get(f"{address}/healthz", verify=False).status_code == 200
    except httpx.TransportError:
        return False


def is_well(address: str) -> bool:
    """Is somebody else served meanwhile?"""
    return Api(address).ask("GET", "/api/hall").status_code == 200


def wait_until(done: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until, "it never came to that"
        time.sleep(0.05)


def connections(address: str) -> int:
    """How many are open, the one that asks among them."""
    for line in Api(address).ask("GET", "/metrics").text.splitlines():
        if line.startswith("meadhall_connections "):
            return int(float(line.split()[1]))
    raise AssertionError("not counted")


def resident(process: int) -> int:
    """Megabytes."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    raise AssertionError("no such process")


# --- one connection -----------------------------------------------------------------------------


@linux
def test_an_endless_header_is_refused_and_takes_no_memory(served: Process) -> None:
    before = resident(served.pid)
    for _ in range(3):
        line = knock(served.address, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
        assert cut_off(line, b"a" * 1_000_000, most=150)
    assert is_well(served.address)
    assert resident(served.pid) - before < 30


@pytest.mark.parametrize(
    "head",
    [
        b"X: " + b"a" * 40_000 + b"\r\n\r\n",
        b"".join(b"X%d: a\r\n" % number for number in range(200)) + b"\r\n",
        b"X: " + b"a" * 40_000,
    ],
    ids=["one is too large", "there are too many", "one has no end"],
)
def test_headers_have_a_size_and_a_number(address: str, head: bytes) -> None:
    said = rest(knock(address, b"GET / HTTP/1.1\r\nHost: localhost\r\n" + head))
    assert code(said) == (431, "headers-too-large")
    assert b"nosniff" in said


def test_an_address_of_endless_length_is_refused(address: str) -> None:
    assert code(rest(knock(address, b"GET /" + b"a" * 40_000)))[0] == 431


def test_headers_after_a_body_count_too(address: str) -> None:
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n"
    )
    assert code(rest(knock(address, head + b"X: aaaa\r\n" * 300)))[0] == 431


def test_what_is_large_but_within_limits_passes(address: str) -> None:
    headers = {f"x-{number}": "a" * 400 for number in range(60)}
    assert Api(address).ask("GET", "/api/hall", headers=headers).status_code == 200


def test_a_request_that_makes_no_sense_is_told_so(address: str) -> None:
    assert code(rest(knock(address, b"\x16\x03\x01 hello\r\n\r\n"))) == (400, "malformed")


def test_headers_must_come_in_time_however_they_trickle(file: Path) -> None:
    with hall(file, **QUICK) as address:
        silent, half, again = knock(address), knock(address, HALF), knock(address, ASK)
        assert again.recv(65_536).startswith(b"HTTP/1.1 200")
        again.sendall(HALF)
        assert is_well(address)
        assert cut_off(knock(address, b"GET / HTTP/1.1\r\n"), b"X: a\r\n", pause=0.1)
        assert cut_off(knock(address), b"\r\n", pause=0.1)
        assert rest(silent) == b""
        assert code(rest(half)) == (408, "too-slow")
        assert code(rest(again)) == (408, "too-slow")
        assert is_well(address)


def test_a_body_must_come_in_time_however_it_trickles(file: Path) -> None:
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 1000\r\n\r\n{"
    )
    with hall(file, **QUICK) as address:
        still = knock(address, head)
        assert cut_off(knock(address, head), b" ", pause=0.1)
        # Answered before the body is there: what comes later has no more time for that.
        early = knock(address, head.replace(b"/api/tables", b"/nothing"))
        assert early.recv(65_536).startswith(b"HTTP/1.1 404")
        assert cut_off(early, b" ", pause=0.1)
        assert code(rest(still)) == (408, "too-slow")
        assert is_well(address)


def test_an_endless_body_is_not_read_to_its_end(file: Path) -> None:
    head = b"POST /nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999\r\n"
    with hall(file, body_bytes=1_000) as address:
        line = knock(address, head + b"Content-Type: application/json\r\n\r\n")
        assert cut_off(line, b"a" * 1_000_000, most=500)


def test_a_connection_without_a_request_is_closed(file: Path) -> None:
    with hall(file, **QUICK) as address:
        assert rest(knock(address, ASK)).startswith(b"HTTP/1.1 200")


def test_a_thousand_requests_at_once_are_not_kept(address: str) -> None:
    assert rest(knock(address, ASK * 1_000)).count(b"HTTP/1.1 200") < 100


@linux
def test_who_never_takes_the_answer_is_let_go(served: Process) -> None:
    ask = ASK.replace(b"/healthz", b"/api/games/vikings/rules")
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        line.connect(("127.0.0.1", served.port))
        with suppress(OSError):  # perhaps we are let go before we have asked for all
            for _ in range(20):
                line.sendall(ask)
                time.sleep(0.02)
        wait_until(lambda: connections(served.address) == 1)


# --- one address --------------------------------------------------------------------------------


@linux
def test_half_open_requests_of_one_address_leave_room_for_others(served: Process) -> None:
    before = resident(served.pid)
    lines = [knock(served.address, HALF, "127.0.0.7") for _ in range(1_100)]
    assert is_well(served.address)
    kept = Limits().connections_per_address
    assert connections(served.address) == kept + 1
    for line in lines[kept:]:
        assert code(rest(line)) == (429, "rate-limited")
    assert resident(served.pid) - before < 30
    for line in lines:
        line.close()
    wait_until(lambda: connections(served.address) == 1)
    line = knock(served.address, ASK, "127.0.0.7")
    assert line.recv(100).startswith(b"HTTP/1.1 200")


@linux
def test_a_socket_counts_as_long_as_it_lives(file: Path) -> None:
    with hall(file, connections_per_address=3) as address:
        table = Api(address).create()["table"]
        sockets = [listen(address, table) for _ in range(3)]
        assert code(rest(knock(address, ASK))) == (429, "rate-limited")
        assert knock(address, ASK, "127.0.0.8").recv(100).startswith(b"HTTP/1.1 200")
        sockets.pop().close()
        wait_until(lambda: knock(address, ASK).recv(100).startswith(b"HTTP/1.1 200"))
        for each in sockets:
            each.close()


@linux
def test_a_proxy_may_have_any_number(file: Path) -> None:
    settings = config(file, limits=limits(connections_per_address=3), proxies=("127.0.0.0/30",))
    with hall_in_thread(settings) as address:
        lines = [knock(address, ASK) for _ in range(20)]
        assert all(line.recv(100).startswith(b"HTTP/1.1 200") for line in lines)
        others = [knock(address, ASK, "127.0.0.9") for _ in range(4)]
        assert [int(line.recv(100).split()[1]) for line in others] == [200, 200, 200, 429]


def test_an_address_is_counted_as_what_one_home_has() -> None:
    def who(host: str) -> str:
        return counted_as({"client": (host, 1)})

    assert who("2001:db8::1") == who("2001:db8::ffff:2") != who("2001:db8:0:1::1")
    assert who("::ffff:10.0.0.1") == who("10.0.0.1") != who("::ffff:10.0.0.2")


# --- everybody together -------------------------------------------------------------------------


def test_when_the_hall_is_full_who_asks_nothing_makes_room(file: Path) -> None:
    with hall(file, connections=10) as address:
        first = knock(address, HALF)
        for _ in range(100):
            knock(address, HALF)
        assert rest(first) == b""
        assert is_well(address)


def test_when_everybody_is_busy_the_hall_says_so_and_that_it_is_well(file: Path) -> None:
    with hall(file, connections=10) as address:
        table = Api(address).create()["table"]
        sockets = [listen(address, table) for _ in range(10)]
        for _ in range(3 * SPARE_PLACES):
            knock(address, HALF)
        assert Api(address).ask("GET", "/healthz").status_code == 200
        answer = Api(address).ask("GET", "/api/hall")
        assert (answer.status_code, answer.json()["code"]) == (503, "full")
        assert answer.headers["connection"] == "close"
        with pytest.raises(InvalidStatus) as refused:
            listen(address, table)
        assert refused.value.response.status_code == 503
        for each in sockets:
            each.close()
        wait_until(lambda: is_well(address))


@linux
def test_files_never_run_out(tmp_path: Path) -> None:
    opened = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (500, 600));"
        "from meadhall.__main__ import main; main()"
    )
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    database = f"sqlite:///{tmp_path / 'hall.db'}"
    command = [sys.executable, "-c", opened, "serve", "--port", str(port), "--db", database]
    served = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        wait_until(lambda: is_there(address))
        for number in range(1_100):
            knock(address, HALF, f"127.0.1.{1 + number // 50}")
            if number % 100 == 99:
                assert is_well(address)
        assert connections(address) <= 600 - OTHER_FILES
    finally:
        served.terminate()
        said = served.communicate(timeout=30)[1]
    assert "Too many open files" not in said


def test_room_is_asked_for_and_kept_for_other_files(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    now = [(1_024, 500_000)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: now[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: now.append(wanted))
    make_room(Limits())
    assert len(now) == 2
    places, queue = room(Limits())
    assert places == Limits().connections
    assert places + queue + OTHER_FILES <= now[-1][0]
    now[:] = [(1_024, 1_024)]
    make_room(Limits())
    assert len(now) == 1
    places, queue = room(Limits())
    assert places > 300
    assert places + queue + OTHER_FILES <= 1_024


# --- sockets ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.CONT], ids=lambda it: it.name)
def test_small_frames_without_end_close_the_socket(file: Path, kind: Opcode) -> None:
    frames = [Frame(kind, b"", fin=kind is not Opcode.CONT)] * 500
    if kind is Opcode.CONT:
        frames.insert(0, Frame(Opcode.TEXT, b"{", fin=False))
    with hall(file, messages_per_second=10, messages_burst=40) as address:
        table = Api(address).create()["table"]
        line = listen(address, table)
        line.socket.sendall(b"".join(each.serialize(mask=True) for each in frames))
        with suppress(Exception):
            for _ in line:  # until it is closed
                pass
        assert line.close_code == 1008
        assert is_well(address)


def test_a_handshake_that_makes_no_sense_is_answered(address: str) -> None:
    head = (
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 9_000 + b"\r\n"
        b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    assert code(rest(knock(address, head))) == (400, "malformed")
