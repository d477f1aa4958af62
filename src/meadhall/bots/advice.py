"""Advice for people: what a bot that knows what they know would do, and why."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..kernel.chance import seeded
from ..kernel.game import Game
from .compare import Scales, Weighed
from .ismcts import SearchBot, best_first
from .roster import bot, budget_of

ADVISER = "jarl"
"""Quick, and it has something to tell: how often each move wins."""
ADVISER_AFTERWARDS = "greedy"
"""Who has decided and may still change their mind is asked nothing, and a search looks only at
what is asked."""
GIVEN_AWAY = 0.05
"""What a move must surely give away for somebody to be told so."""
RIVALS = 2
"""So many other moves are weighed against the one that was made."""
ROUNDS = 3
"""Each of them gets so many times the iterations of the first look, at most."""


def hint(
    game: Game[Any], seat: int, seed: int, view: dict[str, Any], legal: list[int], lang: str = "en"
) -> tuple[int, str]:
    """A legal move for a seat, judging by its view alone, and why in a sentence."""
    table = game.imagine(view, seat, seeded(seed))
    kind = ADVISER if seat in table.waiting else ADVISER_AFTERWARDS
    adviser = bot(kind, game, seat, seed)
    return adviser.choose(view, legal), adviser.explain(lang)


class Regret(NamedTuple):
    """A move that would have been better, and how sure that is."""

    move: int
    weighed: Weighed


def regret(
    game: Game[Any], seat: int, seed: int, view: dict[str, Any], legal: list[int], made: int
) -> Regret | None:
    """What would have been better than the move a seat has made of these, by its view before it;
    None unless that one surely gives away :data:`GIVEN_AWAY`. A quick look only raises the alarm:
    equal searches decide."""
    table = game.imagine(view, seat, seeded(seed))
    if seat not in table.waiting or len(legal) < 2 or game.is_obvious(made):
        return None
    iterations = budget_of(ADVISER).iterations
    found = best_first(SearchBot(game, seat, seed, iterations).search(view, legal))
    worth = next(each.chance for each in found if each.move == made)
    others = [each for each in found if each.move != made and each.chance - worth >= GIVEN_AWAY]
    if found[0].move == made or not others:
        return None
    moves = [each.move for each in others[:RIVALS]]
    scales = Scales(game, seat, seed + 1)
    weighed = scales.weigh(view, made, moves, ROUNDS * iterations, GIVEN_AWAY)
    move, best = max(zip(moves, weighed, strict=True), key=lambda each: each[1].gain)
    return Regret(move, best) if best.surety(GIVEN_AWAY) == "surely" else None
