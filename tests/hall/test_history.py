"""What somebody has played: their games page by page, figures, stars, and who else may read it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall import wire
from meadhall.hall.runtime.standing import PAGE, POINTS, against, longest_run, thinned
from meadhall.hall.store.history import History, Wanted

from .client import Refusal
from .ending import Beside, Filled, named, pair, rated
from .keeping import Keeper, kept
from .keyring import Browser
from .postgres import database
from .serving import GENEROUS, config, hall_in_thread

BOTS = [None, "thrall"]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    return database(request.getfixturevalue("pg"), f"history-{abs(hash(request.node.name))}")


@pytest.fixture
def hall(url: str) -> Iterator[str]:
    with hall_in_thread(config(url)) as address:
        yield address


def games(who: Browser, **asked: Any) -> list[Any]:
    query = "&".join(f"{key}={value}" for key, value in asked.items())
    found: list[Any] = who.get(f"people/me/games?{query}")["games"]
    return found


def test_my_games_with_results_and_filters(url: str, hall: str) -> None:
    anna, bob, guest = named(hall, "Anna"), named(hall, "Bob"), Browser(hall)
    there = Beside(url)
    won = rated(anna, bob)
    bob.post(f"tables/{won}/concede")
    lost = pair(anna, guest, ("Anna", "Gerda"))
    anna.post(f"tables/{lost}/concede")
    alone = anna.table("Anna", bots=BOTS)["table"]
    anna.post(f"tables/{alone}/propose", {"what": "end"})
    for table in (won, lost, alone):
        there.result(table)
    found = games(anna)
    assert {each["table"] for each in found} == {won, lost, alone}
    (line,) = games(anna, rated="true")
    assert line["table"] == won
    assert (line["outcome"], line["rated"], line["how"]) == ("won", True, "conceded")
    assert line["change"] > 0
    assert line["shown"] == 1500 + line["change"]
    assert [seat["names"]["en"] for seat in line["seats"]] == ["Anna", "Bob"]
    assert [seat["left"] for seat in line["seats"]] == [False, True]
    assert {each["table"] for each in games(anna, against="people")} == {won, lost}
    (bots,) = games(anna, against="bots")
    assert bots["seats"][1]["level"] == "thrall"
    assert bots["seats"][1]["names"]["ru"] != bots["seats"][1]["names"]["en"]
    assert (bots["how"], bots["change"]) == ("agreed", None)
    assert {each["table"] for each in games(anna, won="false")} >= {lost}
    assert won in {each["table"] for each in games(anna, won="true")}
    assert games(anna, game="wolves") == games(anna, players=3) == []
    (his,) = games(bob)
    assert (his["outcome"], his["seat"]) == ("lost", 1)
    assert his["change"] < 0
    with pytest.raises(Refusal, match="not-signed-in"):
        games(guest)


def test_a_star_finds_a_game_again(url: str, hall: str) -> None:
    anna, bob = named(hall, "Anna"), named(hall, "Bob")
    mine, other = pair(anna, bob, ("Anna", "Bob")), bob.table("Bob", bots=BOTS)["table"]
    bob.post(f"tables/{mine}/concede")
    bob.post(f"tables/{other}/propose", {"what": "end"})
    for table in (mine, other):
        Beside(url).result(table)
    assert anna.post("people/me/stars", {"table": mine, "on": True}) == {"on": True}
    assert anna.post("people/me/stars", {"table": mine, "on": True}) == {"on": True}
    # Not somebody else's, nor one that isn't there.
    for table in (other, "nowhere"):
        assert anna.post("people/me/stars", {"table": table, "on": True}) == {"on": False}
    assert [each["table"] for each in games(anna, starred="true")] == [mine]
    assert games(anna)[0]["starred"]
    assert not any(each["starred"] for each in games(bob))
    anna.post("people/me/stars", {"table": mine, "on": False})
    assert games(anna, starred="true") == []


def test_how_somebody_stands_and_who_may_read_it(url: str, hall: str) -> None:
    anna, bob, guest = named(hall, "Anna"), named(hall, "Bob"), Browser(hall)
    for _ in range(2):
        table = rated(anna, bob)
        bob.post(f"tables/{table}/concede")
        Beside(url).result(table)
    mine = anna.get("people/me/standing")
    (stands,) = mine["games"]
    assert (mine["name"], mine["open"]) == ("Anna", False)
    assert (stands["game"], stands["games"], stands["won"], stands["run"]) == ("asgard", 2, 2.0, 2)
    assert stands["rated"]["games"] == 2
    assert stands["rated"]["shown"] == stands["graph"][-1]["shown"] > stands["graph"][0]["shown"]
    (size,) = stands["sizes"]
    assert [seat["games"] for seat in size["seats"]] == [2, 0]
    assert [(each["level"], each["won"]) for each in size["levels"]] == [("people", 2.0)]
    # Nobody else reads it before she says so, nor learns that there is an Anna.
    for who in (guest, bob):
        for name in ("Anna", "Nobody", "x" * 100):
            with pytest.raises(Refusal, match="not-found"):
                who.get(f"people/of/{name}")
    anna.post("people/me/profile", {"open": True})
    assert anna.get("people/me/standing")["open"]
    shown = guest.get("people/of/anna")
    assert shown["games"] == mine["games"]
    assert "Bob" not in str(shown)
    anna.post("people/me/profile", {"open": False})
    with pytest.raises(Refusal, match="not-found"):
        guest.get("people/of/Anna")


def test_what_is_kept_is_told_and_erased(url: str, hall: str) -> None:
    anna, bob = named(hall, "Anna"), named(hall, "Bob")
    table = rated(anna, bob)
    bob.post(f"tables/{table}/concede")
    person = Beside(url).result(table).seats[0].person
    anna.post("people/me/stars", {"table": table, "on": True})
    anna.post("people/me/profile", {"open": True})
    kept = anna.get("people/me/export")["kept"]
    assert kept["results"][0]["table"] == table
    assert kept["results"][0]["mu"] == kept["ratings"]["asgard"]["mu"]
    assert kept["stars"][0]["table"] == table
    assert kept["shown_to_everybody"]
    assert "person" not in kept["results"][0]
    anna.post("people/me/erase", anna.confirm("erase"))
    with pytest.raises(Refusal, match="not-found"):
        bob.get("people/of/Anna")
    (line,) = games(bob)
    assert line["seats"][0]["names"]["en"] == "Guest"
    there = Beside(url)
    with there.begin() as connection:
        from meadhall.hall.store.schema import profiles, ratings, result_seats, stars

        for held in (ratings, stars, profiles, result_seats):
            rows = connection.execute(held.select()).all()
            assert person not in str(rows)


def test_games_come_page_by_page(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        filled = Filled(url, "Anna", "Bob")
        for _ in range(PAGE + 5):
            await filled.play("Anna", "karl")
        history, seen, before = History(filled.store), [], None
        while True:
            found, _ = await history.games("Anna", Wanted(before=before), PAGE)
            seen += [each.table_id for each in found]
            if len(found) < PAGE:
                break
            before = found[-1].at
        assert len(seen) == len(set(seen)) == PAGE + 5
        played = await history.all_of("Anna", 10)
        assert [each.table for each in played] == list(reversed(seen[:10]))
        assert played[0].rivals == ("karl",)
        # Stars have a bound.
        monkeypatch.setattr("meadhall.hall.store.history.MOST_STARS", 3)
        shining = [await history.star("Anna", each, True, 1) for each in seen[:4]]
        assert shining == [True, True, True, False]
        assert len(await history.stars_of("Anna")) == 3
        filled.store.close()

    asyncio.run(main())


def test_figures() -> None:
    assert longest_run([]) == 0
    assert longest_run([True, True, False, True, True, True, False]) == 3
    assert against(["karl", "konung", "jarl"]) == "konung"
    assert against(["karl", ""]) == "people"
    assert against(["greedy"]) == "karl"
    assert against(["somebody:bot"]) == "other"
    points = [wire.RatedAt(at, at, 1) for at in range(1_000)]
    few = thinned(points)
    assert len(few) == POINTS
    assert (few[0].at, few[-1].at) == (0, 999)
    assert thinned(points[:5]) == points[:5]


def test_the_bots_ratings_can_be_read(hall: str) -> None:
    told = {each["game"]: each for each in Browser(hall).get("people/ladder")["games"]}
    for step in told["asgard"]["sizes"]:
        levels = [bot["level"] for bot in step["bots"]]
        assert levels == ["thrall", "karl", "jarl", "konung"]
    assert "games" in told["asgard"]["measured"] or "tables" in told["asgard"]["measured"]


def test_asking_too_often_is_refused(file: Path) -> None:

    import msgspec

    limits = msgspec.structs.replace(GENEROUS, people_per_minute=5.0)
    with hall_in_thread(config(file, limits=limits)) as hall:
        guest = Browser(hall)

        def ask() -> str:
            with pytest.raises(Refusal) as refused:
                guest.get("people/of/Anna")
            return str(refused.value.code)

        assert {ask() for _ in range(30)} == {"not-found", "rate-limited"}


def test_the_keeper_sees_who_plays_whom_too_often(file: Path) -> None:
    with kept(f"sqlite:///{file}") as (hall, keeper):
        assert isinstance(keeper, Keeper)
        anna, bob = named(hall, "Anna"), named(hall, "Bob", home="127.0.0.2")
        for _ in range(5):
            table = rated(anna, bob)
            bob.post(f"tables/{table}/concede")
            Beside(f"sqlite:///{file}").result(table)
        (line,) = keeper.room()["pairs"]
        assert {line["one"], line["other"]} == {"Anna", "Bob"}
        assert (line["games"], line["near"], line["won"] + line["lost"]) == (2, 0, 2)
