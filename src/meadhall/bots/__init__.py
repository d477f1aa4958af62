"""Players that are programs. They get a seat's view, never the state, and play any game."""

from .bot import Bot
from .greedy import GreedyBot
from .ismcts import Finding, SearchBot, Settings
from .parallel import ParallelBot
from .roster import BOTS, LEVELS, bot, check_kind
from .thrall import ThrallBot
from .uniform import RandomBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Finding",
    "GreedyBot",
    "ParallelBot",
    "RandomBot",
    "SearchBot",
    "Settings",
    "ThrallBot",
    "bot",
    "check_kind",
]
