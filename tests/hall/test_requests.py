"""Asked twice, done once; and whoever was told that something is stored finds it everywhere."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall

from .client import Api, Player, Refusal, full_table, in_step
from .postgres import database
from .serving import Process, config, hall_in_thread


@pytest.fixture(scope="module")
def two(pg: str) -> Iterator[tuple[str, str]]:
    """Two halls on one database."""
    url = database(pg, "requests")
    with hall_in_thread(config(url)) as one, hall_in_thread(config(url)) as other:
        yield one, other


def first_move(address: str, table: str, token: str) -> tuple[Api, dict[str, int | str]]:
    api = Api(address, token)
    position = api.get(f"tables/{table}/position")
    return api, {
        "number": position["number"],
        "move": position["moves"][0]["move"],
        "request": "one-of-mine",
    }


def test_a_request_asked_again_is_answered_again_and_not_done_again(file: Path) -> None:
    with hall_in_thread(config(file)) as address:
        table, tokens = full_table(address)
        api, ask = first_move(address, table, tokens[0])
        done = api.post(f"tables/{table}/moves", ask)
        before = api.get(f"tables/{table}/position")
        assert api.post(f"tables/{table}/moves", ask) == done
        assert api.get(f"tables/{table}/position")["number"] == before["number"]
        with pytest.raises(Refusal, match="stale"):  # without its name nobody knows it again
            api.post(f"tables/{table}/moves", {**ask, "request": None})
        back = {"number": before["number"], "request": "and-back"}
        undone = api.post(f"tables/{table}/undo", back)
        assert api.post(f"tables/{table}/undo", back) == undone
        # Somebody else's request of the same name is another request.
        other, asked = first_move(address, table, tokens[1])
        other.post(f"tables/{table}/moves", asked)
        assert 1 not in other.get(f"tables/{table}/position")["waiting"]


def test_also_after_a_crash_and_in_another_process(
    file: Path, tmp_path: Path, two: tuple[str, str]
) -> None:
    hall = Process(config(file, snapshot_every=2), tmp_path / "log")
    hall.start()
    hall.wait()
    table, tokens = full_table(hall.address)
    api, ask = first_move(hall.address, table, tokens[0])
    done = api.post(f"tables/{table}/moves", ask)
    hall.kill()
    hall.start()
    hall.wait()
    try:
        assert api.post(f"tables/{table}/moves", ask) == done
    finally:
        hall.kill()
    one, other = two
    table, tokens = full_table(one)
    api, ask = first_move(one, table, tokens[0])
    done = api.post(f"tables/{table}/moves", ask)
    assert Api(other, tokens[0]).post(f"tables/{table}/moves", ask) == done


def test_over_a_socket_too(file: Path) -> None:
    async def main(address: str) -> None:
        table, tokens = full_table(address)
        async with Player(address, table, tokens[0]) as anna:
            move = anna.position["moves"][0]["move"]
            ask = {"number": anna.position["number"], "move": move, "request": "mine"}
            first = await anna.request("move", **ask)
        async with Player(address, table, tokens[0]) as again:
            second = await again.request("move", **ask)
            assert (second["type"], second["number"]) == ("ack", first["number"])

    with hall_in_thread(config(file)) as address:
        asyncio.run(main(address))


@pytest.mark.parametrize("game", meadhall.game_names())
def test_whoever_was_acknowledged_reads_it_in_every_process(
    two: tuple[str, str], game: str
) -> None:
    """Acknowledged by one process, read at once from the other: never an older position."""

    async def main() -> None:
        one, other = two
        table, tokens = full_table(one, game=game, players=3)
        players = [Player(one, table, token) for token in tokens]
        reading = [Player(other, table, token) for token in tokens]  # it is in memory there too
        for player in (*players, *reading):
            await player.connect()
        dice = random.Random(8)
        for _ in range(25):
            await in_step(players)
            asked = [player for player in players if player.asked]
            if not asked:
                break
            mover = dice.choice(asked)
            ack = await mover.move(dice=dice)
            there = Api(other, mover.hello["token"])
            read = await asyncio.to_thread(there.get, f"tables/{table}/position")
            assert read["number"] >= ack["number"]
        for player in (*players, *reading):
            await player.close()

    asyncio.run(main())


def test_an_address_cannot_fill_an_open_table(file: Path) -> None:
    from meadhall.hall.ops.config import Limits

    with hall_in_thread(config(file, limits=Limits())) as address:
        host = Api(address).create(players=5, open=True, autostart=False)
        guests = [Api(address).seat(host["table"]) for _ in range(2)]
        with pytest.raises(Refusal, match="too-many-seats"):
            Api(address).seat(host["table"])
        # With the invitation one may bring friends; and a seat given up is free again.
        Api(address).seat(host["table"], host["invitation"])
        Api(address, guests[0]["token"]).post(f"tables/{host['table']}/leave")
        Api(address).seat(host["table"])
        with pytest.raises(Refusal, match="too-many-seats"):
            Api(address).seat(host["table"])
