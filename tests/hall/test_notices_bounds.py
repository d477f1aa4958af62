"""Notices that would hold up others: what can't be sent or said, and more than anybody needs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, update

from meadhall.hall.store import listeners as kept_listeners
from meadhall.hall.store import notices as kept
from meadhall.hall.store.listeners import Listener, Way
from meadhall.hall.store.notices import Notice
from meadhall.hall.store.schema import heard_seats, listeners, meta, notices, sendings, ways
from meadhall.hall.store.store import make_engine

from .client import Api, Refusal
from .noticing import DAYS, change, hall_at, person, rows, table_of_two, until
from .postgres import database
from .receiving import Outside, PushBrowser, outside


@pytest.fixture
def out() -> Iterator[Outside]:
    with outside() as there:
        yield there


def test_a_seat_has_three_listeners_however_often_it_is_asked_for(file: Path, out: Outside) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url) as address:
        made = Api(address).create(players=2, open=True, clock=DAYS)
        api = Api(address, made["token"])
        phones = [PushBrowser(out.address) for _ in range(6)]
        for phone in phones:  # each time a guest who says nothing of who they are
            api.post(f"tables/{made['table']}/notices", phone.ask())
        newest = {phone.endpoint for phone in phones[-3:]}
        assert {row.address for row in rows(url, ways)} == newest
        assert len(rows(url, listeners)) == len(rows(url, heard_seats)) == 3
        Api(address).seat(made["table"], name="Bob")
        for path in newest:
            out.wait(path)
        assert len(out.got) == 3


def test_who_waits_long_is_tried_no_more_often_for_having_more_to_hear(
    file: Path, out: Outside
) -> None:
    """An endpoint that is broken: one message waits there, and it says everything."""
    url = f"sqlite:///{file}"
    with hall_at(url) as address:
        anna, phone = person(address), PushBrowser(out.address, "broken-1")
        anna.post("notices/push", phone.ask())
        first, *_ = table_of_two(address, anna, "Astrid")
        until(lambda: any(row.trouble for row in rows(url, ways)))
        (before,) = rows(url, sendings)
        change(url, update(listeners).values(next=0))
        second, *_ = table_of_two(address, anna, "Astrid")
        until(lambda: rows(url, sendings)[0].name != before.name)
        (after,) = rows(url, sendings)
        assert (after.due, after.tries) == (before.due, before.tries)
        links = json.loads(after.data)["message"]["links"]
        assert links == [f"t/{first}", f"t/{second}"]


def test_a_way_that_cannot_be_signed_for_is_refused_or_counts_as_failed(
    file: Path, out: Outside
) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url) as address:
        anna, phone = person(address), PushBrowser(out.address)
        with pytest.raises(Refusal) as refused:
            anna.post("notices/push", PushBrowser("https://[2606:4700:4700::1111]").ask())
        assert refused.value.code == "bad-address"
        info = anna.post("notices/push", phone.ask())
        (way,) = info["me"]["ways"]
        # What got in all the same, and what no hall can make a message with.
        change(url, update(ways).values(address="https://[2606:4700:4700::1111]/x"))
        answer = anna.post("notices/way/try", {"way": way["id"]})
        assert answer == {"ok": False, "why": "keys"}
        table_of_two(address, anna, "Astrid")
        until(lambda: [row.failures for row in rows(url, ways)] == [1])
        assert not rows(url, sendings)


def test_an_endpoint_with_an_empty_port_is_signed_for(file: Path, out: Outside) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url) as address:
        anna = person(address)
        (way,) = anna.post("notices/push", PushBrowser("https://meadhall.invalid:").ask())["me"][
            "ways"
        ]
        answer = anna.post("notices/way/try", {"way": way["id"]})
        assert answer == {"ok": False, "why": "no-connection"}
        assert rows(url, meta)


def test_a_notice_that_cannot_be_said_silences_nobody_else(file: Path, out: Outside) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url) as address:
        eve, anna = person(address, "Evelyn"), person(address)
        eve.post("notices/push", PushBrowser(out.address).ask())
        (bad,) = rows(url, listeners)
        phone = PushBrowser(out.address)
        anna.post("notices/push", phone.ask())
        data = json.dumps({"kind": "move", "about": "x", "game": "chess"})
        row = {"listener": bad.id, "about": "x", "kind": "round", "mark": 1, "at": 1, "due": 1}
        change(url, insert(notices).values(**row, back=False, data=data))
        table_of_two(address, anna, "Astrid")
        out.wait(phone.endpoint)
        until(lambda: all(row.due is None for row in rows(url, notices)))


def listener_with_a_way(connection: Connection) -> None:
    who = Listener("anna", "guest", "en", "UTC", None, None, 0, 0)
    assert kept_listeners.keep_listener(connection, who)
    way = Way("w", "anna", "push", "https://x/", "m", "{}", "", "", "move", True, 0)
    kept_listeners.add_way(connection, way, 1)


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_what_arises_while_messages_are_made_is_told_too(
    store: str, file: Path, request: pytest.FixtureRequest
) -> None:
    """Between what is read and what is marked as told another process puts something new there."""
    url = f"sqlite:///{file}"
    if store == "postgres":
        url = database(request.getfixturevalue("pg"), "notices_meanwhile")
    with hall_at(url):
        pass
    engine = make_engine(url)
    told: list[list[str]] = []

    def new(about: str, mark: int) -> Notice:
        return Notice("anna", about, "round", mark, mark, mark, True, "{}")

    with engine.begin() as connection:
        listener_with_a_way(connection)
        kept.arise(connection, new("one", 1))

        def make(_who: Listener, found: Any, *_more: Any) -> list[tuple[str, str, str]]:
            told.append([f"{each.about} {each.mark}" for each in found])
            if len(told) == 1:
                kept.arise(connection, new("one", 2))
                kept.arise(connection, new("two", 1))
            return []

        for _ in range(3):
            kept.gather(connection, 10, 10, make, lambda _who: None)
    engine.dispose()
    assert [sorted(each) for each in told] == [["one 1"], ["one 2", "two 1"]]
