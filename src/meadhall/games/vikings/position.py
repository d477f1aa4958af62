"""Positions as plain data, and back: complete (`to_json`) or as far as a view knows them."""

from __future__ import annotations

import json
from typing import Any

from librt.vecs import append
from mypy_extensions import i64

from ...kernel.chance import Chance, chance_from_json
from ...kernel.errors import BadPosition
from ...kernel.frames import frames_to_json, mask_of, push_frames
from ...kernel.positions import check_question, number_of, read_head, reading, truth, whole
from .cards import ASGARD, CARDS, MARKET, NAMES, NONE, PATH, PATHS, SOLD
from .data import DATA
from .frames import FRAMES
from .layout import (
    BARE,
    DAMAGE,
    DECK,
    DISCARD,
    DONE,
    GATES,
    HALL_BEER,
    HALL_GOLD,
    HALL_GOLD_MARKED,
    HAND,
    KEPT,
    KNOWN,
    LEVEL,
    MARKED,
    MISSION,
    NOBODY,
    ONE_WALL,
    OWED,
    PATH_DECK,
    PATH_DISCARD,
    PLAYED,
    POINTS,
    READY,
    SENT,
    STATE,
    TOKENS,
    WALLS,
)
from .moves import PLACES
from .numbers import OLDEST_RULES, RULES_VERSION
from .state import VikingsState, empty_table
from .view import pile, player, public
from .village import (
    ACHIEVEMENT_NAMES,
    BEER_STORE,
    BREWERY,
    BUILDING_NAMES,
    DEEDS,
    GOLD_FACTORY,
    GOLD_STORE,
    HALL,
    MISSION_NAMES,
    MISSION_SLOTS,
    MISSIONS,
    SITE_NAMES,
    SITE_STATES,
    SITES,
    building_on,
)

MANY = 10_000
"""More than any count in a game."""
MOST_CARDS = 200


def position_of(t: VikingsState) -> dict[str, Any]:
    """Everything there is to know about a position."""
    players = range(t.players)
    return {
        "game": "vikings",
        "rules": int(t.numbers.rules),
        "options": json.loads(t.numbers.options),
        "players": int(t.players),
        **public(t),
        "seats": [player(t, seat) for seat in players],
        "hands": [pile(t, HAND, seat) for seat in players],
        "kept": [pile(t, KEPT, seat) for seat in players],
        "frames": frames_to_json(t, FRAMES),
        "chance": t.chance.to_json(),
    }


def state_from_json(data: Any) -> VikingsState:
    """The position that `position_of` described. Nothing is believed: every card is counted."""
    with reading("position of vikings"):
        state = _read(data, chance_from_json(data["chance"]))
        for seat in range(state.players):
            _read_hand(state, seat, data["hands"][seat], data["kept"][seat])
    _check(state)
    return state


def table_from_view(view: dict[str, Any], chance: Chance) -> VikingsState:
    """What a view shows, on a table whose hidden places are still blank (see `imagine`)."""
    with reading("view of vikings"):
        state = _read(view, chance)
        seat = view["seat"]
        if seat is not None:
            _read_hand(state, seat, view["hand"], view["kept"])
    return state


def _read(data: Any, chance: Chance) -> VikingsState:
    """What positions and views have in common: all that is public."""
    numbers, players = read_head(data, DATA, RULES_VERSION, 2, 4, OLDEST_RULES)
    state = empty_table(numbers, players, chance)
    _read_round(state, data)
    _read_middle(state, data)
    _read_turn(state, data["turn"])
    if len(data["seats"]) != players:
        raise BadPosition(f"{players} players need as many seats")
    for seat, shown in enumerate(data["seats"]):
        _read_player(state, seat, shown)
        _read_village(state, seat, shown["sites"])
    push_frames(state, data["frames"], FRAMES)
    return state


def _read_round(state: VikingsState, data: Any) -> None:
    last = int(state.players) - 1
    state.round = whole(data["round"], 1, MANY)
    state.first = whole(data["first"], 0, last)
    state.active = NOBODY if data["active"] is None else whole(data["active"], 0, last)
    state.quiet = whole(data["quiet"], 0, MANY)
    state.gained = int(truth(data["gained"]))
    players = int(state.players)
    state.attacked = mask_of(data["attacked"], players)
    state.dragons = mask_of(data["dragons"], players)
    state.claimed = mask_of(data["claimed"], players)
    state.declines = mask_of(data["declines"], players)
    state.winners = mask_of(data["winners"], players)


def _read_middle(state: VikingsState, data: Any) -> None:
    for i in range(SOLD):
        state.piles[i] = whole(data["market"][NAMES[MARKET + i]], 0, MOST_CARDS)
    for building, name in enumerate(BUILDING_NAMES):
        state.piles[SOLD + building] = whole(data["buildings"][name], 0, MOST_CARDS)
    if len(data["path"]) != PLACES or len(data["asgard"]) != 3:
        raise BadPosition(f"the Path has {PLACES} places, Asgard three")
    for place, name in enumerate([*data["path"], *data["asgard"]]):
        first, count = (PATH, PATHS) if place < PLACES else (ASGARD, CARDS - ASGARD)
        state.path[place] = NONE if name is None else _card(name, first, count)
    state.path_deck = _read_path(state, PATH_DECK, data["path_unseen"])
    state.path_discard = _read_path(state, PATH_DISCARD, data["path_discard"])
    state.asgard_left = whole(data["asgard_left"], 0, CARDS - ASGARD)
    state.asgard_unseen = 0
    for name in data["asgard_unseen"]:
        state.asgard_unseen |= 1 << _card(name, ASGARD, CARDS - ASGARD) - ASGARD
    for mission in range(MISSIONS):
        state.missions[mission] = 0
    for name, copies in data["missions_unseen"].items():
        state.missions[number_of(name, MISSION_NAMES)] = whole(copies, 0, MOST_CARDS)
    under = state.under[:0]
    for name in data["missions_under"]:
        under = append(under, number_of(name, MISSION_NAMES))
    state.under = under
    for name in data["achievements"]:
        state.achievements |= 1 << number_of(name, ACHIEVEMENT_NAMES)


def _read_path(state: VikingsState, start: int, data: Any) -> int:
    for i in range(PATHS):
        state.path[start + i] = 0
    for name, copies in data.items():
        state.path[start + _card(name, PATH, PATHS) - PATH] = whole(copies, 0, MOST_CARDS)
    return sum(whole(copies, 0, MOST_CARDS) for copies in data.values())


def _read_turn(state: VikingsState, turn: Any) -> None:
    state.beer = whole(turn["beer"], 0, MANY)
    state.gold = whole(turn["gold"], 0, MANY)
    _read_marks(state, turn["marked"])
    last = int(state.players) - 1
    state.victim = NOBODY if turn["victim"] is None else whole(turn["victim"], 0, last)
    state.hits = whole(turn["hits"], 0, SITES)
    for name in turn["deeds"]:
        state.deeds |= 1 << number_of(name, DEEDS)
    state.spent_beer = whole(turn["spent_beer"], 0, MANY)
    state.spent_gold = whole(turn["spent_gold"], 0, MANY)
    state.rally = whole(turn["rally"], 0, MANY)
    state.lens = NONE if turn["lens"] is None else _card(turn["lens"], 0, CARDS)
    state.trapped = whole(turn["trapped"], 0, MANY)
    for which, name in ((READY, "ready"), (OWED, "owed"), (SENT, "sent")):
        _fill(state, int(state.bag(which)), turn[name])


def _read_marks(state: VikingsState, marked: Any) -> None:
    """V-12: the active player's tokens that are to pay first."""
    for name, tokens in marked.items():
        count = whole(tokens, 1, MANY)
        seat = whole(state.active, 0, int(state.players) - 1)
        if name == "hall gold":
            state.tally[HALL_GOLD_MARKED * state.players + seat] = count
        else:
            site = HALL if name == "hall beer" else number_of(name, SITE_NAMES[1:]) + 1
            state.sites[(MARKED * state.players + seat) * SITES + site] = count
        state.marks += count


def _read_player(state: VikingsState, seat: int, shown: Any) -> None:
    def note(number: i64, value: int) -> None:
        state.tally[number * state.players + seat] = value

    note(POINTS, whole(shown["points"], 0, MANY))
    note(GATES, whole(shown["gates"], 0, 3))
    note(LEVEL, whole(shown["level"], 1, 3) - 1)
    note(DONE, whole(shown["done"], 0, MANY))
    note(BARE, whole(shown["bare"], 0, MANY))
    note(HALL_BEER, whole(shown["hall_beer"], 0, MANY))
    note(HALL_GOLD, whole(shown["hall_gold"], 0, MANY))
    if len(shown["missions"]) != MISSION_SLOTS:
        raise BadPosition(f"there are {MISSION_SLOTS} places for missions")
    for slot, name in enumerate(shown["missions"]):
        note(MISSION + slot, NONE if name is None else number_of(name, MISSION_NAMES))
    for zone, name in ((DISCARD, "discard"), (PLAYED, "played"), (KNOWN, "known")):
        _fill_zone(state, zone, seat, shown[name])
    # Others may not know which of the unseen cards are in the hand: all lie in the deck at first,
    # and the hand is what is known of it.
    _fill_zone(state, DECK, seat, shown["unseen"])
    _fill_zone(state, HAND, seat, shown["known"])
    state.sizes[DECK * state.players + seat] = whole(shown["deck"], 0, MANY)
    state.sizes[HAND * state.players + seat] = whole(shown["hand"], 0, MANY)


def _read_village(state: VikingsState, seat: int, sites: Any) -> None:
    forts = [NAMES[kind] for kind in state.numbers.fortifications]
    if "hall" not in sites:
        raise BadPosition("every village has a hall")
    for name, shown in sites.items():
        site = number_of(name, SITE_NAMES)
        walls = 0
        for fort, copies in shown["walls"].items():
            walls += ONE_WALL[number_of(fort, forts)] * whole(copies, 0, 15)
        for field, value in (
            (STATE, whole(number_of(shown["state"], SITE_STATES), 1, 2)),
            (TOKENS, whole(shown["tokens"], 0, _room(state, site))),
            (WALLS, walls),
            (DAMAGE, int(truth(shown["damaged"]))),
        ):
            state.sites[(field * state.players + seat) * SITES + site] = value


def _room(state: VikingsState, site: int) -> int:
    """V-20, V-24: how many tokens a building can hold; those on a hall are counted elsewhere."""
    building = -1 if site == HALL else int(building_on(site))
    if building in (BREWERY, GOLD_FACTORY):
        return 1
    return int(state.numbers.capacity) if building in (BEER_STORE, GOLD_STORE) else 0


def _read_hand(state: VikingsState, seat: int, hand: Any, kept: Any) -> None:
    """A hand that may be seen: its cards come out of those nobody else can place."""
    unseen = state.pile(DECK, seat)
    known = state.pile(KNOWN, seat)
    cards = state.size(HAND, seat)
    _fill_zone(state, HAND, seat, hand)
    _fill_zone(state, KEPT, seat, kept)
    if state.size(HAND, seat) + state.size(KEPT, seat) != cards:
        raise BadPosition(f"player {seat + 1} has another number of cards in hand")
    for kind in range(CARDS):
        held = state.held(HAND, seat, kind) + state.held(KEPT, seat, kind)
        left = int(state.cards[unseen + kind]) + int(state.cards[known + kind]) - int(held)
        if left < 0:
            raise BadPosition(f"player {seat + 1} can't have so many cards {NAMES[kind]} in hand")
        state.cards[unseen + kind] = left


def _check(state: VikingsState) -> None:
    """All cards are there exactly once, and whoever is asked can answer."""
    for kind in range(CARDS):
        count = sum(_everywhere(state, kind))
        wanted = _copies(state, kind)
        if count != wanted:
            raise BadPosition(f"{count} cards {NAMES[kind]} on the table, there are {wanted}")
    _check_missions(state)
    if state.asgard_left > int(state.asgard_unseen).bit_count():
        raise BadPosition("more Asgard cards are left than nobody has seen")
    for seat in range(state.players):
        _check_player(state, seat)
    for building, name in enumerate(BUILDING_NAMES):
        count = int(state.piles[SOLD + building])
        count += sum(int(state.count(seat, building)) for seat in range(state.players))
        if count != state.numbers.building_copies[building]:
            raise BadPosition(f"{count} buildings {name}")
    for seat in range(state.players):
        start = state.pile(DECK, seat)
        if sum(state.cards[start : start + CARDS]) != state.size(DECK, seat):
            raise BadPosition(f"player {seat + 1} has another number of cards in the deck")
        for kind in range(CARDS):
            held = state.held(HAND, seat, kind) + state.held(KEPT, seat, kind)
            if state.held(KNOWN, seat, kind) > held:
                raise BadPosition(f"player {seat + 1} is known to hold what they don't")
    check_question(state)


def _check_player(state: VikingsState, seat: int) -> None:
    """What is said of a player fits the cards and buildings they have."""
    forts = list(state.numbers.fortifications)
    unknown = int(state.size(HAND, seat) + state.size(KEPT, seat) - state.size(KNOWN, seat))
    for kind in forts:
        held = state.held(HAND, seat, kind) + state.held(KEPT, seat, kind)
        unknown -= int(held - state.held(KNOWN, seat, kind))
    if state.bare(seat) > unknown:
        raise BadPosition(f"player {seat + 1} has fewer cards that are no fortifications")
    if not state.is_finished(seat, HALL) and state.level(seat) == 0:
        raise BadPosition("a Town Hall of level 1 is never under construction")
    for site in range(SITES):
        for resource in (0, 1) if site == HALL else (0,):
            there = state.on_site(seat, resource, site)
            if state.marked(seat, resource, site) > there:
                raise BadPosition("more tokens are to pay than are there")


def _check_missions(state: VikingsState) -> None:
    """V-2: never more of a mission than there are; which ones are done is not written down."""
    seats = range(state.players)
    open_ones = [state.mission(seat, slot) for seat in seats for slot in range(MISSION_SLOTS)]
    for mission, name in enumerate(MISSION_NAMES):
        count = int(state.missions[mission]) + open_ones.count(mission)
        count += list(state.under).count(mission)
        if count > state.numbers.mission_copies[mission]:
            raise BadPosition(f"{count} missions {name}")


def _everywhere(state: VikingsState, kind: int) -> list[int]:
    """Copies of a kind in each place there is."""
    places = [
        int(state.held(zone, seat, kind))
        for zone in (DECK, HAND, DISCARD, PLAYED, KEPT)
        for seat in range(state.players)
    ]
    forts = list(state.numbers.fortifications)
    if kind in forts:
        place = forts.index(kind)
        for seat in range(state.players):
            places += [int(state.walls_of(seat, site, place)) for site in range(SITES)]
    if MARKET <= kind < MARKET + SOLD:
        places.append(int(state.piles[kind - MARKET]))
    elif PATH <= kind < ASGARD:
        places.append(int(state.path[PATH_DECK + kind - PATH]))
        places.append(int(state.path[PATH_DISCARD + kind - PATH]))
        places += [int(state.path[place] == kind) for place in range(PLACES)]
    elif kind >= ASGARD:
        places.append(int(state.asgard_unseen >> kind - ASGARD & 1))
        places += [int(state.asgard_open(place) == kind) for place in range(3)]
    return places


def _copies(state: VikingsState, kind: int) -> int:
    """Copies of a kind that a game is played with."""
    numbers = state.numbers
    if kind < MARKET:
        return int(numbers.starting_deck[kind] * state.players)
    if kind < ASGARD:
        return int(numbers.cards.copies[kind])
    return int(numbers.asgard_mask >> kind - ASGARD & 1)


def _fill_zone(state: VikingsState, zone: int, seat: int, data: Any) -> None:
    state.sizes[zone * state.players + seat] = _fill(state, int(state.pile(zone, seat)), data)


def _fill(state: VikingsState, start: int, data: Any) -> int:
    """Write a pile; returns how many cards it has."""
    for kind in range(CARDS):
        state.cards[start + kind] = 0
    for name, copies in data.items():
        state.cards[start + _card(name, 0, CARDS)] = whole(copies, 0, MOST_CARDS)
    return sum(whole(copies, 0, MOST_CARDS) for copies in data.values())


def _card(name: Any, first: int, count: int) -> int:
    """The kind a name stands for, among `count` kinds from `first` on."""
    return first + number_of(name, NAMES[first : first + count])
