"""Scenes for the boards' harness: positions of real games, as the hall would send them.

    python web/fixtures.py [GAME …]

Plays games between greedy bots and keeps, for each number of players and each kind of question, one
position late enough in a game to show something. A scene is written to
`web/fixtures/<game>/<players>p-<kind>.json`: names, the reader's wire `Position`, the view before
it, what happened so far, and the words in both languages. The same command writes the same files.
A game says in `tests/<game>/scenes.py` which scenes it wants.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from meadhall.bots import bot
from meadhall.kernel.registry import game as game_named
from meadhall.kernel.registry import game_names
from meadhall.kernel.session import Session

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from page.recorded import NAMES, kind_of, scene  # noqa: E402
from page.scenes import scenes_of  # noqa: E402

FIXTURES = Path(__file__).parent / "fixtures"
RIPE = 40
"""After so many moves a position shows enough, unless the game says otherwise."""
LONGEST = 900
"""Moves after which a game of random bots has shown what it can."""


def main(names: list[str]) -> None:
    """Write the scenes of these games."""
    for name in names or game_names():
        folder = FIXTURES / name
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        players, wanted = game_named(name), scenes_of(name)
        scenes: dict[str, Any] = {}
        for count in range(players.min_players, players.max_players + 1):
            for seed in wanted.seeds:
                scenes |= play(name, count, seed, scenes)
            for seed in wanted.wild_seeds:
                if all(f"{count}p-{kind}" in scenes for kind in wanted.kinds):
                    break
                scenes |= play(name, count, seed, scenes, "random")
        for title, each in scenes.items():
            text = json.dumps(each, ensure_ascii=False, separators=(",", ":"))
            (folder / f"{title}.json").write_text(text + "\n", encoding="utf-8")
        (folder / "index.json").write_text(json.dumps(sorted(scenes), indent=1) + "\n")


def play(
    name: str, players: int, seed: int, known: dict[str, Any], level: str = "greedy"
) -> dict[str, Any]:
    """One game; returns the scenes that are better than those known."""
    game, wanted = game_named(name), scenes_of(name)
    options = {} if level == "greedy" else wanted.odd
    session = Session(game, players, seed, options, NAMES["en"][:players])
    bots = [bot(level, game, seat, seed) for seat in range(players)]
    found: dict[str, Any] = {}
    before = session.state.clone()
    while session.state.waiting and (level == "greedy" or len(session.record.moves) < LONGEST):
        for seat in session.state.waiting:
            view = session.state.view(seat)
            kind = kind_of(view)
            kind += wanted.variety(kind, view)
            title = f"{players}p-{kind}"
            number = len(session.record.moves)
            if wanted.kinds and kind not in wanted.kinds:
                continue
            # Late scenes show more; those of the first seat have the names in order.
            worth = (min(number, wanted.ripe or RIPE), -seat)
            best = found.get(title) or known.get(title)
            if best and wanted.ripe and (number < wanted.ripe or best["level"] != level):
                continue  # a scene takes its time to write down: the first, and then a ripe one
            if best is None or worth > tuple(best["worth"]):
                found[title] = scene(session, before, seat, worth) | {"level": level}
        seat = session.state.waiting[-1]  # the first seat last: it sees what the others sealed
        before = session.state.clone()
        session.play(seat, bots[seat].choose(session.state.view(seat), session.state.legal(seat)))
    if level == "greedy":
        found[f"{players}p-over"] = scene(session, before, 0, (0, 0))
        found[f"{players}p-onlooker"] = scene(session, before, None, (0, 0))
    return found


if __name__ == "__main__":
    main(sys.argv[1:])
