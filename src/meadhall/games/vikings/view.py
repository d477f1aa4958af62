"""What a seat may know, as plain data. Default deny: only what is written here is ever shown.

Nearly everything is public (V-6): discard piles, played areas, sizes; and so is which cards a
player has in deck and hand together, for all of them were bought before everybody's eyes. Hidden
from everybody: the order of decks. Hidden from the others: which of those cards are in the hand,
and what a Drakkar keeps.
"""

from __future__ import annotations

import json

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.frames import frames_to_json, seats_in
from .atoms import Board
from .attack import defence
from .cards import ASGARD, CARDS, GIFTS_OF_ASGARD, MARKET, NAMES, NONE, PATH, PATHS, SOLD
from .end import ahead, counted, is_last_round
from .frames import FRAMES
from .layout import (
    BARE,
    DAMAGE,
    DECK,
    DISCARD,
    GATES,
    HAND,
    KEPT,
    KNOWN,
    OWED,
    PATH_DECK,
    PATH_DISCARD,
    PLAYED,
    READY,
    SENT,
    STATE,
    TOKENS,
)
from .missions import needed, progress
from .moves import PLACES
from .resources import finding_room, resource_of, store_room
from .shown import (
    Amount,
    CommonView,
    Means,
    Middle,
    OwnView,
    Player,
    Progress,
    Standing,
    Turn,
)
from .view_attack import army, at_end, building_prize, under_attack
from .village import (
    ACHIEVEMENT_NAMES,
    ACHIEVEMENTS,
    BEER,
    BEER_STORE,
    BUILDING_NAMES,
    BUILDINGS,
    DEEDS,
    GOLD,
    HALL,
    MISSION_NAMES,
    MISSION_SLOTS,
    MISSIONS,
    RESOURCES,
    SITE_NAMES,
    SITE_STATES,
    SITES,
    first_site,
)


def common_view(t: Board) -> CommonView:
    """What everybody sees alike."""
    seats = [player(t, each) for each in range(t.players)]
    return {
        "game": "vikings",
        "rules": int(t.numbers.rules),
        "options": json.loads(t.numbers.options),
        "players": int(t.players),
        "waiting": list(t.waiting),
        "frames": frames_to_json(t, FRAMES),
        **public(t),
        "seats": seats,
        "leaders": leaders(seats),
    }


def own_view(t: Board, seat: int | None) -> OwnView:
    """What one seat, or an onlooker, sees in a way of its own."""
    if seat is not None:
        t.check_seat(seat)
        return {
            "seat": seat,
            "hand": pile(t, HAND, seat),
            "kept": pile(t, KEPT, seat),
            "deck": pile(t, DECK, seat),
            "army": army(t, seat),
        }
    return {"seat": None, "hand": None, "kept": None, "deck": None, "army": None}


def public(t: Board) -> Middle:
    """What lies in the middle, and what everybody remembers of the round."""
    return {
        "round": int(t.round),
        "first": int(t.first),
        "active": known_or_none(t.active),
        "goal": int(t.numbers.goal),
        "last_round": t.kind() >= 0 and is_last_round(t),
        "quiet": int(t.quiet),
        "gained": bool(t.gained),
        "attacked": seats_in(t.attacked),
        "dragons": seats_in(t.dragons),
        "claimed": seats_in(t.claimed),
        "declines": seats_in(t.declines),
        "winners": seats_in(t.winners),
        "market": {NAMES[MARKET + i]: int(t.piles[i]) for i in range(SOLD)},
        "buildings": {BUILDING_NAMES[b]: int(t.piles[SOLD + b]) for b in range(BUILDINGS)},
        "path": [name_or_none(t.path[place]) for place in range(PLACES)],
        "path_unseen": path_bag(t, PATH_DECK),
        "path_discard": path_bag(t, PATH_DISCARD),
        "asgard": [name_or_none(t.asgard_open(place)) for place in range(3)],
        "asgard_left": int(t.asgard_left),
        "asgard_unseen": [
            NAMES[ASGARD + i] for i in range(GIFTS_OF_ASGARD) if t.asgard_unseen >> i & 1
        ],
        "missions_unseen": {
            MISSION_NAMES[m]: int(t.missions[m]) for m in range(MISSIONS) if t.missions[m]
        },
        "missions_under": [MISSION_NAMES[mission] for mission in t.under],
        "achievements": [ACHIEVEMENT_NAMES[a] for a in chosen(t)],
        "turn": turn(t),
        "attack": under_attack(t),
    }


def turn(t: Board) -> Turn:
    """What the active player has and has done this turn."""
    return {
        "beer": int(t.beer),
        "gold": int(t.gold),
        "marked": marked(t),
        "victim": known_or_none(t.victim),
        "hits": int(t.hits),
        "deeds": [DEEDS[bit] for bit in range(len(DEEDS)) if t.deeds >> bit & 1],
        "spent_beer": int(t.spent_beer),
        "spent_gold": int(t.spent_gold),
        "rally": int(t.rally),
        "lens": name_or_none(t.lens),
        "trapped": int(t.trapped),
        "ready": bag(t, int(t.bag(READY))),
        "owed": bag(t, int(t.bag(OWED))),
        "sent": bag(t, int(t.bag(SENT))),
        "at_end": at_end(t),
    }


def marked(t: Board) -> dict[str, int]:
    """V-12: the active player's tokens that are to pay first."""
    found: dict[str, int] = {}
    if t.marks:
        for name, site in (("hall beer", HALL), *zip(SITE_NAMES[1:], range(1, SITES), strict=True)):
            if t.marked(t.active, 0, site):
                found[name] = int(t.marked(t.active, 0, site))
        if t.marked(t.active, 1, HALL):
            found["hall gold"] = int(t.marked(t.active, 1, HALL))
    return found


def player(t: Board, seat: int) -> Player:
    """What everybody sees before one player."""
    players = int(t.players)
    return {
        "points": int(t.points(seat)),
        "gates": int(t.tally[GATES * players + seat]),
        "level": int(t.level(seat)) + 1,
        "limit": int(t.limit(seat)),
        "built": int(t.buildings(seat)),
        "free": free_plots(t, seat),
        "missions": [mission_or_none(t.mission(seat, slot)) for slot in range(MISSION_SLOTS)],
        "progress": [progress_or_none(t, seat, slot) for slot in range(MISSION_SLOTS)],
        "done": int(t.missions_done(seat)),
        "hall_beer": int(t.on_hall(seat, 0)),
        "hall_gold": int(t.on_hall(seat, 1)),
        **means(t, seat),
        "sites": {
            SITE_NAMES[site]: standing(t, seat, site)
            for site in range(SITES)
            if t.at(STATE, seat, site)
        },
        "deck": int(t.size(DECK, seat)),
        "hand": int(t.size(HAND, seat) + t.size(KEPT, seat)),
        "discard": pile(t, DISCARD, seat),
        "played": pile(t, PLAYED, seat),
        "known": pile(t, KNOWN, seat),
        "bare": int(t.tally[BARE * players + seat]),
        "unseen": unseen(t, seat),
        "counts": {ACHIEVEMENT_NAMES[a]: int(counted(t, seat, a)) for a in chosen(t)},
    }


def chosen(t: Board) -> list[int]:
    """V-4: the achievements of this game."""
    return [a for a in range(ACHIEVEMENTS) if t.achievements >> a & 1]


def leaders(seats: list[Player]) -> dict[str, list[int]]:
    """V-81: who would get each achievement now."""
    return {
        name: seats_in(int(ahead(vec[i64]([each["counts"][name] for each in seats]))))
        for name in seats[0]["counts"]
    }


def free_plots(t: Board, seat: int) -> int | None:
    """V-32: how many more buildings the hall allows; None where there is no limit."""
    limit = int(t.limit(seat))
    return None if limit >= SITES - 1 else max(0, limit - int(t.buildings(seat)))


def means(t: Board, seat: int) -> Means:
    """V-10, V-24: all tokens, what can be paid now, and what becomes of tokens in the storage
    phase."""
    beer, gold = int(t.tokens(seat, BEER)), int(t.tokens(seat, GOLD))
    for_beer, for_gold = int(store_room(t, seat, BEER)), int(store_room(t, seat, GOLD))
    own = seat == t.active
    return {
        "tokens": {"beer": beer, "gold": gold},
        "purse": amount(t.all_beer(seat), t.all_gold(seat)) if own else amount(beer, gold),
        "room": {"beer": for_beer, "gold": for_gold},
        "lost": {
            "beer": beer - int(finding_room(t, seat, BEER)),
            "gold": gold - int(finding_room(t, seat, GOLD)),
        },
    }


def amount(beer: int, gold: int) -> Amount:
    return {"beer": int(beer), "gold": int(gold)}


def progress_or_none(t: Board, seat: int, slot: int) -> Progress | None:
    """V-60: how far a player is with an open mission."""
    mission = t.mission(seat, slot)
    if mission == NONE:
        return None
    need = int(needed(t, mission))
    return {"have": min(int(progress(t, seat, mission)), need), "need": need}


def standing(t: Board, seat: int, site: int) -> Standing:
    """What is known of a building or hall."""
    forts = t.numbers.fortifications
    walls = {
        NAMES[forts[place]]: int(t.walls_of(seat, site, place))
        for place in range(len(forts))
        if t.walls_of(seat, site, place)
    }
    shown: Standing = {
        "state": SITE_STATES[t.at(STATE, seat, site)],
        "tokens": int(t.at(TOKENS, seat, site)),
        "damaged": bool(t.at(DAMAGE, seat, site)),
        "walls": walls,
        "defence": int(defence(t, seat, site)),
        "prize": building_prize(t, seat, site),
    }
    if HALL < site < first_site(BEER_STORE + 2):  # V-20, V-24: production and stores
        shown["holds"] = RESOURCES[resource_of(site)]
        shown["room"] = 1 if site < first_site(BEER_STORE) else int(t.numbers.capacity)
    return shown


def unseen(t: Board, seat: int) -> dict[str, int]:
    """A player's cards whose place others don't know: in the deck or in the hand."""
    found: dict[str, int] = {}
    for kind in range(CARDS):
        copies = (
            t.held(DECK, seat, kind)
            + t.held(HAND, seat, kind)
            + t.held(KEPT, seat, kind)
            - t.held(KNOWN, seat, kind)
        )
        if copies:
            found[NAMES[kind]] = int(copies)
    return found


def pile(t: Board, zone: int, seat: int) -> dict[str, int]:
    """One of a player's piles by kind."""
    return bag(t, int(t.pile(zone, seat)))


def bag(t: Board, start: int) -> dict[str, int]:
    """How many of each kind, leaving out those there are none of."""
    return {NAMES[k]: int(t.cards[start + k]) for k in range(CARDS) if t.cards[start + k]}


def path_bag(t: Board, start: int) -> dict[str, int]:
    """The Path's deck or discard by kind."""
    return {NAMES[PATH + i]: int(t.path[start + i]) for i in range(PATHS) if t.path[start + i]}


def name_or_none(kind: int) -> str | None:
    return None if kind == NONE else NAMES[kind]


def mission_or_none(mission: int) -> str | None:
    return None if mission == NONE else MISSION_NAMES[mission]


def known_or_none(seat: int) -> int | None:
    return None if seat < 0 else int(seat)
