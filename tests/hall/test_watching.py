"""Games to look on at: which come first, and that nothing is told which an onlooker can't see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall
from meadhall.hall.table.interest import Played, interest
from meadhall.hall.table.sight import seen_by_all
from meadhall.kernel import seeded

from .client import Api, full_table
from .seeking import Seeker, together
from .serving import config, hall_in_thread


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr("meadhall.hall.runtime.watching.FRESH", 0.0)
    with hall_in_thread(config(tmp_path / "hall.db")) as address:
        yield address


def watched(address: str) -> list[str]:
    return [game["table"] for game in Api(address).get("watching")["games"]]


def test_the_stronger_closer_and_later_come_first() -> None:
    plain = Played((), 2, (0.5, 0.5), 0.5, 0)
    assert interest(Played((1900,), 2, (0.5, 0.5), 0.5, 0)) > interest(plain)
    assert interest(Played((), 2, (0.5, 0.5), 0.9, 0)) > interest(plain)
    assert interest(Played((), 2, (0.5, 0.5), 0.5, 5)) > interest(plain)
    assert interest(Played((), 2, (0.9, 0.1), 0.5, 0)) < interest(plain)
    assert interest(Played((), 1, (0.5, 0.5), 0.5, 0)) < interest(plain)
    assert interest(Played((), 2, (), 0.0, 0)) < interest(plain)


def test_only_open_games_that_let_strangers_look_are_shown(site: str) -> None:
    shown, _ = full_table(site, open=True)
    full_table(site, open=True, onlookers=False)
    full_table(site)
    assert watched(site) == [shown]


def test_a_found_game_is_shown_with_its_people(site: str) -> None:
    anna, erik = Seeker(site, "Anna"), Seeker(site, "Erik")
    for each in (anna, erik):
        each.sign_up(each.name)
        each.seek(rated=True)
    anna.post("people/me/profile", {"open": True})
    together([anna, erik])
    for each in (anna, erik):
        each.post(f"tables/{each.search['table']}/share", {"share": "00" * 16})
    (game,) = Api(site).get("watching")["games"]
    assert game["rated"]
    assert {seat["names"]["en"] for seat in game["seats"]} == {"Anna", "Erik"}
    ratings = {seat["names"]["en"]: seat["rating"] for seat in game["seats"]}
    assert ratings == {"Anna": 1500, "Erik": None}  # who lets others read it is read
    assert [seat["chance"] for seat in game["seats"]] == [0.5, 0.5]
    assert game["part"] == 0


def test_everybody_is_told_the_same_for_a_while(tmp_path: Path) -> None:
    with hall_in_thread(config(tmp_path / "hall.db")) as address:
        assert watched(address) == []
        full_table(address, open=True)
        assert watched(address) == []


def test_few_are_shown_however_many_are_played(site: str) -> None:
    for _ in range(9):
        full_table(site, open=True, players=2)
    assert len(watched(site)) == 6


@pytest.mark.parametrize("name", meadhall.game_names())
def test_how_it_stands_is_told_by_what_everybody_sees(name: str) -> None:
    """Two games that look the same to an onlooker stand the same: another hand changes nothing."""
    game, dice = meadhall.game(name), random.Random(5)
    state = game.start(3, 11)
    last = 0.0
    while waiting := state.waiting:
        far = game.so_far(seen_by_all(state))
        assert far is not None
        assert len(far.points) == 3
        assert 0 <= far.part <= 1
        assert far.spread > 0
        assert abs(sum(far.chances()) - 1) < 1e-9
        last = max(last, far.part)
        seat = dice.choice(list(waiting))
        drawn = game.imagine(state, seat, seeded(dice.randrange(2**30)))
        if seen_by_all(drawn) == seen_by_all(state):
            assert game.so_far(seen_by_all(drawn)) == far
        state.play(seat, dice.choice(state.legal(seat)))
    assert last > 0.3, "it is seen to go on"
