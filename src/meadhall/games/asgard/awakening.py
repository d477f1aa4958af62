"""The awakening: favour, disputes, goals, the final count and the end (A-25 … A-43, A-70, A-71)."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.choices import Choices
from ...kernel.events import EVERYBODY
from . import battle, wills
from .aesir import AESIR
from .atoms import Board
from .events import EACH_BITS, EventKind
from .frames import ACTOR, CHOSEN, GOD, LIMIT, Frame
from .layout import MIDDLE, NOBODY
from .moves import DONE, GOAL, WILL, card, card_depth
from .numbers import ROUNDS


def proceed(t: Board) -> None:
    """Carry on until somebody has to decide, or the game is over."""
    while True:
        match t.kind():
            case Frame.AWAKENING:
                awaken_next(t)
            case Frame.FINAL_COUNT:
                count_next(t)
            case _:
                return


def awaken_next(t: Board) -> None:
    """A-25: the Aesir awaken one after the other; after the last the round is over."""
    god = t.top(GOD)
    if god == AESIR:
        t.pop()
        end_round(t)
        return
    t.set_top(GOD, god + 1)
    t.tell(EventKind.AWAKENS, god, 0, 0, 0, EVERYBODY)
    seat = favoured(t, god)
    if seat == NOBODY:
        return
    limit = t.goal_limit(god)
    if limit > 0:
        t.push(Frame.FAVOUR, 1 << seat, seat, god, limit)
    else:
        wills.fulfil(t, seat, god)


def end_round(t: Board) -> None:
    """A-54: the doubling card goes back (or stays for the final count, if it is played so); then
    the next round (A-12) or the final count (A-70)."""
    last = t.round == ROUNDS
    if t.doubled != MIDDLE and not (last and t.numbers.doubling_stays):
        t.return_doubling_card()
    if not last:
        battle.start_round(t, t.round + 1)
    else:
        t.push(Frame.FINAL_COUNT, 0)


# --- favour and disputes ----------------------------------------------------------------------


def favoured(t: Board, god: i64) -> i64:
    """A-31: the single highest attention; a tie is a dispute; no cards, nobody."""
    best = highest_attention(t, god)
    tied = leaders(t, god, best)
    winner = only_seat(tied)
    if winner == NOBODY and tied != 0:
        t.tell(EventKind.DISPUTED, god, tied, best, 0, EVERYBODY)
        tied = dispute(t, tied)
        winner = only_seat(tied)
    if winner == NOBODY:
        t.tell(EventKind.SLEEPS, god, tied, 0, 0, EVERYBODY)
    else:
        t.tell(EventKind.FAVOURED, god, winner, best, 0, EVERYBODY)
    return winner


def highest_attention(t: Board, god: i64) -> i64:
    """A-31: what the best stack of an Aesir has; 0 if there is none."""
    best: i64 = 0
    for seat in range(t.players):
        attention = t.attention(seat, god)
        if attention > best:
            best = attention
    return best


def leaders(t: Board, god: i64, best: i64) -> i64:
    """A-31: mask of the seats that have so much attention; nobody leads without a card."""
    tied: i64 = 0
    if best > 0:
        for seat in range(t.players):
            if t.attention(seat, god) == best:
                tied |= 1 << seat
    return tied


def dispute(t: Board, tied: i64) -> i64:
    """A-32: compare attention of Odin, Thor, Freya …; only the highest stay in. Returns those left:
    one winner, or several who are equal through all seven (A-33)."""
    disputed = tied
    for god in range(AESIR):
        best: i64 = 0
        leaders: i64 = 0
        each: i64 = 0  # everybody's attention, for whoever is told of it
        for seat in range(t.players - 1, -1, -1):
            if (disputed >> seat) & 1:
                attention = t.attention(seat, god)
                each = each << EACH_BITS | attention + 1
                if (tied >> seat) & 1:
                    if attention > best:
                        best = attention
                        leaders = 0
                    if attention == best:
                        leaders |= 1 << seat
        tied = leaders
        t.tell(EventKind.COMPARED, god, tied, best, each, EVERYBODY)
        if only_seat(tied) != NOBODY:
            break
    return tied


def only_seat(seats: i64) -> i64:
    """The seat if the mask holds just one, else NOBODY."""
    if seats == 0 or seats & (seats - 1) != 0:
        return NOBODY
    seat: i64 = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


# --- goal or will -----------------------------------------------------------------------------


def favour_choices(choices: Choices) -> None:
    """A-40: with an open goal of this round: score it, or fulfil the will."""
    choices.add(WILL)
    choices.add(GOAL)


def choose(t: Board, move: i64) -> None:
    """A-40: the favoured player has chosen between the will and the goal."""
    seat = t.top(ACTOR)
    god = t.top(GOD)
    limit = t.top(LIMIT)
    t.pop()
    if move == WILL:
        wills.fulfil(t, seat, god)
    else:
        t.tell(EventKind.GOAL, god, seat, limit, 0, EVERYBODY)
        t.push(Frame.SCORE_GOAL, 1 << seat, seat, god, limit)


def score_goal_choices(t: Board, choices: Choices) -> None:
    """A-41, A-42: a further card of the stack, or enough. Cards are named from the top down, so
    that each set of cards can be named in one way only; none moves before all are named."""
    god = t.top(GOD)
    first: i64 = 0
    chosen = t.top(CHOSEN)
    while chosen >> first:
        first += 1
    choices.add_run(card(god, first), t.cards_in(t.top(ACTOR), god) - first)
    choices.add(DONE)


def score_goal(t: Board, move: i64) -> None:
    """A-41: once the limit is reached, or the player has enough, the chosen cards move."""
    seat = t.top(ACTOR)
    god = t.top(GOD)
    if move != DONE:
        t.set_top(CHOSEN, t.top(CHOSEN) | (1 << card_depth(move)))
        lowest = card_depth(move) == t.cards_in(seat, god) - 1
        if count(t.top(CHOSEN)) < t.top(LIMIT) and not lowest:
            return
    chosen = t.top(CHOSEN)
    t.pop()
    if chosen == 0:
        t.tell(EventKind.DECLINED, god, seat, 0, 0, EVERYBODY)
    else:
        t.show_choice()
    for depth in range(t.cards_in(seat, god) - 1, -1, -1):
        if (chosen >> depth) & 1:
            t.score(seat, god, depth)
    t.settle(seat, god)


def count(mask: i64) -> i64:
    """How many places a mask names."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


# --- the final count and the end --------------------------------------------------------------


def count_next(t: Board) -> None:
    """A-70: the Aesir awaken once more, without wills and goals."""
    god = t.top(GOD)
    if god == AESIR:
        t.pop()
        t.tell(EventKind.OVER, 0, 0, 0, 0, EVERYBODY)
        return
    t.set_top(GOD, god + 1)
    t.tell(EventKind.AWAKENS, god, 1, 0, 0, EVERYBODY)
    seat = favoured(t, god)
    if seat != NOBODY:
        t.push(Frame.FINAL_SCORE, 1 << seat, seat, god)


def final_score_choices(t: Board, choices: Choices) -> None:
    """A-70: one card of the stack, a Thor card under it too, or none."""
    god = t.top(GOD)
    choices.add_run(card(god, 0), t.cards_in(t.top(ACTOR), god))
    choices.add(DONE)


def final_score(t: Board, move: i64) -> None:
    seat = t.top(ACTOR)
    god = t.top(GOD)
    t.pop()
    if move == DONE:
        t.tell(EventKind.DECLINED, god, seat, 0, 0, EVERYBODY)
        return
    t.score(seat, god, card_depth(move))
    t.settle(seat, god)


def standing(t: Board, seat: i64) -> tuple[int, ...]:
    """A-71: what places are decided by: points, then attention of Odin, Thor … Heimdall."""
    ladder: list[int] = [t.scores[seat]]
    for god in range(AESIR):
        ladder.append(t.attention(seat, god))
    return tuple(ladder)
