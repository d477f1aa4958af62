"""A bot that writes down all it is given, and all it finds in its process."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from meadhall.bots import Bot
from meadhall.kernel import Game

NOTES = "SPY_NOTES"
"""The variable that says where to."""
FOUND: list[int] = []
"""Seats of the bots that thought in this process."""


class SpyBot(Bot):
    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        FOUND.append(seat)

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        notes = {
            "view": view,
            "legal": legal,
            "found": FOUND,
            "environment": sorted(os.environ),
            "arguments": sys.argv[1:],
        }
        with Path(os.environ[NOTES]).open("a") as file:
            file.write(json.dumps(notes) + "\n")
        return legal[0]
