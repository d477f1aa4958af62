"""Tournaments repeat exactly, go on where they stopped, and say how sure they are."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

from meadhall.kernel import BadOption
from meadhall.lab import Plan, Tournament
from meadhall.lab.report import page
from meadhall.lab.statistics import matrix, ratings

PLAN = Plan("asgard", ("random", "greedy"), players=2, games=4, seed=3)


def played(plan: Plan, folder: Path, workers: int = 1) -> Tournament:
    tournament = Tournament(plan, folder)
    list(tournament.play(workers))
    return tournament


def test_the_games_are_the_same_at_one_and_two_workers(tmp_path: Path) -> None:
    one = played(PLAN, tmp_path / "one")
    two = played(PLAN, tmp_path / "two", workers=2)
    assert one.rows == two.rows
    for name in ("games.csv", "plan.json"):
        assert (one.folder / name).read_bytes() == (two.folder / name).read_bytes()


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = played(PLAN, tmp_path / "whole")
    broken = Tournament(PLAN, tmp_path / "broken")
    games = broken.play()
    first = [next(games), next(games)]
    games.close()
    file = tmp_path / "broken/games.csv"
    file.write_text(file.read_text() + "random,greedy,2,4")  # a line that was being written
    again = Tournament(PLAN, tmp_path / "broken")
    assert again.rows == first
    assert len(list(again.play())) == again.total - 2
    assert again.rows == whole.rows
    assert file.read_bytes() == (tmp_path / "whole/games.csv").read_bytes()


def test_games_can_be_added_but_nothing_else_changed(tmp_path: Path) -> None:
    played(PLAN, tmp_path)
    more = Tournament(dataclasses.replace(PLAN, games=5), tmp_path)
    assert len(list(more.play())) == 1
    with pytest.raises(BadOption, match="holds another tournament"):
        Tournament(dataclasses.replace(PLAN, seed=4), tmp_path)


@pytest.mark.parametrize(
    "plan",
    [
        Plan("asgard", ("greedy",), 2, 4),
        Plan("asgard", ("greedy", "greedy"), 2, 4),
        Plan("asgard", ("greedy", "odin"), 2, 4),
        Plan("asgard", ("greedy", "random"), 9, 4),
        Plan("asgard", ("greedy", "random"), 2, 0),
    ],
)
def test_what_cant_be_played_is_refused(plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        Tournament(plan, tmp_path)


def test_everybody_sits_everywhere_on_the_same_deals() -> None:
    plan = Plan("asgard", ("random", "thrall", "greedy"), players=3, games=6)
    pairs = plan.pairs()
    assert len(pairs) == 6
    assert [each.number for each in plan.pairings()] == sorted(list(range(6)) * 6)
    assert len(Plan("asgard", plan.bots, 2, 6).pairs()) == 3


def test_the_matrix_and_the_ratings_agree(tmp_path: Path) -> None:
    found = played(PLAN, tmp_path)
    shares = matrix(PLAN, found.rows)
    won = shares["greedy", "random"]
    assert won.wins == 1 - shares["random", "greedy"].wins
    assert won.wins > 0.5
    assert [each.bot for each in ratings(PLAN, found.rows)] == ["greedy", "random"]


def test_ratings_count_a_bot_in_several_seats_once(tmp_path: Path) -> None:
    plan = dataclasses.replace(PLAN, players=3, games=3)
    rated = ratings(plan, played(plan, tmp_path).rows)
    assert rated[0].bot == "greedy"
    assert rated[0].mu > 25 > rated[1].mu
    assert all(each.sigma < 25 / 3 for each in rated)


def test_the_page_needs_nothing_else(tmp_path: Path) -> None:
    html = page(PLAN, played(PLAN, tmp_path).rows)
    assert html.startswith("<!doctype html>")
    assert html.count("<svg") == html.count("</svg>") == 2
    assert "the null" in html
    assert not re.search(r"(src|href)=|url\(|@import", html)
