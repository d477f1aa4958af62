"""What the guide may say: remarks that come with a position, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.hall.bots.places import places_of
from meadhall.hall.bots.thoughts import reconsider
from meadhall.kernel.lessons import Course, lessons

from .client import Api, Refusal
from .serving import config, hall_in_thread


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    file: Path = tmp_path_factory.mktemp("hall") / "hall.db"
    with hall_in_thread(config(file)) as address:
        yield Api(address)


def table(api: Api, **settings: Any) -> tuple[str, Api]:
    """A table with bots in the seats that aren't ours; its name, and the api with our token."""
    asked = {"game": "asgard", "players": 2, "bots": [None, "thrall"]} | settings
    made = api.post("tables", {"name": "Anna", "settings": asked})
    return made["table"], Api(api.address, made["token"])


@pytest.mark.parametrize("game", meadhall.game_names())
def test_a_position_with_words_has_remarks(api: Api, game: str) -> None:
    players = meadhall.game(game).min_players
    bots = [None, *["thrall"] * (players - 1)]
    name, mine = table(api, game=game, players=players, bots=bots)
    here = mine.get(f"tables/{name}/position", words="en", after=1, wait=5)
    keys = [each["key"] for each in here["remarks"]]
    while not here["moves"] or keys == [f"{game}-remark-reaction"]:
        if here["moves"]:  # a bot did something that may be answered; nothing else is told then
            answer = {"number": here["number"], "move": here["moves"][0]["move"]}
            mine.post(f"tables/{name}/moves", answer)
        here = mine.get(f"tables/{name}/position", words="en", after=here["number"], wait=5)
        keys = [each["key"] for each in here["remarks"]]
    assert f"{game}-remark-start" in keys
    assert all(each["lesson"] for each in here["remarks"])
    texts = meadhall.game(game).texts("ru")
    assert all(texts.say(key) and texts.say(f"{key}.title") for key in keys)
    plain = mine.get(f"tables/{name}/position")
    assert plain["remarks"] == []


def test_an_onlooker_hears_no_remarks(api: Api) -> None:
    name, _ = table(api)
    assert Api(api.address).get(f"tables/{name}/position", words="en")["remarks"] == []


def test_regrets_are_told_alone_among_bots_and_without_a_clock(api: Api) -> None:
    name, mine = table(api, clock={"kind": "bank", "bank": 600})
    with pytest.raises(Refusal, match="no-hints"):
        mine.get(f"tables/{name}/regret")
    name, mine = table(api, hints="never")
    with pytest.raises(Refusal, match="no-hints"):
        mine.get(f"tables/{name}/regret")
    name, mine = table(api, bots=[None, None], hints="always", open=True)
    api.seat(name, name="Boris")
    with pytest.raises(Refusal, match="no-hints"):
        mine.get(f"tables/{name}/regret")


def test_what_cant_be_taken_back_is_not_regretted(api: Api) -> None:
    name, mine = table(api)
    assert mine.get(f"tables/{name}/regret") is None


def test_a_weak_move_comes_with_a_better_one_and_where_it_is() -> None:
    """In a bot's process, which is told a view and never a state."""
    game = meadhall.game("asgard")
    course = Course(game, next(each for each in lessons(game) if each.name == "count"))
    state, seat = course.state, course.lesson.learner
    view, legal = state.view(seat), state.legal(seat)
    weak, good = (game.parse(state, seat, text) for text in ("score odin 1", "done"))
    outcome = reconsider("asgard", seat, 1, view, legal, weak)
    assert not outcome.why
    move, worth, better, error, made_at, _ = outcome.value
    assert move == good
    assert worth + 0.05 < better
    assert 0 <= error < 0.2
    assert made_at == places_of(game, view, seat, weak, 5)
    assert reconsider("asgard", seat, 1, view, legal, good).value is None
