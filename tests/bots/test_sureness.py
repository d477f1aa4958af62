"""Chances that mean what they say."""

from __future__ import annotations

from dataclasses import replace

import pytest

import meadhall
from meadhall.bots import Finding, LearnedBot, SearchBot, sureness
from meadhall.bots.compare import Scales, Weighed
from meadhall.kernel import Game
from meadhall.kernel import about as abouts


@pytest.mark.parametrize("chances", [[0.9, 0.1], [0.2, 0.5, 0.3], [1.0, 0.0], [0.0, 0.0, 1.0]])
def test_chances_come_nearer_to_an_equals_and_keep_their_order(chances: list[float]) -> None:
    found = sureness.of_all(chances, 0.5)
    assert sum(found) == pytest.approx(1)
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    assert sorted(range(len(chances)), key=lambda at: found[at]) == order
    assert max(found) <= max(chances)
    assert sureness.of_all(chances, 1.0) == pytest.approx(chances)


def test_one_chance_is_told_as_it_is_among_equals() -> None:
    for players in (2, 3, 5):
        assert sureness.of_one(1 / players, players, 0.4) == pytest.approx(1 / players)
        assert sureness.of_one(0.0, players, 0.4) == 0.0
        assert sureness.of_one(1.0, players, 0.4) == 1.0
    assert sureness.of_one(0.8, 2, 0.5) == pytest.approx(sureness.of_all([0.8, 0.2], 0.5)[0])
    told = [sureness.of_one(each / 50, 3, 0.6) for each in range(51)]
    assert told == sorted(told)


def test_all_that_nobody_can_win_is_left() -> None:
    assert sureness.of_all([0.0, 0.0], 0.5) == [0.0, 0.0]


def test_a_difference_is_as_sure_as_before() -> None:
    weighed = Weighed(0.9, 0.97, 0.02, 400)
    told = weighed.borne_out(2, 0.6)
    assert told.worth < 0.9
    assert told.other < 0.97
    assert told.gain / told.error == pytest.approx(weighed.gain / weighed.error)
    assert Weighed(0.3, 0.3, 0.02, 400).borne_out(2, 0.6).error == 0.02


def test_a_search_tells_chances_as_they_come_true(monkeypatch: pytest.MonkeyPatch) -> None:
    game = meadhall.game("asgard")
    state = game.start(2, 3)
    view, legal = state.view(0), state.legal(0)

    def told(power: float) -> tuple[list[Finding], list[float], Weighed]:
        about = replace(game.about, sureness={"2": power})
        with monkeypatch.context() as patched:
            patched.setattr(Game, "about", about)
            search = SearchBot(game, 0, 1, 60)
            (weighed,) = Scales(game, 0, 2).weigh(view, legal[0], [legal[1]], 40)
            return search.search(view, legal), search.chances(), weighed

    found, chances, weighed = told(0.5)
    plain, plain_chances, plainly_weighed = told(1.0)
    for ours, theirs in zip(found, plain, strict=True):
        assert (ours.move, ours.tried) == (theirs.move, theirs.tried)  # it searches as before
        assert ours.chance == pytest.approx(sureness.of_one(theirs.chance, 2, 0.5))
    assert chances == pytest.approx(sureness.of_all(plain_chances, 0.5))
    assert weighed.worth == pytest.approx(sureness.of_one(plainly_weighed.worth, 2, 0.5))
    assert weighed.gain / weighed.error == pytest.approx(
        plainly_weighed.gain / plainly_weighed.error
    )


def test_what_cant_be_is_refused() -> None:
    for which in ("sureness", "net_sureness"):
        with pytest.raises(ValueError, match=f"^{which} is above 0, and 3 at most"):
            abouts._read({which: {"2": 0.0}})


def test_a_search_by_the_net_is_as_sure_as_was_measured_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = meadhall.game("asgard")
    monkeypatch.setattr(
        Game, "about", replace(game.about, sureness={"2": 0.5}, net_sureness={"2": 2.0})
    )
    state = game.start(2, 3)
    by_net, by_hand = LearnedBot(game, 0, 1, 20), SearchBot(game, 0, 1, 20)
    for player in (by_net, by_hand):
        player.choose(state.view(0), state.legal(0))
    assert (by_net.sureness(2), by_hand.sureness(2)) == (2.0, 0.5)
    without = game.start(2, 3, {"deals": {"2": [6, 5, 4]}})
    by_net.choose(without.view(0), without.legal(0))
    assert by_net.sureness(2) == 0.5, "at a table that the net doesn't know it judges by hand"
