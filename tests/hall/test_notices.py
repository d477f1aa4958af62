"""Notices: who is told what when they aren't at the table, by which ways; and that each is told
once, whatever happens to the processes."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, select, update

from meadhall.hall.ops.config import Hook
from meadhall.hall.runtime.opening import opened
from meadhall.hall.store.notices import forget
from meadhall.hall.store.schema import (
    entries,
    heard_seats,
    listeners,
    meta,
    notices,
    sendings,
    snapshots,
    ways,
)
from meadhall.hall.store.store import make_engine

from .client import Api, Player, Refusal
from .keyring import Browser, BrowserKey
from .postgres import database
from .receiving import Outside, PushBrowser, outside, signed_by
from .serving import Process, config, hall_in_thread

SITE = "https://games.example.org/"
QUICK: dict[str, Any] = {"notice_seconds": 0.3, "reach_inward": True, "site": SITE}
DAYS = {"kind": "days", "days": 2}


@pytest.fixture
def out() -> Iterator[Outside]:
    with outside() as there:
        yield there


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    return database(request.getfixturevalue("pg"), f"notices_{time.monotonic_ns()}")


@contextmanager
def hall_at(url: str, **changes: Any) -> Iterator[str]:
    with hall_in_thread(config(url, **{**QUICK, **changes})) as address:
        yield address


def key_of(address: str) -> str:
    return str(Api(address).get("notices")["push"])


def table_of_two(address: str, anna: Browser, name: str, **settings: Any) -> tuple[str, str, str]:
    """Anna's table and a guest's seat at it: its id, and both tokens. Nobody has a line."""
    made = anna.table(name, clock=DAYS, **settings)
    bob = Api(address).seat(made["table"], name="Bob")
    return made["table"], made["token"], bob["token"]


def asked(address: str, table: str, tokens: list[str]) -> list[int]:
    """Whose move it is."""
    position = Api(address, tokens[0]).get(f"tables/{table}/position")
    return list(position["waiting"])


def play(address: str, table: str, tokens: list[str], seat: int) -> None:
    """One move of a seat's, without a line."""
    api = Api(address, tokens[seat])
    position = api.get(f"tables/{table}/position")
    move = position["moves"][0]["move"]
    api.post(f"tables/{table}/moves", {"number": position["number"], "move": move})


def rows(url: str, table: Any) -> list[Any]:
    engine = make_engine(url)
    with engine.connect() as connection:
        found = list(connection.execute(select(table)).all())
    engine.dispose()
    return found


def change(url: str, statement: Any) -> None:
    engine = make_engine(url)
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


def person(address: str, name: str = "Astrid") -> Browser:
    browser = Browser(address, BrowserKey())
    browser.sign_up(name)
    return browser


# --- push -----------------------------------------------------------------------------------------


def test_a_push_is_sealed_for_the_browser_and_signed_by_the_hall(url: str, out: Outside) -> None:
    with hall_at(url) as address:
        anna, phone, desk = person(address), PushBrowser(out.address), PushBrowser(out.address)
        for each in (phone, desk):
            info = anna.post("notices/push", each.ask())
        assert [way["kind"] for way in info["me"]["ways"]] == ["push", "push"]
        table, *_ = table_of_two(address, anna, "Astrid")
        for each in (phone, desk):
            (came,) = out.wait(each.endpoint)
            told = each.opened(came.body)
            assert told["title"] == "Your move"
            assert told["body"] == "Intrigues of Asgard with Bob: it is your move."
            assert told["path"] == f"t/{table}"
            claims = signed_by(came.headers, out.address, info["push"])
            assert claims["sub"] == SITE
        # The key stays the hall's, and is in nothing that is shown.
        key = next(row.value for row in rows(url, meta) if row.name == "vapid")
        assert key not in json.dumps(anna.get("people/me/export"))
    with hall_at(url) as address:
        assert key_of(address) == info["push"]


def test_it_is_told_once_until_one_comes_back(file: Path, out: Outside) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url) as address:
        anna, phone = person(address), PushBrowser(out.address)
        anna.post("notices/push", phone.ask())
        table, own, bob = table_of_two(address, anna, "Astrid")
        tokens = [own, bob]
        out.wait(phone.endpoint)

        def turns(many: int) -> None:
            """Moves that nobody is there for; both are asked at once, at the beginning."""
            for _ in range(many):
                for seat in asked(address, table, tokens):
                    play(address, table, tokens, seat)

        turns(3)
        time.sleep(1.5)
        assert len(out.at(phone.endpoint)) == 1

        async def comes_back() -> None:
            async with Player(address, table, own):
                await asyncio.sleep(0.3)

        asyncio.run(comes_back())
        # What they have seen there isn't told when they have gone; what comes after is.
        time.sleep(1.5)
        assert len(out.at(phone.endpoint)) == 1
        until_asked(address, table, tokens, 0, url)
        assert len(out.wait(phone.endpoint, 2)) == 2


def until_asked(address: str, table: str, tokens: list[str], seat: int, url: str) -> None:
    """Play until a seat is asked something new; nothing is gathered any longer."""
    before = Api(address, tokens[seat]).get(f"tables/{table}/position")["number"]
    for _ in range(20):
        for each in asked(address, table, tokens):
            play(address, table, tokens, each)
        now = Api(address, tokens[seat]).get(f"tables/{table}/position")
        if now["number"] > before and seat in now["waiting"]:
            break
    change(url, update(listeners).values(next=0))


def test_whoever_is_at_the_table_on_any_process_is_told_nothing(pg: str, out: Outside) -> None:
    url = database(pg, "notices_there")
    with hall_at(url) as one, hall_at(url) as two:
        anna, phone = person(one), PushBrowser(out.address)
        anna.post("notices/push", phone.ask())
        made = anna.table("Astrid", clock=DAYS)

        async def main() -> None:
            async with Player(two, made["table"], made["token"]) as there:
                bob = await asyncio.to_thread(Api(one).seat, made["table"], name="Bob")
                await there.until(lambda: there.asked)
                await asyncio.to_thread(play, one, made["table"], [made["token"], bob["token"]], 1)
                await asyncio.sleep(2)
                assert not out.at(phone.endpoint)

        asyncio.run(main())


def test_a_guests_browser_is_told_of_its_seat_and_of_no_other(url: str, out: Outside) -> None:
    with hall_at(url) as address:
        api, phone = Api(address), PushBrowser(out.address)
        made = api.create(players=2, open=True, clock=DAYS)
        with pytest.raises(Refusal) as refused:
            api.post("notices/push", phone.ask())
        assert refused.value.code == "not-signed-in"
        with pytest.raises(Refusal) as refused:
            api.post(f"tables/{made['table']}/notices", phone.ask())
        assert refused.value.code == "no-seat"
        info = Api(address, made["token"]).post(f"tables/{made['table']}/notices", phone.ask())
        assert info["listener"]
        api.seat(made["table"], name="Bob")
        (came,) = out.wait(phone.endpoint)
        assert phone.opened(came.body)["path"] == f"t/{made['table']}"
        # With what it holds it sees and changes that; nobody else does.
        api.headers = {"hall-listener": info["listener"]}
        (way,) = api.get("notices")["me"]["ways"]
        assert way["endpoint"] == phone.endpoint
        assert Api(address).get("notices")["me"] is None
        with pytest.raises(Refusal):
            Api(address).post("notices/way/remove", {"way": way["id"]})
        assert api.post("notices/stop")["me"] is None
        assert not rows(url, ways)
        assert not rows(url, notices)


# --- kinds ----------------------------------------------------------------------------------------


def test_each_way_is_told_what_it_is_to_be_told(file: Path, out: Outside) -> None:
    with hall_at(f"sqlite:///{file}") as address:
        anna, phone = person(address), PushBrowser(out.address)
        info = anna.post("notices/push", phone.ask(lang="ru"))
        info = anna.post("notices/hook", {"url": f"{out.address}/hook", "form": "json"})
        push, hook = info["me"]["ways"]
        assert hook["where"] == "127.0.0.1"
        anna.post("notices/way", {"way": push["id"], "kinds": ["half"]})
        anna.post("notices/way", {"way": hook["id"], "kinds": ["move"]})
        table, *_ = table_of_two(address, anna, "Astrid")
        (came,) = out.wait("/hook")
        told = json.loads(came.body)
        assert told["kinds"] == ["move"]
        assert told["url"] == f"{SITE}t/{table}"
        time.sleep(1)
        assert not out.at(phone.endpoint)


def test_half_of_the_time(file: Path, out: Outside) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url) as address:
        anna = person(address)
        anna.post("notices/hook", {"url": f"{out.address}/hook", "form": "json"})
        table_of_two(address, anna, "Astrid")
        out.wait("/hook")
    # The same game, a day and a bit ago; and a hall was open all the while.
    day = 86_400_000 + 60_000
    change(url, update(entries).values(at=entries.c.at - day))
    change(url, delete(snapshots))
    change(url, update(listeners).values(next=0))
    with hall_at(url):
        told = json.loads(out.wait("/hook", 2)[1].body)
    assert told["kinds"] == ["half"]
    assert told["lines"] == [
        "Intrigues of Asgard with Bob: half of your time for this turn is gone."
    ]


def test_another_game_and_a_free_seat(file: Path, out: Outside) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url) as address:
        anna = person(address)
        anna.post("notices/hook", {"url": f"{out.address}/hook", "form": "json"})
        made = anna.table("Astrid", players=3, clock=DAYS)
        bob = Api(address).seat(made["table"], name="Bob")
        Api(address, bob["token"]).post(f"tables/{made['table']}/leave")
        assert json.loads(out.wait("/hook")[0].body)["kinds"] == ["free"]
        bob = Api(address).seat(made["table"], name="Bob")
        eve = Api(address).seat(made["table"], name="Eve")
        ended(address, made["table"], [made["token"], bob["token"], eve["token"]])
        change(url, update(listeners).values(next=0))
        Api(address, bob["token"]).post(f"tables/{made['table']}/rematch")
        told = [json.loads(each.body) for each in out.wait("/hook", 2)]
        assert told[-1]["kinds"] == ["rematch"]
        assert told[-1]["lines"] == ["Bob asks for another game of Intrigues of Asgard."]


def ended(address: str, table: str, tokens: list[str]) -> None:
    """All agree that the game ends here."""
    first, *others = (Api(address, token) for token in tokens)
    first.post(f"tables/{table}/propose", {"what": "end"})
    for each in others:
        matter = each.get(f"tables/{table}")["matter"]["number"]
        each.post(f"tables/{table}/vote", {"matter": matter, "yes": True})
    assert first.get(f"tables/{table}")["phase"] == "over"


def test_the_hall_tells_of_open_tables_and_calls_nobody(file: Path, out: Outside) -> None:
    hook = Hook(f"{out.address}/hall", "discord")
    with hall_at(f"sqlite:///{file}", hook=hook) as address:
        Api(address).create(name="@everyone [x](y)", players=2, open=False, clock=DAYS)
        Api(address).create(name="@everyone [x](y)", players=2, open=True, clock=DAYS)
        (came,) = out.wait("/hall")
        told = json.loads(came.body)
        assert told["allowed_mentions"] == {"parse": []}
        assert r"\@everyone \[x\]\(y\)" in told["content"]
        assert SITE in told["content"]
        assert Api(address).get("notices")["me"] is None


def test_a_league_tells_its_round(file: Path, out: Outside) -> None:
    settings = config(file, **QUICK)
    with hall_in_thread(settings) as address:
        anna = person(address)
        anna.post("notices/hook", {"url": f"{out.address}/hook", "form": "text", "lang": "ru"})
    (who,) = {row.listener for row in rows(settings.database, ways)}

    async def main() -> None:
        async with opened(settings) as hall:
            for number in (1, 1, 2):
                words: dict[str, Any] = {"league": "Winter <b>", "round": number}
                await hall.notices.tell(
                    who, "round", "winter", "leagues/winter", mark=number, **words
                )
                await asyncio.to_thread(out.wait, "/hook", number)
                await hall.store.write(
                    "", lambda c: c.exec_driver_sql("UPDATE listeners SET next=0")
                )
            await hall.notices.tell("nobody", "round", "winter", mark=3, league="W", round=3)
            await asyncio.sleep(1)

    asyncio.run(main())
    told = [json.loads(each.body)["text"] for each in out.at("/hook")]
    assert told == [
        f"Winter ‹b›: начинается тур {number}. {SITE}leagues/winter" for number in (1, 2)
    ]


# --- together, and in peace -----------------------------------------------------------------------


def test_several_tables_are_told_together(file: Path, out: Outside) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url, notice_seconds=2.0) as address:
        anna, phone = person(address), PushBrowser(out.address)
        anna.post("notices/push", phone.ask())
        made = [table_of_two(address, anna, "Astrid")[0] for _ in range(3)]
        (first, *more) = out.wait(phone.endpoint)
        assert not more
        time.sleep(2.5)
        # What came soon after the first message waits two minutes, then it is one message.
        told = [phone.opened(first.body)]
        change(url, update(listeners).values(next=0))
        time.sleep(1.5)
        told += [phone.opened(each.body) for each in out.at(phone.endpoint)[1:]]
        assert len(told) <= 2
        said = " ".join(each["body"] for each in told)
        assert said.count("it is your move") == len(made)


def test_quiet_hours_hold_everything_back(file: Path, out: Outside) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url) as address:
        anna, phone = person(address), PushBrowser(out.address)
        anna.post("notices/push", phone.ask())
        minute = time.gmtime().tm_hour * 60 + time.gmtime().tm_min
        quiet = {"start": (minute - 60) % 1440, "end": (minute + 60) % 1440}
        info = anna.post("notices/wishes", {"quiet": quiet, "zone": "UTC", "lang": "en"})
        assert info["me"]["quiet"] == quiet
        table_of_two(address, anna, "Astrid")
        time.sleep(2)
        assert not out.at(phone.endpoint)
        (row,) = [each for each in rows(url, notices) if each.kind == "move"]
        assert 55 * 60_000 < row.due - time.time() * 1_000 < 61 * 60_000
        # Wishes without quiet hours don't end them; what ends them lets it come.
        anna.post("notices/push", phone.ask())
        assert anna.get("notices")["me"]["quiet"] == quiet
        anna.post("notices/wishes", {"quiet": None, "zone": "UTC", "lang": "en"})
        change(url, update(notices).values(due=1))
        out.wait(phone.endpoint)


# --- what is sent again, and what isn't -----------------------------------------------------------


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


def until(enough: Any, seconds: float = 15) -> None:
    end = time.monotonic() + seconds
    while not enough():
        assert time.monotonic() < end
        time.sleep(0.05)


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


# --- names ----------------------------------------------------------------------------------------


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
