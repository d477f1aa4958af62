"""Steps a second through every door for programs that learn, beside the doors of others.

A *step* is: see what a seat may know and which moves are legal, choose one at random, make it. Ours
go through `aec`, `parallel`, `seat`, OpenSpiel's interface, and `Batch`; beside them PettingZoo's
own games through its AEC and OpenSpiel's through `pyspiel`, both with observations. All take turns
for some rounds, since machines change their pace; medians are told, and how many times as fast as
the quickest of its peers each is, and as its goal. Time is the processor's own, on one core.

Then `BatchPool`, with two processes beside one. The clock tells how much sooner two are done, but
only where both have a core to themselves all the time: so it is asked several times in turns, and
the best of each is told. Beside it what is left to wait for if they do, where the system tells the
processor time of other processes (Linux does): that of the one that needs most. So that nothing is
counted but work, the processes don't listen for each other there but sleep at once.

Run: `python bench/env.py [GAME …] [--seconds 0.5] [--rounds 3]`
(needs what `uv sync --group bench` installs; a peer that isn't there is named and left out)
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from importlib import import_module
from multiprocessing import active_children
from statistics import median
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

import meadhall
from meadhall import env
from meadhall._build import is_compiled
from meadhall.env import openspiel, pool
from meadhall.env.batch import Batch, ManyGames
from meadhall.env.pool import BatchPool

GOAL = 1e5
"""Steps a second through `aec`, for every game; those through `Batch` are the game's own."""
GOAL_OF_TWO = 1.8
"""So many times as fast as one process two are to be."""
PETTINGZOO = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "gin_rummy_v4")
OPENSPIEL = ("crazy_eights(players=4)", "leduc_poker", "connect_four", "gin_rummy")
BATCHES = (2048, 4096)
"""So many games in a batch: states of the first stay near a core, so it goes faster."""
LANES = BATCHES[0]
"""So many each process of a pool has."""
ONE, TWO = "one process", "two processes"
ONE_WORKS, TWO_WORK = "one, its work", "two, the larger share"
"""How a pool is measured."""
Steps = Callable[[float], float]
"""Plays for some seconds; returns steps a second."""


def one_of(mask: Any) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[random.randrange(len(legal))])


def turns(made: Any) -> Steps:
    """PettingZoo's AEC, ours and theirs."""

    def steps(seconds: float) -> float:
        done, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            made.reset(seed=random.randrange(1 << 30))
            for _ in made.agent_iter():
                seen, _, ended, cut, _ = made.last()
                made.step(None if ended or cut else one_of(seen["action_mask"]))
                done += 1
        return done / (time.process_time() - began)

    return steps


def together(made: Any) -> Steps:
    def steps(seconds: float) -> float:
        done, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            seen, _ = made.reset(seed=random.randrange(1 << 30))
            while made.agents:
                seen = made.step({who: one_of(seen[who]["action_mask"]) for who in made.agents})[0]
                done += 1
        return done / (time.process_time() - began)

    return steps


def one_seat(made: Any) -> Steps:
    def steps(seconds: float) -> float:
        done, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            seen, _ = made.reset(seed=random.randrange(1 << 30))
            over = False
            while not over:
                seen, _, over, _, _ = made.step(one_of(seen["action_mask"]))
                done += 1
        return done / (time.process_time() - began)

    return steps


def spiel(game: Any) -> Steps:
    tensors = game.get_type().provides_observation_tensor

    def steps(seconds: float) -> float:
        done, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    drawn = [move for move, _ in state.chance_outcomes()]
                    state.apply_action(random.choice(drawn))
                    continue
                if tensors:
                    state.observation_tensor(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
                done += 1
        return done / (time.process_time() - began)

    return steps


def batch(made: ManyGames, clock: Callable[[], float] = time.process_time) -> Steps:
    def steps(seconds: float) -> float:
        done, began = 0, clock()
        while clock() - began < seconds:
            made.observe()
            made.legal()
            made.step(made.random())
            done += made.size
        return done / (clock() - began)

    return steps


def pools(name: str) -> dict[str, Steps]:
    """The same batch in one process and in two, by the clock; and by processor time."""
    players = meadhall.game(name).min_players

    def made(workers: int, listening: int = pool.LISTENING) -> tuple[BatchPool, list[int]]:
        others = set(active_children())
        usual, pool.LISTENING = pool.LISTENING, listening
        try:
            new = BatchPool(name, players, 2 * LANES, workers=workers)
        finally:
            pool.LISTENING = usual
        return new, [each.pid for each in active_children() if each not in others and each.pid]

    found = {
        ONE: batch(made(1)[0], time.perf_counter),
        TWO: batch(made(2)[0], time.perf_counter),
        ONE_WORKS: batch(made(1)[0]),
    }
    two, pids = made(2, listening=0)
    if used(pids[0]) is not None:
        found[TWO_WORK] = shared(two, pids)
    return found


def shared(made: BatchPool, pids: list[int]) -> Steps:
    """By the processor time of the process that needs most."""
    played = batch(made)

    def steps(seconds: float) -> float:
        before = [time.process_time(), *(used(pid) or 0.0 for pid in pids)]
        rate = played(seconds)
        now = [time.process_time(), *(used(pid) or 0.0 for pid in pids)]
        own, *others = (after - earlier for earlier, after in zip(before, now, strict=True))
        return rate * own / max(own, *others)

    return steps


def used(pid: int) -> float | None:
    """The processor time of a process, if the system tells it."""
    try:
        return time.clock_gettime(~pid << 3 | 2)  # clock_getcpuclockid(3), which Python lacks
    except (AttributeError, OSError):
        return None


def ours(name: str) -> dict[str, Steps]:
    players = meadhall.game(name).min_players
    return {
        "aec": turns(env.aec(name, players)),
        "parallel": together(env.parallel(name, players)),
        "seat, rivals at random": one_seat(env.seat(name, players, bots="random")),
        "OpenSpiel": spiel(pyspiel.load_game(f"meadhall_{name}")),
        **{f"Batch of {lanes:,}": batch(Batch(name, players, lanes)) for lanes in BATCHES},
    }


def peers(console: Console) -> dict[str, dict[str, Steps]]:
    found: dict[str, dict[str, Steps]] = {"PettingZoo": {}, "OpenSpiel": {}}
    for name in PETTINGZOO:
        try:
            made = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError as lacking:
            console.print(f"PettingZoo's {name} is left out: {lacking}")
            continue
        found["PettingZoo"][name] = turns(made)
    for name in OPENSPIEL:
        found["OpenSpiel"][name] = spiel(pyspiel.load_game(name))
    return found


def in_turns(
    all_of: dict[str, dict[str, Steps]], rounds: int, seconds: float
) -> dict[tuple[str, str], list[float]]:
    """What each of them did in each round."""
    found: dict[tuple[str, str], list[float]] = {}
    for _ in range(rounds):
        for whose, ways in all_of.items():
            for way, steps in ways.items():
                found.setdefault((whose, way), []).append(steps(seconds))
    return found


def goal_of(whose: str, way: str) -> float:
    """Steps a second to reach; 0 where none are set."""
    if whose in ("PettingZoo", "OpenSpiel"):
        return 0.0
    goals = meadhall.game(whose).about.goals
    return {"aec": GOAL, "Batch": goals.batch if goals else 0.0}.get(way.partition(" of ")[0], 0.0)


def report_pools(console: Console, games: list[str], rounds: int, seconds: float) -> None:
    """How much sooner two processes are done than one."""
    table = Table("game", "", "steps a second", "times one", f"× goal of {GOAL_OF_TWO:g}")
    rates = in_turns({name: pools(name) for name in games}, 2 * rounds + 1, seconds)
    speed = {key: max(each) for key, each in rates.items()}
    for (name, way), rate in speed.items():
        said = []
        if way in (TWO, TWO_WORK):
            times = rate / speed[name, ONE if way == TWO else ONE_WORKS]
            said = [f"{times:.2f}", f"{times / GOAL_OF_TWO:.2f}"]
        table.add_row(name, way, f"{rate:,.0f}", *said)
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=meadhall.game_names())
    parser.add_argument("--seconds", type=float, default=0.5, help="a measurement lasts so long")
    parser.add_argument("--rounds", type=int, default=3, help="and is made so often")
    told = parser.parse_args()
    console = Console()
    openspiel.register()
    all_of = {name: ours(name) for name in told.games} | peers(console)
    speed = {
        key: median(rates) for key, rates in in_turns(all_of, told.rounds, told.seconds).items()
    }
    best = {
        whose: max((v for (owner, _), v in speed.items() if owner == whose), default=0.0)
        for whose in ("PettingZoo", "OpenSpiel")
    }
    table = Table("whose", "way", "steps a second", "× PettingZoo's", "× OpenSpiel's", "× goal")
    for (whose, way), rate in speed.items():
        ratios = [f"{rate / each:.2f}" if each else "" for each in best.values()]
        goal = goal_of(whose, way)
        said = f"{rate / goal:.2f} of {goal:,.0f}" if goal else ""
        table.add_row(whose, way, f"{rate:,.0f}", *ratios, said)
    console.print(table)
    report_pools(console, told.games, told.rounds, told.seconds)
    console.print("compiled" if is_compiled() else "in plain Python")


if __name__ == "__main__":
    main()
