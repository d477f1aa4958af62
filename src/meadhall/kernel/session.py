"""A game being played: the state, its record, what happened, and what may be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import BadRecord, CannotUndo, MeadhallError, Reason
from .events import Event
from .game import Game
from .record import Record
from .registry import game as game_named
from .state import KERNEL, State


class Session:
    """One game from its first card to its last, with undo as the engine allows it.

    A player may take back their own last move as long as nothing hidden has come to light since
    (the state counts that as knots) and nobody else has decided anything.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        seed: int | bytes = 0,
        options: Mapping[str, Any] | None = None,
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        game.check_players(players)
        checked = {} if options is None else game.check_options(options, players)
        self.state: State = game.start(players, seed, checked, listen=True)
        self.record = Record(game.name, players, seed, checked, names or [])
        self.opening: list[Event] = self.state.take_events()
        """The events of the set-up."""
        self.log: list[list[Event]] = []
        """The events of each move."""
        self._before: list[State] = []
        """The states before the moves since something hidden last appeared."""

    @classmethod
    def resume(cls, record: Record) -> Session:
        """Go on where a record ends; :class:`BadRecord` if it can't be replayed."""
        record.start()  # refuses what other rules or cards were played with
        game = game_named(record.game)
        session = cls(game, record.players, record.seed, record.options, list(record.names))
        session.record.commitment = record.commitment
        for number, (seat, move) in enumerate(record.moves, start=1):
            try:
                session.play(seat, move)
            except MeadhallError as wrong:
                raise BadRecord(f"move {number} of the record is not legal: {wrong}") from wrong
        return session

    # --- stored in the middle -----------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """Everything as plain data, secrets included: to go on from here without replaying."""
        record = self.record
        seed = record.seed
        return {
            "game": record.game,
            "rules": record.rules,
            "cards": record.cards,
            "players": record.players,
            "seed": {"secret": seed.hex()} if isinstance(seed, bytes) else seed,
            "options": record.options,
            "names": record.names,
            "commitment": record.commitment,
            "moves": [list(move) for move in record.moves],
            "state": _state_to_json(self.state),
            "before": [_state_to_json(state) for state in self._before],
            "opening": _events_to_json(self.opening),
            "log": [_events_to_json(events) for events in self.log],
        }

    @classmethod
    def from_json(cls, data: Any) -> Session:
        """The session that :meth:`to_json` described; :class:`BadRecord` if other rules or cards
        than the installed ones were played with."""
        seed = data["seed"]
        record = Record(
            data["game"],
            data["players"],
            bytes.fromhex(seed["secret"]) if isinstance(seed, dict) else seed,
            data["options"],
            data["names"],
            [(seat, move) for seat, move in data["moves"]],
            data["rules"],
            data["cards"],
            data["commitment"],
        )
        record.start()  # refuses what other rules or cards were played with
        session = cls.__new__(cls)
        session.game = game_named(record.game)
        session.record = record
        session.state = _state_from_json(session.game, data["state"])
        session.state.listen()
        session._before = [_state_from_json(session.game, each) for each in data["before"]]
        session.opening = _events_from_json(data["opening"])
        session.log = [_events_from_json(events) for events in data["log"]]
        return session

    # --- playing ------------------------------------------------------------------------------

    def play(self, seat: int, move: int) -> list[Event]:
        """Make a move; returns what happened. An illegal one raises and changes nothing."""
        before = self.state.clone()
        self.state.play(seat, move)
        happened = self.state.take_events()
        self.log.append(happened)
        self.record.moves.append((seat, move))
        if before.knots != self.state.knots:
            self._before.clear()
        else:
            self._before.append(before)
        return happened

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why this seat can't take back its last move; None if it can."""
        if all(mover != seat for mover, _ in reversed(self.record.moves)):
            return Reason(KERNEL, "kernel-undo-nothing")
        if not self._before and self.record.moves[-1][0] == seat:
            return Reason(KERNEL, "kernel-undo-hidden-appeared")
        if self._own_last(seat) < 0:
            return Reason(KERNEL, "kernel-undo-another-decided")
        return None

    def undo(self, seat: int) -> None:
        """Take back the own last move, if the engine's policy allows it."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise CannotUndo(reason)
        at = self._own_last(seat)
        number = len(self.record.moves) - len(self._before) + at
        later = self.record.moves[number + 1 :]
        self.state = self._before[at]
        self.state.listen()
        del self._before[at:], self.record.moves[number:], self.log[number:]
        for other, move in later:
            self.play(other, move)

    def _own_last(self, seat: int) -> int:
        """Which of the moves that can be taken back is the seat's own last; -1 if another seat has
        decided since. A sealed choice that somebody has only changed doesn't count: others may not
        know of it, so it must not tell by what they can take back."""
        first = len(self.record.moves) - len(self._before)
        for at in range(len(self._before) - 1, -1, -1):
            mover = self.record.moves[first + at][0]
            if mover == seat:
                return at
            if mover in self._before[at].waiting:
                return -1
        return -1


def _state_to_json(state: State) -> list[Any]:
    """A position and its knots: those say what can be taken back, and are no part of it."""
    return [int(state.knots), state.to_json()]


def _state_from_json(game: Game[Any], data: Any) -> State:
    knots, position = data
    state: State = game.from_json(position)
    state.knots = knots
    return state


def _events_to_json(events: list[Event]) -> list[list[int]]:
    return [[int(number) for number in (e.kind, e.a, e.b, e.c, e.d, e.audience)] for e in events]


def _events_from_json(data: Any) -> list[Event]:
    return [Event(*numbers) for numbers in data]
