"""How the database in this folder was made: by a hall of before, run from its own sources.

    git archive COMMIT | tar x -C /tmp/before
    cd /tmp/before && PYTHONPATH=src:.:tests python …/tests/hall/before/make.py …/tests/hall/before

That commit is the last before seats had claims. The hall is killed, so the log is ahead of the
snapshots; what every seat saw in the end lies beside the database, with the tokens.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from hall.client import Api, Player, full_table, in_step, play_on
from hall.serving import Process, config

KEPT = ("number", "phase", "seat", "view", "moves", "waiting", "undo", "result")
BANK = {"kind": "bank", "bank": 3600, "increment": 5}


async def seats_of(players: list[Player], tokens: list[str], seen: dict[str, Any]) -> None:
    """Write down what everybody sees now."""
    await in_step(players)
    seen["seats"] = [
        {"token": token, "saw": {key: player.position[key] for key in KEPT}}
        for token, player in zip(tokens, players, strict=True)
    ]
    for player in players:
        await player.close()


async def joined(address: str, table: str, tokens: list[str]) -> list[Player]:
    """A socket for every token."""
    players = [Player(address, table, token) for token in tokens]
    for player in players:
        await player.connect()
    return players


async def sealed(address: str, dice: random.Random) -> dict[str, Any]:
    """Three people choose at once; two of them have, one after taking a choice back."""
    table, tokens = full_table(address)
    players = await joined(address, table, tokens)
    await play_on(players, dice, moves=17)
    while len(players[0].position["waiting"]) < 3 or players[0].position["view"]["chosen"]:
        await play_on(players, dice, moves=1)
        await in_step(players)
    await players[0].move(dice=dice)
    undone = await players[0].request("undo", number=players[0].position["number"])
    assert undone["type"] == "ack", undone
    await in_step(players)
    for player in players[:2]:
        assert (await player.move(dice=dice))["type"] == "ack"
    await players[0].request("chat", text="Skål")
    seen: dict[str, Any] = {"table": table, "game": "asgard"}
    await seats_of(players, tokens, seen)
    return seen


async def with_a_bot(address: str, dice: random.Random) -> dict[str, Any]:
    """Two people and a bot, where a person is asked."""
    made = Api(address).create(game="wolves", players=3, bots=[None, None, "greedy"])
    other = Api(address).seat(made["table"], made["invitation"], name="Erik")
    tokens = [made["token"], other["token"]]
    players = await joined(address, made["table"], tokens)
    for _ in range(26):
        while True:
            await in_step(players)
            asked = [player for player in players if player.asked]
            if asked and 2 not in asked[0].position["waiting"]:
                break
            await asyncio.sleep(0.05)
        assert (await asked[0].move(dice=dice))["type"] == "ack"
    while 2 in players[0].position["waiting"]:
        await asyncio.sleep(0.05)
        await in_step(players)
    seen: dict[str, Any] = {"table": made["table"], "game": "wolves", "bots": True}
    await seats_of(players, tokens, seen)
    return seen


async def with_a_clock(address: str, dice: random.Random) -> dict[str, Any]:
    """Two people with an hour each, in the middle of a turn."""
    table, tokens = full_table(address, game="vikings", players=2, clock=BANK)
    players = await joined(address, table, tokens)
    await play_on(players, dice, moves=33)
    seen: dict[str, Any] = {"table": table, "game": "vikings", "clock": True}
    await seats_of(players, tokens, seen)
    return seen


async def over(address: str, dice: random.Random) -> dict[str, Any]:
    """A finished game, and one of its players waits at the next table."""
    table, tokens = full_table(address, players=2)
    players = await joined(address, table, tokens)
    await play_on(players, dice)
    again = Api(address, tokens[0]).post(f"tables/{table}/rematch")["table"]
    seen: dict[str, Any] = {"table": table, "game": "asgard", "again": again}
    await seats_of(players, tokens, seen)
    return seen


def waiting(address: str) -> dict[str, Any]:
    """A table with a free seat, by invitation."""
    made = Api(address).create(players=2)
    return {"table": made["table"], "token": made["token"], "invitation": made["invitation"]}


async def play(address: str) -> dict[str, Any]:
    """All the tables."""
    dice = random.Random(11)
    return {
        "sealed": await sealed(address, dice),
        "with a bot": await with_a_bot(address, dice),
        "with a clock": await with_a_clock(address, dice),
        "over": await over(address, dice),
        "waiting": waiting(address),
    }


def main(place: Path) -> None:
    """Play, kill the hall, write down what is left of it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "hall.db"
        hall = Process(config(file, snapshot_every=25), Path(folder) / "log")
        hall.start()
        try:
            hall.wait()
            seen = asyncio.run(play(hall.address))
        finally:
            hall.kill()
        connection = sqlite3.connect(file)
        dump = "\n".join(connection.iterdump())
        connection.close()
    (place / "hall.sql").write_text(dump + "\n", encoding="utf-8")
    words = json.dumps(seen, ensure_ascii=False, indent=1)
    (place / "seats.json").write_text(words + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
