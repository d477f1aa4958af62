"""Whoever means ill with leagues: each try is refused, or bounded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from effort import many

from meadhall.hall.ops.config import Limits
from meadhall.hall.runtime.leagues import MOST_LEAGUES, MOST_OF_ONE

from .client import Api, Refusal
from .evening import NAMES, by_table, make, now, people, ready, sit, until
from .keyring import Browser
from .serving import GENEROUS, config, hall_in_thread


@pytest.fixture
def hall(file: Path) -> Iterator[str]:
    with hall_in_thread(config(file)) as address:
        yield address


def refused(code: str, browser: Browser, path: str, body: Any = None, **headers: str) -> None:
    with pytest.raises(Refusal) as said:
        browser.post(path, body, **headers)
    assert said.value.code == code, said.value.body


SOON = 3_600_000
THOUSAND = many(200, long=1_000)


def plan(**more: Any) -> dict[str, Any]:
    asked = {"form": "swiss", "game": "asgard", "name": "An evening", "begins": now() + SOON}
    return asked | more


def tried(browser: Browser, asked: Any) -> str:
    try:
        browser.post("leagues", asked)
    except Refusal as refusal:
        return str(refusal.code)
    return "made"


def test_a_script_makes_a_thousand_leagues(hall: str) -> None:
    (anna,) = people(hall, 1)
    said = [tried(anna, plan(name=f"Evening of {NAMES[at % 20]}")) for at in range(THOUSAND)]
    assert said.count("made") == MOST_OF_ONE
    assert {*said} <= {"made", "too-many-leagues", "name-taken"}
    assert len(anna.get("leagues")["coming"]) == MOST_OF_ONE


def test_and_calls_them_off_and_makes_more(file: Path) -> None:
    limits = Limits(**{**_all(GENEROUS), "leagues_per_day": 4.0})
    with hall_in_thread(config(file, limits=limits)) as hall:
        (anna,) = people(hall, 1)
        for _ in range(4):
            league = make(anna, begins=now() + SOON)
            anna.post(f"leagues/{league}/call-off")
        refused("rate-limited", anna, "leagues", plan())


def _all(limits: Limits) -> dict[str, Any]:
    return {name: getattr(limits, name) for name in limits.__struct_fields__}


def test_somebody_joins_a_thousand_times(hall: str) -> None:
    anna, bjarni = people(hall, 2)
    league = make(anna, begins=now() + SOON)
    for _ in range(THOUSAND):
        assert bjarni.post(f"leagues/{league}/join")["line"]["people"] == 1
    for _ in range(20):
        bjarni.post(f"leagues/{league}/withdraw")
        bjarni.post(f"leagues/{league}/join")
    found = bjarni.get(f"leagues/{league}")
    assert len(found["entrants"]) == 1


def test_somebody_joins_everything(hall: str) -> None:
    makers = people(hall, 5)
    for number in range(MOST_LEAGUES + 2):
        name = f"Evening of {NAMES[number]}"
        league = make(makers[number // 3], name=name, begins=now() + SOON)
        if number < MOST_LEAGUES:
            makers[4].post(f"leagues/{league}/join")
        else:
            refused("too-many-leagues", makers[4], f"leagues/{league}/join")


@pytest.mark.parametrize(
    "name",
    [
        "Thursday evening", "THURSDAY EVENING", "Тhursdау еvеning", "Thursday  evening!",
        "Thursday evening 2",
    ],
)  # fmt: skip
def test_a_league_can_not_look_like_another(hall: str, name: str) -> None:
    anna, bjarni = people(hall, 2)
    make(anna, begins=now() + SOON)
    refused("name-taken", bjarni, "leagues", plan(name=name))


@pytest.mark.parametrize("name", ["", "  ", "ab", "\u200b\u200b\u200b", "!!!", "\u202eab"])
def test_a_league_has_a_name_that_can_be_read(hall: str, name: str) -> None:
    (anna,) = people(hall, 1)
    refused("bad-name", anna, "leagues", plan(name=name))


def test_a_name_is_one_line_of_text(hall: str) -> None:
    (anna,) = people(hall, 1)
    league = anna.post(
        "leagues", plan(name="<b>Ice\u202e\n\u0301\u0301\u0301\u0301 fire" + "x" * 70)
    )
    line = anna.get(f"leagues/{league['league']}")["line"]
    assert len(line["name"]) <= 60
    assert line["name"].isprintable()
    assert "\\u003cb" in anna.ask("GET", f"leagues/{league['league']}").text


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"game": "chess"}, "bad-option"), ({"bots": "nobody"}, "bad-option"),
        ({"seats": 99}, "malformed"), ({"rounds": 10**9}, "malformed"),
        ({"rounds": 0}, "malformed"), ({"minutes": 10**6}, "malformed"),
        ({"begins": 1}, "bad-option"), ({"begins": 2**52}, "bad-option"),
        ({"begins": "now"}, "malformed"), ({"form": "duel"}, "malformed"),
        ({"options": {"nothing": 1}}, "bad-option"), ({"maker": "Anna"}, "malformed"),
        ({"game": "vikings", "seats": 5}, "bad-option"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused(hall: str, more: Any, code: str) -> None:
    (anna,) = people(hall, 1)
    if more.get("game") == "vikings":
        most = next(each for each in Api(hall).get("hall")["games"] if each["name"] == "vikings")
        if most["max_players"] >= 5:
            pytest.skip("there is room for five")
    refused(code, anna, "leagues", plan(**more))


def test_guests_look_on(hall: str) -> None:
    (anna,) = people(hall, 1)
    league = make(anna, begins=now() + SOON)
    guest = Browser(hall)
    refused("not-signed-in", guest, "leagues", plan(name="Something else"))
    for what in ("join", "withdraw", "call-off"):
        refused("not-signed-in", guest, f"leagues/{league}/{what}")
    refused("not-signed-in", guest, f"leagues/{league}/seat", {"table": "x"})
    refused("not-signed-in", guest, f"leagues/{league}/wait", {"ready": True})
    assert guest.get(f"leagues/{league}")["me"] is None


def test_nobody_joins_somebody_else(hall: str) -> None:
    anna, bjarni = people(hall, 2)
    league = make(anna, begins=now() + SOON)
    # The body of a request to join is nobody's business: only who asks counts.
    bjarni.post(f"leagues/{league}/join", {"person": "Anna", "name": "Anna"})
    assert [each["name"] for each in bjarni.get(f"leagues/{league}")["entrants"]] == ["Bjarni"]
    # Nor does another page ask in somebody's name.
    refused("wrong-origin", anna, f"leagues/{league}/join", None, origin="https://evil.example")
    stolen = Browser(hall)
    stolen.cookies.set("signed-in", "x" * 43, domain="localhost.local", path="/api")
    refused("not-signed-in", stolen, f"leagues/{league}/join")


def test_a_seat_is_for_whom_it_is_kept(hall: str) -> None:
    """And a table that isn't the league's opens for nobody by it, nor counts."""
    anna, bjarni, cecilia = people(hall, 3)
    league = make(anna, seats=2, rounds=1)
    other = make(cecilia, name="Something else", begins=now() + SOON)
    for person in (anna, bjarni):
        person.post(f"leagues/{league}/join")
    cecilia.post(f"leagues/{other}/join")
    until(lambda: ready(anna, league))
    (table,) = ready(anna, league)
    refused("not-yours", cecilia, f"leagues/{league}/seat", {"table": table})
    refused("not-yours", anna, f"leagues/{other}/seat", {"table": table})
    refused("not-found", anna, "leagues/nothing/seat", {"table": table})
    refused("malformed", anna, f"leagues/{league}/seat", {"table": table, "person": "x"})
    # The table's own ways in are closed: no invitation, no free seat, no host.
    with pytest.raises(Refusal) as said:
        cecilia.sit(table, "Cecilia")
    assert said.value.code == "not-invited"
    with pytest.raises(Refusal):
        cecilia.post(f"tables/{table}/start")
    # Anna plays Bjarni elsewhere and wins: that is no table of the league.
    made = anna.table("Anna", takeover={"concede": "last"})
    bjarni.sit(made["table"], "Bjarni")
    bjarni.post(f"tables/{made['table']}/concede")
    refused("not-yours", anna, f"leagues/{league}/seat", {"table": made["table"]})
    again = until(lambda: anna.get(f"tables/{made['table']}")["phase"] == "over")
    assert again
    found = anna.get(f"leagues/{league}")
    assert all(row["points"] == 0 for row in found["standings"])
    assert [each["table"] for each in found["tables"]] == [table]
    sit(anna, league, table)
    sit(bjarni, league, table)
    # A second game of the same two, asked for at the table, isn't the league's either.
    until(lambda: anna.get(f"tables/{table}")["phase"] == "playing")
    anna.post(f"tables/{table}/concede")
    rematch = anna.post(f"tables/{table}/rematch")["table"]
    bjarni.post(f"tables/{table}/rematch")
    until(lambda: anna.get(f"tables/{rematch}")["phase"] == "playing")
    bjarni.post(f"tables/{rematch}/concede")
    over = until(lambda: (got := anna.get(f"leagues/{league}"))["line"]["phase"] == "over" and got)
    points = {each["number"]: each["points"] for each in over["standings"]}
    assert points == {1: 0, 2: 12}
    assert [each for each, _ in by_table(over, 1)] == [table]


def test_nobody_ends_a_table_of_a_league_alone(hall: str) -> None:
    """Not while they lead, nor because the others are away."""
    (anna,) = people(hall, 1)
    league = make(anna, seats=2, rounds=1, bots="random")
    anna.post(f"leagues/{league}/join")
    (table,) = until(lambda: ready(anna, league))
    sit(anna, league, table)
    until(lambda: anna.get(f"tables/{table}")["phase"] == "playing")
    for what in ("end", "void"):
        refused("not-alone", anna, f"tables/{table}/propose", {"what": what})


def test_nothing_of_a_person_but_their_name_goes_out(hall: str) -> None:
    anna, bjarni = people(hall, 2)
    league = make(anna, seats=2, rounds=1)
    for person in (anna, bjarni):
        person.post(f"leagues/{league}/join")
    until(lambda: ready(anna, league))
    told = Browser(hall).ask("GET", f"leagues/{league}").text
    assert "secret" not in told
    assert "person" not in told
    assert "hash" not in told
