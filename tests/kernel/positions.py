"""Positions to break: one for every question of Intrigues of Asgard, and ways to spoil data."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import meadhall
from meadhall.kernel import seeded
from meadhall.testing import canonical, choose, random_course

ASGARD = meadhall.game("asgard")

JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1.0,
    7,
    2**63,
    -(2**70),
    10**400,
    2.5,
    "",
    "odin",
    "odin/thor",
    [],
    [None],
    [[]],
    {},
    {"": None},
    {"frame": "pick"},
)
"""Values of every type that JSON knows, and some that are nearly right."""


@cache
def questions() -> dict[str, str]:
    """A position (as JSON text) for each question the game can ask, and one at the end."""
    found: dict[str, str] = {}
    for seed in range(40):
        players = 2 + seed % 4
        for state, seat, _ in random_course(ASGARD, players, seed).replay():
            frames = state.to_json()["frames"]
            asked = frames[-1]["frame"] if frames else "over"
            some_have_picked = asked == "pick" and 0 < len(state.waiting) < players
            name = "half-picked" if some_have_picked else asked
            if seat >= 0 or name == "over":
                found.setdefault(name, canonical(state.to_json()))
    return found


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every value in plain data."""
    if path:
        yield path
    if isinstance(data, dict):
        for key in data:
            yield from places(data[key], (*path, key))
    elif isinstance(data, list):
        for at in range(len(data)):
            yield from places(data[at], (*path, at))


def replaced(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The data with one value replaced."""
    spoiled = copy.deepcopy(data)
    inner = spoiled
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return spoiled


def removed(data: Any, path: tuple[Any, ...]) -> Any:
    """The data without one value."""
    spoiled = copy.deepcopy(data)
    inner = spoiled
    for step in path[:-1]:
        inner = inner[step]
    del inner[path[-1]]
    return spoiled


def cards_of(position: dict[str, Any]) -> dict[str, int]:
    """How many cards of each kind a position has, wherever they lie."""
    count: dict[str, int] = {}

    def add(up: str, other: str, copies: int = 1) -> None:
        order = position_order()
        low, high = sorted((up, other), key=order.index)
        count[f"{low}/{high}"] = count.get(f"{low}/{high}", 0) + copies

    for bag in ("deck", "out_of_play"):
        for name, copies in position[bag].items():
            up, other = name.split("/")
            add(up, other, copies)
    for hand in position["hands"]:
        for name in hand:
            add(*name.split("/"))
    if position["drawn"] is not None:
        add(*position["drawn"].split("/"))
    for stacks in position["stacks"]:
        for god, stack in stacks.items():
            for other in stack["cards"]:
                add(god, other)
            for other in stack["under"]:
                add("thor", other)
    return count


def position_order() -> tuple[str, ...]:
    """The Aesir as they awaken."""
    return ("odin", "thor", "freya", "loki", "sif", "bragi", "heimdall")


def play_to_the_end(data: Any, seed: int) -> None:
    """A position that was accepted is a sound one: it is stored as it is, shown, imagined, played
    to its end, and no card is lost or made on the way."""
    state = ASGARD.from_json(data)
    cards = cards_of(state.to_json())
    check_goals(state.to_json())
    chance = seeded(seed)
    for _ in range(2_000):
        stored = state.to_json()
        assert cards_of(stored) == cards
        text = canonical(stored)
        assert canonical(ASGARD.from_json(json.loads(text)).to_json()) == text
        for seat in range(state.players):
            state.view(seat)
        if not state.waiting:
            assert state.outcome is not None
            return
        ASGARD.imagine(state, state.waiting[0], seeded(seed))
        state.play(*choose(state, chance))
    raise AssertionError("it has no end")


def check_goals(position: dict[str, Any]) -> None:
    """A-12: there must be goals left for the rounds to come; who looks for one would not end."""
    seen = sum(goal is not None for column in position["goals"] for goal in column)
    to_come = sum(column for column in range(1, 3) if column >= position["round"])
    assert seen + to_come <= 7, f"{seen} goals are open in round {position['round']}"
