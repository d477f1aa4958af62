"""How fast the search is: iterations per second on one core, and how long a decision takes.

Ours and OpenSpiel's own ISMCTS (on hearts, a card game of similar length) are measured in turn, for
a short while, several times over, since machines change their speed; what counts is the ratio.

Run: `python bench/search.py` (OpenSpiel comes with `./dev sync --group bench`).
"""

from __future__ import annotations

import argparse
import importlib
import statistics
import time
from typing import Any

from rich.console import Console
from rich.table import Table

import meadhall
from meadhall.bots import SearchBot, bot

TABLES = (
    ("asgard", 2),
    ("asgard", 4),
    ("wolves", 3),
    ("wolves", 4),
    ("vikings", 2),
    ("vikings", 4),
)
PEER = "hearts"

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
    began = time.perf_counter()
    for turn in range(1_000_000):
        view, legal, seat = asked[turn * 7 % len(asked)]
        SearchBot(game, seat, turn, 200).choose(view, legal)
        iterations += 200
        if time.perf_counter() - began > seconds:
            break
    return iterations / (time.perf_counter() - began)


def openspiel(seconds: float) -> float:
    """OpenSpiel's ISMCTS in C++ with random rollouts, at the first tricks of hearts."""
    try:
        spiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return 0.0
    game = spiel.load_game(PEER)
    iterations = 0
    began = time.perf_counter()
    state = game.new_initial_state()
    dice = __import__("random").Random(1)
    while time.perf_counter() - began < seconds:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            state.apply_action(dice.choice([action for action, _ in state.chance_outcomes()]))
            continue
        evaluator = spiel.RandomRolloutEvaluator(1, 1)
        search = spiel.ISMCTSBot(
            1,
            evaluator,
            2.0,
            200,
            spiel.ISMCTSBot.MaxWorlds if hasattr(spiel.ISMCTSBot, "MaxWorlds") else -1,
            spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        state.apply_action(search.step(state))
        iterations += 200
    return iterations / (time.perf_counter() - began)


def latency(name: str, players: int, level: str, most: int) -> list[float]:
    """How long each of a level's decisions takes, in one game, the tree kept within a turn."""
    game = meadhall.game(name)
    state = game.start(players, 5)
    bots = [bot(level if seat == 0 else "greedy", game, seat, 5) for seat in range(players)]
    taken: list[float] = []
    while (waiting := state.waiting) and len(taken) < most:
        seat = waiting[0]
        view, legal = state.view(seat), state.legal(seat)
        began = time.perf_counter()
        move = bots[seat].choose(view, legal)
        if seat == 0 and len(legal) > 1:
            taken.append(time.perf_counter() - began)
        state.play(seat, move)
    return sorted(taken)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.7)
    parser.add_argument("--level", default="konung")
    parser.add_argument("--decisions", type=int, default=40)
    arguments = parser.parse_args()
    asked = {table: positions(*table) for table in TABLES}
    peer = []
    rates: dict[tuple[str, int], list[float]] = {table: [] for table in TABLES}
    for _ in range(arguments.rounds):
        peer.append(openspiel(arguments.seconds))
        for table in TABLES:
            rates[table].append(ours(table[0], asked[table], arguments.seconds))
    console = Console()
    out = Table("search", "iterations/s", f"ratio to OpenSpiel's ISMCTS on {PEER}")
    out.add_row(f"OpenSpiel {PEER}", f"{statistics.median(peer):,.0f}", "")
    for (name, players), found in rates.items():
        ratios = [mine / theirs for mine, theirs in zip(found, peer, strict=True) if theirs]
        ratio = f"{statistics.median(ratios):.1f}×" if ratios else "–"
        out.add_row(f"{name}, {players} players", f"{statistics.median(found):,.0f}", ratio)
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
