"""A move in words that stand alone: for advice, and for looking back, where no table is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.texts import Texts
from ..cards import CARDS, MARKET, NAMES
from ..moves import (
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
from ..village import BUILDING_NAMES, HALL, RESOURCES, SITE_NAMES, SITES
from .questions import asked
from .teller import Teller

NAMED = {
    SEND: "vikings-phrase-send",
    DEFEND: "vikings-phrase-defend",
    DISARM: "vikings-phrase-discard",
    TRAP: "vikings-phrase-trap",
    MIRROR: "vikings-phrase-mirror",
    FETCH: "vikings-phrase-fetch",
    DISCARD: "vikings-phrase-discard",
    KEEP: "vikings-phrase-keep",
}
"""Families of answers that name a kind of card, and what is done with it."""
ENOUGH = {
    "defend": "vikings-phrase-let",
    "fetch": "vikings-phrase-no-fetch",
    "keep": "vikings-phrase-no-keep",
    "offer": "vikings-phrase-no-offer",
}
"""To choose nothing, or nothing more, by the question."""


def phrase(
    view: dict[str, Any], move: int, texts: Texts, names: Sequence[str], aside: bool = False
) -> str:
    """What a legal move of this seat does, as one would say it aloud; to others (aside) no
    differently."""
    return _Phrases(Teller(texts, names, view)).of(move)


class _Phrases:
    """Words of each move."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.say = teller.say
        self.view = teller.view
        self.frame = asked(dict(teller.view))

    def of(self, move: int) -> str:
        if move < BUILD:
            return self._card(move)
        if move < EXCHANGE:
            return self._village(move)
        if move < ATTACK:
            return self._means(move)
        if move < CLAIM:
            return self._attack(move)
        if move < END_TURN:
            return self._mission(move)
        if move == END_TURN:
            return self.say("vikings-phrase-end")
        return self._answer(move)

    # --- a turn -------------------------------------------------------------------------------

    def _card(self, move: int) -> str:
        """V-26, V-30, V-83: play or buy."""
        if move < BUY:
            name = NAMES[move - PLAY]
            owed = self.view["turn"]["owed"].get(name)
            return self.say("vikings-phrase-owed" if owed else "vikings-phrase-play", card=name)
        if move < BUY_PATH:
            name = NAMES[MARKET + move - BUY]
            return self.say("vikings-phrase-buy", card=name, price=self.teller.price_of(name))
        open_card = self._on_path(move - BUY_PATH)
        price = self.teller.price_of(open_card["card"])
        return self.say("vikings-phrase-path", price=price, **open_card)

    def _on_path(self, place: int) -> dict[str, Any]:
        """A card of Odin's Path, and where it lies if there are several of the kind."""
        path = self.view["path"]
        name = path[place]
        several = path.count(name) > 1
        return {
            "card": name,
            "at": self.say("vikings-phrase-at", place=place + 1) if several else "",
        }

    def _village(self, move: int) -> str:
        """V-32 … V-34: build, upgrade, dismantle."""
        numbers, amount = self.teller.numbers, self.teller.amount
        if move < UPGRADE:
            name = BUILDING_NAMES[move - BUILD]
            cost = numbers["buildings"][name]
            site = self.teller.texts.say(f"vikings-building-{name}.acc")
            return self.say(
                "vikings-phrase-build", site=site, price=amount(cost["beer"], cost["gold"])
            )
        if move == UPGRADE:
            level = self.view["seats"][self.view["seat"]]["level"]
            price = amount(0, numbers["halls"][str(level)]["gold"])
            return self.say("vikings-phrase-upgrade", level=level + 1, price=price)
        return self.say("vikings-phrase-dismantle", **self._own(SITE_NAMES[move - DISMANTLE]))

    def _own(self, site: str) -> dict[str, Any]:
        return self.teller.site(self.view["seat"], site)

    def _means(self, move: int) -> str:
        """V-12, V-13: exchange, and tokens to pay with."""
        amount = self.teller.amount
        if move < BRING:
            rate = self.teller.numbers["table"]["exchange"]
            beer = move == EXCHANGE
            give, gain = amount(*((rate, 0) if beer else (0, rate))), amount(not beer, beer)
            return self.say("vikings-phrase-exchange", give=give, gain=gain)
        place = move - BRING
        if place in (HALL, HALL_GOLD):
            return self.say("vikings-phrase-bring-hall", resource=RESOURCES[place == HALL_GOLD])
        return self.say("vikings-phrase-bring", **self._own(SITE_NAMES[place]))

    def _attack(self, move: int) -> str:
        """V-41, V-50."""
        if FIGHT_UNDEAD <= move < FIGHT_DRAGON:
            return self.say("vikings-phrase-undead", **self._on_path(move - FIGHT_UNDEAD))
        if move == FIGHT_DRAGON:
            target = self.say("vikings-dragon.acc")
        else:
            target = self._at_site("vikings-target-site", move - ATTACK)
        return self.say("vikings-phrase-attack", target=target)

    def _at_site(self, key: str, target: int) -> str:
        """A text about somebody's building."""
        seat, site = divmod(target, SITES)
        return self.say(key, seat=seat, **self.teller.site(seat, SITE_NAMES[site]))

    def _mission(self, move: int) -> str:
        """V-60, V-61."""
        slot = move - (CLAIM if move < SWAP else SWAP)
        name = self.view["seats"][self.view["seat"]]["missions"][slot]
        if move < SWAP:
            points = self.teller.numbers["missions"][name]["points"]
            return self.say("vikings-phrase-claim", mission=name, points=points)
        price = self.teller.amount(0, self.teller.numbers["table"]["swap_gold"])
        return self.say("vikings-phrase-swap", mission=name, price=price)

    # --- answers ------------------------------------------------------------------------------

    def _answer(self, move: int) -> str:
        for first, key in NAMED.items():
            if first <= move < first + CARDS:
                return self.say(key, card=NAMES[move - first])
        if STEAL <= move < MIRROR:
            return self._at_site("vikings-phrase-steal", move - STEAL)
        if MIX <= move < LOOT:
            gold = move - MIX
            what = self.teller.amount(self.frame["amount"] - gold, gold)
            return self.say("vikings-phrase-take", what=what)
        if LOOT <= move < ASGARD:
            what = self.teller.resource(RESOURCES[move - LOOT])
            return self.say("vikings-phrase-take", what=what)
        if ASGARD <= move < TAKE:
            return self.say("vikings-phrase-asgard", card=self.view["asgard"][move - ASGARD])
        if move == TAKE:
            return self.say("vikings-phrase-offer")
        if move == GO:
            return self.say("vikings-phrase-go", **self.view["attack"])
        if move == DECLINE_ALL:
            return self.say("vikings-phrase-decline-all")
        return self._enough(self.frame["frame"])

    def _enough(self, kind: str) -> str:
        """To choose nothing, or nothing more."""
        if kind == "rewind":
            cards = self.frame["discarded"] + self.frame["extra"]
            return self.say("vikings-phrase-draw", cards=cards)
        return self.say(ENOUGH[kind])
