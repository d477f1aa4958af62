"""Intrigues of Asgard as a game the kernel can play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.chance import Chance
from ...kernel.events import Event
from ...kernel.game import Game
from ...kernel.outcome import Part
from . import value as judgement
from .data import DATA
from .foresee import foreseen
from .imagine import imagine_from
from .numbers import OLDEST_RULES, RULES_VERSION
from .parts import parts
from .position import imagine_from_view, state_from_json
from .shown import Foreseen, View
from .space import SPACE, notation
from .state import AsgardState, new_game
from .telling import TELLER, recall


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

    def deal(
        self, players: int, chance: Chance, options: Mapping[str, Any], listen: bool
    ) -> AsgardState:
        numbers = DATA.numbers_for(options, players, self.rules_version)
        return new_game(numbers, players, chance, listen)

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

    def parts(self, state: AsgardState, events: Sequence[Event]) -> list[list[Part]]:
        return parts(int(state.players), events)

    # The compiled functions as they are, for bots ask them thousands of times for one move.
    value = staticmethod(judgement.value)
    standings = staticmethod(judgement.standings)

    def spread(self, state: AsgardState) -> float:
        return judgement.spread(state)


GAME = Asgard()
