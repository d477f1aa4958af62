"""How long people wait for a game, against what they were told, and how well they are matched.

    python bench/waiting.py [--people 400] [--hours 4] [--seed 1]

Simulated people come to a simulated hall in which time costs nothing: the matching is the hall's
own (`hall/table/matching.py`), and so is what is told. Each comes to play once or more, prefers
some games to others, and may take bots when they are offered, or have enough of waiting.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from statistics import mean

from meadhall.hall.store.seekers import WAITS_TOLD
from meadhall.hall.table.matching import BOTS_AFTER, COMPANY, Waiting, groups, told, with_bots
from meadhall.kernel.registry import game, game_names

Queue = tuple[str, int]

WISHES: dict[Queue, float] = {
    (name, players): 4 / (place + 1)
    for name in game_names()
    for place, players in enumerate(range(game(name).min_players, game(name).max_players))
}
"""What people come to play, and how many of them: small tables most."""
STRENGTH = (1500.0, 260.0)
"""The mean of ratings, and how far they lie apart."""
TAKES_BOTS = 0.25
"""Of those who are offered bots, so many take them, after a few seconds' thought."""
PATIENCE = 240.0
"""Seconds people wait on the average before they go, those who don't take bots."""
HOURS = 4.0
STEP = 1_000


@dataclass
class Visit:
    """Somebody comes to play."""

    person: int
    queue: Queue
    came: int
    rating: int
    leaves: int
    takes: int | None
    """When they would take bots."""
    told: int | None = None
    """Seconds, as they were told when they came."""
    seated: int | None = None
    bots: bool = False


@dataclass
class Season:
    """What became of all of them."""

    visits: list[Visit] = field(default_factory=list)
    made: list[list[Visit]] = field(default_factory=list)

    def waits(self) -> list[float]:
        """Seconds that those waited who found people."""
        found = [each for each in self.visits if each.seated is not None and not each.bots]
        return sorted((each.seated or 0) / 1_000 - each.came / 1_000 for each in found)


def season(people: int, hours: float, seed: int) -> Season:
    """Everybody comes, waits, plays or goes."""
    dice, end = random.Random(seed), int(hours * 3_600_000)
    result = Season(_visits(people, end, dice))
    queues: dict[Queue, list[Visit]] = defaultdict(list)
    recent: dict[Queue, list[int]] = defaultdict(list)
    met: dict[Queue, dict[tuple[int, int], int]] = defaultdict(dict)
    coming = sorted(result.visits, key=lambda visit: visit.came, reverse=True)
    now = 0
    while coming or any(queues.values()):
        now += STEP
        while coming and coming[-1].came <= now:
            visit = coming.pop()
            visit.told = told(recent[visit.queue][-WAITS_TOLD:])
            queues[visit.queue].append(visit)
        for queue, waiting in queues.items():
            _seat(queue, waiting, recent[queue], met[queue], result, now)
            queues[queue] = [v for v in waiting if v.seated is None and v.leaves > now]
    return result


def _visits(people: int, end: int, dice: random.Random) -> list[Visit]:
    visits = []
    for person in range(people):
        rating = round(dice.gauss(*STRENGTH))
        for _ in range(1 + min(5, int(dice.expovariate(0.7)))):
            came = dice.randrange(end)
            (queue,) = dice.choices(list(WISHES), list(WISHES.values()))
            stays = int(1_000 * dice.expovariate(1 / PATIENCE)) + BOTS_AFTER
            thinks = BOTS_AFTER + int(1_000 * dice.uniform(1, 20))
            takes = came + thinks if dice.random() < TAKES_BOTS else None
            visits.append(Visit(person, queue, came, rating, came + stays, takes))
    return visits


def _seat(
    queue: Queue,
    waiting: list[Visit],
    recent: list[int],
    met: dict[tuple[int, int], int],
    result: Season,
    now: int,
) -> None:
    """What the hall does each second, in one queue."""
    known = {str(index): visit for index, visit in enumerate(waiting)}
    names = {visit.person: name for name, visit in known.items()}
    rows = [
        Waiting(
            name,
            visit.came,
            visit.rating,
            60,
            met={
                names[other]: times
                for pair, times in met.items()
                if visit.person in pair
                for other in pair
                if other != visit.person and other in names
            },
            ready=visit.takes if visit.takes is not None and visit.takes <= now else None,
        )
        for name, visit in known.items()
        if names[visit.person] == name  # nobody plays against themselves
    ]
    seated = set()
    for group in groups(rows, queue[1], now):
        table = [known[each.id] for each in group]
        seated |= {each.id for each in group}
        for visit in table:
            visit.seated = now
            recent.append(now - visit.came)
        for one, other in combinations(sorted(visit.person for visit in table), 2):
            met[one, other] = met.get((one, other), 0) + 1
        result.made.append(table)
    for group in with_bots([each for each in rows if each.id not in seated], queue[1], now):
        for each in group:
            known[each.id].seated, known[each.id].bots = now, True


def at(values: Sequence[float], part: float) -> float:
    """So many of the values, in order, are not above this."""
    return values[min(len(values) - 1, int(len(values) * part))] if values else 0.0


def report(result: Season) -> str:
    """In words and figures."""
    visits, waits = result.visits, result.waits()
    people = [each for each in visits if each.seated is not None and not each.bots]
    bots = [each for each in visits if each.bots]
    gone = [each for each in visits if each.seated is None]
    promised = [each for each in people if each.told is not None]
    over = sorted(((each.seated or 0) - each.came) / 1_000 / (each.told or 1) for each in promised)
    offered = sorted(((each.seated or 0) - (each.takes or 0)) / 1_000 for each in bots)
    gaps = sorted(max(v.rating for v in t) - min(v.rating for v in t) for t in result.made)
    dice, everybody = random.Random(1), [each.rating for each in visits]
    chance = mean(
        max(some) - min(some)
        for table in result.made
        for some in [dice.sample(everybody, len(table))]
    )
    played = len(people) + len(bots)
    lines = [
        (
            f"{len(visits)} visits: {len(people)} found people, {len(bots)} took bots,"
            f" {len(gone)} went ({played / len(visits):.0%} played)"
        ),
        (
            "waited for people   "
            f"p50 {at(waits, 0.5):4.0f} s   p95 {at(waits, 0.95):4.0f} s"
            f"   worst {at(waits, 1):4.0f} s"
        ),
        (
            f"against what {len(promised)} were told   within it {mean(x <= 1 for x in over):.0%}"
            f"   p50 {at(over, 0.5):.2f}   p95 {at(over, 0.95):.2f}   worst {at(over, 1):.2f}"
        ),
        (
            f"bots came after a yes   p50 {at(offered, 0.5):.0f} s   worst {at(offered, 1):.0f} s"
            f"   (told {COMPANY / 1_000:.0f} s)"
        ),
        (
            f"ratings at a table apart   p50 {at(gaps, 0.5):.0f}   p95 {at(gaps, 0.95):.0f}"
            f"   mean {mean(gaps):.0f}, by chance {chance:.0f}"
        ),
    ]
    return "\n".join(lines)


def main() -> None:
    """One season."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--people", type=int, default=400)
    parser.add_argument("--hours", type=float, default=HOURS)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(report(season(asked.people, asked.hours, asked.seed)))


if __name__ == "__main__":
    main()
