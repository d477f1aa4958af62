"""An adviser that takes its time; of its own, for bots' processes import what they are asked."""

from __future__ import annotations

import time
from typing import Any

from meadhall.hall.bots.thoughts import Outcome

SECONDS = 0.3


def advise(
    game: str, seat: int, seed: int, view: dict[str, Any], legal: list[int], lang: str
) -> Outcome:
    """The first move there is, but not at once."""
    time.sleep(SECONDS)
    return Outcome((legal[0], "It comes first."))
