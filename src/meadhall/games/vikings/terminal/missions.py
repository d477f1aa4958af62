"""Open missions, and how far a player has come with them (V-60)."""

from __future__ import annotations

from rich.text import Text

from ..words.teller import Teller
from .painter import flow

DONE = "✓"


def missions(teller: Teller, seat: int, room: int) -> Text:
    """What a player's open missions ask for, are worth, and how they stand."""
    player = teller.view["seats"][seat]
    plates = []
    for name, progress in zip(player["missions"], player["progress"], strict=True):
        if name is None:
            continue
        points = teller.numbers["missions"][name]["points"]
        words = Text(teller.say("vikings-table-mission", mission=name, points=points))
        if seat == teller.seat:
            words.append(f" {teller.mission_text(name)}")
        if far := _far(progress):
            words.append(f" {far}", style="bold")
        plates.append(words)
    if seat in teller.view["claimed"]:
        plates.append(Text(teller.say("vikings-table-claimed"), style="dim"))
    label = f"{teller.say('vikings-table-missions', done=player['done'])} "
    plates = plates or [Text("–")]
    return flow([Text(label).append(plates[0]), *plates[1:]], room)


def _far(progress: dict[str, int]) -> str:
    """A tick if it is fulfilled, else how much of how much; nothing for a deed yet to be done."""
    have, need = progress["have"], progress["need"]
    if have >= need:
        return DONE
    return f"{have}/{need}" if need > 1 else ""
