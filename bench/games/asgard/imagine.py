"""How evenly imagined tables are drawn: is the walk in `games/asgard/imagine.py` long enough?

For positions late in random games (where the unseen cards are tightest), every hidden place's
distribution is compared with one drawn by a walk fifty times as long. The distance between two
equally large samples of the long walk is the noise; the walk is long enough if its own distance is
no larger. Run:
`python bench/games/asgard/imagine.py [--draws N]`.
"""

from __future__ import annotations

import argparse
from collections import Counter

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

import meadhall
from meadhall.games.asgard.imagine import MIXING, Unseen, gather_cards, gather_places
from meadhall.games.asgard.state import AsgardState
from meadhall.kernel import seeded

Marginals = list[Counter[int]]


def late_position(players: int, seed: int) -> AsgardState:
    """A random game shortly before its end."""
    game = meadhall.game("asgard")
    chance = seeded(seed)
    state: AsgardState = game.start(players, seed)
    while state.round < 3 or len(state.waiting) > 1:
        seat = state.waiting[0]
        moves = state.legal(seat)
        state.play(seat, moves[chance.below(len(moves))])
    return state


def sample(state: AsgardState, draws: int, mixing: int, seed: int) -> Marginals:
    """How often each kind of card lies in each hidden place."""
    chance = seeded(seed)
    counts: Marginals = []
    for _ in range(draws):
        unseen = Unseen()
        gather_places(state, unseen)
        gather_cards(state, unseen, 0)
        unseen.arrange(chance, mixing)
        cards = list(unseen.cards)
        counts = counts or [Counter() for _ in cards]
        for place, card in enumerate(cards):
            counts[place][card] += 1
    return counts


def distance(a: Marginals, b: Marginals, draws: int) -> float:
    """Mean total variation over the places."""
    total = 0.0
    for one, two in zip(a, b, strict=True):
        total += sum(abs(one[kind] - two[kind]) for kind in one | two) / (2 * draws)
    return total / len(a)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--draws", type=int, default=4000)
    draws: int = parser.parse_args().draws
    grid = Grid("players", "hidden places", "noise", "no walk", f"walk of {MIXING}", "excess")
    for players, seed in track([(n, s) for n in (2, 3, 4, 5) for s in (1, 2)]):
        state = late_position(players, seed)
        long, again = (sample(state, draws, 50 * MIXING, seed) for seed in (11, 12))
        noise = distance(long, again, draws)
        none = distance(long, sample(state, draws, 0, 13), draws)
        ours = distance(long, sample(state, draws, MIXING, 14), draws)
        cells = (f"{noise:.4f}", f"{none:.4f}", f"{ours:.4f}", f"{ours - noise:+.4f}")
        grid.add_row(str(players), str(len(long)), *cells)
    Console().print(grid)


if __name__ == "__main__":
    main()
