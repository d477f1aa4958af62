"""The contract every game's state keeps, the stack of frames, and the events.

A state always knows whose decision it waits for and goes on from there, even after being saved,
copied or sent elsewhere in the middle of a choice. That is why whatever waits for somebody is a
*frame*: a few named numbers on a stack. No closures and no generators: those can't be stored,
copied or compared.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr, u8

from .chance import Chance
from .choices import Choices
from .errors import IllegalMove, Reason
from .events import Event
from .outcome import Outcome
from .row import blank

KIND: Final = 0
"""Field of a frame: which question (or which continuation) it is."""
WHO: Final = 1
"""Field of a frame: mask of the seats that owe it a decision; 0 when it is not a question."""
WIDTH: Final = 8
"""Numbers in a frame; fields 2 to 7 belong to the game."""

OVER: Final = -1
"""Kind of the frame at the very bottom, which waits for nobody: the game is over."""

_FOUR_FRAMES: Final = vec[i64]([0] * (4 * WIDTH))
_BOTTOM: Final = vec[i64]([0 if place else OVER for place in range(4 * WIDTH)])

MOST_SEATS: Final = 8

_SEATS_IN: Final = [
    tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)
]
"""The seats in every mask, so that asking who waits builds nothing."""
_FIRST_SEAT: Final = vec[i64]([seats[0] if seats else -1 for seats in _SEATS_IN])

KERNEL: Final = "meadhall.kernel"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game in progress. Plain data; only :meth:`play` (and `apply`) changes it."""

    players: i64
    chance: Chance
    events: list[Event] | None
    knots: i64
    """How often hidden information has appeared: atoms that show something new add one, and nothing
    before that moment can be taken back."""
    _frames: vec[i64]
    _top: i64  # where the top frame starts
    _buffer: Choices | None
    _buffer_seat: i64  # whose choices the buffer holds; -1 when they may have changed

    def __init__(self, players: i64, chance: Chance) -> None:
        self.players = players
        self.chance = chance
        self.events = None
        self.knots = 0
        self._frames = _BOTTOM[:]
        self._top = 0
        self._buffer = None
        self._buffer_seat = -1

    # --- the contract -------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """Seats that owe a decision now; several decide in secret, at once; () means it is over."""
        return _SEATS_IN[self.waiting_mask()]

    def legal(self, seat: int) -> list[int]:
        """The moves this seat may make now, sorted; empty if nothing is asked of it."""
        self.check_seat(seat)
        return self._choices_of(seat).to_list()

    def play(self, seat: int, move: int) -> None:
        """Make a move. If it isn't legal: :class:`IllegalMove` says why and nothing changes."""
        self.check_seat(seat)
        actions: int = self.actions()  # an int, since a compiled i64 can't meet any number
        if not 0 <= move < actions:
            raise IllegalMove(Reason(KERNEL, "kernel-why-no-such-move", {"move": _shown(move)}))
        if not self._choices_of(seat).has(move):
            raise IllegalMove(self._why_illegal(seat, move))
        self.apply(seat, move)

    @abstractmethod
    def clone(self) -> State:
        """A copy that shares nothing that can change. Nobody listens to its events."""

    def copy_onto(self, spare: State) -> State:
        """The same as :meth:`clone`, but the copy may be made of a state that nobody needs any
        more: then no memory is asked for. A game that needn't hurry leaves it at this."""
        return self.clone()

    @abstractmethod
    def key(self) -> bytes:
        """Canonical bytes of the position: equal positions, equal keys (chance is not in it)."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """Plain data of what this seat may know; None is an onlooker. A game writes this, or the
        two parts of it that follow."""
        return {**self.common_view(), **self.own_view(seat)}

    def common_view(self) -> dict[str, Any]:
        """The part of a view that is the same for everybody: whoever shows one game to many needs
        to make it only once. A game that doesn't tell the two apart has nothing here."""
        return {}

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """The rest of a seat's view."""
        if type(self).view is State.view:
            raise NotImplementedError("a state has a `view`, or a `common_view` and an `own_view`")
        return self.view(seat)

    def observed(self, seat: i64) -> vec[u8]:
        """What a seat may know as a row of bytes: the facts of its view, by the columns that the
        game has declared. A game needn't have observations."""
        raise NotImplementedError("a state that is to be observed has `observed`")

    def observed_by_all(self) -> vec[u8]:
        """The beginning of the first seat's row, as far as it tells nothing that only that seat
        knows or that is counted from it; a game that declares which columns are the observer's own
        has it. Turned by seats it is the beginning of everybody's row, so it is written once."""
        return blank(0)

    def observed_alone(self, seat: i64) -> vec[u8]:
        """What else is in a seat's row: the columns that are its own, first those of each seat,
        in turn order, then those that there are once. The whole row, if none are declared."""
        return self.observed(seat)

    def write_row(self, rows: vec[u8], at: i64, seat: i64) -> i64:
        """The row of a seat, written into zeros from a place on; returns where it ends. A game that
        is played in batches is quicker if it writes its rows here, and makes `observed` of it."""
        row = self.observed(seat)
        for place in range(len(row)):
            rows[at + place] = row[place]
        return at + len(row)

    @final
    def write_observation(self, seat: int | None, out: Any) -> None:
        """Write the row of a seat into a buffer of as many bytes: a bytearray, a row of an array
        of uint8. The size is :meth:`Game.observation_size`."""
        if seat is None:
            raise ValueError("a row is counted from a seat; an onlooker has a `view` only")
        self.check_seat(seat)
        row = self.observed(seat)
        target = memoryview(out)
        if target.nbytes != len(row):
            raise ValueError(f"an observation has {len(row)} bytes, not {target.nbytes}")
        target[:] = row

    @property
    def outcome(self) -> Outcome | None:
        """None while the game lasts, then scores and places."""
        return self.final_outcome() if self.kind() == OVER else None

    def final_outcome(self) -> Outcome:
        """Scores and places of a game that is over; :func:`outcome_by` finds the places."""
        raise NotImplementedError("a state has a `final_outcome`")

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The whole position as plain data, secrets and chance included; `game` in it is the game's
        name, by which a pickled state is read again."""

    # --- copied and pickled as Python does it --------------------------------------------------

    @final
    def __copy__(self) -> State:
        return self.clone()

    @final
    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    @final
    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds the whole state, all hands and the secret of a sealed shuffle included: it
        is for other processes of one's own, never for a player."""
        from .registry import unpickled  # which knows games, and so needs this module

        return unpickled, (self.to_json(), int(self.knots))

    # --- for compiled playouts and search -----------------------------------------------------

    @abstractmethod
    def write_legal(self, seat: i64, choices: Choices) -> None:
        """Add this seat's legal moves to `choices`, in rising order."""

    @final
    def apply(self, seat: i64, move: i64) -> None:
        """Make a move known to be legal, without checking."""
        self._buffer_seat = -1
        self.resolve(seat, move)

    @abstractmethod
    def resolve(self, seat: i64, move: i64) -> None:
        """What the move does, up to the next decision. Called by :meth:`apply` only."""

    def touch(self) -> i64:
        """Read a little of each part of the table; what it says means nothing. Where thousands of
        games take turns, each has left the processor's cache when its own comes, and asking for
        many parts of several games at once takes much less than for one after the other. A game
        that is quick enough for that to matter has its own `touch`."""
        return self._frames[self._top]

    @abstractmethod
    def actions(self) -> i64:
        """The size of the action space: every move id is below it."""

    @abstractmethod
    def why_not(self, seat: int, move: int) -> Reason:
        """Why a move that this seat may not make now is not allowed."""

    @final
    def waiting_mask(self) -> i64:
        """:attr:`waiting` as a bit mask."""
        return self._frames[self._top + WHO]

    @final
    def next_seat(self) -> i64:
        """The lowest seat that owes a decision, -1 when the game is over."""
        return _FIRST_SEAT[self._frames[self._top + WHO]]

    # --- frames -------------------------------------------------------------------------------

    @final
    def push(
        self,
        kind: i64,
        who: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        f: i64 = 0,
    ) -> None:
        """Put a frame on the stack: its kind, who owes a decision, and the game's own fields."""
        start = self._top + WIDTH
        if start == len(self._frames):
            self._frames = extend(self._frames, _FOUR_FRAMES)
        self._top = start
        frames = self._frames
        frames[start] = kind
        frames[start + 1] = who
        frames[start + 2] = a
        frames[start + 3] = b
        frames[start + 4] = c
        frames[start + 5] = d
        frames[start + 6] = e
        frames[start + 7] = f

    @final
    def pop(self) -> None:
        """Take the top frame off."""
        self._top -= WIDTH

    @final
    def top(self, field: i64) -> i64:
        """A field of the top frame."""
        return self._frames[self._top + field]

    @final
    def set_top(self, field: i64, value: i64) -> None:
        """Change a field of the top frame."""
        self._frames[self._top + field] = value

    @final
    def kind(self) -> i64:
        """Which frame is on top; OVER when the game is."""
        return self._frames[self._top]

    @final
    def frame_count(self) -> i64:
        """How many frames lie above the bottom one."""
        return self._top // WIDTH

    @final
    def frame(self, depth: i64, field: i64) -> i64:
        """A field of the frame so many below the top one."""
        return self._frames[self._top - depth * WIDTH + field]

    @final
    def copy_frames(self, other: State) -> None:
        """Take over another state's frames and count of knots."""
        if len(self._frames) == len(other._frames):
            mine = self._frames
            theirs = other._frames
            for place in range(other._top + WIDTH):
                mine[place] = theirs[place]
        else:
            self._frames = other._frames[:]
        self._top = other._top
        self._buffer_seat = -1
        self.knots = other.knots

    @final
    def frame_rows(self) -> list[list[int]]:
        """The frames above the bottom one as plain lists, the lowest first."""
        rows: list[list[int]] = []
        for start in range(WIDTH, self._top + WIDTH, WIDTH):
            rows.append(list(self._frames[start : start + WIDTH]))
        return rows

    # --- events and undo ----------------------------------------------------------------------

    def listen(self) -> None:
        """Start collecting events; :meth:`take_events` hands them over."""
        self.events = []

    def take_events(self) -> list[Event]:
        """The events since the last call, if somebody listens."""
        heard = self.events
        if heard is None:
            return []
        self.events = []
        return heard

    @final
    def tell(self, kind: i64, a: i64, b: i64, c: i64, d: i64, audience: i64) -> None:
        """Atoms tell what they did; it is free while nobody listens."""
        heard = self.events
        if heard is not None:
            heard.append(Event(kind, a, b, c, d, audience))

    @final
    def show_choice(self) -> None:
        """A choice made step by step, unseen by the others, is complete and comes to light: from
        here on it stands."""
        self.knots += 1

    # --- checks and errors --------------------------------------------------------------------

    @final
    def _choices_of(self, seat: i64) -> Choices:
        """A seat's choices. The buffer is kept until the state changes, so that playing a move
        that was just listed doesn't list them again."""
        choices = self._buffer
        if choices is None:
            choices = self._buffer = Choices()
        elif self._buffer_seat == seat:
            return choices
        choices.clear()
        self.write_legal(seat, choices)
        self._buffer_seat = seat
        return choices

    @final
    def check_seat(self, seat: int) -> None:
        """Refuse a seat that this table doesn't have."""
        players: int = self.players
        if not 0 <= seat < players:
            args = {"seat": _shown(seat), "players": players}
            raise IllegalMove(Reason(KERNEL, "kernel-why-no-such-seat", args))

    @final
    def _why_illegal(self, seat: int, move: int) -> Reason:
        if self.kind() == OVER:
            return Reason(KERNEL, "kernel-why-game-over")
        if self._choices_of(seat).count == 0:
            return Reason(KERNEL, "kernel-why-not-your-decision", {"seat": seat + 1})
        return self.why_not(seat, move)


def copy_row(row: vec[i64], spare: vec[i64]) -> None:
    """Write one row over another of the same length: for short ones quicker than a new one."""
    for place in range(len(row)):
        spare[place] = row[place]


def outcome_by(standings: list[tuple[int, ...]]) -> Outcome:
    """How a game ended, from the standing of each seat: its score, then what breaks ties. A seat is
    as many places behind as there are better ones."""
    scores: list[int] = []
    ranks: list[int] = []
    for mine in standings:
        scores.append(mine[0])
        ranks.append(1 + sum([1 for theirs in standings if theirs > mine]))
    return Outcome(tuple(scores), tuple(ranks))


def _shown(number: int) -> str:
    """A number as an error shows it: Python refuses to write out very long ones."""
    return str(number) if abs(number) < 10**12 else "…"
