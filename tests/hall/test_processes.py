"""Several halls on one PostgreSQL: what happens at one is seen at the other."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

import meadhall
from meadhall.kernel import Record

from .client import Api, Player, full_table, in_step
from .postgres import database
from .serving import Process, config, hall_in_thread


@pytest.fixture(scope="module")
def halls(pg: str) -> Iterator[tuple[str, str, str]]:
    """Two halls, and the database they share."""
    url = database(pg, "shared")
    # With very many snapshots: one that is younger than what was told must hide nothing.
    settings = config(url, snapshot_every=2)
    with hall_in_thread(settings) as one, hall_in_thread(settings) as two:
        yield one, two, url


@pytest.mark.parametrize("game", meadhall.game_names())
def test_a_game_played_across_two_halls(halls: tuple[str, str, str], game: str) -> None:
    async def main() -> None:
        table, tokens = full_table(halls[0], game=game, players=3)
        dice = random.Random(4)
        players = [Player(halls[seat % 2], table, token) for seat, token in enumerate(tokens)]
        for player in players:
            await player.connect()
        while True:
            await in_step(players)
            waiting = {str(player.position["waiting"]) for player in players}
            if len(waiting) > 1:
                await asyncio.sleep(0.005)
                continue
            asked = [player for player in players if player.asked]
            if not asked:
                break
            if len(asked) > 1:  # everybody at once: the losers of the race must win the next one
                answers = await asyncio.gather(*(player.move(dice=dice) for player in asked))
            else:
                answers = [await asked[0].move(dice=dice)]
            assert all(answer["type"] == "ack" for answer in answers), answers
        for player in players:
            numbers = [m["number"] for m in player.heard if m["type"] == "position"]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), "none missing"
            await player.close()
        texts = {Api(hall).get(f"tables/{table}/record") for hall in halls[:2]}
        assert len(texts) == 1
        assert Record.from_text(texts.pop()).shuffle_proved()

    asyncio.run(main())


def test_chat_presence_and_undo_reach_the_other_hall(halls: tuple[str, str, str]) -> None:
    async def main() -> None:
        table, tokens = full_table(halls[0])
        async with Player(halls[0], table, tokens[0]) as anna:
            async with Player(halls[1], table, tokens[1]) as erik:
                await anna.until(lambda: anna.table["seats"][1]["present"])
                await erik.until(lambda: erik.table["seats"][0]["present"])
                await anna.request("chat", text="Skål")
                assert (await erik.expect("chat"))["text"] == "Skål"
                await anna.move()
                await erik.until(lambda: 0 not in erik.position["waiting"])
                await anna.request("undo", number=anna.position["number"])
                await erik.until(lambda: erik.position["undone"])
                assert 0 in erik.position["waiting"]
            await anna.until(lambda: not anna.table["seats"][1]["present"])

    asyncio.run(main())


def test_a_lost_listening_connection_is_made_again(halls: tuple[str, str, str]) -> None:
    async def main() -> None:
        table, tokens = full_table(halls[0])
        async with (
            Player(halls[0], table, tokens[0]) as anna,
            Player(halls[1], table, tokens[1]) as erik,
        ):
            with psycopg.connect(halls[2], autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE query LIKE 'LISTEN%'"
                )
            await anna.move()
            await erik.until(lambda: 0 not in erik.position["waiting"])

    asyncio.run(main())


def test_the_bots_of_a_dead_process_are_taken_over(pg: str, tmp_path: Path) -> None:
    url = database(pg, "orphans")
    doomed = Process(config(url, bot_seconds=0.2, bot_pause=3.0), tmp_path / "log")
    doomed.start()
    try:
        doomed.wait()
        made = Api(doomed.address).create(players=2, bots=[None, "random"])
        assert made["seat"] == 0
    finally:
        doomed.kill()

    async def main() -> None:
        with hall_in_thread(config(url, bot_seconds=0.2)) as heir:
            async with Player(heir, made["table"], made["token"]) as anna:
                assert anna.position["waiting"] == [0, 1]
                await anna.until(lambda: anna.position["waiting"] == [0])

    asyncio.run(main())


def test_clocks_run_on_across_a_restart_but_not_while_nobody_serves(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.hall.runtime.presence.OUTAGE", 500)

    async def left(address: str, table: str, token: str) -> int:
        async with Player(address, table, token) as player:
            return int(player.position["clocks"][0]["left"])

    clock = {"kind": "bank", "bank": 60, "increment": 0}
    with hall_in_thread(config(file)) as address:
        table, tokens = full_table(address, clock=clock)
        asyncio.run(asyncio.sleep(1))
        before = asyncio.run(left(address, table, tokens[0]))
        assert 55_000 < before < 59_100
    asyncio.run(asyncio.sleep(4))
    with hall_in_thread(config(file)) as address:
        after = asyncio.run(left(address, table, tokens[0]))
    # A hall says every five seconds that it lives, so up to that much served time may be forgiven.
    assert before - 2_000 < after <= 60_000
