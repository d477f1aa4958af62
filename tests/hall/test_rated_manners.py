"""At a rated table nobody is sent away, robbed of a win while they are gone, or played for."""

from __future__ import annotations

import msgspec
import pytest

from meadhall.hall import wire
from meadhall.hall.table.create import new_table
from meadhall.hall.table.matters import GONE_AFTER
from meadhall.hall.wire.errors import Refused

from .test_together import People

CLOCK = {"kind": "bank"}


def test_nobody_is_sent_away_from_a_rated_table() -> None:
    """Two who know each other would put whoever leads last."""
    People(3, rated=True, clock=CLOCK).refuses("not-at-rated", 0, "kick", 2)


@pytest.mark.parametrize("what", ["end", "void"])
def test_a_rated_game_is_not_ended_behind_the_back_of_who_is_away(what: wire.Matter) -> None:
    table = People(3, rated=True, clock=CLOCK)
    table.lose(2, table.now)
    table.now += GONE_AFTER
    table.propose(0, "bot", 2)
    assert table.table.seats[2].stand_in
    table.propose(0, what)
    table.vote(1)
    assert table.phase() == "playing"
    table.then(table.table.back(2))
    table.vote(2)
    assert table.phase() == "over"


def test_who_has_given_up_is_not_asked() -> None:
    table = People(3, rated=True, clock=CLOCK)
    table.then(table.table.concede(2))
    table.propose(0, "end")
    table.vote(1)
    assert table.phase() == "over"


def test_nobody_lets_a_bot_play_for_them_in_a_rated_game() -> None:
    with pytest.raises(Refused) as refused:
        People(2, rated=True, clock=CLOCK).table.take_over(0, "rest")
    assert refused.value.code == "not-at-rated"
    assert People(2, clock=CLOCK).table.take_over(0, "rest").kind == "takeover"


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "days", "days": 4},
        {"kind": "bank", "bank": 3601},
        {"kind": "bank", "increment": 61},
    ],
)
def test_a_rated_game_is_not_put_off(clock: dict[str, object]) -> None:
    wanted = {"game": "asgard", "players": 2, "rated": True, "clock": clock}
    settings = msgspec.convert(wanted, wire.Settings)
    with pytest.raises(Refused) as refused:
        new_table(settings, ["random"], "P0", "token0", "invitation", True, 24)
    assert refused.value.code == "bad-option"
