"""A database of before: tables begun with an older hall go on with this one.

`before/make.py` tells how it was made. Its games go on by the rules they were begun with. A game of
other cards, or of rules older than a game's `oldest_rules`, is refused: then the database is to be
made anew from sources that have them already.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall.store import Store
from meadhall.kernel import Record

from .client import Api, Player, Refusal, in_step, play_on
from .serving import config, hall_in_thread

BEFORE = Path(__file__).parent / "before"
SEATS: dict[str, Any] = json.loads((BEFORE / "seats.json").read_text(encoding="utf-8"))
PLAYED = [name for name in SEATS if "seats" in SEATS[name]]


@pytest.fixture
def old(file: Path) -> Path:
    """The database as the older hall left it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((BEFORE / "hall.sql").read_text(encoding="utf-8"))
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        assert revision == "0001"
    return file


async def joined(address: str, seats: list[dict[str, Any]], table: str) -> list[Player]:
    players = [Player(address, table, seat["token"]) for seat in seats]
    for player in players:
        await player.connect()
    return players


def as_then(now: Any, then: Any) -> Any:
    """What is said now without what nobody was told then: a hall may say more, never less."""
    match now, then:
        case dict(), dict():
            return {key: as_then(now[key], then[key]) for key in then if key in now}
        case list(), list() if len(now) == len(then):
            return [as_then(*pair) for pair in zip(now, then, strict=True)]
    return now


@pytest.mark.parametrize("snapshots", [True, False], ids=["snapshot and log", "log alone"])
def test_every_seat_sees_what_it_saw(old: Path, snapshots: bool) -> None:
    with closing(sqlite3.connect(old)) as connection:
        behind = connection.execute(
            "SELECT count(*) FROM snapshots JOIN tables ON id = table_id"
            " WHERE tables.number > snapshots.number"
        )
        assert behind.fetchone() == (len(PLAYED),), "there is something of both to read"
        if not snapshots:
            connection.execute("DELETE FROM snapshots")
            connection.commit()

    async def main(address: str) -> None:
        for name in PLAYED:
            seats, table = SEATS[name]["seats"], SEATS[name]["table"]
            for player, seat in zip(await joined(address, seats, table), seats, strict=True):
                assert as_then(player.position, seat["saw"]) == seat["saw"], name
                await player.close()
            with pytest.raises(Refusal) as refused:
                Api(address, seats[0]["token"][::-1]).get(f"tables/{table}/position")
            assert refused.value.code == "no-seat"

    with hall_in_thread(config(old)) as address:
        asyncio.run(main(address))


@pytest.mark.parametrize("name", [name for name in PLAYED if name != "over"])
def test_tables_go_on_in_mid_choice_to_the_end(old: Path, name: str) -> None:
    seats, table = SEATS[name]["seats"], SEATS[name]["table"]
    dice = random.Random(5)

    async def main(address: str) -> None:
        players = await joined(address, seats, table)
        if SEATS[name].get("clock"):
            for clock in players[0].position["clocks"]:
                assert 0 < clock["left"] <= 3_700_000, "the years between cost nobody anything"
        while players[0].position["phase"] != "over":
            await play_on(players, dice)  # until it is over, or a bot must move
            await asyncio.sleep(0.02)
            await in_step(players)
        for player in players:
            await player.close()

    with hall_in_thread(config(old)) as address:
        asyncio.run(main(address))
        record = Record.from_text(Api(address).get(f"tables/{table}/record"))
        assert record.end().outcome is not None
        assert record.shuffle_proved()
        if name == "sealed":
            (said,) = Api(address, seats[0]["token"]).get(f"tables/{table}/chat")["lines"]
            assert said["text"] == "Skål"


def test_a_finished_game_is_there_and_its_rematch_begins(old: Path) -> None:
    over = SEATS["over"]
    with hall_in_thread(config(old)) as address:
        record = Record.from_text(Api(address).get(f"tables/{over['table']}/record"))
        assert record.shuffle_proved()
        token = over["seats"][1]["token"]
        again = Api(address, token).post(f"tables/{over['table']}/rematch")["table"]
        assert again == over["again"]
        assert Api(address, token).get(f"tables/{again}/position")["phase"] == "playing"


def test_an_invitation_still_opens_a_seat(old: Path) -> None:
    waiting = SEATS["waiting"]
    with hall_in_thread(config(old)) as address:
        with pytest.raises(Refusal):
            Api(address).seat(waiting["table"], "wrong")
        seated = Api(address).seat(waiting["table"], waiting["invitation"], name="Erik")
        for token in (waiting["token"], seated["token"]):
            at = Api(address, token).get(f"tables/{waiting['table']}/position")
            assert at["phase"] == "playing"


def test_it_is_brought_up_to_date_without_losing_a_row(old: Path) -> None:
    def rows() -> dict[str, list[dict[str, Any]]]:
        with closing(sqlite3.connect(old)) as connection:
            connection.row_factory = sqlite3.Row
            return {
                table: [dict(row) for row in connection.execute(f"SELECT * FROM {table}")]
                for table in ("tables", "entries", "snapshots", "chat", "outages")
            }

    before = rows()
    Store(f"sqlite:///{old}").close()
    after = rows()
    for table, were in before.items():
        for row, was in zip(after[table], were, strict=True):
            assert row | was == row  # what was there is there, whatever has come to it
