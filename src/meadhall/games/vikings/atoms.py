"""The atoms that change what lies on the table.

While a game is played, only this module and the other two whose names begin with `atoms` change
anything. Each atom makes one observable change and tells it as an event; the rules are written
with these and the words of `layout.py`, and never touch the rows of numbers behind them.
"""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.events import EVERYBODY
from .atoms_village import VillageAtoms
from .cards import CARDS, NONE
from .events import EventKind
from .frames import DRAGON_TARGET
from .layout import (
    BAGS,
    DAMAGE,
    DISCARD,
    HALL_GOLD_MARKED,
    HAND,
    KEPT,
    MARKED,
    NOBODY,
    ONE_WALL,
    OWED,
    PLAYED,
    POINTS,
    READY,
    SENT,
    STATE,
    WALLS,
)
from .village import ACHIEVEMENTS, FINISHED, HALL, SITES, UNDER_CONSTRUCTION


class Board(VillageAtoms):
    """What lies on the table of one game, and all that can be done to it."""

    # --- atoms: attacks -----------------------------------------------------------------------

    def declare(self, seat: i64, victim: i64, site: i64) -> None:
        """V-53: an attack on a site begins."""
        self._empty_sent()
        self.tell(EventKind.DECLARED, seat, victim, site, 0, EVERYBODY)

    def declare_undead(self, seat: i64, place: i64) -> None:
        """V-50: an attack on an undead begins."""
        self._empty_sent()
        self.tell(EventKind.DECLARED_UNDEAD, seat, place, self.path[place], 0, EVERYBODY)

    def declare_dragon(self, seat: i64) -> None:
        """V-50: an attack on the dragon begins."""
        self._empty_sent()
        self.tell(EventKind.DECLARED_DRAGON, seat, 0, 0, 0, EVERYBODY)

    def send(self, seat: i64, kind: i64) -> None:
        """V-53: a card goes into the attack: one already played first, then what Loki's Lens is,
        then one from the hand. What keeps more ways open stays back."""
        ready = self.bag(READY) + kind
        if self.cards[ready] > 0:
            self.cards[ready] -= 1
        else:
            if self.lens == kind:
                self.lens = NONE
            else:
                self._leave_hand(seat, kind)
                self._put(PLAYED, seat, kind)
            if self.numbers.cards.playable[kind]:
                self.cards[self.bag(OWED) + kind] += 1
        self.cards[self.bag(SENT) + kind] += 1
        self.tell(EventKind.SENT, seat, kind, 0, 0, EVERYBODY)

    def go(self, seat: i64, victim: i64, strength: i64, defence: i64, rally: i64) -> None:
        """V-53: the attack goes; nothing can be added to it. From now on its victim counts as
        attacked (V-42), or the dragon as tried (V-50)."""
        self.rally = rally
        if victim < self.players:
            self.victim = victim
            self.attacked |= 1 << victim
        elif victim == DRAGON_TARGET:
            self.dragons |= 1 << seat
        self.knots += 1
        self.tell(EventKind.WENT, seat, strength, defence, 0, EVERYBODY)

    def defend(self, seat: i64, kind: i64, site: i64, place: i64) -> None:
        """V-45: a fortification from hand onto the attacked site."""
        self._leave_hand(seat, kind)
        walls = self.at(WALLS, seat, site)
        self._set(WALLS, seat, site, walls + ONE_WALL[place])
        self.tell(EventKind.DEFENDED, seat, kind, site, 0, EVERYBODY)

    def trap(self, seat: i64, kind: i64) -> None:
        """V-55: a Hero or Fighter is taken out of the attack."""
        self.cards[self.bag(SENT) + kind] -= 1
        self.trapped += 1
        self.tell(EventKind.TRAPPED, seat, kind, 0, 0, EVERYBODY)

    def decline_all(self, seat: i64) -> None:
        """A standing answer: no defence until the round ends."""
        self.declines |= 1 << seat
        self.tell(EventKind.DECLINES, seat, 0, 0, 0, EVERYBODY)

    def damage(self, seat: i64, victim: i64, site: i64, deeds: i64) -> None:
        """V-47: a damage token."""
        self._set(DAMAGE, victim, site, 1)
        self.hits += 1
        self.deeds |= deeds
        self.tell(EventKind.DAMAGED, seat, victim, site, 0, EVERYBODY)

    def repel(self, seat: i64, victim: i64, site: i64) -> None:
        """V-45: the attack fails."""
        self.tell(EventKind.REPELLED, seat, victim, site, 0, EVERYBODY)

    def beat_dragon(self, seat: i64) -> None:
        self.tell(EventKind.BEAT_DRAGON, seat, 0, 0, 0, EVERYBODY)

    def too_weak(self, seat: i64) -> None:
        """V-44: nothing happens."""
        self.tell(EventKind.TOO_WEAK, seat, 0, 0, 0, EVERYBODY)

    def full_defence(self, seat: i64) -> None:
        """V-49: the hall gets a damage token that is no damage."""
        self._set(DAMAGE, seat, HALL, 1)
        self.tell(EventKind.FULL_DEFENCE, seat, 0, 0, 0, EVERYBODY)

    # --- atoms: rounds ----------------------------------------------------------------------------

    def score(self, seat: i64, points: i64, why: i64) -> None:
        """Points at once."""
        if points == 0:
            return
        self.tally[POINTS * self.players + seat] += points
        self.gained = 1
        self.tell(EventKind.POINTS, seat, points, why, self.points(seat), EVERYBODY)

    def open_achievement(self, achievement: i64) -> None:
        """V-4: this one will count."""
        self.achievements |= 1 << achievement
        self.tell(EventKind.ACHIEVEMENT, achievement, 0, 0, 0, EVERYBODY)

    def begin_round(self, first: i64) -> None:
        self.round += 1
        self.first = first
        self.attacked = 0
        self.dragons = 0
        self.claimed = 0
        self.declines = 0
        self.tell(EventKind.ROUND, self.round, first, 0, 0, EVERYBODY)

    def begin_turn(self, seat: i64) -> None:
        """V-23: nothing is left of the turn before."""
        self.active = seat
        self.victim = NOBODY
        self.hits = 0
        self.deeds = 0
        self.spent_beer = 0
        self.spent_gold = 0
        self.rally = 0
        self.tell(EventKind.TURN, seat, 0, 0, 0, EVERYBODY)

    def end_turn(self, seat: i64) -> None:
        """V-11, V-83: temporary resources vanish, unused effects lapse, and so does what was to
        pay first."""
        army = self.numbers.army
        for which in range(BAGS):
            start = self.bag(which)
            for i in range(len(army)):
                self.cards[start + army[i]] = 0
        beer = self.beer
        gold = self.gold
        self.beer = 0
        self.gold = 0
        self.lens = NONE
        self.trapped = 0
        if self.marks > 0:
            self.marks = 0
            self.tally[HALL_GOLD_MARKED * self.players + seat] = 0
            for site in range(SITES):
                self._set(MARKED, seat, site, 0)
        self.tell(EventKind.VANISHED, seat, beer, gold, 0, EVERYBODY)

    def begin_storage(self) -> None:
        """V-24: all turns are over."""
        self.active = NOBODY
        self.tell(EventKind.STORAGE, 0, 0, 0, 0, EVERYBODY)

    def end_round(self) -> None:
        """V-80, V-86: the storage phase is over; was it a round without a point?"""
        self.quiet = 0 if self.gained else self.quiet + 1
        self.gained = 0
        self.tell(EventKind.ROUND_OVER, self.round, self.quiet, 0, 0, EVERYBODY)

    def keep(self, seat: i64, kind: i64) -> None:
        """V-25: a hand card is set aside; nobody else knows."""
        self._take(HAND, seat, kind)
        self._put(KEPT, seat, kind)
        self.tell(EventKind.KEEPING, seat, kind, 0, 0, 1 << seat)

    def clear_up(self, seat: i64) -> None:
        """V-25: played cards, the hand and the fortifications go to the discard pile; construction
        and damage tokens leave; what was kept is the new hand."""
        for site in range(SITES):
            self._clear_walls(seat, site, DISCARD)
            if self.at(STATE, seat, site) == UNDER_CONSTRUCTION:
                self._set(STATE, seat, site, FINISHED)
            self._set(DAMAGE, seat, site, 0)
        for kind in range(CARDS):
            for copy in range(self.held(HAND, seat, kind)):
                self._leave_hand(seat, kind)
                self._put(DISCARD, seat, kind)
        kept = self.size(KEPT, seat)
        self._move_all(PLAYED, DISCARD, seat)
        self._move_all(KEPT, HAND, seat)
        self.tell(EventKind.CLEARED, seat, kept, 0, 0, EVERYBODY)

    # --- atoms: the end -----------------------------------------------------------------------

    def award(self, achievement: i64, seats: i64, points: i64) -> None:
        """V-81: whoever has most of something."""
        for seat in range(self.players):
            if (seats >> seat) & 1:
                self.tally[POINTS * self.players + seat] += points
        self.tell(EventKind.AWARDED, achievement, seats, points, 0, EVERYBODY)

    def break_tie(self, unused: i64) -> i64:
        """V-82: one of the achievements of this mask is turned up; returns which."""
        count: i64 = 0
        for i in range(ACHIEVEMENTS):
            count += (unused >> i) & 1
        left = self.chance.below(count)
        found: i64 = 0
        while (unused >> found) & 1 == 0 or left > 0:
            left -= (unused >> found) & 1
            found += 1
        self.knots += 1
        self.tell(EventKind.TIE, found, 0, 0, 0, EVERYBODY)
        return found

    def crown(self, seats: i64) -> None:
        """V-82: these have won."""
        self.winners = seats
        self.tell(EventKind.OVER, seats, 0, 0, 0, EVERYBODY)

    # --- parts of atoms ---------------------------------------------------------------------------

    def _empty_sent(self) -> None:
        army = self.numbers.army
        start = self.bag(SENT)
        for i in range(len(army)):
            self.cards[start + army[i]] = 0
        self.trapped = 0
