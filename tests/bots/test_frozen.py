"""A bot that others are measured by stays as it is: the same seed, the same moves, in every game.

What it chose stands in `konung-1.txt`. Where that differs now, somebody changed how it thinks, or
the rules and judgements it thinks by. If that was meant, `python -m tests.bots.test_frozen` writes
the file anew, and what was measured by the bot before no longer holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall._build import is_compiled
from meadhall.bots import BOTS, SearchBot, bot, budget_of, check_kind
from meadhall.bots.roster import FROZEN

FILE = Path(__file__).with_name("konung-1.txt")
TABLES = (("asgard", 2), ("asgard", 4), ("wolves", 3), ("vikings", 2))
QUICK, QUICK_MOVES = 120, 50
"""Many decisions by few iterations, for most kinds of questions …"""
AT_FULL_LENGTH = 2
"""… and a few as it plays."""
IN_PLAIN = 5
"""So many of each table are enough where nothing is compiled."""


def frozen(name: str, game: Any, seat: int) -> SearchBot:
    player = bot(name, game, seat, 70 + seat)
    assert isinstance(player, SearchBot)
    return player


def chosen(name: str, table: str, players: int, iterations: int, moves: int) -> Iterator[str]:
    """What the bots of a table choose at the beginning of a game, a line each decision."""
    game = meadhall.game(table)
    state = game.start(players, 17)
    bots = [frozen(name, game, seat) for seat in range(players)]
    for player in bots:
        player.iterations = iterations or player.iterations
    number = 0
    while number < moves and (waiting := state.waiting):
        seat = waiting[0]
        legal = state.legal(seat)
        move = bots[seat].choose(state.view(seat), legal)
        best = bots[seat].findings[0]
        tried = sum(each.tried for each in bots[seat].findings)
        if tried:
            asked = iterations or "all"
            yield (
                f"{table} {players} {asked} {number}: {game.notation(state, seat, move)}, "
                f"{best.tried} of {tried}"
            )
            number += 1
        state.play(seat, move)


def all_chosen(name: str) -> list[str]:
    return [
        line
        for table, players in TABLES
        for iterations, moves in ((QUICK, QUICK_MOVES), (0, AT_FULL_LENGTH))
        for line in chosen(name, table, players, iterations, moves)
    ]


@pytest.mark.parametrize(("table", "players"), TABLES)
def test_a_frozen_bot_still_makes_the_same_moves(table: str, players: int) -> None:
    golden = FILE.read_text(encoding="utf-8").splitlines()
    mine = [line for line in golden if line.startswith(f"{table} {players} {QUICK} ")]
    assert len(mine) == QUICK_MOVES
    moves = QUICK_MOVES if is_compiled() else IN_PLAIN
    assert list(chosen("konung-1", table, players, QUICK, moves)) == mine[:moves]
    if is_compiled():
        whole = [line for line in golden if line.startswith(f"{table} {players} all ")]
        assert len(whole) == AT_FULL_LENGTH
        assert list(chosen("konung-1", table, players, 0, AT_FULL_LENGTH)) == whole


def test_it_can_be_named_but_isnt_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not set(FROZEN) & set(BOTS)
    for name in FROZEN:
        check_kind(name)
    asgard, wolves = (frozen("konung-1", meadhall.game(name), 0) for name in ("asgard", "wolves"))
    assert (asgard.iterations, wolves.iterations) == (4000, 8000)
    assert type(wolves) is SearchBot, "judged by hand"
    monkeypatch.setattr("meadhall.bots.roster.is_compiled", lambda: False)
    assert budget_of("konung-1").iterations == 8000, "on any machine"


if __name__ == "__main__":
    FILE.write_text("\n".join(all_chosen("konung-1")) + "\n", encoding="utf-8")
