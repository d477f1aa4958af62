"""Attacks on other people's seats: wrong tokens at wrong tables, races, and moments in between."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import meadhall
from meadhall.hall import wire
from meadhall.hall.http.safety import Gate
from meadhall.hall.runtime.deeds import Deeds
from meadhall.hall.runtime.live import SOON
from meadhall.hall.runtime.opening import opened
from meadhall.hall.store.store import Append
from meadhall.hall.table.entries import Draft
from meadhall.hall.table.seats import Claim
from meadhall.hall.wire.errors import Refused

from .client import Api, Player, Refusal, in_step
from .eavesdropping import (
    DOORS,
    Eavesdropper,
    Ghost,
    Halls,
    Listener,
    all_see_their_own,
    connected,
    few_moves,
    finished,
    newcomers,
    open_table,
    two_halls,
    until,
)
from .oracle import hold_against, log_of, oracle
from .serving import config, hall_in_thread
from .spy import NOTES, SpyBot


@pytest.fixture(scope="module")
def halls(pg: str) -> Iterator[Halls]:
    """Two halls on one database."""
    with two_halls(pg, "claims_attacks") as both:
        yield both


# --- tokens where they don't belong -------------------------------------------------------------


def test_a_token_opens_nothing_at_another_table(halls: Halls) -> None:
    async def main() -> None:
        first, host = open_table(halls)
        guest = newcomers(halls, first, (1,))[0]
        second, other = open_table(halls)
        tokens = [other, *newcomers(halls, second, (1, 2))]
        Api(halls.here, other).post(f"tables/{second}/start")
        async with Eavesdropper(halls) as spy:
            for token in (host, guest):
                await spy.tries(second, token)
            for token in tokens:
                with pytest.raises(Refusal, match="not-host"):
                    Api(halls.there, token).post(f"tables/{first}/start")

    asyncio.run(main())


def test_a_lost_token_is_not_made_good_by_a_cookie(halls: Halls) -> None:
    table, host = open_table(halls)
    old = newcomers(halls, table, (1,))[0]
    Api(halls.here, old).post(f"tables/{table}/leave")
    new = newcomers(halls, table, (1,))[0]
    Api(halls.here, host).post(f"tables/{table}/start")
    other, _ = open_table(halls)

    def asked(bearer: str | None, cookies: dict[str, str], at: str = table) -> Any:
        jar = SimpleCookie(cookies).output(header="", sep=";").strip()
        answer = Api(halls.there, bearer).ask(
            "GET", f"/api/tables/{at}/position", headers={"cookie": jar} if jar else {}
        )
        return answer.json()["seat"] if answer.status_code == 200 else answer.json()["code"]

    mine = f"seat-{table}"
    assert asked(new, {mine: old}) == 1, "what is said beats what the browser remembers"
    assert asked(old, {mine: new}) == "no-seat"
    assert asked(None, {mine: old}) == "no-seat"
    assert asked(None, {mine: new}) == 1
    assert asked(None, {f"seat-{other}": new}) is None, "kept for another table"
    assert asked(None, {f"seat-{other}": new}, other) == "no-seat"
    assert asked(new, {}, other) == "no-seat"

    async def over_a_socket(hello: str | None, cookie: str) -> Any:
        url = f"{halls.there.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(url, additional_headers={"cookie": f"{mine}={cookie}"}) as socket:
            await socket.send(json.dumps({"type": "hello", "token": hello}))
            heard = [json.loads(await socket.recv())]
            if heard[0]["type"] == "error":
                return heard[0]["code"]
            return json.loads(await socket.recv())["seat"]

    assert asyncio.run(over_a_socket(None, old)) == "no-seat"
    assert asyncio.run(over_a_socket(old, new)) == "no-seat"
    assert asyncio.run(over_a_socket(new, old)) == 1
    assert asyncio.run(over_a_socket(None, new)) == 1


def test_without_onlookers_nobody_looks_on(halls: Halls) -> None:
    async def main() -> None:
        made = Api(halls.here).create(players=3, autostart=False, onlookers=False)
        table, invitation = made["table"], made["invitation"]
        tokens = [made["token"]]
        old = Api(halls.here).seat(table, invitation, seat=1)["token"]
        async with Eavesdropper(halls) as spy:
            await spy.keep(table, old)
            Api(halls.here, made["token"]).post(f"tables/{table}/kick", {"seat": 1})
            tokens += [Api(halls.here).seat(table, invitation, seat=n)["token"] for n in (1, 2)]
            Api(halls.here, made["token"]).post(f"tables/{table}/start")
            async with connected(halls.here, table, tokens) as players:
                await players[0].request("chat", text="Among ourselves")
                await few_moves(players, Random(1))
            await spy.is_sent_away()
            await spy.tries(table, old)
            await spy.tries(table, invitation)
            spy.knows_nothing_of(["Among ourselves", *tokens])
        for address in halls.all:
            for (method, path), (_, body) in DOORS.items():
                answer = Api(address).ask(method, f"/api/tables/{table}/{path}", json=body)
                assert answer.status_code in (401, 403), (path, answer.text)
            with pytest.raises(ConnectionClosed):
                await Player(address, table).connect()
        all_see_their_own(halls, table, players)

    asyncio.run(main())


# --- hosts --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", meadhall.game_names())
def test_a_host_without_a_seat_looks_on_and_no_more(halls: Halls, game: str) -> None:
    async def main() -> None:
        made = Api(halls.here).create(
            game=game, players=3, sit=False, open=True, autostart=False, onlookers=False
        )
        table, host = made["table"], made["token"]
        async with Player(halls.here, table, host) as near, Player(halls.there, table, host) as far:
            tokens = newcomers(halls, table, (0, 1, 2))
            Api(halls.there, host).post(f"tables/{table}/start")
            async with (
                Player(halls.there, table, host) as later,
                connected(halls.here, table, tokens) as players,
            ):
                await few_moves(players, Random(2))
                await in_step([near, far, later])
        for path in ("hint", "why?move=1"):
            answer = Api(halls.there, host).ask("GET", f"/api/tables/{table}/{path}")
            assert answer.json()["code"] == "no-seat"
        rows = all_see_their_own(halls, table, players)
        for socket in (near, far, later):
            assert hold_against(rows, None, socket.heard)

    asyncio.run(main())


def test_the_host_who_rises_comes_back_as_an_onlooker(halls: Halls) -> None:
    async def main() -> None:
        table, host = open_table(halls, onlookers=False)
        anna = Ghost(halls.there, table, host)
        await anna.connect()
        Api(halls.here, host).post(f"tables/{table}/leave")
        await anna.listen()
        assert anna.closed
        newcomers(halls, table, (0, 1, 2))
        Api(halls.here, host).post(f"tables/{table}/start")
        async with Player(halls.there, table, host) as again:
            await shown_something(again)
            rows = log_of(halls.url, table)
        assert anna.views() == []
        assert hold_against(rows, None, again.heard)

    asyncio.run(main())


# --- moments in between -------------------------------------------------------------------------


@pytest.mark.parametrize("goes", ["leaves", "is sent away"])
def test_whoever_goes_in_the_very_moment_of_the_start(halls: Halls, goes: str) -> None:
    async def once() -> None:
        table, host = open_table(halls)
        old = newcomers(halls, table, (1,))[0]
        ghosts = [Ghost(address, table, old) for address in halls.all]
        for ghost in ghosts:
            await ghost.connect()
        chief = Api(halls.there, host)
        away = {
            "leaves": lambda: Api(halls.here, old).post(f"tables/{table}/leave"),
            "is sent away": lambda: chief.post(f"tables/{table}/kick", {"seat": 1}),
        }[goes]
        await asyncio.gather(
            asyncio.to_thread(away),
            asyncio.to_thread(Api(halls.here, host).post, f"tables/{table}/start"),
            return_exceptions=True,
        )
        rows = log_of(halls.url, table)
        kinds = [row.kind for row in rows]
        assert "start" in kinds
        for ghost in ghosts:
            if "rise" in kinds:
                assert kinds.index("rise") < kinds.index("start")
                await ghost.listen()
                assert ghost.closed
                assert ghost.views() == []
                assert ghost.heard[-1]["code"] == "no-seat"
            else:
                await shown_something(ghost)
                assert hold_against(log_of(halls.url, table), 1, ghost.heard)
            await ghost.close()

    for _ in range(4):
        asyncio.run(once())


def test_a_ghost_is_not_present(halls: Halls) -> None:
    async def main() -> None:
        table, host = open_table(halls)
        old = newcomers(halls, table, (1,))[0]
        async with Player(halls.here, table, host) as anna:
            ghost = Ghost(halls.there, table, old)
            await ghost.connect()
            await anna.until(lambda: anna.table["seats"][1]["present"])
            Api(halls.here, old).post(f"tables/{table}/leave")
            await anna.until(lambda: not anna.table["seats"][1]["present"])
            newcomers(halls, table, (1,))
            await anna.until(lambda: anna.table["seats"][1]["name"] == "P1")
            assert not anna.table["seats"][1]["present"]
            await ghost.listen()

    asyncio.run(main())


async def shown_something(player: Player) -> None:
    await player.until(lambda: bool(player.position["view"]))


SETTINGS = {"game": "asgard", "players": 3, "open": True, "autostart": False}


def new_table() -> wire.NewTable:
    return msgspec.convert({"settings": SETTINGS, "name": "Anna"}, wire.NewTable)


def test_a_seat_lost_while_a_socket_opens_is_not_read(file: Path) -> None:
    async def main() -> None:
        async with opened(config(file)) as hall:
            live = await hall.live((await hall.founding.create(new_table())).table)
            await hall.act(
                live, lambda table: table.take_seat(wire.TakeSeat("B"), "b" * 32, 24, "", 9)
            )
            claim = live.table.claim_of("b" * 32)
            reader = Listener(claim)
            async with live.lock:
                going = asyncio.create_task(hall.act(live, lambda table: table.rise(1)))
                await asyncio.sleep(0.01)
                coming = asyncio.create_task(hall.readers.join(live, reader))
                await asyncio.sleep(0.01)
            await going
            with pytest.raises(Refused) as refused:
                await coming
            assert refused.value.code == "no-seat"
            assert reader.heard == []
            assert live.readers == set()

    asyncio.run(main())


def test_a_seat_lost_while_its_reader_is_announced_has_nobody_present(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with opened(config(file)) as hall:
            live = await hall.live((await hall.founding.create(new_table())).table)
            await hall.act(
                live, lambda table: table.take_seat(wire.TakeSeat("B"), "b" * 32, 24, "", 9)
            )
            reader, arrive, gone = Listener(live.table.claim_of("b" * 32)), hall.presence.arrive, []

            async def late(table: str, seat: int, at: int, *who: str | None) -> None:
                await arrive(table, seat, at, *who)
                gone.append(await hall.act(live, lambda table: table.rise(1)))

            monkeypatch.setattr(hall.presence, "arrive", late)
            await hall.readers.join(live, reader)
            await hall.tasks.settle()
            assert gone
            assert reader.dismissed
            assert reader.heard[-1]["code"] == "no-seat"
            assert 1 not in live.here.seats
            assert live.sockets[1] == 0

    asyncio.run(main())


def test_whoever_has_lost_a_seat_uses_up_nothing_of_its_next_holder(file: Path) -> None:
    async def main() -> None:
        async with opened(config(file)) as hall:
            gate = Gate(hall.config)
            deeds = Deeds(hall, gate)
            live = await hall.live((await hall.founding.create(new_table())).table)
            old = Claim(1, "0" * 48, 2)
            for deed in (
                deeds.move(live, old, wire.MakeMove(1, 1)),
                deeds.undo(live, old, wire.TakeBack(1)),
                deeds.say(live, old, "Boo"),
                deeds.leave(live, old),
                deeds.back(live, old),
            ):
                with pytest.raises(Refused) as refused:
                    await deed
                assert refused.value.code == "no-seat"
            assert not gate.seats._left
            assert not gate.chat._left

    asyncio.run(main())


def test_the_shuffle_is_told_when_the_last_move_is_stored_and_not_before(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        settings = config(file)
        async with opened(settings) as hall:
            game = finished(settings.database, "asgard", unplayed=1)
            live = await hall.live(game.table)
            append, storing, stored = hall.store.append, asyncio.Event(), asyncio.Event()

            async def slow(ask: Append) -> bool:
                storing.set()
                await stored.wait()
                return await append(ask)

            monkeypatch.setattr(hall.store, "append", lambda ask: asyncio.create_task(slow(ask)))
            erik, late = Listener(live.table.claim_of(game.tokens[1])), Listener(None)
            await hall.readers.join(live, erik)
            seat, move = game.last
            last = asyncio.create_task(
                hall.act(live, lambda table: Draft("move", seat, {"move": move}))
            )
            await storing.wait()
            assert live.table.phase == "over", "but nobody may know yet"
            live.tell_table_soon()  # as onlookers do who come and go
            coming = asyncio.create_task(hall.readers.join(live, late))
            presence = asyncio.create_task(hall.neighbours._look_around(live))
            live.here.seats.clear()  # there is something to tell
            await asyncio.sleep(3 * SOON)
            heard = erik.heard + late.heard
            stored.set()  # whatever was heard: the hall must be able to close
            for message in heard:
                assert message["phase"] == "playing"
                assert message.get("secret") is None
            await asyncio.gather(last, coming, presence)
            await until(lambda: any(m.get("secret") == game.secret for m in erik.heard))

    asyncio.run(main())


# --- where a finished game goes on --------------------------------------------------------------


def test_bots_see_no_more_where_a_finished_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv(NOTES, str(notes))
    kinds = {"greedy": "greedy", "spy": f"{SpyBot.__module__}:{SpyBot.__name__}"}
    settings = config(tmp_path / "hall.db", bots=kinds, bot_workers=1)

    def asked(game: str) -> list[Any]:
        lines = notes.read_text().splitlines() if notes.exists() else []
        return [each for each in map(json.loads, lines) if each["view"]["game"] == game]

    async def branch(address: str, game: str) -> str:
        before = finished(settings.database, game)
        ask = {"step": before.steps // 2, "seat": 0, "level": "spy"}
        made = Api(address).post(f"tables/{before.table}/play-on", ask)
        async with Player(address, made["table"], made["token"]) as anna:
            while len(asked(game)) < 2:
                if anna.asked:
                    await anna.move(dice=Random(3))
                else:
                    await anna.receive()
        return str(made["table"])

    with hall_in_thread(settings) as address:
        tables = {game: asyncio.run(branch(address, game)) for game in meadhall.game_names()}
    for game, table in tables.items():
        rows = log_of(settings.database, table)
        may = [[(now["view"], now["moves"]) for now in oracle(rows, seat)] for seat in range(3)]
        for each in asked(game):
            (seat,) = each["found"]
            assert (each["view"], each["legal"]) in may[seat]
