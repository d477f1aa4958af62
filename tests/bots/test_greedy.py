"""Greedy finds what a plain telling of its way of thinking finds, by views and by tables alike."""

from __future__ import annotations

import math
from functools import partial
from typing import Any, ClassVar

import pytest
from effort import many

import meadhall
from meadhall._build import is_compiled
from meadhall.bots import Bot, GreedyBot, Imaginer, OwnBot
from meadhall.bots.ahead import Line, best_of
from meadhall.bots.greedy import ALL, TABLES
from meadhall.bots.uniform import RandomBot
from meadhall.kernel import Game, seeded
from meadhall.kernel.state import State
from meadhall.lab.match import play_game

LONGEST_CHAIN = 4
SEATED = [("asgard", 2), ("asgard", 4), ("wolves", 3), ("vikings", 2), ("vikings", 3)]


class Telling:
    """How greedy thinks, told plainly. Every move it tries is checked by `play`."""

    def __init__(self, game: Game[Any], seat: int, seed: int, breadth: int) -> None:
        self.game = game
        self.seat = seat
        self.breadth = breadth
        self.chance = seeded(seed)
        self.narrow = False
        """Are there more moves than are thought through?"""

    def choose(self, state: State) -> int:
        legal = state.legal(self.seat)
        obvious = [move for move in legal if self.game.is_obvious(move)]
        if len(legal) == 1 or obvious:
            return (obvious or legal)[0]
        table = self.game.imagine(state, self.seat, self.chance)
        self.chance.word()
        world = self.when_others_chose(table)
        lines = {move: self.choice(world, move) for move in legal}
        at_sight = {move: self.value(world, line) for move, line in lines.items()}
        self.narrow = self.breadth < len(legal)
        if self.narrow:
            best = sorted(set(at_sight.values()), reverse=True)[: self.breadth]
            legal = [next(move for move in legal if at_sight[move] == each) for each in best]
        lines = {move: self.turn(world, lines[move]) for move in legal}
        values = [[self.value(world, lines[move]) for move in legal]]
        for _ in range(1, self.game.about.greedy_tables or TABLES):
            table = self.game.imagine(table, self.seat, self.chance)
            self.chance.word()
            world = self.when_others_chose(table)
            if not self.narrow:
                lines = {move: self.turn(world, [move]) for move in legal}
            values.append([self.value(world, lines[move]) for move in legal])
        totals = dict.fromkeys(legal, 0.0)
        for row in values:
            for move, value in zip(legal, row, strict=True):
                totals[move] += value
        return min(legal, key=lambda move: (-totals[move], move))

    def when_others_chose(self, table: State) -> State:
        world = table.clone()
        for other in range(world.players):
            if other != self.seat and {other, self.seat} <= set(world.waiting):
                moves = world.legal(other)
                world.play(other, moves[self.chance.below(len(moves))])
        return world

    def choice(self, world: State, move: int) -> list[int]:
        """A move and the rest of the choice it begins."""
        return self.go_on(world, [move], int(world.frame_count()))

    def turn(self, world: State, line: list[int]) -> list[int]:
        """A line and the rest of the turn."""
        return self.go_on(world, line, -1)

    def go_on(self, world: State, line: list[int], depth: int) -> list[int]:
        if self.game.ends_turn(line[0]):
            return line
        line = [*line]
        after = self.after(world, line)
        while (
            len(line) <= LONGEST_CHAIN and self.alone(world, after) and after.frame_count() > depth
        ):
            best = self.best_next(after)
            if self.game.ends_turn(best):
                break
            after.play(self.seat, best)
            line.append(best)
        return line

    def best_next(self, world: State) -> int:
        legal = world.legal(self.seat)
        obvious = [move for move in legal if self.game.is_obvious(move)]
        if len(legal) == 1 or obvious:
            return legal[0] if len(legal) == 1 else obvious[0]
        best, most = legal[0], -1e9
        for move in legal:
            after = world.clone()
            after.play(self.seat, move)
            if self.game.value(after, self.seat) >= most:
                best, most = move, self.game.value(after, self.seat)
        return best

    def after(self, world: State, line: list[int]) -> State:
        after = world.clone()
        for number, move in enumerate(line):
            if number and not self.alone(world, after):
                break
            after.play(self.seat, move)
        return after

    def alone(self, world: State, after: State) -> bool:
        return after.waiting == (self.seat,) and after.knots == world.knots

    def value(self, world: State, line: list[int]) -> float:
        if self.game.ends_turn(line[0]):
            return self.game.value(world, self.seat)
        return self.game.value(self.after(world, line), self.seat)


@pytest.mark.parametrize(("name", "players"), SEATED)
@pytest.mark.parametrize("breadth", [3, ALL])
def test_greedy_thinks_as_it_is_told(name: str, players: int, breadth: int) -> None:
    """A game of greedy from its beginning; at other moments by the moves of a random one."""
    game = meadhall.game(name)
    state = game.start(players, 3)
    bots = [GreedyBot(game, seat, seat, breadth=breadth) for seat in range(players)]
    telling = [Telling(game, seat, seat, breadth) for seat in range(players)]
    dice = seeded(7)
    for _ in range(many(40, long=150) if is_compiled() else 5):
        if not state.waiting:
            break
        seat, legal = state.waiting[0], state.legal(state.waiting[0])
        move = bots[seat].choose(state.view(seat), legal)
        assert move == telling[seat].choose(state)
        state.play(seat, legal[dice.below(len(legal))] if dice.below(3) == 0 else move)


@pytest.mark.parametrize(("name", "players"), SEATED)
def test_by_views_and_by_tables_greedy_chooses_the_same(name: str, players: int) -> None:
    game = meadhall.game(name)
    state = game.start(players, 4)
    by_view, by_table = ([GreedyBot(game, seat, seat) for seat in range(players)] for _ in range(2))
    for _ in range(many(60, long=1000) if is_compiled() else 6):
        if not state.waiting:
            break
        seat = state.waiting[0]
        legal = state.legal(seat)
        move = by_view[seat].choose(state.view(seat), legal)
        assert by_table[seat].choose_from(partial(game.imagine, state, seat), legal) == move
        assert by_table[seat].explain() == by_view[seat].explain()
        state.play(seat, move)


def test_what_can_only_help_is_done_without_thinking() -> None:
    game = meadhall.game("vikings")
    state = game.start(2, 1)
    seat = state.waiting[0]
    obvious = [move for move in state.legal(seat) if game.is_obvious(move)]
    greedy = GreedyBot(game, seat)
    assert greedy.choose(state.view(seat), state.legal(seat)) == obvious[0]
    assert greedy.explain() == "This can only help."


class Curious(Imaginer):
    """Takes what it can get, and keeps it."""

    given: ClassVar[list[Any]] = []

    def __init__(self, game: Game[Any], seat: int, seed: int = 0) -> None:
        self._bot = RandomBot(seed)

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        self.given.append(view)
        return self._bot.choose(view, legal)

    def choose_from(self, imagined: Any, legal: list[int]) -> int:
        self.given.append(imagined)
        return legal[0]


def test_a_bot_of_ones_own_gets_views_whatever_it_calls_itself() -> None:
    """What draws imagined tables knows the true one."""

    def make(kind: str, game: Game[Any], seat: int, seed: int) -> Bot:
        return OwnBot(f"{__name__}:Curious", game, seat, seed)

    Curious.given.clear()
    play_game(meadhall.game("asgard"), ["curious"] * 2, 1, make)
    assert Curious.given
    assert all(isinstance(each, dict) for each in Curious.given)


def test_a_move_that_is_worth_everything_is_among_the_best() -> None:
    lines = [Line(move) for move in range(3)]
    for line, value in zip(lines, (1.0, math.inf, math.inf), strict=True):
        line.value = value
    assert [line.move for line in best_of(lines, 2)] == [1, 0]
