"""Vikings Gone Wild as a game the kernel can play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.chance import Chance
from ...kernel.events import Event
from ...kernel.game import Game
from ...kernel.outcome import Part, SoFar
from ...kernel.tally import Tally
from . import value as judgement
from .balance import VikingsTally
from .cards import NAMES
from .columns import COLUMNS
from .data import DATA
from .foresee import foresee
from .imagine import imagine_from
from .moves import DECLINE_ALL, DONE, END_TURN, PLAY
from .numbers import OLDEST_RULES, RULES_VERSION
from .parts import parts
from .position import state_from_json, table_from_view
from .shown import Foreseen, View
from .space import SPACE
from .state import VikingsState, new_game
from .telling import TELLER

OBVIOUS = frozenset(PLAY + NAMES.index(name) for name in ("beer", "gold", "beer-mugs", "gold-bars"))
"""V-26: a card that gives nothing but resources is as good as gone when the turn ends."""


class Vikings(Game[VikingsState]):
    """A game of decks, villages and raids for two to four."""

    name = "vikings"
    package = "meadhall.games.vikings"
    rules_version = RULES_VERSION
    oldest_rules = OLDEST_RULES
    min_players = 2
    max_players = 4
    space = SPACE
    teller = TELLER
    data = DATA
    shows = View
    foresees = Foreseen
    observations = COLUMNS

    def deal(
        self, players: int, chance: Chance, options: Mapping[str, Any], listen: bool
    ) -> VikingsState:
        first = options.get("first", -1)
        numbers = DATA.numbers_for(options, players, self.rules_version)
        return new_game(numbers, players, chance, first, listen)

    def from_json(self, data: Any) -> VikingsState:
        return state_from_json(data)

    imagine_state = staticmethod(imagine_from)

    def imagine_view(self, view: dict[str, Any], seat: int, chance: Chance) -> VikingsState:
        return imagine_from(table_from_view(view, chance), seat, chance)

    def foresee(
        self, state: VikingsState, seat: int, moves: Sequence[int]
    ) -> Mapping[int, Mapping[str, Any]]:
        return foresee(state, seat, moves)

    def so_far(self, view: Mapping[str, Any]) -> SoFar:
        """By the points of whoever is nearest to the goal (V-80)."""
        points = tuple(int(seat["points"]) for seat in view["seats"])
        part = 1.0 if view["last_round"] else min(1.0, max(points) / view["goal"])
        return SoFar(points, part, 9.0 - 3.5 * part)

    def parts(self, state: VikingsState, events: Sequence[Event]) -> list[list[Part]]:
        return parts(int(state.players), events)

    # The compiled functions as they are, for bots ask them thousands of times for one move.
    value = staticmethod(judgement.value)
    standings = staticmethod(judgement.standings)
    reckoning = staticmethod(judgement.Prospects)
    spread = staticmethod(judgement.spread)

    def standing(self, state: VikingsState, move: int) -> tuple[int, int] | None:
        if move != DECLINE_ALL or state.numbers.rules < 2:
            return None
        return int(DONE), int(state.round)

    def ends_turn(self, move: int) -> bool:
        return move == END_TURN

    def tally(self) -> Tally:
        return VikingsTally()

    def is_obvious(self, move: int) -> bool:
        return move in OBVIOUS


GAME = Vikings()
