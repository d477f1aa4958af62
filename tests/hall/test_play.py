"""Playing over sockets: from the first card to the record."""

from __future__ import annotations

import asyncio
import random

import pytest

import meadhall
from meadhall.kernel import Record

from .client import Api, Player, full_table, in_step, play_on


@pytest.mark.parametrize("game", meadhall.game_names())
def test_a_whole_game_and_its_record(address: str, game: str) -> None:
    async def main() -> str:
        table, tokens = full_table(address, game=game, players=3)
        players = [Player(address, table, token) for token in tokens]
        for player in players:
            await player.connect()
        commitment = players[0].table["commitment"]
        assert players[0].table["secret"] is None
        await play_on(players, random.Random(7))
        for player in players:
            assert player.position["phase"] == "over"
            assert player.position["result"]["ranks"]
            assert player.position["moves"] == []
            await player.close()
        assert players[0].table["phase"] == "over"
        record = Record.from_text(Api(address).get(f"tables/{table}/record"))
        assert record.commitment == commitment
        assert record.shuffle_proved()
        assert record.seed.hex() == players[0].table["secret"]  # type: ignore[union-attr]
        assert record.names == ["Anna", "Player 1", "Player 2"]
        return table

    asyncio.run(main())


@pytest.mark.parametrize("game", meadhall.game_names())
def test_a_move_can_be_given_by_what_it_says(address: str, game: str) -> None:
    dice = random.Random(3)

    async def main() -> None:
        table, tokens = full_table(address, game=game, players=3)
        players = [Player(address, table, token) for token in tokens]
        for player in players:
            await player.connect()
        space = meadhall.game(game).space
        for _ in range(12):
            player = next(each for each in players if each.asked)
            legal = dice.choice(player.position["moves"])
            assert legal["what"] == space.structure(legal["move"])
            number = player.position["number"]
            assert (await player.request("why", what=legal["what"]))["reason"] is None
            done = await player.request("move", number=number, what=legal["what"])
            assert done["type"] == "ack"
            await in_step(players)
        for player in players:
            await player.close()

    asyncio.run(main())


@pytest.mark.parametrize(
    ("given", "code", "text"),
    [
        ({"what": {"kind": "fly"}}, "illegal-move", "there is no move of kind 'fly'"),
        ({"what": {"kind": "play", "up": "odin"}}, "illegal-move", "play says up, down besides"),
        ({"what": {"kind": "done"}}, "illegal-move", ""),
        ({"what": {"kind": "done"}, "notation": "done"}, "malformed", "by its id, by what it says"),
        ({}, "malformed", "by its id, by what it says"),
        ({"what": {"kind": True}}, "malformed", ""),
        ({"what": "done"}, "malformed", ""),
    ],
)
def test_what_is_no_move_is_refused_and_changes_nothing(
    address: str, given: dict[str, object], code: str, text: str
) -> None:
    async def main() -> None:
        table, tokens = full_table(address, game="asgard")
        async with Player(address, table, tokens[0]) as anna:
            before = anna.position
            refused = await anna.request("move", number=before["number"], **given)
            assert (refused["type"], refused["code"]) == ("error", code)
            assert text in refused["text"]
            assert (await anna.move())["type"] == "ack"

    asyncio.run(main())
