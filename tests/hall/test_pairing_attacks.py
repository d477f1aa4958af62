"""Who means harm to those who look for a game: refused, or bounded."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from effort import many
from sqlalchemy import Table, func, select

from meadhall.hall.ops.config import Limits
from meadhall.hall.store import bans
from meadhall.hall.store.hall_time import outside
from meadhall.hall.store.schema import entries, seekers, tables
from meadhall.hall.store.store import make_engine

from .client import Refusal
from .keyring import Browser
from .postgres import database
from .seeking import Seeker, together
from .serving import GENEROUS, Process, config, hall_in_thread


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.hall.runtime.pairing.HOLD", 0.5)


@pytest.fixture
def one(tmp_path: Path) -> Iterator[str]:
    with hall_in_thread(config(tmp_path / "hall.db")) as address:
        yield address


def counted(url: str, table: Table = seekers) -> int:
    engine = make_engine(url)
    with engine.connect() as connection:
        count = connection.execute(select(func.count()).select_from(table)).scalar_one()
    engine.dispose()
    return int(count)


def test_a_script_that_asks_a_thousand_times_has_few_searches(tmp_path: Path) -> None:
    strict = config(tmp_path / "hall.db", limits=Limits(requests_per_second=1e4))
    refused = 0
    with hall_in_thread(strict) as address, httpx.Client(base_url=address) as client:
        for number in range(1_000):
            body = {"game": "asgard", "players": 2 + number % 4, "name": f"Bot {number}"}
            client.cookies.clear()
            refused += client.post("/api/pairing", json=body).status_code == 429
        assert refused > 900
        anna = Browser(address)
        queues = anna.get("pairing")["queues"]
    assert sum(queue["waiting"] for queue in queues) <= strict.limits.searches_per_address
    assert counted(strict.database) <= strict.limits.searches_per_address


def test_a_thousand_waits_make_no_rows_and_no_tables(one: str, tmp_path: Path) -> None:
    with httpx.Client(base_url=one) as client:
        for number in range(200):
            token = {"authorization": f"Bearer {number:040}"}
            answer = client.post("/api/pairing/wait", json={"known": ""}, headers=token)
            assert answer.json()["state"] == "none"
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    assert counted(url) == 0
    assert counted(url, tables) == 0


def test_nobody_takes_back_what_another_looks_for(one: str) -> None:
    anna, thief = Seeker(one, "Anna"), Seeker(one, "Thief")
    anna.seek()
    thief.cancel()
    for token in ("x", anna.search["mark"], "0" * 32):
        thief.ask("POST", "pairing/cancel", authorization=f"Bearer {token}")
        thief.ask("POST", "pairing/bots", authorization=f"Bearer {token}")
    assert anna.wait()["state"] == "waiting"


def test_an_answer_of_long_ago_opens_nothing(one: str) -> None:
    """A cookie that was copied before the search was taken back."""
    anna, copy = Seeker(one, "Anna"), Seeker(one, "Copy")
    anna.seek()
    copy.cookies = httpx.Cookies(anna.cookies)
    anna.cancel()
    erik = Seeker(one, "Erik")
    erik.seek()
    assert copy.wait()["state"] == "none"
    assert copy.bots()["state"] == "none"
    assert erik.wait()["state"] == "waiting"


def test_the_tokens_of_a_search_that_failed_open_no_seat(
    one: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each game that is found has seats of its own: what opens one opens no other."""
    anna, erik, olga = (Seeker(one, name) for name in ("Anna", "Erik", "Olga"))
    for each in (anna, erik):
        each.seek()
    together([anna, erik])
    first = anna.search["token"]
    anna.seek()
    olga.seek()
    together([anna, olga])
    assert anna.search["token"] != first
    other = Browser(one)
    path = f"tables/{olga.search['table']}/position"
    with pytest.raises(Refusal) as refused:
        other.ask("GET", path, authorization=f"Bearer {first}")
    assert refused.value.code == "no-seat"


def test_a_page_of_another_origin_begins_no_search(one: str) -> None:
    anna = Seeker(one, "Anna")
    with pytest.raises(Refusal) as refused:
        anna.ask("POST", "pairing", {"game": "asgard", "players": 2}, origin="http://evil.example")
    assert refused.value.code == "wrong-origin"


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "players": 2},
        {"game": "wolves", "players": 2},
        {"game": "asgard", "players": 99},
        {"game": "asgard", "players": 2, "pace": "never"},
        {"game": "asgard", "players": 2, "rating": 3000},
        {"game": "asgard" * 20, "players": 2},
    ],
)
def test_what_makes_no_sense_is_refused(one: str, body: dict[str, object]) -> None:
    with pytest.raises(Refusal) as refused:
        Seeker(one).post("pairing", body)
    assert refused.value.status in (400, 404)


def test_a_guest_finds_no_rated_game_and_nobody_anothers_name(one: str) -> None:
    owner, guest = Seeker(one, "Sigrid"), Seeker(one, "Sigrid")
    owner.sign_up("Sigrid")
    with pytest.raises(Refusal) as refused:
        guest.seek()
    assert refused.value.code == "name-taken"
    with pytest.raises(Refusal) as refused:
        Seeker(one, "Someone").seek(rated=True)
    assert refused.value.code == "needs-name"


def test_nothing_tells_who_waits(one: str) -> None:
    anna, erik = Seeker(one, "Anna"), Seeker(one, "Erik")
    anna.seek(players=3)
    erik.seek(players=3)
    told = str(erik.search) + str(erik.get("pairing"))
    assert "Anna" not in told
    assert anna.search["token"] not in told


def test_a_game_is_found_while_people_begin_and_take_back_wildly(one: str, tmp_path: Path) -> None:
    """Nobody is seated twice, and nobody is left who thinks they are."""

    def wild(number: int) -> str:
        seeker = Seeker(one, f"Guest {number}")
        seeker.seek()
        if number % 3 == 0:
            seeker.cancel()
            seeker.seek()
        seeker.until("seated")
        return f"{seeker.search['table']} {seeker.search['seat']}"

    people = many(10, long=30)
    with ThreadPoolExecutor(people) as pool:
        places = list(pool.map(wild, range(people)))
    assert len(set(places)) == people
    assert counted(f"sqlite:///{tmp_path / 'hall.db'}", tables) == people // 2


def test_a_storm_over_two_processes_of_which_one_is_killed(pg: str, tmp_path: Path) -> None:
    """Killed while games are being found: whoever it served goes on elsewhere, everybody is seated
    once, and each table that was laid has its people."""
    url = database(pg, "pairing-storm")
    halls = [Process(config(url, limits=GENEROUS), tmp_path / f"log{n}") for n in range(2)]
    for hall in halls:
        hall.start()
    doomed, heir = halls
    people = many(12, long=36)
    found = [Seeker(halls[n % 2].address, f"Guest {n}") for n in range(people)]
    try:
        for hall in halls:
            hall.wait()
        killed = threading.Event()

        def seated(number: int) -> None:
            seeker = found[number]
            began = False
            while seeker.search.get("state") != "seated":
                try:
                    if not began or seeker.search["state"] == "none":
                        seeker.seek()
                        began = True
                    seeker.wait()
                except httpx.TransportError:
                    killed.wait(30)
                    move(seeker, heir.address)

        with ThreadPoolExecutor(people) as pool:
            jobs = [pool.submit(seated, number) for number in range(people)]
            time.sleep(0.25)
            doomed.kill()
            killed.set()
            for job in jobs:
                job.result(120)
    finally:
        for hall in halls:
            hall.kill()
    places = [(each.search["table"], each.search["seat"]) for each in found]
    assert len(set(places)) == people
    engine = make_engine(url)
    with engine.connect() as connection:
        laid = set(connection.execute(select(tables.c.id)).scalars())
        first = select(func.count()).select_from(entries).where(entries.c.kind == "create")
        assert connection.execute(first).scalar_one() == len(laid)
    engine.dispose()
    assert {table for table, _ in places} == laid, "no table waits for nobody"


def move(seeker: Seeker, address: str) -> None:
    """Their browser is served by another process now."""
    host = address.removeprefix("http://").replace("127.0.0.1", "localhost")
    seeker.address = address
    seeker.headers |= {"host": host, "origin": f"http://{host}"}


def test_whoever_is_banned_waits_no_longer(one: str, tmp_path: Path) -> None:
    anna = Seeker(one, "Anna")
    anna.seek()
    engine = make_engine(f"sqlite:///{tmp_path / 'hall.db'}")
    with engine.begin() as connection:
        now = outside(connection)
        bans.ban(connection, "command", "ban", now, 3_600, "for a test", name="Anna")
    engine.dispose()
    with pytest.raises(Refusal) as refused:
        anna.until("seated")
    assert refused.value.code == "banned"
