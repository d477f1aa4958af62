"""How soon a bot answers doesn't tell that it had nothing to choose."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from meadhall.hall.bots.bots import Bots
from meadhall.hall.bots.pace import REMEMBERED, Pace

from .serving import config


def answers(
    monkeypatch: pytest.MonkeyPatch, thinks: float, asked: list[tuple[str, str, list[int]]]
) -> list[float]:
    """How long each answer takes, of bots that think so long where they have a choice."""
    bots = Bots(config(Path("unused"), bot_workers=1))
    rested: list[float] = []

    async def answer(*told: Any) -> int:
        legal: list[int] = told[-2]
        at.append(at[-1] + (thinks if len(legal) > 1 else 0.0))
        return legal[0]

    async def sleep(seconds: float) -> None:
        rested.append(seconds)

    at = [100.0]
    monkeypatch.setattr(bots, "_answer", answer)
    monkeypatch.setattr(
        "meadhall.hall.bots.bots.asyncio", SimpleNamespace(sleep=sleep, gather=asyncio.gather)
    )
    monkeypatch.setattr("meadhall.hall.bots.bots.time", SimpleNamespace(monotonic=lambda: at[-1]))
    took: list[float] = []

    async def ask_all() -> None:
        for level, game, legal in asked:
            rested.clear()
            before = at[-1]
            assert await bots.choose(level, game, 0, {}, legal, "a") == legal[0]
            took.append(at[-1] - before + max(0.0, sum(rested)))
        await bots.close()

    asyncio.run(ask_all())
    return took


def test_a_bot_without_a_choice_takes_as_long_as_one_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    choice, forced = ("konung", "wolves", [3, 4]), ("konung", "wolves", [3])
    took = answers(monkeypatch, 0.75, [choice, forced, forced, choice])
    assert took == pytest.approx([0.75] * 4)


def test_each_level_and_game_has_a_pace_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [
        ("konung", "wolves", [3, 4]),
        ("thrall", "wolves", [3]),
        ("konung", "asgard", [3]),
    ]
    assert answers(monkeypatch, 0.75, asked) == pytest.approx([0.75, 0, 0])


def test_what_was_long_ago_is_forgotten() -> None:
    pace = Pace()
    pace.remember("jarl", "asgard", 9.0)
    for _ in range(REMEMBERED):
        pace.remember("jarl", "asgard", 0.5)
    assert {pace.pretended("jarl", "asgard") for _ in range(200)} == {0.5}
