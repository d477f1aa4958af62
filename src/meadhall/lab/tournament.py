"""Tournaments: every bot against a table of every other, seats rotated, on shared seeds.

In each game one *challenger* sits among rivals of one other kind, so the share of wins that an
equal would get (the null) is one in the number of players. The same deal is played once with the
challenger in each seat, and all pairs get the same deals: luck falls on all alike.

Games are written to `games.csv` in the order of the plan as they end, so a tournament that was
broken off goes on where it stopped, and the file is the same however many processes play.
"""

from __future__ import annotations

import csv
import itertools
import json
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ..bots import check_kind
from ..kernel.errors import BadOption
from ..kernel.registry import game as game_named
from .match import play_game

COLUMNS = (
    "challenger",
    "rival",
    "number",
    "deal",
    "seat",
    "share",
    "scores",
    "ranks",
    "decisions",
    "end",
)


@dataclass(frozen=True)
class Plan:
    """What a tournament is: the same plan gives the same games."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    """For each challenger and rival."""
    seed: int = 0

    def check(self) -> None:
        """Refuse what can't be played."""
        game_named(self.game).check_players(self.players)
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < 2:
            raise BadOption("a tournament needs two bots or more, each named once")
        for kind in self.bots:
            check_kind(kind)
        if self.games < 1:
            raise BadOption("a tournament needs a game or more for each pair")

    def pairs(self) -> list[tuple[str, str]]:
        """Challengers and their rivals. Between two players a pair is the same either way."""
        if self.players == 2:
            return list(itertools.combinations(self.bots, 2))
        return list(itertools.permutations(self.bots, 2))

    def pairings(self) -> Iterator[Pairing]:
        """Every game, in order: all pairs come along evenly, so an unfinished tournament says
        something about each."""
        for number in range(self.games):
            for challenger, rival in self.pairs():
                yield Pairing(challenger, rival, number)


@dataclass(frozen=True)
class Pairing:
    """One game that is to be played."""

    challenger: str
    rival: str
    number: int


@dataclass(frozen=True)
class Row:
    """One game that was played."""

    challenger: str
    rival: str
    number: int
    deal: int
    seat: int
    share: float
    """The challenger's share of the win."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    end: str


def play_pairing(plan: Plan, pairing: Pairing) -> Row:
    """Play one game of the plan."""
    game = game_named(plan.game)
    seat = pairing.number % plan.players
    deal = plan.seed + pairing.number // plan.players
    kinds = [pairing.rival] * plan.players
    kinds[seat] = pairing.challenger
    played = play_game(game, kinds, deal)
    return Row(
        pairing.challenger,
        pairing.rival,
        pairing.number,
        deal,
        seat,
        played.share(seat),
        played.scores,
        played.ranks,
        played.decisions,
        played.end,
    )


class Tournament:
    """A plan and the folder that its games are kept in."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        plan.check()
        self.plan = plan
        self.folder = folder
        self.rows: list[Row] = []
        self._open_folder()

    @property
    def total(self) -> int:
        """How many games the plan has."""
        return len(self.plan.pairs()) * self.plan.games

    def _open_folder(self) -> None:
        """Make the folder, or take up what was played; it must be the same plan, but may now have
        more games."""
        self.folder.mkdir(parents=True, exist_ok=True)
        said = json.loads(json.dumps(asdict(self.plan)))
        path = self.folder / "plan.json"
        if path.exists():
            found = json.loads(path.read_text(encoding="utf-8"))
            if {**found, "games": 0} != {**said, "games": 0}:
                raise BadOption(f"{self.folder} holds another tournament: {json.dumps(found)}")
            self.rows = list(read_rows(self.folder / "games.csv"))
        path.write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8")
        wanted = list(itertools.islice(self.plan.pairings(), len(self.rows)))
        played = [Pairing(row.challenger, row.rival, row.number) for row in self.rows]
        if played != wanted:
            raise BadOption(f"{self.folder / 'games.csv'} doesn't follow the plan")
        write_rows(self.folder / "games.csv", self.rows)  # without a line that was cut off

    def play(self, workers: int = 1) -> Generator[Row, None, None]:
        """Play what is left, handing over each game as it ends."""
        left = itertools.islice(self.plan.pairings(), len(self.rows), None)
        played = _played(self.plan, list(left), workers)
        path = self.folder / "games.csv"
        with closing(played), path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            for row in played:
                writer.writerow(_cells(row))
                file.flush()
                self.rows.append(row)
                yield row


def _played(plan: Plan, pairings: list[Pairing], workers: int) -> Generator[Row, None, None]:
    """The games in the order of the plan, whoever plays them."""
    play = partial(play_pairing, plan)
    if workers == 1:
        yield from map(play, pairings)
        return
    # Not a fork: this process may have threads, a progress bar's for one.
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(play, pairings)


def write_rows(path: Path, rows: Iterable[Row]) -> None:
    """All games as a CSV file."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        writer.writerows(_cells(row) for row in rows)


def read_rows(path: Path) -> Iterator[Row]:
    """The games in a CSV file; a last line that was cut off is left out."""
    if not path.exists():
        return
    with path.open(newline="", encoding="utf-8") as file:
        for cells in csv.DictReader(file):
            if None in cells.values() or len(cells["end"]) != 16:
                return
            yield _row(cells)


def _cells(row: Row) -> list[Any]:
    values = [getattr(row, column) for column in COLUMNS]
    return [" ".join(map(str, value)) if isinstance(value, tuple) else value for value in values]


def _row(cells: dict[str, str]) -> Row:
    return Row(
        cells["challenger"],
        cells["rival"],
        int(cells["number"]),
        int(cells["deal"]),
        int(cells["seat"]),
        float(cells["share"]),
        tuple(map(int, cells["scores"].split())),
        tuple(map(int, cells["ranks"].split())),
        int(cells["decisions"]),
        cells["end"],
    )
