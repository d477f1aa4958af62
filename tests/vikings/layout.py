"""Giving every card of the game its place, as positions write it.

Each function fills in its part of a position that is being made; what the words don't say is filled
in, so that every card is there once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from meadhall.testing import scenario
from meadhall.testing.scenario import cards_in

from .words import (
    ASGARD,
    BUILDINGS,
    MARKET,
    MISSIONS,
    NOTHING,
    PATH,
    STARTERS,
    Place,
    Site,
    bag,
    in_order,
)

PATH_PLACES = 5
PATH_FILLERS = ("gift-resource", "gift-fighter", "crystal", "beer-mugs", "gold-bars", *PATH[2:])
"""What lies on Odin's Path when a test doesn't say; never an undead."""
ASGARD_FILLERS = ("time-manipulation", "resurrection", "lokis-lens", *ASGARD)
MISSION_FILLERS = ("town-fall", "gold", "beer", "warfare", "innkeeper", "captain", *MISSIONS)
GATES = (5, 12, 20)
"""Points for which an Asgard card has been taken already (V-70)."""


class Supply(scenario.Supply):
    """The cards that have not been given a place yet."""

    def first_left(self, names: Iterable[str]) -> str | None:
        """The first of these of which there is one left; it is taken."""
        for name in names:
            if self.left[name]:
                self.left[name] -= 1
                return name
        return None

    def rest_of(self, names: Iterable[str]) -> dict[str, int]:
        """All that is left of these; they are taken."""
        found = {name: self.left[name] for name in names if self.left[name]}
        self.left -= Counter(found)
        return found


def all_cards(position: dict[str, Any]) -> dict[str, int]:
    """How many cards of each kind the game has; the position is one just set up."""
    cards: Counter[str] = Counter(position["market"])
    for seat in position["seats"]:
        cards += Counter(seat["unseen"]) + Counter(seat["known"])
    cards += Counter(position["path_unseen"]) + Counter(position["path_discard"])
    open_cards = [*position["path"], *position["asgard"], *position["asgard_unseen"]]
    return dict(cards + Counter(card for card in open_cards if card))


def lay_out_players(position: dict[str, Any], places: list[Place], supply: Supply) -> None:
    """Cards, villages and numbers of every player."""
    own = [Counter(seat["unseen"]) + Counter(seat["known"]) for seat in position["seats"]]
    for place in places:
        supply.take(place.cards())
    position["seats"] = []
    for place, starters in zip(places, own, strict=True):
        add_rest(place, supply, starters)
        position["seats"].append(seat_of(place))
    position["hands"] = [bag(place.hand) for place in places]
    position["kept"] = [bag(place.kept) for place in places]


def add_rest(place: Place, supply: Supply, starters: Counter[str]) -> None:
    """The starting cards that were not spoken of."""
    left = starters - Counter(place.cards())
    rest = [card for card in STARTERS for _ in range(min(left[card], supply.left[card]))]
    supply.take(rest)
    for pile in ("deck", "discard", "played"):
        if getattr(place, pile) is None:
            setattr(place, pile, rest)
            rest = []
    if rest:
        raise ValueError(f"leave deck, discard or played unsaid: {', '.join(rest)} must lie there")


def seat_of(place: Place) -> dict[str, Any]:
    """A player as positions write one."""
    hidden = Counter(place.hand) + Counter(place.kept) + Counter(place.deck)
    points = place.numbers.get("points", 0)
    return {
        "points": points,
        "gates": sum(gate <= points for gate in GATES),
        "level": place.level,
        "missions": slots(place.missions or []),
        "done": place.numbers.get("done", 0),
        "hall_beer": place.hall_beer,
        "hall_gold": place.hall_gold,
        "sites": {site.name: site_of(site) for site in (place.hall, *place.village)},
        "deck": len(place.deck or []),
        "hand": len(place.hand) + len(place.kept),
        "discard": bag(place.discard or []),
        "played": bag(place.played or []),
        "known": bag(place.known),
        "bare": place.numbers.get("bare", 0),
        "unseen": dict(hidden - Counter(place.known)),
    }


def slots(missions: list[str]) -> list[str | None]:
    padded = [*missions, NOTHING, NOTHING][:2]
    return [None if mission == NOTHING else mission for mission in padded]


def site_of(site: Site) -> dict[str, Any]:
    return {
        "state": "under-construction" if site.new else "finished",
        "tokens": site.tokens,
        "damaged": site.damaged,
        "walls": bag(site.walls),
    }


def lay_out_piles(position: dict[str, Any], places: list[Place], supply: Supply) -> None:
    """V-4: what players don't have lies in the open piles."""
    left = supply.rest_of(MARKET)
    position["market"] = {card: left.get(card, 0) for card in MARKET}
    built = Counter(site.name.rpartition("-")[0] for place in places for site in place.village)
    for building in BUILDINGS:
        position["buildings"][building] -= built[building]


def lay_out_path(
    position: dict[str, Any],
    supply: Supply,
    path: str | None,
    deck: str | None,
    discard: str | None,
) -> None:
    """V-4, V-31: the open cards of Odin's Path, its deck and its discard."""
    places: list[str | None] = list(cards_in(path or "", (*PATH, NOTHING)))
    in_deck, in_discard = cards_in(deck or "", PATH), cards_in(discard or "", PATH)
    said = [*places, *in_deck, *in_discard]
    supply.take(card for card in said if card and card != NOTHING)
    while len(places) < PATH_PLACES:
        places.append(supply.first_left(PATH_FILLERS))
    rest = in_order(supply.rest_of(PATH))
    if deck is None:
        in_deck += rest
    elif discard is None:
        in_discard += rest
    else:
        played = position["seats"][-1]["played"]
        position["seats"][-1]["played"] = dict(Counter(played) + Counter(rest))
    position["path"] = [None if card == NOTHING else card for card in places]
    position["path_unseen"] = bag(in_deck)
    position["path_discard"] = bag(in_discard)


def lay_out_asgard(
    position: dict[str, Any], supply: Supply, asgard: str | None, deck: int | None
) -> None:
    """V-3: the open Asgard cards, and how many are left in the deck."""
    usual: int = position["asgard_left"] + sum(card is not None for card in position["asgard"])
    taken = sum(position_cards(seat)[card] for seat in position["seats"] for card in ASGARD)
    if asgard is None:
        opened = [supply.first_left(ASGARD_FILLERS) for _ in range(2)]
    else:
        said = cards_in(asgard, (*ASGARD, NOTHING))
        opened = [None if card == NOTHING else card for card in said]
        supply.take(card for card in opened if card)
    unseen = in_order(supply.rest_of(ASGARD))
    left = usual - taken - sum(card is not None for card in opened)
    position["asgard"] = [*opened, None, None, None][:3]
    position["asgard_unseen"] = unseen
    position["asgard_left"] = min(len(unseen), max(0, left)) if deck is None else deck


def position_cards(seat: dict[str, Any]) -> Counter[str]:
    """All cards of one player, off the buildings."""
    piles = ("discard", "played", "known", "unseen")
    return sum((Counter(seat[pile]) for pile in piles), Counter())


def lay_out_missions(
    position: dict[str, Any], places: list[Place], deck: str | None, under: str
) -> None:
    """V-2: the open missions, the deck and what was put under it."""
    missions: Counter[str] = Counter(position["missions_unseen"])
    missions += Counter(mission for seat in position["fresh_missions"] for mission in seat)
    supply = Supply(missions)
    at_bottom = cards_in(under, MISSIONS)
    in_deck = cards_in(deck or "", MISSIONS)
    said = [mission for place in places for mission in place.missions or []]
    supply.take(mission for mission in (*said, *at_bottom, *in_deck) if mission != NOTHING)
    for place, seat in zip(places, position["seats"], strict=True):
        if place.missions is None:
            seat["missions"] = [supply.first_left(MISSION_FILLERS) for _ in range(2)]
    position["missions_unseen"] = supply.rest_of(MISSIONS) if deck is None else bag(in_deck)
    position["missions_under"] = at_bottom
    del position["fresh_missions"]
