"""How often "better was …" is true: the analysis' claims beside a far deeper search.

Bots of several levels play games; both ways look back at the same ones. `before` is the way of old:
one search of every decision, and a move counts as better if the search came back to it most often
and the means lie far enough apart, though the move that was made may hardly have been tried. `now`
is `meadhall.lab.analyse`: such a find is only an alarm, and equal searches decide. Every claim of
either is then weighed with equal searches of `--deep` iterations for each move, from other dice. It
*holds* if the move it calls better still brings a point of win chance more. Printed are how many
claims there were among how many decisions, how many held with a 95 % interval, what they said was
given away and what the deep search says, and what each way cost.

Run: `python bench/analysis.py [GAME …] [--games 6] [--first 0] [--iterations 300] [--deep 4000]`
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import click
from rich.console import Console
from rich.table import Table

import meadhall
from meadhall.bots import bot
from meadhall.bots.compare import Scales
from meadhall.kernel import Session
from meadhall.kernel.record import Record
from meadhall.lab.analysis import ALARM, Eyes, analyse

BOTS = ("thrall", "karl", "ismcts:100", "karl")
HOLDS = 0.01
"""What a better move must bring, by the deep search."""
OTHER_DICE = 3_000_017
COLUMNS = ("game", "way", "claims of decisions", "held", "95 %", "said lost", "lost", "seconds")


@dataclass
class Tally:
    """The claims of one way: what each said was lost, and what really was."""

    said: list[float] = field(default_factory=list)
    lost: list[float] = field(default_factory=list)

    def row(self, decisions: int, seconds: float | None) -> list[str]:
        """What to print of it."""
        many, held = len(self.said), sum(lost >= HOLDS for lost in self.lost)
        low, high = interval(held, many)
        mean = [f"{100 * sum(each) / many:.1f}" if many else "" for each in (self.said, self.lost)]
        return [
            f"{many} of {decisions}",
            f"{held}",
            f"{low:.0%}…{high:.0%}" if many else "",
            *mean,
            "" if seconds is None else f"{seconds:.1f}",
        ]


def interval(hits: int, tries: int) -> tuple[float, float]:
    """Wilson's for a share, 95 %."""
    if not tries:
        return 0.0, 1.0
    z = 1.96
    share, width = hits / tries, z * z / tries
    middle = (share + width / 2) / (1 + width)
    half = z * sqrt(share * (1 - share) / tries + width / tries / 4) / (1 + width)
    return middle - half, middle + half


def played(name: str, seed: int) -> Record:
    """A game between bots of several levels."""
    game = meadhall.game(name)
    players = game.min_players + seed % 2
    session = Session(game, players, seed)
    sitting = [bot(BOTS[(seed + s) % len(BOTS)], game, s, seed + s) for s in range(players)]
    while session.state.waiting:
        seat = session.state.waiting[0]
        view, legal = session.state.view(seat), session.state.legal(seat)
        session.play(seat, sitting[seat].choose(view, legal))
    return session.record


def before(record: Record, iterations: int) -> dict[int, tuple[int, float]]:
    """The claims of old: by the number of a move, what was better and by how much. The others look
    at the table too, as they do now, so that the cost can be compared."""
    game = meadhall.game(record.game)
    players = range(record.players)
    deciding = [Eyes(game, seat, 2 * seat, iterations) for seat in players]
    looking = [Eyes(game, seat, 2 * seat + 1, iterations // record.players) for seat in players]
    claims = {}
    state = record.start()
    for number, (seat, move) in enumerate(record.moves, start=1):
        legal = state.legal(seat)
        if len(legal) > 1:
            found = {each.move: each for each in deciding[seat].search(state.view(seat), legal)}
            best = max(found.values(), key=lambda each: (each.tried, each.chance))
            loss = best.chance - found[move].chance
            if loss >= ALARM:
                claims[number] = (best.move, loss)
            for other in players:
                if other != seat:
                    looking[other].outlook(state.view(other))
        state.play(seat, move)
    return claims


def truth(record: Record, claims: dict[int, set[int]], deep: int) -> dict[tuple[int, int], float]:
    """What each claimed move really brings, by its number and the move."""
    found: dict[tuple[int, int], float] = {}
    game = meadhall.game(record.game)
    state = record.start()
    for number, (seat, move) in enumerate(record.moves, start=1):
        if number in claims and seat in state.waiting:
            others = sorted(claims[number])
            weighed = Scales(game, seat, OTHER_DICE + number).weigh(
                state.view(seat), move, others, deep
            )
            found |= {(number, o): w.gain for o, w in zip(others, weighed, strict=True)}
        state.play(seat, move)
    return found


def measure(name: str, seeds: range, iterations: int, deep: int) -> list[list[str]]:
    """Both ways over some games; rows to print."""
    tallies: dict[str, Tally] = {
        way: Tally() for way in ("before", "now", "now, surely", "now, probably")
    }
    spent = {"before": 0.0, "now": 0.0}
    decisions = 0
    for seed in seeds:
        record = played(name, seed)
        began = time.process_time()
        old = before(record, iterations)
        spent["before"] += time.process_time() - began
        began = time.process_time()
        found = analyse(record, iterations)
        spent["now"] += time.process_time() - began
        decisions += len(found.moments)
        new = {each.number: each for each in found.moments if each.sure and each.loss >= ALARM}
        claims: dict[int, set[int]] = {number: {move} for number, (move, _) in old.items()}
        for number, each in new.items():
            claims.setdefault(number, set()).add(each.best)
        gains = truth(record, claims, deep)
        said: list[tuple[str, int, int, float]] = [
            ("before", number, move, loss) for number, (move, loss) in old.items()
        ]
        for number, each in new.items():
            for way in ("now", f"now, {each.sure}"):
                said.append((way, number, each.best, each.loss))
        for way, number, move, loss in said:
            if (number, move) in gains:
                tallies[way].said.append(loss)
                tallies[way].lost.append(gains[number, move])
    return [[name, way, *tally.row(decisions, spent.get(way))] for way, tally in tallies.items()]


@click.command()
@click.argument("games", nargs=-1)
@click.option("--games", "many", default=6, show_default=True, help="Of each kind.")
@click.option("--first", default=0, show_default=True, help="The first deal: others than before.")
@click.option("--iterations", default=300, show_default=True, help="For each decision.")
@click.option("--deep", default=4000, show_default=True, help="For each move that is compared.")
def main(games: tuple[str, ...], many: int, first: int, iterations: int, deep: int) -> None:
    """Look how often the analysis' claims hold."""
    table = Table(*COLUMNS, title=f"{iterations} iterations a decision, {deep} for the truth")
    rows: list[Any] = []
    for name in games or meadhall.game_names():
        rows = measure(name, range(first, first + many), iterations, deep)
        for row in rows:
            table.add_row(*row)
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
