"""How good and how quick it is to seat a league: 400 people, and evenings short of strangers.

    uv run python -m bench.evening

Prints for each round how many pairs met again, how few must have by the lower bound, and how long
finding the seats took. Points are made by chance; who is stronger wins more often.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

from meadhall.hall.leagues.course import met_at, next_of
from meadhall.hall.leagues.plan import WEEK, Entrant, League, Meeting, Plan, Sat
from meadhall.hall.leagues.seating import fewest_repeats, repeats


@dataclass(frozen=True)
class Seated:
    """One round."""

    people: int
    seats: int
    round: int
    again: int
    """Pairs that met again."""
    least: int
    """So many must have, at least."""
    seconds: float


def evening(people: int, seats: int, rounds: int, seed: int = 1) -> list[Seated]:
    """A Swiss evening, round by round."""
    dice = random.Random(seed)
    league = League(Plan("swiss", seats, 2, 5, rounds=rounds), 0)
    league.entrants = [Entrant(f"p{number}", number) for number in range(people)]
    strength = {each.person: dice.gauss(0, 1) for each in league.entrants}
    found = []
    for number in range(1, rounds + 1):
        now = number * WEEK
        met = met_at(league.meetings)
        began = time.perf_counter()
        ask = next_of(league, now, dice)
        seconds = time.perf_counter() - began
        tables = [table.people for table in ask.tables if not table.bye]
        order = [person for table in tables for person in table]
        least = fewest_repeats(met, order, [len(table) for table in tables])
        found.append(Seated(people, seats, number, repeats(met, tables), least, seconds))
        league.phase, league.round = "running", number
        for at, table in enumerate(tables):
            ranked = sorted(table, key=lambda each: -strength[each] - dice.gauss(0, 1))
            seated = [Sat(each, place) for place, each in enumerate(ranked, 1)]
            league.meetings.append(Meeting(number, at, f"{number}-{at}", now, seated, now))
    return found


def main() -> None:
    """Print the figures."""
    print(f"{'people':>6} {'seats':>5} {'round':>5} {'again':>5} {'least':>5} {'ms':>7}")
    for people, seats, rounds in (
        *((400, seats, 9) for seats in (2, 3, 4, 5)),
        (8, 2, 7), (9, 3, 5), (12, 4, 5), (16, 4, 6), (25, 5, 7),
    ):  # fmt: skip
        for each in evening(people, seats, rounds):
            print(
                f"{each.people:6} {each.seats:5} {each.round:5} {each.again:5} {each.least:5}"
                f" {each.seconds * 1_000:7.1f}"
            )


if __name__ == "__main__":
    main()
