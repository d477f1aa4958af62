"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from ..kernel.chance import Chance

PACKAGE = "meadhall.bots"
"""Where the bots' texts are."""

Imagined = Callable[[Chance], Any]
"""Draws a table at random among all that look to a seat as the true one does."""


class Bot(ABC):
    """Somebody who can be asked for a move, and then why."""

    @abstractmethod
    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        """One of the legal moves, judging by nothing but the view of the bot's own seat."""

    def explain(self, lang: str = "en") -> str:
        """Why the last move was chosen, in a sentence; empty if there is nothing to say."""
        return ""


class Imaginer(Bot):
    """A bot that looks at nothing but imagined tables. Whoever holds the state of a game can let it
    have those, and needn't make a view of which it makes a table again: that takes longer than its
    choice."""

    @abstractmethod
    def choose_from(self, imagined: Imagined, legal: list[int]) -> int:
        """The same move as `choose` finds by the view."""
