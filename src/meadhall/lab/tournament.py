"""Tournaments: every bot against a table of every other, seats rotated, on shared seeds.

In each game one *challenger* sits among rivals of one other kind, so the share of wins that an
equal would get (the null) is one in the number of players. The same deal is played once with the
challenger in each seat, and all pairs get the same deals: luck falls on all alike.

Games are written to `games.csv` in the order of the plan as they end, so a tournament that was
broken off goes on where it stopped, and the file is the same however many processes play.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Generator, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from ..bots import check_kind
from ..kernel.errors import BadOption
from ..kernel.registry import game as game_named
from .book import Book, Row
from .match import play_game


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
        self._book = Book(folder / "games.csv")
        self._open_folder()

    @property
    def rows(self) -> list[Row]:
        """The games so far."""
        return self._book.rows

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
        path.write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8")
        wanted = list(itertools.islice(self.plan.pairings(), len(self.rows)))
        played = [Pairing(row.challenger, row.rival, row.number) for row in self.rows]
        if played != wanted:
            raise BadOption(f"{self.folder / 'games.csv'} doesn't follow the plan")

    def play(self, workers: int = 1) -> Generator[Row, None, None]:
        """Play what is left, handing over each game as it ends."""
        left = itertools.islice(self.plan.pairings(), len(self.rows), None)
        yield from self._book.play(partial(play_pairing, self.plan), list(left), workers)
