"""A puzzle played out: a table that begins from its position, and is a table like any other."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.hall import wire
from meadhall.hall.table.create import branch_of, changed_of, puzzle_table, rematch_of
from meadhall.hall.table.entries import Draft, Entry
from meadhall.hall.table.laid import laid_from
from meadhall.hall.table.looking_back import replay_of
from meadhall.hall.table.messages import info
from meadhall.hall.table.seats import Here, new_token
from meadhall.hall.table.snapshot import Stored
from meadhall.hall.table.table import Table
from meadhall.hall.wire.errors import Refused
from meadhall.kernel import Record
from meadhall.kernel.puzzles import Puzzle, puzzles

from .client import Api, Player, Refusal
from .oracle import hold_against, log_of
from .serving import Process, config, hall_in_thread

GAMES = [name for name in meadhall.game_names() if puzzles(meadhall.game(name))]
BOTS = ["random", "greedy"]


def puzzle_of(name: str) -> Puzzle:
    """One in which something is hidden from whoever solves it."""
    return next(each for each in puzzles(meadhall.game(name))[5:] if len(worlds(each, 4)) > 1)


def drafted(puzzle: Puzzle, token: str = "t", level: str = "random") -> Draft:
    ask = wire.PlayPuzzle("Anna", level)
    return puzzle_table(meadhall.game(puzzle.game), puzzle, ask, BOTS, token, 24)


def worlds(puzzle: Puzzle, tables: int) -> set[bytes]:
    """What lies on so many tables, hidden things too."""
    return {
        msgspec.json.encode(drafted(puzzle).data["laid"]["position"], order="deterministic")
        for _ in range(tables)
    }


def seen_in(puzzle: Puzzle) -> Any:
    """What whoever solves it sees."""
    return meadhall.game(puzzle.game).from_json(puzzle.position).view(puzzle.seat)


class Log:
    """A table and its log, without a hall."""

    def __init__(self, draft: Draft, table: str = "table") -> None:
        self.entries = [Entry(1, 1_000, draft.kind, draft.seat, draft.data)]
        self.table = Table.created_by(table, self.entries[0])

    def then(self, draft: Draft | None) -> None:
        assert draft
        entry = Entry(self.table.number + 1, self.table.at + 1, draft.kind, draft.seat, draft.data)
        self.entries.append(entry)
        self.table.apply(entry)

    def play(self, moves: int = 100_000, seed: int = 1) -> None:
        dice = random.Random(seed)
        while self.table.waiting() and moves:
            seat = self.table.waiting()[0]
            move = dice.choice(self.table.state.legal(seat))
            self.then(self.table.move(seat, wire.MakeMove(self.table.numbers[seat], move)))
            moves -= 1

    def read_again(self) -> Table:
        """From the log, as it is stored."""
        again = Table.created_by(self.table.id, self.entries[0])
        for entry in self.entries[1:]:
            again.apply(entry)
        return again


def begun(puzzle: Puzzle, moves: int = 0) -> Log:
    log = Log(drafted(puzzle))
    log.then(log.table.start("random"))
    log.play(moves)
    return log


def views(table: Table) -> list[Any]:
    """What every reader sees."""
    return [table.sight.view(reader) for reader in range(table.settings.players + 1)]


# --- the table, without a hall --------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_seat_sees_the_puzzle_and_the_rest_is_drawn_anew(name: str) -> None:
    puzzle = puzzle_of(name)
    assert len(worlds(puzzle, 6)) > 1
    for _ in range(3):
        table = begun(puzzle).table
        assert table.state.view(puzzle.seat) == seen_in(puzzle)
        assert table.waiting() == (puzzle.seat,)
    seats = table.seats
    assert [seat.who == "person" for seat in seats] == [
        at == puzzle.seat for at in range(len(seats))
    ]
    assert {seat.level for seat in seats} == {None, "random"}
    assert table.settings.clock.kind == "none"
    assert table.no_hints() is None
    assert table.no_regrets() is None


@pytest.mark.parametrize("name", GAMES)
def test_the_same_secret_hides_the_same_and_draws_other_numbers(name: str) -> None:
    """What is hidden follows from the table's secret, but not as cards do that are drawn later."""
    puzzle, game = puzzle_of(name), meadhall.game(name)
    laid = [laid_from(game, puzzle, "ab" * 32).position for _ in range(2)]
    assert laid[0] == laid[1]
    drawn = game.imagine(
        game.from_json(puzzle.position),
        puzzle.seat,
        game.start(game.min_players, bytes.fromhex("ab" * 32)).chance,
    )
    assert game.begin_from(laid[0], len(drawn.to_json()["hands"])).key() != drawn.key()


@pytest.mark.parametrize("name", GAMES)
def test_log_and_snapshot_lead_to_the_same(name: str) -> None:
    log = begun(puzzle_of(name), moves=2)
    written = msgspec.json.encode(log.table.stored())
    stored = Table(msgspec.json.decode(written, type=Stored))
    for again in (log.read_again(), stored):
        assert views(again) == views(log.table)
        assert again.laid == log.table.laid
        assert again.state.to_json() == log.table.state.to_json()
    (seat, *_) = log.table.waiting()
    move = Draft("move", seat, {"move": log.table.state.legal(seat)[0]})
    log.then(move)
    stored.apply(log.entries[-1])
    assert views(stored) == views(log.table)


def test_a_move_is_taken_back_and_the_position_is_not() -> None:
    puzzle = next(
        each
        for each in puzzles(meadhall.game("vikings"))
        if begun(each, 1).table.session.why_no_undo(each.seat) is None  # type: ignore[union-attr]
    )
    log = begun(puzzle)
    with pytest.raises(Refused, match="nothing"):
        log.table.undo(puzzle.seat, log.table.numbers[puzzle.seat])
    log.play(1)
    log.then(log.table.undo(puzzle.seat, log.table.numbers[puzzle.seat]))
    assert log.table.state.view(puzzle.seat) == seen_in(puzzle)
    assert views(log.read_again()) == views(log.table)


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_told_what_lies_there(name: str) -> None:
    puzzle = puzzle_of(name)
    table = begun(puzzle).table
    told = info(table, Here(), 0)
    assert told["puzzle"] == wire.FromPuzzle(puzzle.name, told["puzzle"].titles)
    assert set(told["puzzle"].titles) == {"en", "ru"}
    assert told["secret"] is None
    said = msgspec.json.encode(wire.Table(**told)).decode()
    assert table.laid
    for part, lies in table.laid.position.items():
        if isinstance(lies, dict | list) and lies:
            assert msgspec.json.encode(lies).decode() not in said, part
    # Nor does a view of anybody: each shows as much as in another world that looks the same.
    game, secret = meadhall.game(name), table.state.chance.clone()
    for seat in range(table.settings.players):
        world = game.imagine(table.state, seat, secret)
        assert world.view(seat) == table.state.view(seat)


@pytest.mark.parametrize("name", GAMES)
def test_looking_back_going_on_and_meeting_again(name: str) -> None:
    puzzle = puzzle_of(name)
    log = begun(puzzle)
    log.play()
    table = log.table
    assert table.phase == "over"
    assert table.session
    assert table.result
    assert [sum(part.points for part in own) for own in table.result.parts] == table.result.scores
    record = table.session.record
    read = Record.from_text(record.text())
    assert read.shuffle_proved()
    assert read.position == table.laid.position  # type: ignore[union-attr]
    frames = replay_of(table, 0, 3, puzzle.seat).frames
    assert frames[0].view == seen_in(puzzle)

    for step in (0, 2):
        ask = wire.PlayOn(step, puzzle.seat, "Anna", "random")
        draft, moves = branch_of(table, ask, BOTS, new_token(), 24)
        other = Log(draft, "other")
        other.then(other.table.start("random", moves, table.game.rules_version))
        assert (
            other.table.state.view(puzzle.seat)
            == replay_of(table, step, 1, puzzle.seat).frames[0].view
        )
        assert other.table.laid == table.laid
        assert views(other.read_again()) == views(other.table)

    hidden = set()
    for _ in range(4):
        again = Log(rematch_of(table, "host"), "again")
        again.then(again.table.take_kept_seat("t", 24))
        again.then(again.table.start("random"))
        assert again.table.state.view(puzzle.seat) == seen_in(puzzle)
        hidden.add(again.table.state.key())
    assert len(hidden) > 1
    claim = table.claim_of("t")
    assert claim
    settings = wire.Settings(name, table.settings.players)
    other_game, _ = changed_of(table, settings, BOTS, claim, 24)
    assert "laid" not in other_game.data


def test_a_puzzle_by_other_rules_is_refused() -> None:
    puzzle = puzzle_of(GAMES[0])
    older = puzzle.position["rules"] - 1
    broken: dict[str, Any]
    for broken in ({"rules": older}, {"frames": []}, {"options": {"cards": 1}}):
        with pytest.raises(Refused, match=r"other rules|cards") as refused:
            drafted(replace(puzzle, position={**puzzle.position, **broken}))
        assert refused.value.code in ("other-rules", "bad-option")


def test_what_becomes_of_the_puzzle_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it is in the log: the puzzles of a later version may be others."""
    log = begun(puzzle_of(GAMES[0]), moves=3)
    monkeypatch.setattr("meadhall.kernel.puzzles._puzzles", lambda game: ())
    again = log.read_again()
    assert views(again) == views(log.table)
    assert info(again, Here(), 0)["puzzle"] == info(log.table, Here(), 0)["puzzle"]


# --- in a hall ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    file: Path = tmp_path_factory.mktemp("hall") / "hall.db"
    with hall_in_thread(config(file, snapshot_every=2)) as address:
        yield address, file


def path_of(puzzle: Puzzle) -> str:
    return f"games/{puzzle.game}/puzzles/{puzzle.name}/play"


@pytest.mark.parametrize("name", GAMES)
def test_it_is_asked_for_and_played(hall: tuple[str, Path], name: str) -> None:
    """Whoever plays it, and whoever looks on, is sent what an oracle of the kernel allows."""
    address, file = hall
    puzzle = puzzle_of(name)
    made = Api(address).post(path_of(puzzle), {"name": "Anna", "level": "random"})
    assert made["seat"] == puzzle.seat
    table = made["table"]

    async def some_moves() -> tuple[Player, Player]:
        hello = {"words": "en", "recall": True}
        async with (
            Player(address, table, made["token"], **hello) as anna,
            Player(address, table) as onlooker,
        ):
            assert anna.table["puzzle"]["name"] == puzzle.name
            assert anna.position["view"] == seen_in(puzzle)
            for _ in range(4):
                await anna.until(lambda: anna.asked or anna.position["phase"] == "over")
                if anna.position["phase"] == "over":
                    break
                assert (await anna.move(dice=random.Random(1)))["type"] == "ack"
            return anna, onlooker

    anna, onlooker = asyncio.run(some_moves())
    rows = log_of(file, table)
    assert [row.kind for row in rows[:2]] == ["create", "start"]
    assert hold_against(rows, puzzle.seat, anna.heard) > 2
    assert hold_against(rows, None, onlooker.heard) > 0
    with pytest.raises(Refusal, match="over"):
        Api(address, made["token"]).get(f"tables/{table}/record")


def test_its_end_is_looked_back_at_and_it_is_played_again(hall: tuple[str, Path]) -> None:
    """A final count is soon over: all that can be asked then is answered."""
    address, _ = hall
    puzzle = next(each for each in puzzles(meadhall.game("asgard")) if each.kind == "count")
    made = Api(address).post(path_of(puzzle), {"level": "random"})
    api, where = Api(address, made["token"]), f"tables/{made['table']}"
    while (now := api.get(f"{where}/position"))["phase"] == "playing":
        if now["moves"]:
            move = now["moves"][0]["move"]
            api.post(f"{where}/moves", {"number": now["number"], "move": move})
    record = Record.from_text(api.get(f"{where}/record"))
    assert record.shuffle_proved()
    assert record.position
    first = api.get(f"{where}/replay", eyes=puzzle.seat)["frames"][0]
    assert first["view"] == seen_in(puzzle)
    assert api.get(f"{where}/analysis")["result"]
    ask = {"step": 0, "seat": puzzle.seat, "level": "random"}
    other = api.post(f"{where}/play-on", ask)
    again = api.post(f"{where}/rematch")
    for table, token in ((other["table"], other["token"]), (again["table"], made["token"])):
        there = Api(address, token)
        assert there.get(f"tables/{table}/position")["view"] == seen_in(puzzle)
        assert there.get(f"tables/{table}")["puzzle"]["name"] == puzzle.name


def test_what_makes_no_sense_is_refused(hall: tuple[str, Path]) -> None:
    api, puzzle = Api(hall[0]), puzzle_of(GAMES[0])
    for path, body, code in [
        (f"games/{puzzle.game}/puzzles/nothing/play", {}, "not-found"),
        (f"games/chess/puzzles/{puzzle.name}/play", {}, "not-found"),
        (path_of(puzzle), {"level": "odin"}, "bad-option"),
        (path_of(puzzle), {"seat": 0}, "malformed"),
    ]:
        with pytest.raises(Refusal) as refused:
            api.post(path, body)
        assert refused.value.code == code, path


def test_a_killed_hall_goes_on_with_it(file: Path, tmp_path: Path) -> None:
    puzzle = puzzle_of("vikings")
    process = Process(config(file, bot_pause=600.0), tmp_path / "log")
    process.start()
    try:
        process.wait()
        made = Api(process.address).post(path_of(puzzle), {})
        api = Api(process.address, made["token"])
        where = f"tables/{made['table']}"
        before = api.get(f"{where}/position")
        api.post(f"{where}/moves", {"number": before["number"], "move": before["moves"][0]["move"]})
        played = api.get(f"{where}/position")
        assert played["view"] != before["view"]
        process.kill()
        process.start()
        process.wait()
        after = api.get(f"{where}/position")
        assert (after["view"], after["number"]) == (played["view"], played["number"])
        assert api.get(where)["puzzle"]["name"] == puzzle.name
        if after["undo"]:
            api.post(f"{where}/undo", {"number": after["number"]})
            assert api.get(f"{where}/position")["view"] == before["view"]
    finally:
        process.kill()
