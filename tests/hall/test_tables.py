"""Making, joining, leaving and meeting again: the lobby's half of the hall."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .client import Api, Player, Refusal, full_table, in_step, play_on
from .serving import config, hall_in_thread


def refused(code: str) -> Any:
    return pytest.raises(Refusal, match=f"'{code}'")


def test_what_the_hall_offers(address: str) -> None:
    offers = Api(address).get("hall", lang="ru")
    assert {game["name"] for game in offers["games"]} >= {"asgard", "vikings", "wolves"}
    assert "Асгард" in offers["games"][0]["title"]
    assert offers["bots"][:5] == ["thrall", "karl", "jarl", "konung", "norn"]


def test_only_open_tables_are_in_the_lobby(address: str) -> None:
    api = Api(address)
    shown, hidden = api.create(open=True), api.create(open=False)
    listed = {row["table"]: row for row in api.get("tables")["tables"]}
    assert listed[shown["table"]]["free"] == 2
    assert hidden["table"] not in listed
    assert api.get("tables", game="wolves", phase="over")["tables"] == []


def test_the_lobby_says_who_waits_there_and_by_which_clock(address: str) -> None:
    api = Api(address)
    clock = {"kind": "bank", "bank": 180, "increment": 10, "days": 3}
    made = api.create("Astrid", open=True, clock=clock, bots=[None, "jarl", None])
    line = next(row for row in api.get("tables")["tables"] if row["table"] == made["table"])
    assert (line["host"], line["clock"], line["free"]) == (0, clock, 1)
    assert [seat["who"] for seat in line["seats"]] == ["person", "bot", "empty"]
    assert line["seats"][0]["names"] == {"en": "Astrid", "ru": "Astrid"}
    assert line["seats"][1]["level"] == "jarl"
    told = json.dumps(line)
    for secret in (made["token"], made["invitation"]):
        assert secret not in told
    assert set(line) == {
        *("table", "game", "players", "free", "phase", "created", "host", "seats", "clock", "rated")
    }
    assert all(set(seat) == {"who", "names", "level"} for seat in line["seats"])


def test_running_games_are_listed_if_anybody_may_look_on(address: str) -> None:
    api = Api(address)
    tables = {}
    for name, settings in {
        "public": {"open": True},
        "closed": {"open": True, "onlookers": False},
        "private": {"open": False},
    }.items():
        made = api.create("Astrid", players=2, **settings)
        api.seat(made["table"], made["invitation"], name="Erik")
        tables[made["table"]] = name
    running = {row["table"]: row for row in api.get("tables", phase="playing")["tables"]}
    assert {tables[table] for table in running if table in tables} == {"public"}
    (public,) = (row for table, row in running.items() if table in tables)
    assert [seat["names"]["en"] for seat in public["seats"]] == ["Astrid", "Erik"]
    waiting = {row["table"] for row in api.get("tables")["tables"]}
    assert not waiting & set(tables)


def test_an_open_table_needs_no_invitation_and_others_do(address: str) -> None:
    api = Api(address)
    made = api.create(open=True)
    assert api.seat(made["table"])["seat"] == 1
    made = api.create()
    with refused("not-invited"):
        api.seat(made["table"])
    with refused("not-invited"):
        api.seat(made["table"], made["token"])
    assert api.seat(made["table"], made["invitation"], seat=2)["seat"] == 2
    with refused("seat-taken"):
        api.seat(made["table"], made["invitation"], seat=2)
    with refused("no-such-seat"):
        api.seat(made["table"], made["invitation"], seat=5)


def test_the_game_begins_when_the_last_seat_is_taken(address: str) -> None:
    api = Api(address)
    table, _ = full_table(address)
    assert api.get(f"tables/{table}")["phase"] == "playing"
    with refused("already-started"):
        api.seat(table)


def test_the_host_may_begin_with_bots_at_the_empty_seats(address: str) -> None:
    api = Api(address)
    made = api.create(autostart=False)
    guest = api.seat(made["table"], made["invitation"], name="Erik")
    with refused("not-host"):
        Api(address, guest["token"]).post(f"tables/{made['table']}/start")
    Api(address, made["token"]).post(f"tables/{made['table']}/start")
    seats = api.get(f"tables/{made['table']}")["seats"]
    assert [seat["who"] for seat in seats] == ["person", "person", "bot"]
    with refused("already-started"):
        Api(address, made["token"]).post(f"tables/{made['table']}/start")


def test_kick_and_leave_before_the_start(address: str) -> None:
    api = Api(address)
    made = api.create(autostart=False)
    host, path = Api(address, made["token"]), f"tables/{made['table']}"
    guest = api.seat(made["table"], made["invitation"], name="Erik")
    with refused("not-host"):
        Api(address, guest["token"]).post(f"{path}/kick", {"seat": 0})
    with refused("no-such-seat"):
        host.post(f"{path}/kick", {"seat": 0})
    host.post(f"{path}/kick", {"seat": 1})
    with refused("no-seat"):
        Api(address, guest["token"]).post(f"{path}/leave")
    with refused("no-such-seat"):
        host.post(f"{path}/kick", {"seat": 1})
    guest = api.seat(made["table"], made["invitation"])
    Api(address, guest["token"]).post(f"{path}/leave")
    assert api.get(path)["seats"][1]["who"] == "empty"


def test_a_kicked_guests_socket_speaks_for_nobody(address: str) -> None:
    async def main() -> None:
        made = Api(address).create(autostart=False)
        guest = Api(address).seat(made["table"], made["invitation"])
        async with Player(address, made["table"], guest["token"]) as player:
            Api(address, made["token"]).post(f"tables/{made['table']}/kick", {"seat": 1})
            assert (await player.expect("error"))["code"] == "no-seat"
            with pytest.raises(ConnectionClosed):
                await player.request("chat", text="still here")
        assert Api(address, made["token"]).get(f"tables/{made['table']}/chat")["lines"] == []

    asyncio.run(main())


def test_names_are_inert_and_told_apart(address: str) -> None:
    api = Api(address)
    nasty = "<img src=x onerror=alert(1)>\u202e\x00\n\t"
    made = api.create(name=nasty, autostart=False)
    for name in ("Erik", " Erik\u200b "):
        api.seat(made["table"], made["invitation"], name=name)
    answer = api.ask("GET", f"/api/tables/{made['table']}")
    assert "<" not in answer.text
    assert "\\u003c" in answer.text
    names = [seat["name"] for seat in answer.json()["seats"]]
    assert names == ["<img src=x onerror=alert", "Erik", "Erik 2"]
    made = api.create(name=" \u200b", autostart=False)
    assert api.get(f"tables/{made['table']}")["seats"][0]["name"] == "Guest"


def test_leaving_in_the_game_lets_a_bot_play_until_one_is_back(address: str) -> None:
    async def main() -> None:
        table, tokens = full_table(address)
        leaver = Api(address, tokens[0])
        async with Player(address, table, tokens[1]) as watcher:
            leaver.post(f"tables/{table}/leave")
            note = await watcher.expect("note")
            assert note["code"] == "takeover-left"
            assert note["seat"] == 0
            # The bot has picked a card before long.
            await watcher.until(lambda: 0 not in watcher.position["waiting"])
            seat = leaver.get(f"tables/{table}")["seats"][0]
            assert (seat["stand_in"], seat["level"]) == ("left", "greedy")
            with refused("away"):
                number = leaver.get(f"tables/{table}/position")["number"]
                leaver.post(f"tables/{table}/moves", {"number": number, "move": 0})
            leaver.post(f"tables/{table}/back")
            assert leaver.get(f"tables/{table}")["seats"][0]["stand_in"] is None
            with refused("not-away"):
                leaver.post(f"tables/{table}/back")

    asyncio.run(main())


def test_a_rematch_brings_the_same_people_together_with_the_same_tokens(address: str) -> None:
    async def main() -> tuple[str, list[str]]:
        table, tokens = full_table(address, players=2)
        players = [Player(address, table, token) for token in tokens]
        for player in players:
            await player.connect()
        with refused("not-over"):
            Api(address, tokens[0]).post(f"tables/{table}/rematch")
        await play_on(players, random.Random(3))
        for player in players:
            await player.close()
        return table, tokens

    table, tokens = asyncio.run(main())
    with refused("no-seat"):
        Api(address).post(f"tables/{table}/rematch")
    first = Api(address, tokens[0])
    page = {"hall-base": "/"}
    answer = first.ask("POST", f"/api/tables/{table}/rematch", headers=page)
    again = answer.json()["table"]
    assert f"seat-{again}={tokens[0]}" in answer.headers["set-cookie"]
    assert first.get(f"tables/{again}")["phase"] == "waiting"
    assert first.get(f"tables/{table}")["rematch"] == again
    with refused("not-invited"):
        Api(address).seat(again)
    assert Api(address, tokens[1]).post(f"tables/{table}/rematch")["table"] == again
    assert first.post(f"tables/{table}/rematch")["table"] == again
    assert first.get(f"tables/{again}")["phase"] == "playing"
    assert first.get(f"tables/{again}/position")["seat"] == 0
    assert first.get(f"tables/{again}")["commitment"] != first.get(f"tables/{table}")["commitment"]


def test_onlookers_see_the_onlookers_view_if_the_table_lets_them(address: str) -> None:
    async def main() -> None:
        table, tokens = full_table(address)
        async with Player(address, table) as onlooker, Player(address, table, tokens[0]) as anna:
            assert onlooker.position["seat"] is None
            assert onlooker.position["view"]["hand"] is None
            assert onlooker.position["moves"] == []
            for kind, more in (("move", {"number": 1, "move": 0}), ("chat", {"text": "hi"})):
                assert (await onlooker.request(kind, **more))["code"] == "no-seat"
            await anna.move()
            await onlooker.until(lambda: onlooker.position["waiting"] == [1, 2])
            assert anna.table["onlookers"] == 1

    asyncio.run(main())
    table, tokens = full_table(address, onlookers=False)
    with refused("no-onlookers"):
        Api(address).get(f"tables/{table}/position")
    assert Api(address, tokens[2]).get(f"tables/{table}/position")["seat"] == 2


def test_chat_reaches_everybody_until_the_host_switches_it_off(address: str) -> None:
    async def main() -> None:
        table, tokens = full_table(address)
        host = Api(address, tokens[0])
        async with Player(address, table, tokens[1]) as erik, Player(address, table) as onlooker:
            await erik.request("chat", text="  Skål!\n<script>  ")
            line = await onlooker.expect("chat")
            assert (line["seat"], line["name"], line["text"]) == (1, "Player 1", "Skål! <script>")
            assert "<" not in onlooker.raw[-1]
            assert len((await long_line(erik, onlooker))["text"]) == 500
            assert (await erik.request("chat", text="\u200b\x07"))["code"] == "malformed"
            assert (await erik.request("chat", text=""))["code"] == "malformed"
            with refused("not-host"):
                Api(address, tokens[1]).post(f"tables/{table}/chat/switch", {"on": False})
            host.post(f"tables/{table}/chat/switch", {"on": False})
            assert (await erik.request("chat", text="hello?"))["code"] == "chat-off"
            assert erik.table["chat"] is False
        assert [line["text"][:5] for line in host.get(f"tables/{table}/chat")["lines"]] == [
            "Skål!",
            "xxxxx",
        ]

    async def long_line(speaker: Player, hearer: Player) -> Any:
        await speaker.request("chat", text="x" * 1_000)
        return await hearer.expect("chat")

    asyncio.run(main())


def test_a_second_browser_with_the_same_token_is_the_same_seat(address: str) -> None:
    async def main() -> None:
        table, tokens = full_table(address)
        async with (
            Player(address, table, tokens[0]) as phone,
            Player(address, table, tokens[0], words="ru") as laptop,
        ):
            assert laptop.position["question"]
            assert all(move["text"] for move in laptop.position["moves"])
            assert phone.position["moves"][0]["text"] is None
            await phone.move()
            await laptop.until(lambda: not laptop.asked)
            assert laptop.position["view"] == phone.position["view"]
            answer = await laptop.request("undo", number=laptop.position["number"])
            assert answer["type"] == "ack"
            await phone.until(lambda: phone.position["undone"])
            assert phone.asked

    asyncio.run(main())


def test_the_cookie_alone_opens_the_seat(address: str) -> None:
    api = Api(address)
    new = {"settings": {"game": "asgard", "players": 2}, "name": "Anna"}
    answer = api.ask("POST", "/api/tables", json=new, headers={"hall-base": "/"})
    cookie = answer.headers["set-cookie"]
    for word in ("HttpOnly", "SameSite=strict", "Path=/"):
        assert word in cookie
    made = answer.json()
    api.seat(made["table"], made["invitation"])
    seen = api.ask(
        "GET",
        f"/api/tables/{made['table']}/position",
        headers={"cookie": cookie.split(";")[0]},
    )
    assert seen.json()["seat"] == 0


def test_bad_settings_are_refused_with_the_reason(address: str) -> None:
    api = Api(address)
    for settings, words in (
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 7}, "2 to 5 players"),
        ({"options": {"hammers": 3}}, "hammers"),
        ({"bots": ["clever"]}, "no bot 'clever'"),
        ({"bots": ["random"] * 3}, "none for you"),
        ({"bots": [None] * 4}, "4 bots for 3 seats"),
        ({"takeover": {"level": "clever"}}, "no bot 'clever'"),
    ):
        with pytest.raises(Refusal, match=words) as caught:
            api.create(**settings)
        assert caught.value.code == "bad-option"


def test_long_polling_answers_when_something_happens(address: str) -> None:
    table, tokens = full_table(address)
    mine, theirs = Api(address, tokens[0]), Api(address, tokens[1])
    number = mine.get(f"tables/{table}/position")["number"]
    began = time.perf_counter()
    assert mine.get(f"tables/{table}/position", after=number, wait=0.3)["number"] == number
    assert 0.25 < time.perf_counter() - began < 10

    async def main() -> int:
        waiting = asyncio.create_task(
            asyncio.to_thread(mine.get, f"tables/{table}/position", after=number, wait=20)
        )
        await asyncio.sleep(0.1)
        seen = theirs.get(f"tables/{table}/position")
        body = {"number": seen["number"], "notation": seen["moves"][0]["notation"]}
        theirs.post(f"tables/{table}/moves", body)
        return int((await waiting)["number"])

    began = time.perf_counter()
    assert asyncio.run(main()) == number + 1
    assert time.perf_counter() - began < 15, "it waited for nothing"


def test_idle_tables_leave_memory_and_come_back_in_the_middle_of_a_choice(file: Path) -> None:
    async def main() -> None:
        with hall_in_thread(config(file, idle_seconds=0.1, snapshot_every=5)) as address:
            table, tokens = full_table(address)
            players = [Player(address, table, token) for token in tokens]
            for player in players:
                await player.connect()
            await play_on(players, random.Random(1), moves=16)
            await in_step(players)
            before = [{**player.position, "at": 0, "events": [], "lines": []} for player in players]
            assert any(not player.asked for player in players), "somebody has picked, sealed"
            for player in players:
                await player.close()
            for _ in range(100):
                if "meadhall_tables 0.0" in Api(address).ask("GET", "/metrics").text:
                    break
                await asyncio.sleep(0.1)
            else:
                raise AssertionError("the table stays in memory")
            for player, was in zip(players, before, strict=True):
                await player.connect()
                assert {**player.position, "at": 0, "events": [], "lines": []} == was
            await play_on(players, random.Random(2))
            for player in players:
                await player.close()

    asyncio.run(main())
