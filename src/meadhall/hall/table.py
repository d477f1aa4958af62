"""A table: the fold of its log. No network, no clock on the wall, no database.

The first half asks ("may seat 2 make this move?") and answers with the entry to store, or refuses.
The second half applies stored entries. Nothing changes between the two: whoever loses the race for
a number applies the winner's entry and asks again.
"""

from __future__ import annotations

from typing import Any

from ..kernel.chance import commitment_of
from ..kernel.errors import BadNotation, IllegalMove
from ..kernel.game import Game
from ..kernel.registry import game as game_named
from ..kernel.session import Session
from ..kernel.state import State
from . import wire
from .clocks import Outages
from .errors import Refused
from .log import Change, Draft, Entry
from .seats import NOT_YOURS, Claim, Seat, bot_name, free_name, same, token_hash
from .stored import Stored, first_of, session_of

NEVER: list[tuple[int, int]] = []


class Table:
    """One table from its making to its last chat line."""

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
        self.session = session_of(stored)

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
        )

    @classmethod
    def created_by(cls, table: str, entry: Entry, outages: Outages = NEVER) -> Table:
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

    # --- asking: every method answers with an entry to store, or refuses ----------------------

    def take_seat(self, ask: wire.TakeSeat, token: str, longest_name: int) -> Draft:
        """Somebody sits down."""
        self._before_start()
        if not self.settings.open and not same(ask.invitation, self._invitation):
            raise Refused("not-invited", "A seat at this table needs its invitation.")
        free = [place for place, seat in enumerate(self.seats) if _free(seat)]
        if ask.seat is not None:
            if ask.seat >= len(self.seats):
                raise Refused("no-such-seat", "There is no such seat at this table.")
            if ask.seat not in free:
                raise Refused("seat-taken", "Somebody else has this seat.")
        elif not free:
            raise Refused("table-full", "All seats are taken.")
        place = free[0] if ask.seat is None else ask.seat
        who: wire.Who = "program" if ask.program else "person"
        return self._sit(place, who, ask.name, token_hash(token), longest_name)

    def take_kept_seat(self, token: str, longest_name: int) -> Draft | None:
        """Somebody from the game before sits down again; None if they already have."""
        if self.claim_of(token) is not None:
            return None
        for place, seat in enumerate(self.seats):
            if same(token, seat.kept):
                self._before_start()
                return self._sit(place, seat.kept_as, seat.name, seat.kept, longest_name)
        raise Refused("no-seat", "No seat is kept for you at this table.")

    def _sit(self, place: int, who: wire.Who, name: str, known: str, longest_name: int) -> Draft:
        others = [seat for at, seat in enumerate(self.seats) if at != place and seat.name]
        taken = [seat.called(lang) for seat in others for lang in wire.LANGUAGES]
        name = free_name(name, taken, longest_name)
        return Draft("sit", place, {"who": who, "name": name, "hash": known})

    def rise(self, seat: int) -> Draft:
        """A player leaves: before the game for good, later a bot plays on."""
        if self.phase == "waiting":
            return Draft("rise", seat, {"kicked": False})
        return self.take_over(seat, "left")

    def kick(self, seat: int) -> Draft:
        """The host sends somebody away."""
        self._before_start()
        if seat >= len(self.seats) or (self.seats[seat].who == "empty" and _free(self.seats[seat])):
            raise Refused("no-such-seat", "Nobody sits there.")
        if seat == self.host_seat:
            raise Refused("no-such-seat", "The host can leave, but not be sent away.")
        return Draft("rise", seat, {"kicked": True})

    def start(self, level: str, moves: list[list[int]] | None = None) -> Draft:
        """The game begins; bots take the seats that are empty. With `moves` it goes on where they
        end."""
        self._before_start()
        rules, cards = self._installed()
        data: dict[str, Any] = {"level": level, "rules": rules, "cards": cards}
        return Draft("start", data={**data, **({"moves": moves} if moves else {})})

    def full(self) -> bool:
        """Are all seats taken and nothing begun?"""
        return self.phase == "waiting" and all(seat.who != "empty" for seat in self.seats)

    def move(self, seat: int, ask: wire.MakeMove, by: str = "") -> Draft:
        """A move, if it is legal and was chosen knowing what has happened."""
        state = self._playing()
        self._check_number(seat, ask.number)
        move = ask.move
        try:
            if move is None:
                move = self.game.parse(state, seat, ask.notation or "")
            state.clone().play(seat, move)
        except IllegalMove as refused:
            raise Refused("illegal-move", str(refused), refused.reason) from refused
        except BadNotation as refused:
            raise Refused("illegal-move", str(refused)) from refused
        return Draft("move", seat, {"move": int(move), **({"by": by} if by else {})})

    def undo(self, seat: int, number: int) -> Draft:
        """Taking back one's own last move, as far as the engine lets one."""
        self._playing()
        self._check_number(seat, number)
        assert self.session
        reason = self.session.why_no_undo(seat)
        if reason is not None:
            raise Refused("cannot-undo", str(reason), reason)
        return Draft("undo", seat)

    def take_over(self, seat: int, why: str, level: str = "") -> Draft:
        """A bot plays for a seat from here on."""
        self._playing()
        if self.seats[seat].stand_in is not None and why in ("absent", "timeout"):
            raise Refused("stale", "A bot plays for this seat already.")
        return Draft("takeover", seat, {"why": why, "level": level or self.settings.takeover.level})

    def back(self, seat: int) -> Draft:
        """A player takes their seat back from the bot."""
        if self.seats[seat].stand_in is None:
            raise Refused("not-away", "No bot plays for you.")
        return Draft("back", seat)

    def meet_again(self, table: str) -> Draft:
        """The same players go on at another table."""
        if self.phase != "over":
            raise Refused("not-over", "The game isn't over.")
        return Draft("rematch", data={"table": table})

    def _before_start(self) -> None:
        if self.phase != "waiting":
            raise Refused("already-started", "The game has begun.")

    def _playing(self) -> State:
        if self.phase == "over":
            raise Refused("over", "The game is over.")
        return self.state

    def _check_number(self, seat: int, number: int) -> None:
        if not self._since[seat] <= number <= self.numbers[seat]:
            raise Refused("stale", "Something has happened meanwhile; look again.")

    def why_not(self, seat: int, move: int) -> Refused | None:
        """Why a seat can't make a move now; None if it can."""
        try:
            self._playing().clone().play(seat, move)
        except IllegalMove as refused:
            return Refused("illegal-move", str(refused), refused.reason)
        return None

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
        return change

    def _apply_play(self, entry: Entry) -> Change:
        """A move, or one taken back. Only those who may know of it see their number rise."""
        session = self.session
        assert session
        before = session.state.clone()
        undone = entry.kind == "undo"
        if undone:
            session.undo(entry.seat)
            events = []
        else:
            events = session.play(entry.seat, entry.data["move"])
        seen = [
            reader == entry.seat or self._notices(before, session.state, events, reader)
            for reader in range(self.onlooker + 1)
        ]
        # Of a choice that only its maker sees, nobody else's clock may tell either.
        people = [seat for seat in session.state.waiting if self.seats[seat].by_person]
        self.clocks.run(people, undone)
        change = Change(entry, seen, events, undone)
        self._asked = [
            before.knots != session.state.knots or before.legal(seat) != session.state.legal(seat)
            for seat in range(self.onlooker)
        ]
        if not session.state.waiting:
            self.phase = "over"
            change.table = True
        return change

    def _notices(self, before: State, after: State, events: list[Any], reader: int) -> bool:
        seat = None if reader == self.onlooker else reader
        if any(self.game.tell(event, seat) is not None for event in events):
            return True
        return before.view(seat) != after.view(seat)

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
                known, since = data["hash"], entry.number
                self.seats[entry.seat] = Seat(data["who"], data["name"], None, known, since)
            case "rise":
                self.seats[entry.seat] = Seat()
            case "start":
                if (data["rules"], data["cards"]) != self._installed():
                    raise Refused("other-rules", "This game was begun with other rules or cards.")
                change.events = self._begin(data["level"], data.get("moves", []))
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

    def _installed(self) -> tuple[int, str]:
        """The rules and cards a game begun now is played with."""
        return self.game.rules_version, self.game.data_hash(self.settings.options)

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
        )
        for seat_of_move, move in moves:
            self.session.play(seat_of_move, move)
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


def _free(seat: Seat) -> bool:
    return seat.who == "empty" and not seat.kept
