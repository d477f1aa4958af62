"""One game between bots."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from ..bots import Bot, Imaginer, any_bot
from ..kernel.game import Game, state_hash
from ..kernel.tally import Tally

Maker = Callable[[str, Game[Any], int, int], Bot]
"""Makes a bot from its name, game, seat and seed."""
Allowed = Callable[[Any, int, list[int]], list[int]]
"""Of a state, a seat and its legal moves: those that it may choose among."""


@dataclass(frozen=True)
class Played:
    """How a game between bots went."""

    kinds: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    end: str
    """The hash of the last position: the same game, the same hash."""

    def share(self, seat: int) -> float:
        """A seat's share of the win."""
        return 1.0 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


def play_game(
    game: Game[Any],
    kinds: Sequence[str],
    seed: int,
    make: Maker = any_bot,
    options: Mapping[str, Any] | None = None,
    watch: Tally | None = None,
    allowed: Allowed | None = None,
) -> Played:
    """Play one game; each bot gets its own view, or tables that fit it, and nothing else. The seed
    gives the shuffle and, each apart, the bots' dice. Whoever watches sees everything, and says
    nothing. Who sets limits may take some of its legal moves from a seat, never all."""
    state = game.start(len(kinds), seed, options)
    bots = [make(kind, game, seat, dice(seed, seat, kind)) for seat, kind in enumerate(kinds)]
    decisions = 0
    while waiting := state.waiting:
        seat = waiting[0]
        bot = bots[seat]
        legal = state.legal(seat)
        if allowed:
            legal = allowed(state, seat, legal)
        if isinstance(bot, Imaginer):
            move = bot.choose_from(partial(game.imagine, state, seat), legal)
        else:
            move = bot.choose(state.view(seat), legal)
        if watch:
            watch.before(state, seat, move)
        state.play(seat, move)
        decisions += 1
    if watch:
        watch.ended(state)
    outcome = state.outcome
    assert outcome is not None
    return Played(tuple(kinds), outcome.scores, outcome.ranks, decisions, state_hash(state))


def dice(seed: int, seat: int, kind: str) -> int:
    """A seed for a bot that has nothing to do with the shuffle."""
    digest = hashlib.blake2b(f"{kind} at {seat} in {seed}".encode(), digest_size=7).digest()
    return int.from_bytes(digest, "little")
