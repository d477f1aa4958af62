"""Intrigues of Asgard as a game the kernel can play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.chance import Chance
from ...kernel.errors import BadPosition
from ...kernel.events import Event
from ...kernel.game import Game, fingerprint
from . import view
from .data import check_options, merged, numbers_for
from .foresee import foreseen
from .imagine import imagine_from
from .position import imagine_from_view, state_from_json
from .shown import Foreseen, View
from .space import SPACE, notation
from .state import AsgardState, new_game
from .telling import TELLER, recall
from .value import spread, standings, value


class Asgard(Game[AsgardState]):
    """A game of favour and disputes for two to five."""

    name = "asgard"
    package = "meadhall.games.asgard"
    rules_version = view.RULES_VERSION
    min_players = 2
    max_players = 5
    space = SPACE
    teller = TELLER
    shows = View
    foresees = Foreseen

    def check_options(self, options: Mapping[str, Any], players: int) -> dict[str, Any]:
        return check_options(options, players)

    def deal(
        self, players: int, chance: Chance, options: Mapping[str, Any], listen: bool
    ) -> AsgardState:
        return new_game(numbers_for(options, players), players, chance, listen)

    def from_json(self, data: Any) -> AsgardState:
        return state_from_json(data)

    def data_hash(self, options: Mapping[str, Any]) -> str:
        return fingerprint(merged(options))

    def notation(self, state: AsgardState, seat: int, move: int) -> str:
        return notation(state, move)

    def imagine(
        self, view_or_state: dict[str, Any] | AsgardState, seat: int, chance: Chance
    ) -> AsgardState:
        if isinstance(view_or_state, AsgardState):
            view_or_state.check_seat(seat)
            return imagine_from(view_or_state, seat, chance)
        if view_or_state.get("seat") != seat:
            raise BadPosition(f"this is not the view of seat {seat}")
        return imagine_from_view(view_or_state, seat, chance)

    def foresee(
        self, state: AsgardState, seat: int, moves: Sequence[int]
    ) -> Mapping[int, Mapping[str, Any]]:
        return foreseen(state, seat, moves)

    def recall(self, event: Event, seat: int | None) -> dict[str, Any] | None:
        return recall(event, seat)

    def value(self, state: AsgardState, seat: int) -> float:
        return value(state, seat)

    def standings(self, state: AsgardState) -> list[float]:
        return standings(state)

    def spread(self, state: AsgardState) -> float:
        return spread(state)


GAME = Asgard()
