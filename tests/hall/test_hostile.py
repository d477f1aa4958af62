"""Hostile clients get a clear error and change nothing."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from meadhall.hall.http.page import PAGE
from meadhall.hall.http.socket import Socket
from meadhall.hall.ops.config import Limits

from .client import Api, Player, Refusal, full_table, play_on
from .serving import config, hall_in_thread

ANY_TABLE = "A" * 22
CUT_OFF = 1006
"""Whoever still sends when the hall hangs up may not hear with which code it did."""


def snapshot(address: str, table: str, tokens: list[str]) -> list[Any]:
    """Everything the players see."""
    seen = []
    for token in [*tokens, None]:
        position = Api(address, token).get(f"tables/{table}/position")
        position.pop("at")
        seen.append(position)
    info = Api(address).get(f"tables/{table}")
    for seat in info["seats"]:
        seat.pop("away")  # since when somebody has had no line
    return [*seen, info]


async def said(address: str, table: str, *messages: Any, **headers: Any) -> list[Any]:
    """What the hall answers to raw messages, and with which code it hangs up."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    heard: list[Any] = []
    async with connect(url, compression=None, max_size=None, **headers) as socket:
        try:
            for message in (*messages, json.dumps({"type": "ping", "id": 777})):
                await socket.send(message)
            while True:
                heard.append(json.loads(await asyncio.wait_for(socket.recv(), 15)))
                if heard[-1]["type"] == "pong":
                    break
        except ConnectionClosed as closed:
            heard.append(closed.rcvd.code if closed.rcvd else CUT_OFF)
    return [item for item in heard if isinstance(item, int) or item["type"] == "error"]


def hello(token: str | None) -> str:
    return json.dumps({"type": "hello", "token": token})


def test_wrong_tokens_open_nothing(address: str) -> None:
    table, tokens = full_table(address)
    before = snapshot(address, table, tokens)
    _, others_tokens = full_table(address)

    async def main() -> None:
        for token in ("x", tokens[0][:-1], tokens[0] + "A", others_tokens[0], "0" * 32):
            (error, code) = await said(address, table, hello(token))
            assert error["code"] == "no-seat"
            assert code == 4401
        (error, code) = await said(address, ANY_TABLE, hello(tokens[0]))
        assert (error["code"], code) == ("no-such-table", 4404)

    asyncio.run(main())
    for token in ("x", tokens[0][:-1], others_tokens[0], "'; DROP TABLE entries; --"):
        api = Api(address, token)
        for path, body in (
            ("moves", {"number": 4, "move": 0}),
            ("undo", {"number": 4}),
            ("leave", None),
            ("back", None),
            ("chat", {"text": "hi"}),
        ):
            with pytest.raises(Refusal) as caught:
                api.post(f"tables/{table}/{path}", body)
            assert caught.value.code == "no-seat"
        for path in ("kick", "start", "chat/switch"):
            bodies = {"kick": {"seat": 1}, "chat/switch": {"on": False}}
            with pytest.raises(Refusal) as caught:
                api.post(f"tables/{table}/{path}", bodies.get(path))
            assert caught.value.code == "not-host"
    assert snapshot(address, table, tokens) == before


def test_nobody_moves_for_another_seat(address: str) -> None:
    """A message has no field for a seat: the token says who speaks; more is refused."""
    table, tokens = full_table(address)
    before = snapshot(address, table, tokens)
    number = Api(address, tokens[1]).get(f"tables/{table}/position")["number"]
    move = Api(address, tokens[0]).get(f"tables/{table}/position")["moves"][0]["move"]
    with pytest.raises(Refusal) as caught:
        Api(address, tokens[1]).post(
            f"tables/{table}/moves", {"number": number, "move": move, "seat": 0}
        )
    assert caught.value.code == "malformed"

    async def main() -> None:
        sent = {"type": "move", "id": 1, "number": number, "move": move, "seat": 0}
        (error,) = await said(address, table, hello(tokens[1]), json.dumps(sent))
        assert error["code"] == "malformed"

    asyncio.run(main())
    assert snapshot(address, table, tokens) == before


def test_replayed_and_reordered_messages_are_stale(address: str) -> None:
    async def main() -> None:
        table, tokens = full_table(address)
        async with Player(address, table, tokens[0]) as anna:
            first = anna.position["number"]
            move = anna.position["moves"][0]["move"]
            assert (await anna.request("move", number=first, move=move))["type"] == "ack"
            for number in (first, first - 1, 0, first + 7):
                answer = await anna.request("move", number=number, move=move)
                assert answer["code"] == "stale"
                assert (await anna.expect("position"))["number"] == first + 1
            for number in (first, first + 7):
                assert (await anna.request("undo", number=number))["code"] == "stale"
            # Others' choices don't make one's own stale: everybody picks at once.
            async with Player(address, table, tokens[1]) as erik:
                old = erik.position["number"]
                await anna.request("undo", number=anna.position["number"])
                assert (await erik.request("move", number=old, move=9999))["code"] == "stale"
                await anna.move()
                now = erik.position["number"]
                await erik.until(lambda: erik.position["number"] > now)
                answer = await erik.request(
                    "move", number=now, move=erik.position["moves"][0]["move"]
                )
                assert answer["type"] == "ack", answer

    asyncio.run(main())


def test_illegal_moves_say_why_and_change_nothing(address: str) -> None:
    async def main() -> None:
        table, tokens = full_table(address)
        before = snapshot(address, table, tokens)
        async with Player(address, table, tokens[0], lang="ru") as anna:
            number = anna.position["number"]
            answer = await anna.request("move", number=number, move=500)
            assert answer["code"] == "illegal-move"
            assert answer["reason"]["rule"] == "A-21"
            assert "карт" in answer["text"]
            why = await anna.request("why", move=500)
            assert why["reason"]["key"] == answer["reason"]["key"]
            legal = anna.position["moves"][0]["move"]
            assert (await anna.request("why", move=legal))["reason"] is None
            for fields in ({"move": 999_999}, {"notation": "dance"}, {}):
                answer = await anna.request("move", number=number, **fields)
                assert answer["code"] in ("illegal-move", "malformed")
            assert (await anna.request("undo", number=number))["code"] == "cannot-undo"
        after = snapshot(address, table, tokens)
        assert after == before

    asyncio.run(main())


NONSENSE = [
    "",
    "hello",
    "[]",
    "null",
    "{}",
    '{"type":"dance","id":1}',
    '{"type":"move"}',
    '{"type":"move","id":1,"number":"3","move":0}',
    '{"type":"move","id":-1,"number":3,"move":0}',
    '{"type":"move","id":1,"number":3,"move":1e400}',
    '{"type":"move","id":1,"number":3,"move":99999999999999999999999}',
    '{"type":"chat","id":1,"text":' + "[" * 5_000 + "]" * 5_000 + "}",
    '{"type":"chat","id":1,"text":"\\ud800"}',
    '{"type":"hello"}',
    "\x00\x01\x02",
]


def test_malformed_frames_are_errors_and_nothing_else(address: str) -> None:
    table, tokens = full_table(address)
    before = snapshot(address, table, tokens)

    async def main() -> None:
        for nonsense in NONSENSE:
            (error,) = await said(address, table, hello(tokens[0]), nonsense)
            assert error["code"] == "malformed", nonsense
            assert "Traceback" not in error["text"]
            if "hello" not in nonsense:
                (error, code) = await said(address, table, nonsense or "{")
                assert (error["code"], code) == ("malformed", 4400)
        for binary in (json.dumps({"type": "ping", "id": 1}).encode(), b"\xff\xfe"):
            (error,) = await said(address, table, hello(tokens[0]), binary)
            assert error["code"] == "malformed"
        (error,) = await said(address, table, hello(tokens[0]), "x" * 20_000)
        assert error["code"] == "too-large"
        assert (await said(address, table, hello(tokens[0]), "x" * 100_000))[-1] in (1009, CUT_OFF)
        flood = ["nonsense"] * 30
        answers = await said(address, table, hello(tokens[0]), *flood)
        assert answers[-1] in (4400, CUT_OFF)
        assert len(answers) <= 21

    asyncio.run(main())
    assert snapshot(address, table, tokens) == before


def test_requests_that_make_no_sense_get_json_errors(address: str) -> None:
    api = Api(address)
    table, _ = full_table(address)
    for method, path, more, status in (
        ("POST", "/api/tables", {"content": b"{", "headers": JSON}, 400),
        ("POST", "/api/tables", {"content": b"\xff", "headers": JSON}, 400),
        ("POST", "/api/tables", {"json": {"settings": {"game": "asgard", "players": "3"}}}, 400),
        ("POST", "/api/tables", {"json": {"settings": {"game": "asgard"}}}, 400),
        ("POST", "/api/tables", {"json": {"settings": {"gaem": 1}}}, 400),
        ("POST", "/api/tables", {"data": {"settings": "x"}}, 415),
        ("POST", "/api/tables", {"content": b"x" * 100_000, "headers": JSON}, 413),
        ("GET", f"/api/tables/{ANY_TABLE}", {}, 404),
        ("GET", "/api/tables/%00", {}, 404),
        ("GET", "/api/tables/" + "x" * 500, {}, 400),
        ("GET", "/api/tables?before=-1", {}, 400),
        ("GET", "/api/tables?phase=never", {}, 400),
        ("GET", f"/api/tables/{table}/position?wait=1e9", {}, 400),
        ("DELETE", f"/api/tables/{table}", {}, 405),
        ("GET", "/api/secrets", {}, 404),
        ("GET", "/page/../../config.py", {}, 404),
        ("GET", "/page/%2e%2e/config.py", {}, 404),
    ):
        answer = api.ask(method, path, **more)
        assert answer.status_code == status, (path, answer.text)
        body = answer.json()
        assert set(body) == {"code", "text", "reason"}
        for inside in ("Traceback", "site-packages", "sqlalchemy", "msgspec", 'File "'):
            assert inside not in answer.text


JSON = {"content-type": "application/json"}


def test_moves_after_the_end_are_refused(address: str) -> None:
    async def main() -> None:
        table, tokens = full_table(address, players=2)
        players = [Player(address, table, token) for token in tokens]
        for player in players:
            await player.connect()
        await play_on(players, random.Random(1))
        number = players[0].position["number"]
        assert (await players[0].request("move", number=number, move=0))["code"] == "over"
        assert (await players[0].request("undo", number=number))["code"] == "over"
        for player in players:
            await player.close()
        with pytest.raises(Refusal, match="over"):
            Api(address, tokens[0]).post(f"tables/{table}/leave")

    asyncio.run(main())


def test_moves_before_the_start_and_records_before_the_end_are_refused(address: str) -> None:
    made = Api(address).create()
    own = Api(address, made["token"])
    with pytest.raises(Refusal, match="not-started"):
        own.post(f"tables/{made['table']}/moves", {"number": 1, "move": 0})
    with pytest.raises(Refusal, match="not-over"):
        own.get(f"tables/{made['table']}/record")


def test_pages_of_other_origins_may_not_talk_to_the_hall(address: str) -> None:
    api = Api(address)
    body = {"settings": {"game": "asgard", "players": 2}}
    evil = {"origin": "https://evil.example"}
    answer = api.ask("POST", "/api/tables", json=body, headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    assert api.ask("POST", "/api/tables", json=body, headers={"origin": address}).is_success
    null = api.ask("POST", "/api/tables", json=body, headers={"origin": "null"})
    assert null.status_code == 403

    async def main() -> None:
        table, tokens = full_table(address)
        with pytest.raises(InvalidStatus) as caught:
            await said(address, table, hello(tokens[0]), origin="https://evil.example")
        assert caught.value.response.status_code == 403
        assert await said(address, table, hello(tokens[0]), origin=address) == []

    asyncio.run(main())


def test_every_answer_has_the_headers_that_keep_a_page_safe(address: str) -> None:
    for path in ("/", "/api/hall", "/nothing", "/schema", "/page/hall.css"):
        answer = Api(address).ask("GET", path)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
    page = Api(address).ask("GET", "/").text
    assert page.count("<script") == page.count('<script type="module" crossorigin src=')
    assert "style=" not in page


def test_a_first_visit_has_the_whole_page_and_no_more_at_once(file: Path) -> None:
    files = sum(each.is_file() for each in PAGE.rglob("*"))
    assert Limits().files_burst >= files, "with an empty cache all of it may be asked for at once"
    limits = Limits(
        requests_per_second=0.01, requests_burst=3, files_per_second=0.01, files_burst=9
    )  # fmt: skip
    with hall_in_thread(config(file, limits=limits)) as address:
        api = Api(address)
        found = [api.ask("GET", "/page/icon.svg").status_code for _ in range(10)]
        assert found == [200] * 9 + [429]
        assert api.ask("GET", "/api/hall").status_code == 200, "and can still talk to the hall"


def test_rates_are_limited_by_address_seat_and_chat(file: Path) -> None:
    limits = Limits(
        requests_per_second=2, requests_burst=40, messages_per_second=5, messages_burst=8,
        chat_per_minute=12, sockets_per_address=3, tables_per_minute=3,
    )  # fmt: skip

    async def main(address: str) -> None:
        table, tokens = full_table(address)
        async with Player(address, table, tokens[0]) as anna:
            codes = [
                (await anna.request("chat", text=f"line {number}")).get("code")
                for number in range(12)
            ]
            assert codes[0] is None
            assert "rate-limited" in codes
            await asyncio.sleep(1)
            async with Player(address, table), Player(address, table):
                with pytest.raises(InvalidStatus):
                    await said(address, table, hello(tokens[0]))

    with hall_in_thread(config(file, limits=limits)) as address:
        asyncio.run(main(address))
        time.sleep(2)
        for _ in range(2):
            Api(address).create()
        with pytest.raises(Refusal, match="rate-limited"):
            Api(address).create()
        answers = [Api(address).ask("GET", "/api/hall").status_code]
        while answers[-1] == 200:
            answers.append(Api(address).ask("GET", "/api/hall").status_code)
            assert len(answers) < 500
        assert len(answers) > 5
        assert answers[-1] == 429
        assert Api(address).ask("GET", "/healthz").status_code == 200


class Deaf:
    """A connection that takes nothing."""

    scope: dict[str, Any] = {}  # noqa: RUF012 - of no server of ours

    async def send_data(self, data: str, mode: str) -> None:
        await asyncio.sleep(3600)


def test_a_reader_who_does_not_read_is_let_go() -> None:
    async def main() -> None:
        own = Socket(Deaf(), outbox=8)  # type: ignore[arg-type]
        sender = asyncio.create_task(own.deliver())
        await asyncio.sleep(0)
        for number in range(20):
            own.send(b"%d" % number)
        sender.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asyncio.sleep(1)
        assert own.too_slow

    asyncio.run(main())
