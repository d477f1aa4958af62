"""The end of the game: when, achievements, ties (V-80 … V-82, V-86)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.outcome import Outcome
from ...kernel.state import outcome_by
from .atoms import Board
from .cards import CARDS, PATH, PATHS, PIGATOR, Role
from .layout import DECK, DISCARD, HAND, KEPT, PLAYED
from .village import ACHIEVEMENTS, BEER, GOLD, SITES, Achievement


def is_last_round(t: Board) -> bool:
    """V-80, V-86: somebody has the points, or the game has nowhere to go."""
    if t.quiet >= t.numbers.quiet_rounds or t.round >= t.numbers.last_round:
        return True
    return has_winner(t)


def has_winner(t: Board) -> bool:
    """V-80: has somebody the points that end the game?"""
    for seat in range(t.players):
        if t.points(seat) >= t.numbers.goal:
            return True
    return False


def owned(t: Board, seat: i64, kind: i64) -> i64:
    """V-81: cards count wherever they are; those on buildings come on top."""
    return (
        t.held(DECK, seat, kind)
        + t.held(HAND, seat, kind)
        + t.held(DISCARD, seat, kind)
        + t.held(PLAYED, seat, kind)
        + t.held(KEPT, seat, kind)
    )


def on_buildings(t: Board, seat: i64, path_only: bool) -> i64:
    """Fortifications that lie on buildings; `path_only` counts those of Odin's Path."""
    forts = t.numbers.fortifications
    cards: i64 = 0
    for place in range(len(forts)):
        if not path_only or forts[place] >= PATH:
            for site in range(SITES):
                cards += t.walls_of(seat, site, place)
    return cards


def counted(t: Board, seat: i64, achievement: i64) -> i64:
    """V-81: what an achievement counts."""
    total: i64 = 0
    match achievement:
        case Achievement.DEFENDER:
            return cards_of(t, seat, Role.FORTIFICATION) + on_buildings(t, seat, False)
        case Achievement.CONQUEROR:
            heroes = cards_of(t, seat, Role.HERO) if t.numbers.heroes_conquer else 0
            return cards_of(t, seat, Role.FIGHTER) + heroes
        case Achievement.BUILDER:
            return t.buildings(seat)
        case Achievement.BEER_TYCOON:
            return t.in_stores(seat, BEER)
        case Achievement.MINER:
            return t.in_stores(seat, GOLD)
        case Achievement.FOLLOWER:
            for kind in range(PATH, PATH + PATHS):
                total += owned(t, seat, kind)
            return total + on_buildings(t, seat, True)
        case Achievement.ACCOMPLISHER:
            return t.missions_done(seat)
        case _:
            return owned(t, seat, PIGATOR)


def cards_of(t: Board, seat: i64, role: i64) -> i64:
    """Cards of a role, off the buildings."""
    total: i64 = 0
    for kind in range(CARDS):
        if t.role(kind) == role:
            total += owned(t, seat, kind)
    return total


def leaders(t: Board, achievement: i64, among: i64) -> i64:
    """Mask of those whom nobody among these exceeds, with at least one."""
    counts = vec[i64]([0] * t.players)
    for seat in range(t.players):
        if (among >> seat) & 1:
            counts[seat] = counted(t, seat, achievement)
    return ahead(counts)


def ahead(counts: vec[i64]) -> i64:
    """V-81: the same for what has been counted, by seat."""
    most: i64 = 1
    mask: i64 = 0
    for seat in range(len(counts)):
        if counts[seat] > most:
            most = counts[seat]
            mask = 0
        if counts[seat] == most:
            mask |= 1 << seat
    return mask


def everybody(t: Board) -> i64:
    """Mask of all seats."""
    return (1 << t.players) - 1


def how_many(mask: i64) -> i64:
    """Seats in a mask."""
    seats: i64 = 0
    for seat in range(4):
        seats += (mask >> seat) & 1
    return seats


def finish(t: Board) -> None:
    """V-81, V-82: achievements, then the winner. Achievement points give no Asgard card."""
    for achievement in range(ACHIEVEMENTS):
        if (t.achievements >> achievement) & 1:
            ahead = leaders(t, achievement, everybody(t))
            shared = how_many(ahead)
            if shared > 0:
                t.award(achievement, ahead, t.numbers.shares[shared - 1])
    t.crown(contenders(t))


def contenders(t: Board) -> i64:
    """V-82: those with most points, narrowed by the achievements not used, for which they are
    compared with all at the table, unless that is played otherwise."""
    most: i64 = -1
    mask: i64 = 0
    for seat in range(t.players):
        if t.points(seat) > most:
            most = t.points(seat)
            mask = 0
        if t.points(seat) == most:
            mask |= 1 << seat
    unused: i64 = (1 << ACHIEVEMENTS) - 1 - t.achievements
    while how_many(mask) > 1 and unused > 0:
        achievement = t.break_tie(unused)
        unused &= ~(1 << achievement)
        compared = mask if t.numbers.tied_only else everybody(t)
        fulfil = mask & leaders(t, achievement, compared)
        if fulfil > 0:
            mask = fulfil
    return mask


def final_outcome(t: Board) -> Outcome:
    """V-82: places; lower ties are shared, a broken tie for the first place is not."""
    standings: list[tuple[int, ...]] = []
    for seat in range(t.players):
        standings.append((t.points(seat), t.winners >> seat & 1))
    return outcome_by(standings)
