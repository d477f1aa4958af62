"""Players that are programs. They get a seat's view, never the state, and play any game.

How a bot thinks, how strong each level is, and how to find one by its name. Nothing here names a
game or needs more than the kernel; processes for bots are the hall's (`meadhall.hall.bots`) and
the lab's business.
"""

from .advice import Regret, hint, regret
from .bot import Bot, Imaginer
from .greedy import GreedyBot
from .ismcts import Finding, SearchBot, Settings
from .learned import LearnedBot
from .own import BotFailed, OwnBot, any_bot, check_any, looks_own
from .policy import PolicyBot
from .roster import BOTS, LEVELS, Budget, bot, budget_of, check_kind, is_in_roster
from .thrall import ThrallBot
from .uniform import RandomBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotFailed",
    "Budget",
    "Finding",
    "GreedyBot",
    "Imaginer",
    "LearnedBot",
    "OwnBot",
    "PolicyBot",
    "RandomBot",
    "Regret",
    "SearchBot",
    "Settings",
    "ThrallBot",
    "any_bot",
    "bot",
    "budget_of",
    "check_any",
    "check_kind",
    "hint",
    "is_in_roster",
    "looks_own",
    "regret",
]
