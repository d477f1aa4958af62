"""Atoms that change villages: tokens, paying, buildings."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.events import EVERYBODY
from .atoms_cards import CardAtoms
from .cards import MARKET, NONE, SOLD, Role
from .events import EventKind
from .layout import (
    DAMAGE,
    HALL_BEER,
    HALL_GOLD_MARKED,
    LEVEL,
    MARKED,
    PLAYED,
    STATE,
    TOKENS,
    WALLS,
)
from .village import (
    BEER_STORE,
    EMPTY,
    FINISHED,
    HALL,
    OF_A_KIND,
    SITES,
    UNDER_CONSTRUCTION,
    Deed,
    building_on,
)


class VillageAtoms(CardAtoms):
    """A table with villages on it."""

    # --- atoms: tokens and paying -------------------------------------------------------------

    def produce(self, seat: i64, site: i64) -> None:
        """V-20: a token onto a Brewery or Gold Factory."""
        self._set(TOKENS, seat, site, 1)
        self.tell(EventKind.PRODUCED, seat, site, 0, 0, EVERYBODY)

    def pay_temporary(self, seat: i64, beer: i64, gold: i64) -> None:
        """V-12: temporary resources are given."""
        self.beer -= beer
        self.gold -= gold
        self.tell(EventKind.PAID, seat, beer, gold, 0, EVERYBODY)

    def pay_tokens(self, seat: i64, resource: i64, site: i64, tokens: i64) -> None:
        """V-12: tokens are given from a site, those marked for it first."""
        marked = self.marked(seat, resource, site)
        self._mark(seat, resource, site, -(marked if marked < tokens else tokens))
        self._add_tokens(seat, resource, site, -tokens)
        self.tell(EventKind.PAID_TOKEN, seat, resource, site, tokens, EVERYBODY)

    def bring_out(self, seat: i64, resource: i64, site: i64) -> None:
        """V-12: the payer chooses a token that is to pay before anything else; it lies where it
        lay until it does."""
        self._mark(seat, resource, site, 1)
        self.tell(EventKind.BROUGHT, seat, resource, site, 0, EVERYBODY)

    def spend(self, seat: i64, beer: i64, gold: i64) -> None:
        """V-62: so much is spent, whatever it is paid with; an exchange is no spending."""
        self.spent_beer += beer
        self.spent_gold += gold
        self.tell(EventKind.SPENT, seat, beer, gold, 0, EVERYBODY)

    def lose_token(self, seat: i64, resource: i64, site: i64) -> None:
        """V-47, V-90: a token is taken from a site by another player."""
        self._add_tokens(seat, resource, site, -1)
        self.tell(EventKind.LOST_TOKEN, seat, resource, site, 0, EVERYBODY)

    def loot(self, seat: i64, resource: i64, site: i64) -> None:
        """V-51: a looted token comes to lie in a store or on the hall."""
        self._add_tokens(seat, resource, site, 1)
        self.tell(EventKind.LOOTED, seat, resource, site, 0, EVERYBODY)

    def store(self, seat: i64, resource: i64, stored: i64) -> None:
        """V-24: all tokens of a resource leave where they are and fill the finished stores one
        after another; `stored` of them find room."""
        lost = self.tokens(seat, resource) - stored
        start = self.first_of(TOKENS, seat, resource)
        for place in range(start, start + OF_A_KIND):
            self.sites[place] = 0
        self.tally[(HALL_BEER + resource) * self.players + seat] = 0
        left = stored
        start = self.first_of(TOKENS, seat, BEER_STORE + resource)
        states = self.first_of(STATE, seat, BEER_STORE + resource)
        for i in range(OF_A_KIND):
            room: i64 = self.numbers.capacity if self.sites[states + i] == FINISHED else 0
            put = room if room < left else left
            self.sites[start + i] = put
            left -= put
        self.tell(EventKind.STORED, seat, resource, stored, lost, EVERYBODY)

    # --- atoms: buying ------------------------------------------------------------------------

    def buy(self, seat: i64, kind: i64) -> None:
        """V-30: a card from an open pile to the played area."""
        self.piles[kind - MARKET] -= 1
        self._put(PLAYED, seat, kind)
        fighter = self.role(kind) == Role.FIGHTER
        self.deeds |= Deed.BOUGHT_FIGHTER if fighter else Deed.BOUGHT_FORTIFICATION
        self.tell(EventKind.BOUGHT, seat, kind, NONE, 0, EVERYBODY)

    def build(self, seat: i64, site: i64) -> None:
        """V-32: a building from its pile, with a construction token."""
        self.piles[SOLD + building_on(site)] -= 1
        self._set(STATE, seat, site, UNDER_CONSTRUCTION)
        self.deeds |= Deed.BOUGHT_BUILDING
        self.tell(EventKind.BUILT, seat, site, 0, 0, EVERYBODY)

    def upgrade(self, seat: i64) -> None:
        """V-33: the Town Hall's next level, with a construction token."""
        self.tally[LEVEL * self.players + seat] += 1
        self._set(STATE, seat, HALL, UNDER_CONSTRUCTION)
        self.tell(EventKind.UPGRADED, seat, self.level(seat), 0, 0, EVERYBODY)

    def dismantle(self, seat: i64, site: i64) -> None:
        """V-34: a building goes back to its pile, its fortifications to the played area."""
        self.piles[SOLD + building_on(site)] += 1
        self._clear_walls(seat, site, PLAYED)
        self._set(STATE, seat, site, EMPTY)
        self.marks -= self.at(MARKED, seat, site)
        self._set(MARKED, seat, site, 0)
        self._set(TOKENS, seat, site, 0)
        self._set(DAMAGE, seat, site, 0)
        self.deeds |= Deed.DISMANTLED
        self.tell(EventKind.DISMANTLED, seat, site, 0, 0, EVERYBODY)

    # --- parts of atoms ---------------------------------------------------------------------------

    def _set(self, field: i64, seat: i64, site: i64, value: i64) -> None:
        self.sites[(field * self.players + seat) * SITES + site] = value

    def _mark(self, seat: i64, resource: i64, site: i64, tokens: i64) -> None:
        self.marks += tokens
        if site == HALL and resource == 1:
            self.tally[HALL_GOLD_MARKED * self.players + seat] += tokens
        else:
            self.sites[(MARKED * self.players + seat) * SITES + site] += tokens

    def _add_tokens(self, seat: i64, resource: i64, site: i64, tokens: i64) -> None:
        if site == HALL:
            self.tally[(HALL_BEER + resource) * self.players + seat] += tokens
        else:
            self.sites[(TOKENS * self.players + seat) * SITES + site] += tokens

    def _clear_walls(self, seat: i64, site: i64, zone: i64) -> None:
        if self.at(WALLS, seat, site) == 0:
            return
        forts = self.numbers.fortifications
        for place in range(len(forts)):
            for copy in range(self.walls_of(seat, site, place)):
                self._put(zone, seat, forts[place])
        self._set(WALLS, seat, site, 0)
