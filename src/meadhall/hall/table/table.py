"""A table: may this be done? No network, no clock on the wall, no database.

It asks ("may seat 2 make this move?") and answers with the entry to store, or refuses. Applying
stored entries is the fold's part. Nothing changes between the two: whoever loses the race for a
number applies the winner's entry and asks again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadMove, BadNotation, IllegalMove
from ...kernel.shares import NO_SHARE
from ...kernel.state import State
from .. import wire
from ..wire.errors import Refused
from .entries import Draft
from .matters import KEPT_FOR
from .rated import not_at_rated
from .seats import UNNAMED, Seat, bot_name, free_name, same, token_hash
from .together import Together

SHARE_SECONDS = 10
"""So long a full table waits for those who will add to the shuffle."""


class Table(Together):
    """What players, hosts and caretakers may do. Every method answers with an entry to store, or
    refuses."""

    def take_seat(
        self, ask: wire.TakeSeat, token: str, longest_name: int, address: str, most_seats: int
    ) -> Draft:
        """Somebody sits down. Where everybody may, nobody may fill the table from one address."""
        self._before_start()
        origin = ""
        if not same(ask.invitation, self._invitation):
            if not self.settings.open:
                raise Refused("not-invited", "A seat at this table needs its invitation.")
            origin = self._origin(address)
            if origin and sum(seat.origin == origin for seat in self.seats) >= most_seats:
                raise Refused(
                    "too-many-seats", "Too many here came from your address; ask for an invitation."
                )
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
        sat = self._sit(place, who, ask.name, token_hash(token), longest_name)
        more = {"share": ask.share or NO_SHARE, "adds": ask.adds, "origin": origin}
        return Draft("sit", place, sat.data | {key: value for key, value in more.items() if value})

    def _origin(self, address: str) -> str:
        """What is kept of an address: enough to know it again at this table, and of no other use;
        nothing of an unknown one."""
        if not address:
            return ""
        key = bytes.fromhex(self._secret)
        return hashlib.blake2b(address.encode(), key=key, digest_size=12).hexdigest()

    def take_kept_seat(
        self, token: str, longest_name: int, instead: str | None = None
    ) -> Draft | None:
        """Somebody from the game before sits down again, under the same name or another `instead`;
        None if they already have."""
        if self.claim_of(token) is not None:
            return None
        for place, seat in enumerate(self.seats):
            if same(token, seat.kept):
                self._before_start()
                name = instead or seat.name
                sat = self._sit(place, seat.kept_as, name, seat.kept, longest_name)
                return Draft("sit", place, sat.data | ({"adds": True} if seat.adds else {}))
        raise Refused("no-seat", "No seat is kept for you at this table.")

    def _sit(self, place: int, who: wire.Who, name: str, known: str, longest_name: int) -> Draft:
        name = free_name(name, self._names_but(place), longest_name)
        return Draft("sit", place, {"who": who, "name": name, "hash": known})

    def name_seat(self, seat: int, name: str, longest_name: int) -> Draft | None:
        """Whoever holds a seat has made a name of their own; None if it has that name."""
        name = free_name(name, self._names_but(seat), longest_name)
        return Draft("name", seat, {"name": name}) if name != self.seats[seat].name else None

    def take_name_out(self, seat: int, since: int, name: str, longest_name: int) -> Draft | None:
        """Somebody's name is taken out of the hall; None if it is not there any more."""
        now = self.seats[seat]
        if (now.since, now.name) != (since, name):
            return None
        others = self._names_but(seat)
        if now.who == "bot":
            return Draft("name", seat, {"name": bot_name(others, longest_name)})
        return Draft("name", seat, {"name": free_name(UNNAMED, others, longest_name)})

    def _names_but(self, seat: int) -> list[str]:
        others = [each for at, each in enumerate(self.seats) if at != seat and each.name]
        return [each.called(lang) for each in others for lang in wire.LANGUAGES]

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

    def begin(self, now: int) -> Draft:
        """The host begins; whoever is asked to play again has their seat kept for a while."""
        kept = any(seat.kept and seat.who == "empty" for seat in self.seats)
        if self.phase == "waiting" and kept and now < self.created + KEPT_FOR:
            raise Refused("seats-kept", "Their seats are still kept for them.")
        return self.start(self.settings.takeover.level)

    def start(self, level: str, moves: list[list[int]] | None = None, rules: int = 0) -> Draft:
        """The game begins; bots take the seats that are empty. With `moves` it goes on where they
        end, by the rules they were made by; what was laid out has its own."""
        self._before_start()
        if self.laid is not None:
            rules = self.laid.rules
        game = self.game.by_rules(rules or self.game.rules_version)
        cards = game.data_hash(self.settings.options)
        data: dict[str, Any] = {"level": level, "rules": game.rules_version, "cards": cards}
        return Draft("start", data={**data, **({"moves": moves} if moves else {})})

    def add_share(self, seat: int, share: str) -> Draft | None:
        """A player adds to the shuffle, once."""
        self._before_start()
        if self.seats[seat].share == share:
            return None
        if self.seats[seat].share:
            raise Refused("already-started", "You have added your share already.")
        return Draft("share", seat, {"share": share})

    def shares_owed(self) -> bool:
        """Is somebody still to add a share?"""
        return any(seat.adds and not seat.share for seat in self.seats)

    def full(self) -> bool:
        """Are all seats taken and nothing begun?"""
        return self.phase == "waiting" and all(seat.who != "empty" for seat in self.seats)

    def all_from_the_first(self) -> bool:
        """Did people have their seats, all of them, when the table was laid? So it is where they
        have found each other: nobody is its host, and nobody else will come."""
        whole = self.full() and all(seat.since == 0 for seat in self.seats)
        return whole and len(self.people()) > 1

    def must_begin_by(self) -> int | None:
        """When the game begins by itself; None if it doesn't. Whoever said that they will add to
        the shuffle is waited for, but not for ever."""
        if not (self.settings.autostart and self.full()):
            return None
        return self.at + SHARE_SECONDS * 1_000 if self.shares_owed() else self.at

    def move(self, seat: int, ask: wire.MakeMove, by: str = "") -> Draft:
        """A move, if it is legal and was chosen knowing what has happened."""
        state = self._playing()
        self._check_number(seat, ask.number)
        move = self.meant(seat, ask.move, ask.what, ask.notation)
        try:
            if move not in self.sight.legal[seat]:
                state.clone().play(seat, move)  # says why
        except IllegalMove as refused:
            raise Refused("illegal-move", str(refused), refused.reason) from refused
        more = {"by": by, "request": ask.request}
        return Draft(
            "move", seat, {"move": int(move)} | {key: each for key, each in more.items() if each}
        )

    def meant(
        self,
        seat: int,
        move: int | None,
        what: Mapping[str, str | int] | None = None,
        notation: str | None = None,
    ) -> int:
        """The move that is given in one of three ways."""
        if sum(way is not None for way in (move, what, notation)) != 1:
            raise Refused("malformed", "A move is given by its id, by what it says or as text.")
        try:
            if what is not None:
                return self.game.space.move(what)
            if notation is not None:
                return self.game.parse(self._playing(), seat, notation)
        except (BadMove, BadNotation) as refused:
            raise Refused("illegal-move", str(refused)[:300]) from refused
        assert move is not None
        return move

    def undo(self, seat: int, number: int, request: str | None = None) -> Draft:
        """Taking back one's own last move, as far as the engine lets one."""
        self._playing()
        self._check_number(seat, number)
        assert self.session
        reason = self.session.why_no_undo(seat)
        if reason is not None:
            raise Refused("cannot-undo", str(reason), reason)
        return Draft("undo", seat, {"request": request} if request else {})

    def answer_to(self, seat: int, request: str | None) -> int | None:
        """The seat's number after a request that is done already; None if it is not."""
        return self._answered[seat].get(request) if request else None

    def take_over(self, seat: int, why: str, level: str = "") -> Draft:
        """A bot plays for a seat from here on."""
        self._playing()
        if why == "rest" and self.settings.rated:
            raise not_at_rated()
        if self.seats[seat].stand_in is not None and why in ("absent", "timeout", "rest"):
            raise Refused("stale", "A bot plays for this seat already.")
        return Draft("takeover", seat, {"why": why, "level": level or self.settings.takeover.level})

    def back(self, seat: int) -> Draft:
        """A player takes their seat back from the bot. What a bot has finished stays as it is."""
        if self.phase == "over":
            raise Refused("over", "The game is over.")
        if self.seats[seat].stand_in is None:
            raise Refused("not-away", "No bot plays for you.")
        if self.seats[seat].stand_in == "conceded":
            raise Refused("conceded", "You have given up; the bot plays to the end.")
        return Draft("back", seat)

    def switch_chat(self, on: bool) -> Draft | None:
        """The host switches the chat on or off."""
        return Draft("chat", data={"on": on}) if self.chat != on else None

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


def _free(seat: Seat) -> bool:
    return seat.who == "empty" and not seat.kept
