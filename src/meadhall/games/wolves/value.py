"""A hand-written guess of how well a seat stands: glory now, and what this round promises."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.reckoning import Reckoning
from ...kernel.state import OVER, State
from .deities import CROWDED_HALL, OPEN, SAGA_OF_DEEDS, STEEL_ALONE, VICTORIES
from .glory import glory, is_crowded, pass_draw, worth
from .moves import SEATS
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

_NO_POINTS: Final = vec[float]([0.0] * SEATS)
_NOTHING: Final = vec[i64]([0] * SEATS)


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
    points = _NO_POINTS[: state.players]
    Prospects().write_standings(state, points)
    return list(points)


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


@final
class Prospects(Reckoning):
    """Of every seat: glory, and what hand, deities, sacrifices and the present line are worth, when
    what is on its way has happened."""

    def __init__(self) -> None:
        self._after: WolvesState | None = None
        self._parried: vec[float] = _NO_POINTS[:]
        self._strengths: vec[i64] = _NOTHING[:]
        self._hands: vec[i64] = _NOTHING[:]

    def write_standings(self, state: State, points: vec[float]) -> None:
        assert isinstance(state, WolvesState)
        if not is_pending(state):
            self.write_prospects(state, points)
            return
        spare = self._after
        after = state.clone() if spare is None else state.copy_onto(spare)
        assert isinstance(after, WolvesState)
        self._after = after
        happens = carry_out(after)
        self.write_prospects(after, points)
        if happens < 1.0:
            parried = self._parried
            self.write_prospects(state, parried)
            for seat in range(state.players):
                points[seat] = happens * points[seat] + (1.0 - happens) * parried[seat]

    def write_prospects(self, t: WolvesState, points: vec[float]) -> None:
        """The same by what lies there alone."""
        if t.kind() == OVER:
            for seat in range(t.players):
                points[seat] = float(glory(t, seat)) + (0.5 if seat == t.first else 0.0)
            return
        strengths = self._strengths
        hands = self._hands
        sizes = t.hand_sizes
        offerings = t.offerings
        for seat in range(t.players):
            strengths[seat] = line_strength(t, seat)
            hands[seat] = hand_to_come(t, seat)
        for seat in range(t.players):
            ahead = lines_ahead(t, seat, strengths)
            mine = glory_to_come(t, seat, hands, ahead)
            mine += CARD * float(sizes[seat]) + 0.08 * float(t.hand(seat, SHIELD_WALL))
            mine += DEITY * float(t.deities(seat))
            mine += SACRIFICE * float(offerings[seat] if offerings[seat] < 5 else 5)
            if can_shoot(t, seat):
                mine += SHOT
            points[seat] = mine + prize_prospect(t, seat, ahead)


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
    victory_at = t.victory_at
    for victory in range(VICTORIES):
        if victory_at[victory] != seat:
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
    sizes = t.hand_sizes
    passed = t.pass_number
    mine = float(strengths[seat])
    if passed[seat] > 0:
        mine += 0.3
    ahead = 0.0
    for other in range(t.players):
        if other != seat:
            lead = (float(strengths[other]) - mine) / SPREAD
            if passed[other] == 0:
                lead += 0.04 * float(sizes[other])
            if passed[seat] == 0:
                lead -= 0.04 * float(sizes[seat])
            ahead += 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0.0 else -lead))
    return ahead


def prize_prospect(t: WolvesState, seat: i64, ahead: float) -> float:
    """The open victory cards, by how likely this line is to win one."""
    best = 0.0
    second = 0.0
    victory_at = t.victory_at
    for victory in range(VICTORIES):
        if victory_at[victory] == OPEN:
            points = float(worth(t, seat, victory, 1))
            if victory == STEEL_ALONE and t.numbers.rules >= 5:
                # It has to be earned again in every round.
                points = 0.5 * (points + float(t.numbers.glory[victory]))
            if points > best:
                second = best
                best = points
            elif points > second:
                second = points
    if victory_at[SAGA_OF_DEEDS] == seat:
        grows = float(worth(t, seat, SAGA_OF_DEEDS, 1) - worth(t, seat, SAGA_OF_DEEDS))
        best += grows
        second += grows
    first_place = 1.0 - ahead
    chance_first = first_place if first_place > 0.0 else 0.0
    chance_second = 0.6 * (1.0 - chance_first) / float(t.players - 1)
    return best * chance_first + second * chance_second - 0.15 * ahead
