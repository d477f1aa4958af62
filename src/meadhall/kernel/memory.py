"""Perfect recall: all that one seat has seen and done so far, in order, as one key.

Views forget on purpose: a card shown and taken up again, who passed when. Whatever reasons about
information sets (counterfactual regret, best responses) needs what the seat *could* remember. It is
not stored but hashed, step by step, so a memory stays small however long the game is.

A step is noticed if the seat made the move itself, was told of something, or sees another view than
before. What somebody else has half chosen in secret is none of these, and leaves no trace.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from .events import Event
from .game import Game
from .session import Session
from .state import State

KEY_BYTES = 16


class Memory:
    """What a seat remembers. Equal keys: the seat has seen and done the same, in the same order."""

    def __init__(self, seat: int, view: Mapping[str, Any], told: Iterable[Any] = ()) -> None:
        """At the beginning: the first view, and what was told of the set-up."""
        self.seat = seat
        self.key = b""
        """The whole past, in a few bytes."""
        self._view = _canonical(view)
        self._add(None, list(told), self._view)

    @classmethod
    def at_start(cls, game: Game[Any], state: State, seat: int) -> Memory:
        """The memory of a game that has just begun, with `listen`, and whose events nobody has
        taken yet; they stay where they are."""
        return cls(seat, state.view(seat), heard(game, state.events or [], seat))

    @classmethod
    def of(cls, session: Session, seat: int) -> Memory:
        """What a seat remembers of a session so far. What was taken back never happened."""
        game, record = session.game, session.record
        state = record.begun(game, listen=True)
        memory = cls.at_start(game, state, seat)
        state.take_events()
        for mover, move in record.moves:
            state.play(mover, move)
            told = heard(game, state.take_events(), seat)
            memory.note(state.view(seat), told, move if mover == seat else None)
        return memory

    def note(
        self, view: Mapping[str, Any], told: Iterable[Any] = (), move: int | None = None
    ) -> None:
        """After a move, anybody's: what the seat sees now, what it was told of it, and the move if
        it was its own."""
        sees = _canonical(view)
        learned = list(told)
        if move is None and not learned and sees == self._view:
            return
        self._view = sees
        self._add(move, learned, sees)

    def copy(self) -> Memory:
        """The same past, for a game that goes another way from here."""
        other = Memory.__new__(Memory)
        other.seat, other.key, other._view = self.seat, self.key, self._view
        return other

    def _add(self, move: int | None, told: list[Any], view: str) -> None:
        step = f"{_canonical([move, told])}{view}"
        self.key = hashlib.blake2b(step.encode(), key=self.key, digest_size=KEY_BYTES).digest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memory) and (self.seat, self.key) == (other.seat, other.key)

    def __hash__(self) -> int:
        return hash((self.seat, self.key))


def heard(game: Game[Any], events: Iterable[Event], seat: int) -> list[dict[str, Any]]:
    """Of some events what a seat is told."""
    told = (game.tell(event, seat) for event in events)
    return [each for each in told if each is not None]


def _canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))
