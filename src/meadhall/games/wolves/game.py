"""Wolves of Odin as a game the kernel can play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.chance import Chance
from ...kernel.errors import BadPosition
from ...kernel.game import Game, fingerprint
from . import view
from .data import check_options, merged, numbers_for
from .foresee import foreseen
from .imagine import imagine_from
from .position import state_from_json, table_from_view
from .shown import Foreseen, View
from .space import SPACE
from .state import WolvesState, new_game
from .telling import TELLER
from .value import spread, standings, value


class Wolves(Game[WolvesState]):
    """A game of formations, sacrifices and deities for three to five."""

    name = "wolves"
    package = "meadhall.games.wolves"
    rules_version = view.RULES_VERSION
    min_players = 3
    max_players = 5
    space = SPACE
    teller = TELLER
    shows = View
    foresees = Foreseen

    def check_options(self, options: Mapping[str, Any], players: int) -> dict[str, Any]:
        return check_options(options, players)

    def deal(
        self, players: int, chance: Chance, options: Mapping[str, Any], listen: bool
    ) -> WolvesState:
        first = options.get("first", -1)
        return new_game(numbers_for(options, players), players, chance, first, listen)

    def from_json(self, data: Any) -> WolvesState:
        return state_from_json(data)

    def data_hash(self, options: Mapping[str, Any]) -> str:
        return fingerprint(merged(options))

    def imagine(
        self, view_or_state: dict[str, Any] | WolvesState, seat: int, chance: Chance
    ) -> WolvesState:
        if isinstance(view_or_state, WolvesState):
            view_or_state.check_seat(seat)
            return imagine_from(view_or_state, seat, chance)
        if view_or_state.get("seat") != seat:
            raise BadPosition(f"this is not the view of seat {seat}")
        return imagine_from(table_from_view(view_or_state, chance), seat, chance)

    def foresee(
        self, state: WolvesState, seat: int, moves: Sequence[int]
    ) -> Mapping[int, Mapping[str, Any]]:
        return foreseen(state, seat, moves)

    def value(self, state: WolvesState, seat: int) -> float:
        return value(state, seat)

    def standings(self, state: WolvesState) -> list[float]:
        return standings(state)

    def spread(self, state: WolvesState) -> float:
        return spread(state)


GAME = Wolves()
