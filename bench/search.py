"""How fast the search is: iterations per second on one core, and how long a decision takes.

Ours and OpenSpiel's own ISMCTS are measured in turn, for a short while, several times over, since
machines change their speed; what counts is the ratio. Time is the processor's own, not the wall's,
so that a busy machine doesn't count. Few of OpenSpiel's card games can be searched (most don't
resample hidden cards): gin_rummy is about as long as ours, oh_hell is much shorter.

`--before FOLDER` measures another checkout's search in the same run, table by table in turn with
this one: FOLDER is its `src`, with what was compiled beside its sources (`./dev sync` there).

Run: `python bench/search.py` (OpenSpiel comes with `./dev sync --group bench`).
"""

from __future__ import annotations

import argparse
import importlib
import json
import math
import os
import random
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import meadhall
from meadhall.bots import SearchBot, bot

TABLES = [
    (name, players)
    for name in meadhall.game_names()
    for players in (meadhall.game(name).min_players, min(4, meadhall.game(name).max_players))
]
PEER = "gin_rummy"
SHORT_PEER = "oh_hell"
BUDGET = 200

Position = tuple[dict[str, Any], list[int], int]


def positions(name: str, players: int, seed: int = 3) -> list[Position]:
    """The decisions of one greedy game that have more than one answer."""
    game = meadhall.game(name)
    state = game.start(players, seed)
    bots = [bot("greedy", game, seat, seed) for seat in range(players)]
    found = []
    while waiting := state.waiting:
        seat = waiting[0]
        view, legal = state.view(seat), state.legal(seat)
        if len(legal) > 1:
            found.append((view, legal, seat))
        state.play(seat, bots[seat].choose(view, legal))
    return found


def ours(name: str, asked: list[Position], seconds: float) -> float:
    """Iterations per second over the positions of a game."""
    game = meadhall.game(name)
    iterations = 0
    began = time.process_time()
    while (taken := time.process_time() - began) < seconds:
        view, legal, seat = asked[7 * iterations // BUDGET % len(asked)]
        SearchBot(game, seat, iterations, BUDGET).search(view, legal)  # the obvious too
        iterations += BUDGET
    return iterations / taken


def before(folder: Path, name: str, players: int, seconds: float) -> float:
    """The same by another checkout, in a process of its own."""
    told = [sys.executable, __file__, "--table", name, str(players), "--seconds", str(seconds)]
    answered = subprocess.run(
        told,
        env={**os.environ, "PYTHONPATH": str(folder.resolve())},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    house, rate = json.loads(answered.stdout)
    if not Path(house).is_relative_to(folder.resolve()):
        raise SystemExit(f"--before: {house} was played instead of what lies in {folder}")
    return float(rate)


def openspiel(name: str, seconds: float) -> float:
    """OpenSpiel's ISMCTS in C++ with random rollouts, over the decisions of random games; nan if it
    isn't installed."""
    try:
        spiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return math.nan
    by_observation = name == "gin_rummy"
    dice = random.Random(1)
    game = spiel.load_game(name)
    state = game.new_initial_state()
    iterations, taken = 0, 0.0
    while taken < seconds:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            state.apply_action(dice.choice([action for action, _ in state.chance_outcomes()]))
            continue
        moves = state.legal_actions()
        if len(moves) > 1:
            search = spiel.ISMCTSBot(
                1,
                spiel.RandomRolloutEvaluator(1, 1),
                2.0,
                BUDGET,
                -1,
                spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
                by_observation,
                by_observation,
            )
            began = time.process_time()
            search.step(state)
            taken += time.process_time() - began
            iterations += BUDGET
        state.apply_action(dice.choice(moves))
    return iterations / taken


def latency(name: str, players: int, level: str, most: int) -> list[float]:
    """How long each of a level's decisions takes, in one game, the tree kept within a turn."""
    game = meadhall.game(name)
    state = game.start(players, 5)
    bots = [bot(level if seat == 0 else "greedy", game, seat, 5) for seat in range(players)]
    taken: list[float] = []
    while (waiting := state.waiting) and len(taken) < most:
        seat = waiting[0]
        view, legal = state.view(seat), state.legal(seat)
        began = time.process_time()
        move = bots[seat].choose(view, legal)
        if seat == 0 and len(legal) > 1 and not game.is_obvious(move):
            taken.append(time.process_time() - began)
        state.play(seat, move)
    return sorted(taken)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.7)
    parser.add_argument("--level", default="konung")
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--before", type=Path, help="the `src` of another checkout, compiled")
    parser.add_argument("--table", nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.table:
        name, players = arguments.table[0], int(arguments.table[1])
        rate = ours(name, positions(name, players), arguments.seconds)
        print(json.dumps([meadhall.__file__, rate]))
        return
    asked = {table: positions(*table) for table in TABLES}
    rates: dict[str, list[float]] = defaultdict(list)
    earlier: dict[str, list[float]] = defaultdict(list)  # ratios to the other checkout
    for _ in range(arguments.rounds):
        for peer in (PEER, SHORT_PEER):
            rates[f"OpenSpiel {peer}"].append(openspiel(peer, arguments.seconds))
        for (name, players), positions_asked in asked.items():
            found = ours(name, positions_asked, arguments.seconds)
            rates[f"{name}, {players} players"].append(found)
            if arguments.before:
                older = before(arguments.before, name, players, arguments.seconds)
                earlier[f"{name}, {players} players"].append(found / older)
    console = Console()
    out = Table("search", "iterations/s", f"ratio to {PEER}", f"to {SHORT_PEER}", "to before")
    for label, mine in rates.items():
        ratios = [
            statistics.median(a / b for a, b in zip(mine, rates[f"OpenSpiel {peer}"], strict=True))
            for peer in (PEER, SHORT_PEER)
        ]
        gained = f"{statistics.median(earlier[label]):.2f}×" if label in earlier else ""
        beside = [*(f"{each:.1f}×" for each in ratios), gained]
        out.add_row(label, f"{statistics.median(mine):,.0f}", *beside)
    console.print(out)
    out = Table(f"{arguments.level}, seconds a decision", "median", "90 %", "longest", "decisions")
    for name, players in TABLES:
        taken = latency(name, players, arguments.level, arguments.decisions)
        marks = (taken[len(taken) // 2], taken[len(taken) * 9 // 10], taken[-1])
        out.add_row(
            f"{name}, {players} players", *(f"{each:.2f}" for each in marks), str(len(taken))
        )
    console.print(out)


if __name__ == "__main__":
    main()
