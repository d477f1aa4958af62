"""Games of Vikings Gone Wild at a terminal that nobody sits at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import meadhall
from meadhall.games.vikings.cards import NAMES as CARDS
from meadhall.games.vikings.moves import (
    BUY,
    DECLINE_ALL,
    DISMANTLE,
    END_TURN,
    EXCHANGE,
    SEND,
    SWAP,
    UPGRADE,
)
from meadhall.kernel.session import Session

from .talk import any_number_in, table_of

NAMES = ["Ann", "Ben", "Cy", "Dag"]
GAME = meadhall.game("vikings")
table = partial(table_of, GAME)
any_number = partial(any_number_in, GAME)


def busy_games(
    games: int, players: int = 0, options: dict[str, Any] | None = None
) -> Iterator[Session]:
    """Games where people play, buy and attack rather than exchange, dismantle or stop."""
    for seed in range(games):
        dice = random.Random(seed)
        seats = players or 2 + seed % 3
        session = Session(GAME, seats, seed, options or {}, NAMES[:seats])
        while session.state.waiting:
            yield session
            seat = session.state.waiting[0]
            moves = session.state.legal(seat)
            play = [move for move in moves if move < BUY]
            buy = [move for move in moves if BUY <= move <= UPGRADE]
            send = [move for move in moves if SEND <= move < SEND + len(CARDS)]
            dull = {*range(DISMANTLE, EXCHANGE + 2), *range(SWAP, END_TURN + 1), DECLINE_ALL}
            busy = [move for move in moves if move not in dull] or moves
            choose = play or send or (buy if buy and dice.random() < 0.7 else busy)
            session.play(seat, dice.choice(choose if dice.random() < 0.9 else moves))
