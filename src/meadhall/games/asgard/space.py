"""Every move of the game, declared: :mod:`.moves` says what each group is for.

As text, the verb of the open question, then what it is done to:

play odin/thor      in the battle and for Sif: the head before the slash is up
will · goal         fulfil the will, or score the goal instead
turn loki           Odin: the top card of the own Loki stack
slip loki           Thor: all Thor cards under the Loki stack
double loki         Freya
turn p2 loki 1      Loki: the top card (1) of player 2's Loki stack
give sif 2          Bragi, first: the second card from the top
take p3 odin 1      Bragi, then
score heimdall 1    for a goal, for Heimdall, in the final count
done                enough, or none
"""

from __future__ import annotations

from ...kernel.space import Group, Space, named, pair, place, seat
from . import moves
from .aesir import NAMES, PAIRS
from .frames import Frame
from .state import AsgardState

_GOD = named("god", NAMES)
_DEPTH = place("depth", moves.DEPTH)
_HEADS = [(NAMES[heads[side]], NAMES[heads[1 - side]]) for heads in PAIRS for side in (0, 1)]

SPACE = Space(
    moves.ACTIONS,
    Group("play", pair("up", "down", _HEADS), first=moves.PICK),
    Group("will", first=moves.WILL),
    Group("goal", first=moves.GOAL),
    Group("stack", _GOD, first=moves.STACK),
    Group("card", _GOD, _DEPTH, first=moves.CARD),
    Group("rival", seat("seat", moves.SEATS), _GOD, _DEPTH, first=moves.RIVAL),
    Group("done", first=moves.DONE),
)

_VERBS = {
    Frame.ODIN: "turn",
    Frame.THOR: "slip",
    Frame.FREYA: "double",
    Frame.LOKI: "turn",
    Frame.BRAGI_GIVE: "give",
    Frame.BRAGI_TAKE: "take",
}


def notation(state: AsgardState, move: int) -> str:
    """The text of a move, legal or not, in the light of the question that is open."""
    if moves.STACK <= move < moves.DONE:
        return f"{_VERBS.get(int(state.kind()), 'score')} {SPACE.details(move)}"
    return SPACE.text(move)
