"""A study's figures are those that can be reckoned; its games are kept, gone on with, and never
mixed with others."""

from __future__ import annotations

import dataclasses
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from effort import many

import meadhall
from meadhall.kernel import BadRecord, MeadhallError
from meadhall.kernel.tally import TAKEN, USED, Tally
from meadhall.lab.match import play_game
from meadhall.lab.study import USUAL, Difference, Figure, Figures, Kept, Skill, Study, Variant
from meadhall.lab.study.ban import Ban
from meadhall.lab.study.figures import Paired
from meadhall.lab.study.tables import DIFFERENCES, FIGURES, write_tables
from meadhall.lab.tournament import FolderTaken
from meadhall.lab.workers import Cores

from .crowns import crowns

__all__ = ["crowns"]

DEALS = many(300, long=2000)
FIRST = 23.5 / 36
"""What the first of two wins, shared wins in part."""
SAME, FAIR = Variant("same", {"crown": 20}), Variant("fair", {"first": 0})
SMALL = Study("asgard", ("random", "karl"), 2, 3, seed=5, forbidden=("thor",))


def study(**more: Any) -> Study:
    return Study("crowns", ("greedy",), **{"players": 2, "deals": DEALS, **more})


def figures(tmp_path: Path, asked: Study) -> Figures:
    kept = Kept(asked, tmp_path)
    list(kept.play())
    return Figures(kept)


def rows(found: Figures, gauge: str, variant: str = USUAL.name) -> dict[str, Figure]:
    named = {each.name: each for each in found.gauges()}
    return {each.row: each for each in found.rows(variant, named[gauge])}


def changed(found: Figures, variant: str) -> dict[tuple[str, str], Difference]:
    own = (each for each in found.differences() if each.variant == variant)
    return {(each.gauge.name, each.row): each for each in own}


def holds(each: Figure, truth: float) -> bool:
    return each.share.low <= truth <= each.share.high


# --- what can be reckoned ---------------------------------------------------------------------


def test_even_games_are_as_they_are_reckoned(tmp_path: Path, crowns: str) -> None:
    found = figures(tmp_path, study())
    assert holds(rows(found, "seat")["1"], FIRST)
    assert rows(found, "seat")["1"].verdict == "NO", "two thirds are more than three points apart"
    assert holds(rows(found, "shared")["wins"], 5 / 36)
    # The second seat trails without hope when it throws, and so comes from behind if it wins.
    assert holds(rows(found, "comeback")["games"], 10 / 36)
    assert holds(rows(found, "decided")["game"], (26 * 0.5 + 10 * 1.0) / 36)
    assert rows(found, "length")["decisions"].share.wins == 2
    assert rows(found, "branching")["moves"].share.wins == found.largest["usual"] == 3
    assert rows(found, "changes")["lead"].share.wins == 0
    assert rows(found, "total")["points"].verdict == "NO", "the game's own gauge and its bound"


def test_a_cards_use_is_counted_by_those_who_could(tmp_path: Path, crowns: str) -> None:
    found = figures(tmp_path, study(players=3, deals=20))
    assert {row: each.share.wins for row, each in rows(found, USED).items()} == {
        "crown": 1.0,
        "ring": 0.0,
        "pebble": 0.0,
    }
    assert rows(found, USED)["ring"].of == 60, "every seat could, in every game"
    assert rows(found, "won")["crown"].share.wins == pytest.approx(1 / 3)
    assert rows(found, TAKEN) == {}


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_forbidden_is_worth_what_it_brings(
    tmp_path: Path, crowns: str, players: int
) -> None:
    """A crown all of the win, a ring nothing at all, though each ban takes a move from the seat."""
    found = figures(
        tmp_path, study(players=players, deals=many(40, long=200), forbidden=("crown", "ring"))
    )
    loss = rows(found, "loss")
    assert loss["crown"].share.wins == pytest.approx(1 / players)
    assert loss["crown"].share.low > 0
    assert loss["ring"].share.wins == pytest.approx(0, abs=1e-12)
    assert holds(loss["ring"], 0)
    assert not loss["ring"].share.beats(0)
    assert rows(found, "loss-points")["crown"].share.wins == pytest.approx(20)
    assert {each.share.wins for each in rows(found, "barred").values()} == {1.0}
    assert {each.share.wins for each in rows(found, "lifted").values()} == {0.0}


def test_the_same_numbers_differ_in_nothing(tmp_path: Path, crowns: str) -> None:
    found = figures(tmp_path, study(variants=(USUAL, SAME), deals=40, forbidden=("crown",)))
    differences = changed(found, "same")
    assert {each.value for each in differences.values()} == {0.0}
    assert not any(each.is_sure for each in differences.values())
    assert found.same["same"] == 40


def test_a_variant_is_compared_on_the_same_deals(tmp_path: Path, crowns: str) -> None:
    """The dice fall alike for both, so the difference is far surer than the figures."""
    found = figures(tmp_path, study(variants=(USUAL, FAIR)))
    each = changed(found, "fair")["seat", "1"]
    truth = 0.5 - FIRST
    assert each.low <= truth <= each.high
    assert each.is_sure
    apart = [
        rows(found, "seat", name)["1"].share.high - rows(found, "seat", name)["1"].share.low
        for name in ("usual", "fair")
    ]
    assert each.high - each.low < 0.6 * (apart[0] ** 2 + apart[1] ** 2) ** 0.5
    assert holds(rows(found, "seat", "fair")["1"], 0.5)


def test_whoever_takes_the_crown_wins_wherever_they_sit(tmp_path: Path, crowns: str) -> None:
    """Random takes it in a third of the games; in the others greedy wins, from any seat."""
    found = figures(tmp_path, Study("crowns", ("greedy", "random"), 2, DEALS, seed=1000))
    even_throw = 0.5  # of the throws where both have one, over both seats
    assert holds(rows(found, "strong")["random"], 2 / 3 + even_throw / 3)
    sweep = {row: each.share.wins for row, each in rows(found, "sweep").items()}
    assert sum(sweep.values()) == pytest.approx(1)
    assert sweep["random all"] > 4 / 9, "at least where random has no crown in either game"
    explained = rows(found, "explained")
    assert sum(each.share.wins for each in explained.values()) == pytest.approx(1)
    assert holds(explained["random skill"], (2 * (5 / 6) - 1) ** 2)


# --- how sure it is ---------------------------------------------------------------------------


def test_a_differences_interval_holds_it_and_shared_luck_makes_it_narrow() -> None:
    dice = random.Random(3)
    held = 0
    for _ in range(200):
        paired = Paired()
        for _ in range(50):
            luck, of = dice.random(), dice.randrange(1, 5)
            new = sum(luck + dice.gauss(0, 0.1) > 0.4 for _ in range(of))
            usual = sum(luck + dice.gauss(0, 0.1) > 0.4 for _ in range(of))
            paired.add((new, of), (usual, of))
        found = paired.difference(50, percent=True)
        assert found is not None
        held += found[1] <= 0 <= found[2]
        assert found[2] - found[1] < 0.25, "apart the two could be told by half a share at best"
    assert held / 200 > 0.9


def test_a_share_that_never_differed_may_still_differ() -> None:
    paired = Paired()
    for _ in range(50):
        paired.add((0.0, 1.0), (0.0, 1.0))
    assert paired.difference(50, percent=False) == (0.0, 0.0, 0.0)
    found = paired.difference(50, percent=True)
    assert found is not None
    assert found[0] == 0.0 < found[2] < 0.1
    assert Paired().difference(50, percent=True) is None, "what was counted by neither"


def square(winners: Sequence[int], players: int) -> list[list[float]]:
    """Who won the game in which the bot sat in each seat."""
    return [[float(seat == winner) for seat in range(players)] for winner in winners]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_decides_is_what_explains(players: int) -> None:
    dice = random.Random(players)
    who: dict[str, Skill] = {name: Skill(players) for name in ("skill", "seat", "deal", "rest")}
    for _ in range(400):
        lucky = dice.randrange(players)
        who["skill"].add(square(range(players), players))
        who["seat"].add(square([1] * players, players))
        who["deal"].add(square([lucky] * players, players))
        who["rest"].add(square([dice.randrange(players) for _ in range(players)], players))
    for name, skill in who.items():
        for part in skill.parts():
            truth = float(part.name == name)
            assert part.value == pytest.approx(truth, abs=0.08)
            assert part.low - 0.02 <= truth <= part.high + 0.02


def test_a_few_deals_explain_nothing() -> None:
    skill = Skill(2)
    for _ in range(39):
        skill.add(square([0, 1], 2))
    assert skill.parts() == []
    skill.add(square([0, 1], 2))
    assert [part.name for part in skill.parts()] == ["skill", "seat", "deal", "rest"]


# --- in the folder ----------------------------------------------------------------------------


def contents(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir() if each.is_file()}


def test_it_goes_on_where_it_stopped_and_all_is_the_same(tmp_path: Path) -> None:
    whole = Kept(SMALL, tmp_path / "whole")
    list(whole.play(Cores(2)))
    broken = Kept(SMALL, tmp_path / "broken")
    games = broken.play()
    first = [next(games) for _ in range(4)]
    games.close()
    file = tmp_path / "broken/games.csv"
    file.write_bytes(file.read_bytes() + b"4,5,usual,with")  # a line that was being written
    again = Kept(SMALL, tmp_path / "broken")
    assert again.rows == first
    assert len(list(again.play())) == SMALL.total - 4
    for kept in (whole, again):
        write_tables(kept.folder, Figures(kept))
    assert contents(tmp_path / "whole") == contents(tmp_path / "broken")


def test_deals_can_be_added_but_nothing_else_changed(tmp_path: Path) -> None:
    list(Kept(SMALL, tmp_path).play())
    more = Kept(dataclasses.replace(SMALL, deals=4), tmp_path)
    assert len(list(more.play())) == len(SMALL.sittings)
    before = contents(tmp_path)
    for wrong, said in (
        ({"seed": 6}, "its seed is 5, not 6"),
        ({"forbidden": ()}, "its forbidden is"),
        ({"variants": (USUAL, Variant("other", {"deals": {"2": [3, 3, 3]}}))}, "its variants is"),
    ):
        with pytest.raises(FolderTaken, match=said):
            Kept(dataclasses.replace(SMALL, **wrong), tmp_path)
    assert contents(tmp_path) == before


@pytest.mark.parametrize("what", ["games", "measures"])
def test_games_of_other_code_are_looked_at_but_not_added_to(tmp_path: Path, what: str) -> None:
    list(Kept(SMALL, tmp_path).play())
    file = tmp_path / "plan.json"
    plan = json.loads(file.read_text())
    plan["code"][what] = "0" * 12
    file.write_text(json.dumps(plan))
    assert Kept(SMALL, tmp_path).left == 0
    with pytest.raises(FolderTaken, match="other code"):
        Kept(dataclasses.replace(SMALL, deals=4), tmp_path)
    file.unlink()
    with pytest.raises(FolderTaken, match="who knows"):
        Kept(SMALL, tmp_path)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("4,5,usual,even", "columns"),
        ("{number},5,usual,even,-1,3 4,2 1,9,9,9,9,0,0,0.5,1.0,500,0,0,[],{end}", "counts"),
        ("{number},5,usual,even,-1,3 4,2 2,9,9,9,9,0,0,0.5,1.0,500,0,0,{{}},{end}", "fit together"),
        ("{number},5,usual,even,-1,3 4,2 1,9,9,9,9,0,0,0.5,1.0,500,0,0,{{}},abc", "an end"),
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, line: str, said: str) -> None:
    list(Kept(SMALL, tmp_path).play())
    with (tmp_path / "games.csv").open("a", newline="") as file:
        file.write(line.format(number=SMALL.total, end="ab" * 8) + "\r\n")
    with pytest.raises(BadRecord, match=f"games.csv, line {SMALL.total + 2} .*{said}"):
        Kept(SMALL, tmp_path)


def test_a_game_that_isnt_planned_is_named(tmp_path: Path) -> None:
    list(Kept(SMALL, tmp_path).play())
    file = tmp_path / "games.csv"
    lines = file.read_bytes().splitlines(keepends=True)
    lines[2], lines[3] = lines[3], lines[2]
    file.write_bytes(b"".join(lines))
    with pytest.raises(FolderTaken, match="line 3 doesn't follow the plan: it should be game 1"):
        Kept(SMALL, tmp_path)


def test_the_tables_say_what_was_found(tmp_path: Path, crowns: str) -> None:
    found = figures(tmp_path, study(variants=(USUAL, FAIR), deals=50))
    names = [each.name for each in write_tables(tmp_path, found)]
    assert names == [FIGURES, DIFFERENCES]
    written = (tmp_path / FIGURES).read_text().splitlines()
    assert len(written) == 1 + len(list(found.all()))
    seat = rows(found, "seat")["1"].share
    assert f"usual,seat,1,{round(seat.wins, 6)},{round(seat.low, 6)}," in "\n".join(written)
    assert any(
        line.startswith("fair,changes,lead,0.0,0.0,0.0,")
        for line in (tmp_path / DIFFERENCES).read_text().splitlines()
    )


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 9}, "2 to 5 players"),
        ({"bots": ()}, "needs a bot"),
        ({"bots": ("karl", "karl")}, "each named once"),
        ({"bots": ("karl", "odin")}, "no bot 'odin'"),
        ({"bots": ("odin",)}, "no bot 'odin'"),
        ({"deals": 0}, "no games"),
        ({"variants": (USUAL, Variant("b", {"mead": 1}))}, "b: .*mead"),
        ({"variants": (USUAL, Variant("b"), Variant("b"))}, "two variants are called 'b'"),
        ({"forbidden": ("thorr",)}, "no card 'thorr' to forbid; did you mean thor"),
        ({"forbidden": ("9",)}, "there are odin, thor"),
        ({"forbidden": ("thor", "thor")}, "forbidden once"),
    ],
)
def test_what_cant_be_played_is_refused(tmp_path: Path, wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(MeadhallError, match=said):
        Kept(dataclasses.replace(SMALL, **wrong), tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_a_game_that_names_no_cards_has_none_to_forbid(
    tmp_path: Path, crowns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lab.crowns.CrownsTally.cards", ())
    with pytest.raises(MeadhallError, match="crowns doesn't say which moves take or use a card"):
        Kept(study(forbidden=("crown",)), tmp_path)


class OnlyCrowns(Tally):
    """Whatever is done, it is done with a crown."""

    def handled(self, state: Any, seat: int, move: int) -> list[tuple[str, str]]:
        return [(USED, "crown")] if move else [(TAKEN, "ring")]


def test_where_nothing_else_can_be_done_the_ban_is_lifted() -> None:
    ban = Ban(OnlyCrowns(), "crown", seat=1)
    assert ban(None, 0, [1, 2]) == [1, 2]
    assert (ban.barred, ban.lifted) == (0, 0), "another seat's moves are its own"
    assert ban(None, 1, [0, 1, 2]) == [0]
    assert ban(None, 1, [1, 2]) == [1, 2]
    assert ban(None, 1, [0]) == [0]
    assert (ban.barred, ban.lifted) == (1, 1)


# --- the games of ours ------------------------------------------------------------------------


@pytest.mark.parametrize("name", meadhall.game_names())
def test_every_game_says_what_its_moves_do_with_cards(name: str) -> None:
    """Every card it names comes along, but for those that a few games needn't bring."""
    game = meadhall.game(name)
    tally = game.tally()
    assert len(set(tally.cards)) == len(tally.cards) > 10
    seen = set()
    for seed in range(many(6, long=40)):
        state = game.start(game.max_players, seed)
        dice = random.Random(seed)
        while waiting := state.waiting:
            seat = waiting[0]
            legal = state.legal(seat)
            for move in legal:
                for how, card in tally.handled(state, seat, move):
                    assert how in (TAKEN, USED)
                    seen.add(card)
            state.play(seat, dice.choice(legal))
    assert seen <= set(tally.cards)
    assert len(seen) > 0.8 * len(tally.cards)


@pytest.mark.parametrize(
    ("name", "card"), [("asgard", "odin"), ("wolves", "archer"), ("vikings", "gold-factory")]
)
def test_a_seat_keeps_off_what_is_forbidden(name: str, card: str) -> None:
    """Unless there is nothing else to do."""
    game = meadhall.game(name)
    ban = Ban(game.tally(), card, seat=1)

    class Look(type(game.tally())):  # type: ignore[misc]
        done = 0

        def before(self, state: Any, seat: int, move: int) -> None:
            about = {each for _, each in self.handled(state, seat, move)}
            self.done += seat == 1 and card in about

    look, free = Look(), Look()
    for seed in range(4):
        play_game(game, ["karl"] * game.min_players, seed, watch=look, allowed=ban)
        play_game(game, ["karl"] * game.min_players, seed, watch=free)
    assert ban.barred > 0
    assert look.done == ban.lifted == 0
    assert free.done > 0, "it would have done so"
