"""Moves as short text: the verb of the open question, then what it is done to.

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

from .aesir import NAMES
from .happenings import Frame
from .moves import (
    CARD,
    DONE,
    GOAL,
    RIVAL,
    WILL,
    card_depth,
    card_god,
    rival_depth,
    rival_god,
    rival_seat,
    stack_god,
)
from .state import AsgardState
from .view import pick_name

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
    verb = _VERBS.get(int(state.kind()), "score")
    if move < WILL:
        return f"play {pick_name(move)}"
    if move == WILL:
        return "will"
    if move == GOAL:
        return "goal"
    if move < CARD:
        return f"{verb} {NAMES[stack_god(move)]}"
    if move < RIVAL:
        return f"{verb} {NAMES[card_god(move)]} {card_depth(move) + 1}"
    if move < DONE:
        seat, god = rival_seat(move), rival_god(move)
        return f"{verb} p{seat + 1} {NAMES[god]} {rival_depth(move) + 1}"
    return "done"
