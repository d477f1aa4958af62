"""What people do in a hall: they meet at tables, play, talk, look on, lose the connection, leave.

`bench/day.py` lets some dozen gatherings go on at a time. Nobody here waits for what the hall owes
them: whatever it refuses is counted by its code, and only an error of the hall's own is a fault.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import meadhall

GAMES = tuple(meadhall.game_names())
LEVELS = ("random", "random", "greedy", "thrall")
HOMES = 60
"""Addresses that people come from: each has the limits of the hall for itself."""
PAUSE = 0.12
"""Seconds between two things that are done at a table."""
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
GONE = (httpx.HTTPError, *LOST)

Message = dict[str, Any]
Answer = tuple[int, Any]


class Town:
    """Those who may come to a hall: their addresses, and what became of all they asked."""

    def __init__(self, address: str, games: Sequence[str], seed: int = 1) -> None:
        self.address = address
        self.games = games
        """What they like to play."""
        self.dice = random.Random(seed)
        self.homes = [f"127.0.{1 + number // 200}.{1 + number % 200}" for number in range(HOMES)]
        self._clients: dict[str, httpx.AsyncClient] = {}
        self.counts: Counter[str] = Counter()
        """How often each thing was done."""
        self.codes: Counter[str] = Counter()
        """What was refused."""
        self.faults: Counter[str] = Counter()
        """What no hall should answer."""

    async def ask(
        self, home: str, method: str, path: str, token: str | None = None, **more: Any
    ) -> Answer:
        """A request from a home: status and body."""
        if home not in self._clients:
            # Sooner than the hall, which would else hang up at the moment somebody asks again.
            kept = httpx.Limits(keepalive_expiry=2)
            way = httpx.AsyncHTTPTransport(local_address=home, verify=False, limits=kept)
            self._clients[home] = httpx.AsyncClient(transport=way, timeout=30)
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self._clients[home].request(
            method, f"{self.address}{path}", headers=headers | more.pop("headers", {}), **more
        )
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        body = answer.json() if is_json else answer.text
        if answer.status_code >= 400:
            self.refused(body["code"] if isinstance(body, dict) else str(answer.status_code))
        return answer.status_code, body

    def refused(self, code: str) -> None:
        """Somebody was told no."""
        (self.faults if code == "internal" else self.codes)[code] += 1

    async def close(self) -> None:
        """All homes hang up."""
        for client in self._clients.values():
            await client.aclose()


class Guest:
    """Somebody with a socket at a table: in a seat, or looking on."""

    def __init__(self, town: Town, home: str, table: str, token: str | None) -> None:
        self.town = town
        self.home = home
        self.table = table
        self.token = token
        self.last: Message = {}
        self._socket: ClientConnection | None = None
        self._listener: asyncio.Task[None] | None = None
        self._requests = 0
        self._door = asyncio.Lock()

    @property
    def here(self) -> bool:
        """Is there a connection?"""
        return self._socket is not None

    @property
    def asked(self) -> bool:
        """Is a decision of this seat waited for?"""
        return bool(self.last.get("moves")) and self.last["seat"] in self.last["waiting"]

    @property
    def over(self) -> bool:
        """Is the game over, as far as is known here?"""
        return self.last.get("phase") == "over"

    async def come(self, words: str | None = None) -> None:
        """Connect, and listen from then on; whoever isn't let in stays away."""
        async with self._door:  # one comes once
            if self._socket is None:
                await self._connect(words)

    async def _connect(self, words: str | None) -> None:
        url = f"{self.town.address}/api/tables/{self.table}/socket".replace("http", "ws", 1)
        way: dict[str, Any] = {"compression": None, "ping_interval": None, "max_size": None}
        with suppress(*LOST):
            self._socket = await connect(url, local_addr=(self.home, 0), open_timeout=30, **way)
            self._listener = asyncio.create_task(self._listen(self._socket))
            await self.send({"type": "hello", "token": self.token, "words": words})

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for data in socket:
                message = msgspec.json.decode(data)
                if message["type"] == "position":
                    self.last = message
                elif message["type"] == "error":
                    self.town.refused(message["code"])
        if self._socket is socket:
            self._socket = None

    async def send(self, message: Message | str | bytes) -> None:
        """Say something, if there is a connection."""
        if self._socket is not None:
            raw = isinstance(message, (str, bytes))
            with suppress(*LOST):
                await self._socket.send(message if raw else msgspec.json.encode(message).decode())

    async def request(self, kind: str, **fields: Any) -> None:
        """Ask for something; the answer is heard when it comes."""
        self._requests += 1
        await self.send({"type": kind, "id": self._requests, **fields})

    async def move(self, move: int | None = None) -> None:
        """Some move that may be made."""
        if self.asked:
            move = self.town.dice.choice(self.last["moves"])["move"] if move is None else move
            await self.request("move", number=self.last["number"], move=move)

    async def go(self, politely: bool) -> None:
        """Hang up, or vanish without a word."""
        socket, self._socket = self._socket, None
        if socket is not None:
            if politely:
                await socket.close()
            else:
                socket.transport.abort()
        if self._listener is not None:
            self._listener.cancel()
            self._listener = None


class Gathering:
    """One table from its making until the last has left."""

    def __init__(self, town: Town, over: Callable[[], bool], moves: int = 600) -> None:
        self.town = town
        self.dice = random.Random(town.dice.random())
        self.day_is_over = over
        self.most = moves
        """More than so many steps nobody stays."""
        self.table = ""
        self.invitation = ""
        self.guests: list[Guest] = []
        self.onlookers: list[Guest] = []
        self.later: set[asyncio.Task[None]] = set()

    def likely(self, share: float) -> bool:
        """Does it happen, that happens so often?"""
        return self.dice.random() < share

    def count(self, what: str) -> None:
        """It was done once more."""
        self.town.counts[what] += 1

    async def ask(self, guest: Guest, method: str, path: str = "", **more: Any) -> Answer:
        """A request about this table."""
        way = f"/api/tables/{self.table}{path}"
        return await self.town.ask(guest.home, method, way, guest.token, **more)

    async def run(self) -> None:
        """The whole evening."""
        try:
            if await self.meet():
                await self.play()
                if self.guests and any(guest.over for guest in self.guests):
                    await self.afterwards()
        except GONE as wrong:
            self.town.faults[type(wrong).__name__] += 1
        finally:
            for task in self.later:
                task.cancel()
            await asyncio.gather(*self.later, return_exceptions=True)
            for guest in (*self.guests, *self.onlookers):
                await guest.go(self.likely(0.7))

    # --- before the game ----------------------------------------------------------------------

    def settings(self) -> Message:
        """What a host may wish for."""
        game = self.dice.choice(self.town.games)
        played = meadhall.game(game)
        players = self.dice.randint(played.min_players, played.max_players)
        bots = [self.dice.choice(LEVELS) if self.likely(0.3) else None for _ in range(players - 1)]
        clock = self.dice.choice(
            (
                {},
                {"kind": "bank", "bank": self.dice.choice((600, 7_200)), "increment": 60},
                {"kind": "days", "days": 3},
            )
        )
        takeover = {
            "timeout": self.dice.choice(("bot", "bot", "move", "wait")),
            "absent_after": self.dice.choice((None, 600, 3_600)),
            "level": self.dice.choice(LEVELS),
        }
        return {
            "game": game,
            "players": players,
            "bots": [None, *bots],
            "clock": clock,
            "takeover": takeover,
            "open": self.likely(0.4),
            "chat": self.likely(0.8),
            "onlookers": self.likely(0.9),
            "autostart": self.likely(0.8),
        }

    async def meet(self) -> bool:
        """Make a table and have people sit down; False if nothing came of it."""
        home = self.dice.choice(self.town.homes)
        if self.likely(0.2):
            await self.look_around(home)
        settings, adds = self.settings(), self.likely(0.3)
        asked = {"settings": settings, "name": f"Host {home}", "adds": adds}
        status, made = await self.town.ask(home, "POST", "/api/tables", json=asked)
        if status != 201:
            return False
        self.count(f"tables of {settings['game']}")
        self.table, self.invitation = made["table"], made["invitation"]
        host = Guest(self.town, home, self.table, made["token"])
        self.guests.append(host)
        await host.come()
        free = settings["bots"].count(None) - 1
        if self.likely(0.1):  # nobody comes
            await self.pause(5)
            self.count("tables nobody came to")
            return False
        for number in range(free):
            if number == free - 1 and self.likely(0.1):
                break
            await self.sit_down(settings["open"] and self.likely(0.5))
        if adds:
            await self.ask(host, "POST", "/share", json={"share": secrets.token_hex(16)})
        await self.pause(2)
        if host.last.get("phase") != "playing":
            await self.ask(host, "POST", "/start")
        await self.pause(3)
        return True

    async def sit_down(self, uninvited: bool) -> None:
        """Somebody takes a seat, and perhaps doesn't keep it."""
        home = self.dice.choice(self.town.homes)
        adds = self.likely(0.2)
        asked = {"name": f"Guest {home}", "adds": adds, "program": self.likely(0.1)}
        if not uninvited:
            asked["invitation"] = self.invitation
        if not adds and self.likely(0.3):
            asked["share"] = secrets.token_hex(16)
        path = f"/api/tables/{self.table}/seats"
        status, seated = await self.town.ask(home, "POST", path, json=asked)
        if status != 201:
            return
        guest = Guest(self.town, home, self.table, seated["token"])
        await guest.come(self.dice.choice((None, None, "en", "ru")))
        if self.likely(0.1) and not adds:
            status, _ = await self.ask(guest, "POST", "/leave")
        elif self.likely(0.1):
            kicked = {"seat": seated["seat"]}
            status, _ = await self.ask(self.guests[0], "POST", "/kick", json=kicked)
        else:
            if adds and self.likely(0.8):
                await self.ask(guest, "POST", "/share", json={"share": secrets.token_hex(16)})
            self.guests.append(guest)
            return
        self.count("seats given up before the game")
        if status >= 400:  # too late: the game has begun
            self.guests.append(guest)
        else:
            await guest.go(self.likely(0.5))

    # --- the game -----------------------------------------------------------------------------

    async def play(self) -> None:
        """Moves of those who are asked, and whatever else happens meanwhile."""
        rare = self.happenings()
        kinds, weights = [each for each, _ in rare], [weight for _, weight in rare]
        stays = self.most if self.likely(0.8) else self.most // 10  # some tables are given up
        for _ in range(stays):
            if self.day_is_over() or all(guest.over for guest in self.guests):
                return
            await self.pause()
            if self.likely(0.15):
                await self.dice.choices(kinds, weights)[0]()
            asked = [guest for guest in self.guests if guest.here and guest.asked]
            if asked:
                await self.dice.choice(asked).move()
                self.count("moves sent")

    def happenings(self) -> list[tuple[Callable[[], Awaitable[object]], float]]:
        """What may happen during a game, and how often beside the rest."""
        return [
            (self.undo, 20),
            (self.pick_again, 10),
            (self.chat, 15),
            (self.why, 10),
            (self.watch, 10),
            (self.drop, 12),
            (self.walk_away, 6),
            (self.leave, 2),
            (self.look, 10),
            (self.give_up, 6),
            (self.nonsense, 6),
            (self.hint, 0.7),
            (self.switch_chat, 1),
        ]

    def anyone(self) -> Guest:
        """One of those at the table."""
        return self.dice.choice(self.guests)

    async def undo(self) -> None:
        guest = next((each for each in self.guests if each.last.get("undo")), self.anyone())
        self.count("moves taken back")
        await guest.request("undo", number=guest.last.get("number", 0))

    async def pick_again(self) -> None:
        """Choose, and choose otherwise before it is laid open."""
        guest = self.anyone()
        self.count("second thoughts")
        for _ in range(2):
            await guest.move()
            await self.pause()

    async def chat(self) -> None:
        self.count("lines said")
        words = "Skål! " * self.dice.randint(1, 20)
        if self.likely(0.5):
            await self.anyone().request("chat", text=words)
        else:
            await self.ask(self.anyone(), "POST", "/chat", json={"text": words})

    async def why(self) -> None:
        await self.anyone().request("why", move=self.dice.randrange(500))

    async def watch(self) -> None:
        """An onlooker comes, or one goes."""
        if self.onlookers and self.likely(0.5):
            await self.onlookers.pop().go(self.likely(0.5))
            return
        self.count("onlookers")
        home = self.dice.choice(self.town.homes)
        self.onlookers.append(Guest(self.town, home, self.table, None))
        await self.onlookers[-1].come()

    async def drop(self) -> None:
        """A socket is gone without a word, and its owner comes back at once."""
        guest = self.anyone()
        self.count("sockets dropped")
        await guest.go(politely=False)
        await self.pause()
        await guest.come()

    async def walk_away(self) -> None:
        """Somebody is gone for so long that a bot may take over."""
        guest = self.anyone()
        self.count("walks outside")
        await guest.go(self.likely(0.5))

        async def come_back() -> None:
            await self.pause(self.dice.uniform(5, 50))
            await guest.come()
            if self.likely(0.5):
                await guest.request("back")

        self.on_the_side(come_back)

    async def leave(self) -> None:
        """Somebody says goodbye in the middle, and some think better of it."""
        guest = self.anyone()
        self.count("goodbyes in the middle")
        await self.ask(guest, "POST", "/leave")
        if self.likely(0.7):
            await self.pause(3)
            await self.ask(guest, "POST", "/back")

    async def look(self) -> None:
        path = self.dice.choice(("", "/position", "/history", "/chat"))
        await self.ask(self.anyone(), "GET", path)

    async def hint(self) -> None:
        """Advice, which some don't wait for."""
        guest = self.anyone()
        if guest.asked:
            self.count("hints")
            await self.impatiently(0.5, guest, "/hint")

    async def give_up(self) -> None:
        """Wait for news without a socket, and hang up before any come."""
        self.count("requests given up")
        await self.impatiently(1.0, self.anyone(), f"/position?after={10**8}&wait=20")

    async def impatiently(self, given_up: float, guest: Guest, path: str) -> None:
        """Wait for an answer on the side; so many hang up in the middle."""
        seconds = self.dice.uniform(0.02, 1.5) if self.likely(given_up) else None

        async def wait() -> None:
            with suppress(TimeoutError, *GONE):
                await asyncio.wait_for(self.ask(guest, "GET", path), seconds)

        self.on_the_side(wait)

    async def switch_chat(self) -> None:
        await self.ask(self.guests[0], "POST", "/chat/switch", json={"on": self.likely(0.5)})

    async def nonsense(self) -> None:
        """What programs and strangers with time on their hands send."""
        self.count("nonsense")
        guest = self.anyone()
        match self.dice.randrange(8):
            case 0:
                await guest.send("no JSON at all")
            case 1:
                await guest.send(b"\x00\xff" * 50)
            case 2:
                await guest.send({"type": "hello", "token": "again"})
            case 3:
                await guest.request("move", number=0, move=999_999)
            case 4:
                await self.ask(guest, "POST", "/moves", json={"number": -1, "more": "[" * 2_000})
            case 5:
                stranger = Guest(self.town, guest.home, self.table, secrets.token_urlsafe(24))
                await stranger.come()
                await self.pause()
                await stranger.go(politely=False)
            case 6:
                path = f"/api/tables/{secrets.token_urlsafe(16)}/position"
                await self.town.ask(guest.home, "GET", path)
            case _:
                await self.broken_request(guest.home)

    async def broken_request(self, home: str) -> None:
        """A connection that breaks off in the middle of a request, or says what is none."""
        port = int(self.town.address.rpartition(":")[2])
        begun = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(home, 0))
            writer.write(self.dice.choice((begun, begun[:30], b"\x16\x03\x01\x02\x00\r\n\r\n")))
            await self.pause()
            writer.transport.abort()

    # --- after the game -----------------------------------------------------------------------

    async def afterwards(self) -> None:
        """Look back, meet again, play on."""
        self.count("games finished")
        guest = self.anyone()
        for path in ("/record", "/replay", "/replay?eyes=0", "/history"):
            if self.likely(0.4):
                await self.ask(guest, "GET", path)
        if self.likely(0.15):
            self.count("analyses")
            await self.impatiently(0.3, guest, "/analysis")
        if self.likely(0.3):
            await self.play_on(guest)
        if self.likely(0.4):
            await self.meet_again()

    async def play_on(self, guest: Guest) -> None:
        """From a moment of the game, against bots."""
        self.count("games played on")
        moment = {"step": self.dice.randrange(60), "seat": guest.last.get("seat") or 0}
        status, made = await self.ask(guest, "POST", "/play-on", json=moment)
        if status == 201:
            await self.branch([Guest(self.town, guest.home, made["table"], made["token"])])

    async def meet_again(self) -> None:
        """All, or some of them, at a new table."""
        self.count("rematches")
        again = []
        for guest in self.guests:
            if self.likely(0.9):
                status, met = await self.ask(guest, "POST", "/rematch")
                if status == 200:
                    again.append(Guest(self.town, guest.home, met["table"], guest.token))
        await self.branch(again)

    async def branch(self, guests: list[Guest]) -> None:
        """Some moves at another table."""
        other = Gathering(self.town, self.day_is_over)
        other.guests = guests
        other.table = guests[0].table if guests else ""
        try:
            for guest in guests:
                await guest.come()
            await self.pause(2)
            for _ in range(self.most // 20):
                await self.pause()
                for guest in guests:
                    await guest.move()
        finally:
            for guest in guests:
                await guest.go(self.likely(0.7))

    # --- small things -------------------------------------------------------------------------

    async def look_around(self, home: str) -> None:
        """The page, the lobby, a rules book."""
        rules = f"/api/games/{self.dice.choice(self.town.games)}/rules"
        for path in ("/", "/api/hall?lang=ru", "/api/tables", rules):
            await self.town.ask(home, "GET", path)

    async def pause(self, times: float = 1.0) -> None:
        """A moment, longer or shorter."""
        await asyncio.sleep(PAUSE * times * self.dice.uniform(0.3, 1.7))

    def on_the_side(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Something that goes on while others play."""
        task = asyncio.create_task(work())
        self.later.add(task)
        task.add_done_callback(self.later.discard)
