"""Where on the table a move is at home, as its player can know. It runs in a bot's process."""

from __future__ import annotations

from typing import Any

from ...kernel.chance import seeded
from ...kernel.game import Game

WORLDS = 3
"""What happens in all of so many imagined worlds is taken for known."""
FIRST_LINES = 2
"""What comes later follows from the move, and isn't what it was about."""


def places_of(game: Game[Any], view: dict[str, Any], seat: int, move: int, seed: int) -> list[str]:
    """The places that the saga of a move would light, whatever the others hold."""
    chance = seeded(seed)
    found: list[list[str]] = []
    for _ in range(WORLDS):
        world = game.imagine(view, seat, chance)
        chance.word()
        world.listen()
        world.play(seat, move)
        heard = [told for event in world.take_events() if (told := game.tell(event, seat))]
        lines = game.words.saga(heard, world.view(seat))
        found.append([place for line in lines[:FIRST_LINES] for place in line.places])
    first, *others = found
    return list(dict.fromkeys(each for each in first if all(each in more for more in others)))
