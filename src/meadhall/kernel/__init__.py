"""What every game shares: the contract of a state, chance, events, records, texts."""

from .chance import Chance, FastChance, SealedChance, chance_for, seeded
from .errors import (
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
from .outcome import Outcome
from .playout import playout
from .record import Record
from .registry import game, game_names
from .session import Session
from .state import State

__all__ = [
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "Chance",
    "FastChance",
    "Game",
    "IllegalMove",
    "MeadhallError",
    "Outcome",
    "Reason",
    "Record",
    "SealedChance",
    "Session",
    "State",
    "UnknownGame",
    "chance_for",
    "game",
    "game_names",
    "playout",
    "seeded",
]
