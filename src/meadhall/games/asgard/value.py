"""A hand-written guess of how well a seat stands: the points it can expect against its rivals'."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.state import OVER
from .aesir import AESIR, HEIMDALL, ODIN
from .atoms import Board
from .frames import ACTOR, GOD, LIMIT, Frame
from .numbers import ROUNDS, ROWS

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


def value(state: Board, seat: int) -> float:
    """Expected points of the seat, less those of the best rival and a little of all rivals'."""
    mine = 0.0
    best = -1.0
    total = 0.0
    for each in range(state.players):
        points = prospects(state, each)
        if each == seat:
            mine = points
        else:
            total += points
            if points > best:
                best = points
    return mine - 0.6 * best - 0.4 * total / float(state.players - 1)


def standings(state: Board) -> list[float]:
    """The points every seat will have in the end, fitted to games of greedy."""
    points: list[float] = []
    for seat in range(state.players):
        points.append(expected(state, seat))
    return points


def expected(t: Board, seat: i64) -> float:
    """Points in the pile, cards that will score some day, and what the stacks promise."""
    points = float(t.scores[seat])
    if t.kind() == OVER:
        return points + 0.01 * float(t.attention(seat, ODIN))
    if t.kind() == Frame.SCORE_GOAL and t.top(ACTOR) == seat:
        limit = float(t.top(LIMIT))  # cards about to be scored are as good as scored
        cards = float(t.cards_in(seat, t.top(GOD)))
        points += 0.95 * (limit if limit < cards else cards)
    next_god = next_to_awaken(t)
    unsettled = SPREAD + 0.35 * float(t.hand_size)
    last = t.round == ROUNDS
    lasting = (LASTING_CARD_AT_LAST if last else LASTING_CARD) / float(t.players * t.players)
    for god in range(AESIR):
        points += lasting * float(t.cards_in(seat, god))
        points += promise(t, seat, god, next_god, last) * chance_of_favour(t, seat, god, unsettled)
    return points


def promise(t: Board, seat: i64, god: i64, next_god: i64, last: bool) -> float:
    """What the favour of an Aesir brings on average in the end."""
    if next_god > AESIR:
        return 1.0 if god >= next_god - AESIR else 0.0
    points = 1.3 if last else 0.7
    if god >= next_god:
        limit = float(t.goal_limit(god))
        cards = float(t.cards_in(seat, god))
        if limit > 0.0:
            points += 0.4 * (limit if limit < cards else cards)
        else:
            points += 0.7 if last else 0.4
    for column in range(t.round, ROUNDS):
        points += 0.3
        for row in range(column + 1):
            if t.goals[column * ROWS + row] == god:
                points += LATER_GOAL * float(t.numbers.limit(column, row))
    return points


def spread(state: Board) -> float:
    """How many points of lead count while so much is still to come (fitted to games of greedy)."""
    later = 2.0 * float(ROUNDS - state.round)
    return 1.0 + later + (2.0 if state.kind() == Frame.BATTLE else 0.0)


def prospects(t: Board, seat: i64) -> float:
    """Points in the pile and points that the stacks promise."""
    points = float(t.scores[seat])
    if t.kind() == OVER:
        return points + 0.01 * float(t.attention(seat, ODIN))
    if t.kind() == Frame.SCORE_GOAL and t.top(ACTOR) == seat:
        limit = float(t.top(LIMIT))  # cards about to be scored are as good as scored
        cards = float(t.cards_in(seat, t.top(GOD)))
        points += 0.95 * (limit if limit < cards else cards)
    next_god = next_to_awaken(t)
    unsettled = SPREAD + 0.35 * float(t.hand_size)
    for god in range(AESIR):
        points += worth(t, seat, god, next_god) * chance_of_favour(t, seat, god, unsettled)
    return points


def next_to_awaken(t: Board) -> i64:
    """The first Aesir still to awaken in this round; past the last in the final count."""
    kind = t.kind()
    if kind == Frame.BATTLE:
        return 0
    god = t.top(GOD)
    if kind == Frame.FINAL_SCORE:
        return AESIR + god + 1
    return god + 1


def worth(t: Board, seat: i64, god: i64, next_god: i64) -> float:
    """What the favour of an Aesir may still bring."""
    counted = next_god > AESIR
    if counted:
        return 1.0 if god >= next_god - AESIR else 0.0
    points = FINAL_COUNT
    cards = float(t.cards_in(seat, god))
    if god >= next_god:
        limit = float(t.goal_limit(god))
        if limit > 0.0:
            points += (limit if limit < cards else cards) + 0.15
        elif god == HEIMDALL:
            points += HEIMDALL_WILL
        else:
            points += OTHER_WILL
    for column in range(t.round, ROUNDS):
        points += HEIMDALL_WILL * 0.6 if god == HEIMDALL else OTHER_WILL * 0.5
        for row in range(column + 1):
            if t.goals[column * ROWS + row] == god:
                points += LATER_GOAL * float(t.numbers.limit(column, row))
    return points


def chance_of_favour(t: Board, seat: i64, god: i64, unsettled: float) -> float:
    """How likely the favour is, judging by the lead over the best rival; Odin decides ties."""
    mine = t.attention(seat, god)
    odin = t.attention(seat, ODIN)
    best: i64 = 0  # ten times what counts, so that whole numbers do
    for rival in range(t.players):
        if rival != seat:
            theirs = 10 * t.attention(rival, god) + t.attention(rival, ODIN) - odin
            if theirs > best:
                best = theirs
    if mine == 0 and best == 0:
        return 0.5 / float(t.players)
    lead = float(10 * mine - best) / (10.0 * unsettled)
    return 0.5 + 0.5 * lead / (1.0 + lead if lead > 0.0 else 1.0 - lead)
