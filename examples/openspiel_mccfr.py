"""OpenSpiel's own regret minimization (MCCFR) on a game made small by its options.

python openspiel_mccfr.py [GAME [ITERATIONS [OPTIONS]]]

OPTIONS is JSON text. The smaller the deals and the fewer kinds of cards, the fewer information
states there are; docs/environments.md has an example. A game of full size works too, but no number
of iterations would see any of its states twice.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import outcome_sampling_mccfr

import meadhall
from meadhall.env import openspiel


def learn(
    name: str, iterations: int, options: str = "{}", seed: int = 0
) -> tuple[int, list[float]]:
    """Learn for a while; returns how many information states were met, and what each seat gets on
    average in games that all play by the average strategy."""
    openspiel.register()
    game = pyspiel.load_game(openspiel.spiel_name(name), {"options": options})
    np.random.seed(seed)  # which is where OpenSpiel's solver draws from
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    return len(solver._infostates), played(game, solver.average_policy(), random.Random(seed))


def played(game: Any, policy: Any, dice: random.Random, games: int = 100) -> list[float]:
    """The average returns of games in which every seat follows the policy."""
    total = [0.0] * game.num_players()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()
            odds = dict(state.chance_outcomes()) if chance else policy.action_probabilities(state)
            state.apply_action(dice.choices(list(odds), list(odds.values()))[0])
        total = [sum(each) for each in zip(total, state.returns(), strict=True)]
    return [each / games for each in total]


def main(arguments: list[str]) -> None:
    """What the command line says."""
    name = arguments[0] if arguments else meadhall.game_names()[0]
    iterations = int(arguments[1]) if len(arguments) > 1 else 100
    states, returns = learn(name, iterations, arguments[2] if len(arguments) > 2 else "{}")
    print(f"{states} information states after {iterations} iterations")
    print("average returns:", ", ".join(f"{each:+.2f}" for each in returns))


if __name__ == "__main__":
    main(sys.argv[1:])
