"""What everybody sees of a game at one moment, made once for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ...kernel.events import EVERYBODY, Event
from ...kernel.game import Game
from ...kernel.state import State

_encode = msgspec.json.Encoder().encode


def seen_by_all(state: State) -> dict[str, Any]:
    """What everybody sees; what an onlooker does, of a game that doesn't tell it apart."""
    return state.common_view() or state.view(None)


class Sight:
    """A state as each reader (each seat, then the onlookers) sees it, and what each seat may do.

    The part of the views that all have in common is made, and written as JSON, once. Two moments
    look the same to a reader if the same was written."""

    __slots__ = ("_common", "_own", "knots", "legal")

    def __init__(self, state: State, common: dict[str, Any] | None = None) -> None:
        seats: list[int | None] = [*range(state.players), None]
        self._common = _encode(state.common_view() if common is None else common)
        self._own = [_encode(state.own_view(seat)) for seat in seats]
        self.legal = [state.legal(seat) for seat in range(state.players)]
        self.knots = int(state.knots)

    def same(self, other: Sight, reader: int) -> bool:
        """Does a reader see no difference?"""
        return self._own[reader] == other._own[reader] and self._common == other._common

    def asks_the_same(self, other: Sight, seat: int) -> bool:
        """Is a move chosen at the one moment an answer at the other too?"""
        return self.knots == other.knots and self.legal[seat] == other.legal[seat]

    def view(self, reader: int) -> msgspec.Raw:
        """A reader's view, already JSON."""
        common, own = self._common, self._own[reader]
        if common == b"{}":
            return msgspec.Raw(own)
        return msgspec.Raw(b"%b,%b" % (common[:-1], own[1:]))


class Heard:
    """Events as each reader is told them: what everybody may know is put into words once."""

    __slots__ = ("_events", "_game", "_lines", "_open", "_public", "_told", "_view")

    def __init__(self, game: Game[Any], events: Sequence[Event], view: dict[str, Any]) -> None:
        """The view is what everybody sees after the events: the saga is told with it."""
        self._game = game
        self._events = events
        self._view = view
        self._open = [
            game.tell(event, None) if event.audience == EVERYBODY else None for event in events
        ]
        self._told = [each for each in self._open if each is not None]
        # If nothing is kept from anybody, what is told is written once too.
        self._public = None if len(self._told) < len(events) else msgspec.Raw(_encode(self._told))
        self._lines: list[tuple[list[dict[str, Any]], msgspec.Raw]] = []

    def by(self, seat: int | None) -> list[dict[str, Any]] | msgspec.Raw:
        """What one seat, or an onlooker, is told."""
        if self._public is not None:
            return self._public
        told = (
            each if event.audience == EVERYBODY else self._game.tell(event, seat)
            for event, each in zip(self._events, self._open, strict=True)
        )
        return [each for each in told if each is not None]

    def told(self, by: list[dict[str, Any]] | msgspec.Raw) -> list[dict[str, Any]]:
        """What somebody was told, as data."""
        return self._told if isinstance(by, msgspec.Raw) else by

    def lines(self, by: list[dict[str, Any]] | msgspec.Raw) -> msgspec.Raw:
        """The saga of what somebody was told: made, and written, once for all who were told the
        same."""
        told = self.told(by)
        for events, lines in self._lines:
            if events == told:
                return lines
        made = msgspec.Raw(_encode(self._game.words.saga(told, self._view)) if told else b"[]")
        self._lines.append((told, made))
        return made

    def anything(self, seat: int | None) -> bool:
        """Is one seat, or an onlooker, told anything at all?"""
        return any(each is not None for each in self._open) or any(
            self._game.tell(event, seat) is not None for event in self._events
        )
