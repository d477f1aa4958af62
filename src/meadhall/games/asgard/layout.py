"""What lies on the table, and the words to ask about it. Nothing is changed here.

A stack is one number, a row of octal digits: the *other* head of each card, the bottom card in the
lowest digit (the stack itself says which head is up). Face-down Thor cards are its lowest digits. A
hand is one number too, five bits a card, sorted. Copying and passing such rows costs nothing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.chance import Chance
from ...kernel.state import State
from .aesir import AESIR
from .numbers import ROUNDS, ROWS, Numbers

NOBODY: Final = -1
NONE: Final = -1
MIDDLE: Final = -1
"""Where the doubling card lies while no stack is doubled (A-15)."""
HIDDEN: Final = -1
"""A goal card that has not been turned up yet; which one it is, nobody has decided (A-11)."""


LARGEST_HAND: Final = 12
"""As many cards as fit in a hand's number."""

LOW_BITS: Final = vec[i64]([(1 << bits) - 1 for bits in range(64)])
"""Masks of the lowest bits (a table, since compiled code shifts literals in 32 bits only)."""


class Layout(State):
    """What lies on the table of one game."""

    def __init__(
        self,
        numbers: Numbers,
        players: i64,
        chance: Chance,
        deck: vec[i64],
        hands: vec[i64],
        sealed: vec[i64],
        stacks: vec[i64],
        height: vec[i64],
        under: vec[i64],
        out_of_play: vec[i64],
        scores: vec[i64],
        goals: vec[i64],
    ) -> None:
        super().__init__(players, chance)
        self.numbers = numbers
        self.round: i64 = 0
        self.deck: vec[i64] = deck  # copies left of each kind
        self.deck_size: i64 = numbers.deck_size
        self.hands: vec[i64] = hands  # seat: a sorted row of kinds
        self.hand_size: i64 = 0
        self.sealed: vec[i64] = sealed  # seat: the pick, or NONE
        self.stacks: vec[i64] = stacks  # spot: a row of other heads, bottom first
        self.height: vec[i64] = height  # spot: cards in the stack, Thor cards under it included
        self.under: vec[i64] = under  # spot: the Thor cards lying face down at its bottom
        self.out_of_play: vec[i64] = out_of_play  # kind: copies in all the score piles together
        self.scores: vec[i64] = scores  # seat: cards in the score pile
        self.goals: vec[i64] = goals  # column, row: the Aesir, or HIDDEN
        self.goals_left: i64 = (1 << AESIR) - 1  # mask of the goals nobody has seen
        self.doubled: i64 = MIDDLE  # spot at which the doubling card lies
        self.drawn: i64 = NONE  # kind of the card Sif gave, until it is played

    # --- words --------------------------------------------------------------------------------

    def attention(self, seat: i64, god: i64) -> i64:
        """A-30: cards in the stack, Thor cards under it included; twice that if doubled."""
        spot = seat * AESIR + god
        if spot == self.doubled:
            return 2 * self.height[spot]
        return self.height[spot]

    def cards_in(self, seat: i64, god: i64) -> i64:
        """All cards of a stack, the Thor cards under it included."""
        return self.height[seat * AESIR + god]

    def face_up(self, seat: i64, god: i64) -> i64:
        """The cards of a stack that show its Aesir."""
        spot = seat * AESIR + god
        return self.height[spot] - self.under[spot]

    def is_thor_under(self, seat: i64, god: i64, depth: i64) -> bool:
        """Does a Thor card lie face down at this place?"""
        return depth >= self.face_up(seat, god)

    def other_head(self, seat: i64, god: i64, depth: i64) -> i64:
        """The head that is down, of the card at this place."""
        spot = seat * AESIR + god
        return (self.stacks[spot] >> 3 * (self.height[spot] - 1 - depth)) & 7

    def hand_has(self, seat: i64, kind: i64) -> bool:
        """Is a card of this kind in the hand?"""
        hand = self.hands[seat]
        while hand:
            if (hand & 31) - 1 == kind:
                return True
            hand >>= 5
        return False

    def goal_limit(self, god: i64) -> i64:
        """A-13, A-40: what this round's open goal of the Aesir allows, or any round's if it is
        played so; 0 if there is none."""
        column = self.round - 1
        for row in range(column + 1):
            if self.goals[column * ROWS + row] == god:
                return self.numbers.limit(column, row)
        if self.numbers.any_goal:
            for place in range(ROUNDS * ROWS):
                if self.goals[place] == god:
                    return self.numbers.limit(place // ROWS, place % ROWS)
        return 0

    def direction(self) -> i64:
        """A-23: hands go left (to the next seat) in rounds 1 and 3, right in round 2."""
        return -1 if self.round == 2 else 1

    def knows_hand(self, viewer: i64, seat: i64) -> bool:
        """A-26: did the viewer hold this hand earlier in the round? Then it knows what is left,
        unless that is left to memory."""
        if self.numbers.hands_forgotten:
            return False
        passes = self.numbers.deal(self.round) - self.hand_size
        distance = (seat - viewer) * self.direction()
        if distance < 0:
            distance += self.players
        return 0 < distance <= passes


def with_card(hand: i64, kind: i64) -> i64:
    """A hand and one more card, still sorted."""
    place: i64 = 0
    rest = hand
    while rest and rest & 31 <= kind:
        rest >>= 5
        place += 5
    return hand & LOW_BITS[place] | kind + 1 << place | rest << place + 5


def without_card(hand: i64, kind: i64) -> i64:
    """A hand without one card of this kind, which it has."""
    place: i64 = 0
    rest = hand
    while rest & 31 != kind + 1:
        rest >>= 5
        place += 5
    return hand & LOW_BITS[place] | rest >> 5 << place
