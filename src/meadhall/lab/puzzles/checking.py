"""Is what a puzzle says still true? Every one is solved again, by the rules as they are now."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any, Final

from ...kernel.chance import seeded
from ...kernel.errors import MeadhallError
from ...kernel.game import Game
from ...kernel.puzzles import Attempt, Exact, Problem, Puzzle, Unsound, place_name, problems
from ...kernel.state import State
from .making import Poor, exact_puzzle, made
from .rating import level_of
from .solver import Solver
from .weighing import MARGIN, MOST_FINAL, weighed

OTHER_DICE: Final = 20_260_101
"""A seed that no puzzle was found with."""


def faults(
    game: Game[Any], puzzle: Puzzle, worlds: int = 1, iterations: int | None = None
) -> list[str]:
    """What is wrong with a puzzle: nothing, if all is well. A solved one is solved again, in so
    many worlds besides its own; a weighed one is weighed again, by so many iterations a move."""
    try:
        found = played(game, puzzle)
        problem = problems(game)[puzzle.kind]
        if isinstance(problem, Exact):
            found += solved_again(game, problem, puzzle, worlds)
        elif iterations:
            lead = lead_of(game, problem, puzzle, iterations, seed=OTHER_DICE)
            if lead < MARGIN:
                found.append(f"by other dice the best leads by {lead:.2f}")
        return found
    except (MeadhallError, Unsound, Poor, KeyError, ValueError) as wrong:
        return [f"{type(wrong).__name__}: {wrong}"]


def mended(game: Game[Any], puzzle: Puzzle) -> Puzzle | None:
    """The same position, solved and rated anew; None if it makes no puzzle any more."""
    problem = problems(game)[puzzle.kind]
    try:
        begun: State = game.from_json(puzzle.position)
        if not isinstance(problem, Exact):
            return None
        anew = exact_puzzle(game, problem, begun, puzzle.seat, puzzle.seed, puzzle.name)
        return replace(anew, level=level_of(game, anew), seed=puzzle.seed)
    except (MeadhallError, Unsound, Poor):
        return None


def played(game: Game[Any], puzzle: Puzzle) -> list[str]:
    """Its answer and its tries, played through."""
    found = []
    attempt = Attempt(game, puzzle)
    problem = problems(game)[puzzle.kind]
    fits = not isinstance(problem, Exact) or problem.fits(attempt.state, puzzle.seat)
    if not (problem.arises(attempt.state, puzzle.seat) and fits):
        found.append("this is no such problem")
    tried(attempt, puzzle.line)
    if attempt.verdict != "right":
        found.append(f"the answer is {attempt.verdict}")
    for told in puzzle.tries:
        attempt = Attempt(game, puzzle)
        tried(attempt, told.line)
        if attempt.verdict != "wrong":
            found.append(f"the try {told.line} is {attempt.verdict}")
    return found


def tried(attempt: Attempt, line: Sequence[tuple[int, int]]) -> None:
    """Play the seat's part of a line, as far as it goes; what is no choice comes by itself."""
    own = [move for seat, move in line if seat == attempt.puzzle.seat]
    while attempt.verdict in (None, "on") and len(attempt.made) < len(own):
        attempt.play(own[len(attempt.made)])


def lead_of(
    game: Game[Any], problem: Problem[Any], puzzle: Puzzle, iterations: int, seed: int
) -> float:
    """By how much the best idea leads, weighed again beside the nearest and the natural try."""
    begun: State = game.from_json(puzzle.position)
    worths = puzzle.nodes[place_name(begun)]
    moves = problem.offers(begun, puzzle.seat)
    told = {m: each for m, each in zip(moves, worths, strict=True) if each is not None}
    ideas: dict[Hashable, int] = {}
    for move in sorted(told, key=lambda each: -told[each]):
        ideas.setdefault(problem.idea(game.space.structure(move)), move)
    best, *others = list(ideas.values())[:MOST_FINAL]
    found = weighed(game, begun, puzzle.seat, [best, *others], iterations, seed)
    return found[best] - max(found[move] for move in others)


def solved_again(game: Game[Any], problem: Exact[Any], puzzle: Puzzle, worlds: int) -> list[str]:
    """Every decision of it solved, in its own world and at its beginning in others."""
    found = []
    begun: State = game.from_json(puzzle.position)
    solver = Solver(game, problem, begun, puzzle.seat)
    if solver.best() != puzzle.best:
        found.append(f"the best is {solver.best()}, not {puzzle.best}")
    found += walked(solver, puzzle, begun)
    first = list(puzzle.nodes[place_name(begun)])
    chance = seeded(1)
    for number in range(worlds):
        chance.word()
        other: State = game.imagine(begun, puzzle.seat, chance)
        again = Solver(game, problem, other, puzzle.seat)
        if again.best() != puzzle.best or again.worths(other, puzzle.best) != first:
            found.append(f"in world {number + 1} the answer is another")
    return found


def walked(solver: Solver, puzzle: Puzzle, state: State) -> list[str]:
    """Along one right way: what each move is worth is what the puzzle says."""
    found = []
    for step in puzzle.line:
        name = place_name(state)
        if step[0] == puzzle.seat and name in puzzle.nodes:
            worths = solver.worths(state, puzzle.best)
            if worths != list(puzzle.nodes[name]):
                found.append(f"at {name} moves are worth {worths}")
        state = made(state, *step)
    return found
