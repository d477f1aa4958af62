"""Notices that don't get there at once, and processes that die in the middle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import update

from meadhall.hall.store.schema import (
    notices,
    sendings,
    ways,
)

from .client import Api, Player, Refusal
from .noticing import (
    DAYS,
    QUICK,
    asked,
    change,
    hall_at,
    person,
    play,
    rows,
    table_of_two,
    until,
    until_asked,
)
from .postgres import database
from .receiving import Outside, PushBrowser, outside
from .serving import Process, config


@pytest.fixture
def out() -> Iterator[Outside]:
    with outside() as there:
        yield there


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    return database(request.getfixturevalue("pg"), f"notices_{time.monotonic_ns()}")


def test_a_browser_that_is_gone_is_forgotten_and_what_is_busy_waits(
    file: Path, out: Outside
) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url) as address:
        anna = person(address)
        for path in ("gone-1", "404-1", "busy-1", "broken-1"):
            anna.post("notices/push", PushBrowser(out.address, path).ask())
        table_of_two(address, anna, "Astrid")
        for path in ("/gone-1", "/404-1", "/busy-1", "/broken-1"):
            out.wait(path)
        until(lambda: len(rows(url, ways)) == 2)
        until(lambda: all(row.trouble for row in rows(url, ways)))
        due = {row.way: row.due - time.time() * 1_000 for row in rows(url, sendings)}
        left = {row.address.rpartition("/")[2]: due[row.id] for row in rows(url, ways)}
        assert 7_100_000 < left["busy-1"] < 7_300_000, "as long as it asked for"
        assert 20_000 < left["broken-1"] < 40_000
        # It is well again: then the message comes, and nothing is held against it.
        out.answers["/broken-1"] = 201
        change(url, update(sendings).values(due=1))
        out.wait("/broken-1", 2)
        until(lambda: len(rows(url, sendings)) == 1)
        assert {row.failures for row in rows(url, ways)} == {0}


def test_what_no_answer_comes_from_holds_up_nobody(file: Path, out: Outside) -> None:
    with hall_at(f"sqlite:///{file}") as address:
        anna, phone = person(address), PushBrowser(out.address, "hangs-0")
        slow = [phone, *(PushBrowser(out.address, f"hangs-{number}") for number in range(1, 8))]
        for each in slow:
            anna.post("notices/push", each.ask())
        table, own, bob = table_of_two(address, anna, "Astrid")
        out.wait("/hangs-0") if out.at("/hangs-0") else until(
            lambda: any(each.path.startswith("/hangs") for each in out.got)
        )
        # They hang; the table goes on, and at most three at a time knock there.
        began = time.monotonic()
        for seat in asked(address, table, [own, bob]):
            play(address, table, [own, bob], seat)
        assert time.monotonic() - began < 2
        assert len([each for each in out.got if each.path.startswith("/hangs")]) <= 3


def test_two_processes_send_it_once(pg: str, out: Outside) -> None:
    url = database(pg, "notices_once")
    with hall_at(url) as one, hall_at(url) as two:
        people = [person(one, name) for name in ("Astrid", "Ragnhild", "Sigmund")]
        time.sleep(0.1)
        phones = [PushBrowser(out.address) for _ in people]
        for each, phone in zip(people, phones, strict=True):
            each.post("notices/push", phone.ask())
        time.sleep(6)  # the other process has seen that somebody wants to be told
        for each, name in zip(people, ("Astrid", "Ragnhild", "Sigmund"), strict=True):
            made = each.table(name, clock=DAYS)
            Api(two).seat(made["table"], name="Bob")
        for phone in phones:
            out.wait(phone.endpoint)
        time.sleep(2)
        assert [len(out.at(phone.endpoint)) for phone in phones] == [1, 1, 1]


def test_a_process_killed_in_the_middle_loses_nothing(
    pg: str, out: Outside, tmp_path: Path
) -> None:
    """It has taken the message and dies before anybody has got it: another sends it."""
    url = database(pg, "notices_killed")
    settings = config(url, **QUICK)
    one, two = (Process(settings, tmp_path / f"{name}.log") for name in ("one", "two"))
    one.start()
    one.wait()
    try:
        anna, phone = person(one.address), PushBrowser(out.address, "hangs-1")
        anna.post("notices/push", phone.ask())
        table_of_two(one.address, anna, "Astrid")
        out.wait("/hangs-1")  # it is on its way, and will never be answered
        one.kill()
        (held,) = rows(url, sendings)
        assert held.tries == 1
        assert held.due > time.time() * 1_000, "nobody else has it yet"
        change(url, update(ways).values(address=f"{out.address}/push-again"))
        change(url, update(sendings).values(due=1))  # a minute later
        two.start()
        two.wait()
        (came,) = out.wait("/push-again")
        assert phone.opened(came.body)["title"] == "Your move"
        assert came.headers["topic"] == out.at("/hangs-1")[0].headers["topic"], "it replaces it"
        until(lambda: not rows(url, sendings))
    finally:
        one.kill()
        two.kill()


def test_a_process_killed_before_it_told_anybody_loses_nothing(
    pg: str, out: Outside, tmp_path: Path
) -> None:
    """The entry that asks somebody is stored, and the process is no more: another finds it."""
    url = database(pg, "notices_before")
    one = Process(config(url, **{**QUICK, "notice_seconds": 3.0}), tmp_path / "one.log")
    one.start()
    one.wait()
    anna, phone = person(one.address), PushBrowser(out.address)
    anna.post("notices/push", phone.ask())
    table_of_two(one.address, anna, "Astrid")
    one.kill()
    assert not rows(url, notices)
    with hall_at(url):
        out.wait(phone.endpoint, seconds=20)


def test_a_port_where_all_hang_holds_up_no_other(file: Path, out: Outside) -> None:
    with hall_at(f"sqlite:///{file}") as address, outside() as other:
        anna, phone = person(address), PushBrowser(out.address)
        for number in range(8):
            anna.post("notices/push", PushBrowser(other.address, f"hangs-{number}").ask())
        anna.post("notices/push", phone.ask())
        table_of_two(address, anna, "Astrid")
        out.wait(phone.endpoint, seconds=6)


def test_one_way_at_a_time_is_tried(file: Path, out: Outside) -> None:
    with hall_at(f"sqlite:///{file}") as address:
        anna = person(address)
        info = anna.post("notices/push", PushBrowser(out.address, "hangs-1").ask())
        (way,) = info["me"]["ways"]
        with ThreadPoolExecutor(1) as beside:
            slow = beside.submit(anna.post, "notices/way/try", {"way": way["id"]})
            out.wait("/hangs-1")
            with pytest.raises(Refusal) as refused:
                anna.post("notices/way/try", {"way": way["id"]})
            assert refused.value.code == "rate-limited"
            assert slow.result() == {"ok": False, "why": "too-slow"}


@pytest.mark.parametrize("lost", [True, False])
def test_whoever_loses_the_line_is_told_what_they_may_not_have_seen(
    file: Path, out: Outside, lost: bool
) -> None:
    """A lid that is closed says nothing: for a while they seem to be at the table. Whoever leaves
    has seen what they were asked."""
    with hall_at(f"sqlite:///{file}") as address:
        anna, phone = person(address), PushBrowser(out.address)
        anna.post("notices/push", phone.ask())
        made = anna.table("Astrid", clock=DAYS)

        async def main() -> None:
            async with Player(address, made["table"], made["token"]) as there:
                await asyncio.to_thread(Api(address).seat, made["table"], name="Bob")
                await there.until(lambda: there.asked)
                await asyncio.sleep(1)
                assert not out.at(phone.endpoint)
                if lost:
                    assert there._socket
                    there._socket.transport.abort()

        asyncio.run(main())
        if lost:
            out.wait(phone.endpoint)
        else:
            time.sleep(2)
            assert not out.at(phone.endpoint)


def test_a_program_that_answers_its_webhook_is_told_of_each_turn(file: Path, out: Outside) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url) as address:
        anna = person(address)
        anna.post("notices/hook", {"url": f"{out.address}/hook", "form": "json"})
        table, own, bob = table_of_two(address, anna, "Astrid")
        for turn in (1, 2, 3):
            assert len(out.wait("/hook", turn)) == turn
            until_asked(address, table, [own, bob], 0, url)
