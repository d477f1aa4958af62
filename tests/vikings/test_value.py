"""What a greedy player thinks a village is worth: stores and what fills them belong together."""

from __future__ import annotations

import pytest

from meadhall.bots import bot

from .table import GAME, vikings


def worth(village: str, points: int = 0) -> float:
    """Of a village to its owner, at a table that is the same otherwise."""
    table = vikings(ragnar=f"village: {village}; points: {points}; hall: 2", lagerta="")
    return GAME.standings(table.state)[0]


@pytest.mark.parametrize(
    ("maker", "store"), [("brewery", "beer-store"), ("gold-factory", "gold-store")]
)
def test_an_empty_store_that_nobody_fills_is_worth_less_than_what_fills_it(
    maker: str, store: str
) -> None:
    nothing = worth("")
    assert nothing < worth(store) < worth(maker)


@pytest.mark.parametrize(
    ("maker", "store"), [("brewery", "beer-store"), ("gold-factory", "gold-store")]
)
def test_a_store_and_its_maker_are_worth_more_than_both_alone(maker: str, store: str) -> None:
    nothing = worth("")
    together = worth(f"{maker}, {store}") - nothing
    assert together > 1 + (worth(maker) - nothing) + (worth(store) - nothing)


def test_a_brewery_fills_no_gold_store() -> None:
    assert worth("brewery, gold-store") < worth("brewery, beer-store") - 1


def test_the_fuller_a_store_the_better() -> None:
    worths = [worth(f"beer-store({tokens})") for tokens in range(5)]
    assert worths == sorted(worths)
    assert worths[4] - worths[3] > worths[1] - worths[0]


def test_near_the_end_no_store_is_worth_filling() -> None:
    early = worth("brewery, beer-store") - worth("brewery")
    late = worth("brewery, beer-store", points=38) - worth("brewery", points=38)
    assert early > 1.5 > 0.5 > late


def test_greedy_builds_a_brewery_before_a_store() -> None:
    table = vikings(ragnar="gold: 2", lagerta="")
    player = bot("greedy", GAME, 0, 1)
    state = table.state
    move = player.choose(state.view(0), state.legal(0))
    assert GAME.notation(state, 0, move) == "build brewery"


def test_a_hall_is_worth_most_when_there_is_no_room_left() -> None:
    def level(village: str) -> float:
        halls = [vikings(ragnar=f"village: {village}; hall: {hall}", lagerta="") for hall in (1, 2)]
        low, high = (GAME.standings(table.state)[0] for table in halls)
        return high - low

    assert level("brewery, gold-factory, beer-store") > level("brewery") + 1
    assert level("brewery") > 0


def test_cards_are_judged_by_their_numbers() -> None:
    def with_card(card: str, **numbers: int) -> float:
        options = {"cards": {card: numbers}}
        table = vikings(ragnar=f"discard: {card}", lagerta="", options=options)
        return GAME.standings(table.state)[0]

    for card, number in [
        *(("gold-bars", "gold"), ("beer-mugs", "beer"), ("bear-rider", "strength")),
        *(("scroll", "draw"), ("shockwave-tower", "strength"), ("crystal", "amount")),
    ]:
        assert with_card(card, **{number: 1}) < with_card(card, **{number: 3}), card
