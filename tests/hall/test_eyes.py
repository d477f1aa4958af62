"""Onlookers who see more than what lies open: through a seat's eyes, while it lets them and not a
moment longer; or all hands, when they are old enough. Everything is held against the oracle."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from effort import many

import meadhall

from .client import Api, Player, Refusal, full_table, in_step
from .eavesdropping import Halls, two_halls
from .oracle import _facts, hold_against, late, log_of
from .serving import config, hall_in_thread

PLAYERS = 3
MOST = many(60, long=400)
"""Moves of each game."""


@pytest.fixture(params=["one process", "two processes"], scope="module")
def halls(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Halls]:
    """Where people play, and where others look on."""
    if request.param == "one process":
        file = tmp_path_factory.mktemp("hall") / "hall.db"
        with hall_in_thread(config(file)) as address:
            yield Halls(address, address, f"sqlite:///{file}")
    else:
        with two_halls(request.getfixturevalue("pg"), "eyes") as both:
            yield both


async def act(players: list[Player], dice: random.Random, undone: list[int]) -> None:
    """One move, or one taken back; now and then a sealed choice is changed."""
    undoers = [player for player in players if player.position["undo"]]
    if undoers and dice.random() < (0.3 if len(undone) < 6 else 0.05):
        player = dice.choice(undoers)
        undone.append(player.seat)
        answer = await player.request("undo", number=player.position["number"])
    else:
        able = [player for player in players if player.position["moves"]]
        asked = [player for player in players if player.asked]
        answer = await dice.choice(able if dice.random() < 0.3 else asked).move(dice=dice)
    assert answer["type"] == "ack", answer


async def until_same(onlooker: Player, table: str, there: str) -> None:
    """Let an onlooker in another process hear all that has been stored."""
    number = Api(there).get(f"tables/{table}/position")["number"]
    assert number
    await in_step([onlooker])


@pytest.mark.parametrize("game", meadhall.game_names())
def test_an_onlooker_sees_what_a_seat_sees_only_while_it_lets_them(halls: Halls, game: str) -> None:
    async def main() -> None:
        dice = random.Random(11)
        table, tokens = full_table(halls.here, game=game, players=PLAYERS, watching="eyes")
        players = [Player(halls.here, table, token) for token in tokens]
        lookers = [Player(halls.there, table, None, recall=True) for _ in range(2)]
        for each in (*players, *lookers):
            await each.connect()
        through: set[int] = set()
        is_open = [False] * PLAYERS
        undone: list[int] = []
        for turn in range(MOST):
            await in_step(players)
            if players[0].position["phase"] == "over":
                break
            if turn % 5 == 0:
                seat = dice.randrange(PLAYERS)
                is_open[seat] = not is_open[seat]
                Api(halls.here, tokens[seat]).post(f"tables/{table}/eyes", {"on": is_open[seat]})
                await until_same(lookers[0], table, halls.there)
                for looker in lookers:
                    await in_step([looker])
                    eyes = looker.position["eyes"]
                    assert eyes is None or is_open[eyes], "closed at once"
                    wanted = dice.randrange(PLAYERS)
                    answer = await looker.request("eyes", eyes=wanted)
                    if is_open[wanted]:
                        assert answer["type"] == "ack", answer
                        assert looker.position["eyes"] == wanted
                        through.add(wanted)
                    else:
                        assert (answer["type"], answer["code"]) == ("error", "eyes-closed")
            await act(players, dice, undone)
        await until_same(lookers[0], table, halls.there)
        await in_step(lookers)
        rows = log_of(halls.url, table)
        for looker in lookers:
            assert hold_against(rows, None, looker.heard) > 20
        assert len(through) == PLAYERS
        private = [m for m in lookers[0].heard if m["type"] == "position" and m["eyes"] is not None]
        assert len(private) > 5
        assert undone
        for player in players:
            assert hold_against(rows, player.seat, player.heard) > 20, "who plays sees their own"
        for each in (*players, *lookers):
            await each.close()

    asyncio.run(main())


@pytest.mark.parametrize("game", meadhall.game_names())
def test_all_hands_are_shown_when_they_are_old_enough(halls: Halls, game: str) -> None:
    async def main() -> None:
        dice = random.Random(5)
        table, tokens = full_table(
            halls.here, game=game, players=PLAYERS, watching="delayed", delay=PLAYERS + 1
        )
        players = [Player(halls.here, table, token) for token in tokens]
        looker = Player(halls.there, table, None, recall=True)
        for each in (*players, looker):
            await each.connect()
        assert (await looker.request("eyes", eyes="all"))["type"] == "ack"
        undone: list[int] = []
        hands = 0
        for _ in range(MOST):
            await in_step(players)
            if players[0].position["phase"] == "over":
                break
            await act(players, dice, undone)
            await until_same(looker, table, halls.there)
            ((_, expected), _) = late(log_of(halls.url, table))
            assert _facts(looker.position) == expected, "neither newer nor older"
            hands += looker.position["views"] is not None
        await until_same(looker, table, halls.there)
        rows = log_of(halls.url, table)
        assert hold_against(rows, None, looker.heard) > 5  # who looks on is told of much at once
        assert hands > 10
        assert undone
        secret = json.loads(rows[0].data)["secret"]
        shown = zip(looker.raw, looker.heard, strict=True)
        assert not any(secret in raw for raw, each in shown if each.get("phase") != "over")
        for each in (*players, looker):
            await each.close()

    asyncio.run(main())


def test_changing_ones_mind_makes_no_turns(file: Path) -> None:
    """However often sealed choices are changed, nobody sees them before they are laid open."""

    async def main(address: str) -> None:
        table, tokens = full_table(address, players=2, watching="delayed", delay=2)
        players = [Player(address, table, token) for token in tokens]
        looker = Player(address, table)
        for each in (*players, looker):
            await each.connect()
        await looker.request("eyes", eyes="all")
        first = players[0]
        for move in first.position["moves"][:1] * 2 + first.position["moves"][1:3] * 4:
            await in_step(players)
            assert (await first.move(move["move"]))["type"] == "ack"
        await in_step([looker])
        assert looker.position["views"] is None
        assert looker.position["number"] == 0
        for each in (*players, looker):
            await each.close()

    with hall_in_thread(config(file)) as address:
        asyncio.run(main(address))


@pytest.mark.parametrize("eyes", [0, "all"])
def test_where_nothing_is_agreed_on_everything_stays_closed(file: Path, eyes: Any) -> None:
    async def main(address: str) -> None:
        for watching in ("public", "delayed" if eyes == 0 else "eyes"):
            table, tokens = full_table(address, players=2, watching=watching)
            async with Player(address, table) as looker:
                answer = await looker.request("eyes", eyes=eyes)
                assert answer["code"] == "eyes-closed"
            async with Player(address, table, tokens[0]) as anna:
                answer = await anna.request("eyes", eyes=eyes)
                assert answer["code"] == "eyes-closed", "who plays has eyes of their own"

    with hall_in_thread(config(file)) as address:
        asyncio.run(main(address))


def test_nobody_who_plays_looks_through_open_eyes_either(file: Path) -> None:
    async def main(address: str) -> None:
        table, tokens = full_table(address, players=2, watching="eyes")
        Api(address, tokens[0]).post(f"tables/{table}/eyes", {"on": True})
        async with Player(address, table, tokens[1]) as erik, Player(address, table) as looker:
            assert (await erik.request("eyes", eyes=0))["code"] == "eyes-closed"
            assert (await looker.request("eyes", eyes=0))["type"] == "ack"
            assert looker.position["view"] != erik.position["view"]
            await looker.send({"type": "words", "id": 0, "lang": "ru"})
            await looker.expect("position")
            assert (looker.position["eyes"], looker.position["moves"]) == (0, [])
            assert (await looker.request("eyes", eyes=None))["type"] == "ack"
            assert looker.position["eyes"] is None
        outside = Api(address).get(f"tables/{table}/position")
        assert outside["eyes"] is None
        assert outside["view"] == looker.position["view"]
        # Whoever comes back has the eyes they had, if those are still open; who plays has none.
        async with Player(address, table, None, eyes=0, recall=True) as again:
            assert again.position["eyes"] == 0
            await again.expect("history")
        async with Player(address, table, tokens[1], eyes=0) as erik:
            assert (erik.position["eyes"], erik.position["seat"]) == (None, 1)
        Api(address, tokens[0]).post(f"tables/{table}/eyes", {"on": False})
        async with Player(address, table, None, eyes=0, recall=True) as again:
            assert again.position["eyes"] is None
            assert again.position["view"] == outside["view"]
        assert hold_against(log_of(file, table), None, [*looker.heard, *again.heard]) > 3

    with hall_in_thread(config(file)) as address:
        asyncio.run(main(address))


@pytest.mark.parametrize("eyes", [9, -1, "some", 1.5, [0], True])
def test_eyes_that_there_are_not(file: Path, eyes: Any) -> None:
    async def main(address: str) -> None:
        table, _ = full_table(address, players=2, watching="eyes")
        async with Player(address, table) as looker:
            assert (await looker.request("eyes", eyes=eyes))["code"] == "malformed"
            assert (await looker.request("eyes", eyes=5))["code"] == "eyes-closed"

    with hall_in_thread(config(file)) as address:
        asyncio.run(main(address))


def test_who_does_not_sit_opens_nothing(file: Path) -> None:
    with hall_in_thread(config(file)) as address:
        table, tokens = full_table(address, players=2, watching="eyes")
        with pytest.raises(Refusal, match="no-seat"):
            Api(address).post(f"tables/{table}/eyes", {"on": True})
        with pytest.raises(Refusal, match="malformed"):
            Api(address, tokens[0]).post(f"tables/{table}/eyes", {"on": 1})
