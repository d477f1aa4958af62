"""What decided a game: win chances over its course, turning points, and what else could be done.

Every decision is looked at as the one who made it saw it: a search from their own view says what
the move made was worth. Nobody is blamed for what they could not know. Where that search likes
another move better this is only an alarm, for it has hardly tried the one that was made: both are
then weighed by equal searches (`meadhall.bots.compare`), and *better* is said only where those
agree beyond their doubt. How everybody stood is the mean of what all seats could judge: players
know different things, and if one judged before a move and another after it, the difference between
the two would look like a change. All results are plain numbers and texts, for a page to draw.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from statistics import fmean
from typing import Any

from ..bots import SearchBot
from ..bots.compare import FEWEST_ROUNDS, Scales, Surety, Weighed, surety
from ..kernel.record import Record
from ..kernel.registry import game as game_named

SWING = 0.1
"""A change of a seat's chance from which on a moment is a turning point."""
MOST_POINTS = 8
LEAST_LOOK = 10
"""Iterations with which a seat that doesn't decide judges how everybody stands, at least; unless
whoever decides has fewer."""
ALARM = 0.03
"""What another move must seem to bring for both to be weighed."""
WEIGHING = 3
"""One iteration in so many is kept for weighing: what a search costs is spent where it matters."""
ROUGHLY = 4
"""One in so many of those tells false alarms from others."""
MOST_ROUNDS = 5
"""A single alarm gets so many times the iterations of a decision at most, for each move."""
OTHER_DICE = 1_000_000


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
    """The move that was better, by equal searches; the one made, if none was."""
    best_notation: str
    best_worth: float
    """The mover's chance with it."""
    error: float = 0.0
    """The standard error of the difference between the two."""

    @property
    def loss(self) -> float:
        """What the mover gave away."""
        return max(0.0, self.best_worth - self.worth)

    @property
    def sure(self) -> Surety | None:
        """How sure it is that the best move was better; None if nothing was."""
        return surety(self.loss, self.error) if self.best != self.move else None


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
        data = asdict(self)
        for told, moment in zip(data["moments"], self.moments, strict=True):
            told["sure"] = moment.sure
        return data


class Eyes(SearchBot):
    """One seat's eyes. Nothing is kept from one decision to the next: a tree that was begun before
    would still count what has been decided since."""

    def outlook(self, view: dict[str, Any]) -> list[float]:
        """How everybody stands as the seat can judge, whoever is to move."""
        table = self.imagined(view)
        self._chance.word()
        search = self._new_search(table)
        self._spend(search, table, self.iterations)
        return self.borne_out(search.outlook())


@dataclass(frozen=True)
class _Alarm:
    """A moment at which another move seemed better, and what its mover saw."""

    at: int
    view: dict[str, Any]
    other: int
    other_notation: str


def analyse(
    record: Record,
    iterations: int = 300,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Analysis:
    """Search every decision of a record that was one; `iterations` is what each may cost, with the
    weighing of those where something seems to have been given away."""
    game = game_named(record.game)
    players = range(record.players)
    weighing = iterations // WEIGHING
    first = max(1, iterations - weighing)
    deciding = [Eyes(game, seat, 2 * (seed + seat), first) for seat in players]
    look = min(iterations, max(LEAST_LOOK, iterations // record.players))
    looking_on = [Eyes(game, seat, 2 * (seed + seat) + 1, look) for seat in players]
    moments: list[Moment] = []
    alarms: list[_Alarm] = []
    state = record.start()
    for number, (seat, move) in enumerate(record.moves, start=1):
        legal = state.legal(seat)
        if len(legal) > 1:
            view, mover = state.view(seat), deciding[seat]
            found = {each.move: each for each in mover.search(view, legal)}
            best = max(found.values(), key=lambda each: (each.tried, each.chance))
            seen = [
                mover.chances() if each == seat else looking_on[each].outlook(state.view(each))
                for each in players
            ]
            if best.chance - found[move].chance >= ALARM and seat in state.waiting:
                notation = game.notation(state, seat, best.move)
                alarms.append(_Alarm(len(moments), view, best.move, notation))
            notation = game.notation(state, seat, move)
            chances = tuple(fmean(each) for each in zip(*seen, strict=True))
            worth = found[move].chance
            moments.append(
                Moment(number, seat, move, notation, chances, worth, move, notation, worth)
            )
        state.play(seat, move)
        if progress:
            progress(number)
    _weigh(record, seed, moments, alarms, iterations, weighing * len(moments))
    result = tuple(game.win_chances(state)) if state.outcome is not None else None
    points = turning_points(moments, result)
    return Analysis(record.game, record.players, iterations, tuple(moments), points, result)


def _weigh(
    record: Record,
    seed: int,
    moments: list[Moment],
    alarms: list[_Alarm],
    iterations: int,
    budget: int,
) -> None:
    """Weigh what was made against what seemed better, wherever there was an alarm: all of them
    roughly, and then, with other dice, those that were not false with all that is left."""
    game = game_named(record.game)

    def weighed(alarm: _Alarm, rounds: int, dice: int) -> Weighed:
        moment = moments[alarm.at]
        scales = Scales(game, moment.seat, dice + moment.number)
        (found,) = scales.weigh(alarm.view, moment.move, [alarm.other], rounds)
        return found

    left = []
    rough = _rounds(iterations, budget // ROUGHLY, len(alarms))
    for alarm in alarms:
        found = weighed(alarm, rough, seed)
        moments[alarm.at] = replace(moments[alarm.at], worth=found.worth, best_worth=found.worth)
        if found.gain >= ALARM:
            left.append(alarm)
    rounds = _rounds(iterations, budget - budget // ROUGHLY, len(left))
    for alarm in left:
        found = weighed(alarm, rounds, seed + OTHER_DICE)
        moment = replace(moments[alarm.at], worth=found.worth, best_worth=found.worth)
        if found.surety():
            moment = replace(
                moment,
                best=alarm.other,
                best_notation=alarm.other_notation,
                best_worth=found.other,
                error=found.error,
            )
        moments[alarm.at] = moment


def _rounds(iterations: int, budget: int, alarms: int) -> int:
    """How often each of the two moves of an alarm is tried."""
    rounds = min(MOST_ROUNDS * iterations, budget // (2 * max(1, alarms)))
    return max(rounds, min(FEWEST_ROUNDS, iterations))


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
