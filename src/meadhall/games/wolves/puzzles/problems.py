"""The problem of Wolves of Odin: all others have passed; win the round with the fewest cards."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

from ....kernel.puzzles import Exact, Problem
from ..deities import BALDR, HALL, JORMUNGAND, VIDAR
from ..frames import EFFECT, MAIN_DONE, MUST_PASS, Effect, Frame
from ..moves import (
    DECLINE_ALL,
    DONE,
    END_TURN,
    FLANK_DRAW,
    FLANK_RETURN,
    JOIN,
    NAME,
    PASS,
    UNIT,
    lay_kind,
    lay_line,
)
from ..people import ASSASSIN, FLANK, PEOPLE, RAIDER, TRAITOR
from ..space import SPACE
from ..state import WolvesState
from ..strength import line_strength

MOST_UNITS: Final = 14
"""On the table, for people to look at."""
DECK: Final = 24
"""Cards in the deck with which it can't run out before the round ends, whatever the others draw:
then nobody is made to pass (W-26)."""
MOST_SPENT: Final = 3
"""Cards that winning may cost."""
GAINS: Final = (ASSASSIN, RAIDER)
"""Units that may bring a card for the one that they are."""
LATE: Final = (VIDAR, BALDR, JORMUNGAND)
"""Who could change the end of a round after the last pass, come back, or end it sooner."""
INTRUDERS: Final = {ASSASSIN: "assassin", RAIDER: "raider", TRAITOR: "traitor"}


class LastWord(Exact[WolvesState]):
    """Whoever has passed can do nothing any more but draw, discard, and answer with a Huscarl: what
    is in their hands doesn't count, unless Vidar or Baldr or Jormungand serves somebody (W-37,
    W-43, W-83, W-85, W-95). So what can be won is known."""

    kind = "round"
    players = (3,)
    shows = (
        "frugal",
        "guest",
        "archers",
        "assassin",
        "raider",
        "traitor",
        "plague",
        "flank",
        "huscarl",
    )
    gap = 1

    def arises(self, state: WolvesState, seat: int) -> bool:
        if state.kind() != Frame.TURN or state.top(MAIN_DONE) or state.top(MUST_PASS):
            return False
        others = [each for each in range(state.players) if each != seat]
        return (
            all(state.has_passed(each) for each in others)
            and not meddled(state)
            and state.deck_size >= DECK
            and sum(state.lengths) <= MOST_UNITS
        )

    def fits(self, state: WolvesState, seat: int) -> bool:
        """Can the deck give whatever is unseen, and twice if it is there twice? Then the worst that
        can be drawn in this world is the worst of all worlds."""
        others = [each for each in range(state.players) if each != seat]
        for kind in range(PEOPLE):
            known = sum(state.known[each * PEOPLE + kind] for each in others)
            hidden = sum(state.hand(each, kind) for each in others) - known
            if state.deck[kind] < min(2, hidden + state.deck[kind]):
                return False
        return True

    def offers(self, state: WolvesState, seat: int) -> list[int]:
        """With the cards in hand, and nothing from the deck: no sacrifices, no deities, and of a
        Flank only the half that takes units back."""
        legal = state.legal(seat)
        if state.kind() != Frame.TURN:
            return legal
        return [
            move
            for move in legal
            if move < UNIT or NAME <= move < FLANK_DRAW or move in (FLANK_RETURN, PASS, END_TURN)
        ]

    def settled(self, state: WolvesState, seat: int, begun: WolvesState) -> int | None:
        """W-26: whoever has to pass has no choice left."""
        if state.kind() == Frame.TURN and state.top(MUST_PASS):
            return self._worth(state, seat)
        return None

    def stopping(self, state: WolvesState, seat: int, move: int, begun: WolvesState) -> int | None:
        return self._worth(state, seat) if move == PASS else None

    def _worth(self, state: WolvesState, seat: int) -> int:
        """The cards kept and one, if the round is won: the last to pass must be the strongest
        alone (W-23)."""
        mine = line_strength(state, seat)
        others = [each for each in range(state.players) if each != seat]
        won = all(line_strength(state, each) < mine for each in others)
        return int(state.hand_sizes[seat]) + 1 if won else 0

    def same_as(self, state: WolvesState, seat: int, move: int) -> int:
        return DONE if move == DECLINE_ALL else move

    def unmoved(self, state: WolvesState, seat: int) -> int | None:
        """W-37, W-82: what comes into the hand of somebody who has passed stays there."""
        return DONE if state.kind() in (Frame.AFTER_PASS, Frame.FREYA) else None

    def floors(self, state: WolvesState, seat: int) -> Sequence[int]:
        most = self.ceiling(state, seat, state)
        least = max(1, int(state.hand_sizes[seat]) + 1 - MOST_SPENT)
        return range(most, least - 1, -1)

    def ceiling(self, state: WolvesState, seat: int, begun: WolvesState) -> int:
        """Only a Flank brings more than it costs: two cards (W-61). Raider and Assassin cost
        nothing at best."""
        kept = state.hand_sizes[seat] + 2 * state.hand(seat, FLANK)
        return int(min(kept, state.numbers.hand_limit)) + 1

    def most(self, state: WolvesState, seat: int, move: int, begun: WolvesState) -> int:
        """Any other card is gone when it is laid or played."""
        kept = state.hand_sizes[seat] + 2 * state.hand(seat, FLANK)
        is_turn = state.kind() == Frame.TURN
        if is_turn and (NAME <= move < FLANK_DRAW or (move < UNIT and lay_kind(move) not in GAINS)):
            kept -= 1
        return int(min(kept, state.numbers.hand_limit)) + 1

    def idea(self, what: Mapping[str, Any]) -> Hashable:
        return tuple(value for name, value in what.items() if name not in ("side", "place"))

    def themes(self, begun: WolvesState, line: Sequence[tuple[int, int]], seat: int) -> list[str]:
        found = {"frugal"}
        state = begun.clone()
        for mover, move in line:
            if mover != seat:
                if state.kind() == Frame.REACT and UNIT <= move < JOIN:
                    found |= {"huscarl"}
            elif move < UNIT:
                kind = lay_kind(move)
                found |= {INTRUDERS[kind]} if kind in INTRUDERS else set()
                found |= {"guest"} if lay_line(move) != seat else set()
            elif move < JOIN and state.kind() == Frame.TARGET:
                found |= {"archers"} if state.top(EFFECT) == Effect.ARCHER else set()
            elif NAME <= move < FLANK_DRAW:
                found |= {"plague"}
            elif move == FLANK_RETURN:
                found |= {"flank"}
            state.apply(mover, move)
        if len(found) > 1:
            found -= {"frugal"}
        return sorted(found)

    def pins(
        self, begun: WolvesState, line: Sequence[tuple[int, int]], seat: int
    ) -> list[list[str]]:
        state, lines = begun.clone(), Lines(begun)
        found = []
        for mover, move in line:
            what = SPACE.structure(move)
            found.append(lines.places(what, mover))
            state.apply(mover, move)
            lines.follow(state, what, mover)
        return found

    def lit(self, what: Mapping[str, Any], seat: int) -> list[str]:
        match what["kind"]:
            case "lay":
                return ["hand", f"line/{what['line']}"]
            case "unit":
                return [f"line/{what['line']}"]
            case "plague" | "flank-return":
                return ["hand"]
            case _:
                return [f"line/{seat}"]


class Lines:
    """Where the units stood at first that stand in the lines now: who comes in at the left shifts
    all others."""

    def __init__(self, begun: WolvesState) -> None:
        self.stood: list[list[int | None]] = [
            list(range(begun.lengths[each])) for each in range(begun.players)
        ]

    def places(self, what: Mapping[str, Any], seat: int) -> list[str]:
        """The card and the target that a move names, as places of the beginning."""
        match what["kind"]:
            case "lay":
                return [f"hand/{what['unit']}", f"line/{what['line']}"]
            case "join":
                return [f"hand/{what['unit']}", f"line/{seat}"]
            case "unit":
                stood = self.stood[what["line"]][what["place"]]
                return [] if stood is None else [f"unit/{what['line']}/{stood}"]
            case "plague":
                return ["hand/plague"]
            case "flank-return":
                return ["hand/flank"]
            case _:
                return []

    def follow(self, state: WolvesState, what: Mapping[str, Any], seat: int) -> None:
        """A move was made; a line that changed otherwise than by who came in is no longer known."""
        into = what.get("line", seat) if what["kind"] in ("lay", "join") else None
        for each, stood in enumerate(self.stood):
            more = state.lengths[each] - len(stood)
            if more == 1 and each == into:
                stood.insert(0 if what["side"] == "left" else len(stood), None)
            elif more:
                stood[:] = [None] * state.lengths[each]


def meddled(state: WolvesState) -> bool:
    """Does a deity serve somebody that may have a last word after the last?"""
    return any(state.deity_at[deity] < HALL for deity in LATE)


PROBLEMS: Sequence[Problem[WolvesState]] = (LastWord(),)
