"""A village in a line: hall, buildings, tokens, what is damaged or still being built."""

from __future__ import annotations

from rich.text import Text

from ..shown import Player, Standing
from ..words.teller import Teller, split
from .painter import STYLES, dots, flow

HOLDS = {"brewery": "beer", "gold-factory": "gold", "beer-store": "beer", "gold-store": "gold"}
"""What tokens lie on which building."""


def village(teller: Teller, seat: int, room: int) -> Text:
    """The hall, then the buildings by kind, each with defence, tokens and marks."""
    player = teller.view["seats"][seat]
    kinds: dict[str, list[str]] = {}
    for site in player["sites"]:
        kinds.setdefault(split(site)[0], []).append(site)
    groups = []
    for kind, sites in kinds.items():
        if kind == "hall":
            groups.append(_hall(teller, player))
            continue
        name = Text(teller.building(kind))
        numbered = len(sites) > 1 or split(sites[0])[1] > 1
        plates = [
            Text(f" {split(site)[1]}" if numbered else "").append(
                _standing(teller, kind, player["sites"][site])
            )
            for site in sites
        ]
        groups.append(name.append(Text(",").join(plates)))
    return flow([*groups, _limit(teller, player)], room)


def _hall(teller: Teller, player: Player) -> Text:
    """V-33, V-51: its level, and the loot that lies on it."""
    words = Text(teller.hall(player["level"])).append(_marks(teller, player["sites"]["hall"]))
    for resource, tokens in (("beer", player["hall_beer"]), ("gold", player["hall_gold"])):
        if tokens:
            words.append(" ").append(dots(resource, tokens))
            words.append(f" {teller.say(f'vikings-resource-{resource}')}")
    return words


def _limit(teller: Teller, player: Player) -> Text:
    """V-32: buildings now, and how many there may be."""
    built, limit = len(player["sites"]) - 1, player["limit"]
    words = teller.say("vikings-table-limit", built=built, limit=limit, most=teller.most(limit))
    return Text(words, style="dim")


def _standing(teller: Teller, kind: str, standing: Standing) -> Text:
    words = _marks(teller, standing)
    if kind in HOLDS and standing["state"] == "finished":
        room = teller.numbers["table"]["capacity"] if kind.endswith("store") else 1
        words.append(" ").append(dots(HOLDS[kind], standing["tokens"], room))
    return words


def _marks(teller: Teller, standing: Standing) -> Text:
    """Defence with the fortifications in it, damage, construction."""
    words = Text(f" [{standing['defence']}]", style="bold")
    if standing["walls"]:
        words.append(f" ({teller.bag(standing['walls'])})", style="not bold")
    if standing["state"] == "under-construction":
        words.append(f" {teller.say('vikings-table-new')}", style="not bold dim")
    if standing["damaged"]:
        style = f"not bold {STYLES['damaged']}"
        words.append(f" {teller.say('vikings-table-damaged')}", style=style)
    return words
