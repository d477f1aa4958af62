"""Strengths, limits and lines reckoned anew from the rulebook's words, to hold the game against.

Plain and slow, and written without a look at how the game does it: everything is worked out from a
view, which shows the lines, the deities and who has passed.
"""

from __future__ import annotations

from typing import Any

TEIWAZ = {"hirdman", "huscarl", "berserk", "priest", "hovding", "konung"}
FIXED = {
    "archer": 1,
    "huscarl": 2,
    "berserk": 5,
    "thrall": 0,
    "priest": 8,
    "assassin": 0,
    "raider": 2,
    "traitor": 1,
}
LEADERS = ("priest", "hovding", "konung")


def worth(line: list[str], place: int) -> int:
    """W-40 … W-51: what a unit is worth where it stands."""
    match line[place]:
        case "bond":
            return sum(unit not in TEIWAZ for unit in line)
        case "hirdman":
            beside = line[max(0, place - 1) : place] + line[place + 1 : place + 2]
            return 7 if "hirdman" in beside else 3
        case "hovding":
            return 2 * sum(unit in TEIWAZ for unit in line)
        case "konung":
            return max(0, 10 - (len(line) - 1))
        case unit:
            return FIXED[unit]


def worths(line: list[str]) -> list[int]:
    return [worth(line, place) for place in range(len(line))]


def formation(seats: list[dict[str, Any]], seat: int) -> int:
    """W-5: a whole line, with what Thor and Fenrir add and take away."""
    total = sum(worths(seats[seat]["line"]))
    mine = seats[seat]["deities"]
    if "thor" in mine:
        total += 5
    others = [
        deity for other, shown in enumerate(seats) if other != seat for deity in shown["deities"]
    ]
    if "fenrir" in others and "odin" not in mine:
        total -= 5
    return total


def may_stand(kind: str, line: list[str]) -> bool:
    """W-46 … W-48."""
    if kind in LEADERS and kind in line:
        return False
    if kind == "priest":
        weak = [unit for unit, strength in zip(line, worths(line), strict=True) if strength <= 8]
        return not TEIWAZ.intersection(weak)
    return True


def protected(shown: dict[str, Any]) -> bool:
    """W-76."""
    return ("heimdall" if shown["pass"] else "surt") in shown["deities"]


def weakest_teiwaz(line: list[str]) -> list[int]:
    """W-51: the places of the weakest Teiwaz units."""
    places = [place for place, unit in enumerate(line) if unit in TEIWAZ]
    lowest = min((worth(line, place) for place in places), default=0)
    return [place for place in places if worth(line, place) == lowest]


def targets(effect: str, line: int, seats: list[dict[str, Any]]) -> list[tuple[int, int]]:
    """W-40, W-49 … W-52, W-76: what an effect may be aimed at, as seat and place."""
    open_lines = [seat for seat, shown in enumerate(seats) if not protected(shown)]
    if effect == "archer":
        return [(seat, place) for seat in open_lines for place in range(len(seats[seat]["line"]))]
    if line not in open_lines:
        return []
    units = seats[line]["line"]
    if effect == "traitor":
        return [(line, place) for place in weakest_teiwaz(units)]
    return [
        (line, place)
        for place, unit in enumerate(units)
        if not (effect == "raider" and unit == "raider")
    ]


class Lines:
    """The lines of all players, kept by what an onlooker is told and nothing else (W-35, W-55)."""

    def __init__(self, players: int) -> None:
        self.lines: list[list[str]] = [[] for _ in range(players)]

    def hear(self, told: dict[str, Any]) -> None:
        match told["event"]:
            case "laid":
                self.put(told["line"], told["kind"], told["side"])
            case "joined":
                self.put(told["seat"], told["kind"], told["side"])
            case "destroyed" | "discarded" | "taken" | "moved":
                assert self.lines[told["line"]].pop(told["place"]) == told["kind"]
            case "sacrificed":
                assert self.lines[told["seat"]].pop(told["place"]) == told["kind"]
            case "guarded":
                assert self.lines[told["seat"]].pop(told["place"]) == "huscarl"
            case "cleared":
                for line in self.lines:
                    line.clear()

    def put(self, seat: int, kind: str, side: str) -> None:
        self.lines[seat].insert(0 if side == "left" else len(self.lines[seat]), kind)
