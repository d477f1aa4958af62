"""Wolves of Odin: lay units into formations, sacrifice them for deities, win the round's prize."""

from .game import GAME

__all__ = ["GAME"]
