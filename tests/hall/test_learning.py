"""Lessons over HTTP: the hall keeps nothing, and tells a learner what step and moves make."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.kernel.lessons import Lesson, lessons

from .client import Api, Refusal
from .serving import config, hall_in_thread

EVERY = [each for name in meadhall.game_names() for each in lessons(meadhall.game(name))]
LESSON = EVERY[0]


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    file: Path = tmp_path_factory.mktemp("hall") / "hall.db"
    with hall_in_thread(config(file)) as address:
        yield Api(address)


def take(api: Api, lesson: Lesson, **at: Any) -> Any:
    return api.post(f"games/{lesson.game}/lessons/{lesson.name}", {"step": 0} | at)


@pytest.mark.parametrize("game", meadhall.game_names())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_hall_lists_what_a_game_teaches(api: Api, game: str, lang: str) -> None:
    found = api.get(f"games/{game}/lessons", lang=lang)["lessons"]
    assert [each["name"] for each in found] == [each.name for each in lessons(meadhall.game(game))]
    for each in found:
        assert all(each[told] for told in ("title", "about", "won", "picture", "steps")), each
    enough = meadhall.game(game).about.enough or 0
    assert [each["enough"] for each in found] == [at < enough for at in range(len(found))]
    assert [bool(each["then"]) for each in found] == [each is found[-1] for each in found]
    assert found[-1]["then"]["minutes"]


@pytest.mark.parametrize("lesson", EVERY, ids=lambda each: each.key)
def test_a_lesson_is_learned_by_what_the_hall_calls_right(api: Api, lesson: Lesson) -> None:
    told_of = 0
    for step, told in enumerate(lesson.steps):
        moves: list[int] = []
        seen = take(api, lesson, step=step)
        assert (seen["verdict"], seen["step"], seen["seat"]) == (None, step, lesson.learner)
        while seen["right"]:
            assert set(seen["right"]) <= {each["move"] for each in seen["moves"]}
            moves.append(seen["right"][0])
            seen = take(api, lesson, step=step, moves=moves)
            assert seen["verdict"] in ("on", "right")
            told_of += len(seen["lines"])
        if moves:
            assert seen["verdict"] == "right"
            assert seen["remark"] not in (None, seen["says"]), "what came of it is told"
        if told.ask:
            assert take(api, lesson, step=step, answer=told.right)["verdict"] == "right"
            wrong = next(each for each in told.ask if each != told.right)
            answered = take(api, lesson, step=step, answer=wrong, lang="ru")
            assert answered["verdict"] == "wrong"
            assert answered["remark"]
    assert told_of, "what happens is told"


def test_a_mistake_is_played_and_spoken_of(api: Api) -> None:
    begun = take(api, LESSON)
    told = LESSON.steps[0].wrong["turned"]
    move = next(each["move"] for each in begun["moves"] if each["notation"] == told)
    seen = take(api, LESSON, moves=[move], lang="ru")
    assert seen["verdict"] == "wrong"
    assert seen["remark"]
    assert seen["right"] == []
    with pytest.raises(Refusal, match="taken back"):
        take(api, LESSON, moves=[move, move])


def test_why_not_is_answered_by_the_rule(api: Api) -> None:
    game = meadhall.game(LESSON.game)
    begun = take(api, LESSON)
    legal = [each["move"] for each in begun["moves"]]
    other = next(move for move in range(game.actions) if move not in legal)
    path = f"games/{LESSON.game}/lessons/{LESSON.name}/why"
    asked = {"at": {"step": 0}, "what": game.space.structure(other)}
    assert api.post(path, asked)["text"]
    assert api.post(path, asked | {"what": game.space.structure(legal[0])}) is None
    with pytest.raises(Refusal, match="malformed"):
        api.post(path, asked | {"what": {"kind": "nothing"}})


@pytest.mark.parametrize(
    ("at", "code"),
    [
        ({"step": 99}, "malformed"),
        ({"step": -1}, "malformed"),
        ({"moves": [1_000_000]}, "illegal-move"),
        ({"moves": [0] * 61}, "malformed"),
        ({"answer": "nobody"}, "malformed"),
        ({"steps": 1}, "malformed"),
    ],
)
def test_what_makes_no_sense_is_refused(api: Api, at: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        take(api, LESSON, **at)
    assert refused.value.code == code


def test_what_is_not_there_is_not_found(api: Api) -> None:
    for path in (f"games/{LESSON.game}/lessons/nothing", f"games/nothing/lessons/{LESSON.name}"):
        with pytest.raises(Refusal) as refused:
            api.post(path, {"step": 0})
        assert refused.value.code == "not-found"
