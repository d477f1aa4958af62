"""The fullest tables a game can come to: what a board must have room for.

Games of random bots at the largest table are played, and of each measure that the game names
(`extremes` in `tests/<game>/scenes.py`) the position with the most of it is kept."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from meadhall.kernel.registry import game as game_named
from meadhall.kernel.session import Session

from .recorded import NAMES, kind_of, scene
from .scenes import scenes_of

GAMES = 12
LAVISH = 6
"""So many more of games that want to be seen as full as they can get."""
LONGEST = 700
"""Moves after which a game of random bots has shown what it can."""


@cache
def extremes(game: str) -> dict[str, dict[str, Any]]:
    """The scenes, by the name of what there is most of; `asked-…` for each kind of question."""
    scenes = scenes_of(game)
    measures = scenes.extremes
    best: dict[str, tuple[float, int, int]] = {}  # how much, in which game, after how many moves
    for seed in range(GAMES + (LAVISH if scenes.lavish else 0)):
        for moves, session, seat, view in _course(game, seed):
            much = {name: measure(view) for name, measure in measures.items()}
            # Of each question there is the one with most to choose from.
            much[f"asked-{kind_of(view)}"] = float(len(session.state.legal(seat)))
            for name, amount in much.items():
                if name not in best or amount > best[name][0]:
                    best[name] = (amount, seed, moves)
    return {name: _scene_after(game, seed, moves) for name, (_, seed, moves) in best.items()}


def _course(game: str, seed: int) -> Iterator[tuple[int, Session, int, dict[str, Any]]]:
    """A random game: each moment with whoever is asked and what they see."""
    played = game_named(game)
    players = played.max_players
    scenes = scenes_of(game)
    options, shunned = (scenes.lavish, scenes.shunned) if seed >= GAMES else ({}, frozenset[str]())
    session = Session(played, players, seed, dict(options), NAMES["en"][:players])
    dice = random.Random(seed)
    while session.state.waiting and len(session.record.moves) < LONGEST:
        seat = session.state.waiting[-1]
        yield len(session.record.moves), session, seat, session.state.view(seat)
        legal = list(session.state.legal(seat))
        wanted = [each for each in legal if played.space.structure(each)["kind"] not in shunned]
        session.play(seat, dice.choice(wanted or legal))


def _scene_after(game: str, seed: int, moves: int) -> dict[str, Any]:
    """The moment after so many moves, as whoever is asked then sees it."""
    before = None
    for made, session, seat, _ in _course(game, seed):
        if made == moves:
            return scene(session, before or session.state, seat, (0, 0))
        before = session.state.clone()
    raise AssertionError(f"{game} {seed} never came to {moves}")
