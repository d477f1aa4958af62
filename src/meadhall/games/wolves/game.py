"""Wolves of Odin as a game the kernel can play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.chance import Chance
from ...kernel.events import Event
from ...kernel.game import Game
from ...kernel.outcome import Part, SoFar
from ...kernel.tally import Tally
from . import value as judgement
from .balance import WolvesTally
from .columns import COLUMNS
from .data import DATA
from .deities import VICTORY_NAMES
from .foresee import foreseen
from .glory import worth
from .imagine import imagine_from
from .moves import DECLINE_ALL, DONE
from .numbers import OLDEST_RULES, RULES_VERSION
from .position import state_from_json, table_from_view
from .reactions import fears_own_traitor
from .shown import Foreseen, View
from .space import SPACE
from .state import WolvesState, new_game
from .telling import TELLER


class Wolves(Game[WolvesState]):
    """A game of formations, sacrifices and deities for three to five."""

    name = "wolves"
    package = "meadhall.games.wolves"
    rules_version = RULES_VERSION
    oldest_rules = OLDEST_RULES
    min_players = 3
    max_players = 5
    space = SPACE
    teller = TELLER
    data = DATA
    shows = View
    foresees = Foreseen
    observations = COLUMNS

    def deal(
        self, players: int, chance: Chance, options: Mapping[str, Any], listen: bool
    ) -> WolvesState:
        first = options.get("first", -1)
        numbers = DATA.numbers_for(options, players, self.rules_version)
        return new_game(numbers, players, chance, first, listen)

    def from_json(self, data: Any) -> WolvesState:
        return state_from_json(data)

    imagine_state = staticmethod(imagine_from)

    def imagine_view(self, view: dict[str, Any], seat: int, chance: Chance) -> WolvesState:
        return imagine_from(table_from_view(view, chance), seat, chance)

    def foresee(
        self, state: WolvesState, seat: int, moves: Sequence[int]
    ) -> Mapping[int, Mapping[str, Any]]:
        return foreseen(state, seat, moves)

    def so_far(self, view: Mapping[str, Any]) -> SoFar:
        """By the glory of whoever is nearest to the end (W-100)."""
        numbers = DATA.numbers_for(view["options"], view["players"], view["rules"])
        glory = tuple(int(seat["glory"]) for seat in view["seats"])
        part = 1.0 if view["last_round"] else min(1.0, max(glory) / numbers.glory_to_end)
        return SoFar(glory, part, 12.0 - 8.0 * part)

    def parts(self, state: WolvesState, events: Sequence[Event]) -> list[list[Part]]:
        return [
            [
                Part(f"wolves-victory-{name}", int(worth(state, seat, victory)), f"victory/{name}")
                for victory, name in enumerate(VICTORY_NAMES)
                if state.victory_at[victory] == seat
            ]
            for seat in range(state.players)
        ]

    # The compiled functions as they are, for bots ask them thousands of times for one move.
    value = staticmethod(judgement.value)
    standings = staticmethod(judgement.standings)
    reckoning = staticmethod(judgement.Prospects)
    spread = staticmethod(judgement.spread)

    def tally(self) -> Tally:
        return WolvesTally()

    def standing(self, state: WolvesState, move: int) -> tuple[int, int] | None:
        if move != DECLINE_ALL or state.numbers.rules < 3:
            return None
        return int(DONE), int(state.round)

    def unasked(self, state: WolvesState, seat: int) -> int | None:
        return int(DONE) if fears_own_traitor(state, seat) else None


GAME = Wolves()
