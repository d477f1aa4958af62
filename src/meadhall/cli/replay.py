"""`meadhall replay`: a recorded game, moment by moment or as one saga."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from ..kernel.errors import BadOption
from ..kernel.events import Event
from ..kernel.record import Record
from ..kernel.registry import game as game_named
from ..kernel.session import Session
from ..kernel.state import State
from . import records
from .face import face_of, told
from .screen import Screen, language_option
from .seating import names_of
from .telling import Drawn, drawn

ALL = "all"


@dataclass(frozen=True)
class Moment:
    """A position worth looking at, how many moves led there, and what the last of them did."""

    moves: int
    state: State
    lines: Sequence[Drawn]


class Replay:
    """A record as one seat saw it (None: an onlooker), or with everybody's hand open."""

    def __init__(self, record: Record, seat: int | None, all_hands: bool, screen: Screen) -> None:
        self.game = game_named(record.game).by_rules(record.rules)
        self.record = record
        self.seat = seat
        self.all_hands = all_hands
        self.screen = screen
        self.names = names_of(record, screen)
        self.face = face_of(self.game)
        self.texts = self.game.texts(screen.lang)
        self.moments = self._moments()

    def _moments(self) -> list[Moment]:
        """The start, every move that has something to tell, and the end. Sealed picks have not:
        they show when the last one opens them."""
        record = self.record
        session = Session(
            self.game,
            record.players,
            record.seed,
            record.options,
            shares=record.shares,
            position=record.position,
        )
        moments = [Moment(0, session.state.clone(), self._saga(session.opening, session.state))]
        for number, (seat, move) in enumerate(record.moves, start=1):
            lines = self._saga(session.play(seat, move), session.state)
            if lines or number == len(record.moves):
                moments.append(Moment(number, session.state.clone(), lines))
        return moments

    def _saga(self, events: Sequence[Event], state: State) -> Sequence[Drawn]:
        heard = told(self.game, events, self.seat)
        return drawn(self.face, heard, state.view(self.seat), self.texts, self.names)

    def print_all(self) -> None:
        """The whole saga, then how it ended."""
        self.screen.rule(self.game.title(self.screen.lang))
        self._say_beginning()
        for moment in self.moments:
            self.screen.saga(moment.lines)
        self.screen.console.print()
        self._show_end(self.moments[-1])

    def step_through(self) -> None:
        """Forwards and backwards, as the person at the keyboard likes."""
        at = 0
        self._say_beginning()
        while True:
            self._show(self.moments[at])
            last = len(self.moments) - 1
            key = "cli-replay-prompt" if at < last else "cli-replay-prompt-end"
            self.screen.say(key, style="bold", at=at, last=last)
            asked = self._next(at, last)
            if asked is None:
                return
            at = asked

    def _next(self, at: int, last: int) -> int | None:
        """Which moment to show; None to leave. What can't be understood is said and asked again."""
        while True:
            try:
                answer = self.screen.ask().strip().casefold()
            except EOFError:
                return None
            if answer == "q":
                return None
            if answer in ("", "n"):
                return min(at + 1, last)
            if answer == "p":
                return max(at - 1, 0)
            if answer.isdecimal() and len(answer) < 10 and int(answer) <= last:
                return int(answer)
            self.screen.say("cli-replay-puzzled", last=last)

    def _say_beginning(self) -> None:
        if self.record.position is not None:
            self.screen.say("cli-replay-position", style="dim")

    def _show(self, moment: Moment) -> None:
        """What happened, and the table after it."""
        self.screen.saga(moment.lines)
        self.screen.console.print()
        view = moment.state.view(self.seat)
        self.screen.show(self.face.render(view, self.texts, self.names, self.screen.width))
        for seat in range(self.record.players):
            if self.all_hands or seat == self.seat:
                mine = moment.state.view(seat)
                lines = self.face.own(mine, self.texts, self.names, asked=False)
                if lines and self.all_hands:
                    self.screen.say("cli-replay-hand-of", seat=seat + 1, name=self.names[seat])
                self.screen.show(*lines)
        if moment is self.moments[-1]:
            self.screen.console.print()
            self._show_end(moment)

    def _show_end(self, moment: Moment) -> None:
        outcome = moment.state.outcome
        if outcome is None:
            self.screen.say("cli-replay-unfinished", moves=moment.moves)
        else:
            view = moment.state.view(self.seat)
            self.screen.show(self.face.result(view, outcome, self.texts, self.names))


@click.command(epilog="Example: meadhall replay {game}-2026-01-31-1830.meadhall --seat 2")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", help="Whose eyes: a seat from 1, or `all` hands.  [default: an onlooker's]")
@language_option
def replay(file: Path, seat: str | None, lang: str) -> int:
    """Step through the record in FILE; where no person sits at the terminal, print its saga.

    Enter goes on, `p` goes back, a number jumps, `q` leaves.
    """
    screen = Screen(lang)
    record = records.load(file)
    game = Replay(record, _seat(seat, record.players), seat == ALL, screen)
    if screen.interactive:
        game.step_through()
    else:
        game.print_all()
    return 0


def _seat(text: str | None, players: int) -> int | None:
    if text is None or text == ALL:
        return None
    if text.isdecimal() and len(text) < 10 and 1 <= int(text) <= players:
        return int(text) - 1
    raise BadOption(f"--seat takes a number from 1 to {players}, or {ALL!r}, not {text!r}")
