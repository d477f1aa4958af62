"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

PACKAGE = "meadhall.bots"
"""Where the bots' texts are."""


class Bot(ABC):
    """Somebody who can be asked for a move, and then why."""

    @abstractmethod
    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        """One of the legal moves, judging by nothing but the view of the bot's own seat."""

    def explain(self, lang: str = "en") -> str:
        """Why the last move was chosen, in a sentence; empty if there is nothing to say."""
        return ""
