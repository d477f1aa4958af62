"""Playing over sockets: from the first card to the record."""

from __future__ import annotations

import asyncio
import random

import pytest

import meadhall
from meadhall.kernel import Record

from .client import Api, Player, full_table, play_on


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
