"""What victory cards are worth and what they change (W-34, W-103)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .atoms import Board
from .deities import (
    BARGAIN_WITH_CHAOS,
    BLUE,
    CHOSEN_OF_THE_HALL,
    COASTAL_RAID,
    COSTLY_TRIUMPH,
    CROWDED_HALL,
    FAVOUR_OF_THE_HIGH,
    FIELD_OF_SLAUGHTER,
    RED,
    SAGA_OF_DEEDS,
    STEEL_ALONE,
    VICTORIES,
)


def glory(t: Board, seat: i64) -> i64:
    """What a player's victory cards are worth now."""
    total: i64 = 0
    victory_at = t.victory_at
    for victory in range(VICTORIES):
        if victory_at[victory] == seat:
            total += worth(t, seat, victory)
    return total


def worth(t: Board, seat: i64, victory: i64, more: i64 = 0) -> i64:
    """W-103: some are worth a fixed number, most depend on deities, hands, victories and the last
    round; to a player who perhaps wins this round, and some `more` victories with it."""
    glory = t.numbers.glory[victory]
    if victory in (FAVOUR_OF_THE_HIGH, BARGAIN_WITH_CHAOS, SAGA_OF_DEEDS):
        glory += t.numbers.each[victory] * counted(t, seat, victory, more)
        return glory if glory < t.numbers.most[victory] else t.numbers.most[victory]
    return t.numbers.fulfilled[victory] if is_fulfilled(t, seat, victory, more) else glory


def is_fulfilled(t: Board, seat: i64, victory: i64, more: i64) -> bool:
    """Of the cards that ask for something: is it so?"""
    if victory == CROWDED_HALL:
        return is_crowded(t, seat, t.hand_sizes)
    if victory == STEEL_ALONE:
        if t.numbers.rules < 5:
            return t.deities(seat) == 0
        return more > 0 or t.first == seat
    return victory == CHOSEN_OF_THE_HALL and is_chosen(t, seat)


def is_fixed(victory: i64) -> bool:
    """W-103: is the card worth the same whatever happens?"""
    return victory in (COASTAL_RAID, FIELD_OF_SLAUGHTER, COSTLY_TRIUMPH)


def counted(t: Board, seat: i64, victory: i64, more: i64) -> i64:
    """Of the cards that count something: how much there is of it."""
    if victory == FAVOUR_OF_THE_HIGH:
        return t.deities_of(seat, BLUE)
    if victory == BARGAIN_WITH_CHAOS:
        return t.deities_of(seat, RED)
    mine = victories(t, seat) + more  # the saga of deeds
    if t.numbers.rules < 5:
        return mine
    return ahead_of_all(t, seat, mine)


def victories(t: Board, seat: i64) -> i64:
    found: i64 = 0
    victory_at = t.victory_at
    for victory in range(VICTORIES):
        if victory_at[victory] == seat:
            found += 1
    return found


def ahead_of_all(t: Board, seat: i64, mine: i64) -> i64:
    """By how many victory cards whoever has `mine` leads; none if somebody has as many."""
    lead = mine
    for other in range(t.players):
        if other != seat:
            less = mine - victories(t, other)
            if less < lead:
                lead = less
    return lead if lead > 0 else 0


def is_crowded(t: Board, seat: i64, hands: vec[i64]) -> bool:
    """Does somebody have so many cards fewer than this player, with hands of these sizes?"""
    if t.numbers.rules < 5:
        return hands[seat] >= t.numbers.crowded_hall
    for other in range(t.players):
        if other != seat and hands[other] + t.numbers.crowded_hall <= hands[seat]:
            return True
    return False


def is_chosen(t: Board, seat: i64) -> bool:
    """A deity at least, and nobody has more of them (nor as many, once)."""
    mine = t.deities(seat)
    for other in range(t.players):
        if other != seat:
            theirs = t.deities(other)
            if theirs > mine or (theirs == mine and t.numbers.rules < 5):
                return False
    return mine > 0


def pass_draw(t: Board, seat: i64) -> i64:
    """W-34: four cards, which victory cards may change."""
    cards = t.numbers.pass_draw
    draw = t.numbers.victory_draw
    victory_at = t.victory_at
    for victory in range(VICTORIES):
        if victory_at[victory] == seat:
            cards += draw[victory]
    return cards
