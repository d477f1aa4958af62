"""Moves weighed by equal searches.

A search spends its time where it hopes most, so what it says of a move that it hardly tried is a
first impression. Here every compared move is made in each of the same imagined worlds, and a search
of its own goes on from there: the worth of a move is the mean of what its search came to.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from ...bots import SearchBot, bot
from ...kernel.chance import Chance, seeded
from ...kernel.game import Game
from ...kernel.puzzles import Puzzle, Searched, Try, place_name
from ...kernel.state import State
from .making import Poor, made

ALARM: Final = 1_500
"""Iterations of the search that raises an alarm: a karl's move seems to lose much."""
SIEVES: Final = (250, 1_500)
FINAL: Final = 20_000
THROWS: Final = 2
"""How often that is done, with other dice each time."""
MARGIN: Final = 0.10
"""By how much the best must beat the next idea, and the karl's."""
FURTHER: Final = 0.12
"""The same in the sieves: what comes near it isn't weighed further."""
NEAR: Final = 0.16
"""Moves so near to the best are weighed again."""
MOST_FINAL: Final = 4
UNDECIDED: Final = (0.15, 0.97)
"""Of what the best is worth: outside, the game is decided."""
SHOWN: Final = 0.75
"""What the best move must bring more on the table by the end of the round than a karl's, in the
problem's own measure."""
SHOWN_WORLDS: Final = 6
FOLLOWING: Final = "ismcts:150"
"""Who plays on, to see what comes of a move."""


class Weighing(SearchBot):
    """Searches from after a move, in worlds that are the same for every move."""

    def __init__(self, game: Game[Any], seat: int, seed: int, move: int) -> None:
        super().__init__(game, seat, seed)
        self._seed = seed
        self._move = move
        self._worlds = 0

    def world(self, table: State, seat: int, chance: Chance) -> State:
        """The next world, with the move made in it."""
        self._worlds += 1
        world: State = self.game.imagine(table, seat, seeded(self._seed << 32 | self._worlds))
        world.apply(seat, self._move)
        return world

    def worth(self, table: State, iterations: int) -> float:
        """The seat's chance to win, by so many iterations."""
        search = self._new_search(table)
        search.run(table, iterations)
        return search.outlook()[self.seat]


def weighed(
    game: Game[Any], table: State, seat: int, moves: Sequence[int], iterations: int, seed: int
) -> dict[int, float]:
    """What each of these moves is worth to the seat; the table is any that looks the same to it."""
    return {move: Weighing(game, seat, seed, move).worth(table, iterations) for move in moves}


def searched_puzzle(
    game: Game[Any], problem: Searched[Any], seen: State, seat: int, seed: int, name: str
) -> Puzzle:
    """The puzzle that a seat's decision makes; `Poor` says why it makes none."""
    world: State = game.imagine(seen.view(seat), seat, seeded(seed))
    moves = problem.offers(world, seat)
    ideas: dict[Hashable, int] = {}
    for move in moves:
        ideas.setdefault(problem.idea(game.space.structure(move)), move)
    if len(ideas) < 2:
        raise Poor("too few ideas")
    natural = bot("karl", game, seat, seed).choose(world.view(seat), moves)
    natural = ideas[problem.idea(game.space.structure(natural))]
    raise_alarm(game, world, seat, natural, seed)
    known = sifted(game, world, seat, list(ideas.values()), natural, seed)
    final = at_last(game, world, seat, known, natural, seed)
    best = max(final, key=final.__getitem__)
    check_reason(game, problem, world, seat, best, natural, seed)
    known |= final
    told = {idea: round(100 * known[move]) for idea, move in ideas.items() if move in known}
    worths = [told.get(problem.idea(game.space.structure(move))) for move in moves]
    line = followed(game, problem, world, seat, best, seed)
    position = {part: what for part, what in world.to_json().items() if part != "rules"}
    return Puzzle(
        game.name,
        name,
        problem.kind,
        seat,
        position | {"rules": game.rules_version},
        round(100 * final[best]),
        round(100 * sorted(final.values())[-2]),
        {place_name(world): worths},
        {},
        tuple(line),
        (
            Try(
                tuple(followed(game, problem, world, seat, natural, seed)),
                round(100 * final[natural]),
            ),
        ),
        tuple(problem.themes(world, line, seat)),
        0,
    )


def raise_alarm(game: Game[Any], world: State, seat: int, natural: int, seed: int) -> None:
    """A cheap first look: does a search think that a karl's move loses much?"""
    looking = SearchBot(game, seat, seed, ALARM)
    found = {each.move: each for each in looking.search(world.view(seat), world.legal(seat))}
    best = max(found.values(), key=lambda each: (each.tried, each.chance))
    if best.move == natural or best.chance - found[natural].chance < MARGIN:
        raise Poor("a karl plays well")
    if not UNDECIDED[0] <= best.chance <= UNDECIDED[1]:
        raise Poor("decided already")


def sifted(
    game: Game[Any], world: State, seat: int, moves: list[int], natural: int, seed: int
) -> dict[int, float]:
    """The moves that are worth a look, by equal searches that get longer."""
    found: dict[int, float] = {}
    for iterations in SIEVES:
        found = weighed(game, world, seat, moves, iterations, seed)
        best = max(found.values())
        if best - found[natural] < FURTHER:
            raise Poor("a karl's move is as good")
        moves = [move for move in moves if best - found[move] < NEAR or move == natural]
    near = [move for move in found if best - found[move] < FURTHER]
    if len(near) > 1:
        raise Poor("another idea is as good")
    return found


def at_last(
    game: Game[Any], world: State, seat: int, known: dict[int, float], natural: int, seed: int
) -> dict[int, float]:
    """The best, the nearest rivals and the karl's move, each by the longest search, twice: what one
    throw of the dice says another must confirm."""
    best_first = sorted(known, key=lambda move: -known[move])[:MOST_FINAL]
    compared = sorted({*best_first, natural})
    total = dict.fromkeys(compared, 0.0)
    for throw in range(1, THROWS + 1):
        found = weighed(game, world, seat, compared, FINAL, seed + throw)
        others = [found[move] for move in compared if move != best_first[0]]
        if found[best_first[0]] - max(others) < MARGIN:
            raise Poor("the last search sees no such difference")
        for move in compared:
            total[move] += found[move] / THROWS
    if not UNDECIDED[0] <= total[best_first[0]] <= UNDECIDED[1]:
        raise Poor("decided already")
    return total


def check_reason(
    game: Game[Any],
    problem: Searched[Any],
    world: State,
    seat: int,
    best: int,
    natural: int,
    seed: int,
) -> None:
    """The reason shows on the table within the round: played on, the best move brings more."""
    brings = {best: 0.0, natural: 0.0}
    for number in range(SHOWN_WORLDS):
        begun: State = game.imagine(world, seat, seeded(seed + number))
        for move in brings:
            state = made(begun, seat, move)
            bots = [bot(FOLLOWING, game, each, seed + number) for each in range(state.players)]
            while state.waiting and not problem.over(state, begun):
                other = state.waiting[0]
                state.play(other, bots[other].choose(state.view(other), state.legal(other)))
            brings[move] += problem.shown(state, begun, seat) / SHOWN_WORLDS
    if brings[best] - brings[natural] < SHOWN:
        raise Poor("the reason doesn't show on the table")


def followed(
    game: Game[Any], problem: Searched[Any], world: State, seat: int, move: int, seed: int
) -> list[tuple[int, int]]:
    """A move and what the others answer, up to the seat's next decision."""
    line = [(seat, move)]
    state = made(world, seat, move)
    while state.waiting and seat not in state.waiting and not problem.over(state, world):
        other = state.waiting[0]
        reply = bot("jarl", game, other, seed).choose(state.view(other), state.legal(other))
        line.append((other, reply))
        state = made(state, other, reply)
    return line
