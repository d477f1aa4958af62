"""What a hall without a server answers whoever asks, laid beside the page as files.

Games, rules, texts, lessons and puzzles are the same for everybody: so they can be read while the
engine is yet to come (`web/src/local/laid.ts`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from meadhall.hall import wire
from meadhall.hall.local.hall import LocalHall
from meadhall.kernel.registry import game_names

from .environment import Trouble

OF_A_GAME = ("rules", "texts", "lessons", "numbers", "puzzles")


def lay(folder: Path) -> None:
    """Lay them all."""
    folder.mkdir(parents=True)
    for path in paths():
        (folder / named(path)).write_text(answer(path), encoding="utf-8")


def paths() -> Iterator[str]:
    """What can be asked so."""
    for lang in wire.LANGUAGES:
        yield f"hall?lang={lang}"
        yield f"hall?brief=true&lang={lang}"
        for game in game_names():
            yield from (f"games/{game}/{what}?lang={lang}" for what in OF_A_GAME)


def named(path: str) -> str:
    """The file with the answer."""
    return re.sub(r"\W+", "-", path) + ".json"


def answer(path: str) -> str:
    """What the hall says."""
    told = _Told()
    LocalHall(told).request(1, "GET", path)
    if told.status != 200:
        raise Trouble("Laying answers beside the page", f"{path}: {told.text}")
    return told.text


class _Told:
    """Outside, as far as answers go."""

    status = 0
    text = ""

    def answer(self, request: int, status: int, body: str, kind: str, /) -> None:
        self.status, self.text = status, body

    def say(self, line: int, text: str, /) -> None: ...

    def hang_up(self, line: int, code: int, why: str, /) -> None: ...

    def keep(self, table: str, row: bytes, /) -> None: ...

    def think(self, thought: int, task: str, /) -> None: ...

    def drop(self, thought: int, /) -> None: ...
