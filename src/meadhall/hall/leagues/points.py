"""What a place is worth, and who stands where.

The first at a table has 12 points, the last none, and those between them evenly: at a table of two
12 and 0, of three 12, 6, 0, of four 12, 8, 4, 0, of five 12, 9, 6, 3, 0. So a table is worth as
much whatever its size, and up to five all points are whole. Those who share places share their
points; whoever didn't come has none.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from .plan import Meeting

FIRST = 12


def points_for(places: Sequence[int]) -> list[Fraction]:
    """By seat. Whoever sits alone has a free round, and that is worth as much as a win."""
    last = len(places) - 1
    if last <= 0:
        return [Fraction(FIRST)] * len(places)
    found = []
    for place in places:
        before = sum(other < place for other in places)
        shared = places.count(place)
        # The middle of the places that they share.
        middle = Fraction(2 * before + shared - 1, 2)
        found.append(FIRST * (last - middle) / last)
    return found


def behind(places: Sequence[int], last: Collection[int]) -> list[int]:
    """Places by seat, with some of the seats behind all others, on one place."""
    others = [place for seat, place in enumerate(places) if seat not in last]
    return [
        1 + len(others) if seat in last else 1 + sum(each < place for each in others)
        for seat, place in enumerate(places)
    ]


@dataclass(frozen=True)
class Standing:
    """Where somebody stands, and why."""

    person: str
    rank: int
    points: Fraction
    played: int
    """Tables that are over; a free round is none."""
    wins: int
    """First places there, shared ones too."""
    share: Fraction
    """Of those tables they have won; the first tie-break."""
    strength: Fraction
    """The points of those they met, on average; the second."""
    rounds: dict[int, Fraction]
    """Points by round."""


def standings(people: Iterable[str], meetings: Iterable[Meeting]) -> list[Standing]:
    """The first first. Whoever can't be told apart by points, share of wins and strength of those
    they met shares a rank."""
    total = dict.fromkeys(people, Fraction(0))
    wins, played = dict.fromkeys(total, 0), dict.fromkeys(total, 0)
    rounds: dict[str, dict[int, Fraction]] = {person: {} for person in total}
    met: dict[str, list[str]] = {person: [] for person in total}
    for meeting in meetings:
        places = [seat.place for seat in meeting.seats if seat.place is not None]
        if meeting.ended is None or len(places) < len(meeting.seats):
            continue
        for seat, points in zip(meeting.seats, points_for(places), strict=True):
            if seat.person not in total:
                continue
            points = Fraction(0) if seat.absent else points
            total[seat.person] += points
            own = rounds[seat.person]
            own[meeting.round] = own.get(meeting.round, Fraction(0)) + points
            if not meeting.bye:
                played[seat.person] += 1
                wins[seat.person] += seat.place == 1 and not seat.absent
                met[seat.person] += [each for each in meeting.people if each != seat.person]
    found = []
    for person, points in total.items():
        share = Fraction(wins[person], played[person] or 1)
        theirs = [total[other] for other in met[person] if other in total]
        strength = sum(theirs, Fraction(0)) / (len(theirs) or 1)
        found.append((points, share, strength, person))
    keys = [each[:3] for each in found]
    keys.sort(reverse=True)
    first: dict[tuple[Fraction, Fraction, Fraction], int] = {}
    for rank, key in enumerate(keys, 1):
        first.setdefault(key, rank)
    found.sort(key=lambda each: (first[each[:3]], each[3]))
    return [
        Standing(
            person,
            first[points, share, strength],
            points,
            played[person],
            wins[person],
            share,
            strength,
            rounds[person],
        )
        for points, share, strength, person in found
    ]
