"""One search on several processes: each grows a tree of its own, and the tries are added up.

The view goes out, findings come back. Each process has its own seed and an equal part of the
budget, so the result depends on the number of processes, but not on which is the quickest.

It has no name in the roster: somebody must close it, and where many games are played (a tournament,
a hall) whole games or decisions share the cores better than parts of one search.
"""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from ..kernel.errors import BadOption, MeadhallError
from ..kernel.game import Game
from ..kernel.registry import game as game_named
from ..kernel.texts import texts
from .bot import PACKAGE, Bot
from .ismcts import Finding, SearchBot, best_first, explanation


class SearchBroken(MeadhallError):
    """A process of the search has died, or the bot was closed; it can't go on."""


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
        self._had_choice = False
        self._obvious = [game.is_obvious(move) for move in range(game.actions)]
        for number in range(workers):
            ours, theirs = spawn.Pipe()
            arguments = (theirs, game.name, seat, seed * workers + number, part)
            process = spawn.Process(target=_search, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        obvious = [move for move in legal if self._obvious[move]]
        self._tell((view, obvious[:1] or legal))
        found = self._hear()
        self._last = best_first([_together(each) for each in zip(*found, strict=True)])
        self._had_choice = len(legal) > 1
        move = self._last[0].move
        self._tell(move)
        return move

    def explain(self, lang: str = "en") -> str:
        if self._had_choice and len(self._last) == 1:
            return texts(PACKAGE, lang).say("bots-obvious")
        return explanation(self._last, lang)

    def _tell(self, message: Any) -> None:
        if not self._pipes:
            raise SearchBroken("this bot was closed; make a new one")
        try:
            for pipe in self._pipes:
                pipe.send(message)
        except OSError as wrong:
            raise self._broken() from wrong

    def _hear(self) -> list[list[Finding]]:
        try:
            return [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError) as wrong:
            raise self._broken() from wrong

    def _broken(self) -> SearchBroken:
        """Which process died, and how; the others are let go."""
        for process in self._processes:
            process.join(0.1)  # one whose pipe has just broken may still be ending
        told = ", ".join(
            f"process {number + 1} of {len(self._processes)} ended with {process.exitcode}"
            for number, process in enumerate(self._processes)
            if not process.is_alive()
        )
        self.close()
        return SearchBroken(f"the search broke off: {told or 'a process does not answer'}")

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
    except (EOFError, ConnectionError):  # closed while we waited, or while we searched
        return
