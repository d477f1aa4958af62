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
from dataclasses import asdict
from pathlib import Path
from typing import Any

from meadhall.bots import bot
from meadhall.hall.wire.words import words_for
from meadhall.kernel.registry import game as game_named
from meadhall.kernel.registry import game_names
from meadhall.kernel.session import Session
from meadhall.kernel.texts import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from page.scenes import scenes_of  # noqa: E402

FIXTURES = Path(__file__).parent / "fixtures"
NAMES = {
    "en": ["Astrid", "Erik", "Marta", "Skald", "Torvald"],
    "ru": ["Астрид", "Эрик", "Марта", "Скальд", "Торвальд"],
}
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
        for title, scene in scenes.items():
            text = json.dumps(scene, ensure_ascii=False, separators=(",", ":"))
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


def kind_of(view: dict[str, Any]) -> str:
    """What is asked, by the name the game's view gives it."""
    if view.get("decision"):
        return str(view["decision"]["kind"])
    if not view.get("frames"):
        return "over"
    return str(view["frames"][-1]["frame"])


def scene(
    session: Session, before: Any, seat: int | None, worth: tuple[int, int]
) -> dict[str, Any]:
    """A position as this reader gets it."""
    state, game = session.state, session.game
    view = state.view(seat)
    legal = state.legal(seat) if seat is not None and state.waiting else []
    foreseen = game.foresee(state, seat, legal) if seat is not None else {}
    outcome = state.outcome
    last = session.log[-1] if session.log else session.opening
    words = {}
    for lang in LANGUAGES:
        question, texts = (
            words_for(game, view, legal, lang, NAMES[lang][: state.players])
            if legal
            else (None, {})
        )
        words[lang] = {
            "names": NAMES[lang][: state.players],
            "question": question,
            "moves": [texts.get(move, "") for move in legal],
        }
    told = [each for event in last if (each := game.tell(event, seat))]
    recalled = [
        [each for event in events if (each := game.recall(event, seat))]
        for events in (session.opening, *session.log[:-1])
    ]

    def saga(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [asdict(line) for line in game.words.saga(events, view)]

    return {
        "game": game.name,
        "worth": worth,
        "seat": seat,
        "view": view,
        "before": before.view(seat),
        "events": told,
        "lines": saga(told),
        "history": [saga(events) for events in recalled if events],
        "waiting": list(state.waiting),
        "moves": [
            [
                move,
                game.notation(state, seat or 0, move),
                game.space.structure(move),
                foreseen.get(move),
            ]
            for move in legal
        ],
        "result": (
            {"scores": list(outcome.scores), "ranks": list(outcome.ranks)} if outcome else None
        ),
        "open": [state.view(each) for each in range(state.players)] if outcome else None,
        "words": words,
    }


if __name__ == "__main__":
    main(sys.argv[1:])
