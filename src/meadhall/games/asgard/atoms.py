"""The atoms that change what lies on the table.

This is the only module of the game that does so. Each atom makes one observable change and tells it
as an event; the rules are written with these and with the words of `layout.py`, and never touch the
numbers behind them.
"""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.chance import draw
from ...kernel.events import EVERYBODY
from .aesir import AESIR, THOR, kind_of
from .events import EventKind
from .layout import LOW_BITS, MIDDLE, NONE, Layout, with_card, without_card
from .moves import picked_kind
from .numbers import ROWS


class Board(Layout):
    """What lies on the table of one game, and all that can be done to it."""

    # --- atoms: the set-up and the deal -------------------------------------------------------

    def begin_round(self, round_: i64) -> None:
        self.round = round_
        self.tell(EventKind.ROUND, round_, self.numbers.deal(round_), 0, 0, EVERYBODY)

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
        self.tell(EventKind.GOAL_OPENED, column, row, turned, 0, EVERYBODY)

    def deal(self, seat: i64, cards: i64) -> None:
        """A-20: a hand from the deck."""
        hand: i64 = 0
        for card in range(cards):
            hand = with_card(hand, draw(self.deck, self.deck_size, self.chance))
            self.deck_size -= 1
        self.hands[seat] = hand
        self.hand_size = cards
        self.knots += 1
        self.tell(EventKind.DEALT, seat, cards, 0, 0, EVERYBODY)

    # --- atoms: the battle --------------------------------------------------------------------

    def seal(self, seat: i64, move: i64) -> None:
        """A-21: a card and its head are chosen; nobody else learns more than that, nor that a pick
        was changed."""
        changed = self.sealed[seat] != NONE
        self.sealed[seat] = move
        if self.numbers.picks_final:
            self.knots += 1  # nor can it be taken back
        happened = EventKind.CHANGED if changed else EventKind.SEALED
        self.tell(happened, seat, move, 0, 0, 1 << seat)

    def reveal(self, seat: i64) -> i64:
        """A-21: the sealed card leaves the hand; returns the pick."""
        move = self.sealed[seat]
        self.sealed[seat] = NONE
        self.hands[seat] = without_card(self.hands[seat], picked_kind(move))
        self.knots += 1
        self.tell(EventKind.REVEALED, seat, move, 0, 0, EVERYBODY)
        return move

    def pass_hands(self) -> None:
        """A-23: every hand goes to the neighbour."""
        before = self.hands[:]
        step = self.direction()
        for seat in range(self.players):
            self.hands[(seat + step + self.players) % self.players] = before[seat]
        self.hand_size -= 1
        self.knots += 1
        self.tell(EventKind.PASSED, step, 0, 0, 0, EVERYBODY)

    # --- atoms: cards on the table ------------------------------------------------------------

    def lay(self, seat: i64, god: i64, other: i64) -> None:
        """A-22: a card arrives on top of the stack of the head that is up."""
        spot = seat * AESIR + god
        self.stacks[spot] |= other << 3 * self.height[spot]
        self.height[spot] += 1
        self.tell(EventKind.LAID, seat, god, other, 0, EVERYBODY)

    def lift(self, seat: i64, god: i64, depth: i64) -> i64:
        """A face-up card leaves its stack, to be laid elsewhere; returns its other head."""
        other = self.other_head(seat, god, depth)
        if depth > 0 or self.face_up(seat, god) > 1:
            self.knots += 1  # this card was covered, or it uncovers the next
        self._close_gap(seat * AESIR + god, depth)
        self.tell(EventKind.LIFTED, seat, god, depth, 0, EVERYBODY)
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
        self.tell(EventKind.SCORED, seat, god, depth, 1 if thor_under else 0, EVERYBODY)

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
        self.tell(EventKind.SLIPPED, seat, god, count, 0, EVERYBODY)

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
        self.tell(EventKind.ROSE, seat, god, count, 0, EVERYBODY)

    # --- atoms: the doubling card and Sif's card ----------------------------------------------

    def double(self, seat: i64, god: i64) -> None:
        """A-53: the doubling card is laid at a stack."""
        self.doubled = seat * AESIR + god
        self.tell(EventKind.DOUBLED, seat, god, 0, 0, EVERYBODY)

    def return_doubling_card(self) -> None:
        """A-54: the doubling card goes back to the middle."""
        seat = self.doubled // AESIR
        god = self.doubled % AESIR
        self.doubled = MIDDLE
        self.tell(EventKind.UNDOUBLED, seat, god, 0, 0, EVERYBODY)

    def draw_card(self, seat: i64) -> None:
        """A-56: the top card of the deck, seen by its player only."""
        self.drawn = draw(self.deck, self.deck_size, self.chance)
        self.deck_size -= 1
        self.knots += 1
        self.tell(EventKind.DREW, seat, self.drawn, 0, 0, 1 << seat)

    def show_drawn_card(self, seat: i64, move: i64) -> None:
        """A-56: the drawn card leaves the hand, to be laid."""
        self.drawn = NONE
        self.knots += 1
        self.tell(EventKind.REVEALED, seat, move, 0, 0, EVERYBODY)

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
