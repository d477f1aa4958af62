"""By which names the hall is called, and where the cookies of seats go."""

from __future__ import annotations

import asyncio
import random
import socket
from http.client import HTTPConnection
from http.cookiejar import Cookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from meadhall.cli import main as command
from meadhall.cli import serve
from meadhall.hall.http.cookies import MOST_AT_ONCE, path_of
from meadhall.hall.http.hosts import Hosts
from meadhall.hall.ops.config import Config

from .client import Api, Player, full_table, play_on
from .serving import config, hall_in_thread

# --- hosts --------------------------------------------------------------------------------------

ADDRESSES = ["127.0.0.1", "192.168.1.4:8020", "[::1]:8020", "[2001:db8::1]", "localhost:8020"]
AT_HOME = ["hall", "HALL.local", "box.lan:80", "a.home.arpa", "a.internal.", socket.gethostname()]
STRANGERS = ["evil.example", "evil.example:8020", "127.0.0.1.evil.example", "local.evil", "a.b.."]
OWN = ["games.example.org", "GAMES.example.org:443", "games.example.org."]


@pytest.mark.parametrize(
    ("hosts", "proxies", "known", "unknown"),
    [
        ((), (), ADDRESSES + AT_HOME, OWN + STRANGERS),
        (("games.example.org",), (), ADDRESSES + OWN, AT_HOME[:5] + STRANGERS),
        (("games.example.org",), ("10.0.0.1",), OWN, ADDRESSES + AT_HOME + STRANGERS),
        ((), ("10.0.0.1",), ADDRESSES + AT_HOME + OWN + STRANGERS, []),
    ],
    ids=["neither", "a name", "a name and a proxy", "a proxy"],
)
def test_who_is_the_hall(
    hosts: tuple[str, ...], proxies: tuple[str, ...], known: list[str], unknown: list[str]
) -> None:
    rule = Hosts(Config(hosts=hosts, proxies=proxies))
    assert [host for host in known if not rule.know(host)] == []
    assert [host for host in unknown if rule.know(host)] == []


def test_a_name_that_was_let_point_here_is_refused(address: str) -> None:
    made = Api(address).create()
    for path in ("/", "/api/hall", f"/api/tables/{made['table']}", "/schema"):
        answer = Api(address).ask("GET", path, headers={"host": "evil.example:80"})
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
        assert "--name" in answer.json()["text"]
    for path in ("/healthz", "/readyz", "/metrics"):
        asked = Api(address).ask("GET", path, headers={"host": "evil.example"})
        assert asked.status_code == 200
    port = address.rpartition(":")[2]
    url = f"ws://evil.example:{port}/api/tables/{made['table']}/socket"
    with (
        socket.create_connection(("127.0.0.1", int(port))) as line,
        pytest.raises(InvalidStatus) as refused,
        connect(url, sock=line, proxy=None),
    ):
        pass
    assert refused.value.response.status_code == 421
    assert b"wrong-host" in refused.value.response.body


def test_of_two_hosts_both_must_be_the_hall(address: str) -> None:
    asked = HTTPConnection(address.removeprefix("http://"))
    asked.putrequest("GET", "/api/hall", skip_host=True)
    for host in ("evil.example", "localhost"):
        asked.putheader("host", host)
    asked.endheaders()
    assert asked.getresponse().status == 421
    asked.close()


def test_the_hall_can_be_named(file: Path) -> None:
    with hall_in_thread(config(file, hosts=("games.example.org",))) as address:
        own = {"host": "games.example.org", "origin": "http://games.example.org"}
        assert Api(address).ask("GET", "/api/hall", headers=own).status_code == 200
        assert Api(address).ask("GET", "/api/hall").status_code == 200
        other = {"host": "box.local"}
        assert Api(address).ask("GET", "/api/hall", headers=other).status_code == 421


def test_names_are_given_to_serve(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[Config] = []
    monkeypatch.setattr(serve, "run", lambda settings, *_: opened.append(settings))
    database = ("--db", f"sqlite:///{tmp_path / 'hall.db'}")

    def run(*more: str) -> Any:
        return CliRunner().invoke(command, ["serve", *database, *more])

    assert run("--name", "a.example", "--name", "b.example").exit_code == 0
    assert run("--host", "c.example").exit_code == 0
    assert run("--host", "0.0.0.0").exit_code == 0
    assert run("--host", "localhost", "--proxy", "10.0.0.1").exit_code == 0
    assert [each.hosts for each in opened] == [("a.example", "b.example"), ("c.example",), (), ()]
    assert opened[-1].proxies == ("10.0.0.1",)
    for wrong in ("https://a.example", "a.example:80", "a.example/hall", ""):
        assert "--name takes" in run("--name", wrong).output


# --- cookies ------------------------------------------------------------------------------------

NEW = {"settings": {"game": "asgard", "players": 2, "bots": [None, "random"]}, "name": "Anna"}


def browser(address: str, base: str | None = "/") -> httpx.Client:
    """Keeps cookies as a browser does, and says where the hall is as the page does."""
    headers = {"sec-fetch-mode": "cors"} | ({} if base is None else {"hall-base": base})
    return httpx.Client(base_url=address, headers=headers, verify=False, timeout=30)


def sent(client: httpx.Client, path: str) -> set[str]:
    """Which cookies the browser sends there."""
    request = client.build_request("GET", path)
    text = request.headers.get("cookie", "")
    return {part.partition("=")[0] for part in text.split("; ") if part}


def lay(client: httpx.Client) -> str:
    answer = client.post("/api/tables", json=NEW)
    assert answer.status_code == 201
    return str(answer.json()["table"])


def seat_at(client: httpx.Client, table: str) -> Any:
    return client.get(f"/api/tables/{table}/position").json()["seat"]


def test_a_seat_goes_to_its_own_table_only(address: str) -> None:
    with browser(address) as client:
        one, two = lay(client), lay(client)
        for path in ("/", "/api/hall", "/api/tables", "/api/tablesx"):
            assert sent(client, path) == set()
        for path in ("", "/position", "/socket"):
            assert sent(client, f"/api/tables/{one}{path}") == {f"seat-{one}"}
        assert seat_at(client, one) == seat_at(client, two) == 0
        for cookie in client.cookies.jar:
            assert cookie.has_nonstandard_attr("HttpOnly")
            assert not cookie.is_expired()


def test_below_a_path_only_the_page_knows_the_cookie_goes_there(address: str) -> None:
    answer = httpx.post(f"{address}/api/tables", json=NEW, headers={"hall-base": "/games/hall/"})
    paths = [each.partition("Path=")[2] for each in answer.headers.get_list("set-cookie")]
    table = answer.json()["table"]
    assert {each.partition(";")[0] for each in paths} == {f"/games/hall/api/tables/{table}", "/"}


@pytest.mark.parametrize(
    "base", ["", "games", "/games", "//x/", "/a;b/", "/\n/", "/é/", "/a" * 200 + "/"]
)
def test_a_base_that_is_none_leaves_the_cookie_everywhere(base: str) -> None:
    assert path_of("x", base) == "/"


def test_who_does_not_say_where_the_hall_is_keeps_the_seat_everywhere(address: str) -> None:
    with browser(address, None) as client:
        table = lay(client)
        assert sent(client, "/") == {f"seat-{table}"}
        assert client.get("/api/hall").headers.get_list("set-cookie") == []
        assert seat_at(client, table) == 0


def test_a_program_is_given_no_cookie(address: str) -> None:
    answer = httpx.post(f"{address}/api/tables", json=NEW)
    assert answer.json()["token"]
    assert "set-cookie" not in answer.headers


def test_old_cookies_find_their_tables_and_no_seat_is_lost(address: str) -> None:
    with browser(address, None) as old:
        tables = [lay(old) for _ in range(MOST_AT_ONCE + 3)]
        jar = old.cookies
    with browser(address) as client:
        client.cookies = jar
        assert len(sent(client, "/api/hall")) == len(tables)
        first = client.get("/api/hall")
        assert len("".join(first.headers.get_list("set-cookie"))) < 3_000, "too much for a proxy"
        assert len(sent(client, "/api/hall")) == 3
        client.get(f"/api/tables/{tables[0]}")  # moved already, and its own is left alone
        assert sent(client, "/api/hall") == set()
        for table in tables:
            assert sent(client, f"/api/tables/{table}/socket") == {f"seat-{table}"}
            assert seat_at(client, table) == 0


def test_a_table_s_own_request_moves_the_others_seats(address: str) -> None:
    with browser(address, None) as old:
        one, two = lay(old), lay(old)
        jar = old.cookies
    with browser(address) as client:
        client.cookies = jar
        assert seat_at(client, one) == 0
        assert sent(client, "/") == {f"seat-{one}"}, "which of two it was can't be known"
        assert seat_at(client, one) == seat_at(client, two) == 0


def test_what_is_no_seat_is_not_set(address: str) -> None:
    with browser(address) as client:
        stray = 'other=1; seat-=x; seat-a b=1; seat-x=a b; seat-x=%0d%0a; xseat-y=1; seat-z=a"b'
        answer = client.get("/api/hall", headers={"cookie": stray})
        assert answer.headers.get_list("set-cookie") == []


def test_whoever_sits_down_anew_has_the_new_seat(address: str) -> None:
    made = Api(address).create(players=3)
    table = made["table"]
    with browser(address) as client:
        old = Cookie(
            0, f"seat-{table}", "left-long-ago", None, False, "127.0.0.1", True, False, "/", True,
            False, None, False, None, None, {},
        )  # fmt: skip
        client.cookies.jar.set_cookie(old)
        seated = client.post(
            f"/api/tables/{table}/seats", json={"invitation": made["invitation"], "name": "Bo"}
        )
        assert seated.status_code == 201
        assert [cookie.path for cookie in client.cookies.jar] == [f"/api/tables/{table}"]
        assert client.get(f"/api/tables/{table}").status_code == 200


def test_a_rematch_leaves_the_seat_at_the_new_table(address: str) -> None:
    async def play() -> tuple[str, list[str]]:
        table, tokens = full_table(address, players=2)
        players = [Player(address, table, token) for token in tokens]
        for player in players:
            await player.connect()
        await play_on(players, random.Random(4))
        for player in players:
            await player.close()
        return table, tokens

    table, tokens = asyncio.run(play())
    with browser(address) as client:
        own = {"authorization": f"Bearer {tokens[0]}"}
        answer = client.post(f"/api/tables/{table}/rematch", headers=own)
        again = answer.json()["table"]
        assert sent(client, f"/api/tables/{again}") == {f"seat-{again}"}
        assert sent(client, "/api/hall") == set()
        Api(address, tokens[1]).post(f"tables/{table}/rematch")
        assert seat_at(client, again) == 0
