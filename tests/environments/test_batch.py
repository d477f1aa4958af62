"""Thousands of games at once: the same games as one by one, in one process or in several."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from threading import Timer
from typing import Any

import numpy as np
import pytest
from effort import many

import meadhall
from meadhall.env.batch import Batch, IllegalInLane, ManyGames
from meadhall.env.pool import CHECK, EXPLAIN, BatchPool, BrokenPool
from meadhall.kernel import BadOption, IllegalMove, State, UnknownGame

TABLES = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name in meadhall.game_names()
    for players in range(
        meadhall.game(name).min_players, meadhall.game(name).max_players + 1
    )
]  # fmt: skip
Course = dict[int, tuple[list[int], list[float], int]]


def play(batch: ManyGames, steps: int) -> Course:
    """How the games of some random steps ended, by number."""
    ended: Course = {}
    for _ in range(steps):
        lanes, games, returns, scores, decisions = batch.step(batch.random())
        assert len(lanes) == len(games) == len(returns) == len(scores)
        rows = zip(games, scores, returns, decisions, strict=True)
        for game, points, worth, length in rows:
            ended[int(game)] = (points.tolist(), worth.tolist(), int(length))
    return ended


class Beside:
    """The games of a batch played one by one, as the batch says they are dealt."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.states: dict[int, State] = {}

    def state(self, number: int) -> State:
        if number not in self.states:
            batch = self.batch
            seed = (batch.seed << 64) + number
            self.states[number] = batch.game.start(batch.players, seed, batch.options)
        return self.states[number]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_batch_shows_and_plays_what_single_games_do(name: str, players: int) -> None:
    batch = Batch(name, players, 70, seed=3)
    beside = Beside(batch)
    out = bytearray(batch.row)
    for step in range(many(60, long=400)):
        numbers, seats = batch.games(), batch.seats()
        moves, offsets = batch.legal()
        rows, masks = batch.observe(), batch.masks()
        for lane, number in enumerate(numbers.tolist()):
            if (lane + step) % 7:
                continue
            state = beside.state(number)
            assert state.waiting[0] == seats[lane]
            here = moves[offsets[lane] : offsets[lane + 1]].tolist()
            assert here == state.legal(int(seats[lane]))
            assert np.flatnonzero(masks[lane]).tolist() == here
            state.write_observation(int(seats[lane]), out)
            assert rows[lane].tobytes() == out
        chosen = batch.random()
        for lane, number in enumerate(numbers.tolist()):
            beside.state(number).play(int(seats[lane]), int(chosen[lane]))
        ended = batch.step(chosen)
        over = {number for number in numbers.tolist() if not beside.state(number).waiting}
        assert set(ended.games.tolist()) == over
        for row, number in enumerate(ended.games.tolist()):
            outcome = beside.state(number).outcome
            assert outcome is not None
            assert tuple(ended.scores[row].tolist()) == outcome.scores
            assert ended.returns[row].tolist() == pytest.approx(outcome.returns)


def test_games_are_the_same_whatever_the_size_of_the_batch() -> None:
    wide = play(Batch("asgard", 3, 40, seed=5), 150)
    narrow = play(Batch("asgard", 3, 7, seed=5), 900)
    both = wide.keys() & narrow.keys()
    assert len(both) >= 40
    assert all(wide[number] == narrow[number] for number in both)
    other = play(Batch("asgard", 3, 40, seed=6), 150)
    assert any(wide[number] != other[number] for number in wide.keys() & other.keys())


@pytest.fixture(scope="module")
def pool() -> Iterator[BatchPool]:
    with BatchPool("asgard", 3, 41, seed=5, workers=3) as made:
        yield made


def test_several_processes_play_the_same_games(pool: BatchPool) -> None:
    batch = Batch("asgard", 3, 41, seed=5)
    for _ in range(150):
        assert pool.seats().tolist() == batch.seats().tolist()
        assert pool.games().tolist() == batch.games().tolist()
        assert [part.tolist() for part in pool.legal()] == [p.tolist() for p in batch.legal()]
        assert pool.observe().tobytes() == batch.observe().tobytes()
        assert pool.masks().tobytes() == batch.masks().tobytes()
        moves = batch.random()
        assert pool.random().tolist() == moves.tolist()
        theirs, ours = pool.step(moves), batch.step(moves)
        assert [part.tolist() for part in theirs] == [part.tolist() for part in ours]


def test_a_pool_of_one_process_starts_no_other() -> None:
    batch = Batch("wolves", 3, 9, seed=5)
    with BatchPool("wolves", 3, 9, seed=5, workers=1) as alone:
        assert not alone._pipes
        assert play(alone, 200) == play(batch, 200)


def test_what_a_pool_listed_stays_though_the_games_go_on(pool: BatchPool) -> None:
    legal, ended = pool.legal(), pool.step(pool.random())
    before = [part.tolist() for part in (*legal, *ended)]
    assert not legal.moves.flags.writeable
    for _ in range(60):
        pool.step(pool.random())
    assert [part.tolist() for part in (*legal, *ended)] == before


def test_rows_are_the_same_whether_each_step_is_looked_at_or_not() -> None:
    always, rarely = (Batch("vikings", 2, 37, seed=5) for _ in range(2))
    for step in range(60):
        rows = always.observe()
        if step % 7 == 0:
            assert rarely.observe().tobytes() == rows.tobytes()
        if step % 7 == 3:
            kept = np.zeros((37, rarely.row), np.uint8)
            assert rarely.observe(kept).tobytes() == rows.tobytes()
        always.step(always.random())
        rarely.step(rarely.random())


def test_rows_are_written_where_a_learner_keeps_them(pool: BatchPool) -> None:
    for games in (Batch("asgard", 3, 41, seed=5), pool):
        kept = np.zeros((2, games.size, games.row), np.uint8)
        assert games.observe(kept[1]) is not None
        assert kept[1].tobytes() == games.observe().tobytes()
        assert not kept[0].any()


def test_observations_are_taken_over_without_a_copy() -> None:
    batch = Batch("asgard", 2, 8)
    rows = batch.observe()
    taken = np.from_dlpack(rows)
    assert np.shares_memory(rows, taken)
    batch.step(batch.random())
    assert batch.observe() is rows
    assert taken.tobytes() == rows.tobytes()
    legal = batch.legal()
    assert not legal.moves.flags.writeable
    assert not legal.moves.flags.owndata


def test_what_was_listed_stays_though_the_games_go_on() -> None:
    batch = Batch("wolves", 3, 20)
    moves, offsets = batch.legal()
    before = moves.tolist(), offsets.tolist()
    for _ in range(30):
        batch.step(batch.random())
    assert before == (moves.tolist(), offsets.tolist())


@pytest.mark.parametrize("moves", ["floats", "few", "text"])
def test_moves_of_the_wrong_kind_are_refused(moves: str, pool: BatchPool) -> None:
    wrong: dict[str, Any] = {"floats": np.zeros(41), "few": np.zeros(3, int), "text": ["a"] * 41}
    for games in (Batch("asgard", 3, 41), pool):
        with pytest.raises((TypeError, ValueError), match=r"moves are whole|a move for each of 41"):
            games.step(wrong[moves])


def test_a_masked_move_is_refused_with_its_reason_and_nothing_changes(pool: BatchPool) -> None:
    for games in (Batch("asgard", 3, 41, seed=5), pool):
        moves = games.random().copy()
        before = games.observe().tobytes()
        for lane in (33, 40):
            moves[lane] = games.actions + 5
        with pytest.raises(IllegalInLane, match=r"^lane 33: .+ \(and 1 more\)$") as refused:
            games.step(moves)
        assert isinstance(refused.value, IllegalMove)
        assert games.observe().tobytes() == before


@pytest.mark.parametrize("lanes", [[2, 30], [20, 30], [40], [13, 14, 27]])
def test_a_pool_refuses_what_a_batch_refuses_and_goes_on(lanes: list[int]) -> None:
    batch = Batch("asgard", 3, 41, seed=8)
    with BatchPool("asgard", 3, 41, seed=8, workers=3) as pool:
        for _ in range(20):
            moves = batch.random()
            assert pool.step(moves).lanes.tolist() == batch.step(moves).lanes.tolist()
        moves = batch.random().copy()
        moves[lanes] = -1
        said = []
        for games in (batch, pool):
            with pytest.raises(IllegalInLane) as refused:
                games.step(moves)
            said.append((str(refused.value), refused.value.lane, refused.value.reason))
        assert said[0] == said[1]
        assert said[0][1] == lanes[0]
        for _ in range(20):
            moves = batch.random()
            assert pool.step(moves).lanes.tolist() == batch.step(moves).lanes.tolist()
            assert pool.observe().tobytes() == batch.observe().tobytes()


def test_what_no_batch_can_be() -> None:
    with pytest.raises(BadOption, match="at least one game, not 0"):
        Batch("asgard", 2, 0)
    with pytest.raises(BadOption, match=r"whole number, not 2\.5"):
        Batch("asgard", 2, 2.5)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="for 2 to 5 players, not 9"):
        Batch("asgard", 9, 4)
    with pytest.raises(UnknownGame, match="chess"):
        Batch("chess", 2, 4)
    with pytest.raises(BadOption, match="nonsense"):
        Batch("asgard", 2, 4, options={"nonsense": 1})
    with pytest.raises(BadOption, match="at least one process, not 0"):
        BatchPool("asgard", 2, 4, workers=0)
    batch = Batch("asgard", 2, 4)
    with pytest.raises(TypeError, match="array of uint8, not float32"):
        batch.observe(np.zeros((4, batch.row), np.float32))
    with pytest.raises(ValueError, match="in one piece"):
        batch.observe(np.zeros((3, batch.row), np.uint8))


def test_a_pool_whose_process_dies_says_so_and_is_closed() -> None:
    pool = BatchPool("asgard", 2, 4, workers=2)
    rows = pool.observe()
    _, _, processes = pool._end.peek()[2]  # type: ignore[index]
    os.kill(processes[-1].pid, signal.SIGKILL)
    processes[-1].join()
    with pytest.raises(BrokenPool, match="has died"):
        pool.step(pool.random())
    with pytest.raises(BrokenPool, match="is closed"):
        pool.legal()
    assert rows.shape == (4, pool.row)
    pool.close()  # again, and it does no harm


def test_a_pool_whose_process_dies_while_it_is_waited_for_says_so() -> None:
    pool = BatchPool("asgard", 2, 4, workers=2)
    _, _, processes = pool._end.peek()[2]  # type: ignore[index]
    os.kill(processes[-1].pid, signal.SIGSTOP)  # so it can't answer before it dies
    killer = Timer(0.1, os.kill, (processes[-1].pid, signal.SIGKILL))
    killer.start()
    with pytest.raises(BrokenPool, match="has died"):
        pool.step(pool.random())
    killer.join()


def test_a_process_that_dies_before_it_rings_is_missed_at_the_next_step() -> None:
    """It has counted what it did, so that nobody misses it before."""
    pool = BatchPool("asgard", 2, 4, workers=2)
    _, _, processes = pool._end.peek()[2]  # type: ignore[index]
    os.kill(processes[-1].pid, signal.SIGKILL)
    processes[-1].join()
    pool._room.done[1] += 1
    pool._all(CHECK)
    with pytest.raises(BrokenPool, match="has died"):
        pool._all(CHECK)


def test_a_pool_is_closed_by_what_breaks_a_step_off(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BatchPool("asgard", 2, 4, workers=2)
    moves = pool.random()

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Batch, "go_on", interrupt)
    with pytest.raises(KeyboardInterrupt):
        pool.step(moves)
    with pytest.raises(BrokenPool, match="is closed"):
        pool.step(moves)


def test_what_goes_wrong_in_a_process_is_told_here() -> None:
    pool = BatchPool("asgard", 2, 4, workers=2)
    room = pool._room
    room.chosen[:] = pool.random()
    room.wrong[1], room.first_wrong[1] = 1, 3  # as no step would say of a legal move
    with pytest.raises(AssertionError, match="is legal in lane 1"):
        pool._all(EXPLAIN)
    with pytest.raises(BrokenPool, match="is closed"):
        pool.seats()
