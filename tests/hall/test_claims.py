"""Nobody reads a seat they have left: whoever rises, or is sent away, is no reader of it any more.

The attack: sit down at an open table, open a socket, leave, and keep the socket. Whoever sits there
next has a hand that the old socket must never be sent.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import meadhall

from .client import Api, Player, Refusal, in_step
from .postgres import database
from .serving import config, hall_in_thread

MOVES = 12


class Ghost(Player):
    """A socket that stays whatever happens, and writes down all that comes."""

    def __init__(self, address: str, table: str, token: str | None = None) -> None:
        super().__init__(address, table, token)
        self.closed = False

    async def listen(self) -> None:
        """Hear until there is nothing more to hear."""
        try:
            while True:
                await self.receive()
        except (ConnectionClosed, TimeoutError):
            self.closed = True

    def views(self) -> list[dict[str, Any]]:
        """What it was shown of a game."""
        return [
            message["view"]
            for message in self.heard
            if message["type"] == "position" and message["view"] is not None
        ]


async def haunted_game(
    addresses: list[str], game: str, goes: str
) -> tuple[list[Ghost], list[Player]]:
    """A guest visits every free seat of an open table and keeps the sockets; then others sit down
    there and play. The ghosts, and the players."""
    here, there = addresses[0], addresses[-1]
    host = Api(here).create(game=game, players=3, open=True, autostart=False)
    table, chief = host["table"], Api(here, host["token"])
    ghosts = []
    for seat in (1, 2):
        seated = Api(here).seat(table, seat=seat, name="Ghost")
        ghost = Ghost(there, table, seated["token"])
        await ghost.connect()
        ghosts.append(ghost)
        if goes == "leaves":
            Api(here, seated["token"]).post(f"tables/{table}/leave")
        else:
            chief.post(f"tables/{table}/kick", {"seat": seat})
    listening = [asyncio.create_task(ghost.listen()) for ghost in ghosts]
    tokens = [host["token"]]
    tokens += [Api(here).seat(table, seat=seat, name=f"P{seat}")["token"] for seat in (1, 2)]
    chief.post(f"tables/{table}/start")
    players = [Player(here, table, token) for token in tokens]
    for player in players:
        await player.connect()
    dice = random.Random(3)
    for _ in range(MOVES):
        await in_step(players)
        asked = [player for player in players if player.asked]
        if not asked:
            break
        await dice.choice(asked).move(dice=dice)
    await in_step(players)
    await asyncio.wait(listening, timeout=10)
    for player in players:
        await player.close()
    return ghosts, players


@pytest.mark.parametrize("goes", ["leaves", "is sent away"])
@pytest.mark.parametrize("game", meadhall.game_names())
def test_whoever_has_left_a_seat_reads_it_no_more(file: Path, game: str, goes: str) -> None:
    with hall_in_thread(config(file)) as address:
        ghosts, players = asyncio.run(haunted_game([address], game, goes))
    assert all(player.position["view"] for player in players)
    for ghost in ghosts:
        assert ghost.views() == []
        assert ghost.closed, "and isn't counted as present"
        assert ghost.heard[-1]["type"] == "error"
        assert ghost.heard[-1]["code"] == "no-seat"


def test_nor_in_another_process(pg: str) -> None:
    settings = config(database(pg, "claims"))
    with hall_in_thread(settings) as one, hall_in_thread(settings) as two:
        ghosts, _ = asyncio.run(haunted_game([one, two], "asgard", "leaves"))
    for ghost in ghosts:
        assert ghost.views() == []
        assert ghost.closed


def test_a_ghost_is_not_present(file: Path) -> None:
    async def main(address: str) -> None:
        host = Api(address).create(players=3, open=True, autostart=False)
        seated = Api(address).seat(host["table"], seat=1, name="Ghost")
        async with Player(address, host["table"], host["token"]) as anna:
            ghost = Ghost(address, host["table"], seated["token"])
            await ghost.connect()
            await anna.until(lambda: anna.table["seats"][1]["present"])
            Api(address, seated["token"]).post(f"tables/{host['table']}/leave")
            await anna.until(lambda: not anna.table["seats"][1]["present"])
            Api(address).seat(host["table"], seat=1, name="Erik")
            await anna.until(lambda: anna.table["seats"][1]["name"] == "Erik")
            assert not anna.table["seats"][1]["present"]
            await ghost.listen()

    with hall_in_thread(config(file)) as address:
        asyncio.run(main(address))


def test_an_old_token_opens_nothing(file: Path) -> None:
    async def main(address: str) -> None:
        host = Api(address).create(players=3, open=True, autostart=False)
        table = host["table"]
        old = Api(address).seat(table, seat=1, name="Ghost")["token"]
        Api(address, old).post(f"tables/{table}/leave")
        Api(address).seat(table, seat=1, name="Erik")
        Api(address, host["token"]).post(f"tables/{table}/start")
        for path in ("position", "history", "hint", "chat"):
            with pytest.raises(Refusal, match="no-seat"):
                Api(address, old).get(f"tables/{table}/{path}")
        ghost = Ghost(address, table, old)
        with pytest.raises(ConnectionClosed):
            await ghost.connect()
        assert ghost.heard[-1]["code"] == "no-seat"

    with hall_in_thread(config(file)) as address:
        asyncio.run(main(address))


def test_the_host_who_rises_comes_back_as_an_onlooker(file: Path) -> None:
    async def main(address: str) -> None:
        host = Api(address).create(players=3, open=True, autostart=False, onlookers=False)
        table = host["table"]
        anna = Ghost(address, table, host["token"])
        await anna.connect()
        Api(address, host["token"]).post(f"tables/{table}/leave")
        await anna.listen()
        assert anna.closed
        async with Player(address, table, host["token"]) as again:
            assert again.position["seat"] is None

    with hall_in_thread(config(file)) as address:
        asyncio.run(main(address))
