"""Another game with the same people: asked in place, seats kept for a minute, nobody's bench."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.hall.table import table as tables

from .client import Api, Refusal
from .eavesdropping import Halls, finished, two_halls
from .serving import config, hall_in_thread


@pytest.fixture(scope="module")
def halls(pg: str) -> Iterator[Halls]:
    """Two processes that share a database; bots take their time."""
    with two_halls(pg, "another", bot_pause=600.0) as both:
        yield both


def test_another_game_begins_when_all_have_come(halls: Halls) -> None:
    before = finished(halls.url, "asgard", autostart=True, open=True)
    apis = [Api(halls.all[seat % 2], token) for seat, token in enumerate(before.tokens)]
    again = apis[1].post(f"tables/{before.table}/rematch")["table"]
    seen = apis[0].get(f"tables/{before.table}")["again"]
    assert (seen["table"], seen["by"], seen["yes"], seen["begun"]) == (again, 1, [1], False)
    assert apis[1].get(f"tables/{again}")["host"] == 1, "whoever asks is the host"
    # It is nobody's bench meanwhile, whatever the table was before.
    for api in apis:
        assert again not in [each["table"] for each in api.get("tables")["tables"]]
    with pytest.raises(Refusal, match="table-full"):
        Api(halls.here).seat(again, name="Stranger")
    with pytest.raises(Refusal, match="seats-kept"):
        apis[1].post(f"tables/{again}/start")
    with pytest.raises(Refusal, match="seats-kept"):
        apis[1].post(f"tables/{before.table}/rematch/start")
    for api in (apis[0], apis[2]):
        assert api.post(f"tables/{before.table}/rematch")["table"] == again
    seen = apis[0].get(f"tables/{again}")
    assert seen["phase"] == "playing"
    assert [seat["who"] for seat in seen["seats"]] == ["person"] * 3
    with pytest.raises(Refusal, match="already-started"):
        apis[1].post(f"tables/{before.table}/rematch/withdraw")


def test_whoever_asked_takes_it_back_and_somebody_else_asks(halls: Halls) -> None:
    before = finished(halls.url, "asgard")
    anna, erik, olaf = (Api(halls.here, token) for token in before.tokens)
    path = f"tables/{before.table}/rematch"
    first = anna.post(path)["table"]
    erik.post(path)
    with pytest.raises(Refusal, match="not-yours"):
        erik.post(f"{path}/withdraw")
    anna.post(f"{path}/withdraw")
    seen = olaf.get(f"tables/{before.table}")
    assert (seen["again"], seen["rematch"]) == (None, None)
    with pytest.raises(Refusal, match="stale"):
        olaf.post(f"{path}/decline")
    second = olaf.post(path)["table"]
    assert second != first
    assert anna.post(path)["table"] == second


def test_bots_take_the_seats_of_those_who_did_not_come(halls: Halls) -> None:
    before = finished(halls.url, "asgard")
    anna, erik, olaf = (Api(halls.here, token) for token in before.tokens)
    path = f"tables/{before.table}/rematch"
    again = anna.post(path)["table"]
    erik.post(f"{path}/decline")
    assert anna.get(f"tables/{before.table}")["again"]["no"] == [1]
    with pytest.raises(Refusal, match="seats-kept"):
        anna.post(f"{path}/start")
    with pytest.raises(Refusal, match="not-yours"):
        olaf.post(f"{path}/start")
    olaf.post(path)
    anna.post(f"{path}/start")
    seen = olaf.get(f"tables/{again}")
    assert seen["phase"] == "playing"
    assert [seat["who"] for seat in seen["seats"]] == ["person", "bot", "person"]
    assert olaf.get(f"tables/{before.table}")["again"]["begun"]
    with pytest.raises(Refusal, match="already-started"):
        erik.post(path)


def test_another_game_by_other_settings_keeps_everybodys_seat(halls: Halls) -> None:
    before = finished(halls.url, "asgard")
    anna, erik, olaf = (Api(halls.here, token) for token in before.tokens)
    path = f"tables/{before.table}/rematch"
    settings = {"game": "vikings", "players": 4, "bots": ["random"], "clock": {"kind": "bank"}}
    with pytest.raises(Refusal, match="no-seat"):
        Api(halls.here).post(f"{path}/changed", {"settings": settings})
    with pytest.raises(Refusal, match="bad-option"):
        erik.post(f"{path}/changed", {"settings": settings | {"bots": ["random"] * 4}})
    made = erik.post(f"{path}/changed", {"settings": settings})
    seen = erik.get(f"tables/{made['table']}")
    assert [seat["who"] for seat in seen["seats"]] == ["bot", "person", "empty", "empty"]
    assert [seat["name"] for seat in seen["seats"][2:]] == ["Anna", "P2"]
    # Somebody else would rather change something else: then that is what is asked for.
    first, made = made, anna.post(f"{path}/changed", {"settings": settings})
    again = olaf.get(f"tables/{before.table}")["again"]
    assert (again["table"], again["by"], again["yes"]) == (made["table"], 0, [0])
    assert made["table"] != first["table"]
    for api in (erik, olaf):
        assert api.post(path)["table"] == made["table"]
    with pytest.raises(Refusal, match="already-started"):
        olaf.post(f"{path}/changed", {"settings": settings})
    assert anna.get(f"tables/{made['table']}")["phase"] == "playing"
    assert made["invitation"]


def test_the_seats_are_kept_for_a_minute(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "KEPT_FOR", 0)
    with hall_in_thread(config(file)) as address:
        before = finished(f"sqlite:///{file}", "asgard")
        anna = Api(address, before.tokens[0])
        again = anna.post(f"tables/{before.table}/rematch")["table"]
        anna.post(f"tables/{again}/start")
        assert anna.get(f"tables/{again}")["phase"] == "playing"
