"""Where games are studied: matches, tournaments with ratings, and what decided a game."""

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
