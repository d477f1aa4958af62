"""Players that are programs. They get a seat's view, never the state, and play any game."""

from .advice import hint
from .bot import Bot
from .greedy import GreedyBot
from .ismcts import Finding, SearchBot, Settings
from .parallel import ParallelBot, SearchBroken
from .roster import BOTS, LEVELS, Budget, bot, budget_of, check_kind, is_in_roster
from .thrall import ThrallBot
from .uniform import RandomBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Budget",
    "Finding",
    "GreedyBot",
    "ParallelBot",
    "RandomBot",
    "SearchBot",
    "SearchBroken",
    "Settings",
    "ThrallBot",
    "bot",
    "budget_of",
    "check_kind",
    "hint",
    "is_in_roster",
]
