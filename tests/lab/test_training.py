"""Training: what is kept of games, whole numbers that stay in their lanes, and a folder in which it
goes on."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from effort import many

import meadhall
from meadhall.bots.inputs import Inputs
from meadhall.bots.learned import Learned
from meadhall.bots.net import BRIGHTEST, LANE_MASK, ZERO
from meadhall.bots.weights import Weights, packed, read, write
from meadhall.kernel import BadOption, BadRecord
from meadhall.kernel.texts import LANGUAGES
from meadhall.lab.book import InUse
from meadhall.lab.training import gate, positions, rounds, selfplay
from meadhall.lab.training.page import write_page
from meadhall.lab.training.rounding import UNIT, Floats, rounded
from meadhall.lab.training.rounds import Plan, Training, publish, read_log
from meadhall.testing.nets import random_weights

SMALL = Plan("asgard", rounds=1, quick=3, slow=1, iterations=10, deals=1, gate_iterations=4)


@pytest.mark.parametrize("name", meadhall.game_names())
def test_a_quick_game_keeps_what_every_seat_observed_and_who_won(name: str) -> None:
    game = meadhall.game(name)
    for number in range(many(3, long=30)):
        kept = selfplay.play(selfplay.Series(name), number)
        assert 1 <= len(kept) <= selfplay.KEPT
        assert kept.rows.shape == (len(kept), kept.players, game.observation_size(kept.players))
        assert np.allclose(kept.won.sum(axis=1), 1)
        assert np.isnan(kept.outlook).all()
        assert kept.switches.shape == (len(kept), len(game.about.variants))
        assert set(kept.game.tolist()) == {number}
        again = selfplay.play(selfplay.Series(name), number)
        assert again.rows.tobytes() == kept.rows.tobytes()


def test_what_is_kept_is_what_the_state_says_there() -> None:
    """Each seat's row, its lead and its points belong together, and to one position."""
    game = meadhall.game("asgard")
    assert game.observations
    kept = selfplay.play(selfplay.Series("asgard"), 5)
    for at in range(len(kept)):
        seats = [game.observations.read(row.tobytes(), kept.players)[0] for row in kept.rows[at]]
        scores = [said[0]["score"][0] for said in seats]
        for seat, said in enumerate(seats):
            turned = scores[seat:] + scores[:seat]
            assert [each["score"][0] for each in said] == turned
        best = int(np.argmax(kept.hand[at]))
        assert kept.leads[at].argmax() == best


def test_a_slow_game_keeps_what_a_deep_search_thought() -> None:
    series = selfplay.Series("asgard", iterations=20)
    kept = selfplay.play(series, 1)
    assert len(kept)
    assert np.allclose(kept.outlook.sum(axis=1), 1, atol=1e-5)


def test_an_exploiter_sits_in_another_seat_from_game_to_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only that seat judges by the net that learns, the others by their rival's."""
    game = meadhall.game("asgard")
    own, rival = write(random_weights(game, 1)), write(random_weights(game, 2))
    judges: list[bytes] = []
    known_from = selfplay.known_from

    def noted(name: str, net: bytes) -> Learned:
        judges.append(net)
        return known_from(name, net)

    monkeypatch.setattr(selfplay, "known_from", noted)
    series = selfplay.Series("asgard", 4, own, rival)
    for number in range(5):
        judges.clear()
        selfplay.play(series, number)
        assert [place for place, net in enumerate(judges) if net == own] == [number % len(judges)]
        assert judges.count(rival) == len(judges) - 1


def test_tables_of_all_sizes_and_house_rules_are_played() -> None:
    game = meadhall.game("asgard")
    dice = meadhall.kernel.seeded(1)
    sizes = [selfplay.table_for(game, dice) for _ in range(200)]
    assert {2, 3, 4, 5} == set(sizes)
    assert sizes.count(2) > 70
    ruled = [selfplay.house_rules(game, dice, 2) for _ in range(200)]
    assert 10 < sum(bool(each) for each in ruled) < 80
    on = {name for each in ruled for name in each.get("variants", {})}
    assert on == set(game.about.variants)


def test_positions_are_read_as_they_were_written(tmp_path: Path) -> None:
    parts = [selfplay.play(selfplay.Series("asgard"), number) for number in range(6)]
    tables = positions.joined(parts)
    positions.write(tmp_path / "some.npz", tables)
    again = positions.joined(positions.read(tmp_path / "some.npz"))
    assert again.keys() == tables.keys()
    for players, part in tables.items():
        for name in ("rows", "leads", "hand", "won", "outlook", "switches", "game"):
            assert np.array_equal(
                getattr(part, name), getattr(again[players], name), equal_nan=name == "outlook"
            )
    (tmp_path / "none.npz").write_bytes(b"PK nothing")
    with pytest.raises(BadRecord, match=r"none\.npz holds no positions"):
        positions.read(tmp_path / "none.npz")


@pytest.mark.parametrize("name", meadhall.game_names())
def test_no_sum_can_leave_its_lane(name: str) -> None:
    """Whatever bytes a row has: the worst there can be, for each unit by itself."""
    game = meadhall.game(name)
    inputs = Inputs(game)
    dice = np.random.default_rng(2)
    most = bytes(dice.integers(0, 30, len(inputs.of_row()), np.uint8))
    most = bytes(
        min(limit, 1) if place.names_one else limit
        for limit, place in zip(most, inputs.of_row(), strict=True)
    )
    net = Floats(
        dice.normal(0, 0.1, (inputs.size, 48)),
        dice.normal(0, 1, 48),
        dice.normal(0, 0.5, (48, 24)),
        dice.normal(0, 1, 24),
        dice.normal(0, 1, 24),
        1.0,
        dice.normal(0, 1, (game.actions, 48)),
        dice.normal(0, 1, game.actions),
    )
    said = {"game": name, "rules": 1, "data": "", "layout": inputs.layout}
    weights = rounded(net, inputs, most, said)
    first = np.array(weights.first).reshape(-1, 48)
    for sign in (1, -1):
        sums = np.array(weights.first_begin)
        for place, limit in zip(inputs.of_row(), most, strict=True):
            sums += sign * limit * np.maximum(sign * first[place.first], 0)
        sums += sign * np.maximum(sign * first[inputs.lead :], 0).sum(axis=0) * BRIGHTEST
        assert (np.abs(sums) < ZERO).all()
    second = np.abs(np.array(weights.second).reshape(48, 24)).sum(axis=0) * BRIGHTEST
    assert (second + np.abs(weights.second_begin) < ZERO).all()
    assert read(write(weights)).about == weights.about


def test_lanes_are_packed_and_found_again() -> None:
    numbers = [5, -3, 7, -(1 << 19), 0, (1 << 19)]
    words = packed(numbers, ZERO)
    found = [(word >> 21 * lane & LANE_MASK) - ZERO for word in words for lane in range(3)]
    assert found == numbers


def test_rounding_changes_the_answer_by_little() -> None:
    """The answer in whole numbers beside the same net with a point."""
    game = meadhall.game("asgard")
    inputs = Inputs(game)
    dice = np.random.default_rng(3)
    most = bytes([3] * len(inputs.of_row()))
    net = Floats(
        dice.normal(0, 0.05, (inputs.size, 48)),
        dice.normal(0, 0.3, 48),
        dice.normal(0, 0.2, (48, 24)),
        dice.normal(0, 0.2, 24),
        dice.normal(0, 0.3, 24),
        1.0,
        dice.normal(0, 0.3, (game.actions, 48)),
        dice.normal(0, 0.3, game.actions),
    )
    said = {"game": "asgard", "rules": 1, "data": "", "layout": inputs.layout}
    weights = rounded(net, inputs, most, said)
    for _ in range(many(20, long=200)):
        fed = np.zeros(inputs.size)
        fed[dice.integers(0, inputs.lead, 60)] = dice.integers(1, 4, 60)
        told = np.clip(fed @ net.first + net.first_begin, 0, 255 / 64)
        told = np.clip(told @ net.second + net.second_begin, 0, 255 / 64)
        row = [(int(which), int(fed[which])) for which in np.flatnonzero(fed)]
        assert abs(plain_answer(weights, row) / UNIT - told @ net.last) < 0.06


def plain_answer(weights: Weights, row: list[tuple[int, int]]) -> int:
    """What a net answers, layer by layer."""
    about = weights.about
    fed = np.zeros(len(weights.first) // about.hidden, int)
    for which, much in row:
        fed[which] = much
    first = np.array(weights.first).reshape(-1, about.hidden)
    told = np.clip((fed @ first + np.array(weights.first_begin)) >> about.shifts[0], 0, 255)
    second = np.array(weights.second).reshape(about.hidden, about.second)
    told = np.clip((told @ second + np.array(weights.second_begin)) >> about.shifts[1], 0, 255)
    return int(told @ np.array(weights.last))


# --- a folder -------------------------------------------------------------------------------------


@pytest.fixture
def unlearned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learning without torch: nothing is learned."""

    def learn(
        game: Any, tables: Any, epochs: int, said: dict[str, Any], seed: int
    ) -> Generator[dict[str, float], None, Weights]:
        for epoch in range(epochs):
            net = 0.5 + 0.1 / (epoch + 1)
            yield {"decay": 1.0, "epoch": epoch + 1, "own": 0.6, "net": net, "by_hand": 0.61}
        return random_weights(game, seed, trained=said)

    fake = ModuleType("meadhall.lab.training.learning")
    fake.learn = learn  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, fake.__name__, fake)


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(each.relative_to(folder)): each.read_bytes()
        for each in folder.rglob("*")
        if each.is_file() and each.suffix != ".npz"
    }


@pytest.mark.usefixtures("unlearned")
def test_a_training_goes_through_its_rounds_and_then_has_nothing_left(tmp_path: Path) -> None:
    told = list(Training(SMALL, tmp_path).run())
    steps = [(each.step, each.round) for each in told]
    order = [("quick", 0), ("learn", 0), ("gate", 0), ("slow", 1), ("learn", 1), ("gate", 1)]
    assert list(dict.fromkeys(steps)) == order
    assert {each["step"] for each in read_log(tmp_path)} == {"quick", "slow", "learn", "gate"}
    for number in (0, 1):
        verdict = json.loads((tmp_path / f"round-{number}" / "gate.json").read_text())
        assert verdict["games"] == 2
        assert not verdict["passed"]  # two games prove nothing
    before = contents(tmp_path)
    assert not [each for each in Training(SMALL, tmp_path).run() if each.said]
    assert contents(tmp_path) == before


@pytest.mark.usefixtures("unlearned")
def test_a_training_that_was_broken_off_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "SHARD", 2)
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    list(Training(SMALL, whole).run())
    for stop in (3, 2, 6, 9):
        running = Training(SMALL, broken).run()
        for _ in zip(range(stop), running, strict=False):
            pass
        running.close()  # type: ignore[attr-defined]
    list(Training(SMALL, broken).run())
    for file in ("round-0/net.bin", "round-0/gate.csv", "round-1/net.bin"):
        assert (broken / file).read_bytes() == (whole / file).read_bytes()
    ours, theirs = (
        positions.joined(
            part
            for file in sorted((folder / "round-0").glob("*.npz"))
            for part in positions.read(file)
        )
        for folder in (whole, broken)
    )
    assert {players: part.rows.tobytes() for players, part in ours.items()} == {
        players: part.rows.tobytes() for players, part in theirs.items()
    }


@pytest.mark.usefixtures("unlearned")
def test_another_training_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    Training(SMALL, tmp_path)
    with pytest.raises(BadOption, match="holds another training: its seed is 0, not 1"):
        Training(replace(SMALL, seed=1), tmp_path)


@pytest.mark.usefixtures("unlearned")
def test_two_trainings_in_one_folder_are_one_too_many(tmp_path: Path) -> None:
    first = Training(SMALL, tmp_path).run()
    next(first)
    with pytest.raises(InUse, match="let it end first"):
        next(Training(SMALL, tmp_path).run())
    first.close()  # type: ignore[attr-defined]


@pytest.mark.usefixtures("unlearned")
def test_no_more_is_played_than_fits_into_the_minutes(tmp_path: Path) -> None:
    plan = replace(SMALL, quick=10_000, rounds=0)
    told = list(Training(plan, tmp_path, minutes=0.005).run())
    quick = [each for each in told if each.step == "quick"]
    assert 0 < quick[-1].done < 10_000
    assert (tmp_path / "round-0" / "net.bin").exists()


def test_the_gate_gives_the_slower_side_less_to_do() -> None:
    match = gate.Match("asgard", 2, b"new", None, 100, 60)
    rival = match.maker(gate.BEFORE, meadhall.game("asgard"), 0, 1)
    assert rival.iterations == 100  # type: ignore[attr-defined]


def test_the_gate_measures_how_much_longer_a_net_takes() -> None:
    net = write(random_weights(meadhall.game("asgard"), moves=0))  # which judges, and no more
    assert gate.pace("asgard", 2, net, None, 20) > 1.0
    match = gate.Match("asgard", 2, net, None, 4, 3)
    rows = [gate.play(match, number) for number in range(2)]
    assert [(row.deal, row.seat) for row in rows] == [(0, 0), (0, 1)]
    assert gate.play(match, 1) == rows[1]


@pytest.mark.usefixtures("unlearned")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_curves_and_gates(tmp_path: Path, lang: str) -> None:
    game = meadhall.game("asgard")
    list(Training(SMALL, tmp_path).run())
    write_page(tmp_path / "page.html", game, tmp_path, lang)
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert game.title(lang) in page
    assert ("0,6100" if lang == "ru" else "0.6100") in page  # by hand
    assert page.count("<figure>") == 2


def test_only_a_net_for_the_game_as_it_is_is_published(tmp_path: Path) -> None:
    net = tmp_path / "net.bin"
    net.write_bytes(write(random_weights(meadhall.game("asgard"), rules=99)))
    with pytest.raises(BadOption, match="other rules"):
        publish(meadhall.game("asgard"), net)


def test_learning_learns() -> None:
    """From positions whose outcome the row tells, a net learns more than the hand-written value."""
    pytest.importorskip("torch", reason="torch is not here; meadhall[train] brings it")
    from meadhall.lab.training.learning import learn

    game = meadhall.game("asgard")
    parts = [selfplay.play(selfplay.Series("asgard"), number) for number in range(60)]
    tables = {
        players: replace(part, won=np.eye(players, dtype=np.float32)[part.rows[:, 0, 3] % players])
        for players, part in positions.joined(parts).items()
    }
    learning = learn(game, tables, 6, {}, 0)
    told = []
    while True:
        try:
            told.append(next(learning))
        except StopIteration as end:
            weights = end.value
            break
    assert told[-2]["own"] < told[0]["own"]
    assert told[-1]["apart"] < 0.01
    assert read(write(weights)).about.trained["positions"] == sum(map(len, tables.values()))


def test_too_few_games_are_refused_in_a_sentence() -> None:
    """No numbers of nothing: some games are to learn from, some to tell when it is enough."""
    pytest.importorskip("torch", reason="torch is not here; meadhall[train] brings it")
    from meadhall.lab.training.learning import learn

    game = meadhall.game("asgard")
    some = positions.joined(selfplay.play(selfplay.Series("asgard"), number) for number in (2, 3))
    for tables, games in (({}, 0), (some, 2)):
        with pytest.raises(BadOption, match=f"^{games} games are too few to learn from"):
            next(learn(game, tables, 3, {}))


def test_a_net_learns_which_moves_a_search_tries() -> None:
    """From the parts of moves: what it sees tried in some positions it leans to in others."""
    pytest.importorskip("torch", reason="torch is not here; meadhall[train] brings it")
    from meadhall.lab.training.learning import learn

    game = meadhall.game("asgard")
    series = selfplay.Series("asgard", iterations=6)
    tables = {}
    for players, part in positions.joined(
        selfplay.play(series, each) for each in range(48)
    ).items():
        there = part.moves >= 0
        wanted = np.where(there, -part.moves, -np.inf).argmax(axis=1)  # the lowest of its numbers
        tried = np.zeros_like(part.tried)
        tried[np.arange(len(part)), wanted] = there.any(axis=1)
        tables[players] = replace(part, tried=tried)
    told = list(learn(game, tables, 10, {}))
    assert told[-1]["moves"] < 0.6 * told[-1]["all_alike"]
    assert min(each["moves"] for each in told) < told[0]["moves"]


def test_a_search_that_was_too_sure_is_believed_less() -> None:
    """The most likely power is found; where nothing was searched nothing is changed."""
    pytest.importorskip("torch", reason="torch is not here; meadhall[train] brings it")
    from meadhall.lab.training.learning import borne_out

    part = selfplay.play(selfplay.Series("asgard"), 2)
    many_times = part.some(np.zeros(4000, int))
    dice = np.random.default_rng(1)
    true = dice.dirichlet([1.0] * part.players, 4000)
    won = np.array([dice.multinomial(1, each) for each in true], np.float32)
    said = (true**2 / (true**2).sum(axis=1, keepdims=True)).astype(np.float32)
    said[::10] = np.nan
    found = borne_out(replace(many_times, outlook=said, won=won))
    assert np.isnan(found[::10]).all()
    there = ~np.isnan(said[:, 0])
    assert np.abs(found[there] - true[there]).mean() < 0.3 * np.abs(said - true)[there].mean()
    assert np.isnan(borne_out(part)).all()
