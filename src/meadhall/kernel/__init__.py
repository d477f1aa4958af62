"""What every game shares: the contract of a state, chance, events, records, texts.

Whatever a game, a bot, the lab and the hall must agree about is here, and each of them can rely on
nothing else. It knows no game and no other room, and needs no package but those that compiled
modules and texts need.
"""

from .chance import Chance, FastChance, SealedChance, chance_for, seeded
from .errors import (
    BadMove,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalMove,
    MeadhallError,
    Reason,
    UnknownGame,
)
from .game import Game
from .memory import Memory
from .outcome import Outcome
from .playout import playout
from .record import Record
from .registry import game, game_names
from .session import Session
from .space import Group, Space
from .state import State

__all__ = [
    "BadMove",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "Chance",
    "FastChance",
    "Game",
    "Group",
    "IllegalMove",
    "MeadhallError",
    "Memory",
    "Outcome",
    "Reason",
    "Record",
    "SealedChance",
    "Session",
    "Space",
    "State",
    "UnknownGame",
    "chance_for",
    "game",
    "game_names",
    "playout",
    "seeded",
]
