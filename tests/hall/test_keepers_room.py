"""The keeper's room: its door, what is seen there, and how all that is abused."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command as alembic
from click.testing import CliRunner
from sqlalchemy import inspect, text
from sqlalchemy.exc import SQLAlchemyError

from meadhall.cli import main
from meadhall.cli import serve as serving_command
from meadhall.hall.http.keeper import HANDLERS
from meadhall.hall.ops.config import Config, Limits
from meadhall.hall.store import Store
from meadhall.hall.store.migrate import alembic_config
from meadhall.hall.store.schema import audit
from meadhall.hall.store.store import make_engine
from meadhall.hall.table.seats import token_hash

from .client import Api, Message, Player, Refusal, full_table
from .keeping import Keeper, eventually, hall, in_table, kept, key_of
from .postgres import database
from .serving import Process, config, hall_in_thread

BEFORE = Path(__file__).parent / "before"

WITH_WORDS = ("done", "pardon", "call-off")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    return database(request.getfixturevalue("pg"), f"keeper-{abs(hash(request.node.name))}")


# --- the door -----------------------------------------------------------------------------------


def test_only_the_key_opens_and_a_session_is_a_cookie_no_script_can_read(url: str) -> None:
    with kept(url) as (address, anna):
        (cookie,) = anna.cookies.jar
        assert (cookie.name, cookie.path) == ("keeper", "/api/keeper")
        assert len(cookie.value or "") >= 43
        said = Keeper(address).enter(key_of(url))
        for word in ("HttpOnly", "SameSite=strict", "Path=/api/keeper", "Max-Age=28800"):
            assert word in said.headers["set-cookie"]
        assert said.content == b"null"
        below = httpx.post(
            f"{address}/api/keeper/enter", json={"key": key_of(url)}, headers={"hall-base": "/x/"}
        )
        assert "Path=/x/api/keeper" in below.headers["set-cookie"]


def test_without_a_session_everything_is_refused_alike(address: str) -> None:
    asked = 0
    stranger = Keeper(address)
    for handler in HANDLERS:
        for path in handler.paths:
            if path.endswith(("/enter", "/leave")):
                continue
            here = path.replace("{number:int}", "1")
            here = here.replace("{table:str}", "abc").replace("{league:str}", "abc")
            body: Message | None = {"words": ""} if here.endswith(WITH_WORDS) else None
            if here.endswith("/bans"):
                body = {"kind": "ban", "seconds": 60, "reason": "", "name": "Loki"}
            if here.endswith("/announcements"):
                body = {"until": 2**50, "en": "x"}
            method = "POST" if "POST" in handler.http_methods else "GET"
            for cookie in (None, "A" * 43, ""):
                cookies = None if cookie is None else {"cookie": f"keeper={cookie}"}
                below = here.removeprefix("/api/keeper")
                said = stranger.ask(method, below, json=body, headers=cookies)
                assert (said.status_code, said.json()["code"]) == (401, "not-keeper"), here
                asked += 1
    assert asked == 3 * (len(HANDLERS) - 2)
    assert "/keeper" not in json.dumps(Api(address).ask("GET", "/schema").json()["paths"])


def test_a_wrong_key_is_told_the_same_whether_there_is_one_or_not(file: Path) -> None:
    """And it takes as long: both compare with something."""
    url = f"sqlite:///{file}"
    answers = []
    with hall_in_thread(config(url)) as address:
        answers.append(Keeper(address).enter("x" * 43))
        key = key_of(url)
        for wrong in (key[:-1], key.swapcase(), key + "x"):
            answers.append(Keeper(address).enter(wrong))
        assert Keeper(address).enter(key).status_code == 200
    assert {(said.status_code, said.content) for said in answers} == {(401, answers[0].content)}


def test_whoever_guesses_is_slowed_down(file: Path) -> None:
    url = f"sqlite:///{file}"
    Store(url).close()
    key = key_of(url)
    with hall_in_thread(config(url, limits=Limits())) as address:
        codes = [Keeper(address).enter(secrets.token_urlsafe(32)).status_code for _ in range(12)]
        assert codes == [401] * 5 + [429] * 7
        assert Keeper(address).enter(key).status_code == 429, "even with the right one"


def test_the_key_is_nowhere_but_with_the_keeper(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    Store(url).close()
    key = key_of(url)
    process = Process(config(url), tmp_path / "logs")
    process.start()
    process.wait()
    try:
        anna = Keeper(process.address, key)
        (cookie,) = anna.cookies.jar
        session = str(cookie.value)
        assert anna.enter(key[:-1]).status_code == 401
        assert anna.enter([key]).status_code == 400
        said = anna.enter(key + "!" * 100)
        assert said.status_code == 400
        assert key not in said.text
        anna.do("announcements", until=anna.room()["now"] + 60_000, en="Hej")
    finally:
        process.kill()
    logged = process.logs.read_text()
    assert "wrong key at the keeper's room" in logged
    database = b"".join(part.read_bytes() for part in tmp_path.glob("hall.db*"))
    for secret in (key, session, key[:-1]):
        assert secret not in logged
        assert secret.encode() not in database
    assert token_hash(key).encode() in database


def test_another_key_ends_the_old_one_and_everybodys_stay(url: str) -> None:
    Store(url).close()
    old = key_of(url)
    with hall_in_thread(config(url)) as address:
        anna = Keeper(address, old)
        assert anna.room()
        new = key_of(url)
        assert anna.get().status_code == 401
        assert Keeper(address).enter(old).status_code == 401
        assert Keeper(address, new).room()


def test_a_session_ends_by_itself_and_when_one_leaves(file: Path) -> None:
    with kept(f"sqlite:///{file}") as (address, anna):
        (cookie,) = anna.cookies.jar
        stolen = {"cookie": f"keeper={cookie.value}"}
        thief = Keeper(address)
        assert thief.get(headers=stolen).status_code == 200
        assert anna.ask("POST", "/leave").status_code == 200
        assert thief.get(headers=stolen).status_code == 401
        late = Keeper(address, key_of(f"sqlite:///{file}"))
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("UPDATE keepers SET until = 1")
            connection.commit()
        assert late.get().status_code == 401


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "https://friend.example"},
        {"origin": "null"},
        {"origin": "", "sec-fetch-site": "cross-site"},
        {"origin": "", "sec-fetch-site": "same-site"},
    ],
)
def test_no_foreign_page_acts_for_the_keeper(file: Path, headers: dict[str, str]) -> None:
    """Not even one whose origin may use the hall otherwise, nor by a link."""
    changes: dict[str, Any] = {"origins": ("https://friend.example",)}
    with kept(f"sqlite:///{file}", **changes) as (_, anna):
        asked = {key: value for key, value in headers.items() if value}
        body = {"until": 2**42, "en": "Free gold"}
        said = anna.ask("POST", "/announcements", json=body, headers=asked)
        assert (said.status_code, said.json()["code"]) == (403, "wrong-origin")
        assert anna.get("/audit", headers=asked).status_code == 403
        form = anna.ask(
            "POST",
            "/announcements",
            content=json.dumps(body),
            headers={"content-type": "text/plain"},
        )
        assert form.status_code == 415
        assert anna.room()["announcements"] == []


def test_what_makes_no_sense_or_is_too_much_is_refused(file: Path) -> None:
    with kept(f"sqlite:///{file}") as (address, anna):
        good: Message = {"kind": "mute", "seconds": 60, "reason": "", "name": "Loki"}
        for wrong in (
            {"colour": "red"},
            {"kind": "kill"},
            {"seconds": 59},
            {"seconds": 10**9},
            {"seconds": "60"},
            {"reason": "x" * 501},
            {"name": ""},
            {"name": "Guest"},
            {"name": "  ГОСТЬ "},
            {"name": "\u200b"},
            {"name": "", "address": "somewhere"},
        ):
            with pytest.raises(Refusal) as refused:
                anna.do("bans", **(good | wrong))
            assert refused.value.code == "malformed", wrong
        with pytest.raises(Refusal, match="not-found"):
            anna.do("bans", **(good | {"report": 77}))
        for path in ("bans/77/pardon", "reports/77/done"):
            with pytest.raises(Refusal, match="not-found"):
                anna.do(path, words="")
        assert anna.get("/reports/77").status_code == 404
        json_of_70_kb = {"content-type": "application/json", **anna.headers}
        said = anna.ask("POST", "/bans", content=b"{" + b" " * 70_000 + b"}", headers=json_of_70_kb)
        assert said.status_code == 413
        for bad in ({"until": 1, "en": "x"}, {"until": 2**42}, {"until": 2**52, "en": "x"}):
            with pytest.raises(Refusal, match="malformed"):
                anna.do("announcements", **bad)
        now = anna.room()["now"]
        for _ in range(5):
            anna.do("announcements", until=now + 60_000, en="x")
        with pytest.raises(Refusal, match="malformed"):
            anna.do("announcements", until=now + 60_000, en="x")
        assert anna.room()["bans"] == []
        assert Api(address).get("hall")["announcements"]


def test_the_first_start_at_a_terminal_shows_the_key_once(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving_command, "run", lambda *_: 0)
    url = f"sqlite:///{file}"

    def start(terminal: bool) -> str:
        with monkeypatch.context() as patch:
            patch.setattr(serving_command, "at_terminal", lambda: terminal)
            return CliRunner().invoke(main, ["serve", "--db", url, "--port", "8123"]).stderr

    assert "`meadhall hall secret` makes one" in start(terminal=False), "no key in a log"
    said = start(terminal=True)
    assert "http://127.0.0.1:8123/keeper" in said
    (key,) = [line.split(": ")[1] for line in said.splitlines() if "shown only now" in line]
    for terminal in (True, False):
        assert "keeper" not in start(terminal)
    with hall_in_thread(config(url)) as address:
        assert Keeper(address, key).room()


# --- load, who is on, audit ---------------------------------------------------------------------


def test_nothing_of_a_running_game_is_in_the_room(url: str) -> None:
    async def main(address: str, anna: Keeper) -> str:
        table, tokens = full_table(address)
        async with Player(address, table, tokens[0]) as player:
            await player.move()
            view, told = player.position["view"], [table, *tokens]
            eventually(lambda: anna.room()["who"])
            Api(address, tokens[0]).post(f"tables/{table}/report", {"text": "Hm", "seat": 1})
            everything = [anna.get().text, anna.get("/audit").text, anna.get("/reports/1").text]
            everything += [
                hall(name, db=url).stdout
                for name in ("reports", "bans", "who", "load", "audit", "aside", "announce")
            ]
            engine = make_engine(url)
            with engine.connect() as held:
                rows = held.execute(text("SELECT data FROM entries")).scalars().all()
            engine.dispose()
            created = json.loads(rows[0])
            told += [created["secret"], created["invitation"], created["host"]]
            for part in everything:
                for secret in told:
                    assert secret not in part
                for word in ("view", "hand", "legal", "moves"):
                    assert f'"{word}"' not in part
            assert view
            return anna.get().text

    with kept(url) as (address, anna):
        room = json.loads(asyncio.run(asyncio.wait_for(main(address, anna), 40)))
    (person,) = room["who"]
    assert (person["name"], person["phase"]) == ("Anna", "playing")
    assert (room["people"], room["processes"]) == (1, 1)


def test_the_load_is_counted(file: Path) -> None:
    with kept(f"sqlite:///{file}") as (_, anna):
        (point, *_) = eventually(lambda: anna.room()["load"])
        assert point["memory"] > 10_000_000
        assert 0 <= point["loop"] < 30
        assert 0 <= point["database"] < 30
        head, row = in_table(hall("load", db=f"sqlite:///{file}"))
        assert head[0] == "PROCESS"
        assert "MB" in row


def test_every_act_is_written_down_and_stays(url: str) -> None:
    with kept(url) as (_, anna):
        ban = anna.do("bans", kind="ban", seconds=60, reason="=cmd()", name="Loki")["bans"][0]["id"]
        anna.do(f"bans/{ban}/pardon", words="A mistake, he says")
        assert hall("mute", "--name", "Loki", "--for", "1h", db=url).exit_code == 0
        acts = [(each["way"], each["act"]) for each in anna.room()["audit"]]
        assert acts == [
            ("command", "mute"),
            ("page", "pardon"),
            ("page", "ban"),
            ("page", "enter"),
            ("command", "key"),
        ]
        said = anna.get("/audit")
        assert said.headers["content-type"].startswith("text/csv")
        rows = list(csv.DictReader(io.StringIO(said.text)))
        assert [row["act"] for row in rows] == [act for _, act in acts]
        assert rows[1]["reason"] == "A mistake, he says"
        assert rows[2]["reason"] == "'=cmd()", "no table takes it for a formula"
        assert hall("audit", "--csv", db=url).stdout.replace("\r", "") == said.text.replace(
            "\r", ""
        )
    engine = make_engine(url)
    for change in (audit.update().values(reason="Nothing"), audit.delete()):
        with pytest.raises(SQLAlchemyError, match="append-only"), engine.begin() as held:
            held.execute(change)
    engine.dispose()


# --- commands and databases ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["mute"], "say whom"),
        (["ban", "--address", "here"], "--address: 'here' is none"),
        (["ban", "--name", "Loki", "--for", "soon"], "'soon' is no time: 30m, 12h or 7d"),
        (["ban", "--name", "Guest"], "what everybody is called"),
        (["ban", "--report", "7"], "there is no report 7"),
        (["pardon", "7"], "no mute or ban 7"),
        (["reports", "--done"], "say which report"),
        (["reports", "7"], "there is no report 7"),
        (["announce", "--end", "7"], "there is no announcement 7"),
        (["aside", "--export", "x"], "no table set aside begins with 'x'"),
    ],
)
def test_commands_say_in_one_line_what_they_cannot_do(
    file: Path, args: list[str], words: str
) -> None:
    url = f"sqlite:///{file}"
    Store(url).close()
    said = hall(*args, db=url)
    assert said.exit_code in (1, 2)
    (line,) = said.stderr.splitlines()
    assert words in line


def test_a_database_of_the_version_before_opens_and_goes_on(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((BEFORE / "hall.sql").read_text(encoding="utf-8"))
    engine = make_engine(f"sqlite:///{file}")
    with engine.begin() as held:
        alembic.upgrade(alembic_config(held), "0002")
        assert not inspect(held).has_table("keepers")
    engine.dispose()
    seats = json.loads((BEFORE / "seats.json").read_text(encoding="utf-8"))
    playing = next(each for each in seats.values() if "seats" in each)
    with hall_in_thread(config(file)) as address:
        anna = Keeper(address, key_of(f"sqlite:///{file}"))
        token = playing["seats"][0]["token"]
        assert Api(address, token).get(f"tables/{playing['table']}/position")["view"]

        async def comes_back() -> None:
            async with Player(address, playing["table"], token):
                eventually(lambda: anna.room()["who"])

        asyncio.run(comes_back())


def test_a_configuration_has_no_key() -> None:
    assert not [name for name in Config.__struct_fields__ if "key" in name]
