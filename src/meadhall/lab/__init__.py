"""Where games are studied: matches, tournaments with ratings, balance, and what decided a game.

It seats bots and reads records; games it knows through the kernel only. It answers with data and
files: nothing here prints, draws in a terminal or serves.
"""

from .analysis import Analysis, Moment, TurningPoint, analyse
from .match import Played, play_game
from .tournament import Plan, Tournament

__all__ = [
    "Analysis",
    "Moment",
    "Plan",
    "Played",
    "Tournament",
    "TurningPoint",
    "analyse",
    "play_game",
]
