"""What a seat may know, as a row of bytes: the facts of its view, in the order of `columns.py`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...kernel.row import (
    blank,
    byte,
    from_seat,
    mask_from,
    put,
    put_bytes,
    put_counts,
    put_flag,
    put_mask,
    put_one,
    whole,
)
from ...kernel.state import KIND, WHO
from .atoms import Board
from .cards import ASGARD, CARDS, GIFTS_OF_ASGARD, NONE, PATH, PATHS, SOLD
from .columns import COLUMNS, DEEPEST, FORTIFICATIONS, OPEN_ASGARD, PLAIN, UNDER
from .frames import ACTOR, DRAGON_TARGET, FROM, UNDEAD_TARGET, VICTIM, Frame
from .layout import (
    BAGS,
    BARE,
    DAMAGE,
    DECK,
    DISCARD,
    DONE,
    GATES,
    HAND,
    KEPT,
    KNOWN,
    MARKED,
    NOBODY,
    PATH_DECK,
    PATH_DISCARD,
    PLAYED,
    READY,
    STATE,
    TOKENS,
    WALL_BITS,
    WALLS,
)
from .moves import PLACES, SEATS
from .village import (
    ACHIEVEMENTS,
    BEER,
    BUILDINGS,
    DEEDS,
    FINISHED,
    GOLD,
    HALL,
    MISSION_SLOTS,
    MISSIONS,
    SITES,
)

_SEAT_SIZE: Final[i64] = COLUMNS.seat_size
_TABLE_SIZE: Final[i64] = COLUMNS.table_size
_OWN_SIZE: Final[i64] = COLUMNS.own_size
_KINDS: Final[i64] = 17
_MONSTERS: Final[i64] = 2
_QUESTION: Final[i64] = _KINDS + 3 * SEATS + _MONSTERS + PLAIN
_FORTS: Final[i64] = len(FORTIFICATIONS)
_DEEDS: Final[i64] = len(DEEDS)


def observed(t: Board, seat: i64) -> vec[u8]:
    """The row of a seat."""
    row = blank(t.players * _SEAT_SIZE + _TABLE_SIZE)
    return whole(row, write_row(t, row, 0, seat))


def observed_by_all(t: Board) -> vec[u8]:
    """What all rows have in common."""
    row = blank(t.players * _SEAT_SIZE + _TABLE_SIZE - _OWN_SIZE)
    return whole(row, write_common(t, row, 0, 0))


def observed_alone(t: Board, seat: i64) -> vec[u8]:
    """What only the row of this seat tells."""
    row = blank(_OWN_SIZE)
    return whole(row, write_own(t, row, 0, seat))


def write_row(t: Board, row: vec[u8], at: i64, seat: i64) -> i64:
    """It is written into zeros from a place on; returns where it ends."""
    return write_own(t, row, write_common(t, row, at, seat), seat)


def write_common(t: Board, row: vec[u8], at: i64, seat: i64) -> i64:
    """All of it that everybody knows; only whose columns come first depends on the seat."""
    waiting = t.waiting_mask()
    for turn in range(t.players):
        who = seat + turn
        if who >= t.players:
            who -= t.players
        at = put_flag(row, at, (waiting >> who) & 1 == 1)
        at = put_marks(t, row, at, who)
        at = put_village(t, row, at, who)
        at = put_cards(t, row, at, who)
    at = put_middle(t, row, at)
    return put_turn(t, row, at)


def write_own(t: Board, row: vec[u8], at: i64, seat: i64) -> i64:
    """The seat's own cards, and the open questions as it counts seats."""
    at = put_pile(t, row, at, HAND, seat)
    at = put_pile(t, row, at, KEPT, seat)
    at = put_pile(t, row, at, DECK, seat)
    questions = t.frame_count()
    for depth in range(DEEPEST):
        if depth < questions:
            put_question(t, row, at, seat, depth)
        at += _QUESTION
    return at


def put_marks(t: Board, row: vec[u8], at: i64, who: i64) -> i64:
    """What is so of one player."""
    at = put_flag(row, at, t.active == who)
    at = put_flag(row, at, t.first == who)
    at = put_flag(row, at, t.victim == who)
    at = put_flag(row, at, (t.attacked >> who) & 1 == 1)
    at = put_flag(row, at, (t.dragons >> who) & 1 == 1)
    at = put_flag(row, at, (t.claimed >> who) & 1 == 1)
    at = put_flag(row, at, (t.declines >> who) & 1 == 1)
    return put_flag(row, at, (t.winners >> who) & 1 == 1)


def put_village(t: Board, row: vec[u8], at: i64, who: i64) -> i64:
    """Points, hall, buildings and missions of one player."""
    at = put(row, at, t.points(who))
    at = put(row, at, t.tally[GATES * t.players + who])
    at = put(row, at, t.level(who) + 1)
    at = put(row, at, t.tally[DONE * t.players + who])
    buildings = at  # they are counted on the way
    at = put(row, at + 1, t.limit(who))
    at = put(row, at, t.tokens(who, BEER))
    at = put(row, at, t.tokens(who, GOLD))
    at = put(row, at, t.on_hall(who, BEER))
    at = put(row, at, t.on_hall(who, GOLD))
    walls = at + 4 * SITES
    marks = walls + SITES * _FORTS
    pays = t.marks != 0 and who == t.active
    sites = t.sites
    states = t.row(STATE, who)
    damage = t.row(DAMAGE, who)
    tokens = t.row(TOKENS, who)
    standing_on = t.row(WALLS, who)
    built: i64 = 0
    for site in range(SITES):
        state = sites[states + site]
        if state != 0:
            if site != HALL:
                built += 1
            row[at + site] = 1
            if state == FINISHED:
                row[at + SITES + site] = 1
            if sites[damage + site] != 0:
                row[at + 2 * SITES + site] = 1
            row[at + 3 * SITES + site] = byte(sites[tokens + site])
            standing = sites[standing_on + site]
            fort = walls + site * _FORTS
            while standing:
                row[fort] = byte(standing & 15)
                standing >>= WALL_BITS
                fort += 1
            if pays:
                row[marks + site] = byte(t.at(MARKED, who, site))
    row[buildings] = byte(built)
    if pays:
        row[marks + SITES] = byte(t.marked(who, GOLD, HALL))
    at = marks + SITES + 1
    for slot in range(MISSION_SLOTS):
        at = put_one(row, at, t.mission(who, slot), MISSIONS)
    return at


def put_cards(t: Board, row: vec[u8], at: i64, who: i64) -> i64:
    """V-6: one player's cards, as far as everybody knows them."""
    at = put(row, at, t.size(DECK, who))
    at = put(row, at, t.size(HAND, who) + t.size(KEPT, who))
    at = put(row, at, t.tally[BARE * t.players + who])
    at = put_pile(t, row, at, DISCARD, who)
    at = put_pile(t, row, at, PLAYED, who)
    at = put_pile(t, row, at, KNOWN, who)
    cards = t.cards
    deck = t.pile(DECK, who)
    hand = t.pile(HAND, who)
    kept = t.pile(KEPT, who)
    known = t.pile(KNOWN, who)
    if t.size(KEPT, who) == 0:
        for kind in range(CARDS):
            row[at + kind] = cards[deck + kind] + cards[hand + kind] - cards[known + kind]
        return at + CARDS
    for kind in range(CARDS):
        held = cards[hand + kind] + cards[kept + kind]
        row[at + kind] = cards[deck + kind] + held - cards[known + kind]
    return at + CARDS


def put_pile(t: Board, row: vec[u8], at: i64, zone: i64, who: i64) -> i64:
    """One pile of a player; most are empty most of the time."""
    if t.size(zone, who) > 0:
        put_bytes(row, at, t.cards, t.pile(zone, who), CARDS)
    return at + CARDS


def put_middle(t: Board, row: vec[u8], at: i64) -> i64:
    """What lies in the middle."""
    at = put(row, at, t.round)
    at = put(row, at, t.numbers.goal)
    at = put(row, at, t.quiet)
    at = put_flag(row, at, t.gained != 0)
    at = put_counts(row, at, t.piles, 0, SOLD + BUILDINGS)
    for place in range(PLACES):
        at = put_one(row, at, card_among(t.path[place], PATH), PATHS)
    at = put_counts(row, at, t.path, PATH_DECK, PATHS)
    if t.path_discard > 0:
        put_counts(row, at, t.path, PATH_DISCARD, PATHS)
    at += PATHS
    for place in range(OPEN_ASGARD):
        at = put_one(row, at, card_among(t.asgard_open(place), ASGARD), GIFTS_OF_ASGARD)
    at = put(row, at, t.asgard_left)
    at = put_mask(row, at, t.asgard_unseen, GIFTS_OF_ASGARD)
    at = put_counts(row, at, t.missions, 0, MISSIONS)
    under: i64 = len(t.under)
    for place in range(under if under < UNDER else UNDER):
        row[at + place] = byte(t.under[place] + 1)
    at += UNDER
    return put_mask(row, at, t.achievements, ACHIEVEMENTS)


def card_among(kind: i64, first: i64) -> i64:
    """The number of a card among those that begin with `first`; NONE is none of them."""
    return NONE if kind == NONE else kind - first


def put_turn(t: Board, row: vec[u8], at: i64) -> i64:
    """What the active player has and has done this turn."""
    at = put(row, at, t.beer)
    at = put(row, at, t.gold)
    at = put(row, at, t.spent_beer)
    at = put(row, at, t.spent_gold)
    at = put(row, at, t.hits)
    at = put(row, at, t.rally)
    at = put(row, at, t.trapped)
    at = put_mask(row, at, t.deeds, _DEEDS)
    at = put_one(row, at, t.lens, CARDS)
    cards = t.cards
    army = t.numbers.army  # nothing else is ever in a bag
    kinds = len(army)
    bag = t.bag(READY)  # the others follow it
    for which in range(BAGS):
        for place in range(kinds):
            kind = army[place]
            row[at + kind] = cards[bag + kind]
        bag += CARDS
        at += CARDS
    return at


def put_question(t: Board, row: vec[u8], at: i64, seat: i64, depth: i64) -> None:
    """One of the open questions."""
    kind = t.frame(depth, KIND)
    players = t.players
    victim: i64 = NOBODY
    where = victim_in(kind)
    if where != 0:
        victim = t.frame(depth, where)
    at = put_one(row, at, kind, _KINDS)
    at = put_mask(row, at, mask_from(t.frame(depth, WHO), seat, players), SEATS)
    at = put_one(row, at, from_seat(t.frame(depth, ACTOR), seat, players), SEATS)
    if victim < players:
        put_one(row, at, from_seat(victim, seat, players), SEATS)
    at += SEATS
    at = put_flag(row, at, victim == UNDEAD_TARGET)
    at = put_flag(row, at, victim == DRAGON_TARGET)
    for field in range(PLAIN):
        if ACTOR + 1 + field != where:
            row[at + field] = byte(t.frame(depth, ACTOR + 1 + field))


def victim_in(kind: i64) -> i64:
    """The field in which a kind of question names somebody else; 0 if it doesn't."""
    match kind:
        case Frame.ATTACK | Frame.RESOLVE | Frame.DEFEND:
            return VICTIM
        case Frame.STEAL:
            return FROM
    return 0
