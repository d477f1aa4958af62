"""Every move of the game, declared: :mod:`.moves` says what each group is for.

As text:

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

from ...kernel.space import Group, Space, amount, named, place, seat
from . import moves
from .cards import MARKET, NAMES, SOLD
from .village import BUILDING_NAMES, MISSION_SLOTS, RESOURCES, SITE_NAMES, TOKEN_PLACES

_CARD = named("card", NAMES)
_SITE = named("site", SITE_NAMES)
_SEAT = seat("seat", moves.SEATS)
_PLACE = place("place", moves.PLACES)
_SLOT = place("slot", MISSION_SLOTS)
_RESOURCE = named("resource", RESOURCES)

SPACE = Space(
    moves.ACTIONS,
    Group("play", _CARD, first=moves.PLAY),
    Group("buy", named("card", NAMES[MARKET : MARKET + SOLD]), first=moves.BUY),
    Group("buy-path", _PLACE, first=moves.BUY_PATH, words="buy path"),
    Group("build", named("building", BUILDING_NAMES), first=moves.BUILD),
    Group("upgrade", first=moves.UPGRADE),
    Group("dismantle", _SITE, first=moves.DISMANTLE),
    Group("exchange", _RESOURCE, first=moves.EXCHANGE),
    Group("bring", named("token", TOKEN_PLACES), first=moves.BRING),
    Group("attack", _SEAT, _SITE, first=moves.ATTACK),
    Group("fight-undead", _PLACE, first=moves.FIGHT_UNDEAD, words="fight undead"),
    Group("fight-dragon", first=moves.FIGHT_DRAGON, words="fight dragon"),
    Group("claim", _SLOT, first=moves.CLAIM),
    Group("swap", _SLOT, first=moves.SWAP),
    Group("end", first=moves.END_TURN),
    Group("send", _CARD, first=moves.SEND),
    Group("go", first=moves.GO),
    Group("defend", _CARD, first=moves.DEFEND),
    Group("disarm", _CARD, first=moves.DISARM),
    Group("trap", _CARD, first=moves.TRAP),
    Group("steal", _SEAT, _SITE, first=moves.STEAL),
    Group("mirror", _CARD, first=moves.MIRROR),
    Group("fetch", _CARD, first=moves.FETCH),
    Group("discard", _CARD, first=moves.DISCARD),
    Group("keep", _CARD, first=moves.KEEP),
    Group("mix", amount("gold", moves.MOST_MIXED), first=moves.MIX),
    Group("loot", _RESOURCE, first=moves.LOOT),
    Group("asgard", place("place", 3), first=moves.ASGARD),
    Group("take", first=moves.TAKE),
    Group("done", first=moves.DONE),
    Group("decline-all", first=moves.DECLINE_ALL, words="decline all"),
)
