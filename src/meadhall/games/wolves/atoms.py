"""The atoms that change what lies on the table.

This is the only module of the game that does so. Each atom makes one observable change and
tells it as an event; the rules are written with the words of `layout.py` and with these atoms, and
never touch the arrays behind them.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from ...kernel.chance import draw
from ...kernel.events import EVERYBODY
from .deities import DEITIES, GONE, HALL, HEIMDALL, HEL, ODIN, OPEN, TYR, UNSEEN, VICTORIES
from .events import EventKind
from .layout import NONE, Layout
from .moves import LEFT, LONGEST_LINE
from .people import PEOPLE, TEIWAZ, UNITS, WORTH


class Board(Layout):
    """What lies on the table of one game, and all that can be done to it."""

    # --- drawing and discarding ---------------------------------------------------------------

    def draw_card(self, seat: i64) -> bool:
        """W-13, W-39: one card from the deck into the hand; False if there is none, or no room."""
        if self.hand_sizes[seat] >= self.numbers.hand_limit:
            return False
        if self.deck_size == 0 and not self.has_cards():
            return False
        kind = draw(self.deck, self.deck_size, self.chance)
        self.deck_size -= 1
        self.hands[seat * PEOPLE + kind] += 1
        self.hand_sizes[seat] += 1
        self.knots += 1
        self.tell(EventKind.DREW, seat, kind, 0, 0, 1 << seat)
        return True

    def has_cards(self) -> bool:
        """W-13: is there a card to draw? An empty deck takes the discard pile back first."""
        if self.deck_size == 0 and self.pile_size > 0:
            self.reshuffle()
        return self.deck_size > 0

    def reshuffle(self) -> None:
        """W-13: the discard pile becomes the deck."""
        for kind in range(PEOPLE):
            self.deck[kind] = self.pile[kind]
            self.pile[kind] = 0
        self.deck_size = self.pile_size
        self.pile_size = 0
        self.reshuffles += 1
        self.knots += 1
        self.tell(EventKind.RESHUFFLED, self.deck_size, 0, 0, 0, EVERYBODY)

    def open_card(self, seat: i64) -> i64:
        """W-84: turn up the top card of the people deck; it belongs nowhere yet."""
        kind = draw(self.deck, self.deck_size, self.chance)
        self.deck_size -= 1
        self.knots += 1
        self.tell(EventKind.OPENED, seat, kind, 0, 0, EVERYBODY)
        return kind

    def discard_from_hand(self, seat: i64, kind: i64) -> None:
        """A hand card goes to the discard pile."""
        self._leave_hand(seat, kind)
        self._to_pile(kind)
        self.knots += 1
        self.tell(EventKind.HAND_DISCARDED, seat, kind, 0, 0, EVERYBODY)

    def find(self, seat: i64, kind: i64, by_chance: i64 = 0) -> None:
        """A card from the discard pile goes to a hand; everybody sees which. `by_chance` is 1 if
        nobody chose it (W-96)."""
        self.knots += by_chance
        self.pile[kind] -= 1
        self.pile_size -= 1
        self._to_hand(seat, kind)
        self.tell(EventKind.FOUND, seat, kind, 0, 0, EVERYBODY)

    # --- lines --------------------------------------------------------------------------------

    def lay_unit(self, seat: i64, kind: i64, line: i64, side: i64) -> i64:
        """W-31: from hand to an end of a line; returns its place."""
        self._leave_hand(seat, kind)
        self.knots += 1
        place = self._insert(line, kind, side)
        self.tell(EventKind.LAID, seat, kind, line, side, EVERYBODY)
        return place

    def join_line(self, seat: i64, kind: i64, side: i64) -> None:
        """W-54: a unit that an effect brought comes to stand at an end of the line."""
        self._insert(seat, kind, side)
        self.tell(EventKind.JOINED, seat, kind, side, 0, EVERYBODY)

    def turn_away(self, seat: i64, kind: i64) -> None:
        """W-54: a unit that may not stand in the line is discarded."""
        self._to_pile(kind)
        self.tell(EventKind.MAY_NOT_STAND, seat, kind, 0, 0, EVERYBODY)

    def destroy(self, line: i64, place: i64) -> i64:
        """W-55: a unit leaves its line, destroyed; returns its kind. It lies nowhere yet."""
        kind = self._remove(line, place)
        self.tell(EventKind.DESTROYED, line, place, kind, 0, EVERYBODY)
        return kind

    def bury(self, kind: i64) -> None:
        """A card that lay nowhere and that nobody claims goes to the discard pile."""
        self._to_pile(kind)
        self.tell(EventKind.BURIED, kind, 0, 0, 0, EVERYBODY)

    def discard(self, line: i64, place: i64) -> None:
        """W-55: a unit leaves its line for the discard pile, not destroyed."""
        kind = self._remove(line, place)
        self._to_pile(kind)
        self.tell(EventKind.DISCARDED, line, place, kind, 0, EVERYBODY)

    def take(self, seat: i64, line: i64, place: i64) -> None:
        """W-55: a unit goes from a line to a hand; everybody sees which."""
        kind = self._remove(line, place)
        self._to_hand(seat, kind)
        self.tell(EventKind.TAKEN, seat, line, place, kind, EVERYBODY)

    def move_out(self, line: i64, place: i64) -> i64:
        """W-55: a unit leaves for another line; returns its kind."""
        kind = self._remove(line, place)
        self.tell(EventKind.MOVED, line, place, kind, 0, EVERYBODY)
        return kind

    def sacrifice(self, seat: i64, place: i64) -> i64:
        """W-33: a unit moves to the sacrifice zone; returns its kind."""
        kind = self._remove(seat, place)
        self.sacrifices[seat * UNITS + kind] += 1
        self.offerings[seat] += WORTH[kind]
        self.tell(EventKind.SACRIFICED, seat, place, kind, 0, EVERYBODY)
        return kind

    def guard(self, seat: i64, place: i64) -> None:
        """W-43: a Huscarl is discarded to cancel an intruder's action."""
        self._to_pile(self._remove(seat, place))
        self.tell(EventKind.GUARDED, seat, place, 0, 0, EVERYBODY)

    # --- manoeuvres and sacrifices ------------------------------------------------------------

    def play_manoeuvre(self, seat: i64, kind: i64, number: i64) -> None:
        """W-32: a manoeuvre leaves the hand; it is discarded when resolved."""
        self._leave_hand(seat, kind)
        self.playing = kind
        self.knots += 1
        self.tell(EventKind.PLAYED, seat, kind, number, 0, EVERYBODY)

    def finish_manoeuvre(self) -> None:
        """W-32: the resolved manoeuvre goes to the discard pile."""
        kind = self.playing
        self._to_pile(kind)
        self.playing = NONE
        self.tell(EventKind.BURIED, kind, 0, 0, 0, EVERYBODY)

    def raise_shields(self, seat: i64, kind: i64) -> None:
        """W-62: a Shield Wall is discarded from hand; it cancels what comes at its player."""
        self._leave_hand(seat, kind)
        self._to_pile(kind)
        self.knots += 1
        self.tell(EventKind.SHIELDED, seat, 0, 0, 0, EVERYBODY)

    def spend(self, seat: i64, kind: i64) -> None:
        """W-70: a sacrifice is spent and goes to the discard pile."""
        self.sacrifices[seat * UNITS + kind] -= 1
        self.offerings[seat] -= WORTH[kind]
        self._to_pile(kind)
        self.tell(EventKind.SPENT, seat, kind, 0, 0, EVERYBODY)

    def decline_all(self, seat: i64) -> None:
        """W-64: a standing answer: decline every reaction until the round ends."""
        self.declines |= 1 << seat
        self.tell(EventKind.DECLINES, seat, 0, 0, 0, EVERYBODY)

    # --- deities ------------------------------------------------------------------------------

    def open_deity(self) -> None:
        """W-10, W-72: the next card of the deity deck opens: any deity nobody has seen, and at the
        bottom the Ragnarök as well."""
        unseen: i64 = 0
        for deity in range(DEITIES):
            if self.deity_at[deity] == UNSEEN:
                unseen += 1
        if self.upper_deities > 0:
            self.upper_deities -= 1
            left = self.chance.below(unseen)
        else:
            left = self.chance.below(unseen + 1 - self.ragnarok_in_hall)
        self.hall_size += 1
        self.knots += 1
        if left == unseen:
            self.ragnarok_in_hall = 1
            self.last_round = 1
            self.tell(EventKind.RAGNAROK, 1, 0, 0, 0, EVERYBODY)
            return
        opened: i64 = 0
        while self.deity_at[opened] != UNSEEN or left > 0:
            if self.deity_at[opened] == UNSEEN:
                left -= 1
            opened += 1
        self.deity_at[opened] = HALL
        self.tell(EventKind.HALL_OPENED, opened, 0, 0, 0, EVERYBODY)

    def summon(self, seat: i64, deity: i64) -> None:
        """A deity comes to a player, wherever it was."""
        self._leave(deity)
        self.deity_at[deity] = seat
        self.summoned[seat] |= 1 << deity
        if self.numbers.powers_anew:
            self.used &= ~(1 << deity)  # W-74, played otherwise
        self.tell(EventKind.SUMMONED, seat, deity, 0, 0, EVERYBODY)

    def discard_deity(self, deity: i64) -> None:
        """A deity goes to the deity discard, wherever it was."""
        where = self.deity_at[deity]
        self._leave(deity)
        self.deity_at[deity] = GONE
        self.tell(EventKind.DEITY_DISCARDED, deity, where, 0, 0, EVERYBODY)

    def return_deity(self, deity: i64) -> None:
        """W-80: a deity comes back from the deity discard to the Hall."""
        self.deity_at[deity] = HALL
        self.hall_size += 1
        self.tell(EventKind.DEITY_RETURNED, deity, 0, 0, 0, EVERYBODY)

    def use_power(self, seat: i64, deity: i64) -> None:
        """W-74: an active power is used; a once-per-round one is marked until the round ends."""
        if deity in (ODIN, HEIMDALL, TYR, HEL):
            self.used |= 1 << deity
        self.tell(EventKind.USED, seat, deity, 0, 0, EVERYBODY)

    # --- rounds -------------------------------------------------------------------------------

    def begin_round(self, starter: i64) -> None:
        self.round += 1
        self.reshuffles = 0
        self.active = starter
        self.tell(EventKind.ROUND, self.round, starter, 0, 0, EVERYBODY)

    def open_victory(self) -> bool:
        """W-21: the next victory card opens; False if it is the Ragnarök at the bottom (W-11)."""
        unseen: i64 = 0
        for victory in range(VICTORIES):
            if self.victory_at[victory] == UNSEEN:
                unseen += 1
        self.knots += 1
        if unseen == 0:
            self.last_round = 1
            self.tell(EventKind.RAGNAROK, 0, 0, 0, 0, EVERYBODY)
            return False
        left = self.chance.below(unseen)
        opened: i64 = 0
        while self.victory_at[opened] != UNSEEN or left > 0:
            if self.victory_at[opened] == UNSEEN:
                left -= 1
            opened += 1
        self.victory_at[opened] = OPEN
        self.tell(EventKind.VICTORY_OPENED, opened, 0, 0, 0, EVERYBODY)
        return True

    def begin_turn(self, seat: i64) -> None:
        self.active = seat
        passed = 1 if self.pass_number[seat] > 0 else 0
        self.tell(EventKind.TURN, seat, passed, 0, 0, EVERYBODY)

    def mark_pass(self, seat: i64) -> None:
        """W-34: the player has passed."""
        self.passes += 1
        self.pass_number[seat] = self.passes
        self.tell(EventKind.PASSED, seat, self.passes, 0, 0, EVERYBODY)

    def come_back(self, seat: i64) -> None:
        """W-85: Baldr brings a player who passed back into the round."""
        self.pass_number[seat] = 0
        self.tell(EventKind.RETURNED, seat, 0, 0, 0, EVERYBODY)

    def take_places(self, first: i64, second: i64) -> None:
        """W-23: who was first and second."""
        self.first = first
        self.second = second
        self.tell(EventKind.PLACED, first, second, 0, 0, EVERYBODY)

    def award(self, seat: i64, victory: i64) -> None:
        """W-23: a victory card is taken."""
        self.victory_at[victory] = seat
        self.tell(EventKind.PRIZE, seat, victory, 0, 0, EVERYBODY)

    def clear_table(self) -> None:
        """W-24: formations and sacrifices are discarded, marks and passes are cleared."""
        for seat in range(self.players):
            for place in range(self.lengths[seat] - 1, -1, -1):
                self._to_pile(self._remove(seat, place))
            for kind in range(UNITS):
                copies = self.sacrifices[seat * UNITS + kind]
                self.pile[kind] += copies
                self.pile_size += copies
                self.sacrifices[seat * UNITS + kind] = 0
            self.offerings[seat] = 0
            self.pass_number[seat] = 0
        self.passes = 0
        self.used = 0
        self.declines = 0
        self.tell(EventKind.CLEARED, 0, 0, 0, 0, EVERYBODY)

    # --- parts of atoms -----------------------------------------------------------------------

    def _leave(self, deity: i64) -> None:
        """A deity leaves the Hall or its owner."""
        where = self.deity_at[deity]
        if where == HALL:
            self.hall_size -= 1
        elif where < HALL:
            self.summoned[where] &= ~(1 << deity)

    def _insert(self, line: i64, kind: i64, side: i64) -> i64:
        start = line * LONGEST_LINE
        end = start + self.lengths[line]
        self.lengths[line] += 1
        self.standing |= 1 << line
        if self.numbers.runes[kind] == TEIWAZ:
            self.teiwaz[line] += 1
        if side == LEFT:
            for place in range(end, start, -1):
                self.lines[place] = self.lines[place - 1]
            self.lines[start] = u8(kind)
            return 0
        self.lines[end] = u8(kind)
        return self.lengths[line] - 1

    def _remove(self, line: i64, place: i64) -> i64:
        """W-35: the line closes up."""
        start = line * LONGEST_LINE + place
        kind = i64(self.lines[start])
        self.lengths[line] -= 1
        if self.lengths[line] == 0:
            self.standing &= ~(1 << line)
        if self.numbers.runes[kind] == TEIWAZ:
            self.teiwaz[line] -= 1
        end = line * LONGEST_LINE + self.lengths[line]
        for i in range(start, end):
            self.lines[i] = self.lines[i + 1]
        self.lines[end] = 0
        return kind

    def _to_pile(self, kind: i64) -> None:
        self.pile[kind] += 1
        self.pile_size += 1

    def _to_hand(self, seat: i64, kind: i64) -> None:
        self.hands[seat * PEOPLE + kind] += 1
        self.known[seat * PEOPLE + kind] += 1
        self.hand_sizes[seat] += 1

    def _leave_hand(self, seat: i64, kind: i64) -> None:
        """A card everybody sees leaving may have been the one they knew of."""
        spot = seat * PEOPLE + kind
        self.hands[spot] -= 1
        if self.known[spot] > 0:
            self.known[spot] -= 1
        self.hand_sizes[seat] -= 1
