"""Whole games of random moves, held against the rules as `reckon` reads them."""

from __future__ import annotations

from typing import Any

import pytest

from .reckon import LEADERS, Lines, formation, may_stand, targets, worths
from .rules import rule
from .table import GAME, Table, new_game
from .words import UNITS

NAMES = ("anna", "erik", "mark", "olga", "petr")
LONG = {"glory": {"to_end": 20}}

in_any_game = pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (5, 3)])


def game(players: int, seed: int) -> Table:
    return new_game(*NAMES[:players], seed=seed, options=LONG)


@rule("W-2", "W-5", "W-41", "W-42", "W-47", "W-48")
@in_any_game
def test_strengths(players: int, seed: int) -> None:
    def as_reckoned(table: Table) -> bool:
        seats = table.view(None)["seats"]
        for seat, shown in enumerate(seats):
            assert shown["strengths"] == worths(shown["line"])
            assert shown["strength"] == formation(seats, seat)
        return False

    game(players, seed).play_until(as_reckoned, seed)


@rule("W-35", "W-55")
@in_any_game
def test_an_onlooker_who_only_listens_knows_every_line(players: int, seed: int) -> None:
    """Units come at the ends and leave from anywhere; all others keep their order."""
    lines = Lines(players)
    heard = 0

    def as_heard(table: Table) -> bool:
        nonlocal heard
        for event in table.events[heard:]:
            told = GAME.tell(event, None)
            assert told is not None
            lines.hear(told)
        heard = len(table.events)
        assert [shown["line"] for shown in table.view(None)["seats"]] == lines.lines
        return False

    game(players, seed).play_until(as_heard, seed)


@rule("W-31", "W-46", "W-47", "W-48", "W-33", "W-60", "W-61", "W-34")
@in_any_game
def test_the_main_actions(players: int, seed: int) -> None:
    def as_allowed(table: Table) -> bool:
        who, what = table.asked
        if what == "turn" and "pass" in (choices := table.choices(who)) and len(choices) > 1:
            main = [choice for choice in choices if choice.split()[0] not in ("summon", "use")]
            assert main == main_actions(table, who)
        return False

    game(players, seed).play_until(as_allowed, seed)


def main_actions(table: Table, who: str) -> list[str]:
    """What a player may do on a turn, extra actions aside."""
    seen = table.view(who)
    lines: dict[str, list[str]] = {
        name: shown["line"] for name, shown in zip(table.names, seen["seats"], strict=True)
    }
    highest = max((strength for line in lines.values() for strength in worths(line)), default=0)
    actions = [
        f"lay {kind} {name} {side}"
        for kind in UNITS
        if kind in seen["hand"]
        for name, line in lines.items()
        if may_stand(kind, line)
        for side in (("left", "right") if line else ("left",))
    ]
    actions += [f"unit {who} {place + 1}" for place in range(len(lines[who]))]
    if "plague" in seen["hand"]:
        actions += [f"plague {number}" for number in range(highest + 2)]
    if "flank" in seen["hand"]:
        actions += ["flank draw"] + ["flank return"] * bool(lines[who])
    return [*actions, "pass"]


@rule("W-40", "W-49", "W-50", "W-51", "W-52", "W-53", "W-76")
@in_any_game
def test_the_targets(players: int, seed: int) -> None:
    asked = 0

    def as_reckoned(table: Table) -> bool:
        nonlocal asked
        who, what = table.asked
        if what == "target":
            asked += 1
            effect, line = aimed(table)
            seats = table.view(None)["seats"]
            units = targets(effect, line, seats)
            assert table.choices(who) == [
                f"unit {table.names[seat]} {place + 1}" for seat, place in units
            ]
            chooser = line if effect == "archer" else table.position["active"]
            assert (
                table.names[chooser] == who or "vidar" in seats[table.names.index(who)]["deities"]
            )
        return False

    game(players, seed).play_until(as_reckoned, seed)
    assert asked > 0


def aimed(table: Table) -> tuple[str, int]:
    """The unit laid last, and into whose line."""
    told = (GAME.tell(event, None) for event in reversed(table.events))
    laid = next(event for event in told if event is not None and event["event"] == "laid")
    return laid["kind"], laid["line"]


@rule("W-63", "W-64", "W-62", "W-43")
@in_any_game
def test_the_windows(players: int, seed: int) -> None:
    """Who is asked could react, as far as everybody knows; and has the choices they should."""
    asked = 0

    def as_reckoned(table: Table) -> bool:
        nonlocal asked
        who, what = table.asked
        if what == "react":
            asked += 1
            seat = table.names.index(who)
            seen = table.view(who)
            shown = seen["seats"][seat]
            hidden = shown["hand"] - sum(shown["known"].values())
            may_hold = not shown["pass"] and (hidden > 0 or "shield-wall" in shown["known"])
            guards = guards_of(table, seat, shown["line"])
            assert may_hold or guards
            assert seat not in seen["declines"]
            wall = ["shield"] if not shown["pass"] and "shield-wall" in seen["hand"] else []
            assert table.choices(who) == [*guards, *wall, "done", "decline all"]
        return False

    game(players, seed).play_until(as_reckoned, seed)
    assert asked > 0


def guards_of(table: Table, seat: int, line: list[str]) -> list[str]:
    """W-43: the Huscarls that can cancel what happens."""
    effect = table.view(None)["frames"][-1]["effect"]
    kind, into = aimed(table)
    if effect not in (1, 2, 3) or into != seat:
        return []
    assert kind in ("assassin", "raider", "traitor")
    return [
        f"unit {table.names[seat]} {place + 1}"
        for place, unit in enumerate(line)
        if unit == "huscarl"
    ]


@rule("W-39", "W-46", "W-47", "W-48", "W-1", "W-3")
@in_any_game
def test_hands_leaders_and_cards_without_end(players: int, seed: int) -> None:
    """Never more than twelve in a hand, never two of a leader, never a card more or less."""
    steps = 0

    def in_order(table: Table) -> bool:
        nonlocal steps
        steps += 1
        position: dict[str, Any] = table.position
        assert all(sum(hand.values()) <= 12 for hand in position["hands"])
        for shown in position["seats"]:
            assert all(shown["line"].count(leader) <= 1 for leader in LEADERS)
        if steps % 5 == 0:
            assert GAME.from_json(position).key() == table.state.key(), "it counts every card"
        return False

    game(players, seed).play_until(in_order, seed)
