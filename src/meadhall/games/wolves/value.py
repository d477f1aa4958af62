"""A hand-written guess of how well a seat stands: glory now, and what this round promises."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...kernel.state import OVER
from .deities import CROWDED_HALL, OPEN, VICTORIES
from .glory import glory, pass_draw, worth
from .pending import carry_out, is_pending
from .people import SHIELD_WALL
from .state import WolvesState
from .strength import line_strength

CARD: Final = 0.06
"""A card in hand, in points of glory."""
DEITY: Final = 0.35
SACRIFICE: Final = 0.12
SPREAD: Final = 7.0
"""Points of strength that make a place likely while the round lasts."""


def value(t: WolvesState, seat: int) -> float:
    """Expected glory of the seat, less that of the best rival and a little of all rivals'."""
    points = standings(t)
    mine = points[seat]
    best = -100.0
    total = 0.0
    for each in range(t.players):
        if each != seat:
            total += points[each]
            if points[each] > best:
                best = points[each]
    if t.kind() == OVER:
        return mine - best
    return mine - 0.6 * best - 0.4 * total / float(t.players - 1)


def standings(t: WolvesState) -> list[float]:
    """The glory every seat can expect, by what lies there and what is on its way."""
    if not is_pending(t):
        return prospects(t)
    after = t.clone()
    happens = carry_out(after)
    points = prospects(after)
    if happens < 1.0:
        parried = prospects(t)
        for seat in range(t.players):
            points[seat] = happens * points[seat] + (1.0 - happens) * parried[seat]
    return points


def spread(t: WolvesState) -> float:
    """How much glory of lead counts while so much is still to come (fitted to games of greedy)."""
    if t.last_round == 1:
        return 1.0
    most: i64 = 0
    for seat in range(t.players):
        if glory(t, seat) > most:
            most = glory(t, seat)
    left = float(t.numbers.glory_to_end - most)
    return 1.0 + 0.6 * (left if left < 5.0 else 5.0)


def prospects(t: WolvesState) -> list[float]:
    """Of every seat: glory, and what hand, deities, sacrifices and the present line are worth."""
    found: list[float] = []
    over = t.kind() == OVER
    strengths: vec[i64] = vec[i64]()
    for seat in range(t.players):
        strengths = append(strengths, line_strength(t, seat))
    for seat in range(t.players):
        if over:
            found.append(float(glory(t, seat)) + (0.5 if seat == t.first else 0.0))
            continue
        points = float(glory_to_come(t, seat))
        points += CARD * float(t.hand_sizes[seat]) + 0.08 * float(t.hand(seat, SHIELD_WALL))
        points += DEITY * float(t.deities(seat))
        points += SACRIFICE * float(t.offerings[seat] if t.offerings[seat] < 5 else 5)
        found.append(points + prize_prospect(t, seat, strengths))
    return found


def glory_to_come(t: WolvesState, seat: i64) -> i64:
    """Glory at the end of the round, if all stays as it is: whoever passes draws cards."""
    points = glory(t, seat)
    if t.victory_at[CROWDED_HALL] == seat and not t.has_passed(seat):
        cards = t.hand_sizes[seat]
        drawn = pass_draw(t, seat)
        if cards < t.numbers.crowded_hall <= cards + drawn:
            points += t.numbers.fulfilled[CROWDED_HALL] - t.numbers.glory[CROWDED_HALL]
    return points


def prize_prospect(t: WolvesState, seat: i64, strengths: vec[i64]) -> float:
    """The open victory cards, by how likely this line is to win one."""
    mine = float(strengths[seat])
    if t.has_passed(seat):
        mine += 0.3
    ahead = 0.0
    for other in range(t.players):
        if other != seat:
            lead = (float(strengths[other]) - mine) / SPREAD
            if not t.has_passed(other):
                lead += 0.04 * float(t.hand_sizes[other])
            if not t.has_passed(seat):
                lead -= 0.04 * float(t.hand_sizes[seat])
            ahead += 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0.0 else -lead))
    best = 0.0
    second = 0.0
    for victory in range(VICTORIES):
        if t.victory_at[victory] == OPEN:
            points = float(worth(t, seat, victory, 1))
            if points > best:
                second = best
                best = points
            elif points > second:
                second = points
    first_place = 1.0 - ahead
    chance_first = first_place if first_place > 0.0 else 0.0
    chance_second = 0.6 * (1.0 - chance_first) / float(t.players - 1)
    return best * chance_first + second * chance_second - 0.15 * ahead
