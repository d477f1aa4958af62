"""A table as the fold of its log: what it is, and what each entry makes of it.

Nothing here asks whether something may be done; :mod:`.table` does, and answers with an entry.
"""

from __future__ import annotations

from typing import Any, Self

from ...kernel.chance import commitment_of
from ...kernel.errors import BadRecord
from ...kernel.game import Game
from ...kernel.registry import game as game_named
from ...kernel.session import Session
from ...kernel.shares import NO_SHARE
from ...kernel.state import State
from .. import wire
from ..wire.errors import Refused
from .clocks import Outages
from .entries import Change, Entry
from .seats import NOT_YOURS, Claim, Seat, bot_name, same
from .sight import Heard, Sight, seen_by_all
from .snapshot import Stored, first_of, session_of

NEVER: list[tuple[int, int]] = []
MOST_ANSWERED = 16
"""So many requests of each seat are known again."""


class Fold:
    """One table from its making to its last entry."""

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
        return hosts[0] if hosts else None

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
        """The seats that owe a decision now."""
        return self.session.state.waiting if self.session else ()

    def reader(self, seat: int | None) -> int:
        """A seat's, or the onlookers', place among the readers."""
        return self.onlooker if seat is None else seat

    # --- applying -----------------------------------------------------------------------------

    def apply(self, entry: Entry) -> Change:
        """What a stored entry does."""
        assert entry.number == self.number + 1, f"entry {entry.number} after {self.number}"
        self.number = entry.number
        self.at = entry.at
        self.clocks.settle(entry.at, self.outages)
        if entry.kind in ("move", "undo"):
            change = self._apply_play(entry)
        else:
            change = self._apply_table(entry)
        for reader, seen in enumerate(change.seen):
            self.numbers[reader] += seen
            if seen and self._asks_anew(change, reader):
                self._since[reader] = self.numbers[reader]
        if "request" in entry.data:
            answered = self._answered[entry.seat]
            answered[entry.data["request"]] = self.numbers[entry.seat]
            if len(answered) > MOST_ANSWERED:
                del answered[next(iter(answered))]
        return change

    def _apply_play(self, entry: Entry) -> Change:
        """A move, or one taken back. Only those who may know of it see their number rise."""
        session = self.session
        assert session
        before = self.sight
        undone = entry.kind == "undo"
        if undone:
            session.undo(entry.seat)
            events = []
        else:
            events = session.play(entry.seat, entry.data["move"])
        common = session.state.common_view()
        after = self._sight = Sight(session.state, common)
        heard = Heard(self.game, events, common or session.state.view(None))
        seen = [
            reader == entry.seat or not after.same(before, reader) or heard.anything(seat)
            for reader, seat in enumerate((*range(self.onlooker), None))
        ]
        # Of a choice that only its maker sees, nobody else's clock may tell either.
        people = [seat for seat in session.state.waiting if self.seats[seat].by_person]
        self.clocks.run(people, undone)
        change = Change(entry, seen, heard, undone)
        self._asked = [not after.asks_the_same(before, seat) for seat in range(self.onlooker)]
        if not session.state.waiting:
            self.phase = "over"
            change.table = True
        return change

    def _asks_anew(self, change: Change, reader: int) -> bool:
        """Is a move chosen before this entry no answer any more to what the reader is asked?"""
        entry = change.entry
        if entry.kind == "move":
            return reader in (entry.seat, self.onlooker) or self._asked[reader]
        return entry.kind in ("undo", "start") or reader == entry.seat

    def _apply_table(self, entry: Entry) -> Change:
        change = Change(entry, [True] * (self.onlooker + 1), table=True)
        data = entry.data
        match entry.kind:
            case "sit":
                self.seats[entry.seat] = Seat(
                    data["who"],
                    data["name"],
                    hash=data["hash"],
                    since=entry.number,
                    adds=data.get("adds", False),
                    share=data.get("share", NO_SHARE),
                    origin=data.get("origin", ""),
                )
                self._answered[entry.seat] = {}
            case "share":
                self.seats[entry.seat].share = data["share"]
            case "rise":
                self.seats[entry.seat] = Seat()
            case "start":
                self.game = self._begun_with(data["rules"], data["cards"])
                events = self._begin(data["level"], data.get("moves", []))
                change.heard = Heard(self.game, events, seen_by_all(self.state))
            case "takeover":
                change.note = self._take_over(entry.seat, data["why"], data["level"])
            case "back":
                self.seats[entry.seat].stand_in = None
                self.clocks.refill(entry.seat, entry.seat in self.waiting())
            case "chat":
                self.chat = data["on"]
            case "rematch":
                self.rematch = data["table"]
            case _:
                raise AssertionError(f"an entry of kind {entry.kind}")
        return change

    def _begun_with(self, rules: int, cards: str) -> Game[Any]:
        """The game by the rules it was begun with; refuses what can't be played any more."""
        try:
            game = self.game.by_rules(rules)
        except BadRecord as wrong:
            raise Refused("other-rules", str(wrong)) from wrong
        if cards != game.data_hash(self.settings.options):
            raise Refused("other-rules", "This game was begun with other cards.")
        return game

    def _begin(self, level: str, moves: list[list[int]]) -> list[Any]:
        for place, seat in enumerate(self.seats):
            if seat.who == "empty":
                taken = [each.name for each in self.seats if each.name]
                self.seats[place] = Seat("bot", bot_name(taken, 24), level)
        settings = self.settings
        self.session = Session(
            self.game,
            settings.players,
            bytes.fromhex(self._secret),
            settings.options,
            [seat.name for seat in self.seats],
            [seat.share for seat in self.seats],
        )
        for seat_of_move, move in moves:
            self.session.play(seat_of_move, move)
        self._sight = None
        self.phase = "playing"
        people = [seat for seat in self.waiting() if self.seats[seat].by_person]
        self.clocks.run(people)
        return self.session.opening if not moves else []

    def _take_over(self, place: int, why: str, level: str) -> tuple[str, int | None, str]:
        seat = self.seats[place]
        seat.level = level
        self.clocks.pause(place)
        if seat.who != "bot":
            seat.stand_in = seat.stand_in or why
        return f"takeover-{why}", place, NOTES[why].format(name=seat.name, level=level)


NOTES = {
    "absent": "{name} is away; a {level} bot plays on.",
    "timeout": "{name} has run out of time; a {level} bot plays on.",
    "left": "{name} has left; a {level} bot plays on.",
    "crashed": "The bot of {name} has crashed; {level} plays on.",
    "hung": "The bot of {name} took too long; {level} plays on.",
    "illegal": "The bot of {name} made an illegal move; {level} plays on.",
}
"""What the table is told when a bot takes over, by the reason."""
