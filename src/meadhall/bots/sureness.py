"""Chances that mean what they say: of all that are called 70 %, seven in ten come true.

A search believes its own plans, so in one game it is surer than games bear out; in another its
judgement is careful, and it isn't sure enough. How far off it is is measured on games that bots
played to the end (`bench/calibration.py`) and stands in the game's `game.toml`, by the number of
players: to that power a chance is raised, and then all of them are made one again. Less than 1
takes every chance nearer to an equal's, more takes it away; which of two is larger stays as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel.alike import added, power
from ..kernel.game import Game


def sureness_of(game: Game[Any], players: int, by_net: bool = False) -> float:
    """To what power the chances of a search are to be raised, at such a table."""
    measured = game.about.net_sureness if by_net else game.about.sureness
    return measured.get(str(players), 1.0)


def of_all(chances: Sequence[float], sureness: float) -> list[float]:
    """Every seat's chance, as it comes true."""
    raised = [power(max(each, 0.0), sureness) for each in chances]
    total = added(raised)
    return [each / total for each in raised] if total > 0 else list(chances)


def of_one(chance: float, players: int, sureness: float) -> float:
    """A single seat's chance, the others being as good as each other."""
    own = min(max(chance, 0.0), 1.0)
    rest = (1 - own) / (players - 1)
    return of_all([own, *[rest] * (players - 1)], sureness)[0]
