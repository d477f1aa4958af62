"""A season of 400 players whose strength is known: do ratings find their order, and say how sure
they are?

    .venv/bin/python bench/season.py                         # every game and size of the ladder
    .venv/bin/python bench/season.py GAME --players 2 --near
    .venv/bin/python bench/season.py GAME --players 2 --real --people 100     # real games

What is tried is the hall's own reckoning (`hall/table/rating.py`), whole. The players are a model:
each has a strength somewhere between the weakest and the strongest bot of the ladder, which real
games have measured (`bench/ladder.py`), and who wins is drawn by the model that the ladder was
fitted with. With `--real` they are bots, each with a number of iterations of its own, and every
game is played out: then the order is known, and how far they are apart is not.

After so many games each it prints: the rank correlation of true order and rating; how many of the
intervals (rating ± spread) hold the true strength; how far ratings are off on the average; and the
mean spread. All in the points that people see. It exits with 1 if the order is found worse than it
is to be where it can be: where the strongest and the weakest are far enough apart.

Asked for no game in particular it tells in the end how such people find their games: how long they
wait against what they are told, and how near to each other they are (`bench/waiting.py`).
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean

import waiting

from meadhall.hall.table.ladder import NEW, SCALE, SURE, Rating, ladder
from meadhall.hall.table.rating import LUCK, Player, rated
from meadhall.kernel.registry import game as game_named
from meadhall.kernel.registry import game_names
from meadhall.lab.many import play_many
from meadhall.lab.match import play_game
from meadhall.lab.where import where_to_play

PEOPLE, GAMES = 400, 30
LOOK = (10, 20, 30)
TO_SHOW, TO_COVER = 0.95, 0.9
FAR = 30.0
"""From so many points of mu between the first and the last on the order is to be found: nearer
together, luck decides too many of thirty games, whoever counts them."""
LEAST_TRIES, MOST_TRIES = 1, 1_000
"""Iterations of the bots that play real games."""


@dataclass
class Somebody:
    """A player of known strength, and what they are rated."""

    true: float
    kind: str = ""
    """Which bot plays, where games are real."""
    rating: Rating = NEW
    waiting: int = 0


Table = list[Somebody]
Pairing = Callable[[Sequence[Somebody], int, random.Random], list[Table]]
"""Who plays whom in one round at tables of one size; whoever is left over sits it out."""


def anybody(people: Sequence[Somebody], size: int, dice: random.Random) -> list[Table]:
    """Whoever comes along."""
    return dealt(dice.sample(people, len(people)), size)


def near(people: Sequence[Somebody], size: int, dice: random.Random) -> list[Table]:
    """Those who are rated about alike, as far as that is known."""
    found = sorted(people, key=lambda each: dice.gauss(each.rating.mu, each.rating.sigma / 2))
    return dealt(found, size)


def dealt(people: Sequence[Somebody], size: int) -> list[Table]:
    """One after the other at tables of one size."""
    return [list(people[at : at + size]) for at in range(0, len(people) - size + 1, size)]


Outcome = Callable[[list[Table], random.Random], list[list[int]]]
"""The places of everybody at each table of a round."""


def drawn(tables: list[Table], dice: random.Random) -> list[list[int]]:
    """By the model: who is first is drawn by strength, then who is second among the rest."""
    return [_places(table, dice) for table in tables]


def _places(table: Table, dice: random.Random) -> list[int]:
    luck = [each.true / LUCK - math.log(-math.log(dice.random())) for each in table]
    return [1 + sum(other > own for other in luck) for own in luck]


def played(game: str, workers: int) -> Outcome:
    """By real games between bots."""

    def outcome(tables: list[Table], dice: random.Random) -> list[list[int]]:
        tasks = [(tuple(each.kind for each in table), dice.getrandbits(31)) for table in tables]
        with where_to_play(workers, False, None) as backend:
            return list(play_many(partial(_play, game), tasks, backend))

    return outcome


def _play(game: str, task: tuple[tuple[str, ...], int]) -> list[int]:
    kinds, deal = task
    return list(play_game(game_named(game), kinds, deal).ranks)


# --- the season -----------------------------------------------------------------------------------


@dataclass
class Season:
    """Everybody plays so many games, and is rated after each."""

    people: list[Somebody]
    size: int
    pair: Pairing
    outcome: Outcome
    seed: int = 1
    rounds: int = 0
    dice: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)

    def play(self) -> None:
        """One round."""
        tables = self.pair(self.people, self.size, self.dice)
        for table, places in zip(tables, self.outcome(tables, self.dice), strict=True):
            seats = [Player(each.rating, place) for each, place in zip(table, places, strict=True)]
            for each, rating in zip(table, rated(seats), strict=True):
                each.rating = rating
        self.rounds += 1


@dataclass(frozen=True)
class Figures:
    """What the ratings are worth after so many games."""

    games: float
    order: float
    covered: float
    off: float
    spread: float


def figures(people: Sequence[Somebody]) -> Figures:
    """Strengths count from their middle: a scale's zero is wherever those are who play there."""
    shift = fmean(each.rating.mu for each in people) - fmean(each.true for each in people)
    off = [abs(each.rating.mu - each.true - shift) for each in people]
    inside = [miss <= SURE * each.rating.sigma for miss, each in zip(off, people, strict=True)]
    return Figures(
        fmean(each.rating.games for each in people),
        rank_correlation([each.true for each in people], [each.rating.mu for each in people]),
        fmean(inside),
        SCALE * fmean(off),
        fmean(each.rating.spread for each in people),
    )


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's: 1 where both give the same order."""
    a, b = _ranks(one), _ranks(other)
    middle = (len(a) - 1) / 2
    together = sum((x - middle) * (y - middle) for x, y in zip(a, b, strict=True))
    alone = math.sqrt(sum((x - middle) ** 2 for x in a) * sum((y - middle) ** 2 for y in b))
    return together / alone


def _ranks(values: Sequence[float]) -> list[float]:
    order = sorted(range(len(values)), key=lambda each: values[each])
    found = [0.0] * len(values)
    for rank, each in enumerate(order):
        found[each] = float(rank)
    return found


# --- who plays ------------------------------------------------------------------------------------


def of_ladder(game: str, size: int, many: int) -> list[Somebody]:
    """As strong as anybody between the weakest and the strongest bot."""
    strengths = [rung.mu for rung in ladder(game).rungs[str(size)].values()]
    low, high = min(strengths), max(strengths)
    return [Somebody(low + (high - low) * (at + 0.5) / many) for at in range(many)]


def of_iterations(many: int) -> list[Somebody]:
    """Bots that search more and more. Their strengths are told by their order alone."""
    ratio = MOST_TRIES / LEAST_TRIES
    tries = [LEAST_TRIES * ratio ** (at / (many - 1)) for at in range(many)]
    return [Somebody(math.log(each), f"learned:{max(1, round(each))}") for each in tries]


def told(what: str, season: Season, games: int, cover: bool = True) -> Figures:
    """Play a season, and print what it comes to."""
    found = figures(season.people)
    while season.rounds < games:
        season.play()
        if season.rounds in LOOK or season.rounds == games:
            found = figures(season.people)
            more = f", {found.covered:6.1%} inside, off by {found.off:4.0f}" if cover else ""
            print(
                f"{what}: {found.games:4.1f} games each, order {found.order:.3f}{more}, "
                f"spread {found.spread:4.0f}",
                flush=True,
            )
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("game", nargs="?")
    parser.add_argument("--players", type=int)
    parser.add_argument("--people", type=int, default=PEOPLE)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--near", action="store_true", help="pair those who are rated alike")
    parser.add_argument("--real", action="store_true", help="real games, of a game with a net")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    pair = near if asked.near else anybody
    short = False
    for game in [asked.game] if asked.game else game_names():
        for size in sorted(int(each) for each in ladder(game).rungs):
            if asked.players not in (None, size):
                continue
            if asked.real:
                bots = of_iterations(asked.people)
                season = Season(bots, size, pair, played(game, asked.workers), asked.seed)
                told(f"{game}, {size} players, real games", season, asked.games, cover=False)
                continue
            people = of_ladder(game, size, asked.people)
            apart = people[-1].true - people[0].true
            what = f"{game}, {size} players, {SCALE * apart:4.0f} points apart"
            found = told(what, Season(people, size, pair, drawn, asked.seed), asked.games)
            short |= apart >= FAR and (found.order < TO_SHOW or found.covered < TO_COVER)
    if asked.game is None and not asked.real:
        print(waiting.report(waiting.season(asked.people, waiting.HOURS, asked.seed)))
    return int(short)


if __name__ == "__main__":
    sys.exit(main())
