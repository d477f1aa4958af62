"""How strong the bots are that people meet at rated tables: games between them, and what they are
rated by these, for each game and number of players.

    .venv/bin/python bench/ladder.py                       # what is missing or out of date
    .venv/bin/python bench/ladder.py GAME --players 2 --anew --quick 120 --slow 60
    .venv/bin/python bench/ladder.py --check               # only says what is out of date
    .venv/bin/python bench/ladder.py --same                # renews it where games are as they were

Two kinds of tables are played: of the quick levels, mixed, and of one konung among karls and jarls,
since a konung takes its time. Of all games of one size the strengths are found under which what
happened is likeliest (Plackett-Luce, in which any two come in before each other as often as in the
model that rates people), with a karl in the middle of the scale. A rating's sigma is how far these
few games leave it open.

What comes out lies in the game's folder, `ladder.json`, and says by which code it was measured.
Once a bot or the rules of the game change, `--check` (and a test) says so. Code that changes
without changing a game needs no new measuring: `--same` plays the first tables of each kind again,
and if they end as they did, down to the last card, it only writes down the new code.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import msgspec

from meadhall import __version__
from meadhall.hall.table.ladder import FILE, MIDDLE, Ladder, Rung, ladder
from meadhall.hall.table.rating import LUCK
from meadhall.kernel.registry import game as game_named
from meadhall.lab.many import play_many
from meadhall.lab.match import play_game
from meadhall.lab.sources import budget, digest, player_of
from meadhall.lab.where import where_to_play

GAMES = Path(__file__).parent.parent / "src/meadhall/games"
QUICK, SLOW = ("thrall", "karl", "jarl"), "konung"
LEVELS = (*QUICK, SLOW)
ANCHOR = "karl"
DOUBT = 30.0
"""How far from a karl a bot may be before anything is known of it, as one sigma: who wins every
game is not infinitely strong."""
FIRST = 6
"""So many quick tables are played again to see whether games are as they were."""

Kinds = tuple[str, ...]


@dataclass(frozen=True)
class Game:
    """A game that was played: who sat there, and which places they took."""

    kinds: Kinds
    ranks: tuple[int, ...]


def tables(players: int, quick: int, slow: int) -> list[Kinds]:
    """Who is to sit at each table: the same every time."""
    dice = random.Random(players)
    found: list[Kinds] = []
    while len(found) < quick:
        kinds = tuple(dice.choices(QUICK, k=players))
        if len(set(kinds)) > 1:
            found.append(kinds)
    for number in range(slow):
        others = dice.choices(("jarl", "karl"), (4, 1), k=players - 1)
        others.insert(number % players, SLOW)
        found.append(tuple(others))
    return found


def first(game: str, players: int) -> str:
    """How the first tables end, one with a konung among them."""
    found = hashlib.blake2b(digest_size=8)
    for seed, kinds in enumerate(tables(players, FIRST, 1)):
        found.update(play_game(game_named(game), kinds, seed).end.encode())
    return found.hexdigest()


def play(game: str, task: tuple[int, Kinds]) -> Game:
    seed, kinds = task
    return Game(kinds, play_game(game_named(game), kinds, seed).ranks)


# --- what the games say -----------------------------------------------------------------------


def orders(game: Game) -> list[tuple[float, list[str]]]:
    """The order in which they came in, best first, and how much it counts: of equals either is
    as good, so both do by halves."""
    seats = range(len(game.kinds))
    ways = [sorted(seats, key=lambda seat: (game.ranks[seat], way * seat)) for way in (1, -1)]
    return [(0.5, [game.kinds[seat] for seat in way]) for way in ways]


def fitted(games: Sequence[Game], rounds: int = 200) -> dict[str, tuple[float, float]]:
    """By level: the likeliest strength, and its sigma. Newton's way, one step after the other."""
    free = [level for level in LEVELS if level != ANCHOR]
    mu = dict.fromkeys(LEVELS, MIDDLE)
    told = [(weight, order, LUCK) for game in games for weight, order in orders(game)]
    curves: dict[str, float] = {}
    for _ in range(rounds):
        furthest = 0.0
        for level in free:
            slope, curve = -(mu[level] - MIDDLE) / DOUBT**2, 1 / DOUBT**2
            for weight, order, scale in told:
                for first in range(len(order) - 1):
                    left = [math.exp((mu[each] - MIDDLE) / scale) for each in order[first:]]
                    all_left = sum(left)
                    same = zip(order[first:], left, strict=True)
                    part = sum(each for kind, each in same if kind == level) / all_left
                    slope += weight * ((order[first] == level) - part) / scale
                    curve += weight * part * (1 - part) / scale**2
            step = max(-5.0, min(5.0, slope / curve))
            mu[level] += step
            curves[level] = curve
            furthest = max(furthest, abs(step))
        if furthest < 1e-4:
            break
    sigmas = {level: 1 / math.sqrt(curves[level]) for level in free} | {ANCHOR: 0.0}
    return {level: (mu[level], sigmas[level]) for level in LEVELS}


def measured(game: str, players: int, workers: int, quick: int, slow: int) -> dict[str, Rung]:
    seats = tables(players, quick, slow)
    began = time.monotonic()
    with where_to_play(workers, False, None) as backend:
        games = list(play_many(partial(play, game), enumerate(seats), backend))
    found = fitted(games)
    rungs = {
        level: Rung(round(mu, 2), round(sigma, 2), sum(level in each.kinds for each in games))
        for level, (mu, sigma) in found.items()
    }
    told = ", ".join(f"{level} {rung.mu} ± {2 * rung.sigma:.1f}" for level, rung in rungs.items())
    seconds = time.monotonic() - began
    print(f"{game}, {players} players, {len(games)} games, {seconds:.0f} s: {told}", flush=True)
    return rungs


# --- the file -----------------------------------------------------------------------------------


def code_of(game: str) -> dict[str, str]:
    """By level: what decides how it plays."""
    found = game_named(game)
    return {
        level: f"{digest(game, player_of(level, found))} {budget(level, found)}".strip()
        for level in LEVELS
    }


def ours() -> list[str]:
    """The games that come with meadhall."""
    return sorted(file.parent.name for file in GAMES.glob("*/game.py"))


def sizes(game: str) -> range:
    """At how many seats it can be played."""
    about = game_named(game)
    return range(about.min_players, about.max_players + 1)


def out_of_date() -> list[str]:
    """What was measured by other code than today's, or never."""
    return [
        game
        for game in ours()
        if ladder(game).code != code_of(game)
        or set(ladder(game).rungs) != {str(size) for size in sizes(game)}
    ]


def save(game: str, kept: Ladder) -> None:
    text = msgspec.json.format(msgspec.json.encode(kept, order="sorted"), indent=1)
    (GAMES / game / FILE).write_bytes(text + b"\n")


def renew() -> int:
    """Write down the code of today where games end as they did."""
    differ = False
    for game in out_of_date():
        kept = ladder(game)
        same = bool(kept.first) and all(
            first(game, int(each)) == kept.first[each] for each in kept.rungs
        )
        print(f"{game}: {'the same games' if same else 'other games: measure again'}", flush=True)
        if same:
            kept.code = code_of(game)
            save(game, kept)
        differ |= not same
    return int(differ)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--players", type=int)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--quick", type=int, default=60, help="tables of quick levels")
    parser.add_argument("--slow", type=int, default=12, help="tables with a konung")
    parser.add_argument("--anew", action="store_true", help="what is there already, too")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--same", action="store_true")
    asked = parser.parse_args()
    if asked.same:
        return renew()
    if asked.check:
        old = out_of_date()
        print(f"out of date: {', '.join(old)}" if old else "up to date")
        return bool(old)
    for game in asked.games or ours():
        kept = ladder(game)
        if kept.code != code_of(game):
            kept.rungs = {}
        for players in sizes(game):
            if asked.players not in (None, players) or (
                str(players) in kept.rungs and not asked.anew
            ):
                continue
            kept.rungs[str(players)] = measured(
                game, players, asked.workers, asked.quick, asked.slow
            )
            kept.code = code_of(game)
            kept.first[str(players)] = first(game, players)
            kept.measured = (
                f"meadhall {__version__}, {datetime.now(UTC):%Y-%m-%d}: {asked.quick} tables of"
                f" quick levels and {asked.slow} with a konung for each number of players"
                " (bench/ladder.py)"
            )
            save(game, kept)
    return 0


if __name__ == "__main__":
    sys.exit(main())
