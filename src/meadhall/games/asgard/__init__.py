"""Intrigues of Asgard: draft two-headed cards, win the favour of the Aesir, use their wills.

Rules, cards, texts and views of this game, behind its `GAME`. It knows the kernel, no other game
and no other room; whatever a seat may see comes from `view.py` and `telling.py`, and from nothing
else.
"""

from .game import GAME

__all__ = ["GAME"]
