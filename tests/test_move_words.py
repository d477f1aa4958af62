"""Words about moves are found by the kind of a move: none is missing, none is left over."""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import Any

import pytest

import meadhall
from meadhall.kernel.face import ByKind, Voice, rows
from meadhall.kernel.registry import game_names
from meadhall.kernel.space import Group, Space, named, place

PREFIX = "on_"


def methods(cls: type[ByKind[Any]]) -> dict[str, list[str]]:
    """Of each kind that a class has a method for, what that wants to know."""
    return {
        name.removeprefix(PREFIX).replace("_", "-"): list(inspect.signature(method).parameters)[1:]
        for name, method in inspect.getmembers(cls, inspect.isfunction)
        if name.startswith(PREFIX)
    }


def declared(space: Space) -> dict[str, list[str]]:
    return {
        group.kind: [name for field in group.fields for name in field.names]
        for group in space.groups
    }


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize(("room", "cls"), [("choices", "_Choices"), ("phrases", "_Phrases")])
def test_methods_fit_the_declared_moves(name: str, room: str, cls: str) -> None:
    module = import_module(f"meadhall.games.{name}.words.{room}")
    space = meadhall.game(name).space
    assert getattr(module, cls).space is space
    kinds, found = declared(space), methods(getattr(module, cls))
    plain = getattr(module, "PLAIN", {})
    assert not set(found) & set(plain)
    assert {kind: kinds[kind] for kind in found} == found
    assert set(plain) <= {kind for kind, says in kinds.items() if not says}
    if room == "choices":
        assert set(kinds) == set(found) | set(plain)


class Sayings(ByKind[str]):
    space = Space(
        7,
        Group("lay-down", named("card", ("axe", "beer")), place("place", 3), first=0),
        Group("pass", first=6),
    )

    def on_lay_down(self, card: str, place: int) -> str:
        return f"{card} at {place}"


def test_a_move_is_said_by_the_method_of_its_kind() -> None:
    assert Sayings().of(5) == "beer at 2"
    with pytest.raises(NotImplementedError, match="Sayings has no words for pass"):
        Sayings().of(6)


def test_neighbours_under_one_heading_share_a_row() -> None:
    described = [
        (1, ("", "axe", "left")),
        (2, ("", "axe", "right")),
        (3, ("more", "axe", "left")),
        (4, ("more", "", "pass")),
        (5, ("more", "", "stop")),
    ]
    assert [[move for move, _ in row.choices] for row in rows(described)] == [[1, 2], [3], [4], [5]]


@pytest.mark.parametrize(("seat", "who"), [(0, "Anna"), (1, "you")])
def test_a_voice_calls_its_listener_you(seat: int, who: str) -> None:
    voice = Voice(meadhall.game("wolves").texts("en"), ["Anna", "Erik"], 1)
    voice.game = "wolves"
    assert voice.player(seat).casefold() == who.casefold()
    assert voice.players([seat]) == voice.player(seat)
    assert voice.numbered(0) == "p1 Anna"
