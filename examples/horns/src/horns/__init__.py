"""Horns: a toy game in plain Python, to learn from how a game for meadhall is written.

Everybody holds three horns of mead and secretly picks one; the strongest wins (of equals, the
lowest seat). The winner drinks it for a point or pours it away and draws another one, unseen by
the rest. It ends when all hands are empty.
"""

from .game import GAME, Horns
from .state import HornsState

__all__ = ["GAME", "Horns", "HornsState"]
