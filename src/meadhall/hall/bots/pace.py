"""How soon bots answer: nobody is to learn from it that a bot had nothing to choose.

Whoever may react is asked even if all they can do is pass, so that a hand isn't betrayed. A bot
that had but one move would betray it all the same by answering at once. So it takes as long as one
of the choices that such bots had to think about lately.
"""

from __future__ import annotations

import secrets
from collections import deque

REMEMBERED = 64
"""Choices of each kind of bot in each game."""


class Pace:
    """How long bots thought lately, by their level and game."""

    def __init__(self) -> None:
        self._took: dict[tuple[str, str], deque[float]] = {}

    def remember(self, level: str, game: str, took: float) -> None:
        """A bot that could choose thought so long."""
        self._took.setdefault((level, game), deque(maxlen=REMEMBERED)).append(took)

    def pretended(self, level: str, game: str) -> float:
        """How long one that can't choose takes for it."""
        lately = self._took.get((level, game))
        return secrets.choice(lately) if lately else 0.0
