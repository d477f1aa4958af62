"""The open question in plain words: above all, how an attack stands before it goes (V-44)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.face import asked
from ....kernel.texts import Texts
from ..village import RESOURCES
from .teller import Teller

PLAIN = ("disarm", "trap", "mirror", "loot", "asgard", "offer")
"""Frames whose question is the same each time."""


def question(view: dict[str, Any], texts: Texts, names: Sequence[str]) -> str:
    """What is asked of this seat."""
    teller = Teller(texts, names, view)
    frame = asked(view)
    kind = frame["frame"]
    if kind in PLAIN:
        return teller.say(f"vikings-ask-{kind}")
    match kind:
        case "turn":
            return _turn(view, teller)
        case "attack":
            return _attack(teller)
        case "defend":
            return _defend(view, teller)
        case "steal":
            return _steal(frame, teller)
        case "fetch":
            which = "fighters" if frame["fighters_only"] else "any"
            return teller.say("vikings-ask-fetch", left=frame["left"], which=which)
        case "rewind":
            return _rewind(view, frame, teller)
        case "mix":
            return teller.say("vikings-ask-mix", amount=frame["amount"])
        case _:
            return _keep(view, teller)


def _turn(view: dict[str, Any], teller: Teller) -> str:
    """V-10, V-11, V-40: what there is to spend, how much of it are tokens, which can wait, and how
    strong an attack could be."""
    me = view["seats"][view["seat"]]
    have, tokens = teller.amount(**me["purse"]), teller.amount(**me["tokens"])
    if not any(me["purse"].values()):
        roles = {teller.numbers["cards"][name]["role"] for name in view["hand"]}
        cards = "yes" if roles & {"resource", "action"} else "no"
        words = teller.say("vikings-ask-turn-nothing", cards=cards)
    elif not any(me["tokens"].values()):
        words = teller.say("vikings-ask-turn", have=have)
    else:
        words = teller.say("vikings-ask-turn-tokens", have=have, tokens=tokens)
    marked = view["turn"]["marked"]
    if marked:
        plates = [
            teller.stock(view["seat"], stock) + (f" ×{count}" if count > 1 else "")
            for stock, count in marked.items()
        ]
        words += " " + teller.say("vikings-ask-turn-marked", tokens=", ".join(plates))
    if view["army"]["strength"]:
        words += " " + teller.say("vikings-ask-turn-army", strength=view["army"]["strength"])
    return words


def _attack(teller: Teller) -> str:
    """V-53, V-44: strength against the visible defence, with a warning while it is too weak."""
    view, stands = teller.view, teller.view["attack"]
    numbers = {"strength": stands["strength"], "defence": stands["defence"], "short": stands["by"]}
    if stands["target"] == "dragon":
        target = teller.say("vikings-dragon.acc")
    elif stands["target"] == "undead":
        target = teller.say(f"vikings-card-{view['path'][stands['place']]}.acc")
    else:
        site = teller.site(stands["victim"], stands["site"])
        target = teller.say("vikings-target-site", name=teller.names[stands["victim"]], **site)
    if not view["turn"]["sent"]:
        key = "vikings-ask-attack"
    elif stands["succeeds"]:
        key = "vikings-ask-attack-enough"
    elif stands["target"] != "building":
        key = "vikings-ask-attack-in-vain"
    else:
        key = "vikings-ask-attack-weak"
        numbers |= {"points": stands["repelled"], "full": stands["full"]}
    words = teller.say(key, target=target, **numbers)
    if len(view["army"]["cards"]) > 1:
        words += " " + teller.say("vikings-ask-attack-order")
    return words


def _defend(view: dict[str, Any], teller: Teller) -> str:
    """V-45: who comes with what, against which defence, and how it would end as it stands."""
    stands = view["attack"]
    roles = teller.numbers["cards"]
    able = any(roles[name]["role"] == "fortification" for name in view["hand"])
    return teller.say(
        "vikings-ask-defend",
        attacker=teller.names[stands["attacker"]],
        cards=teller.bag(view["turn"]["sent"]),
        strength=stands["strength"],
        defence=stands["defence"],
        stands="lost" if stands["succeeds"] else "repelled",
        able="yes" if able else "no",
        **teller.site(view["seat"], stands["site"]),
    )


def _steal(frame: dict[str, Any], teller: Teller) -> str:
    """V-90: theft from anybody; a tax from one player after another."""
    resource = RESOURCES[frame["resource"]]
    if frame["from"] < 0:
        return teller.say("vikings-ask-steal", resource=resource)
    return teller.say("vikings-ask-tax", resource=resource, name=teller.names[frame["from"]])


def _rewind(view: dict[str, Any], frame: dict[str, Any], teller: Teller) -> str:
    """V-93: discard, then draw."""
    cards = frame["discarded"]
    words = teller.say("vikings-ask-rewind", cards=cards, draw=cards + frame["extra"])
    return words + _in_order(view, teller)


def _in_order(view: dict[str, Any], teller: Teller) -> str:
    """Said where several cards are chosen one by one, if they aren't all alike."""
    return " " + teller.say("vikings-ask-in-order") if len(view["hand"]) > 1 else ""


def _keep(view: dict[str, Any], teller: Teller) -> str:
    """V-25: one card for each finished Drakkar, or one for all of them."""
    sites = view["seats"][view["seat"]]["sites"].items()
    drakkars = [
        site for site, each in sites if site.startswith("drakkar") and each["state"] == "finished"
    ]
    cards = 1 if teller.numbers["variants"]["one_kept"] else len(drakkars)
    words = teller.say("vikings-ask-keep", left=cards - sum(view["kept"].values()))
    return words + (_in_order(view, teller) if cards > 1 else "")
