"""A hand-written guess of how well a seat stands: points now, and what the rest of the game brings.

All in points. What a player owns is worth something in every round to come (`income`); what they
could do right now, with cards in hand and resources on the table, a little.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...kernel.reckoning import Reckoning
from ...kernel.state import OVER, State
from .atoms import Board
from .attack import defence, fighters_sent, strength, strength_to_go, target_defence
from .cards import CARDS, NONE, PATH, PATHS, Role
from .end import counted, on_buildings
from .frames import ACTOR, SITE, UNDEAD_TARGET, VICTIM, Frame
from .income import (
    MOST_ROUNDS,
    TOKEN_WORTH,
    Decks,
    at_most,
    from_stores,
    from_village,
    rounds_left,
)
from .layout import HAND, NOBODY, STATE, TOKENS, WALLS
from .missions import fulfilled
from .moves import SEATS
from .state import VikingsState
from .village import (
    ACHIEVEMENTS,
    BREWERY,
    BUILDINGS,
    FINISHED,
    GOLD_FACTORY,
    HALL,
    MISSION_SLOTS,
    OF_A_KIND,
    SITES,
    TAVERN,
    Achievement,
)

HAND_CARD: Final = 0.04
WALL_IN_HAND: Final = 0.008
"""Of each point of a fortification that could be played when somebody attacks."""
HIT: Final = 0.354
"""What damaging a building promises besides the points for it, which are counted at once."""
UNDEAD: Final = 1.02
DRAGON: Final = 0.26
"""A token of one's choice (V-50)."""
WEAK_SITE: Final = 0.025
OPEN_MISSION: Final = 0.3
"""Of a mission's points; and of those of one that only has to be said."""
MISSION_DONE: Final = 0.6

_NO_BUILDINGS: Final = vec[i64]([0] * (SEATS * BUILDINGS))
_ZEROS: Final = vec[i64]([0] * SEATS)
_NO_POINTS: Final = vec[float]([0.0] * SEATS)


def value(state: Board, seat: int) -> float:
    """What the seat will have, less what the best rival will and a little of all rivals'."""
    mine = 0.0
    best = -1000.0
    total = 0.0
    points = standings(state)
    for each in range(state.players):
        if each == seat:
            mine = points[each]
        else:
            total += points[each]
            if points[each] > best:
                best = points[each]
    if state.kind() == OVER:
        return mine - best
    return mine - 0.4 * best - 0.3 * total / float(state.players - 1)


def standings(state: Board) -> list[float]:
    """The points every seat can expect."""
    points = _NO_POINTS[: state.players]
    Prospects().write_standings(state, points)
    return list(points)


@final
class Prospects(Reckoning):
    """The points every seat can expect: what it has, and what is to be hoped for."""

    def __init__(self) -> None:
        self._decks: Decks | None = None
        self._village: vec[i64] = _NO_BUILDINGS[:]  # seat, kind: how many
        self._built: vec[i64] = _ZEROS[:]
        self._counts: vec[i64] = vec[i64]()

    def write_standings(self, state: State, points: vec[float]) -> None:
        assert isinstance(state, VikingsState)
        t = state
        players = t.players
        decks = self._decks
        if decks is None or decks.numbers is not t.numbers or len(self._counts) != players:
            decks = self._decks = Decks(t.numbers, players)
            self._counts = _ZEROS[:players]
        left = rounds_left(t)
        village = self._village
        built = self._built
        all_built: i64 = 0
        for seat in range(players):
            built[seat] = look_at_village(t, seat, village)
            all_built += built[seat]
        for seat in range(players):
            kinds = seat * BUILDINGS
            decks.count(t, seat, village[kinds + BREWERY], village[kinds + GOLD_FACTORY])
            mine = float(t.points(seat))
            if t.kind() == OVER:
                points[seat] = mine + (0.5 if (t.winners >> seat) & 1 else 0.0)
                continue
            targets = float(all_built - built[seat]) / float(players - 1)
            mine += decks.bring(seat, village[kinds + TAVERN], targets, left)
            mine += from_village(t, seat, village, built[seat], left)
            mine += from_stores(t, seat, village, left)
            mine += from_missions(t, seat)
            mine += WALL_IN_HAND * fortifications_in_hand(t, seat)
            if seat == t.active:
                mine += this_turn(t, seat)
                mine += attack_promise(t, seat)
            else:
                mine += defence_promise(t, seat)
            points[seat] = mine
        if t.kind() != OVER:
            expect_achievements(t, points, decks.cards, built, self._counts, left)


def look_at_village(t: Board, seat: i64, village: vec[i64]) -> i64:
    """Count a player's buildings by kind, and all of them."""
    sites = t.sites
    place = t.row(STATE, seat) + 1
    built: i64 = 0
    for building in range(BUILDINGS):
        found: i64 = 0
        for of_a_kind in range(OF_A_KIND):
            if sites[place] > 0:
                found += 1
            place += 1
        village[seat * BUILDINGS + building] = found
        built += found
    return built


def spread(state: Board) -> float:
    """How many points of lead count while so much is still to come (fitted to games of greedy)."""
    return 2.5 + 0.9 * rounds_left(state)


def expect_achievements(
    t: Board,
    points: vec[float],
    cards: vec[u8],
    built: vec[i64],
    counts: vec[i64],
    left: float,
) -> None:
    """V-81: what being ahead promises, the surer the nearer the end."""
    sure = 0.25 + 0.75 * (1.0 - at_most(left, MOST_ROUNDS) / MOST_ROUNDS)
    for achievement in range(ACHIEVEMENTS):
        if (t.achievements >> achievement) & 1:
            for seat in range(t.players):
                if achievement == Achievement.BUILDER:
                    counts[seat] = built[seat]
                else:
                    counts[seat] = counted_quickly(t, seat, cards, achievement)
            for seat in range(t.players):
                if counts[seat] > 0:
                    points[seat] += 5.0 * share_ahead(counts, seat) * sure


def counted_quickly(t: Board, seat: i64, cards: vec[u8], achievement: i64) -> i64:
    """`end.counted`, where everybody's cards are counted already."""
    match achievement:
        case Achievement.DEFENDER:
            forts = t.numbers.fortifications
            return of_role(t, seat, cards, forts, Role.FORTIFICATION) + walls(t, seat, False)
        case Achievement.CONQUEROR:
            return of_role(t, seat, cards, t.numbers.attackers, Role.FIGHTER)
        case Achievement.FOLLOWER:
            total = walls(t, seat, True)
            for kind in range(PATH, PATH + PATHS):
                total += i64(cards[seat * CARDS + kind])
            return total
        case _:
            return counted(t, seat, achievement)


def of_role(t: Board, seat: i64, cards: vec[u8], kinds: vec[i64], role: i64) -> i64:
    """Cards of a role, which only some kinds may have."""
    role_of = t.numbers.cards.role
    start = seat * CARDS
    total: i64 = 0
    for i in range(len(kinds)):
        kind = kinds[i]
        if role_of[kind] == role:
            total += i64(cards[start + kind])
    return total


def walls(t: Board, seat: i64, path_only: bool) -> i64:
    """Fortifications on buildings; mostly there are none."""
    sites = t.sites
    start = t.row(WALLS, seat)
    for place in range(start, start + SITES):
        if sites[place] != 0:
            return on_buildings(t, seat, path_only)
    return 0


def share_ahead(counts: vec[i64], seat: i64) -> float:
    """How likely a seat is to have most in the end, judging by its lead."""
    best: i64 = 0
    for other in range(len(counts)):
        if other != seat and counts[other] > best:
            best = counts[other]
    share = 0.5 + 0.2 * float(counts[seat] - best)
    if share < 0.0:
        return 0.0
    return share if share < 1.0 else 1.0


def from_missions(t: Board, seat: i64) -> float:
    """V-60: an open mission may be done some day; one that is done already only has to be said."""
    points = 0.0
    for slot in range(MISSION_SLOTS):
        mission = t.mission(seat, slot)
        if mission != NONE:
            worth = float(t.numbers.mission_points[mission])
            may_claim = seat == t.active and not (t.claimed >> seat) & 1
            done = may_claim and fulfilled(t, seat, mission)
            points += worth * (MISSION_DONE if done else OPEN_MISSION)
    return points


def fortifications_in_hand(t: Board, seat: i64) -> float:
    forts = t.numbers.fortifications
    strengths = t.numbers.cards.strength
    cards = t.cards
    hand = t.pile(HAND, seat)
    total: i64 = 0
    for place in range(len(forts)):
        held = cards[hand + forts[place]]
        if held > 0:
            total += i64(held) * strengths[forts[place]]
    return float(total)


def this_turn(t: Board, seat: i64) -> float:
    """What can still be spent and played this turn."""
    points = TOKEN_WORTH[0] * float(t.beer) + TOKEN_WORTH[1] * float(t.gold)
    points -= 0.01 * float(t.marks)
    points += HAND_CARD * float(t.size(HAND, seat))
    if t.hits > 0:
        points += float(2 * t.hits - 1)
    return points


def attack_promise(t: Board, seat: i64) -> float:
    """An attack that is being declared, or that waits for the defender."""
    if t.kind() == Frame.ATTACK:
        victim = t.top(VICTIM)
        site = t.top(SITE)
        at_hall = victim < t.players and site == HALL
        power = strength_to_go(t, seat, at_hall)
        return outcome_of(t, victim, site, power) - 0.02
    if t.kind() == Frame.LOOT:
        return DRAGON
    if t.kind() not in (Frame.DEFEND, Frame.DISARM, Frame.TRAP):
        return 0.0
    for row in t.frame_rows():
        if row[0] == Frame.RESOLVE and row[ACTOR] == seat:
            power = strength(t, seat, row[SITE] == HALL)
            return outcome_of(t, row[VICTIM], row[SITE], power)
    return 0.0


def outcome_of(t: Board, victim: i64, site: i64, power: i64) -> float:
    """What an attack of this strength brings: a success, or points for the defender."""
    needed = target_defence(t, victim, site)
    if power < needed:
        return -0.3 - 0.05 * float(needed - power)
    if victim >= t.players:
        return UNDEAD if victim == UNDEAD_TARGET else DRAGON
    promise = HIT + bonus_of(t, victim, site)
    wall: i64 = 0
    forts = t.numbers.fortifications
    if not (t.declines >> victim) & 1:
        for place in range(len(forts)):
            wall += t.held(HAND, victim, forts[place]) * t.numbers.cards.strength[forts[place]]
    if power >= needed + wall:
        return promise
    return 0.5 * promise - 0.6 * float(fighters_sent(t, True))


def bonus_of(t: Board, victim: i64, site: i64) -> float:
    """V-47: the damage bonus."""
    if site == HALL:
        level = t.level(victim)
        return float(t.numbers.hall_points[level]) + (2.5 if level == 2 else 0.0)
    building = (site - 1) // OF_A_KIND
    looted = t.numbers.building_loot[building] > 0 and t.at(TOKENS, victim, site) > 0
    return float(t.numbers.building_points[building]) + (0.4 if looted else 0.0)


def defence_promise(t: Board, seat: i64) -> float:
    """Fewer weak sites in reach of the others is better, and so is not having said that one won't
    defend."""
    weak: i64 = 0
    sites = t.sites
    own = t.numbers.building_defence
    states = t.row(STATE, seat)
    on_sites = t.row(WALLS, seat)
    if sites[states + HALL] == FINISHED and defence(t, seat, HALL) <= 2:
        weak += 1
    site: i64 = HALL + 1
    for building in range(BUILDINGS):
        for of_a_kind in range(OF_A_KIND):
            # Where nothing lies on a building its defence is its own.
            if (
                sites[states + site] == FINISHED
                and own[building] <= 2
                and (sites[on_sites + site] == 0 or defence(t, seat, site) <= 2)
            ):
                weak += 1
            site += 1
    points = -WEAK_SITE * float(weak)
    if t.active != NOBODY and (t.declines >> seat) & 1:
        points -= 0.1
    return points
