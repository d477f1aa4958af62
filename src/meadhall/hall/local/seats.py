"""Requests at a table: its seats, its host, its company, its chat."""

from __future__ import annotations

from .. import wire
from ..table.messages import info
from ..table.seats import new_token
from ..wire.errors import Refused
from .asking import LIMITS, ROUTES, Asked
from .tables import Ask


def _by_player(asked: Asked, ask: Ask) -> wire.Done:
    """Something that a player does; the seat's number after it is kept."""
    claim = asked.claim()
    asked.hall.act(asked.live, ask)
    return wire.Done(asked.live.table.numbers[claim.seat])


def _by_host(asked: Asked, ask: Ask) -> wire.Done:
    asked.host()
    asked.hall.act(asked.live, ask)
    table = asked.live.table
    return wire.Done(table.numbers[table.onlooker])


@ROUTES.get("tables/{table}")
def look(asked: Asked) -> wire.TableInfo:
    """Settings, seats, and the promise about the shuffle."""
    asked.reader()
    live = asked.live
    return wire.TableInfo(**info(live.table, live.here, live.onlookers()))


@ROUTES.post("tables/{table}/seats")
def sit(asked: Asked) -> wire.Seated:
    """Sit down: whoever reads here has this seat from now on."""
    live, wanted, token = asked.live, asked.body(wire.TakeSeat), new_token()
    longest, most = LIMITS.name_length, LIMITS.seats_per_address
    change = asked.hall.act(live, lambda table: table.take_seat(wanted, token, longest, "", most))
    assert change
    live.row.token = token
    asked.hall.keep(live)
    asked.hall.founding.start_if_full(live)
    return wire.Seated(live.table.id, change.entry.seat, token, live.table.commitment)


@ROUTES.post("tables/{table}/share", 200)
def share(asked: Asked) -> wire.Done:
    """Random bytes of one's own, before the game begins."""
    claim, wanted = asked.claim(), asked.body(wire.AddShare)
    done = _by_player(asked, lambda table: table.add_share(table.seat_of(claim), wanted.share))
    asked.hall.founding.start_if_full(asked.live)
    return done


@ROUTES.post("tables/{table}/leave", 200)
def leave(asked: Asked) -> wire.Done:
    """Before the game the seat is free again; later a bot plays on."""
    claim = asked.claim()
    return _by_player(asked, lambda table: table.rise(table.seat_of(claim)))


@ROUTES.post("tables/{table}/back", 200)
def back(asked: Asked) -> wire.Done:
    """Take one's seat back from the bot that plays for it."""
    claim = asked.claim()
    return _by_player(asked, lambda table: table.back(table.seat_of(claim)))


@ROUTES.post("tables/{table}/rest", 200)
def rest(asked: Asked) -> wire.Done:
    """Let a bot play for a while."""
    claim = asked.claim()
    return _by_player(asked, lambda table: table.take_over(table.seat_of(claim), "rest"))


@ROUTES.post("tables/{table}/concede", 200)
def concede(asked: Asked) -> wire.Done:
    """Give up, for good."""
    claim = asked.claim()
    return _by_player(asked, lambda table: table.concede(table.seat_of(claim)))


@ROUTES.post("tables/{table}/propose", 200)
def propose(asked: Asked) -> wire.Done:
    """To end the game, for instance: who plays alone needs nobody else for that."""
    claim, wanted, live = asked.claim(), asked.body(wire.Propose), asked.live
    now = asked.hall.now()
    return _by_player(
        asked, lambda table: table.propose(table.seat_of(claim), wanted, live.here, now)
    )


@ROUTES.post("tables/{table}/vote", 200)
def vote(asked: Asked) -> wire.Done:
    """Answer what was proposed."""
    claim, wanted, live = asked.claim(), asked.body(wire.Vote), asked.live
    now = asked.hall.now()
    return _by_player(asked, lambda table: table.vote(table.seat_of(claim), wanted, live.here, now))


@ROUTES.post("tables/{table}/eyes", 200)
def eyes(asked: Asked) -> wire.Done:
    """Let onlookers see what one sees, or no longer."""
    claim, wanted = asked.claim(), asked.body(wire.Switch)
    return _by_player(asked, lambda table: table.let_look(table.seat_of(claim), wanted.on))


@ROUTES.post("tables/{table}/report", 200)
def report(asked: Asked) -> wire.Done:
    """There is nobody to be told."""
    asked.claim()
    asked.body(wire.Report)
    raise Refused("not-found", "This hall is in your browser: nobody looks after it but you.")


@ROUTES.post("tables/{table}/kick", 200)
def kick(asked: Asked) -> wire.Done:
    """Send somebody away, before the game."""
    wanted = asked.body(wire.SeatChoice)
    return _by_host(asked, lambda table: table.kick(wanted.seat))


@ROUTES.post("tables/{table}/start", 200)
def start(asked: Asked) -> wire.Done:
    """Begin; bots take the seats that are empty."""
    return _by_host(asked, lambda table: table.begin(asked.hall.now()))


@ROUTES.get("tables/{table}/chat")
def read_chat(asked: Asked) -> wire.Talk:
    """The last lines."""
    asked.reader()
    return wire.Talk(list(asked.live.row.lines))


@ROUTES.post("tables/{table}/chat")
def say(asked: Asked) -> wire.Done:
    """A line of chat; its number."""
    claim, wanted = asked.claim(), asked.body(wire.Say)
    return wire.Done(asked.hall.say(asked.live, claim, wanted.text))


@ROUTES.post("tables/{table}/chat/switch", 200)
def switch_chat(asked: Asked) -> wire.Done:
    """The chat on or off."""
    wanted = asked.body(wire.Switch)
    return _by_host(asked, lambda table: table.switch_chat(wanted.on))


# --- another game -------------------------------------------------------------------------------


@ROUTES.post("tables/{table}/rematch", 200)
def rematch(asked: Asked) -> wire.Rematch:
    """Play again."""
    again = asked.hall.founding.rematch(asked.live, asked.token or "")
    return wire.Rematch(again.table.id, "")


@ROUTES.post("tables/{table}/rematch/changed", 200)
def rematch_changed(asked: Asked) -> wire.Rematch:
    """Play again, otherwise."""
    wanted = asked.body(wire.PlayAgain)
    return asked.hall.founding.changed(asked.live, asked.token or "", wanted.settings)


@ROUTES.post("tables/{table}/rematch/decline", 200)
def decline(asked: Asked) -> wire.Done:
    """Not now."""
    claim = asked.claim()
    return _by_player(asked, lambda table: table.answer_again(table.seat_of(claim), yes=False))


@ROUTES.post("tables/{table}/rematch/withdraw", 200)
def withdraw(asked: Asked) -> wire.Done:
    """Take back asking for another game."""
    claim = asked.claim()
    return _by_player(asked, lambda table: table.take_back_again(table.seat_of(claim)))


@ROUTES.post("tables/{table}/rematch/start", 200)
def begin_again(asked: Asked) -> wire.Done:
    """Begin another game with bots."""
    claim = asked.claim()
    asked.hall.founding.begin_again(asked.live, claim)
    return wire.Done(asked.live.table.numbers[claim.seat])
