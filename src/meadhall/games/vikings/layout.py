"""What lies on the table, and the words to ask about it.

A kind of card is a number, and a pile is how many it holds of each kind. All piles of all players
lie in one row of bytes, so that a copy of a table costs little, and thousands of tables that are
played side by side stay in the processor's cache.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...kernel.chance import Chance
from ...kernel.state import State
from .cards import CARDS, NONE, PATHS, SOLD, Role
from .moves import PLACES
from .numbers import Numbers
from .village import (
    BEER_STORE,
    BUILDINGS,
    DRAKKAR,
    FINISHED,
    HALL,
    MISSION_SLOTS,
    MISSIONS,
    OF_A_KIND,
    SITES,
    first_site,
)

NOBODY: Final = -1

# Where a player's cards are.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
PLAYED: Final = 3
KNOWN: Final = 4
"""Not a place: cards everybody knows to be in the hand."""
KEPT: Final = 5
"""Hand cards chosen to be kept, while players choose (V-25)."""
ZONES: Final = 6

# Not places either: what the cards of the active player can still do this turn.
READY: Final = 0
"""Fighters and Heroes played for their other effect, that may still attack (V-26)."""
OWED: Final = 1
"""Fighters and Heroes that have attacked and whose other effect is still to be had (V-83)."""
SENT: Final = 2
"""Cards in the attack that is being declared or fought (V-53)."""
BAGS: Final = 3

# What is known of a site.
STATE: Final = 0
TOKENS: Final = 1
WALLS: Final = 2
"""Fortifications on it: a bag in one number, four bits for each kind of fortification."""
DAMAGE: Final = 3
MARKED: Final = 4
"""Tokens on it that are to pay first this turn (V-12); on a hall, beer."""
SITE_FIELDS: Final = 5

# Numbers each player has.
POINTS: Final = 0
GATES: Final = 1
"""How many of the points that give an Asgard card are behind (V-70)."""
LEVEL: Final = 2
"""Of the Town Hall, from 0 for level 1."""
DONE: Final = 3
"""Missions done."""
BARE: Final = 4
"""Hand cards, besides the known ones, that everybody knows to be no fortifications (V-54)."""
HALL_BEER: Final = 5
"""Tokens on the hall (V-51)."""
HALL_GOLD: Final = 6
HALL_GOLD_MARKED: Final = 7
"""Gold tokens on the hall that are to pay first (V-12)."""
MISSION: Final = 8
"""The open missions, from here on."""
NUMBERS: Final = MISSION + MISSION_SLOTS

WALL_BITS: Final = 4
ONE_WALL: Final = vec[i64]([1 << WALL_BITS * place for place in range(8)])


class Layout(State):
    """All that lies on the table of one game."""

    def __init__(
        self,
        numbers: Numbers,
        players: i64,
        chance: Chance,
        cards: vec[u8],
        sizes: vec[i64],
        sites: vec[i64],
        tally: vec[i64],
        piles: vec[i64],
        path: vec[i64],
        missions: vec[i64],
        under: vec[i64],
    ) -> None:
        super().__init__(players, chance)
        self.numbers = numbers
        self.cards: vec[u8] = cards  # zone, seat, kind; then bag, kind
        self.sizes: vec[i64] = sizes  # zone, seat
        self.sites: vec[i64] = sites  # field, seat, site
        self.tally: vec[i64] = tally  # number, seat
        self.piles: vec[i64] = piles  # cards in the six open piles, buildings in the other six
        self.path: vec[i64] = path  # the open places, three open Asgard cards, deck, discard
        self.path_deck: i64 = numbers.path_cards
        self.path_discard: i64 = 0
        self.missions: vec[i64] = missions  # mission: copies nobody has seen yet
        self.under: vec[i64] = under  # missions put under the deck, the upper first (V-61)
        self.asgard_unseen: i64 = numbers.asgard_mask
        self.asgard_left: i64 = numbers.asgard_cards
        self.achievements: i64 = 0  # mask of the open ones (V-4)
        self.round: i64 = 0
        self.first: i64 = 0  # who has the marker (V-5)
        self.active: i64 = NOBODY  # whose turn it is
        self.quiet: i64 = 0  # rounds in a row without a point (V-86)
        self.gained: i64 = 0  # 1 if somebody has gained a point this round
        self.attacked: i64 = 0  # mask of those attacked this round (V-42)
        self.dragons: i64 = 0  # mask of those who have tried the dragon this round (V-50)
        self.claimed: i64 = 0  # mask of those who have done a mission this round (V-60)
        self.declines: i64 = 0  # mask of those who won't defend this round
        self.winners: i64 = 0  # mask, once the game is over (V-82)
        # What the active player has this turn:
        self.beer: i64 = 0  # temporary (V-11)
        self.gold: i64 = 0
        self.marks: i64 = 0  # tokens marked to pay first (V-12)
        self.victim: i64 = NOBODY  # whom they attack (V-42)
        self.hits: i64 = 0  # buildings damaged (V-48)
        self.deeds: i64 = 0  # mask (V-60)
        self.spent_beer: i64 = 0
        self.spent_gold: i64 = 0
        self.rally: i64 = 0  # what each Fighter's strength is raised by (V-56)
        self.lens: i64 = NONE  # the Fighter, Hero or booster that Loki's Lens is (V-91)
        self.trapped: i64 = 0  # cards taken out of the attack by Hero Traps (V-55)

    # --- words: cards -------------------------------------------------------------------------

    def pile(self, zone: i64, seat: i64) -> i64:
        """Where a player's pile begins in the row of cards."""
        return (zone * self.players + seat) * CARDS

    def bag(self, which: i64) -> i64:
        """Where a bag of the active player begins in the row of cards."""
        return (ZONES * self.players + which) * CARDS

    def held(self, zone: i64, seat: i64, kind: i64) -> i64:
        """Copies of a kind in one of a player's piles."""
        return i64(self.cards[(zone * self.players + seat) * CARDS + kind])

    def size(self, zone: i64, seat: i64) -> i64:
        """Cards in one of a player's piles."""
        return self.sizes[zone * self.players + seat]

    def ready(self, kind: i64) -> i64:
        return i64(self.cards[(ZONES * self.players + READY) * CARDS + kind])

    def owed(self, kind: i64) -> i64:
        return i64(self.cards[(ZONES * self.players + OWED) * CARDS + kind])

    def sent(self, kind: i64) -> i64:
        return i64(self.cards[(ZONES * self.players + SENT) * CARDS + kind])

    def role(self, kind: i64) -> i64:
        return self.numbers.cards.role[kind]

    def attacks(self, kind: i64) -> bool:
        """V-40: is it marked Fighter or Hero?"""
        role = self.numbers.cards.role[kind]
        return role == Role.FIGHTER or role == Role.HERO

    def can_send(self, seat: i64, kind: i64) -> i64:
        """Copies of a kind that could go into an attack of the active player."""
        lens: i64 = 1 if self.lens == kind else 0
        return self.held(HAND, seat, kind) + self.ready(kind) + lens

    # --- words: villages ----------------------------------------------------------------------

    def at(self, field: i64, seat: i64, site: i64) -> i64:
        """What is known of a site."""
        return self.sites[(field * self.players + seat) * SITES + site]

    def row(self, field: i64, seat: i64) -> i64:
        """Where a player's sites begin in the row of sites."""
        return (field * self.players + seat) * SITES

    def is_finished(self, seat: i64, site: i64) -> bool:
        return self.at(STATE, seat, site) == FINISHED

    def count(self, seat: i64, building: i64) -> i64:
        """Buildings of a kind, those under construction too (V-32)."""
        found: i64 = 0
        sites = self.sites
        start = self.first_of(STATE, seat, building)
        for place in range(start, start + OF_A_KIND):
            if sites[place] > 0:
                found += 1
        return found

    def count_finished(self, seat: i64, building: i64) -> i64:
        found: i64 = 0
        start = self.first_of(STATE, seat, building)
        for place in range(start, start + OF_A_KIND):
            if self.sites[place] == FINISHED:
                found += 1
        return found

    def first_of(self, field: i64, seat: i64, building: i64) -> i64:
        """Where the sites for a kind of building begin in the row of sites."""
        return (field * self.players + seat) * SITES + 1 + building * OF_A_KIND

    def buildings(self, seat: i64) -> i64:
        """All buildings without the hall."""
        found: i64 = 0
        sites = self.sites
        start = self.row(STATE, seat)
        for place in range(start + 1, start + SITES):
            if sites[place] > 0:
                found += 1
        return found

    def free_site(self, seat: i64, building: i64) -> i64:
        """A site where another building of the kind can stand; NONE if there are three."""
        for site in range(first_site(building), first_site(building) + OF_A_KIND):
            if self.at(STATE, seat, site) == 0:
                return site
        return NONE

    def level(self, seat: i64) -> i64:
        """Of the Town Hall, from 0 for level 1."""
        return self.tally[LEVEL * self.players + seat]

    def limit(self, seat: i64) -> i64:
        """V-32, V-33: how many buildings there may be; a new level waits for the next round."""
        level = self.level(seat)
        if not self.is_finished(seat, HALL):
            level -= 1
        return self.numbers.hall_limit[level]

    def walls_of(self, seat: i64, site: i64, place: i64) -> i64:
        """Fortifications of a kind on a site; `place` is the kind's number among them."""
        return (self.at(WALLS, seat, site) >> WALL_BITS * place) & 15

    # --- words: tokens ------------------------------------------------------------------------

    def on_hall(self, seat: i64, resource: i64) -> i64:
        """Tokens of a resource on the hall."""
        return self.tally[(HALL_BEER + resource) * self.players + seat]

    def on_site(self, seat: i64, resource: i64, site: i64) -> i64:
        """Tokens of a resource on a site."""
        return self.on_hall(seat, resource) if site == HALL else self.at(TOKENS, seat, site)

    def marked(self, seat: i64, resource: i64, site: i64) -> i64:
        """V-12: those of them that are to pay first."""
        if site == HALL and resource == 1:
            return self.tally[HALL_GOLD_MARKED * self.players + seat]
        return self.at(MARKED, seat, site)

    def on_three(self, seat: i64, building: i64) -> i64:
        """Tokens on the buildings of a kind."""
        start = (TOKENS * self.players + seat) * SITES + 1 + building * OF_A_KIND
        sites = self.sites
        return sites[start] + sites[start + 1] + sites[start + 2]

    def in_stores(self, seat: i64, resource: i64) -> i64:
        return self.on_three(seat, BEER_STORE + resource)

    def tokens(self, seat: i64, resource: i64) -> i64:
        """V-62: all tokens of a resource: production, stores, hall."""
        return (
            self.on_three(seat, resource)
            + self.on_three(seat, BEER_STORE + resource)
            + self.on_hall(seat, resource)
        )

    def all_beer(self, seat: i64) -> i64:
        """What the active player could pay in beer."""
        return self.beer + self.tokens(seat, 0)

    def all_gold(self, seat: i64) -> i64:
        """What the active player could pay in gold."""
        return self.gold + self.tokens(seat, 1)

    # --- words: the rest ----------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        return self.tally[POINTS * self.players + seat]

    def mission(self, seat: i64, slot: i64) -> i64:
        """The open mission in a slot, or NONE."""
        return self.tally[(MISSION + slot) * self.players + seat]

    def missions_done(self, seat: i64) -> i64:
        return self.tally[DONE * self.players + seat]

    def bare(self, seat: i64) -> i64:
        return self.tally[BARE * self.players + seat]

    def missions_left(self) -> i64:
        """Cards in the mission deck."""
        left: i64 = len(self.under)
        for mission in range(MISSIONS):
            left += self.missions[mission]
        return left

    def asgard_open(self, place: i64) -> i64:
        """An open Asgard card, or NONE; the third place is for the one just turned up."""
        return self.path[PLACES + place]

    def may_keep(self, seat: i64) -> i64:
        """V-25: so many hand cards: one for each finished Drakkar, or one for all of them."""
        drakkars = self.count_finished(seat, DRAKKAR)
        return 1 if self.numbers.one_kept and drakkars > 0 else drakkars

    def clockwise(self, seat: i64) -> i64:
        """The next seat."""
        return (seat + 1) % self.players


SIZE_OF_PILES: Final = SOLD + BUILDINGS
SIZE_OF_PATH: Final = PLACES + 3 + 2 * PATHS
PATH_DECK: Final = PLACES + 3
"""Where the unseen cards of the Path begin in its row."""
PATH_DISCARD: Final = PATH_DECK + PATHS
"""Where the Path's discard begins in its row."""
