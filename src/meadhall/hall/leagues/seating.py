"""Who sits with whom: at tables as even as the numbers allow, among others with like points, and
with as few as can be whom one has met already.

Finding the fewest repeats is hard in general, so it is done in three steps: neighbours in the
standing sit together; whoever has met somebody at their table changes places with the nearest who
makes it better; and where that leaves more repeats than there must be, all seatings are tried, of
few people all, of many as many as there is time for.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

Met = Mapping[str, Mapping[str, int]]
"""How often each has met each, both ways."""

ALL_TRIED = 8
"""Of so many people every seating is looked at, if need be."""
MOST_TRIED = 20_000
KICKS = 40
"""So often a seating that can't be made better by one change is shaken."""


def sizes(people: int, wanted: int, least: int, most: int, bots: bool) -> list[int]:
    """How many people sit at each table, the larger ones first. With bots, tables of `wanted` that
    bots fill. Else smaller tables where numbers are uneven; larger ones, and at last free rounds,
    only if there is no other way: then the sum is less than `people`."""
    if bots:
        return _even(people, -(-people // wanted)) if people else []
    for seated in range(people, 0, -1):
        for tables in (-(-seated // wanted), seated // wanted, -(-seated // most)):
            if tables * least <= seated <= tables * most:
                return _even(seated, tables)
    return []


def _even(people: int, tables: int) -> list[int]:
    each, more = divmod(people, tables)
    return [each + 1] * more + [each] * (tables - more)


def fewest_repeats(met: Met, people: Sequence[str], table_sizes: Sequence[int]) -> int:
    """With fewer repeats they can't sit, however they do: a lower bound, not always reached."""
    return max(_by_strangers(met, people, table_sizes), _by_circles(met, people, table_sizes))


def _by_strangers(met: Met, people: Sequence[str], table_sizes: Sequence[int]) -> int:
    """Whoever hasn't enough left whom they don't know must meet some of the others."""
    known = (sum(1 for each in people if met.get(who, {}).get(each)) for who in people)
    free = sorted(len(people) - 1 - each for each in known)
    needed = sorted(size - 1 for size in table_sizes for _ in range(size))
    short = sum(max(0, need - has) for need, has in zip(needed, free, strict=True))
    return -(-short // 2)


def _by_circles(met: Met, people: Sequence[str], table_sizes: Sequence[int]) -> int:
    """People in circles in which all know each other: a table with more seats than there are
    circles has two of one."""
    circles: list[list[str]] = []
    for who in people:
        own = met.get(who, {})
        mine = next((each for each in circles if all(own.get(one) for one in each)), None)
        if mine is None:
            circles.append(mine := [])
        mine.append(who)
    found = 0
    for size in table_sizes:
        each, more = divmod(size, len(circles))
        found += more * each + len(circles) * (each * (each - 1) // 2)
    return found


def repeats(met: Met, tables: Sequence[Sequence[str]]) -> int:
    """How many pairs meet again, each as often as it has met before."""
    return sum(
        met.get(one, {}).get(other, 0) for table in tables for one, other in combinations(table, 2)
    )


def seated(
    order: Sequence[str], met: Met, table_sizes: Sequence[int], dice: random.Random
) -> list[list[str]]:
    """The tables; `order` has as many people as there are seats, the first in the standing
    first. Who is near to whom there sits together, unless they have met."""
    if not order:
        return []
    places = {person: place for place, person in enumerate(order)}
    times = [
        {places[other]: often for other, often in met.get(each, {}).items() if other in places}
        for each in order
    ]
    search = _Search(times, table_sizes, dice)
    best = search.changed_about()
    again = search.cost(best)
    if again and again > (least := fewest_repeats(met, order, table_sizes)):
        best = search.tried(best, least)
    return [[order[place] for place in sorted(table)] for table in best]


class _Search:
    """One seating to be found; people are numbers, by their place in the standing."""

    def __init__(
        self, times: list[dict[int, int]], table_sizes: Sequence[int], dice: random.Random
    ) -> None:
        self.times = times
        self.sizes = table_sizes
        self.dice = dice
        self.left = 0

    def cost(self, tables: Sequence[Sequence[int]]) -> int:
        return sum(self.times[a].get(b, 0) for table in tables for a, b in combinations(table, 2))

    def among(self, who: int, table: Sequence[int], but: int = -1) -> int:
        """How often somebody has met those at a table, without one of them."""
        own = self.times[who]
        return sum(own.get(each, 0) for each in table if each != but)

    def changed_about(self) -> list[list[int]]:
        """Neighbours sit together; then whoever has met somebody there changes places."""
        tables, start = [], 0
        for size in self.sizes:
            tables.append(list(range(start, start + size)))
            start += size
        where = [number for number, table in enumerate(tables) for _ in table]
        self._descend(tables, where)
        best, least = [list(table) for table in tables], self.cost(tables)
        for _ in range(KICKS):
            if not least or len(tables) < 2:
                break
            unhappy = [who for who in range(len(where)) if self.among(who, tables[where[who]])]
            who = self.dice.choice(unhappy) if unhappy else 0
            others = [each for each in range(len(where)) if where[each] != where[who]]
            other = self.dice.choice(others)
            self._swap(tables, where, who, other)
            self._descend(tables, where)
            now = self.cost(tables)
            if now < least:
                best, least = [list(table) for table in tables], now
        return best

    def _descend(self, tables: list[list[int]], where: list[int]) -> None:
        better = True
        while better:
            better = False
            for who in range(len(where)):
                other = self._best_change(who, tables, where)
                if other is not None:
                    self._swap(tables, where, who, other)
                    better = True

    def _best_change(self, who: int, tables: list[list[int]], where: list[int]) -> int | None:
        """With whom it is best to change places: the nearest of those with whom it is best."""
        here = tables[where[who]]
        own = self.among(who, here)
        if not own:
            return None
        best, most, many = None, 0, len(where)
        for far in range(1, many):
            for other in (who + far, who - far):
                if not 0 <= other < many or where[other] == where[who]:
                    continue
                there = tables[where[other]]
                gain = own + self.among(other, there)
                gain -= self.among(who, there, other) + self.among(other, here, who)
                if gain > most:
                    best, most = other, gain
            if most >= own:
                break
        return best

    def _swap(self, tables: list[list[int]], where: list[int], one: int, other: int) -> None:
        here, there = where[one], where[other]
        tables[here][tables[here].index(one)] = other
        tables[there][tables[there].index(other)] = one
        where[one], where[other] = there, here

    # --- trying all -------------------------------------------------------------------------------

    def tried(self, best: list[list[int]], least: int) -> list[list[int]]:
        """The best of all seatings, as far as there is time: whoever is first of those without a
        table is given one, with all who could sit there."""
        self.best, self.most, self.least = best, self.cost(best), least
        self.left = 10**9 if len(self.times) <= ALL_TRIED else MOST_TRIED
        self._try(list(range(len(self.times))), list(self.sizes), [], 0)
        return self.best

    def _try(self, free: list[int], open_: list[int], laid: list[list[int]], cost: int) -> None:
        if not free:
            self.best, self.most = list(laid), cost
            return
        first, others = free[0], free[1:]
        for size in sorted(set(open_), reverse=True):
            rest = list(open_)
            rest.remove(size)
            for mates in self._mates((first,), others, 0, size - 1, cost):
                if self.most <= self.least or self.left <= 0:
                    return
                table = [first, *mates]
                more = cost + self.cost([table])
                if more < self.most:
                    free = [each for each in others if each not in mates]
                    self._try(free, rest, [*laid, table], more)

    def _mates(
        self, table: tuple[int, ...], others: list[int], start: int, many: int, cost: int
    ) -> Iterator[tuple[int, ...]]:
        """Those who could sit with the first of a table, without too many repeats."""
        self.left -= 1
        if self.left <= 0:
            return
        if not many:
            yield table[1:]
            return
        for at in range(start, len(others) - many + 1):
            more = cost + self.among(others[at], table)
            if more < self.most:
                yield from self._mates((*table, others[at]), others, at + 1, many - 1, more)
