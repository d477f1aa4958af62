"""The choices in plain words: play, buy, build, attack, missions, the rest; prices with each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.face import ByKind, Row, asked, rows
from ....kernel.texts import Texts
from ..space import SPACE
from .teller import Teller, split

ORDER = (
    *("play", "buy", "buy-path", "build", "upgrade", "attack", "fight-undead", "fight-dragon"),
    *("claim", "exchange", "bring", "swap", "dismantle"),
)
"""How the actions of a turn are grouped; what ends it, and answers, come last as they are."""

Described = tuple[str, str, str]


def choices(
    view: dict[str, Any], moves: Sequence[int], texts: Texts, names: Sequence[str]
) -> list[Row]:
    """The legal moves of this seat in words; those that belong together share a row."""
    describe = _Choices(Teller(texts, names, view))
    return rows((move, describe.of(move)) for move in sorted(moves, key=_order))


def _order(move: int) -> tuple[int, int]:
    kind = SPACE.group(move).kind
    return (ORDER.index(kind) if kind in ORDER else len(ORDER), move)


class _Choices(ByKind[Described]):
    """Section, heading and words of each move."""

    space = SPACE

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.say = teller.say
        self.view = teller.view
        self.frame = asked(teller.view)
        self.me = teller.view["seats"][teller.view["seat"]]

    def _under(self, group: str, words: str) -> Described:
        return "", self.say(group), words

    # --- cards --------------------------------------------------------------------------------

    def on_play(self, card: str) -> Described:
        """V-26: a hand card and what it brings; or the other effect of one that has attacked
        (V-83)."""
        group = "vikings-group-play"
        if self.view["turn"]["owed"].get(card):
            return self._under(group, self.say("vikings-choice-owed", card=card))
        count = self.view["hand"].get(card, 0)
        words = self.teller.card(card) + (f" ×{count}" if count > 1 else "")
        beer, gold = self._worth(card)
        if beer + gold:
            words += f": +{self.teller.amount(beer, gold)}"
        return self._under(group, words)

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

    def on_buy(self, card: str) -> Described:
        """V-30."""
        return self._under("vikings-group-buy", self._priced(card))

    def on_buy_path(self, place: int) -> Described:
        return self._under("vikings-group-path", self._priced(self.view["path"][place]))

    def _priced(self, name: str) -> str:
        return f"{self.teller.plate(name)}, {self.teller.price_of(name)}"

    # --- the village --------------------------------------------------------------------------

    def on_build(self, building: str) -> Described:
        """V-32."""
        cost = self.teller.numbers["buildings"][building]
        price = self.teller.amount(cost["beer"], cost["gold"])
        return self._under("vikings-group-build", f"{self.teller.building(building)}, {price}")

    def on_upgrade(self) -> Described:
        """V-33."""
        level, halls = self.me["level"], self.teller.numbers["halls"]
        args = {"hall": self.teller.hall(level + 1), "points": halls[str(level + 1)]["reached"]}
        price = self.teller.amount(0, halls[str(level)]["gold"])
        words = self.say("vikings-choice-upgrade", price=price, **args)
        return self._under("vikings-group-build", words)

    def on_dismantle(self, site: str) -> Described:
        """V-34."""
        return self._under("vikings-group-dismantle", self._site(self.view["seat"], site))

    def _site(self, seat: int, site: str) -> str:
        return str(self.teller.site(seat, site)["site"])

    # --- means --------------------------------------------------------------------------------

    def on_exchange(self, resource: str) -> Described:
        """V-13."""
        rate = self.teller.numbers["table"]["exchange"]
        beer = resource == "beer"
        give = self.teller.amount(*((rate, 0) if beer else (0, rate)))
        return self._under(
            "vikings-group-exchange", f"{give} → {self.teller.amount(not beer, beer)}"
        )

    def on_bring(self, token: str) -> Described:
        """V-12: tokens to pay with."""
        return self._under("vikings-group-bring", self.teller.stock(self.view["seat"], token))

    # --- attacks ------------------------------------------------------------------------------

    def on_attack(self, seat: int, site: str) -> Described:
        """V-41: a target, its visible defence, and what its damage brings at once (V-47)."""
        standing = self.view["seats"][seat]["sites"][site]
        words = f"{self._site(seat, site)} [{standing['defence']}]"
        words += self._gains(**standing["prize"])
        return "", f"{self.say('vikings-group-attack')}, {self.teller.names[seat]}", words

    def on_fight_undead(self, place: int) -> Described:
        points = self.teller.numbers["table"]["undead_points"]
        undead = self.teller.plate(self.view["path"][place])
        return self._under("vikings-group-attack", undead + self._gains(points, tokens=1))

    def on_fight_dragon(self) -> Described:
        bare = self.teller.numbers["table"]["dragon_defence"]
        words = f"{self.say('vikings-dragon')} [{bare}]" + self._gains(tokens=1)
        return self._under("vikings-group-attack", words)

    def _gains(
        self, points: int = 0, tokens: int = 0, resource: str = "", asgard: bool = False
    ) -> str:
        say = self.say
        words = say("vikings-choice-bonus", points=points) if points else ""
        words += say("vikings-choice-bonus.tokens", tokens=tokens) if tokens else ""
        return words + (say("vikings-choice-bonus.asgard") if asgard else "")

    # --- missions, the end --------------------------------------------------------------------

    def on_claim(self, slot: int) -> Described:
        """V-60."""
        name = self.me["missions"][slot]
        points = self.teller.numbers["missions"][name]["points"]
        words = self.say("vikings-choice-claim", mission=name, points=points)
        return self._under("vikings-group-claim", words)

    def on_swap(self, slot: int) -> Described:
        """V-61."""
        price = self.teller.amount(0, self.teller.numbers["table"]["swap_gold"])
        words = self.say("vikings-choice-swap", mission=self.me["missions"][slot], price=price)
        return self._under("vikings-group-swap", words)

    def on_end(self) -> Described:
        return self._at_the_end(), "", self.say("vikings-choice-end")

    def _at_the_end(self) -> str:
        """V-11, V-48, V-49: what the end of the turn brings, and what vanishes."""
        turn = self.view["turn"]
        points, defender = turn["at_end"]["points"], turn["at_end"]["defender"]
        notes = []
        if points:
            notes.append(self.say("vikings-choice-end.hits", points=points))
        if defender is not None:
            notes.append(self.say("vikings-choice-end.repelled", seat=defender))
        if turn["beer"] + turn["gold"]:
            lost = {"beer": turn["beer"], "gold": turn["gold"]}
            notes.append(self.say("vikings-choice-end.lost", **lost))
        return self.say("vikings-group-end", what="; ".join(notes)) if notes else ""

    # --- answers ------------------------------------------------------------------------------

    def on_send(self, card: str) -> Described:
        return "", "", self.teller.plate(card, self.view["army"]["cards"][card])

    def on_go(self) -> Described:
        """V-44: the warning stands at the move itself too."""
        stands = self.view["attack"]
        key = "vikings-choice-go" if stands["succeeds"] else "vikings-choice-go-weak"
        words = self.say(key, strength=stands["strength"], defence=stands["defence"])
        return "", "", words

    def on_defend(self, card: str) -> Described:
        return self._of_hand(card)

    def on_disarm(self, card: str) -> Described:
        return self._of_hand(card)

    def on_discard(self, card: str) -> Described:
        return self._of_hand(card)

    def on_keep(self, card: str) -> Described:
        return self._of_hand(card)

    def _of_hand(self, card: str) -> Described:
        """How many there are to choose from; of a trap, what it does."""
        if self.teller.numbers["cards"][card]["power"] == "trap":
            return self.on_mirror(card)
        return "", "", self.teller.plate(card, self.view["hand"][card])

    def on_mirror(self, card: str) -> Described:
        return "", "", f"{self.teller.card(card)}: {self.teller.card_text(card)}"

    def on_trap(self, card: str) -> Described:
        return "", "", self.teller.plate(card, self.view["turn"]["sent"][card])

    def on_fetch(self, card: str) -> Described:
        return "", "", self.teller.plate(card, self.me["discard"][card])

    def on_steal(self, seat: int, site: str) -> Described:
        tokens = self.view["seats"][seat]["sites"][site]["tokens"]
        where = f"{self.teller.names[seat]}: {self._site(seat, site)}"
        return "", "", self.say("vikings-choice-steal", where=where, tokens=tokens)

    def on_mix(self, gold: int) -> Described:
        return "", "", self.teller.amount(self.frame["amount"] - gold, gold)

    def on_loot(self, resource: str) -> Described:
        return "", "", self.teller.resource(resource)

    def on_asgard(self, place: int) -> Described:
        return self.on_mirror(self.view["asgard"][place])

    def on_take(self) -> Described:
        return "", "", self.say("vikings-choice-take")

    def on_decline_all(self) -> Described:
        return "", "", self.say("vikings-choice-decline-all")

    def on_done(self) -> Described:
        kind = self.frame["frame"]
        if kind == "rewind":
            draw = self.frame["discarded"] + self.frame["extra"]
            return "", "", self.say("vikings-choice-draw", cards=draw)
        return "", "", self.say("vikings-choice-let" if kind == "defend" else "vikings-choice-none")
