"""The space of moves: ids, structures and texts from one declaration."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games.asgard import moves as asgard
from meadhall.games.vikings import moves as vikings
from meadhall.games.wolves import moves as wolves
from meadhall.kernel.errors import BadMove
from meadhall.kernel.space import Group, Space, amount, named, pair, place, seat

SPACE = Space(
    14,
    Group("lay", named("unit", ("bond", "jarl")), seat("line", 2), named("side", ("left", "right")),
          first=0),
    Group("play", pair("up", "down", [("odin", "thor"), ("thor", "odin")]), first=8),
    Group("name", amount("strength", 1), first=10),
    Group("from", place("place", 1), first=12, words="take from"),
    Group("done", first=13),
)  # fmt: skip


def test_ids_count_the_last_field_fastest() -> None:
    assert SPACE.structure(0) == {"kind": "lay", "unit": "bond", "line": 0, "side": "left"}
    assert SPACE.structure(1)["side"] == "right"
    assert SPACE.structure(2)["line"] == 1
    assert SPACE.structure(4)["unit"] == "jarl"
    assert SPACE.structure(9) == {"kind": "play", "up": "thor", "down": "odin"}
    assert SPACE.structure(11) == {"kind": "name", "strength": 1}
    assert SPACE.structure(13) == {"kind": "done"}


def test_texts_count_as_people_do() -> None:
    texts = [SPACE.text(move) for move in (0, 7, 9, 10, 12, 13)]
    assert texts == ["lay bond p1 left", "lay jarl p2 right", "play thor/odin", "name 0",
                     "take from 1", "done"]  # fmt: skip


@pytest.mark.parametrize("name", meadhall.game_names())
def test_every_move_is_found_by_what_it_says(name: str) -> None:
    space = meadhall.game(name).space
    dice = Random(1)
    for move in range(space.size):
        said = list(space.structure(move).items())
        dice.shuffle(said)
        assert space.move(dict(said)) == move
    assert len({space.text(move) for move in range(space.size)}) == space.size


def test_the_engines_count_as_declared() -> None:
    """What the engines reckon with, beside what is declared."""
    names = {name: meadhall.game(name).space for name in ("asgard", "vikings", "wolves")}

    def said(name: str, move: int) -> list[Any]:
        return list(names[name].structure(move).values())

    assert said("wolves", wolves.lay(1, 2, 1))[2:] == [2, "right"]
    assert said("wolves", wolves.unit(3, 7)) == ["unit", 3, 7]
    assert said("wolves", wolves.join(0, 1))[2] == "right"
    assert said("asgard", asgard.pick(3, 0)) == ["play", "loki", "odin"]
    assert said("asgard", asgard.card(2, 5)) == ["card", "freya", 5]
    assert said("asgard", asgard.rival(4, 6, 20)) == ["rival", 4, "heimdall", 20]
    assert said("vikings", vikings.attack(3, 0)) == ["attack", 3, "hall"]
    assert said("vikings", vikings.steal(1, 1)) == ["steal", 1, "brewery-1"]


@pytest.mark.parametrize(
    ("structure", "wrong"),
    [
        ({}, "no move of kind None"),
        ([], "names and values"),
        ({"kind": "fly"}, "no move of kind 'fly'; there are lay, play"),
        ({"kind": ["lay"]}, "no move of kind"),
        ({"kind": "lay"}, "lay says unit, line, side besides, not nothing"),
        ({"kind": "done", "unit": "bond"}, "done says nothing besides, not unit"),
        ({"kind": "lay", "unit": "bond", "line": 2, "side": "left"}, "line can't be 2"),
        ({"kind": "lay", "unit": "bond", "line": True, "side": "left"}, "line can't be True"),
        ({"kind": "lay", "unit": "bond", "line": "1", "side": "left"}, "line can't be '1'"),
        ({"kind": "play", "up": "odin", "down": "odin"}, "up and down can't be 'odin' and 'odin'"),
    ],
)
def test_what_describes_no_move_is_refused_with_a_reason(structure: Any, wrong: str) -> None:
    with pytest.raises(BadMove, match=wrong.replace("(", r"\(")):
        SPACE.move(structure)


def test_a_declaration_that_does_not_add_up_is_refused() -> None:
    with pytest.raises(ValueError, match="b begins at 1, not at 2"):
        Space(3, Group("a", first=0), Group("b", first=2))
    with pytest.raises(ValueError, match="there are 1 moves, not 2"):
        Space(2, Group("a", first=0))
    with pytest.raises(ValueError, match="two groups have the same kind"):
        Space(2, Group("a", first=0), Group("a", first=1))
    with pytest.raises(ValueError, match="don't tell moves apart"):
        named("card", ("beer", "beer"))


# --- blocks, for networks with a head for each ----------------------------------------------------


def test_the_blocks_are_public_data() -> None:
    lay, play, name, origin, done = SPACE.groups
    assert [group.first for group in SPACE.groups] == [0, 8, 10, 12, 13]
    assert [group.size for group in SPACE.groups] == [8, 2, 2, 1, 1]
    assert lay.shape == (2, 2, 2)
    assert [field.says_seat for field in lay.fields] == [False, True, False]
    assert (play.shape, name.shape, origin.shape, done.shape) == ((2,), (2,), (1,), ())


def test_moves_share_the_parts_that_they_say_alike() -> None:
    parts = [set(each) for each in SPACE.parts()]
    bond_left, jarl_left, bond_other_line = parts[0], parts[4], parts[2]
    assert len(bond_left) == 2 + 2 * 3  # itself, its group, and each of three fields in two ways
    # Both lay, on the first line, on the left; both lay a bond, on the left.
    assert len(bond_left & jarl_left) == len(bond_left & bond_other_line) == 1 + 2 * 2
    assert not parts[13] & bond_left  # nothing is said of being done
    assert len(parts[13]) == 2


def test_fields_of_one_kind_share_their_parts_wherever_they_are_said() -> None:
    """What is known of a seat, of a god is known in every group that names one."""
    space = Space(4, Group("give", seat("to", 2), first=0), Group("take", seat("to", 2), first=2))
    parts = [set(each) for each in space.parts()]
    assert len(parts[0] & parts[2]) == 1
    assert not parts[0] & parts[3]


@pytest.mark.parametrize("name", meadhall.game_names())
def test_no_two_moves_of_a_game_are_made_of_the_same_parts(name: str) -> None:
    game = meadhall.game(name)
    parts = game.space.parts()
    assert len(parts) == game.actions
    assert len({frozenset(each) for each in parts}) == game.actions
    used = {each for some in parts for each in some}
    assert used == set(range(len(used)))


def test_a_move_seen_from_a_seat_counts_the_seats_from_there() -> None:
    assert SPACE.seen_from(0, 2) == list(range(SPACE.size))
    turned = SPACE.seen_from(1, 2)
    assert SPACE.structure(turned[0]) == {"kind": "lay", "unit": "bond", "line": 1, "side": "left"}
    assert SPACE.structure(turned[7])["line"] == 0
    assert turned[8:] == list(range(8, SPACE.size))


@pytest.mark.parametrize("name", ["asgard", "vikings", "wolves"])
def test_moves_of_a_game_seen_from_any_seat_are_the_same_moves(name: str) -> None:
    game = meadhall.game(name)
    for players in range(game.min_players, game.max_players + 1):
        for who in range(players):
            turned = game.space.seen_from(who, players)
            assert sorted(turned) == list(range(game.actions))
            for move, seen in enumerate(turned):
                group = game.space.group(move)
                said, told = game.space.structure(move), game.space.structure(seen)
                seats = [field.names[0] for field in group.fields if field.says_seat]
                assert {**said, **{at: told[at] for at in seats}} == told
                for at in seats:
                    if said[at] < players:  # type: ignore[operator]
                        assert told[at] == (said[at] - who) % players  # type: ignore[operator]
