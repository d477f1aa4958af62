"""A table as the fold of its log: what each entry makes of it.

Nothing here asks whether something may be done; :mod:`.table` does, and answers with an entry.
"""

from __future__ import annotations

from typing import Any, Literal

from ...kernel.errors import BadRecord
from ...kernel.game import Game
from ...kernel.session import Session
from ...kernel.shares import NO_SHARE
from ..wire.errors import Refused
from .basis import MOST_ANSWERED, Basis
from .entries import Change, Entry
from .matters import Another, Ended, Voting
from .notes import note_of
from .seats import Seat, bot_name
from .sight import Heard, Sight, seen_by_all


class Fold(Basis):
    """One table from its making to its last entry."""

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
            self.voting = None
            change.table = True
        return change

    def _asks_anew(self, change: Change, reader: int) -> bool:
        """Is a move chosen before this entry no answer any more to what the reader is asked?"""
        entry = change.entry
        if entry.kind == "move":
            return reader in (entry.seat, self.onlooker) or self._asked[reader]
        if entry.kind in ASIDE:
            return False
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
            case "concede":
                change.note = self._take_over(entry.seat, "conceded", data["level"])
                left = len(self.seats) - len(self._conceded())
                if self.settings.takeover.concede == "last" and left == 1:
                    self._end("conceded")
            case "propose":
                said = {key: data[key] for key in ("what", "about", "until", "voters", "needed")}
                by = entry.seat
                self.voting = Voting(number=entry.number, by=by, yes=[by], no=[], **said)
                change.note = self._decide(entry)
            case "vote":
                assert self.voting
                self.voting.heard(entry.seat, data["yes"])
                self.voting.voters, self.voting.needed = data["voters"], data["needed"]
                change.note = self._decide(entry)
            case "eyes":
                self.seats[entry.seat].eyes = data["on"]
            case "back":
                self.seats[entry.seat].stand_in = None
                self.clocks.refill(entry.seat, entry.seat in self.waiting())
            case "chat":
                self.chat = data["on"]
            case "name":
                self._name(entry.seat, data["name"])
            case "rematch":
                self._meet_again(entry)
            case "answer":
                assert self.another
                self.another.heard(entry.seat, data["yes"])
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
            self.laid.position if self.laid else None,
        )
        for seat_of_move, move in moves:
            self.session.play(seat_of_move, move)
        self._sight = None
        self.phase = "playing"
        people = [seat for seat in self.waiting() if self.seats[seat].by_person]
        self.clocks.run(people)
        return self.session.opening if not moves else []

    def _name(self, place: int, name: str) -> None:
        self.seats[place].name = name
        if self.session is not None and self.session.record.names:
            self.session.record.names[place] = name

    def _take_over(self, place: int, why: str, level: str) -> tuple[str, int | None, str]:
        seat = self.seats[place]
        seat.level = level
        self.clocks.pause(place)
        if seat.who != "bot":
            # Whoever has given up stays so, whatever becomes of their bot; else the first reason.
            seat.stand_in = why if why in FOR_GOOD else seat.stand_in or why
        return note_of(why, place, seat.name, level)

    def _decide(self, entry: Entry) -> tuple[str, int | None, str] | None:
        """What a vote has come to, if it has come to an end."""
        voting, end = self.voting, entry.data["end"]
        assert voting
        if end is None:
            return None
        self.voting = None
        if end == "off":
            return note_of(f"no-{voting.what}", entry.seat, self.seats[entry.seat].name)
        if voting.about is None:
            self._end("agreed" if voting.what == "end" else "void")
            return None
        about, level = voting.about, entry.data["level"]
        if voting.what == "bot":
            return self._take_over(about, "absent", level)
        note = self._take_over(about, "kicked", level)
        seat = self.seats[about]
        if seat.hash == self._host:
            self._host = ""
        seat.hash, seat.eyes = "", False
        return note

    def _end(self, how: Literal["agreed", "void", "conceded"]) -> None:
        """The game is over before it was played to its end."""
        self.ended = Ended(how)
        self.phase = "over"
        self.voting = None
        for place in range(len(self.seats)):
            self.clocks.pause(place)

    def _meet_again(self, entry: Entry) -> None:
        table = self.rematch = entry.data["table"]
        if table is None:
            self.another = None
        elif self.another is not None and entry.data.get("begun"):
            self.another.begun = True
        else:
            asks = [entry.seat] if entry.seat >= 0 else []
            by = asks[0] if asks else None
            self.another = Another(table=table, by=by, at=entry.at, yes=asks, no=[])


ASIDE = ("propose", "vote", "eyes", "chat", "rematch", "answer", "name")
"""Entries that change nothing of what anybody is asked in the game."""
FOR_GOOD = ("conceded", "kicked")
"""Why a bot plays for somebody who won't have the seat back."""
