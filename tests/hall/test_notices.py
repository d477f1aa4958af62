"""Notices: who is told what when they aren't at the table, by which ways; and that each is told
once, whatever happens to the processes."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from meadhall.hall.ops.config import Hook
from meadhall.hall.runtime.opening import opened
from meadhall.hall.store.schema import (
    entries,
    listeners,
    meta,
    notices,
    snapshots,
    ways,
)

from .client import Api, Player, Refusal
from .noticing import (
    DAYS,
    QUICK,
    SITE,
    asked,
    change,
    hall_at,
    key_of,
    person,
    play,
    rows,
    table_of_two,
    until_asked,
)
from .postgres import database
from .receiving import Outside, PushBrowser, outside, signed_by
from .serving import config, hall_in_thread


@pytest.fixture
def out() -> Iterator[Outside]:
    with outside() as there:
        yield there


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    return database(request.getfixturevalue("pg"), f"notices_{time.monotonic_ns()}")


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
