"""Set-up, the deal and the battle for attention (A-10 … A-24)."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.choices import Choices
from ...kernel.state import WHO
from .atoms import Board
from .frames import Frame
from .layout import LARGEST_HAND
from .moves import HEAD_DOWN, HEAD_UP, PICK
from .numbers import ROUNDS


def set_up(t: Board) -> None:
    """A-10, A-11: the top card of every goal column is face up from the start."""
    for column in range(ROUNDS):
        t.open_goal(column, 0)
    start_round(t, 1)


def start_round(t: Board, round_: i64) -> None:
    """A-12, A-20: the rest of the round's goal column is turned up, then the cards are dealt."""
    t.begin_round(round_)
    for row in range(1, round_):
        t.open_goal(round_ - 1, row)
    for seat in range(t.players):
        t.deal(seat, t.numbers.deal(round_))
    t.push(Frame.BATTLE, (1 << t.players) - 1)


def pick_choices(t: Board, seat: i64, choices: Choices) -> None:
    """A-21: any card of the hand, either head up; a pick can be changed until the last is made."""
    hand = t.hands[seat]
    choices.make_room(2 * LARGEST_HAND)
    moves = choices.moves
    count = choices.count
    listed: i64 = 0
    while hand:
        card = hand & 31
        if card != listed:  # equal cards lie side by side
            moves[count] = PICK + 2 * (card - 1)
            moves[count + 1] = PICK + 2 * (card - 1) + 1
            count += 2
            listed = card
        hand >>= 5
    choices.count = count


def pick(t: Board, seat: i64, move: i64) -> None:
    """A-21: sealed until everybody has picked."""
    t.seal(seat, move)
    still_to_pick = t.waiting_mask() & ~(1 << seat)
    t.set_top(WHO, still_to_pick)
    if still_to_pick == 0:
        reveal_all(t)


def reveal_all(t: Board) -> None:
    """A-21 … A-24: all picks are laid at once, then the hands are passed, until they are empty."""
    for seat in range(t.players):
        move = t.reveal(seat)
        t.lay(seat, HEAD_UP[move], HEAD_DOWN[move])
    t.pass_hands()
    if t.hand_size > 0:
        t.set_top(WHO, (1 << t.players) - 1)
    else:
        t.pop()
        t.push(Frame.AWAKENING, 0)
