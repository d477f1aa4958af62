"""What a game wants to be seen with, in the harness (web/fixtures.py) and in pictures
(web/shots.py): `SCENES` in `tests/<game>/scenes.py`, if it wants anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

View = dict[str, Any]


def frame(view: View) -> str:
    """What is asked, in games that stack their questions."""
    return str(view["frames"][-1]["frame"]) if view["frames"] else ""


def always(view: View) -> bool:
    return True


def alike(kind: str, view: View) -> str:
    return ""


@dataclass(frozen=True)
class Scenes:
    """Moments of a game that show what its board can do."""

    kinds: tuple[str, ...] = ()
    """Kinds of question to have scenes for; all that occur if none is named."""
    seeds: range = range(3)
    """So many games for each number of players."""
    ripe: int | None = None
    """After so many moves a position shows enough."""
    wild_seeds: range = range(0)
    """Games of random bots, who come to what greedy ones avoid: for kinds named above and not
    found."""
    odd: Mapping[str, Any] = field(default_factory=dict)
    """Options of those games that make rare questions likely."""
    variety: Callable[[str, View], str] = alike
    """What makes one question of a kind look unlike another: added to the name of its scene."""
    extremes: Mapping[str, Callable[[View], float]] = field(default_factory=dict)
    """What can be too much for a board, by its name: how much of it a view shows. The positions
    with the most of each are what a board must have room for."""
    lavish: Mapping[str, Any] = field(default_factory=dict)
    """Options under which tables get as full as they can: some games are played with them."""
    shunned: frozenset[str] = frozenset()
    """Kinds of moves that make a table emptier: in those games they are left for when there is
    nothing else to do."""
    players: int = 4
    """At the table that pictures are taken of."""
    moments: Mapping[str, Callable[[View], bool]] = field(default_factory=lambda: {"start": always})
    """When our seat is asked something that makes a picture, by its name."""


def scenes_of(game: str) -> Scenes:
    """What a game has to say about it."""
    module = f"{game}.scenes"
    if not find_spec(game) or not find_spec(module):
        return Scenes()
    scenes = import_module(module).SCENES
    assert isinstance(scenes, Scenes)
    return scenes
