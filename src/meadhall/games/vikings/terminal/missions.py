"""Open missions, and how far a player has come with them (V-60)."""

from __future__ import annotations

from rich.text import Text

from ..words.teller import Teller, split, tokens_of
from .painter import flow

DEEDS = {
    "worship": "bought-path",
    "worker": "bought-building",
    "attacker": "hit",
    "strategy": "bought-fighter",
    "shield": "bought-fortification",
    "warfare": "hit-strongly",
    "town-fall": "hit-hall",
}
"""What has to be done in one turn."""
OWNED = {
    "brewer": "brewery",
    "foundry": "gold-factory",
    "captain": "drakkar",
    "innkeeper": "tavern",
}
"""Which buildings are to be had."""
DONE = "✓"


def missions(teller: Teller, seat: int, room: int) -> Text:
    """What a player's open missions ask for, are worth, and how they stand."""
    player = teller.view["seats"][seat]
    names = [name for name in player["missions"] if name is not None]
    plates = []
    for name in names:
        points = teller.numbers["missions"][name]["points"]
        words = Text(teller.say("vikings-table-mission", mission=name, points=points))
        if seat == teller.seat:
            words.append(f" {teller.mission_text(name)}")
        progress = _progress(teller, seat, name)
        if progress:
            words.append(f" {progress}", style="bold")
        plates.append(words)
    if seat in teller.view["claimed"]:
        plates.append(Text(teller.say("vikings-table-claimed"), style="dim"))
    label = f"{teller.say('vikings-table-missions', done=player['done'])} "
    plates = plates or [Text("–")]
    return flow([Text(label).append(plates[0]), *plates[1:]], room)


def _progress(teller: Teller, seat: int, name: str) -> str:
    """A tick if it is fulfilled, else how much of how much; nothing for a deed yet to be done."""
    view, player = teller.view, teller.view["seats"][seat]
    acting = seat == view["active"]
    if name in DEEDS:
        return DONE if acting and DEEDS[name] in view["turn"]["deeds"] else ""
    if name in OWNED:
        have = sum(split(site)[0] == OWNED[name] for site in player["sites"])
    elif name == "architect":
        have = player["level"]
    elif name in ("thirsty", "money"):
        spent = view["turn"]["spent_beer" if name == "thirsty" else "spent_gold"]
        have = spent if acting else 0
    else:
        have = tokens_of(player)[name == "gold"]
    need = teller.numbers["missions"][name]["need"]
    return DONE if have >= need else f"{have}/{need}"
