"""How strong the bots are: one bot against a table of another, seats rotated, on shared deals.

Prints each row's share of wins (a shared win counts in part) with a 95 % interval, beside the null,
what an equal would win, and what is to be shown, with a verdict: `yes`, `NO`, or `open` as long as
games are missing. Exits with 1 if anything is `NO`, with 2 if something is still open. Rows:

    greedy      greedy against random
    search      1,000 iterations against greedy
    growth      100, 300, 1,000 and 3,000 iterations against greedy
    fairness    the fair search against the same search that sees everything
    mirror      a search against itself: must be the null (three times as many games)
    blind       a search that judges nothing: must lose
    workers     the same 20 games at one worker and at two: must be the same
    learned     the search with a net against the same search without it, at equal iterations and
                at equal time, where the game has a net
    policy      the net's leanings alone, without a search, against 1,000 iterations
    norn        the top level against a konung of before
    levels      each level against the one below it, which is to be worth coming back to

Games are kept in `bench/games`, a file for each row, named by a digest of the sources that decide
how it is played: those of the kernel, of the game and of the row's bots. Started again it goes on
where it stopped; after a change of these sources it begins anew, and results of different code are
never mixed. Each line tells how a game ended, down to a hash of its last state: `--check 2` plays
two games of every row again, and they must end the same. Games are played in order, so the first
100 are the same whether 100 or 400 are asked for, and whether one process plays or two. Two runs at
once can't play the same rows: the second is refused.

Run: `python bench/strength.py [GAME …] [--rows search,growth] [--games 400] [--workers 2 | --ray]`
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import meadhall
from meadhall.bots import LEVELS, Bot, SearchBot, bot
from meadhall.kernel import Chance, Game, State
from meadhall.kernel.about import about
from meadhall.kernel.game import state_hash
from meadhall.lab.book import Book, Row
from meadhall.lab.many import HERE, Backend
from meadhall.lab.match import dice
from meadhall.lab.sources import digest, player_of
from meadhall.lab.statistics import Share, share_of
from meadhall.lab.where import where_to_play
from meadhall.lab.workers import Cores

GROUPS = (
    "greedy", "workers", "mirror", "blind", "fairness", "growth", "search", "learned",
    "policy", "norn", "levels",
)  # fmt: skip
"""The quickest first."""
FOLDER = Path(__file__).parent / "games"
TWICE = 20
"""So many games are played at one worker and at two."""
STEP = (0.65, 0.8)
"""So often a level is to beat the one below it, where two play."""
MIRRORED = 3
"""That nothing differs takes more games to show than that something does: so many times as many."""
YES, NO, OPEN = "yes", "NO", "open"
COLUMNS = [
    *("game", "seats", "bot", "against", "wins", "95 % interval", "null", "games"),
    *("to show", "shown"),
]


@dataclass(frozen=True)
class Match:
    """One challenger among rivals of one kind; `goal` is the least share of wins to reach."""

    group: str
    game: str
    players: int
    challenger: str
    rival: str
    goal: float | None = None

    def book(self, label: str = "") -> Book:
        """Where its games are kept."""
        game = meadhall.game(self.game)
        kinds = [_code_of(kind, game) for kind in (self.challenger, self.rival)]
        names = [self.game, str(self.players), self.challenger, self.rival]
        name = "-".join(names).replace(":", "_") + label
        return Book(FOLDER / f"{name}-{digest(self.game, *kinds)}.csv")

    def __str__(self) -> str:
        return f"{self.game} {self.players}: {self.challenger} against {self.rival}"


def _code_of(kind: str, game: Game[Any]) -> str:
    """Which code plays: those that only exist here are searches too."""
    return "search" if kind.partition(":")[0] in ("seeing", "blind") else player_of(kind, game)


class SeeingBot(SearchBot):
    """The same search, but it sees everything: what fairness costs is measured against it."""

    truth: State

    def imagined(self, view: dict[str, Any]) -> State:
        return self.truth.clone()

    def world(self, table: State, seat: int, chance: Chance) -> State:
        world = table.clone()
        world.chance = chance.clone()
        return world


class BlindBot(SearchBot):
    """The same search without judgement: unless it sees the end, everybody stands alike."""

    def standings(self, world: State) -> list[float]:
        return [0.0] * world.players


def make(kind: str, game: Game[Any], seat: int, seed: int) -> Bot:
    """A bot by name, those that only exist here included."""
    name, _, count = kind.partition(":")
    if name == "seeing":
        return SeeingBot(game, seat, seed, int(count))
    if name == "blind":
        return BlindBot(game, seat, seed, int(count))
    return bot(kind, game, seat, seed)


def play(match: Match, number: int) -> Row:
    """One game of a match. Every game has its own dice: else the games of one deal in a mirror
    match would be one game, won once by each seat."""
    game = meadhall.game(match.game)
    seat, deal = number % match.players, number // match.players
    kinds = [match.challenger if each == seat else match.rival for each in range(match.players)]
    bots = [make(kind, game, at, dice(number, at, kind)) for at, kind in enumerate(kinds)]
    state = game.start(match.players, deal)
    decisions = 0
    while waiting := state.waiting:
        turn = waiting[0]
        asked = bots[turn]
        if isinstance(asked, SeeingBot):
            asked.truth = state
        state.play(turn, asked.choose(state.view(turn), state.legal(turn)))
        decisions += 1
    outcome = state.outcome
    assert outcome is not None
    share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return Row(
        match.challenger,
        match.rival,
        number,
        deal,
        seat,
        share,
        outcome.scores,
        outcome.ranks,
        decisions,
        state_hash(state),
    )


def matches_of(game: str) -> Iterator[Match]:
    """Everything that is to be shown of a game, at its smallest table and at one of four."""
    few = meadhall.game(game).min_players
    yield Match("greedy", game, few, "greedy", "random", 0.9)
    yield Match("greedy", game, 4, "greedy", "random", 0.75)
    yield Match("workers", game, few, "ismcts:100", "greedy")
    yield Match("mirror", game, few, "ismcts:100", "ismcts:100")
    yield Match("blind", game, few, "blind:100", "ismcts:100")
    yield Match("fairness", game, few, "ismcts:300", "seeing:300")
    for iterations in (100, 300, 1000, 3000):
        yield Match("growth", game, few, f"ismcts:{iterations}", "greedy")
    yield Match("search", game, few, "ismcts:1000", "greedy", 0.7)
    yield Match("search", game, 4, "ismcts:1000", "greedy", 0.5)
    as_long = about(meadhall.game(game).package).net_iterations
    for players, goal in ((few, 1.3 / few if few == 2 else 1.5 / few), (4, 0.4)):
        if count := as_long.get(str(players)):
            yield Match("learned", game, players, "learned:100", "ismcts:100")
            yield Match("learned", game, players, f"learned:{count}", "ismcts:100", goal)
    if as_long:
        yield Match("policy", game, few, "policy", "ismcts:1000")
    yield Match("norn", game, few, "norn", "konung-1", 0.75 if few == 2 else None)
    yield Match("norn", game, 4, "norn", "konung-1", 0.5)
    for below, level in pairwise(LEVELS):
        yield Match("levels", game, few, level, below)


def play_match(match: Match, games: int, backend: Backend, until: float) -> None:
    """Play what is missing of a match, as long as there is time."""
    if match.group == "workers":
        books = [(match.book("-by-1"), HERE), (match.book("-by-2"), Cores(2))]
    else:
        books = [(match.book(), backend)]
    for book, by in books:
        left = range(len(book.rows), wanted(match, games))
        if not left or time.monotonic() > until:
            continue
        with closing(book.play(partial(play, match), left, by)) as played:
            for row in played:
                if row.number % 20 == 19:
                    print(f"{match}: {row.number + 1} games", flush=True)
                if time.monotonic() > until:
                    break


def check(match: Match, times: int) -> bool:
    """Play some of a row's games again, from all over it: do they end as they are told to have?"""
    rows = [] if match.group == "workers" else match.book().rows
    some = [rows[at * len(rows) // times] for at in range(min(times, len(rows)))]
    differ = [row.number for row in some if play(match, row.number) != row]
    print(f"{match}: {len(some)} games again, {len(differ)} otherwise {differ or ''}", flush=True)
    return not differ


def wanted(match: Match, games: int) -> int:
    """At least so many games, and every seat gets each deal."""
    if match.group == "workers":
        games = TWICE
    if match.group == "mirror":
        games *= MIRRORED
    return -(-games // match.players) * match.players


def report(matches: list[Match], games: int) -> tuple[list[list[str]], set[str]]:
    """What the games played so far say, row by row; and the verdicts."""
    rows, verdicts = [], set()
    before: Share | None = None  # the row above, of those that should grow
    for match in matches:
        names = [match.game, str(match.players), match.challenger, match.rival]
        if match.group == "workers":
            count, verdict = compare_workers(match)
            rows.append([*names, "", "", "", str(count), "the same by 1 and 2", verdict])
        else:
            played = match.book().rows[: wanted(match, games)]
            count = len(played) - len(played) % match.players
            share = share_of([(row.deal, row.share) for row in played[:count]]) if count else None
            goal, shown = judge(match, share, before)
            verdict = shown if count == wanted(match, games) else OPEN
            before = share if match.group == "growth" else None
            wins = f"{share.wins:.1%}" if share else ""
            interval = f"{share.low:.1%} to {share.high:.1%}" if share else ""
            null = f"{1 / match.players:.1%}"
            rows.append([*names, wins, interval, null, str(count), goal, verdict])
        verdicts.add(verdict)
    return rows, verdicts


def show(rows: list[list[str]], as_markdown: bool) -> None:
    """Print the rows for a terminal, or for a document."""
    if as_markdown:
        for row in (COLUMNS, ["---"] * len(COLUMNS), *rows):
            print(f"| {' | '.join(row)} |")
        return
    table = Table(*COLUMNS)
    for row in rows:
        table.add_row(*row)
    Console(width=120).print(table)


def judge(match: Match, share: Share | None, before: Share | None) -> tuple[str, str]:
    """What is to be shown of a row, and whether its games show it; nothing of some."""
    null = 1 / match.players
    if match.goal is not None:
        return f"≥ {match.goal:.0%}", _verdict(share is not None and share.wins >= match.goal)
    if match.group == "mirror":
        return "the null", _verdict(share is not None and share.low <= null <= share.high)
    if match.group == "blind":
        return "below the null", _verdict(share is not None and share.high < null)
    if match.group == "levels" and match.players == 2:
        stepped = share is not None and STEP[0] <= share.wins <= STEP[1]
        return f"{STEP[0]:.0%} to {STEP[1]:.0%}", _verdict(stepped)
    if match.group == "growth" and before is not None:
        grown = share is not None and share.wins >= before.wins
        return "no less than above", _verdict(grown)
    return "", ""


def compare_workers(match: Match) -> tuple[int, str]:
    """How many games were played at one worker and at two, and whether they are the same."""
    one, two = (match.book(f"-by-{each}").rows for each in (1, 2))
    count = min(len(one), len(two))
    if one[:count] != two[:count]:
        return count, NO
    return count, YES if count == wanted(match, TWICE) else OPEN


def _verdict(shown: bool) -> str:
    return YES if shown else NO


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", default=meadhall.game_names())
    parser.add_argument("--rows", default=",".join(GROUPS))
    parser.add_argument("--games", type=int, default=400, help="how many of each row")
    parser.add_argument("--workers", type=int, help="processes that play (one)")
    parser.add_argument("--ray", action="store_true", help="play on a Ray cluster of this machine")
    parser.add_argument("--ray-address", help="play on the Ray cluster at HOST:PORT")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so long")
    parser.add_argument("--report", action="store_true", help="only print what was played")
    parser.add_argument("--check", type=int, default=0, help="play so many of each row again")
    parser.add_argument("--markdown", action="store_true", help="print it for a document")
    arguments = parser.parse_args()
    until = time.monotonic() + 60 * arguments.minutes
    groups = arguments.rows.split(",")
    matches = [
        match for game in arguments.game for match in matches_of(game) if match.group in groups
    ]
    if arguments.check:
        alike = [check(match, arguments.check) for match in matches]
        sys.exit(0 if all(alike) else 1)
    if not arguments.report:
        where = where_to_play(arguments.workers, arguments.ray, arguments.ray_address)
        with where as backend:
            for match in matches:
                play_match(match, arguments.games, backend, until)
    rows, verdicts = report(matches, arguments.games)
    show(rows, arguments.markdown)
    sys.exit(1 if NO in verdicts else 2 if OPEN in verdicts else 0)


if __name__ == "__main__":
    main()
