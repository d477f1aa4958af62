"""Whole games, with a second, simple-minded keeper of the table, who hears what happens and holds
it against the rules.

The keeper shares no code with the game. It knows nothing of what may be chosen, only of what may
happen: who may lose units to whom, who draws how many, whose turn it is, what may stand where, what
is paid, who wins.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from .rules import rule
from .table import GAME
from .words import BLUE, RED

TEIWAZ = ("hirdman", "huscarl", "berserk", "priest", "hovding", "konung")
FIXED = {
    "archer": 1,
    "hirdman": 3,
    "huscarl": 2,
    "berserk": 5,
    "thrall": 0,
    "priest": 8,
    "assassin": 0,
    "raider": 2,
    "traitor": 1,
}
ONCE = ("odin", "heimdall", "tyr", "hel")
BY_DEITY = ("tyr", "loki")


class Keeper:
    """What lies on the table, as far as everybody sees it."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.players: int = position["players"]
        self.lines: list[list[str]] = [list(seat["line"]) for seat in position["seats"]]
        self.hands: list[int] = [seat["hand"] for seat in position["seats"]]
        self.passed = [0] * self.players
        self.passes = 0
        self.owner: dict[str, int] = {}
        self.victories: list[set[str]] = [set() for _ in range(self.players)]
        self.used: set[str] = set()
        self.effect = ""
        self.turn: int = position["active"]
        self.due: tuple[int, int] | None = None  # who passed, and how many cards they must draw
        self.by_jormungand: int | None = None
        self.strikes = False  # Jormungand must win now
        self.fallen: Counter[str] = Counter()  # destroyed, nobody's yet
        self.sailing: Counter[str] = Counter()  # destroyed, on their way to Naglfar's owner
        self.spent: Counter[str] = Counter()
        self.stood: list[int] = []
        self.spender = 0
        self.cost = 0
        self.nidhogg_took = False

    # --- what it knows of the rules -----------------------------------------------------------

    def strength(self, seat: int, place: int) -> int:
        line = self.lines[seat]
        unit = line[place]
        if unit == "bond":
            return sum(other not in TEIWAZ for other in line)
        if unit == "hovding":
            return 2 * sum(other in TEIWAZ for other in line)
        if unit == "konung":
            return max(0, 11 - len(line))
        beside = line[max(0, place - 1) : place] + line[place + 1 : place + 2]
        if unit == "hirdman" and "hirdman" in beside:
            return 7
        return FIXED[unit]

    def total(self, seat: int) -> int:
        total = sum(self.strength(seat, place) for place in range(len(self.lines[seat])))
        if self.owner.get("thor") == seat:
            total += 5
        if self.owner.get("fenrir", seat) != seat and self.owner.get("odin") != seat:
            total -= 5
        return total

    def protected(self, seat: int) -> bool:
        return self.owner.get("heimdall" if self.passed[seat] else "surt") == seat

    def may_stand(self, unit: str, seat: int) -> bool:
        line = self.lines[seat]
        if unit in ("hovding", "konung"):
            return unit not in line
        return unit != "priest" or not any(
            other in TEIWAZ and (self.strength(seat, place) <= 8 or other == "priest")
            for place, other in enumerate(line)
        )

    def pass_draw(self, seat: int) -> int:
        mine = self.victories[seat]
        cards = 4 + ("coastal-raid" in mine) - 2 * ("costly-triumph" in mine)
        return min(cards, 12 - self.hands[seat])

    def places(self) -> list[int]:
        """All seats, first place first."""
        if self.by_jormungand is not None:
            owner = self.by_jormungand
            after = {seat: (seat - owner) % self.players for seat in range(self.players)}
            others = sorted(set(after) - {owner}, key=lambda seat: (-self.total(seat), after[seat]))
            return [owner, *others]
        return sorted(range(self.players), key=lambda seat: (-self.total(seat), self.passed[seat]))

    def snake_strikes(self, seat: int) -> bool:
        others = [self.total(other) for other in range(self.players) if other != seat]
        mine = self.owner.get("jormungand") == seat and self.lines[seat]
        return bool(mine) and self.total(seat) > max(others)

    # --- what it hears ------------------------------------------------------------------------

    def hear(self, event: dict[str, Any]) -> None:
        name = event["event"]
        assert not self.strikes or name == "used", "Jormungand wins at once (W-95)"
        if name not in ("drew", "reshuffled"):
            self.settle_draw()
        if name not in ("spent", "found"):
            self.settle_spending()
        heard = getattr(self, "heard_" + name.replace("-", "_"), None)
        if heard is not None:
            heard(**{key: value for key, value in event.items() if key != "event"})

    def settle_draw(self) -> None:
        if self.due is not None:
            seat, cards = self.due
            assert cards == 0, f"player {seat + 1} should have drawn {cards} more"
            self.due = None

    def settle_spending(self) -> None:
        """W-70: the cost is paid, and would not be without any one card. W-96: Nidhogg has had his
        share."""
        if not self.spent:
            return
        worth = self.spent.total() + self.spent["berserk"]
        least = min(2 if kind == "berserk" else 1 for kind in self.spent)
        assert self.cost <= worth < self.cost + least, "W-70"
        assert not self.nidhogg_takes(), "W-96"
        self.spent.clear()

    def nidhogg_takes(self) -> bool:
        """Is one of the spent sacrifices still due to Nidhogg's owner?"""
        owner = self.owner.get("nidhogg", self.spender)
        safe = owner == self.spender or self.owner.get("odin") == self.spender
        return not safe and self.hands[owner] < 12 and not self.nidhogg_took

    def heard_spent(self, seat: int, kind: str) -> None:
        self.spender = seat
        self.nidhogg_took = False
        self.spent[kind] += 1

    def heard_round(self, round: int, seat: int) -> None:
        self.turn = (seat - 1) % self.players

    def heard_turn(self, seat: int, passed: bool) -> None:
        assert seat == (self.turn + 1) % self.players, "turns go clockwise (W-22)"
        assert passed == (self.passed[seat] > 0)
        self.turn = seat
        self.effect = ""
        self.strikes = self.snake_strikes(seat)

    def heard_drew(self, seat: int, kind: str = "") -> None:
        self.hands[seat] += 1
        assert self.hands[seat] <= 12, "W-39"
        if self.due is not None and self.due[0] == seat:
            self.due = (seat, self.due[1] - 1)

    def heard_passed(self, seat: int, number: int) -> None:
        assert not self.passed[seat]
        self.passes += 1
        assert number == self.passes
        self.passed[seat] = number
        self.due = (seat, self.pass_draw(seat))

    def heard_returned(self, seat: int) -> None:
        assert not all(self.passed)
        self.passed[seat] = 0

    def heard_laid(self, seat: int, kind: str, line: int, side: str) -> None:
        assert self.may_stand(kind, line), "W-46 … W-48"
        self.hands[seat] -= 1
        self.put(line, kind, side)

    def heard_joined(self, seat: int, kind: str, side: str) -> None:
        assert self.may_stand(kind, seat), "W-54"
        self.arrive(seat, kind)
        self.put(seat, kind, side)

    def heard_may_not_stand(self, seat: int, kind: str) -> None:
        assert not self.may_stand(kind, seat), "W-54"
        self.arrive(seat, kind)

    def arrive(self, seat: int, kind: str) -> None:
        """Whoever is on the way joins; others come through a Traitor or Heimdall."""
        if self.sailing:
            assert self.owner["naglfar"] == seat, "W-94"
            assert self.sailing[kind] > 0
            self.sailing -= Counter([kind])
        else:
            assert self.effect == "traitor" or self.owner.get("heimdall") == seat, "W-54"

    def heard_side(self, seat: int, effect: str, side: str) -> None:
        assert effect == self.effect == "tyr", "W-87"

    def heard_targeted(self, seat: int, effect: str, line: int, place: int, kind: str) -> None:
        self.effect = effect
        assert self.lines[line][place] == kind
        assert not self.protected(line), "no legal target (W-76)"
        assert not (effect in BY_DEITY and self.owner.get("odin") == line), "W-80"

    def heard_played(self, seat: int, kind: str, number: int) -> None:
        self.effect = kind
        self.hands[seat] -= 1

    def heard_shielded(self, seat: int) -> None:
        assert not self.passed[seat], "W-62"
        self.hands[seat] -= 1

    def heard_guarded(self, seat: int, place: int) -> None:
        assert self.effect in ("assassin", "raider", "traitor"), "W-43"
        assert self.lines[seat].pop(place) == "huscarl"

    def heard_destroyed(self, line: int, place: int, kind: str) -> None:
        assert not self.protected(line), "W-76"
        assert not (self.effect in BY_DEITY and self.owner.get("odin") == line), "W-80"
        self.remove(line, place, kind)
        sails = self.owner.get("naglfar", line) != line and self.owner.get("odin") != line
        (self.sailing if sails else self.fallen)[kind] += 1

    def heard_buried(self, kind: str) -> None:
        self.fallen -= Counter([kind])

    def heard_discarded(self, line: int, place: int, kind: str) -> None:
        assert not self.protected(line), "W-76"
        assert self.effect == "plague", "W-55"
        self.remove(line, place, kind)

    def heard_moved(self, line: int, place: int, kind: str) -> None:
        assert not self.protected(line), "W-76"
        assert self.effect == "traitor", "W-55"
        self.remove(line, place, kind)

    def heard_taken(self, seat: int, line: int, place: int, kind: str) -> None:
        assert seat == line or not self.protected(line), "W-76"
        self.hands[seat] += 1
        assert self.hands[seat] <= 12, "W-39"
        self.remove(line, place, kind)

    def heard_sacrificed(self, seat: int, place: int, kind: str) -> None:
        assert seat == self.turn, "W-33"
        self.remove(seat, place, kind)

    def heard_summoned(self, seat: int, deity: str) -> None:
        self.owner[deity] = seat

    def heard_deity_discarded(self, deity: str, owner: int | None) -> None:
        assert self.owner.pop(deity, None) == owner

    def heard_used(self, seat: int, deity: str) -> None:
        assert self.owner[deity] == seat
        assert deity not in self.used, "once per round (W-74)"
        if deity in ONCE:
            self.used.add(deity)
        if deity == "jormungand":
            assert self.snake_strikes(seat), "W-95"
            self.by_jormungand = seat
            self.strikes = False
        else:
            assert seat == self.turn
            assert (deity == "baldr") or not self.passed[seat], "W-74"
        if deity == "tyr":
            self.effect = "tyr"

    def heard_hand_discarded(self, seat: int, kind: str) -> None:
        self.hands[seat] -= 1

    def heard_found(self, seat: int, kind: str) -> None:
        if self.spent:
            assert self.nidhogg_takes(), "W-96"
            assert seat == self.owner["nidhogg"]
            assert self.spent[kind] > 0
            self.nidhogg_took = True
        self.hands[seat] += 1
        assert self.hands[seat] <= 12, "W-39"

    def heard_stood(self, seat: int, strength: int, units: int, number: int) -> None:
        self.stood.append(seat)
        assert (strength, number) == (self.total(seat), self.passed[seat])

    def heard_unit_stood(self, line: int, place: int, kind: str, strength: int) -> None:
        assert self.stood[-1] == line
        assert (kind, strength) == (self.lines[line][place], self.strength(line, place))

    def heard_placed(self, first: int, second: int | None) -> None:
        assert all(self.passed)
        places = self.places()
        assert self.stood == places, "best place first"
        self.stood.clear()
        assert first == places[0], "W-23"
        assert second in (None, places[1]), "W-23"

    def heard_prize(self, seat: int, victory: str) -> None:
        self.victories[seat].add(victory)

    def heard_cleared(self) -> None:
        self.lines = [[] for _ in range(self.players)]
        self.passed = [0] * self.players
        self.passes = 0
        self.used.clear()
        self.by_jormungand = None

    def put(self, seat: int, kind: str, side: str) -> None:
        self.lines[seat].insert(0 if side == "left" else len(self.lines[seat]), kind)

    def remove(self, seat: int, place: int, kind: str) -> None:
        assert self.lines[seat].pop(place) == kind

    # --- what it sees -------------------------------------------------------------------------

    def look(self, position: dict[str, Any]) -> None:
        """Everything on the table is as it was heard, and as it must be between two decisions."""
        self.settle_draw()
        self.settle_spending()
        asked = {frame["frame"] for frame in position["frames"]}
        for seat, shown in enumerate(position["seats"]):
            assert shown["line"] == self.lines[seat]
            assert shown["hand"] == self.hands[seat]
            assert shown["strength"] == self.total(seat), (shown, self.owner)
            assert shown["protected"] == self.protected(seat)
            assert shown["pass"] == self.passed[seat]
            assert set(shown["victories"]) == self.victories[seat]
            mine = {deity for deity, owner in self.owner.items() if owner == seat}
            assert set(shown["deities"]) == mine
            if mine & set(BLUE) and mine & set(RED) and "yggdrasil" not in mine:
                assert "colour" in asked, "W-71"
            leaders = Counter(unit for unit in shown["line"] if unit in TEIWAZ[3:])
            assert not leaders or max(leaders.values()) == 1
        in_hall = len(position["hall"]) + position["ragnarok_in_hall"]
        deck = position["deities_left"] + (not position["ragnarok_in_hall"])
        assert in_hall >= 3 or deck == 0, "W-72"
        if asked & {"turn", "after-pass", "discard-one", "returning"}:
            turn = position["frames"][0]["frame"]
            assert turn in ("turn", "after-pass", "discard-one", "returning")
            assert turn == "turn" or len(position["frames"]) == 1, "one turn at a time"
            assert sum(frame["frame"] == "turn" for frame in position["frames"]) <= 1
        assert not self.fallen
        assert not self.sailing or "join" in asked, "W-94"
        if "pay" in asked:
            self.cost = position["frames"][-1]["cost"]


EAGER = {
    "summon": 4.0,
    "use": 3.0,
    "unit": 2.0,
    "return": 6.0,
    "join": 1.0,
    "pass": 0.15,
    "end": 0.5,
    "done": 0.6,
    "decline": 0.05,
}
"""How much more often than others these moves are chosen, so that deities see something of the
game."""


def play_under_watch(players: int, seed: int) -> Counter[str]:
    """Play a game to its end; returns how often each question was asked."""
    anything = random.Random(seed)
    state = GAME.start(players, seed, {"glory": {"to_end": 30}})
    keeper = Keeper(state.to_json())
    state.listen()
    asked: Counter[str] = Counter()
    while state.waiting:
        (seat,) = state.waiting
        moves = state.legal(seat)
        names = [GAME.notation(state, seat, move).split()[0] for move in moves]
        (move,) = anything.choices(moves, [EAGER.get(name, 1.0) for name in names])
        state.play(seat, move)
        for event in state.take_events():
            told = GAME.tell(event, None)
            assert told is not None
            keeper.hear(told)
        position = state.to_json()
        keeper.look(position)
        asked.update(frame["frame"] for frame in position["frames"][-1:])
    return asked


@rule(
    "W-22", "W-23", "W-34", "W-39", "W-54", "W-55", "W-71", "W-72", "W-74", "W-76", "W-80", "W-95"
)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_happens_against_the_rules(players: int) -> None:
    asked: Counter[str] = Counter()
    for seed in range(10):
        asked += play_under_watch(players, 100 * players + seed)
    assert min(asked[question] for question in ("react", "join", "colour", "deity", "loki")) > 0
