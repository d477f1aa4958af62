"""A puzzle of a position: solved, sifted, written down with its answer and the natural tries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...bots import Bot, bot
from ...kernel.chance import seeded
from ...kernel.game import Game
from ...kernel.puzzles import Exact, Problem, Puzzle, Try, Unsound, place_name
from ...kernel.state import State
from .solver import Solver

MOST_NODES: Final = 90
"""A puzzle with more decisions than this on its right ways has no idea but many orders."""
OTHER_WORLDS: Final = 3
"""In how many more worlds an answer has to be the same."""
MOST_WORLDS: Final = 400
"""That are imagined until one fits."""
MOST_TRIES: Final = 3
MOST_RIGHT: Final = 3
"""One in so many of the moves may be right."""


class Poor(Exception):
    """This position makes no good puzzle."""


class Ways:
    """All right ways through a problem from a position on, as a puzzle stores them."""

    def __init__(self, solver: Solver, best: int) -> None:
        self.solver = solver
        self.best = best
        self.nodes: dict[str, list[int | None]] = {}
        self.replies: dict[str, int] = {}
        self._live: dict[str, bool] = {}

    def walk(self, state: State) -> bool:
        """Note what can be done wrong from here on; False if nothing can."""
        solver, seat = self.solver, self.solver.seat
        if not state.waiting or solver.problem.settled(state, seat, solver.begun) is not None:
            return False
        name = place_name(state)
        if name in self._live:
            return self._live[name]
        self._live[name] = False
        mover = state.waiting[0]
        offered = solver.problem.offers(state, seat) if seat in state.waiting else []
        if len(offered) > 1:
            live = self._mine(state, name)
        else:
            reply = offered[0] if offered else solver.reply(state)
            if offered and self._stops(state, reply):
                return False
            self.replies[name] = reply
            live = self.walk(made(state, mover, reply))
            if not live and not solver.problem.stops:
                del self.replies[name]
        self._live[name] = live
        return live

    def _mine(self, state: State, name: str) -> bool:
        solver, seat, problem = self.solver, self.solver.seat, self.solver.problem
        worths = solver.worths(state, self.best)
        known = [each for each in worths if each is not None]
        if not known or max(known) != self.best:
            raise Poor("chance changes what it is worth on the way")
        moves = problem.offers(state, seat)
        right = [move for move, each in zip(moves, worths, strict=True) if each == self.best]
        if any(self._stops(state, move) for move in right):
            return False
        self.nodes[name] = worths
        if len(self.nodes) > MOST_NODES:
            raise Poor("too many ways")
        distinct = set(right)
        if problem.maps_alike:
            distinct = {problem.same_as(state, seat, move) for move in right}
        live = [self.walk(made(state, seat, move)) for move in sorted(distinct)]
        if len(right) < len(moves) or any(live) or problem.stops:
            return True
        del self.nodes[name]
        return False

    def _stops(self, state: State, move: int) -> bool:
        solver = self.solver
        return solver.problem.stopping(state, solver.seat, move, solver.begun) is not None

    def line(self, state: State) -> list[tuple[int, int]]:
        """One right way, as far as something can go wrong on it."""
        found: list[tuple[int, int]] = []
        seat, problem = self.solver.seat, self.solver.problem
        while True:
            name = place_name(state)
            if name in self.replies:
                step = (state.waiting[0], self.replies[name])
            elif name in self.nodes:
                moves = problem.offers(state, seat)
                step = (seat, moves[list(self.nodes[name]).index(self.best)])
            else:
                return found
            found.append(step)
            state = made(state, *step)


def made(state: State, seat: int, move: int) -> State:
    """The position after a move, with the state's own chance."""
    after = state.clone()
    after.apply(seat, move)
    return after


def exact_puzzle(
    game: Game[Any], problem: Exact[Any], seen: State, seat: int, seed: int, name: str
) -> Puzzle:
    """The puzzle that a seat's decision makes; `Poor` or `Unsound` says why it makes none."""
    chance = seeded(seed)
    world: State = game.imagine(seen.view(seat), seat, chance)
    for _ in range(MOST_WORLDS):
        if problem.fits(world, seat):
            break
        chance.word()
        world = game.imagine(world, seat, chance)
    if not (problem.arises(world, seat) and problem.fits(world, seat)):
        raise Unsound("what is hidden could matter")
    solver = Solver(game, problem, world, seat)
    best = solver.best()
    if best is None:
        raise Poor("nothing to gain")
    moves, worths = problem.offers(world, seat), solver.worths(world, best)
    if not problem.any_order:
        right = [move for move, each in zip(moves, worths, strict=True) if each == best]
        check_few(game, problem, moves, right)
    for _ in range(OTHER_WORLDS):
        chance.word()
        other: State = game.imagine(world, seat, chance)
        again = Solver(game, problem, other, seat)
        if again.best() != best or again.worths(other, best) != worths:
            raise Poor("it depends on what is hidden")
    ways = Ways(solver, best)
    if not ways.walk(world):
        raise Poor("nothing can go wrong, or enough is done already")
    line = ways.line(world)
    others = [e for node in ways.nodes.values() for e in node if e is not None and e != best]
    tries = tries_of(game, ways, world, seed)
    position = {part: what for part, what in world.to_json().items() if part != "rules"}
    return Puzzle(
        game.name,
        name,
        problem.kind,
        seat,
        position | {"rules": game.rules_version},
        best,
        max(others, default=None),
        ways.nodes,
        ways.replies,
        tuple(line),
        tuple(tries),
        tuple(problem.themes(world, line, seat)),
        0,
    )


def check_few(
    game: Game[Any], problem: Problem[Any], moves: Sequence[int], right: Sequence[int]
) -> None:
    """One idea: few of the moves are right, and they don't mean all there is."""
    ideas = {problem.idea(game.space.structure(move)) for move in moves}
    found = {problem.idea(game.space.structure(move)) for move in right}
    if len(ideas) < 2 or len(found) == len(ideas):
        raise Poor("every idea is right")
    if len(found) > max(1, len(ideas) // MOST_RIGHT):
        raise Poor("too many ideas are right")


def tries_of(game: Game[Any], ways: Ways, world: State, seed: int) -> list[Try]:
    """What bots would play that falls short, and what the others answer."""
    found: dict[int, Try] = {}
    for number, kind in enumerate(["karl", "thrall", "thrall", "thrall", "thrall"]):
        told = try_of(ways, bot(kind, game, ways.solver.seat, seed + number), world)
        if told is not None and len(found) < MOST_TRIES:
            found.setdefault(told.line[0][1], told)
    return list(found.values())


def try_of(ways: Ways, player: Bot, state: State) -> Try | None:
    """What a bot plays up to its first wrong move, and the answer to that; None if all is right."""
    solver, seat = ways.solver, ways.solver.seat
    problem = solver.problem
    line: list[tuple[int, int]] = []
    while True:
        name = place_name(state)
        if name in ways.replies:
            step = (state.waiting[0], ways.replies[name])
        elif name in ways.nodes:
            moves = problem.offers(state, seat)
            move = player.choose(state.view(seat), moves)
            move = problem.same_as(state, seat, move) if problem.maps_alike else move
            worth = ways.nodes[name][moves.index(move)]
            step = (seat, move)
            if worth != ways.best:
                line.append(step)
                if problem.stopping(state, seat, move, solver.begun) is None:
                    line += answers(solver, made(state, *step))
                return Try(tuple(line), worth)
        else:
            return None
        line.append(step)
        state = made(state, *step)


def answers(solver: Solver, state: State) -> list[tuple[int, int]]:
    """What the others answer, up to the seat's next decision; where all lies open, how it ends."""
    found: list[tuple[int, int]] = []
    seat, problem = solver.seat, solver.problem
    while state.waiting and problem.settled(state, seat, solver.begun) is None:
        if seat not in state.waiting:
            step = (state.waiting[0], solver.reply(state))
        elif problem.plays_out:
            worths = solver.worths(state, solver.value(state, 0))
            moves = problem.offers(state, seat)
            best = max(each for each in worths if each is not None)
            step = (seat, moves[worths.index(best)])
        else:
            break
        found.append(step)
        state = made(state, *step)
    return found
