"""The games as OpenSpiel's: `register()`, and then `pyspiel.load_game("meadhall_<game>")`.

Chance is explicit: every draw is a node with its outcomes, found by making the move again with a
script of the draws so far. Seats that decide at once are asked in turn; what one has chosen leaves
no trace in the others' information states, which are the kernel's perfect recall.

Parameters: `players`, and `options` as JSON text. OpenSpiel's own texts of games have no room for
commas in a value, so that a game says its options with those and the like escaped (`%2C`), and
takes them either way.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote, unquote

from ..extras import MissingExtra

try:
    import numpy as np
    import pyspiel
except (
    ImportError
) as wrong:  # asked by trying: the extra leaves OpenSpiel out where it has no package
    raise MissingExtra("a game of OpenSpiel's", "openspiel") from wrong

from ..kernel.chance import Chance, seeded
from ..kernel.errors import BadOption
from ..kernel.game import Game
from ..kernel.registry import game as game_named
from ..kernel.registry import game_names
from .tree import Node

PREFIX = "meadhall_"
MOST_OUTCOMES = 256
"""Of a draw: as many cards as a deck may have."""
DRAWS_FOR_A_DECISION = 4
"""A bound on the draws of a game follows from that on its decisions: so many for each, and
:data:`DRAWS_AT_FIRST`. No game promises it; random games make less than one for each."""
DRAWS_AT_FIRST = 256

_UNIT = 1 << 53


def register() -> list[str]:
    """Tell OpenSpiel of all installed games; returns their names there. What it knows already stays
    as it is."""
    known = set(pyspiel.registered_names())
    names = []
    for name in game_names():
        short = spiel_name(name)
        if short not in known:
            game = game_named(name)
            kind = _type(short, game)
            pyspiel.register_game(kind, _class(kind, game))
        names.append(short)
    return names


def spiel_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return PREFIX + name.replace("-", "_")


def _type(short: str, game: Game[Any]) -> Any:
    return pyspiel.GameType(
        short_name=short,
        long_name=f"{game.title('en')} (Meadhall)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=game.observations is not None,
        parameter_specification={"players": game.min_players, "options": "{}"},
    )


def _class(kind: Any, game: Game[Any]) -> type[SpielGame]:
    """What OpenSpiel makes the game of. It keeps this until after Python's end, when nothing can be
    freed any more: a class, which holds on to itself, survives that; a function wouldn't."""
    return type(f"SpielGame_{game.name}", (SpielGame,), {"kind": kind, "kernel": game})


def _options(text: str) -> Any:
    """The options that a parameter says, escaped or not."""
    try:
        return json.loads(unquote(text))
    except ValueError as wrong:
        raise BadOption(f"options are JSON text, not {text!r}: {wrong}") from wrong


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """A game with its number of players and options."""

    kind: Any
    kernel: Game[Any]

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = self.kernel
        self.players = int(params.get("players", game.min_players))
        game.check_players(self.players)
        given = _options(str(params.get("options", "{}")))
        if not isinstance(given, dict):
            raise BadOption(f"options are names and values, not {given!r}")
        self.options = game.check_options(given, self.players)
        self.first = Node.at_first(game, self.players, self.options)
        """Before the first card is dealt."""
        self.decisions = game.max_decisions(self.players, self.options)
        said = {"players": self.players, "options": quote(json.dumps(given), safe="{}")}
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.decisions,
        )
        super().__init__(self.kind, info, said)

    def new_initial_state(self) -> SpielState:
        """The beginning, where chance deals."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound on the draws of a game."""
        return DRAWS_AT_FIRST + DRAWS_FOR_A_DECISION * self.decisions

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What looks at states for OpenSpiel."""
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress: a node of the tree, which never changes. So copies share it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = game.first

    # --- who, and what --------------------------------------------------------------------------

    def current_player(self) -> Any:
        """Chance, a seat, or nobody any more."""
        if self.node.outcomes:
            return pyspiel.PlayerId.CHANCE
        state = self.node.state
        assert state is not None
        waiting = state.waiting
        return waiting[0] if waiting else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        """Is it over?"""
        node = self.node
        return not node.outcomes and node.state is not None and not node.state.waiting

    def _legal_actions(self, player: int) -> list[int]:
        state = self.node.state
        assert state is not None
        return state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The draw that is due: all outcomes are as likely."""
        outcomes = self.node.outcomes
        if outcomes > MOST_OUTCOMES:
            raise BadOption(f"a draw has {outcomes} outcomes, more than {MOST_OUTCOMES}")
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        game: SpielGame = self.get_game()
        if self.node.outcomes:
            self.node = self.node.drawn(game.kernel, action)
        else:
            self.node = self.node.played(game.kernel, self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.node.state
        if player == pyspiel.PlayerId.CHANCE or state is None:
            return f"draw {action}"
        game: SpielGame = self.get_game()
        return game.kernel.notation(state, player, action)

    # --- how it ends ----------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """What the places are worth; 0 until there are any."""
        state = self.node.state
        outcome = None if state is None or self.node.outcomes else state.outcome
        if outcome is None:
            return [0.0] * self.get_game().players
        return list(outcome.returns)

    # --- what a seat knows ----------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that the seat can't tell from this one, drawn at random among all that give
        its view. What the others remember of the past isn't imagined: their memory begins here."""
        if self.node.state is None or self.node.outcomes:
            raise BadOption("a state is imagined where a seat decides, not in the middle of a draw")
        other: SpielState = self.clone()
        game: SpielGame = self.get_game()
        chance: Chance = seeded(int(sampler() * _UNIT))
        other.node = self.node.imagined(game.kernel, player, chance)
        return other

    def __str__(self) -> str:
        return self.node.text()


class Observer:
    """Writes what a seat may know: the row of the game's observations, its view, or the key of all
    that it remembers."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.game = game
        self.perfect_recall = bool(kind.perfect_recall)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.perfect_recall and game.kernel.observations is not None:
            size = game.kernel.observation_size(game.players)
            self._row = bytearray(size)
            self.tensor = np.zeros(size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with a seat's row; before the deal there is nothing to see, nor is there
        for OpenSpiel's default player, by which it asks for the size."""
        if self.tensor is None:
            return
        seen = state.node.state
        if seen is None or player < 0:
            self.tensor.fill(0)
        else:
            seen.write_observation(player, self._row)
            self.tensor[:] = self._row

    def string_from(self, state: SpielState, player: int) -> str:
        """A seat's information state, or its view."""
        if self.perfect_recall:
            return f"{player}:{state.node.memory(self.game.kernel, player).hex()}"
        seen = state.node.state
        return json.dumps(None if seen is None else seen.view(player), sort_keys=True)
