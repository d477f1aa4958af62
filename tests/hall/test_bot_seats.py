"""Bots at tables, absent people, and clocks that run out."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall
from meadhall.hall.bots import Bots
from meadhall.kernel import Record, Session

from .client import Api, Player, full_table, play_on
from .serving import config, hall_in_thread
from .zoo import BOTS as ZOO

EXAMPLE = Path(__file__).parents[2] / "examples/bot.py"


@pytest.fixture(scope="module")
def zoo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A hall whose operator has hired bad bots."""
    folder = tmp_path_factory.mktemp("zoo")
    kinds = {"greedy": "greedy", "random": "random", **ZOO}
    settings = config(folder / "hall.db", bots=kinds, bot_seconds=2.0, bot_megabytes=600)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEADHALL_SPY", str(folder / "notes"))
        with hall_in_thread(settings) as address:
            yield address


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ("crasher", "takeover-crashed"),
        ("suicide", "takeover-crashed"),
        ("hanger", "takeover-hung"),
        ("cheat", "takeover-illegal"),
        ("hog", "takeover-crashed"),
    ],
)
def test_a_bad_bot_gives_way_to_greedy_and_the_table_is_told(zoo: str, bot: str, code: str) -> None:
    async def main() -> None:
        made = Api(zoo).create(players=3, bots=[None, bot, "random"], autostart=False)
        async with Player(zoo, made["table"], made["token"]) as anna:
            Api(zoo, made["token"]).post(f"tables/{made['table']}/start")
            await anna.until(lambda: anna.table["seats"][1]["level"] == "greedy")
            await anna.request("ping")
            noted = [message["code"] for message in anna.heard if message["type"] == "note"]
            assert noted == [code]
            await anna.until(lambda: anna.position["waiting"] == [0])
            seat = anna.table["seats"][1]
            assert (seat["who"], seat["level"], seat["stand_in"]) == ("bot", "greedy", None)
            assert (await anna.move())["type"] == "ack"

    asyncio.run(main())


def test_a_bot_gets_its_view_and_its_legal_moves_and_nothing_else(
    zoo: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async def main() -> str:
        made = Api(zoo).create(players=2, bots=[None, "spy"])
        async with Player(zoo, made["table"], made["token"]) as anna:
            await play_on([anna], random.Random(1), moves=0)
            while anna.position["phase"] != "over":
                if anna.asked:
                    await anna.move()
                else:
                    await anna.receive()
        return str(Api(zoo).get(f"tables/{made['table']}/record"))

    record = Record.from_text(asyncio.run(main()))
    notes = (next(tmp_path_factory.getbasetemp().glob("zoo*")) / "notes").read_text()
    asked = [json.loads(line) for line in notes.splitlines()]
    session = Session(meadhall.game("asgard"), 2, record.seed)
    possible = []
    for seat, move in record.moves:
        possible.append({"view": session.state.view(1), "legal": session.state.legal(1)})
        session.play(seat, move)
    assert len(asked) > 20
    for each in asked:
        assert each in json.loads(json.dumps(possible))


def test_bots_play_whole_games_among_themselves(zoo: str) -> None:
    for game in meadhall.game_names():
        players = meadhall.game(game).min_players
        made = Api(zoo).create(game=game, players=players, bots=["random"] * players, sit=False)
        for _ in range(60):
            seen = Api(zoo).get(f"tables/{made['table']}/position", after=10**8, wait=0.5)
            if seen["phase"] == "over":
                break
        record = Record.from_text(Api(zoo).get(f"tables/{made['table']}/record"))
        assert record.shuffle_proved()


def test_memory_of_a_bot_is_its_own() -> None:
    async def main() -> None:
        bots = Bots(config(Path("unused"), bots=ZOO, bot_seconds=20, bot_megabytes=500))
        game = meadhall.game("asgard")
        state = game.start(2, 1)
        try:
            with pytest.raises(Exception, match="crashed"):
                await bots.choose("hog", "asgard", 0, state.view(0), state.legal(0))
        finally:
            bots.close()

    asyncio.run(main())


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
