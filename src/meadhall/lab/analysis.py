"""What decided a game: win chances over its course, turning points, and what else could be done.

Every decision is looked at as the one who made it saw it: a search from their own view says what
the move made was worth, and what the best one would have been. Nobody is blamed for what they could
not know. How everybody stood is the mean of what all seats could judge: players know different
things, and if one judged before a move and another after it, the difference between the two would
look like a change. All results are plain numbers and texts, for a page to draw.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from ..bots import SearchBot
from ..kernel.record import Record
from ..kernel.registry import game as game_named

SWING = 0.1
"""A change of a seat's chance from which on a moment is a turning point."""
MOST_POINTS = 8
LEAST_LOOK = 10
"""Iterations with which a seat that doesn't decide judges how everybody stands, at least; unless
whoever decides has fewer."""


@dataclass(frozen=True)
class Moment:
    """One decision: how everybody stood before it, and what it was worth to the one who made it."""

    number: int
    """Of the move in the record, from 1."""
    seat: int
    move: int
    notation: str
    chances: tuple[float, ...]
    """Of each seat before the move: the mean of what all seats could judge."""
    worth: float
    """The mover's chance with the move that was made."""
    best: int
    best_notation: str
    best_worth: float
    """The mover's chance with the best move."""

    @property
    def loss(self) -> float:
        """What the mover gave away."""
        return max(0.0, self.best_worth - self.worth)


@dataclass(frozen=True)
class TurningPoint:
    """A moment after which the chances were others."""

    number: int
    seat: int
    """Whose chance changed most."""
    swing: float


@dataclass(frozen=True)
class Analysis:
    """A whole game, decision by decision."""

    game: str
    players: int
    iterations: int
    moments: tuple[Moment, ...]
    turning_points: tuple[TurningPoint, ...]
    result: tuple[float, ...] | None
    """Each seat's share of the win; None if the game isn't over."""

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


class Eyes(SearchBot):
    """One seat's eyes. Nothing is kept from one decision to the next: a tree that was begun before
    would still count what has been decided since."""

    def outlook(self, view: dict[str, Any]) -> list[float]:
        """How everybody stands as the seat can judge, whoever is to move."""
        table = self.imagined(view)
        self._chance.word()
        search = self._new_search(table)
        self._spend(search, table, self.iterations)
        return search.outlook()


def analyse(
    record: Record,
    iterations: int = 300,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Analysis:
    """Search every decision of a record that was one."""
    game = game_named(record.game)
    players = range(record.players)
    deciding = [Eyes(game, seat, 2 * (seed + seat), iterations) for seat in players]
    look = min(iterations, max(LEAST_LOOK, iterations // record.players))
    looking_on = [Eyes(game, seat, 2 * (seed + seat) + 1, look) for seat in players]
    moments = []
    state = record.start()
    for number, (seat, move) in enumerate(record.moves, start=1):
        legal = state.legal(seat)
        if len(legal) > 1:
            mover = deciding[seat]
            found = {each.move: each for each in mover.search(state.view(seat), legal)}
            best = max(found.values(), key=lambda each: (each.tried, each.chance))
            seen = [
                mover.chances() if each == seat else looking_on[each].outlook(state.view(each))
                for each in players
            ]
            moments.append(
                Moment(
                    number,
                    seat,
                    move,
                    game.notation(state, seat, move),
                    tuple(fmean(chances) for chances in zip(*seen, strict=True)),
                    found[move].chance,
                    best.move,
                    game.notation(state, seat, best.move),
                    max(best.chance, found[move].chance),
                )
            )
        state.play(seat, move)
        if progress:
            progress(number)
    result = tuple(game.win_chances(state)) if state.outcome is not None else None
    points = turning_points(moments, result)
    return Analysis(record.game, record.players, iterations, tuple(moments), points, result)


def turning_points(
    moments: list[Moment], result: tuple[float, ...] | None
) -> tuple[TurningPoint, ...]:
    """The moments after which somebody's chance changed most, in the order they came."""
    points = []
    for at, moment in enumerate(moments):
        after = moments[at + 1].chances if at + 1 < len(moments) else result
        if after is None:
            continue
        swings = [new - old for old, new in zip(moment.chances, after, strict=True)]
        seat = max(range(len(swings)), key=lambda each: abs(swings[each]))
        if abs(swings[seat]) >= SWING:
            points.append(TurningPoint(moment.number, seat, swings[seat]))
    points.sort(key=lambda point: -abs(point.swing))
    return tuple(sorted(points[:MOST_POINTS], key=lambda point: point.number))
