"""Ratings: what a rated table asks, what a game changes, and that it changes it once."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from effort import many
from sqlalchemy import select

from meadhall.hall.store import Store
from meadhall.hall.store.ratings import FULL, NEAR, Pair, Ratings, watched
from meadhall.hall.store.results import Results
from meadhall.hall.store.schema import (
    ratings,
    result_seats,
    results,
    sittings,
)
from meadhall.hall.table.ladder import MIDDLE, NEW, START_SIGMA, Rating, of_bot
from meadhall.hall.table.rating import Player, rated
from scripts.environment import ROOT

from .client import Refusal
from .ending import CLOCK, Beside, Filled, named, pair
from .ending import rated as rated_table
from .keyring import Browser
from .postgres import database
from .serving import Process, config, hall_in_thread

KILLS = many(4, long=12)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    return database(request.getfixturevalue("pg"), f"ratings-{abs(hash(request.node.name))}")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with hall_in_thread(config(tmp_path_factory.mktemp("hall") / "hall.db")) as address:
        yield address


@pytest.fixture(scope="module")
def two(hall: str) -> tuple[Browser, Browser]:
    return named(hall, "Anna"), named(hall, "Bob")


# --- the reckoning --------------------------------------------------------------------------------


def test_a_rating_is_shown_as_a_number_and_how_far_it_may_be_off() -> None:
    assert (NEW.shown, NEW.games) == (1500, 0)
    assert NEW.spread == 500
    assert Rating(MIDDLE + 10, 2.0).shown == 1800
    assert Rating(MIDDLE + 10, 2.0).spread == 120


def test_winners_rise_losers_fall_and_doubt_shrinks() -> None:
    first, second, third = rated([Player(NEW, 1), Player(NEW, 2), Player(NEW, 3)])
    assert first.mu > second.mu > third.mu
    assert first.mu > NEW.mu > third.mu
    assert all(each.sigma < START_SIGMA and each.games == 1 for each in (first, second, third))
    one, other = rated([Player(NEW, 1), Player(NEW, 1)])
    assert one.mu == pytest.approx(other.mu)


def test_a_bot_stays_what_it_was_measured() -> None:
    bot = Rating(40.0, 1.0, 100)
    me, same = rated([Player(NEW, 1), Player(bot, 2, moves=False)])
    assert same == bot
    easy, _ = rated([Player(NEW, 1), Player(Rating(10.0, 1.0), 2, moves=False)])
    assert me.mu > easy.mu > NEW.mu


def test_what_counts_half_changes_half_as_much() -> None:
    players = [Player(NEW, 1), Player(NEW, 2)]
    whole, half, nothing = (
        rated([replace(each, weight=weight) for each in players])[0] for weight in (1.0, 0.5, 0.0)
    )
    assert half.mu - MIDDLE == pytest.approx((whole.mu - MIDDLE) / 2)
    assert NEW.sigma > half.sigma > whole.sigma
    assert (nothing.mu, nothing.sigma) == (NEW.mu, NEW.sigma)


def test_the_bots_of_every_game_are_rated() -> None:
    for game, least in (("asgard", 2), ("vikings", 2), ("wolves", 3)):
        found = {
            level: of_bot(game, least, level) for level in ("thrall", "karl", "jarl", "konung")
        }
        strengths = [rating.mu for rating in found.values() if rating]
        assert len(strengths) == 4, game
        assert found["karl"] == Rating(MIDDLE, 0.0, found["karl"].games if found["karl"] else 0)
        assert strengths[3] > strengths[1]
    assert of_bot("asgard", 2, "norn") is None
    assert of_bot("chess", 2, "karl") is None


def test_the_bots_were_measured_as_they_are_now() -> None:
    """Whoever changes a bot, a net or a game's rules measures again: bench/ladder.py."""
    command = [sys.executable, "bench/ladder.py", "--check"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


# --- what a rated table asks ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        {"clock": {"kind": "none"}},
        {"options": {"goals_from_below": True}},
        {"options": {"copies": {"odin/heimdall": 3}}},
        {"bots": [None, "norn"]},
        {"bots": [None, "random"]},
    ],
)
def test_what_a_rated_table_can_not_be(two: tuple[Browser, Browser], wrong: Any) -> None:
    with pytest.raises(Refusal, match="bad-option"):
        two[0].table("Anna", rated=True, **{"clock": CLOCK, **wrong})


def test_a_rated_table_is_made_fair(two: tuple[Browser, Browser]) -> None:
    anna, bob = two
    table = pair(
        anna, bob, ("Anna", "Bob"), rated=True, clock=CLOCK, hints="always", watching="eyes",
        takeover={"timeout": "wait", "concede": "bot", "level": "konung"},
    )  # fmt: skip
    settings = anna.get(f"tables/{table}")["settings"]
    assert settings["rated"]
    assert (settings["hints"], settings["watching"]) == ("never", "public")
    takeover = settings["takeover"]
    assert (takeover["timeout"], takeover["concede"], takeover["level"]) == ("bot", "last", "karl")


def test_only_those_with_names_sit_down_and_each_once(hall: str) -> None:
    anna, guest = named(hall, "Astrid"), Browser(hall)
    with pytest.raises(Refusal, match="needs-name"):
        guest.table("Gerda", rated=True, clock=CLOCK)
    with pytest.raises(Refusal, match="needs-name"):
        anna.table("Hilda", rated=True, clock=CLOCK)  # not under her own
    table = anna.table("Astrid", rated=True, clock=CLOCK)["table"]
    listed = {row["table"]: row for row in guest.get("tables")["tables"]}
    assert listed[table]["rated"]
    with pytest.raises(Refusal, match="needs-name"):
        guest.sit(table, "Gerda")
    with pytest.raises(Refusal, match="seated-already"):
        anna.sit(table, "Astrid")
    brynja = named(hall, "Brynja")
    with pytest.raises(Refusal, match="bad-option"):
        brynja.post(f"tables/{table}/seats", {"name": "Brynja", "program": True})
    assert brynja.sit(table, "Brynja")["seat"] == 1
    assert anna.get(f"tables/{table}/position")["phase"] == "playing"


def test_nobody_is_given_advice_there(two: tuple[Browser, Browser]) -> None:
    anna, _ = two
    table = anna.table("Anna", rated=True, clock=CLOCK, bots=[None, "karl"])["table"]
    with pytest.raises(Refusal, match="no-hints"):
        anna.get(f"tables/{table}/hint")
    with pytest.raises(Refusal, match="not-over"):
        anna.get(f"tables/{table}/analysis")
    with pytest.raises(Refusal, match="not-over"):
        anna.post(f"tables/{table}/play-on", {"step": 0, "seat": 0})


def test_nobody_ends_a_rated_game_alone(two: tuple[Browser, Browser]) -> None:
    anna, _ = two
    table = anna.table("Anna", rated=True, clock=CLOCK, bots=[None, "karl"])["table"]
    for what in ("end", "void"):
        with pytest.raises(Refusal, match="not-alone"):
            anna.post(f"tables/{table}/propose", {"what": what})


def test_a_game_gone_on_with_from_a_moment_is_not_rated(
    hall: str, two: tuple[Browser, Browser]
) -> None:
    anna, bob = two
    table = rated_table(anna, bob)
    bob.post(f"tables/{table}/concede")
    branch = anna.post(f"tables/{table}/play-on", {"step": 0, "seat": 0})["table"]
    assert not anna.get(f"tables/{branch}")["settings"]["rated"]
    # Another game is, as the one before.
    again = anna.post(f"tables/{table}/rematch")["table"]
    assert bob.post(f"tables/{table}/rematch")["table"] == again
    assert anna.get(f"tables/{again}")["settings"]["rated"]
    assert anna.get(f"tables/{again}/position")["phase"] == "playing"


def test_a_guest_is_not_taken_along_to_a_rated_table(hall: str) -> None:
    signe, guest = named(hall, "Signe"), Browser(hall)
    table = pair(signe, guest, ("Signe", "Gerda"))
    guest.post(f"tables/{table}/concede")
    settings = {"game": "asgard", "players": 2, "rated": True, "clock": CLOCK}
    with pytest.raises(Refusal, match="needs-name"):
        guest.post(f"tables/{table}/rematch/changed", {"settings": settings})
    signe.post(f"tables/{table}/rematch/changed", {"settings": settings})
    with pytest.raises(Refusal, match="needs-name"):
        guest.post(f"tables/{table}/rematch")


def test_a_hall_that_calls_another_bot_so_does_not_rate_it(file: Path) -> None:
    with hall_in_thread(config(file, bots={"karl": "random", "greedy": "greedy"})) as hall:
        anna = named(hall, "Anna")
        with pytest.raises(Refusal, match="bad-option"):
            anna.table("Anna", rated=True, clock=CLOCK, bots=[None, "karl"])


# --- what a game changes --------------------------------------------------------------------------


def test_a_rated_game_changes_what_both_are_rated(url: str) -> None:
    with hall_in_thread(config(url)) as hall:
        anna, bob = named(hall, "Anna"), named(hall, "Bob")
        table = rated_table(anna, bob)
        bob.post(f"tables/{table}/concede")
        there = Beside(url)
        result = there.result(table)
        assert result.rated
        winner, loser = result.seats
        # Tests all come from one address, and sat down from there, though nobody holds a socket.
        assert (winner.weight, loser.weight) == (NEAR, NEAR)
        with there.begin() as connection:
            assert set(connection.execute(select(sittings.c.home)).scalars()) == {None}
        assert (winner.mu_was, winner.sigma_was) == (NEW.mu, NEW.sigma)
        assert winner.mu is not None
        assert loser.mu is not None
        assert winner.mu > NEW.mu > loser.mu
        now = there.ask(lambda store: Ratings(store).of(winner.person, "asgard"))
        assert (now.mu, now.sigma, now.games) == (winner.mu, winner.sigma, 1)
        assert there.ask(lambda store: Ratings(store).of(winner.person, "wolves")) == NEW
        # Another game is another from the same address.
        again = anna.post(f"tables/{table}/rematch")["table"]
        bob.post(f"tables/{table}/rematch")
        bob.post(f"tables/{again}/concede")
        assert [seat.weight for seat in there.result(again).seats] == [NEAR, NEAR]
        now = there.ask(lambda store: Ratings(store).of(winner.person, "asgard"))
        # An unrated one changes nothing.
        plain = pair(anna, bob, ("Anna", "Bob"))
        bob.post(f"tables/{plain}/concede")
        assert not there.result(plain).rated
        assert there.ask(lambda store: Ratings(store).of(winner.person, "asgard")) == now


def test_a_leaver_is_last_whatever_the_bot_makes_of_it(url: str) -> None:
    """Against a bot that plays on: nobody finishes anything better by going away."""
    with hall_in_thread(config(url, bot_pause=0.0)) as hall:
        anna = named(hall, "Anna")
        table = anna.table("Anna", rated=True, clock=CLOCK, bots=[None, "thrall"])["table"]
        anna.post(f"tables/{table}/leave")
        result = Beside(url).result(table)
        assert [(seat.place, seat.left) for seat in result.seats] == [(2, True), (1, False)]
        assert result.seats[0].mu is not None
        assert result.seats[0].mu < NEW.mu
        assert result.seats[1].mu is None
        shown = anna.get(f"tables/{table}/position")["result"]
        assert shown["ranks"] == [2, 1]


def test_an_agreed_end_compares_those_who_agreed(url: str) -> None:
    with hall_in_thread(config(url)) as hall:
        anna, bob = named(hall, "Anna"), named(hall, "Bob")
        settings = {"rated": True, "clock": CLOCK, "players": 3, "bots": [None, None, "karl"]}
        table = pair(anna, bob, ("Anna", "Bob"), **settings)
        anna.post(f"tables/{table}/propose", {"what": "end"})
        bob.post(f"tables/{table}/propose", {"what": "end"})
        result = Beside(url).result(table)
        assert result.how == "agreed"
        assert [seat.mu is not None for seat in result.seats] == [True, True, False]
        # They stand as they stood: nobody has a point yet, so nothing moves but doubt.
        one, other = result.seats[:2]
        if one.place == other.place:
            assert one.mu == pytest.approx(other.mu)


# --- in the store: weights, ties, two processes ---------------------------------------------------


def test_the_more_two_play_in_a_day_the_less_it_counts(url: str) -> None:
    async def main() -> None:
        filled = Filled(url, "Anna", "Bob", "Cara")
        weights = [(await filled.play("Anna", "Bob")).seats[0].weight for _ in range(FULL + 3)]
        assert weights == pytest.approx(
            [1.0] * FULL + [FULL / (FULL + more) for more in (1, 2, 3)], abs=1e-4
        )
        # A third is nobody's accomplice: half of their opponents are.
        three = await filled.play("Anna", "Bob", "Cara")
        assert three.seats[2].weight == 1.0
        assert three.seats[0].weight is not None
        assert 0.5 < three.seats[0].weight < 1.0
        # With bots of one level it is the same, and each level is another.
        bots = [(await filled.play("Cara", "karl")).seats[0].weight for _ in range(FULL + 1)]
        assert bots == pytest.approx([1.0] * FULL + [FULL / (FULL + 1)], abs=1e-4)
        assert (await filled.play("Cara", "jarl")).seats[0].weight == 1.0
        assert (await filled.play("Anna", "karl")).seats[0].weight == 1.0
        # Tomorrow is another day.
        filled.at += 86_400_000
        assert (await filled.play("Anna", "Bob")).seats[0].weight == 1.0
        assert (await filled.play("Cara", "karl")).seats[0].weight == 1.0
        filled.store.close()

    asyncio.run(main())


def test_nobody_rises_by_beating_bots_that_are_far_below(url: str) -> None:
    async def main() -> None:
        filled = Filled(url, "Anna")
        bot = of_bot("asgard", 2, "karl")
        assert bot is not None
        high = {"person": "Anna", "game": "asgard", "mu": bot.mu + 14, "sigma": 2.0}
        with filled.store.engine.begin() as connection:
            connection.execute(ratings.insert(), high | {"games": 50, "at": 1})
        won = (await filled.play("Anna", "karl")).seats[0]
        assert (won.weight, won.mu) == (0.0, high["mu"])
        lost = (await filled.play("Anna", "karl", places=(2, 1))).seats[0]
        assert lost.weight == 1.0
        assert lost.mu is not None
        assert lost.mu < bot.mu + 14
        filled.store.close()

    asyncio.run(main())


def test_who_comes_from_one_address_counts_less_and_is_seen(url: str) -> None:
    async def main() -> None:
        filled = Filled(url, "Anna", "Bob", "Cara")
        near = await filled.play("Anna", "Bob", homes=("h", "h"))
        assert [seat.weight for seat in near.seats] == [NEAR, NEAR]
        far = await filled.play("Anna", "Cara", homes=("h", "other"))
        assert [seat.weight for seat in far.seats] == [1.0, 1.0]
        await filled.play("Bob", "Anna", homes=("h", "h"))
        with filled.store.engine.connect() as connection:
            found = watched(connection, filled.at)
            assert found == [Pair("Anna", "Bob", 2, 2, 1, 1, filled.at)]
            assert watched(connection, filled.at + 31 * 86_400_000) == []
            stored = connection.execute(select(results.c.data)).scalars().all()
        assert "h" not in [part for row in stored for part in row.split('"')]
        filled.store.close()

    asyncio.run(main())


def test_who_sits_there_twice_is_not_rated(url: str) -> None:
    async def main() -> None:
        filled = Filled(url, "Anna")
        result = await filled.play("Anna", "Anna")
        assert not result.rated
        assert [seat.mu for seat in result.seats] == [None, None]
        alone = await filled.play("Anna", "norn")
        assert not alone.rated
        filled.store.close()

    asyncio.run(main())


def test_whoever_erases_their_name_takes_their_rating_with_them(url: str) -> None:
    from meadhall.hall.store.people import People

    async def main() -> None:
        filled = Filled(url, "Anna", "Bob")
        await filled.play("Anna", "Bob")
        table = filled.over("Anna", "Bob")
        await People(filled.store).erase("Anna")
        assert await Ratings(filled.store).of_person("Anna") == {}
        # And nobody writes them down again.
        done = await Results(filled.store).settle(filled.result(table, "Anna", "Bob"), 9)
        assert done.result is not None
        assert [seat.person for seat in done.result.seats] == ["", "Bob"]
        assert await Ratings(filled.store).of_person("Anna") == {}
        filled.store.close()

    asyncio.run(main())


def test_many_games_of_the_same_people_at_once_all_count(url: str) -> None:
    """Two stores (on PostgreSQL), twelve games, all at the same time: none overwrites another."""

    async def main() -> None:
        filled = Filled(url, "Anna", "Bob", "Cara")
        stores = [filled.store]
        if filled.store.postgres:
            stores.append(Store(url))
        names = [("Anna", "Bob"), ("Bob", "Cara"), ("Cara", "Anna"), ("Anna", "Bob", "Cara")] * 3
        written = [(filled.over(*each), each) for each in names]
        done = await asyncio.gather(
            *(
                Results(store).settle(filled.result(table, *each), 9)
                for table, each in written
                for store in stores
            )
        )
        assert sum(each.result is not None for each in done) == len(names)
        for person in ("Anna", "Bob", "Cara"):
            rating = await Ratings(filled.store).of(person, "asgard")
            assert rating.games == sum(person in each for each in names)
        assert_chained(Beside(url))
        for store in stores:
            store.close()

    asyncio.run(main())


def assert_chained(there: Beside) -> None:
    """Each game begins for everybody where their last one ended, and the last is what holds: so
    none was rated twice, and none was forgotten."""
    with there.begin() as connection:
        seats = connection.execute(select(result_seats).where(result_seats.c.mu.is_not(None))).all()
        now = connection.execute(select(ratings)).all()
    assert now
    for row in now:
        mine = {seat.mu_was: seat for seat in seats if seat.person == row.person}
        assert len(mine) == row.games == sum(seat.person == row.person for seat in seats)
        mu = NEW.mu
        while mine:
            mu = mine.pop(mu).mu
        assert mu == row.mu


def test_killed_processes_rate_each_game_once(tmp_path: Path, pg: str) -> None:
    """One of two is killed while games end, each time a little later."""
    url = database(pg, "ratings-killed")
    halls = [Process(config(url), tmp_path / f"log{number}") for number in range(2)]
    for process in halls:
        process.start()
    there, ended = Beside(url), []
    try:
        for process in halls:
            process.wait()
        one, other = (process.address for process in halls)
        anna, bob, cara = (named(one, name) for name in ("Anna", "Bob", "Cara"))
        for number in range(KILLS):
            made = [rated_table(anna, bob), rated_table(bob, cara, ("Bob", "Cara"))]
            made.append(rated_table(cara, anna, ("Cara", "Anna")))
            # What the other process does at the same time is about the same people.
            elsewhere = Browser(other)
            elsewhere.cookies = bob.cookies
            soon = threading.Timer(0.003 * number, halls[0].kill)
            soon.start()
            with suppress(httpx.TransportError):
                cara.post(f"tables/{made[1]}/concede")
                anna.post(f"tables/{made[2]}/concede")
            elsewhere.post(f"tables/{made[0]}/concede")
            soon.join()
            halls[0].start()
            halls[0].wait()
            for who, table in ((cara, made[1]), (anna, made[2])):
                with suppress(Refusal):  # it may have been heard
                    who.post(f"tables/{table}/concede")
            ended += made
        for table in ended:
            result = there.result(table)
            assert result.rated
            assert all(seat.mu is not None for seat in result.seats)
        assert_chained(there)
        with there.begin() as connection:
            counted = {row.person: row.games for row in connection.execute(select(ratings)).all()}
        assert list(counted.values()) == [2 * KILLS] * 3
    finally:
        for process in halls:
            process.kill()


def test_thirty_games_find_the_order_where_strengths_are_far_apart() -> None:
    """The model of bench/season.py, whole: 400 players at tables of two."""
    command = [sys.executable, "bench/season.py", "asgard", "--players", "2"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
    assert "30.0 games each" in said.stdout
