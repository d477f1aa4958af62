"""The measurements behind `meadhall bench`: each takes a time and returns a rate."""

from __future__ import annotations

import importlib
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from ..kernel.chance import seeded
from ..kernel.playout import playout
from ..kernel.registry import game as game_named

Measure = Callable[[float], float]

CLONES_IN_A_ROW = 200


class Unavailable(Exception):
    """What was to be measured isn't installed here."""


def inside(name: str, players: int) -> Measure:
    """Whole random games played by the compiled playout."""
    game = game_named(name)
    chance = seeded(1)
    seeds = iter(range(1_000_000_000))

    def measure(seconds: float) -> float:
        decisions = 0
        began = time.perf_counter()
        while (taken := time.perf_counter() - began) < seconds:
            for _ in range(20):
                decisions += playout(game.start(players, next(seeds)), chance)
        return decisions / taken

    return measure


def from_python(name: str, players: int) -> Measure:
    """The same, every step asked for by interpreted code."""
    game = game_named(name)
    seeds = iter(range(1_000_000_000))
    rand = random.Random(1).random

    def measure(seconds: float) -> float:
        decisions = 0
        began = time.perf_counter()
        while (taken := time.perf_counter() - began) < seconds:
            for _ in range(20):
                state = game.start(players, next(seeds))
                while waiting := state.waiting:
                    seat = waiting[0]
                    moves = state.legal(seat)
                    state.play(seat, moves[int(rand() * len(moves))])
                    decisions += 1
        return decisions / taken

    return measure


def clone_time(name: str, players: int) -> Measure:
    """Microseconds to copy a state, averaged over the positions of random games."""
    game = game_named(name)
    rand = random.Random(2).random
    states = []
    for seed in range(5):
        state = game.start(players, seed)
        while waiting := state.waiting:
            if rand() < 0.1:
                states.append(state.clone())
            moves = state.legal(waiting[0])
            state.play(waiting[0], moves[int(rand() * len(moves))])
    return lambda seconds: _clone_microseconds(states, seconds)


def _clone_microseconds(states: list[Any], seconds: float) -> float:
    clones = 0
    spent = 0.0
    while spent < seconds / 4:
        for state in states:
            clone = state.clone
            began = time.perf_counter()
            for _ in range(CLONES_IN_A_ROW):
                clone()
            spent += time.perf_counter() - began
            clones += CLONES_IN_A_ROW
    return spent / clones * 1e6


def pure_build(name: str, players: int) -> Measure:
    """`inside` in another process that ignores the compiled modules."""
    worker: list[subprocess.Popen[str]] = []

    def measure(seconds: float) -> float:
        if not worker:
            command = [sys.executable, "-m", "meadhall.cli.measure", name, str(players)]
            worker.append(
                subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    env={**os.environ, "MEADHALL_PURE": "1"},
                )
            )
        pipe_in, pipe_out = worker[0].stdin, worker[0].stdout
        assert pipe_in is not None
        assert pipe_out is not None
        pipe_in.write(f"{seconds}\n")
        pipe_in.flush()
        return float(pipe_out.readline())

    return measure


def openspiel_crazy_eights() -> Measure:
    """OpenSpiel's crazy eights for four, driven from Python."""
    rand = random.Random(3).random

    def measure(seconds: float) -> float:
        game = _peer("pyspiel").load_game("crazy_eights(players=4)")
        decisions = 0
        began = time.perf_counter()
        while (taken := time.perf_counter() - began) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    _take_chance(state, rand())
                else:
                    moves = state.legal_actions()
                    state.apply_action(moves[int(rand() * len(moves))])
                    decisions += 1
        return decisions / taken

    return measure


def _take_chance(state: Any, drawn: float) -> None:
    outcome = 0
    for outcome, probability in state.chance_outcomes():
        drawn -= probability
        if drawn <= 0:
            break
    state.apply_action(outcome)


def openspiel_clone_time() -> Measure:
    """Microseconds OpenSpiel needs to copy a crazy-eights state in mid-game."""

    def measure(seconds: float) -> float:
        rand = random.Random(4).random
        state = _peer("pyspiel").load_game("crazy_eights(players=4)").new_initial_state()
        states = []
        while not state.is_terminal():
            if state.is_chance_node():
                _take_chance(state, rand())
                continue
            states.append(state.clone())
            moves = state.legal_actions()
            state.apply_action(moves[int(rand() * len(moves))])
        return _clone_microseconds(states[:40], seconds)

    return measure


def rlcard_uno() -> Measure:
    """RLCard's Uno, driven as its agents drive it."""
    rand = random.Random(5).random
    made: list[Any] = []

    def measure(seconds: float) -> float:
        if not made:
            made.append(_peer("rlcard").make("uno", config={"seed": 1}))
        table = made[0]
        decisions = 0
        began = time.perf_counter()
        while (taken := time.perf_counter() - began) < seconds:
            seen, _ = table.reset()
            while not table.is_over():
                moves = list(seen["legal_actions"])
                seen, _ = table.step(moves[int(rand() * len(moves))])
                decisions += 1
        return decisions / taken

    return measure


def _peer(module: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError as missing:
        raise Unavailable("not installed (./dev bench installs it)") from missing


def _answer_on_pipe(name: str, players: int) -> None:
    """Measure whenever a line with a number of seconds comes in."""
    measure = inside(name, players)
    for line in sys.stdin:
        print(measure(float(line)), flush=True)


if __name__ == "__main__":
    _answer_on_pipe(sys.argv[1], int(sys.argv[2]))
