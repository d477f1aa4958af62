"""A loop of PettingZoo's: every seat plays at random among its legal moves.

python pettingzoo_loop.py [GAME [PLAYERS [SEED]]]
"""

from __future__ import annotations

import sys

import meadhall
from meadhall import env


def play(game: str, players: int | None = None, seed: int = 0) -> list[str]:
    """One game at random; returns who won."""
    table = env.aec(game, players)
    table.reset(seed=seed)
    winners = []
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        if termination or truncation:
            if info["rank"] == 1:
                winners.append(agent)
            print(f"{agent}: {info['score']} points, place {info['rank']}, reward {reward:+.1f}")
            table.step(None)
        else:
            # A learner looks at observation["observation"]; the mask says what is legal.
            table.step(int(table.action_space(agent).sample(observation["action_mask"])))
    return winners


def main(arguments: list[str]) -> None:
    """What the command line says."""
    game = arguments[0] if arguments else meadhall.game_names()[0]
    players = int(arguments[1]) if len(arguments) > 1 else None
    seed = int(arguments[2]) if len(arguments) > 2 else 0
    print(f"won by {' and '.join(play(game, players, seed))}")


if __name__ == "__main__":
    main(sys.argv[1:])
