"""Somebody who keeps every socket, long poll and token they ever had; and games to listen to."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, Self

import httpx
import msgspec
import pytest
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosed

from meadhall.hall import wire
from meadhall.hall.store.hall_time import Clock
from meadhall.hall.store.schema import entries, tables
from meadhall.hall.store.store import TableRow, make_engine
from meadhall.hall.table.create import new_table
from meadhall.hall.table.entries import Draft, Entry
from meadhall.hall.table.readership import Reader
from meadhall.hall.table.seats import Claim, new_token, token_hash
from meadhall.hall.table.table import Table

from .client import Api, Message, Player, in_step
from .oracle import hold_against, log_of
from .postgres import database
from .serving import config, hall_in_thread

PLAYERS = 3
MOVES = 6
"""Enough that everybody has been dealt a hand and asked something."""


@dataclass
class Halls:
    """One process, or two that share a database."""

    here: str
    """Where things happen."""
    there: str
    """Where those listen who may not; the same if there is but one."""
    url: str

    @property
    def all(self) -> list[str]:
        return list(dict.fromkeys((self.here, self.there)))


@contextmanager
def two_halls(pg: str, name: str, **changes: object) -> Iterator[Halls]:
    """Two halls on a database of their own."""
    url = database(pg, name)
    settings = config(url, **changes)
    with hall_in_thread(settings) as one, hall_in_thread(settings) as two:
        yield Halls(one, two, url)


# --- listening ----------------------------------------------------------------------------------


class Ghost(Player):
    """A socket that stays whatever happens, and writes down all that comes."""

    def __init__(self, address: str, table: str, token: str | None = None, **hello: Any) -> None:
        super().__init__(address, table, token, **hello)
        self.closed = False

    async def listen(self) -> None:
        """Hear until there is nothing more to hear."""
        try:
            while True:
                await self.receive()
        except (ConnectionClosed, TimeoutError):
            self.closed = True

    def views(self) -> list[Message]:
        """What it was shown of a game."""
        return [
            message["view"]
            for message in self.heard
            if message["type"] == "position" and message["view"] is not None
        ]


class Listener(Reader):
    """Somebody who reads along inside the hall, and writes everything down."""

    def __init__(self, claim: Claim | None) -> None:
        self.claim = claim
        self.heard: list[Message] = []
        self.dismissed = False

    def send(self, data: bytes) -> None:
        self.heard.append(json.loads(data))

    def dismiss(self, code: int, why: str) -> None:
        self.dismissed = True


class Eavesdropper:
    """Listens in every process, over a socket and by asking again and again."""

    def __init__(self, halls: Halls) -> None:
        self.halls = halls
        self.keys: list[tuple[str, str]] = []
        """Every token it ever had, with its table."""
        self.ghosts: list[Ghost] = []
        self.polls: list[asyncio.Task[str]] = []
        self.answers: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._client = httpx.AsyncClient(verify=False, trust_env=False, timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in (*self._tasks, *self.polls):
            task.cancel()
        await asyncio.gather(*self._tasks, *self.polls, return_exceptions=True)
        for ghost in self.ghosts:
            await ghost.close()
        await self._client.aclose()

    async def keep(self, table: str, token: str) -> None:
        """Begin to listen with a token, everywhere."""
        self.keys.append((table, token))
        for address in self.halls.all:
            ghost = Ghost(address, table, token, words="en", recall=True)
            await ghost.connect()
            self.ghosts.append(ghost)
            self._tasks.append(asyncio.create_task(ghost.listen()))
            self.polls.append(asyncio.create_task(self._poll(address, table, token)))

    async def _poll(self, address: str, table: str, token: str) -> str:
        """Ask for the next position until that is refused; the code with which it was."""
        after = 0
        while True:
            answer = await self._ask(
                "GET", address, table, "position", token, params={"after": after, "wait": 3}
            )
            self.answers.append(answer.text)
            if answer.status_code != 200:
                return str(answer.json()["code"])
            after = answer.json()["number"]

    async def _ask(
        self, method: str, address: str, table: str, path: str, token: str, **more: Any
    ) -> httpx.Response:
        url = f"{address}/api/tables/{table}/{path}".rstrip("/")
        bearer = {"authorization": f"Bearer {token}"}
        return await self._client.request(method, url, headers=bearer, **more)

    async def is_sent_away(self) -> None:
        """Everything it listened with has come to its end, and said nothing but why."""
        await asyncio.wait_for(asyncio.gather(*self._tasks), 15)
        for ghost in self.ghosts:
            assert ghost.heard[-1]["type"] == "error", ghost.heard[-1]
            assert ghost.heard[-1]["code"] == "no-seat"
        for answer in await asyncio.wait_for(asyncio.gather(*self.polls), 15):
            assert answer == "no-seat"

    async def tries(self, table: str, token: str) -> None:
        """Every door of a table is closed to a token that opens no seat there, in every process."""
        for address in self.halls.all:
            for (method, path), (code, body) in DOORS.items():
                answer = await self._ask(method, address, table, path, token, json=body)
                assert answer.status_code >= 400, (path, answer.text)
                assert answer.json()["code"] == code, (path, answer.text)
                assert set(answer.json()) == {"code", "text", "reason"}
                self.answers.append(answer.text)
            ghost = Ghost(address, table, token, recall=True)
            with pytest.raises(ConnectionClosed) as closed:
                await ghost.connect()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4401
            assert [message["type"] for message in ghost.heard] == ["error"]
            assert ghost.heard[0]["code"] == "no-seat"
            self.ghosts.append(ghost)

    def heard(self) -> list[str]:
        """Every word it was ever sent."""
        return [text for ghost in self.ghosts for text in ghost.raw] + self.answers

    def knows_nothing_of(self, secrets: list[str]) -> None:
        """It was never shown a game, and no word of what it heard is a secret."""
        for text in self.heard():
            message = json.loads(text)
            assert not message.get("view"), message
            assert not message.get("moves"), message
            assert not message.get("events"), message
            assert message.get("phase") in (None, "waiting") or message["type"] == "table"
            assert not any(secret in text for secret in secrets), text


DOORS: dict[tuple[str, str], tuple[str, Any]] = {
    ("GET", ""): ("no-seat", None),
    ("GET", "position"): ("no-seat", None),
    ("GET", "position?after=0&wait=0&words=ru"): ("no-seat", None),
    ("GET", "position?after=999999&wait=0.01"): ("no-seat", None),
    ("GET", "history"): ("no-seat", None),
    ("GET", "hint"): ("no-seat", None),
    ("GET", "why?move=1"): ("no-seat", None),
    ("GET", "chat"): ("no-seat", None),
    ("GET", "record"): ("no-seat", None),
    ("GET", "replay"): ("no-seat", None),
    ("GET", "replay?eyes=1"): ("no-seat", None),
    ("GET", "analysis"): ("no-seat", None),
    ("POST", "moves"): ("no-seat", {"number": 3, "move": 1}),
    ("POST", "undo"): ("no-seat", {"number": 3}),
    ("POST", "leave"): ("no-seat", None),
    ("POST", "back"): ("no-seat", None),
    ("POST", "rest"): ("no-seat", None),
    ("POST", "concede"): ("no-seat", None),
    ("POST", "propose"): ("no-seat", {"what": "end"}),
    ("POST", "vote"): ("no-seat", {"matter": 3, "yes": True}),
    ("POST", "eyes"): ("no-seat", {"on": True}),
    ("POST", "report"): ("no-seat", {"text": "Boo"}),
    ("POST", "rematch/decline"): ("no-seat", None),
    ("POST", "rematch/withdraw"): ("no-seat", None),
    ("POST", "rematch/start"): ("no-seat", None),
    ("POST", "chat"): ("no-seat", {"text": "Boo"}),
    ("POST", "play-on"): ("no-seat", {"step": 0, "seat": 1}),
    ("POST", "kick"): ("not-host", {"seat": 1}),
    ("POST", "start"): ("not-host", None),
    ("POST", "chat/switch"): ("not-host", {"on": False}),
}
"""Whatever can be asked of a table with a token, and how one that opens no seat is refused."""


# --- games to listen to -------------------------------------------------------------------------


async def few_moves(players: list[Player], dice: random.Random, moves: int = MOVES) -> None:
    """Some moves of those who are asked. All of them are in one process; bots may play along."""
    while moves:
        await in_step(players)
        asked = [player for player in players if player.asked]
        if asked:
            answer = await dice.choice(asked).move(dice=dice)
            assert answer["type"] == "ack", answer
            moves -= 1
        else:
            await players[0].receive()
    await in_step(players)


async def until(enough: Callable[[], bool]) -> None:
    """Wait for something that happens elsewhere."""
    async with asyncio.timeout(15):
        while not enough():
            await asyncio.sleep(0.05)


@asynccontextmanager
async def connected(address: str, table: str, tokens: list[str]) -> AsyncIterator[list[Player]]:
    """A socket for each token."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Player(address, table, token)) for token in tokens]


async def caught_up(reader: Player, player: Player) -> None:
    """Let a reader in the other process hear all that a player of the same seat has heard."""
    await reader.until(lambda: reader.position["number"] >= player.position["number"])


def secrets_of(rows: list[Any], tokens: list[str]) -> list[str]:
    """What nobody else may ever be sent of a table that is being played at."""
    created = json.loads(rows[0].data)
    kept = [created["secret"], created["invitation"], created["host"]]
    return [*kept, *tokens, *map(token_hash, tokens)]


def all_see_their_own(halls: Halls, table: str, players: list[Player]) -> list[Any]:
    """Those who play were sent their seats' positions, and nothing else; the table's log."""
    rows = log_of(halls.url, table)
    for player in players:
        assert hold_against(rows, player.position["seat"], player.heard) > 1
        assert player.position["view"]
    return rows


@dataclass
class Finished:
    """A game that is over, in the database of a hall that was not asked."""

    table: str
    tokens: list[str]
    """Of the seats."""
    ghost: str
    """Opened seat 1 until whoever had it left, before the game."""
    secret: str
    steps: int
    last: tuple[int, int]
    """The last move, and whose it was."""


def finished(url: str, game: str, unplayed: int = 0, **settings: Any) -> Finished:
    """A random game of three people, played without a hall and put into the log; without its last
    moves, if some shall stay `unplayed`."""
    tokens, ghost = [new_token() for _ in range(PLAYERS)], new_token()
    agreed = msgspec.convert(
        {
            "game": game,
            "players": PLAYERS,
            "open": True,
            "takeover": {"level": "random"},
            **settings,
        },
        wire.Settings,
    )
    draft = new_table(agreed, ["random"], "Anna", tokens[0], new_token(), True, 24)
    log = [Entry(1, Clock().now(), draft.kind, draft.seat, draft.data)]
    table = Table.created_by(new_token()[:22], log[0])

    def then(draft: Draft) -> None:
        log.append(Entry(table.number + 1, Clock().now(), draft.kind, draft.seat, draft.data))
        table.apply(log[-1])

    then(table.take_seat(wire.TakeSeat("Ghost", seat=1), ghost, 24, "", 9))
    then(table.rise(1))
    for seat in range(1, PLAYERS):
        then(table.take_seat(wire.TakeSeat(f"P{seat}", seat=seat), tokens[seat], 24, "", 9))
    then(table.start("random"))
    dice = random.Random(7)
    while table.waiting():
        seat = dice.choice(table.waiting())
        then(Draft("move", seat, {"move": dice.choice(table.state.legal(seat))}))
    kept = log[: len(log) - unplayed]
    row = TableRow(game, PLAYERS, False, "playing" if unplayed else "over", 0, Clock().now(), None)
    engine = make_engine(url)
    with engine.begin() as connection:
        connection.execute(insert(tables), {"id": table.id, "number": len(kept), **vars(row)})
        connection.execute(
            insert(entries),
            [
                {
                    **vars(entry),
                    "table_id": table.id,
                    "data": msgspec.json.encode(entry.data).decode(),
                }
                for entry in kept
            ],
        )
    engine.dispose()
    assert table.secret
    assert table.session
    moves = table.session.record.moves
    return Finished(table.id, tokens, ghost, table.secret, len(moves), moves[-1])


def open_table(halls: Halls, game: str = "asgard", **settings: Any) -> tuple[str, str]:
    """A table for three that anybody may join, and the host's token."""
    settings = {"open": True, "autostart": False, "takeover": {"level": "random"}, **settings}
    made = Api(halls.here).create(game=game, players=PLAYERS, **settings)
    return made["table"], made["token"]


def newcomers(halls: Halls, table: str, seats: tuple[int, ...]) -> list[str]:
    """Others sit down at an open table; their tokens."""
    return [Api(halls.here).seat(table, seat=seat, name=f"P{seat}")["token"] for seat in seats]
