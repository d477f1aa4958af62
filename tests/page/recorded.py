"""A position of a game as the hall would send it: what the boards' harness shows."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from meadhall.hall.wire.words import words_for
from meadhall.kernel.session import Session
from meadhall.kernel.texts import LANGUAGES

NAMES = {
    "en": ["Astrid", "Erik", "Marta", "Skald", "Torvald"],
    "ru": ["Астрид", "Эрик", "Марта", "Скальд", "Торвальд"],
}


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
