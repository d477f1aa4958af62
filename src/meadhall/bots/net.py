"""A learned judgement in the compiled core: whole numbers only, and only what has changed.

A net of two hidden layers makes a number of what one seat observes. Everything in it is a whole
number, so no order of adding can matter: the same row gives the same number on every machine,
compiled or not, which numbers with a point can't promise. It also allows two savings:

- Three units are counted in one 64-bit number, a *lane* of 21 bits each. A sum of weights for one
  unit never needs more (whoever makes the weights sees to it), so lanes don't run into each other.
- The sums of the first layer are kept from row to row, and only bytes that differ from the row
  before are counted anew. In a search neighbouring rows differ in a few.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from ..kernel.choices import Choices
from ..kernel.reckoning import Reckoning
from ..kernel.state import State
from .inputs import LEAD_MIDDLE, LEAD_STEPS

LANES: Final = 3
"""Units in one number."""
LANE: Final = 21
"""Bits of a lane."""
ZERO: Final = 1 << 20
"""What is written in a lane for nothing, so that no sum in it is below 0."""
LANE_MASK: Final = (1 << LANE) - 1
ABREAST: Final = 8
"""So many numbers are added up at once; layers are as many wide, or a multiple."""
BRIGHTEST: Final = 255
"""The most a unit tells the next layer; the least is 0."""
FAR_AHEAD: Final = 7.9
"""Spreads of lead; more are said as this."""


@final
class Layer:
    """Weights of one layer, packed: for each of its inputs a row of `width` numbers."""

    def __init__(self, width: int, rows: list[int], shift: int) -> None:
        self.width: i64 = width
        self.rows: vec[i64] = vec[i64](rows)
        self.shift: i64 = shift
        """By so many bits a unit's sum is reduced to what it tells the next layer."""


@final
class Changes:
    """What is to be added to the sums of a layer: rows, and how often each."""

    def __init__(self, most: int) -> None:
        self.rows: vec[i64] = vec[i64]([0] * most)
        self.times: vec[i64] = vec[i64]([0] * most)
        self.count: i64 = 0

    def add(self, row: i64, times: i64) -> None:
        """Add a row so many times."""
        self.rows[self.count] = row
        self.times[self.count] = times
        self.count += 1


@final
class Net:
    """The weights of a net as they are counted with; it remembers nothing, so all may share it."""

    def __init__(
        self,
        first: Layer,
        second: Layer,
        seconds: list[int],
        last: list[int],
        unit: int,
        moves: list[int],
        moves_begin: list[int],
        moves_unit: int,
    ) -> None:
        self.first = first
        self.second = second
        self.seconds: vec[i64] = vec[i64](seconds)
        """What the sums of the second layer begin with."""
        self.last: vec[i64] = vec[i64](last)
        """What each unit of the second layer adds to the answer."""
        self.unit = float(unit)
        """The answer is in parts of one: so many of them."""
        self.moves: vec[i64] = vec[i64](moves)
        """By move as its own seat sees it, then by unit of the first layer: how much it speaks for
        the move. Empty if the net knows nothing of moves."""
        self.moves_begin: vec[i64] = vec[i64](moves_begin)
        """What speaks for each move whatever is observed."""
        self.moves_unit = float(moves_unit)


@final
class Places:
    """What each byte that a judge looks at does to the first layer, at tables of one size; first of
    those that a seat observes alone (there are `alone` of them), then of those that all observe, as
    the first seat takes them, as the second does …"""

    def __init__(
        self,
        players: int,
        alone: int,
        starts: list[int],
        most: list[int],
        names_one: list[bool],
        turned: list[int],
    ) -> None:
        self.players: i64 = players
        self.alone: i64 = alone
        self.common: i64 = (len(starts) - alone) // players
        self.starts: vec[i64] = vec[i64](starts)
        """Where its weights begin; below 0 it has none."""
        self.most: vec[i64] = vec[i64](most)
        self.names_one: vec[i64] = vec[i64]([1 if each else 0 for each in names_one])
        self.turned: vec[i64] = vec[i64](turned)
        """Every move as each seat sees it, if the net knows moves."""


@final
class Judge(Reckoning):
    """Judges tables of one size and one set of options: points of every seat, one of which makes it
    e times as likely to win, as the hand-written points and the net together see it."""

    def __init__(
        self,
        net: Net,
        by_hand: Reckoning,
        spread: Callable[[Any], float],
        hand: float,
        places: Places,
        sums: list[int],
        lead: int,
    ) -> None:
        players = int(places.players)
        self._net = net
        self._by_hand = by_hand
        self._points: vec[float] = vec[float]([0.0] * players)
        """The hand-written points of every seat."""
        self._spread = spread
        self._hand = hand
        self.players: i64 = players
        self._lead: i64 = lead
        self._places = places
        self._starts = places.starts
        self._alone = places.alone
        self._common = places.common
        all_sums: list[int] = sums * players
        self._sums: vec[i64] = vec[i64](all_sums)
        self._seen_alone = [bytes(int(places.alone))] * players
        self._seen_common = [bytes(int(places.common))] * players
        self._leads: vec[i64] = vec[i64]([0] * players)
        self._changes = Changes(2 * int(places.alone + places.common) + 1)
        self._bright = Changes(LANES * len(sums))
        self._second: vec[i64] = vec[i64]([0] * len(net.seconds))

    def write_standings(self, state: State, points: vec[float]) -> None:
        """Where every seat stands. Only to be asked while the game lasts."""
        hand = self._points
        self._by_hand.write_standings(state, hand)
        spread = self._spread(state)
        common = bytes(state.observed_by_all())
        for seat in range(self.players):
            lead = lead_of(hand, self.players, seat, spread)
            alone = bytes(state.observed_alone(seat))
            learned = float(self.answer(seat, common, alone, lead)) / self._net.unit
            points[seat] = self._hand * hand[seat] / spread + learned

    def knows_moves(self) -> bool:
        """Can it say to which moves it leans?"""
        return len(self._net.moves_begin) > 0

    def lean(self, world: State, seat: i64, choices: Choices) -> list[float]:
        """How strongly the net leans to each of these moves of a seat: one more makes a move e
        times as likely."""
        net = self._net
        self._by_hand.write_standings(world, self._points)
        lead = lead_of(self._points, self.players, seat, self._spread(world))
        self._take_in(seat, bytes(world.observed_by_all()), bytes(world.observed_alone(seat)), lead)
        bright = self._bright
        width = net.first.width
        shine(self._sums, seat * width, width, net.first.shift, 1, bright)
        units = width * LANES
        turned = seat * len(net.moves_begin)
        leanings: list[float] = []
        for i in range(choices.count):
            move = self._places.turned[turned + choices.moves[i]]
            begin = move * units
            speaks = net.moves_begin[move]
            for place in range(bright.count):
                speaks += bright.times[place] * net.moves[begin + bright.rows[place]]
            leanings.append(float(speaks) / net.moves_unit)
        return leanings

    def answer(self, seat: i64, common: bytes, alone: bytes, lead: i64) -> i64:
        """The net's answer to one seat's row, told by its two parts."""
        self._take_in(seat, common, alone, lead)
        width = self._net.first.width
        return self._finish(seat * width, width)

    def _take_in(self, seat: i64, common: bytes, alone: bytes, lead: i64) -> None:
        """Bring the sums of the first layer up to what a seat observes."""
        changes = self._changes
        changes.count = 0
        self._look(self._seen_alone[seat], alone, self._alone, 0)
        self._look(self._seen_common[seat], common, self._common, self._alone + seat * self._common)
        self._seen_alone[seat] = alone
        self._seen_common[seat] = common
        if lead != self._leads[seat]:
            changes.add(self._lead, lead - self._leads[seat])
            self._leads[seat] = lead
        add_up(self._net.first, changes, self._sums, seat * self._net.first.width)

    def _look(self, seen: bytes, row: bytes, size: i64, first: i64) -> None:
        """What is different from what was seen last, eight bytes at a time; `first` is where it is
        told what these bytes do."""
        at: i64 = 0
        last = size - 8
        while at <= last:
            now = read_i64_le(row, at)
            before = read_i64_le(seen, at)
            if now != before:
                for place in range(8):
                    self._change(first + at + place, before & 255, now & 255)
                    now >>= 8
                    before >>= 8
            at += 8
        while at < size:  # what is left is less than eight
            self._change(first + at, i64(seen[at]), i64(row[at]))
            at += 1

    def _change(self, place: i64, before: i64, now: i64) -> None:
        """Note what a byte adds that was one thing and is another."""
        if before == now or self._starts[place] < 0:
            return
        most = self._places.most[place]
        if before > most:
            before = most
        if now > most:
            now = most
        start = self._starts[place]
        if not self._places.names_one[place]:
            if before != now:
                self._changes.add(start, now - before)
            return
        width = self._net.first.width
        if before > 0:
            self._changes.add(start + (before - 1) * width, -1)
        if now > 0:
            self._changes.add(start + (now - 1) * width, 1)

    def _finish(self, start: i64, width: i64) -> i64:
        """From the sums of the first layer to the answer."""
        net = self._net
        bright = self._bright
        shine(self._sums, start, width, net.first.shift, net.second.width, bright)
        second = self._second
        for place in range(net.second.width):
            second[place] = net.seconds[place]
        add_up(net.second, bright, second, 0)
        shine(second, 0, net.second.width, net.second.shift, 1, bright)
        answer: i64 = 0
        for place in range(bright.count):
            answer += bright.times[place] * net.last[bright.rows[place]]
        return answer


def lead_of(points: vec[float], players: i64, seat: i64, spread: float) -> i64:
    """How far a seat is ahead of the best other, as the net is told it: a byte."""
    best = 0.0
    found = False
    for other in range(players):
        if other != seat and (not found or points[other] > best):
            best = points[other]
            found = True
    ahead = (points[seat] - best) / spread
    if ahead > FAR_AHEAD:
        ahead = FAR_AHEAD
    if ahead < -FAR_AHEAD:
        ahead = -FAR_AHEAD
    steps: i64 = int(ahead * float(LEAD_STEPS) + float(LEAD_MIDDLE))
    return steps


def add_up(layer: Layer, changes: Changes, sums: vec[i64], start: i64) -> None:
    """Add rows of a layer to sums, eight abreast: so many a processor keeps at hand."""
    weights = layer.rows
    rows = changes.rows
    times = changes.times
    count = changes.count
    for part in range(0, layer.width, ABREAST):
        at = start + part
        a = sums[at]
        b = sums[at + 1]
        c = sums[at + 2]
        d = sums[at + 3]
        e = sums[at + 4]
        f = sums[at + 5]
        g = sums[at + 6]
        h = sums[at + 7]
        for place in range(count):
            often = times[place]
            row = rows[place] + part
            a += often * weights[row]
            b += often * weights[row + 1]
            c += often * weights[row + 2]
            d += often * weights[row + 3]
            e += often * weights[row + 4]
            f += often * weights[row + 5]
            g += often * weights[row + 6]
            h += often * weights[row + 7]
        sums[at] = a
        sums[at + 1] = b
        sums[at + 2] = c
        sums[at + 3] = d
        sums[at + 4] = e
        sums[at + 5] = f
        sums[at + 6] = g
        sums[at + 7] = h


def shine(
    sums: vec[i64], start: i64, width: i64, shift: i64, next_width: i64, bright: Changes
) -> None:
    """What the units of a layer tell the next one: nothing below 0, and no more than the most."""
    bright.count = 0
    row: i64 = 0
    for place in range(start, start + width):
        word = sums[place]
        for lane in range(LANES):
            tells = ((word & LANE_MASK) - ZERO) >> shift
            if tells > 0:
                bright.add(row, tells if tells < BRIGHTEST else BRIGHTEST)
            word >>= LANE
            row += next_width
