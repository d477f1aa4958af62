"""Bots that play the table: how often a last move makes somebody else win and helps nobody at home.

With three players or more, whoever can't win any more may still decide who does, by feeding the
leader or by taking from them. That is no crime, but a level that does it by accident spoils a game.
Looked at are everybody's last choices of a game. Each move that was made is held against others
that were open: from each of them the game is played on by greedy, several times with the same
dice, and so the shares of the win are known. A move *makes a king* if

- what was open made, on average, one rival likeliest to win, and the move that was made another,
- by more than `CLEAR`,
- the mover has no more of it than what was open brought on average, and
- another move would have brought the mover as much and left the winner alone.

Every level sits at tables of its own kind, on the same deals, beside random in the same run.

Run: `python bench/manners.py [GAME …] [--players 3] [--games 20] [--levels thrall,karl,jarl]`
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

import meadhall
from meadhall.bots import GreedyBot, bot
from meadhall.kernel import Game, State, seeded
from meadhall.lab.match import dice
from meadhall.lab.statistics import share_of

LAST = 3
"""So many choices of each seat, its last ones."""
OTHERS = 6
"""So many of the other moves that were open are tried."""
TIMES = 6
"""So often each is played to the end."""
CLEAR = 0.25
"""Of the win: less difference between two rivals may be the dice."""
LITTLE = 0.02
BESIDE = "random"


@dataclass(frozen=True)
class Choice:
    """A table at which somebody chose, and what."""

    state: State
    seat: int
    move: int


def last_choices(game: Game[State], players: int, kind: str, deal: int) -> list[Choice]:
    """Everybody's last choices in a game between bots of one kind."""
    state = game.start(players, deal)
    bots = [bot(kind, game, seat, dice(deal, seat, kind)) for seat in range(players)]
    made: list[list[Choice]] = [[] for _ in range(players)]
    while waiting := state.waiting:
        seat = waiting[0]
        legal = state.legal(seat)
        move = bots[seat].choose(state.view(seat), legal)
        if len(legal) > 1 and not game.is_obvious(move):
            made[seat] = [*made[seat][1 - LAST :], Choice(state.clone(), seat, move)]
        state.play(seat, move)
    return [choice for choices in made for choice in choices]


def shares(game: Game[State], choice: Choice, move: int) -> list[float]:
    """Every seat's share of the win after a move, over games that greedy plays on."""
    players = int(choice.state.players)
    won = [0.0] * players
    for time in range(TIMES):
        state = choice.state.clone()
        state.chance = seeded(time)
        state.play(choice.seat, move)
        bots = [GreedyBot(game, seat, dice(time, seat, "manners")) for seat in range(players)]
        while waiting := state.waiting:
            seat = waiting[0]
            state.play(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
        outcome = state.outcome
        assert outcome is not None
        for winner in outcome.winners:
            won[winner] += 1 / len(outcome.winners) / TIMES
    return won


def makes_a_king(game: Game[State], choice: Choice) -> bool:
    """Does the move that was made change who wins, and not help who made it?"""
    mover = choice.seat
    open_moves = [move for move in choice.state.legal(mover) if move != choice.move]
    chance = seeded(choice.move)
    while len(open_moves) > OTHERS:
        open_moves.pop(chance.below(len(open_moves)))
    others = [shares(game, choice, move) for move in open_moves]
    made = shares(game, choice, choice.move)
    usual = [sum(column) / len(others) for column in zip(*others, strict=True)]
    king, before = likeliest(made), likeliest(usual)
    if mover in (king, before) or king == before or made[king] - made[before] < CLEAR:
        return False
    if made[mover] > usual[mover] + LITTLE:
        return False
    return any(likeliest(each) == before and each[mover] >= made[mover] for each in others)


def likeliest(shares: list[float]) -> int:
    """Who wins most."""
    return max(range(len(shares)), key=lambda seat: shares[seat])


def judged(name: str, players: int, kind: str, games: int) -> Iterator[tuple[int, float]]:
    """By deal: 1 for each last choice that made a king, 0 for each other."""
    game = meadhall.game(name)
    for deal in range(games):
        for choice in last_choices(game, players, kind, deal):
            yield deal, 1.0 if makes_a_king(game, choice) else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", default=meadhall.game_names())
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--levels", default="thrall,karl,jarl")
    arguments = parser.parse_args()
    out = Table("game", "level", "makes a king", "95 % interval", "choices", f"to {BESIDE}")
    for name in arguments.game:
        beside = 0.0
        for kind in (BESIDE, *arguments.levels.split(",")):
            rows = list(judged(name, arguments.players, kind, arguments.games))
            share = share_of(rows)
            beside = share.wins if kind == BESIDE else beside
            ratio = f"{share.wins / beside:.2f}×" if beside else ""
            between = f"{share.low:.1%} to {share.high:.1%}"
            out.add_row(name, kind, f"{share.wins:.1%}", between, str(len(rows)), ratio)
            print(f"{name}: {kind}", flush=True)
    Console().print(out)


if __name__ == "__main__":
    main()
