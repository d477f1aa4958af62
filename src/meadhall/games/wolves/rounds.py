"""Rounds: set-up, the end of a round and of the game (W-10 … W-25, W-83, W-86, W-100 …)."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.choices import Choices
from ...kernel.events import EVERYBODY
from ...kernel.outcome import Outcome
from ...kernel.state import outcome_by
from .atoms import Board
from .deities import OPEN, VICTORIES
from .events import EventKind
from .frames import ACTOR, SECOND, STEP, WINNER, Frame
from .glory import glory
from .laying import lay_choices, lay_down
from .layout import NOBODY
from .moves import (
    DONE,
    UNIT,
    VICTORY,
    unit,
    unit_line,
    unit_place,
)
from .offerings import (
    refill_hall,
)
from .people import EIWAZ
from .strength import line_strength, strength, units_strength
from .turns import start_turn
from .watching import Moment, notice, valkyrie_may_take_from

# --- set-up and rounds ------------------------------------------------------------------------


def set_up(t: Board, starter: i64) -> None:
    """W-11, W-12: the Hall opens, hands are drawn, the first round begins."""
    refill_hall(t)
    for seat in range(t.players):
        for card in range(t.numbers.first_hand):
            t.draw_card(seat)
    start_round(t, starter)


def start_round(t: Board, starter: i64) -> None:
    """W-20, W-21: the victory cards to fight for are opened."""
    t.begin_round(starter)
    for prize in range(t.numbers.prizes):
        if not t.open_victory():
            break
    start_turn(t, starter)


# --- the end of a round -----------------------------------------------------------------------


def continue_round_end(t: Board) -> None:
    """W-23, W-24: places and victory cards, then Valkyrie, then the table is cleared."""
    step = t.top(STEP)
    t.set_top(STEP, step + 1)
    if step == 0:
        award_prizes(t)
    elif step == 1:
        notice(t, Moment.PRIZES_TAKEN, NOBODY, 0)
    else:
        t.pop()
        t.clear_table()
        end_or_go_on(t)


def award_prizes(t: Board) -> None:
    """W-23: the highest takes a victory card, with two open the second place takes the other."""
    by_jormungand = t.top(WINNER) == 1
    clockwise_from: i64 = t.top(ACTOR) if by_jormungand else NOBODY
    first = clockwise_from if by_jormungand else best_but(t, 0, NOBODY)
    second = best_but(t, 1 << first, clockwise_from)
    tell_places(t, first, clockwise_from)
    prizes = open_victories(t)
    t.take_places(first, second if prizes == 2 else NOBODY)
    if prizes == 2:
        t.push(Frame.PRIZE, 1 << first, first, second)
    elif prizes == 1:
        for victory in range(VICTORIES):
            if t.victory_at[victory] == OPEN:
                t.award(first, victory)


def open_victories(t: Board) -> i64:
    found: i64 = 0
    for victory in range(VICTORIES):
        if t.victory_at[victory] == OPEN:
            found += 1
    return found


def tell_places(t: Board, first: i64, clockwise_from: i64) -> None:
    """The lines as they stood, best place first: after this they are cleared away."""
    placed: i64 = 0
    seat = first
    for place in range(t.players):
        placed |= 1 << seat
        power, units = line_strength(t, seat), units_strength(t, seat)
        t.tell(EventKind.STOOD, seat, power, units, t.pass_number[seat], EVERYBODY)
        for at in range(t.lengths[seat]):
            kind, worth = t.unit_at(seat, at), strength(t, seat, at)
            t.tell(EventKind.UNIT_STOOD, seat, at, kind, worth, EVERYBODY)
        if place + 1 < t.players:
            seat = best_but(t, placed, clockwise_from)


def best_but(t: Board, excluded: i64, clockwise_from: i64) -> i64:
    """W-23: the strongest line of those not excluded (bits by seat); ties to whoever passed earlier
    (W-95: sits earlier clockwise)."""
    best: i64 = NOBODY
    best_strength: i64 = 0
    best_order: i64 = 0
    for seat in range(t.players):
        if excluded >> seat & 1:
            continue
        power = line_strength(t, seat)
        order = t.pass_number[seat]
        if clockwise_from != NOBODY:
            order = (seat - clockwise_from + t.players) % t.players
        if (
            best == NOBODY
            or power > best_strength
            or (power == best_strength and order < best_order)
        ):
            best = seat
            best_strength = power
            best_order = order
    return best


def prize_choices(t: Board, choices: Choices) -> None:
    """W-23: first place chooses."""
    for victory in range(VICTORIES):
        if t.victory_at[victory] == OPEN:
            choices.add(VICTORY + victory)


def take_prize(t: Board, move: i64) -> None:
    seat = t.top(ACTOR)
    second = t.top(SECOND)
    t.pop()
    t.award(seat, move - VICTORY)
    for victory in range(VICTORIES):
        if t.victory_at[victory] == OPEN:
            t.award(second, victory)


def vidar_choices(t: Board, choices: Choices) -> None:
    """W-83: lay one more unit, or take an Eiwaz unit of the own line into hand, or neither."""
    seat = t.top(ACTOR)
    lay_choices(t, seat, choices)
    if t.room(seat) > 0:
        for place in range(t.lengths[seat]):
            if t.numbers.runes[t.unit_at(seat, place)] == EIWAZ:
                choices.add(unit(seat, place))
    choices.add(DONE)


def vidar(t: Board, move: i64) -> None:
    seat = t.top(ACTOR)
    t.pop()
    if move < UNIT:
        lay_down(t, seat, move)
    elif move != DONE:
        t.take(seat, seat, unit_place(move))


def valkyrie_choices(t: Board, choices: Choices) -> None:
    """W-86: one unit from any formation, or none."""
    seat = t.top(ACTOR)
    for line in range(t.players):
        if valkyrie_may_take_from(t, seat, line):
            choices.add_run(unit(line, 0), t.lengths[line])
    choices.add(DONE)


def valkyrie(t: Board, move: i64) -> None:
    seat = t.top(ACTOR)
    t.pop()
    if move != DONE:
        t.take(seat, unit_line(move), unit_place(move))


def end_or_go_on(t: Board) -> None:
    """W-25, W-100: enough glory or a Ragnarök ends the game; else first place starts the next."""
    over = t.last_round == 1
    for seat in range(t.players):
        if glory(t, seat) >= t.numbers.glory_to_end:
            over = True
    if over:
        t.tell(EventKind.OVER, 0, 0, 0, 0, EVERYBODY)
    else:
        start_round(t, t.first)


def final_outcome(t: Board) -> Outcome:
    """W-101: most glory; the tied who won the last round come first, the others share."""
    second = NOBODY if t.numbers.first_breaks_ties else t.second
    won: list[int] = []
    for seat in range(t.players):
        won.append(glory(t, seat))
    best = max(won)
    standings: list[tuple[int, ...]] = []
    for seat in range(t.players):
        last = won[seat] == best and (seat == t.first or seat == second)
        standings.append((won[seat], 1 if last else 0))
    return outcome_by(standings)
