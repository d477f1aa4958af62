"""A client for tests: it remembers every message, and plays."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
SETTINGS: dict[str, Any] = {"game": "asgard", "players": 3, "hints": "always"}
PATIENCE = 15.0


class Refusal(Exception):
    """An error of the hall's."""

    def __init__(self, status: int, body: Message) -> None:
        super().__init__(f"{status} {body}")
        self.status = status
        self.code = body["code"]
        self.body = body


class Api:
    """REST, with a token or without."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address
        self.headers = {"authorization": f"Bearer {token}"} if token else {}

    def get(self, path: str, **params: Any) -> Any:
        return self._read(self.ask("GET", f"/api/{path}", params=params))

    def post(self, path: str, body: Any = None) -> Any:
        return self._read(self.ask("POST", f"/api/{path}", json=body))

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {**self.headers, **more.pop("headers", {})}
        with httpx.Client(base_url=self.address, verify=False, timeout=30) as client:
            return client.request(method, path, headers=headers, **more)

    def _read(self, answer: httpx.Response) -> Any:
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, answer.json())
        if answer.headers["content-type"].startswith("text/plain"):
            return answer.text
        return answer.json()

    def create(
        self, name: str = "Anna", sit: bool = True, adds: bool = False, **settings: Any
    ) -> Any:
        body = {"settings": SETTINGS | settings, "name": name, "sit": sit, "adds": adds}
        return self.post("tables", body)

    def seat(self, table: str, invitation: str | None = None, **more: Any) -> Any:
        return self.post(f"tables/{table}/seats", {"invitation": invitation, **more})


def full_table(address: str, **settings: Any) -> tuple[str, list[str]]:
    """A table with a person at every seat: its id and their tokens."""
    api = Api(address)
    made = api.create(**settings)
    tokens = [made["token"]]
    for number in range(1, (SETTINGS | settings)["players"]):
        seated = api.seat(made["table"], made["invitation"], name=f"Player {number}")
        assert seated["seat"] == number
        tokens.append(seated["token"])
    return made["table"], tokens


class Player:
    """One socket. Everything that came over it is in `heard`."""

    def __init__(self, address: str, table: str, token: str | None = None, **hello: Any) -> None:
        self.url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.hello = {"type": "hello", "token": token, **hello}
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.position: Message = {}
        self.table: Message = {}
        self._requests = 0
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Player:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def connect(self) -> None:
        self.position = {}
        self._socket = await connect(self.url, compression=None, max_size=None, ping_interval=None)
        await self.send(self.hello)
        await self.until(lambda: bool(self.position))

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    @property
    def open(self) -> bool:
        return self._socket is not None

    @property
    def seat(self) -> int:
        return int(self.position["seat"])

    @property
    def asked(self) -> bool:
        """Is a decision of this seat waited for?"""
        return self.position["seat"] in self.position["waiting"]

    async def send(self, message: Any) -> None:
        assert self._socket
        await self._socket.send(
            message if isinstance(message, (str, bytes)) else json.dumps(message)
        )

    async def receive(self) -> Message:
        assert self._socket
        text = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        assert isinstance(text, str)
        message: Message = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["type"] == "position":
            self.position = message
        elif message["type"] == "table":
            self.table = message
        return message

    async def until(self, enough: Callable[[], bool]) -> None:
        while not enough():
            await self.receive()

    async def request(self, kind: str, **fields: Any) -> Message:
        """Ask for something; the answer to it."""
        self._requests += 1
        await self.send({"type": kind, "id": self._requests, **fields})
        while True:
            message = await self.receive()
            if message.get("id") == self._requests and message["type"] in (
                "ack", "error", "why", "pong",
            ):  # fmt: skip
                return message

    async def move(self, move: int | None = None, dice: random.Random | None = None) -> Message:
        if move is None:
            move = (dice or random).choice(self.position["moves"])["move"]
        return await self.request("move", number=self.position["number"], move=move)

    async def expect(self, kind: str) -> Message:
        """The next message of a kind."""
        while True:
            message = await self.receive()
            if message["type"] == kind:
                return message


async def in_step(players: list[Player]) -> None:
    """Let everybody hear all that was sent so far: an answer to a ping comes after it."""
    for player in players:
        await player.request("ping")


async def play_on(players: list[Player], dice: random.Random, moves: int = 10**6) -> int:
    """Random moves of those who are asked, until it is over; how many were made."""
    for made in range(moves):
        await in_step(players)
        asked = [player for player in players if player.asked]
        if not asked:
            return made
        answer = await dice.choice(asked).move(dice=dice)
        assert answer["type"] == "ack", answer
    return moves
