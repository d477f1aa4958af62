"""Players that are programs. They get a seat's view, never the state, and play any game."""

from .bot import Bot
from .greedy import GreedyBot
from .roster import BOTS, bot
from .uniform import RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "bot"]
