"""Horns as a game the kernel can play."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

from meadhall.kernel import BadOption, BadPosition, Chance, Game, Group, Space
from meadhall.kernel.chance import chance_from_json
from meadhall.kernel.events import EVERYBODY, Event
from meadhall.kernel.game import fingerprint
from meadhall.kernel.space import place

from .state import (
    ACTIONS,
    COPIES,
    DEALT,
    DREW,
    DRINK,
    HAND,
    POUR,
    SEALED,
    STRENGTHS,
    HornsState,
)

EVENTS = ("dealt", "sealed", "revealed", "won", "drank", "poured", "drew")


class Horns(Game[HornsState]):
    """A game of bluff for two to four."""

    name = "horns"
    package = __package__
    rules_version = 1
    min_players = 2
    max_players = 4
    space = Space(
        ACTIONS,
        Group("pick", place("horn", STRENGTHS), first=0),
        Group("drink", first=DRINK),
        Group("pour", first=POUR),
    )
    table: type[HornsState] = HornsState

    def check_options(self, options: Mapping[str, Any], players: int) -> dict[str, Any]:
        if options:
            raise BadOption("horns has no options")
        return {}

    def deal(
        self, players: int, chance: Chance, options: Mapping[str, Any], listen: bool
    ) -> HornsState:
        state = self.table(players, chance)
        if listen:
            state.listen()
        for hand in state.hands:
            hand.extend(sorted(state.any_of_deck() for _ in range(HAND)))
        state.tell(DEALT, HAND, 0, 0, 0, EVERYBODY)
        state.ask()
        return state

    def data_hash(self, options: Mapping[str, Any]) -> str:
        return fingerprint([STRENGTHS, COPIES, HAND])

    def from_json(self, data: Any) -> HornsState:
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

    def imagine(
        self, view_or_state: dict[str, Any] | HornsState, seat: int, chance: Chance
    ) -> HornsState:
        view = view_or_state
        if isinstance(view, HornsState):
            view = view.view(seat)
        state = self.table(view["players"], chance)
        state.played = [horns[:] for horns in view["played"]]
        state.scores = view["scores"][:]
        for strength in itertools.chain(view["hand"], *view["played"]):
            state.deck[strength] -= 1
        for other, horns in enumerate(view["horns"]):
            if other == seat:
                state.hands[other] = view["hand"][:]
                state.sealed[other] = view["pick"]
                continue
            hand = sorted(state.any_of_deck() for _ in range(horns))
            state.hands[other] = hand
            if view["chosen"][other]:
                state.sealed[other] = hand[chance.below(horns)]
        for row in view["frames"]:
            state.push(*row)
        state.chance = chance.clone()
        return state

    def tell(self, event: Event, seat: int | None) -> dict[str, Any] | None:
        if event.kind == DEALT:
            return {"event": "dealt", "horns": int(event.a)}
        told: dict[str, Any] = {"event": EVENTS[event.kind], "seat": int(event.a)}
        if event.kind not in (SEALED, DREW) or event.known_to(seat):
            told["horn"] = int(event.b)
        return told

    def value(self, state: HornsState, seat: int) -> float:
        return float(state.scores[seat])


GAME = Horns()
