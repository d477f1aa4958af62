"""Looking for puzzles in games that bots play: one of a kind in each round and seat at most."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from ...bots import bot
from ...kernel.game import Game
from ...kernel.puzzles import Exact, Problem, Puzzle, Searched, Unsound
from ...kernel.state import State
from .keeping import named
from .making import Poor, exact_puzzle
from .rating import level_of
from .weighing import searched_puzzle

LOOKS: Final = 4
"""Decisions of a seat in a round that are looked at until one makes a puzzle."""
PLAYERS: Final = ("thrall", "thrall", "karl")
"""Who plays the games: positions that weak players come to teach as much, and cost less."""
EASY_PART: Final = 0.25
"""Of the puzzles of a kind, so many at most are found by a thrall."""
SHORT_PART: Final = 0.3
"""So many at most take a single step."""
ALIKE_PART: Final = 0.3
"""So many at most show the same and nothing else."""


def find(
    game: Game[Any],
    problem: Problem[Any],
    count: int,
    seed: int,
    kept: Sequence[Puzzle],
    reasons: Counter[str],
) -> Iterator[Puzzle | None]:
    """So many more puzzles of a kind, named and rated; None after each game, for a progress bar.
    Why positions make none is counted in `reasons`."""
    have = list(kept)
    found = 0
    while found < count:
        for puzzle in found_in(game, problem, seed, reasons):
            rated = replace(named(puzzle, have), level=level_of(game, puzzle), seed=seed)
            alike = [each for each in have if each.kind == problem.kind]
            if is_there(rated, alike):
                reasons["it is there already"] += 1
            elif one_more(rated, alike, count, isinstance(problem, Exact)):
                have.append(rated)
                found += 1
                yield rated
            else:
                reasons["enough of these"] += 1
        seed += 1
        yield None


def is_there(puzzle: Puzzle, kept: Sequence[Puzzle]) -> bool:
    """Was it found before, in a game that is looked at again?"""
    return any(each.seed == puzzle.seed and each.nodes == puzzle.nodes for each in kept)


def one_more(puzzle: Puzzle, kept: Sequence[Puzzle], count: int, exact: bool) -> bool:
    """Is there room for one more like this? Easy ones, those with the same themes and, where whole
    ways are known, short ones are many."""
    whole = max(count, len(kept))
    easy = sum(1 for each in kept if each.level == 1)
    short = sum(1 for each in kept if each.steps == 1)
    alike = sum(1 for each in kept if each.themes == puzzle.themes)
    return (
        (puzzle.level > 1 or easy < EASY_PART * whole)
        and (puzzle.steps > 1 or not exact or short < SHORT_PART * whole)
        and alike < ALIKE_PART * whole
    )


def found_in(
    game: Game[Any], problem: Problem[Any], seed: int, reasons: Counter[str]
) -> Iterator[Puzzle]:
    """The puzzles of one game between bots, not yet named or rated."""
    dice = random.Random(f"{game.name} {problem.kind} {seed}")
    players = dice.choice(problem.players)
    state = game.start(players, seed)
    kinds = [dice.choice(PLAYERS) for _ in range(players)]
    bots = [bot(kind, game, seat, seed + seat) for seat, kind in enumerate(kinds)]
    looked: Counter[tuple[int, Any]] = Counter()
    while waiting := state.waiting:
        seat = waiting[0]
        legal, view = state.legal(seat), state.view(seat)
        where = (seat, view.get("round"))
        if len(legal) > 1 and looked[where] < LOOKS and problem.arises(state, seat):
            try:
                yield puzzle_of(game, problem, state, seat, dice.randrange(1 << 30))
                looked[where] = LOOKS
            except (Poor, Unsound) as why:
                reasons[str(why) or type(why).__name__] += 1
                looked[where] += 1
        state.play(seat, bots[seat].choose(view, legal))


def puzzle_of(game: Game[Any], problem: Problem[Any], state: State, seat: int, seed: int) -> Puzzle:
    """A puzzle of a seat's decision; `Poor` or `Unsound` says why it makes none."""
    if isinstance(problem, Searched):
        return searched_puzzle(game, problem, state, seat, seed, "")
    assert isinstance(problem, Exact)
    return exact_puzzle(game, problem, state, seat, seed, "")
