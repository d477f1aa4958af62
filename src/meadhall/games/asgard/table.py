"""The table: everything that lies on it, the words to ask about it, and the atoms that change it.

This is the only module of the game that changes a table. Each function under "atoms" makes one
observable change and tells it as an event; the rules are written with these words and never touch
the numbers behind them.

A stack is one number, a row of octal digits: the *other* head of each card, the bottom card in the
lowest digit (the stack itself says which head is up). Face-down Thor cards are its lowest digits. A
hand is one number too, five bits a card, sorted. Copying and passing such rows costs nothing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.chance import Chance, draw
from ...kernel.events import EVERYBODY
from ...kernel.state import State
from .aesir import AESIR, THOR, kind_of
from .happenings import Happening
from .moves import picked_kind
from .numbers import ROWS, Numbers

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


class Table(State):
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
        """A-13, A-40: what this round's goal of the Aesir allows; 0 if there is none."""
        column = self.round - 1
        for row in range(column + 1):
            if self.goals[column * ROWS + row] == god:
                return self.numbers.limit(column, row)
        return 0

    def direction(self) -> i64:
        """A-23: hands go left (to the next seat) in rounds 1 and 3, right in round 2."""
        return -1 if self.round == 2 else 1

    def knows_hand(self, viewer: i64, seat: i64) -> bool:
        """A-26: did the viewer hold this hand earlier in the round? Then it knows what is left."""
        passes = self.numbers.deal(self.round) - self.hand_size
        distance = (seat - viewer) * self.direction()
        if distance < 0:
            distance += self.players
        return 0 < distance <= passes

    # --- atoms: the set-up and the deal -------------------------------------------------------

    def begin_round(self, round_: i64) -> None:
        self.round = round_
        self.tell(Happening.ROUND, round_, self.numbers.deal(round_), 0, 0, EVERYBODY)

    def open_goal(self, column: i64, row: i64) -> None:
        """Turn up the goal at this place: any that nobody has seen yet, each as likely."""
        unseen: i64 = 0
        for god in range(AESIR):
            unseen += (self.goals_left >> god) & 1
        chosen = self.chance.below(unseen)
        turned: i64 = 0
        while True:
            if (self.goals_left >> turned) & 1:
                if chosen == 0:
                    break
                chosen -= 1
            turned += 1
        self.goals_left &= ~(1 << turned)
        self.goals[column * ROWS + row] = turned
        self.knots += 1
        self.tell(Happening.GOAL_OPENED, column, row, turned, 0, EVERYBODY)

    def deal(self, seat: i64, cards: i64) -> None:
        """A-20: a hand from the deck."""
        hand: i64 = 0
        for card in range(cards):
            hand = with_card(hand, draw(self.deck, self.deck_size, self.chance))
            self.deck_size -= 1
        self.hands[seat] = hand
        self.hand_size = cards
        self.knots += 1
        self.tell(Happening.DEALT, seat, cards, 0, 0, EVERYBODY)

    # --- atoms: the battle --------------------------------------------------------------------

    def seal(self, seat: i64, move: i64) -> None:
        """A-21: a card and its head are chosen; nobody else learns more than that, nor that a pick
        was changed."""
        changed = self.sealed[seat] != NONE
        self.sealed[seat] = move
        happened = Happening.CHANGED if changed else Happening.SEALED
        self.tell(happened, seat, move, 0, 0, 1 << seat)

    def reveal(self, seat: i64) -> i64:
        """A-21: the sealed card leaves the hand; returns the pick."""
        move = self.sealed[seat]
        self.sealed[seat] = NONE
        self.hands[seat] = without_card(self.hands[seat], picked_kind(move))
        self.knots += 1
        self.tell(Happening.REVEALED, seat, move, 0, 0, EVERYBODY)
        return move

    def pass_hands(self) -> None:
        """A-23: every hand goes to the neighbour."""
        before = self.hands[:]
        step = self.direction()
        for seat in range(self.players):
            self.hands[(seat + step + self.players) % self.players] = before[seat]
        self.hand_size -= 1
        self.knots += 1
        self.tell(Happening.PASSED, step, 0, 0, 0, EVERYBODY)

    # --- atoms: cards on the table ------------------------------------------------------------

    def lay(self, seat: i64, god: i64, other: i64) -> None:
        """A-22: a card arrives on top of the stack of the head that is up."""
        spot = seat * AESIR + god
        self.stacks[spot] |= other << 3 * self.height[spot]
        self.height[spot] += 1
        self.tell(Happening.LAID, seat, god, other, 0, EVERYBODY)

    def lift(self, seat: i64, god: i64, depth: i64) -> i64:
        """A face-up card leaves its stack, to be laid elsewhere; returns its other head."""
        other = self.other_head(seat, god, depth)
        if depth > 0 or self.face_up(seat, god) > 1:
            self.knots += 1  # this card was covered, or it uncovers the next
        self._close_gap(seat * AESIR + god, depth)
        self.tell(Happening.LIFTED, seat, god, depth, 0, EVERYBODY)
        return other

    def score(self, seat: i64, god: i64, depth: i64) -> None:
        """A-5: a card goes to the score pile, face down."""
        thor_under = self.is_thor_under(seat, god, depth)
        kind = kind_of(THOR if thor_under else god, self.other_head(seat, god, depth))
        spot = seat * AESIR + god
        if depth == 0 and self.face_up(seat, god) > 1:
            self.knots += 1  # the next card's other head comes to light
        if thor_under:
            self.under[spot] -= 1
        self._close_gap(spot, depth)
        self.out_of_play[kind] += 1
        self.scores[seat] += 1
        self.tell(Happening.SCORED, seat, god, depth, 1 if thor_under else 0, EVERYBODY)

    def _close_gap(self, spot: i64, depth: i64) -> None:
        """Part of `lift` and `score`: the cards above the one that left move down."""
        self.height[spot] -= 1
        place = 3 * (self.height[spot] - depth)
        row = self.stacks[spot]
        self.stacks[spot] = row & LOW_BITS[place] | row >> place + 3 << place

    def slip_thor_under(self, seat: i64, god: i64) -> None:
        """A-51: the whole Thor stack goes face down to the bottom of another stack."""
        thors = seat * AESIR + THOR
        spot = seat * AESIR + god
        count = self.height[thors]
        self.stacks[spot] = self.stacks[spot] << 3 * count | self.stacks[thors]
        self.stacks[thors] = 0
        self.height[spot] += count
        self.under[spot] += count
        self.height[thors] = 0
        self.tell(Happening.SLIPPED, seat, god, count, 0, EVERYBODY)

    def raise_thor(self, seat: i64, god: i64) -> None:
        """A-52: Thor cards left alone turn up and go, in order, on top of the Thor stack."""
        spot = seat * AESIR + god
        thors = seat * AESIR + THOR
        count = self.height[spot]
        self.stacks[thors] |= self.stacks[spot] << 3 * self.height[thors]
        self.stacks[spot] = 0
        self.height[thors] += count
        self.height[spot] = 0
        self.under[spot] = 0
        self.knots += 1
        self.tell(Happening.ROSE, seat, god, count, 0, EVERYBODY)

    # --- atoms: the doubling card and Sif's card ----------------------------------------------

    def double(self, seat: i64, god: i64) -> None:
        """A-53: the doubling card is laid at a stack."""
        self.doubled = seat * AESIR + god
        self.tell(Happening.DOUBLED, seat, god, 0, 0, EVERYBODY)

    def return_doubling_card(self) -> None:
        """A-54: the doubling card goes back to the middle."""
        seat = self.doubled // AESIR
        god = self.doubled % AESIR
        self.doubled = MIDDLE
        self.tell(Happening.UNDOUBLED, seat, god, 0, 0, EVERYBODY)

    def draw_card(self, seat: i64) -> None:
        """A-56: the top card of the deck, seen by its player only."""
        self.drawn = draw(self.deck, self.deck_size, self.chance)
        self.deck_size -= 1
        self.knots += 1
        self.tell(Happening.DREW, seat, self.drawn, 0, 0, 1 << seat)

    def show_drawn_card(self, seat: i64, move: i64) -> None:
        """A-56: the drawn card leaves the hand, to be laid."""
        self.drawn = NONE
        self.knots += 1
        self.tell(Happening.REVEALED, seat, move, 0, 0, EVERYBODY)

    # --- what follows from the cards by itself ------------------------------------------------

    def settle(self, seat: i64, god: i64) -> None:
        """A-59: once all cards of a will, goal or score have arrived, the stack that lost some is
        looked at: Thor cards left alone rise (A-52), a doubling card without its stack goes back
        (A-54). No other stack can need it."""
        spot = seat * AESIR + god
        if self.under[spot] > 0 and self.under[spot] == self.height[spot]:
            self.raise_thor(seat, god)
        if self.doubled == spot and self.height[spot] == 0:
            self.return_doubling_card()


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
