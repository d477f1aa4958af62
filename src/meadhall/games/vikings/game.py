"""Vikings Gone Wild as a game the kernel can play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.chance import Chance
from ...kernel.errors import BadPosition
from ...kernel.game import Game, fingerprint
from . import view
from .cards import NAMES
from .data import check_options, merged, numbers_for
from .foresee import foresee
from .imagine import imagine_from
from .moves import END_TURN, PLAY
from .position import state_from_json, table_from_view
from .shown import Foreseen, View
from .space import SPACE
from .state import VikingsState, new_game
from .telling import TELLER
from .value import spread, standings, value

OBVIOUS = frozenset(PLAY + NAMES.index(name) for name in ("beer", "gold", "beer-mugs", "gold-bars"))
"""V-26: a card that gives nothing but resources is as good as gone when the turn ends."""


class Vikings(Game[VikingsState]):
    """A game of decks, villages and raids for two to four."""

    name = "vikings"
    package = "meadhall.games.vikings"
    rules_version = view.RULES_VERSION
    min_players = 2
    max_players = 4
    space = SPACE
    teller = TELLER
    shows = View
    foresees = Foreseen

    def check_options(self, options: Mapping[str, Any], players: int) -> dict[str, Any]:
        return check_options(options, players)

    def deal(
        self, players: int, chance: Chance, options: Mapping[str, Any], listen: bool
    ) -> VikingsState:
        first = options.get("first", -1)
        return new_game(numbers_for(options, players), players, chance, first, listen)

    def from_json(self, data: Any) -> VikingsState:
        return state_from_json(data)

    def data_hash(self, options: Mapping[str, Any]) -> str:
        return fingerprint(merged(options))

    def imagine(
        self, view_or_state: dict[str, Any] | VikingsState, seat: int, chance: Chance
    ) -> VikingsState:
        if isinstance(view_or_state, VikingsState):
            view_or_state.check_seat(seat)
            return imagine_from(view_or_state, seat, chance)
        if view_or_state.get("seat") != seat:
            raise BadPosition(f"this is not the view of seat {seat}")
        return imagine_from(table_from_view(view_or_state, chance), seat, chance)

    def foresee(
        self, state: VikingsState, seat: int, moves: Sequence[int]
    ) -> Mapping[int, Mapping[str, Any]]:
        return foresee(state, seat, moves)

    def value(self, state: VikingsState, seat: int) -> float:
        return value(state, seat)

    def standings(self, state: VikingsState) -> list[float]:
        return standings(state)

    def spread(self, state: VikingsState) -> float:
        return spread(state)

    def ends_turn(self, move: int) -> bool:
        return move == END_TURN

    def is_obvious(self, move: int) -> bool:
        return move in OBVIOUS


GAME = Vikings()
