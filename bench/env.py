"""Steps a second through every door for programs that learn, beside the doors of others.

A *step* is: see what a seat may know and which moves are legal, choose one at random, make it. Ours
go through `aec`, `parallel`, `seat`, OpenSpiel's interface, and `Batch` on one core and `BatchPool`
on all; beside them PettingZoo's own games through its AEC and OpenSpiel's through `pyspiel`, both
with observations. All take turns for some rounds, since machines change their pace; medians are
told, and how many times as fast as the quickest of its peers each is. Time is the processor's own,
on one core; that of `BatchPool`, which has several, is the clock's.

Run: `python bench/env.py [GAME …] [--seconds 0.5] [--rounds 3]`
(needs what `uv sync --group bench` installs; a peer that isn't there is named and left out)
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

import meadhall
from meadhall import env
from meadhall._build import is_compiled
from meadhall.env import openspiel
from meadhall.env.batch import Batch, ManyGames
from meadhall.env.pool import BatchPool

GOAL = 1e5
"""Steps a second through `aec`, for every game."""
PETTINGZOO = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "gin_rummy_v4")
OPENSPIEL = ("crazy_eights(players=4)", "leduc_poker", "connect_four", "gin_rummy")
LANES = 4096
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


def ours(name: str) -> dict[str, Steps]:
    players = meadhall.game(name).min_players
    return {
        "aec": turns(env.aec(name, players)),
        "parallel": together(env.parallel(name, players)),
        "seat, rivals at random": one_seat(env.seat(name, players, bots="random")),
        "OpenSpiel": spiel(pyspiel.load_game(f"meadhall_{name}")),
        "Batch": batch(Batch(name, players, LANES)),
        "BatchPool": batch(BatchPool(name, players, LANES), time.perf_counter),
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=meadhall.game_names())
    parser.add_argument("--seconds", type=float, default=0.5, help="a measurement lasts so long")
    parser.add_argument("--rounds", type=int, default=3, help="and is made so often")
    told = parser.parse_args()
    console = Console()
    openspiel.register()
    all_of = {name: ours(name) for name in told.games} | peers(console)
    found: dict[tuple[str, str], list[float]] = {}
    for _ in range(told.rounds):
        for whose, ways in all_of.items():
            for way, steps in ways.items():
                found.setdefault((whose, way), []).append(steps(told.seconds))
    speed = {key: median(values) for key, values in found.items()}
    best = {
        whose: max((v for (owner, _), v in speed.items() if owner == whose), default=0.0)
        for whose in ("PettingZoo", "OpenSpiel")
    }
    table = Table("whose", "way", "steps a second", "× PettingZoo's", "× OpenSpiel's", "goal")
    for (whose, way), rate in speed.items():
        ratios = [f"{rate / each:.2f}" if each else "" for each in best.values()]
        met = "met" if rate >= GOAL else "NOT met"
        said = f"{GOAL:,.0f} {met}" if way == "aec" else ""
        table.add_row(whose, way, f"{rate:,.0f}", *ratios, said)
    console.print(table)
    for name in told.games:
        ratio = speed[name, "BatchPool"] / speed[name, "Batch"]
        console.print(f"{name}: all cores are {ratio:.2f} × as fast as one")
    console.print("compiled" if is_compiled() else "in plain Python")


if __name__ == "__main__":
    main()
