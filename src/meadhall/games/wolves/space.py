"""Every move of the game, declared: :mod:`.moves` says what each group is for.

As text:

lay archer p2 left      lay a unit at an end of a formation
unit p2 3               a unit, its place counted from the left: sacrifice, target, take it
join huscarl right      a unit comes into the own line
hand thrall             a card of the own hand, to discard
pile archer             a card of the discard pile, to take
spend berserk           a sacrifice, as payment
summon odin · use tyr · deity loki
victory saga-of-deeds
plague 3 · flank draw · flank return
pass · end · draw · return · left · right · keep blue · keep red
shield · take · done · decline all
"""

from __future__ import annotations

from ...kernel.space import Group, Space, amount, named, place, seat
from . import moves
from .deities import DEITY_NAMES, VICTORY_NAMES
from .frames import SIDES
from .people import NAMES, UNITS

_UNIT = named("unit", NAMES[:UNITS])
_CARD = named("card", NAMES)
_LINE = seat("line", moves.SEATS)
_SIDE = named("side", SIDES)
_DEITY = named("deity", DEITY_NAMES)

SPACE = Space(
    moves.ACTIONS,
    Group("lay", _UNIT, _LINE, _SIDE, first=moves.LAY),
    Group("unit", _LINE, place("place", moves.LONGEST_LINE), first=moves.UNIT),
    Group("join", _UNIT, _SIDE, first=moves.JOIN),
    Group("hand", _CARD, first=moves.HAND),
    Group("pile", _CARD, first=moves.PILE),
    Group("spend", _UNIT, first=moves.SPEND),
    Group("summon", _DEITY, first=moves.SUMMON),
    Group("use", _DEITY, first=moves.POWER),
    Group("deity", _DEITY, first=moves.DEITY),
    Group("victory", named("victory", VICTORY_NAMES), first=moves.VICTORY),
    Group("plague", amount("strength", moves.HIGHEST_PLAGUE), first=moves.NAME),
    Group("flank-draw", first=moves.FLANK_DRAW, words="flank draw"),
    Group("flank-return", first=moves.FLANK_RETURN, words="flank return"),
    Group("pass", first=moves.PASS),
    Group("end", first=moves.END_TURN),
    Group("draw", first=moves.DRAW),
    Group("return", first=moves.RETURN_TO_ROUND),
    Group("side", _SIDE, first=moves.SIDE, words=""),
    Group("keep", named("colour", ("blue", "red")), first=moves.KEEP),
    Group("shield", first=moves.WALL),
    Group("take", first=moves.TAKE),
    Group("done", first=moves.DONE),
    Group("decline-all", first=moves.DECLINE_ALL, words="decline all"),
)
