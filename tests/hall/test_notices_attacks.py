"""Notices and those who mean ill: addresses that lead inside, services that hang or never end,
more subscriptions than anybody needs."""

from __future__ import annotations

import asyncio
import socket
import ssl
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from effort import many

from meadhall.hall.notices import webpush
from meadhall.hall.notices.outward import NotThere, Outward, is_outside, target
from meadhall.hall.notices.quiet import quiet_until
from meadhall.hall.store.schema import listeners, ways

from .client import Api, Refusal
from .keyring import Browser
from .mailbox import certified
from .noticing import DAYS, hall_at, person, rows
from .receiving import Outside, PushBrowser, outside
from .serving import GENEROUS

BODY, HEAD = b"{}", {"Content-Type": "application/json"}


@pytest.fixture
def out() -> Iterator[Outside]:
    with outside() as there:
        yield there


def post(url: str, **more: Any) -> Any:
    return asyncio.run(Outward(**more).post(url, BODY, HEAD))


def why(url: str, **more: Any) -> str:
    with pytest.raises(NotThere) as refused:
        post(url, **more)
    return refused.value.code


# --- where no request may go ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.9.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1",
        "169.254.169.254", "100.100.100.200", "100.64.0.1", "192.0.0.192", "198.18.0.1",
        "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1",
        "::ffff:10.0.0.1", "::ffff:a9fe:a9fe", "::127.0.0.1", "fe80::1", "fe80::1%eth0", "fc00::1",
        "fd00:ec2::254", "fec0::1", "ff02::1", "2002:7f00:1::", "2002:a9fe:a9fe::1",
        "64:ff9b::7f00:1", "64:ff9b:1::7f00:1", "2001:0:7f00:1::1", "2001:db8::1", "168.63.129.16",
        "3fff::1", "localhost", "",
    ],
)  # fmt: skip
def test_inside_is_inside_however_it_is_written(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8"]
)
def test_the_world_is_outside(address: str) -> None:
    assert is_outside(address)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1", "2130706433", "0x7f.1", "0177.0.0.1", "127.1", "localhost",
        "[::1]", "[::ffff:127.0.0.1]", "[::]", "0", "169.254.169.254", "10.0.0.1",
    ],
)  # fmt: skip
def test_no_url_leads_inside(host: str) -> None:
    assert why(f"https://{host}/") == "inside"


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "ftp://example.org/", "file:///etc/passwd", "gopher://example.org/",
        "https://user@example.org/", "https://user:word@example.org/", "https:///", "https://",
        "https://example.org:0/", "https://example.org:99999/", "https://exam ple.org/",
        "https://example.org/\r\nX: y", "https://example.org/ x", "https://ex\tample.org/",
        "https://exämple.org/", f"https://example.org/{'x' * 2_000}", "https://[::1/", "//x/", "x",
        "https://example.org\\@127.0.0.1/", "https://exa%6dple.org/", "",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused_before_anything_is_looked_up(url: str) -> None:
    with pytest.raises(NotThere) as refused:
        target(url)
    assert refused.value.code in ("url", "not-https")


def test_a_name_that_means_something_inside_is_refused(out: Outside) -> None:
    port = int(out.address.rpartition(":")[2])

    async def inside(_host: str, _port: int) -> list[str]:
        return ["127.0.0.1"]

    async def mixed(_host: str, _port: int) -> list[str]:
        return ["93.184.216.34", "127.0.0.1"]

    for lookup in (inside, mixed):
        assert why(f"https://hook.example.org:{port}/", lookup=lookup) == "inside"
    assert not out.got


def test_a_name_that_changes_its_mind_is_asked_once_and_taken_at_its_word() -> None:
    """DNS rebinding: an address of the world's for the check, ours for the connection. There is no
    second question: the connection goes to what was checked."""
    asked: list[str] = []
    connected: list[Any] = []

    async def lookup(host: str, _port: int) -> list[str]:
        asked.append(host)
        return ["93.184.216.34"] if len(asked) == 1 else ["127.0.0.1"]

    async def open_connection(address: str, port: int, **more: Any) -> Any:
        connected.append((address, port, more["server_hostname"]))
        raise OSError

    outward = Outward(lookup=lookup)

    async def main() -> None:
        before, asyncio.open_connection = asyncio.open_connection, open_connection  # type: ignore[assignment]
        try:
            with pytest.raises(NotThere):
                await outward.post("https://hook.example.org/x", BODY, HEAD)
        finally:
            asyncio.open_connection = before

    asyncio.run(main())
    assert asked == ["hook.example.org"]
    # To the address that was looked at; the name is there for the certificate alone.
    assert connected == [("93.184.216.34", 443, "hook.example.org")]


def test_a_certificate_must_be_for_the_name(tmp_path: Path) -> None:
    """Whoever gets in between with any certificate is told nothing."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certified(tmp_path))
    heard: list[bytes] = []

    async def main() -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            heard.append(await reader.read(100))
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NotThere) as refused:
            await Outward(inward=True).post(f"https://localhost:{port}/", BODY, HEAD)
        assert refused.value.code == "no-connection"
        server.close()

    asyncio.run(main())
    assert not heard


def test_redirections_lead_nowhere(out: Outside) -> None:
    answer = post(f"{out.address}/elsewhere-1", inward=True)
    assert answer.status == 302
    assert not answer.taken
    assert [each.path for each in out.got] == ["/elsewhere-1"]


@pytest.mark.parametrize("kind", ["hangs", "drips"])
def test_whoever_never_answers_is_left(out: Outside, kind: str) -> None:
    began = time.monotonic()
    url = f"{out.address}/{kind}-1"
    assert why(url, inward=True, seconds=1) in ("too-slow", "no-answer")
    assert time.monotonic() - began < 4


def test_whoever_never_ends_is_left(out: Outside) -> None:
    """A head of which more and more comes: its first line is read, and little besides."""
    began = time.monotonic()
    assert post(f"{out.address}/endless-1", inward=True, seconds=5).status == 200
    assert time.monotonic() - began < 4


def test_whoever_takes_the_line_and_says_nothing_is_left() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        began = time.monotonic()
        assert why(f"https://127.0.0.1:{port}/", inward=True, seconds=1) == "too-slow"
        assert time.monotonic() - began < 3


def test_the_hall_itself_refuses_them(file: Path) -> None:
    with hall_at(f"sqlite:///{file}", reach_inward=False) as address:
        anna = person(address)
        for url in ("http://example.org/", "https://user@example.org/", "x"):
            with pytest.raises(Refusal) as refused:
                anna.post("notices/hook", {"url": url})
            assert refused.value.code == "bad-address"
        # What only the lookup tells is found when it is tried, and each time it is told.
        info = anna.post("notices/hook", {"url": "https://localhost:1/"})
        (way,) = info["me"]["ways"]
        assert anna.post("notices/way/try", {"way": way["id"]}) == {"ok": False, "why": "inside"}
        with pytest.raises(Refusal) as refused:
            anna.post("notices/push", PushBrowser("http://169.254.169.254").ask())
        assert refused.value.code == "bad-address"


# --- too much ------------------------------------------------------------------------------------


def test_a_thousand_subscriptions_are_ten(file: Path, out: Outside) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url, limits=msgspec.structs.replace(GENEROUS, notices_per_hour=1e6)) as address:
        anna = person(address)
        phones = [PushBrowser(out.address) for _ in range(many(40, long=1_000))]
        for phone in phones:
            anna.post("notices/push", phone.ask())
        assert {row.address for row in rows(url, ways)} == {
            phone.endpoint for phone in phones[-10:]
        }
        for number in range(5):
            anna.post("notices/hook", {"url": f"{out.address}/{number}"})
        with pytest.raises(Refusal) as refused:
            anna.post("notices/hook", {"url": f"{out.address}/6"})
        assert refused.value.code == "bad-address"


def test_setting_up_is_limited_by_address(file: Path, out: Outside) -> None:
    url = f"sqlite:///{file}"
    limits = msgspec.structs.replace(GENEROUS, notices_per_hour=5)
    with hall_at(url, limits=limits) as address:
        made = Api(address).create(players=2, clock=DAYS)
        api = Api(address, made["token"])
        codes = []
        for _ in range(8):  # a guest who says each time that it is another
            try:
                api.post(f"tables/{made['table']}/notices", PushBrowser(out.address).ask())
                codes.append("")
            except Refusal as refused:
                codes.append(refused.code)
        assert codes == [""] * 5 + ["rate-limited"] * 3
        assert len(rows(url, listeners)) == 3  # of one seat


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("p256dh", "AAAA"), ("p256dh", "x" * 87), ("p256dh", "=" * 20), ("auth", "AAAA"),
        ("auth", "é"), ("p256dh", webpush.packed(b"\x04" + bytes(64))),
    ],
)  # fmt: skip
def test_keys_that_are_none_are_refused(file: Path, out: Outside, field: str, value: str) -> None:
    with hall_at(f"sqlite:///{file}") as address:
        anna, phone = person(address), PushBrowser(out.address)
        with pytest.raises(Refusal) as refused:
            anna.post("notices/push", {**phone.ask(), "push": {**phone.keys, field: value}})
        assert refused.value.code == "bad-address"


def test_nobody_changes_what_others_are_told(file: Path, out: Outside) -> None:
    with hall_at(f"sqlite:///{file}") as address:
        anna, eve = person(address), person(address, "Evelyn")
        info = anna.post("notices/hook", {"url": f"{out.address}/hook?word=1"})
        (way,) = info["me"]["ways"]
        assert "word" not in str(info), "the rest of its address is as good as a password"
        eve.post("notices/push", PushBrowser(out.address).ask())
        for path, body in (
            ("way", {"way": way["id"], "kinds": []}),
            ("way/try", {"way": way["id"]}),
        ):
            with pytest.raises(Refusal) as refused:
                eve.post(f"notices/{path}", body)
            assert refused.value.code == "not-found"
        eve.post("notices/way/remove", {"way": way["id"]})
        eve.post("notices/stop")
        assert anna.get("notices")["me"]["ways"] == [way]
        # Nor does another site's page, in a browser that is signed in here.
        with pytest.raises(Refusal) as refused:
            anna.post("notices/stop", origin="https://evil.example")
        assert refused.value.code == "wrong-origin"


# --- quiet hours ---------------------------------------------------------------------------------


def at(text: str) -> int:
    from datetime import datetime

    return int(datetime.fromisoformat(text).timestamp() * 1_000)


@pytest.mark.parametrize(
    ("now", "zone", "start", "end", "until"),
    [
        ("2026-03-01T23:30+00:00", "UTC", 22 * 60, 7 * 60, "2026-03-02T07:00+00:00"),
        ("2026-03-02T06:59+00:00", "UTC", 22 * 60, 7 * 60, "2026-03-02T07:00+00:00"),
        ("2026-03-02T07:00+00:00", "UTC", 22 * 60, 7 * 60, None),
        ("2026-03-02T21:59+00:00", "UTC", 22 * 60, 7 * 60, None),
        ("2026-03-02T13:00+00:00", "UTC", 13 * 60, 14 * 60, "2026-03-02T14:00+00:00"),
        ("2026-03-02T20:00+00:00", "Europe/Moscow", 22 * 60, 7 * 60, "2026-03-03T04:00+00:00"),
        ("2026-03-02T06:00+00:00", "America/New_York", 22 * 60, 7 * 60, "2026-03-02T12:00+00:00"),
        # The night in which clocks go forward, and the one in which they go back.
        ("2026-03-28T22:30+00:00", "Europe/Berlin", 22 * 60, 7 * 60, "2026-03-29T05:00+00:00"),
        ("2026-10-24T21:30+00:00", "Europe/Berlin", 22 * 60, 7 * 60, "2026-10-25T06:00+00:00"),
        # An hour that isn't there that night.
        ("2026-03-29T00:30+00:00", "Europe/Berlin", 60, 150, "2026-03-29T01:30+00:00"),
        ("2026-03-02T12:00+00:00", "Nowhere/Else", 11 * 60, 13 * 60, "2026-03-02T13:00+00:00"),
        ("2026-03-02T12:00+00:00", "UTC", 720, 720, None),
        ("2026-03-02T12:00+00:00", "UTC", None, None, None),
    ],
)  # fmt: skip
def test_quiet_hours_go_by_the_clock_on_the_wall(
    now: str, zone: str, start: int | None, end: int | None, until: str | None
) -> None:
    assert quiet_until(at(now), zone, start, end) == (None if until is None else at(until))


def test_a_stranger_learns_nothing_of_who_listens(file: Path, out: Outside) -> None:
    with hall_at(f"sqlite:///{file}") as address:
        anna = person(address)
        anna.post("notices/push", PushBrowser(out.address).ask())
        assert Browser(address).get("notices")["me"] is None
        for token in ("x" * 30, "0" * 48, anna.cookie):
            answer = Browser(address).ask("GET", "notices", **{"hall-listener": token})
            assert answer.json()["me"] is None
