"""Scenes for the boards' harness: positions of real games, as the hall would send them.

    python web/fixtures.py asgard wolves

Plays games between greedy bots and keeps, for each number of players and each kind of question, one
position late enough in a game to show something. A scene is written to
`web/fixtures/<game>/<players>p-<kind>.json`: names, the reader's wire `Position`, the view before
it, what happened so far, and the words in both languages. The same command writes the same files.
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
from meadhall.kernel.session import Session
from meadhall.kernel.texts import LANGUAGES

FIXTURES = Path(__file__).parent / "fixtures"
NAMES = {
    "en": ["Astrid", "Erik", "Marta", "Skald", "Torvald"],
    "ru": ["Астрид", "Эрик", "Марта", "Скальд", "Торвальд"],
}
SEEDS = range(3)
"""So many games for each number of players."""
FEWER = {"vikings": range(1)}
"""Where a careful bot takes its time."""
SCENES: dict[str, tuple[str, ...]] = {
    "vikings": (
        *(
            "turn",
            "turn-rich",
            "turn-early",
            "attack",
            "attack-enough",
            "attack-weak",
            "attack-monster",
        ),
        *("defend", "defend-unable", "disarm", "trap", "steal", "mirror", "fetch", "rewind"),
        *("mix", "loot", "asgard", "offer", "keep"),
    ),
    "wolves": (
        *("after-pass", "colour", "deity", "discard-one", "flank-draw", "flank-return", "freya"),
        *("hel-discard", "hel-take", "join", "loki", "pay", "prize", "react", "returning"),
        *("target", "thralls", "turn", "tyr", "valkyrie", "vidar"),
    ),
}
"""Kinds of question a game shall have scenes for; all that occur if it isn't named here."""
RIPE = {"vikings": 330}
"""After so many moves a position shows enough; 40 if a game isn't named here."""
WILD_SEEDS = {"vikings": range(3, 8), "wolves": range(100, 112)}
"""Games of random bots, who come to what greedy ones avoid: for kinds named above and not found."""
ODD: dict[str, dict[str, Any]] = {
    "vikings": {
        "cards": {
            "assassin": {"copies": 12, "cost_beer": 0},
            "hero-trap": {"copies": 12, "cost_gold": 0},
        },
        "halls": {"1": {"gold": 1}, "2": {"gold": 1}},
    }
}
"""Options of those games that make rare questions likely."""
LONGEST = 900
"""Moves after which a game of random bots has shown what it can."""


def main(names: list[str]) -> None:
    """Write the scenes of these games."""
    for name in names or ["asgard", "vikings", "wolves"]:
        folder = FIXTURES / name
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        players = game_named(name)
        scenes: dict[str, Any] = {}
        for count in range(players.min_players, players.max_players + 1):
            for seed in FEWER.get(name, SEEDS):
                scenes |= play(name, count, seed, scenes)
            for seed in WILD_SEEDS.get(name, ()):
                if all(f"{count}p-{kind}" in scenes for kind in SCENES[name]):
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
    game = game_named(name)
    options = {} if level == "greedy" else ODD.get(name, {})
    session = Session(game, players, seed, options, NAMES["en"][:players])
    bots = [bot(level, game, seat, seed) for seat in range(players)]
    found: dict[str, Any] = {}
    before = session.state.clone()
    while session.state.waiting and (level == "greedy" or len(session.record.moves) < LONGEST):
        for seat in session.state.waiting:
            kind = kind_of(session.state.view(seat))
            title = f"{players}p-{kind}"
            number = len(session.record.moves)
            if name in SCENES and kind not in SCENES[name]:
                continue
            # Late scenes show more; those of the first seat have the names in order.
            worth = (min(number, RIPE.get(name, 40)), -seat)
            best = found.get(title) or known.get(title)
            if best and name in RIPE and (number < RIPE[name] or best["level"] != level):
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
    asked = view["frames"][-1]
    kind = str(asked["frame"])
    if view["game"] == "vikings":
        return kind + variety(kind, view)
    return kind


def variety(kind: str, view: dict[str, Any]) -> str:
    """Vikings: what makes one such question look unlike another."""
    if kind == "turn":
        rich = view["turn"]["beer"] + view["turn"]["gold"] >= 4
        return "-early" if view["round"] < 3 else "-rich" if rich else ""
    if kind == "attack" and view["turn"]["sent"]:
        if view["frames"][-1]["victim"] >= view["players"]:
            return "-monster"
        fight = view["attack"]
        return "-enough" if fight["strength"] >= fight["defence"] else "-weak"
    towers = ("cannon", "chicken-tower", "sheep-cannon", "shockwave-tower", "hero-trap")
    if kind == "defend" and not any(name in view["hand"] for name in towers):
        return "-unable"
    return ""


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
