"""A table as it stands: what is kept of it, who is who there, and how it ended."""

from __future__ import annotations

from typing import Any, Self

from ...kernel.chance import commitment_of
from ...kernel.game import Game
from ...kernel.registry import game as game_named
from ...kernel.state import State
from .. import wire
from ..wire.errors import Refused
from .clocks import Outages
from .entries import Entry
from .late import Late
from .matters import ranked
from .seats import NOT_YOURS, Claim, same
from .sight import Sight
from .snapshot import Stored, first_of, session_of

NEVER: list[tuple[int, int]] = []
MOST_ANSWERED = 16
"""So many requests of each seat are known again."""


class Basis:
    """What the entries of a table have made of it so far; nothing here changes it."""

    def __init__(self, stored: Stored, outages: Outages = NEVER) -> None:
        self.id = stored.id
        self.number = stored.number
        """Of the last entry applied."""
        self.at = stored.at
        self.created = stored.created
        self.settings = stored.settings
        self.game: Game[Any] = game_named(stored.settings.game)
        self.seats = stored.seats
        self.phase: wire.Phase = stored.phase
        self.chat = stored.chat
        self.rematch = stored.rematch
        self.voting = stored.voting
        """What people decide together now; it lapses by itself."""
        self.another = stored.another
        """The other game that was asked for after this one."""
        self.ended = stored.ended
        """How it ended, if it was not played to its end."""
        self.laid = stored.laid
        """What lay there before the first move, if it didn't begin empty."""
        self.numbers = stored.numbers
        """How many changes each reader (each seat, then the onlookers) has seen."""
        self.clocks = stored.clocks
        self.outages = outages
        self._secret = stored.secret
        self._host = stored.host
        self._invitation = stored.invitation
        self._since = stored.since
        """By reader: the number from which on the seat has been asked what it is asked now."""
        self._asked: list[bool] = []
        """By seat: did the last move change what it is asked?"""
        self._answered = stored.answered or [{} for _ in self.seats]
        """By seat: its last requests by the names it gave them, and its number after each."""
        self.session = session_of(stored)
        if self.session:
            self.game = self.session.game  # by the rules it was begun with
        self._sight: Sight | None = None
        self.late = Late(self.settings.delay)
        """What onlookers see who see all hands, later."""

    # --- storing ------------------------------------------------------------------------------

    def stored(self) -> Stored:
        """A snapshot of everything."""
        return Stored(
            self.id,
            self.number,
            self.at,
            self.created,
            self.settings,
            self._secret,
            self._host,
            self._invitation,
            self.seats,
            self.phase,
            self.chat,
            self.rematch,
            self.numbers,
            self._since,
            self.clocks,
            self.session.to_json() if self.session else None,
            self._answered,
            self.voting,
            self.another,
            self.ended,
            self.laid,
        )

    @classmethod
    def created_by(cls, table: str, entry: Entry, outages: Outages = NEVER) -> Self:
        """The table that a first entry makes."""
        return cls(first_of(table, entry), outages)

    @property
    def host(self) -> str:
        """The hash of the host's token."""
        return self._host

    # --- who is who ---------------------------------------------------------------------------

    @property
    def onlooker(self) -> int:
        """The onlookers' place among the readers."""
        return self.settings.players

    @property
    def commitment(self) -> str:
        """The promise about the shuffle."""
        return commitment_of(bytes.fromhex(self._secret))

    @property
    def secret(self) -> str | None:
        """The shuffle's secret: nobody's before the game is over."""
        return self._secret if self.phase == "over" else None

    @property
    def host_seat(self) -> int | None:
        """Where the host sits, if anywhere."""
        hosts = [place for place, seat in enumerate(self.seats) if seat.hash == self._host]
        return hosts[0] if hosts and self._host else None

    @property
    def state(self) -> State:
        """The game's state; there is none before the start."""
        if self.session is None:
            raise Refused("not-started", "The game hasn't begun.")
        return self.session.state

    @property
    def sight(self) -> Sight:
        """What everybody sees of the game now."""
        if self._sight is None:
            self._sight = Sight(self.state)
        return self._sight

    def claim_of(self, token: str | None) -> Claim | None:
        """The seat that this token opens; None if it opens none here."""
        for place, seat in enumerate(self.seats):
            if same(token, seat.hash):
                return Claim(place, seat.hash, seat.since)
        return None

    def name_of(self, token: str) -> str:
        """What they are called here whose seat this token opens; "" if it opens none."""
        claim = self.claim_of(token)
        return "" if claim is None else self.seats[claim.seat].name

    def holds(self, claim: Claim) -> bool:
        """Is the seat still theirs?"""
        seat = self.seats[claim.seat]
        return bool(seat.hash) and (seat.hash, seat.since) == (claim.hash, claim.since)

    def seat_of(self, claim: Claim) -> int:
        """The seat somebody claims; refuses those who no longer have it."""
        if not self.holds(claim):
            raise Refused("no-seat", NOT_YOURS)
        return claim.seat

    def is_host(self, token: str | None) -> bool:
        """Does this token rule the table?"""
        return same(token, self._host)

    def names(self, lang: wire.Lang) -> list[str]:
        """What everybody is called in a language."""
        return [seat.called(lang) for seat in self.seats]

    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision now; after an early end none does."""
        return self.session.state.waiting if self.session and self.phase == "playing" else ()

    @property
    def result(self) -> wire.Result | None:
        """How it ended, by seat; None while it lasts, and of a game that does not count."""
        if self.phase != "over" or (self.ended and self.ended.how == "void"):
            return None
        outcome = self.state.final_outcome()
        ranks = list(outcome.ranks)
        if self.settings.rated:
            ranks = ranked(ranks, self.left())
        elif self.settings.takeover.concede == "last":
            ranks = ranked(ranks, self._conceded())
        return wire.Result(list(outcome.scores), ranks, self._parts())

    def _parts(self) -> list[list[wire.ScorePart]]:
        """What the points came from; nothing of a game that was broken off, for its last points
        were never counted."""
        if self.session is None or self.state.outcome is None:
            return []
        return [[wire.ScorePart(*part) for part in own] for own in self.session.parts()]

    def finished_by_bot(self, place: int) -> bool:
        """Did a bot play somebody's seat to the end?"""
        seat, ended = self.seats[place], self.ended
        if self.phase != "over" or seat.who == "bot" or seat.stand_in is None:
            return False
        return ended is None or (ended.how != "void" and seat.stand_in != "conceded")

    def left(self) -> list[int]:
        """The seats that bots play, or have played to the end, for somebody."""
        return [
            place
            for place, seat in enumerate(self.seats)
            if seat.who != "bot" and seat.stand_in is not None
        ]

    def _conceded(self) -> list[int]:
        return [place for place, seat in enumerate(self.seats) if seat.stand_in == "conceded"]

    def lets_look(self, eyes: wire.Eyes) -> bool:
        """May onlookers look through these eyes now?"""
        if eyes == "all":
            return self.settings.watching == "delayed"
        seats = self.seats
        return self.settings.watching == "eyes" and eyes < len(seats) and seats[eyes].eyes

    def reader(self, seat: int | None) -> int:
        """A seat's, or the onlookers', place among the readers."""
        return self.onlooker if seat is None else seat
