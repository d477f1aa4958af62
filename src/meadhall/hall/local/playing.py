"""Requests about the game: the position, moves, advice, and what was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from .. import wire
from ..table.advice import hint_wanted, regret_wanted
from ..table.looking_back import LONGEST_STRETCH, replay_of
from ..table.messages import history, position, reason
from ..wire.errors import Refused
from .asking import LARGEST_RECORD, ROUTES, Asked, Spoken
from .tables import Wish
from .thinking import Advise, Analyse, Need, Reconsider, Task


class _Where(msgspec.Struct):
    words: wire.Lang | None = None


class _WhyNot(Spoken, kw_only=True):
    move: wire.MoveId


class _Stretch(msgspec.Struct):
    first: Annotated[int, msgspec.Meta(ge=0, le=10**6)] = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_STRETCH)] = 20
    eyes: wire.SeatNumber | None = None


@ROUTES.get("tables/{table}/position")
def where(asked: Asked) -> wire.Position:
    """The game as one sees it, at once: whoever wants to wait has a line."""
    words = asked.query(_Where).words
    return position(asked.live.table, asked.reader(), asked.hall.now(), words)


@ROUTES.post("tables/{table}/moves")
def move(asked: Asked) -> wire.Done:
    """Make a move."""
    claim, wanted = asked.claim(), asked.body(wire.MakeMove)
    return wire.Done(asked.hall.move(asked.live, claim, wanted))


@ROUTES.post("tables/{table}/undo", 200)
def undo(asked: Asked) -> wire.Done:
    """Take a move back."""
    claim, wanted = asked.claim(), asked.body(wire.TakeBack)
    return wire.Done(asked.hall.undo(asked.live, claim, wanted))


@ROUTES.get("tables/{table}/why")
def why(asked: Asked) -> wire.Reason | None:
    """Why not this move."""
    said = asked.query(_WhyNot)
    table = asked.live.table
    refused = table.why_not(table.seat_of(asked.claim()), said.move)
    return reason(refused.reason, said.lang) if refused else None


# --- advice -------------------------------------------------------------------------------------


@ROUTES.get("tables/{table}/hint")
def hint(asked: Asked) -> Any:
    """What a bot would do now, and why. Asked again, it says the same."""
    lang = asked.query(Spoken).lang
    seat = asked.claim().seat
    told, said = hint_wanted(asked.live.table, seat, lang)
    seed = asked.hall.seed()
    game, _, view, legal, _ = told
    return _wish(
        asked, ("hint", seat), told, said, lambda: Advise(game, seat, seed, view, legal, lang)
    )


@ROUTES.get("tables/{table}/regret")
def regret(asked: Asked) -> Any:
    """What would surely have been better than the last move."""
    seat = asked.claim().seat
    wanted = regret_wanted(asked.live.table, seat, asked.query(Spoken).lang)
    if wanted is None:
        return None
    told, said = wanted
    seed = asked.hall.seed()
    game, _, view, legal, made = told
    return _wish(
        asked, ("regret", seat), told, said, lambda: Reconsider(game, seat, seed, view, legal, made)
    )


def _wish(
    asked: Asked,
    key: tuple[str, int],
    told: tuple[Any, ...],
    said: Callable[[Any], Any],
    task: Callable[[], Task],
) -> Any:
    """Wait for what a bot says, together with all who have asked just this. Whoever asks something
    else instead no longer wants to know what they asked before."""
    live = asked.live
    wish = live.wishes.get(key)
    if wish is None or wish.told != told:
        if wish is not None:
            asked.hall.give_up(wish)
        wish = live.wishes[key] = Wish(told, said)
    return asked.hall.wish(live, wish, asked.number, Need.ADVICE, task)


# --- what was -----------------------------------------------------------------------------------


@ROUTES.get("tables/{table}/history")
def saga(asked: Asked) -> wire.History:
    """Move by move, as one's seat may recall it."""
    return history(asked.live.table, asked.reader())


@ROUTES.get("tables/{table}/record")
def record(asked: Asked) -> str:
    """The finished game as a text."""
    asked.reader()
    return asked.live.record()


@ROUTES.get("tables/{table}/replay")
def replay(asked: Asked) -> wire.Replay:
    """A stretch of a finished game."""
    said = asked.query(_Stretch)
    asked.reader()
    return replay_of(asked.live.table, said.first, said.count, said.eyes)


@ROUTES.get("tables/{table}/analysis")
def analysis(asked: Asked) -> Any:
    """What decided the game."""
    asked.reader()
    live = asked.live
    table = live.table
    if table.phase != "over" or table.session is None:
        raise Refused("not-over", "The game isn't over.")
    if table.ended is not None:
        raise Refused("not-over", "The game wasn't played to its end.")
    if live.analysis is None:
        live.analysis = Wish((), lambda found: msgspec.convert(found, wire.Analysis))
    text = table.session.record.text()
    names = {lang: table.names(lang) for lang in wire.LANGUAGES}
    return asked.hall.wish(
        live, live.analysis, asked.number, Need.ANALYSIS, lambda: Analyse(text, names)
    )


@ROUTES.post("tables/{table}/play-on")
def play_on(asked: Asked) -> wire.Created:
    """A new table that goes on from a moment of a finished game."""
    wanted = asked.body(wire.PlayOn)
    asked.reader()
    return asked.hall.founding.play_on(asked.live, wanted)


@ROUTES.post("records")
def bring(asked: Asked) -> wire.Rematch:
    """A record from elsewhere, as a table that can be looked at; only a hall without a server takes
    one, for there it is nobody else's."""
    if len(asked.text) > LARGEST_RECORD:
        raise Refused("too-large", "This record is too large.")
    return wire.Rematch(asked.hall.founding.bring(asked.text).table.id, "")
