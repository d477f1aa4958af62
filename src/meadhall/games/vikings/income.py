"""What a player's deck and village bring in the rounds to come, in points (see `value`)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from .atoms import Board
from .cards import CARDS
from .layout import DECK, DISCARD, HAND, KEPT, PLAYED
from .moves import SEATS
from .numbers import Numbers
from .village import BEER_STORE, BREWERY, BUILDINGS
from .worth import DRAWS, FIGHTS, FOR_BREWERY, FOR_FACTORY

ROUND_POINTS: Final = 5.7
"""What the leader gains in a round, about, once the game is under way."""
MOST_ROUNDS: Final = 3.7
"""So many rounds ahead cards and buildings are reckoned with: what they bring is spent on others,
and those count by themselves."""
STORE_ROUNDS: Final = 7.9
"""So many rounds ahead stores are: they take long to fill."""
LATE: Final = 1.0
"""A card is drawn so many rounds later than it is bought, at least."""
CROWD: Final = -0.53
"""The more strength there is in a deck, the less a further point brings."""
FEW_TARGETS: Final = -0.085
"""For each building that an opponent has beyond `USUAL`; what is raided gets walls, too."""
USUAL: Final = 4.0
MOST_DRAWN: Final = 0.4
"""Of a deck: cards that draw cards draw each other too."""
BUILDING_WORTH: Final = vec[float]([1.09, 1.64, 0.028, 0.013, 0.091, 0.087])
"""Of each kind of building, in each round. What full stores bring `from_stores` reckons, what more
cards do the deck itself; here stands what a building is good for besides."""
ROOM_WORTH: Final = vec[float]([0.25, 0.107, 0.3])
"""Of the first, second and third building for which the Town Hall has room."""
LEVEL_WORTH: Final = 0.139
"""Of each level of the Town Hall above the first: it is harder to damage."""
REACHED: Final = 0.129
"""Of the points that levels still to be reached will give."""
SOON: Final = 4.0
"""With fewer rounds left hardly anybody gets there."""

TOKEN_WORTH: Final = vec[float]([0.013, 0.159])
"""A beer, a gold that could be spent now."""
KEPT_PART: Final = 0.65
"""Of the tokens that are made: the rest is spent."""
LOOTED: Final = 0.18
"""Tokens of a kind that a round brings otherwise."""
STORE_ROUND: Final = 0.47
"""A store that will be full in a round; somebody may loot it before."""

_NO_CARDS: Final = vec[u8]([0] * (SEATS * CARDS))
_UNKNOWN: Final = vec[i64]([-1] * SEATS)
_NO_POINTS: Final = vec[float]([0.0] * SEATS)


def rounds_left(t: Board) -> float:
    """Rounds still to come, by the leader's points."""
    lead: i64 = 0
    for seat in range(t.players):
        if t.points(seat) > lead:
            lead = t.points(seat)
    left = float(t.numbers.goal - lead) / ROUND_POINTS
    return left if left > 0.0 else 0.0


def at_most(left: float, rounds: float) -> float:
    """The rounds left, as far as one looks ahead."""
    return left if left < rounds else rounds


@final
class Decks:
    """What everybody's cards bring: each is drawn in so many rounds as the deck takes to go
    through. The sums are remembered: mostly nobody has got or lost a card since they were asked for
    last."""

    def __init__(self, numbers: Numbers, players: i64) -> None:
        self.numbers = numbers
        self.cards: vec[u8] = _NO_CARDS[: players * CARDS]
        """By seat and kind: a player's cards, wherever they are."""
        self._makers: vec[i64] = _UNKNOWN[:players]  # breweries and factories reckoned with
        self._size: vec[i64] = _UNKNOWN[:players]
        self._total: vec[float] = _NO_POINTS[:players]
        self._draws: vec[float] = _NO_POINTS[:players]
        self._fights: vec[float] = _NO_POINTS[:players]

    def count(self, t: Board, seat: i64, breweries: i64, factories: i64) -> None:
        """Look at a player's cards (`end.owned` for all kinds at once)."""
        cards = t.cards
        mine = self.cards
        start = seat * CARDS
        deck = t.pile(DECK, seat)
        hand = t.pile(HAND, seat)
        discard = t.pile(DISCARD, seat)
        played = t.pile(PLAYED, seat)
        kept = t.pile(KEPT, seat)
        makers = breweries * 4 + factories
        same = makers == self._makers[seat]
        # Whose turn it isn't has neither played a card nor kept one: most of the players.
        few = t.size(PLAYED, seat) == 0 and t.size(KEPT, seat) == 0
        for kind in range(CARDS):
            count = cards[deck + kind] + cards[hand + kind] + cards[discard + kind]
            if not few:
                count = count + cards[played + kind] + cards[kept + kind]
            if mine[start + kind] != count:
                mine[start + kind] = count
                same = False
        if not same:
            self._makers[seat] = makers
            self._add_up(seat, float(breweries), float(factories))

    def _add_up(self, seat: i64, breweries: float, factories: float) -> None:
        """What the cards of a player bring each time they are drawn."""
        cards = self.cards
        worth = self.numbers.worth
        total = 0.0
        draws = 0.0
        fights = 0.0
        size: i64 = 0
        start = seat * CARDS
        for kind in range(CARDS):
            count = cards[start + kind]
            if count > 0:
                copies = float(count)
                size += i64(count)
                total += copies * worth[kind]
                if breweries > 0.0:
                    total += copies * breweries * worth[FOR_BREWERY + kind]
                if factories > 0.0:
                    total += copies * factories * worth[FOR_FACTORY + kind]
                draws += copies * worth[DRAWS + kind]
                fights += copies * worth[FIGHTS + kind]
        self._size[seat] = size
        self._total[seat] = total
        self._draws[seat] = draws
        self._fights[seat] = fights

    def bring(self, seat: i64, taverns: i64, targets: float, left: float) -> float:
        """In points; `targets` are the buildings that an opponent has on average."""
        size = self._size[seat]
        later = at_most(left, MOST_ROUNDS) - LATE
        if size == 0 or later <= 0.0:
            return 0.0
        draws = self._draws[seat]
        fights = self._fights[seat]
        total = self._total[seat] + CROWD * fights * fights / float(size)
        total += FEW_TARGETS * fights * (targets - USUAL)
        if draws > MOST_DRAWN * float(size):
            draws = MOST_DRAWN * float(size)
        drawn = float(self.numbers.hand + taverns) / (float(size) - draws)
        return later * total * (drawn if drawn < 1.0 else 1.0)


def from_village(t: Board, seat: i64, village: vec[i64], built: i64, left: float) -> float:
    """What the buildings bring, all `built` of them, and the room for more. `village` tells how
    many there are of each kind, by seat."""
    each_round = 0.0
    first = seat * BUILDINGS
    for building in range(BUILDINGS):
        each_round += BUILDING_WORTH[building] * float(village[first + building])
    left = at_most(left, MOST_ROUNDS)
    level = t.level(seat)
    room = t.numbers.hall_limit[level] - built
    for place in range(len(ROOM_WORTH)):
        if place < room:
            each_round += ROOM_WORTH[place]
    each_round += LEVEL_WORTH * float(level)
    hope = 0.0
    for above in range(level + 1, len(t.numbers.hall_reached)):
        hope += REACHED * float(t.numbers.hall_reached[above])
    return left * each_round + hope * (left / SOON if left < SOON else 1.0)


def from_stores(t: Board, seat: i64, village: vec[i64], left: float) -> float:
    """V-24: a full store is a point every round. Those that nobody fills are worth little, so what
    is counted is how full they will be in each round to come: tokens there are, and tokens that
    breweries and factories will make, as far as they aren't spent."""
    points = 0.0
    first = seat * BUILDINGS
    left = at_most(left, STORE_ROUNDS)
    for resource in range(2):
        tokens = float(t.tokens(seat, resource))
        points += tokens * TOKEN_WORTH[resource] * 0.9
        room = float(village[first + BEER_STORE + resource] * t.numbers.capacity)
        if room > 0.0:
            made = KEPT_PART * float(village[first + BREWERY + resource]) + LOOTED
            points += STORE_ROUND * full_rounds(t, tokens, made, room, left + 0.5)
    return points


def full_rounds(t: Board, tokens: float, made: float, room: float, left: float) -> float:
    """In how many rounds a store will be full, added up over stores; one that is half full counts
    a little."""
    capacity = float(t.numbers.capacity)
    total = 0.0
    while left > 0.0:
        if tokens > room:
            tokens = room
        stores = tokens / capacity
        full = float(int(stores + 0.0001))
        part = stores - full
        total += (full + 0.5 * part * part) * (1.0 if left > 1.0 else left)
        tokens += made
        left -= 1.0
    return total
