"""Nothing is lost: 200 moves while the server is killed at random moments.

Every acknowledged move is in the log, none is there twice, and after each restart everybody is
asked exactly what they were asked before.
"""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from effort import many
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from meadhall.hall.store.schema import entries
from meadhall.hall.store.store import make_engine

from .client import Player, full_table, in_step
from .postgres import database
from .serving import Process, config

MOVES = many(80, long=200)
KILLS = many(3, long=5)
KEPT = ("number", "phase", "view", "moves", "waiting", "undo", "result")


class Storm:
    """A game in a hall that keeps dying."""

    def __init__(self, halls: list[Process], url: str, dice: random.Random) -> None:
        self.halls = halls
        self.url = url
        self.dice = dice
        self.acked: dict[str, list[tuple[int, int]]] = {}
        self.stored_unheard = 0
        self.lost_unheard = 0
        self.table = ""
        self.players: list[Player] = []

    async def new_table(self) -> None:
        for player in self.players:
            await player.close()
        game = self.dice.choice(["asgard", "vikings", "wolves"])
        address = self.dice.choice(self.halls).address
        self.table, self.tokens = full_table(address, game=game, players=4)
        self.acked[self.table] = []
        self.players = []
        for token in self.tokens:
            player = Player(self.dice.choice(self.halls).address, self.table, token)
            await player.connect()
            self.players.append(player)

    async def run(self) -> None:
        kills = set(self.dice.sample(range(5, MOVES), KILLS))
        await self.new_table()
        for number in range(MOVES):
            await in_step(self.players)
            asked = [player for player in self.players if player.asked]
            if not asked:
                await self.new_table()
                asked = [player for player in self.players if player.asked]
            player = self.dice.choice(asked)
            if number in kills:
                await self.move_and_kill(player)
            else:
                move = self.dice.choice(player.position["moves"])["move"]
                answer = await player.move(move)
                assert answer["type"] == "ack", answer
                self.acked[self.table].append((player.seat, move))
                await self.everybody_knows()
        for player in self.players:
            await player.close()

    async def everybody_knows(self) -> None:
        """With several processes a move takes a moment to reach everybody."""
        if len(self.halls) > 1:
            for _ in range(100):
                await in_step(self.players)
                if len({str(player.position["waiting"]) for player in self.players}) == 1:
                    return
                await asyncio.sleep(0.01)

    async def move_and_kill(self, player: Player) -> None:
        """Send a move and kill a process before, while or after it is stored."""
        before = {each.seat: kept(each) for each in self.players}
        hall = next(h for h in self.halls if player.url.startswith(h.address.replace("http", "ws")))
        move = self.dice.choice(player.position["moves"])["move"]
        seat = player.seat
        await player.send(
            {"type": "move", "id": 9999, "number": player.position["number"], "move": move}
        )
        await asyncio.sleep(self.dice.choice([0, 0.0005, 0.001, 0.002, 0.004]))
        hall.kill()
        acked = await heard_ack(player)
        hall.start()
        others = [other for other in self.halls if other is not hall]
        if not others:
            hall.wait()
        stored = await self.settled()
        expected = self.acked[self.table]
        arrived = stored == [*expected, (seat, move)]
        if arrived:
            expected.append((seat, move))
            self.stored_unheard += not acked
        else:
            assert not acked, "an acknowledged move is lost"
            assert stored == expected
            self.lost_unheard += 1
        for place, each in enumerate(self.players):
            await each.close()
            home = self.dice.choice(others or self.halls)
            self.players[place] = fresh = Player(home.address, self.table, self.tokens[place])
            await fresh.connect()
            if not arrived:
                assert kept(fresh) == before[place]
            elif place == seat:
                assert fresh.position["number"] == before[place]["number"] + 1
        if others:
            hall.wait()

    async def settled(self) -> list[tuple[int, int]]:
        """The moves in the log, once what a killed process had sent to its database is done."""
        stored, same = self.stored(), 0
        while same < (5 if len(self.halls) > 1 else 0):
            await asyncio.sleep(0.1)
            again = self.stored()
            stored, same = again, same + 1 if again == stored else 0
        return stored

    def stored(self) -> list[tuple[int, int]]:
        """The moves in the log."""
        return [(entry.seat, entry.move) for entry in stored_moves(self.url, self.table)]


class StoredMove:
    def __init__(self, number: int, seat: int, move: int) -> None:
        self.number, self.seat, self.move = number, seat, move


def stored_moves(url: str, table: str) -> list[StoredMove]:
    engine = make_engine(url)
    query = select(entries).where(entries.c.table_id == table, entries.c.kind == "move")
    with engine.connect() as connection:
        rows = connection.execute(query.order_by(entries.c.number)).all()
    engine.dispose()
    return [StoredMove(row.number, row.seat, json.loads(row.data)["move"]) for row in rows]


def kept(player: Player) -> dict[str, Any]:
    return {key: player.position[key] for key in KEPT}


async def heard_ack(player: Player) -> bool:
    try:
        while True:
            message = await player.receive()
            if message["type"] == "ack":
                return True
            assert message["type"] != "error", message
    except ConnectionClosed:
        return False


def weather(halls: list[Process], url: str, seed: int) -> None:
    """Run the storm, then read the whole log and replay it."""
    storm = Storm(halls, url, random.Random(seed))
    for hall in halls:
        hall.start()
    try:
        for hall in halls:
            hall.wait()
        asyncio.run(storm.run())
    finally:
        for hall in halls:
            hall.kill()
    made = 0
    for table, acked in storm.acked.items():
        stored = stored_moves(url, table)
        assert [(entry.seat, entry.move) for entry in stored] == acked
        assert len({entry.number for entry in stored}) == len(stored)
        made += len(stored)
    assert made + storm.lost_unheard == MOVES
    print(f"{made} stored, {storm.lost_unheard} never arrived, {storm.stored_unheard} unheard")


@pytest.mark.parametrize("seed", [1])
def test_sqlite_keeps_every_acknowledged_move(tmp_path: Path, seed: int) -> None:
    settings = config(tmp_path / "hall.db", snapshot_every=20)
    weather([Process(settings, tmp_path / "log")], settings.database, seed)


@pytest.mark.parametrize("seed", [2])
def test_two_processes_on_postgres_keep_every_acknowledged_move(
    tmp_path: Path, pg: str, seed: int
) -> None:
    settings = config(database(pg, "storm"), snapshot_every=20)
    halls = [Process(settings, tmp_path / f"log{number}") for number in range(2)]
    weather(halls, settings.database, seed)
