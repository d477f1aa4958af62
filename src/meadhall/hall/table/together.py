"""What people may ask of a table together: to end, a bot for somebody who is gone, to send somebody
away, to play again; and what each may do with their own seat in company."""

from __future__ import annotations

from collections.abc import Collection

from .. import wire
from ..wire.errors import Refused
from .clocks import open_until
from .entries import Draft
from .fold import Fold
from .matters import (
    DECIDED_WITHIN,
    DECIDED_WITHIN_DAYS,
    GONE_AFTER,
    GONE_AFTER_DAYS,
    Another,
    Voting,
)
from .rated import FEWEST_TO_AGREE, not_alone, not_at_rated
from .seats import Here

FEWEST_TO_KICK = 3
"""Of two people neither sends the other away."""


class Together(Fold):
    """Every method that answers with a draft is a question: the entry to store, or a refusal."""

    # --- giving up --------------------------------------------------------------------------------

    def concede(self, seat: int) -> Draft:
        """A player gives up: for good, as the table has agreed."""
        self._in_play()
        if self.seats[seat].stand_in == "conceded":
            raise Refused("stale", "You have given up already.")
        return Draft("concede", seat, {"level": self.settings.takeover.level})

    # --- deciding together ------------------------------------------------------------------------

    def people(self) -> list[int]:
        """The seats of people and programs from outside, whoever plays for them now."""
        return [place for place, seat in enumerate(self.seats) if seat.hash]

    def gone_since(self, seat: int, here: Here) -> int | None:
        """Since when somebody has no line; None if they have one, or never had."""
        return None if seat in here.seats else here.away.get(seat)

    def is_gone(self, seat: int, here: Here, now: int) -> bool:
        """Has somebody been away for so long that a bot may play for them?"""
        since = self.gone_since(seat, here)
        days = self.settings.clock.kind == "days"
        after = GONE_AFTER_DAYS if days else GONE_AFTER
        return since is not None and open_until(since, after, self.outages) <= now

    def propose(self, seat: int, ask: wire.Propose, here: Here, now: int) -> Draft | None:
        """Somebody proposes something; what needs nobody else is done with it. None if they have
        proposed the same already."""
        self._speaks(seat)
        about = self._about(seat, ask, here, now)
        voting = self.voting
        if voting is not None and voting.open(now):
            if (voting.what, voting.about) != (ask.what, about):
                raise Refused("undecided", "Something else is being decided; wait for that.")
            return self.vote(seat, wire.Vote(voting.number, True), here, now)
        voters, needed = self._electorate(ask.what, about, here, seat)
        if self._in_earnest and about is None and len(voters) < FEWEST_TO_AGREE:
            raise not_alone()
        days = self.settings.clock.kind == "days"
        data = {
            "what": ask.what,
            "about": about,
            "until": now + (DECIDED_WITHIN_DAYS if days else DECIDED_WITHIN),
            "voters": voters,
            "needed": needed,
            "end": "done" if needed <= 1 else None,
            "level": self.settings.takeover.level,
        }
        return Draft("propose", seat, data)

    def vote(self, seat: int, ask: wire.Vote, here: Here, now: int) -> Draft | None:
        """Somebody answers what was proposed; None if that changes nothing."""
        self._speaks(seat)
        voting = self.voting
        if voting is None or voting.number != ask.matter or not voting.open(now):
            raise Refused("stale", "This is no longer to be decided.")
        if voting.what == "bot" and not self.is_gone(voting.about or 0, here, now):
            raise Refused("not-gone", "They are back.")
        voters, needed = self._electorate(voting.what, voting.about, here, seat)
        if seat not in voters:
            raise Refused("not-yours", "This is not for you to decide.")
        if self._in_earnest and voting.about is None and len(voters) < FEWEST_TO_AGREE:
            raise not_alone()
        end = _counted(voting, seat, ask.yes, voters, needed)
        known = voting.yes if ask.yes else voting.no
        if seat in known and end is None:
            return None
        data = {"yes": ask.yes, "voters": voters, "needed": needed, "end": end}
        return Draft("vote", seat, data | {"level": self.settings.takeover.level})

    def _about(self, seat: int, ask: wire.Propose, here: Here, now: int) -> int | None:
        """Whom it is about, if it can be about them."""
        if ask.what in ("end", "void"):
            return None
        about = ask.seat
        if about is None or about not in self.people() or about == seat:
            raise Refused("no-such-seat", "It must be about somebody else at this table.")
        if ask.what == "bot":
            if not self.seats[about].by_person:
                raise Refused("stale", "A bot plays for this seat already.")
            if not self.is_gone(about, here, now):
                raise Refused("not-gone", "They have not been away for long enough.")
        elif self._in_earnest:
            raise not_at_rated()
        elif len({*self._deciding(), about}) < FEWEST_TO_KICK:
            raise Refused("too-few", "Of two people neither can send the other away.")
        return about

    def _electorate(
        self, what: wire.Matter, about: int | None, here: Here, seat: int
    ) -> tuple[list[int], int]:
        """Whose word counts, and how many of them must agree. Whoever is gone has no say about a
        bot; in all else nobody is passed over who plays: a bot can take their seat first. A rated
        game isn't ended behind anybody's back: who may still return is waited for."""
        voters = [each for each in self._deciding() if each != about]
        if what == "kick":
            return voters, len(voters) // 2 + 1
        if what == "bot":
            present = [each for each in voters if each in here.seats or each == seat]
            return present, 1 if len(self.people()) <= 2 else (len(present) + 1) // 2
        if self._in_earnest:
            voters = [each for each in self.people() if self.seats[each].stand_in != "conceded"]
        return voters, len(voters)

    @property
    def _in_earnest(self) -> bool:
        """Does it count for more than this game? Nobody ends a rated one alone, nor one that the
        hall has laid and nobody is host of."""
        return self.settings.rated or not self.host

    def _deciding(self) -> list[int]:
        return [place for place, seat in enumerate(self.seats) if seat.by_person]

    def _speaks(self, seat: int) -> None:
        self._in_play()
        if not self.seats[seat].by_person:
            raise Refused("away", "A bot plays for you; say that you are back first.")

    def _in_play(self) -> None:
        if self.phase == "over":
            raise Refused("over", "The game is over.")
        if self.phase == "waiting":
            raise Refused("not-started", "The game hasn't begun.")

    # --- eyes and advice --------------------------------------------------------------------------

    def let_look(self, seat: int, on: bool) -> Draft | None:
        """A player lets onlookers see what they see, or no longer; None if it was so."""
        if on and self.settings.watching != "eyes":
            raise Refused("eyes-closed", "At this table nobody looks through another's eyes.")
        return Draft("eyes", seat, {"on": on}) if self.seats[seat].eyes != on else None

    def no_hints(self) -> Refused | None:
        """Why nobody is given advice here; None if they are."""
        hints = self.settings.hints
        if hints == "never" or (hints == "practice" and len(self.people()) > 1):
            return Refused("no-hints", "At this table nobody is given advice.")
        return None

    def no_regrets(self) -> Refused | None:
        """Why nobody is told here that a move was weak; None if they are: alone among bots, with
        all the time in the world."""
        if len(self.people()) > 1 or self.settings.clock.kind != "none":
            return Refused("no-hints", "At this table nobody is given advice.")
        return self.no_hints()

    # --- another game -----------------------------------------------------------------------------

    def meet_again(self, table: str, seat: int = -1) -> Draft:
        """Somebody asks for another game, and says where."""
        self._after_the_end()
        return Draft("rematch", seat, {"table": table})

    def answer_again(self, seat: int, yes: bool) -> Draft | None:
        """Somebody comes along, or not now; None if that is known."""
        another = self._asked_again()
        if another.by is None or seat in (another.yes if yes else another.no):
            return None
        if another.begun:
            raise Refused("already-started", "It has begun without you.")
        return Draft("answer", seat, {"yes": yes})

    def take_back_again(self, seat: int) -> Draft:
        """Whoever asked takes it back, unless all are coming."""
        another = self._asked_again()
        if another.by != seat:
            raise Refused("not-yours", "Somebody else has asked.")
        if another.begun or self.all_come():
            raise Refused("already-started", "It begins already.")
        return Draft("rematch", seat, {"table": None})

    def begin_again(self, seat: int, now: int) -> Draft | None:
        """Whoever asked begins with bots for those who did not come; None if it has begun. Those
        who have not answered are waited for as long as their seats are kept."""
        another = self._asked_again()
        if another.by != seat:
            raise Refused("not-yours", "Somebody else has asked.")
        if another.begun:
            return None
        silent = {*self.people()} - {*another.yes} - {*another.no}
        if silent and now < another.until:
            raise Refused("seats-kept", "Their seats are still kept for them.")
        return Draft("rematch", seat, {"table": another.table, "begun": True})

    def all_come(self) -> bool:
        """Have all who were asked for another game said yes?"""
        coming: Collection[int] = self.another.yes if self.another else ()
        return {*self.people()} <= {*coming}

    def _asked_again(self) -> Another:
        self._after_the_end()
        if self.another is None:
            raise Refused("stale", "Nobody asks for another game.")
        return self.another

    def _after_the_end(self) -> None:
        if self.phase != "over":
            raise Refused("not-over", "The game isn't over.")


def _counted(voting: Voting, seat: int, yes: bool, voters: list[int], needed: int) -> str | None:
    """What becomes of a vote with one more word: it is done, off, or still open."""
    agree = {*voting.yes, seat} if yes else {*voting.yes} - {seat}
    against = {*voting.no} - {seat} if yes else {*voting.no, seat}
    if len(agree & {*voters}) >= needed:
        return "done"
    return "off" if len({*voters} - against) < needed else None
