"""Nothing is leaked: whole games with recording sockets, and every message held against an
oracle."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

import meadhall
from meadhall.hall.runtime.live import Live
from meadhall.hall.table.entries import Entry
from meadhall.hall.table.readership import Reader
from meadhall.hall.table.seats import Claim, Here, token_hash
from meadhall.hall.table.table import Table

from .client import Api, Player, full_table, in_step
from .oracle import hold_against, log_of
from .serving import config, hall_in_thread

PLAYERS = 3


# --- whole games --------------------------------------------------------------------------------


async def wild_game(
    address: str, game: str, seed: int
) -> tuple[str, list[str], list[list[Player]]]:
    """A game in which people change their minds, undo, ask why, lose the connection and come back.
    Every socket there ever was, by reader; onlookers last."""
    dice = random.Random(seed)
    table, tokens = full_table(address, game=game, players=PLAYERS)
    known: list[str | None] = [*tokens, None]
    sockets = [[Player(address, table, token, recall=True)] for token in known]
    for (player,) in sockets:
        await player.connect()
    undone = 0
    for _ in range(2_000):
        now = [each[-1] for each in sockets]
        await in_step([player for each in sockets for player in each if player.open])
        if now[0].position["phase"] == "over":
            break
        if dice.random() < 0.08:
            reader = dice.randrange(len(known))
            for older in sockets[reader][: -1 if dice.random() < 0.5 else None]:
                await older.close()  # or one stays, a second browser with the same token
            sockets[reader].append(Player(address, table, known[reader], recall=True))
            await sockets[reader][-1].connect()
            continue
        people = now[:-1]
        able = [player for player in people if player.position["moves"]]
        asked = [player for player in people if player.asked]
        player = dice.choice(able if dice.random() < 0.2 else asked)
        undoers = [player for player in people if player.position["undo"]]
        if undoers and dice.random() < (0.1 if undone > 5 else 0.5):
            undone += 1
            player = dice.choice(undoers)
            answer = await player.request("undo", number=player.position["number"])
        elif dice.random() < 0.1:
            answer = await player.request("why", move=dice.randrange(900))
        else:
            answer = await player.move(dice=dice)
        assert answer["type"] in ("ack", "why"), answer
    await in_step([player for each in sockets for player in each if player.open])
    for each in sockets:
        for player in each:
            await player.close()
    return table, tokens, sockets


@pytest.mark.parametrize("game", meadhall.game_names())
def test_every_message_holds_only_what_its_reader_may_know(file: Path, game: str) -> None:
    with hall_in_thread(config(file)) as address:
        table, tokens, sockets = asyncio.run(wild_game(address, game, 5))
        histories = [
            Api(address, token).get(f"tables/{table}/history") for token in [*tokens, None]
        ]
    rows = log_of(file, table)
    kinds = [row.kind for row in rows]
    assert kinds.count("undo") > 3
    secret = json.loads(rows[0].data)["secret"]
    forbidden = [*tokens, *map(token_hash, tokens), "invitation", "hash", "knots"]
    for reader, players in enumerate(sockets):
        seat = reader if reader < PLAYERS else None
        assert sum(hold_against(rows, seat, player.heard) for player in players) > 30
        for player in players:
            for raw, message in zip(player.raw, player.heard, strict=True):
                assert not any(word in raw for word in forbidden)
                over = message.get("phase") == "over"
                assert over or secret not in raw
        assert hold_against(rows, seat, [histories[reader]]) == 1
        assert histories[reader]["number"] == players[-1].position["number"]
    assert any(secret in raw for raw in sockets[0][-1].raw), "the secret is shown at the end"


# --- a changed mind -----------------------------------------------------------------------------


class Recorder(Reader):
    """A reader who writes everything down."""

    def __init__(self, claim: Claim | None) -> None:
        self.claim = claim
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)

    def dismiss(self, code: int, why: str) -> None:
        raise AssertionError(f"dismissed: {code} {why}")


def recorded(create: Entry, moves: list[tuple[str, int, int]]) -> list[list[bytes]]:
    """All messages of a table with these entries, by reader; time stands still."""
    table = Table.created_by("table", create)
    live = Live(table, Here(), lambda: 5)
    readers = [Recorder(Claim(seat, f"h{seat}", 0)) for seat in range(3)] + [Recorder(None)]
    for reader in readers:
        live.add(reader)
    live.tell(table.apply(Entry(2, 5, "start", -1, table.start("greedy").data)))
    for kind, seat, move in moves:
        entry = Entry(table.number + 1, 5, kind, seat, {"move": move})  # type: ignore[arg-type]
        live.tell(table.apply(entry))
    return [reader.heard for reader in readers]


def test_a_sealed_choice_changed_or_taken_back_unseen_changes_no_message_to_others() -> None:
    seats = [{"who": "person", "name": f"p{n}", "hash": f"h{n}"} for n in range(3)]
    settings = {"game": "asgard", "players": 3, "clock": {"kind": "bank"}}
    data = {
        "settings": settings, "seats": seats, "secret": "ab" * 32, "host": "h0", "invitation": "i",
    }  # fmt: skip
    create = Entry(1, 5, "create", -1, data)
    state = meadhall.game("asgard").start(3, bytes.fromhex("ab" * 32))
    mine, theirs, last = (state.legal(seat) for seat in range(3))
    plain = recorded(create, [("move", 0, mine[0]), ("move", 1, theirs[0]), ("move", 2, last[0])])
    wavering = recorded(
        create,
        [
            ("move", 0, mine[1]),
            ("move", 0, mine[2]),
            ("undo", 0, 0),
            ("move", 0, mine[0]),
            ("move", 1, theirs[0]),
            ("move", 2, last[0]),
        ],
    )
    assert plain[0] != wavering[0], "whoever changes their mind sees it"
    assert plain[1:] == wavering[1:], "nobody else does"
