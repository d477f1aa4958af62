"""One search on several processes: each grows a tree of its own, and the tries are added up.

The view goes out, findings come back. Each process has its own seed and an equal part of the
budget, so the result depends on the number of processes, but not on which is the quickest.
"""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from ..kernel.errors import BadOption
from ..kernel.game import Game
from ..kernel.registry import game as game_named
from .bot import Bot
from .ismcts import Finding, SearchBot, best_first, explanation


class ParallelBot(Bot):
    """Root-parallel search. Close it (or leave its `with`) to let its processes go."""

    def __init__(
        self, game: Game[Any], seat: int, seed: int = 0, iterations: int = 1000, workers: int = 2
    ) -> None:
        if workers < 1:
            raise BadOption("a search needs a process or more")
        spawn = get_context("spawn")
        part = -(-iterations // workers)
        self._pipes: list[Connection[Any, Any]] = []
        self._processes = []
        self._last: list[Finding] = []
        for number in range(workers):
            ours, theirs = spawn.Pipe()
            arguments = (theirs, game.name, seat, seed * workers + number, part)
            process = spawn.Process(target=_search, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        for pipe in self._pipes:
            pipe.send((view, legal))
        found = [pipe.recv() for pipe in self._pipes]
        self._last = best_first([_together(each) for each in zip(*found, strict=True)])
        move = self._last[0].move
        for pipe in self._pipes:
            pipe.send(move)
        return move

    def explain(self, lang: str = "en") -> str:
        return explanation(self._last, lang)

    def close(self) -> None:
        """Let the processes go."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(1)
            if process.is_alive():
                process.terminate()
                process.join()
        self._pipes, self._processes = [], []

    def __enter__(self) -> ParallelBot:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _together(findings: tuple[Finding, ...]) -> Finding:
    """What several searches found out about one move."""
    tried = sum(each.tried for each in findings)
    weights = [max(each.tried, 1e-3) for each in findings]
    total = sum(weight * each.chance for weight, each in zip(weights, findings, strict=True))
    return Finding(findings[0].move, tried, total / sum(weights))


def _search(pipe: Connection[Any, Any], name: str, seat: int, seed: int, iterations: int) -> None:
    """A worker: answers views with findings until the other end is closed."""
    bot = SearchBot(game_named(name), seat, seed, iterations)
    try:
        while True:
            view, legal = pipe.recv()
            pipe.send(bot.search(view, legal))
            bot.follow(pipe.recv())
    except EOFError:
        return
