"""A hand-written guess of how well a seat stands: the points it can expect against its rivals'."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.reckoning import Reckoning
from ...kernel.state import OVER, State
from .aesir import AESIR, HEIMDALL, ODIN
from .atoms import Board
from .frames import ACTOR, GOD, LIMIT, Frame
from .moves import SEATS
from .numbers import ROUNDS, ROWS
from .state import AsgardState

FINAL_COUNT: Final = 0.8
"""A favour in the final count is a point if the stack still leads by then."""
LATER_GOAL: Final = 0.15
"""What a card of an open goal of a later round is worth now."""
LASTING_CARD: Final = 3.2
"""What a card on the table may bring in later rounds, divided by the square of the players."""
LASTING_CARD_AT_LAST: Final = 1.2
HEIMDALL_WILL: Final = 0.75
OTHER_WILL: Final = 0.2
SPREAD: Final = 1.1
"""How many cards of lead make a favour likely while much can still change."""

_NO_POINTS: Final = vec[float]([0.0] * SEATS)
_NO_ATTENTION: Final = vec[i64]([0] * SEATS)
_NO_GODS: Final = vec[i64]([0] * AESIR)
_NO_GOALS: Final = vec[float]([0.0] * AESIR)


def value(state: Board, seat: int) -> float:
    """Expected points of the seat, less those of the best rival and a little of all rivals'."""
    points = prospects(state)
    mine = 0.0
    best = -1.0
    total = 0.0
    for each in range(state.players):
        if each == seat:
            mine = points[each]
        else:
            total += points[each]
            if points[each] > best:
                best = points[each]
    return mine - 0.6 * best - 0.4 * total / float(state.players - 1)


def standings(state: Board) -> list[float]:
    """The points every seat will have in the end, fitted to games of greedy."""
    points = _NO_POINTS[: state.players]
    Prospects().write_standings(state, points)
    return list(points)


def spread(state: Board) -> float:
    """How many points of lead count while so much is still to come (fitted to games of greedy)."""
    later = 2.0 * float(ROUNDS - state.round)
    return 1.0 + later + (2.0 if state.kind() == Frame.BATTLE else 0.0)


@final
class Prospects(Reckoning):
    """Of every seat: points in the pile, cards that will score some day, and what the stacks
    promise."""

    def __init__(self) -> None:
        self._odins: vec[i64] = vec[i64]()
        self._attention: vec[i64] = vec[i64]()
        self._limits: vec[i64] = _NO_GODS[:]  # Aesir: what this round's goal allows
        self._later: vec[float] = _NO_GOALS[:]  # Aesir: what the goals of later rounds add

    def write_standings(self, state: State, points: vec[float]) -> None:
        assert isinstance(state, AsgardState)
        t = state
        write_pile(t, points)
        if t.kind() == OVER:
            return
        players = t.players
        if len(self._odins) != players:
            self._odins = _NO_ATTENTION[:players]
            self._attention = _NO_ATTENTION[:players]
        odins = self._odins
        attention = self._attention
        self.look_at_goals(t)
        limits = self._limits
        later = self._later
        height = t.height
        doubled = t.doubled
        next_god = next_to_awaken(t)
        unsettled = SPREAD + 0.35 * float(t.hand_size)
        last = t.round == ROUNDS
        lasting = (LASTING_CARD_AT_LAST if last else LASTING_CARD) / float(players * players)
        later_rounds = 0.3 * float(ROUNDS - t.round)
        compare(t, ODIN, odins)
        for god in range(AESIR):
            limit = limits[god] if god >= next_god else 0
            if next_god > AESIR:
                promised = 1.0 if god >= next_god - AESIR else 0.0
            else:
                promised = 1.3 if last else 0.7
                if god >= next_god and limit == 0:
                    promised += 0.7 if last else 0.4
                promised = promised + later_rounds + later[god]
            first: i64 = 0  # ten times what counts, so that Odin's part of it is a whole number
            second: i64 = 0
            holder: i64 = -1
            for seat in range(players):
                spot = seat * AESIR + god
                cards = 2 * height[spot] if spot == doubled else height[spot]
                attention[seat] = cards
                counts = 10 * cards + odins[seat]
                if holder < 0 or counts > first:
                    second = first
                    first = counts
                    holder = seat
                elif counts > second:
                    second = counts
            for seat in range(players):
                cards = height[seat * AESIR + god]
                promised_here = promised + 0.4 * float(cards if cards < limit else limit)
                rivals = (second if seat == holder else first) - odins[seat]
                points[seat] += lasting * float(cards)
                points[seat] += promised_here * chance_by_lead(
                    attention[seat], rivals if rivals > 0 else 0, players, unsettled
                )

    def look_at_goals(self, t: Board) -> None:
        """What all open goals allow and promise, in one go: each Aesir is asked for later."""
        limits = self._limits
        later = self._later
        for god in range(AESIR):
            limits[god] = t.goal_limit(god) if t.numbers.any_goal else 0
            later[god] = 0.0
        goals = t.goals
        column = t.round - 1
        if not t.numbers.any_goal:
            for row in range(column, -1, -1):  # of two goals for one Aesir the upper counts
                if goals[column * ROWS + row] >= 0:
                    limits[goals[column * ROWS + row]] = t.numbers.limit(column, row)
        for column in range(t.round, ROUNDS):
            for row in range(column + 1):
                god = goals[column * ROWS + row]
                if god >= 0:
                    later[god] += LATER_GOAL * float(t.numbers.limit(column, row))


def prospects(t: Board) -> vec[float]:
    """Of every seat: points in the pile and points that the stacks promise."""
    points = in_the_pile(t)
    if t.kind() == OVER:
        return points
    next_god = next_to_awaken(t)
    unsettled = SPREAD + 0.35 * float(t.hand_size)
    odins = attention_for(t, ODIN)
    attention = odins[:]
    for god in range(AESIR):
        limit = t.goal_limit(god) if god >= next_god else 0
        common = worth(t, god, next_god, limit)
        compare(t, god, attention)
        for seat in range(t.players):
            cards = t.cards_in(seat, god)
            worth_here = common + float(cards if cards < limit else limit)
            points[seat] += worth_here * chance_of_favour(seat, attention, odins, unsettled)
    return points


def worth(t: Board, god: i64, next_god: i64, limit: i64) -> float:
    """What the favour of an Aesir may still bring, besides the cards that an open goal allows
    (`limit` of them)."""
    if next_god > AESIR:
        return 1.0 if god >= next_god - AESIR else 0.0
    points = FINAL_COUNT
    if god >= next_god:
        if limit > 0:
            points += 0.15
        elif god == HEIMDALL:
            points += HEIMDALL_WILL
        else:
            points += OTHER_WILL
    will = HEIMDALL_WILL * 0.6 if god == HEIMDALL else OTHER_WILL * 0.5
    return points + will * float(ROUNDS - t.round) + later_goals(t, god)


def later_goals(t: Board, god: i64) -> float:
    """What the open goals of later rounds add to an Aesir's favour."""
    points = 0.0
    for column in range(t.round, ROUNDS):
        for row in range(column + 1):
            if t.goals[column * ROWS + row] == god:
                points += LATER_GOAL * float(t.numbers.limit(column, row))
    return points


def in_the_pile(t: Board) -> vec[float]:
    """Of every seat: points in the pile, and cards that are as good as there."""
    points = _NO_POINTS[: t.players]
    write_pile(t, points)
    return points


def write_pile(t: Board, points: vec[float]) -> None:
    """The same into a row."""
    over = t.kind() == OVER
    for seat in range(t.players):
        points[seat] = float(t.scores[seat])
        if over:
            points[seat] += 0.01 * float(t.attention(seat, ODIN))
    if t.kind() == Frame.SCORE_GOAL:
        cards = t.cards_in(t.top(ACTOR), t.top(GOD))
        limit = t.top(LIMIT)
        points[t.top(ACTOR)] += 0.95 * float(limit if limit < cards else cards)


def next_to_awaken(t: Board) -> i64:
    """The first Aesir still to awaken in this round; past the last in the final count."""
    kind = t.kind()
    if kind == Frame.BATTLE:
        return 0
    god = t.top(GOD)
    if kind == Frame.FINAL_SCORE:
        return AESIR + god + 1
    return god + 1


def attention_for(t: Board, god: i64) -> vec[i64]:
    """Everybody's attention of an Aesir."""
    attention = _NO_ATTENTION[: t.players]
    compare(t, god, attention)
    return attention


def compare(t: Board, god: i64, attention: vec[i64]) -> None:
    """Write down everybody's attention of an Aesir."""
    for seat in range(t.players):
        attention[seat] = t.attention(seat, god)


def chance_of_favour(seat: i64, attention: vec[i64], odins: vec[i64], unsettled: float) -> float:
    """How likely the favour is, judging by the lead over the best rival; Odin decides ties."""
    mine = attention[seat]
    odin = odins[seat]
    best: i64 = 0  # ten times what counts, so that whole numbers do
    for rival in range(len(attention)):
        if rival != seat:
            theirs = 10 * attention[rival] + odins[rival] - odin
            if theirs > best:
                best = theirs
    return chance_by_lead(mine, best, len(attention), unsettled)


def chance_by_lead(mine: i64, best: i64, players: i64, unsettled: float) -> float:
    """The same by the own attention and ten times what the best rival's counts."""
    if mine == 0 and best == 0:
        return 0.5 / float(players)
    lead = float(10 * mine - best)
    return 0.5 + 0.5 * lead / (10.0 * unsettled + (lead if lead > 0.0 else -lead))
