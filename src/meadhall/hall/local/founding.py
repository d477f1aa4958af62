"""New tables: made, met again at, gone on at, from a moment, a puzzle or a record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...bots import BOTS
from ...kernel.errors import MeadhallError
from ...kernel.game import Game
from ...kernel.puzzles import Puzzle
from ...kernel.record import Record
from ...kernel.session import Session
from .. import wire
from ..table.clocks import Clocks
from ..table.create import branch_of, changed_of, new_table, puzzle_table, rematch_of
from ..table.entries import NOBODY, Draft
from ..table.laid import Laid
from ..table.rated import needs_name
from ..table.seats import Claim, Seat, clean, new_token
from ..table.snapshot import Stored
from ..table.table import Table
from ..wire.errors import Refused
from .asking import LIMITS
from .keeping import Row
from .tables import LocalTable

if TYPE_CHECKING:
    from .hall import LocalHall

LEVELS = list(BOTS)


class Founding:
    """How tables come to be in a hall without a server."""

    def __init__(self, hall: LocalHall) -> None:
        self._hall = hall

    def create(self, ask: wire.NewTable) -> wire.Created:
        """A new table, with its host's token and the invitation."""
        if ask.settings.rated:
            raise needs_name()
        token, invitation = new_token(), new_token()
        longest = LIMITS.name_length
        draft = new_table(
            ask.settings, LEVELS, ask.name, token, invitation, ask.sit, longest, ask.adds
        )
        live = self._found(draft, token)
        self.start_if_full(live)
        claim = live.table.claim_of(token)
        seat = claim.seat if claim else None
        return wire.Created(live.table.id, seat, token, invitation, live.table.commitment)

    def play_on(self, live: LocalTable, ask: wire.PlayOn) -> wire.Created:
        """A new table that goes on from a moment of a finished game."""
        token = new_token()
        draft, moves = branch_of(live.table, ask, LEVELS, token, LIMITS.name_length)
        rules = live.table.game.rules_version
        other = self._found(draft, token)
        self._hall.act(other, lambda table: table.start(ask.level, moves, rules))
        return wire.Created(other.table.id, ask.seat, token, "", other.table.commitment)

    def play_out(self, game: Game[Any], puzzle: Puzzle, ask: wire.PlayPuzzle) -> wire.Created:
        """A new table that begins from a puzzle's position, at once."""
        token = new_token()
        draft = puzzle_table(game, puzzle, ask, LEVELS, token, LIMITS.name_length)
        live = self._found(draft, token)
        self.start_if_full(live)
        return wire.Created(live.table.id, puzzle.seat, token, "", live.table.commitment)

    def _found(self, draft: Draft, token: str) -> LocalTable:
        live = LocalTable.created(new_token()[:22], draft, token, self._hall.now)
        self._hall.take_in(live)
        return live

    def start_if_full(self, live: LocalTable) -> None:
        """Begin when the last seat is taken, if the table wants that, as soon as it must."""
        by = live.table.must_begin_by()
        if by is None or by > self._hall.now():
            return
        level = live.table.settings.takeover.level
        self._hall.act(live, lambda table: table.start(level) if table.full() else None)

    # --- again --------------------------------------------------------------------------------

    def rematch(self, live: LocalTable, token: str) -> LocalTable:
        """Where the players of a finished game meet again."""
        claim = self._player_of(live, token)
        if live.table.rematch is None:
            host = claim.hash if claim else live.table.host
            self._lay_again(live, claim, rematch_of(live.table, host), token)
        return self._sit_again(live, claim, token)

    def changed(self, live: LocalTable, token: str, settings: wire.Settings) -> wire.Rematch:
        """The same by other settings."""
        claim = self._player_of(live, token)
        if claim is None:
            raise Refused("no-seat", "You have no seat at this table.")
        another = live.table.another
        if another is not None and (another.begun or live.table.all_come()):
            raise Refused("already-started", "Another game begins already.")
        if settings.rated:
            raise needs_name()
        draft, invitation = changed_of(live.table, settings, LEVELS, claim, LIMITS.name_length)
        self._lay_again(live, claim, draft, token)
        again = self._sit_again(live, claim, token)
        return wire.Rematch(again.table.id, invitation)

    def _player_of(self, live: LocalTable, token: str) -> Claim | None:
        if live.table.phase != "over":
            raise Refused("not-over", "The game isn't over.")
        claim = live.table.claim_of(token)
        if claim is None and not live.table.is_host(token):
            raise Refused("no-seat", "You have no seat at this table.")
        return claim

    def _lay_again(self, live: LocalTable, claim: Claim | None, draft: Draft, token: str) -> None:
        other = self._found(draft, token)
        seat = claim.seat if claim else NOBODY
        self._hall.act(live, lambda table: table.meet_again(other.table.id, seat))

    def _sit_again(self, live: LocalTable, claim: Claim | None, token: str) -> LocalTable:
        assert live.table.rematch
        again = self._hall.live(live.table.rematch)
        if claim is not None:
            self._hall.act(live, lambda table: table.answer_again(table.seat_of(claim), yes=True))
            self._hall.act(again, lambda table: table.take_kept_seat(token, LIMITS.name_length))
            self.start_if_full(again)
        return again

    def begin_again(self, live: LocalTable, claim: Claim) -> None:
        """Whoever asked for another game begins it, with bots for those who did not come."""

        def ask(table: Table) -> Draft | None:
            return table.begin_again(table.seat_of(claim), self._hall.now())

        ask(live.table)  # refuses, before anything begins
        assert live.table.rematch
        again = self._hall.live(live.table.rematch)
        level = again.table.settings.takeover.level
        self._hall.act(
            again, lambda table: table.start(level) if table.phase == "waiting" else None
        )
        self._hall.act(live, ask)

    # --- records ------------------------------------------------------------------------------

    def bring(self, text: str) -> LocalTable:
        """The table of a finished game that was played elsewhere. Nobody sits at it: it is there to
        be looked at, reckoned and gone on from."""
        row = Row(_table_of(new_token()[:22], text, self._hall.now()), "", [], [], text)
        live = LocalTable(row, self._hall.now)
        self._hall.take_in(live)
        return live


def _table_of(name: str, text: str, now: int) -> Stored:
    try:
        record = Record.from_text(text)
        session = Session.resume(record)
    except (MeadhallError, ValueError) as wrong:
        raise Refused("malformed", f"This record can't be read: {wrong}"[:300]) from wrong
    if session.state.outcome is None:
        raise Refused("not-over", "The game of this record isn't over.")
    if not isinstance(record.seed, bytes):
        raise Refused("malformed", "This record has a seed, and was played at no table.")
    longest, players = LIMITS.name_length, record.players
    names = [clean(each, longest) for each in record.names] or [""] * players
    settings = wire.Settings(record.game, players, record.options, autostart=False)
    laid = None
    if record.position is not None:
        untitled: dict[wire.Lang, str] = dict.fromkeys(wire.LANGUAGES, "")
        laid = Laid("", untitled, 0, record.rules, dict(record.position))
    shares = record.shares or [""] * players
    return Stored(
        id=name,
        number=1,
        at=now,
        created=now,
        settings=settings,
        secret=record.seed.hex(),
        host="",
        invitation="",
        seats=[
            Seat("person", each or f"p{seat + 1}", share=shares[seat])
            for seat, each in enumerate(names)
        ],
        phase="over",
        chat=False,
        rematch=None,
        numbers=[1] * (players + 1),
        since=[1] * (players + 1),
        clocks=Clocks.begin(settings.clock, players, now),
        session=session.to_json(),
        laid=laid,
    )
