"""Horns as a game the kernel can play: its moves, its events, and how it is stored and imagined."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.kernel import BadPosition, Chance, Game, Group, Space
from meadhall.kernel.chance import chance_from_json
from meadhall.kernel.events import EVERYBODY, Event
from meadhall.kernel.outcome import Part
from meadhall.kernel.space import amount
from meadhall.kernel.telling import Teller

from .state import (
    ACTIONS,
    DEALT,
    DRANK,
    DREW,
    DRINK,
    HAND,
    NONE,
    OBSERVATIONS,
    POUR,
    POURED,
    REVEALED,
    SEALED,
    STRENGTHS,
    WON,
    HornsState,
)

SPACE = Space(
    ACTIONS,
    Group("pick", amount("horn", STRENGTHS - 1), first=0),
    Group("drink", first=DRINK),
    Group("pour", first=POUR),
)
"""Every move there is. From this come notation ("pick 3"), the structure that goes over the wire
({"kind": "pick", "horn": 3}) and what the texts `horns-move-…` are filled with."""

TELLER = Teller(
    {
        DEALT: ("dealt", ["horns"]),
        SEALED: ("sealed", ["seat", "secret horn"]),
        REVEALED: ("revealed", ["seat", "horn"]),
        WON: ("won", ["seat"]),
        DRANK: ("drank", ["seat"]),
        POURED: ("poured", ["seat"]),
        DREW: ("drew", ["seat", "secret horn"]),
    },
    {},
)
"""Every event there is: its name and what its numbers mean. What is `secret` only the event's
audience is told."""


class Horns(Game[HornsState]):
    """A game of bluff for two to four."""

    name = "horns"
    package = __package__
    rules_version = 1
    min_players = 2
    max_players = 4
    space = SPACE
    teller = TELLER
    observations = OBSERVATIONS
    table: type[HornsState] = HornsState

    def deal(
        self, players: int, chance: Chance, options: Mapping[str, Any], listen: bool
    ) -> HornsState:
        """The beginning. All chance comes from `chance`, so that a seed gives the same game."""
        state = self.table(players, chance)
        if listen:
            state.listen()
        for hand in state.hands:
            hand.extend(sorted(state.any_of_deck() for _ in range(HAND)))
        state.tell(DEALT, HAND, 0, 0, 0, EVERYBODY)
        state.ask()
        return state

    def from_json(self, data: Any) -> HornsState:
        """What `state.to_json` wrote."""
        try:
            state = self.table(data["players"], chance_from_json(data["chance"]))
            state.deck = data["deck"][:]
            state.hands = [hand[:] for hand in data["hands"]]
            state.sealed = data["sealed"][:]
            state.played = [horns[:] for horns in data["played"]]
            state.scores = data["scores"][:]
            for row in data["frames"]:
                state.push(*row)
        except (KeyError, TypeError) as wrong:
            raise BadPosition(f"this is no position of horns: {wrong}") from wrong
        return state

    def imagine_view(self, view: dict[str, Any], seat: int, chance: Chance) -> HornsState:
        """How it may stand, drawn at random: bots think about such tables and never see the real
        one. Everything that `seat` knows must be so, and all the rest equally likely."""
        state = self.table(view["players"], chance)
        state.played = [horns[:] for horns in view["played"]]
        state.scores = view["scores"][:]
        for strength in itertools.chain(view["hand"], *view["played"]):
            state.deck[strength] -= 1
        for other, horns in enumerate(view["horns"]):
            if other == seat:
                state.hands[other] = view["hand"][:]
                state.sealed[other] = NONE if view["pick"] is None else view["pick"]
                continue
            hand = sorted(state.any_of_deck() for _ in range(horns))
            state.hands[other] = hand
            if view["chosen"][other]:
                state.sealed[other] = hand[chance.below(horns)]
        for row in view["frames"]:
            state.push(*row)
        state.chance = chance.clone()
        return state

    def parts(self, state: HornsState, events: Sequence[Event]) -> list[list[Part]]:
        """What the points came from, for whoever looks at the end of a game."""
        drunk = [
            sum(each.kind == DRANK and each.a == seat for each in events)
            for seat in range(state.players)
        ]
        return [[Part("horns-part-drunk", points)] for points in drunk]

    def value(self, state: HornsState, seat: int) -> float:
        """How well a seat stands: what the greedy bot wants more of, and a search judges by."""
        return float(state.scores[seat])


GAME = Horns()
