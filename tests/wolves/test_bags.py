"""Cards named so far in a half-made choice: written by name, for no browser can count so far."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from meadhall.kernel import BadPosition, seeded

from .table import GAME, Table, new_game, wolves

EXACT = 1 << 53
"""Up to here a browser's numbers are exact."""


def numbers_in(data: Any) -> Iterator[int]:
    """Every number that is written anywhere."""
    if isinstance(data, dict):
        for value in data.values():
            yield from numbers_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from numbers_in(value)
    elif isinstance(data, int):
        yield data


def flank() -> Table:
    """Anna has named a Bond and a second Flank: the highest kind there is."""
    table = wolves(anna="; hand: 2 flank, archer, 2 bond", erik="; hand: any", mark="")
    table.anna("flank draw", "hand bond", "hand flank")
    return table


def pay() -> Table:
    """Anna owes three and has named a Berserk."""
    table = wolves(
        anna="; sacrifices: berserk, traitor, bond; deities: tyr", erik="", mark="", hall="vidar"
    )
    table.anna("summon vidar", "spend berserk")
    return table


def hel_discard() -> Table:
    table = wolves(anna="hand: 2 bond; deities: hel", erik="", mark="", pile="konung archer")
    table.anna("use hel", "hand bond")
    return table


def hel_take() -> Table:
    table = hel_discard()
    table.anna("hand bond")
    return table


def returning() -> Table:
    table = wolves(
        anna="; hand: 2 archer, 3 flank; deities: baldr; passed", erik="; hand: any", mark=""
    )
    table.anna("return", "hand archer", "hand archer")
    return table


HALF_MADE = pytest.mark.parametrize(
    ("make", "field", "cards"),
    [
        (flank, "chosen", {"bond": 1, "flank": 1}),
        (pay, "spent", {"berserk": 1}),
        (hel_discard, "chosen", {"bond": 1}),
        (returning, "chosen", {"archer": 2}),
    ],
)


@HALF_MADE
def test_the_cards_are_named_to_whoever_chooses(
    make: Callable[[], Table], field: str, cards: dict[str, int]
) -> None:
    table = make()
    assert table.view("anna")["frames"][-1][field] == cards
    for name in ("erik", "mark", None):
        assert table.view(name)["frames"][-1][field] == {}, "theirs alone until it is made"


def test_cards_that_may_not_come_back_are_named_to_all() -> None:
    for name in ("anna", "erik", None):
        assert hel_take().view(name)["frames"][-1]["barred"] == {"bond": 2}


@HALF_MADE
def test_a_position_in_mid_choice_comes_back(
    make: Callable[[], Table], field: str, cards: dict[str, int]
) -> None:
    table = make()
    position = json.loads(json.dumps(table.state.to_json()))
    assert position["frames"][-1][field] == cards
    again = GAME.from_json(position)
    assert again.key() == table.state.key()
    assert again.legal(0) == table.state.legal(0)


@HALF_MADE
def test_an_imagined_table_is_in_the_same_mid_choice(
    make: Callable[[], Table], field: str, cards: dict[str, int]
) -> None:
    table = make()
    for seat in range(3):
        view = json.loads(json.dumps(table.state.view(seat)))
        assert GAME.imagine(view, seat, seeded(5)).view(seat) == view


@pytest.mark.parametrize(
    "cards", [3, None, ["bond"], {"bond": 16}, {"bond": -1}, {"bond": True}, {"nobody": 1}]
)
def test_cards_that_make_no_sense_are_refused(cards: Any) -> None:
    position = flank().state.to_json()
    position["frames"][-1]["chosen"] = cards
    with pytest.raises(BadPosition):
        GAME.from_json(position)


def test_no_manoeuvre_can_be_spent() -> None:
    position = pay().state.to_json()
    position["frames"][-1]["spent"] = {"plague": 1}
    with pytest.raises(BadPosition, match="plague"):
        GAME.from_json(position)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_a_browser_is_told_is_too_large_for_it(seed: int) -> None:
    state = new_game("anna", "erik", "mark", seed=seed).state
    chance = seeded(seed)
    while state.waiting:
        (seat,) = state.waiting
        assert max(numbers_in(state.view(seat))) < EXACT
        moves = state.legal(seat)
        state.play(seat, moves[chance.below(len(moves))])
