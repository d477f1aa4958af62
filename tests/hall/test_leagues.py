"""Leagues over HTTP: made, joined, played and ended, by people in browsers of their own."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update

from meadhall.hall.runtime.evenings import ended
from meadhall.hall.store import Store
from meadhall.hall.store.results import How, Result, ResultSeat
from meadhall.hall.store.schema import league_people, league_seats, league_tables, leagues
from meadhall.hall.store.store import make_engine

from .client import Api, Refusal
from .evening import (
    begun,
    by_table,
    give_up,
    make,
    now,
    people,
    play,
    ready,
    sit,
    until,
)
from .keeping import Keeper, in_table, key_of
from .keeping import hall as command
from .keyring import Browser
from .serving import config, hall_in_thread


@pytest.fixture
def hall(file: Path) -> Iterator[str]:
    with hall_in_thread(config(file)) as address:
        yield address


def page(browser: Browser, league: str) -> Any:
    return browser.get(f"leagues/{league}")


def tables_of(browser: Browser, league: str, number: int) -> dict[str, list[int]]:
    return dict(by_table(page(browser, league), number))


async def _written(store: Store, job: Any) -> None:
    await store.write("", lambda connection: connection.execute(job))


def moved(person: Browser, address: str) -> None:
    """The hall opens again, elsewhere."""
    person.address = address
    person.origin = address.replace("127.0.0.1", "localhost")
    person.headers |= {"host": person.origin.removeprefix("http://"), "origin": person.origin}


# --- an evening -----------------------------------------------------------------------------------


def test_a_swiss_evening_from_the_first_to_the_last(hall: str) -> None:
    """Thirteen people, three rounds at tables of four; every game is played out by random moves."""
    everybody = people(hall, 13)
    league = make(everybody[0], rounds=3, seats=4, begins=now() + 3_000, game="asgard")
    for person in everybody:
        joined = person.post(f"leagues/{league}/join")
        assert joined["me"]["number"]
    by_number = {page(each, league)["me"]["number"]: each for each in everybody}
    assert sorted(by_number) == list(range(1, 14))
    stranger = Browser(hall)
    met: list[frozenset[int]] = []
    expected = dict.fromkeys(by_number, Fraction(0))
    for number in range(1, 4):
        tables = dict(until(partial(tables_of, stranger, league, number)))
        assert sorted(len(seats) for seats in tables.values()) == [3, 3, 3, 4]
        assert sorted(each for seats in tables.values() for each in seats) == sorted(by_number)
        met += [frozenset(pair) for seats in tables.values() for pair in combinations(seats, 2)]
        for table, seats in tables.items():
            for each in seats:
                assert ready(by_number[each], league) == [table]
                sit(by_number[each], league, table)
        with ThreadPoolExecutor(4) as pool:
            ends = pool.map(
                lambda each: play(each[0], [by_number[seat] for seat in each[1]], random.Random(1)),
                tables.items(),
            )
            for (table, seats), end in zip(tables.items(), ends, strict=True):
                ranks = end["result"]["ranks"]
                for at, seat in enumerate(seats):
                    worse = sum(rank > ranks[at] for rank in ranks)
                    shared = sum(rank == ranks[at] for rank in ranks) - 1
                    most = len(seats) - 1
                    expected[seat] += Fraction(12 * worse, most) + Fraction(6 * shared, most)
                assert Api(hall).get(f"tables/{table}")["phase"] == "over"
    over = until(lambda: (found := page(stranger, league))["line"]["phase"] == "over" and found)
    rows = over["standings"]
    assert {row["number"]: row["points"] for row in rows} == pytest.approx(
        {number: float(points) for number, points in expected.items()}
    )
    assert [row["points"] for row in rows] == sorted((r["points"] for r in rows), reverse=True)
    assert next(row["rank"] for row in rows) == 1
    assert all(row["played"] == 3 for row in rows)
    assert len(met) == len(set(met)), "somebody met somebody twice"
    assert over["line"]["maker"] == "Anna"
    assert [line["league"] for line in stranger.get("leagues")["over"]] == [league]


def test_whoever_does_not_come_is_last_and_the_round_goes_on(file: Path) -> None:
    """The time that a place is kept for is minutes, so the hall is closed and time goes by."""
    settings = config(file)
    with hall_in_thread(settings) as hall:
        everybody = people(hall, 6)
        league = make(everybody[0], rounds=1, seats=3, wait=1)
        for person in everybody:
            person.post(f"leagues/{league}/join")
        tables = dict(until(lambda: dict(by_table(page(everybody[0], league), 1))))
        first, second = tables
        by_number = {page(each, league)["me"]["number"]: each for each in everybody}
        # At the first table two of three come, at the second one.
        for number in tables[first][:2]:
            sit(by_number[number], league, first)
        sit(by_number[tables[second][1]], league, second)
        assert not begun(everybody[0], first)
    store = Store(f"sqlite:///{file}")
    asyncio.run(_written(store, update(league_tables).values(at=league_tables.c.at - 60_000)))
    store.close()
    with hall_in_thread(settings) as hall:
        for person in everybody:
            moved(person, hall)
        until(lambda: begun(everybody[0], first))
        # The second is decided: one came. A late seat is lost.
        done = until(lambda: _table(page(everybody[0], league), second)["ended"] and True)
        assert done
        with pytest.raises(Refusal) as refused:
            sit(by_number[tables[second][0]], league, second)
        assert refused.value.code == "over"
        with pytest.raises(Refusal):
            sit(by_number[tables[first][2]], league, first)
        give_up(first, [by_number[tables[first][0]]])
        # The bot plays on against the one who is left: they give up the lead to nobody.
        until(lambda: _played(by_number[tables[first][1]], first))
        over = until(
            lambda: (found := page(everybody[0], league))["line"]["phase"] == "over" and found
        )
    points = {row["number"]: row["points"] for row in over["standings"]}
    absent = [*tables[first][2:], tables[second][0], tables[second][2]]
    assert [points[number] for number in absent] == [0, 0, 0]
    assert points[tables[second][1]] == 12
    assert points[tables[first][1]] == 12
    seats = {seat["number"]: seat for seat in _table(over, first)["seats"]}
    assert seats[tables[first][2]]["absent"]
    assert seats[tables[first][2]]["place"] == seats[tables[first][0]]["place"] == 2


def _table(found: Any, table: str) -> Any:
    return next(each for each in found["tables"] if each["table"] == table)


def _played(player: Browser, table: str) -> bool:
    at = player.get(f"tables/{table}/position")
    if at["seat"] in at["waiting"]:
        move = at["moves"][0]["move"]
        player.post(f"tables/{table}/moves", {"number": at["number"], "move": move})
    return bool(at["phase"] == "over")


def test_an_arena_pairs_again_at_once_and_keeps_count(hall: str) -> None:
    everybody = people(hall, 4)
    league = make(everybody[0], form="arena", seats=2, minutes=10, wait=1)
    for person in everybody:
        person.post(f"leagues/{league}/join")
    by_number = {page(each, league)["me"]["number"]: each for each in everybody}
    tables = until(
        lambda: len(found := dict(by_table(page(everybody[0], league), 1))) == 2 and found
    )
    (first, pair), (second, other) = tables.items()
    for table, seats in tables.items():
        for number in seats:
            sit(by_number[number], league, table)
    # One table is over: its two wait, and meet nobody who still plays.
    give_up(first, [by_number[pair[0]]])
    until(lambda: _table(page(everybody[0], league), first)["ended"])
    give_up(second, [by_number[other[0]]])
    until(lambda: _table(page(everybody[0], league), second)["ended"])
    for person in everybody:
        assert person.post(f"leagues/{league}/wait", {"ready": True})["me"]["waits"]
    again = until(
        lambda: len(found := dict(by_table(page(everybody[0], league), 2))) == 2 and found
    )
    assert {frozenset(seats) for seats in again.values()} & {
        frozenset(pair), frozenset(other)
    } == set()  # fmt: skip
    rows = page(everybody[0], league)["standings"]
    assert [row["points"] for row in rows] == [12, 12, 0, 0]
    # Whoever rests isn't paired; whoever comes late may join.
    late = Browser(hall)
    late.post("people", {"name": "Ulrik"})
    assert late.post(f"leagues/{league}/join")["line"]["people"] == 5
    assert not late.post(f"leagues/{league}/wait", {"ready": False})["me"]["waits"]


def test_a_league_by_turns_begins_all_tables_at_once(hall: str) -> None:
    everybody = people(hall, 6)
    league = make(everybody[0], form="turns", seats=3, rounds=2, game="wolves", wait=48)
    for person in everybody:
        person.post(f"leagues/{league}/join")
    until(lambda: page(everybody[0], league)["line"]["phase"] == "running")
    until(lambda: all(len(ready(person, league)) == 2 for person in everybody))
    table = ready(everybody[0], league)[0]
    info = Api(hall).get(f"tables/{table}")
    assert info["settings"]["clock"] == {"kind": "days", "bank": 600, "increment": 10, "days": 3}
    assert info["settings"]["takeover"]["concede"] == "last"
    # On another device they have the same seat.
    sit(everybody[0], league, table)
    phone = Browser(hall)
    phone.post("people/recover", {"name": "Anna", "words": " ".join(everybody[0].words)})
    sit(phone, league, table)
    seats = [each.get(f"tables/{table}/position")["seat"] for each in (everybody[0], phone)]
    assert seats[0] == seats[1] is not None


def test_bots_fill_tables_where_they_are_let_in(hall: str) -> None:
    everybody = people(hall, 3)
    league = make(everybody[0], seats=4, rounds=1, bots="random", game="asgard")
    for person in everybody:
        person.post(f"leagues/{league}/join")
    ((table, seats),) = until(lambda: list(by_table(page(everybody[0], league), 1)))
    assert sorted(seats) == [0, 1, 2, 3]
    by_number = {page(each, league)["me"]["number"]: each for each in everybody}
    for number in seats:
        if number:
            sit(by_number[number], league, table)
    until(lambda: begun(everybody[0], table))
    give_up(table, [by_number[number] for number in seats if number])
    over = until(lambda: (found := page(everybody[0], league))["line"]["phase"] == "over" and found)
    # The bot is first, and no entrant: nobody has its points.
    assert [row["points"] for row in over["standings"]] == [4, 4, 4]


def test_uneven_numbers_have_a_free_round_where_the_game_wants_it_so(hall: str) -> None:
    everybody = people(hall, 3)
    league = make(everybody[0], seats=2, rounds=1)
    for person in everybody:
        person.post(f"leagues/{league}/join")
    found = until(lambda: (got := page(everybody[0], league))["line"]["round"] and got)
    assert sorted(len(each["seats"]) for each in found["tables"]) in ([1, 2], [3])


# --- who may what ---------------------------------------------------------------------------------


def test_withdrawing_and_calling_off(hall: str) -> None:
    anna, bjarni, cecilia = people(hall, 3)
    league = make(anna, begins=now() + 60_000)
    for person in (bjarni, cecilia):
        assert page(person, league)["me"]["number"] == 0
        person.post(f"leagues/{league}/join")
    assert bjarni.post(f"leagues/{league}/withdraw")["line"]["people"] == 1
    assert page(bjarni, league)["me"]["number"] == 0
    with pytest.raises(Refusal) as refused:
        bjarni.post(f"leagues/{league}/withdraw")
    assert refused.value.code == "not-yours"
    with pytest.raises(Refusal) as refused:
        bjarni.post(f"leagues/{league}/call-off")
    assert refused.value.code == "not-yours"
    assert anna.post(f"leagues/{league}/call-off")["line"]["phase"] == "off"
    with pytest.raises(Refusal) as refused:
        bjarni.post(f"leagues/{league}/join")
    assert refused.value.code == "over"
    listed = anna.get("leagues")
    assert [*listed["coming"], *listed["running"], *listed["over"]] == []


def test_the_maker_can_not_call_off_what_has_begun_but_the_keeper_can(file: Path) -> None:
    with hall_in_thread(config(file)) as hall:
        key = key_of(f"sqlite:///{file}")
        anna, bjarni = people(hall, 2)
        league = make(anna, seats=2)
        for person in (anna, bjarni):
            person.post(f"leagues/{league}/join")
        until(lambda: page(anna, league)["line"]["phase"] == "running")
        with pytest.raises(Refusal) as refused:
            anna.post(f"leagues/{league}/call-off")
        assert refused.value.code == "already-started"
        keeper = Keeper(hall, key)
        said = keeper.ask("POST", f"/leagues/{league}/call-off", json={"words": "No."})
        assert said.status_code == 201
        assert said.json()["audit"][0]["act"] == "call-off"
        until(lambda: page(anna, league)["line"]["phase"] == "off")
        assert Keeper(hall).ask("POST", f"/leagues/{league}/call-off", json={}).status_code == 401


def test_one_alone_has_no_evening(hall: str) -> None:
    anna, bjarni = people(hall, 2)
    league = make(anna)
    bjarni.post(f"leagues/{league}/join")
    until(lambda: page(anna, league)["line"]["phase"] == "off")


def test_what_is_kept_of_somebody_and_what_is_left_of_them(file: Path) -> None:
    with hall_in_thread(config(file)) as hall:
        anna, bjarni, cecilia, dagmar = people(hall, 4)
        league = make(anna, seats=2, rounds=1)
        coming = make(anna, name="Another evening", begins=now() + 60_000)
        words = anna.post("people/me/words", _by_words(anna))
        for person in (anna, bjarni, cecilia, dagmar):
            person.post(f"leagues/{league}/join")
        anna.post(f"leagues/{coming}/join")
        until(lambda: ready(anna, league))
        (table,) = ready(anna, league)
        sit(anna, league, table)
        kept = anna.get("people/me/export")["kept"]["leagues"]
        assert {each["name"] for each in kept} == {"Thursday evening", "Another evening"}
        mine = next(each for each in kept if each["league"] == league)
        assert mine["tables"] == [{"table": table, "place": None, "absent": False}]
        anna.post(
            "people/me/erase", {"proof": {"kind": "words", "words": " ".join(words["words"])}}
        )
        until(lambda: page(bjarni, league)["line"]["maker"] == "")
        left = page(bjarni, league)
        assert [each["name"] for each in left["entrants"]] == ["", "Bjarni", "Cecilia", "Dagmar"]
        assert left["entrants"][0]["left"]
        assert left["line"]["maker"] == ""
        assert page(bjarni, coming)["line"]["people"] == 0
        assert "Anna" not in str(Api(hall).get(f"tables/{table}"))
    engine = make_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        for kind in (leagues, league_people, league_seats, league_tables):
            rows = connection.execute(kind.select()).all()
            assert "Anna" not in str(rows)
        known = set(connection.execute(text("SELECT id FROM people")).scalars())
        sat = set(connection.execute(text("SELECT person FROM league_seats")).scalars())
        assert len(sat - known) == 1
        assert next(iter(sat - known)).startswith("gone-")
    engine.dispose()


def _by_words(browser: Browser) -> Any:
    return {"proof": {"kind": "words", "words": " ".join(browser.words)}}


# --- how a table ended ----------------------------------------------------------------------------


def result(how: How, *seats: tuple[int, str, bool]) -> Result:
    """A game's end: of each seat its place, the level of the bot there, and whether they left."""
    found = tuple(
        ResultSeat(at, 0, "", "", level, place, 0.0, 0, left, 0)
        for at, (place, level, left) in enumerate(seats)
    )
    return Result("t", "asgard", len(seats), 0, how, False, found)


@pytest.mark.parametrize(
    ("told", "places", "absent"),
    [
        (result("played", (2, "", False), (1, "", False), (3, "", False)), [2, 1, 3], []),
        # Whoever left the end to a bot is behind those who stayed, though it won.
        (result("played", (1, "", True), (2, "", False), (3, "", False)), [3, 1, 2], []),
        # In the place of the first sits a bot: they didn't come.
        (result("played", (1, "karl", False), (2, "", False), (3, "", False)), [3, 1, 2], [0]),
        (result("conceded", (1, "", False), (2, "", False), (2, "", False)), [1, 2, 2], []),
        (result("void", (0, "", False), (0, "", False), (0, "", False)), [], []),
        (result("agreed", (1, "", True), (2, "", False), (3, "", False)), [1, 2, 3], []),
        (result("unread"), [], []),
    ],
)
def test_how_a_table_counts(told: Result, places: list[int], absent: list[int]) -> None:
    assert ended(told, ["a", "b", "c"]) == (places, absent)


def test_a_bot_of_the_leagues_own_is_not_somebody_who_did_not_come() -> None:
    told = result("played", (1, "", False), (2, "karl", False))
    assert ended(told, ["a", ""]) == ([1, 2], [])


def test_a_rated_league_changes_ratings(hall: str) -> None:
    anna, bjarni = people(hall, 2)
    league = make(anna, seats=2, rounds=1, rated=True)
    for person in (anna, bjarni):
        person.post(f"leagues/{league}/join")
    (table,) = until(lambda: ready(anna, league))
    for person in (anna, bjarni):
        sit(person, league, table)
    until(lambda: begun(anna, table))
    assert anna.get(f"tables/{table}")["settings"]["rated"]
    give_up(table, [bjarni])
    until(lambda: page(anna, league)["line"]["phase"] == "over")
    with pytest.raises(Refusal) as refused:
        make(anna, name="Something else", rated=True, options={"deck": 1})
    assert refused.value.code == "bad-option"


def test_the_keeper_lists_and_ends_leagues_by_command(file: Path) -> None:
    with hall_in_thread(config(file)) as address:
        (anna,) = people(address, 1)
        league = make(anna, begins=now() + 3_600_000)
        url = f"sqlite:///{file}"
        rows = in_table(command("leagues", db=url))
        assert [row[0] for row in rows] == ["ID", league]
        said = command("leagues", "--call-off", league, "--reason", "No.", db=url)
        assert said.exit_code == 0
        assert "There is no league" in said.stdout
        assert command("leagues", "--call-off", league, db=url).exit_code != 0
        until(lambda: page(anna, league)["line"]["phase"] == "off")


def test_nobody_is_late_while_the_hall_is_closed(file: Path) -> None:
    """A place is kept for a minute in which one could come; the hall was closed for longer."""
    settings = config(file)
    with hall_in_thread(settings) as address:
        everybody = people(address, 2)
        league = make(everybody[0], rounds=1, seats=2, wait=1)
        for person in everybody:
            person.post(f"leagues/{league}/join")
        until(lambda: ready(everybody[0], league))
    # As if it had been closed a while ago, a moment after the round was founded.
    engine = make_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE league_tables SET at = at - 600000"))
        connection.execute(text("UPDATE processes SET beat = beat - 599000, seen = seen - 599000"))
    engine.dispose()
    with hall_in_thread(settings) as address:
        for person in everybody:
            moved(person, address)
        (table,) = until(lambda: ready(everybody[0], league))
        time.sleep(3.5)  # it is looked at meanwhile
        for person in everybody:
            sit(person, league, table)
        until(lambda: begun(everybody[0], table))
