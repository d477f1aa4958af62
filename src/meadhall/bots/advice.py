"""Advice for people: what a bot that knows what they know would do, and why."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import seeded
from ..kernel.game import Game
from .roster import bot

ADVISER = "jarl"
"""Quick, and it has something to tell: how often each move wins."""
ADVISER_AFTERWARDS = "greedy"
"""Who has decided and may still change their mind is asked nothing, and a search looks only at
what is asked."""


def hint(
    game: Game[Any], seat: int, seed: int, view: dict[str, Any], legal: list[int], lang: str = "en"
) -> tuple[int, str]:
    """A legal move for a seat, judging by its view alone, and why in a sentence."""
    table = game.imagine(view, seat, seeded(seed))
    kind = ADVISER if seat in table.waiting else ADVISER_AFTERWARDS
    adviser = bot(kind, game, seat, seed)
    return adviser.choose(view, legal), adviser.explain(lang)
