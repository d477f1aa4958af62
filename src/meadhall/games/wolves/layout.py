"""What lies on the table (W-1 … W-6), and the words to ask about it. Nothing is changed here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...kernel.chance import Chance
from ...kernel.state import State
from .deities import FIRST_OF, HALL
from .frames import PENDING, Frame
from .moves import LONGEST_LINE
from .numbers import Numbers
from .people import PEOPLE, UNITS

NOBODY: Final = -1
NONE: Final = -1


_ONES: Final = vec[i64]([mask.bit_count() for mask in range(256)])


class Layout(State):
    """What lies on the table of one game."""

    def __init__(
        self,
        numbers: Numbers,
        players: i64,
        chance: Chance,
        deck: vec[i64],
        pile: vec[i64],
        hands: vec[i64],
        known: vec[i64],
        hand_sizes: vec[i64],
        lines: vec[u8],
        lengths: vec[i64],
        teiwaz: vec[i64],
        sacrifices: vec[i64],
        offerings: vec[i64],
        deity_at: vec[i64],
        summoned: vec[i64],
        victory_at: vec[i64],
        pass_number: vec[i64],
    ) -> None:
        super().__init__(players, chance)
        self.numbers = numbers
        self.round: i64 = 0
        self.active: i64 = 0  # whose turn it is
        self.deck: vec[i64] = deck  # kind: copies left
        self.deck_size: i64 = numbers.deck_size
        self.pile: vec[i64] = pile  # kind: copies in the discard pile
        self.pile_size: i64 = 0
        self.reshuffles: i64 = 0  # of the people deck, in this round (W-26)
        self.hands: vec[i64] = hands  # seat, kind: copies
        self.known: vec[i64] = known  # seat, kind: copies everybody saw going into the hand (W-6)
        self.hand_sizes: vec[i64] = hand_sizes
        self.lines: vec[u8] = lines  # seat, place from the left: kind; bytes, for most are empty
        self.lengths: vec[i64] = lengths  # seat: units in the line
        self.standing: i64 = 0  # mask of the lines with a unit
        self.teiwaz: vec[i64] = teiwaz  # seat: those of them with that rune; the others have Eiwaz
        self.sacrifices: vec[i64] = sacrifices  # seat, kind: copies
        self.offerings: vec[i64] = offerings  # seat: what they are worth (W-44)
        self.deity_at: vec[i64] = deity_at  # deity: a seat, HALL, GONE or UNSEEN
        self.summoned: vec[i64] = summoned  # seat: mask of the deities there
        self.upper_deities: i64 = numbers.upper_deities  # above those mixed with Ragnarök (W-10)
        self.hall_size: i64 = 0  # a Ragnarök lying there included (W-72)
        self.ragnarok_in_hall: i64 = 0
        self.used: i64 = 0  # mask of the deities with a used mark (W-74)
        self.victory_at: vec[i64] = victory_at  # victory: a seat, OPEN or UNSEEN
        self.last_round: i64 = 0  # 1 once a Ragnarök has come
        self.pass_number: vec[i64] = pass_number  # seat: which pass of the round it was, 0 before
        self.passes: i64 = 0
        self.declines: i64 = 0  # mask of the seats that decline every reaction this round (W-64)
        self.playing: i64 = NONE  # the manoeuvre that is being resolved
        self.first: i64 = NOBODY  # first place of the last round
        self.second: i64 = NOBODY  # second place of it, if it took a victory card

    # --- words --------------------------------------------------------------------------------

    def hand(self, seat: i64, kind: i64) -> i64:
        """Copies of a kind in a hand."""
        return self.hands[seat * PEOPLE + kind]

    def room(self, seat: i64) -> i64:
        """W-39: how many more cards fit in the hand."""
        return self.numbers.hand_limit - self.hand_sizes[seat]

    def unit_at(self, line: i64, place: i64) -> i64:
        """The kind of unit at a place."""
        return i64(self.lines[line * LONGEST_LINE + place])

    def count(self, line: i64, kind: i64) -> i64:
        """Units of a kind in a line."""
        found: i64 = 0
        start = line * LONGEST_LINE
        for place in range(start, start + self.lengths[line]):
            if i64(self.lines[place]) == kind:
                found += 1
        return found

    def sacrificed(self, seat: i64, kind: i64) -> i64:
        """Copies of a kind in the sacrifice zone."""
        return self.sacrifices[seat * UNITS + kind]

    def has_passed(self, seat: i64) -> bool:
        return self.pass_number[seat] > 0

    def all_passed(self) -> bool:
        for seat in range(self.players):
            if self.pass_number[seat] == 0:
                return False
        return True

    def owns(self, seat: i64, deity: i64) -> bool:
        """Is the deity summoned by this seat?"""
        return self.deity_at[deity] == seat

    def deities(self, seat: i64) -> i64:
        """How many deities the seat has summoned."""
        mask = self.summoned[seat]
        return _ONES[mask & 255] + _ONES[(mask >> 8) & 255] + (mask >> 16)

    def deities_of(self, seat: i64, colour: i64) -> i64:
        """How many of them are blue, or red."""
        return _ONES[(self.summoned[seat] >> FIRST_OF[colour]) & 255]

    def owner(self, deity: i64) -> i64:
        """Who has summoned the deity; NOBODY if it is not summoned."""
        where = self.deity_at[deity]
        return where if where < HALL else NOBODY

    def is_used(self, deity: i64) -> bool:
        """W-74: has the once-per-round power been used?"""
        return (self.used >> deity) & 1 == 1

    def joining(self) -> i64:
        """Bag of the units that are on their way into a line (W-54); only a top frame holds any."""
        return self.top(PENDING) if self.kind() == Frame.JOIN else 0

    def clockwise(self, seat: i64) -> i64:
        """The next seat."""
        return (seat + 1) % self.players
