"""Puzzles over HTTP: the hall keeps nothing, and tells what comes of a try."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.kernel.puzzles import Attempt, Puzzle, problems, puzzles

from .client import Api, Refusal
from .serving import config, hall_in_thread

GAMES = [name for name in meadhall.game_names() if puzzles(meadhall.game(name))]
PUZZLE = puzzles(meadhall.game(GAMES[0]))[0]
SOME = [each for name in GAMES for each in puzzles(meadhall.game(name))[::12]]


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    file: Path = tmp_path_factory.mktemp("hall") / "hall.db"
    with hall_in_thread(config(file)) as address:
        yield Api(address)


def attempt(api: Api, puzzle: Puzzle, **at: Any) -> Any:
    return api.post(f"games/{puzzle.game}/puzzles/{puzzle.name}", at)


@pytest.mark.parametrize("game", meadhall.game_names())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_hall_lists_the_puzzles_of_a_game(api: Api, game: str, lang: str) -> None:
    found = api.get(f"games/{game}/puzzles", lang=lang)["puzzles"]
    assert [each["name"] for each in found] == [each.name for each in puzzles(meadhall.game(game))]
    assert all(each["title"] and each["asks"] and 1 <= each["level"] <= 4 for each in found)


@pytest.mark.parametrize("puzzle", SOME, ids=lambda each: f"{each.game}-{each.name}")
def test_a_puzzle_is_solved_by_its_own_answer(api: Api, puzzle: Puzzle) -> None:
    seen = attempt(api, puzzle)
    assert (seen["verdict"], seen["best"], seen["solution"], seen["themes"]) == (None, [], [], [])
    assert seen["asks"]
    assert seen["lit"]
    here = Attempt(meadhall.game(puzzle.game), puzzle)
    moves: list[int] = []
    while seen["verdict"] != "right":
        assert [each["move"] for each in seen["moves"]] == here.offered
        move = here.right_moves()[0]
        here.play(move)
        moves.append(move)
        seen = attempt(api, puzzle, moves=moves, lang="ru")
        assert seen["verdict"] == here.verdict
    assert all(each["words"] for each in seen["solution"])
    game = meadhall.game(puzzle.game)
    begun = game.from_json(puzzle.position)
    pins = problems(game)[puzzle.kind].pins(begun, puzzle.line, puzzle.seat)
    shown = [place for each in seen["solution"] for place in each["at"]]
    own = [
        place
        for (seat, _), at in zip(puzzle.line, pins, strict=True)
        if seat == puzzle.seat
        for place in at
    ]
    assert [place for place in shown if place in own] == own
    assert seen["themes"]
    assert seen["best"][0]["right"]
    assert seen["moves"] == []
    with pytest.raises(Refusal, match="solved"):
        attempt(api, puzzle, moves=[*moves, moves[0]])


@pytest.mark.parametrize("puzzle", SOME, ids=lambda each: f"{each.game}-{each.name}")
def test_a_wrong_try_is_played_and_spoken_of(api: Api, puzzle: Puzzle) -> None:
    here = Attempt(meadhall.game(puzzle.game), puzzle)
    wrong = next(move for move in here.offered if move not in here.right_moves())
    seen = attempt(api, puzzle, moves=[wrong], lang="ru")
    assert seen["verdict"] == "wrong"
    assert seen["remark"]
    assert (seen["best"], seen["solution"], seen["moves"]) == ([], [], [])
    assert attempt(api, puzzle, moves=[wrong], give_up=True)["solution"]
    with pytest.raises(Refusal, match="taken back"):
        attempt(api, puzzle, moves=[wrong, wrong])


def test_why_not_is_answered_by_the_rule(api: Api) -> None:
    game = meadhall.game(PUZZLE.game)
    legal = Attempt(game, PUZZLE).state.legal(PUZZLE.seat)
    other = next(move for move in range(game.actions) if move not in legal)
    path = f"games/{PUZZLE.game}/puzzles/{PUZZLE.name}/why"
    asked = {"at": {}, "what": game.space.structure(other)}
    assert api.post(path, asked)["text"]
    assert api.post(path, asked | {"what": game.space.structure(legal[0])}) is None
    with pytest.raises(Refusal, match="malformed"):
        api.post(path, asked | {"what": {"kind": "nothing"}})


@pytest.mark.parametrize(
    ("at", "code"),
    [
        ({"moves": [1_000_000]}, "illegal-move"),
        ({"moves": [0] * 61}, "malformed"),
        ({"step": 1}, "malformed"),
    ],
)
def test_what_makes_no_sense_is_refused(api: Api, at: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        attempt(api, PUZZLE, **at)
    assert refused.value.code == code


def test_what_is_not_there_is_not_found(api: Api) -> None:
    for path in (f"games/{PUZZLE.game}/puzzles/nothing", f"games/nothing/puzzles/{PUZZLE.name}"):
        with pytest.raises(Refusal) as refused:
            api.post(path, {})
        assert refused.value.code == "not-found"
