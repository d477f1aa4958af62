"""Training as a folder that grows: games, a net, its gate, and again with what was learned.

    round-0/quick-000.npz …     games of greedy
    round-1/slow-000.npz …      games of a search that judges by the best net so far
    round-0/net.bin, gate.csv   the net of a round, and its games against the best before it
    best.bin                    the best so far, once one has passed its gate
    log.jsonl                   all that was told on the way, for the page

Whatever is there is not made again, so a training that was broken off goes on where it stopped. A
net learns from the games of all rounds before it; the games of a gate teach nobody.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from functools import partial
from importlib import resources
from itertools import count
from pathlib import Path
from typing import Any

from ...bots.learned import Learned
from ...bots.weights import FILE, read
from ...bots.weights import write as file_of
from ...kernel.errors import BadOption
from ...kernel.game import Game
from ...kernel.registry import game as game_named
from ..book import Book, lock
from ..many import HERE, Backend, play_many
from ..statistics import share_of
from ..tournament import replace_file, replace_text
from . import gate, positions
from .selfplay import Series, play

PLAN, LOG, NET, BEST = "plan.json", "log.jsonl", "net.bin", "best.bin"
PACE, GATE, VERDICT = "pace.json", "gate.csv", "gate.json"
SHARD = 100
"""Games in a file."""
FAR_APART = 1_000_000_000
"""So many numbers are each round's own; its gate's deals are in the second half of them."""
PARTS = {"quick": 1.5, "slow": 3.0, "learn": 1.0, "gate": 1.5}
"""How the minutes are shared out among the steps."""


@dataclass(frozen=True)
class Plan:
    """What is to be done; the same plan by the same code gives the same net on a CPU, if no time
    limit cut it short."""

    game: str
    rounds: int = 2
    """Beside the first, which learns from quick games."""
    quick: int = 20_000
    """Games of greedy, in the first round; 0: it has games of a search, too."""
    slow: int = 2_000
    """Games of a search, in each round after that."""
    iterations: int = 200
    """Of that search where it is deep."""
    epochs: int = 10
    """How often a net goes through all positions."""
    deals: int = 200
    """Of a gate."""
    gate_iterations: int = 100
    seed: int = 0

    def check(self) -> None:
        """Refuse what can't be trained."""
        if game_named(self.game).observations is None:
            raise BadOption(f"{self.game} has no observations, so nothing can be learned of it")


@dataclass(frozen=True)
class Told:
    """How far a step is."""

    step: str
    round: int
    done: int
    total: int
    said: dict[str, Any]


class Training:
    """A plan and the folder that it is carried out in."""

    def __init__(self, plan: Plan, folder: Path, minutes: float | None = None) -> None:
        plan.check()
        self.plan = plan
        self.folder = folder
        self._minutes = minutes
        self._spent = 0.0
        """Parts of the time that are gone."""
        self._began = time.monotonic()
        path = folder / PLAN
        if path.exists():
            self._go_on_with(json.loads(path.read_text(encoding="utf-8")))
        folder.mkdir(parents=True, exist_ok=True)
        replace_text(path, json.dumps(asdict(plan), indent=2) + "\n")

    def _go_on_with(self, found: dict[str, Any]) -> None:
        """More of everything may be asked for than before, but nothing else."""
        for key in ("game", "iterations", "gate_iterations", "seed"):
            if found.get(key) != getattr(self.plan, key):
                raise BadOption(
                    f"{self.folder} holds another training: its {key} is {found.get(key)!r}, not "
                    f"{getattr(self.plan, key)!r}"
                )

    @property
    def best(self) -> Path | None:
        """The best net so far."""
        path = self.folder / BEST
        return path if path.exists() else None

    def _best(self) -> bytes | None:
        return self.best.read_bytes() if self.best else None

    def run(self, backend: Backend = HERE) -> Iterator[Told]:
        """Do what is left, telling of it. Nobody else may do so in the same folder meanwhile."""
        with (self.folder / LOG).open("ab", buffering=0) as held:
            lock(held, self.folder / LOG)
            for number in range(self.plan.rounds + 1):
                yield from self._play(number, backend)
                if not (self._place(number) / NET).exists():
                    yield from self._learn(number)
                if not (self._place(number) / VERDICT).exists():
                    yield from self._try(number, backend)

    def _place(self, number: int) -> Path:
        place = self.folder / f"round-{number}"
        place.mkdir(exist_ok=True)
        return place

    def _until(self, step: str) -> float:
        """When a step is to end, so that each has its part of the minutes."""
        if self._minutes is None:
            return float("inf")
        rounds = range(self.plan.rounds + 1)
        whole = sum(PARTS[self._kind(each)] + PARTS["learn"] + PARTS["gate"] for each in rounds)
        self._spent += PARTS[step]
        return self._began + 60 * self._minutes * self._spent / whole

    def _kind(self, number: int) -> str:
        """The games of a round. Without quick ones the first round's are slow, too."""
        return "slow" if number or not self.plan.quick else "quick"

    # --- games --------------------------------------------------------------------------------

    def _play(self, number: int, backend: Backend) -> Iterator[Told]:
        """The games of a round, kept some hundreds at a time."""
        step = self._kind(number)
        wanted = self.plan.slow if step == "slow" else self.plan.quick
        until, place = self._until(step), self._place(number)
        if (place / NET).exists():
            return
        series = Series(self.plan.game)
        if step == "slow":
            series = replace(series, iterations=self.plan.iterations, net=self._best())
        done = SHARD * len(list(place.glob(f"{step}-*.npz")))
        first = (self.plan.seed * 100 + number) * FAR_APART
        parts: list[positions.Positions] = []
        tasks = range(first + done, first + wanted)
        yield Told(step, number, done, wanted, {})
        with closing(play_many(partial(play, series), tasks, backend)) as played:
            for part in played:
                parts.append(part)
                done += 1
                late = time.monotonic() > until
                if len(parts) == SHARD or done == wanted or late:
                    name = f"{step}-{(done - 1) // SHARD:04}.npz"
                    positions.write(place / name, positions.joined(parts))
                    parts = []
                yield Told(step, number, done, wanted, {})
                if late:
                    break
        self._note(step=step, round=number, games=done)
        yield Told(step, number, done, wanted, {"games": done})

    # --- learning -----------------------------------------------------------------------------

    def _learn(self, number: int) -> Iterator[Told]:
        """A net from all games so far."""
        from .learning import learn  # and with it torch

        self._until("learn")
        game = game_named(self.plan.game)
        files = sorted(
            file for each in range(number + 1) for file in self._place(each).glob("*-*.npz")
        )
        tables = positions.joined(part for file in files for part in positions.read(file))
        said = {"plan": asdict(self.plan), "round": number}
        learning = learn(game, tables, self.plan.epochs, said, self.plan.seed)
        for done in count():
            try:
                told = next(learning)
            except StopIteration as end:
                data = file_of(end.value)
                break
            self._note(step="learn", round=number, **told)
            yield Told("learn", number, done + 1, self.plan.epochs, told)
        replace_file(self._place(number) / NET, lambda file: file.write(data))

    # --- the gate -----------------------------------------------------------------------------

    def _try(self, number: int, backend: Backend) -> Iterator[Told]:
        """Is the net better than the best before it?"""
        until, place = self._until("gate"), self._place(number)
        players = game_named(self.plan.game).min_players
        match = self._match(place, players, number)
        book, games = Book(place / GATE), self.plan.deals * players
        left = range(len(book.rows), games)
        yield Told("gate", number, len(book.rows), games, {})
        with closing(book.play(partial(gate.play, match), left, backend)) as played:
            for row in played:
                yield Told("gate", number, row.number + 1, games, {})
                if time.monotonic() > until and not (row.number + 1) % players:
                    break
        share = share_of([(row.deal, row.share) for row in book.rows])
        passed = share.wins >= gate.ENOUGH / players and share.beats(1 / players)
        said = {**asdict(share), "passed": passed, "own_iterations": match.own_iterations}
        self._note(step="gate", round=number, **said)
        replace_text(place / VERDICT, json.dumps(said) + "\n")
        if passed:
            data = (place / NET).read_bytes()
            replace_file(self.folder / BEST, lambda file: file.write(data))
        yield Told("gate", number, len(book.rows), games, said)

    def _match(self, place: Path, players: int, number: int) -> gate.Match:
        """The match of a gate; how long an iteration takes is measured once, and kept."""
        plan, path = self.plan, place / PACE
        net, before = (place / NET).read_bytes(), self._best()
        if not path.exists():
            times = gate.pace(plan.game, players, net, before, plan.gate_iterations)
            replace_text(path, json.dumps({"times": times}) + "\n")
        times = json.loads(path.read_text(encoding="utf-8"))["times"]
        return gate.Match(
            plan.game,
            players,
            net,
            before,
            plan.gate_iterations,
            max(1, round(plan.gate_iterations / times)),
            (plan.seed * 100 + number) * FAR_APART + FAR_APART // 2,
        )

    def _note(self, **said: Any) -> None:
        """Add a line to the log."""
        with (self.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(said) + "\n")


def publish(game: Game[Any], net: Path) -> Path:
    """Put a net where the game's bots find it, in this checkout."""
    path = Path(str(resources.files(game.package))) / FILE
    data = net.read_bytes()
    Learned(game, read(data))  # or it is none for the game as it is now
    replace_file(path, lambda file: file.write(data))
    return path


def read_log(folder: Path) -> list[dict[str, Any]]:
    """What was told of a training so far."""
    path = folder / LOG
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [json.loads(line) for line in lines]
