"""Every move that is not allowed is refused with a rule, whatever is going on."""

from __future__ import annotations

import pytest

from meadhall.kernel import IllegalMove

from .table import GAME, Table, new_game

NAMES = ("ragnar", "lagerta", "bjorn", "floki")
RULES = set(GAME.rulebook().rules)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_refusal_names_a_rule_of_the_book(players: int) -> None:
    table = new_game(*NAMES[:players], seed=players, options={"table": {"hand": 9}})
    met: set[str] = set()

    def refused_with_a_rule(table: Table) -> bool:
        what = table.asked[1]
        if what != "turn" or table.state.knots % 5 == 0:
            met.add(what)
            for seat in table.state.waiting:
                check(table, seat)
        return table.round > 12

    table.play_until(refused_with_a_rule, seed=players)
    assert {"turn", "attack"} <= met


def check(table: Table, seat: int) -> None:
    """All moves a seat may not make now."""
    legal = set(table.state.legal(seat))
    for move in range(GAME.actions):
        if move not in legal:
            with pytest.raises(IllegalMove) as refusal:
                table.state.play(seat, move)
            reason = refusal.value.reason
            assert reason.rule in RULES
            assert reason.key.startswith("vikings-why-")


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    table = new_game("ragnar", "lagerta", options={"first": 0})
    with pytest.raises(IllegalMove) as refusal:
        table.lagerta("end")
    assert refusal.value.reason.key == "kernel-why-not-your-decision"
