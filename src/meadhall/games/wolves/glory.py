"""What victory cards are worth and what they change (W-34, W-103)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .deities import (
    BARGAIN_WITH_CHAOS,
    BLUE,
    CHOSEN_OF_THE_HALL,
    COASTAL_RAID,
    COLOUR_OF,
    COSTLY_TRIUMPH,
    CROWDED_HALL,
    DEITIES,
    FAVOUR_OF_THE_HIGH,
    FIELD_OF_SLAUGHTER,
    RED,
    SAGA_OF_DEEDS,
    VICTORIES,
)
from .table import Table

ANY: Final = -1


def glory(t: Table, seat: i64) -> i64:
    """What a player's victory cards are worth now."""
    total: i64 = 0
    for victory in range(VICTORIES):
        if t.victory_at[victory] == seat:
            total += worth(t, seat, victory)
    return total


def worth(t: Table, seat: i64, victory: i64) -> i64:
    """W-103: some are worth a fixed number, most depend on deities, hand and victories."""
    if victory == COASTAL_RAID:
        return 1
    if victory == FIELD_OF_SLAUGHTER:
        return 2
    if victory == COSTLY_TRIUMPH:
        return 3
    if victory == FAVOUR_OF_THE_HIGH:
        return at_most(3, 1 + deities(t, seat, BLUE))
    if victory == BARGAIN_WITH_CHAOS:
        return at_most(3, 1 + deities(t, seat, RED))
    if victory == CROWDED_HALL:
        return 3 if t.hand_sizes[seat] >= 10 else 1
    if victory == SAGA_OF_DEEDS:
        return at_most(3, victories(t, seat))
    if victory == CHOSEN_OF_THE_HALL:
        return 2 if has_most_deities(t, seat) else 1
    return 3 if deities(t, seat, ANY) == 0 else 1  # by steel alone


def at_most(limit: i64, number: i64) -> i64:
    return number if number < limit else limit


def deities(t: Table, seat: i64, wanted: i64) -> i64:
    """Summoned deities of a colour, or all."""
    found: i64 = 0
    for deity in range(DEITIES):
        if t.deity_at[deity] == seat and (wanted == ANY or COLOUR_OF[deity] == wanted):
            found += 1
    return found


def victories(t: Table, seat: i64) -> i64:
    found: i64 = 0
    for victory in range(VICTORIES):
        if t.victory_at[victory] == seat:
            found += 1
    return found


def has_most_deities(t: Table, seat: i64) -> bool:
    """More than each other player."""
    mine = deities(t, seat, ANY)
    for other in range(t.players):
        if other != seat and deities(t, other, ANY) >= mine:
            return False
    return True


def pass_draw(t: Table, seat: i64) -> i64:
    """W-34: four cards, which victory cards may change."""
    cards = t.numbers.pass_draw
    if t.victory_at[COASTAL_RAID] == seat:
        cards += 1
    if t.victory_at[COSTLY_TRIUMPH] == seat:
        cards -= 1
    return cards
