"""A table in text, as the game's terminal draws it."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from typing import Any

from ..extras import need
from ..kernel.game import Game
from ..kernel.state import State

WIDTH = 100
LANGUAGE = "en"


def drawn(game: Game[Any], state: State, seat: int | None) -> str:
    """The table as a seat sees it (None: an onlooker). Like every face of a game it is drawn from
    the view; a game without a terminal of its own is told as its view tells it."""
    view = state.view(seat)
    module = f"{game.package}.terminal"
    if find_spec(module) is None:
        return json.dumps(view, indent=2)
    need("cli", "a table drawn in text")
    from rich.console import Console

    face = import_module(module)
    texts = game.texts(LANGUAGE)
    names = [f"seat_{each}" for each in range(state.players)]
    paper = StringIO()
    # Plain text, whatever the environment says of the terminal the program itself runs in.
    console = Console(
        file=paper,
        width=WIDTH,
        height=100,
        color_system=None,
        force_terminal=False,
        legacy_windows=False,
    )
    console.print(face.render(view, texts, names, WIDTH))
    if seat is not None:
        for part in face.own(view, texts, names, asked=False):
            console.print(part)
    return paper.getvalue()
