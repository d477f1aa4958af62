"""Intrigues of Asgard as a game the kernel can play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.chance import Chance
from ...kernel.events import Event
from ...kernel.game import Game
from ...kernel.outcome import Part, SoFar
from ...kernel.tally import Tally
from . import value as judgement
from .aesir import AESIR
from .balance import AsgardTally
from .columns import COLUMNS
from .data import DATA
from .foresee import foreseen
from .imagine import imagine_from
from .numbers import OLDEST_RULES, ROUNDS, ROWS, RULES_VERSION
from .parts import parts
from .position import imagine_from_view, state_from_json
from .shown import Foreseen, View
from .space import SPACE, notation
from .state import AsgardState, new_game
from .telling import TELLER, recall

SPREADS = (16.0, 8.0, 2.8)
"""By rounds: so many points ahead, a seat has won e times as often as another."""


class Asgard(Game[AsgardState]):
    """A game of favour and disputes for two to five."""

    name = "asgard"
    package = "meadhall.games.asgard"
    rules_version = RULES_VERSION
    oldest_rules = OLDEST_RULES
    min_players = 2
    max_players = 5
    space = SPACE
    teller = TELLER
    data = DATA
    shows = View
    foresees = Foreseen
    observations = COLUMNS

    def deal(
        self, players: int, chance: Chance, options: Mapping[str, Any], listen: bool
    ) -> AsgardState:
        numbers = DATA.numbers_for(options, players, self.rules_version)
        return new_game(numbers, players, chance, listen)

    def max_decisions(self, players: int, options: Mapping[str, Any] | None = None) -> int:
        """Every card dealt is picked once (A-21); each awakening asks for goal or will (A-40) and
        then for as many cards as the goal allows, or for Bragi's two; the final count once for each
        Aesir (A-70)."""
        self.check_players(players)
        checked = self.check_options(options or {}, players)
        numbers = DATA.numbers_for(checked, players, self.rules_version)
        limits = [numbers.limit(column, row) for column in range(ROUNDS) for row in range(ROWS)]
        awakening = 1 + max(2, *limits)
        return int(players * sum(numbers.deals) + ROUNDS * AESIR * awakening + AESIR)

    def from_json(self, data: Any) -> AsgardState:
        return state_from_json(data)

    def notation(self, state: AsgardState, seat: int, move: int) -> str:
        return notation(state, move)

    imagine_state = staticmethod(imagine_from)

    def imagine_view(self, view: dict[str, Any], seat: int, chance: Chance) -> AsgardState:
        return imagine_from_view(view, seat, chance)

    def foresee(
        self, state: AsgardState, seat: int, moves: Sequence[int]
    ) -> Mapping[int, Mapping[str, Any]]:
        return foreseen(state, seat, moves)

    def recall(self, event: Event, seat: int | None) -> dict[str, Any] | None:
        return recall(event, seat)

    def so_far(self, view: Mapping[str, Any]) -> SoFar:
        """By rounds. Most points come late: a lead in the first says little."""
        played = int(view["round"]) - 1
        return SoFar(tuple(view["scores"]), played / ROUNDS, SPREADS[played])

    def parts(self, state: AsgardState, events: Sequence[Event]) -> list[list[Part]]:
        return parts(int(state.players), events)

    def tally(self) -> Tally:
        return AsgardTally()

    # The compiled functions as they are, for bots ask them thousands of times for one move.
    value = staticmethod(judgement.value)
    standings = staticmethod(judgement.standings)
    reckoning = staticmethod(judgement.Prospects)
    spread = staticmethod(judgement.spread)


GAME = Asgard()
