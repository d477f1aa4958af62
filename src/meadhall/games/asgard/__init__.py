"""Intrigues of Asgard: draft two-headed cards, win the favour of the Aesir, use their wills."""

from .game import GAME

__all__ = ["GAME"]
