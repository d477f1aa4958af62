"""Why a move is not allowed, with the rule that says so: each question has its rule, and some moves
have a reason of their own."""

from __future__ import annotations

from ...kernel.errors import Reason
from ...kernel.texts import Key
from .atoms import Board
from .deities import BALDR, DEITY_NAMES, FAFNIR, FENRIR, GONE, HALL, ODIN, THOR
from .frames import ACTOR, EFFECT, LINE, MAIN_DONE, MUST_PASS, POWER, Effect, Frame
from .moves import (
    DEITY,
    DONE,
    DRAW,
    END_TURN,
    FLANK_DRAW,
    FLANK_RETURN,
    HAND,
    JOIN,
    KEEP,
    NAME,
    PASS,
    PILE,
    RETURN_TO_ROUND,
    SIDE,
    SPEND,
    SUMMON,
    TAKE,
    UNIT,
    VICTORY,
    WALL,
    join_kind,
    lay_kind,
    lay_line,
    unit_line,
    unit_place,
)
from .moves import POWER as USE
from .offerings import cost
from .people import EIWAZ, FLANK, HOVDING, KONUNG, NAMES, PLAGUE, RAIDER, in_bag
from .powers import ACTIVE
from .reactions import own_place
from .strength import is_protected, may_stand

PACKAGE = "meadhall.games.wolves"

RULES = {
    Frame.AFTER_PASS: "W-37",
    Frame.DISCARD_ONE: "W-37",
    Frame.RETURNING: "W-85",
    Frame.REACT: "W-62",
    Frame.JOIN: "W-54",
    Frame.PAY: "W-70",
    Frame.TYR: "W-87",
    Frame.HEL_DISCARD: "W-91",
    Frame.HEL_TAKE: "W-91",
    Frame.FLANK_DRAW: "W-61",
    Frame.FLANK_RETURN: "W-61",
    Frame.THRALLS: "W-45",
    Frame.LOKI: "W-97",
    Frame.COLOUR: "W-71",
    Frame.FREYA: "W-82",
    Frame.VIDAR: "W-83",
    Frame.VALKYRIE: "W-86",
    Frame.PRIZE: "W-23",
}
"""The rule that asks each question."""

ANSWERS: dict[int, tuple[str, tuple[int, int]]] = {
    Frame.TARGET: ("wolves-why-first-target", (UNIT, JOIN)),
    Frame.DEITY: ("wolves-why-first-deity", (DEITY, VICTORY)),
    Frame.JOIN: ("wolves-why-first-join", (JOIN, HAND)),
    Frame.PAY: ("wolves-why-first-pay", (SPEND, SUMMON)),
    Frame.TYR: ("wolves-why-first-tyr", (SIDE, KEEP)),
    Frame.HEL_DISCARD: ("wolves-why-first-hand", (HAND, PILE)),
    Frame.HEL_TAKE: ("wolves-why-first-pile", (PILE, SPEND)),
    Frame.FLANK_DRAW: ("wolves-why-first-hand", (HAND, PILE)),
    Frame.FLANK_RETURN: ("wolves-why-first-unit", (UNIT, JOIN)),
    Frame.DISCARD_ONE: ("wolves-why-first-hand", (HAND, PILE)),
    Frame.RETURNING: ("wolves-why-first-hand", (HAND, PILE)),
    Frame.THRALLS: ("wolves-why-first-unit", (UNIT, JOIN)),
    Frame.LOKI: ("wolves-why-first-unit", (UNIT, JOIN)),
    Frame.COLOUR: ("wolves-why-first-colour", (KEEP, WALL)),
    Frame.FREYA: ("wolves-why-first-freya", (TAKE, DONE)),
    Frame.VIDAR: ("wolves-why-first-vidar", (0, JOIN)),
    Frame.VALKYRIE: ("wolves-why-first-unit", (UNIT, JOIN)),
    Frame.PRIZE: ("wolves-why-first-prize", (VICTORY, NAME)),
}
"""What a question is about: what is to be done first, and the moves that could answer it.
Whoever tries something else is told what comes first."""

POWER_RULES = {ODIN: "W-80", THOR: "W-81", BALDR: "W-85", FENRIR: "W-92", FAFNIR: "W-93"}
EFFECT_RULES = {
    Effect.ARCHER: "W-40",
    Effect.ASSASSIN: "W-49",
    Effect.RAIDER: "W-50",
    Effect.TRAITOR: "W-51",
}
COST_A_SACRIFICE = (ODIN, BALDR, FAFNIR)


def why_not(t: Board, seat: int, move: int) -> Reason:
    """The reason for a seat whose decision it is; the move is known not to be legal."""
    kind = int(t.kind())
    if kind == Frame.TURN:
        return _on_turn(t, seat, move)
    if kind == Frame.AFTER_PASS:
        return _after_pass(t, seat, move)
    if SUMMON <= move < DEITY:
        return _because("not-inside", "W-30")
    if kind in ANSWERS:
        first, (low, high) = ANSWERS[kind]
        if not low <= move < high and move != DONE:
            return Reason(PACKAGE, first, {}, RULES.get(kind, "W-30"))
    if kind == Frame.TARGET:
        return _target(t, move)
    if kind == Frame.DEITY:
        return _because("deity-no-target", POWER_RULES[int(t.top(POWER))])
    if kind == Frame.REACT:
        if move == WALL:
            return _because("wall-after-pass" if t.has_passed(seat) else "no-wall", "W-62")
        units = UNIT <= move < JOIN
        return _because("no-huscarl", "W-43") if units else _because("first-react", "W-62")
    if kind == Frame.JOIN and JOIN <= move < HAND:
        return _join(t, seat, join_kind(move))
    rule = RULES[kind]
    if kind == Frame.PAY:
        return _because("pay-exactly", rule)
    if kind in (Frame.FLANK_DRAW, Frame.HEL_DISCARD, Frame.RETURNING, Frame.DISCARD_ONE):
        return _because("must-choose" if move == DONE else "not-in-hand-or-order", rule)
    if UNIT <= move < JOIN:
        return _unit(t, kind, unit_line(move), unit_place(move), rule)
    return _because("must-choose", rule)


def _on_turn(t: Board, seat: int, move: int) -> Reason:
    if t.top(MUST_PASS):
        return _because("must-pass", "W-26")
    if SUMMON <= move < USE:
        return _summon(t, seat, move - SUMMON)
    if USE <= move < DEITY:
        return _power(t, seat, move - USE)
    if move == WALL:
        return _because("wall-no-action", "W-62")
    if move in (DRAW, RETURN_TO_ROUND):
        return _because("before-pass", "W-37")
    if PILE <= move < SUMMON:
        return _because("pile-hel", "W-91") if move < SPEND else _because("spend-summon", "W-70")
    if VICTORY <= move < NAME:
        return _because("prize-later", "W-23")
    if t.top(MAIN_DONE) and move <= PASS:
        return _because("main-done", "W-30")
    if move < UNIT:
        return _lay(t, seat, lay_kind(move), lay_line(move))
    if move < JOIN:
        return _because("sacrifice-own", "W-33")
    if NAME <= move <= FLANK_RETURN:
        return _manoeuvre(t, seat, move)
    return _because("main-first" if move == END_TURN else "not-asked", "W-30")


def _lay(t: Board, seat: int, kind: int, line: int) -> Reason:
    if line >= t.players:
        return _because("no-such-player", "W-31")
    if t.hand(seat, kind) == 0:
        return _because("not-in-hand", "W-31", card=kind)
    if not may_stand(t, kind, line):
        rule = {HOVDING: "W-47", KONUNG: "W-48"}.get(kind, "W-46")
        return _because("may-not-stand", rule, card=kind)
    return _because("one-end", "W-31")


def _join(t: Board, seat: int, kind: int) -> Reason:
    if in_bag(t.joining(), kind) == 0:
        return _because("not-joining", "W-54", card=kind)
    if not may_stand(t, kind, seat):
        return _because("may-not-stand", "W-54", card=kind)
    return _because("one-end", "W-54")


def _manoeuvre(t: Board, seat: int, move: int) -> Reason:
    if move < FLANK_DRAW:
        if t.hand(seat, PLAGUE) == 0:
            return _because("not-in-hand", "W-60", card=PLAGUE)
        return _because("plague-too-high", "W-60")
    if t.hand(seat, FLANK) == 0:
        return _because("not-in-hand", "W-61", card=FLANK)
    if move == FLANK_DRAW:
        return _because("flank-no-card", "W-61")
    return _because("flank-empty-line", "W-61")


def _summon(t: Board, seat: int, deity: int) -> Reason:
    if t.deity_at[deity] != HALL:
        return _because("not-in-hall", "W-70", deity=deity)
    short = int(cost(t, seat, deity) - t.offerings[seat])
    args = {"deity": Key(f"wolves-deity-{DEITY_NAMES[deity]}"), "short": short}
    return Reason(PACKAGE, "wolves-why-too-few-sacrifices", args, "W-70")


def _power(t: Board, seat: int, deity: int) -> Reason:
    if t.deity_at[deity] != seat:
        key = "deity-gone" if t.deity_at[deity] == GONE else "deity-not-yours"
        return _because(key, "W-74", deity=deity)
    if t.is_used(deity):
        return _because("used", "W-74", deity=deity)
    if deity not in ACTIVE:
        return _because("no-active-power", "W-74", deity=deity)
    free = deity == ODIN and t.numbers.odin_returns_free  # W-80: not everything costs
    if deity in COST_A_SACRIFICE and t.offerings[seat] == 0 and not free:
        return _because("no-sacrifice", "W-74", deity=deity)
    return _because("nothing-to-use-it-on", "W-74", deity=deity)


def _after_pass(t: Board, seat: int, move: int) -> Reason:
    if VICTORY <= move < NAME:
        return _because("prize-later", "W-23")
    if move == DRAW:
        return _draw(t, seat)
    if move == RETURN_TO_ROUND:
        return _because("no-way-back", "W-85")
    return _because("after-pass", "W-37")


def _draw(t: Board, seat: int) -> Reason:
    if t.room(seat) == 0:
        return _because("hand-full", "W-39")
    return _because("nothing-to-draw", "W-13")


def _target(t: Board, move: int) -> Reason:
    effect = int(t.top(EFFECT))
    rule = EFFECT_RULES[effect]
    if not UNIT <= move < JOIN:
        return _because("must-choose", "W-31")
    line, place = unit_line(move), unit_place(move)
    if line >= t.players or place >= t.lengths[line]:
        return _because("no-unit-there", "W-35")
    if is_protected(t, line):
        return _because("protected", "W-76")
    if t.top(LINE) not in (-1, line):
        return _because("other-line", rule)
    if effect == Effect.RAIDER and t.unit_at(line, place) == RAIDER:
        return _because("no-raider", rule)
    if move == own_place(t):
        return _because("itself", "W-52")
    return _because("not-weakest", rule)


def _unit(t: Board, kind: int, line: int, place: int, rule: str) -> Reason:
    if line >= t.players or place >= t.lengths[line]:
        return _because("no-unit-there", "W-35")
    if kind in (Frame.LOKI, Frame.VALKYRIE):
        if is_protected(t, line):
            return _because("protected", "W-76")
        return (
            _because("odin-guards", "W-80") if t.owns(line, ODIN) else _because("not-weaker", rule)
        )
    own_eiwaz = line == t.top(ACTOR) and t.numbers.runes[t.unit_at(line, place)] == EIWAZ
    if kind == Frame.VIDAR and own_eiwaz and t.room(line) == 0:
        return _because("hand-full", "W-39")
    return _because("not-this-unit", rule)


def _because(key: str, rule: str, card: int = -1, deity: int = -1) -> Reason:
    args: dict[str, object] = {}
    if card >= 0:
        args["card"] = Key(f"wolves-card-{NAMES[card]}")
    if deity >= 0:
        args["deity"] = Key(f"wolves-deity-{DEITY_NAMES[deity]}")
    return Reason(PACKAGE, f"wolves-why-{key}", args, rule)
