"""Information-set Monte Carlo tree search over the kernel, for any game and number of players.

Each iteration imagines a fresh world that fits what the seat knows, walks down the tree by what
moves have brought so far, adds one place to it, and judges the world there by the game's own value
(exactly, if the game is over). Everybody plays for themselves: each edge adds up what its own mover
got (max^n). Where several decide at once each chooses without knowing the others' choices, and the
tree goes on from the searching seat's own: what others choose in secret is chance to it.

Many moves are no trouble: each is judged at first sight when its bandit is made, and this guess
tells where to look first. A move that looks hopeless is tried when the others have had their turn.

The result depends on the seed and the number of iterations, not on how fast the machine is.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..kernel.alike import exp
from ..kernel.chance import FastChance, copied
from ..kernel.choices import Choices
from ..kernel.reckoning import Reckoning
from ..kernel.state import State
from .net import Judge
from .tree import NOTHING, Tree

FIRST_WORLDS: Final = 8
"""In how many worlds the moves at the root are judged at first sight."""
LEAST_WEIGHT: Final = 0.15
"""The part of the search that is spread over all moves, whatever they look like."""
MOST_LEANING: Final = 30.0
"""More would be too much for a number with a point."""
MOST_EDGES: Final = 1_000_000
"""A tree larger than this is not kept for the next decision."""


@final
class Search:
    """A search for one seat's best move; it may go on as the seat makes a chain of small ones."""

    def __init__(
        self,
        imagine: Callable[[Any, int, FastChance], Any],
        standings: Reckoning,
        spread: float,
        glance: Reckoning,
        glance_spread: float,
        ends_turn: list[bool],
        obvious: list[bool],
        seat: i64,
        players: i64,
        chance: FastChance,
        curiosity: float,
        trust: float,
        sharpness: float,
        leaning: Judge | None = None,
    ) -> None:
        self._imagine = imagine
        self._standings = standings
        self._spread = spread
        self._glance = glance
        self._glance_spread = glance_spread
        self._ends_turn: vec[i64] = vec[i64]([1 if ends else 0 for ends in ends_turn])
        self._obvious: vec[i64] = vec[i64]([1 if each else 0 for each in obvious])
        self.seat: i64 = seat
        self.players: i64 = players
        self._chance = chance
        self._curiosity = curiosity
        self._trust = trust
        self._sharpness = sharpness
        self._leaning = leaning
        self._has_turns = any(ends_turn)
        self._has_obvious = any(obvious)
        self._actions: i64 = len(ends_turn)
        self._choices = Choices()
        self._others = Choices()
        self._chances: vec[float] = vec[float]([0.0] * 8)
        self._points: vec[float] = vec[float]([0.0] * 8)
        # States that are used again and again, so that none has to be made for each move:
        self._spare_before: State | None = None
        self._spare_after: State | None = None
        self._path: vec[i64] = vec[i64]()
        self._path_seats: vec[i64] = vec[i64]()
        self._path_bandits: vec[i64] = vec[i64]()
        # Where the present iteration is:
        self._steps: i64 = 0
        self._place: i64 = NOTHING
        self._owner: i64 = NOTHING  # the edge that led there
        self._fresh = False  # a bandit was made: here the tree is left
        self._together: i64 = 0  # mask of those who decide at once
        self._given: i64 = NOTHING  # what the seat does at the root, whatever it hopes for
        self.forget()

    def forget(self) -> None:
        """Begin with an empty tree."""
        self.tree = Tree(self._actions)
        self.root: i64 = NOTHING
        self._first_worlds: i64 = 0
        self._won: vec[float] = vec[float]([0.0] * 8)
        self._judged = 0.0
        self._sum = 0.0
        self._squares = 0.0

    # --- the search ---------------------------------------------------------------------------

    def run(self, table: State, iterations: i64) -> None:
        """Search on. The table is any that looks to the seat as the true one does."""
        for turn in range(iterations):
            self._walk(self._new_world(table))

    def run_each(self, table: State, moves: list[int], rounds: i64) -> list[list[float]]:
        """Search on, but try each of these moves at the root as often as the others, in the same
        worlds. Returns what they brought the seat, round by round. Whoever decides at the same time
        can't answer the one that is tried: they face all of them."""
        if self.root == NOTHING:
            self._walk(self._new_world(table))
        results: list[list[float]] = []
        for turn in range(rounds):
            world = self._new_world(table)
            brought: list[float] = []
            for move in moves:
                self._given = move
                self._walk(world.clone())
                brought.append(self._chances[self.seat])
            results.append(brought)
        self._given = NOTHING
        return results

    def _new_world(self, table: State) -> State:
        world: State = self._imagine(table, self.seat, self._chance)
        self._chance.word()  # or the next world would be the same one
        return world

    def _walk(self, world: State) -> None:
        """One iteration."""
        self._steps = 0
        self._place = self.root
        self._owner = NOTHING
        self._let_change(world)
        self._fresh = False
        while not self._fresh:
            mask = world.waiting_mask()
            if mask == 0:
                break
            self._together = mask
            heir: i64 = NOTHING
            for seat in range(self.players):
                if (mask >> seat) & (world.waiting_mask() >> seat) & 1:
                    self._choices.clear()
                    world.write_legal(seat, self._choices)
                    move = self._without_thinking()
                    if move != NOTHING:
                        world.apply(seat, move)
                    else:
                        edge = self._decide(world, seat)
                        if heir == NOTHING or seat == self.seat:
                            heir = edge
            if heir != NOTHING:
                self._owner = heir
                self._place = self.tree.child[heir]
        if self._has_turns:
            self._end_turn(world)
        self._judge(world, self._standings, self._spread)
        self._learn()

    def _without_thinking(self) -> i64:
        """The only one of `_choices`, or an obvious one; at the root somebody wants to know what
        all are worth."""
        choices = self._choices
        if choices.count == 1:
            return choices.moves[0]
        if self._has_obvious and self._owner != NOTHING:
            for i in range(choices.count):
                if self._obvious[choices.moves[i]]:
                    return choices.moves[i]
        return NOTHING

    def _let_change(self, world: State) -> None:
        """Who has sealed a choice before ours may change it: what we imagined that they sealed is
        anything, what they will have sealed is what is good for them."""
        for seat in range(self.players):
            if seat != self.seat and (world.waiting_mask() >> seat) & 1 == 0:
                self._choices.clear()
                world.write_legal(seat, self._choices)
                if self._choices.count > 1:
                    self._together = world.waiting_mask()
                    self._decide(world, seat)

    def _decide(self, world: State, seat: i64) -> i64:
        """A seat takes one of `_choices`; returns the edge it went."""
        tree = self.tree
        bandit = tree.bandit_of(self._place, seat)
        if bandit == NOTHING:
            self._fresh = True
            bandit = tree.add_bandit(self._place, seat)
            if self._place == NOTHING:
                self._place = bandit
                if self._owner == NOTHING:
                    self.root = bandit
                else:
                    tree.child[self._owner] = bandit
        edge = self._select(world, bandit, seat)
        if self._given != NOTHING and self._owner == NOTHING and seat == self.seat:
            edge = tree.edge(self._place, seat, self._given)
        if self._steps == len(self._path):
            self._path = append(self._path, edge)
            self._path_seats = append(self._path_seats, seat)
            self._path_bandits = append(self._path_bandits, bandit)
        else:
            self._path[self._steps] = edge
            self._path_seats[self._steps] = seat
            self._path_bandits[self._steps] = bandit
        self._steps += 1
        world.apply(seat, tree.move[edge])
        return edge

    def _end_turn(self, world: State) -> None:
        """Who has moved last and may say that enough is done says so. Else whoever goes on forever
        would look better than who ends their turn, for all that could still be done with what is
        left. Whoever hasn't begun goes on: else ending a turn would cost the next one theirs."""
        seat = world.next_seat()
        if seat < 0 or self._steps == 0 or seat != self._path_seats[self._steps - 1]:
            return
        self._choices.clear()
        world.write_legal(seat, self._choices)
        for i in range(self._choices.count):
            if self._ends_turn[self._choices.moves[i]]:
                world.apply(seat, self._choices.moves[i])
                return

    def _learn(self) -> None:
        """Tell every mover on the way what it came to."""
        tree = self.tree
        for step in range(self._steps):
            edge = self._path[step]
            bandit = self._path_bandits[step]
            got = self._chances[self._path_seats[step]]
            tree.tried[edge] += 1
            tree.total[edge] += got
            tree.asked[bandit] += 1
            tree.got[bandit] += got
        for seat in range(self.players):
            self._won[seat] += self._chances[seat]
            self._sum += self._chances[seat]
            self._squares += self._chances[seat] * self._chances[seat]
        self._judged += float(self.players)

    def _scale(self) -> float:
        """How far results lie apart: what curiosity is measured by."""
        if self._judged < 8.0:
            return 0.1
        mean = self._sum / self._judged
        variance = self._squares / self._judged - mean * mean
        return math.sqrt(variance) if variance > 0.0001 else 0.01

    def _select(self, world: State, bandit: i64, seat: i64) -> i64:
        """The edge to try: what has brought most, what looks good, what was seldom tried."""
        tree = self.tree
        choices = self._choices
        count = choices.count
        is_new = tree.first[bandit] == NOTHING
        leaning = self._leaning
        if is_new:
            if leaning is None:
                self._guess_all(world, bandit, seat)
            else:
                self._lean_all(leaning.lean(world, seat, choices), bandit)
        tree.lay_out(bandit)
        if (
            leaning is None
            and self._first_worlds < FIRST_WORLDS
            and self._owner == NOTHING
            and not is_new
        ):
            self._guess_again(world, seat, bandit)
        moves = choices.moves
        edge_of = tree.edge_of
        weights = 0.0
        for i in range(count):
            move = moves[i]
            edge = edge_of[move]
            if edge == NOTHING:
                if leaning is None:
                    guess = self._guess(self._before(world), seat, move)
                    edge = tree.add_edge(bandit, move)
                    tree.add_guess(edge, guess)
                    self._weigh(bandit, edge)
                else:
                    edge = self._lean_to(leaning, world, seat, bandit, move)
                edge_of[move] = edge
            weights += tree.weight[edge]
        if weights == 0.0:  # all look so poor that nothing is left of them: then all alike
            weights = 1.0
        best = self._best_of(bandit, weights, count)
        tree.clear_away(bandit)
        return best

    def _best_of(self, bandit: i64, weights: float, count: i64) -> i64:
        """The edge with the highest score among those of `_choices`, which `edge_of` tells."""
        tree = self.tree
        # All rows of the tree are named here: to ask for each of them each time takes longer than
        # what is reckoned with them.
        moves = self._choices.moves
        edge_of = tree.edge_of
        tried = tree.tried
        was_open = tree.open
        weight_of = tree.weight
        total = tree.total
        guess_of = tree.guess
        guesses = tree.guesses
        trust = self._trust
        reach = self._curiosity * self._scale()
        least = LEAST_WEIGHT / float(count)
        unguessed = tree.middle_so_far(bandit)
        best: i64 = NOTHING
        best_score = -1.0
        for i in range(count):
            edge = edge_of[moves[i]]
            was_open[edge] += 1
            times = tried[edge]
            guess = guess_of[edge] / float(guesses[edge]) if guesses[edge] else unguessed
            score = (total[edge] + trust * guess) / (float(times) + trust)
            weight = (1.0 - LEAST_WEIGHT) * weight_of[edge] / weights + least
            score += reach * weight * math.sqrt(float(was_open[edge])) / float(1 + times)
            if score > best_score:
                best = edge
                best_score = score
        return best

    # --- by a net that leans to moves ---------------------------------------------------------

    def _lean_all(self, leanings: list[float], bandit: i64) -> None:
        """Weigh every legal move of a new bandit."""
        tree = self.tree
        choices = self._choices
        for i in range(choices.count):
            edge = tree.add_edge(bandit, choices.moves[i])
            tree.weight[edge] = self._leant(leanings[i])

    def _lean_to(self, leaning: Judge, world: State, seat: i64, bandit: i64, move: i64) -> i64:
        """The edge of a move that wasn't legal when its bandit was made."""
        self._others.clear()
        self._others.add(move)
        edge = self.tree.add_edge(bandit, move)
        self.tree.weight[edge] = self._leant(leaning.lean(world, seat, self._others)[0])
        return edge

    def _leant(self, leaning: float) -> float:
        """A leaning as a weight."""
        strength = self._sharpness * leaning
        if strength > MOST_LEANING:
            strength = MOST_LEANING
        if strength < -MOST_LEANING:
            strength = -MOST_LEANING
        return exp(strength)

    # --- at first sight -----------------------------------------------------------------------

    def _guess_all(self, world: State, bandit: i64, seat: i64) -> None:
        """Judge every legal move of a new bandit."""
        tree = self.tree
        choices = self._choices
        before = self._before(world)
        total = 0.0
        squares = 0.0
        for i in range(choices.count):
            guess = self._guess(before, seat, choices.moves[i])
            tree.add_guess(tree.add_edge(bandit, choices.moves[i]), guess)
            total += guess
            squares += guess * guess
        count = float(choices.count)
        middle = total / count
        variance = squares / count - middle * middle
        tree.middle[bandit] = middle
        tree.width[bandit] = math.sqrt(variance) if variance > 0.000001 else 0.001
        edge = tree.first[bandit]
        while edge != NOTHING:
            self._weigh(bandit, edge)
            edge = tree.next[edge]

    def _guess_again(self, world: State, seat: i64, bandit: i64) -> None:
        """Judge the moves at the root in one more world."""
        tree = self.tree
        choices = self._choices
        before = self._before(world)
        for i in range(choices.count):
            edge = tree.edge_of[choices.moves[i]]
            if edge != NOTHING:
                tree.add_guess(edge, self._guess(before, seat, choices.moves[i]))
                self._weigh(bandit, edge)
        if seat == self.seat:
            self._first_worlds += 1

    def _weigh(self, bandit: i64, edge: i64) -> None:
        """Turn a guess into a weight: by how far it stands out among the bandit's moves."""
        tree = self.tree
        guess = tree.guess[edge] / float(tree.guesses[edge])
        distance = self._sharpness * (guess - tree.middle[bandit]) / tree.width[bandit]
        if distance > 20.0:
            distance = 20.0
        tree.weight[edge] = exp(distance)

    def _before(self, world: State) -> State:
        """The world as a move will find it, with a future of its own: a guess must not know what
        will really be drawn."""
        spare = self._spare_before
        before = world.clone() if spare is None else world.copy_onto(spare)
        self._spare_before = before
        before.chance = copied(self._chance, before.chance)
        self._chance.word()
        return before

    def _guess(self, before: State, seat: i64, move: i64) -> float:
        """How a seat stands right after a move; where all decide at once, when the others have done
        something. Ending a turn changes nothing by itself."""
        if self._ends_turn[move]:
            self._judge(before, self._glance, self._glance_spread)
            return self._chances[seat]
        spare = self._spare_after
        after = before.clone() if spare is None else before.copy_onto(spare)
        self._spare_after = after
        after.apply(seat, move)
        for other in range(self.players):
            if other != seat and ((self._together & before.waiting_mask()) >> other) & 1:
                self._others.clear()
                after.write_legal(other, self._others)
                chosen = after.chance.below(self._others.count)
                after.apply(other, self._others.moves[chosen])
        self._judge(after, self._glance, self._glance_spread)
        return self._chances[seat]

    def _judge(self, world: State, standings: Reckoning, spread: float) -> None:
        """Every seat's chance to win by some standings; its share of the win at the end."""
        chances = self._chances
        if world.next_seat() < 0:
            outcome = world.outcome
            assert outcome is not None
            ranks = outcome.ranks
            share = 1.0 / float(ranks.count(1))
            for seat in range(self.players):
                chances[seat] = share if ranks[seat] == 1 else 0.0
            return
        points = self._points
        standings.write_standings(world, points)
        best = points[0]
        for seat in range(1, self.players):
            if points[seat] > best:
                best = points[seat]
        total = 0.0
        for seat in range(self.players):
            odds = 1.0 if points[seat] == best else exp((points[seat] - best) / spread)
            chances[seat] = odds
            total += odds
        for seat in range(self.players):
            chances[seat] /= total

    # --- what was found -----------------------------------------------------------------------

    def outlook(self) -> list[float]:
        """Every seat's chance to win, over all that was tried."""
        count = self._judged / float(self.players)
        return [self._won[seat] / count if count else 0.0 for seat in range(self.players)]

    def tried(self, move: i64) -> int:
        """How often a move at the root was tried."""
        edge = self.tree.edge(self.root, self.seat, move)
        return 0 if edge == NOTHING else self.tree.tried[edge]

    def mean(self, move: i64) -> float:
        """The chance to win after a move at the root."""
        tree = self.tree
        bandit = tree.bandit_of(self.root, self.seat)
        edge = tree.edge(self.root, self.seat, move)
        return 0.0 if edge == NOTHING else tree.mean(bandit, edge, self._trust)

    def go_on(self, move: i64) -> bool:
        """The move was made and nothing else happened: keep what is known of what follows. False if
        that is nothing."""
        edge = self.tree.edge(self.root, self.seat, move)
        if edge == NOTHING or self.tree.edges > MOST_EDGES:
            return False
        self.root = self.tree.child[edge]
        self._first_worlds = FIRST_WORLDS
        return self.root != NOTHING
