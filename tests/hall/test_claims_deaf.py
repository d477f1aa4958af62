"""A process that hasn't heard: whoever has lost a seat elsewhere hears nothing there either, and
whoever has been given one is let in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import psycopg
import pytest
from sqlalchemy import delete
from websockets.exceptions import ConnectionClosed

import meadhall
from meadhall.hall.runtime.hall import Hall
from meadhall.hall.runtime.live import Live
from meadhall.hall.runtime.neighbours import Neighbours
from meadhall.hall.store.schema import snapshots
from meadhall.hall.store.store import make_engine

from .client import Api, Player, in_step
from .eavesdropping import (
    Eavesdropper,
    Ghost,
    Halls,
    all_see_their_own,
    connected,
    few_moves,
    finished,
    newcomers,
    open_table,
    secrets_of,
    two_halls,
    until,
)
from .oracle import hold_against, log_of


class Ears(Neighbours):
    """Ears that can be closed: to `all`, or only to `entries`, as if they were slower than lines of
    chat. Who is `blind` doesn't even look when asked."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall)
        self.deaf = ""
        self.comparing = 0

    def heard(self, table: str, number: int, rest: str = "") -> None:
        if not self.deaf or (self.deaf == "entries" and number <= 0):
            super().heard(table, number, rest)

    async def up_to_date(self, live: Live) -> None:
        if self.deaf != "blind":
            await super().up_to_date(live)

    async def missed(self) -> None:
        if not self.deaf:
            self.comparing += 1
            await super().missed()
            self.comparing -= 1


class Hearing(Hall):
    """A hall whose ears can be closed."""

    opened: list[Hearing] = []  # noqa: RUF012 - in the order in which they opened

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.ears = self.neighbours = Ears(self)
        self.loop = asyncio.get_running_loop()
        self.opened.append(self)

    def quiet(self) -> bool:
        """Is nothing under way on the side?"""
        return not (self.tasks or self.ears.comparing)


@dataclass
class DeafThere(Halls):
    """Two halls; the one that is `there` may hear nothing until it is told to listen."""

    hall: Hearing

    async def deafen(self, to: str = "all") -> None:
        """From now on it hears nothing, and what it heard before is done."""
        self.hall.ears.deaf = to
        await until(self.hall.quiet)

    def listen(self) -> None:
        """It notices that it has missed something."""
        self.hall.ears.deaf = ""
        asyncio.run_coroutine_threadsafe(self.hall.ears.missed(), self.hall.loop).result(10)


@pytest.fixture(scope="module")
def both(pg: str) -> Iterator[DeafThere]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("meadhall.hall.runtime.opening.Hall", Hearing)
        Hearing.opened.clear()
        with two_halls(pg, "claims_deaf", snapshot_every=1) as halls:
            yield DeafThere(halls.here, halls.there, halls.url, Hearing.opened[1])


@pytest.fixture
def halls(both: DeafThere) -> Iterator[DeafThere]:
    """Nobody is deaf at first, nor afterwards."""
    yield both
    both.hall.ears.deaf = ""


def forget_snapshots(url: str) -> None:
    engine = make_engine(url)
    with engine.begin() as connection:
        connection.execute(delete(snapshots))
    engine.dispose()


WAYS = ["compares numbers", "loses a race, reads the log", "loses a race, reads a snapshot"]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", meadhall.game_names())
def test_what_was_missed_is_not_told_to_those_who_lost_their_seat_meanwhile(
    halls: DeafThere, game: str, way: str
) -> None:
    async def main() -> None:
        table, host = open_table(halls, game)
        async with Eavesdropper(halls) as spy, Player(halls.there, table) as onlooker:
            old = newcomers(halls, table, (1,))[0]
            await spy.keep(table, old)
            late = Ghost(halls.there, table, old)
            await late.connect()
            await halls.deafen("blind")
            Api(halls.here, old).post(f"tables/{table}/leave")  # nobody knows of it there
            tokens = [host, *newcomers(halls, table, (1, 2))]
            Api(halls.here, host).post(f"tables/{table}/start")
            async with connected(halls.here, table, tokens) as players:
                await few_moves(players, Random(9))
            await late.send({"type": "words", "id": 1, "lang": "en"})
            await late.request("why", move=1)
            assert "start" in [row.kind for row in log_of(halls.url, table)]
            assert late.position["phase"] == "waiting"
            if way == "compares numbers":
                halls.listen()
            else:
                if "log" in way:
                    await until(Hearing.opened[0].quiet)
                    forget_snapshots(halls.url)
                Api(halls.there, host).post(f"tables/{table}/chat/switch", {"on": False})
            await spy.is_sent_away()
            await late.listen()
            await spy.tries(table, old)
            await in_step([onlooker])
        rows = all_see_their_own(halls, table, players)
        assert hold_against(rows, None, onlooker.heard) > 1, "others are told"
        spy.ghosts.append(late)
        spy.knows_nothing_of(secrets_of(rows, tokens))
        assert late.heard[-1]["code"] == "no-seat"

    asyncio.run(main())


def test_a_line_of_chat_that_is_quicker_than_the_log(halls: DeafThere) -> None:
    async def main() -> None:
        table, host = open_table(halls, onlookers=False)
        old, friend = newcomers(halls, table, (1, 2))
        ghost = Ghost(halls.there, table, old)
        await ghost.connect()
        async with (
            Player(halls.there, table, friend) as erik,
            Player(halls.here, table, host) as anna,
        ):
            await halls.deafen("entries")
            Api(halls.here, host).post(f"tables/{table}/kick", {"seat": 1})
            await anna.request("chat", text="He is gone")
            assert (await erik.expect("chat"))["text"] == "He is gone"
            await ghost.listen()
            assert ghost.closed
            assert not any("He is gone" in text for text in ghost.raw)

    asyncio.run(main())


def test_whoever_lost_a_seat_elsewhere_says_nothing_and_reads_no_chat(halls: DeafThere) -> None:
    async def main() -> None:
        for method in ("POST", "GET"):
            table, host = open_table(halls, onlookers=False)
            old = newcomers(halls, table, (1,))[0]
            ghost = Ghost(halls.there, table, old)
            await ghost.connect()
            await halls.deafen()
            Api(halls.here, host).post(f"tables/{table}/kick", {"seat": 1})
            body = {"text": "Boo"} if method == "POST" else None
            refused = Api(halls.there, old).ask(method, f"/api/tables/{table}/chat", json=body)
            assert refused.json()["code"] == "no-seat"
            assert Api(halls.here, host).get(f"tables/{table}/chat")["lines"] == []
            halls.listen()
            await ghost.listen()

    asyncio.run(main())


def test_whoever_loses_a_seat_elsewhere_while_they_come_is_not_told_what_was_said(
    halls: DeafThere, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, host = open_table(halls, onlookers=False)
    old = newcomers(halls, table, (1,))[0]
    read = halls.hall.store.chat

    async def sent_away_first(*what: Any) -> list[Any]:
        api = Api(halls.here, host)
        await asyncio.to_thread(api.post, f"tables/{table}/kick", {"seat": 1})
        await asyncio.to_thread(api.post, f"tables/{table}/chat", {"text": "He is gone"})
        lines = await read(*what)
        assert lines, "they would hear it"
        return lines

    async def main() -> None:
        await halls.deafen()
        monkeypatch.setattr(halls.hall.store, "chat", sent_away_first)
        ghost = Ghost(halls.there, table, old, recall=True)
        with pytest.raises(ConnectionClosed):
            await ghost.connect()
        assert [message["type"] for message in ghost.heard] == ["error"]
        assert ghost.heard[0]["code"] == "no-seat"

    asyncio.run(main())


@pytest.mark.parametrize(
    "path", ["", "position", "history", "chat", "hint", "why?move=1", "leave", "moves", "socket"]
)
def test_whoever_was_given_a_seat_elsewhere_is_let_in(halls: DeafThere, path: str) -> None:
    async def main() -> None:
        table, _ = open_table(halls, onlookers=False)
        async with Ghost(halls.there, table, newcomers(halls, table, (1,))[0]):
            await halls.deafen()
            new = newcomers(halls, table, (2,))[0]
            if path == "socket":
                async with Player(halls.there, table, new) as player:
                    assert player.position["seat"] == 2
            else:
                body = {"number": 1, "move": 1} if path == "moves" else None
                method = "POST" if path in ("leave", "moves") else "GET"
                answer = Api(halls.there, new).ask(method, f"/api/tables/{table}/{path}", json=body)
                expected = path in ("hint", "why?move=1", "moves") and "not-started"
                assert answer.json().get("code", False) == expected, answer.text

    asyncio.run(main())


def test_a_host_who_has_sat_down_elsewhere_has_their_seat(halls: DeafThere) -> None:
    async def main() -> None:
        before = finished(halls.url, "asgard", autostart=False)
        host, friend, _ = before.tokens
        table = Api(halls.there, friend).post(f"tables/{before.table}/rematch")["table"]
        await halls.deafen()
        Api(halls.here, host).post(f"tables/{before.table}/rematch")
        async with Player(halls.there, table, host) as anna:
            assert anna.position["seat"] == 0

    asyncio.run(main())


def test_a_lost_listening_connection_opens_no_gap(halls: DeafThere) -> None:
    async def main() -> None:
        table, host = open_table(halls)
        async with Eavesdropper(halls) as spy:
            old = newcomers(halls, table, (1,))[0]
            await spy.keep(table, old)
            with psycopg.connect(halls.url, autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE query LIKE 'LISTEN%'"
                )
            Api(halls.here, host).post(f"tables/{table}/kick", {"seat": 1})
            tokens = [host, *newcomers(halls, table, (1, 2))]
            Api(halls.here, host).post(f"tables/{table}/start")
            async with connected(halls.here, table, tokens) as players:
                await few_moves(players, Random(10))
            await spy.is_sent_away()
            await spy.tries(table, old)
        spy.knows_nothing_of(secrets_of(all_see_their_own(halls, table, players), tokens))

    asyncio.run(main())
