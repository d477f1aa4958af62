"""Games of Vikings Gone Wild at a terminal that nobody sits at."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import meadhall
from meadhall.cli.play import Play
from meadhall.cli.seating import sit_down
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
from meadhall.kernel.texts import texts

from .talk import Answer, TalkScreen

NAMES = ["Ann", "Ben", "Cy", "Dag"]
GAME = meadhall.game("vikings")


def table(answer: Answer, *, lang: str = "en", width: int = 80, **settings: Any) -> Play:
    """A person against random bots, in this process."""
    screen = TalkScreen(lang, answer, width)
    defaults: dict[str, Any] = {"players": 3, "seed": 1, "seat": 0, "kinds": ["random"]}
    defaults |= {"names": [], "options": {}}
    seating = sit_down(GAME, screen=screen, **(defaults | settings))
    return Play(seating, screen)


def shown(play: Play) -> str:
    assert isinstance(play.screen, TalkScreen)
    return play.screen.paper.getvalue()


def any_number(seed: int, lang: str = "en") -> Answer:
    """Somebody who takes any of the numbers offered, until the game is over."""
    dice = random.Random(seed)
    over = texts(GAME.package, lang).say("vikings-event-over")

    def answer(seen: str) -> str | None:
        choices = seen.rpartition("\n\n")[2]
        numbers = [int(each) for each in re.findall(r"(?<![(\d])(\d+)\) ", choices)]
        return None if over in seen else str(dice.randint(1, max(numbers)))

    return answer


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
