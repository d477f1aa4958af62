"""What can happen at a table: the kinds of events."""

from __future__ import annotations

from typing import Final


class EventKind:
    """Kinds of events, with the numbers they carry."""

    ACHIEVEMENT: Final = 0  # achievement that will count
    ROUND: Final = 1  # round, seat that is first
    PRODUCED: Final = 2  # seat, site
    DREW: Final = 3  # seat, kind (the kind is a secret)
    RESHUFFLED: Final = 4  # seat, cards
    MISSION: Final = 5  # seat, slot, mission
    TURN: Final = 6  # seat
    PLAYED: Final = 7  # seat, kind
    USED: Final = 8  # seat, kind (the other effect of a card that has attacked)
    MIRRORED: Final = 9  # seat, kind
    GAINED: Final = 10  # seat, beer, gold (temporary)
    PAID: Final = 11  # seat, beer, gold (temporary)
    PAID_TOKEN: Final = 12  # seat, resource, site, tokens
    BROUGHT: Final = 13  # seat, resource, site (of a token that is to pay first)
    BOUGHT: Final = 14  # seat, kind, place on the Path (-1: from a pile)
    PATH_OPENED: Final = 15  # kind
    PATH_LEFT: Final = 16  # kind
    PATH_SHUFFLED: Final = 17  # cards
    BUILT: Final = 18  # seat, site
    UPGRADED: Final = 19  # seat, level
    DISMANTLED: Final = 20  # seat, site
    DECLARED: Final = 21  # seat, victim, site
    DECLARED_UNDEAD: Final = 22  # seat, place, kind
    DECLARED_DRAGON: Final = 23  # seat
    SENT: Final = 24  # seat, kind
    WENT: Final = 25  # seat, strength, defence
    DISARMED: Final = 26  # seat, kind
    NOTHING_TO_DISARM: Final = 27  # seat
    DEFENDED: Final = 28  # seat, kind, site
    TRAPPED: Final = 29  # seat, kind
    DAMAGED: Final = 30  # seat, victim, site
    REPELLED: Final = 31  # seat, victim, site
    BEAT_UNDEAD: Final = 32  # seat, kind
    BEAT_DRAGON: Final = 33  # seat
    TOO_WEAK: Final = 34  # seat
    FULL_DEFENCE: Final = 35  # seat
    POINTS: Final = 36  # seat, points, why, all the seat has now
    LOOTED: Final = 37  # seat, resource, site it comes to lie on
    LOST_TOKEN: Final = 38  # seat, resource, site
    CLAIMED: Final = 39  # seat, mission
    SWAPPED: Final = 40  # seat, mission
    ASGARD_OPENED: Final = 41  # kind
    ASGARD_TAKEN: Final = 42  # seat, kind
    ASGARD_EMPTY: Final = 43  # seat
    REVEALED: Final = 44  # seat, kind
    FETCHED: Final = 45  # seat, kind
    DISCARDED: Final = 46  # seat, kind
    DECLINES: Final = 47  # seat
    STORED: Final = 48  # seat, resource, tokens in stores now, tokens lost
    KEEPING: Final = 49  # seat, kind (only the seat knows of it)
    CLEARED: Final = 51  # seat, cards its Drakkars have kept
    ROUND_OVER: Final = 52  # round, rounds in a row without a point
    AWARDED: Final = 53  # achievement, seats (a mask), points each
    TIE: Final = 54  # achievement turned up
    OVER: Final = 55  # seats that win (a mask)
    VANISHED: Final = 56  # seat, beer, gold (temporary, at the end of the turn)
    SPENT: Final = 57  # seat, beer, gold
    STORAGE: Final = 58


class PointsFor:
    """What points are for."""

    DAMAGE_BONUS: Final = 0  # V-47
    ATTACKS: Final = 1  # V-48
    REPELLED: Final = 2  # V-45
    FULL_DEFENCE: Final = 3  # V-49
    UNDEAD: Final = 4  # V-50
    HALL: Final = 5  # V-33
    MISSION: Final = 6  # V-60
    STORES: Final = 7  # V-24


REASONS: Final = (
    "damage-bonus",
    "attacks",
    "repelled",
    "full-defence",
    "undead",
    "hall",
    "mission",
    "stores",
)
