"""Pins of a solution stand at cards and units that lie there when it begins."""

from __future__ import annotations

import meadhall
from meadhall.games.wolves.space import SPACE
from meadhall.kernel.puzzles import problems, puzzles


def test_a_unit_is_pinned_where_it_stood_at_first() -> None:
    """Whoever comes in at the left shifts all others; the pin stays with the unit."""
    game = meadhall.game("wolves")
    shifted = 0
    for puzzle in puzzles(game):
        state = game.from_json(puzzle.position)
        first = state.view(puzzle.seat)["seats"]
        pins = problems(game)[puzzle.kind].pins(state, puzzle.line, puzzle.seat)
        for (seat, move), places in zip(puzzle.line, pins, strict=True):
            what = SPACE.structure(move)
            now = state.view(puzzle.seat)["seats"]
            for place in places:
                kind, *rest = place.split("/")
                if kind == "unit":
                    line, stood = map(int, rest)
                    at = what["place"]
                    assert first[line]["line"][stood] == now[line]["line"][at], (puzzle.name, place)
                    shifted += stood != at
            state.play(seat, move)
    assert shifted, "some puzzle shows it"
