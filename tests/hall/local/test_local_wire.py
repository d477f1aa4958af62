"""The hall without a server answers what the one with a server answers: the same to the letter,
where nothing is drawn by lot, and the same refusals of the same nonsense."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.hall.http.rest import HANDLERS
from meadhall.hall.local.asking import ROUTES

from ..client import Api, Message, Player, Refusal
from ..serving import config, hall_in_thread
from .page import Page

GAMES = meadhall.game_names()
OF_THE_SERVER = {"/healthz", "/readyz", "/metrics"}
NAMES = ("/api/people", "/api/tables/{table:str}/claim")
"""Where nobody else is, nobody needs a name of their own."""
NOTICES = ("/api/notices", "/api/tables/{table:str}/notices", "/notices/")
"""Nor is there anybody who could tell them anything while they are away."""


def test_every_request_of_the_server_is_answered_here_with_the_same_status() -> None:
    server = {
        (method, path.replace(":str", "").removeprefix("/api/"), handler.status_code)
        for handler in HANDLERS
        for method in handler.http_methods
        for path in handler.paths
        if path not in OF_THE_SERVER and method != "HEAD" and not path.startswith(NAMES + NOTICES)
    }
    here = {(method, path, status) for method, path, status, _ in ROUTES.all}
    assert here - server == {("POST", "records", 201)}
    assert server - here == set()


# --- the same answers ---------------------------------------------------------------------------


def both(address: str, page: Page, method: str, path: str, body: Any = None) -> list[Any]:
    """What the server and the page's hall answer: a status and a body each."""
    more: dict[str, Any] = {"content": body} if isinstance(body, str) else {"json": body}
    more["headers"] = {"content-type": "application/json"}
    there = Api(address).ask(method, f"/api/{path}", **({} if body is None else more))
    number = page.send(method, path, body)
    while number not in page.answers:
        page.ponder()
    status, text, kind = page.answers.pop(number)
    return [
        (there.status_code, there.json()),
        (status, json.loads(text) if kind == "json" else text),
    ]


def asked_without_a_table() -> Iterator[tuple[str, str, Any]]:
    yield "GET", "hall", None
    yield "GET", "announcements", None
    yield "GET", "hall?lang=ru&brief=true", None
    for game in GAMES:
        for lang in ("en", "ru"):
            for what in ("rules", "texts", "numbers", "lessons", "puzzles"):
                yield "GET", f"games/{game}/{what}?lang={lang}", None
            yield "GET", f"games/{game}/puzzles?lang={lang}&at=12345", None
        yield "POST", f"games/{game}/options", {"players": 3, "options": {}}
        lessons = Page().get(f"games/{game}/lessons")["lessons"]
        yield "POST", f"games/{game}/lessons/{lessons[0]['name']}", {"step": 1, "lang": "ru"}
        puzzle = Page().get(f"games/{game}/puzzles?at=3")["puzzles"][0]["name"]
        yield "POST", f"games/{game}/puzzles/{puzzle}", {"give_up": True}


def test_what_is_offered_is_the_same(address: str) -> None:
    page = Page()
    for asked in asked_without_a_table():
        there, here = both(address, page, *asked)
        assert here == there, asked


NONSENSE: list[tuple[str, str, Any]] = [
    ("GET", "", None),
    ("GET", "nothing", None),
    ("POST", "hall", {}),
    ("GET", "hall?lang=de", None),
    ("GET", "games/chess/rules", None),
    ("GET", f"games/{'x' * 41}/rules", None),
    ("GET", "tables?game=chess", None),
    ("GET", "tables?phase=lost", None),
    ("GET", "tables?before=-1", None),
    ("POST", "tables", "{"),
    ("POST", "tables", "[]"),
    ("POST", "tables", {}),
    ("POST", "tables", {"settings": {"game": "asgard", "players": "3"}}),
    ("POST", "tables", {"settings": {"game": "chess", "players": 3}}),
    ("POST", "tables", {"settings": {"game": "asgard", "players": 8}}),
    ("POST", "tables", {"settings": {"game": "asgard", "players": 3}, "nmae": "Anna"}),
    ("POST", "tables", {"settings": {"game": "asgard", "players": 2, "bots": ["thor"]}}),
    ("POST", "tables", {"settings": {"game": "asgard", "players": 2, "bots": ["karl"] * 2}}),
    ("POST", "tables", {"settings": {"game": "asgard", "players": 2, "options": {"x": 1}}}),
    ("POST", "tables", {"settings": {"game": "asgard", "players": 2}, "name": "x" * 101}),
    ("POST", "tables", {"settings": {"game": "asgard", "players": 2}, "name": "x" * 70_000}),
    ("POST", "tables", "[" * 20_000),
    ("GET", "tables/nobody", None),
    ("GET", "tables/nobody/position", None),
    ("POST", "tables/nobody/moves", {"number": 1, "move": 1}),
    ("POST", "games/asgard/options", {"players": 9, "options": {}}),
    ("POST", "games/asgard/options", {"players": 3, "options": {"rounds": "many"}}),
    ("POST", "games/asgard/lessons/none", {"step": 0}),
    ("POST", "games/asgard/lessons/heads", {"step": 99}),
    ("POST", "games/asgard/puzzles/none", {}),
    ("POST", "games/asgard/puzzles/none/play", {}),
    ("POST", "games/asgard/puzzles/count-1", {"moves": [-1]}),
]


@pytest.mark.parametrize("asked", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_refused_alike(address: str, asked: tuple[str, str, Any]) -> None:
    page = Page()
    (there, said), (here, says) = both(address, page, *asked)
    assert (here, says["code"]) == (there, said["code"])
    assert says["text"].strip()
    if said["code"] in ("bad-option", "not-found", "no-such-table", "illegal-move"):
        assert says == said
    assert page.rows == {}


# --- the same game ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Two people's seats, one held by each side: whatever one hall says over a socket while a game
    is played, the other says over a line, for the players and for an onlooker."""
    monkeypatch.setattr(
        "meadhall.hall.table.create.secrets.token_bytes", lambda size: bytes(range(size))
    )
    settings = {"game": game, "players": 3, "chat": True}
    page = Page()
    made = page.post("tables", {"settings": settings, "name": "Anna"})
    tokens = [made["token"]]
    for name in ("Boris", "Vera"):
        ask = {"name": name, "invitation": made["invitation"]}
        tokens.append(page.post(f"tables/{made['table']}/seats", ask)["token"])
    hello = {"recall": True, "words": "ru"}
    lines = [page.line(made["table"], token=token, **hello) for token in tokens]

    async def server() -> list[list[Message]]:
        with hall_in_thread(config(tmp_path / "hall.db")) as address:
            api = Api(address)
            there = api.post("tables", {"settings": settings, "name": "Anna"})
            keys = [there["token"]]
            for name in ("Boris", "Vera"):
                keys.append(api.seat(there["table"], there["invitation"], name=name)["token"])
            players = [Player(address, there["table"], key, **hello) for key in keys]
            for player in players:
                await player.connect()
            dice = random.Random(8)
            for _ in range(40):
                for player in players:
                    await player.request("ping")
                asked = [at for at, player in enumerate(players) if player.asked]
                if not asked:
                    break
                at = dice.choice(asked)
                move = dice.choice(players[at].position["moves"])["move"]
                number = players[at].position["number"]
                got = await players[at].request("move", number=number, move=move)
                mine = lines[at].request("move", number=lines[at].position["number"], move=move)
                assert (got["type"], got["number"]) == (mine["type"], mine["number"])
                if players[at].position["undo"] and dice.random() < 0.3:
                    number = got["number"]
                    assert (await players[at].request("undo", number=number))["type"] == "ack"
                    assert lines[at].request("undo", number=number)["type"] == "ack"
            for player in players:
                await player.request("ping")
                await player.close()
            return [player.heard for player in players]

    there = asyncio.run(server())
    for mine, theirs in zip(lines, there, strict=True):
        told = ("position", "history")
        assert [plain(each) for each in mine.heard if each["type"] in told] == [
            plain(each) for each in theirs if each["type"] in told
        ]


def plain(message: Message) -> Message:
    """Without the time."""
    return {key: value for key, value in message.items() if key != "at"}


LINES: list[tuple[Any, int | None]] = [
    ("nonsense", None),
    ("[]", None),
    ('{"type": "fly", "id": 3}', 3),
    ('{"type": "move", "id": 4, "number": 1, "nmove": 2}', 4),
    ('{"type": "move", "id": 5, "number": 1}', 5),
    ('{"type": "move", "id": 6, "number": 0, "move": 1}', 6),
    ('{"type": "move", "id": 7, "number": 999, "move": 1}', 7),
    ('{"type": "undo", "id": 8, "number": 1}', 8),
    ('{"type": "hello"}', None),
    ('{"type": "back", "id": 9}', 9),
    ('{"type": "eyes", "id": 10, "eyes": 1}', 10),
    ('{"type": "why", "id": 11}', 11),
    ('{"type": "chat", "id": 12, "text": ""}', 12),
    ('{"type": "chat", "id": 13, "text": "\\u200b"}', 13),
    ("x" * 20_000, None),
]


def test_nonsense_over_a_line_is_refused_alike(address: str) -> None:
    api = Api(address)
    settings = {"game": "asgard", "players": 2, "bots": [None, "random"], "chat": True}
    there = api.post("tables", {"settings": settings})
    page = Page()
    table = page.post("tables", {"settings": settings})["table"]
    line = page.line(table)

    async def main() -> None:
        async with Player(address, there["table"], there["token"]) as player:
            for text, number in LINES:
                await player.send(text)
                said = await player.expect("error")
                line.send(text)
                says = line.last("error")
                assert (says["code"], says["text"], says["id"]) == (
                    said["code"], said["text"], said["id"],
                )  # fmt: skip
                assert says["id"] == number

    asyncio.run(main())
    assert line.closed is None


@pytest.mark.parametrize(
    ("hello", "closed"),
    [
        ('{"type": "ping", "id": 1}', (4400, "malformed")),
        ("nonsense", (4400, "malformed")),
        ('{"type": "hello", "token": "wrong"}', (4401, "no-seat")),
    ],
)
def test_who_is_not_let_in(hello: str, closed: tuple[int, str]) -> None:
    page = Page()
    table = page.create()["table"]
    line = page.line(table)
    number = page.number()
    page.lines[number] = line
    page.hall.open(number, table)
    page.hall.hear(number, hello)
    assert line.closed == closed
    gone = page.line("nowhere")
    assert gone.closed == (4404, "no-such-table")


def test_there_is_no_operator() -> None:
    page = Page()
    table = page.create()["table"]
    with pytest.raises(Refusal) as refused:
        page.post(f"tables/{table}/report", {"text": "Loki cheats"})
    assert refused.value.body["text"].startswith("This hall is in your browser")


def test_a_mistake_of_ours_leaves_the_table_as_it_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = Page()
    table = page.create()["table"]
    anna = page.line(table)
    before = page.rows[table]
    position = anna.position
    live = page.hall.live(table)

    def broken(*_: object) -> None:
        raise RuntimeError("on purpose")

    assert live.table.session
    monkeypatch.setattr(live.table.session, "play", broken)
    answer = {"type": "move", "id": 1, "number": position["number"]}
    anna.send(answer | {"move": position["moves"][0]["move"]})
    assert anna.heard[-1]["code"] == "internal"
    assert "on purpose" in capsys.readouterr().err
    assert page.rows[table] == before
    assert anna.move(random.Random(1))["type"] == "ack"
