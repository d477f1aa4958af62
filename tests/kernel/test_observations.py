"""Observations: rows of bytes that hold what views show, and nothing else.

`api_test` checks every promise in a few games; here are many positions, and what rows say.
"""

from __future__ import annotations

import array
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from effort import many
from horns import GAME as HORNS

import meadhall
from meadhall.games.vikings.columns import FORTIFICATIONS, UNDER
from meadhall.games.wolves.columns import NOUGHT
from meadhall.kernel import BadPosition, Game, IllegalMove, State, seeded
from meadhall.kernel.observations import Observations, flag, number, one_of
from meadhall.kernel.observations_page import own_games, page
from meadhall.testing import canonical, random_course
from meadhall.testing.observing import Rows, check_apart, check_ranges, differing, row_of

PAGE = Path(__file__).parents[2] / "docs/observations.md"
GAMES: list[Game[Any]] = [
    HORNS, *(game for game in map(meadhall.game, meadhall.game_names()) if game.observations)
]  # fmt: skip
APART = ("game", "rules", "options", "players", "chance", "frames")
"""Of a stored position what makes it another game, what nobody sees, and what is believed as it
stands: no game is ever asked what some changed numbers of a frame would ask."""
TABLES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in GAMES
    for players in range(game.min_players, game.max_players + 1)
]


def declared(game: Game[Any]) -> Observations:
    assert game.observations is not None
    return game.observations


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rows_tell_views_apart_and_stay_in_their_ranges(game: Game[Any], players: int) -> None:
    rows: Rows = {}
    for seed in range(many(1, long=3)):
        for at, (state, _, _) in enumerate(random_course(game, players, seed).replay()):
            if at % many(3, long=1):
                continue
            for seat in range(players):
                row = row_of(game, state, seat)
                check_ranges(declared(game), row, players)
                check_apart(declared(game), rows, seat, row, state.view(seat))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_same_view_gives_the_same_row_whatever_is_hidden(game: Game[Any], players: int) -> None:
    """Imagined from the view alone, so nothing else can come through."""
    chance = seeded(players)
    for number_, (state, _, _) in enumerate(random_course(game, players, 3).replay()):
        if number_ % 5:
            continue
        for seat in range(players):
            row = row_of(game, state, seat)
            for _ in range(many(3, long=5)):
                world: State = game.imagine(state.view(seat), seat, seeded(chance.word()))
                assert row_of(game, world, seat) == row


@pytest.mark.parametrize(("game", "players"), TABLES[3:])
def test_whatever_is_changed_on_the_table_shows_in_the_row_just_if_in_the_view(
    game: Game[Any], players: int
) -> None:
    """One number, name or card of a stored position is changed; where it still is a position, each
    seat sees the change and observes it, or does neither."""
    both = Counter[bool]()
    dice = Random(players)
    for seed in range(many(1, long=2)):
        course = random_course(game, players, seed)
        stops = set(dice.sample(range(len(course.moves)), many(4, long=5)))
        for at, (state, _, _) in enumerate(course.replay()):
            if at not in stops:
                continue
            before = [shown(game, state, seat) for seat in range(players)]
            for changed in mutations(state.to_json(), dice, many(400, long=500)):
                try:
                    world: State = game.from_json(changed)
                except BadPosition:
                    continue
                for seat, (view, row) in enumerate(before):
                    other_view, other_row = shown(game, world, seat)
                    assert (view == other_view) == (row == other_row), (
                        seat, differing(declared(game), row, other_row, players), view, other_view
                    )  # fmt: skip
                    both[view == other_view] += 1
    assert min(both[True], both[False]) > 10, both


def shown(game: Game[Any], state: State, seat: int) -> tuple[str, bytes]:
    """A seat's view, without what rows leave out, and its row."""
    left_out = declared(game).left_out
    view = {key: value for key, value in state.view(seat).items() if key not in left_out}
    return canonical(view), row_of(game, state, seat)


def mutations(position: dict[str, Any], dice: Random, tries: int) -> Iterator[dict[str, Any]]:
    """A stored position with something in it changed, again and again."""
    text = canonical(position)
    names = sorted({each for each in leaves(position) if isinstance(each, str)})
    for _ in range(tries):
        copy = json.loads(text)
        for _ in range(dice.choice([1, 1, 2])):  # a card that goes elsewhere is two changes
            change(copy, names, dice)
        yield copy


def change(position: dict[str, Any], names: list[str], dice: Random) -> None:
    """Change one thing somewhere in a stored position."""
    part: Any = position
    key: Any = dice.choice([each for each in position if each not in APART])
    while isinstance(part[key], (dict, list)) and part[key]:
        part = part[key]
        key = dice.choice(list(part) if isinstance(part, dict) else range(len(part)))
        if dice.random() < 0.1:
            break
    old = part[key]
    if isinstance(old, bool):
        part[key] = not old
    elif isinstance(old, int):
        part[key] = old + dice.choice([-1, 1])
    elif isinstance(old, str):
        part[key] = dice.choice(names)
    elif isinstance(part, dict) and part is not position and dice.random() < 0.5:
        del part[key]
    else:
        part[key] = dice.choice([None, dice.choice(names), dice.choice([0, 1, 2])])


def leaves(data: Any) -> Iterator[Any]:
    """All names, numbers and marks of plain data, the keys included."""
    if isinstance(data, dict):
        yield from data
    if isinstance(data, (dict, list)):
        for each in data.values() if isinstance(data, dict) else data:
            yield from leaves(each)
    else:
        yield data


@pytest.mark.parametrize("name", ["asgard", "vikings", "wolves"])
def test_older_rules_are_observed_by_the_same_columns(name: str) -> None:
    newest = meadhall.game(name)
    game = newest.by_rules(newest.oldest_rules)
    rows: Rows = {}
    course = random_course(game, game.max_players, 2)
    for at, (state, _, _) in enumerate(course.replay()):
        seat = at % game.max_players
        row = row_of(game, state, seat)
        check_ranges(declared(game), row, game.max_players)
        check_apart(declared(game), rows, seat, row, state.view(seat))


def test_hands_left_to_memory_are_not_observed() -> None:
    asgard = meadhall.game("asgard")
    told = Counter[bool]()
    for forgotten in (False, True):
        state = asgard.start(3, 4, {"variants": {"hands_forgotten": forgotten}})
        for _ in range(3):
            for seat in range(3):
                state.play(seat, state.legal(seat)[0])
            if not state.view(0)["hand"]:
                break
            seats, _ = declared(asgard).read(row_of(asgard, state, 0), 3)
            assert any(seats[0]["hand"])
            told[forgotten] += any(seats[1]["hand"]) or any(seats[2]["hand"])
    assert told[False]
    assert not told[True]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_row_goes_into_any_buffer_of_its_size(game: Game[Any]) -> None:
    state: State = game.start(game.min_players, 1)
    size = game.observation_size(game.min_players)
    row = row_of(game, state, 0)
    many_rows = bytearray(3 * size)
    state.write_observation(0, memoryview(many_rows)[size : 2 * size])
    assert bytes(many_rows) == bytes(size) + row + bytes(size)
    numbers = array.array("B", bytes(size))
    state.write_observation(0, numbers)
    assert numbers.tobytes() == row


def test_what_can_not_be_observed_is_refused() -> None:
    game = meadhall.game("asgard")
    state = game.start(2)
    size = game.observation_size(2)
    with pytest.raises(ValueError, match="onlooker"):
        state.write_observation(None, bytearray(size))
    with pytest.raises(IllegalMove):
        state.write_observation(2, bytearray(size))
    for wrong in (size - 1, size + 1):
        with pytest.raises(ValueError, match=f"{size} bytes, not {wrong}"):
            state.write_observation(0, bytearray(wrong))
    with pytest.raises(TypeError):
        state.write_observation(0, bytes(size))  # nothing can be written there
    with pytest.raises(meadhall.kernel.BadOption):
        game.observation_size(9)


def test_a_declaration_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(ValueError, match="same name"):
        Observations([flag("a", ""), flag("a", "")], [])
    with pytest.raises(ValueError, match="can't be 256"):
        number("a", "", 256)


def test_places_and_reading_follow_the_declaration() -> None:
    both = Observations([flag("own", ""), number("score", "", 9)], [one_of("round", "", "123")])
    assert both.size(2) == 7
    assert [(c.name, seat, start) for c, seat, start in both.places(2)] == [
        ("own", 0, 0), ("score", 0, 1), ("own", 1, 2), ("score", 1, 3), ("round", None, 4),
    ]  # fmt: skip
    assert both.ranges(2) == bytes([1, 9, 1, 9, 1, 1, 1])
    seats, table = both.read(bytes([1, 5, 0, 7, 0, 1, 0]), 2)
    assert seats == [{"own": b"\1", "score": b"\5"}, {"own": b"\0", "score": b"\7"}]
    assert table == {"round": bytes([0, 1, 0])}


def test_the_document_is_what_the_games_declare() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(own_games()), "run ./dev wire"


# --- what rows say, by the views ------------------------------------------------------------------


def from_seat(seat: int, players: int) -> list[int]:
    """The seats as one of them counts."""
    return [(seat + turn) % players for turn in range(players)]


def marked(column: bytes, names: Any) -> list[str]:
    return [name for name, byte in zip(names, column, strict=True) if byte]


def the_one(column: bytes, names: Any) -> str | None:
    return next(iter(marked(column, names)), None)


def names_of(game: Game[Any], name: str) -> list[str]:
    both = (*declared(game).seats, *declared(game).table)
    return list(next(each.values for each in both if each.name == name))


def bag(column: bytes, names: list[str]) -> dict[str, int]:
    """What a column of counts says, as views write it."""
    return {name: byte for name, byte in zip(names, column, strict=True) if byte}


@pytest.mark.parametrize("players", [2, 4])
def test_rows_of_asgard_say_what_views_show(players: int) -> None:
    game = meadhall.game("asgard")
    cards, gods = names_of(game, "hand"), names_of(game, "cards")
    for state, _, _ in random_course(game, players, 8).replay():
        for seat in range(players):
            view = state.view(seat)
            seats, table = declared(game).read(row_of(game, state, seat), players)
            for who, said in zip(from_seat(seat, players), seats, strict=True):
                stacks = view["stacks"][who]
                assert said["score"][0] == view["scores"][who]
                assert bool(said["waits"][0]) == (who in view["waiting"])
                assert bool(said["chosen"][0]) == (who in view["chosen"])
                for column, key in (("cards", "cards"), ("attention", "attention")):
                    shown = {god: stack[key] for god, stack in stacks.items() if stack[key]}
                    assert bag(said[column], gods) == shown
                shown = {god: stack["under"] for god, stack in stacks.items() if stack["under"]}
                assert bag(said["under"], gods) == shown
                tops = {f"{god}: {stack['top']}" for god, stack in stacks.items()}
                assert set(marked(said["top"], names_of(game, "top"))) == tops
                hand = view["hand"] if who == seat else view["handed_on"].get(str(who), [])
                assert bag(said["hand"], cards) == {each: hand.count(each) for each in hand}
            assert table["deck"][0] == view["deck"]
            assert marked(table["pick"], names_of(game, "pick")) == [view["pick"]] * bool(
                view["pick"]
            )
            asked = view["decision"]
            assert marked(table["question"], names_of(game, "question")) == (
                [asked["kind"]] if asked else []
            )


def test_rows_of_wolves_say_what_views_show() -> None:
    game, players = meadhall.game("wolves"), 4
    units = names_of(game, "units")
    for at, (state, _, _) in enumerate(random_course(game, players, 5).replay()):
        seat = at % players
        view = state.view(seat)
        seats, table = declared(game).read(row_of(game, state, seat), players)
        for who, said in zip(from_seat(seat, players), seats, strict=True):
            lying = view["seats"][who]
            line = [units[byte - 1] for byte in said["line"] if byte]
            assert line == lying["line"]
            assert said["length"][0] == len(line)
            assert bag(said["units"], units) == {each: line.count(each) for each in line}
            assert said["strength"][0] - NOUGHT == lying["strength"]
            assert bool(said["active"][0]) == (who == view["active"])
            assert bag(said["sacrifices"], units) == lying["sacrifices"]
            assert bag(said["known"], names_of(game, "known")) == lying["known"]
            assert marked(said["deities"], names_of(game, "deities")) == lying["deities"]
            assert set(marked(said["victories"], names_of(game, "victories"))) == set(
                lying["victories"]
            )
        assert bag(table["hand"], names_of(game, "hand")) == view["hand"]
        assert bag(table["pile"], names_of(game, "pile")) == view["pile"]
        for column in ("hall", "used", "prizes"):
            assert marked(table[column], names_of(game, column)) == view[column]
        for depth, asked in enumerate(reversed(view["frames"])):
            at_ = f"question_{depth}"
            assert marked(table[at_], names_of(game, at_)) == [asked["frame"]]
            waits = {
                (seat + turn) % players for turn, byte in enumerate(table[f"{at_}_waits"]) if byte
            }
            assert waits == set(asked["who"])
            for field in ("chosen", "barred", "spent", "pending"):
                if field in asked:
                    assert bag(table[f"{at_}_cards"], names_of(game, "hand")) == asked[field]


def test_rows_of_vikings_say_what_views_show() -> None:
    game, players = meadhall.game("vikings"), 3
    cards, sites = names_of(game, "hand"), names_of(game, "begun")
    for at, (state, _, _) in enumerate(random_course(game, players, 5).replay()):
        seat = at % players
        if at % 3:
            continue
        view = state.view(seat)
        seats, table = declared(game).read(row_of(game, state, seat), players)
        for who, said in zip(from_seat(seat, players), seats, strict=True):
            shown_ = view["seats"][who]
            for column in ("points", "gates", "level", "limit", "built", "done", "bare"):
                assert said[column][0] == shown_[column]
            for column in ("discard", "played", "known", "unseen"):
                assert bag(said[column], cards) == shown_[column]
            assert marked(said["begun"], sites) == list(shown_["sites"])
            for name, byte in zip(sites, said["tokens"], strict=True):
                assert byte == shown_["sites"].get(name, {"tokens": 0})["tokens"]
            walls = {
                f"{site} {fort}": copies
                for site, standing in shown_["sites"].items()
                for fort, copies in standing["walls"].items()
            }
            assert bag(said["walls"], names_of(game, "walls")) == walls
            missions = [
                the_one(said[f"mission_{slot}"], names_of(game, "mission_0")) for slot in range(2)
            ]
            assert missions == shown_["missions"]
            assert bool(said["active"][0]) == (who == view["active"])
        for column in ("hand", "kept", "deck"):
            assert bag(table[column], cards) == view[column]
        for column in ("ready", "owed", "sent"):
            assert bag(table[column], cards) == view["turn"][column]
        names = names_of(game, "missions_unseen")
        assert [names[byte - 1] for byte in table["missions_under"] if byte] == (
            view["missions_under"]
        )
        path = [the_one(table[f"path_{place}"], names_of(game, "path_0")) for place in range(5)]
        assert path == view["path"]


def test_rows_of_vikings_have_room_for_all_fortifications_and_missions() -> None:
    state = meadhall.game("vikings").start(2)
    assert tuple(state.numbers.fortifications) == FORTIFICATIONS
    assert sum(state.missions) + 2 * 2 <= UNDER


@pytest.mark.parametrize("name", ["vikings", "wolves"])
def test_rows_go_as_deep_as_questions_do(name: str) -> None:
    """What lies deeper than the columns would be seen and not observed."""
    game = meadhall.game(name)
    deepest = sum(column.name.endswith("_actor") for column in declared(game).table)
    for seed in range(many(10, long=40)):
        course = random_course(game, game.max_players, seed)
        assert max(int(state.frame_count()) for state, _, _ in course.replay()) < deepest
