"""Moves as short text.

play shaman                        play a hand card
buy pigator · buy path 3           from an open pile; an open Path card, 1 next to the deck
build tavern · upgrade · dismantle brewery-2
exchange beer · exchange gold      give two of it for one of the other
bring beer-store-1 · bring hall beer · bring hall gold: a token to pay with
attack p2 hall · attack p3 tavern-1 · fight undead 2 · fight dragon
send warrior · go                  into the declared attack
defend cannon · disarm cannon · trap thor
steal p2 gold-store-1 · mirror scroll · fetch pigator · discard beer · keep pigator
mix 1                              so many of a Crystal's resources are gold
loot beer · loot gold · asgard 1 · take
claim 1 · swap 2                   an open mission, by slot
end · done · decline all
"""

from __future__ import annotations

from .cards import MARKET, NAMES
from .moves import (
    ASGARD,
    ATTACK,
    BRING,
    BUILD,
    BUY,
    BUY_PATH,
    CLAIM,
    DECLINE_ALL,
    DEFEND,
    DISARM,
    DISCARD,
    DISMANTLE,
    DONE,
    END_TURN,
    EXCHANGE,
    FETCH,
    FIGHT_DRAGON,
    FIGHT_UNDEAD,
    GO,
    HALL_GOLD,
    KEEP,
    LOOT,
    MIRROR,
    MIX,
    PLAY,
    SEND,
    STEAL,
    SWAP,
    TAKE,
    TRAP,
    UPGRADE,
)
from .village import BUILDING_NAMES, HALL, RESOURCES, SITE_NAMES, SITES

_CARD_MOVES = (
    (PLAY, "play"),
    (SEND, "send"),
    (DEFEND, "defend"),
    (DISARM, "disarm"),
    (TRAP, "trap"),
    (MIRROR, "mirror"),
    (FETCH, "fetch"),
    (DISCARD, "discard"),
    (KEEP, "keep"),
)
"""Families of moves that name a kind of card."""
_SINGLE = {
    UPGRADE: "upgrade",
    FIGHT_DRAGON: "fight dragon",
    END_TURN: "end",
    GO: "go",
    TAKE: "take",
    DONE: "done",
    DECLINE_ALL: "decline all",
}


def notation(move: int) -> str:
    """The text of a move, legal or not."""
    if move in _SINGLE:
        return _SINGLE[move]
    for first, word in _CARD_MOVES:
        if first <= move < first + len(NAMES):
            return f"{word} {NAMES[move - first]}"
    if move < BUY_PATH:
        return f"buy {NAMES[MARKET + move - BUY]}"
    if move < BUILD:
        return f"buy path {move - BUY_PATH + 1}"
    if move < UPGRADE:
        return f"build {BUILDING_NAMES[move - BUILD]}"
    if move < EXCHANGE:
        return f"dismantle {SITE_NAMES[move - DISMANTLE]}"
    if move < BRING:
        return f"exchange {RESOURCES[move - EXCHANGE]}"
    if move < ATTACK:
        return f"bring {_token(move - BRING)}"
    if move < FIGHT_UNDEAD:
        return f"attack {_site(move - ATTACK)}"
    if move < FIGHT_DRAGON:
        return f"fight undead {move - FIGHT_UNDEAD + 1}"
    if move < SWAP:
        return f"claim {move - CLAIM + 1}"
    if move < END_TURN:
        return f"swap {move - SWAP + 1}"
    if move < MIRROR:
        return f"steal {_site(move - STEAL)}"
    if move < LOOT:
        return f"mix {move - MIX}"
    if move < ASGARD:
        return f"loot {RESOURCES[move - LOOT]}"
    return f"asgard {move - ASGARD + 1}"


def _token(place: int) -> str:
    if place == HALL:
        return "hall beer"
    if place == HALL_GOLD:
        return "hall gold"
    return SITE_NAMES[place]


def _site(place: int) -> str:
    return f"p{place // SITES + 1} {SITE_NAMES[place % SITES]}"
