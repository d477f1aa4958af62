"""The choices in plain words: play, buy, build, attack, missions, the rest; prices with each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.face import Row
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
from .teller import Teller, split

ORDER = (PLAY, BUY, BUY_PATH, BUILD, UPGRADE, ATTACK, CLAIM, EXCHANGE, BRING, SWAP, DISMANTLE)
"""How the actions of a turn are grouped: by the first move of each family; what ends comes last."""
FAMILIES = sorted((*ORDER, END_TURN))
NAMED = {
    DEFEND: "hand",
    DISARM: "hand",
    TRAP: "sent",
    MIRROR: "others",
    FETCH: "discard",
    DISCARD: "hand",
    KEEP: "hand",
}
"""Families of answers that name a kind of card, and where it is."""


def choices(
    view: dict[str, Any], moves: Sequence[int], texts: Texts, names: Sequence[str]
) -> list[Row]:
    """The legal moves of this seat in words; those that belong together share a row."""
    describe = _Choices(Teller(texts, names, view))
    rows: list[Row] = []
    for move in sorted(moves, key=_order):
        heading, words = describe.of(move)
        if rows and rows[-1].heading == heading and heading:
            rows[-1].choices.append((move, words))
        else:
            section = describe.end() if move == END_TURN else ""
            rows.append(Row(section, heading, [(move, words)]))
    return rows


def _order(move: int) -> tuple[int, int]:
    family = max((first for first in FAMILIES if first <= move), default=END_TURN)
    return (ORDER.index(family) if family in ORDER else len(ORDER), move)


class _Choices:
    """Heading and words of each move."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.view = teller.view
        self.frame = asked(dict(teller.view))
        self.me = teller.view["seats"][teller.view["seat"]]

    def of(self, move: int) -> tuple[str, str]:
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
            return "", self.teller.say("vikings-choice-end")
        return "", self._answer(move)

    def _heading(self, key: str) -> str:
        return self.teller.say(key)

    # --- a turn -------------------------------------------------------------------------------

    def _card(self, move: int) -> tuple[str, str]:
        """V-26, V-30: play or buy."""
        if move < BUY:
            return self._heading("vikings-group-play"), self._play(NAMES[move - PLAY])
        if move < BUY_PATH:
            name = NAMES[MARKET + move - BUY]
            return self._heading("vikings-group-buy"), self._priced(name)
        name = self.view["path"][move - BUY_PATH]
        return self._heading("vikings-group-path"), self._priced(name)

    def _priced(self, name: str) -> str:
        return f"{self.teller.plate(name)}, {self.teller.price_of(name)}"

    def _play(self, name: str) -> str:
        """A hand card and what it brings; or the other effect of one that has attacked (V-83)."""
        teller = self.teller
        if self.view["turn"]["owed"].get(name):
            return teller.say("vikings-choice-owed", card=name)
        count = self.view["hand"].get(name, 0)
        words = teller.card(name) + (f" ×{count}" if count > 1 else "")
        beer, gold = self._worth(name)
        return f"{words}: +{teller.amount(beer, gold)}" if beer + gold else words

    def _worth(self, name: str) -> tuple[int, int]:
        """What a card gives when it is played now."""
        card = self.teller.numbers["cards"][name]
        beer, gold = card.get("beer", 0), card.get("gold", 0)
        kinds = [split(site)[0] for site in self.me["sites"]]
        if card["power"] == "gold-per-factory":
            gold += card["amount"] * kinds.count("gold-factory")
        elif card["power"] == "beer-per-brewery":
            beer += card["amount"] * kinds.count("brewery")
        return beer, gold

    def _village(self, move: int) -> tuple[str, str]:
        """V-32 … V-34: build, upgrade, dismantle."""
        teller = self.teller
        if move < UPGRADE:
            name = BUILDING_NAMES[move - BUILD]
            cost = teller.numbers["buildings"][name]
            words = f"{teller.building(name)}, {teller.amount(cost['beer'], cost['gold'])}"
            return self._heading("vikings-group-build"), words
        if move == UPGRADE:
            level = self.me["level"]
            halls = teller.numbers["halls"]
            args = {"hall": teller.hall(level + 1), "points": halls[str(level + 1)]["reached"]}
            price = teller.amount(0, halls[str(level)]["gold"])
            words = teller.say("vikings-choice-upgrade", price=price, **args)
            return self._heading("vikings-group-build"), words
        site = SITE_NAMES[move - DISMANTLE]
        return self._heading("vikings-group-dismantle"), self._site(self.view["seat"], site)

    def _site(self, seat: int, site: str) -> str:
        return str(self.teller.site(seat, site)["site"])

    def _means(self, move: int) -> tuple[str, str]:
        """V-12, V-13: exchange, and tokens to pay with."""
        teller = self.teller
        if move < BRING:
            rate = teller.numbers["table"]["exchange"]
            give = (rate, 0) if move == EXCHANGE else (0, rate)
            gain = (0, 1) if move == EXCHANGE else (1, 0)
            words = f"{teller.amount(*give)} → {teller.amount(*gain)}"
            return self._heading("vikings-group-exchange"), words
        place = move - BRING
        if place in (HALL, HALL_GOLD):
            stock = f"hall {RESOURCES[place == HALL_GOLD]}"
        else:
            stock = SITE_NAMES[place]
        words = teller.stock(self.view["seat"], stock)
        return self._heading("vikings-group-bring"), words

    def _attack(self, move: int) -> tuple[str, str]:
        """V-41: a target, its visible defence, and what its damage brings at once (V-47)."""
        teller = self.teller
        group = self._heading("vikings-group-attack")
        if move == FIGHT_DRAGON:
            bare = teller.numbers["table"]["dragon_defence"]
            return group, f"{teller.say('vikings-dragon')} [{bare}]" + self._gains(tokens=1)
        if move >= FIGHT_UNDEAD:
            points = teller.numbers["table"]["undead_points"]
            undead = teller.plate(self.view["path"][move - FIGHT_UNDEAD])
            return group, undead + self._gains(points, tokens=1)
        victim, site = divmod(move - ATTACK, SITES)
        name = SITE_NAMES[site]
        standing = self.view["seats"][victim]["sites"][name]
        words = f"{self._site(victim, name)} [{standing['defence']}]"
        return f"{group} p{victim + 1}", words + self._gains(**standing["prize"])

    def _gains(
        self, points: int = 0, tokens: int = 0, resource: str = "", asgard: bool = False
    ) -> str:
        say = self.teller.say
        words = say("vikings-choice-bonus", points=points) if points else ""
        words += say("vikings-choice-bonus.tokens", tokens=tokens) if tokens else ""
        return words + (say("vikings-choice-bonus.asgard") if asgard else "")

    def _mission(self, move: int) -> tuple[str, str]:
        """V-60, V-61."""
        teller = self.teller
        slot = move - (CLAIM if move < SWAP else SWAP)
        name = self.me["missions"][slot]
        if move < SWAP:
            points = teller.numbers["missions"][name]["points"]
            words = teller.say("vikings-choice-claim", mission=name, points=points)
            return self._heading("vikings-group-claim"), words
        price = teller.amount(0, teller.numbers["table"]["swap_gold"])
        words = teller.say("vikings-choice-swap", mission=name, price=price)
        return self._heading("vikings-group-swap"), words

    def end(self) -> str:
        """V-11, V-48, V-49: what the end of the turn brings, and what vanishes."""
        turn = self.view["turn"]
        points, defender = turn["at_end"]["points"], turn["at_end"]["defender"]
        notes = []
        if points:
            notes.append(self.teller.say("vikings-choice-end.hits", points=points))
        if defender is not None:
            notes.append(self.teller.say("vikings-choice-end.repelled", seat=defender))
        if turn["beer"] + turn["gold"]:
            lost = {"beer": turn["beer"], "gold": turn["gold"]}
            notes.append(self.teller.say("vikings-choice-end.lost", **lost))
        return self.teller.say("vikings-group-end", what="; ".join(notes)) if notes else ""

    # --- answers ------------------------------------------------------------------------------

    def _answer(self, move: int) -> str:
        teller = self.teller
        if SEND <= move < GO:
            name = NAMES[move - SEND]
            return teller.plate(name, self.view["army"]["cards"][name])
        if move == GO:
            return self._go()
        for first, where in NAMED.items():
            if first <= move < first + CARDS:
                return self._named(NAMES[move - first], where)
        if STEAL <= move < MIRROR:
            victim, site = divmod(move - STEAL, SITES)
            tokens = self.view["seats"][victim]["sites"][SITE_NAMES[site]]["tokens"]
            where = f"{teller.numbered(victim)}: {self._site(victim, SITE_NAMES[site])}"
            return teller.say("vikings-choice-steal", where=where, tokens=tokens)
        if MIX <= move < LOOT:
            gold = move - MIX
            return teller.amount(self.frame["amount"] - gold, gold)
        if LOOT <= move < ASGARD:
            return teller.resource(RESOURCES[move - LOOT])
        if ASGARD <= move < TAKE:
            name = self.view["asgard"][move - ASGARD]
            return f"{teller.card(name)}: {teller.card_text(name)}"
        return self._stop(move)

    def _named(self, name: str, where: str) -> str:
        """A card by kind: how many there are to choose from, or what it does."""
        teller = self.teller
        trap = where == "hand" and teller.numbers["cards"][name]["power"] == "trap"
        if where == "others" or trap:
            return f"{teller.card(name)}: {teller.card_text(name)}"
        counts = {
            "hand": self.view["hand"],
            "sent": self.view["turn"]["sent"],
            "discard": self.me["discard"],
        }
        return teller.plate(name, counts[where][name])

    def _go(self) -> str:
        """V-44: the warning stands at the move itself too."""
        stands = self.view["attack"]
        key = "vikings-choice-go" if stands["succeeds"] else "vikings-choice-go-weak"
        return self.teller.say(key, strength=stands["strength"], defence=stands["defence"])

    def _stop(self, move: int) -> str:
        kind = self.frame["frame"]
        if move == TAKE:
            return self.teller.say("vikings-choice-take")
        if move == DECLINE_ALL:
            return self.teller.say("vikings-choice-decline-all")
        if kind == "rewind":
            draw = self.frame["discarded"] + self.frame["extra"]
            return self.teller.say("vikings-choice-draw", cards=draw)
        return self.teller.say("vikings-choice-let" if kind == "defend" else "vikings-choice-none")
