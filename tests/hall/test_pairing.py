"""Finding a game: two who look for the same meet, whoever serves them, and whatever dies."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from effort import many
from sqlalchemy import select

from meadhall.hall.store.schema import encounters, seekers, sittings, tables
from meadhall.hall.store.store import make_engine

from .client import Refusal
from .keyring import BrowserKey
from .postgres import database
from .seeking import Asking, Seeker, together
from .serving import Process, config, hall_in_thread


@pytest.fixture
def one(tmp_path: Path) -> Iterator[str]:
    with hall_in_thread(config(tmp_path / "hall.db")) as address:
        yield address


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that has nothing new comes soon."""
    monkeypatch.setattr("meadhall.hall.runtime.pairing.HOLD", 1.0)


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for anything."""
    monkeypatch.setattr("meadhall.hall.table.matching.BOTS_AFTER", 300)
    monkeypatch.setattr("meadhall.hall.runtime.pairing.BOTS_AFTER", 300)
    monkeypatch.setattr("meadhall.hall.table.matching.COMPANY", 500)
    monkeypatch.setattr("meadhall.hall.store.seekers.COME_WITHIN", 2_500)
    monkeypatch.setattr("meadhall.hall.runtime.pairing.COME_WITHIN", 2_500)
    monkeypatch.setattr("meadhall.hall.table.matching.MET_PAUSE", 1_500)


def test_two_guests_find_each_other(one: str) -> None:
    anna, erik = Seeker(one, "Anna"), Seeker(one, "Erik")
    assert anna.seek()["state"] == "waiting"
    assert anna.search["waiting"] == 1
    erik.seek()
    together([anna, erik])
    assert anna.search["table"] == erik.search["table"]
    assert {anna.search["seat"], erik.search["seat"]} == {0, 1}
    for each in (anna, erik):
        position = each.at_table()
        assert position["seat"] == each.search["seat"]
    names = anna.get(f"tables/{anna.search['table']}")["seats"]
    assert {seat["name"] for seat in names} == {"Anna", "Erik"}


def test_each_browser_has_its_own_seat_and_nobody_elses(one: str) -> None:
    found = [Seeker(one, name) for name in ("Anna", "Erik", "Olga")]
    for each in found:
        each.seek("wolves", 3)
    together(found)
    cookies = [
        {c.name: c.value for c in each.cookies.jar if c.name.startswith("seat-")} for each in found
    ]
    assert all(list(each) == [f"seat-{found[0].search['table']}"] for each in cookies)
    assert len({next(iter(each.values())) for each in cookies}) == 3
    stranger = Seeker(one)
    assert stranger.get(f"tables/{found[0].search['table']}/position")["seat"] is None


def test_they_play_only_what_all_of_them_look_for(one: str) -> None:
    seekers_ = [Seeker(one, f"Guest {n}") for n in range(4)]
    seekers_[0].seek(players=2)
    seekers_[1].seek(players=3)
    seekers_[2].seek(players=2, pace="calm")
    seekers_[3].seek("wolves", players=3)
    for each in seekers_:
        assert each.wait()["state"] == "waiting"
    queues = seekers_[0].get("pairing")["queues"]
    assert sorted(queue["waiting"] for queue in queues) == [1, 1, 1, 1]
    assert not any("name" in queue for queue in queues)


def test_a_search_is_taken_back(one: str) -> None:
    anna, erik = Seeker(one, "Anna"), Seeker(one, "Erik")
    anna.seek()
    assert anna.cancel()["state"] == "none"
    assert anna.wait()["state"] == "none"
    erik.seek()
    assert erik.wait()["state"] == "waiting"
    assert erik.get("pairing")["queues"][0]["waiting"] == 1


def test_a_browser_has_one_search(one: str) -> None:
    anna = Seeker(one, "Anna")
    since = anna.seek()["since"]
    assert anna.seek()["since"] == since, "asked twice, it is the same"
    anna.seek(players=3)
    queues = anna.get("pairing")["queues"]
    assert [(queue["players"], queue["waiting"]) for queue in queues] == [(3, 1)]


def test_a_search_is_of_whoever_began_it_not_of_the_browser(one: str) -> None:
    """Else whoever uses it next would play on another's rating."""
    first = Seeker(one, "Ylva")
    first.sign_up("Ylva")
    first.seek(rated=True)
    first.post("people/sign-out", {"device": None})
    first.name, first.key = "Halvar", BrowserKey()
    first.sign_up("Halvar")
    since = first.search["since"]
    assert first.seek(rated=True)["since"] > since
    runa = Seeker(one, "Runa")
    runa.sign_up("Runa")
    runa.seek(rated=True)
    together([first, runa])
    seats = first.get(f"tables/{first.search['table']}")["seats"]
    assert {seat["name"] for seat in seats} == {"Halvar", "Runa"}


def test_somebody_with_a_name_has_one_search_wherever_they_are(one: str) -> None:
    home, phone = Seeker(one, "Sigrid"), Seeker(one, "Sigrid")
    home.sign_up("Sigrid")
    phone.post("people/use-code", {"code": home.code()})
    home.seek(rated=True)
    phone.seek(players=3, rated=True)
    assert home.wait()["state"] == "none"
    assert [queue["waiting"] for queue in home.get("pairing")["queues"]] == [1]
    erik = Seeker(one, "Erik", home="127.0.0.2")
    erik.sign_up("Erik")
    anna = Seeker(one, "Anna", home="127.0.0.3")
    anna.sign_up("Anna")
    erik.seek(players=3, rated=True)
    anna.seek(players=3, rated=True)
    phone.wait()
    with pytest.raises(Refusal) as refused:
        home.seek(rated=True)
    assert refused.value.code == "found-elsewhere"


def test_whoever_is_signed_in_keeps_what_they_played(one: str, tmp_path: Path) -> None:
    anna, erik = Seeker(one, "Anna"), Seeker(one, "Erik")
    for each in (anna, erik):
        each.sign_up(each.name)
        each.seek(rated=True)
    together([anna, erik])
    engine = make_engine(f"sqlite:///{tmp_path / 'hall.db'}")
    with engine.connect() as connection:
        sat = connection.execute(select(sittings)).all()
        met = connection.execute(select(encounters)).all()
    engine.dispose()
    assert {(row.seat, row.name, row.own) for row in sat} == {
        (each.search["seat"], each.name, True) for each in (anna, erik)
    }
    assert len(met) == 1
    kept = anna.get("people/me/export")["kept"]["finding_games"]
    assert len(kept["met_in_rated_games_at"]) == 1
    anna.post("people/me/erase", anna.confirm("erase"))
    with engine.connect() as connection:
        assert connection.execute(select(encounters)).first() is None


def test_the_same_two_are_not_paired_at_once_again_while_others_wait(one: str, soon: None) -> None:
    names = ("Anna", "Erik", "Olga")
    anna, erik, olga = (Seeker(one, name) for name in names)
    for each in (anna, erik, olga):
        each.sign_up(each.name)
    for each in (anna, erik):
        each.seek(rated=True)
    together([anna, erik])
    anna.seek(rated=True)
    erik.seek(rated=True)
    assert anna.wait()["state"] == "waiting"
    olga.seek(rated=True)
    with Asking(anna), Asking(erik):
        olga.until("seated")
    assert "seated" in {anna.search["state"], erik.search["state"]}


def test_whoever_has_reported_somebody_is_not_paired_with_them(one: str) -> None:
    anna, erik = Seeker(one, "Anna"), Seeker(one, "Erik")
    for each in (anna, erik):
        each.sign_up(each.name)
        each.seek()
    together([anna, erik])
    about = {"text": "He swears.", "seat": erik.search["seat"]}
    anna.post(f"tables/{anna.search['table']}/report", about)
    for each in (anna, erik):
        each.seek()
    for each in (anna, erik):
        assert each.wait()["state"] == "waiting"
    olga = Seeker(one, "Olga")
    olga.seek()
    with Asking(anna), Asking(erik):
        olga.until("seated")
    assert sorted(each.search["state"] for each in (anna, erik)) == ["seated", "waiting"]


def test_a_household_is_not_seated_together_against_a_stranger_where_it_counts(one: str) -> None:
    homes = {"Anna": "127.0.0.2", "Erik": "127.0.0.2", "Olga": "127.0.0.3", "Ylva": "127.0.0.4"}
    found = {name: Seeker(one, name, home=home) for name, home in homes.items()}
    for each in found.values():
        each.sign_up(each.name)
    for name in ("Anna", "Erik", "Olga"):
        found[name].seek(players=3, rated=True)
    for name in ("Anna", "Erik", "Olga"):
        assert found[name].wait()["state"] == "waiting"
    found["Ylva"].seek(players=3, rated=True)
    with Asking(found["Anna"]), Asking(found["Erik"]), Asking(found["Olga"]):
        found["Ylva"].until("seated")
    assert sorted(found[name].search["state"] for name in ("Anna", "Erik")) == ["seated", "waiting"]


def test_bots_take_the_seats_that_are_left(one: str, soon: None) -> None:
    anna = Seeker(one, "Anna")
    anna.seek(players=3)
    with pytest.raises(Refusal) as refused:
        anna.bots()
    assert refused.value.code == "stale"
    time.sleep(0.35)
    anna.bots()
    anna.until("seated")
    seats = anna.get(f"tables/{anna.search['table']}")["seats"]
    assert sorted(seat["who"] for seat in seats) == ["bot", "bot", "person"]
    assert {seat["level"] for seat in seats if seat["who"] == "bot"} == {"karl"}


def test_two_who_both_take_bots_play_together(one: str, soon: None) -> None:
    anna, erik = Seeker(one, "Anna"), Seeker(one, "Erik")
    for each in (anna, erik):
        each.seek("wolves", 4)
    time.sleep(0.35)
    anna.bots()
    erik.bots()
    together([anna, erik])
    assert anna.search["table"] == erik.search["table"]
    seats = anna.get(f"tables/{anna.search['table']}")["seats"]
    assert sorted(seat["who"] for seat in seats) == ["bot", "bot", "person", "person"]


def test_who_does_not_come_keeps_nobody(one: str, soon: None, tmp_path: Path) -> None:
    """A browser that died: the others wait on, with the time they have waited, and no table was
    laid."""
    anna, gone = Seeker(one, "Anna"), Seeker(one, "Gone")
    since = anna.seek()["since"]
    gone.seek()
    anna.until("found")
    with Asking(anna):
        end = time.monotonic() + 15
        while anna.search["state"] != "waiting" and time.monotonic() < end:
            time.sleep(0.05)
    assert anna.search["state"] == "waiting"
    assert anna.search["missed"] == 1
    assert anna.search["since"] == since
    assert gone.wait()["state"] == "none"
    assert laid(f"sqlite:///{tmp_path / 'hall.db'}") == 0
    erik = Seeker(one, "Erik")
    erik.seek()
    together([anna, erik])


def test_whoever_takes_it_back_when_a_game_is_found_lets_the_others_wait_on(one: str) -> None:
    found = [Seeker(one, name) for name in ("Anna", "Erik", "Olga")]
    for each in found:
        each.seek(players=3)
    found[0].until("found")
    found[1].cancel()
    assert found[0].wait()["state"] == "waiting"
    assert found[2].wait()["state"] == "waiting"


@pytest.mark.parametrize("rated", [False, True])
def test_whoever_leaves_a_found_table_before_it_begins_has_left_a_game(
    one: str, rated: bool
) -> None:
    """Nobody looks at whom they got and goes, and nobody is left before an empty seat."""
    anna, erik = Seeker(one, "Anna"), Seeker(one, "Erik")
    for each in (anna, erik):
        each.sign_up(each.name)
        each.seek(rated=rated)
    together([anna, erik])
    table = anna.search["table"]
    assert anna.get(f"tables/{table}/position")["phase"] == "waiting"
    anna.post(f"tables/{table}/leave")
    seats = erik.get(f"tables/{table}")["seats"]
    assert [seat["who"] for seat in seats] == ["person", "person"]
    position = erik.get(f"tables/{table}/position")
    assert position["phase"] != "waiting"
    if rated:
        assert position["result"]["ranks"][erik.search["seat"]] == 1


def test_a_silent_search_is_over(one: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.hall.store.seekers.DEAD", 1_500)
    monkeypatch.setattr("meadhall.hall.runtime.pairing.AWAKE", 1_900)
    monkeypatch.setattr("meadhall.hall.runtime.pairing.BEAT", 100)
    gone, anna = Seeker(one, "Gone"), Seeker(one, "Anna")
    gone.seek()
    time.sleep(2)
    anna.seek()
    assert anna.wait()["state"] == "waiting"
    assert anna.search["waiting"] == 1
    time.sleep(2.5)
    assert gone.wait()["state"] == "none"


def test_what_people_are_told_comes_from_those_who_waited(
    one: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.hall.runtime.pairing.TELL", 0.0)
    for number in range(3):
        pair = [Seeker(one, f"Guest {number}{side}") for side in "ab"]
        for each in pair:
            each.seek()
        together(pair)
    anna = Seeker(one, "Anna")
    assert anna.seek()["usual"] == 5


# --- several processes ----------------------------------------------------------------------------


def laid(url: str) -> int:
    engine = make_engine(url)
    with engine.connect() as connection:
        count = len(connection.execute(select(tables.c.id)).all())
    engine.dispose()
    return count


def test_two_processes_seat_nobody_twice(pg: str, tmp_path: Path) -> None:
    url = database(pg, "pairs")
    halls = [Process(config(url), tmp_path / f"log{number}") for number in range(2)]
    for hall in halls:
        hall.start()
    try:
        for hall in halls:
            hall.wait()
        people = many(12, long=40)
        found = [Seeker(halls[n % 2].address, f"Guest {n}") for n in range(people)]
        for each in found:
            each.seek()
        together(found)
    finally:
        for hall in halls:
            hall.kill()
    seats: dict[str, list[int]] = {}
    for each in found:
        seats.setdefault(each.search["table"], []).append(each.search["seat"])
    assert all(sorted(places) == [0, 1] for places in seats.values())
    assert laid(url) == people // 2


def test_a_process_is_killed_and_whoever_it_served_goes_to_another(pg: str, tmp_path: Path) -> None:
    """Nobody loses the time they have waited, nobody is seated twice, and no table waits for
    nobody."""
    url = database(pg, "pairing-killed")
    halls = [Process(config(url), tmp_path / f"log{number}") for number in range(2)]
    for hall in halls:
        hall.start()
    try:
        for hall in halls:
            hall.wait()
        doomed, heir = halls
        anna, erik = Seeker(doomed.address, "Anna"), Seeker(doomed.address, "Erik")
        since = anna.seek(players=3)["since"]
        erik.seek(players=3)
        olga = Seeker(heir.address, "Olga")
        olga.seek(players=3)
        anna.wait()
        doomed.kill()
        for each in (anna, erik):
            each.address = heir.address
            host = heir.address.removeprefix("http://").replace("127.0.0.1", "localhost")
            each.headers |= {"host": host, "origin": f"http://{host}"}
        together([anna, erik, olga])
        assert anna.search["since"] == since
        assert len({each.search["table"] for each in (anna, erik, olga)}) == 1
        assert {each.search["seat"] for each in (anna, erik, olga)} == {0, 1, 2}
        assert [each.at_table()["seat"] for each in (anna, erik, olga)] == [
            each.search["seat"] for each in (anna, erik, olga)
        ]
    finally:
        for hall in halls:
            hall.kill()
    assert laid(url) == 1


def test_the_searches_survive_a_restart(file: Path) -> None:
    with hall_in_thread(config(file)) as address:
        anna = Seeker(address, "Anna")
        since = anna.seek()["since"]
    with hall_in_thread(config(file)) as address:
        again = Seeker(address, "Anna")
        again.cookies = anna.cookies
        assert again.wait()["since"] == since
    engine = make_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert len(connection.execute(select(seekers)).all()) == 1
    engine.dispose()
