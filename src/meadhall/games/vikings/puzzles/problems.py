"""The problem of Vikings Gone Wild: the most points this turn with the army in hand.

Nothing is played, bought or built: only attacks and missions are on offer, so no price matters.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

from ....kernel.puzzles import Exact, Problem
from ..cards import CARDS, NONE, Power, Role
from ..defence import attack_points, may_defend
from ..frames import Frame
from ..layout import DAMAGE, HAND, NOBODY, STATE, TOKENS, WALLS
from ..moves import (
    ASGARD,
    ATTACK,
    CLAIM,
    DECLINE_ALL,
    DONE,
    END_TURN,
    FIGHT_DRAGON,
    FIGHT_UNDEAD,
    GO,
    PLACES,
    SEND,
    SWAP,
    TAKE,
)
from ..space import SPACE
from ..state import VikingsState
from ..village import BEER_STORE, DRAKKAR, HALL, SITES, building_on, first_site

HARMLESS: Final = (
    Power.PLAIN,
    Power.PER_FACTORY,
    Power.PER_BREWERY,
    Power.DISARM,
    Power.RALLY,
    Power.TRAP,
    Power.MIX,
    Power.BREWERY_STRENGTH,
    Power.HALL_STRENGTH,
)
"""What a hand card may do without changing which army there is, and which tokens."""
MOST_CARDS: Final = 6
"""In hand, for people to look at."""
SMALLEST_ARMY: Final = 2
LEAST, MOST = -20, 60
"""Points that a turn can bring."""


class Raid(Exact[VikingsState]):
    """The rival is known to have no fortification in hand (V-45), so nobody answers an attack, and
    what a turn can bring is known but for what opens on Odin's Path: the worst of that counts."""

    kind = "raid"
    players = (2,)
    shows = ("target", "many", "hall", "loot", "together", "booster", "undead", "dragon", "mission")
    any_order = True
    maps_alike = False

    def arises(self, state: VikingsState, seat: int) -> bool:
        if state.kind() != Frame.TURN or state.victim != NOBODY or state.hits > 0:
            return False
        if state.size(HAND, seat) > MOST_CARDS or state.dragons >> seat & 1:
            return False
        others = [each for each in range(state.players) if each != seat]
        if any(may_defend(state, each) for each in others):
            return False
        cards = state.numbers.cards
        army = 0
        for kind in range(CARDS):
            held = state.held(HAND, seat, kind)
            if held > 0 and (cards.draw[kind] > 0 or cards.power[kind] not in HARMLESS):
                return False
            if state.attacks(kind):
                army += state.can_send(seat, kind)
        return army >= SMALLEST_ARMY

    def offers(self, state: VikingsState, seat: int) -> list[int]:
        legal = state.legal(seat)
        if state.kind() != Frame.TURN:
            return legal
        return [move for move in legal if ATTACK <= move < SWAP or move == END_TURN]

    def settled(self, state: VikingsState, seat: int, begun: VikingsState) -> int | None:
        return None

    def stopping(
        self, state: VikingsState, seat: int, move: int, begun: VikingsState
    ) -> int | None:
        """V-48, V-49: what the end of the turn brings, less what it brings the others."""
        if move != END_TURN:
            return None
        gained = attack_points(state.hits)
        if state.victim != NOBODY and state.hits == 0:
            gained -= state.numbers.full_defence
        for each in range(state.players):
            more = state.points(each) - begun.points(each)
            gained += more if each == seat else -more
        return int(gained)

    def same_as(self, state: VikingsState, seat: int, move: int) -> int:
        """Buildings of a kind with as many tokens and walls; any Asgard card; a plain no."""
        if move == DECLINE_ALL:
            return DONE
        if ASGARD <= move < TAKE:
            return next(each for each in state.legal(seat) if each >= ASGARD)
        if not ATTACK <= move < FIGHT_UNDEAD:
            return move
        victim, site = divmod(move - ATTACK, SITES)
        if site == HALL:
            return move
        for first in range(first_site(building_on(site)), site):
            if all(
                state.at(field, victim, first) == state.at(field, victim, site)
                for field in (STATE, DAMAGE, TOKENS, WALLS)
            ):
                return ATTACK + victim * SITES + first
        return move

    def unmoved(self, state: VikingsState, seat: int) -> int | None:
        """V-70: others take an Asgard card too; it changes nothing this turn."""
        return state.legal(seat)[0] if state.kind() == Frame.ASGARD else None

    def worst(self, outcomes: list[VikingsState], seat: int) -> list[VikingsState]:
        """V-31: an undead that opens can only be beaten too."""
        return [min(outcomes, key=undead_open)]

    def floors(self, state: VikingsState, seat: int) -> Sequence[int]:
        return (LEAST,)

    def ceiling(self, state: VikingsState, seat: int, begun: VikingsState) -> int:
        return MOST

    def idea(self, what: Mapping[str, Any]) -> Hashable:
        return tuple(
            value.rstrip("-123") if name == "site" else value
            for name, value in what.items()
            if name != "place"
        )

    def themes(self, begun: VikingsState, line: Sequence[tuple[int, int]], seat: int) -> list[str]:
        found: set[str] = set()
        state = begun.clone()
        sent = hits = 0
        for mover, move in line:
            if ATTACK <= move < FIGHT_UNDEAD:
                site = (move - ATTACK) % SITES
                hits, sent = hits + 1, 0
                found |= {"hall"} if site == HALL else set()
                is_store = site != HALL and BEER_STORE <= building_on(site) < DRAKKAR
                found |= {"loot"} if is_store else set()
            elif FIGHT_UNDEAD <= move < FIGHT_DRAGON:
                found, sent = found | {"undead"}, 0
            elif move == FIGHT_DRAGON:
                found, sent = found | {"dragon"}, 0
            elif CLAIM <= move < SWAP:
                found |= {"mission"}
            elif SEND <= move < GO:
                sent += state.attacks(move - SEND)
                found |= {"together"} if sent > 1 else set()
                found |= {"booster"} if state.role(move - SEND) == Role.BOOSTER else set()
            state.apply(mover, move)
        found |= {"many"} if hits > 1 else set()
        return sorted(found or {"target"})

    def pins(
        self, begun: VikingsState, line: Sequence[tuple[int, int]], seat: int
    ) -> list[list[str]]:
        return [pinned(SPACE.structure(move), mover) for mover, move in line]

    def lit(self, what: Mapping[str, Any], seat: int) -> list[str]:
        match what["kind"]:
            case "attack":
                return [f"village/{what['seat']}"]
            case "fight-undead":
                return ["path"]
            case "fight-dragon" | "loot":
                return ["dragon"]
            case "claim":
                return ["missions"]
            case "asgard" | "take":
                return ["asgard"]
            case _:
                return ["hand"]


def pinned(what: Mapping[str, Any], seat: int) -> list[str]:
    """The card or the target that a move names; during a turn none of them changes its place."""
    match what["kind"]:
        case "attack":
            return [f"site/{what['seat']}/{what['site']}"]
        case "send":
            return [f"hand/{seat}/{what['card']}"]
        case "fight-undead":
            return [f"path/{what['place']}"]
        case "fight-dragon":
            return ["dragon"]
        case "claim":
            return [f"mission/{seat}/{what['slot']}"]
        case "asgard":
            return [f"asgard/{what['place']}"]
        case _:
            return []


def undead_open(state: VikingsState) -> int:
    """How many undead lie on Odin's Path."""
    kinds = [state.path[place] for place in range(PLACES)]
    return sum(1 for kind in kinds if kind != NONE and state.role(kind) == Role.UNDEAD)


PROBLEMS: Sequence[Problem[VikingsState]] = (Raid(),)
