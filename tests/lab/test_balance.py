"""A game is weighed: what is counted, how sure it is, and what is said of it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import meadhall
from meadhall.kernel import MeadhallError
from meadhall.kernel.tally import Gauge, Tally
from meadhall.lab.balance import Ledger, Sums, Watch, Weighing, verdict, weigh_game
from meadhall.lab.match import play_game
from meadhall.lab.statistics import Share
from meadhall.lab.workers import Cores

SERIES = 400


def summed(counts: Sequence[tuple[float, float]]) -> Sums:
    sums = Sums()
    for much, of in counts:
        sums.add(much, of)
    return sums


def test_the_interval_of_a_share_holds_it_though_chances_of_one_game_are_alike() -> None:
    """In each game there are some chances, and a mood that decides most of them."""
    dice = random.Random(5)
    held = 0
    for _ in range(SERIES):
        counts = []
        for _ in range(60):
            mood, chances = dice.betavariate(1.5, 3.5), dice.randrange(1, 9)
            counts.append((sum(dice.random() < mood for _ in range(chances)), float(chances)))
        share = summed(counts).share(60)
        held += share.low <= 0.3 <= share.high
    assert held / SERIES > 0.92


def test_a_mean_has_an_interval_too_and_nothing_seen_says_nothing() -> None:
    share = summed([(3.0, 1.0), (5.0, 1.0), (4.0, 1.0), (4.0, 1.0)]).share(4, percent=False)
    assert share.low < share.wins == 4.0 < share.high < 5.0
    assert summed([]).share(9) == Share(0.0, 0.0, 1.0, 9)
    never = summed([(0.0, 2.0)] * 50).share(50)
    assert never.low == 0.0 < never.high < 0.1, "what never came may come yet"


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [(0.2, 0.3, "yes"), (0.1, 0.3, "open"), (0.7, 0.9, "open"), (0.05, 0.12, "NO")],
)
def test_a_verdict_is_as_sure_as_the_interval(low: float, high: float, said: str) -> None:
    gauge = Gauge("bought", "Bought", 0.15, 0.85, judged=frozenset({"horn"}))
    share = Share((low + high) / 2, low, high, 100)
    assert verdict(gauge, "horn", share) == said
    assert verdict(gauge, "bench", share) == ""
    assert verdict(Gauge("length", "Decisions"), "horn", share) == ""


@pytest.mark.parametrize("name", meadhall.game_names())
def test_every_game_can_be_weighed(name: str) -> None:
    game = meadhall.game(name)
    weighing = Weighing(name, game.max_players, "random", 3, seed=7)
    weighing.check()
    gauges = {gauge.name: gauge for gauge in weighing.gauges()}
    ledger = Ledger()
    for counts in weighing.weigh():
        assert {gauge for gauge, _ in counts} <= set(gauges), "a count that no gauge explains"
        assert sum(much for (gauge, _), (much, _) in counts.items() if gauge == "seat") == (
            pytest.approx(1.0)
        )
        ledger.add(counts)
    assert ledger.games == 3
    orders = [row for row, _, _ in ledger.rows(gauges["seat"])]
    assert orders == [str(order) for order in range(1, game.max_players + 1)]


def test_the_same_games_whoever_plays_them() -> None:
    weighing = Weighing("asgard", 3, "random", 4, seed=2)
    assert list(weighing.weigh()) == list(weighing.weigh(Cores(2)))
    assert weigh_game(weighing, 1) == weigh_game(Weighing("asgard", 3, "random", 1, seed=3), 0)


def test_turn_order_is_counted_from_whoever_begins() -> None:
    watch = Watch(Tally())
    play_game(meadhall.game("wolves"), ["random"] * 3, 1, options={"first": 2}, watch=watch)
    assert watch.first == 2


def test_a_game_is_weighed_by_its_options_and_by_former_rules() -> None:
    short = Weighing("wolves", 3, "random", 4, options={"glory": {"to_end": 1}})
    usual = Weighing("wolves", 3, "random", 4)

    def decisions(weighing: Weighing) -> float:
        return sum(counts["length", "decisions"][0] for counts in weighing.weigh())

    assert decisions(short) < decisions(usual)
    oldest = meadhall.game("wolves").oldest_rules
    assert Weighing("wolves", 3, "random", 1, rules=oldest).rules_of().rules_version == oldest


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 9}, "players"),
        ({"bot": "nobody"}, "nobody"),
        ({"games": 0}, "no games"),
        ({"options": {"mead": 1}}, "mead"),
        ({"rules": 99}, "version 99"),
    ],
)
def test_what_cannot_be_weighed_is_refused(wrong: dict[str, Any], said: str) -> None:
    plan: dict[str, Any] = {"game": "wolves", "players": 3, "bot": "random", "games": 1, **wrong}
    with pytest.raises(MeadhallError, match=said):
        Weighing(**plan).check()
