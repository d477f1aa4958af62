"""The problems of Intrigues of Asgard: who wins the final count, and which will to fulfil how."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from ....kernel.puzzles import Exact, Problem, Searched
from ....kernel.state import OVER
from ..aesir import AESIR, ODIN
from ..events import EventKind
from ..frames import GOD, Frame
from ..moves import CARD, DONE, GOAL, RIVAL, WILL, card, card_depth, card_god
from ..numbers import ROUNDS
from ..space import SPACE
from ..state import AsgardState

WON = 100
FIRST_ROUND = 2
"""Before it the reason of an awakening is a feeling."""
THEMES = {
    int(Frame.ODIN): "turn",
    int(Frame.THOR): "slip",
    int(Frame.FREYA): "double",
    int(Frame.LOKI): "turn-theirs",
}
WILLS = (Frame.FAVOUR, *THEMES)


class Pinned(Problem[AsgardState]):
    """Stacks stay where they are: a move is about the stack that it names."""

    def pins(
        self, begun: AsgardState, line: Sequence[tuple[int, int]], seat: int
    ) -> list[list[str]]:
        told = [(mover, SPACE.structure(move)) for mover, move in line]
        return [
            [f"stack/{what.get('seat', mover)}/{what['god']}"] if "god" in what else []
            for mover, what in told
        ]


class FinalCount(Pinned, Exact[AsgardState]):
    """A-70: score or decline, until the game is over. All that counts lies open: the other heads of
    covered cards mean nothing any more, so two players can be solved to the end."""

    kind = "count"
    players = (2,)
    shows = ("score", "decline", "judge", "dispute", "thor-under")
    stops = False
    plays_out = True

    def arises(self, state: AsgardState, seat: int) -> bool:
        return state.players == 2 and state.kind() == Frame.FINAL_SCORE

    def settled(self, state: AsgardState, seat: int, begun: AsgardState) -> int | None:
        if state.kind() != OVER:
            return None
        ranks = state.final_outcome().ranks
        return WON // ranks.count(1) if ranks[seat] == 1 else 0

    def same_as(self, state: AsgardState, seat: int, move: int) -> int:
        """Cards that show their Aesir are all alike, and so are Thor cards under them."""
        if not CARD <= move < RIVAL:
            return move
        god = card_god(move)
        shown = state.face_up(seat, god)
        return int(card(god, 0 if card_depth(move) < shown else shown))

    def floors(self, state: AsgardState, seat: int) -> Sequence[int]:
        return (0,)

    def ceiling(self, state: AsgardState, seat: int, begun: AsgardState) -> int:
        return WON

    def idea(self, what: Mapping[str, Any]) -> Hashable:
        return str(what["kind"])

    def themes(self, begun: AsgardState, line: Sequence[tuple[int, int]], seat: int) -> list[str]:
        found = {"score"}
        state = begun.clone()
        state.listen()
        for mover, move in line:
            if mover == seat and move == DONE:
                found |= {"decline"}
                if state.top(GOD) == ODIN:
                    found |= {"judge"}
            elif (
                mover == seat
                and CARD <= move < RIVAL
                and state.is_thor_under(seat, card_god(move), card_depth(move))
            ):
                found |= {"thor-under"}
            state.apply(mover, move)
            if any(event.kind == EventKind.DISPUTED for event in state.take_events()):
                found |= {"dispute"}
        if len(found) > 1:
            found -= {"score"}
        return sorted(found)

    def lit(self, what: Mapping[str, Any], seat: int) -> list[str]:
        return lit_by(what, seat)


def lit_by(what: Mapping[str, Any], seat: int) -> list[str]:
    """The stack that a move names, or the goals where it names none."""
    if "god" in what:
        return [f"stack/{what.get('seat', seat)}/{what['god']}"]
    return ["goals"]


class Awakening(Pinned, Searched[AsgardState]):
    """A-40, A-50 …: an Aesir has awakened for the seat. Which goal or will, and on what?"""

    kind = "awakening"
    players = (2,)
    shows = ("goal", "will", "double", "turn", "slip", "turn-theirs", "third-round")

    def arises(self, state: AsgardState, seat: int) -> bool:
        asked = state.kind() in WILLS and state.round >= FIRST_ROUND
        return asked and state.players == 2 and len(state.legal(seat)) > 1

    def over(self, state: AsgardState, begun: AsgardState) -> bool:
        return state.round != begun.round or state.kind() in (OVER, Frame.FINAL_SCORE)

    def shown(self, state: AsgardState, begun: AsgardState, seat: int) -> float:
        """Points, and half a point for each Aesir whose favour the seat would have."""
        other = 1 - seat
        points = [state.scores[each] - begun.scores[each] for each in (seat, other)]
        leads = [0, 0]
        for god in range(AESIR):
            mine, theirs = state.attention(seat, god), state.attention(other, god)
            leads[0] += mine > theirs
            leads[1] += theirs > mine
        return float(points[0] - points[1]) + (leads[0] - leads[1]) / 2

    def idea(self, what: Mapping[str, Any]) -> Hashable:
        """The covered cards of one stack are one."""
        told = tuple(value for name, value in what.items() if name != "depth")
        return (*told, what.get("depth", 0) > 0)

    def themes(self, begun: AsgardState, line: Sequence[tuple[int, int]], seat: int) -> list[str]:
        found = {"third-round"} if begun.round == ROUNDS else set()
        move = line[0][1]
        if move in (WILL, GOAL):
            found |= {"will" if move == WILL else "goal"}
        else:
            found |= {THEMES[int(begun.kind())]}
        return sorted(found)

    def lit(self, what: Mapping[str, Any], seat: int) -> list[str]:
        return lit_by(what, seat)


PROBLEMS: Sequence[Problem[AsgardState]] = (FinalCount(), Awakening())
