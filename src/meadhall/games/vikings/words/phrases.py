"""A move in words that stand alone: for advice, and for looking back, where no table is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.face import ByKind, asked
from ....kernel.texts import Texts
from ..space import SPACE
from .teller import Teller

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


class _Phrases(ByKind[str]):
    """Words of each move."""

    space = SPACE

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.say = teller.say
        self.view = teller.view
        self.me = teller.view["seats"][teller.view["seat"]]
        self.frame = asked(teller.view)

    # --- a turn -------------------------------------------------------------------------------

    def on_play(self, card: str) -> str:
        """V-26, V-83."""
        owed = self.view["turn"]["owed"].get(card)
        return self.say("vikings-phrase-owed" if owed else "vikings-phrase-play", card=card)

    def on_buy(self, card: str) -> str:
        """V-30."""
        return self.say("vikings-phrase-buy", card=card, price=self.teller.price_of(card))

    def on_buy_path(self, place: int) -> str:
        open_card = self._on_path(place)
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

    def on_build(self, building: str) -> str:
        """V-32."""
        cost = self.teller.numbers["buildings"][building]
        site = self.teller.texts.say(f"vikings-building-{building}.acc")
        price = self.teller.amount(cost["beer"], cost["gold"])
        return self.say("vikings-phrase-build", site=site, price=price)

    def on_upgrade(self) -> str:
        """V-33."""
        level = self.me["level"]
        price = self.teller.amount(0, self.teller.numbers["halls"][str(level)]["gold"])
        return self.say("vikings-phrase-upgrade", level=level + 1, price=price)

    def on_dismantle(self, site: str) -> str:
        """V-34."""
        return self.say("vikings-phrase-dismantle", **self._own(site))

    def _own(self, site: str) -> dict[str, Any]:
        return self.teller.site(self.view["seat"], site)

    def on_exchange(self, resource: str) -> str:
        """V-13."""
        amount, rate = self.teller.amount, self.teller.numbers["table"]["exchange"]
        beer = resource == "beer"
        give, gain = amount(*((rate, 0) if beer else (0, rate))), amount(not beer, beer)
        return self.say("vikings-phrase-exchange", give=give, gain=gain)

    def on_bring(self, token: str) -> str:
        """V-12: tokens to pay with."""
        hall, _, resource = token.partition(" ")
        if resource:
            return self.say("vikings-phrase-bring-hall", resource=resource)
        return self.say("vikings-phrase-bring", **self._own(hall))

    def on_attack(self, seat: int, site: str) -> str:
        """V-41."""
        target = self._at_site("vikings-target-site", seat, site)
        return self.say("vikings-phrase-attack", target=target)

    def on_fight_undead(self, place: int) -> str:
        """V-50."""
        return self.say("vikings-phrase-undead", **self._on_path(place))

    def on_fight_dragon(self) -> str:
        return self.say("vikings-phrase-attack", target=self.say("vikings-dragon.acc"))

    def _at_site(self, key: str, seat: int, site: str) -> str:
        """A text about somebody's building."""
        return self.say(key, seat=seat, **self.teller.site(seat, site))

    def on_claim(self, slot: int) -> str:
        """V-60."""
        name = self.me["missions"][slot]
        points = self.teller.numbers["missions"][name]["points"]
        return self.say("vikings-phrase-claim", mission=name, points=points)

    def on_swap(self, slot: int) -> str:
        """V-61."""
        price = self.teller.amount(0, self.teller.numbers["table"]["swap_gold"])
        return self.say("vikings-phrase-swap", mission=self.me["missions"][slot], price=price)

    def on_end(self) -> str:
        return self.say("vikings-phrase-end")

    # --- answers ------------------------------------------------------------------------------

    def on_send(self, card: str) -> str:
        return self.say("vikings-phrase-send", card=card)

    def on_go(self) -> str:
        return self.say("vikings-phrase-go", **self.view["attack"])

    def on_defend(self, card: str) -> str:
        return self.say("vikings-phrase-defend", card=card)

    def on_disarm(self, card: str) -> str:
        return self.on_discard(card)

    def on_discard(self, card: str) -> str:
        return self.say("vikings-phrase-discard", card=card)

    def on_trap(self, card: str) -> str:
        return self.say("vikings-phrase-trap", card=card)

    def on_mirror(self, card: str) -> str:
        return self.say("vikings-phrase-mirror", card=card)

    def on_fetch(self, card: str) -> str:
        return self.say("vikings-phrase-fetch", card=card)

    def on_keep(self, card: str) -> str:
        return self.say("vikings-phrase-keep", card=card)

    def on_steal(self, seat: int, site: str) -> str:
        return self._at_site("vikings-phrase-steal", seat, site)

    def on_mix(self, gold: int) -> str:
        what = self.teller.amount(self.frame["amount"] - gold, gold)
        return self.say("vikings-phrase-take", what=what)

    def on_loot(self, resource: str) -> str:
        return self.say("vikings-phrase-take", what=self.teller.resource(resource))

    def on_asgard(self, place: int) -> str:
        return self.say("vikings-phrase-asgard", card=self.view["asgard"][place])

    def on_take(self) -> str:
        return self.say("vikings-phrase-offer")

    def on_decline_all(self) -> str:
        return self.say("vikings-phrase-decline-all")

    def on_done(self) -> str:
        """To choose nothing, or nothing more."""
        kind = self.frame["frame"]
        if kind == "rewind":
            cards = self.frame["discarded"] + self.frame["extra"]
            return self.say("vikings-phrase-draw", cards=cards)
        return self.say(ENOUGH[kind])
