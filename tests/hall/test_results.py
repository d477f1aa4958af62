"""How games ended: written down once, by whichever process, and with whose seats they were."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from effort import many
from sqlalchemy import func, select, text, update

from meadhall.hall.bots.bots import Bots
from meadhall.hall.runtime.endings import MOST_FAILURES
from meadhall.hall.runtime.hall import Hall
from meadhall.hall.store import Store
from meadhall.hall.store.results import Result, Results, ResultSeat
from meadhall.hall.store.schema import entries, result_seats, results, tables

from .client import Refusal
from .ending import Beside, named, pair, rated
from .keeping import eventually
from .keyring import Browser
from .postgres import database
from .serving import Process, config, hall_in_thread

KILLS = many(4, long=12)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    return database(request.getfixturevalue("pg"), f"results-{abs(hash(request.node.name))}")


@pytest.fixture
def hall(url: str) -> Iterator[str]:
    with hall_in_thread(config(url)) as address:
        yield address


def test_a_game_that_is_over_is_written_down(url: str, hall: str) -> None:
    anna, guest = named(hall, "Anna"), Browser(hall)
    table = pair(anna, guest, ("Anna", "Gerda"))
    there = Beside(url)
    assert there.ask(lambda store: Results(store).of_table(table)) is None
    guest.post(f"tables/{table}/concede")
    result = there.result(table)
    assert (result.game, result.players, result.how, result.rated) == (
        "asgard", 2, "conceded", False,
    )  # fmt: skip
    assert [(seat.place, seat.share, seat.left) for seat in result.seats] == [
        (1, 1.0, False),
        (2, 0.0, True),
    ]
    assert [seat.name for seat in result.seats] == ["Anna", "Gerda"]
    (me,) = result.people
    assert [seat.person for seat in result.seats] == [me, ""]
    found = there.ask(lambda store: Results(store).of_person(me))
    assert found == [result]
    assert there.ask(lambda store: Results(store).of_person(me, game="wolves")) == []
    assert there.ask(lambda store: Results(store).of_person(me, before=result.at)) == []


def test_a_game_that_does_not_count_has_no_places(url: str, hall: str) -> None:
    anna, guest = named(hall, "Anna"), Browser(hall)
    table = pair(anna, guest, ("Anna", "Gerda"))
    anna.post(f"tables/{table}/propose", {"what": "void"})
    guest.post(f"tables/{table}/propose", {"what": "void"})
    result = Beside(url).result(table)
    assert result.how == "void"
    assert [(seat.place, seat.share) for seat in result.seats] == [(0, 0.0), (0, 0.0)]


def test_a_guest_who_claims_the_seat_finds_the_game_among_theirs(url: str, hall: str) -> None:
    anna, guest = named(hall, "Anna"), Browser(hall)
    table = pair(anna, guest, ("Anna", "Gerda"))
    anna.post(f"tables/{table}/concede")
    there = Beside(url)
    assert there.result(table).seats[1].person == ""
    guest.sign_up("Gudrun")
    guest.post(f"tables/{table}/claim")
    seat = there.result(table).seats[1]
    assert seat.person
    assert seat.name == "Gudrun"


def test_whoever_erases_their_name_is_in_no_result(url: str, hall: str) -> None:
    anna, bob = named(hall, "Anna"), named(hall, "Bob")
    table = rated(anna, bob)
    open_still = pair(anna, bob, ("Anna", "Bob"))
    anna.post(f"tables/{table}/concede")
    there = Beside(url)
    me = there.result(table).seats[0].person
    anna.post("people/me/erase", anna.confirm("erase"))
    bob.post(f"tables/{open_still}/concede")
    for each in (table, open_still):
        seat = eventually(
            lambda each=each: [s for s in there.result(each).seats[:1] if "Anna" not in s.name]
        )[0]
        assert (seat.person, seat.mu, seat.sigma) == ("", None, None)
    assert there.ask(lambda store: Results(store).of_person(me)) == []


# --- once, whatever happens -----------------------------------------------------------------------


def test_what_ended_before_halls_wrote_it_down_is_found(file: Path) -> None:
    url = f"sqlite:///{file}"
    with hall_in_thread(config(url)) as hall:
        anna, bob = named(hall, "Anna"), named(hall, "Bob")
        table = pair(anna, bob, ("Anna", "Bob"))
        bob.post(f"tables/{table}/concede")
        there = Beside(url)
        there.result(table)
    with there.begin() as connection:  # as the version before left it
        for gone in (results, result_seats):
            connection.execute(gone.delete())
        connection.execute(update(tables).values(settled=False))
    with hall_in_thread(config(url)):
        assert there.result(table).people


def test_a_game_nobody_can_read_any_more_is_asked_for_once(file: Path) -> None:
    url = f"sqlite:///{file}"
    with hall_in_thread(config(url)) as hall:
        anna, bob = named(hall, "Anna"), named(hall, "Bob")
        table = pair(anna, bob, ("Anna", "Bob"))
        bob.post(f"tables/{table}/concede")
        there = Beside(url)
        there.result(table)
    with there.begin() as connection:
        for gone in (results, result_seats):
            connection.execute(gone.delete())
        connection.execute(update(tables).values(settled=False))
        connection.execute(text("DELETE FROM snapshots"))
        connection.execute(
            update(entries)
            .where(entries.c.kind == "start")
            .values(data='{"level": "karl", "rules": 1, "cards": "others"}')
        )
    with hall_in_thread(config(url)):
        result = there.result(table)
        assert (result.how, result.seats) == ("unread", ())


def test_a_result_that_can_not_be_written_is_not_tried_for_ever(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(_: object) -> Result:
        tried.append(1)
        raise ValueError("whatever it is")

    tried: list[int] = []
    monkeypatch.setattr("meadhall.hall.runtime.endings.result_of", wrong)
    monkeypatch.setattr("meadhall.hall.runtime.endings.LATER", 0.1)
    monkeypatch.setattr("meadhall.hall.runtime.endings.LOOK", 0.1)
    url = f"sqlite:///{file}"
    with hall_in_thread(config(url)) as hall:
        anna, bob = named(hall, "Anna"), named(hall, "Bob")
        table = pair(anna, bob, ("Anna", "Bob"))
        bob.post(f"tables/{table}/concede")
        result = Beside(url).result(table)
    assert (result.how, result.seats, len(tried)) == ("unread", (), MOST_FAILURES)


def test_looking_for_games_that_are_over_reads_no_others(file: Path) -> None:
    store = Store(f"sqlite:///{file}")
    with store.engine.connect() as connection:
        plan = connection.execute(
            text(
                "EXPLAIN QUERY PLAN SELECT id FROM tables"
                " WHERE phase = 'over' AND NOT settled ORDER BY created DESC LIMIT 10"
            )
        ).all()
    assert "tables_unsettled" in str(plan)
    store.close()


def test_those_who_wait_for_results_are_told_once(file: Path) -> None:
    settings = config(file)
    told: list[str] = []

    async def hear(result: Result) -> None:
        told.append(result.table_id)
        raise RuntimeError("one who listens stumbles")

    async def main() -> None:
        from meadhall.hall import wire

        store = Store(settings.database)
        hall = Hall(settings, store, Bots(settings))
        await hall.open()
        hall.endings.heard.append(hear)
        made = await hall.founding.create(
            wire.NewTable(
                wire.Settings("asgard", 2, bots=[None, "thrall"]),
                "Gerda",
            )
        )
        live = await hall.live(made.table)
        await hall.act(live, lambda table: table.propose(0, wire.Propose("end"), live.here, 0))
        await hall.tasks.settle()
        for _ in range(3):
            await hall.endings.settle(made.table)
        assert told == [made.table]
        store.close()

    asyncio.run(main())


def test_a_result_is_written_by_one_of_many(url: str) -> None:
    """Of twenty that try at the same time."""
    seats = tuple(ResultSeat(seat, 0, "", f"{seat}", "", 1, 0.5, 3, False) for seat in range(2))
    result = Result("t", "asgard", 2, 7, "played", False, seats)

    async def main() -> None:
        stores = [Store(url)] if url.startswith("sqlite") else [Store(url), Store(url)]
        with stores[0].engine.begin() as connection:
            row = {
                "id": "t", "game": "asgard", "players": 2, "listed": True, "phase": "over",
                "free": 0, "number": 9, "created": 1,
            }  # fmt: skip
            connection.execute(tables.insert(), row)
        tried = [Results(stores[n % len(stores)]).settle(result, 9) for n in range(20)]
        done = await asyncio.gather(*tried)
        assert all(each.done for each in done)
        assert sum(each.result is not None for each in done) == 1
        behind = await Results(stores[0]).settle(result, 8)
        assert behind.done
        assert behind.result is None
        for store in stores:
            store.close()

    asyncio.run(main())


def test_a_table_that_has_moved_on_is_looked_at_again(url: str) -> None:
    result = Result("t", "asgard", 2, 7, "played", False, ())

    async def main() -> None:
        store = Store(url)
        with store.engine.begin() as connection:
            row = {
                "id": "t", "game": "asgard", "players": 2, "listed": True, "phase": "over",
                "free": 0, "number": 10, "created": 1,
            }  # fmt: skip
            connection.execute(tables.insert(), row)
        assert await Results(store).settle(result, 9) == (False, None)
        assert (await Results(store).settle(result, 10)).done
        store.close()

    asyncio.run(main())


def test_killed_processes_leave_no_result_out_and_write_none_twice(tmp_path: Path, pg: str) -> None:
    """One is killed while games end, each time a little later; the other writes what is left."""
    url = database(pg, "results-killed")
    halls = [Process(config(url), tmp_path / f"log{number}") for number in range(2)]
    for process in halls:
        process.start()
    there, ended = Beside(url), []
    try:
        for process in halls:
            process.wait()
        one = halls[0].address
        names = ("Anna", "Bob")
        anna, bob = (named(one, name) for name in names)
        for number in range(KILLS):
            made = [pair(anna, bob, names) for _ in range(3)]
            for table in made[:2]:
                bob.post(f"tables/{table}/concede")
            soon = threading.Timer(0.002 * number, halls[0].kill)
            soon.start()
            with suppress(httpx.TransportError):
                bob.post(f"tables/{made[2]}/concede")
            soon.join()
            halls[0].start()
            halls[0].wait()
            with suppress(Refusal):  # it may have been heard
                bob.post(f"tables/{made[2]}/concede")
            ended += made
        for table in ended:
            result = there.result(table)
            assert result.how == "conceded"
            assert len(result.people) == 2
        with there.begin() as connection:
            for counted, each in ((results, 1), (result_seats, 2)):
                found = connection.execute(select(func.count()).select_from(counted)).scalar()
                assert found == each * len(ended)
    finally:
        for process in halls:
            process.kill()
