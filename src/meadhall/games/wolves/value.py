"""A hand-written guess of how well a seat stands: glory now, and what this round promises."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.state import OVER
from .deities import CROWDED_HALL, OPEN, SAGA_OF_DEEDS, STEEL_ALONE, VICTORIES
from .glory import glory, is_crowded, pass_draw, worth
from .pending import carry_out, is_pending
from .people import ARCHER, SHIELD_WALL
from .state import WolvesState
from .strength import line_strength

CARD: Final = 0.06
"""A card in hand, in points of glory."""
DEITY: Final = 0.35
SACRIFICE: Final = 0.12
SHOT: Final = 0.25
"""To be able to shoot: more than the Archer in the line and the one in hand are worth alone."""
SPREAD: Final = 7.0
"""Points of strength that make a place likely while the round lasts."""


def value(state: WolvesState, seat: int) -> float:
    """Expected glory of the seat, less that of the best rival and a little of all rivals'."""
    points = standings(state)
    mine = points[seat]
    best = -100.0
    total = 0.0
    for each in range(state.players):
        if each != seat:
            total += points[each]
            if points[each] > best:
                best = points[each]
    if state.kind() == OVER:
        return mine - best
    return mine - 0.6 * best - 0.4 * total / float(state.players - 1)


def standings(state: WolvesState) -> list[float]:
    """The glory every seat can expect, by what lies there and what is on its way."""
    if not is_pending(state):
        return prospects(state)
    after = state.clone()
    happens = carry_out(after)
    points = prospects(after)
    if happens < 1.0:
        parried = prospects(state)
        for seat in range(state.players):
            points[seat] = happens * points[seat] + (1.0 - happens) * parried[seat]
    return points


def spread(state: WolvesState) -> float:
    """How much glory of lead counts while so much is still to come (fitted to games of greedy)."""
    if state.last_round == 1:
        return 1.0
    most: i64 = 0
    for seat in range(state.players):
        if glory(state, seat) > most:
            most = glory(state, seat)
    left = float(state.numbers.glory_to_end - most)
    return 1.0 + 0.6 * (left if left < 5.0 else 5.0)


def prospects(t: WolvesState) -> list[float]:
    """Of every seat: glory, and what hand, deities, sacrifices and the present line are worth."""
    found: list[float] = []
    over = t.kind() == OVER
    strengths = t.hand_sizes[:]
    hands = t.hand_sizes[:]
    for seat in range(t.players):
        strengths[seat] = line_strength(t, seat)
        hands[seat] = hand_to_come(t, seat)
    for seat in range(t.players):
        if over:
            found.append(float(glory(t, seat)) + (0.5 if seat == t.first else 0.0))
            continue
        ahead = lines_ahead(t, seat, strengths)
        points = glory_to_come(t, seat, hands, ahead)
        points += CARD * float(t.hand_sizes[seat]) + 0.08 * float(t.hand(seat, SHIELD_WALL))
        points += DEITY * float(t.deities(seat))
        points += SACRIFICE * float(t.offerings[seat] if t.offerings[seat] < 5 else 5)
        if can_shoot(t, seat):
            points += SHOT
        found.append(points + prize_prospect(t, seat, ahead))
    return found


def hand_to_come(t: WolvesState, seat: i64) -> i64:
    """Cards in hand at the end of the round, if all stays as it is: whoever passes draws."""
    cards = t.hand_sizes[seat]
    if not t.has_passed(seat):
        cards += pass_draw(t, seat)
    return cards if cards < t.numbers.hand_limit else t.numbers.hand_limit


def can_shoot(t: WolvesState, seat: i64) -> bool:
    """W-40: an Archer at an end of the own line, and one in hand to lay beside it."""
    length = t.lengths[seat]
    if length == 0 or t.has_passed(seat) or t.hand(seat, ARCHER) == 0:
        return False
    return t.unit_at(seat, 0) == ARCHER or t.unit_at(seat, length - 1) == ARCHER


def glory_to_come(t: WolvesState, seat: i64, hands: vec[i64], ahead: float) -> float:
    """Glory at the end of the round, if hands and deities stay as they are."""
    points = 0.0
    for victory in range(VICTORIES):
        if t.victory_at[victory] != seat:
            continue
        least = float(t.numbers.glory[victory])
        more = float(t.numbers.fulfilled[victory]) - least
        if victory == CROWDED_HALL:
            points += least + (more if is_crowded(t, seat, hands) else 0.0)
        elif victory == STEEL_ALONE and t.numbers.rules >= 5:
            # One in the number of players where all lines are level.
            points += least + more / (1.0 + 2.0 * ahead)
        else:
            points += float(worth(t, seat, victory))
    return points


def lines_ahead(t: WolvesState, seat: i64, strengths: vec[i64]) -> float:
    """How many rivals can be expected to end the round with a stronger line."""
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
    return ahead


def prize_prospect(t: WolvesState, seat: i64, ahead: float) -> float:
    """The open victory cards, by how likely this line is to win one."""
    best = 0.0
    second = 0.0
    for victory in range(VICTORIES):
        if t.victory_at[victory] == OPEN:
            points = float(worth(t, seat, victory, 1))
            if victory == STEEL_ALONE and t.numbers.rules >= 5:
                # It has to be earned again in every round.
                points = 0.5 * (points + float(t.numbers.glory[victory]))
            if points > best:
                second = best
                best = points
            elif points > second:
                second = points
    if t.victory_at[SAGA_OF_DEEDS] == seat:
        grows = float(worth(t, seat, SAGA_OF_DEEDS, 1) - worth(t, seat, SAGA_OF_DEEDS))
        best += grows
        second += grows
    first_place = 1.0 - ahead
    chance_first = first_place if first_place > 0.0 else 0.0
    chance_second = 0.6 * (1.0 - chance_first) / float(t.players - 1)
    return best * chance_first + second * chance_second - 0.15 * ahead
