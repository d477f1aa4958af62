"""The contract test passes what is sound and names what is broken."""

from __future__ import annotations

import pytest
from effort import many, only_long
from horns import GAME as HORNS

import meadhall
from meadhall._build import is_compiled
from meadhall.games.asgard.events import EventKind
from meadhall.games.vikings.events import EventKind as VikingsEvents
from meadhall.games.wolves.events import EventKind as WolvesEvents
from meadhall.testing import api_test

from .zoo import ZOO

FLEETING = (EventKind.LAID,)
"""A card taken by Bragi is laid openly and may be covered by rising Thor cards at once (A-52)."""

IN_TURN = (
    WolvesEvents.VICTORY_OPENED,
    WolvesEvents.HALL_OPENED,
    WolvesEvents.DREW,
)
"""Cards are opened, and drawn, one after the other; a view shows only which there are."""


def some(*players: int) -> list[int]:
    """Plain Python plays the same games move for move (test_both_builds.py), only far more slowly;
    there one number of players is enough."""
    return list(players) if is_compiled() else [players[0]]


def one(*players: int) -> list[int]:
    """Of a long game one number of players is enough unless there is time: what depends on the
    number is found by playthroughs and properties too."""
    return [players[0], *(only_long(*players[1:]) if is_compiled() else [])]


ONE_BY_ONE = (
    VikingsEvents.DREW,
    VikingsEvents.REVEALED,
    VikingsEvents.FETCHED,
    VikingsEvents.DISCARDED,
    VikingsEvents.TIE,
)
"""Cards are drawn and turned up one after the other; a view shows only which there are, and of the
achievements that decide a tie (V-82) only whom they let win."""


@pytest.mark.parametrize("players", some(2, 3, 4, 5))
def test_asgard_keeps_the_contract(players: int) -> None:
    asgard = meadhall.game("asgard")
    games = many(1, long=3) if is_compiled() else 2
    # Every other game is sealed: one with each number of players are both kinds.
    api_test(asgard, games=games, seed=players % 2, players=[players], fleeting=FLEETING)


@pytest.mark.parametrize("players", one(3, 4, 5))
def test_wolves_keeps_the_contract(players: int) -> None:
    api_test(meadhall.game("wolves"), games=1, players=[players], fleeting=IN_TURN)


@pytest.mark.parametrize("players", one(2, 3, 4))
def test_vikings_keeps_the_contract(players: int) -> None:
    vikings = meadhall.game("vikings")
    api_test(vikings, games=1, players=[players], fleeting=ONE_BY_ONE, shows_own=True)


def test_a_game_in_plain_python_keeps_the_contract() -> None:
    api_test(HORNS, games=many(4, long=10))


@pytest.mark.parametrize("name", ZOO)
def test_a_broken_game_is_caught_by_name(name: str) -> None:
    game, message = ZOO[name]
    with pytest.raises(AssertionError, match=message):
        api_test(game, games=6, most_moves=200)


def test_the_note_says_in_which_game_it_was_found() -> None:
    game, _ = ZOO["DeadEnd"]
    with pytest.raises(AssertionError) as caught:
        api_test(game)
    (note,) = caught.value.__notes__
    assert note.startswith("horns, 2 players, seed ")
