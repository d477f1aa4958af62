"""Vikings Gone Wild: brew, build, raid; whoever tells of the greatest deeds wins."""

from .game import GAME

__all__ = ["GAME"]
