"""Tournaments: every bot against a table of every other, seats rotated, on shared seeds.

In each game one *challenger* sits among rivals of one other kind, so the share of wins that an
equal would get (the null) is one in the number of players. The same deal is played once with the
challenger in each seat, and all pairs get the same deals: luck falls on all alike.

Games are written to `games.csv` in the order of the plan as they end, so a tournament that was
broken off goes on where it stopped, and the file is the same wherever they are played. What the
plan was, and the code that plays it, stands in `plan.json`: games of two codes are never mixed.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

from ..bots import BotFailed, check_any
from ..kernel.errors import BadOption
from ..kernel.registry import game as game_named
from .book import Book, Row, lock
from .many import HERE, Backend, BrokenOff
from .match import play_game
from .sources import budget, digest, player_of

GAMES, PLAN, REPORT = "games.csv", "plan.json", "report.html"
"""What a tournament keeps in its folder."""


def default_folder(game: str) -> Path:
    """Where a game's tournament is kept if nobody says where."""
    return Path(f"tournament-{game}")


class FolderTaken(BadOption):
    """The folder holds games that these can't be added to."""


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
            check_any(kind)
        if self.games < 1:
            raise BadOption("a tournament needs a game or more for each pair")
        if self.games % self.players:
            raise BadOption(
                f"{self.games} games are no whole deals: at a table of {self.players} each deal is "
                f"played {self.players} times, so {self.in_whole_deals()} would be"
            )

    def in_whole_deals(self) -> int:
        """As many games as are asked for, or as few more as give every seat each deal."""
        return -(-self.games // self.players) * self.players

    def pairs(self) -> list[tuple[str, str]]:
        """Challengers and their rivals. Between two players a pair is the same either way."""
        if self.players == 2:
            return list(itertools.combinations(self.bots, 2))
        return list(itertools.permutations(self.bots, 2))

    def pairings(self, first: int = 0) -> Iterator[Pairing]:
        """Every game, in order, or those from one on: all pairs come along evenly, so an unfinished
        tournament says something about each. They go on beyond the plan."""
        pairs = self.pairs()
        for each in itertools.count(first):
            number, pair = divmod(each, len(pairs))
            yield Pairing(*pairs[pair], number)

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return len(self.pairs()) * self.games

    def seat_of(self, number: int) -> int:
        """Where the challenger sits."""
        return number % self.players

    def deal_of(self, number: int) -> int:
        return self.seed + number // self.players

    def whole_deals(self, rows: Sequence[Row]) -> list[Row]:
        """The games of all deals that every pair has played in every seat."""
        deals = len(rows) // (len(self.pairs()) * self.players)
        return list(rows[: deals * len(self.pairs()) * self.players])

    def code(self) -> dict[str, Any]:
        """What the games come from: for each pair a digest of the code that plays, and how long
        those that search may think."""
        game = game_named(self.game)
        players = {kind: player_of(kind, game) for kind in self.bots}
        budgets = {kind: budget(kind, game) for kind in self.bots}
        return {
            "code": {
                f"{one} against {other}": digest(self.game, players[one], players[other])
                for one, other in itertools.combinations(self.bots, 2)
            },
            "budgets": {kind: said for kind, said in budgets.items() if said},
        }


@dataclass(frozen=True)
class Pairing:
    """One game that is to be played."""

    challenger: str
    rival: str
    number: int


def play_pairing(plan: Plan, pairing: Pairing) -> Row:
    """Play one game of the plan."""
    game = game_named(plan.game)
    seat, deal = plan.seat_of(pairing.number), plan.deal_of(pairing.number)
    kinds = [pairing.rival] * plan.players
    kinds[seat] = pairing.challenger
    try:
        played = play_game(game, kinds, deal)
    except (BadOption, BotFailed) as wrong:
        raise BrokenOff(f"in deal {deal} {wrong}; what was played before is kept") from None
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
    """A plan and the folder that its games are kept in. What was played there before must be the
    beginning of the same plan; it may have more games now."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        plan.check()
        self.plan = plan
        self.folder = folder
        self._book = Book(folder / GAMES)
        self._said = {**json.loads(json.dumps(asdict(plan))), **plan.code()}
        self._check_plan()
        self._check_games()

    @property
    def rows(self) -> list[Row]:
        """The games so far."""
        return self._book.rows

    @property
    def left(self) -> int:
        """How many games are still to be played."""
        return max(0, self.plan.total - len(self.rows))

    def _check_plan(self) -> None:
        """Refuse to add to the games of another plan or of other code. Where nothing is to be added
        any code's games may be looked at."""
        path = self.folder / PLAN
        found = read_plan(path) if path.exists() else None
        if found is None:
            if self.rows and self.left:
                raise FolderTaken(
                    f"{self.folder} has games but no {PLAN}: who knows what code they are of"
                )
            return
        for key in ("game", "bots", "players", "seed"):
            if found.get(key) != self._said[key]:
                kept, asked = json.dumps(found.get(key)), json.dumps(self._said[key])
                verb = "are" if key.endswith("s") else "is"
                raise FolderTaken(
                    f"{self.folder} holds another tournament: its {key} {verb} {kept}, not {asked}"
                )
        if self.rows and self.left:
            for key in ("code", "budgets"):
                if found.get(key) != self._said[key]:
                    raise FolderTaken(
                        f"{self.folder} has games of other code: the bots or the rules have "
                        "changed since, and the two must not be mixed"
                    )

    def _check_games(self) -> None:
        """Refuse games that the plan doesn't have."""
        for line, (row, pairing) in enumerate(
            zip(self.rows, self.plan.pairings(), strict=False), 2
        ):
            number = pairing.number
            planned = (self.plan.deal_of(number), self.plan.seat_of(number), self.plan.players)
            if (
                Pairing(row.challenger, row.rival, row.number) != pairing
                or (row.deal, row.seat, len(row.scores)) != planned
            ):
                raise FolderTaken(
                    f"{self._book.path}, line {line} doesn't follow the plan: it should be game "
                    f"{number} of {pairing.challenger} against {pairing.rival}, deal {planned[0]}"
                )

    def play(self, backend: Backend = HERE) -> Generator[Row, None, None]:
        """Play what is left, handing over each game as it ends."""
        if not self.left:
            return
        left = itertools.islice(self.plan.pairings(len(self.rows)), self.left)
        with self._book.alone():
            replace_text(self.folder / PLAN, json.dumps(self._said, indent=2) + "\n")
            yield from self._book.play(partial(play_pairing, self.plan), left, backend)


def read_plan(path: Path) -> dict[str, Any]:
    """What a folder says about its games."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as wrong:
        raise FolderTaken(f"{path} can't be read: {wrong}") from None
    if not isinstance(found, dict):
        raise FolderTaken(f"{path} is no plan of a tournament")
    return found


def replace_text(path: Path, text: str) -> None:
    """Write a file so that, whatever happens, the old one or the new one is there."""
    replace_file(path, lambda file: file.write(text.encode()))


def replace_file(path: Path, write: Callable[[BinaryIO], Any]) -> None:
    """The same for whatever is written into it."""
    beside = path.with_name(f".{path.name}.new")
    try:
        with beside.open("wb") as file:
            write(file)
        beside.replace(path)
    except OSError as wrong:
        beside.unlink(missing_ok=True)
        raise BrokenOff(f"{path} can't be written: {wrong.strerror or wrong}") from wrong


def put_aside(folder: Path, files: Sequence[str] = (GAMES, PLAN, REPORT)) -> Path | None:
    """Move a tournament's files, or those of something else that is kept so, into a folder of their
    own beside the new ones; None if there are none. Nothing is deleted."""
    old = [folder / name for name in files if (folder / name).exists()]
    if not old:
        return None
    if (games := folder / GAMES) in old:
        with games.open("ab", buffering=0) as held:
            lock(held, games)  # or somebody plays there
    numbers = itertools.count(1)
    while (aside := folder / f"earlier-{next(numbers)}").exists():
        pass
    aside.mkdir()
    for file in old:
        file.replace(aside / file.name)
    return aside
