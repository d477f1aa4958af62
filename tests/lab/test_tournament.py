"""Tournaments repeat exactly, go on where they stopped, and say how sure they are."""

from __future__ import annotations

import dataclasses
import itertools
import json
from pathlib import Path

import pytest

import meadhall
from meadhall.bots import BOTS, budget_of
from meadhall.bots.roster import SEARCHES
from meadhall.kernel import BadOption
from meadhall.lab import Plan, Tournament
from meadhall.lab.many import HERE, Backend
from meadhall.lab.statistics import matrix, ratings
from meadhall.lab.tournament import FolderTaken, put_aside
from meadhall.lab.workers import Cores

PLAN = Plan("asgard", ("random", "greedy"), players=2, games=4, seed=3)


def contents(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir() if each.is_file()}


def played(plan: Plan, folder: Path, backend: Backend = HERE) -> Tournament:
    tournament = Tournament(plan, folder)
    list(tournament.play(backend))
    return tournament


def test_the_games_are_the_same_at_one_and_two_workers(tmp_path: Path) -> None:
    one = played(PLAN, tmp_path / "one")
    two = played(PLAN, tmp_path / "two", Cores(2))
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
    file.write_bytes(file.read_bytes() + b"random,greedy,2,4")  # a line that was being written
    again = Tournament(PLAN, tmp_path / "broken")
    assert again.rows == first
    assert len(list(again.play())) == PLAN.total - 2
    assert again.rows == whole.rows
    assert file.read_bytes() == (tmp_path / "whole/games.csv").read_bytes()


def test_games_can_be_added_but_nothing_else_changed(tmp_path: Path) -> None:
    played(PLAN, tmp_path)
    more = Tournament(dataclasses.replace(PLAN, games=6), tmp_path)
    assert len(list(more.play())) == more.plan.total - PLAN.total == 2
    before = contents(tmp_path)
    with pytest.raises(FolderTaken, match="its seed is 3, not 4"):
        Tournament(dataclasses.replace(PLAN, seed=4), tmp_path)
    with pytest.raises(FolderTaken, match="its players are 2, not 3"):
        Tournament(dataclasses.replace(PLAN, players=3, games=6), tmp_path)
    assert contents(tmp_path) == before


def test_asked_for_fewer_games_it_keeps_what_it_has(tmp_path: Path) -> None:
    rows = played(PLAN, tmp_path).rows
    before = contents(tmp_path)
    fewer = played(dataclasses.replace(PLAN, games=2), tmp_path)
    assert (fewer.left, fewer.rows) == (0, rows)
    assert contents(tmp_path) == before


@pytest.mark.parametrize("plan", [None, {"code": {}}, {"budgets": {"greedy": "9 iterations"}}])
def test_games_of_other_code_are_looked_at_but_not_added_to(
    tmp_path: Path, plan: dict[str, object] | None
) -> None:
    """Nor are those of code that nobody knows."""
    rows = played(PLAN, tmp_path).rows
    file = tmp_path / "plan.json"
    if plan is None:
        file.unlink()
    else:
        file.write_text(json.dumps({**json.loads(file.read_text()), **plan}))
    before = contents(tmp_path)
    assert played(PLAN, tmp_path).rows == rows
    with pytest.raises(FolderTaken, match=r"other code|what code"):
        Tournament(dataclasses.replace(PLAN, games=6), tmp_path)
    assert contents(tmp_path) == before


def test_without_a_plan_another_seeds_games_are_known_by_their_deals(tmp_path: Path) -> None:
    played(PLAN, tmp_path)
    (tmp_path / "plan.json").unlink()
    with pytest.raises(FolderTaken, match=r"games\.csv, line 2 doesn't follow the plan"):
        Tournament(dataclasses.replace(PLAN, seed=4), tmp_path)


@pytest.mark.parametrize("text", ["{", "[]", "", '"plan"'])
def test_a_broken_plan_is_named(tmp_path: Path, text: str) -> None:
    played(PLAN, tmp_path)
    (tmp_path / "plan.json").write_text(text)
    before = contents(tmp_path)
    with pytest.raises(FolderTaken, match=r"plan\.json"):
        Tournament(PLAN, tmp_path)
    assert contents(tmp_path) == before


def test_old_games_are_put_aside_and_kept(tmp_path: Path) -> None:
    assert put_aside(tmp_path) is None
    for number in (1, 2):
        played(PLAN, tmp_path)
        before = contents(tmp_path)
        aside = put_aside(tmp_path)
        assert aside == tmp_path / f"earlier-{number}"
        assert contents(aside) == before
        assert contents(tmp_path) == {}


@pytest.mark.parametrize("kind", [*BOTS, "ismcts:7"])
def test_every_bot_has_a_code(kind: str) -> None:
    other = "random" if kind != "random" else "karl"
    said = Plan("asgard", (kind, other), 2, 2).code()
    assert set(said["code"]) == {f"{kind} against {other}"}
    searches = kind.startswith(SEARCHES) or kind in ("jarl", "konung", "norn")
    assert bool(said["budgets"]) == searches


def test_levels_of_one_search_differ_by_their_budgets() -> None:
    """Also where they have smaller ones, in plain Python."""
    kinds = ("jarl", "konung", "learned:7")
    said, game = Plan("asgard", kinds, 2, 2).code(), meadhall.game("asgard")
    assert said["budgets"] == {
        kind: f"{budget_of(kind, game).iterations} iterations" for kind in kinds
    }
    assert said["budgets"]["learned:7"] == "7 iterations"
    assert len(set(said["budgets"].values())) == 3
    assert len(set(said["code"].values())) == 1


@pytest.mark.parametrize(
    "plan",
    [
        Plan("asgard", ("greedy",), 2, 4),
        Plan("asgard", ("greedy", "greedy"), 2, 4),
        Plan("asgard", ("greedy", "odin"), 2, 4),
        Plan("asgard", ("greedy", "random"), 9, 4),
        Plan("asgard", ("greedy", "random"), 2, 0),
        Plan("asgard", ("greedy", "random"), 0, 4),
        Plan("asgard", ("greedy", "random"), 3, 7),
    ],
)
def test_what_cant_be_played_is_refused(plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        Tournament(plan, tmp_path)


def test_everybody_sits_everywhere_on_the_same_deals() -> None:
    plan = Plan("asgard", ("random", "thrall", "greedy"), players=3, games=6)
    pairs = plan.pairs()
    assert len(pairs) == 6
    planned = list(itertools.islice(plan.pairings(), plan.total))
    assert [each.number for each in planned] == sorted(list(range(6)) * 6)
    assert [each for each in planned if each.number == 5] == planned[30:]
    assert next(plan.pairings(30)) == planned[30]
    assert [plan.seat_of(number) for number in range(6)] == [0, 1, 2] * 2
    assert [plan.deal_of(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
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


def test_only_deals_that_every_pair_has_finished_count(tmp_path: Path) -> None:
    rows = played(PLAN, tmp_path).rows
    assert [len(PLAN.whole_deals(rows[:count])) for count in range(5)] == [0, 0, 2, 2, 4]
    more = dataclasses.replace(PLAN, bots=("random", "greedy", "thrall"))
    assert [len(more.whole_deals(rows[:1] * count)) for count in (5, 6, 11, 12)] == [0, 6, 6, 12]
