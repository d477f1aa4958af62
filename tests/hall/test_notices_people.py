"""What is kept of those who want to be told, and when it goes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from meadhall.hall.store.notices import forget
from meadhall.hall.store.people import forget_unseen
from meadhall.hall.store.schema import (
    heard_seats,
    listeners,
    notices,
    sendings,
    ways,
)
from meadhall.hall.store.store import make_engine

from .client import Api
from .keyring import Browser, BrowserKey
from .noticing import (
    DAYS,
    hall_at,
    person,
    rows,
    table_of_two,
    until,
)
from .postgres import database
from .receiving import Outside, PushBrowser, outside


@pytest.fixture
def out() -> Iterator[Outside]:
    with outside() as there:
        yield there


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    return database(request.getfixturevalue("pg"), f"notices_{time.monotonic_ns()}")


def test_it_is_in_what_is_kept_and_gone_with_the_name(url: str, out: Outside) -> None:
    with hall_at(url) as address:
        anna, phone = person(address), PushBrowser(out.address)
        anna.post("notices/push", phone.ask())
        anna.post("notices/hook", {"url": f"{out.address}/hook?key=1"})
        kept = anna.get("people/me/export")["kept"]["notices"]
        assert [each["address"] for each in kept["ways"]] == [
            phone.endpoint, f"{out.address}/hook?key=1",
        ]  # fmt: skip
        table_of_two(address, anna, "Astrid")
        out.wait(phone.endpoint)
        anna.post("people/me/erase", anna.confirm("erase"))
        for table in (listeners, ways, notices, sendings):
            assert not rows(url, table)


def test_whoever_signs_out_is_told_nothing_there(file: Path, out: Outside) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url) as address:
        anna, phone = person(address), PushBrowser(out.address)
        anna.post("notices/push", phone.ask())
        # Somebody else on the same browser takes it over.
        other = person(address, "Ragnhild")
        other.post("notices/push", phone.ask())
        (way,) = rows(url, ways)
        anna.post("notices/push", phone.ask())
        assert rows(url, ways)[0].listener != way.listener
        anna.post("people/sign-out", {})
        assert not rows(url, ways)


def test_a_browser_gets_another_address(file: Path, out: Outside) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url) as address:
        anna, old, new = person(address), PushBrowser(out.address), PushBrowser(out.address)
        anna.post("notices/push", old.ask())
        wrong = {**old.keys, "auth": new.keys["auth"]}
        Api(address).post("notices/push/moved", {"old": wrong, "new": new.keys})
        assert rows(url, ways)[0].address == old.endpoint
        Api(address).post("notices/push/moved", {"old": old.keys, "new": new.keys})
        assert rows(url, ways)[0].address == new.endpoint
        table_of_two(address, anna, "Astrid")
        assert new.opened(out.wait(new.endpoint)[0].body)["title"] == "Your move"


def test_what_was_sent_is_counted(file: Path, out: Outside) -> None:
    with hall_at(f"sqlite:///{file}") as address:
        anna, phone = person(address), PushBrowser(out.address)
        anna.post("notices/push", phone.ask())
        table_of_two(address, anna, "Astrid")
        out.wait(phone.endpoint)
        until(
            lambda: (
                'meadhall_notices_total{outcome="sent",way="push"}'
                in httpx.get(f"{address}/metrics").text
            )
        )


def test_what_is_old_is_let_go(url: str, out: Outside) -> None:
    day, now = 86_400_000, int(time.time() * 1_000)
    with hall_at(url) as address:
        anna, phone = person(address), PushBrowser(out.address)
        anna.post("notices/push", phone.ask())
        table_of_two(address, anna, "Astrid")
        out.wait(phone.endpoint)
        made = Api(address).create(players=2, clock=DAYS)
        Api(address, made["token"]).post(f"tables/{made['table']}/notices", phone.ask())
        guest = Api(address, made["token"])
        info = guest.post(f"tables/{made['table']}/notices", PushBrowser(out.address).ask())
        guest.headers = {"hall-listener": info["listener"]}
        guest.post("notices/way/remove", {"way": guest.get("notices")["me"]["ways"][0]["id"]})
    assert {row.kind for row in rows(url, listeners)} == {"person", "guest"}
    engine = make_engine(url)
    with engine.begin() as connection:
        forget(connection, now)
    assert len(rows(url, notices)) >= 1
    assert len(rows(url, heard_seats)) == 2
    with engine.begin() as connection:  # as if nobody had been here for long
        forget(connection, now + 91 * day)
    engine.dispose()
    assert not rows(url, notices)
    # Whoever has a way to be told stays, and so does a person; the rest is gone.
    assert sorted(row.kind for row in rows(url, listeners)) == ["guest", "person"]
    assert len(rows(url, heard_seats)) == 1


def test_whoever_signs_in_anew_is_told_there_as_before(url: str, out: Outside) -> None:
    with hall_at(url) as address:
        anna, phone = person(address), PushBrowser(out.address)
        anna.post("notices/push", phone.ask())
        (before,) = rows(url, ways)
        anna.sign_in()
        (after,) = rows(url, ways)
        assert after.sign_in != before.sign_in
        anna.post("people/sign-out", {})
        assert not rows(url, ways)


def test_where_one_is_signed_in_no_longer_nothing_is_told(url: str, out: Outside) -> None:
    """However that ends: another name takes the browser over, one has too many devices, or wasn't
    seen for a year."""
    with hall_at(url) as address:
        anna, phone = person(address), PushBrowser(out.address)
        anna.post("notices/push", phone.ask())
        anna.key = BrowserKey()
        anna.sign_up("Ragnhild")
        assert not rows(url, ways)
        anna.post("notices/push", phone.ask())
        for _ in range(20):  # each time on another device
            other = Browser(address, anna.key)
            other.sign_in()
        assert not rows(url, ways)
        other.post("notices/push", phone.ask())
        assert rows(url, ways)
    engine = make_engine(url)
    with engine.begin() as connection:
        forget_unseen(connection, int(time.time() * 1_000) + 1)
    engine.dispose()
    assert not rows(url, ways)


def test_what_one_has_wished_stays_wherever_one_opens_the_hall(file: Path, out: Outside) -> None:
    with hall_at(f"sqlite:///{file}") as address:
        anna = person(address)
        anna.post("notices/push", PushBrowser(out.address).ask(lang="ru", zone="Europe/Moscow"))
        quiet = {"start": 60, "end": 120}
        anna.post("notices/wishes", {"quiet": quiet, "zone": "Europe/Oslo", "lang": "ru"})
        table, *_ = table_of_two(address, anna, "Astrid")
        ask = PushBrowser(out.address).ask(lang="en", zone="Asia/Tokyo")
        me = anna.post(f"tables/{table}/notices", ask)["me"]
        assert (me["lang"], me["zone"], me["quiet"]) == ("ru", "Europe/Oslo", quiet)


def test_the_export_has_what_was_told(file: Path, out: Outside) -> None:
    with hall_at(f"sqlite:///{file}") as address:
        anna, phone = person(address), PushBrowser(out.address)
        anna.post("notices/push", phone.ask())
        table, token, _ = table_of_two(address, anna, "Astrid")
        anna.post(f"tables/{table}/notices", phone.ask(), authorization=f"Bearer {token}")
        out.wait(phone.endpoint)
        kept = anna.get("people/me/export")["kept"]["notices"]
        assert [(each["about"], each["kind"]) for each in kept["told"]] == [(table, "move")]
        assert len(kept["heard_seats"]) == 1
