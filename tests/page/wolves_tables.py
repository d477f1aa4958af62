"""Tables of Wolves that random games don't come to: stated in words, shown as the hall would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wolves.table import GAME, Table, wolves

from meadhall.games.wolves.people import NAMES as PEOPLE
from meadhall.kernel.session import Session

from .recorded import NAMES, scene

LONG = "2 huscarl konung 2 hirdman 2 bond archer raider hovding traitor thrall"
COPIES = {"hirdman": 10, "priest": 3, "assassin": 5}
"""So many that all lines can be made; of the others seven."""
HAND = "archer, 2 bond, 2 hirdman, berserk, priest, assassin, plague, flank, 2 shield-wall"


def seen(table: Table, seat: int | None, *moves: str) -> dict[str, Any]:
    """A stated table as somebody there sees it, after moves of whoever is asked."""
    session = Session(GAME, table.state.players, 0, {}, NAMES["en"][: table.state.players])
    session.state = table.state
    before = session.state.clone()
    for move in moves:
        before = session.state.clone()
        asked = session.state.waiting[0]
        session.play(asked, table.move_named(asked, move))
    return scene(session, before, seat, (0, 0))


OTHERS = {
    "erik": "2 hirdman bond 2 berserk archer huscarl hovding konung; hand: 3 any; deities: odin"
    "; passed 1; victories: steel-alone, costly-triumph, crowded-hall",
    "mark": "2 bond thrall huscarl 2 hirdman raider archer hovding berserk traitor; hand: 5 any",
    "olga": "priest 2 hirdman konung assassin; hand: 4 any; deities: fenrir, hel, fafnir",
    "sven": "2 archer assassin raider huscarl thrall hovding; hand: 7 any; deities: baldr"
    "; passed 2",
}


def crowded(prizes: str | None = None, **others: str) -> Table:
    """Five players, lines of 5 to 12, a full hand, deities with everybody, many victory cards."""
    lines: dict[str, Any] = {**OTHERS}
    return wolves(
        anna=f"{LONG}; hand: {HAND}; deities: thor, freya; sacrifices: 2 berserk, thrall"
        "; victories: coastal-raid",
        **(lines | others),
        hall="loki heimdall yggdrasil",
        round=3,
        options={"people": {name: {"copies": COPIES.get(name, 7)} for name in PEOPLE}},
        prizes=prizes,
    )


def ending() -> Table:
    """The last one is about to pass; two cards are fought for."""
    passed = {"olga": 3, "mark": 4}
    return crowded(
        prizes="saga-of-deeds field-of-slaughter",
        **{
            name: f"{words}; passed {passed[name]}"
            for name, words in OTHERS.items()
            if name in passed
        },
    )


STATED: dict[str, Callable[[], dict[str, Any]]] = {
    "crowded": lambda: seen(crowded(), 0),
    "watched": lambda: seen(crowded(), None),
    "won": lambda: seen(ending(), 0, "pass"),
    "won-watched": lambda: seen(ending(), None, "pass"),
    "won-taken": lambda: seen(ending(), 0, "pass", "victory saga-of-deeds"),
    "lost": lambda: seen(ending(), 1, "pass"),
}
"""What a board must have room for besides."""
