"""A game being played: the state, its record, what happened, and what may be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from .errors import BadRecord, CannotUndo, IllegalMove, MeadhallError, Reason
from .events import Event
from .game import Game
from .outcome import Part
from .record import Record
from .registry import game as game_named
from .state import KERNEL, State

SECOND_THOUGHTS = 8
"""So often a sealed choice may be changed and every change be taken back again."""


class Session:
    """One game from its first card to its last, with undo as the engine allows it.

    A player may take back their own last move as long as nothing hidden has come to light since
    (the state counts that as knots) and nobody else has decided anything. A game that begins from
    a position begins with that: nothing before it can be taken back.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        seed: int | bytes = 0,
        options: Mapping[str, Any] | None = None,
        names: list[str] | None = None,
        shares: list[str] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        game.check_players(players)
        checked = {} if options is None else game.check_options(options, players)
        self.record = Record(
            game.name,
            players,
            seed,
            checked,
            names or [],
            rules=game.rules_version,
            shares=shares or [],
            position=position,
        )
        self.state: State = self.record.begun(game, listen=True)
        self.opening: list[Event] = self.state.take_events()
        """The events of the set-up; nobody knows those of a position."""
        self.log: list[list[Event]] = []
        """The events of each move."""
        self._before: list[State] = []
        """The states before the moves since something hidden last appeared."""

    @classmethod
    def resume(cls, record: Record) -> Session:
        """Go on where a record ends; :class:`BadRecord` if it can't be replayed."""
        record.start()  # refuses what other rules or cards were played with
        game = game_named(record.game).by_rules(record.rules)
        session = cls(
            game,
            record.players,
            record.seed,
            record.options,
            list(record.names),
            list(record.shares),
            record.position,
        )
        session.record.commitment = record.commitment
        for number, (seat, move) in enumerate(record.moves, start=1):
            try:
                session.play(seat, move)
            except MeadhallError as wrong:
                raise BadRecord(f"move {number} of the record is not legal: {wrong}") from wrong
        return session

    # --- stored in the middle -----------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """What is needed to go on from here, as plain data, secrets included: the record. All else
        follows from it, sooner than it could be read."""
        record = self.record
        seed = record.seed
        laid = {} if record.position is None else {"position": record.position}
        return {
            "game": record.game,
            "rules": record.rules,
            "cards": record.cards,
            "players": record.players,
            "seed": {"secret": seed.hex()} if isinstance(seed, bytes) else seed,
            "options": record.options,
            "names": record.names,
            "commitment": record.commitment,
            "shares": record.shares,
            **laid,
            "moves": [list(move) for move in record.moves],
        }

    @classmethod
    def from_json(cls, data: Any) -> Session:
        """The session that :meth:`to_json` described; :class:`BadRecord` if other rules or cards
        than the installed ones were played with, or if the moves make no sense."""
        seed = data["seed"]
        return cls.resume(
            Record(
                data["game"],
                data["players"],
                bytes.fromhex(seed["secret"]) if isinstance(seed, dict) else seed,
                data["options"],
                data["names"],
                [(seat, move) for seat, move in data["moves"]],
                data["rules"],
                data["cards"],
                data["commitment"],
                data.get("shares", []),  # there were none at first
                data.get("position"),
            )
        )

    def parts(self) -> list[list[Part]]:
        """What everybody's points came from, if the game is over and says so."""
        if self.state.outcome is None:
            return []
        events = [*self.opening, *(event for move in self.log for event in move)]
        parts = self.game.parts(self.state, events)
        if self.record.position is not None:
            for own, score in zip(parts, self.state.outcome.scores, strict=False):
                if earlier := score - sum(part.points for part in own):
                    own.insert(0, Part(f"{self.game.name}-part-before", earlier))
        return parts

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
            if seat not in before.waiting:
                self._forget_second_thoughts(seat)
        return happened

    def _forget_second_thoughts(self, seat: int) -> None:
        """Somebody nobody waits for has changed a sealed choice once more. Of many changes only the
        last are remembered: the oldest takes the place of the choice before it, as if that had
        never been made."""
        first = len(self.record.moves) - len(self._before)
        own: list[int] = []
        for at in range(len(self._before) - 1, -1, -1):
            if self.record.moves[first + at][0] == seat:
                own.insert(0, at)
                if seat in self._before[at].waiting:
                    break  # here it chose for the first time
        if len(own) <= SECOND_THOUGHTS:
            return
        at, again = own[:2]
        moves = [*self.record.moves[first + at + 1 :]]
        moves.insert(0, moves.pop(again - at - 1))
        state = self._before[at].clone()
        state.listen()
        before: list[State] = []
        log: list[list[Event]] = []
        for mover, move in moves:
            before.append(state.clone())
            try:
                state.play(mover, move)
            except IllegalMove:
                return  # no second thought then, but something of its own
            log.append(state.take_events())
        if state.knots == self.state.knots and state.key() == self.state.key():
            self._before[at:] = before
            self.record.moves[first + at :] = moves
            self.log[first + at :] = log

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why this seat can't take back its last move; None if it can."""
        moves = self.record.moves
        last = next((at for at in range(len(moves) - 1, -1, -1) if moves[at][0] == seat), None)
        if last is None:
            return Reason(KERNEL, "kernel-undo-nothing")
        if self._own_last(seat) >= 0:
            return None
        first = len(moves) - len(self._before)
        later = range(max(first, last + 1), len(moves))
        if last == first - 1 and not any(self._is_seen(seat, at - first) for at in later):
            return Reason(KERNEL, "kernel-undo-hidden-appeared")
        return Reason(KERNEL, "kernel-undo-another-decided")

    def before_last(self, seat: int) -> tuple[State, int] | None:
        """The state before a seat's last move, and that move, while it can be taken back."""
        at = self._own_last(seat)
        if at < 0:
            return None
        number = len(self.record.moves) - len(self._before) + at
        return self._before[at], self.record.moves[number][1]

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
            with suppress(IllegalMove):  # half a choice that nobody knew of, and isn't asked now
                self.play(other, move)

    def _own_last(self, seat: int) -> int:
        """Which of the moves that can be taken back is the seat's own last; -1 if another seat has
        decided since. A sealed choice that somebody has only changed doesn't count, nor half a
        choice: others may not know of it, so it must not tell by what they can take back."""
        first = len(self.record.moves) - len(self._before)
        for at in range(len(self._before) - 1, -1, -1):
            mover = self.record.moves[first + at][0]
            if mover == seat:
                return at
            if mover in self._before[at].waiting and self._is_seen(seat, at):
                return -1
        return -1

    def _is_seen(self, seat: int, at: int) -> bool:
        """May a seat know of one of the moves that can be taken back?"""
        events = self.log[len(self.log) - len(self._before) + at]
        if any(self.game.tell(event, seat) is not None for event in events):
            return True
        after = self._before[at + 1] if at + 1 < len(self._before) else self.state
        return bool(self._before[at].view(seat) != after.view(seat))
