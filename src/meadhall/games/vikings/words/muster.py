"""Whom a seat could send into an attack, reckoned from a view alone (V-40, V-56)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from .teller import Teller, split

ATTACKERS = ("fighter", "hero")


def sent(teller: Teller) -> dict[str, int]:
    """The cards in the attack that is being declared or fought."""
    bag: dict[str, int] = teller.view["turn"]["sent"]
    return bag


def army(teller: Teller) -> dict[str, int]:
    """Everything the seat could still send into an attack this turn."""
    turn = teller.view["turn"]
    bag = Counter(teller.view["hand"]) + Counter(turn["ready"])
    if turn["lens"] is not None:
        bag[turn["lens"]] += 1
    roles = {name: card["role"] for name, card in teller.numbers["cards"].items()}
    return {name: bag[name] for name in bag if roles[name] in (*ATTACKERS, "booster")}


def attackers(teller: Teller, bag: Mapping[str, int]) -> int:
    """V-45: the Fighters and Heroes among them."""
    cards = teller.numbers["cards"]
    return sum(count for name, count in bag.items() if cards[name]["role"] in ATTACKERS)


def strength(teller: Teller, bag: Mapping[str, int]) -> int:
    """What these cards would be worth together, in an attack on anything but a Town Hall. How an
    attack stands that has been declared, the view says itself."""
    cards = teller.numbers["cards"]
    fighters = sum(count for name, count in bag.items() if cards[name]["role"] == "fighter")
    raised: int = teller.view["turn"]["rally"]
    total: int = 0
    for name, count in bag.items():
        card = cards[name]
        if card["role"] == "booster" and not fighters:
            continue
        each = card["strength"]
        if card["power"] == "strength-per-brewery":
            each += card["amount"] * _breweries(teller.view)
        elif card["power"] == "rally":
            raised += card["amount"] * count
        total += each * count
    return total + raised * fighters


def _breweries(view: Mapping[str, Any]) -> int:
    sites = view["seats"][view["active"]]["sites"]
    return sum(split(site)[0] == "brewery" for site in sites)
