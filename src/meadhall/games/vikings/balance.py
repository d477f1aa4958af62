"""What finished games say about the numbers of Vikings Gone Wild: what is bought, and what brings
points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ...kernel.tally import TAKEN, USED, Gauge, Tally
from .cards import MARKET, NAMES, NONE
from .data import DATA
from .end import how_many
from .events import REASONS, EventKind
from .frames import Frame
from .layout import NOBODY
from .moves import (
    ASGARD,
    ATTACK,
    BUILD,
    BUY,
    BUY_PATH,
    CLAIM,
    DEFEND,
    DISARM,
    FIGHT_DRAGON,
    FIGHT_UNDEAD,
    GO,
    PLAY,
    SEND,
    SWAP,
    TAKE,
    UPGRADE,
)
from .state import VikingsState
from .village import BUILDING_NAMES, MISSION_NAMES, MISSION_SLOTS

LEAST, MOST = 0.15, 0.85
"""What hardly anybody buys is no choice, and neither is what nearly everybody does."""
PRICE = ("cost_beer", "cost_gold", "currency")
WEIGHED = (*PRICE, "effect", "strength", "beer", "gold", "draw", "amount")
ACHIEVEMENTS = "achievements"
BOUGHT = "bought"


def origin_of(record: Mapping[str, Any], field: str) -> str:
    """Where a number comes from, or what a card does; nothing if the card has no such thing."""
    said = record["origin"]
    if field in record:
        return str(said if isinstance(said, str) else said.get(field, said.get("default", "")))
    return "" if isinstance(said, str) else str(said.get(field, ""))


def is_ours(record: Mapping[str, Any]) -> bool:
    """Is its price ours, or what it gives?"""
    return any(origin_of(record, field) == "ours" for field in WEIGHED)


def ours() -> frozenset[str]:
    """The cards, buildings and halls of which that is so."""
    data = DATA.cards()
    found = {name for name in NAMES[MARKET:] if is_ours(data["cards"][name])}
    found |= {name for name in BUILDING_NAMES if is_ours(data["buildings"][name])}
    below = (level for level in (1, 2) if origin_of(data["halls"][str(level)], "gold") == "ours")
    return frozenset(found | {hall(level + 1) for level in below})


def hall(level: int) -> str:
    return f"hall-{level}"


def mission_card(name: str) -> str:
    """What a mission is called among the cards, two of which have the same names."""
    return f"mission-{name}"


def goods(state: VikingsState, seat: int, moves: list[int]) -> Iterator[tuple[int, str]]:
    """Those of the moves that buy something, and what."""
    for move in moves:
        if BUY <= move < BUY_PATH:
            yield move, NAMES[MARKET + move - BUY]
        elif BUY_PATH <= move < BUILD:
            yield move, NAMES[state.path[move - BUY_PATH]]
        elif BUILD <= move < UPGRADE:
            yield move, BUILDING_NAMES[move - BUILD]
        elif move == UPGRADE:
            yield move, hall(int(state.level(seat)) + 2)


def targets(moves: list[int]) -> Iterator[tuple[int, str]]:
    """Those of the moves that attack something, and what."""
    for move in moves:
        if ATTACK <= move < FIGHT_UNDEAD:
            yield move, "player"
        elif FIGHT_UNDEAD <= move < FIGHT_DRAGON:
            yield move, "undead"
        elif move == FIGHT_DRAGON:
            yield move, "dragon"


class VikingsTally(Tally):
    """Watches one game of Vikings Gone Wild."""

    gauges = (
        Gauge(
            *(BOUGHT, "Turns before the last round in which it was bought, of those it could be."),
            *(LEAST, MOST),
            judged=ours(),
        ),
        Gauge(
            *("asgard", "How often it was taken when it lay open."), *(LEAST, MOST), judged=ours()
        ),
        Gauge("attacked", "Turns in which it was attacked, of those in which it could be."),
        Gauge("missions", "Turns in which it was done, of those in which it was open."),
        Gauge("points", "What points were for."),
        Gauge("rounds", "Rounds of a game.", percent=False),
    )
    cards = (*NAMES, *BUILDING_NAMES, hall(2), hall(3), *map(mission_card, MISSION_NAMES))

    def __init__(self) -> None:
        super().__init__()
        self._turn: tuple[int, int] = (0, NOBODY)
        self._chances: dict[tuple[str, str], bool] = {}
        """By gauge and row: what could be done this turn, and whether it was."""
        self._bought: list[tuple[str, bool]] = []
        """What could be bought in this round, turn by turn, and whether it was."""
        self._points: dict[str, int] = dict.fromkeys((*REASONS, ACHIEVEMENTS), 0)

    def handled(self, state: VikingsState, seat: int, move: int) -> Iterable[tuple[str, str]]:
        """Cards and buildings are bought or chosen from Asgard; cards are played, sent into an
        attack or onto a building under attack; missions are done."""
        if PLAY <= move < BUY:
            return ((USED, NAMES[move - PLAY]),)
        if SEND <= move < GO:
            return ((USED, NAMES[move - SEND]),)
        if DEFEND <= move < DISARM:
            return ((USED, NAMES[move - DEFEND]),)
        if CLAIM <= move < SWAP:
            return ((USED, mission_card(MISSION_NAMES[state.mission(seat, move - CLAIM)])),)
        if ASGARD <= move < TAKE:
            return ((TAKEN, NAMES[state.asgard_open(move - ASGARD)]),)
        return tuple((TAKEN, name) for _, name in goods(state, seat, [move]))

    def before(self, state: VikingsState, seat: int, move: int) -> None:
        turn = (int(state.round), int(state.active))
        if turn != self._turn:
            self._close_turn()
            if turn[0] != self._turn[0]:
                self._close_round()
            self._turn = turn
        if state.kind() == Frame.TURN:
            self._watch_turn(state, seat, move)
        elif state.kind() == Frame.ASGARD:
            for place in range(3):
                kind = state.asgard_open(place)
                if kind != NONE:
                    self.count("asgard", NAMES[kind], float(move == ASGARD + place))
        self._count_points(state, seat, move)

    def ended(self, state: VikingsState) -> None:
        # What is bought in the last round comes to nobody's hand any more, and stands unfinished
        # when the game ends: to leave it is no judgement of the card.
        self._close_turn()
        total = float(sum(self._points.values()))
        for source, points in self._points.items():
            self.count("points", source, float(points), total)
        self.count("rounds", "all", float(state.round))

    def _watch_turn(self, state: VikingsState, seat: int, move: int) -> None:
        legal = state.legal(seat)
        for bought, name in goods(state, seat, legal):
            self._chance(BOUGHT, name, bought == move)
        for attacked, name in targets(legal):
            self._chance("attacked", name, attacked == move)
        for slot in range(MISSION_SLOTS):
            mission = state.mission(seat, slot)
            if mission != NONE:
                self._chance("missions", MISSION_NAMES[mission], move == CLAIM + slot)

    def _chance(self, gauge: str, row: str, taken: bool) -> None:
        self._chances[gauge, row] = taken or self._chances.get((gauge, row), False)

    def _close_turn(self) -> None:
        for (gauge, row), taken in self._chances.items():
            if gauge == BOUGHT:
                self._bought.append((row, taken))
            else:
                self.count(gauge, row, float(taken))
        self._chances.clear()

    def _close_round(self) -> None:
        for row, taken in self._bought:
            self.count(BOUGHT, row, float(taken))
        self._bought.clear()

    def _count_points(self, state: VikingsState, seat: int, move: int) -> None:
        """Make the move on a copy that is listened to: its events say what points are for."""
        after = state.clone()
        after.listen()
        after.apply(seat, move)
        for event in after.take_events():
            if event.kind == EventKind.POINTS:
                self._points[REASONS[event.c]] += int(event.b)
            elif event.kind == EventKind.AWARDED:
                self._points[ACHIEVEMENTS] += int(event.c * how_many(event.b))
