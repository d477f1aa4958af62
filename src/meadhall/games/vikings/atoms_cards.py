"""Atoms that move cards: decks and hands, cards played, Odin's Path, Asgard, missions.

An atom makes one observable change and tells it as an event. All atoms together are the `Board` of
`atoms.py`; the rules are written with them and with the words of `layout.py`.
"""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from ...kernel.events import EVERYBODY
from .cards import ASGARD, CARDS, GIFTS_OF_ASGARD, NONE, PATH, PATHS, Role
from .events import EventKind
from .layout import (
    BARE,
    DECK,
    DISCARD,
    DONE,
    GATES,
    HAND,
    KNOWN,
    MISSION,
    OWED,
    PATH_DECK,
    PATH_DISCARD,
    PLAYED,
    READY,
    Layout,
)
from .moves import PLACES
from .village import MISSIONS, Deed


class CardAtoms(Layout):
    """A table whose cards can move."""

    # --- atoms: decks and hands ---------------------------------------------------------------

    def draw_card(self, seat: i64) -> bool:
        """V-21, V-27: a card from the own deck to the hand; False if there is none."""
        if not self.has_cards(seat):
            return False
        kind = self._from_deck(seat)
        self._put(HAND, seat, kind)
        self.knots += 1
        self.tell(EventKind.DREW, seat, kind, 0, 0, 1 << seat)
        return True

    def has_cards(self, seat: i64) -> bool:
        """V-21: is there a card to draw? An empty deck takes the discard pile back first."""
        if self.size(DECK, seat) == 0 and self.size(DISCARD, seat) > 0:
            self.reshuffle(seat)
        return self.size(DECK, seat) > 0

    def reshuffle(self, seat: i64) -> None:
        """V-21: the discard pile becomes the deck. Whoever counts cards knows the hand by now."""
        deck = self.pile(DECK, seat)
        discard = self.pile(DISCARD, seat)
        hand = self.pile(HAND, seat)
        known = self.pile(KNOWN, seat)
        for kind in range(CARDS):
            self.cards[deck + kind] = self.cards[discard + kind]
            self.cards[discard + kind] = 0
            self.cards[known + kind] = self.cards[hand + kind]
        players = self.players
        self.sizes[DECK * players + seat] = self.sizes[DISCARD * players + seat]
        self.sizes[DISCARD * players + seat] = 0
        self.sizes[KNOWN * players + seat] = self.sizes[HAND * players + seat]
        self.tally[BARE * players + seat] = 0
        self.knots += 1
        self.tell(EventKind.RESHUFFLED, seat, self.size(DECK, seat), 0, 0, EVERYBODY)

    def turn_up(self, seat: i64) -> i64:
        """V-92: the top card of the own deck, before all; it lies nowhere yet."""
        kind = self._from_deck(seat)
        self.knots += 1
        self.tell(EventKind.REVEALED, seat, kind, 0, 0, EVERYBODY)
        return kind

    def pick_up(self, seat: i64, kind: i64) -> None:
        """A card that lay nowhere goes to the hand; everybody knows which."""
        self._put(HAND, seat, kind)
        self._put(KNOWN, seat, kind)
        self.tell(EventKind.FETCHED, seat, kind, 0, 0, EVERYBODY)

    def lay_off(self, seat: i64, kind: i64) -> None:
        """A card that lay nowhere goes to the discard pile."""
        self._put(DISCARD, seat, kind)
        self.tell(EventKind.DISCARDED, seat, kind, 0, 0, EVERYBODY)

    def fetch(self, seat: i64, kind: i64) -> None:
        """V-93: a card from the own discard pile to the hand."""
        self._take(DISCARD, seat, kind)
        self._put(HAND, seat, kind)
        self._put(KNOWN, seat, kind)
        self.tell(EventKind.FETCHED, seat, kind, 0, 0, EVERYBODY)

    def discard(self, seat: i64, kind: i64) -> None:
        """V-27: a hand card goes to the discard pile at once."""
        self._leave_hand(seat, kind)
        self._put(DISCARD, seat, kind)
        self.tell(EventKind.DISCARDED, seat, kind, 0, 0, EVERYBODY)

    def disarm(self, seat: i64, kind: i64) -> None:
        """V-54: a fortification is discarded for an Assassin, openly."""
        self._leave_hand(seat, kind)
        self._put(DISCARD, seat, kind)
        self.knots += 1
        self.tell(EventKind.DISARMED, seat, kind, 0, 0, EVERYBODY)

    def show_bare_hand(self, seat: i64) -> None:
        """V-54: it becomes known that there is no fortification in the hand."""
        bare = self.size(HAND, seat) - self.size(KNOWN, seat)
        self.tally[BARE * self.players + seat] = bare
        self.knots += 1
        self.tell(EventKind.NOTHING_TO_DISARM, seat, 0, 0, 0, EVERYBODY)

    # --- atoms: playing cards -----------------------------------------------------------------

    def play_card(self, seat: i64, kind: i64) -> None:
        """V-26: a hand card is played; a Fighter or Hero may attack later."""
        if self.lens == kind:
            self.lens = NONE
        else:
            self._leave_hand(seat, kind)
            self._put(PLAYED, seat, kind)
        if self.attacks(kind):
            self.cards[self.bag(READY) + kind] += 1
        self.tell(EventKind.PLAYED, seat, kind, 0, 0, EVERYBODY)

    def use_owed(self, seat: i64, kind: i64) -> None:
        """V-83: the other effect of a card that has attacked."""
        self.cards[self.bag(OWED) + kind] -= 1
        self.tell(EventKind.USED, seat, kind, 0, 0, EVERYBODY)

    def mirror(self, seat: i64, kind: i64) -> None:
        """V-91: Loki's Lens is that card now; what can attack waits until it does."""
        role = self.role(kind)
        if self.attacks(kind) or role == Role.BOOSTER:
            self.lens = kind
        self.tell(EventKind.MIRRORED, seat, kind, 0, 0, EVERYBODY)

    def gain(self, seat: i64, beer: i64, gold: i64) -> None:
        """V-11: temporary resources."""
        self.beer += beer
        self.gold += gold
        self.tell(EventKind.GAINED, seat, beer, gold, 0, EVERYBODY)

    # --- atoms: Odin's Path -----------------------------------------------------------------------

    def buy_path(self, seat: i64, place: i64) -> None:
        """V-30, V-31: an open Path card to the played area; those left of it move right."""
        kind = self.path[place]
        self._close_up(place)
        self._put(PLAYED, seat, kind)
        self.deeds |= Deed.BOUGHT_PATH
        if self.role(kind) == Role.FIGHTER:
            self.deeds |= Deed.BOUGHT_FIGHTER
        elif self.role(kind) == Role.FORTIFICATION:
            self.deeds |= Deed.BOUGHT_FORTIFICATION
        self.tell(EventKind.BOUGHT, seat, kind, place, 0, EVERYBODY)

    def open_path(self) -> None:
        """V-31: the Path's next card opens beside the deck, if there is one."""
        if self.path_deck == 0:
            if self.path_discard == 0:
                return
            self._shuffle_path()
        left = self.chance.below(self.path_deck)
        place: i64 = PATH_DECK
        while left >= self.path[place]:
            left -= self.path[place]
            place += 1
        self.path[place] -= 1
        self.path_deck -= 1
        self.path[0] = PATH + place - PATH_DECK
        self.knots += 1
        self.tell(EventKind.PATH_OPENED, self.path[0], 0, 0, 0, EVERYBODY)

    def leave_path(self) -> None:
        """V-25: the rightmost card goes to the Path's discard, the others move right."""
        kind = self.path[PLACES - 1]
        self._close_up(PLACES - 1)
        if kind != NONE:
            self._to_path_discard(kind)
            self.tell(EventKind.PATH_LEFT, kind, 0, 0, 0, EVERYBODY)

    def beat_undead(self, seat: i64, place: i64) -> None:
        """V-50: the undead goes to the Path's discard; those left of it move right."""
        kind = self.path[place]
        self._close_up(place)
        self._to_path_discard(kind)
        self.tell(EventKind.BEAT_UNDEAD, seat, kind, 0, 0, EVERYBODY)

    # --- atoms: Asgard and missions ---------------------------------------------------------------

    def open_mission(self, seat: i64, slot: i64) -> None:
        """V-2, V-22: the top mission, into a slot; the deck isn't empty."""
        mission = self._top_mission()
        self.tally[(MISSION + slot) * self.players + seat] = mission
        self.knots += 1
        self.tell(EventKind.MISSION, seat, slot, mission, 0, EVERYBODY)

    def claim(self, seat: i64, slot: i64) -> None:
        """V-60: a mission goes to the done pile."""
        mission = self.mission(seat, slot)
        self.tally[(MISSION + slot) * self.players + seat] = NONE
        self.tally[DONE * self.players + seat] += 1
        self.claimed |= 1 << seat
        self.tell(EventKind.CLAIMED, seat, mission, 0, 0, EVERYBODY)

    def put_under(self, seat: i64, slot: i64) -> None:
        """V-61: an open mission goes under the deck."""
        mission = self.mission(seat, slot)
        self.under = append(self.under, mission)
        self.deeds |= Deed.SWAPPED
        self.tell(EventKind.SWAPPED, seat, mission, 0, 0, EVERYBODY)

    def open_asgard(self, place: i64) -> None:
        """V-3, V-70: the top of the Asgard deck opens: any card nobody has seen."""
        unseen: i64 = 0
        for i in range(GIFTS_OF_ASGARD):
            unseen += (self.asgard_unseen >> i) & 1
        left = self.chance.below(unseen)
        opened: i64 = 0
        while (self.asgard_unseen >> opened) & 1 == 0 or left > 0:
            left -= (self.asgard_unseen >> opened) & 1
            opened += 1
        self.asgard_unseen &= ~(1 << opened)
        self.asgard_left -= 1
        self.path[PLACES + place] = ASGARD + opened
        self.knots += 1
        self.tell(EventKind.ASGARD_OPENED, ASGARD + opened, 0, 0, 0, EVERYBODY)

    def take_asgard(self, seat: i64, place: i64) -> None:
        """V-70: an open Asgard card to the played area; the one turned up fills its place."""
        kind = self.path[PLACES + place]
        self.path[PLACES + place] = self.path[PLACES + 2]
        self.path[PLACES + 2] = NONE
        self._put(PLAYED, seat, kind)
        self.tell(EventKind.ASGARD_TAKEN, seat, kind, 0, 0, EVERYBODY)

    def pass_gate(self, seat: i64, empty: bool) -> None:
        """V-70: the next Asgard card is due at more points than this one was."""
        self.tally[GATES * self.players + seat] += 1
        if empty:
            self.tell(EventKind.ASGARD_EMPTY, seat, 0, 0, 0, EVERYBODY)

    # --- parts of atoms ---------------------------------------------------------------------------

    def _put(self, zone: i64, seat: i64, kind: i64) -> None:
        self.cards[(zone * self.players + seat) * CARDS + kind] += 1
        self.sizes[zone * self.players + seat] += 1

    def _take(self, zone: i64, seat: i64, kind: i64) -> None:
        self.cards[(zone * self.players + seat) * CARDS + kind] -= 1
        self.sizes[zone * self.players + seat] -= 1

    def _from_deck(self, seat: i64) -> i64:
        left = self.chance.below(self.size(DECK, seat))
        start = self.pile(DECK, seat)
        kind: i64 = 0
        while left >= i64(self.cards[start + kind]):
            left -= i64(self.cards[start + kind])
            kind += 1
        self._take(DECK, seat, kind)
        return kind

    def _leave_hand(self, seat: i64, kind: i64) -> None:
        """A card everybody sees leaving may have been one they knew of."""
        self._take(HAND, seat, kind)
        if self.held(KNOWN, seat, kind) > 0:
            self._take(KNOWN, seat, kind)
        elif self.role(kind) != Role.FORTIFICATION:
            bare = BARE * self.players + seat
            if self.tally[bare] > 0:
                self.tally[bare] -= 1

    def _move_all(self, source: i64, target: i64, seat: i64) -> None:
        if self.size(source, seat) == 0:
            return
        start = self.pile(source, seat)
        end = self.pile(target, seat)
        for kind in range(CARDS):
            self.cards[end + kind] += self.cards[start + kind]
            self.cards[start + kind] = 0
        self.sizes[target * self.players + seat] += self.sizes[source * self.players + seat]
        self.sizes[source * self.players + seat] = 0

    def _close_up(self, place: i64) -> None:
        """V-31: a Path card leaves; those left of it move right."""
        for i in range(place, 0, -1):
            self.path[i] = self.path[i - 1]
        self.path[0] = NONE

    def _to_path_discard(self, kind: i64) -> None:
        self.path[PATH_DISCARD + kind - PATH] += 1
        self.path_discard += 1

    def _top_mission(self) -> i64:
        """V-2: one-point missions lie on top, then the others, then what was put under."""
        ones: i64 = 0
        all_left: i64 = 0
        for mission in range(MISSIONS):
            all_left += self.missions[mission]
            if self.numbers.mission_points[mission] == 1:
                ones += self.missions[mission]
        if all_left == 0:
            top = self.under[0]
            self.under = self.under[1:]
            return top
        left = self.chance.below(ones if ones > 0 else all_left)
        drawn: i64 = 0
        while True:
            if ones == 0 or self.numbers.mission_points[drawn] == 1:
                left -= self.missions[drawn]
            if left < 0:
                break
            drawn += 1
        self.missions[drawn] -= 1
        return drawn

    def _shuffle_path(self) -> None:
        """V-31: the Path's discard becomes its deck."""
        for i in range(PATHS):
            self.path[PATH_DECK + i] = self.path[PATH_DISCARD + i]
            self.path[PATH_DISCARD + i] = 0
        self.path_deck = self.path_discard
        self.path_discard = 0
        self.tell(EventKind.PATH_SHUFFLED, self.path_deck, 0, 0, 0, EVERYBODY)
