"""Why a move is not allowed, with the rule that says so."""

from __future__ import annotations

from ...kernel.errors import Reason
from ...kernel.texts import Key
from .deities import DEITY_NAMES, GONE, HALL
from .happenings import ACTOR, EFFECT, LINE, MAIN_DONE, MUST_PASS, Effect, Frame
from .moves import (
    DEITY,
    DONE,
    FLANK_DRAW,
    JOIN,
    NAME,
    PASS,
    POWER,
    SUMMON,
    UNIT,
    VICTORY,
    WALL,
    lay_kind,
    lay_line,
    unit_line,
    unit_place,
)
from .offerings import cost, offering
from .people import FLANK, NAMES, PLAGUE, RAIDER
from .powers import can_use
from .strength import is_spared, may_stand
from .table import Table

PACKAGE = "meadhall.games.wolves"


def why_not(t: Table, seat: int, move: int) -> Reason:
    """The reason for a seat whose decision it is; the move is known not to be legal."""
    kind = int(t.kind())
    if kind == Frame.TURN:
        return _on_turn(t, seat, move)
    if move < UNIT:
        return _because("not-now", "W-31")
    if move < JOIN:
        return _unit(t, kind, unit_line(move), unit_place(move))
    if kind == Frame.PAY:
        return _because("pay-exactly", "W-70")
    if kind == Frame.REACT and move == WALL:
        key = "wall-after-pass" if t.has_passed(seat) else "no-wall"
        return _because(key, "W-62")
    if kind in (Frame.FLANK_DRAW, Frame.HEL_DISCARD, Frame.RETURNING, Frame.DISCARD_ONE):
        return _because("not-in-hand-or-order", "W-61")
    if kind == Frame.DEITY and DEITY <= move < VICTORY:
        return _because("deity-no-target", "W-74", deity=move - DEITY)
    if move == DONE:
        return _because("must-choose", "W-31")
    return _because("not-asked", "W-30")


def _on_turn(t: Table, seat: int, move: int) -> Reason:
    if t.top(MUST_PASS):
        return _because("must-pass", "W-26")
    if SUMMON <= move < POWER:
        return _summon(t, seat, move - SUMMON)
    if POWER <= move < DEITY:
        return _power(t, seat, move - POWER)
    if t.top(MAIN_DONE) and move <= PASS:
        return _because("main-done", "W-30")
    if move < UNIT:
        kind, line = lay_kind(move), lay_line(move)
        if line >= t.players:
            return _because("no-such-player", "W-31")
        if t.hand(seat, kind) == 0:
            return _because("not-in-hand", "W-31", card=kind)
        if not may_stand(t, kind, line):
            return _because("may-not-stand", "W-46", card=kind)
        return _because("one-end", "W-31")
    if move < JOIN:
        return _because("sacrifice-own", "W-33")
    if NAME <= move < FLANK_DRAW:
        if t.hand(seat, PLAGUE) == 0:
            return _because("not-in-hand", "W-60", card=PLAGUE)
        return _because("plague-too-high", "W-60")
    if move in (FLANK_DRAW, FLANK_DRAW + 1):
        if t.hand(seat, FLANK) == 0:
            return _because("not-in-hand", "W-61", card=FLANK)
        return _because("flank-empty-line", "W-61")
    if not t.top(MAIN_DONE):
        return _because("main-first", "W-30")
    return _because("not-asked", "W-30")


def _summon(t: Table, seat: int, deity: int) -> Reason:
    if t.deity_at[deity] != HALL:
        return _because("not-in-hall", "W-70", deity=deity)
    short = int(cost(t, seat, deity) - offering(t, seat))
    return Reason(
        PACKAGE,
        "wolves-why-too-few-sacrifices",
        {"deity": Key(f"wolves-deity-{DEITY_NAMES[deity]}"), "short": short},
        "W-70",
    )


def _power(t: Table, seat: int, deity: int) -> Reason:
    if t.deity_at[deity] != seat:
        key = "deity-gone" if t.deity_at[deity] == GONE else "deity-not-yours"
        return _because(key, "W-74", deity=deity)
    if t.is_used(deity):
        return _because("used", "W-74", deity=deity)
    if not can_use(t, seat, deity) and offering(t, seat) == 0:
        return _because("no-sacrifice", "W-74", deity=deity)
    return _because("no-active-power", "W-74", deity=deity)


def _unit(t: Table, kind: int, line: int, place: int) -> Reason:
    if line >= t.players or place >= t.lengths[line]:
        return _because("no-unit-there", "W-35")
    if kind == Frame.TARGET:
        if is_spared(t, line, False):
            return _because("protected", "W-76")
        effect = t.top(EFFECT)
        if t.top(LINE) not in (-1, line):
            return _because("other-line", "W-49")
        if effect == Effect.TRAITOR:
            return _because("not-weakest", "W-51")
        if effect == Effect.RAIDER and t.unit_at(line, place) == RAIDER:
            return _because("no-raider", "W-50")
    if kind == Frame.LOKI:
        return _because("protected" if is_spared(t, line, True) else "not-weaker", "W-97")
    if kind == Frame.VALKYRIE:
        return _because("protected", "W-86")
    if kind == Frame.REACT:
        return _because("no-huscarl", "W-43")
    if line != t.top(ACTOR):
        return _because("not-your-line", "W-33")
    return _because("not-this-unit", "W-35")


def _because(key: str, rule: str, card: int = -1, deity: int = -1) -> Reason:
    args: dict[str, object] = {}
    if card >= 0:
        args["card"] = Key(f"wolves-card-{NAMES[card]}")
    if deity >= 0:
        args["deity"] = Key(f"wolves-deity-{DEITY_NAMES[deity]}")
    return Reason(PACKAGE, f"wolves-why-{key}", args, rule)
