"""Bots at tables, absent people, and clocks that run out."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.hall import wire
from meadhall.hall.bots.bots import Bots
from meadhall.hall.ops.config import VARIABLE
from meadhall.hall.runtime.opening import opened
from meadhall.kernel import Record, Session

from .client import Api, Player, full_table, play_on
from .serving import config, hall_in_thread
from .spy import NOTES, SpyBot

EXAMPLE = Path(__file__).parents[2] / "examples/bot.py"


@pytest.fixture(scope="module")
def spied_on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A hall whose operator has hired a spy."""
    folder = tmp_path_factory.mktemp("spied_on")
    spy = f"{SpyBot.__module__}:{SpyBot.__name__}"
    kinds = {"greedy": "greedy", "random": "random", "spy": spy}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(NOTES, str(folder / "notes"))
        patch.setenv("MEADHALL_DB", "sqlite:///nobodys.business")
        patch.setenv(VARIABLE, "{}")
        patch.setattr("sys.argv", ["meadhall", "serve", "--db", "postgresql://hall:secret@db/hall"])
        settings = config(folder / "hall.db", bots=kinds)
        with hall_in_thread(settings) as address:
            yield address


def test_a_bot_gets_its_view_and_its_legal_moves_and_nothing_else(
    spied_on: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async def main() -> str:
        made = Api(spied_on).create(players=2, bots=[None, "spy"])
        async with Player(spied_on, made["table"], made["token"]) as anna:
            await play_on([anna], random.Random(1), moves=0)
            while anna.position["phase"] != "over":
                if anna.asked:
                    await anna.move()
                else:
                    await anna.receive()
        return str(Api(spied_on).get(f"tables/{made['table']}/record"))

    record = Record.from_text(asyncio.run(main()))
    notes = (next(tmp_path_factory.getbasetemp().glob("spied_on*")) / "notes").read_text()
    asked = [json.loads(line) for line in notes.splitlines()]
    session = Session(meadhall.game("asgard"), 2, record.seed)
    possible = []
    for seat, move in record.moves:
        possible.append({"view": session.state.view(1), "legal": session.state.legal(1)})
        session.play(seat, move)
    assert len(asked) > 20
    for each in asked:
        assert {"view": each["view"], "legal": each["legal"]} in json.loads(json.dumps(possible))
        assert each["found"] == [1], "a process that no other bot has thought in"
        told = {name for name in each["environment"] if name.startswith("MEADHALL")}
        assert told <= {"MEADHALL_PURE"}, "how to run, but nothing about the hall"
        assert each["arguments"] == []


def test_bots_play_whole_games_among_themselves(spied_on: str) -> None:
    for game in meadhall.game_names():
        players = meadhall.game(game).min_players
        made = Api(spied_on).create(
            game=game, players=players, bots=["random"] * players, sit=False
        )
        for _ in range(60):
            seen = Api(spied_on).get(f"tables/{made['table']}/position", after=10**8, wait=0.5)
            if seen["phase"] == "over":
                break
        record = Record.from_text(Api(spied_on).get(f"tables/{made['table']}/record"))
        assert record.shuffle_proved()


def test_whatever_befalls_a_bots_task_the_bot_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even a task that is cancelled, or ends with what nobody foresaw, stops a table."""
    monkeypatch.setattr("meadhall.hall.runtime.caretaker.AFTER_FAILURE", 0.01)
    troubles: Iterator[BaseException] = iter([asyncio.CancelledError(), Unforeseen()])
    answer = Bots.choose

    async def choose(*args: Any) -> int:
        for trouble in troubles:
            raise trouble
        return await answer(*args)

    monkeypatch.setattr(Bots, "choose", choose)

    async def main() -> None:
        async with opened(config(tmp_path / "hall.db")) as hall:
            settings = wire.Settings(game="asgard", players=2, bots=["random", "random"])
            made = await hall.founding.create(wire.NewTable(settings, sit=False))
            live = await hall.live(made.table)
            async with asyncio.timeout(20):
                while live.table.phase != "over":
                    await live.changed.wait()

    asyncio.run(main())
    assert next(troubles, None) is None


class Unforeseen(BaseException):
    """Neither an exit nor an error."""


# --- away, out of time, and back ----------------------------------------------------------------


def test_an_absent_player_is_played_for_and_has_the_seat_back_on_return(address: str) -> None:
    async def main() -> None:
        takeover = {"absent_after": 5, "level": "random"}
        table, tokens = full_table(address, players=2, takeover=takeover)
        async with Player(address, table, tokens[0]) as anna:
            async with Player(address, table, tokens[1]) as erik:
                await anna.move()
                assert erik.asked
            await anna.until(lambda: not anna.table["seats"][1]["present"])
            note = await anna.expect("note")
            assert (note["code"], note["seat"]) == ("takeover-absent", 1)
            assert anna.table["seats"][1]["stand_in"] == "absent"
            await anna.until(lambda: anna.asked and 1 not in anna.position["waiting"])
            async with Player(address, table, tokens[1]) as erik:
                await anna.until(lambda: anna.table["seats"][1]["stand_in"] is None)
                assert not erik.asked, "the bot has picked for him"
                await anna.move()
                await erik.until(lambda: erik.asked)
                assert (await erik.move())["type"] == "ack"

    asyncio.run(main())


@pytest.mark.parametrize("timeout", ["bot", "move", "wait"])
def test_a_clock_that_runs_out_does_what_the_table_says(address: str, timeout: str) -> None:
    async def main() -> None:
        clock = {"kind": "bank", "bank": 1, "increment": 0}
        table, tokens = full_table(
            address,
            players=2,
            clock=clock,
            takeover={"timeout": timeout, "level": "random"},
            autostart=False,
        )
        async with Player(address, table, tokens[0]) as anna:
            Api(address, tokens[0]).post(f"tables/{table}/start")
            await anna.until(lambda: anna.position["phase"] == "playing")
            first = anna.position["clocks"]
            assert first[0]["running"]
            assert 0 < first[0]["left"] <= 1000
            if timeout == "wait":
                await asyncio.sleep(1.8)
                position = Api(address, tokens[0]).get(f"tables/{table}/position")
                assert position["clocks"][0]["left"] < 0
                assert position["waiting"] == [0, 1]
                assert (await anna.move())["type"] == "ack"
                return
            await anna.until(lambda: anna.position["waiting"] != [0, 1])
            stand_in = "timeout" if timeout == "bot" else None
            await anna.until(lambda: anna.table["seats"][0]["stand_in"] == stand_in)
            if timeout == "bot":
                assert (await anna.request("back"))["type"] == "ack"
                assert anna.table["seats"][0]["stand_in"] is None
                assert anna.position["clocks"][0]["left"] > 500

    asyncio.run(main())


# --- programs from outside ----------------------------------------------------------------------


def test_the_example_bot_plays_a_whole_game(address: str) -> None:
    made = Api(address).create(players=3, game="wolves", bots=[None, "random", None], sit=False)
    token = Api(address).seat(made["table"], made["invitation"], name="Loki")["token"]
    command = [
        sys.executable, str(EXAMPLE), address, made["table"], "--invitation", made["invitation"],
    ]  # fmt: skip
    program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    async def main() -> None:
        async with Player(address, made["table"], token) as loki:
            while loki.position["phase"] != "over":
                if loki.position["phase"] == "playing" and loki.asked:
                    answer = await loki.move()
                    assert answer["type"] == "ack" or answer["code"] == "stale"
                else:
                    await loki.receive()
            assert [seat["who"] for seat in loki.table["seats"]] == ["person", "bot", "program"]
            assert all(seat["stand_in"] is None for seat in loki.table["seats"])

    try:
        asyncio.run(main())
        said, _ = program.communicate(timeout=20)
    finally:
        program.kill()
    assert program.returncode == 0
    assert "over" in said


def test_a_program_that_only_makes_illegal_moves_loses_its_seat(address: str) -> None:
    async def main() -> None:
        made = Api(address).create(players=2)
        seated = Api(address).seat(made["table"], made["invitation"], program=True, name="Buggy")
        async with (
            Player(address, made["table"], made["token"]) as anna,
            Player(address, made["table"], seated["token"]) as buggy,
        ):
            for _ in range(10):
                answer = await buggy.request("move", number=buggy.position["number"], move=900)
                assert answer["code"] == "illegal-move"
            note = await anna.expect("note")
            assert note["code"] == "takeover-illegal"
            await anna.until(lambda: 1 not in anna.position["waiting"])

    asyncio.run(main())
